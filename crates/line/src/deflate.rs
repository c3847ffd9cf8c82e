//! Compression for short messages that resemble those before them (RFC 1951): repetitions of
//! what was said lately, and codes that are the same for everybody.

mod bits;
mod codes;
#[cfg(test)]
mod tests;

use crate::handshake::Compression;
use bits::Bits;
use codes::{END, LENGTHS, LITERALS, LONGEST, SHORTEST, distance};
use std::hint::black_box;

/// Repetitions are looked for by so many bytes.
const SEED: usize = 4;

/// How many seeds are remembered, as a power of two: the less memory, the less has to come into
/// the processor's cache for every message.
const SLOT_BITS: u32 = 11;

/// Inside a repetition, which stood there before, so few seeds are noted again: one of so many.
const SPARING: usize = 4;

/// So many bytes come from memory together.
const CACHE_LINE: usize = 64;

/// Compresses messages, each with those before it in mind.
#[derive(Debug)]
pub struct Deflater {
    /// What was said lately.
    text: Vec<u8>,
    /// Behind the place in the text where a seed stood last, by its hash; 0 for none.
    places: Box<[u16; 1 << SLOT_BITS]>,
    /// How far back a repetition may lie.
    reach: usize,
    /// Does no message refer to those before?
    forgets: bool,
}

impl Deflater {
    /// Compresses as was agreed.
    pub fn new(agreed: Compression) -> Deflater {
        Deflater {
            text: Vec::new(),
            places: Box::new([0; 1 << SLOT_BITS]),
            reach: 1 << agreed.window_bits,
            forgets: agreed.forgets,
        }
    }

    /// Adds a message as it travels, without the four bytes that every one would end with
    /// (RFC 7692, 7.2.1).
    pub fn deflate(&mut self, message: &[u8], out: &mut Vec<u8>) {
        if self.forgets {
            self.text.clear();
            self.places.fill(0);
        }
        self.fetch();
        let mut bits = Bits::new(out);
        // Not the last block; fixed codes.
        bits.put(0b010, 3);
        for some in message.chunks(self.reach) {
            let begin = self.remember(some);
            self.write_from(begin, &mut bits);
        }
        bits.put_code(END);
        // A block without compression, and nothing in it: its head, and then full bytes.
        bits.put(0b000, 3);
        bits.finish();
    }

    /// Reads a little of all that may be needed. A connection waits among hundreds, so its memory is
    /// slow: in order it comes together, but where one place tells the next, piece by piece. This
    /// takes a third off a message.
    fn fetch(&self) {
        let near = self.text.len().saturating_sub(self.reach);
        let text = self.text[near..].iter().step_by(CACHE_LINE);
        let places = self.places.iter().step_by(CACHE_LINE / size_of::<u16>());
        black_box(text.fold(0, |all, &byte| all ^ byte));
        black_box(places.fold(0, |all, &place| all ^ place));
    }

    /// Adds to the text, and lets go of what lies out of reach; says where it begins.
    fn remember(&mut self, some: &[u8]) -> usize {
        if self.text.len() + some.len() > 2 * self.reach {
            let gone = self.text.len().saturating_sub(self.reach);
            self.text.drain(..gone);
            for place in self.places.iter_mut() {
                *place = place.saturating_sub(gone as u16);
            }
        }
        self.text.extend_from_slice(some);
        self.text.len() - some.len()
    }

    fn write_from(&mut self, begin: usize, bits: &mut Bits<'_>) {
        let text = &self.text[..];
        let mut at = begin;
        while let Some(seed) = text[at..].first_chunk::<SEED>() {
            let before = note(&mut self.places, seed, at);
            match repetition(text, before, at).filter(|_| at - before <= self.reach) {
                None => {
                    bits.put_code(LITERALS[usize::from(seed[0])]);
                    at += 1;
                }
                Some(length) => {
                    bits.put_code(LENGTHS[length - SHORTEST]);
                    bits.put_code(distance((at - before) as u32));
                    for inside in (at + 1..at + length).step_by(SPARING) {
                        if let Some(seed) = text[inside..].first_chunk() {
                            note(&mut self.places, seed, inside);
                        }
                    }
                    at += length;
                }
            }
        }
        for &byte in &text[at..] {
            bits.put_code(LITERALS[usize::from(byte)]);
        }
    }
}

/// Notes where a seed stands, and says where it, or another with the same hash, stood last; at
/// its own place if nowhere.
fn note(places: &mut [u16; 1 << SLOT_BITS], seed: &[u8; SEED], at: usize) -> usize {
    let hash = u32::from_le_bytes(*seed).wrapping_mul(0x9E37_79B1) >> (32 - SLOT_BITS);
    let place = &mut places[hash as usize];
    let before = usize::from(*place).checked_sub(1).unwrap_or(at);
    *place = at as u16 + 1;
    before
}

/// How much of what stands here stood there before, if that is worth telling.
fn repetition(text: &[u8], before: usize, at: usize) -> Option<usize> {
    if before >= at {
        return None;
    }
    let most = LONGEST.min(text.len() - at);
    let (was, is) = (&text[before..before + most], &text[at..at + most]);
    let (eights_was, eights_is) = (was.as_chunks::<8>().0, is.as_chunks::<8>().0);
    let mut same = 0;
    for (was, is) in eights_was.iter().zip(eights_is) {
        let differing = u64::from_le_bytes(*was) ^ u64::from_le_bytes(*is);
        if differing != 0 {
            same += differing.trailing_zeros() as usize / 8;
            return (same >= SEED).then_some(same);
        }
        same += 8;
    }
    let rest = was[same..].iter().zip(&is[same..]);
    same += rest.take_while(|(was, is)| was == is).count();
    (same >= SEED).then_some(same)
}
