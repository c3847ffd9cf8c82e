//! Bots: none holds a table for ever, and hints.

use crate::guests::duel;
use crate::http::Request;
use crate::player::seat;
use crate::world::World;
use protocol::{Ask, News, TableStage};
use std::time::{Duration, Instant};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_takes_too_long_is_passed_over() {
    let world = World::with(|settings| settings.bot_patience = Duration::ZERO).await;
    let ann = world.guest().await;
    let opened = ann.open(&duel(&["me", "expert"])).await;
    let mut player = ann.join(&opened).await;
    player
        .until(|seen| seen.table.stage == TableStage::Playing)
        .await;
    player.play_on(seat(1), 3).await;
    let metrics = ann.ask(Request::get("/metrics")).await;
    let fallbacks = metrics
        .text()
        .lines()
        .find(|line| line.starts_with("mazzo_bot_fallbacks"));
    assert!(
        fallbacks.is_some_and(|line| !line.ends_with(" 0")),
        "{fallbacks:?}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_wait_until_people_have_seen_the_last_move() {
    let pause = Duration::from_millis(150);
    let world = World::with(|settings| settings.bot_pause = pause).await;
    let opened = world.guest().await.open(&duel(&["easy", "easy"])).await;
    let mut watcher = world.guest().await.watch(&opened.code).await;
    watcher
        .until(|seen| seen.table.stage == TableStage::Playing)
        .await;
    let begun = Instant::now();
    let number = watcher.seen.number;
    watcher.until(|seen| seen.number >= number + 4).await;
    assert!(begun.elapsed() >= 3 * pause, "{:?}", begun.elapsed());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_names_something_that_can_be_done() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let opened = ann.open(&duel(&["me", "easy"])).await;
    let mut player = ann.join(&opened).await;
    player.until(|seen| seen.choices.len() > 1).await;
    player
        .ask(&Ask::Hint {
            id: 5,
            seat: seat(1),
        })
        .await;
    let (text, lines) = loop {
        if let News::Hint { id: 5, text, lines } = player.next().await {
            break (text, lines);
        }
    };
    let text = text.expect("something is advised");
    assert!(player.seen.choices.iter().any(|choice| choice.text == text));
    assert!(!lines.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn there_are_no_hints_against_people() {
    let world = World::with_sqlite().await;
    let (ann, ben) = (world.guest().await, world.guest().await);
    let opened = ann.open(&duel(&["me", "open"])).await;
    let mut players = [ann.join(&opened).await, ben.join(&opened).await];
    players[1].sit(seat(2), "Ben").await;
    for player in &mut players {
        player.sync().await;
    }
    // Chance says who begins.
    let [first, second] = players;
    let (mut asked, own) = match first.seen.choices.is_empty() {
        false => (first, seat(1)),
        true => (second, seat(2)),
    };
    asked.ask(&Ask::Hint { id: 1, seat: own }).await;
    loop {
        if let News::Hint { text, lines, .. } = asked.next().await {
            assert_eq!(text, None);
            assert_eq!(lines.len(), 1);
            break;
        }
    }
}
