//! A server that stops in an orderly way says goodbye, and brings everything back.

use crate::guests::duel;
use crate::http::Request;
use crate::on_both;
use crate::player::Came;
use crate::world::World;
use protocol::{News, TableStage};

on_both! {
    async fn after_a_restart_everything_is_as_before(world: World) {
        let mut world = world;
        let ann = world.guest().await;
        let opened = ann.open(&duel(&["me", "me"])).await;
        let mut player = ann.join(&opened).await;
        let own = player.lift_curtain().await;
        let wish = player.act(0);
        player.wish_as("before", own, wish.clone()).await.expect("it is offered");
        player.sync().await;
        let before = player.seen.clone();
        world.stop().await;
        world.start().await;
        assert_eq!(ann.me().await.tables.len(), 1);
        let mut player = ann.join(&opened).await;
        if let Some(seat) = before.eye {
            player.ask(&protocol::Ask::Look { seat: Some(seat) }).await;
            player.until_whole().await;
        }
        assert_eq!(player.seen.number, before.number);
        assert_eq!(player.seen.scene, before.scene);
        assert_eq!(player.seen.choices, before.choices);
        assert_eq!(player.seen.log, before.log);
        // What was granted before the restart is not done again after it.
        player.wish_as("before", own, wish).await.expect("it was granted before");
        player.sync().await;
        assert_eq!(player.seen.number, before.number);
    }

    async fn a_name_outlives_the_server(world: World) {
        let mut world = world;
        let ann = world.guest().await;
        let renamed = ann.ask(Request::send("PUT", "/api/me", r#"{"name":"Ann"}"#)).await;
        assert_eq!(renamed.status, 200);
        world.stop().await;
        world.start().await;
        assert_eq!(ann.me().await.name, "Ann");
    }

    async fn who_looks_is_told_that_the_server_stops(world: World) {
        let mut world = world;
        let ann = world.guest().await;
        let opened = ann.open(&duel(&["me", "easy"])).await;
        let mut player = ann.join(&opened).await;
        player.until(|seen| seen.table.stage == TableStage::Playing).await;
        let (_, code) = tokio::join!(world.stop(), async {
            loop {
                match player.came().await {
                    Came::News(News::Fault(fault)) => assert_eq!(fault.code, "closing"),
                    Came::Close(frame) => return frame.map(|frame| u16::from(frame.code)),
                    Came::News(_) => {}
                    Came::End => return None,
                }
            }
        });
        assert_eq!(code, Some(1012));
    }
}
