//! Chance: a small cryptographic generator that lives in the position.
//!
//! The stream is ChaCha with 8 rounds, as the RFC's block function with a 64-bit counter gives
//! it, so nobody can compute hidden cards from the ones they saw. Only the key, the place in the
//! stream and the current block are kept: 104 bytes, where the crates' generators keep several
//! blocks. Bounded draws and shuffles are our own, so no library update changes an old replay.

use crate::chacha::{WORDS, chacha8_block};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, str::FromStr};

/// Where all chance of a game comes from: 256 bits, written as a number while it is small.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seed([u32; 8]);

impl Seed {
    /// The seed made of these bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> Seed {
        let mut key = [0; 8];
        for (word, chunk) in key.iter_mut().zip(bytes.chunks_exact(4)) {
            *word = u32::from_le_bytes([chunk[0], chunk[1], chunk[2], chunk[3]]);
        }
        Seed(key)
    }

    /// A seed for the game number `index` of a series: unrelated to its siblings, and the same
    /// whoever asks for it first.
    #[must_use]
    pub fn child(self, index: u64) -> Seed {
        // A nonce that Rng never uses keeps children apart from the seed's own stream.
        let mut block = [0; WORDS];
        chacha8_block(&self.0, index, u64::from_le_bytes(*b"children"), &mut block);
        let mut key = [0; 8];
        key.copy_from_slice(&block[..8]);
        Seed(key)
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        let mut key = [0; 8];
        key[0] = number as u32;
        key[1] = (number >> 32) as u32;
        Seed(key)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0[2..].iter().all(|&word| word == 0) {
            write!(f, "{}", u64::from(self.0[1]) << 32 | u64::from(self.0[0]))
        } else {
            self.0.iter().try_for_each(|word| write!(f, "{word:08x}"))
        }
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {self}")
    }
}

/// A text that is no seed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{0}' is not a seed; a seed is a whole number up to 18446744073709551615 or 64 hexadecimal digits"
)]
pub struct BadSeed(pub String);

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Seed, BadSeed> {
        let bad = || BadSeed(text.chars().take(80).collect());
        if text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            let mut key = [0; 8];
            for (i, word) in key.iter_mut().enumerate() {
                *word = u32::from_str_radix(&text[8 * i..8 * i + 8], 16).map_err(|_| bad())?;
            }
            return Ok(Seed(key));
        }
        if text.bytes().all(|byte| byte.is_ascii_digit()) {
            return text.parse::<u64>().map(Seed::from).map_err(|_| bad());
        }
        Err(bad())
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A stream of chance that starts from a [`Seed`].
#[derive(Clone, Copy)]
pub struct Rng {
    seed: Seed,
    drawn: u64,
    block: [u32; WORDS],
}

impl Rng {
    /// The stream of this seed, from its beginning.
    pub const fn new(seed: Seed) -> Rng {
        Rng {
            seed,
            drawn: 0,
            block: [0; WORDS],
        }
    }

    /// The stream of this seed, from where `drawn` words have been taken.
    pub fn resume(seed: Seed, drawn: u64) -> Rng {
        let mut rng = Rng::new(seed);
        rng.drawn = drawn;
        if !drawn.is_multiple_of(WORDS as u64) {
            chacha8_block(&seed.0, drawn / WORDS as u64, 0, &mut rng.block);
        }
        rng
    }

    /// How many words have been taken: unchanged if and only if no chance was drawn.
    pub const fn drawn(&self) -> u64 {
        self.drawn
    }

    /// The next 32 random bits.
    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        let word = (self.drawn % WORDS as u64) as usize;
        if word == 0 {
            chacha8_block(&self.seed.0, self.drawn / WORDS as u64, 0, &mut self.block);
        }
        self.drawn += 1;
        self.block[word]
    }

    /// A new stream, seeded by this one: chance to come that nobody can foresee.
    #[must_use]
    pub fn split(&mut self) -> Rng {
        Rng::new(Seed(std::array::from_fn(|_| self.next_u32())))
    }

    /// A number from 0 to `bound - 1`, each equally likely. `bound` is at least 1.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0);
        // Lemire's multiplication method with rejection: exact, and one word in nearly all cases.
        let mut product = u64::from(self.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// An index into a list of this length, which is not empty.
    #[inline]
    pub fn index(&mut self, length: usize) -> usize {
        self.below(length as u32) as usize
    }

    /// One of these, each equally likely; nothing of an empty list.
    #[inline]
    pub fn choose<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        match items {
            [] => None,
            _ => Some(items[self.index(items.len())]),
        }
    }

    /// Puts the items into random order, every order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

impl PartialEq for Rng {
    fn eq(&self, other: &Rng) -> bool {
        (self.seed, self.drawn) == (other.seed, other.drawn)
    }
}

impl Eq for Rng {}

impl fmt::Debug for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} after {} words", self.seed, self.drawn)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedRng {
    seed: Seed,
    drawn: u64,
}

impl Serialize for Rng {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SavedRng {
            seed: self.seed,
            drawn: self.drawn,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Rng {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rng, D::Error> {
        let saved = SavedRng::deserialize(deserializer)?;
        Ok(Rng::resume(saved.seed, saved.drawn))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::{ChaCha8Rng, rand_core::Rng as _, rand_core::SeedableRng};

    #[test]
    fn the_stream_is_chacha8() {
        let bytes: [u8; 32] = std::array::from_fn(|i| (i * 7 + 3) as u8);
        let mut theirs = ChaCha8Rng::from_seed(bytes);
        let mut ours = Rng::new(Seed::from_bytes(bytes));
        for i in 0..1000 {
            assert_eq!(ours.next_u32(), theirs.next_u32(), "word {i}");
        }
    }

    #[test]
    fn a_draw_never_changes_between_releases() {
        let mut rng = Rng::new(Seed::from(1));
        let draws: Vec<_> = (1..=12).map(|bound| rng.below(bound * bound)).collect();
        assert_eq!(draws, [0, 1, 8, 4, 9, 28, 44, 58, 77, 85, 24, 20]);
        let mut order: Vec<_> = (0..10).collect();
        rng.shuffle(&mut order);
        assert_eq!(order, [0, 4, 9, 7, 8, 2, 5, 1, 6, 3]);
    }

    #[test]
    fn resuming_goes_on_where_it_stopped() {
        let mut rng = Rng::new(Seed::from(99));
        for drawn in 0..50 {
            let mut resumed = Rng::resume(Seed::from(99), drawn);
            assert_eq!(resumed, rng);
            assert_eq!(resumed.next_u32(), rng.next_u32(), "after {drawn}");
        }
    }

    #[test]
    fn bounded_draws_are_fair() {
        let mut rng = Rng::new(Seed::from(5));
        let mut counts = [0; 6];
        for _ in 0..60_000 {
            counts[rng.index(6)] += 1;
        }
        for count in counts {
            assert!((9_600..10_400).contains(&count), "{counts:?}");
        }
    }

    #[test]
    fn seeds_read_back_what_they_print() {
        for seed in [Seed::from(0), Seed::from(u64::MAX), Seed::from(7).child(3)] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        for wrong in ["", "-1", "1.5", "18446744073709551616", "abc", "+3"] {
            assert!(wrong.parse::<Seed>().is_err(), "{wrong}");
        }
    }
}
