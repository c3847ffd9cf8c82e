//! A wish happens once, however often it is said; whoever misses a number catches up.

use crate::guests::duel;
use crate::on_both;
use crate::player::seat;
use crate::world::World;
use protocol::{News, TableStage, Wish};

on_both! {
    async fn a_wish_that_is_said_twice_happens_once(world: World) {
        let ann = world.guest().await;
        let opened = ann.open(&duel(&["me", "me"])).await;
        let mut player = ann.join(&opened).await;
        let own = player.lift_curtain().await;
        let wish = player.act(0);
        player.wish_as("same", own, wish.clone()).await.expect("it is offered");
        player.sync().await;
        let after = player.seen.number;
        // By the same client, by the same session in another window, and after another one.
        player.wish_as("same", own, wish.clone()).await.expect("it was granted before");
        let mut other = ann.join(&opened).await;
        other.wish_as("same", own, wish).await.expect("it was granted before");
        other.sync().await;
        assert_eq!(other.seen.number, after);
    }

    async fn a_choice_that_was_made_before_the_game_went_on_is_refused(world: World) {
        let ann = world.guest().await;
        let opened = ann.open(&duel(&["me", "me"])).await;
        let mut player = ann.join(&opened).await;
        let own = player.lift_curtain().await;
        let early = player.act(0);
        let wish = player.act(player.seen.choices.len() - 1);
        player.wish(own, wish).await.expect("it is offered");
        let refused = player.wish(own, early).await;
        assert!(refused.is_err());
    }

    async fn who_missed_a_step_is_sent_the_whole(world: World) {
        let ann = world.guest().await;
        let opened = ann.open(&duel(&["me", "easy"])).await;
        let mut player = ann.join(&opened).await;
        player.until(|seen| !seen.choices.is_empty()).await;
        let mut mirror = ann.join(&opened).await;
        let wish = player.act(0);
        player.wish(seat(1), wish).await.expect("it is offered");
        // The other window loses a step: what comes then goes on from a number it does not know.
        mirror.seen.number = 0;
        mirror.send_text(r#"{"ask":"sync"}"#).await;
        loop {
            let news = tokio::time::timeout(std::time::Duration::from_secs(10), mirror.raw()).await;
            if matches!(news.expect("it comes"), News::Whole(_)) {
                break;
            }
        }
        let number = player.seen.number;
        mirror.until(|seen| seen.number >= number).await;
        assert_eq!(mirror.seen.table.stage, TableStage::Playing);
    }

    async fn a_connection_that_breaks_loses_nothing(world: World) {
        let ann = world.guest().await;
        let opened = ann.open(&duel(&["me", "me"])).await;
        let mut player = ann.join(&opened).await;
        let own = player.lift_curtain().await;
        let wish = player.act(0);
        let ask = protocol::Ask::Wish { id: "late".to_owned(), seat: own, wish: wish.clone() };
        player.ask(&ask).await;
        player.vanish();
        let mut again = ann.join(&opened).await;
        again.wish_as("late", own, wish).await.expect("once, whether it was heard or not");
        again.sync().await;
        let moves = |log: &[String]| log.len();
        let before = moves(&again.seen.log);
        again.sync().await;
        assert_eq!(moves(&again.seen.log), before);
    }

    async fn a_refused_wish_may_be_wished_again(world: World) {
        let ann = world.guest().await;
        let opened = ann.open(&duel(&["me", "open"])).await;
        let mut player = ann.join(&opened).await;
        assert!(player.wish_as("again", seat(1), Wish::Begin).await.is_err());
        let invite = Wish::Invite { level: "easy".to_owned() };
        player.wish_as("again", seat(2), invite).await.expect("nothing was granted under it");
        player.until(|seen| seen.table.stage == TableStage::Playing).await;
    }
}
