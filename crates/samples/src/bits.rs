//! A set of small numbers in the bits of a word: what makes a random legal action cheap.

/// A set of numbers from 0 to 15.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Bits(pub u16);

impl Bits {
    #[inline]
    pub const fn below(count: usize) -> Bits {
        Bits((1 << count) - 1)
    }

    #[inline]
    pub const fn contains(self, number: usize) -> bool {
        self.0 >> number & 1 != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub const fn and(self, other: Bits) -> Bits {
        Bits(self.0 & other.0)
    }

    #[inline]
    pub const fn minus(self, other: Bits) -> Bits {
        Bits(self.0 & !other.0)
    }

    #[inline]
    pub const fn with(self, number: usize) -> Bits {
        Bits(self.0 | 1 << number)
    }

    #[inline]
    pub const fn without(self, number: usize) -> Bits {
        Bits(self.0 & !(1 << number))
    }

    #[inline]
    pub const fn lowest_missing(self) -> usize {
        self.0.trailing_ones() as usize
    }

    /// The number with `n` smaller ones in the set, which has more than `n`.
    #[inline]
    pub fn nth(self, n: usize) -> usize {
        nth(u64::from(self.0), n)
    }
}

/// The place of the bit with `n` lower ones set in a word that has more than `n`.
#[inline]
pub fn nth(mut word: u64, mut n: usize) -> usize {
    let mut place = 0;
    loop {
        let byte = word as u8;
        let count = byte.count_ones() as usize;
        if n < count {
            return place + NTH_OF_BYTE[byte as usize][n] as usize;
        }
        n -= count;
        word >>= 8;
        place += 8;
    }
}

/// A loop over the bits of a byte would end at random, which processors cannot foresee.
static NTH_OF_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < table.len() {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 != 0 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

impl Iterator for Bits {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let lowest = self.0.trailing_zeros() as usize;
        let found = !self.is_empty();
        self.0 &= self.0.wrapping_sub(1);
        found.then_some(lowest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_number_is_the_nth_of_the_list() {
        for mask in 0..1 << 12 {
            let set = Bits(mask);
            let listed: Vec<usize> = set.collect();
            assert_eq!(listed.len(), set.len());
            for (n, &number) in listed.iter().enumerate() {
                assert!(set.contains(number));
                assert_eq!(set.nth(n), number);
            }
        }
    }
}
