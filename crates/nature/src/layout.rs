//! The two formations: which spaces there are, their rows, and which are connected (CN-2.3).

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A space of a formation. People count from 1, front to back, left to right (CN-2.3.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// The most spaces a formation has.
    pub const MAX: usize = 12;

    /// The space with this index, counted from 0.
    #[inline]
    pub const fn new(index: usize) -> Space {
        debug_assert!(index < Space::MAX);
        Space(index as u8)
    }

    /// The space people call by this number.
    pub fn numbered(number: usize) -> Option<Space> {
        (1..=Space::MAX)
            .contains(&number)
            .then(|| Space::new(number - 1))
    }

    /// The space's index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "space {self}")
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Space, D::Error> {
        let number = usize::deserialize(deserializer)?;
        Space::numbered(number)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no space {number}")))
    }
}

/// A set of spaces of one formation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SpaceSet(u16);

impl SpaceSet {
    /// No space.
    pub const EMPTY: SpaceSet = SpaceSet(0);

    /// Just this space.
    #[inline]
    pub const fn one(space: Space) -> SpaceSet {
        SpaceSet(1 << space.0)
    }

    /// The first `count` spaces.
    pub const fn first(count: usize) -> SpaceSet {
        SpaceSet(((1u32 << count) - 1) as u16)
    }

    /// Is the space in the set?
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 & (1 << space.0) != 0
    }

    /// Is the set empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many spaces it has.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Spaces of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & other.0)
    }

    /// Spaces of either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 | other.0)
    }

    /// Spaces of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & !other.0)
    }

    /// The set with this space.
    #[inline]
    #[must_use]
    pub const fn with(self, space: Space) -> SpaceSet {
        self.or(SpaceSet::one(space))
    }

    /// The set without this space.
    #[inline]
    #[must_use]
    pub const fn without(self, space: Space) -> SpaceSet {
        self.minus(SpaceSet::one(space))
    }

    /// The lowest space.
    #[inline]
    pub const fn lowest(self) -> Option<Space> {
        if self.0 == 0 {
            None
        } else {
            Some(Space(self.0.trailing_zeros() as u8))
        }
    }
}

impl Iterator for SpaceSet {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        let space = self.lowest()?;
        self.0 &= self.0 - 1;
        Some(space)
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> SpaceSet {
        spaces.into_iter().fold(SpaceSet::EMPTY, SpaceSet::with)
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.map(|s| s.index() + 1)).finish()
    }
}

impl Serialize for SpaceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for SpaceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SpaceSet, D::Error> {
        Ok(Vec::<Space>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

/// A row of a formation; Row I is the front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Row {
    /// The front.
    I,
    /// The middle.
    II,
    /// The back.
    III,
}

impl Row {
    /// All rows, front first.
    pub const ALL: [Row; 3] = [Row::I, Row::II, Row::III];

    /// The row's number, 1 to 3.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The row with this number.
    pub const fn numbered(number: usize) -> Option<Row> {
        match number {
            1 => Some(Row::I),
            2 => Some(Row::II),
            3 => Some(Row::III),
            _ => None,
        }
    }

    // CN-4.1.1: count the rows one has to step through.
    /// The enemy row that is this many rows away.
    pub const fn away(self, rows: u8) -> Option<Row> {
        match (rows as usize + 1).checked_sub(self.number()) {
            Some(number) => Row::numbered(number),
            None => None,
        }
    }
}

/// A set of rows, such as those in which an effect works.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rows(u8);

impl Rows {
    /// Every row.
    pub const ALL: Rows = Rows(0b111);
    /// No row.
    pub const NONE: Rows = Rows(0);

    /// Just this row.
    pub const fn one(row: Row) -> Rows {
        Rows(1 << row as u8)
    }

    /// Is the row in the set?
    #[inline]
    pub const fn contains(self, row: Row) -> bool {
        self.0 & (1 << row as u8) != 0
    }

    /// Is the set empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The rows of the set, front first.
    pub fn iter(self) -> impl Iterator<Item = Row> {
        Row::ALL.into_iter().filter(move |&row| self.contains(row))
    }

    #[inline]
    const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Rows {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Row::number))
    }
}

impl<'de> Deserialize<'de> for Rows {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rows, D::Error> {
        let mut rows = Rows::NONE;
        for number in Vec::<usize>::deserialize(deserializer)? {
            let row = Row::numbered(number).ok_or_else(|| {
                serde::de::Error::custom(format!("there is no row {number}; rows are 1, 2 and 3"))
            })?;
            rows.0 |= Rows::one(row).0;
        }
        Ok(rows)
    }
}

/// The shape of the formations in a game with this many seats.
#[derive(Debug)]
pub struct Layout {
    /// All spaces.
    pub spaces: SpaceSet,
    rows: [Row; Space::MAX],
    in_rows: [SpaceSet; 8],
    connected: [SpaceSet; Space::MAX],
    /// For each seat of a side: its Basics' spaces, and those of left Warrior, Sage and right
    /// Warrior (CN-2.3.1, CN-2.3.2).
    pub start: &'static [([usize; 3], [usize; 3])],
}

impl Layout {
    /// The layout for 2 or 4 seats.
    #[inline]
    pub fn of(seats: usize) -> &'static Layout {
        if seats == 2 { &SMALL } else { &LARGE }
    }

    /// The row of a space.
    #[inline]
    pub fn row(&self, space: Space) -> Row {
        self.rows[space.index()]
    }

    /// The spaces of these rows.
    #[inline]
    pub fn spaces_in(&self, rows: Rows) -> SpaceSet {
        self.in_rows[rows.index()]
    }

    /// The spaces of this row.
    #[inline]
    pub fn row_spaces(&self, row: Row) -> SpaceSet {
        self.spaces_in(Rows::one(row))
    }

    /// The spaces connected to this one (CN-2.3.3).
    #[inline]
    pub fn connected(&self, space: Space) -> SpaceSet {
        self.connected[space.index()]
    }
}

const fn layout(
    sizes: [usize; 3],
    lists: &[&[usize]],
    start: &'static [([usize; 3], [usize; 3])],
) -> Layout {
    let mut rows = [Row::III; Space::MAX];
    let mut in_rows = [SpaceSet::EMPTY; 8];
    let mut connected = [SpaceSet::EMPTY; Space::MAX];
    let mut space = 0;
    while space < lists.len() {
        let row = if space < sizes[0] {
            Row::I
        } else if space < sizes[0] + sizes[1] {
            Row::II
        } else {
            Row::III
        };
        rows[space] = row;
        let mut set = 1;
        while set < 8 {
            if Rows(set).contains(row) {
                in_rows[set as usize] = in_rows[set as usize].with(Space(space as u8));
            }
            set += 1;
        }
        let mut i = 0;
        while i < lists[space].len() {
            connected[space] = connected[space].with(Space(lists[space][i] as u8 - 1));
            i += 1;
        }
        space += 1;
    }
    Layout {
        spaces: SpaceSet::first(lists.len()),
        rows,
        in_rows,
        connected,
        start,
    }
}

// CN-2.3.3
static SMALL: Layout = layout(
    [1, 2, 3],
    &[
        &[2, 3],
        &[1, 3, 4, 5],
        &[1, 2, 5, 6],
        &[2, 5],
        &[2, 3, 4, 6],
        &[3, 5],
    ],
    &[([1, 2, 3], [4, 5, 6])],
);

static LARGE: Layout = layout(
    [2, 4, 6],
    &[
        &[2, 3, 4, 5],
        &[1, 4, 5, 6],
        &[1, 4, 7, 8, 9],
        &[1, 2, 3, 5, 8, 9, 10],
        &[1, 2, 4, 6, 9, 10, 11],
        &[2, 5, 10, 11, 12],
        &[3, 8],
        &[3, 4, 7, 9],
        &[3, 4, 5, 8, 10],
        &[4, 5, 6, 9, 11],
        &[5, 6, 10, 12],
        &[6, 11],
    ],
    &[([1, 3, 4], [7, 8, 9]), ([2, 5, 6], [10, 11, 12])],
);

#[cfg(test)]
mod tests {
    use super::*;

    // CN-2.3.3: 9 connections in the small formation and 27 in the large one, all symmetric.
    #[test]
    fn connections_are_symmetric_and_counted_by_the_rules() {
        for (seats, count) in [(2, 9), (4, 27)] {
            let layout = Layout::of(seats);
            let pairs: usize = layout.spaces.map(|s| layout.connected(s).len()).sum();
            assert_eq!(pairs, 2 * count);
            for a in layout.spaces {
                assert!(!layout.connected(a).contains(a));
                for b in layout.connected(a) {
                    assert!(layout.connected(b).contains(a), "{a} {b}");
                }
            }
        }
    }

    // CN-4.1.1, E11
    #[test]
    fn rows_away_are_counted_through_both_formations() {
        let away = |rows| Row::ALL.map(|row| row.away(rows).map(Row::number));
        assert_eq!(away(1), [Some(1), None, None]);
        assert_eq!(away(2), [Some(2), Some(1), None]);
        assert_eq!(away(3), [Some(3), Some(2), Some(1)]);
        assert_eq!(away(4), [None, Some(3), Some(2)]);
        assert_eq!(away(5), [None, None, Some(3)]);
    }
}
