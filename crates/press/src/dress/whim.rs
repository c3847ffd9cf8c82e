//! What makes two illustrations differ: numbers that come from a card's id, so that a card looks
//! the same whenever and wherever it is drawn.

/// A row of numbers that looks like chance and is not.
#[derive(Clone)]
pub(crate) struct Whim(u64);

impl Whim {
    /// The numbers of this name.
    pub(crate) fn of(name: &str) -> Whim {
        let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        Whim(hash)
    }

    // SplitMix64.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A whole number below a limit.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    /// A number between two others, in a thousand steps.
    pub(crate) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * (self.below(1001) as f32 / 1000.0)
    }

    /// One of these.
    pub(crate) fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_always_has_the_same_whims_and_another_name_has_others() {
        let row = |name| {
            let mut whim = Whim::of(name);
            (0..8).map(|_| whim.below(1000)).collect::<Vec<_>>()
        };
        assert_eq!(row("gravel"), row("gravel"));
        assert_ne!(row("gravel"), row("cobble"));
        let mut whim = Whim::of("x");
        for _ in 0..100 {
            let number = whim.between(-1.0, 2.0);
            assert!((-1.0..=2.0).contains(&number));
        }
    }
}
