//! What the cards of each game look like.
//!
//! A dress is a function from a game's printed card and a language to a [`Slip`]. Each game has
//! a file here and a folder with its emblems and illustrations; what they share is in `rules.rs`
//! (the words of a card) and `whim.rs` (what makes illustrations differ).

pub(crate) mod estro;
pub(crate) mod nature;
mod rules;
pub(crate) mod sovereign;
pub mod travelers;
mod whim;

use crate::sheet::Slip;
use crate::text::TextFault;
use catalog::{Locale, OwnCards};
use kernel::SetupFault;

/// A card in its dress.
#[derive(Clone, Debug, PartialEq)]
pub struct Dressed {
    /// The card's id.
    pub id: &'static str,
    /// Its name in the language it is dressed in.
    pub name: String,
    /// What it looks like.
    pub slip: Slip,
}

/// Why cards cannot be dressed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum DressFault {
    /// The game's cards have no dress.
    #[error("the cards of {0} are not drawn; nature, estro and sovereign have pictures")]
    NoDress(String),
    /// The card set cannot be used.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Cards(Vec<SetupFault>),
    /// A text cannot be drawn.
    #[error("{card}: {fault}")]
    Text {
        /// The card's id.
        card: String,
        /// What is wrong.
        fault: TextFault,
    },
}

/// The printed cards of a game that are wanted by their ids, in the order of the set.
pub fn dress(
    game: &str,
    own: Option<&OwnCards>,
    locale: &Locale,
    wanted: impl Fn(&str) -> bool,
) -> Result<Vec<Dressed>, DressFault> {
    match game {
        "nature" => nature::dress(own, locale, wanted),
        "estro" => estro::dress(own, locale, wanted),
        "sovereign" => sovereign::dress(own, locale, wanted),
        _ => Err(DressFault::NoDress(game.to_owned())),
    }
}

/// A card with the face that was drawn for it, or why it could not be.
fn dressed(
    id: &'static str,
    name: &str,
    slip: Result<Slip, TextFault>,
) -> Result<Dressed, DressFault> {
    match slip {
        Ok(slip) => Ok(Dressed {
            id,
            name: name.to_owned(),
            slip,
        }),
        Err(fault) => Err(DressFault::Text {
            card: id.to_owned(),
            fault,
        }),
    }
}
