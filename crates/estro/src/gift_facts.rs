//! What the catalogue of §5.4 says of each template: number, kind, window, tags, and whether it
//! asks, or works in Last Bastion.

use crate::gift::{Kind, Pace, Template, Whose};
use crate::tags::{Tag, Tags};

/// When a gift opens (ES-5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The words of ES-5.4.
#[repr(u8)]
pub enum Window {
    Static,
    Play,
    EnemyPlay,
    TurnStart,
    TurnEnd,
    RoundEnd,
    Main,
    /// GT-79 opens both when attacking and when attacked.
    EitherDeclared,
    AttackDeclared,
    DefenceDeclared,
    AllyAttacked,
    Dice,
    Compare,
    Kill,
    Survive,
    WouldDie,
    AllyWouldDie,
    Death,
    EnemyGift,
}

impl Window {
    /// Is it a window that opens by itself in answer to something (ES-8.10.9)?
    pub const fn is_reaction(self) -> bool {
        !matches!(self, Window::Static | Window::Play | Window::Main)
    }
}

impl Template {
    /// Its number in the catalogue. The three outcomes that only a wrong call has are part of
    /// GT-21.
    pub const fn number(&self) -> u8 {
        match self {
            Template::SelfBoost { .. } => 1,
            Template::AllyBoost { .. } => 2,
            Template::TeamBoost { .. } => 3,
            Template::Weaken { .. } => 4,
            Template::MassWeaken { .. } => 5,
            Template::DoubleValue { .. } => 6,
            Template::HalveValue { .. } => 7,
            Template::SetValue { .. } => 8,
            Template::SwapOwn { .. } => 9,
            Template::SwapWithEnemy { .. } => 10,
            Template::Drain { .. } => 11,
            Template::AuraAllies { .. } => 12,
            Template::AuraEnemies { .. } => 13,
            Template::PackBonus { .. } => 14,
            Template::LoneBonus { .. } => 15,
            Template::Growth { .. } => 16,
            Template::Burnout { .. } => 17,
            Template::ZoneBond { .. } => 18,
            Template::RoundSurge { .. } => 19,
            Template::CoinBoost { .. } => 20,
            Template::CoinGamble { .. }
            | Template::DestroySelf
            | Template::SelfWeaken { .. }
            | Template::OwnDiscard { .. } => 21,
            Template::DieBoost { .. } => 22,
            Template::RerollOwn => 23,
            Template::ForceReroll => 24,
            Template::LoadedDie { .. } => 25,
            Template::DieBlock => 26,
            Template::AttackSurge { .. } => 27,
            Template::DefenceSurge { .. } => 28,
            Template::EstroShield => 29,
            Template::EstroMastery => 30,
            Template::Underdog { .. } => 31,
            Template::Pierce { .. } => 32,
            Template::Breaker { .. } => 33,
            Template::Steadfast => 34,
            Template::Pacify { .. } => 35,
            Template::Stealth => 36,
            Template::Taunt => 37,
            Template::Intercept { .. } => 38,
            Template::Mirage => 39,
            Template::Riposte { .. } => 40,
            Template::Counterkill { .. } => 41,
            Template::ExtraAttack { .. } => 42,
            Template::DoubleStrike => 43,
            Template::Rampage => 44,
            Template::DestroyOne { .. } => 45,
            Template::DestroyAll { .. } => 46,
            Template::SacrificeFor { .. } => 47,
            Template::DeathBlast(_) => 48,
            Template::LastWill { .. } => 49,
            Template::SurviveOnce => 50,
            Template::SaveAlly { .. } => 51,
            Template::Martyr { .. } => 52,
            Template::TurnShield { .. } => 53,
            Template::GiftWard { .. } => 54,
            Template::ReturnOnDeath { .. } => 55,
            Template::Draw { .. } => 56,
            Template::Loot { .. } => 57,
            Template::EnemyDiscard { .. } => 58,
            Template::PeekHand { .. } => 59,
            Template::Scry { .. } => 60,
            Template::Tutor { .. } => 61,
            Template::ExtraPlay { .. } => 62,
            Template::HandLimit { .. } => 63,
            Template::SkipDraw => 64,
            Template::Bounce { .. } => 65,
            Template::Delayed { .. } => 66,
            Template::Revive { .. } => 67,
            Template::GraveRob { .. } => 68,
            Template::CounterGift { .. } => 69,
            Template::Silence { .. } => 70,
            Template::SilenceAura { .. } => 71,
            Template::CopyGift { .. } => 72,
            Template::Recharge { .. } => 73,
            Template::Seize { .. } => 74,
            Template::CopyValues { .. } => 75,
            Template::Reveal { .. } => 76,
            Template::Hide { .. } => 77,
            Template::ChangeEstro { .. } => 78,
            Template::Chameleon => 79,
            Template::ZoneShift { .. } => 80,
            Template::ZoneRefresh => 81,
            Template::PlayTrap { .. } => 82,
            Template::Tick { .. } => 83,
            Template::Conditional { .. } => 84,
            Template::Choice { .. } => 85,
            Template::Cleanse { .. } => 86,
            Template::Exile { .. } => 87,
        }
    }

    /// 1V or ∞ (ES-1.6).
    pub fn kind(&self) -> Kind {
        match self {
            Template::CounterGift { kind, .. } => *kind,
            Template::Conditional { then, .. } => then.kind(),
            Template::Choice { one, .. } => one.kind(),
            Template::Tick { .. }
            | Template::Growth { .. }
            | Template::Burnout { .. }
            | Template::RerollOwn
            | Template::DieBlock
            | Template::AttackSurge { .. }
            | Template::DefenceSurge { .. }
            | Template::EstroShield
            | Template::EstroMastery
            | Template::Underdog { .. }
            | Template::Pierce { .. }
            | Template::Breaker { .. }
            | Template::Steadfast
            | Template::Riposte { .. }
            | Template::Rampage
            | Template::Martyr { .. }
            | Template::Chameleon => Kind::Always,
            _ if self.window() == Window::Static => Kind::Always,
            _ => Kind::Once,
        }
    }

    /// When it opens (ES-5.4).
    pub fn window(&self) -> Window {
        match self {
            Template::AuraAllies { .. }
            | Template::AuraEnemies { .. }
            | Template::PackBonus { .. }
            | Template::LoneBonus { .. }
            | Template::ZoneBond { .. }
            | Template::RoundSurge { .. }
            | Template::LoadedDie { .. }
            | Template::Stealth
            | Template::Taunt
            | Template::DoubleStrike
            | Template::GiftWard { .. }
            | Template::HandLimit { .. }
            | Template::SilenceAura { .. } => Window::Static,
            Template::Growth { .. } | Template::Burnout { .. } => Window::TurnStart,
            Template::SwapOwn { .. }
            | Template::ExtraPlay { .. }
            | Template::Delayed { .. }
            | Template::Recharge { .. }
            | Template::Hide { .. } => Window::Main,
            Template::RerollOwn | Template::ForceReroll | Template::DieBlock => Window::Dice,
            Template::AttackSurge { .. } => Window::AttackDeclared,
            Template::DefenceSurge { .. } | Template::Mirage => Window::DefenceDeclared,
            Template::Chameleon => Window::EitherDeclared,
            Template::EstroShield
            | Template::EstroMastery
            | Template::Underdog { .. }
            | Template::Pierce { .. }
            | Template::Breaker { .. }
            | Template::Steadfast => Window::Compare,
            Template::Intercept { .. } => Window::AllyAttacked,
            Template::Riposte { .. } | Template::Counterkill { .. } => Window::Survive,
            Template::Rampage => Window::Kill,
            Template::DeathBlast(_)
            | Template::LastWill { .. }
            | Template::ReturnOnDeath { .. } => Window::Death,
            Template::SurviveOnce => Window::WouldDie,
            Template::SaveAlly { .. } | Template::Martyr { .. } => Window::AllyWouldDie,
            Template::CounterGift { .. } => Window::EnemyGift,
            Template::PlayTrap { .. } => Window::EnemyPlay,
            Template::Tick { each, .. } => match each {
                Pace::Turn => Window::TurnEnd,
                Pace::Round => Window::RoundEnd,
            },
            Template::Conditional { then, .. } => then.window(),
            Template::Choice { one, .. } => one.window(),
            _ => Window::Play,
        }
    }

    /// Is its controller asked whether to use it (ES-5.6)?
    pub fn is_optional(&self) -> bool {
        match self {
            Template::Conditional { then, .. } => then.is_optional(),
            Template::Choice { one, .. } => one.is_optional(),
            Template::CoinGamble { .. }
            | Template::RerollOwn
            | Template::ForceReroll
            | Template::Intercept { .. }
            | Template::Mirage
            | Template::Rampage
            | Template::SacrificeFor { .. }
            | Template::SaveAlly { .. }
            | Template::Martyr { .. }
            | Template::Chameleon => true,
            _ => self.window() == Window::Main,
        }
    }

    /// Does it work at most once per turn?
    pub fn is_once_per_turn(&self) -> bool {
        match self {
            Template::Conditional { then, .. } => then.is_once_per_turn(),
            _ => matches!(
                self,
                Template::RerollOwn | Template::Riposte { .. } | Template::Rampage
            ),
        }
    }

    /// What counters and wards see of it (ES-5.18).
    pub fn tags(&self) -> Tags {
        const fn of(tags: &[Tag]) -> Tags {
            Tags::of(tags)
        }
        match self {
            Template::SelfBoost { .. }
            | Template::AllyBoost { .. }
            | Template::TeamBoost { .. }
            | Template::DoubleValue { .. }
            | Template::AuraAllies { .. }
            | Template::PackBonus { .. }
            | Template::LoneBonus { .. }
            | Template::Growth { .. }
            | Template::RoundSurge { .. }
            | Template::AttackSurge { .. }
            | Template::DefenceSurge { .. }
            | Template::EstroMastery
            | Template::Underdog { .. }
            | Template::Recharge { .. }
            | Template::Cleanse { .. } => of(&[Tag::Buff]),
            Template::Weaken { .. }
            | Template::MassWeaken { .. }
            | Template::HalveValue { .. }
            | Template::AuraEnemies { .. }
            | Template::Burnout { .. }
            | Template::Pierce { .. }
            | Template::Riposte { .. }
            | Template::SelfWeaken { .. } => of(&[Tag::Debuff]),
            Template::SetValue { side, .. } => match side {
                Whose::Enemy => of(&[Tag::Debuff]),
                _ => of(&[Tag::Buff]),
            },
            Template::SwapOwn { .. } => of(&[Tag::Swap]),
            Template::SwapWithEnemy { .. } => of(&[Tag::Swap, Tag::Steal]),
            Template::Drain { .. } => of(&[Tag::Steal, Tag::Debuff]),
            Template::ZoneBond { .. } => of(&[Tag::Buff, Tag::Zone]),
            Template::CoinBoost { .. } => of(&[Tag::Coin, Tag::Buff]),
            Template::CoinGamble { .. } => of(&[Tag::Coin]),
            Template::DieBoost { .. } => of(&[Tag::Dice, Tag::Buff]),
            Template::RerollOwn
            | Template::ForceReroll
            | Template::LoadedDie { .. }
            | Template::DieBlock => of(&[Tag::Dice]),
            Template::EstroShield
            | Template::Steadfast
            | Template::Stealth
            | Template::Taunt
            | Template::SurviveOnce
            | Template::SaveAlly { .. }
            | Template::Martyr { .. }
            | Template::TurnShield { .. }
            | Template::GiftWard { .. }
            | Template::Hide { .. } => of(&[Tag::Protect]),
            Template::Breaker { .. }
            | Template::Mirage
            | Template::ExtraAttack { .. }
            | Template::DoubleStrike
            | Template::Rampage
            | Template::ExtraPlay { .. } => of(&[Tag::Attack]),
            Template::Pacify { .. } => of(&[Tag::Attack, Tag::Debuff]),
            Template::Intercept { .. } => of(&[Tag::Protect, Tag::Attack]),
            Template::Counterkill { .. }
            | Template::DestroyOne { .. }
            | Template::DestroyAll { .. }
            | Template::DestroySelf => of(&[Tag::Destroy]),
            Template::DeathBlast(blast) => match blast {
                crate::gift::Blast::Kill => of(&[Tag::Destroy]),
                crate::gift::Blast::Weaken(_) => of(&[Tag::Debuff]),
            },
            Template::ReturnOnDeath { .. } | Template::Revive { .. } => of(&[Tag::Revive]),
            Template::Draw { .. }
            | Template::Loot { .. }
            | Template::Scry { .. }
            | Template::Tutor { .. }
            | Template::HandLimit { .. } => of(&[Tag::Draw]),
            Template::EnemyDiscard { .. }
            | Template::SkipDraw
            | Template::Exile { .. }
            | Template::OwnDiscard { .. } => of(&[Tag::Discard]),
            Template::PeekHand { .. } | Template::Reveal { .. } => of(&[Tag::Reveal]),
            Template::Bounce { .. } | Template::Seize { .. } => of(&[Tag::Steal]),
            Template::GraveRob { .. } => of(&[Tag::Revive, Tag::Steal]),
            Template::CounterGift { .. } => of(&[Tag::Counter]),
            Template::Silence { .. } | Template::SilenceAura { .. } => of(&[Tag::Silence]),
            Template::CopyGift { .. } | Template::CopyValues { .. } => of(&[Tag::Copy]),
            Template::ChangeEstro { .. } | Template::Chameleon => of(&[Tag::Estro]),
            Template::ZoneShift { .. } | Template::ZoneRefresh => of(&[Tag::Zone]),
            Template::SacrificeFor { then }
            | Template::LastWill { then }
            | Template::Delayed { then, .. }
            | Template::PlayTrap { then, .. }
            | Template::Tick { then, .. }
            | Template::Conditional { then, .. } => then.tags(),
            Template::Choice { one, other } => one.tags().union(other.tags()),
        }
    }

    /// Can it never be resolved in Last Bastion (ES-8.10.33)?
    pub fn is_inapplicable_in_bastion(&self) -> bool {
        match self {
            Template::EnemyDiscard { .. }
            | Template::PeekHand { .. }
            | Template::SkipDraw
            | Template::Seize { .. }
            | Template::Reveal { .. } => true,
            Template::SacrificeFor { then }
            | Template::LastWill { then }
            | Template::Delayed { then, .. }
            | Template::PlayTrap { then, .. }
            | Template::Tick { then, .. }
            | Template::Conditional { then, .. } => then.is_inapplicable_in_bastion(),
            Template::Choice { one, other } => {
                one.is_inapplicable_in_bastion() && other.is_inapplicable_in_bastion()
            }
            _ => false,
        }
    }

    /// Is it, or does it contain, a template with this number?
    pub fn contains(&self, number: u8) -> bool {
        self.number() == number || self.nested().any(|inner| inner.contains(number))
    }
}
