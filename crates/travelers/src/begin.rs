//! Setup: the beginning of a game (section 3).

use crate::cards::Row;
use crate::dungeon::{RoomCode, Side};
use crate::event::Event;
use crate::journey::{Filled, Journey, MarkRule, RuleOptions, Tracks};
use crate::layout::Layout;
use crate::map::{Grid, Laid, MapState, Maze, RoomPlace};
use crate::question::Question;
use crate::script::Scripts;
use crate::set::Map;
use crate::sets::Sets;
use crate::stream::Stream;
use crate::zones::Zones;
use kernel::Log;
use std::sync::Arc;

/// TS-3.7: the level of Training.
const TRAINING_LEVEL: u8 = 4;

impl Journey {
    /// TS-3.1 to TS-3.5. All chance comes from the play seed (TS-8.6).
    pub(crate) fn begin(
        sets: Arc<Sets>,
        rules: RuleOptions,
        marks: Filled,
        mut chance: Stream,
        log: &mut impl Log<Event>,
    ) -> Journey {
        let mut zones = Zones::fresh();
        zones.shuffle(&mut chance);
        let map = lay_out(&sets, &mut chance);
        let marks = match rules.marks {
            MarkRule::Persistent => marks,
            MarkRule::Fresh | MarkRule::Off => Filled::default(),
        };
        let mut journey = Journey {
            sets,
            rules,
            chance,
            tracks: Tracks::START,
            zones,
            layout: Layout::default(),
            map,
            marks,
            fight: None,
            scripts: Scripts::default(),
            picks: Row::default(),
            exchanged: Row::default(),
            question: Question::Walk,
            may_leave: false,
            arrived: false,
            end: None,
        };
        journey.fill_hand(log);
        journey.first_reading(log);
        journey
    }

    /// The mission is read; the setup reading of a dungeon never wins (R52).
    fn first_reading(&mut self, log: &mut impl Log<Event>) {
        match self.map {
            MapState::World(_) => self.read_card(log),
            MapState::Dungeon(_) => {
                if let Some((entry, _)) = self.entry_here() {
                    self.read_entry(entry, log);
                }
            }
            MapState::Practice => {
                self.tracks.level = TRAINING_LEVEL;
                self.begin_fight(log);
            }
        }
    }
}

fn lay_out(sets: &Sets, chance: &mut Stream) -> MapState {
    match sets.map() {
        None => MapState::Practice,
        Some(Map::World(_)) => {
            let mut cells = [1, 2, 3, 4, 5, 6, 7, 8, 9];
            chance.shuffle(&mut cells);
            let start = cells.iter().position(|&card| card == 1);
            MapState::World(Grid {
                cells,
                on_b: 0,
                once: 0,
                taken: 0,
                pawn: start.unwrap_or_default() as u8,
            })
        }
        Some(Map::Dungeon(dungeon)) => {
            let mut cards = [RoomPlace::Deck; 6];
            cards[0] = RoomPlace::Table(Laid {
                side: Side::A,
                island: 0,
                origin: (0, 0),
            });
            // An example of the rule book may have fewer Room Cards.
            for missing in cards.iter_mut().skip(dungeon.rooms.len()) {
                *missing = RoomPlace::Taken;
            }
            MapState::Dungeon(Maze {
                cards,
                room: RoomCode::START,
                cell: dungeon.rooms[0].cell,
                from: None,
                once: 0,
                boss_defeated: false,
            })
        }
    }
}
