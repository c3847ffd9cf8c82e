//! Bits, lowest first, as bytes.

use super::codes::Code;

pub struct Bits<'o> {
    out: &'o mut Vec<u8>,
    held: u64,
    count: u32,
}

impl<'o> Bits<'o> {
    pub fn new(out: &'o mut Vec<u8>) -> Bits<'o> {
        Bits {
            out,
            held: 0,
            count: 0,
        }
    }

    /// Adds up to 32 bits.
    pub fn put(&mut self, bits: u32, count: u32) {
        self.held |= u64::from(bits) << self.count;
        self.count += count;
        if self.count >= 32 {
            self.out
                .extend_from_slice(&(self.held as u32).to_le_bytes());
            self.held >>= 32;
            self.count -= 32;
        }
    }

    pub fn put_code(&mut self, code: Code) {
        self.put(code.bits, code.count);
    }

    /// Adds two codes of together at most 32 bits.
    pub fn put_codes(&mut self, one: Code, other: Code) {
        self.put(one.bits | other.bits << one.count, one.count + other.count);
    }

    /// Fills the last byte.
    pub fn finish(self) {
        let bytes = self.count.div_ceil(8) as usize;
        self.out
            .extend_from_slice(&self.held.to_le_bytes()[..bytes]);
    }
}
