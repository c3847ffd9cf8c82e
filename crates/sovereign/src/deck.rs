//! A deck: classes, Chronicles, Luminous Realms (SV-1.2).

use crate::cards::{CardId, ClassId};

/// What a player brings.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Deck {
    /// The class cards.
    pub classes: Vec<ClassId>,
    /// The draw pile.
    pub chronicles: Vec<CardId>,
    /// The side collection.
    pub realms: Vec<CardId>,
}
