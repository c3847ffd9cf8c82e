//! Whole games over sockets.

use crate::guests::{duel, table};
use crate::on_both;
use crate::player::seat;
use crate::world::World;
use protocol::TableStage;

on_both! {
    async fn two_people_play_a_whole_duel_and_see_the_same_to_the_end(world: World) {
        let (ann, ben) = (world.guest().await, world.guest().await);
        let opened = ann.open(&duel(&["me", "open"])).await;
        let mut first = ann.join(&opened).await;
        assert_eq!(first.seen.table.stage, TableStage::Gathering);
        assert_eq!(first.seen.invite.as_ref(), Some(&opened.invite));
        let mut second = ben.join(&opened).await;
        second.sit(seat(2), "Ben").await;
        first.until(|seen| seen.table.stage == TableStage::Playing).await;
        let watcher = world.guest().await;
        let mut watcher = watcher.watch(&opened.code).await;
        let playing = tokio::join!(first.play_on(seat(1), 1), second.play_on(seat(2), 2));
        let ((), ()) = playing;
        watcher.until(|seen| seen.table.stage == TableStage::Over).await;
        let payoffs = first.seen.table.payoffs.clone().expect("it is over");
        assert_eq!(payoffs.len(), 2);
        // What was put together from steps is the whole.
        for player in [&mut first, &mut second, &mut watcher] {
            let seen = player.seen.clone();
            player.sync().await;
            assert_eq!(player.seen, seen);
            assert_eq!(player.seen.table.payoffs.as_ref(), Some(&payoffs));
        }
    }

    async fn a_person_plays_a_whole_duel_against_a_bot(world: World) {
        let ann = world.guest().await;
        let opened = ann.open(&duel(&["me", "easy"])).await;
        let mut player = ann.join(&opened).await;
        player.until(|seen| seen.table.stage == TableStage::Playing).await;
        player.play_on(seat(1), 7).await;
        assert!(player.seen.table.payoffs.is_some());
        let seen = player.seen.clone();
        player.sync().await;
        assert_eq!(player.seen, seen);
    }
}

/// Plays so many moves of a game with two people, and checks that steps lead to the whole.
async fn play_some(world: &World, game: &str, moves: u32) {
    let (ann, ben) = (world.guest().await, world.guest().await);
    let opened = ann.open(&table(game, &["me", "open"])).await;
    let mut players = [ann.join(&opened).await, ben.join(&opened).await];
    players[1].sit(seat(2), "Ben").await;
    for player in &mut players {
        player.sync_in_step().await;
    }
    for turn in 0..moves {
        let asked = players
            .iter()
            .position(|player| !player.seen.choices.is_empty());
        let Some(asked) = asked else {
            break;
        };
        let choice = turn as usize % players[asked].seen.choices.len();
        let wish = players[asked].act(choice);
        let done = players[asked].wish(seat(asked + 1), wish).await;
        done.expect("what is offered can be done");
        for player in &mut players {
            player.sync_in_step().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_steps_of_nature_lead_to_the_whole() {
    let world = World::with_sqlite().await;
    play_some(&world, "nature", 60).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_steps_of_estro_lead_to_the_whole() {
    let world = World::with_sqlite().await;
    play_some(&world, "estro", 60).await;
}
