use super::*;
use flate2::{Decompress, FlushDecompress};
use proptest::prelude::*;

/// Reads a message. A few bytes at a time, so that what is repeated has to come from the window.
fn read(inflater: &mut Decompress, compressed: &[u8]) -> Vec<u8> {
    let whole = [compressed, &[0, 0, 0xFF, 0xFF]].concat();
    let (mut rest, mut message) = (&whole[..], Vec::new());
    loop {
        let (taken, given) = (inflater.total_in(), inflater.total_out());
        let mut some = [0; 16];
        let read = inflater.decompress(rest, &mut some, FlushDecompress::Sync);
        read.expect("it is compressed");
        let given = (inflater.total_out() - given) as usize;
        rest = &rest[(inflater.total_in() - taken) as usize..];
        message.extend_from_slice(&some[..given]);
        if rest.is_empty() && given < some.len() {
            return message;
        }
    }
}

fn agreed(bits: u8, forgets: bool) -> Compression {
    Compression {
        window_bits: bits,
        forgets,
    }
}

/// Sends messages one after the other; what comes out must be the same. Says how long they were.
fn travel<'m>(messages: impl IntoIterator<Item = &'m [u8]>, bits: u8, forgets: bool) -> Vec<usize> {
    let mut deflater = Deflater::new(agreed(bits, forgets));
    let mut inflater = Decompress::new_with_window_bits(false, bits.max(9));
    let mut lengths = Vec::new();
    for message in messages {
        let mut compressed = Vec::new();
        deflater.deflate(message, &mut compressed);
        if forgets {
            inflater.reset(false);
        }
        assert_eq!(read(&mut inflater, &compressed), message);
        lengths.push(compressed.len());
    }
    lengths
}

#[test]
fn every_byte_and_every_length_comes_out_as_it_went_in() {
    let bytes: Vec<u8> = (0..=255).collect();
    let runs: Vec<Vec<u8>> = (0..300).map(|length| vec![b'x'; length]).collect();
    let all = [&bytes[..], &[]]
        .into_iter()
        .chain(runs.iter().map(Vec::as_slice));
    travel(all, 13, false);
}

#[test]
fn what_was_said_before_is_told_in_few_bytes() {
    let step = br#"{"news":"step","from":61,"to":63,"told":["Seat 1 plays Recruit in place 3."]}"#;
    let lengths = travel([&step[..], step, step], 13, false);
    assert!(
        lengths[0] > 60 && lengths[1] < 12 && lengths[2] < 12,
        "{lengths:?}"
    );
    let lengths = travel([&step[..], step], 13, true);
    assert_eq!(lengths[0], lengths[1], "nothing is remembered");
}

#[test]
fn long_messages_and_long_conversations_stay_within_reach() {
    let long: Vec<u8> = (0..40_000_u32)
        .flat_map(|n| (n * n % 8_191).to_string().into_bytes())
        .collect();
    for bits in [9, 10, 13] {
        travel(long.chunks(977), bits, false);
        travel([&long[..], &long[..]], bits, false);
    }
}

#[test]
fn nothing_is_told_by_what_lies_farther_back_than_was_agreed() {
    let needle = b"a needle in a haystack";
    for (bits, between, found) in [(9, 600, false), (9, 100, true), (13, 600, true)] {
        // No four bytes of it come twice.
        let hay: Vec<u8> = (0..between / 2)
            .flat_map(|n: u16| (n | 0x8000).to_be_bytes())
            .collect();
        let before = [&needle[..], &hay].concat();
        let lengths = travel([&before[..], needle], bits, false);
        assert_eq!(lengths[1] < needle.len(), found, "{lengths:?}");
    }
}

proptest! {
    #[test]
    fn messages_come_out_as_they_went_in(
        messages in prop::collection::vec("[ab]{0,80}|[a-z\\{\\}\":,0-9]{0,600}|\\PC{0,60}", 1..30),
        bits in 9_u8..=13,
        forgets: bool,
    ) {
        travel(messages.iter().map(String::as_bytes), bits, forgets);
    }
}
