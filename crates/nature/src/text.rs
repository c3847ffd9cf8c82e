//! What people read, written from the same data that the rules play.
//!
//! [`card`] writes a printed card, [`event`] a line of the log, [`reason`] a refusal, [`prompt`]
//! a question and [`label`] a choice. The messages themselves are in `locales/*/nature.ftl`.

mod amount;
pub mod card;
pub mod event;
pub mod label;
pub mod prompt;
pub mod reason;
mod steps;
mod when;
mod whom;

use crate::cards::{Market, Printed};
use crate::effect::{Faction, Style, Token};
use crate::event::Spot;
use crate::layout::{Row, Rows, Space};
use crate::phase::Phase;
use kernel::Phrase;

/// The name of a phase.
pub fn phase(phase: Phase) -> Phrase {
    Phrase::new(match phase {
        Phase::Sages => "nature-phase-sages",
        Phase::Warriors => "nature-phase-warriors",
        Phase::Dawn => "nature-phase-dawn",
        Phase::Actions => "nature-phase-actions",
        Phase::Markets => "nature-phase-markets",
        Phase::CleanUp => "nature-phase-clean-up",
    })
}

/// The name of a faction.
pub fn faction(faction: Faction) -> Phrase {
    Phrase::new(match faction {
        Faction::Pebble => "nature-faction-pebble",
        Faction::Droplet => "nature-faction-droplet",
        Faction::Twig => "nature-faction-twig",
        Faction::Leaf => "nature-faction-leaf",
    })
}

/// "Row I or II".
fn rows(rows: Rows) -> Phrase {
    let names: Vec<&str> = rows
        .iter()
        .map(|row| match row {
            Row::I => "i",
            Row::II => "ii",
            Row::III => "iii",
        })
        .collect();
    Phrase::new("nature-rows").with("rows", names.join("-").as_str())
}

/// The number by which people call a space.
fn number(space: Space) -> usize {
    space.index() + 1
}

/// An Elemental in a formation that needs no mention.
fn standing(card: Printed, space: Space) -> Phrase {
    Phrase::new("nature-standing")
        .with("card", card.name)
        .with("space", number(space))
}

/// An Elemental in either formation of a game with so many seats.
fn spot(spot: &Spot, seats: usize) -> Phrase {
    Phrase::new("nature-spot")
        .with("card", spot.card.name)
        .with("side", spot.side.seats(seats))
        .with("space", number(spot.space))
}

/// Chooses the variant of a message that speaks of this token.
fn token(token: Token) -> &'static str {
    match token {
        Token::Boost => "boost",
        Token::Shield => "shield",
    }
}

/// Chooses the variant of a message that speaks of this style of attack, or of any.
fn style(style: Option<Style>) -> &'static str {
    match style {
        Some(Style::Melee) => "melee",
        Some(Style::Ranged) => "ranged",
        None => "any",
    }
}

/// Chooses the variant of a message that speaks of this market.
fn market(market: Market) -> &'static str {
    match market {
        Market::Elementals => "elementals",
        Market::Commands => "commands",
    }
}
