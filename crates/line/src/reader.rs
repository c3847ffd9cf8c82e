//! What the client says: messages out of bytes as they come.

use crate::frame::{Head, Kind, read_head, unmask};
use crate::inflate::inflate;

/// Room for what is read at once: what clients say is short.
const READING: usize = 1024;

/// What was heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A message, which should be text: [`Reader::message`] has it.
    Text,
    /// A message that is none of text.
    Binary,
    /// The client wants to know whether we are there: [`Reader::message`] is to be sent back.
    Ping,
    /// The client is there.
    Pong,
    /// The client takes leave: [`Reader::message`] is to be sent back.
    Close,
}

/// Why a conversation cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// What came is no frame, or does not belong here.
    #[error("{0}")]
    Protocol(&'static str),
    /// A message is said to be compressed and is not.
    #[error("compressed bytes that are none")]
    NotCompressed,
    /// A message is larger than anything that is read.
    #[error("a message that is too large")]
    TooLarge,
}

/// What the client says.
#[derive(Debug)]
pub struct Reader {
    most: usize,
    may_be_compressed: bool,
    /// What came and was not read yet, from `begun` on.
    bytes: Vec<u8>,
    begun: usize,
    message: Vec<u8>,
    /// The parts of a message that came so far.
    parts: Option<Parts>,
}

/// A message that comes in parts.
#[derive(Debug)]
struct Parts {
    kind: Heard,
    compressed: bool,
    content: Vec<u8>,
}

impl Reader {
    /// Reads messages of at most so many bytes; `bytes` came already.
    pub fn new(most: usize, may_be_compressed: bool, bytes: &[u8]) -> Reader {
        Reader {
            most,
            may_be_compressed,
            bytes: bytes.to_vec(),
            begun: 0,
            message: Vec::new(),
            parts: None,
        }
    }

    /// Where bytes that come are to be put, at the end.
    pub fn room(&mut self) -> &mut Vec<u8> {
        self.bytes.drain(..self.begun);
        self.begun = 0;
        self.bytes.reserve(READING);
        &mut self.bytes
    }

    /// What was said.
    pub fn message(&self) -> &[u8] {
        &self.message
    }

    /// The next thing that was said, if all of it has come.
    pub fn next_heard(&mut self) -> Result<Option<Heard>, Fault> {
        loop {
            let bytes = &self.bytes[self.begun..];
            let Some(head) = read_head(bytes, self.may_be_compressed)? else {
                return Ok(None);
            };
            let before = self.parts.as_ref().map_or(0, |parts| parts.content.len());
            if head.length > self.most.saturating_sub(before) as u64 {
                return Err(Fault::TooLarge);
            }
            let (start, length) = (self.begun + head.size, head.length as usize);
            let Some(content) = self.bytes.get_mut(start..start + length) else {
                return Ok(None);
            };
            unmask(content, head.mask);
            self.begun = start + length;
            if let Some(heard) = self.take(&head, start)? {
                return Ok(Some(heard));
            }
        }
    }

    /// Takes in a frame whose content begins there; says what was heard, if that ends it.
    fn take(&mut self, head: &Head, start: usize) -> Result<Option<Heard>, Fault> {
        let content = &self.bytes[start..self.begun];
        let kind = match head.kind {
            Kind::Continuation => return self.take_part(head.last, start),
            Kind::Text => Heard::Text,
            Kind::Binary => Heard::Binary,
            Kind::Ping => Heard::Ping,
            Kind::Pong => Heard::Pong,
            Kind::Close if is_leave(content) => Heard::Close,
            Kind::Close => return Err(Fault::Protocol("no way to take leave")),
        };
        let begins = matches!(kind, Heard::Text | Heard::Binary);
        if begins && self.parts.is_some() {
            return Err(Fault::Protocol("a message within another"));
        }
        if !head.last {
            self.parts = Some(Parts {
                kind,
                compressed: head.compressed,
                content: content.to_vec(),
            });
            return Ok(None);
        }
        match head.compressed {
            true => inflate(content, self.most, &mut self.message)?,
            false => content.clone_into(&mut self.message),
        }
        Ok(Some(kind))
    }

    fn take_part(&mut self, last: bool, start: usize) -> Result<Option<Heard>, Fault> {
        let mut parts = (self.parts.take()).ok_or(Fault::Protocol("a part of no message"))?;
        parts
            .content
            .extend_from_slice(&self.bytes[start..self.begun]);
        if !last {
            self.parts = Some(parts);
            return Ok(None);
        }
        match parts.compressed {
            true => inflate(&parts.content, self.most, &mut self.message)?,
            false => self.message = parts.content,
        }
        Ok(Some(parts.kind))
    }
}

/// Is that how one takes leave: with nothing, or with a code and a reason (RFC 6455, 5.5.1)?
fn is_leave(content: &[u8]) -> bool {
    match content {
        [] => true,
        [_] => false,
        [high, low, reason @ ..] => {
            let code = u16::from_be_bytes([*high, *low]);
            let may_be_sent = matches!(code, 1000..=1003 | 1007..=1014 | 3000..=4999);
            may_be_sent && str::from_utf8(reason).is_ok()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn frame(first: u8, content: &[u8]) -> Vec<u8> {
        let mask = [3, 1, 4, 1];
        let mut frame = vec![first, 0x80 | content.len() as u8];
        frame.extend_from_slice(&mask);
        frame.extend(content.iter().zip(mask.iter().cycle()).map(|(b, m)| b ^ m));
        frame
    }

    /// All that is heard when these bytes come, so many at a time.
    fn heard(bytes: &[u8], at_a_time: usize) -> Result<Vec<(Heard, Vec<u8>)>, Fault> {
        let mut reader = Reader::new(1000, true, &[]);
        let mut all = Vec::new();
        for some in bytes.chunks(at_a_time) {
            reader.room().extend_from_slice(some);
            while let Some(heard) = reader.next_heard()? {
                all.push((heard, reader.message().to_vec()));
            }
        }
        Ok(all)
    }

    #[test]
    fn messages_are_heard_however_they_come() {
        let bytes = [
            frame(0x81, b"whole"),
            frame(0x01, b"in "),
            frame(0x89, b"there?"),
            frame(0x00, b"three "),
            frame(0x80, b"parts"),
            frame(0x82, b"\x00\xFF"),
            frame(0x8A, b""),
            frame(0x88, b"\x03\xE8bye"),
        ]
        .concat();
        let all = [
            (Heard::Text, b"whole".to_vec()),
            (Heard::Ping, b"there?".to_vec()),
            (Heard::Text, b"in three parts".to_vec()),
            (Heard::Binary, b"\x00\xFF".to_vec()),
            (Heard::Pong, Vec::new()),
            (Heard::Close, b"\x03\xE8bye".to_vec()),
        ];
        for at_a_time in [1, 2, 7, 1000] {
            assert_eq!(heard(&bytes, at_a_time).as_deref(), Ok(&all[..]));
        }
    }

    #[test]
    fn what_does_not_belong_there_is_refused() {
        for wrong in [
            frame(0x80, b"a part of nothing"),
            [frame(0x01, b"one"), frame(0x81, b"another")].concat(),
            frame(0x88, b"\x03"),
            frame(0x88, b"\x03\xED"),
            frame(0x88, b"\x03\xE8\xFF"),
        ] {
            assert!(
                matches!(heard(&wrong, 100), Err(Fault::Protocol(_))),
                "{wrong:?}"
            );
        }
    }

    #[test]
    fn a_message_must_not_be_too_large_in_parts_either() {
        let part = vec![b' '; 120];
        let mut parts = frame(0x01, &part);
        for _ in 0..9 {
            parts.extend(frame(0x00, &part));
        }
        assert_eq!(heard(&parts, 5000), Err(Fault::TooLarge));
        let announced = [0x81, 0xFE, 0x03, 0xE9, 0, 0, 0, 0];
        assert_eq!(heard(&announced, 100), Err(Fault::TooLarge));
    }

    proptest! {
        #[test]
        fn whatever_comes_nothing_breaks(bytes in prop::collection::vec(any::<u8>(), 0..200), at_a_time in 1_usize..50) {
            let _ = heard(&bytes, at_a_time);
        }

        #[test]
        fn spoilt_frames_break_nothing(place in 0_usize..60, byte: u8, at_a_time in 1_usize..50) {
            let mut bytes = [frame(0xC1, &[0xAB, 0x56, 0x4A, 0x2C, 0xCE, 0x56, 0xB2, 0x52]), frame(0x01, b"a"), frame(0x80, b"b"), frame(0x89, b"c")].concat();
            let place = place % bytes.len();
            bytes[place] = byte;
            let _ = heard(&bytes, at_a_time);
        }
    }
}
