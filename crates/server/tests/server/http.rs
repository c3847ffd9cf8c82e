//! As much of HTTP as the tests need.

use serde::de::DeserializeOwned;
use std::io;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A request.
pub struct Request<'r> {
    pub method: &'r str,
    pub path: &'r str,
    pub headers: Vec<(&'r str, String)>,
    pub body: Vec<u8>,
}

impl<'r> Request<'r> {
    pub fn get(path: &'r str) -> Request<'r> {
        Request {
            method: "GET",
            path,
            headers: Vec::new(),
            body: Vec::new(),
        }
    }

    pub fn send(method: &'r str, path: &'r str, body: impl Into<Vec<u8>>) -> Request<'r> {
        Request {
            method,
            body: body.into(),
            ..Request::get(path)
        }
    }

    pub fn with(mut self, name: &'r str, value: impl Into<String>) -> Request<'r> {
        self.headers.push((name, value.into()));
        self
    }
}

/// What came back.
#[derive(Debug)]
pub struct Response {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Response {
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("the body is text")
    }

    pub fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }
}

/// Asks over a connection of its own.
pub async fn ask(address: SocketAddr, request: Request<'_>) -> Response {
    try_ask(address, request).await.expect("the server answers")
}

/// The same, where the server may be killed meanwhile.
pub async fn try_ask(address: SocketAddr, request: Request<'_>) -> io::Result<Response> {
    let mut stream = TcpStream::connect(address).await?;
    let Request {
        method,
        path,
        headers,
        body,
    } = request;
    let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    head += &format!("content-length: {}\r\n\r\n", body.len());
    stream.write_all(head.as_bytes()).await?;
    // Who is refused early may not be heard to the end.
    let _ = stream.write_all(&body).await;
    let mut answer = Vec::new();
    let read = stream.read_to_end(&mut answer).await;
    match answer.is_empty() {
        true => Err(read.err().unwrap_or(io::ErrorKind::UnexpectedEof.into())),
        false => Ok(parse(&answer)),
    }
}

fn parse(answer: &[u8]) -> Response {
    let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n");
    let end = end.expect("the answer has a head");
    let head = std::str::from_utf8(&answer[..end]).expect("the head is text");
    let mut lines = head.split("\r\n");
    let status = lines.next().and_then(|line| line.split(' ').nth(1));
    let headers: Vec<_> = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_lowercase(), value.trim().to_owned()))
        .collect();
    let chunked =
        (headers.iter()).any(|(name, value)| name == "transfer-encoding" && value == "chunked");
    let body = &answer[end + 4..];
    Response {
        status: status
            .and_then(|status| status.parse().ok())
            .expect("a status"),
        body: if chunked { joined(body) } else { body.to_vec() },
        headers,
    }
}

fn joined(mut chunks: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(end) = chunks.windows(2).position(|bytes| bytes == b"\r\n") {
        let size = std::str::from_utf8(&chunks[..end]).expect("a size");
        let size = usize::from_str_radix(size, 16).expect("a size");
        body.extend_from_slice(&chunks[end + 2..end + 2 + size]);
        chunks = &chunks[(end + 4 + size).min(chunks.len())..];
        if size == 0 {
            break;
        }
    }
    body
}
