//! Messages that travel compressed, for clients that can do that, and frames that are none.

use crate::guests::{Guest, duel};
use crate::world::World;
use futures_util::SinkExt;
use protocol::{News, Opened};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use yawc::close::CloseCode;
use yawc::{CompressionLevel, Frame, HttpRequest, OpCode, Options, WebSocket};

/// Somebody with a table.
async fn table() -> (World, Guest, Opened) {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let opened = ann.open(&duel(&["me", "open"])).await;
    (world, ann, opened)
}

/// A line whose handshake offers compression, and the answer to it.
async fn handshake(guest: &Guest, opened: &Opened) -> (TcpStream, String) {
    let mut stream = TcpStream::connect(guest.address).await.expect("it listens");
    let request = format!(
        "GET /api/tables/{}/socket HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\nupgrade: websocket\r\n\
         connection: upgrade\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
         sec-websocket-extensions: permessage-deflate; client_max_window_bits\r\n\r\n",
        opened.code, guest.address, guest.cookie
    );
    stream
        .write_all(request.as_bytes())
        .await
        .expect("it reads");
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.expect("it answers"));
    }
    (stream, String::from_utf8(head).expect("it is text"))
}

/// Comes to a table with a client that compresses.
async fn dial(guest: &Guest, opened: &Opened) -> WebSocket<TcpStream> {
    let url = format!("ws://{}/api/tables/{}/socket", guest.address, opened.code);
    let stream = TcpStream::connect(guest.address).await.expect("it listens");
    let options = Options::default().with_compression_level(CompressionLevel::best());
    let request = HttpRequest::builder().header("cookie", &guest.cookie);
    let url = url.parse().expect("it is an address");
    let dialled = WebSocket::handshake_with_request(url, stream, options, request).await;
    dialled.expect("it is let in")
}

async fn news(socket: &mut WebSocket<TcpStream>) -> News {
    loop {
        let frame = socket.next_frame().await.expect("the server talks");
        if frame.opcode() == OpCode::Text {
            return serde_json::from_slice(frame.payload()).expect("it is news");
        }
    }
}

async fn hung_up(socket: &mut WebSocket<TcpStream>) -> Option<CloseCode> {
    loop {
        let frame = socket.next_frame().await.ok()?;
        if frame.opcode() == OpCode::Close {
            return frame.close_code();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_can_read_it_gets_it_compressed() {
    let (_world, ann, opened) = table().await;
    let (mut stream, head) = handshake(&ann, &opened).await;
    let agreed = "sec-websocket-extensions: permessage-deflate; server_max_window_bits=13";
    assert!(head.contains(agreed), "{head}");
    // The end of a message, compressed, of text.
    assert_eq!(
        stream.read_u8().await.expect("the server talks"),
        0b1100_0001
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn compressed_messages_are_understood_both_ways() {
    let (_world, ann, opened) = table().await;
    let mut socket = dial(&ann, &opened).await;
    for _ in 0..3 {
        assert!(matches!(news(&mut socket).await, News::Whole(_)));
        let ask = Frame::text(r#"{"ask":"sync"}"#);
        socket.send(ask).await.expect("the server listens");
    }
    assert!(matches!(news(&mut socket).await, News::Whole(_)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_swells_up_is_not_read() {
    let (_world, ann, opened) = table().await;
    let mut socket = dial(&ann, &opened).await;
    // A few hundred bytes on the line, four megabytes in memory.
    let bomb = Frame::text(" ".repeat(4 << 20));
    socket.send(bomb).await.expect("the server listens");
    assert_eq!(hung_up(&mut socket).await, Some(CloseCode::Size));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_takes_leave_is_answered() {
    let (_world, ann, opened) = table().await;
    let mut socket = dial(&ann, &opened).await;
    assert!(matches!(news(&mut socket).await, News::Whole(_)));
    let leave = Frame::close(CloseCode::Away, "");
    socket.send(leave).await.expect("the server listens");
    assert_eq!(hung_up(&mut socket).await, Some(CloseCode::Away));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_frame_ends_the_line_with_its_code() {
    let (world, ann, opened) = table().await;
    // A reserved bit nobody agreed on; compressed bytes that are none.
    for (frame, code) in [
        (&[0xA1, 0x81, 0, 0, 0, 0, b' '], 1002_u16),
        (&[0xC1, 0x81, 0, 0, 0, 0, 0xFF], 1007),
    ] {
        let (mut stream, _) = handshake(&ann, &opened).await;
        stream.write_all(frame).await.expect("the server listens");
        let mut rest = Vec::new();
        stream.read_to_end(&mut rest).await.expect("it hangs up");
        let close = rest.windows(2).rposition(|pair| pair == code.to_be_bytes());
        let close = close.unwrap_or_else(|| panic!("{code} is not in {rest:?}"));
        assert_eq!(rest[close - 2], 0x88, "it is the close code");
    }
    let faults = crate::http::ask(world.address, crate::http::Request::get("/metrics")).await;
    assert!(faults.text().contains("malformed"), "{}", faults.text());
}
