//! Builds a scene from what an eye sees, in the words of a language.

use super::Glade;
use ::nature::cards::Printed;
use ::nature::side::Side;
use ::nature::view::{NatureView, SeatView};
use catalog::Locale;
use kernel::{Phrase, Seat, SeatSet};
use protocol::{Fact, Piece, Scene, Word, Zone, ZoneKind};

/// What is shown, and the language to say it in.
#[derive(Clone, Copy)]
pub struct Scenery<'a> {
    pub glade: &'a Glade,
    pub view: &'a NatureView,
    pub locale: &'a Locale,
}

impl<'a> Scenery<'a> {
    pub fn new(glade: &'a Glade, locale: &'a Locale) -> Scenery<'a> {
        Scenery {
            glade,
            view: &glade.view,
            locale,
        }
    }

    /// Everything, in the order to read it: what is shown for the moment, what is held, the
    /// formations, the markets, what belongs to each seat.
    pub fn scene(self) -> Scene {
        let near = self.glade.near();
        let seats = self.seats();
        let mut zones = self.asides();
        zones.extend(seats.iter().map(|seat| self.hand(seat)));
        zones.extend(self.formation(near));
        zones.extend(self.formation(near.other()));
        zones.extend(self.markets());
        for seat in seats {
            zones.extend(self.belongings(seat));
        }
        zones.push(self.removed());
        Scene {
            board: match self.glade.seats() {
                2 => "nature".into(),
                _ => "nature-teams".into(),
            },
            status: self.status(),
            zones,
            focus: self.focus(),
        }
    }

    /// All seats: whoever looks, their mates, the others.
    fn seats(self) -> Vec<&'a SeatView> {
        let mut seats: Vec<_> = self.view.seats.iter().collect();
        let near = self.glade.near();
        seats.sort_by_key(|one| (Some(one.seat) != self.view.you, one.side != near));
        seats
    }

    /// A zone with nothing in it yet.
    pub fn zone(self, key: &'static str, name: String, kind: ZoneKind) -> Zone {
        Zone {
            key: key.into(),
            name,
            kind,
            seat: None,
            count: None,
            facts: Vec::new(),
            pieces: Vec::new(),
        }
    }

    pub fn say(self, phrase: Phrase) -> String {
        self.locale.say(&phrase)
    }

    pub fn word(self, key: &'static str) -> String {
        self.say(Phrase::new(key))
    }

    /// A name with "your", or with that of whoever sits in the seat.
    pub fn owned(self, seat: Seat, own: &'static str, other: &'static str) -> String {
        match self.view.you == Some(seat) {
            true => self.word(own),
            false => self.say(Phrase::new(other).with("seat", seat)),
        }
    }

    pub fn fact(self, key: impl Into<Word>, name: Phrase, value: impl ToString) -> Fact {
        Fact {
            key: key.into(),
            name: self.say(name),
            value: value.to_string(),
        }
    }

    /// So much of the most there can be.
    pub fn out_of(self, count: u8, most: u8) -> String {
        self.say(
            Phrase::new("mazzo-stage-nature-of")
                .with("count", count)
                .with("most", most),
        )
    }

    /// Who plays on a side.
    pub fn members(self, side: Side) -> SeatSet {
        side.seats(self.glade.seats())
    }

    /// Whether a side is that of whoever looks; nothing for the public.
    pub fn is_own(self, side: Side) -> Option<bool> {
        self.view.you.map(|_| side == self.glade.near())
    }
}

/// A card that lies face-up.
pub fn printed(card: &Printed) -> Piece {
    Piece {
        key: card.id.into(),
        card: Some(card.id.into()),
        ..Piece::default()
    }
}
