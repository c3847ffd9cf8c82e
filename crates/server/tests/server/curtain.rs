//! Several people at one screen: a curtain falls between those who hide something from each
//! other.

use crate::guests::duel;
use crate::player::seat;
use crate::world::World;
use protocol::{Ask, News, Whole};

/// The cards a seat holds, as the scene shows them.
fn hand(seen: &Whole, number: usize) -> Vec<String> {
    let scene = seen.scene.as_ref().expect("the game is on");
    let zones = scene
        .zones
        .iter()
        .filter(|zone| zone.key == format!("hand-{number}"));
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
    player.until(|seen| seen.curtain == Some(seat(1))).await;
    assert_eq!(player.seen.eye, None);
    assert!(hand(&player.seen, 1).is_empty() && hand(&player.seen, 2).is_empty());
    assert!(player.seen.choices.is_empty());
    player
        .ask(&Ask::Look {
            seat: Some(seat(1)),
        })
        .await;
    player.until(|seen| seen.eye == Some(seat(1))).await;
    assert!(!hand(&player.seen, 1).is_empty() && hand(&player.seen, 2).is_empty());
    // The first seat ends its turn: it sees that, and then the curtain.
    let pass = (player.seen.choices.iter()).position(|choice| choice.text == "pass");
    let wish = player.act(pass.expect("one may pass"));
    player.wish(seat(1), wish).await.expect("it is offered");
    let frames = player.frames.len();
    while player.seen.curtain != Some(seat(2)) {
        player.next().await;
    }
    let News::Whole(behind) = serde_json::from_str(player.frames.last().unwrap()).unwrap() else {
        panic!("the curtain comes with the whole");
    };
    assert_eq!(behind.eye, None);
    assert!(hand(&behind, 1).is_empty() && hand(&behind, 2).is_empty());
    assert!(player.frames.len() > frames);
    player
        .ask(&Ask::Look {
            seat: Some(seat(2)),
        })
        .await;
    player.until(|seen| seen.eye == Some(seat(2))).await;
    assert!(hand(&player.seen, 1).is_empty() && !hand(&player.seen, 2).is_empty());
    // Whoever wants can look as the public.
    player.ask(&Ask::Look { seat: None }).await;
    player.until(|seen| seen.eye.is_none()).await;
    assert!(hand(&player.seen, 2).is_empty());
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
