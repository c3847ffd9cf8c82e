//! The nouns of texts: cards of a kind, places, constellations.

use super::glyph::Glyph;
use crate::constellation::Constellation;
use crate::dungeon::Timing;
use crate::effect::{Enters, Kind, Place};
use crate::half::Half;
use kernel::{Arg, Phrase};

/// So many cards, whichever.
pub(super) fn cards(number: u8) -> Phrase {
    Phrase::new("travelers-cards").with("number", number)
}

/// So many cards that show this emblem (TS-5.11).
pub(super) fn cards_with(number: u8, glyph: Glyph) -> Phrase {
    Phrase::new("travelers-cards-with")
        .with("number", number)
        .with("symbol", glyph)
}

/// So many cards of this kind.
pub(super) fn cards_of(number: u8, kind: Kind) -> Phrase {
    match kind {
        Kind::OneTip => cards_with(number, Glyph::Banner(Half::I)),
        Kind::TwoTip => cards_with(number, Glyph::Banner(Half::II)),
        Kind::Any => cards(number),
    }
}

/// Where the cards lie; nothing is said of hand or Discard Deck (TS-5.12).
pub(super) fn place(place: Place) -> Phrase {
    Phrase::new("travelers-place").with("place", place_id(place))
}

pub(super) const fn place_id(place: Place) -> &'static str {
    match place {
        Place::Hand => "hand",
        Place::Discard => "discard",
        Place::Either => "either",
    }
}

/// The half that a card enters on.
pub(super) fn enters(enters: Enters) -> Phrase {
    let on = |half| Phrase::new("travelers-enters").with("symbol", Glyph::Banner(half));
    match enters {
        Enters::I => on(Half::I),
        Enters::II => on(Half::II),
        Enters::Chosen => Phrase::new("travelers-enters-chosen"),
    }
}

/// The stars of a constellation from left to right, as glyphs.
pub fn constellation(stars: Constellation) -> Arg {
    Arg::Text(
        stars
            .stars()
            .map(|count| Glyph::stars(count).character())
            .collect(),
    )
}

/// When an entry is executed, in words (TS-7.30).
pub fn timing(timing: Timing) -> Phrase {
    let word = match timing {
        Timing::Immediate => "immediate",
        Timing::WalkOn => "walk-on",
        Timing::Choice => "choice",
    };
    Phrase::new("travelers-timing").with("timing", word)
}
