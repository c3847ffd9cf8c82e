//! Which wishes were granted.

use crate::GuestId;
use foldhash::HashSet;
use foldhash::quality::RandomState;
use std::hash::BuildHasher;

/// The wishes that were granted, by guest. A table knows few guests and soon hundreds of wishes, and
/// asks at every one of them whether it is new. Of an id only a hash is kept: by chance in it
/// nobody can choose two that meet.
#[derive(Default)]
pub(crate) struct Grants {
    chance: RandomState,
    granted: HashSet<u64>,
}

impl Grants {
    fn mark(&self, guest: &GuestId, id: &str) -> u64 {
        self.chance.hash_one((guest, id))
    }

    /// Was a wish with this id granted to this guest?
    pub(crate) fn contains(&self, guest: &GuestId, id: &str) -> bool {
        self.granted.contains(&self.mark(guest, id))
    }

    pub(crate) fn insert(&mut self, guest: &GuestId, id: &str) {
        self.granted.insert(self.mark(guest, id));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wish_is_granted_to_one_guest_only() {
        let (ann, bob) = (GuestId::new("ann"), GuestId::new("bob"));
        let mut grants = Grants::default();
        for (guest, id) in [(&ann, "1"), (&bob, "2"), (&ann, "3")] {
            assert!(!grants.contains(guest, id));
            grants.insert(guest, id);
        }
        let granted = |guest| ["1", "2", "3"].map(|id| grants.contains(guest, id));
        assert_eq!(granted(&ann), [true, false, true]);
        assert_eq!(granted(&bob), [false, true, false]);
    }
}
