//! The search itself: forwards for what can be reached, backwards for where the win can be.

use super::state::{State, room_bit};
use super::text::Book;
use super::{DungeonStructure, MOST_STATES, Unproven};
use crate::dungeon::{RoomCode, Timing};
use std::collections::{BTreeMap, VecDeque};

/// The states found so far.
#[derive(Default)]
struct Found {
    numbers: BTreeMap<State, usize>,
    states: Vec<State>,
    /// Arrivals in rooms on the shortest way there.
    arrivals: Vec<u32>,
    /// From where each can be reached in one move.
    before: Vec<Vec<usize>>,
}

impl Found {
    /// The number of a state that is reached with so many arrivals, and whether that is news.
    fn add(&mut self, state: State, arrivals: u32) -> (usize, bool) {
        let new = self.states.len();
        let number = *self.numbers.entry(state).or_insert(new);
        if number == new {
            self.states.push(state);
            self.arrivals.push(arrivals);
            self.before.push(Vec::new());
            return (number, true);
        }
        let is_shorter = arrivals < self.arrivals[number];
        if is_shorter {
            self.arrivals[number] = arrivals;
        }
        (number, is_shorter)
    }
}

impl Book<'_> {
    /// Searches from the start, with these cards taken.
    pub(super) fn search(&self, taken: u8) -> Result<DungeonStructure, Unproven> {
        let found = self.explore(taken)?;
        let won: Vec<usize> = (0..found.states.len())
            .filter(|&number| found.states[number].is_won())
            .collect();
        let shortest = won.iter().map(|&number| found.arrivals[number]).min();
        let shortest = shortest.ok_or(Unproven::NoWin)?;
        let lost = lost(&found, won);
        if let Some(number) = lost {
            return Err(Unproven::DeadEnd(found.states[number].room));
        }
        let read_before_final = |room: &RoomCode| {
            let mut states = found.states.iter();
            states.any(|state| state.room == *room && !state.boss_defeated && state.arriving)
        };
        let codes = self.rooms.all().iter().map(|room| room.code);
        Ok(DungeonStructure {
            states: found.states.len(),
            shortest,
            before_final: codes.filter(read_before_final).collect(),
        })
    }

    fn explore(&self, taken: u8) -> Result<Found, Unproven> {
        let mut found = Found::default();
        let mut open = VecDeque::new();
        for full in subsets(self.asked)? {
            let (number, _) = found.add(self.start(taken, full), 0);
            open.push_back(number);
        }
        while let Some(number) = open.pop_front() {
            let (state, arrivals) = (found.states[number], found.arrivals[number]);
            for next in self.moves(state) {
                let next_arrivals = arrivals + u32::from(next.arriving);
                let (next_number, is_news) = found.add(next, next_arrivals);
                found.before[next_number].push(number);
                if is_news && next.arriving {
                    open.push_back(next_number);
                } else if is_news {
                    open.push_front(next_number);
                }
            }
            if found.states.len() > MOST_STATES {
                return Err(Unproven::TooLarge);
            }
        }
        Ok(found)
    }

    /// TS-3.5: the pawn in 1A, which has been read.
    fn start(&self, taken: u8, full: u64) -> State {
        State {
            room: RoomCode::START,
            arriving: false,
            boss_defeated: false,
            taken,
            mapped: self.named & room_bit(RoomCode::START),
            used: 0,
            full,
        }
    }

    fn moves(&self, state: State) -> Vec<State> {
        let entry = self.entry(state.room);
        if state.arriving {
            // TS-7.31.
            return match entry {
                Some(entry) if entry.timing == Timing::Immediate => self.read(state, entry),
                _ => vec![State {
                    arriving: false,
                    ..state
                }],
            };
        }
        let mut moves = match entry {
            Some(entry) if entry.timing != Timing::Immediate => self.read(state, entry),
            _ => Vec::new(),
        };
        // TS-7.13, TS-7.14.
        let doors = self.rooms[state.room].ways().map(|(_, way)| way.to);
        for room in doors.filter(|room| !state.is_taken(room.card)) {
            let mut next = state;
            next.lay(room, self.named);
            next.room = room;
            next.arriving = true;
            moves.push(next);
        }
        moves
    }
}

/// A state from which no win can be reached.
fn lost(found: &Found, won: Vec<usize>) -> Option<usize> {
    let mut winnable = vec![false; found.states.len()];
    let mut open = won;
    while let Some(number) = open.pop() {
        if !winnable[number] {
            winnable[number] = true;
            open.extend(&found.before[number]);
        }
    }
    winnable.iter().position(|winnable| !winnable)
}

/// CO-25 is explored both ways: a copy may come to the table with any of its tracks full.
fn subsets(bits: u64) -> Result<impl Iterator<Item = u64>, Unproven> {
    if bits.count_ones() > 8 {
        return Err(Unproven::TooLarge);
    }
    let mut next = Some(bits);
    Ok(std::iter::from_fn(move || {
        let subset = next?;
        next = (subset != 0).then(|| (subset - 1) & bits);
        Some(subset)
    }))
}
