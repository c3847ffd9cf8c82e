//! What is remembered of a part that was written: a number, so that whether it changed can be
//! told without keeping it, and without writing it again.

use foldhash::quality::FixedState;
use std::hash::{BuildHasher, Hash, Hasher};

/// Stands for what a part was written from. Two parts with the same mark are taken for the same:
/// with 64 bits that are well mixed, no two that differ will ever meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark(u64);

impl Mark {
    /// Of nothing.
    pub const NONE: Mark = Mark(0);

    /// The mark of a value.
    pub fn of(value: &(impl Hash + ?Sized)) -> Mark {
        Mark::NONE.and(value)
    }

    /// The mark of all that was marked before, and of this value after it.
    #[must_use]
    pub fn and(self, value: &(impl Hash + ?Sized)) -> Mark {
        let mut hasher = FixedState::default().build_hasher();
        hasher.write_u64(self.0);
        value.hash(&mut hasher);
        Mark(hasher.finish())
    }
}

impl From<u64> for Mark {
    /// The mark of something else that is known by a number.
    fn from(number: u64) -> Mark {
        Mark(number)
    }
}
