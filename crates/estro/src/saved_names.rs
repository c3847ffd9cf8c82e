//! What files call physical cards, and words for things that have a list.

use crate::cards::{CATALOGUE, Piece};
use crate::pieces::PIECES;
use crate::position::Match;
use serde::Serialize;
use serde_json::Value;

/// The names of a match's physical cards: the card's id, with `#2`, `#3` for further copies in
/// the order in which they came into the match.
pub(crate) struct PieceNames(Vec<Option<String>>);

impl PieceNames {
    pub fn of(game: &Match) -> PieceNames {
        let mut names = PieceNames::none();
        let mut copies = [0u16; CATALOGUE];
        for piece in game.pieces() {
            let card = game.printed_of(piece);
            copies[card.index()] += 1;
            names.give(
                piece,
                copy_name(game.set.card(card).id, copies[card.index()]),
            );
        }
        names
    }

    pub fn none() -> PieceNames {
        PieceNames(vec![None; PIECES])
    }

    pub fn give(&mut self, piece: Piece, name: String) {
        if let Some(place) = self.0.get_mut(piece.0 as usize) {
            *place = Some(name);
        }
    }

    pub fn name(&self, piece: Piece) -> String {
        let name = self.0.get(piece.0 as usize).cloned().flatten();
        name.unwrap_or_else(|| "-".to_owned())
    }

    pub fn find(&self, name: &str) -> Option<Piece> {
        let place = self.0.iter().position(|own| own.as_deref() == Some(name))?;
        Some(Piece(place as u8))
    }
}

/// The name of a card's copy with this number.
pub(crate) fn copy_name(id: &str, copy: u16) -> String {
    match copy {
        1 => id.to_owned(),
        _ => format!("{id}#{copy}"),
    }
}

/// The card's id in a physical card's name.
pub(crate) fn card_of_name(name: &str) -> &str {
    name.split_once('#').map_or(name, |(id, _)| id)
}

/// The word that files have for a thing without fields.
pub(crate) fn word<T: Serialize>(thing: &T) -> String {
    match serde_json::to_value(thing) {
        Ok(Value::String(word)) => word,
        _ => String::new(),
    }
}

/// The thing of a list that this word means.
pub(crate) fn of_word<T: Serialize + Copy>(all: &[T], wanted: &str) -> Option<T> {
    all.iter().copied().find(|thing| word(thing) == wanted)
}
