//! What reading an entry does to the map.

use super::Unproven;
use super::state::{State, room_bit};
use crate::dungeon::{Dungeon, Entry, Reading, RoomCode, Timing};
use crate::effect::Effect;
use crate::generate::walls::Walls;
use crate::room::Rooms;
use crate::sentence::{Condition, Sentence};

/// A dungeon that the search can walk.
pub(super) struct Book<'a> {
    pub rooms: Rooms,
    index: &'a [Entry],
    /// The rooms that conditions name.
    pub named: u32,
    /// The entries whose mark tracks conditions ask about.
    pub asked: u64,
}

/// Does the effect change what the search remembers?
const fn is_structural(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Teleport(_) | Effect::TakeHeroCard(_) | Effect::Forge { .. } | Effect::BossDefeated
    )
}

const fn takes_its_card(effect: &Effect) -> bool {
    matches!(effect, Effect::TakeHeroCard(_) | Effect::Forge { .. })
}

fn effects(entry: &Entry) -> impl Iterator<Item = &Effect> {
    entry.text.iter().flat_map(|sentence| &sentence.effects)
}

impl<'a> Book<'a> {
    pub fn of(dungeon: &'a Dungeon) -> Result<Book<'a>, Unproven> {
        let rooms = Rooms::of(dungeon).map_err(Unproven::Misprinted)?;
        for (number, card) in (1..).zip(&dungeon.rooms) {
            if !Walls::of(card.walls.iter().copied()).floor_is_connected() {
                return Err(Unproven::BrokenFloor(number));
            }
        }
        let mut book = Book {
            rooms,
            index: &dungeon.index,
            named: 0,
            asked: 0,
        };
        if book.index.len() > u64::BITS as usize {
            return Err(Unproven::TooLarge);
        }
        for entry in book.index {
            if entry.timing == Timing::WalkOn && effects(entry).any(is_structural) {
                return Err(Unproven::ForcedStep(entry.reading));
            }
            for condition in entry.text.iter().flat_map(|sentence| &sentence.when) {
                match condition {
                    Condition::SymbolMapped(reading) | Condition::SymbolNotMapped(reading) => {
                        book.named |= book.rooms.reading(*reading).map_or(0, room_bit);
                    }
                    Condition::EmptyBox(reading) => book.asked |= book.entry_bit(*reading),
                    _ => {}
                }
            }
        }
        book.ways_back_are_clear()?;
        Ok(book)
    }

    /// Rooms that can be taken must have one door and no teleport leading there: the pawn in them
    /// has come through that door, and the room behind it is still attached.
    fn ways_back_are_clear(&self) -> Result<(), Unproven> {
        let takers = self
            .index
            .iter()
            .filter(|entry| effects(entry).any(takes_its_card));
        for room in takers.filter_map(|entry| self.rooms.reading(entry.reading)) {
            let is_target = self
                .index
                .iter()
                .flat_map(effects)
                .any(|effect| *effect == Effect::Teleport(room));
            if is_target || self.rooms[room].ways().count() != 1 {
                return Err(Unproven::NoWayBack(room));
            }
        }
        Ok(())
    }

    /// The entry of a room, if it has one.
    pub fn entry(&self, room: RoomCode) -> Option<&Entry> {
        Some(&self.index[usize::from(self.rooms[room].entry?)])
    }

    fn entry_bit(&self, reading: Reading) -> u64 {
        let place = self.index.iter().position(|entry| entry.reading == reading);
        place.map_or(0, |place| 1 << place)
    }

    /// Every state the entry of the pawn's room can leave behind.
    pub fn read(&self, state: State, entry: &Entry) -> Vec<State> {
        let begun = Reader {
            book: self,
            entry: self.entry_bit(entry.reading),
            state: State {
                arriving: false,
                ..state
            },
        };
        let (mut readers, mut done) = (vec![begun], Vec::new());
        for sentence in &entry.text {
            let mut next = Vec::new();
            for reader in readers {
                reader.sentence(sentence, &mut next, &mut done);
            }
            readers = next;
        }
        done.extend(readers.into_iter().map(|reader| reader.state));
        done
    }
}

/// One way to read an entry.
#[derive(Clone, Copy)]
struct Reader<'a, 'b> {
    book: &'b Book<'a>,
    entry: u64,
    /// TS-7.75: where the pawn is by now. Another room is read after the last sentence.
    state: State,
}

impl Reader<'_, '_> {
    fn sentence(mut self, sentence: &Sentence, next: &mut Vec<Self>, done: &mut Vec<State>) {
        let is_structural = sentence.effects.iter().any(is_structural);
        let is_used = sentence.once && is_structural && self.state.used & self.entry != 0;
        // TS-5.5, R58: an offer can be declined, and a cost may be out of reach.
        let has_cost = |effect: &Effect| matches!(effect, Effect::Forge { .. });
        let is_offer = sentence.may || sentence.or || sentence.effects.iter().any(has_cost);
        let holds = self.all_hold(&sentence.when);
        if is_used || is_offer || holds != Some(true) {
            next.push(self);
        }
        if is_used || holds == Some(false) {
            return;
        }
        if sentence.once && is_structural {
            self.state.used |= self.entry;
        }
        for effect in &sentence.effects {
            match *effect {
                Effect::Blank => {
                    done.push(self.state);
                    return;
                }
                Effect::BossDefeated => self.state.boss_defeated = true,
                Effect::FillMark if self.book.asked & self.entry != 0 => {
                    // Perhaps it was the last box.
                    next.push(self);
                    self.state.full |= self.entry;
                }
                Effect::Teleport(room) if !self.state.is_taken(room.card) => {
                    self.state.lay(room, self.book.named);
                    self.go(room);
                }
                Effect::TakeHeroCard(_) | Effect::Forge { .. } => self.take(),
                _ => {}
            }
        }
        next.push(self);
    }

    /// Do all of them hold? Nothing where the map does not say.
    fn all_hold(&self, conditions: &[Condition]) -> Option<bool> {
        let answers = || conditions.iter().map(|condition| self.holds(condition));
        if answers().any(|answer| answer == Some(false)) {
            return Some(false);
        }
        answers().all(|answer| answer.is_some()).then_some(true)
    }

    /// Does the condition hold? Nothing where the map does not say.
    fn holds(&self, condition: &Condition) -> Option<bool> {
        let is_mapped = |reading: &Reading| {
            let room = self.book.rooms.reading(*reading);
            room.is_some_and(|room| self.state.mapped & room_bit(room) != 0)
        };
        match condition {
            Condition::SymbolMapped(reading) => Some(is_mapped(reading)),
            Condition::SymbolNotMapped(reading) => Some(!is_mapped(reading)),
            Condition::EmptyBox(reading) => {
                Some(self.state.full & self.book.entry_bit(*reading) == 0)
            }
            _ => None,
        }
    }

    fn go(&mut self, room: RoomCode) {
        self.state.room = room;
        self.state.arriving = true;
    }

    /// TS-7.58: the entry's card is taken, and a pawn on it steps back.
    fn take(&mut self) {
        let place = self.entry.trailing_zeros() as usize;
        let reading = self.book.index[place].reading;
        let Some(room) = self.book.rooms.reading(reading) else {
            return;
        };
        self.state.take(room.card);
        if self.state.room.card == room.card
            && let Some((_, way)) = self.book.rooms[room].ways().next()
        {
            self.go(way.to);
        }
    }
}
