//! Everybody at a table has one name, and is called by it wherever they are spoken of.

use crate::guests::{duel, table};
use crate::player::{Player, seat};
use crate::world::World;
use protocol::{Ask, NewTable, TableStage, Wish};

fn names(player: &Player) -> Vec<&str> {
    let seats = player.seen.table.seats.iter();
    seats.map(|seat| seat.name.as_str()).collect()
}

/// All that is said at the table, but for cards.
fn said(player: &Player) -> String {
    let seen = &player.seen;
    let scene = seen.scene.as_ref().expect("it has begun");
    let zones = scene.zones.iter().map(|zone| zone.name.clone());
    let facts = scene.status.iter().map(|fact| fact.value.clone());
    let labels = seen.choices.iter().map(|choice| choice.label.clone());
    let log = seen.log.iter().cloned();
    let all = zones.chain(facts).chain(labels).chain(log);
    let all: Vec<String> = all.chain([seen.prompt.clone()]).collect();
    all.join("\n")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_are_called_by_the_names_they_sit_down_with() {
    let world = World::with_sqlite().await;
    let (ann, ben) = (world.guest().await, world.guest().await);
    let opened = ann.open(&duel(&["me", "open"])).await;
    let mut first = ann.join(&opened).await;
    let own = names(&first)[0].to_owned();
    assert_eq!(names(&first)[1], "Seat 2");
    let mut second = ben.join(&opened).await;
    second.sit(seat(2), "Ben <i>").await;
    first
        .until(|seen| seen.table.stage == TableStage::Playing)
        .await;
    let watcher = world.guest().await;
    let mut watcher = watcher.watch(&opened.code).await;
    for player in [&mut first, &mut second, &mut watcher] {
        player.sync_in_step().await;
        assert_eq!(names(player), [own.as_str(), "Ben <i>"]);
        let said = said(player);
        assert!(said.contains(&own) && said.contains("Ben <i>"), "{said}");
        assert!(!said.contains("Seat "), "{said}");
    }
    second
        .ask(&Ask::Speak {
            lang: "it".to_owned(),
        })
        .await;
    second.until_whole().await;
    let italian = said(&second);
    assert!(
        italian.contains("Mano di") && !italian.contains("Posto "),
        "{italian}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_at_one_screen_are_told_apart() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let opened = ann.open(&duel(&["me", "me"])).await;
    let mut player = ann.join(&opened).await;
    let name = ann.me().await.name;
    let both = [format!("{name} (1)"), format!("{name} (2)")];
    assert_eq!(names(&player), both);
    player.lift_curtain().await;
    let said = said(&player);
    assert!(both.iter().all(|one| said.contains(one)), "{said}");
    assert_eq!(ann.me().await.tables[0].sitters, both);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_team_is_called_by_its_members() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let mut new: NewTable = table("nature", &["me", "easy", "easy", "easy"]);
    new.options.insert("seats".to_owned(), "4".to_owned());
    let opened = ann.open(&new).await;
    let mut player = ann.join(&opened).await;
    let own = names(&player)[0].to_owned();
    assert_eq!(names(&player)[1..], ["Bot (2)", "Bot (3)", "Bot (4)"]);
    let began = |log: &[String]| log.iter().find(|line| line.contains("began:")).cloned();
    for _ in 0..40 {
        player.until(|seen| !seen.choices.is_empty()).await;
        if began(&player.seen.log).is_some() {
            break;
        }
        let wish = player.act(0);
        player.wish(seat(1), wish).await.expect("it is offered");
        player.sync_in_step().await;
    }
    let began = began(&player.seen.log).expect("a turn began");
    let teams = [
        format!("{own} and Bot (2)"),
        "Bot (3) and Bot (4)".to_owned(),
    ];
    assert!(teams.iter().any(|team| began.contains(team)), "{began}");
    let conceded = player.wish(seat(1), Wish::Concede).await;
    conceded.expect("one can always give up");
    player
        .until(|seen| seen.log.iter().any(|line| line.contains("conceded")))
        .await;
    assert!(said(&player).contains(&format!("{own} conceded.")));
}
