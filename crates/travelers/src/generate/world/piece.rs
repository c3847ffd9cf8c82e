//! What the pieces of a World are made of (TS-8.41).

use crate::generate::event::Event;
use crate::generate::foe::{Difficulty, Role, Strength, Wanted};
use crate::sentence::Letter;

/// A quest, an event or an enemy: one or more halves that belong together.
#[derive(Debug)]
pub(super) struct Piece {
    /// Its number in the rule book.
    pub(super) id: &'static str,
    pub(super) parts: &'static [Part],
}

/// One half of a piece.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) words: Words,
    pub(super) spot: Spot,
    pub(super) time: Time,
    pub(super) deeds: &'static [Deed],
}

/// When a half is meant to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Time {
    Beginning,
    FirstHalf,
    Middle,
    SecondHalf,
    BeforeEnding,
    Ending,
}

/// Which halves a part can be printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    /// 1A.
    Start,
    /// 1B.
    End,
    /// A half A.
    A,
    /// A half A whose half B is free as well.
    Over,
    /// The half B under the first part of the piece that stands [`Over`](Spot::Over) it.
    Under,
    /// A half B.
    B,
    /// Any half.
    Any,
    /// Half B of card 5 or 6 (TS-2.9).
    Takable,
}

/// Where the words of a half come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Words {
    /// The mission of the main quest.
    Mission,
    /// The ending of the main quest.
    Ending,
    /// The enemy of the half.
    Foe,
    /// The stock of this piece.
    Stock(&'static str),
}

/// One thing that a half does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Fight(Wanted, Role),
    /// EF-35, then a hard lock of tier 3 or 4 and what it held.
    Lock,
    /// EF-35, then a hard trap of tier 3 or 4 and what it guarded.
    Trap,
    Event(Event),
    /// EF-41.
    FillMark,
    /// Reveals another part of the piece.
    Reveal(usize),
    /// EF-42: reveals it if the mark track shows this letter.
    RevealOn(Letter, usize),
    /// EF-42: removes this card if the mark track shows this letter.
    RemoveOn(Letter),
    /// TS-8.43: reveals some half that nothing reveals yet.
    FreeReveal,
    /// Removes this card; on halves B only.
    Remove,
    /// CO-22, EF-40: nothing happens as long as the card of that part is mapped.
    BlankWhileMapped(usize),
    /// EF-46.
    Win,
}

/// A fight against one of the kinds of a tier.
pub(super) const fn fight(strength: Strength, difficulty: Difficulty) -> Deed {
    Deed::Fight(Wanted::new(strength, difficulty), Role::Wanderer)
}

/// A half of a piece.
pub(super) const fn part(words: Words, spot: Spot, time: Time, deeds: &'static [Deed]) -> Part {
    Part {
        words,
        spot,
        time,
        deeds,
    }
}

/// A piece with these halves.
pub(super) const fn piece(id: &'static str, parts: &'static [Part]) -> Piece {
    Piece { id, parts }
}
