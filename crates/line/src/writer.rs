//! What the client is told: messages as the bytes that travel.

use crate::deflate::Deflater;
use crate::frame::{Kind, push_frame};
use crate::handshake::Compression;

/// Messages shorter than this gain nothing by compression.
const SHORT: usize = 64;

/// What the client is told.
#[derive(Debug)]
pub struct Writer {
    /// What is on its way, from `sent` on.
    bytes: Vec<u8>,
    sent: usize,
    deflater: Option<Deflater>,
    compressed: Vec<u8>,
}

impl Writer {
    /// Writes messages, compressed as was agreed.
    pub fn new(compression: Option<Compression>) -> Writer {
        Writer {
            bytes: Vec::new(),
            sent: 0,
            deflater: compression.map(Deflater::new),
            compressed: Vec::new(),
        }
    }

    /// Tells a text.
    pub fn text(&mut self, text: &[u8]) {
        let Writer {
            bytes,
            deflater,
            compressed,
            ..
        } = self;
        match deflater.as_mut().filter(|_| text.len() >= SHORT) {
            Some(deflater) => {
                compressed.clear();
                deflater.deflate(text, compressed);
                push_frame(bytes, Kind::Text, true, compressed);
            }
            None => push_frame(bytes, Kind::Text, false, text),
        }
    }

    /// Asks whether the client is there.
    pub fn ping(&mut self) {
        push_frame(&mut self.bytes, Kind::Ping, false, &[]);
    }

    /// Says that we are there.
    pub fn pong(&mut self, asked: &[u8]) {
        push_frame(&mut self.bytes, Kind::Pong, false, asked);
    }

    /// Takes leave with a code and a reason.
    pub fn close(&mut self, code: u16, reason: &str) {
        let content = [&code.to_be_bytes(), reason.as_bytes()].concat();
        self.close_as(&content);
    }

    /// Takes leave as the client did.
    pub fn close_as(&mut self, content: &[u8]) {
        push_frame(&mut self.bytes, Kind::Close, false, content);
    }

    /// What is to be sent.
    pub fn unsent(&self) -> &[u8] {
        &self.bytes[self.sent..]
    }

    /// So much of it was sent.
    pub fn sent(&mut self, bytes: usize) {
        self.sent += bytes;
        if self.sent >= self.bytes.len() {
            self.bytes.clear();
            self.sent = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_gains_by_it_is_compressed() {
        let mut writer = Writer::new(Compression::agree("permessage-deflate"));
        writer.text(b"short");
        assert_eq!(writer.unsent(), b"\x81\x05short");
        writer.sent(7);
        writer.text(&[b'x'; 100]);
        assert_eq!(writer.unsent()[0], 0xC1);
        assert!(writer.unsent().len() < 20);
        let mut plain = Writer::new(None);
        plain.text(&[b'x'; 100]);
        assert_eq!(plain.unsent()[..2], [0x81, 100]);
    }

    #[test]
    fn what_was_sent_is_not_sent_again() {
        let mut writer = Writer::new(None);
        writer.ping();
        writer.pong(b"x");
        writer.sent(3);
        assert_eq!(writer.unsent(), b"\x01x");
        writer.close(1000, "bye");
        writer.sent(2);
        assert_eq!(writer.unsent(), b"\x88\x05\x03\xE8bye");
    }
}
