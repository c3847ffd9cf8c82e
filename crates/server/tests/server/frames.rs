//! Whatever a client sends, it is answered with what is wrong with it, and nothing breaks.
//! `MAZZO_SOAK=50` sends fifty times as many frames: a million.

use crate::guests::duel;
use crate::http::{Request, ask};
use crate::player::{Came, Player, seat};
use crate::world::World;
use kernel::{Rng, Seed};
use protocol::{Ask, Emote, News, Wish};
use tokio_tungstenite::tungstenite::Message;

/// How many frames are sent.
fn count() -> u32 {
    let soak = std::env::var("MAZZO_SOAK").ok();
    let times: u32 = soak.and_then(|times| times.parse().ok()).unwrap_or(1);
    20_000 * times
}

/// Messages that are right, to be spoilt.
fn right() -> Vec<String> {
    let act = Wish::Act {
        text: "pass".to_owned(),
        number: 3,
    };
    let wish = |wish: Wish| Ask::Wish {
        id: "a-1".to_owned(),
        seat: seat(1),
        wish,
    };
    let asks = [
        wish(act),
        wish(Wish::Sit {
            name: "Ann".to_owned(),
        }),
        wish(Wish::Rise),
        wish(Wish::Undo),
        wish(Wish::AnswerUndo { yes: true }),
        wish(Wish::Claim { from: seat(2) }),
        wish(Wish::Invite {
            level: "easy".to_owned(),
        }),
        Ask::Look { seat: None },
        Ask::Look {
            seat: Some(seat(2)),
        },
        Ask::Speak {
            lang: "it".to_owned(),
        },
        Ask::Control { full: true },
        Ask::Sync,
        Ask::Why {
            id: 1,
            thing: "hand-1/x".to_owned(),
        },
        Ask::Hint {
            id: 2,
            seat: seat(1),
        },
        Ask::Emote {
            seat: seat(1),
            emote: Emote::Wow,
        },
    ];
    let text = |ask: &Ask| serde_json::to_string(ask).expect("it can be written");
    asks.iter().map(text).collect()
}

/// What a spoilt message looks like.
fn spoilt(right: &[String], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = right[rng.index(right.len())].clone().into_bytes();
    for _ in 0..=rng.below(4) {
        let place = rng.index(bytes.len().max(1));
        match rng.below(8) {
            0 => bytes.truncate(place),
            1 if place < bytes.len() => bytes[place] = rng.below(256) as u8,
            2 => bytes.insert(place.min(bytes.len()), b"{}[]\",:0-9e\\u"[rng.index(13)]),
            3 if place < bytes.len() => {
                bytes.remove(place);
            }
            4 => {
                let other = right[rng.index(right.len())].as_bytes();
                let from = rng.index(other.len());
                bytes.extend_from_slice(&other[from..]);
            }
            5 => {
                let digits = b"99999999999999999999";
                let place = place.min(bytes.len());
                bytes.splice(place..place, digits.iter().copied());
            }
            6 => bytes = (0..rng.below(40)).map(|_| rng.below(128) as u8).collect(),
            _ => {
                let deep = "[".repeat(rng.index(3000));
                bytes.extend_from_slice(deep.as_bytes());
            }
        }
        if bytes.is_empty() {
            bytes.push(b' ');
        }
    }
    bytes
}

/// Is this message one that the server should understand?
fn is_right(text: &str) -> bool {
    text.len() <= 16 * 1024 && serde_json::from_str::<Ask>(text).is_ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spoilt_frames_are_answered_with_what_is_wrong() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let opened = ann.open(&duel(&["me", "me"])).await;
    let mut player = ann.join(&opened).await;
    let right = right();
    let mut rng = Rng::new(Seed::from(7));
    let (mut malformed, mut broken) = (0, 0);
    for _ in 0..count() {
        match String::from_utf8(spoilt(&right, &mut rng)) {
            Ok(text) if is_right(&text) => {}
            Ok(text) => {
                player.send_text(&text).await;
                let fault = next_fault(&mut player).await;
                assert_eq!(fault, "malformed", "{text}");
                malformed += 1;
            }
            Err(binary) if rng.below(20) == 0 => {
                // A text frame that is no text ends the conversation, with a word why.
                let bytes = binary.into_bytes();
                let (fault, code) = send_raw(&mut player, bytes).await;
                assert_eq!((fault.as_str(), code), ("malformed", Some(1007)));
                player = ann.join(&opened).await;
                broken += 1;
            }
            Err(binary) => {
                let frame = Message::binary(binary.into_bytes());
                player.send_frame(frame).await.expect("the server listens");
                assert_eq!(next_fault(&mut player).await, "malformed");
                malformed += 1;
            }
        }
    }
    assert!(
        malformed > count() / 2 && broken > 0,
        "{malformed}, {broken}"
    );
    // And it still works.
    player.sync().await;
    let health = ask(world.address, Request::get("/healthz")).await;
    assert_eq!(health.status, 200);
}

async fn next_fault(player: &mut Player) -> String {
    match player.next().await {
        News::Fault(fault) => fault.code,
        other => panic!("nothing was wrong? {other:?}"),
    }
}

/// Sends bytes as if they were text; says with what fault and code the server hangs up.
async fn send_raw(player: &mut Player, bytes: Vec<u8>) -> (String, Option<u16>) {
    player.send_as_text(bytes).await;
    let mut fault = String::new();
    loop {
        match player.came().await {
            Came::News(News::Fault(said)) => fault = said.code,
            Came::News(_) => {}
            Came::Close(frame) => return (fault, frame.map(|frame| u16::from(frame.code))),
            Came::End => return (fault, None),
        }
    }
}

/// Reads everything that was sent until now.
async fn read_up_to(player: &mut Player, number: u32) {
    let id = 1_000 + number;
    let thing = "hand-1/x".to_owned();
    player.ask(&Ask::Why { id, thing }).await;
    loop {
        if let News::Because { id: answered, .. } = player.next().await
            && answered == id
        {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn right_frames_in_any_order_break_nothing() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let opened = ann.open(&duel(&["me", "me"])).await;
    let mut player = ann.join(&opened).await;
    let right = right();
    let mut rng = Rng::new(Seed::from(8));
    for number in 0..2_000 {
        let text = &right[rng.index(right.len())];
        player
            .send_text(&text.replace("a-1", &format!("a-{number}")))
            .await;
        // Who does not read is sent away.
        if number % 50 == 0 {
            read_up_to(&mut player, number).await;
        }
    }
    player.sync().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spoilt_requests_are_refused_without_a_fault_of_ours() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let right = [r#"{"game":"duel","seats":["me","easy"],"options":{},"public":false}"#.to_owned()];
    let mut rng = Rng::new(Seed::from(9));
    for _ in 0..300 {
        let body = spoilt(&right, &mut rng);
        let request = Request::send("POST", "/api/tables", body.clone());
        let response = ann.ask(request).await;
        let text = String::from_utf8_lossy(&body);
        assert!(response.status < 500, "{} for {text}", response.status);
        if response.status != 201 {
            let fault: protocol::HttpFault = response.json();
            assert!(!fault.code.is_empty() && !fault.why.is_empty(), "{text}");
        }
    }
    for path in [
        "/api/tables/%ff/socket",
        "/api/nothing",
        "/%00",
        "/cards/x/y/z.svg",
        "/art/a/b",
    ] {
        let response = ann.ask(Request::get(path)).await;
        assert!(
            (400..500).contains(&response.status),
            "{path}: {}",
            response.status
        );
    }
}
