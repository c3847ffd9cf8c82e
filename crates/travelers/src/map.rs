//! Where the pawn is and what lies on the table.

use crate::dungeon::{Cell, RoomCode, Side};
use crate::sentence::Letter;
use crate::world::HalfCode;

/// The state of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MapState {
    World(Grid),
    Dungeon(Maze),
    /// No map: Training (TS-3.7).
    Practice,
}

/// A cell of the grid, 0 to 8, row by row.
pub(crate) type GridCell = u8;

/// Where a World card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardPlace {
    Grid(GridCell),
    Removed,
    /// Taken by the hero (EF-37).
    Taken,
}

/// The 3x3 grid (TS-6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grid {
    /// By cell: the number of its card; 0 if it is empty.
    pub(crate) cells: [u8; 9],
    /// By card: bit n - 1 is set if half B is upright.
    pub(crate) on_b: u16,
    /// By card: its Once marker (TS-6.30).
    pub(crate) once: u16,
    /// The card the hero has taken; 0 if none.
    pub(crate) taken: u8,
    pub(crate) pawn: GridCell,
}

const fn bit(card: u8) -> u16 {
    1 << (card - 1)
}

impl Grid {
    pub(crate) fn place(&self, card: u8) -> CardPlace {
        match self.cells.iter().position(|&found| found == card) {
            Some(cell) => CardPlace::Grid(cell as u8),
            None if self.taken == card => CardPlace::Taken,
            None => CardPlace::Removed,
        }
    }

    /// The upright half of the card in this cell.
    pub(crate) fn upright(&self, cell: GridCell) -> Option<HalfCode> {
        match self.cells[cell as usize] {
            0 => None,
            card => Some(HalfCode::new(card, self.letter(card))),
        }
    }

    pub(crate) const fn letter(&self, card: u8) -> Letter {
        if self.on_b & bit(card) == 0 {
            Letter::A
        } else {
            Letter::B
        }
    }

    /// TS-6.20.
    pub(crate) fn is_mapped(&self, half: HalfCode) -> bool {
        self.letter(half.card) == half.letter && self.is_card_mapped(half.card)
    }

    /// TS-6.21.
    pub(crate) fn is_card_mapped(&self, card: u8) -> bool {
        self.cells.contains(&card)
    }

    /// TS-6.22: would revealing this half do anything?
    pub(crate) fn can_reveal(&self, half: HalfCode) -> bool {
        self.is_card_mapped(half.card) && self.letter(half.card) != half.letter
    }

    /// TS-6.22; the marker goes when the card is turned (TS-6.30).
    pub(crate) fn reveal(&mut self, half: HalfCode) {
        self.on_b ^= bit(half.card);
        self.once &= !bit(half.card);
    }

    /// TS-6.25: the card leaves; its cell stays, and is empty.
    pub(crate) fn take_away(&mut self, card: u8) {
        if let CardPlace::Grid(cell) = self.place(card) {
            self.cells[cell as usize] = 0;
        }
        self.once &= !bit(card);
    }

    pub(crate) const fn once_used(&self, card: u8) -> bool {
        self.once & bit(card) != 0
    }

    pub(crate) const fn use_once(&mut self, card: u8) {
        self.once |= bit(card);
    }
}

/// A Room Card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Laid {
    pub(crate) side: Side,
    /// Rooms of the same island know where they lie to one another (TS-7.3).
    pub(crate) island: u8,
    /// Where its frame begins on its island.
    pub(crate) origin: (i16, i16),
}

/// Where a Room Card is (TS-7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) enum RoomPlace {
    #[default]
    Deck,
    Table(Laid),
    Taken,
}

/// The dungeon as far as it lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Maze {
    /// By Room Card.
    pub(crate) cards: [RoomPlace; 6],
    /// The room the pawn stands in, and its cell of the frame.
    pub(crate) room: RoomCode,
    pub(crate) cell: Cell,
    /// The room it last came from (TS-7.58).
    pub(crate) from: Option<RoomCode>,
    /// By entry of the index: its Once marker (TS-7.65).
    pub(crate) once: u32,
    pub(crate) boss_defeated: bool,
}

impl Maze {
    pub(crate) const fn card(&self, card: u8) -> &RoomPlace {
        &self.cards[card as usize - 1]
    }

    /// How the room lies on the table; nothing if its card shows another side or is not there.
    pub(crate) fn laid(&self, room: RoomCode) -> Option<Laid> {
        match self.card(room.card) {
            RoomPlace::Table(laid) if laid.side == room.side => Some(*laid),
            _ => None,
        }
    }

    /// TS-7.13, R33: the right card on the right side, on the pawn's island.
    pub(crate) fn is_attached(&self, room: RoomCode, to: RoomCode) -> bool {
        match (self.laid(room), self.laid(to)) {
            (Some(room), Some(to)) => room.island == to.island,
            _ => false,
        }
    }

    /// An island number nobody has.
    pub(crate) fn new_island(&self) -> u8 {
        let used = |number: u8| {
            self.cards
                .iter()
                .any(|card| matches!(card, RoomPlace::Table(laid) if laid.island == number))
        };
        (1..=7).find(|&number| !used(number)).unwrap_or(7)
    }
}
