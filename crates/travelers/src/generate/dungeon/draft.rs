//! A dungeon in the making: its tree, and the rooms that have their entry already.

use super::UnfitDungeon;
use super::room_text::RoomText;
use crate::dungeon::{Reading, RoomCode, Symbol};
use crate::generate::cast::cast;
use crate::generate::foe::Foes;
use crate::generate::streams::Streams;
use crate::generate::topology::{CARDS, Distances, Topology};
use crate::story::Cast;
use std::collections::BTreeMap;

/// G-49: how far from 1A no enemy above T3 is met.
pub(super) const NEAR: u8 = 2;

pub(super) struct Draft {
    pub streams: Streams,
    pub cast: Cast,
    pub foes: Foes,
    pub topology: Topology,
    /// The symbol of each card and how it is printed (TS-8.51).
    pub symbols: [(Symbol, u8); CARDS as usize],
    pub entries: BTreeMap<RoomCode, RoomText>,
    distances: Distances,
}

impl Draft {
    pub fn new(mut streams: Streams) -> Result<Draft, UnfitDungeon> {
        let stream = &mut streams.adventure;
        let topology = Topology::draw(stream).ok_or(UnfitDungeon::NoTree)?;
        let mut symbols = Symbol::ALL;
        stream.shuffle(&mut symbols);
        let symbols = symbols.map(|symbol| (symbol, stream.below(4) as u8));
        let cast = cast(&mut streams.text);
        Ok(Draft {
            streams,
            cast,
            foes: Foes::new(cast),
            distances: topology.distances(),
            topology,
            symbols,
            entries: BTreeMap::new(),
        })
    }

    /// How the symbol stands in this room (TS-2.15).
    pub fn reading(&self, room: RoomCode) -> Reading {
        let (symbol, printed) = self.symbols[usize::from(room.card) - 1];
        Reading {
            symbol,
            orientation: (printed + room.side.index() as u8) % 4,
        }
    }

    pub fn is_takable(&self, room: RoomCode) -> bool {
        room.card == self.topology.takable
    }

    /// Does it lie so close to 1A that only weak enemies may be there?
    pub fn is_near(&self, room: RoomCode) -> bool {
        let distance = self.distances.get(room);
        distance.is_some_and(|distance| distance <= NEAR)
    }

    /// DM-4: no door leads to this room any more.
    pub fn erase(&mut self, room: RoomCode) {
        self.topology.erase(room);
        self.distances = self.topology.distances();
    }

    /// TS-8.52: a free room at so many hundredths of the depth, or at the next greater distance
    /// that has one, or at the next smaller.
    pub fn at(&mut self, percent: u8, fits: impl Fn(&Draft, RoomCode) -> bool) -> Option<RoomCode> {
        let depth = self.distances.depth();
        let wanted = (u16::from(percent) * u16::from(depth) + 50) / 100;
        let wanted = wanted as u8;
        let farther = (wanted..=depth).chain((0..wanted).rev());
        self.first_of(farther, fits)
    }

    /// The nearest free room.
    pub fn nearest(&mut self, fits: impl Fn(&Draft, RoomCode) -> bool) -> Option<RoomCode> {
        self.at(0, fits)
    }

    /// The farthest free room.
    pub fn farthest(&mut self, fits: impl Fn(&Draft, RoomCode) -> bool) -> Option<RoomCode> {
        self.at(100, fits)
    }

    fn first_of(
        &mut self,
        distances: impl Iterator<Item = u8>,
        fits: impl Fn(&Draft, RoomCode) -> bool,
    ) -> Option<RoomCode> {
        let bag = distances
            .map(|distance| self.free_at(distance, &fits))
            .find(|bag| !bag.is_empty())?;
        Some(self.streams.adventure.choose(&bag))
    }

    fn free_at(&self, distance: u8, fits: impl Fn(&Draft, RoomCode) -> bool) -> Vec<RoomCode> {
        let rooms = self.distances.rooms();
        rooms
            .filter(|&(room, its)| {
                its == distance && !self.entries.contains_key(&room) && fits(self, room)
            })
            .map(|(room, _)| room)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // TS-8.52: the distance itself, rounded; else the next farther; else the next nearer.
    #[test]
    fn rooms_are_taken_at_a_share_of_the_depth_or_farther_or_nearer() {
        let mut draft = Draft::new(Streams::of("a deep dungeon", 0)).expect("a draft");
        let depth = draft.distances.depth();
        assert!(depth > 4);
        let mut at = |percent, distances: &[u8]| {
            let fits = |draft: &Draft, room| {
                let distance = draft.distances.get(room);
                distance.is_some_and(|distance| distances.contains(&distance))
            };
            let room = draft.at(percent, fits)?;
            draft.distances.get(room)
        };
        let all: Vec<u8> = (0..=depth).collect();
        assert_eq!(at(0, &all), Some(0));
        assert_eq!(at(100, &all), Some(depth));
        assert_eq!(at(50, &all), Some(depth.div_ceil(2)));
        assert_eq!(at(20, &all), Some((2 * depth + 5) / 10));
        assert_eq!(at(50, &[1, depth - 1, depth]), Some(depth - 1));
        assert_eq!(at(50, &[0, 1]), Some(1));
        assert_eq!(at(50, &[]), None);
    }

    // TS-8.51, TS-2.15.
    #[test]
    fn symbols_are_one_to_a_card_and_turn_with_it() {
        let draft = Draft::new(Streams::of("symbols", 0)).expect("a draft");
        let mut readings: Vec<Reading> = RoomCode::all(CARDS)
            .map(|room| draft.reading(room))
            .collect();
        let first = draft.symbols[0];
        assert_eq!(readings[0].orientation, first.1);
        assert_eq!(readings[1].orientation, (first.1 + 1) % 4);
        readings.sort_unstable();
        readings.dedup();
        assert_eq!(readings.len(), 24);
    }
}
