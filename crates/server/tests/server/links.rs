//! Who may do what: links, seats, sessions.

use crate::guests::duel;
use crate::http::Request;
use crate::on_both;
use crate::player::{Player, seat};
use crate::world::World;
use protocol::{Ask, Emote, NewTable, TableRow, TableStage, Wish};

fn sit() -> Wish {
    Wish::Sit {
        name: "Somebody".to_owned(),
    }
}

on_both! {
    async fn the_link_to_watch_gives_no_seat(world: World) {
        let ann = world.guest().await;
        let opened = ann.open(&duel(&["me", "open"])).await;
        let mut watcher = world.guest().await.watch(&opened.code).await;
        assert_eq!(watcher.seen.eye, None);
        assert_eq!(watcher.seen.invite, None);
        let refused = watcher.wish(seat(2), sit()).await;
        assert_eq!(refused.expect_err("no seat").code, "not-invited");
        let wrong = format!("?invite={}x", &opened.invite[1..]);
        let mut guesser = Player::connect(&world.guest().await, &opened.code, &wrong).await;
        assert!(guesser.wish(seat(2), sit()).await.is_err());
    }

    async fn the_invitation_gives_a_seat_once(world: World) {
        let ann = world.guest().await;
        let opened = ann.open(&duel(&["me", "open"])).await;
        let mut ben = world.guest().await.join(&opened).await;
        ben.wish(seat(2), sit()).await.expect("the seat is open");
        ben.until(|seen| seen.eye == Some(seat(2))).await;
        let mut eve = world.guest().await.join(&opened).await;
        let refused = eve.wish(seat(2), sit()).await;
        assert!(refused.is_err());
    }

    async fn another_session_cannot_act_for_a_seat(world: World) {
        let ann = world.guest().await;
        let opened = ann.open(&duel(&["me", "normal"])).await;
        let mut player = ann.join(&opened).await;
        player.until(|seen| !seen.choices.is_empty()).await;
        let mut eve = world.guest().await.join(&opened).await;
        eve.until(|seen| seen.table.stage == TableStage::Playing).await;
        let number = player.seen.number;
        let tries = [player.act(0), Wish::Concede, Wish::Undo, Wish::Rise];
        for wish in tries {
            let refused = eve.wish(seat(1), wish.clone()).await;
            assert_eq!(refused.expect_err("not hers").code, "not-your-seat", "{wish:?}");
        }
        eve.ask(&Ask::Look { seat: Some(seat(1)) }).await;
        assert_eq!(eve.fault().await.code, "not-yours");
        eve.ask(&Ask::Hint { id: 1, seat: seat(1) }).await;
        assert_eq!(eve.fault().await.code, "not-yours");
        eve.ask(&Ask::Emote { seat: seat(1), emote: Emote::Hello }).await;
        assert_eq!(eve.fault().await.code, "not-yours");
        player.sync().await;
        assert_eq!(player.seen.number, number);
    }

    async fn a_public_table_is_in_the_lobby_and_anyone_may_sit_down(world: World) {
        let ann = world.guest().await;
        let public = NewTable { public: true, ..duel(&["me", "open"]) };
        let opened = ann.open(&public).await;
        ann.open(&duel(&["me", "open"])).await;
        let ben = world.guest().await;
        let lobby: Vec<TableRow> = ben.ask(Request::get("/api/tables")).await.json();
        let codes: Vec<_> = lobby.iter().map(|row| row.code.as_str()).collect();
        assert_eq!(codes, [opened.code.as_str()]);
        assert_eq!(lobby[0].sitters[1], "");
        let mut player = ben.watch(&opened.code).await;
        player.wish(seat(2), sit()).await.expect("it is public");
        // Now it can be watched.
        let lobby: Vec<TableRow> = ben.ask(Request::get("/api/tables")).await.json();
        assert_eq!(lobby[0].stage, TableStage::Playing);
    }

    async fn the_tables_of_a_session_are_listed_until_they_are_over(world: World) {
        let ann = world.guest().await;
        assert!(ann.me().await.tables.is_empty());
        let opened = ann.open(&duel(&["me", "easy"])).await;
        let mut player = ann.join(&opened).await;
        player.until(|seen| seen.table.stage == TableStage::Playing).await;
        let tables = ann.me().await.tables;
        assert_eq!(tables.len(), 1);
        assert_eq!(tables[0].code, opened.code);
        player.wish(seat(1), Wish::Concede).await.expect("one may always give up");
        assert!(ann.me().await.tables.is_empty());
    }
}
