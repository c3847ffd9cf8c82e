//! What players, cards on the battlefield, Crystals and durations are called.

use crate::cost::Cost;
use crate::crystal::Colour;
use crate::effect::Until;
use crate::event::{Spot, Whither};
use crate::position::Battle;
use crate::wall::NO_COVER;
use crate::zone::Zone;
use kernel::{Arg, Phrase, Seat, Words};

/// South or North (SV-1.1).
pub(super) fn player(seat: Seat) -> Phrase {
    Phrase::new(match seat.index() {
        0 => "sovereign-play-south",
        _ => "sovereign-play-north",
    })
}

/// A zone as people write it: C3.
pub(super) fn place(zone: Zone) -> Arg {
    Arg::Text(zone.to_string().to_uppercase())
}

/// A card on the battlefield with whose it is, for the log.
pub(super) fn spot(spot: &Spot) -> Phrase {
    there(spot.card.name, spot.zone, "sovereign-play-spot").with("player", player(spot.seat))
}

/// A card on the battlefield, where whose it is goes without saying.
pub(super) fn bare_spot(spot: &Spot) -> Phrase {
    there(spot.card.name, spot.zone, "sovereign-play-there")
}

fn there(card: Words, zone: Zone, key: &'static str) -> Phrase {
    Phrase::new(key)
        .with("card", card)
        .with("zone", place(zone))
}

/// Just a card.
pub(super) fn card(name: Words) -> Phrase {
    Phrase::new("sovereign-play-card").with("card", name)
}

/// So many Crystals of a colour.
pub(super) fn crystals(colour: Colour, count: u8) -> Phrase {
    Phrase::new(match colour {
        Colour::White => "sovereign-play-crystals-white",
        Colour::Green => "sovereign-play-crystals-green",
        Colour::Red => "sovereign-play-crystals-red",
        Colour::Blue => "sovereign-play-crystals-blue",
        Colour::Violet => "sovereign-play-crystals-violet",
    })
    .with("count", count)
}

/// The Crystals there are of each colour.
pub(super) fn all_crystals(counts: &[u8; 5]) -> Vec<Phrase> {
    let some = |colour: &Colour| counts[colour.index()] > 0;
    let named = |colour: Colour| crystals(colour, counts[colour.index()]);
    let found: Vec<Phrase> = Colour::ALL.into_iter().filter(some).map(named).collect();
    if found.is_empty() {
        vec![Phrase::new("sovereign-play-no-crystals")]
    } else {
        found
    }
}

/// A cost in words.
pub(super) fn cost(cost: &Cost) -> Vec<Phrase> {
    let mut pips = Vec::new();
    if cost.coloured.iter().any(|&count| count > 0) {
        pips = all_crystals(&cost.coloured);
    }
    if cost.generic > 0 || pips.is_empty() {
        pips.push(Phrase::new("sovereign-play-crystals-any").with("count", cost.generic));
    }
    pips
}

/// A number with its sign.
pub(super) fn signed(number: i8) -> Arg {
    let sign = if number < 0 { '−' } else { '+' };
    Arg::Text(format!("{sign}{}", number.unsigned_abs()))
}

/// How long an effect lasts (SV-8.11).
pub(super) fn until(until: Until) -> Phrase {
    Phrase::new(match until {
        Until::Sunset => "sovereign-play-until-sunset",
        Until::Combat => "sovereign-play-until-combat",
        Until::NextTurn => "sovereign-play-until-next-turn",
        Until::Lasting => "sovereign-play-until-gone",
    })
}

/// Where a card went.
pub(super) fn whither(to: Whither) -> Phrase {
    Phrase::new(match to {
        Whither::Hand => "sovereign-play-to-hand",
        Whither::ChroniclesTop => "sovereign-play-to-top",
        Whither::ChroniclesBottom => "sovereign-play-to-bottom",
        Whither::ChroniclesShuffled => "sovereign-play-to-chronicles",
        Whither::Removed => "sovereign-play-to-nowhere",
        Whither::Realms => "sovereign-play-to-realms",
    })
}

impl Battle {
    /// The Haerian here by its name, or the zone where none stands.
    pub(super) fn haerian_at(&self, zone: Zone) -> Phrase {
        if self.occupied().contains(zone) {
            bare_spot(&self.spot(zone))
        } else {
            Phrase::new("sovereign-play-zone").with("zone", place(zone))
        }
    }

    /// The Building here, likewise.
    pub(super) fn building_at(&self, zone: Zone) -> Phrase {
        if self.built.contains(zone) {
            bare_spot(&self.building_spot(zone))
        } else {
            Phrase::new("sovereign-play-zone").with("zone", place(zone))
        }
    }

    /// A Haerian in combat, with its Force now.
    pub(super) fn fighter_at(&self, zone: Zone) -> Phrase {
        Phrase::new("sovereign-play-fighter")
            .with("card", self.spot(zone).card.name)
            .with("zone", place(zone))
            .with("force", self.residual(zone))
    }

    /// A face-down card as this seat knows it.
    pub(super) fn cover_at(&self, zone: Zone, seat: Seat) -> Phrase {
        let piece = self.covers[zone.index()];
        if piece != NO_COVER && self.state(piece).known_to(seat) {
            Phrase::new("sovereign-play-cover-known")
                .with("zone", place(zone))
                .with("card", self.card(piece).name)
        } else {
            Phrase::new("sovereign-play-cover").with("zone", place(zone))
        }
    }
}
