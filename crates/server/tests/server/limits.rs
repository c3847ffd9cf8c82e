//! Limits: each is answered with what it is and how long it lasts.

use crate::guests::{duel, table};
use crate::http::Request;
use crate::player::{Came, dial, seat};
use crate::world::World;
use futures_util::StreamExt;
use protocol::{Ask, Emote, HttpFault, News};
use server::{Limits, Rate};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_says_too_much_at_once_is_told_when_to_go_on() {
    let world = World::with(|settings| settings.limits.asks = Limits::default().asks).await;
    let ann = world.guest().await;
    let opened = ann.open(&duel(&["me", "open"])).await;
    let mut player = ann.join(&opened).await;
    for _ in 0..60 {
        player.ask(&Ask::Sync).await;
    }
    let fault = player.fault().await;
    assert_eq!(fault.code, "too-fast");
    let retry = fault.retry_ms.expect("it passes");
    assert!((1..=60).contains(&retry), "{retry}");
    tokio::time::sleep(Duration::from_secs(1)).await;
    player
        .send_text(r#"{"ask":"why","id":77,"thing":"x"}"#)
        .await;
    while !matches!(player.next().await, News::Because { id: 77, .. }) {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_that_is_too_large_is_not_read() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let opened = ann.open(&duel(&["me", "open"])).await;
    let mut player = ann.join(&opened).await;
    player.send_text(&" ".repeat(16 * 1024 + 1)).await;
    let fault = player.fault().await;
    assert_eq!(fault.code, "too-large");
    assert!(fault.why.contains("16384"), "{}", fault.why);
    // One that is larger still ends the conversation. The last word arrives, though the client
    // still talks.
    let large = Message::text(" ".repeat(200 * 1024));
    let _ = player.send_frame(large).await;
    let code = loop {
        match player.came().await {
            Came::News(News::Fault(fault)) => assert_eq!(fault.code, "too-large"),
            Came::News(_) => {}
            Came::Close(frame) => break frame.map(|frame| u16::from(frame.code)),
            Came::End => break None,
        }
    };
    assert_eq!(code, Some(1009));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_that_is_too_large_is_not_read() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let request = Request::send("POST", "/api/tables", vec![b' '; 100_000]);
    let response = ann.ask(request).await;
    assert_eq!(response.status, 413);
    assert_eq!(response.json::<HttpFault>().code, "too-large");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_opens_only_so_many_tables() {
    let rate = Rate {
        per_second: 0.5,
        burst: 3.0,
    };
    let world = World::with(|settings| settings.limits.openings = rate).await;
    let ann = world.guest().await;
    for _ in 0..3 {
        ann.open(&duel(&["me", "open"])).await;
    }
    let response = ann.post(&duel(&["me", "open"])).await;
    assert_eq!(response.status, 429);
    assert_eq!(response.header("retry-after"), Some("2"));
    let fault: HttpFault = response.json();
    assert_eq!(fault.code, "too-many-tables");
    assert!(fault.retry_ms.is_some_and(|ms| ms <= 2000));
    // Others are not concerned.
    world.guest().await.open(&duel(&["me", "open"])).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_has_only_so_many_connections() {
    let world = World::with(|settings| settings.limits.connections = 2).await;
    let ann = world.guest().await;
    let opened = ann.open(&duel(&["me", "open"])).await;
    let first = ann.join(&opened).await;
    let _second = ann.join(&opened).await;
    let path = format!("/api/tables/{}/socket", opened.code);
    let mut third = dial(&ann, &path, None).await.expect("it is told why");
    let Some(Ok(Message::Text(text))) = third.next().await else {
        panic!("it is told why");
    };
    assert!(text.contains("too-many-connections"), "{text}");
    let Some(Ok(Message::Close(Some(frame)))) = third.next().await else {
        panic!("and that is all");
    };
    assert_eq!(u16::from(frame.code), 4429);
    first.vanish();
    let end = std::time::Instant::now() + Duration::from_secs(10);
    // The server notices soon that one has gone.
    loop {
        let mut again = dial(&ann, &path, None).await.expect("the server talks");
        match again.next().await {
            Some(Ok(Message::Text(text))) if text.contains("\"whole\"") => break,
            _ => assert!(std::time::Instant::now() < end, "it is never free again"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_so_many_tables_are_in_memory() {
    let world = World::with(|settings| settings.limits.tables = 2).await;
    let ann = world.guest().await;
    let first = ann.open(&duel(&["me", "open"])).await;
    let _looking = ann.join(&first).await;
    let second = ann.open(&duel(&["me", "open"])).await;
    // Nobody looks at the second: it makes room.
    let third = ann.open(&duel(&["me", "open"])).await;
    let _looking_too = ann.join(&third).await;
    let response = ann.post(&duel(&["me", "open"])).await;
    assert_eq!(response.status, 503);
    let fault: HttpFault = response.json();
    assert_eq!(fault.code, "full");
    assert!(fault.retry_ms.is_some());
    drop(_looking_too);
    // The second is still there, once there is room.
    let end = std::time::Instant::now() + Duration::from_secs(10);
    loop {
        let path = format!("/api/tables/{}/socket", second.code);
        let mut socket = dial(&ann, &path, None).await.expect("the server talks");
        match socket.next().await {
            Some(Ok(Message::Text(text))) if text.contains("\"whole\"") => break,
            _ => assert!(std::time::Instant::now() < end, "there is never room"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_where_the_game_is_over_leaves_memory_when_nobody_looks() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let kept = ann.open(&duel(&["me", "easy"])).await;
    ann.join(&kept).await.vanish();
    let over = ann.open(&duel(&["me", "easy"])).await;
    let mut player = ann.join(&over).await;
    let conceded = player.wish(seat(1), protocol::Wish::Concede).await;
    conceded.expect("one can always give up");
    player.vanish();
    let end = std::time::Instant::now() + Duration::from_secs(20);
    loop {
        let metrics = ann.ask(Request::get("/metrics")).await;
        // The other one is kept for those who come back soon.
        if metrics.text().lines().any(|line| line == "mazzo_tables 1") {
            break;
        }
        assert!(std::time::Instant::now() < end, "{}", metrics.text());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let again = ann.join(&over).await;
    assert_eq!(again.seen.table.stage, protocol::TableStage::Over);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn feelings_are_shown_now_and_then() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let opened = ann.open(&duel(&["me", "open"])).await;
    let mut player = ann.join(&opened).await;
    let mut watcher = world.guest().await.watch(&opened.code).await;
    let hello = Ask::Emote {
        seat: seat(1),
        emote: Emote::Hello,
    };
    player.ask(&hello).await;
    let felt = News::Felt {
        seat: seat(1),
        emote: Emote::Hello,
    };
    while watcher.next().await != felt {}
    for _ in 0..5 {
        player.ask(&hello).await;
    }
    let fault = player.fault().await;
    assert_eq!(fault.code, "too-fast");
    assert!(fault.retry_ms.is_some());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_that_is_wrong_with_a_setup_is_said_at_once() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let mut new = table("estro", &["me", "nobody"]);
    new.options
        .insert("mode".to_owned(), "duel,nothing".to_owned());
    new.options.insert("colour".to_owned(), "red".to_owned());
    new.clock = Some(protocol::ClockRule {
        move_seconds: 0,
        bank_seconds: 0,
    });
    let response = ann.post(&new).await;
    assert_eq!(response.status, 422);
    let fault: HttpFault = response.json();
    assert_eq!(fault.code, "setup");
    for word in ["seat 2", "nothing", "colour", "clock"] {
        let said = fault.why.iter().any(|why| why.contains(word));
        assert!(said, "{word} is not in {:?}", fault.why);
    }
    // In the language of whoever asks.
    let body = serde_json::to_vec(&new).expect("it can be written");
    let italian = Request::send("POST", "/api/tables?lang=it", body);
    let fault: HttpFault = ann.ask(italian).await.json();
    assert!(fault.why.len() > 3, "{:?}", fault.why);
    for why in &fault.why {
        let said = why.contains("non è possibile") || why.starts_with("Non c'è");
        assert!(said, "{why}");
    }
    for (game, seats) in [("bridge", 2), ("sovereign", 2), ("duel", 3), ("duel", 0)] {
        let response = ann.post(&table(game, &vec!["easy"; seats])).await;
        assert_eq!(response.status, 422, "{game} with {seats}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seed_is_chosen_only_where_nobody_else_plays() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let mut alone = duel(&["me", "easy"]);
    alone.seed = Some("7".to_owned());
    ann.open(&alone).await;
    let mut with_others = duel(&["me", "open"]);
    with_others.seed = Some("7".to_owned());
    assert_eq!(ann.post(&with_others).await.status, 422);
}
