//! The effect vocabulary: what cards and faction actions can do, as data.
//!
//! A card's record in `cards/*.toml` is written in these words. The engine executes them
//! (`interpreter.rs`), and the text a player reads is derived from them
//! ([`crate::text`]). No card's name stands in code.

use crate::layout::Rows;
use serde::{Deserialize, Deserializer, Serialize};

/// One step of an effect. Steps are carried out in order; choices of a later one are made after
/// the earlier one is done (CN-3.2.4).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
pub enum Step {
    /// The side gains gold.
    Gold(Amount),
    /// The actor draws cards.
    Draw(u8),
    /// The actor draws this many if the Elemental spoken of is defeated by this attack (R79).
    DrawIfDefeated(u8),
    /// The actor discards exactly this many cards from hand.
    Discard(u8),
    /// The actor discards 1 to this many cards from hand (R70).
    DiscardUpTo(u8),
    /// The actor moves 1 to this many cards from the discard pile to the hand.
    FetchUpTo(u8),
    /// The actor moves one card from the discard pile to the top of the deck.
    Recall,
    /// The actor moves an Elemental from the discard pile into the formation, placed as a summon.
    Revive,
    /// The actor plays an Attack Command from the discard pile.
    AttackFromDiscard,
    /// Puts boosts on Elementals.
    Boost {
        /// How many, on each.
        #[serde(default = "one")]
        amount: Amount,
        /// On whom.
        on: Who,
    },
    /// Puts shields on Elementals.
    Shield {
        /// How many, on each.
        #[serde(default = "one")]
        amount: Amount,
        /// On whom.
        on: Who,
    },
    /// Puts one boost or one shield, as the actor chooses.
    BoostOrShield {
        /// On whom.
        on: Who,
    },
    /// Deals DMG, all of it in one batch (CN-4.4.1).
    Damage {
        /// How much, to each.
        amount: Amount,
        /// To whom.
        to: Who,
    },
    /// Two Elementals exchange spaces.
    Exchange {
        /// The one.
        one: Who,
        /// The other.
        with: Who,
    },
    /// Moves an Elemental to its owner's discard pile.
    Withdraw(Who),
    /// Removes all boosts and shields.
    Strip(Who),
    /// Removes all damage counters.
    Heal(Who),
    /// Removes 1 to `up-to` tokens from one Elemental, as many as the actor chooses; later
    /// amounts may count them.
    Spend {
        /// Which tokens.
        token: Token,
        /// From whom.
        from: Who,
        /// How many at the most.
        up_to: u8,
    },
    /// Removes all shields of the actor's formation and divides them anew, as the actor likes.
    DivideShields,
    /// The DMG that this attack deals to the Elemental spoken of is reduced.
    Reduce(u8),
    /// The DMG that this attack deals to the Elemental spoken of becomes 0.
    Annul,
}

/// A token that can be put on an Elemental.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// Adds 1 to STR in an attack.
    Boost,
    /// Takes 1 off incoming DMG.
    Shield,
}

/// How much.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Amount {
    /// So many for each card discarded or token spent by an earlier step.
    PerPaid(u8),
    /// By how many were discarded or spent: the first number for 1, the second for 2, ...
    ByPaid(Vec<u8>),
    /// By the row of the actor's own Sage, Row I first.
    BySageRow([u8; 3]),
    /// One for each token of this kind on the Elemental with the effect.
    PerTokenOnThis(Token),
    /// The attack's STR, bonuses and boosts included (CN-4.2.3).
    AttackStrength,
    /// One for each Elemental of this faction connected to the one that receives it.
    PerConnected(Faction),
    /// `base`, and `bonus` more if the Elemental spoken of is of this faction.
    MoreFor {
        /// For every Elemental.
        base: u8,
        /// More for one of the faction.
        bonus: u8,
        /// The faction.
        faction: Faction,
    },
    /// A number.
    #[serde(untagged)]
    Fixed(u8),
}

fn one() -> Amount {
    Amount::Fixed(1)
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum TaggedAmount {
    PerPaid(u8),
    ByPaid(Vec<u8>),
    BySageRow([u8; 3]),
    PerTokenOnThis(Token),
    AttackStrength,
    PerConnected(Faction),
    MoreFor {
        base: u8,
        bonus: u8,
        faction: Faction,
    },
}

/// A plain number is a fixed amount; anything else names its kind. By hand, so that a wrong
/// word is reported as such and not as "did not match any variant".
impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Amount, D::Error> {
        struct Visitor;
        impl<'de> serde::de::Visitor<'de> for Visitor {
            type Value = Amount;

            fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.write_str("a number from 0 to 255 or an amount such as { per-paid = 1 }")
            }

            fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<Amount, E> {
                let unexpected = serde::de::Unexpected::Signed(number);
                u8::try_from(number)
                    .map(Amount::Fixed)
                    .map_err(|_| E::invalid_value(unexpected, &self))
            }

            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Amount, E> {
                self.visit_i64(i64::try_from(number).unwrap_or(i64::MAX))
            }

            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Amount, E> {
                TaggedAmount::deserialize(serde::de::value::StrDeserializer::new(word))
                    .map(Amount::from)
            }

            fn visit_map<A: serde::de::MapAccess<'de>>(self, map: A) -> Result<Amount, A::Error> {
                TaggedAmount::deserialize(serde::de::value::MapAccessDeserializer::new(map))
                    .map(Amount::from)
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

impl From<TaggedAmount> for Amount {
    fn from(tagged: TaggedAmount) -> Amount {
        match tagged {
            TaggedAmount::PerPaid(each) => Amount::PerPaid(each),
            TaggedAmount::ByPaid(table) => Amount::ByPaid(table),
            TaggedAmount::BySageRow(table) => Amount::BySageRow(table),
            TaggedAmount::PerTokenOnThis(token) => Amount::PerTokenOnThis(token),
            TaggedAmount::AttackStrength => Amount::AttackStrength,
            TaggedAmount::PerConnected(faction) => Amount::PerConnected(faction),
            TaggedAmount::MoreFor {
                base,
                bonus,
                faction,
            } => Amount::MoreFor {
                base,
                bonus,
                faction,
            },
        }
    }
}

/// Whom a step concerns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Who {
    /// The Elemental with the effect; for an Attack Command, the attacker.
    This,
    /// The Elemental the event speaks of, or the one an earlier step chose.
    That,
    /// The attacking Elemental.
    Attacker,
    /// The actor's own Sage.
    Sage,
    /// One that the actor chooses.
    One(Among),
    /// 1 to this many different ones that the actor chooses.
    UpTo(u8, Among),
    /// All of them.
    Each(Among),
}

/// The Elementals that a choice is made from.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Among {
    /// Whose formation.
    pub side: Whose,
    /// In which rows.
    #[serde(default = "all_rows", skip_serializing_if = "is_all_rows")]
    pub rows: Rows,
    /// Only of this faction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<Faction>,
    /// Only those connected to the actor's own Sage.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub connected_to_sage: bool,
    /// Only those connected to the Elemental with the effect.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub connected_to_this: bool,
    /// No Sage.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_sage: bool,
    /// Not the Elemental spoken of.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub another: bool,
}

fn all_rows() -> Rows {
    Rows::ALL
}

fn is_all_rows(rows: &Rows) -> bool {
    *rows == Rows::ALL
}

/// Whose formation, seen from the actor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// The actor's side's.
    Own,
    /// The other side's.
    Enemy,
}

/// The four factions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Faction {
    /// Defends by making shields.
    Pebble,
    /// Balances through card advantage and control of the formation.
    Droplet,
    /// Attacks with boosted damage.
    Twig,
    /// Balances through control of deck and discard pile.
    Leaf,
}

impl Faction {
    /// All factions.
    pub const ALL: [Faction; 4] = [
        Faction::Pebble,
        Faction::Droplet,
        Faction::Twig,
        Faction::Leaf,
    ];
}

/// How an attack is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// Row I against Row I.
    Melee,
    /// From a distance.
    Ranged,
}

/// A dawn effect (CN-3.2).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Dawn {
    /// Usable only if the Elemental has at least one token of this kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needs: Option<Token>,
    /// What it does.
    #[serde(rename = "do")]
    pub steps: Vec<Step>,
}

/// A triggered effect that is queued when its event happens (CN-6).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Trigger {
    /// The event it answers.
    pub when: When,
    /// Is its owner asked, and may decline (CN-6.1.4)?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ask: bool,
    /// What it does.
    #[serde(rename = "do")]
    pub steps: Vec<Step>,
}

/// The event that a trigger answers (CN-6.2).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum When {
    /// An Elemental of its formation attacks.
    Attacks {
        /// Which.
        who: Subject,
        /// Only by an attack of this style.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        style: Option<Style>,
        /// Only one of this faction.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        faction: Option<Faction>,
    },
    /// An Elemental of its formation is attacked.
    Attacked {
        /// Which.
        who: Subject,
        /// Only by an attack of this style.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        style: Option<Style>,
        /// Only one in these rows.
        #[serde(default = "all_rows", skip_serializing_if = "is_all_rows")]
        rows: Rows,
    },
    /// It deals DMG by attacking.
    DealsDamage,
    /// It defeats an enemy Elemental by attacking.
    Defeats,
    /// An Elemental enters its formation.
    EntersFormation(Subject),
    /// An Elemental left its formation.
    LeftFormation(Subject),
    /// An Elemental of its formation enters a row.
    EntersRow {
        /// Which.
        who: Subject,
        /// The rows.
        rows: Rows,
        /// Only one of this faction.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        faction: Option<Faction>,
    },
    /// An Elemental of its formation has shields put on it.
    ShieldsAdded(Subject),
    /// An Elemental of its formation has shields removed.
    ShieldsRemoved(Subject),
}

/// Which Elemental an event must concern (CN-6.1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    /// The one with the effect.
    This,
    /// Any other one.
    Another,
    /// Any, itself included.
    Any,
}

/// An effect that works by itself while its Elemental stands in a fitting row.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Passive {
    /// Elementals in these rows of its formation have +1 STR for each damage counter on it
    /// while they attack so.
    LendsWounds {
        /// The attacker's rows.
        rows: Rows,
        /// The style of the attack.
        style: Style,
    },
    /// Its boosts are not removed after it attacks.
    KeepsBoosts,
    /// Defeated, it goes to its owner's hand.
    ReturnsToHand,
    /// Its owner may let it take DMG that would be dealt to an Elemental in these rows.
    Guards {
        /// The rows.
        rows: Rows,
    },
    /// Its owner may let it exchange spaces with a connected Elemental that would be dealt DMG,
    /// and take that DMG.
    StepsIn,
}

/// A faction action, unlocked at a level (CN-3.4).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FactionAction {
    /// The level that unlocks it.
    pub level: u8,
    /// What it does.
    #[serde(rename = "do")]
    pub steps: Vec<Step>,
}

/// What an Attack Command does (CN-4.2).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AttackCommand {
    /// Melee or ranged.
    pub style: Style,
    /// The rows from which the attacker may attack.
    pub from: Rows,
    /// Where its targets stand.
    pub at: Range,
    /// How many targets at the most.
    #[serde(default = "one_target", skip_serializing_if = "is_one_target")]
    pub up_to: u8,
    /// Added to STR to give the DMG.
    #[serde(default, skip_serializing_if = "is_no_change")]
    pub damage: i8,
    /// More STR during the attack if the attacker is a Basic.
    #[serde(default, skip_serializing_if = "is_none_at_all")]
    pub basic_bonus: u8,
    /// The attacker's shields are removed, each for 1 STR during the attack (R71).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shields_become_strength: bool,
    /// What follows after boosts were removed, for the attacker (CN-4.2.11).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub afterwards: Vec<Step>,
}

fn one_target() -> u8 {
    1
}

fn is_one_target(targets: &u8) -> bool {
    *targets == 1
}

fn is_no_change(change: &i8) -> bool {
    *change == 0
}

fn is_none_at_all(amount: &u8) -> bool {
    *amount == 0
}

/// Where the targets of an attack stand.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Range {
    /// In these enemy rows.
    Rows(Rows),
    /// In the enemy row that is this many rows away from the attacker.
    Away(u8),
}

/// What an Instant Command does (CN-4.2.6).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct InstantCommand {
    /// Only against an attack of this style.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub style: Option<Style>,
    /// Only for an attacked Elemental of this faction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<Faction>,
    /// What it does.
    #[serde(rename = "do")]
    pub steps: Vec<Step>,
}
