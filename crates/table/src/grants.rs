//! Which wishes were granted.

use crate::GuestId;
use std::collections::HashSet;

/// The ids of the wishes that were granted, by guest. A table knows few guests and soon hundreds of
/// wishes, and asks at every one of them whether it is new.
#[derive(Default)]
pub(crate) struct Grants(Vec<(GuestId, HashSet<String>)>);

impl Grants {
    /// Was a wish with this id granted to this guest?
    pub(crate) fn contains(&self, guest: &GuestId, id: &str) -> bool {
        let found = self.0.iter().find(|(known, _)| known == guest);
        found.is_some_and(|(_, ids)| ids.contains(id))
    }

    pub(crate) fn insert(&mut self, guest: &GuestId, id: &str) {
        let place = self.0.iter().position(|(known, _)| known == guest);
        let place = place.unwrap_or_else(|| {
            self.0.push((guest.clone(), HashSet::new()));
            self.0.len() - 1
        });
        self.0[place].1.insert(id.to_owned());
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
