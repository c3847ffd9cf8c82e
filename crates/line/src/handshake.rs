//! How a conversation begins.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha1::{Digest, Sha1};

/// What every server adds to a client's key, to show that it speaks of WebSockets (RFC 6455, 1.3).
const SALT: &str = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/// How far back our messages refer at most, as a power of two: to a few dozen of them.
const WINDOW_BITS: u8 = 13;

/// The answer to a client's key; none if it is not one.
pub fn accept(key: &str) -> Option<String> {
    let is_key = STANDARD.decode(key).is_ok_and(|bytes| bytes.len() == 16);
    let hash = Sha1::new().chain_update(key).chain_update(SALT).finalize();
    is_key.then(|| STANDARD.encode(hash))
}

/// How messages are compressed. What the client says never refers to what it said before: it is
/// short, and so nothing of it has to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compression {
    /// How far back our messages refer at most, as a power of two.
    pub(crate) window_bits: u8,
    /// Does no message of ours refer to those before?
    pub(crate) forgets: bool,
}

impl Compression {
    /// The first of the client's offers (`Sec-WebSocket-Extensions`) that we understand.
    pub fn agree(offers: &str) -> Option<Compression> {
        offers.split(',').find_map(read_offer)
    }

    /// What the client is answered.
    pub fn answer(self) -> String {
        let forgets = match self.forgets {
            true => "; server_no_context_takeover",
            false => "",
        };
        format!(
            "permessage-deflate; server_max_window_bits={}; client_no_context_takeover{forgets}",
            self.window_bits
        )
    }
}

/// One offer. What it asks for that we do not know, or twice, makes it another one (RFC 7692, 5.1).
fn read_offer(offer: &str) -> Option<Compression> {
    let mut words = offer.split(';').map(str::trim);
    if words.next() != Some("permessage-deflate") {
        return None;
    }
    let mut agreed = Compression {
        window_bits: WINDOW_BITS,
        forgets: false,
    };
    let mut asked = Vec::new();
    for word in words {
        let (name, value) = match word.split_once('=') {
            Some((name, value)) => (name.trim(), Some(value.trim().trim_matches('"'))),
            None => (word, None),
        };
        if asked.contains(&name) {
            return None;
        }
        asked.push(name);
        match (name, value) {
            ("server_no_context_takeover", None) => agreed.forgets = true,
            ("client_no_context_takeover", None) | ("client_max_window_bits", None) => {}
            ("client_max_window_bits", Some(bits)) => {
                read_bits(bits)?;
            }
            ("server_max_window_bits", Some(bits)) => {
                agreed.window_bits = read_bits(bits)?.min(WINDOW_BITS);
            }
            _ => return None,
        }
    }
    Some(agreed)
}

fn read_bits(text: &str) -> Option<u8> {
    let bits = text.parse().ok()?;
    (8..=15).contains(&bits).then_some(bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_answered_as_the_standard_says() {
        let answer = accept("dGhlIHNhbXBsZSBub25jZQ==");
        assert_eq!(answer.as_deref(), Some("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="));
        for wrong in [
            "",
            "short",
            "dGhlIHNhbXBsZSBub25jZQ",
            "dGhlIHNhbXBsZSBub25jZQ==x",
        ] {
            assert_eq!(accept(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_first_offer_that_is_understood_is_taken() {
        let agreed = |window_bits, forgets| {
            Some(Compression {
                window_bits,
                forgets,
            })
        };
        for (offers, wanted) in [
            ("permessage-deflate", agreed(13, false)),
            (
                "permessage-deflate; client_max_window_bits",
                agreed(13, false),
            ),
            (
                "permessage-deflate; server_max_window_bits=10",
                agreed(10, false),
            ),
            (
                "permessage-deflate; server_max_window_bits=\"15\"",
                agreed(13, false),
            ),
            (
                "permessage-deflate;server_no_context_takeover",
                agreed(13, true),
            ),
            ("x-webkit-frame, permessage-deflate", agreed(13, false)),
            (
                "permessage-deflate; color=red, permessage-deflate",
                agreed(13, false),
            ),
            ("permessage-deflate; server_max_window_bits=7", None),
            ("permessage-deflate; server_max_window_bits", None),
            ("permessage-deflate; server_no_context_takeover=1", None),
            ("permessage-deflate; client_max_window_bits=99", None),
            (
                "permessage-deflate; client_max_window_bits; client_max_window_bits",
                None,
            ),
            ("", None),
        ] {
            assert_eq!(Compression::agree(offers), wanted, "{offers}");
        }
    }

    #[test]
    fn the_answer_says_what_was_agreed() {
        let answer = |offer| Compression::agree(offer).map(Compression::answer);
        assert_eq!(
            answer("permessage-deflate").as_deref(),
            Some("permessage-deflate; server_max_window_bits=13; client_no_context_takeover")
        );
        let forgetting = answer("permessage-deflate; server_no_context_takeover");
        assert!(forgetting.is_some_and(|answer| answer.ends_with("; server_no_context_takeover")));
    }
}
