//! A table that cannot be written is read anew: nobody keeps what never happened.

use crate::databases::forge_entry;
use crate::guests::duel;
use crate::on_both;
use crate::world::World;
use protocol::{Ask, News};

on_both! {
    async fn what_another_program_wrote_is_the_truth(world: World) {
        let ann = world.guest().await;
        let opened = ann.open(&duel(&["me", "me"])).await;
        let mut player = ann.join(&opened).await;
        let own = player.lift_curtain().await;
        let number = player.seen.number;
        let theirs = player.seen.choices.last().expect("something is offered").text.clone();
        forge_entry(&world, &opened.code, number + 1, own, &theirs).await;
        let wish = player.act(0);
        let ask = Ask::Wish { id: "lost".to_owned(), seat: own, wish };
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
}
