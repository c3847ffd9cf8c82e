//! Two programs with one database. A table that cannot be written is read anew: nobody keeps what
//! never happened.

use crate::databases::forge_entry;
use crate::guests::duel;
use crate::kill::Killed;
use crate::world::{World, folder, settings};
use protocol::{Ask, News};
use server::{Place, Server, ServerFault, StoreFault};

/// SQLite has nothing by which two programs would notice each other while they play.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_program_is_refused_until_the_first_one_ends() {
    let mut world = World::with_sqlite().await;
    let settings = world.settings.clone();
    let second = || Server::open(settings.clone(), "127.0.0.1:0");
    let Err(refused) = second().await else {
        panic!("two programs use one file");
    };
    let in_use = matches!(
        refused,
        ServerFault::Store {
            fault: StoreFault::InUse { .. },
            ..
        }
    );
    assert!(in_use, "{refused:?}");
    // What, where, and what would be right.
    let told = refused.to_string();
    for part in ["test.db", "test.db.lock", "--db FILE", "postgres://"] {
        assert!(told.contains(part), "{told}");
    }
    // The first one does not suffer from it.
    let ann = world.guest().await;
    ann.open(&duel(&["me", "me"])).await;
    world.stop().await;
    assert!(second().await.is_ok(), "the first one has ended");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_that_was_killed_keeps_nobody_away() {
    let folder = folder();
    let place = Place::File(folder.join("test.db"));
    let mut first = Killed::new(place.to_string());
    first.start().await;
    let second = || Server::open(settings(place.clone()), "127.0.0.1:0");
    assert!(second().await.is_err(), "the first one runs");
    first.kill();
    assert!(second().await.is_ok(), "the first one is dead");
    let _ = std::fs::remove_dir_all(folder);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_another_program_wrote_is_the_truth() {
    let world = World::with_postgres().await;
    let Place::Postgres(url) = &world.settings.database else {
        panic!("it is PostgreSQL");
    };
    let ann = world.guest().await;
    let opened = ann.open(&duel(&["me", "me"])).await;
    let mut player = ann.join(&opened).await;
    let own = player.lift_curtain().await;
    let number = player.seen.number;
    let theirs = player
        .seen
        .choices
        .last()
        .expect("something is offered")
        .text
        .clone();
    forge_entry(url, &opened.code, number + 1, own, &theirs).await;
    let wish = player.act(0);
    let ask = Ask::Wish {
        id: "lost".to_owned(),
        seat: own,
        wish,
    };
    player.ask(&ask).await;
    let fault = loop {
        match player.next().await {
            News::Fault(fault) => break fault,
            News::Step(step) => assert!(step.to <= number, "nobody hears of it"),
            News::Done { .. } => panic!("it was not written"),
            _ => {}
        }
    };
    assert_eq!(fault.code, "trouble");
    assert!(fault.retry_ms.is_some());
    // The whole comes by itself, from what was written.
    player.until_whole().await;
    assert!(player.seen.number > number);
    // And the table goes on.
    let next = player.seen.curtain.unwrap_or(own);
    player.ask(&Ask::Look { seat: Some(next) }).await;
    player.until(|seen| !seen.choices.is_empty()).await;
    let wish = player.act(0);
    player.wish(next, wish).await.expect("it is offered");
}
