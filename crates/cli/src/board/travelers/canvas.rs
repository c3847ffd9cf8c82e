//! An island of rooms as characters: cells with a border around each room.
//!
//! A cell is three characters wide. Between cells there is room for a border only where some room
//! of the island has one, so a single room is drawn as tight as it can be.

use super::model::Tone;
use ::travelers::{Cell, Direction, RoomView};
use std::collections::BTreeSet;

/// Columns of a cell.
const CELL: i16 = 3;

/// A drawn island.
pub struct Canvas {
    pub width: u16,
    pub height: u16,
    spots: Vec<Spot>,
    /// Where the pawn is, if it is here.
    pub pawn: Option<(u16, u16)>,
    /// Where each room is: its thing, then left, top, width and height.
    pub rooms: Vec<(usize, [u16; 4])>,
}

/// A character of the canvas.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Spot {
    letter: char,
    tone: Tone,
    /// Where a border goes on: up 1, down 2, left 4, right 8.
    arms: u8,
}

/// Borders by where they go on.
const BORDERS: [char; 16] = [
    ' ', '╵', '╷', '│', '╴', '┘', '┐', '┤', '╶', '└', '┌', '├', '─', '┴', '┬', '┼',
];
const UP: u8 = 1;
const DOWN: u8 = 2;
const LEFT: u8 = 4;
const RIGHT: u8 = 8;

/// What is to be drawn of an island.
pub struct Island<'a> {
    pub rooms: Vec<(usize, &'a RoomView)>,
    pub pawn: Option<(&'a RoomView, Cell)>,
    /// The enemy's cell, in a fight.
    pub enemy: Option<(&'a RoomView, Cell)>,
}

/// Where cells begin in one direction, with room for borders.
struct Ruler {
    first: i16,
    last: i16,
    borders: BTreeSet<i16>,
    step: i16,
}

impl Ruler {
    fn new(spans: impl Iterator<Item = (i16, i16)>, step: i16) -> Ruler {
        let borders: BTreeSet<i16> = spans.flat_map(|(from, to)| [from, to]).collect();
        Ruler {
            first: borders.first().copied().unwrap_or(0),
            last: borders.last().copied().unwrap_or(0),
            borders,
            step,
        }
    }

    /// Where the cell begins.
    fn cell(&self, place: i16) -> i16 {
        let borders = self.borders.range(..=place).count() as i16;
        self.step * (place - self.first) + borders
    }

    /// Where the border before the cell is.
    fn border(&self, place: i16) -> i16 {
        self.cell(place) - 1
    }

    fn length(&self) -> u16 {
        (self.border(self.last) + 1).max(0) as u16
    }
}

struct Drawing {
    canvas: Canvas,
    across: Ruler,
    down: Ruler,
}

impl Canvas {
    /// Draws the island.
    pub fn of(island: &Island) -> Canvas {
        let sizes = island.rooms.iter().map(|(_, room)| {
            let (width, height) = room.code.side.size();
            (room.origin, (i16::from(width), i16::from(height)))
        });
        let across = Ruler::new(sizes.clone().map(|((x, _), (w, _))| (x, x + w)), CELL);
        let down = Ruler::new(sizes.map(|((_, y), (_, h))| (y, y + h)), 1);
        let (width, height) = (across.length(), down.length());
        let blank = Spot {
            letter: ' ',
            tone: Tone::Faint,
            arms: 0,
        };
        let mut drawing = Drawing {
            canvas: Canvas {
                width,
                height,
                spots: vec![blank; usize::from(width) * usize::from(height)],
                pawn: None,
                rooms: Vec::new(),
            },
            across,
            down,
        };
        for (thing, room) in &island.rooms {
            drawing.border(*thing, room);
            drawing.floor(room);
        }
        for (_, room) in &island.rooms {
            drawing.doors(room);
        }
        if let Some((room, cell)) = island.enemy {
            drawing.mark(room, cell, '!', Tone::Bad);
        }
        if let Some((room, cell)) = island.pawn {
            let (x, y) = drawing.mark(room, cell, '@', Tone::Strong);
            drawing.canvas.pawn = Some((x as u16 + 1, y as u16));
        }
        drawing.canvas
    }

    /// The character at this place, with its tone.
    pub fn at(&self, x: u16, y: u16) -> (char, Tone) {
        let spot = self.spots[usize::from(y) * usize::from(self.width) + usize::from(x)];
        match spot.letter {
            ' ' => (BORDERS[usize::from(spot.arms)], spot.tone),
            letter => (letter, spot.tone),
        }
    }

    /// The canvas line by line.
    pub fn lines(&self) -> Vec<String> {
        let line = |y| (0..self.width).map(|x| self.at(x, y).0).collect::<String>();
        (0..self.height).map(line).collect()
    }
}

impl Drawing {
    fn spot(&mut self, x: i16, y: i16) -> Option<&mut Spot> {
        let (width, height) = (self.canvas.width as i16, self.canvas.height as i16);
        let inside = (0..width).contains(&x) && (0..height).contains(&y);
        match inside {
            true => self.canvas.spots.get_mut((y * width + x) as usize),
            false => None,
        }
    }

    fn arm(&mut self, x: i16, y: i16, arms: u8) {
        if let Some(spot) = self.spot(x, y) {
            spot.arms |= arms;
        }
    }

    fn write(&mut self, x: i16, y: i16, text: &str, tone: Tone) {
        for (x, letter) in (x..).zip(text.chars()) {
            if let Some(spot) = self.spot(x, y) {
                (spot.letter, spot.tone) = (letter, tone);
            }
        }
    }

    fn border(&mut self, thing: usize, room: &RoomView) {
        let (width, height) = room.code.side.size();
        let (x, y) = room.origin;
        let (left, right) = (
            self.across.border(x),
            self.across.border(x + i16::from(width)),
        );
        let (top, bottom) = (self.down.border(y), self.down.border(y + i16::from(height)));
        for x in left + 1..right {
            self.arm(x, top, LEFT | RIGHT);
            self.arm(x, bottom, LEFT | RIGHT);
        }
        for y in top + 1..bottom {
            self.arm(left, y, UP | DOWN);
            self.arm(right, y, UP | DOWN);
        }
        for (x, y, arms) in [
            (left, top, DOWN | RIGHT),
            (right, top, DOWN | LEFT),
            (left, bottom, UP | RIGHT),
            (right, bottom, UP | LEFT),
        ] {
            self.arm(x, y, arms);
        }
        let name = room.code.to_string();
        self.write(left + 1, top, &name, Tone::Strong);
        let place = [left, top, right - left + 1, bottom - top + 1].map(|number| number as u16);
        self.canvas.rooms.push((thing, place));
    }

    fn corner(&self, room: &RoomView, cell: Cell) -> (i16, i16) {
        (
            self.across.cell(room.origin.0 + i16::from(cell.x)),
            self.down.cell(room.origin.1 + i16::from(cell.y)),
        )
    }

    fn floor(&mut self, room: &RoomView) {
        for cell in Cell::of_frame(room.code.side) {
            let (x, y) = self.corner(room, cell);
            let door = room.doors.iter().find(|door| door.cell == cell);
            if room.walls.contains(&cell) {
                self.write(x, y, "███", Tone::Faint);
            } else if room.symbol == cell {
                self.write(x, y, &format!(" {}", room.reading), Tone::News);
            } else if let Some(door) = door {
                let tone = if door.blocked {
                    Tone::Faint
                } else {
                    Tone::Good
                };
                self.write(x, y, &format!(" {}", door.to), tone);
            } else {
                self.write(x, y, " · ", Tone::Faint);
            }
        }
    }

    /// Arches break the border: open where one walks through, double where a room is to be laid.
    fn doors(&mut self, room: &RoomView) {
        for door in &room.doors {
            let (x, y) = self.corner(room, door.cell);
            let (letters, place) = match door.direction {
                Direction::Up => (["═══", "   "], (x, y - 1)),
                Direction::Down => (["═══", "   "], (x, y + 1)),
                Direction::Left => (["║", " "], (x - 1, y)),
                Direction::Right => (["║", " "], (x + CELL, y)),
            };
            match (door.blocked, door.attached) {
                (true, _) => {}
                (false, true) => self.open(place, letters[1].chars().count() as i16),
                (false, false) => self.write(place.0, place.1, letters[0], Tone::Good),
            }
        }
    }

    fn open(&mut self, (x, y): (i16, i16), length: i16) {
        for x in x..x + length {
            if let Some(spot) = self.spot(x, y) {
                (spot.letter, spot.arms) = (' ', 0);
            }
        }
    }

    /// Marks a cell in its first column, and says where that is.
    fn mark(&mut self, room: &RoomView, cell: Cell, letter: char, tone: Tone) -> (i16, i16) {
        let (x, y) = self.corner(room, cell);
        let bare = self.spot(x + 1, y).is_some_and(|spot| spot.letter == '·');
        match bare {
            true => self.write(x, y, &format!(" {letter} "), tone),
            false => self.write(x, y, &letter.to_string(), tone),
        }
        (x, y)
    }
}
