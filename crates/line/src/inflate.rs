//! What clients have compressed.

use crate::reader::Fault;
use flate2::{Decompress, FlushDecompress, Status};
use std::cell::RefCell;

/// What a compressor leaves out at the end of every message (RFC 7692, 7.2.1).
const TAIL: [u8; 4] = [0, 0, 0xFF, 0xFF];

thread_local! {
    /// No message refers to those before, so one serves all the connections of a thread.
    static INFLATER: RefCell<Decompress> = RefCell::new(Decompress::new(false));
}

/// Reads a compressed message of at most so many bytes.
pub fn inflate(compressed: &[u8], most: usize, message: &mut Vec<u8>) -> Result<(), Fault> {
    INFLATER.with_borrow_mut(|inflater| {
        inflater.reset(false);
        message.clear();
        message.reserve((compressed.len() * 4).clamp(256, most + 1));
        for part in [compressed, &TAIL] {
            if feed(inflater, part, most, message)? == Status::StreamEnd {
                break;
            }
        }
        Ok(())
    })
}

fn feed(
    inflater: &mut Decompress,
    mut part: &[u8],
    most: usize,
    message: &mut Vec<u8>,
) -> Result<Status, Fault> {
    loop {
        let (read, length) = (inflater.total_in(), message.len());
        let status = inflater
            .decompress_vec(part, message, FlushDecompress::Sync)
            .map_err(|_| Fault::NotCompressed)?;
        if message.len() > most {
            return Err(Fault::TooLarge);
        }
        part = &part[(inflater.total_in() - read) as usize..];
        let full = message.len() == message.capacity();
        if status == Status::StreamEnd || (part.is_empty() && !full) {
            return Ok(status);
        }
        let stuck = inflater.total_in() == read && message.len() == length;
        match (full, stuck) {
            (true, _) => message.reserve(message.len().max(256)),
            (false, true) => return Err(Fault::NotCompressed),
            (false, false) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Compress, Compression, FlushCompress};

    fn deflate(message: &[u8], flush: FlushCompress) -> Vec<u8> {
        let mut compressed = Vec::with_capacity(message.len() + 64);
        let mut compress = Compress::new(Compression::default(), false);
        let done = compress.compress_vec(message, &mut compressed, flush);
        done.expect("it fits");
        if compressed.ends_with(&TAIL) {
            compressed.truncate(compressed.len() - TAIL.len());
        }
        compressed
    }

    #[test]
    fn what_was_compressed_is_read() {
        let long = "so many words ".repeat(4000);
        for text in ["", "x", r#"{"ask":"sync"}"#, long.as_str()] {
            for flush in [FlushCompress::Sync, FlushCompress::Finish] {
                let mut message = Vec::new();
                let compressed = deflate(text.as_bytes(), flush);
                assert_eq!(inflate(&compressed, 64 * 1024, &mut message), Ok(()));
                assert_eq!(message, text.as_bytes());
            }
        }
    }

    #[test]
    fn what_swells_up_is_not_read() {
        let compressed = deflate(&vec![b' '; 1 << 20], FlushCompress::Sync);
        let mut message = Vec::new();
        let read = inflate(&compressed, 64 * 1024, &mut message);
        assert_eq!(read, Err(Fault::TooLarge));
        assert!(message.capacity() < 256 * 1024);
    }

    #[test]
    fn bytes_that_were_never_compressed_are_refused() {
        let mut message = Vec::new();
        assert_eq!(
            inflate(&[0xFF; 8], 1024, &mut message),
            Err(Fault::NotCompressed)
        );
        // And the next one is none the worse for it.
        let compressed = deflate(b"fine", FlushCompress::Sync);
        assert_eq!(inflate(&compressed, 1024, &mut message), Ok(()));
        assert_eq!(message, b"fine");
    }
}
