//! Who is connected. None of it lasts.

use crate::{GuestId, Millis};
use std::collections::BTreeMap;

/// Who is connected, and since when others are not.
#[derive(Default)]
pub(crate) struct Presence {
    /// How often each guest is connected.
    here: BTreeMap<GuestId, u32>,
    left: BTreeMap<GuestId, Millis>,
}

impl Presence {
    pub(crate) fn arrive(&mut self, guest: &GuestId) {
        *self.here.entry(guest.clone()).or_default() += 1;
        self.left.remove(guest);
    }

    pub(crate) fn depart(&mut self, guest: &GuestId, now: Millis) {
        if let Some(times) = self.here.get_mut(guest) {
            *times -= 1;
            if *times > 0 {
                return;
            }
        }
        self.here.remove(guest);
        self.left.entry(guest.clone()).or_insert(now);
    }

    /// Nobody waits for this guest.
    pub(crate) fn forget(&mut self, guest: &GuestId) {
        self.left.remove(guest);
    }

    /// Those who never came are away from now on.
    pub(crate) fn miss(&mut self, guest: &GuestId, now: Millis) {
        if !self.is_here(guest) {
            self.left.entry(guest.clone()).or_insert(now);
        }
    }

    pub(crate) fn is_here(&self, guest: &GuestId) -> bool {
        self.here.contains_key(guest)
    }

    /// Since when the guest is known to be away.
    pub(crate) fn left_at(&self, guest: &GuestId) -> Option<Millis> {
        self.left.get(guest).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_closes_one_of_two_windows_is_still_here() {
        let ann = GuestId::new("ann");
        let mut presence = Presence::default();
        presence.arrive(&ann);
        presence.arrive(&ann);
        presence.depart(&ann, Millis(5));
        assert!(presence.is_here(&ann));
        presence.depart(&ann, Millis(7));
        presence.depart(&ann, Millis(9));
        assert!(!presence.is_here(&ann));
        assert_eq!(presence.left_at(&ann), Some(Millis(7)));
        presence.arrive(&ann);
        assert_eq!(presence.left_at(&ann), None);
    }
}
