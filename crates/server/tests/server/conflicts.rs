//! A table that cannot be written is read anew: nobody keeps what never happened.

use crate::databases::forge_entry;
use crate::guests::duel;
use crate::on_both;
use crate::player::seat;
use crate::world::World;
use protocol::{Ask, News};

on_both! {
    async fn what_another_program_wrote_is_the_truth(world: World) {
        let ann = world.guest().await;
        let opened = ann.open(&duel(&["me", "me"])).await;
        let mut player = ann.join(&opened).await;
        player.until(|seen| seen.curtain.is_some()).await;
        player.ask(&Ask::Look { seat: Some(seat(1)) }).await;
        player.until(|seen| !seen.choices.is_empty()).await;
        let number = player.seen.number;
        let theirs = player.seen.choices.last().expect("something is offered").text.clone();
        forge_entry(&world, &opened.code, number + 1, &theirs).await;
        let wish = player.act(0);
        let ask = Ask::Wish { id: "lost".to_owned(), seat: seat(1), wish };
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
        assert_eq!(player.seen.number, number + 1);
        // And the table goes on.
        player.ask(&Ask::Look { seat: player.seen.curtain.or(Some(seat(1))) }).await;
        player.until(|seen| !seen.choices.is_empty()).await;
        let own = player.seen.eye.expect("through a seat");
        let wish = player.act(0);
        player.wish(own, wish).await.expect("it is offered");
    }
}
