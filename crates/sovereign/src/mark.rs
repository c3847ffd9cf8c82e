//! Effects that lie on an object for a time (SV-8.11, T08 to T16, T59).

use crate::effect::{Damage, Trait, Until};
use crate::unit::Entry;
use kernel::Seat;

/// Something that lies on a Haerian or Building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    /// On which object.
    pub on: Entry,
    pub effect: Lying,
    pub until: Lasts,
}

/// What it does there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lying {
    Force(i8),
    SetForce(u8),
    /// What is left of the pool.
    Shield(u8),
    Immune(Damage),
    Armor(i8),
    Trait(Trait),
    Silence,
    Direct(i8),
}

/// Until when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lasts {
    Sunset,
    Combat,
    /// This player's next turn begins.
    Turn(Seat),
    Lasting,
}

impl Lasts {
    /// As an effect of this player says.
    pub fn of(until: Until, controller: Seat) -> Lasts {
        match until {
            Until::Sunset => Lasts::Sunset,
            Until::Combat => Lasts::Combat,
            Until::NextTurn => Lasts::Turn(controller),
            Until::Lasting => Lasts::Lasting,
        }
    }
}

impl Default for Mark {
    /// Fills places of the pile that hold nothing.
    fn default() -> Mark {
        Mark {
            on: Entry::NONE,
            effect: Lying::Silence,
            until: Lasts::Sunset,
        }
    }
}

/// What the effects on an object come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct LyingOn {
    pub bonus: i8,
    pub given: u16,
    pub silenced: bool,
    /// Has SETFORCE set its Force?
    pub sets_force: bool,
}
