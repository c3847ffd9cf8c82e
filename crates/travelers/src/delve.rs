//! Moving in a Dungeon: steps, doors, laying rooms, teleports (sections 7.2 to 7.9).

use crate::cards::Card;
use crate::dungeon::{Cell, Direction, RoomCode, Timing};
use crate::event::Event;
use crate::half::Half;
use crate::interpreter::Flow;
use crate::journey::{End, Journey};
use crate::map::{Laid, MapState, Maze, RoomPlace};
use crate::question::Question;
use crate::room::Way;
use crate::script::Source;
use crate::set::Map;
use kernel::Log;

impl Journey {
    pub(crate) fn maze(&self) -> Option<&Maze> {
        match &self.map {
            MapState::Dungeon(maze) => Some(maze),
            _ => None,
        }
    }

    /// The door the pawn would pass in this direction, unless it is blocked: no upright code
    /// (TS-7.12), or its card is taken (TS-7.14).
    pub(crate) fn door(&self, maze: &Maze, direction: Direction) -> Option<Way> {
        let rooms = self.sets.rooms.as_ref()?;
        let way = rooms[maze.room].way(maze.cell)?;
        let open = way.direction == direction && *maze.card(way.to.card) != RoomPlace::Taken;
        open.then_some(*way)
    }

    /// May the pawn go there by free movement (TS-7.10, TS-7.11)?
    pub(crate) fn can_go(&self, maze: &Maze, direction: Direction) -> bool {
        let inside = maze.cell.step(direction, maze.room.side);
        match (inside, &self.sets.rooms) {
            (Some(cell), Some(rooms)) => !rooms[maze.room].is_wall(cell),
            _ => self.door(maze, direction).is_some(),
        }
    }

    /// TS-7.14: does the step lead to a room that is not attached?
    pub(crate) fn needs_laying(&self, maze: &Maze, direction: Direction) -> bool {
        if maze.cell.step(direction, maze.room.side).is_some() {
            return false;
        }
        let door = self.door(maze, direction);
        door.is_some_and(|way| !maze.is_attached(maze.room, way.to))
    }

    pub(crate) fn go_in_dungeon(
        &mut self,
        maze: &Maze,
        direction: Direction,
        log: &mut impl Log<Event>,
    ) {
        if let Some(cell) = maze.cell.step(direction, maze.room.side) {
            log.note(|| Event::Stepped(direction));
            self.set_pawn(maze.room, cell);
            self.question = Question::Walk;
            self.enter_cell(log);
            return;
        }
        let Some(way) = self.door(maze, direction) else {
            return;
        };
        if !maze.is_attached(maze.room, way.to) {
            self.lay_through(maze, &way, log);
        }
        log.note(|| Event::Stepped(direction));
        self.set_pawn(way.to, way.arrival);
        self.read_room(log);
    }

    /// TS-7.14: the card is laid on the side of the code, against the pawn's room.
    fn lay_through(&mut self, maze: &Maze, way: &Way, log: &mut impl Log<Event>) {
        let Some(here) = maze.laid(maze.room) else {
            return;
        };
        let origin = (here.origin.0 + way.origin.0, here.origin.1 + way.origin.1);
        self.lay(
            way.to,
            Laid {
                side: way.to.side,
                island: here.island,
                origin,
            },
            log,
        );
    }

    /// TS-7.15: the room that the card showed before disappears.
    fn lay(&mut self, room: RoomCode, laid: Laid, log: &mut impl Log<Event>) {
        if let MapState::Dungeon(maze) = &mut self.map {
            let place = &mut maze.cards[room.card as usize - 1];
            if let RoomPlace::Table(before) = *place {
                log.note(|| Event::RoomForgotten(RoomCode::new(room.card, before.side)));
            }
            *place = RoomPlace::Table(laid);
            log.note(|| Event::RoomLaid(room));
        }
    }

    /// TS-7.31: reads the room the pawn has come to.
    pub(crate) fn read_room(&mut self, log: &mut impl Log<Event>) {
        self.question = Question::Walk;
        if let Some((entry, Timing::Immediate)) = self.entry_here() {
            self.read_entry(entry, log);
        }
    }

    /// TS-7.73: a teleport may end on the symbol, so Walk-on and Choice trigger too.
    pub(crate) fn read_arrival(&mut self, log: &mut impl Log<Event>) {
        self.read_room(log);
        if self.question == Question::Walk && self.scripts.depth() == 0 {
            self.enter_cell(log);
        }
    }

    /// TS-7.32: the pawn has entered a cell by a free step or a teleport.
    fn enter_cell(&mut self, log: &mut impl Log<Event>) {
        if self.end.is_some() || !self.is_on_symbol() {
            return;
        }
        if self.is_won_here() {
            self.finish(End::Won, log);
            return;
        }
        match self.entry_here() {
            Some((entry, Timing::WalkOn)) => self.read_entry(entry, log),
            Some((_, Timing::Choice)) => self.question = Question::Visit,
            _ => {}
        }
    }

    /// TS-3.11: on the symbol of 1A once the final enemy is beaten (R32).
    fn is_won_here(&self) -> bool {
        self.maze()
            .is_some_and(|maze| maze.boss_defeated && maze.room == RoomCode::START)
    }

    fn is_on_symbol(&self) -> bool {
        match (self.maze(), &self.sets.rooms) {
            (Some(maze), Some(rooms)) => rooms[maze.room].symbol == maze.cell,
            _ => false,
        }
    }

    /// The entry of the pawn's room, and when it is executed.
    pub(crate) fn entry_here(&self) -> Option<(u8, Timing)> {
        let entry = self.sets.rooms.as_ref()?[self.maze()?.room].entry?;
        match self.sets.map()? {
            Map::Dungeon(dungeon) => Some((entry, dungeon.index[entry as usize].timing)),
            Map::World(_) => None,
        }
    }

    pub(crate) fn read_entry(&mut self, entry: u8, log: &mut impl Log<Event>) {
        let Some(room) = self.maze().map(|maze| maze.room) else {
            return;
        };
        if let Some(Map::Dungeon(dungeon)) = self.sets.map() {
            let reading = dungeon.index[entry as usize].reading;
            log.note(|| Event::ReadEntry(reading));
        }
        self.scripts.push(Source::Entry { entry, room });
        self.run(log);
    }

    /// The player takes or leaves the Choice entry under the pawn.
    pub(crate) fn visit(&mut self, wanted: bool, log: &mut impl Log<Event>) {
        match self.entry_here() {
            Some((entry, _)) if wanted => self.read_entry(entry, log),
            _ => self.question = Question::Walk,
        }
    }

    /// TS-7.70: if the room's card is taken, nothing happens.
    pub(crate) fn teleport(&mut self, room: RoomCode, log: &mut impl Log<Event>) -> Flow {
        let Some(maze) = self.maze().copied() else {
            return Flow::On;
        };
        if *maze.card(room.card) == RoomPlace::Taken {
            return Flow::On;
        }
        if maze.laid(room).is_none() {
            let mut beside = self.places_beside(&maze, room);
            match (beside.next(), beside.next()) {
                (Some(_), Some(_)) => {
                    drop(beside);
                    return self.ask(Question::Beside(room));
                }
                (Some(neighbour), None) => {
                    drop(beside);
                    self.lay_beside(room, neighbour, log);
                }
                // TS-7.72: apart from all other cards, a new island.
                (None, _) => {
                    drop(beside);
                    let laid = Laid {
                        side: room.side,
                        island: maze.new_island(),
                        origin: (0, 0),
                    };
                    self.lay(room, laid, log);
                }
            }
        }
        self.ask(Question::Land(room))
    }

    /// TS-7.71: the rooms on the table that a door of this room leads to, one of each island.
    pub(crate) fn places_beside(
        &self,
        maze: &Maze,
        room: RoomCode,
    ) -> impl Iterator<Item = RoomCode> + '_ {
        let maze = *maze;
        let mut seen: u8 = 0;
        let ways = self
            .sets
            .rooms
            .iter()
            .flat_map(move |rooms| rooms[room].ways());
        ways.filter_map(move |(_, way)| {
            let island = maze.laid(way.to)?.island;
            let new = seen & 1 << island == 0 && way.to.card != room.card;
            seen |= 1 << island;
            new.then_some(way.to)
        })
    }

    /// TS-7.71: laid so that the two arches touch; it joins that island.
    fn lay_beside(&mut self, room: RoomCode, neighbour: RoomCode, log: &mut impl Log<Event>) {
        let (Some(maze), Some(rooms)) = (self.maze(), &self.sets.rooms) else {
            return;
        };
        let way = rooms[room].way_to(neighbour).map(|(_, way)| way.origin);
        if let (Some(origin), Some(there)) = (way, maze.laid(neighbour)) {
            let laid = Laid {
                side: room.side,
                island: there.island,
                origin: (there.origin.0 - origin.0, there.origin.1 - origin.1),
            };
            self.lay(room, laid, log);
        }
    }

    pub(crate) fn beside_chosen(&mut self, neighbour: RoomCode, log: &mut impl Log<Event>) {
        if let Question::Beside(room) = self.question {
            self.lay_beside(room, neighbour, log);
            self.question = Question::Land(room);
        }
    }

    /// The cell has been chosen: the pawn is there at once, and the room is read when the text
    /// ends (TS-7.75). Victory is not delayed.
    pub(crate) fn land(&mut self, cell: Cell, log: &mut impl Log<Event>) {
        let Question::Land(room) = self.question else {
            return;
        };
        self.set_pawn(room, cell);
        log.note(|| Event::Teleported(room));
        self.arrived = true;
        if self.is_on_symbol() && self.is_won_here() {
            self.finish(End::Won, log);
            return;
        }
        self.run(log);
    }

    /// EF-37, TS-5.54: the adventure card leaves the map, and its back joins the Discard Deck.
    pub(crate) fn take_hero_card(&mut self, half: Half, log: &mut impl Log<Event>) -> Flow {
        let taken = match self.scripts.reading() {
            Some(Source::Half(code)) => code.card,
            Some(Source::Entry { room, .. }) => room.card,
            _ => return Flow::On,
        };
        self.zones.ninth = taken;
        self.zones.owned.insert(Card::NINTH);
        if half == Half::II {
            self.zones.two_tip.insert(Card::NINTH);
        }
        self.zones.discard(Card::NINTH);
        log.note(|| Event::CardGained(self.upright(Card::NINTH)));
        match &mut self.map {
            MapState::World(grid) => {
                grid.take_away(taken);
                grid.taken = taken;
                Flow::On
            }
            MapState::Dungeon(maze) => {
                let before = *maze;
                maze.cards[taken as usize - 1] = RoomPlace::Taken;
                self.step_back(&before, taken, log)
            }
            MapState::Practice => Flow::On,
        }
    }

    /// TS-7.58, R35: the pawn steps back from a room that has vanished under it.
    fn step_back(&mut self, before: &Maze, taken: u8, log: &mut impl Log<Event>) -> Flow {
        if before.room.card != taken {
            return Flow::On;
        }
        let Some(rooms) = &self.sets.rooms else {
            return Flow::On;
        };
        let attached = |way: &&Way| before.is_attached(before.room, way.to);
        let ways = || {
            rooms[before.room]
                .ways()
                .map(|(_, way)| way)
                .filter(attached)
        };
        let back = ways()
            .find(|way| Some(way.to) == before.from)
            .or_else(|| ways().next())
            .copied();
        match back {
            Some(way) => {
                self.set_pawn(way.to, way.arrival);
                self.arrived = true;
                Flow::On
            }
            None => self.teleport(RoomCode::START, log),
        }
    }
}
