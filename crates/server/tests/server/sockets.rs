//! Sockets that should not be: other sites, tables that are not there.

use crate::guests::duel;
use crate::http::{Request, ask};
use crate::player::dial;
use crate::world::World;
use futures_util::StreamExt;
use protocol::HttpFault;
use tokio_tungstenite::tungstenite::{Error, Message};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_from_another_site_is_refused() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let opened = ann.open(&duel(&["me", "open"])).await;
    let path = format!("/api/tables/{}/socket", opened.code);
    match dial(&ann, &path, Some("http://evil.example")).await {
        Err(Error::Http(response)) => assert_eq!(response.status(), 403),
        other => panic!("it was let in: {other:?}"),
    }
    let own = format!("http://{}", world.address);
    assert!(dial(&ann, &path, Some(&own)).await.is_ok());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_not_there_is_said_to_be_so() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    for code in ["aaaaaaaa", "x", "AAAAAAAA"] {
        let path = format!("/api/tables/{code}/socket");
        let mut socket = dial(&ann, &path, None).await.expect("it is told why");
        let Some(Ok(Message::Text(text))) = socket.next().await else {
            panic!("it is told why");
        };
        assert!(text.contains("no-such-table"), "{text}");
        let Some(Ok(Message::Close(Some(frame)))) = socket.next().await else {
            panic!("and that is all");
        };
        assert_eq!(u16::from(frame.code), 4404);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_is_asked_for_as_one() {
    let world = World::with_sqlite().await;
    let request = Request::get("/api/tables/aaaaaaaa/socket");
    let response = ask(world.address, request).await;
    assert_eq!(response.status, 400);
    assert_eq!(response.json::<HttpFault>().code, "malformed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_begins_with_a_socket_too() {
    let world = World::with_sqlite().await;
    let opened = world.guest().await.open(&duel(&["me", "open"])).await;
    let stranger = crate::guests::Guest {
        address: world.address,
        cookie: String::new(),
    };
    let player = stranger.watch(&opened.code).await;
    assert_eq!(player.seen.eye, None);
}
