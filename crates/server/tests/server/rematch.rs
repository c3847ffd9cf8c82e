//! Playing again.

use crate::guests::duel;
use crate::on_both;
use crate::player::seat;
use crate::world::World;
use protocol::{TableStage, Wish};

on_both! {
    async fn whoever_agrees_plays_again_at_a_new_table(world: World) {
        let (ann, ben) = (world.guest().await, world.guest().await);
        let opened = ann.open(&duel(&["me", "open"])).await;
        let mut first = ann.join(&opened).await;
        let mut second = ben.join(&opened).await;
        let sit = Wish::Sit { name: "Ben".to_owned() };
        second.wish(seat(2), sit).await.expect("the seat is open");
        first.until(|seen| seen.table.stage == TableStage::Playing).await;
        first.wish(seat(1), Wish::Concede).await.expect("one may always give up");
        first.wish(seat(1), Wish::Rematch).await.expect("it is over");
        second.until(|seen| seen.table.rematch == [seat(1)]).await;
        assert_eq!(second.seen.table.next, None);
        second.wish(seat(2), Wish::Rematch).await.expect("it is over");
        first.until(|seen| seen.table.next.is_some()).await;
        second.until(|seen| seen.table.next.is_some()).await;
        let code = first.seen.table.next.clone().expect("they play again");
        assert_eq!(second.seen.table.next.as_ref(), Some(&code));
        let mut again = ann.watch(&code).await;
        again.until(|seen| seen.table.stage == TableStage::Playing).await;
        assert!(again.seen.eye.is_some());
    }
}
