//! A pile of cards with room for a fixed number, without a heap.

use crate::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, ops::Deref};

/// An ordered pile with room for `N` items; the last one is on top.
///
/// It is plain data: cloning a position with piles in it is a copy of memory.
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// A pile with nothing in it.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Pile {
            len: 0,
            items: [T::default(); N],
        }
    }

    /// Puts an item on top. A full pile hands it back.
    #[inline]
    pub fn push(&mut self, item: T) -> Result<(), T> {
        let slot = self.items.get_mut(self.len as usize).ok_or(item)?;
        *slot = item;
        self.len += 1;
        Ok(())
    }

    /// Takes the top item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Takes the item at this place; those above it move down.
    #[inline]
    pub fn remove(&mut self, place: usize) -> T {
        let item = self[place];
        self.items.copy_within(place + 1..self.len as usize, place);
        self.len -= 1;
        item
    }

    /// Takes everything away.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Is there no room left?
    #[inline]
    pub fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// The items, bottom first, to be changed in place.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }

    /// Puts the items into random order.
    pub fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(self.as_mut_slice());
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for Pile<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut pile = Self::new();
        for item in Vec::<T>::deserialize(deserializer)? {
            pile.push(item).map_err(|_| {
                serde::de::Error::custom(format!("a pile has room for {N} cards, not more"))
            })?;
        }
        Ok(pile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_card_in_is_the_first_out() {
        let mut pile = Pile::<u8, 3>::new();
        for card in [4, 5, 6] {
            assert_eq!(pile.push(card), Ok(()));
        }
        assert_eq!(pile.push(7), Err(7), "no room for a fourth");
        assert_eq!(pile.remove(1), 5);
        assert_eq!(*pile, [4, 6]);
        assert_eq!(
            (pile.pop(), pile.pop(), pile.pop()),
            (Some(6), Some(4), None)
        );
    }
}
