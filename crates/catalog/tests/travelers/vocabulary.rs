//! Which variant of the instruction language a value is. A new variant does not compile here
//! until it has a number, and then the texts must show it.

use travelers::{Condition, Effect};

pub const EFFECTS: usize = 33;

pub fn effect(effect: &Effect) -> usize {
    match effect {
        Effect::Gain { .. } => 0,
        Effect::Zero(_) => 1,
        Effect::Transfer { .. } => 2,
        Effect::TakeBack(_) => 3,
        Effect::Legacy => 4,
        Effect::IgnoreModifiers => 5,
        Effect::Repeat => 6,
        Effect::Multiply { .. } => 7,
        Effect::Heal(_) => 8,
        Effect::Trade(_) => 9,
        Effect::Swap { .. } => 10,
        Effect::Recover { .. } => 11,
        Effect::Weakness { .. } => 12,
        Effect::Challenge { .. } => 13,
        Effect::Camp(_) => 14,
        Effect::Helper { .. } => 15,
        Effect::Observatory { .. } => 16,
        Effect::Ritual(_) => 17,
        Effect::Curse => 18,
        Effect::Migration => 19,
        Effect::Gamble(_) => 20,
        Effect::Sacrifice { .. } => 21,
        Effect::Leave => 22,
        Effect::Forge { .. } => 23,
        Effect::TakeHeroCard(_) => 24,
        Effect::Reveal(_) => 25,
        Effect::RemoveThis => 26,
        Effect::Blank => 27,
        Effect::FillMark => 28,
        Effect::Teleport(_) => 29,
        Effect::Fight => 30,
        Effect::Win => 31,
        Effect::BossDefeated => 32,
    }
}

pub const CONDITIONS: usize = 14;

pub fn condition(condition: &Condition) -> usize {
    match condition {
        Condition::Cards { .. } => 0,
        Condition::Banners { .. } => 1,
        Condition::Elements { .. } => 2,
        Condition::Shows { .. } => 3,
        Condition::Constellation { .. } => 4,
        Condition::PreviousStars(_) => 5,
        Condition::Pay { .. } => 6,
        Condition::Mapped(_) => 7,
        Condition::NotMapped(_) => 8,
        Condition::CardMapped(_) => 9,
        Condition::SymbolMapped(_) => 10,
        Condition::SymbolNotMapped(_) => 11,
        Condition::EmptyBox(_) => 12,
        Condition::Letter(_) => 13,
    }
}
