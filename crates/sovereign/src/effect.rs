//! The effect vocabulary: what cards and classes can do, as data (SV-8.1 to SV-8.14).
//!
//! A card's record in `cards/*.toml` is written in these words. The interpreter carries them
//! out, and the text a player reads is derived from them ([`crate::text`]). No card's name
//! stands in code.

use crate::cost::Cost;
use crate::crystal::Colour;
use crate::select::{CardChoice, CardName, Filter, Selector, Who};
use crate::value::{Condition, Value};
use serde::{Deserialize, Serialize};

/// When an ability works (SV-8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Trigger {
    /// As long as the Haerian is on the battlefield, or the Building controlled.
    Static,
    /// The effect of playing an Event.
    Event,
    /// A Vocation of a class.
    Vocation,
    /// An additional cost.
    Tribute,
    /// An Equipment is used in combat.
    Use,
    /// An Equipment can be used only so.
    Usable,
    /// It enters the battlefield.
    Intervention,
    /// It dies.
    Testament,
    /// It declares a fight.
    Assault,
    /// A fight is declared against it.
    Defend,
    /// It suffers damage outside combat.
    Immolation,
    /// It is picked up and activated.
    Snare,
    /// Its controller's Dawn.
    Dawn,
    /// Its controller's Sunset.
    Sunset,
    /// It kills in combat.
    Kill,
    /// Its direct attack dealt damage.
    DirectHit,
    /// It arrives on a zone by moving.
    Step,
    /// Its arrival removed an enemy face-down card.
    Trespass,
    /// An Equipment was used on it.
    Equipped,
    /// Another Haerian of its controller enters.
    AllyEnters,
    /// Another Haerian of its controller dies.
    AllyDies,
    /// An enemy Haerian dies.
    EnemyDies,
    /// Its controller finished playing an Event.
    YouEvent,
    /// Face-down cards of its controller left the battlefield.
    CoverLost,
    /// A player gains control of the Building.
    Capture,
}

/// One ability of a card or class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ability {
    /// When it works.
    pub on: Trigger,
    /// Its controller may decline it.
    #[serde(default, skip_serializing_if = "is_false")]
    pub optional: bool,
    /// Crystals a Vocation costs.
    #[serde(default, skip_serializing_if = "Cost::is_free")]
    pub cost: Cost,
    /// What must be so.
    #[serde(default, rename = "if", skip_serializing_if = "Vec::is_empty")]
    pub when: Vec<Condition>,
    /// At most once a turn.
    #[serde(default, skip_serializing_if = "is_false")]
    pub once: bool,
    /// What is done, in order.
    #[serde(default, rename = "do", skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Step>,
}

fn is_false(value: &bool) -> bool {
    !value
}

/// How long an effect lasts (SV-8.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// The Sunset of this turn.
    Sunset,
    /// The end of this combat.
    Combat,
    /// The controller's next turn begins.
    NextTurn,
    /// As long as the object stays on the battlefield.
    Lasting,
}

/// What kinds of damage there are (SV-1.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Damage {
    /// Dealt in combat, or by razing.
    Combat,
    /// Dealt by anything else.
    Effect,
    /// Both.
    All,
}

/// A trait of a Haerian (SV-8.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Trait {
    /// Forces adjacent enemies to fight it.
    Bulwark,
    /// Deals combat damage first.
    First,
    /// When it attacks, it is dealt none back.
    Unanswered,
    /// Face-down cards it steps on go to the Afterlife.
    Pillager,
    /// Moves diagonally too.
    Diagonal,
    /// May jump two zones in a straight line.
    Leap,
    /// One more move each turn.
    Strider,
    /// Cannot move.
    Rooted,
    /// Cannot take combat actions.
    Pacified,
    /// Cannot be chosen by the opponent's effects.
    Warded,
    /// May fight in the turn it enters.
    Swift,
    /// May be played on the second line.
    Vanguard,
    /// One more Equipment in its combats.
    Twinarmed,
    /// No Equipment can be used on it.
    Unarmed,
    /// Doubles its damage to Buildings.
    Siege,
    /// The opponent's effects cannot move it, bounce it or tuck it.
    Steadfast,
}

impl Trait {
    /// All of them, in the order of their bits.
    pub const ALL: [Trait; 16] = [
        Trait::Bulwark,
        Trait::First,
        Trait::Unanswered,
        Trait::Pillager,
        Trait::Diagonal,
        Trait::Leap,
        Trait::Strider,
        Trait::Rooted,
        Trait::Pacified,
        Trait::Warded,
        Trait::Swift,
        Trait::Vanguard,
        Trait::Twinarmed,
        Trait::Unarmed,
        Trait::Siege,
        Trait::Steadfast,
    ];
}

/// Which action an effect gives (T20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// A move.
    Move,
    /// A fight, a raze or a strike.
    Combat,
}

/// Where an effect moves a Haerian (T21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Destination {
    /// A free adjacent zone.
    Adjacent,
    /// One zone back.
    Back,
    /// One zone forward.
    Forward,
    /// A free zone of its controller's Initial Line.
    Initial,
    /// A free zone of its controller's Home rows.
    Home,
}

/// Where an effect puts a Haerian (T33, T36, T45).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// A free zone of your Initial Line.
    Initial,
    /// A free zone of your Home rows.
    Home,
    /// A free zone adjacent to the source.
    Adjacent,
    /// Your hand.
    Hand,
    /// Your Realms, face-up.
    Realms,
    /// Your Afterlife.
    Afterlife,
}

/// Where in the Chronicles a card is tucked (T24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tucked {
    /// On top.
    Top,
    /// At the bottom.
    Bottom,
    /// Shuffled in.
    Shuffled,
}

/// How cards are discarded (T27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Discarded {
    /// The player chooses.
    Choice,
    /// By chance.
    Random,
    /// The controller looks at the hand and chooses.
    Pick,
}

/// Where covering cards come from (T46).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CoverFrom {
    /// The top of the Chronicles, unseen.
    Chronicles,
    /// The hand.
    Hand,
}

/// How long a changed cost lasts (T42).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CostFor {
    /// As long as the STATIC ability applies.
    Static,
    /// This turn.
    Turn,
    /// The next such card this turn.
    Next,
}

/// When a delayed effect comes (T64).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Later {
    /// This turn's Sunset.
    Sunset,
    /// Your next Dawn.
    Dawn,
}

/// One step of an ability.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
#[allow(missing_docs)] // Fields are what their names say; the catalogue of §8.4 says the rest.
pub enum Step {
    /// T01: damage to each, all at once.
    Damage { on: Selector, amount: Value },
    /// T02: direct damage to a player.
    Hit { who: Who, amount: Value },
    /// T03
    Destroy(Selector),
    /// T04: the player chooses.
    Sacrifice {
        who: Who,
        #[serde(default, rename = "where", skip_serializing_if = "Filter::is_open")]
        filter: Filter,
        count: u8,
    },
    /// T05
    Exile(Selector),
    /// T06: each deals the other its Force.
    Duel { one: Selector, other: Selector },
    /// T07: Equipment of the player is destroyed.
    Break { who: Who, count: u8 },
    /// T08
    Force {
        on: Selector,
        by: Value,
        until: Until,
    },
    /// T09: STATIC only.
    Aura { on: Selector, by: Value },
    /// T10
    SetForce {
        on: Selector,
        to: Value,
        until: Until,
    },
    /// T11: so much damage is removed; all of it without an amount.
    Heal {
        on: Selector,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        amount: Option<Value>,
    },
    /// T12
    Shield {
        on: Selector,
        amount: Value,
        until: Until,
    },
    /// T13
    Immune {
        on: Selector,
        to: Damage,
        until: Until,
    },
    /// T14: without `until` as long as a STATIC ability applies.
    Armor {
        on: Selector,
        amount: Value,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Until>,
    },
    /// T15: likewise.
    Trait {
        on: Selector,
        #[serde(rename = "trait")]
        flag: Trait,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Until>,
    },
    /// T16
    Silence { on: Selector, until: Until },
    /// T17
    Exhaust(Selector),
    /// T18
    Stun(Selector),
    /// T19
    Ready(Selector),
    /// T20
    Extra {
        on: Selector,
        action: Deed,
        count: u8,
    },
    /// T21
    Move { on: Selector, to: Destination },
    /// T22
    Swap { one: Selector, other: Selector },
    /// T23
    Bounce(Selector),
    /// T24
    Tuck { on: Selector, to: Tucked },
    /// T25
    Blink(Selector),
    /// T26
    Draw { who: Who, count: Value },
    /// T27
    Discard { who: Who, count: u8, how: Discarded },
    /// T28
    Mill { who: Who, count: Value },
    /// T29: look at the top cards, keep up to so many, the rest goes to the bottom.
    Look { count: u8, keep: u8 },
    /// T30
    Foresee(u8),
    /// T31
    Search(Filter),
    /// T32
    Retrieve(CardChoice),
    /// T33
    Revive { cards: CardChoice, at: Place },
    /// T34
    Restore(CardChoice),
    /// T35
    Purge(CardChoice),
    /// T36
    Deploy { cards: CardChoice, at: Place },
    /// T37
    Spy(Who),
    /// T38
    Crystallize {
        colour: Colour,
        count: u8,
        #[serde(default, skip_serializing_if = "is_false")]
        exhausted: bool,
    },
    /// T39
    Refresh {
        count: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<Colour>,
    },
    /// T40
    Shatter { who: Who, count: u8 },
    /// T41
    Drain { who: Who, count: u8 },
    /// T42
    Cost {
        #[serde(default, rename = "where", skip_serializing_if = "Filter::is_open")]
        filter: Filter,
        by: i8,
        until: CostFor,
    },
    /// T43
    Germinate(u8),
    /// T44
    Sanctify(u8),
    /// T45
    Generate {
        puppet: CardName,
        count: u8,
        at: Place,
    },
    /// T46
    Cover { count: u8, from: CoverFrom },
    /// T47
    Pickup { who: Who, count: u8 },
    /// T48
    Forfeit { who: Who, count: u8 },
    /// T49
    Breach(u8),
    /// T50
    Peek { who: Who, count: u8 },
    /// T51
    Shift(u8),
    /// T52
    Safeguard { amount: Value, until: Until },
    /// T53
    Take(u8),
    /// T54
    Veil(u8),
    /// T55: STATIC only.
    Quota(i8),
    /// T56: STATIC only.
    Arms(i8),
    /// T57: STATIC only.
    Temper {
        by: i8,
        #[serde(default, rename = "where", skip_serializing_if = "Filter::is_open")]
        filter: Filter,
    },
    /// T58
    Rearm(u8),
    /// T59: without `until` as long as a STATIC ability applies.
    Direct {
        on: Selector,
        by: Value,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Until>,
    },
    /// T60
    Vocations(u8),
    /// T61: exactly one of them.
    Choose(Vec<Step>),
    /// T62
    If { when: Condition, then: Box<Step> },
    /// T63
    Repeat { times: u8, step: Box<Step> },
    /// T64
    Later { at: Later, step: Box<Step> },
    /// The step before must have succeeded (SV-8.10).
    Then(Box<Step>),
}
