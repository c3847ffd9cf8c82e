//! Random streams of sets and games (TS-8.3): the same on every machine and in every release.

/// A stream of numbers: SplitMix64, begun at a hash of a seed and a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stream(u64);

/// FNV-1a with 64 bits.
pub fn fnv1a(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}

impl Stream {
    /// The stream of a seed with this label.
    pub fn new(seed: &str, label: &str) -> Stream {
        Stream(fnv1a(seed.bytes().chain([b'|']).chain(label.bytes())))
    }

    /// The stream that goes on from this state.
    pub const fn resume(state: u64) -> Stream {
        Stream(state)
    }

    /// Where it stands.
    pub const fn state(self) -> u64 {
        self.0
    }

    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below the bound, each equally likely.
    pub fn below(&mut self, bound: u64) -> u64 {
        let skewed = bound.wrapping_neg() % bound;
        loop {
            let number = self.number();
            if number >= skewed {
                return number % bound;
            }
        }
    }

    /// A place of a list of this length.
    pub fn index(&mut self, length: usize) -> usize {
        self.below(length as u64) as usize
    }

    /// One of these.
    pub fn choose<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.index(items.len())]
    }

    /// Puts the items in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

/// A bag to draw from without replacement, refilled when it is empty (TS-8.3).
#[derive(Clone, Debug)]
pub struct LoopingBag<T> {
    all: Vec<T>,
    left: Vec<T>,
}

impl<T: Copy> LoopingBag<T> {
    /// A full bag.
    pub fn new(all: impl Into<Vec<T>>) -> LoopingBag<T> {
        let all = all.into();
        LoopingBag {
            left: all.clone(),
            all,
        }
    }

    /// Draws one; nothing if the bag never held anything.
    pub fn draw(&mut self, stream: &mut Stream) -> Option<T> {
        self.draw_where(stream, |_| true)
    }

    /// Draws one of those that fit. If none is left that fits, the bag is filled again first;
    /// nothing if none ever fits.
    pub fn draw_where(&mut self, stream: &mut Stream, fits: impl Fn(T) -> bool) -> Option<T> {
        if !self.left.iter().any(|&item| fits(item)) {
            self.left.clone_from(&self.all);
        }
        let fitting: Vec<usize> = (0..self.left.len())
            .filter(|&place| fits(self.left[place]))
            .collect();
        match fitting.as_slice() {
            [] => None,
            fitting => Some(self.left.remove(stream.choose(fitting))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // TS-8.3, X60.
    #[test]
    fn streams_give_the_numbers_of_the_rule_book() {
        let mut hero = Stream::new("TOS20220706", "hero");
        assert_eq!(hero.state(), 0xb224_7c1b_508d_4b08);
        let numbers = [hero.number(), hero.number(), hero.number()];
        assert_eq!(
            numbers,
            [
                0x24ac_2a1b_0243_223a,
                0xc6e7_e02c_2205_952b,
                0x5422_aa73_f179_1c43
            ]
        );
        let mut hero = Stream::new("TOS20220706", "hero");
        let below: Vec<_> = (0..8).map(|_| hero.below(6)).collect();
        assert_eq!(below, [0, 1, 5, 5, 3, 0, 0, 2]);

        let mut adventure = Stream::new("TOS20220706", "adventure");
        assert_eq!(adventure.state(), 0x941e_21d6_ddbb_75ec);
        let numbers = [adventure.number(), adventure.number(), adventure.number()];
        assert_eq!(
            numbers,
            [
                0x1e36_7029_392d_493e,
                0x2339_e01c_7464_c17d,
                0x06f2_5e35_86f8_5f86
            ]
        );
    }

    // TS-8.6, X60.
    #[test]
    fn the_play_stream_shuffles_the_hero_cards_and_then_the_world() {
        let mut play = Stream::new("TOS20220706", "play/1");
        let mut hero = [1, 2, 3, 4, 5, 6, 7, 8];
        play.shuffle(&mut hero);
        assert_eq!(hero, [3, 7, 4, 1, 5, 2, 8, 6]);
        let mut world = [1, 2, 3, 4, 5, 6, 7, 8, 9];
        play.shuffle(&mut world);
        assert_eq!(world, [6, 3, 9, 1, 8, 2, 4, 5, 7]);
    }

    #[test]
    fn a_looping_bag_gives_everything_once_before_anything_twice() {
        let mut stream = Stream::new("bag", "test");
        let mut bag = LoopingBag::new([1, 2, 3]);
        for _ in 0..4 {
            let mut round: Vec<_> = (0..3).filter_map(|_| bag.draw(&mut stream)).collect();
            round.sort_unstable();
            assert_eq!(round, [1, 2, 3]);
        }
        assert_eq!(LoopingBag::<u8>::new([]).draw(&mut stream), None);
    }
}
