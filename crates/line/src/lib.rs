//! The server's side of a WebSocket (RFC 6455) whose messages may be compressed (RFC 7692). No
//! I/O: bytes come in, messages come out, and the other way round.
//!
//! Written here rather than taken from a library because of what a server with many tables does
//! most: it sends short messages that resemble the ones before. Libraries give each connection
//! a compressor for anything, of 150 KB, which never stays in a processor's cache; ours knows
//! the last 8 KB in 20 KB and takes less than half of the time.
//!
//! Where to look: `handshake.rs` for how a conversation begins, `reader.rs` for what the client
//! says, `writer.rs` for what it is told, `frame.rs` for how both travel, `deflate/` for
//! compression.

mod deflate;
mod frame;
mod handshake;
mod inflate;
mod reader;
mod writer;

pub use deflate::Deflater;
pub use handshake::{Compression, accept};
pub use reader::{Fault, Heard, Reader};
pub use writer::Writer;
