//! `mazzo serve` from start to stop.

use crate::program::Program;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command};
use std::thread;
use std::time::{Duration, Instant};

/// How long a server may take to listen on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Starts a server on a free port, and reads where it is.
fn start(program: &Program, more: &[&str]) -> (Child, String) {
    let arguments = [&["serve", "--bind", "127.0.0.1:0"][..], more].concat();
    let mut child = program.command(&arguments).spawn().unwrap();
    let out = child.stdout.take().unwrap();
    let mut line = String::new();
    BufReader::new(out).read_line(&mut line).unwrap();
    let address = line.trim().rsplit("http://").next().unwrap();
    (child, address.to_owned())
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
#[cfg(unix)]
fn it_says_where_it_is_and_stops_when_told_to() {
    let program = Program::new("serve");
    let (mut child, address) = start(&program, &[]);
    assert!(get(&address, "/healthz").starts_with("HTTP/1.1 200"));
    assert!(get(&address, "/").contains("Mazzo"));
    let id = child.id().to_string();
    let told = Command::new("kill").args(["-TERM", &id]).status().unwrap();
    assert!(told.success());
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let kept = program.folder.join("data/mazzo/mazzo.db");
    assert!(kept.is_file(), "matches are kept in the user's data folder");
}

#[test]
fn it_serves_on_when_nobody_reads_where_it_is() {
    let program = Program::new("serve-unread");
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = free.local_addr().unwrap().to_string();
    drop(free);
    let mut child = program
        .command(&["serve", "--bind", &address])
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let begun = Instant::now();
    while TcpStream::connect(&address).is_err() {
        assert!(begun.elapsed() < PATIENCE, "it never listened");
        thread::sleep(Duration::from_millis(20));
    }
    let healthy = get(&address, "/healthz");
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(healthy.starts_with("HTTP/1.1 200"));
}

#[test]
fn it_refuses_what_it_cannot_use() {
    let program = Program::new("serve-refused");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    program
        .run(&["serve", "--bind", &address])
        .refuses("cannot be listened at");
    program
        .run(&["serve", "--bind", "127.0.0.1:0", "--db", "mysql://x/y"])
        .refuses("postgres://USER@HOST/DATABASE");
    let file = program.write("text.db", "this is no database, whatever its name says");
    let file = file.display().to_string();
    program
        .run(&["serve", "--bind", "127.0.0.1:0", "--db", &file])
        .refuses("cannot be used");
}
