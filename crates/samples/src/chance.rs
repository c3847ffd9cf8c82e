//! What a seat cannot know of the chance to come.

use kernel::{Rng, Seed};

/// A new stream for a position whose future draws nobody may know.
pub fn unforeseen(rng: &mut Rng) -> Rng {
    let high = u64::from(rng.next_u32());
    let low = u64::from(rng.next_u32());
    Rng::new(Seed::from(high << 32 | low))
}
