//! What files call a physical card: where it lies.
//!
//! Copies of a card are alike, so a file names the card alone wherever it lists one. Where
//! something half done speaks of a very card, it says where that card lies: `c3` is the Haerian
//! there, `c3 building` and `c3 wall` what lies below it, `1 hand 2` the second card listed in the
//! first seat's hand.

use crate::cards::Piece;
use crate::pieces::{Area, PIECES};
use crate::position::Battle;
use crate::wall::NO_COVER;
use crate::zone::Zone;
use kernel::Seat;

pub(crate) const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// The lists a player's cards are in, by what files call them.
pub(crate) const LISTS: [&str; 9] = [
    "hand",
    "chronicles",
    "afterlife",
    "realms",
    "open-realms",
    "equipment",
    "aside",
    "limbo",
    "removed",
];

/// The area behind a list.
pub(crate) fn area_of_list(list: &str, seat: Seat) -> Area {
    match list {
        "hand" => Area::Hand(seat),
        "chronicles" => Area::Chronicles(seat),
        "afterlife" => Area::Afterlife(seat),
        "realms" => Area::RealmsDown(seat),
        "open-realms" => Area::RealmsUp(seat),
        "equipment" => Area::Equipment(seat),
        "aside" => Area::Aside(seat),
        "limbo" => Area::Limbo,
        _ => Area::Removed,
    }
}

/// Where every physical card lies.
pub(crate) struct Places(Vec<(Piece, String)>);

impl Places {
    pub fn of(battle: &Battle) -> Places {
        let mut places = Vec::with_capacity(PIECES);
        battle.each_place(&mut |piece, place| {
            let word = match place {
                Place::Listed(seat, list, number) => format!("{seat} {list} {number}"),
                Place::Haerian(zone) => zone.to_string(),
                Place::Building(zone) => format!("{zone} building"),
                Place::Wall(zone) => format!("{zone} wall"),
            };
            places.push((piece, word));
        });
        Places(places)
    }

    /// What files call this card; nothing for no card.
    pub fn word(&self, piece: Piece) -> Option<String> {
        let found = self.0.iter().find(|(other, _)| *other == piece);
        found.map(|(_, word)| word.clone())
    }

    pub fn find(&self, word: &str) -> Option<Piece> {
        let found = self.0.iter().find(|(_, other)| other == word);
        found.map(|(piece, _)| *piece)
    }

    pub fn iter(&self) -> impl Iterator<Item = (Piece, &str)> {
        self.0.iter().map(|(piece, word)| (*piece, word.as_str()))
    }
}

/// Where a physical card lies.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Place {
    /// In a player's list, with its place there counted from 1.
    Listed(Seat, &'static str, usize),
    Haerian(Zone),
    Building(Zone),
    Wall(Zone),
}

impl Battle {
    /// The cards of a player's list, in the order in which files have them: the Chronicles from
    /// the top, all others in the order in which they came.
    pub(crate) fn listed(&self, seat: Seat, list: &str) -> Vec<Piece> {
        let area = area_of_list(list, seat);
        match area {
            Area::Chronicles(_) => self.piles.iter_from_top(area).collect(),
            _ => self
                .piles
                .iter(area)
                .filter(|&piece| self.owner(piece) == seat)
                .collect(),
        }
    }

    /// Every physical card once, in the order in which a restored battle numbers them.
    pub(crate) fn each_place(&self, each: &mut impl FnMut(Piece, Place)) {
        for seat in SEATS {
            for list in LISTS {
                for (index, piece) in self.listed(seat, list).into_iter().enumerate() {
                    each(piece, Place::Listed(seat, list, index + 1));
                }
            }
        }
        for zone in Zone::all() {
            let unit = self.unit(zone);
            if !unit.is_nobody() {
                each(unit.piece, Place::Haerian(zone));
            }
            let structure = self.structure(zone);
            if !structure.is_none() {
                each(structure.piece, Place::Building(zone));
            }
            let cover = self.covers[zone.index()];
            if cover != NO_COVER {
                each(cover, Place::Wall(zone));
            }
        }
    }
}
