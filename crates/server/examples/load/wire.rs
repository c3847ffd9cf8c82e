//! A client's side of a WebSocket, as small as can be: hundreds of them share a machine, and its
//! caches, with the server that is measured. Like a browser, it compresses what it says, and reads
//! what is compressed with all before it in mind.

use crate::Fault;
use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress};
use std::cell::RefCell;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What a browser offers.
const OFFER: &str = "permessage-deflate; client_max_window_bits";

/// The server never looks back farther than this.
const WINDOW_BITS: u8 = 15;

/// What a compressor leaves out at the end of every message (RFC 7692, 7.2.1).
const TAIL: [u8; 4] = [0, 0, 0xFF, 0xFF];

/// The last frame of a message, text, compressed.
const COMPRESSED_TEXT: u8 = 0xC1;
const COMPRESSED: u8 = 0x40;

thread_local! {
    /// The server agrees only if no message refers to those before, so one serves all.
    static DEFLATER: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), false));
}

pub struct Wire {
    stream: TcpStream,
    /// What came and was not read yet.
    bytes: Vec<u8>,
    inflater: Decompress,
    /// How many bytes came since somebody asked.
    count: usize,
}

impl Wire {
    /// Calls the server as this guest.
    pub async fn dial(address: SocketAddr, path: &str, cookie: &str) -> Result<Wire, Fault> {
        let mut stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\n\
             Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\
             Sec-WebSocket-Extensions: {OFFER}\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut bytes = Vec::new();
        let end = loop {
            if let Some(at) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
                break at + 4;
            }
            if stream.read_buf(&mut bytes).await? == 0 {
                return Err("the server hung up".into());
            }
        };
        let answer = String::from_utf8_lossy(&bytes[..end]).to_lowercase();
        if !answer.starts_with("http/1.1 101") || !answer.contains("client_no_context_takeover") {
            return Err(format!("the server answers otherwise: {answer}").into());
        }
        bytes.drain(..end);
        Ok(Wire {
            stream,
            bytes,
            inflater: Decompress::new_with_window_bits(false, WINDOW_BITS),
            count: 0,
        })
    }

    /// The next text. Nothing is lost if this is given up.
    pub async fn next_text(&mut self) -> Result<String, Fault> {
        loop {
            while let Some((first, content)) = self.next_frame() {
                match first & 0x0F {
                    0x1 => return self.read(first, content),
                    0x8 => return Err("the server takes leave".into()),
                    _ => {}
                }
            }
            let came = self.stream.read_buf(&mut self.bytes).await?;
            if came == 0 {
                return Err("the server hung up".into());
            }
            self.count += came;
        }
    }

    /// The first byte of the next frame and what is in it, once all of it is there.
    fn next_frame(&mut self) -> Option<(u8, Vec<u8>)> {
        let (&first, rest) = self.bytes.split_first()?;
        let (&short, rest) = rest.split_first()?;
        let (length, size) = match short {
            126 => (usize::from(u16::from_be_bytes(*rest.first_chunk()?)), 4),
            127 => (u64::from_be_bytes(*rest.first_chunk()?) as usize, 10),
            short => (usize::from(short), 2),
        };
        let content = self.bytes.get(size..size + length)?.to_vec();
        self.bytes.drain(..size + length);
        if self.bytes.is_empty() {
            // Whoever reads next takes what is still in the caches.
            self.bytes = Vec::new();
        }
        Some((first, content))
    }

    fn read(&mut self, first: u8, mut content: Vec<u8>) -> Result<String, Fault> {
        if first & COMPRESSED == 0 {
            return Ok(String::from_utf8(content)?);
        }
        content.extend(TAIL);
        let mut message = Vec::with_capacity(2048);
        let mut rest = &content[..];
        while !rest.is_empty() || message.len() == message.capacity() {
            message.reserve(2048);
            let before = self.inflater.total_in();
            self.inflater
                .decompress_vec(rest, &mut message, FlushDecompress::Sync)?;
            rest = &rest[(self.inflater.total_in() - before) as usize..];
        }
        Ok(String::from_utf8(message)?)
    }

    /// Says something. The mask is zero: what it is for is not measured here.
    pub async fn say(&mut self, text: &str) -> Result<(), Fault> {
        let mut content = Vec::with_capacity(text.len() + 64);
        DEFLATER.with_borrow_mut(|deflater| {
            deflater.reset();
            deflater.compress_vec(text.as_bytes(), &mut content, FlushCompress::Sync)
        })?;
        content.truncate(content.len() - TAIL.len());
        let length = u8::try_from(content.len())
            .ok()
            .filter(|&short| short < 126);
        let length = length.ok_or("wishes are short")?;
        let mut frame = vec![COMPRESSED_TEXT, 0x80 | length, 0, 0, 0, 0];
        frame.extend(content);
        self.stream.write_all(&frame).await?;
        Ok(())
    }

    /// How many bytes came since this was last asked: compressed, with the heads of their frames.
    pub fn take_count(&mut self) -> usize {
        std::mem::take(&mut self.count)
    }
}
