//! SQLite's journal: what happens is added to it, and filed by table later. What a program left
//! there that was killed is the next one's.

use crate::databases::{connect, kept};
use crate::guests::{Guest, duel};
use crate::kill::Killed;
use crate::player::Player;
use crate::world::{World, folder, settings};
use server::{Place, Server};
use sqlx::AssertSqlSafe;
use std::path::Path;

async fn count(file: &Path, of: &str) -> i64 {
    let query = format!("SELECT count(*) FROM {of}");
    let counted: (i64,) = sqlx::query_as(AssertSqlSafe(query))
        .fetch_one(&mut connect(file).await)
        .await
        .expect("it is there");
    counted.0
}

/// One move at one screen, by whoever has to decide.
async fn play(player: &mut Player, id: &str) {
    player.sync().await;
    if player.seen.curtain.is_some() {
        player.lift_curtain().await;
    }
    player.until(|seen| !seen.choices.is_empty()).await;
    let own = player.seen.eye.expect("they look through a seat");
    let wish = player.act(0);
    let done = player.wish_as(id, own, wish).await;
    done.expect("it is offered");
    player.sync().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_killed_program_left_in_the_journal_is_filed_and_read() {
    let folder = folder();
    let file = folder.join("test.db");
    let world = World::offline(Place::File(file.clone()));
    let mut server = Killed::new(file.display().to_string());
    server.start().await;
    let ann = Guest::new(server.address()).await;
    let opened = ann.open(&duel(&["me", "me"])).await;
    let mut player = ann.join(&opened).await;
    for turn in 0..5 {
        play(&mut player, &turn.to_string()).await;
    }
    server.kill();
    let (_, left) = kept(&world, &opened.code).await;
    assert!(left.len() > 5);
    assert!(count(&file, "journal").await > 0, "nothing was filed yet");
    assert_eq!(count(&file, "chapters").await, 0);

    server.start().await;
    let player = ann.join(&opened).await;
    assert_eq!(player.seen.number, left.len() as u32);
    assert_eq!(count(&file, "journal").await, 0, "all was filed");
    assert_eq!(count(&file, "chapters").await, 1);
    let (_, filed) = kept(&world, &opened.code).await;
    assert_eq!(filed, left);
    server.kill();
    let _ = std::fs::remove_dir_all(folder);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_orderly_end_leaves_nothing_in_the_journal() {
    let mut world = World::with_sqlite().await;
    let Place::File(file) = world.settings.database.clone() else {
        panic!("it is SQLite");
    };
    let ann = world.guest().await;
    let opened = ann.open(&duel(&["me", "me"])).await;
    let mut player = ann.join(&opened).await;
    play(&mut player, "only").await;
    let (_, before) = kept(&world, &opened.code).await;
    assert!(count(&file, "journal").await > 0);
    world.stop().await;
    assert_eq!(count(&file, "journal").await, 0);
    assert_eq!(kept(&world, &opened.code).await.1, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_with_entries_of_before_is_brought_up_to_date() {
    let mut world = World::with_sqlite().await;
    let Place::File(file) = world.settings.database.clone() else {
        panic!("it is SQLite");
    };
    let ann = world.guest().await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        let opened = ann.open(&duel(&["me", "me"])).await;
        let mut player = ann.join(&opened).await;
        for turn in 0..12 {
            play(&mut player, &turn.to_string()).await;
        }
        tables.push((opened, player.seen.number));
    }
    world.stop().await;
    let mut before = Vec::new();
    for (opened, _) in &tables {
        before.push(kept(&world, &opened.code).await);
    }
    as_it_was_before(&file).await;
    assert_eq!(
        count(&file, "entries").await as usize,
        before
            .iter()
            .map(|(_, entries)| entries.len())
            .sum::<usize>()
    );

    world.start().await;
    for ((opened, number), before) in tables.iter().zip(before) {
        let mut player = ann.join(opened).await;
        assert_eq!(player.seen.number, *number);
        assert_eq!(kept(&world, &opened.code).await, before);
        // And the table goes on.
        play(&mut player, "after").await;
    }
}

/// Undoes the second migration.
async fn as_it_was_before(file: &Path) {
    let mut connection = connect(file).await;
    let tables = include_str!("../../migrations/sqlite/0001_tables.sql");
    let entries = &tables[tables.find("CREATE TABLE entries").expect("it is there")..];
    let fill = "INSERT INTO entries (table_code, number, at, wish, guest, deed) \
                SELECT table_code, line ->> 'number', line ->> 'at', line ->> 'wish', \
                line ->> 'guest', line -> 'deed' FROM ( \
                SELECT table_code, each.value AS line FROM chapters, \
                json_each('[' || replace(lines, char(10), ',') || ']') AS each) \
                ORDER BY line ->> 'at' DESC, line ->> 'number' DESC";
    let undo = [
        entries,
        fill,
        "DROP TABLE chapters",
        "DROP TABLE journal",
        "DELETE FROM _sqlx_migrations WHERE version = 2",
    ];
    for statement in undo {
        sqlx::query(AssertSqlSafe(statement.to_owned()))
            .execute(&mut connection)
            .await
            .expect("it is possible");
    }
}

/// Where the file says what no program can have written, that is told instead of passed over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_journal_that_cannot_be_read_is_not_thrown_away() {
    let mut world = World::with_sqlite().await;
    let Place::File(file) = world.settings.database.clone() else {
        panic!("it is SQLite");
    };
    world.stop().await;
    sqlx::query("INSERT INTO journal (lines) VALUES ('{\"table\":')")
        .execute(&mut connect(&file).await)
        .await
        .expect("it is there");
    let opened = Server::open(settings(world.settings.database.clone()), "127.0.0.1:0").await;
    let Err(refused) = opened else {
        panic!("it was passed over");
    };
    let told = refused.to_string();
    assert!(
        told.contains("what was written last cannot be read"),
        "{told}"
    );
    assert_eq!(count(&file, "journal").await, 1);
}
