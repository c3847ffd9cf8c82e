//! The vocabulary in which the tables of halves are written (TS-8.13).

use crate::half::Half;
use crate::sentence::{Count, Where};
use crate::track::Track;

/// What a half does, at each design level it may have.
#[derive(Debug)]
pub(super) struct Template {
    /// Its number in the rules, without `AT-`.
    pub id: &'static str,
    /// What its nouns are called in keys.
    pub noun: &'static str,
    /// The pool it is drawn from.
    pub pool: Pool,
    /// Does the half show an element of its own in class E?
    pub shows_element: bool,
    /// The design level of the first cell.
    pub first_level: u8,
    /// One cell a design level.
    pub cells: &'static [Cell],
    /// Its abilities, each a list of lines.
    pub abilities: &'static [&'static [Line]],
}

impl Template {
    /// A special half with cells from design level 3 on.
    pub const fn new(
        id: &'static str,
        noun: &'static str,
        pool: Pool,
        cells: &'static [Cell],
        abilities: &'static [&'static [Line]],
    ) -> Template {
        Template {
            id,
            noun,
            pool,
            shows_element: true,
            first_level: 3,
            cells,
            abilities,
        }
    }

    /// The same without an element in class E.
    pub const fn plain(mut self) -> Template {
        self.shows_element = false;
        self
    }

    /// The same with cells from another level on.
    pub const fn from(mut self, level: u8) -> Template {
        self.first_level = level;
        self
    }

    /// Its numbers at a design level, if it is allowed there.
    pub fn cell(&self, level: u8) -> Option<Cell> {
        let place = level.checked_sub(self.first_level)?;
        self.cells.get(usize::from(place)).copied()
    }

    /// The design levels it is allowed at.
    #[cfg(test)]
    pub fn levels(&self) -> std::ops::Range<u8> {
        self.first_level..self.first_level + self.cells.len() as u8
    }

    fn asks_for(&self, what: impl Fn(&Asks) -> bool) -> bool {
        let lines = self.abilities.iter().copied().flatten();
        lines.flat_map(|line| line.when).any(what)
    }

    /// Does it ask for a constellation?
    pub fn asks_for_stars(&self) -> bool {
        self.asks_for(|asks| matches!(asks, Asks::Stars { .. }))
    }

    /// Does it ask for an element that is dealt to it?
    pub fn asks_for_dealt_element(&self) -> bool {
        self.asks_for(|asks| matches!(asks, Asks::Element { kin: Dealt, .. }))
    }
}

/// What a template is drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pool {
    /// Basic halves, which are not drawn.
    Basic,
    /// Special halves that mostly attack.
    Attack,
    /// Special halves that mostly defend.
    Defense,
    /// The legacy half, which is not drawn.
    Legacy,
}

/// One cell of the tables: a template's numbers at one design level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    /// Card Value.
    pub value: u8,
    /// Cost of the first ability.
    pub cost: u8,
    /// Cost of the second ability, where there is one.
    pub second: u8,
    /// How many are asked for.
    pub n: u8,
    /// The first amount.
    pub a: u8,
    /// The second amount.
    pub b: u8,
}

/// A cell with this Card Value and first cost.
pub(super) const fn v(value: u8, cost: u8) -> Cell {
    Cell {
        value,
        cost,
        second: 0,
        n: 1,
        a: 0,
        b: 0,
    }
}

impl Cell {
    /// With one amount.
    pub const fn a(mut self, a: u8) -> Cell {
        self.a = a;
        self
    }

    /// With two amounts.
    pub const fn ab(mut self, a: u8, b: u8) -> Cell {
        self.a = a;
        self.b = b;
        self
    }

    /// Asking for so many.
    pub const fn n(mut self, n: u8) -> Cell {
        self.n = n;
        self
    }

    /// With a second ability of this cost.
    pub const fn second(mut self, cost: u8) -> Cell {
        self.second = cost;
        self
    }
}

/// A sentence with holes for the numbers of a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub may: bool,
    pub or: bool,
    /// Is it printed only with constellations of three stars?
    pub long: bool,
    pub when: &'static [Asks],
    pub does: &'static [Does],
}

/// A mandatory line.
pub(super) const fn does(does: &'static [Does]) -> Line {
    Line {
        may: false,
        or: false,
        long: false,
        when: &[],
        does,
    }
}

impl Line {
    /// Under these conditions.
    pub const fn when(mut self, when: &'static [Asks]) -> Line {
        self.when = when;
        self
    }

    /// As an offer.
    pub const fn may(mut self) -> Line {
        self.may = true;
        self
    }

    /// As what applies otherwise.
    pub const fn or(mut self) -> Line {
        self.or = true;
        self
    }

    /// Only with constellations of three stars.
    pub const fn long(mut self) -> Line {
        self.long = true;
        self
    }
}

/// A number of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Number {
    /// The same at every level.
    Fixed(u8),
    /// The cell's requirement.
    N,
    /// The cell's first amount.
    A,
    /// The cell's second amount.
    B,
    /// The cards taken back at this level, "t" in the table of class C.
    TakenBack,
    /// One less than the constellation has stars.
    AllButOneStar,
}

/// An element as a template names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kin {
    /// The half's own, "x".
    Own,
    /// The one that the own one beats, "y" in class E.
    Beaten,
    /// The one that beats the own one, "z".
    Beating,
    /// One dealt for this line, "y" in class C.
    Dealt,
}

/// A constellation as a template names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// All of it.
    Whole,
    /// Its first two stars.
    FirstTwo,
    /// All of it, the first star swapped.
    FirstSwapped,
}

/// A condition of a line.
#[derive(Clone, Copy, Debug)]
pub(super) enum Asks {
    /// So many cards.
    Cards(Where, Count),
    /// At least so many banners.
    Banners(Where, Half, Number),
    /// At least so many of an element.
    Element {
        place: Where,
        kin: Kin,
        least: Number,
    },
    /// None of an element.
    Without(Where, Kin),
    /// A track shows at least so much.
    Shows(Track, Number),
    /// A constellation is there, or is not.
    Stars {
        place: Where,
        part: Part,
        present: bool,
    },
    /// 1 point is paid.
    Pay(Track),
}

/// An effect of a line.
#[derive(Clone, Copy, Debug)]
pub(super) enum Does {
    /// Points of a track.
    Gain(Track, Number),
    /// The track falls to 0.
    Zero(Track),
    /// All points go from the first track to the second.
    Transfer(Track, Track),
    /// Infused cards return to hand.
    TakeBack(Number),
    /// Marks (EF-07).
    Legacy,
}

pub(super) use Kin::{Beaten, Beating, Dealt, Own};
pub(super) use Number::{A, AllButOneStar, B, Fixed, N, TakenBack};
pub(super) use Part::{FirstSwapped, FirstTwo, Whole};

/// Attack Points.
pub(super) const fn attack(amount: Number) -> Does {
    Does::Gain(Track::Attack, amount)
}

/// Defense Points.
pub(super) const fn defense(amount: Number) -> Does {
    Does::Gain(Track::Defense, amount)
}

/// Mana.
pub(super) const fn mana(amount: Number) -> Does {
    Does::Gain(Track::Mana, amount)
}

/// At least so many of an element in play.
pub(super) const fn in_play(kin: Kin, least: Number) -> Asks {
    Asks::Element {
        place: Where::InPlay,
        kin,
        least,
    }
}

/// At least so many of an element in hand.
pub(super) const fn in_hand(kin: Kin, least: Number) -> Asks {
    Asks::Element {
        place: Where::InHand,
        kin,
        least,
    }
}

/// A constellation is there.
pub(super) const fn stars(place: Where, part: Part) -> Asks {
    Asks::Stars {
        place,
        part,
        present: true,
    }
}

/// The constellation is not there.
pub(super) const fn no_stars(place: Where) -> Asks {
    Asks::Stars {
        place,
        part: Part::Whole,
        present: false,
    }
}
