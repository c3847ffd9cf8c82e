//! Several people at one screen: a curtain falls between those who hide something from each
//! other.

use crate::guests::duel;
use crate::player::seat;
use crate::world::World;
use kernel::Seat;
use protocol::{Ask, News, Whole};

/// The cards a seat holds, as the scene shows them.
fn hand(seen: &Whole, seat: Seat) -> Vec<String> {
    let scene = seen.scene.as_ref().expect("the game is on");
    let zones = scene
        .zones
        .iter()
        .filter(|zone| zone.key == format!("hand-{seat}"));
    zones
        .flat_map(|zone| &zone.pieces)
        .filter_map(|piece| piece.card.as_ref().map(ToString::to_string))
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_curtain_falls_when_another_seat_decides() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let opened = ann.open(&duel(&["me", "me"])).await;
    let mut player = ann.join(&opened).await;
    // A turn with one answer would answer itself.
    player.ask(&Ask::Control { full: true }).await;
    player.until(|seen| seen.curtain.is_some()).await;
    assert_eq!(player.seen.eye, None);
    assert!(player.seen.choices.is_empty());
    for seat in [seat(1), seat(2)] {
        assert!(hand(&player.seen, seat).is_empty());
    }
    let first = player.lift_curtain().await;
    let second = if first == seat(1) { seat(2) } else { seat(1) };
    assert!(!hand(&player.seen, first).is_empty() && hand(&player.seen, second).is_empty());
    // The first seat ends its turn: it sees that, and then the curtain.
    let pass = (player.seen.choices.iter()).position(|choice| choice.text == "pass");
    let wish = player.act(pass.expect("one may pass"));
    player.wish(first, wish).await.expect("it is offered");
    let frames = player.frames.len();
    while player.seen.curtain != Some(second) {
        player.next().await;
    }
    let News::Whole(behind) = serde_json::from_str(player.frames.last().unwrap()).unwrap() else {
        panic!("the curtain comes with the whole");
    };
    assert_eq!(behind.eye, None);
    assert!(hand(&behind, first).is_empty() && hand(&behind, second).is_empty());
    assert!(player.frames.len() > frames);
    player.ask(&Ask::Look { seat: Some(second) }).await;
    player.until(|seen| seen.eye == Some(second)).await;
    assert!(hand(&player.seen, first).is_empty() && !hand(&player.seen, second).is_empty());
    // Whoever wants can look as the public.
    player.ask(&Ask::Look { seat: None }).await;
    player.until(|seen| seen.eye.is_none()).await;
    assert!(hand(&player.seen, second).is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_is_told_in_the_language_they_speak() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let opened = ann.open(&duel(&["me", "easy"])).await;
    let mut player = ann.join(&opened).await;
    player.until(|seen| !seen.prompt.is_empty()).await;
    let english = player.seen.prompt.clone();
    player
        .ask(&Ask::Speak {
            lang: "it".to_owned(),
        })
        .await;
    player.until_whole().await;
    assert_ne!(player.seen.prompt, english);
    player
        .ask(&Ask::Speak {
            lang: "xx".to_owned(),
        })
        .await;
    assert_eq!(player.fault().await.code, "malformed");
}
