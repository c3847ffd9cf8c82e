//! What is remembered of a text that was written: a number, so that whether it changed can be
//! told without keeping it. A table is visited ten times a second among hundreds of others, so
//! what it keeps is read from slow memory each time; numbers are a tenth of their texts.

use foldhash::quality::FixedState;
use std::hash::{BuildHasher, Hasher};

/// Stands for a text. Two texts with the same mark are taken for the same: with 64 bits that are
/// well mixed, no two that differ will ever meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark(u64);

impl Mark {
    /// The mark of a text.
    pub fn of(text: &str) -> Mark {
        Mark::default().and(text)
    }

    /// The mark of all that was marked before, and of this text after it.
    #[must_use]
    pub fn and(self, text: &str) -> Mark {
        let mut hasher = FixedState::default().build_hasher();
        hasher.write_u64(self.0);
        hasher.write(text.as_bytes());
        Mark(hasher.finish())
    }
}

impl From<u64> for Mark {
    /// The mark of something else that is known by a number.
    fn from(number: u64) -> Mark {
        Mark(number)
    }
}
