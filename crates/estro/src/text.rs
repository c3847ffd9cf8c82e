//! What people read, written from the same data that the rules play.
//!
//! [`card_line`] and [`card_text`] write a printed card, [`event`] a line of the log, [`reason`] a
//! refusal, [`prompt`] a question and [`label`] a choice; the rest names and explains zones,
//! ships, objects, sectors and modes. The messages themselves are in `locales/*/estro.ftl`.

mod card;
mod clash;
mod condition;
mod dial;
mod effect;
mod event;
mod label;
mod mode;
mod prompt;
mod reason;
mod starship;
mod when;
mod whom;
mod zone;

pub use card::{card_line, card_text};
pub use dial::{category_name, sector_name, sector_text};
pub use event::event;
pub use label::{Names, TokenUse, label};
pub use mode::{Mode, mode_name, mode_text};
pub use prompt::prompt;
pub use reason::reason;
pub use starship::{object_name, object_text, ship_name, ship_text};
pub use zone::{estro_name, value_name, zone_name, zone_text};

use crate::cards::Printed;
use crate::event::Spot;
use crate::player::Player;
use kernel::Phrase;

/// The place of a name in its sentence: languages differ in article and preposition, and a
/// sentence begins with a capital.
#[derive(Clone, Copy)]
enum Case {
    /// At the beginning.
    First,
    /// Inside.
    Inside,
    /// With the preposition "of".
    Of,
}

/// A seat, or the machine: "the enemy" fits the ships and the Horde.
fn player(player: Player, case: Case) -> Phrase {
    match (player.in_seat(), case) {
        (Some(seat), Case::First | Case::Inside) => Phrase::new("estro-seat").with("seat", seat),
        (Some(seat), Case::Of) => Phrase::new("estro-of-seat").with("seat", seat),
        (None, Case::First) => Phrase::new("estro-enemy-first"),
        (None, Case::Inside) => Phrase::new("estro-enemy"),
        (None, Case::Of) => Phrase::new("estro-of-enemy"),
    }
}

/// A card on the field, by its name if that is known, and by its number.
fn spot(spot: &Spot, case: Case) -> Phrase {
    let phrase = match (spot.card, case) {
        (Some(card), Case::First | Case::Inside) => {
            Phrase::new("estro-spot").with("card", card.name)
        }
        (Some(card), Case::Of) => Phrase::new("estro-of-spot").with("card", card.name),
        (None, Case::First) => Phrase::new("estro-face-down-first"),
        (None, Case::Inside) => Phrase::new("estro-face-down"),
        (None, Case::Of) => Phrase::new("estro-of-face-down"),
    };
    phrase.with("number", spot.slot.number())
}

/// Cards by their names.
fn named(cards: &[Printed]) -> Vec<Phrase> {
    let name = |card: &Printed| Phrase::new("estro-card").with("card", card.name);
    cards.iter().map(name).collect()
}

/// "a, b or c".
fn alternatives(phrases: impl IntoIterator<Item = Phrase>) -> Phrase {
    let mut phrases: Vec<Phrase> = phrases.into_iter().collect();
    let Some(last) = phrases.pop() else {
        return Phrase::new("estro-nothing");
    };
    let before = phrases.into_iter().reduce(|before, next| {
        Phrase::new("estro-or-more")
            .with("before", before)
            .with("next", next)
    });
    match before {
        Some(before) => Phrase::new("estro-or-last")
            .with("before", before)
            .with("next", last),
        None => last,
    }
}
