//! Builds the view of a position, field by field.

use crate::cards::{Card, Row, Upright};
use crate::dungeon::{Cell, RoomCode};
use crate::element::Element;
use crate::fight::Values;
use crate::half::Half;
use crate::journey::Journey;
use crate::map::{MapState, Maze, RoomPlace};
use crate::room::Room;
use crate::script::Source;
use crate::set::Map;
use crate::view::{
    DoorView, FightView, InPlayView, MapView, ReadingView, RoomView, TracksView, TravelersView,
};

impl Journey {
    /// TS-1.11: the composition of the deck is shown, its unknown order is not.
    pub(crate) fn build_view(&self) -> TravelersView {
        let unknown = usize::from(self.zones.unknown);
        let mut deck_unknown: Vec<Upright> = self.uprights(self.zones.deck.iter().take(unknown));
        deck_unknown.sort_unstable();
        let adventure = self.sets.adventure.as_ref();
        TravelersView {
            hero_set: self.sets.hero_code,
            adventure_set: self.sets.adventure_code,
            hero: self.sets.hero.title,
            adventure: adventure.map(|side| side.title),
            cast: adventure.map(|side| side.cast),
            tracks: TracksView {
                attack: self.tracks.attack,
                defense: self.tracks.defense,
                level: self.tracks.level,
                mana: self.tracks.mana,
            },
            life: self.zones.life(),
            hand: self.uprights(self.zones.hand),
            deck_unknown,
            deck_known: self.uprights(self.zones.deck.iter().skip(unknown)),
            removed: self.zones.removed.collect(),
            taken: (self.zones.ninth != 0).then_some(self.zones.ninth),
            in_play: self.view_in_play(),
            fight: self.view_fight(),
            map: self.view_map(),
            reading: self.view_reading(),
            picks: self.picks.iter().collect(),
            marks: self.marks,
            question: self.question,
            end: self.end,
            score: self.score(),
        }
    }

    fn uprights(&self, cards: impl IntoIterator<Item = Card>) -> Vec<Upright> {
        let upright = |card| self.upright(card);
        cards.into_iter().map(upright).collect()
    }

    fn view_in_play(&self) -> InPlayView {
        let row = |row: &Row| self.uprights(row.iter());
        let in_play = self.in_play();
        let constellation = in_play.row();
        InPlayView {
            column: row(&self.layout.column),
            loaded: row(&self.layout.loaded),
            infused: self.uprights(self.layout.infused.iter().rev()),
            strained: row(&self.layout.strained),
            next: self
                .next_ability()
                .map(|ability| (self.layout.next + 1, ability.cost)),
            row: (!constellation.is_empty()).then_some(constellation),
            banners: Half::ALL.map(|half| in_play.banners(half)),
            elements: Element::ALL.map(|element| in_play.elements(element)),
        }
    }

    fn view_fight(&self) -> Option<FightView> {
        let fight = self.fight?;
        let enemy = self.enemy();
        let Values {
            level,
            attack,
            defense,
        } = self.enemy_now();
        Some(FightView {
            name: enemy.name,
            about: enemy.about,
            tier: enemy.tier,
            modifier: enemy.modifier,
            printed: [enemy.level, enemy.attack, enemy.defense],
            now: [level, attack, defense],
            ignored: fight.ignore_modifiers,
            may_leave: fight.may_leave,
            turns: fight.turns,
            at: self.enemy_cell(),
        })
    }

    fn view_map(&self) -> MapView {
        match &self.map {
            MapState::Practice => MapView::Practice,
            MapState::World(grid) => MapView::World {
                cells: (0..9).map(|cell| grid.upright(cell)).collect(),
                once: (1..=9).filter(|&card| grid.once_used(card)).collect(),
                gone: (1..=9).filter(|&card| !grid.is_card_mapped(card)).collect(),
                pawn: grid.pawn,
            },
            MapState::Dungeon(maze) => MapView::Dungeon {
                rooms: self.view_rooms(maze),
                deck: (1..=6)
                    .filter(|&card| *maze.card(card) == RoomPlace::Deck)
                    .collect(),
                room: maze.room,
                cell: maze.cell,
                once: self.used_entries(maze),
                boss_defeated: maze.boss_defeated,
            },
        }
    }

    fn view_rooms(&self, maze: &Maze) -> Vec<RoomView> {
        let laid = (1..=6).filter_map(|card| match maze.card(card) {
            RoomPlace::Table(laid) => Some((RoomCode::new(card, laid.side), *laid)),
            _ => None,
        });
        let rooms = self.sets.rooms.iter();
        rooms
            .flat_map(|rooms| {
                laid.clone().map(|(code, laid)| RoomView {
                    code,
                    island: laid.island,
                    origin: laid.origin,
                    walls: walls(&rooms[code]),
                    symbol: rooms[code].symbol,
                    reading: rooms[code].reading,
                    timing: self.timing(&rooms[code]),
                    doors: doors(maze, &rooms[code]),
                })
            })
            .collect()
    }

    fn timing(&self, room: &Room) -> Option<crate::dungeon::Timing> {
        match self.sets.map()? {
            Map::Dungeon(dungeon) => Some(dungeon.index[usize::from(room.entry?)].timing),
            Map::World(_) => None,
        }
    }

    fn used_entries(&self, maze: &Maze) -> Vec<crate::dungeon::Reading> {
        let Some(Map::Dungeon(dungeon)) = self.sets.map() else {
            return Vec::new();
        };
        let used = (0..)
            .zip(&dungeon.index)
            .filter(|(entry, _)| maze.once & 1 << entry != 0);
        used.map(|(_, entry)| entry.reading).collect()
    }

    fn view_reading(&self) -> Option<ReadingView> {
        match (self.scripts.reading()?, self.sets.map()) {
            (Source::Half(code), _) => Some(ReadingView::Half(code)),
            (Source::Entry { entry, .. }, Some(Map::Dungeon(dungeon))) => {
                Some(ReadingView::Entry(dungeon.index[entry as usize].reading))
            }
            _ => None,
        }
    }
}

fn walls(room: &Room) -> Vec<Cell> {
    let cells = Cell::of_frame(room.code.side);
    cells.filter(|&cell| room.is_wall(cell)).collect()
}

fn doors(maze: &Maze, room: &Room) -> Vec<DoorView> {
    let door = |(cell, way): (Cell, &crate::room::Way)| DoorView {
        cell,
        direction: way.direction,
        to: way.to,
        attached: maze.is_attached(room.code, way.to),
        blocked: *maze.card(way.to.card) == RoomPlace::Taken,
    };
    room.ways().map(door).collect()
}
