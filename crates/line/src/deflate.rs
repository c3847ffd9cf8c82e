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

/// Repetitions are looked for by so many bytes. Shorter ones are hardly worth it, and hide longer
/// ones that begin a little later.
const SEED: usize = 6;

/// How many seeds are remembered, as a power of two: the less memory, the less has to come into
/// the processor's cache for every message.
const SLOT_BITS: u32 = 11;

/// Inside a repetition, which stood there before, so few seeds are noted again: one of so many.
const SPARING: usize = 8;

/// So many bytes come from memory together.
const CACHE_LINE: usize = 64;

/// Compresses messages, each with those before it in mind.
#[derive(Debug)]
pub struct Deflater {
    /// What was said lately.
    text: Vec<u8>,
    /// How much was said before that, as far as it matters.
    gone: u16,
    /// Where a seed stood last, by its hash, counted from the beginning of all that was said. Only
    /// the lowest bits are kept: what was said long ago may seem near, so whether it really stood
    /// there is always looked up.
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
            gone: 0,
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
        let (text, _) = self.text[near..].as_chunks::<CACHE_LINE>();
        let (places, _) = self.places.as_chunks::<{ CACHE_LINE / size_of::<u16>() }>();
        for line in text {
            black_box(line[0]);
        }
        for line in places {
            black_box(line[0]);
        }
    }

    /// Adds to the text, and lets go of what lies out of reach; says where it begins.
    fn remember(&mut self, some: &[u8]) -> usize {
        if self.text.len() + some.len() > 2 * self.reach {
            let gone = self.text.len().saturating_sub(self.reach);
            self.text.drain(..gone);
            self.gone = self.gone.wrapping_add(gone as u16);
        }
        self.text.extend_from_slice(some);
        self.text.len() - some.len()
    }

    fn write_from(&mut self, begin: usize, bits: &mut Bits<'_>) {
        let text = &self.text[..];
        let mut at = begin;
        while let Some(here) = eight_at(text, at) {
            let back = note(&mut self.places, here, self.gone.wrapping_add(at as u16));
            let within_reach = (1..=self.reach.min(at)).contains(&back);
            let found = within_reach.then(|| repetition(text, at - back, at, here));
            let Some(length) = found.flatten() else {
                bits.put_code(LITERALS[usize::from(here as u8)]);
                at += 1;
                continue;
            };
            bits.put_codes(LENGTHS[length - SHORTEST], distance(back as u32));
            let mut inside = at + 1;
            at += length;
            while inside < at
                && let Some(eight) = eight_at(text, inside)
            {
                note(
                    &mut self.places,
                    eight,
                    self.gone.wrapping_add(inside as u16),
                );
                inside += SPARING;
            }
        }
        for &byte in &text[at..] {
            bits.put_code(LITERALS[usize::from(byte)]);
        }
    }
}

/// Eight bytes at once.
fn eight_at(text: &[u8], at: usize) -> Option<u64> {
    let eight = text.get(at..)?.first_chunk()?;
    Some(u64::from_le_bytes(*eight))
}

/// Notes where a seed stands, and says how far back it, or another with the same hash, stood last.
fn note(places: &mut [u16; 1 << SLOT_BITS], eight: u64, place: u16) -> usize {
    let seed = eight << (64 - 8 * SEED);
    let hash = seed.wrapping_mul(0x9E37_79B1_85EB_CA87) >> (64 - SLOT_BITS);
    let before = std::mem::replace(&mut places[hash as usize], place);
    usize::from(place.wrapping_sub(before))
}

/// How much of what stands here stood there before, if that is worth telling.
fn repetition(text: &[u8], before: usize, at: usize, here: u64) -> Option<usize> {
    let differing = |was: u64, is: u64| (was ^ is).trailing_zeros() as usize / 8;
    let mut same = differing(eight_at(text, before)?, here);
    if same < SEED {
        return None;
    }
    let most = LONGEST.min(text.len() - at);
    while same.is_multiple_of(8) && same < most {
        let (Some(was), Some(is)) = (eight_at(text, before + same), eight_at(text, at + same))
        else {
            let (was, is) = (&text[before + same..], &text[at + same..]);
            let more = was.iter().zip(is).take_while(|(was, is)| was == is);
            same += more.count();
            break;
        };
        match differing(was, is) {
            0 => break,
            more => same += more,
        }
    }
    Some(same.min(most))
}
