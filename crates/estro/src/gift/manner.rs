//! How a template does what it does: the words that only one of them uses.

use serde::{Deserialize, Serialize};

/// What a DeathBlast does to the attacker (GT-48).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blast {
    /// It is destroyed.
    Kill,
    /// It loses so much PRIMARY for good.
    Weaken(u8),
}

/// Where a card goes in place of the incinerator (GT-55).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Home {
    /// To its owner's hand.
    Hand,
    /// To the bottom of its owner's deck.
    Deck,
}

/// Who picks the cards discarded (GT-58).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiscardHow {
    /// Chance.
    Random,
    /// The one who discards.
    Chooses,
}

/// Where a revived card goes (GT-67).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReviveTo {
    /// Onto the own field, face-up.
    Field,
    /// To the hand.
    Hand,
}

/// Which announced gifts a counter answers (GT-69).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// Any.
    Any,
    /// Those that target this card.
    This,
    /// Those that target an ally, itself included.
    Ally,
}

/// How long control lasts (GT-74).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seizure {
    /// Until the end of the turn.
    Turn,
    /// For good.
    Permanent,
}

/// When a Tick ticks (GT-83).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// At the end of the controller's turn.
    Turn,
    /// At the end of the round.
    Round,
}
