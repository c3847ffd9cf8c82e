//! The templates themselves.

use super::{
    Blast, Condition, DiscardHow, Filter, Home, Kind, Pace, ReviveTo, Scope, Seizure, Stat,
    SurgeOn, Whose, all_estri, is_all_estri, is_one, one,
};
use crate::estri::{Estro, EstroSet, Zone};
use crate::tags::Tags;
use serde::{Deserialize, Serialize};

/// What a gift does: one of the 87 templates.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
#[allow(missing_docs)] // Fields are what their names say; the variant's line says the rest.
pub enum Template {
    /// GT-01: this card +amount for good.
    SelfBoost { value: Stat, amount: u8 },
    /// GT-02: up to `up-to` other allies +amount for good.
    AllyBoost {
        value: Stat,
        amount: u8,
        #[serde(default)]
        filter: Filter,
        #[serde(default = "one", skip_serializing_if = "is_one")]
        up_to: u8,
    },
    /// GT-03: every ally now on the field, itself included, +amount for good.
    TeamBoost {
        value: Stat,
        amount: u8,
        #[serde(default)]
        filter: Filter,
    },
    /// GT-04: up to `up-to` enemies -amount for good.
    Weaken {
        value: Stat,
        amount: u8,
        #[serde(default)]
        filter: Filter,
        #[serde(default = "one", skip_serializing_if = "is_one")]
        up_to: u8,
    },
    /// GT-05: every enemy now on the field -amount for good.
    MassWeaken {
        value: Stat,
        amount: u8,
        #[serde(default)]
        filter: Filter,
    },
    /// GT-06: an own value is doubled for good.
    DoubleValue { value: Stat },
    /// GT-07: one enemy's own value is halved for good.
    HalveValue {
        value: Stat,
        #[serde(default)]
        filter: Filter,
    },
    /// GT-08: one card's own value becomes `amount` for good.
    SetValue {
        value: Stat,
        amount: u8,
        side: Whose,
        #[serde(default)]
        filter: Filter,
    },
    /// GT-09: at will, two own values are exchanged for good.
    SwapOwn { value: Stat, with: Stat },
    /// GT-10: this card and one enemy exchange a value for good.
    SwapWithEnemy {
        value: Stat,
        #[serde(default)]
        filter: Filter,
    },
    /// GT-11: one enemy loses up to `amount`, this card gains what was lost.
    Drain {
        value: Stat,
        amount: u8,
        #[serde(default)]
        filter: Filter,
    },
    /// GT-12: allies have +amount.
    AuraAllies {
        value: Stat,
        amount: u8,
        #[serde(default)]
        filter: Filter,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        this_too: bool,
    },
    /// GT-13: enemies have -amount.
    AuraEnemies {
        value: Stat,
        amount: u8,
        #[serde(default)]
        filter: Filter,
    },
    /// GT-14: +amount for each other ally, at most +cap.
    PackBonus {
        value: Stat,
        amount: u8,
        #[serde(default)]
        filter: Filter,
        cap: u8,
    },
    /// GT-15: +amount while no other card is on the own side.
    LoneBonus { value: Stat, amount: u8 },
    /// GT-16: +amount for good each turn, until it gave `cap` in all.
    Growth { value: Stat, amount: u8, cap: u8 },
    /// GT-17: -amount for good each turn.
    Burnout { value: Stat, amount: u8 },
    /// GT-18: +amount while the zone is active.
    ZoneBond { zone: Zone, value: Stat, amount: u8 },
    /// GT-19: +amount from this round on.
    RoundSurge { round: u8, value: Stat, amount: u8 },
    /// GT-20: call a coin; right: +amount for good.
    CoinBoost { value: Stat, amount: u8 },
    /// GT-21: if wanted, call a coin; right: the one, wrong: the other.
    CoinGamble {
        right: Box<Template>,
        wrong: Box<Template>,
    },
    /// GT-22: roll a die; + times the result for good.
    DieBoost { value: Stat, times: u8 },
    /// GT-23: once a turn, re-roll the own die in a clash.
    RerollOwn,
    /// GT-24: the opponent's die is re-rolled.
    ForceReroll,
    /// GT-25: these faces too give this card its +5.
    LoadedDie { faces: Vec<u8> },
    /// GT-26: the opposing card gets no die bonus.
    DieBlock,
    /// GT-27: +amount when attacking a card of these estri.
    AttackSurge {
        value: SurgeOn,
        amount: u8,
        #[serde(default = "all_estri", skip_serializing_if = "is_all_estri")]
        against: EstroSet,
    },
    /// GT-28: +amount when attacked by a card of these estri.
    DefenceSurge {
        value: SurgeOn,
        amount: u8,
        #[serde(default = "all_estri", skip_serializing_if = "is_all_estri")]
        against: EstroSet,
    },
    /// GT-29: defending, the attacker's estro bonus counts 0.
    EstroShield,
    /// GT-30: attacking, an estro malus counts 0.
    EstroMastery,
    /// GT-31: with the lower current TOT, +amount TOT.
    Underdog { amount: u8 },
    /// GT-32: attacking, this value of the defender counts 0 in its TOT.
    Pierce { value: Stat },
    /// GT-33: attacking, the primary rule asks for less: primary × `of` > the other's × `times`.
    Breaker { times: u8, of: u8 },
    /// GT-34: defending, the primary rule is ignored.
    Steadfast,
    /// GT-35: one enemy cannot attack until the end of its controller's next turn.
    Pacify {
        #[serde(default)]
        filter: Filter,
    },
    /// GT-36: not a target while another card without Stealth can be attacked.
    Stealth,
    /// GT-37: enemies must attack a card with Taunt.
    Taunt,
    /// GT-38: if wanted, becomes the defender in place of an attacked ally.
    Intercept {
        #[serde(default)]
        filter: Filter,
    },
    /// GT-39: if wanted, the attack on it moves to another own card at random.
    Mirage,
    /// GT-40: once a turn, an attacker it survives loses `amount` PRIMARY for good.
    Riposte { amount: u8 },
    /// GT-41: an attacker it survives is destroyed.
    Counterkill {
        #[serde(default)]
        filter: Filter,
    },
    /// GT-42: this turn so many more attacks.
    ExtraAttack { count: u8 },
    /// GT-43: may attack twice per turn.
    DoubleStrike,
    /// GT-44: once a turn, after destroying by attack it may attack again.
    Rampage,
    /// GT-45: one enemy is destroyed.
    DestroyOne {
        #[serde(default)]
        filter: Filter,
    },
    /// GT-46: all cards matching are destroyed, but not this one.
    DestroyAll {
        side: Whose,
        #[serde(default)]
        filter: Filter,
    },
    /// GT-47: if wanted, sacrifice another own card, then the effect.
    SacrificeFor { then: Box<Template> },
    /// GT-48: destroyed by an attack, it strikes the attacker.
    DeathBlast(Blast),
    /// GT-49: when destroyed, the effect.
    LastWill { then: Box<Template> },
    /// GT-50: it is not destroyed, once.
    SurviveOnce,
    /// GT-51: if wanted, another ally is not destroyed, once.
    SaveAlly {
        #[serde(default)]
        filter: Filter,
    },
    /// GT-52: if wanted, it is destroyed in place of another ally.
    Martyr {
        #[serde(default)]
        filter: Filter,
    },
    /// GT-53: one ally cannot be destroyed until the controller's next turn.
    TurnShield {
        #[serde(default)]
        filter: Filter,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        this_too: bool,
    },
    /// GT-54: enemy gifts with one of these tags neither target nor affect it.
    GiftWard { tags: Tags },
    /// GT-55: destroyed, it goes to the hand or under the deck.
    ReturnOnDeath { to: Home },
    /// GT-56: draw cards.
    Draw { count: u8 },
    /// GT-57: draw, then discard.
    Loot { draw: u8, discard: u8 },
    /// GT-58: the opponent discards.
    EnemyDiscard { count: u8, how: DiscardHow },
    /// GT-59: see random cards of the opponent's hand.
    PeekHand { count: u8 },
    /// GT-60: look at the top of the own deck and put it back in any order.
    Scry { count: u8 },
    /// GT-61: a random matching card of the own deck goes to the hand.
    Tutor {
        #[serde(default)]
        filter: Filter,
    },
    /// GT-62: at will, play one more card.
    ExtraPlay {
        #[serde(default)]
        filter: Filter,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        inhibited: bool,
    },
    /// GT-63: the hand limit is larger.
    HandLimit { more: u8 },
    /// GT-64: the opponent skips the next mandatory draw.
    SkipDraw,
    /// GT-65: one card returns to its owner's hand.
    Bounce {
        side: Whose,
        #[serde(default)]
        filter: Filter,
    },
    /// GT-66: at will, armed; the effect follows at the k-th next turn.
    Delayed { turns: u8, then: Box<Template> },
    /// GT-67: one card of the own incinerator comes back.
    Revive {
        #[serde(default)]
        filter: Filter,
        to: ReviveTo,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        inhibited: bool,
    },
    /// GT-68: one card of the opponent's incinerator enters the own field, without its gift.
    GraveRob {
        #[serde(default)]
        filter: Filter,
    },
    /// GT-69: an announced enemy gift with one of the tags is countered.
    CounterGift {
        kind: Kind,
        tags: Tags,
        scope: Scope,
    },
    /// GT-70: one enemy's gift is inhibited for good.
    Silence {
        #[serde(default)]
        filter: Filter,
    },
    /// GT-71: ∞ gifts of enemies are inhibited while it lasts.
    SilenceAura {
        #[serde(default)]
        filter: Filter,
    },
    /// GT-72: its gift becomes a copy of another face-up card's.
    CopyGift {
        #[serde(default)]
        filter: Filter,
    },
    /// GT-73: at will, another ally's used gift becomes unused.
    Recharge {
        #[serde(default)]
        filter: Filter,
    },
    /// GT-74: take control of one enemy.
    Seize {
        #[serde(default)]
        filter: Filter,
        lasting: Seizure,
    },
    /// GT-75: its values become those of another face-up card.
    CopyValues {
        #[serde(default)]
        filter: Filter,
    },
    /// GT-76: up to so many enemy face-down cards turn face-up.
    Reveal { count: u8 },
    /// GT-77: at will, one own card turns face-down.
    Hide {
        #[serde(default)]
        filter: Filter,
    },
    /// GT-78: one card becomes another estro.
    ChangeEstro {
        side: Whose,
        #[serde(default)]
        filter: Filter,
        /// The new estro; the controller chooses if not given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Estro>,
    },
    /// GT-79: if wanted, counts as a chosen estro for the attack.
    Chameleon,
    /// GT-80: the zone is replaced by a random or a chosen one.
    ZoneShift {
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        chosen: bool,
    },
    /// GT-81: the zone's power becomes available again.
    ZoneRefresh,
    /// GT-82: when the opponent plays a matching card, the effect on that card.
    PlayTrap {
        #[serde(default)]
        filter: Filter,
        then: Box<Template>,
    },
    /// GT-83: the effect at the end of each turn or round.
    Tick { each: Pace, then: Box<Template> },
    /// GT-84: the effect only under a condition.
    Conditional {
        when: Condition,
        then: Box<Template>,
    },
    /// GT-85: one of two effects, as its controller chooses.
    Choice {
        one: Box<Template>,
        other: Box<Template>,
    },
    /// GT-86: one ally is freed of what lowered it.
    Cleanse {
        #[serde(default)]
        filter: Filter,
    },
    /// GT-87: cards of the opponent's incinerator leave the game.
    Exile { count: u8 },
    /// Only as the wrong call of GT-21: this card is destroyed.
    DestroySelf,
    /// Only as the wrong call of GT-21: this card -amount for good.
    SelfWeaken { value: Stat, amount: u8 },
    /// Only as the wrong call of GT-21: discard cards of the own choice.
    OwnDiscard { count: u8 },
}

impl Template {
    /// The templates inside this one.
    pub fn nested(&self) -> impl Iterator<Item = &Template> {
        let (first, second) = match self {
            Template::CoinGamble { right, wrong } => (Some(right), Some(wrong)),
            Template::Choice { one, other } => (Some(one), Some(other)),
            Template::SacrificeFor { then }
            | Template::LastWill { then }
            | Template::Delayed { then, .. }
            | Template::PlayTrap { then, .. }
            | Template::Tick { then, .. }
            | Template::Conditional { then, .. } => (Some(then), None),
            _ => (None, None),
        };
        first.into_iter().chain(second).map(|inner| &**inner)
    }
}
