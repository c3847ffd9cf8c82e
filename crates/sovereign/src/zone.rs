//! The battlefield's geometry (SV-3.3 to SV-3.7): the one place that knows what is adjacent.

use crate::player::rival;
use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;

/// Columns and rows (R1).
pub(crate) const COLUMNS: u8 = 5;
pub(crate) const ROWS: u8 = 5;
pub(crate) const ZONES: usize = (COLUMNS * ROWS) as usize;

/// A zone of the battlefield: A1 to E5, rows counted from South.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Zone(pub(crate) u8);

impl Zone {
    /// The zone in this column and row, each counted from 0.
    pub(crate) const fn at(column: u8, row: u8) -> Zone {
        Zone(row * COLUMNS + column)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    #[inline]
    pub(crate) const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// All of them: A1 to E1, A2 to E2 and so on (SV-1.19).
    pub(crate) fn all() -> impl Iterator<Item = Zone> {
        (0..ZONES as u8).map(Zone)
    }

    /// How far from the player's own edge it lies, from 1.
    #[inline]
    pub(crate) const fn depth(self, seat: Seat) -> u8 {
        if seat.index() == 0 {
            self.row() + 1
        } else {
            ROWS - self.row()
        }
    }

    /// One zone forward for the player, in the same column (SV-3.5).
    pub(crate) fn forward(self, seat: Seat) -> Option<Zone> {
        let up = seat.index() == 0;
        match (up, self.row()) {
            (true, row) if row + 1 < ROWS => Some(Zone(self.0 + COLUMNS)),
            (false, row) if row > 0 => Some(Zone(self.0 - COLUMNS)),
            _ => None,
        }
    }

    /// One zone back for the player.
    pub(crate) fn back(self, seat: Seat) -> Option<Zone> {
        self.forward(rival(seat))
    }

    /// The zones next to it in its row and column (SV-3.6).
    #[inline]
    pub(crate) const fn adjacent(self) -> ZoneSet {
        ADJACENT[self.index()]
    }

    /// Diagonal neighbours.
    #[inline]
    pub(crate) const fn diagonal(self) -> ZoneSet {
        DIAGONAL[self.index()]
    }

    /// Zones exactly two steps away in a straight line (SV-4.11).
    #[inline]
    pub(crate) const fn leap(self) -> ZoneSet {
        LEAP[self.index()]
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

impl FromStr for Zone {
    type Err = String;

    fn from_str(text: &str) -> Result<Zone, String> {
        let wrong = || format!("'{text}' is no zone; zones are a1 to e5");
        let [column, row] = text.as_bytes() else {
            return Err(wrong());
        };
        let column = column.to_ascii_lowercase().wrapping_sub(b'a');
        let row = row.wrapping_sub(b'1');
        if column < COLUMNS && row < ROWS {
            Ok(Zone::at(column, row))
        } else {
            Err(wrong())
        }
    }
}

impl Serialize for Zone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Zone {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Zone, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(de::Error::custom)
    }
}

const FIRST_COLUMN: u32 = 0b00001_00001_00001_00001_00001;
const LAST_COLUMN: u32 = FIRST_COLUMN << (COLUMNS - 1);

/// A set of zones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ZoneSet(u32);

impl ZoneSet {
    pub const EMPTY: ZoneSet = ZoneSet(0);
    const EVERY: u32 = (1 << ZONES) - 1;

    /// The zones of a row, counted from 0.
    const fn row(row: u8) -> ZoneSet {
        ZoneSet(0b11111 << (row * COLUMNS))
    }

    /// A player's Initial Line.
    #[inline]
    pub const fn initial(seat: Seat) -> ZoneSet {
        ZoneSet::row(if seat.index() == 0 { 0 } else { ROWS - 1 })
    }

    /// A player's Home rows.
    #[inline]
    pub const fn home(seat: Seat) -> ZoneSet {
        let second = ZoneSet::row(if seat.index() == 0 { 1 } else { ROWS - 2 });
        ZoneSet(ZoneSet::initial(seat).0 | second.0)
    }

    /// The neutral row in the middle.
    pub const fn frontier() -> ZoneSet {
        ZoneSet::row(ROWS / 2)
    }

    #[inline]
    pub const fn one(zone: Zone) -> ZoneSet {
        ZoneSet(1 << zone.0)
    }

    #[inline]
    pub const fn contains(self, zone: Zone) -> bool {
        self.0 & 1 << zone.0 != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn insert(&mut self, zone: Zone) {
        self.0 |= 1 << zone.0;
    }

    #[inline]
    pub fn set(&mut self, zone: Zone, on: bool) {
        self.0 = self.0 & !(1 << zone.0) | u32::from(on) << zone.0;
    }

    #[inline]
    pub fn remove(&mut self, zone: Zone) {
        self.0 &= !(1 << zone.0);
    }

    #[inline]
    #[must_use]
    pub const fn and(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub const fn or(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub const fn minus(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 & !other.0)
    }

    /// Every zone next to one of these.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> ZoneSet {
        let zones = self.0;
        let sideways = (zones & !LAST_COLUMN) << 1 | (zones & !FIRST_COLUMN) >> 1;
        let lengthways = zones << COLUMNS | zones >> COLUMNS;
        ZoneSet((sideways | lengthways) & ZoneSet::EVERY)
    }

    #[inline]
    #[must_use]
    pub const fn complement(self) -> ZoneSet {
        ZoneSet(!self.0 & ZoneSet::EVERY)
    }
}

impl Iterator for ZoneSet {
    type Item = Zone;

    #[inline]
    fn next(&mut self) -> Option<Zone> {
        if self.0 == 0 {
            return None;
        }
        let zone = Zone(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(zone)
    }
}

const fn table(steps: [(i8, i8); 4]) -> [ZoneSet; ZONES] {
    let mut table = [ZoneSet(0); ZONES];
    let mut zone = 0;
    while zone < ZONES {
        let (column, row) = ((zone as u8 % COLUMNS) as i8, (zone as u8 / COLUMNS) as i8);
        let mut i = 0;
        while i < steps.len() {
            let (to_column, to_row) = (column + steps[i].0, row + steps[i].1);
            if to_column >= 0 && to_column < COLUMNS as i8 && to_row >= 0 && to_row < ROWS as i8 {
                table[zone].0 |= 1 << (to_row as u8 * COLUMNS + to_column as u8);
            }
            i += 1;
        }
        zone += 1;
    }
    table
}

static ADJACENT: [ZoneSet; ZONES] = table([(1, 0), (-1, 0), (0, 1), (0, -1)]);
static DIAGONAL: [ZoneSet; ZONES] = table([(1, 1), (-1, 1), (1, -1), (-1, -1)]);
static LEAP: [ZoneSet; ZONES] = table([(2, 0), (-2, 0), (0, 2), (0, -2)]);
