//! The rules of the games, to read.

use crate::http::{Request, ask};
use crate::world::World;
use protocol::HttpFault;
use rulebook::{Book, GAMES, text};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_rules_of_every_game_can_be_read_and_each_number_jumped_to() {
    let world = World::with_sqlite().await;
    for game in GAMES {
        let path = format!("/rules/{game}");
        let page = ask(world.address, Request::get(&path)).await;
        assert_eq!(page.status, 200, "{game}");
        let kind = page.header("content-type");
        assert_eq!(kind, Some("text/html; charset=utf-8"), "{game}");
        let policy = page.header("content-security-policy").unwrap_or_default();
        assert!(policy.contains("style-src 'self'"), "{game}: {policy}");
        let html = page.text();
        assert!(html.contains("<html lang=\"en\">"), "{game}");
        let forbidden = [
            "<script",
            "<style",
            " style=",
            " onclick=",
            "http://",
            "https://",
        ];
        for word in forbidden {
            assert!(!html.contains(word), "{game}: {word}");
        }
        let book = Book::parse(text(game).expect("it has rules")).expect("they are numbered");
        assert!(book.rules.len() > 100, "{game}");
        for number in book.rules.iter().map(String::as_str).chain(book.numbers()) {
            let id = format!(" id=\"{number}\"");
            assert_eq!(html.matches(&id).count(), 1, "{game}: {number}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_are_sent_packed_and_only_once() {
    let world = World::with_sqlite().await;
    let plain = ask(world.address, Request::get("/rules/nature")).await;
    let request = Request::get("/rules/nature").with("accept-encoding", "gzip");
    let packed = ask(world.address, request).await;
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    assert!(packed.body.len() * 3 < plain.body.len());
    let tag = plain.header("etag").expect("it has a tag").to_owned();
    let request = Request::get("/rules/nature").with("if-none-match", tag);
    assert_eq!(ask(world.address, request).await.status, 304);
    let style = ask(world.address, Request::get("/rules/style.css")).await;
    assert_eq!(style.status, 200);
    let kind = style.header("content-type");
    assert_eq!(kind, Some("text/css; charset=utf-8"));
    assert!(plain.text().contains("href=\"/rules/style.css\""));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn there_are_no_rules_of_an_unknown_game() {
    let world = World::with_sqlite().await;
    for path in ["/rules/chess", "/rules/..%2fnature", "/rules", "/rules/"] {
        let response = ask(world.address, Request::get(path)).await;
        assert_eq!(response.status, 404, "{path}");
        assert_eq!(response.json::<HttpFault>().code, "not-found", "{path}");
    }
}
