//! The journal from inside: what is filed while others write and read.

use super::{Sqlite, line};
use crate::place::Place;
use crate::store::{Database, NewRow, Row, Store, StoreFault, Writing};
use kernel::{Rng, Seed};
use sqlx::{Connection, SqliteConnection};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;
use table::{Chair, Deed, Entry, GuestId, Millis, Opening};

/// A database in a folder of its own, which is removed in the end.
struct Kept {
    folder: PathBuf,
}

impl Kept {
    fn new() -> Kept {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("mazzo-store-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Kept { folder }
    }

    async fn open(&self) -> Store {
        let place = Place::File(self.folder.join("test.db"));
        Store::open(&place).await.unwrap()
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn sqlite(store: &Store) -> &Sqlite {
    match &store.database {
        Database::Sqlite(sqlite) => sqlite,
        Database::Postgres(_) => panic!("it is SQLite"),
    }
}

async fn file(store: &Store) {
    sqlite(store).file().await.unwrap();
}

async fn add_table(store: &Store, code: &str) {
    store.add_table(&new_table(code)).await.unwrap();
}

fn new_table(code: &str) -> NewRow {
    NewRow {
        code: code.to_owned(),
        invite: "word".to_owned(),
        opening: Opening {
            game: "duel".to_owned(),
            options: BTreeMap::new(),
            seed: Seed::from(1),
            chairs: vec![Chair::Open, Chair::Open],
            clock: None,
            public: true,
            at: Millis(5),
        },
        guests: vec![GuestId::new("ann"), GuestId::new("ben")],
    }
}

/// So many entries of a table, from a number on.
fn writing(code: &str, from: u32, count: u32) -> Writing {
    let row = |number| {
        let text = format!("line\n{number}");
        Row::from(Entry {
            number,
            at: Millis(1_700_000_000_000 + u64::from(number)),
            wish: (number % 2 == 0).then(|| format!("\"wish\" {number}")),
            guest: Some(GuestId::new("ann")),
            deed: Deed::RematchBegun { code: text },
        })
    };
    Writing {
        code: code.into(),
        rows: (from..from + count).map(row).collect(),
        ..Writing::default()
    }
}

async fn numbers(store: &Store, code: &str) -> Vec<u32> {
    let table = store.table(code).await.unwrap().unwrap();
    table.entries.iter().map(|entry| entry.number).collect()
}

#[tokio::test]
async fn entries_come_back_as_they_were_filed_or_not() {
    let kept = Kept::new();
    let store = kept.open().await;
    add_table(&store, "one").await;
    let written = writing("one", 1, 9);
    for rows in [0..4, 4..7, 7..9] {
        let part = Writing {
            code: "one".into(),
            rows: written.rows[rows].to_vec(),
            ..Writing::default()
        };
        store.write(&[&part]).await.unwrap();
        let table = store.table("one").await.unwrap().unwrap();
        let rows = written.rows.iter().take(table.entries.len());
        assert!(rows.map(|row| &row.entry).eq(&table.entries));
        file(&store).await;
        assert_eq!(
            store.table("one").await.unwrap().unwrap().entries,
            table.entries
        );
    }
    assert_eq!(numbers(&store, "one").await.len(), 9);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn filing_while_tables_are_read_loses_and_doubles_nothing() {
    const TABLES: usize = 6;
    const ROUNDS: u32 = 400;
    let kept = Kept::new();
    let store = kept.open().await;
    let codes: Vec<String> = (0..TABLES).map(|number| format!("table{number}")).collect();
    for code in &codes {
        add_table(&store, code).await;
    }
    // How many entries of each table were acknowledged.
    let written: Arc<Vec<AtomicU32>> = Arc::new((0..TABLES).map(|_| AtomicU32::new(0)).collect());
    let over = Arc::new(AtomicBool::new(false));
    let filing = tokio::spawn({
        let (store, over) = (store.clone(), Arc::clone(&over));
        async move {
            while !over.load(Ordering::Acquire) {
                file(&store).await;
                tokio::task::yield_now().await;
            }
        }
    });
    let reader = |seed: u64| {
        let (store, over, codes) = (store.clone(), Arc::clone(&over), codes.clone());
        let written = Arc::clone(&written);
        async move {
            let mut rng = Rng::new(Seed::from(seed));
            while !over.load(Ordering::Acquire) {
                let table = rng.index(TABLES);
                let least = written[table].load(Ordering::Acquire);
                let found = numbers(&store, &codes[table]).await;
                assert!(
                    found.iter().copied().eq(1..=found.len() as u32),
                    "{found:?}"
                );
                assert!(found.len() as u32 >= least, "{} of {least}", found.len());
            }
        }
    };
    let reading: Vec<_> = (1..=3).map(|seed| tokio::spawn(reader(seed))).collect();
    let mut rng = Rng::new(Seed::from(9));
    for _ in 0..ROUNDS {
        let mut counts = [0; TABLES];
        let mut batch = Vec::new();
        for _ in 0..=rng.index(4) {
            let table = rng.index(TABLES);
            let next = written[table].load(Ordering::Acquire) + counts[table] + 1;
            let count = 1 + rng.below(3);
            batch.push(writing(&codes[table], next, count));
            counts[table] += count;
        }
        let batch: Vec<&Writing> = batch.iter().collect();
        store.write(&batch).await.unwrap();
        for (table, count) in counts.into_iter().enumerate() {
            written[table].fetch_add(count, Ordering::Release);
        }
    }
    over.store(true, Ordering::Release);
    filing.await.unwrap();
    for reading in reading {
        reading.await.unwrap();
    }
    store.close().await;
    // The same for one who comes later.
    let store = kept.open().await;
    for (code, written) in codes.iter().zip(written.iter()) {
        let found = numbers(&store, code).await;
        assert!(found.into_iter().eq(1..=written.load(Ordering::Acquire)));
    }
}

#[tokio::test]
async fn stages_and_sittings_are_written_with_the_lines_or_not_at_all() {
    let kept = Kept::new();
    let store = kept.open().await;
    let cleo = GuestId::new("cleo");
    for code in ["one", "two", "three"] {
        add_table(&store, code).await;
    }
    let begun = |code: &str, from, stage| Writing {
        stage: Some(stage),
        sat: vec![cleo.clone()],
        ..writing(code, from, 1)
    };
    let (first, second) = (begun("one", 1, "playing"), begun("two", 1, "playing"));
    let (third, over) = (writing("three", 1, 2), begun("two", 2, "over"));
    store
        .write(&[&first, &second, &third, &over])
        .await
        .unwrap();
    let gathering = store.gathering(Millis(0), 9).await.unwrap();
    assert_eq!(gathering, ["three"]);
    assert_eq!(store.tables_of(&cleo, 9).await.unwrap(), ["one"]);
    assert_eq!(
        store
            .tables_of(&GuestId::new("ben"), 9)
            .await
            .unwrap()
            .len(),
        2
    );

    // Nobody can sit at a table that is not there: then nothing of it happened.
    let (more, nowhere) = (begun("three", 3, "playing"), begun("nowhere", 1, "playing"));
    assert!(store.write(&[&more, &nowhere]).await.is_err());
    assert_eq!(numbers(&store, "three").await, [1, 2]);
    assert_eq!(store.gathering(Millis(0), 9).await.unwrap(), ["three"]);
    // And what comes next is written, and stays.
    store.write(&[&more]).await.unwrap();
    store.close().await;
    let store = kept.open().await;
    assert_eq!(numbers(&store, "three").await, [1, 2, 3]);
    assert!(store.gathering(Millis(0), 9).await.unwrap().is_empty());
}

#[tokio::test]
async fn an_entry_is_not_written_twice() {
    let kept = Kept::new();
    let store = kept.open().await;
    add_table(&store, "one").await;
    store.write(&[&writing("one", 1, 3)]).await.unwrap();
    for wrong in [1, 3, 5] {
        let written = store.write(&[&writing("one", wrong, 1)]).await;
        assert!(matches!(written, Err(StoreFault::Taken)), "{wrong}");
    }
    store.write(&[&writing("one", 4, 1)]).await.unwrap();
    assert_eq!(numbers(&store, "one").await, [1, 2, 3, 4]);
}

#[tokio::test]
async fn of_a_writing_that_failed_nothing_is_left_when_it_is_written_anew() {
    let kept = Kept::new();
    let store = kept.open().await;
    add_table(&store, "one").await;
    store.write(&[&writing("one", 1, 2)]).await.unwrap();
    store.close().await;
    // The journal as it is if a writing was said to have failed and had not, and then another one
    // came in its place.
    let url = format!("sqlite:{}", kept.folder.join("test.db").display());
    let mut connection = SqliteConnection::connect(&url).await.unwrap();
    for (from, count) in [(3, 3), (3, 1)] {
        let writing = writing("one", from, count);
        let written = |row: &Row| {
            let mut line = Vec::new();
            line::write("one", row, &mut line);
            String::from_utf8(line).unwrap()
        };
        let lines: Vec<_> = writing.rows.iter().map(written).collect();
        let query = sqlx::query("INSERT INTO journal (lines) VALUES ($1)");
        let query = query.bind(lines.join("\n"));
        query.execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    let store = kept.open().await;
    assert_eq!(numbers(&store, "one").await, [1, 2, 3]);
}

#[tokio::test]
async fn tables_opened_while_others_play_are_written_with_them() {
    let kept = Kept::new();
    let store = kept.open().await;
    add_table(&store, "one").await;
    store.write(&[&writing("one", 1, 1)]).await.unwrap();
    let (two, three, batch) = (new_table("two"), new_table("three"), writing("one", 2, 1));
    let batch = [&batch];
    let (two, three, written) = tokio::join!(
        store.add_table(&two),
        store.add_table(&three),
        store.write(&batch)
    );
    assert!(two.is_ok() && three.is_ok() && written.is_ok());
    // A code that is taken harms neither the others nor, when it is tried again, the batch.
    let (four, taken, batch) = (new_table("four"), new_table("two"), writing("one", 3, 1));
    let batch = [&batch];
    let (four, taken, written) = tokio::join!(
        store.add_table(&four),
        store.add_table(&taken),
        store.write(&batch)
    );
    assert!(four.is_ok(), "{four:?}");
    assert!(matches!(taken, Err(StoreFault::Taken)), "{taken:?}");
    if written.is_err() {
        store.write(&batch).await.unwrap();
    }
    // In a quiet house nobody waits for company that does not come.
    tokio::time::sleep(Duration::from_millis(60)).await;
    add_table(&store, "five").await;
    assert_eq!(numbers(&store, "one").await, [1, 2, 3]);
    assert_eq!(store.gathering(Millis(0), 9).await.unwrap().len(), 5);
    let ben = GuestId::new("ben");
    assert_eq!(store.tables_of(&ben, 9).await.unwrap().len(), 5);
}

#[tokio::test]
async fn what_was_carried_over_is_in_the_file_itself() {
    let kept = Kept::new();
    let store = kept.open().await;
    add_table(&store, "one").await;
    store.write(&[&writing("one", 1, 3)]).await.unwrap();
    file(&store).await;
    sqlite(&store).carry_over().await.unwrap();
    // A copy of the file alone, without the log beside it.
    let copy = Kept::new();
    let from = kept.folder.join("test.db");
    std::fs::copy(from, copy.folder.join("test.db")).unwrap();
    assert_eq!(numbers(&copy.open().await, "one").await, [1, 2, 3]);
    // And the next ones can write on.
    store.write(&[&writing("one", 4, 1)]).await.unwrap();
    assert_eq!(numbers(&store, "one").await, [1, 2, 3, 4]);
}
