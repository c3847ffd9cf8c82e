//! Whether a condition holds now (section 5.2).

use crate::journey::{Journey, MarkRule};
use crate::map::MapState;
use crate::script::{Frame, Source};
use crate::sentence::{Condition, Sentence, Where};
use crate::set::Map;
use crate::world::MarkTrack;

impl Journey {
    /// The sentences of a text.
    #[inline]
    pub(crate) fn sentences(&self, source: Source) -> &[Sentence] {
        match source {
            Source::Ability { card, ability } => {
                &self.in_play().upright(card).abilities[ability as usize].sentences
            }
            Source::Half(code) => match self.sets.map() {
                Some(Map::World(world)) => &world.half(code).text,
                _ => &[],
            },
            Source::Entry { entry, .. } => match self.sets.map() {
                Some(Map::Dungeon(dungeon)) => &dungeon.index[entry as usize].text,
                _ => &[],
            },
        }
    }

    /// TS-5.4: do all conditions of the sentence hold at this instant (TS-4.53)?
    pub(crate) fn conditions_hold(&self, frame: &Frame, sentence: &Sentence) -> bool {
        let holds = |condition| self.holds(frame.source, condition);
        sentence.when.iter().all(holds)
    }

    fn holds(&self, source: Source, condition: &Condition) -> bool {
        match condition {
            Condition::Cards { place, count } => count.holds(match place {
                Where::InPlay => self.layout.cards_in_play(),
                Where::InHand => self.zones.hand.len(),
            }),
            Condition::Banners { place, half, least } => {
                let banners = match place {
                    Where::InPlay => self.in_play().banners(*half),
                    Where::InHand => self.in_play().banners_in_hand(*half),
                };
                banners >= *least
            }
            Condition::Elements {
                place,
                element,
                count,
            } => count.holds(match place {
                Where::InPlay => self.in_play().elements(*element),
                Where::InHand => self.in_play().elements_in_hand(*element),
            }),
            Condition::Shows { track, least } => self.tracks.shows(*track) >= (*least).into(),
            Condition::Constellation {
                place,
                stars,
                present,
            } => {
                let there = match place {
                    Where::InPlay => self.in_play().row().contains(*stars),
                    Where::InHand => self.in_play().constellation_in_hand(*stars),
                };
                there == *present
            }
            Condition::PreviousStars(stars) => self.previous_stars(source) == Some(*stars),
            // TS-5.6: it can be paid, so it will be.
            Condition::Pay { track, amount } => self.tracks.shows(*track) >= (*amount).into(),
            Condition::Mapped(half) => self.grid().is_some_and(|grid| grid.is_mapped(*half)),
            Condition::NotMapped(halves) => {
                let mapped = |half| self.grid().is_some_and(|grid| grid.is_mapped(half));
                !halves.iter().any(|&half| mapped(half))
            }
            Condition::CardMapped(card) => {
                self.grid().is_some_and(|grid| grid.is_card_mapped(*card))
            }
            Condition::SymbolMapped(reading) => self.is_symbol_mapped(*reading),
            Condition::SymbolNotMapped(reading) => !self.is_symbol_mapped(*reading),
            Condition::EmptyBox(_) => self.has_empty_box(),
            Condition::Letter(letter) => {
                let track = self.adventure_track();
                track.and_then(|track| track.visible(self.filled(track))) == Some(*letter)
            }
        }
    }

    /// TS-5.20: the stars of the column card above the one whose ability is executed.
    fn previous_stars(&self, source: Source) -> Option<u8> {
        let Source::Ability { card, .. } = source else {
            return None;
        };
        let above = self.layout.column.before(card)?;
        Some(self.in_play().upright(above).stars())
    }

    pub(crate) fn grid(&self) -> Option<&crate::map::Grid> {
        match &self.map {
            MapState::World(grid) => Some(grid),
            _ => None,
        }
    }

    /// TS-7.60.
    fn is_symbol_mapped(&self, reading: crate::dungeon::Reading) -> bool {
        let (MapState::Dungeon(maze), Some(rooms)) = (&self.map, &self.sets.rooms) else {
            return false;
        };
        rooms
            .reading(reading)
            .is_some_and(|room| maze.laid(room).is_some())
    }

    /// The mark track of the adventure.
    pub(crate) fn adventure_track(&self) -> Option<&MarkTrack> {
        self.sets.mark_track()
    }

    /// How many boxes of the adventure's track are filled; all of them with marks off (R57).
    pub(crate) fn filled(&self, track: &MarkTrack) -> u8 {
        match self.rules.marks {
            MarkRule::Off => track.len(),
            _ => self.marks.adventure,
        }
    }

    /// CO-25.
    fn has_empty_box(&self) -> bool {
        let track = self.adventure_track();
        track.is_some_and(|track| self.filled(track) < track.len())
    }
}
