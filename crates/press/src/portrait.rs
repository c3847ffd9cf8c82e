//! Pictures for the screen: a card's illustration alone, the back of a card, and a cover for the
//! shelf. They have no words and no numbers, so they are the same in every language.
//!
//! Each game draws its own from the parts of its dress, in `dress/nature/portrait.rs` and the
//! files beside it.

use crate::drawing::Drawing;
use crate::dress::{estro, nature, sovereign, travelers};
use crate::geometry::{Rect, Size};

/// The size of a card's illustration.
pub const PORTRAIT: Size = Size {
    width: 60.0,
    height: 48.0,
};

/// The size of a cover.
pub const COVER: Size = Size {
    width: 160.0,
    height: 100.0,
};

/// All of a portrait.
pub(crate) const WHOLE: Rect = Rect::new(0.0, 0.0, PORTRAIT.width, PORTRAIT.height);

/// The illustration of a printed card, edge to edge: nothing frames it. A game without
/// illustrated cards, and an id that no card of it has, have none.
pub fn portrait(game: &str, id: &str) -> Option<Drawing> {
    match game {
        "nature" => nature::portrait::draw(id),
        "estro" => estro::portrait::draw(id),
        "sovereign" => sovereign::portrait::draw(id),
        _ => None,
    }
}

/// The back of a game's cards, of the size of a [`CARD`](crate::sheet::CARD).
pub fn back(game: &str) -> Option<Drawing> {
    match game {
        "nature" => Some(nature::back::draw()),
        "estro" => Some(estro::back::draw()),
        "sovereign" => Some(sovereign::back::draw()),
        "travelers" => Some(travelers::back::draw()),
        _ => None,
    }
}

/// A scene of a game for the shelf, of the size [`COVER`].
pub fn cover(game: &str) -> Option<Drawing> {
    match game {
        "nature" => Some(nature::cover::draw()),
        "estro" => Some(estro::cover::draw()),
        "sovereign" => Some(sovereign::cover::draw()),
        "travelers" => Some(travelers::cover::draw()),
        _ => None,
    }
}
