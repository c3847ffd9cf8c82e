//! Frames: what every piece of a conversation begins with (RFC 6455, 5.2).

use crate::reader::Fault;

/// The most bytes of a frame that says something about the conversation itself.
const MOST_OF_CONTROL: u64 = 125;

/// What a frame is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Continuation,
    Text,
    Binary,
    Close,
    Ping,
    Pong,
}

impl Kind {
    fn of(code: u8) -> Option<Kind> {
        Some(match code {
            0x0 => Kind::Continuation,
            0x1 => Kind::Text,
            0x2 => Kind::Binary,
            0x8 => Kind::Close,
            0x9 => Kind::Ping,
            0xA => Kind::Pong,
            _ => return None,
        })
    }

    const fn code(self) -> u8 {
        match self {
            Kind::Continuation => 0x0,
            Kind::Text => 0x1,
            Kind::Binary => 0x2,
            Kind::Close => 0x8,
            Kind::Ping => 0x9,
            Kind::Pong => 0xA,
        }
    }

    /// Is it about the conversation itself?
    fn is_control(self) -> bool {
        matches!(self, Kind::Close | Kind::Ping | Kind::Pong)
    }
}

const LAST: u8 = 0x80;
const COMPRESSED: u8 = 0x40;
const RESERVED: u8 = 0x30;
const MASKED: u8 = 0x80;

/// What a client's frame begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    pub kind: Kind,
    /// Does the message end with it?
    pub last: bool,
    /// Does a compressed message begin with it?
    pub compressed: bool,
    pub mask: [u8; 4],
    /// How many bytes follow the head.
    pub length: u64,
    /// How many bytes the head has.
    pub size: usize,
}

/// The head at the beginning of these bytes; none if more are needed to tell.
pub fn read_head(bytes: &[u8], may_be_compressed: bool) -> Result<Option<Head>, Fault> {
    let [first, second, rest @ ..] = bytes else {
        return Ok(None);
    };
    let kind = Kind::of(first & 0x0F).ok_or(Fault::Protocol("a frame of an unknown kind"))?;
    let (last, compressed) = (first & LAST != 0, first & COMPRESSED != 0);
    if first & RESERVED != 0 {
        return Err(Fault::Protocol("a reserved bit is set"));
    }
    let begins = matches!(kind, Kind::Text | Kind::Binary);
    if compressed && !(may_be_compressed && begins) {
        return Err(Fault::Protocol("compressed, though nobody agreed on that"));
    }
    if second & MASKED == 0 {
        return Err(Fault::Protocol("what a client says has to be masked"));
    }
    let short = u64::from(second & !MASKED);
    if kind.is_control() && !(last && short <= MOST_OF_CONTROL) {
        return Err(Fault::Protocol("too long, or only a part, for its kind"));
    }
    let (length, more) = match (short, rest) {
        (126, [a, b, ..]) => (u64::from(u16::from_be_bytes([*a, *b])), 2),
        (127, [a, b, c, d, e, f, g, h, ..]) => {
            (u64::from_be_bytes([*a, *b, *c, *d, *e, *f, *g, *h]), 8)
        }
        (126 | 127, _) => return Ok(None),
        (short, _) => (short, 0),
    };
    let Some(mask) = rest[more..].first_chunk() else {
        return Ok(None);
    };
    Ok(Some(Head {
        kind,
        last,
        compressed,
        mask: *mask,
        length,
        size: 2 + more + 4,
    }))
}

/// Takes the mask off.
pub fn unmask(bytes: &mut [u8], mask: [u8; 4]) {
    let [a, b, c, d] = mask;
    let twice = u64::from_ne_bytes([a, b, c, d, a, b, c, d]);
    let (eights, rest) = bytes.as_chunks_mut::<8>();
    for eight in eights {
        *eight = (u64::from_ne_bytes(*eight) ^ twice).to_ne_bytes();
    }
    for (byte, mask) in rest.iter_mut().zip(mask.iter().cycle()) {
        *byte ^= mask;
    }
}

/// Adds a whole message of ours: the head, and what it says.
pub fn push_frame(out: &mut Vec<u8>, kind: Kind, compressed: bool, content: &[u8]) {
    let flag = if compressed { COMPRESSED } else { 0 };
    out.push(LAST | flag | kind.code());
    match content.len() {
        short @ 0..=125 => out.push(short as u8),
        middling @ 126..=0xFFFF => {
            out.push(126);
            out.extend_from_slice(&(middling as u16).to_be_bytes());
        }
        long => {
            out.push(127);
            out.extend_from_slice(&(long as u64).to_be_bytes());
        }
    }
    out.extend_from_slice(content);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_read_once_it_is_there() {
        let whole = [0x81, 0xFE, 0x01, 0x02, 9, 8, 7, 6, b'x'];
        for cut in 0..8 {
            assert_eq!(read_head(&whole[..cut], false), Ok(None), "{cut}");
        }
        let head = Head {
            kind: Kind::Text,
            last: true,
            compressed: false,
            mask: [9, 8, 7, 6],
            length: 0x102,
            size: 8,
        };
        assert_eq!(read_head(&whole, false), Ok(Some(head)));
    }

    #[test]
    fn what_breaks_the_standard_is_refused() {
        let mask = [0; 4];
        let bad = |first: u8, second: u8, agreed: bool| {
            let bytes = [&[first, second][..], &mask].concat();
            matches!(read_head(&bytes, agreed), Err(Fault::Protocol(_)))
        };
        assert!(bad(0x83, 0x80, true), "an unknown kind");
        assert!(bad(0xA1, 0x80, true), "a reserved bit");
        assert!(bad(0xC1, 0x80, false), "compressed without agreement");
        assert!(bad(0xC9, 0x80, true), "a compressed ping");
        assert!(bad(0xC0, 0x80, true), "compressed from the second part on");
        assert!(bad(0x81, 0x00, true), "no mask");
        assert!(bad(0x09, 0x80, true), "a ping in parts");
        assert!(bad(0x89, 0xFE, true), "a long ping");
        assert!(!bad(0xC1, 0x80, true));
    }

    #[test]
    fn a_mask_comes_off_at_any_length() {
        for length in 0..40 {
            let plain: Vec<u8> = (0..length).collect();
            let mask = [1, 20, 3, 40];
            let masked = plain.iter().zip(mask.iter().cycle());
            let mut masked: Vec<u8> = masked.map(|(byte, mask)| byte ^ mask).collect();
            unmask(&mut masked, mask);
            assert_eq!(masked, plain);
        }
    }

    #[test]
    fn lengths_are_written_in_the_shortest_way() {
        for (length, head) in [
            (125, vec![0x81, 125]),
            (126, vec![0x81, 126, 0, 126]),
            (0xFFFF, vec![0x81, 126, 0xFF, 0xFF]),
            (0x1_0000, vec![0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
        ] {
            let mut out = Vec::new();
            push_frame(&mut out, Kind::Text, false, &vec![b'x'; length]);
            assert_eq!(out[..head.len()], head[..]);
            assert_eq!(out.len(), head.len() + length);
        }
    }
}
