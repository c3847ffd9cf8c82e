//! What the player cannot know, drawn anew (TS-1.11).

use crate::journey::Journey;
use crate::stream::Stream;
use kernel::Rng;

impl Journey {
    /// The unknown lower part of the Discard Deck in another order, and all chance to come.
    pub(crate) fn redraw(&mut self, rng: &mut Rng) {
        let unknown = usize::from(self.zones.unknown);
        let cards = &mut self.zones.deck.as_mut_slice()[..unknown];
        // From the same order every time, so that the draw tells nothing of the true one.
        cards.sort_unstable();
        rng.shuffle(cards);
        let halves = [rng.next_u32(), rng.next_u32()].map(u64::from);
        self.chance = Stream::resume(halves[0] << 32 | halves[1]);
    }
}
