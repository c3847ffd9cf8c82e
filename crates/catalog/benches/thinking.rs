//! How long bots think at a table with people: several games of every way to play, between bots
//! of each level, with the wall clock.
//!
//! `cargo bench -p catalog --bench thinking [GAME]`

use bots::{BotKind, Level};
use catalog::{Table, Title, titles};
use kernel::{Options, Seed, Turn};
use std::time::{Duration, Instant};

const GAMES: u64 = 3;

fn main() {
    let wanted = std::env::args().nth(1).filter(|arg| !arg.starts_with('-'));
    for title in titles().iter().filter(|title| !title.is_sample()) {
        if wanted.as_deref().is_some_and(|id| id != title.id()) {
            continue;
        }
        for (way, table) in ways(*title) {
            for level in Level::ALL {
                report(&way, level, thoughts(*title, &table, level));
            }
        }
    }
}

/// Every number of seats, or every mode.
fn ways(title: &dyn Title) -> Vec<(String, Table)> {
    let table = |key: &str, value: &dyn std::fmt::Display| Table {
        options: Options::new().with(key, value),
        cards: None,
    };
    let modes = title.modes();
    let by_mode = |id: &str| (format!("{} {id}", title.id()), table("mode", &id));
    match (&modes[..], title.seat_counts()) {
        ([], [_]) => vec![(title.id().to_owned(), Table::default())],
        ([], counts) => counts
            .iter()
            .map(|count| (format!("{} {count}", title.id()), table("seats", count)))
            .collect(),
        (modes, _) => modes.iter().map(|mode| by_mode(mode.id)).collect(),
    }
}

fn thoughts(title: &dyn Title, table: &Table, level: Level) -> Vec<Duration> {
    let mut thoughts = Vec::new();
    for game in 0..GAMES {
        let mut played = title
            .begin(table, Seed::from(game))
            .unwrap_or_else(|faults| panic!("{}: {faults:?}", title.id()));
        while let Turn::Choose(waiting) = played.turn()
            && let Some(seat) = waiting.lowest()
            && played.len() < 1_000
        {
            let thought = played.think(seat, BotKind::Level(level));
            let start = Instant::now();
            let text = thought();
            thoughts.push(start.elapsed());
            played.play(seat, &text).expect("a bot's choice is legal");
        }
    }
    thoughts.sort();
    thoughts
}

fn report(way: &str, level: Level, thoughts: Vec<Duration>) {
    let at = |share: usize| thoughts[(thoughts.len() * share / 100).min(thoughts.len() - 1)];
    let millis = |time: Duration| time.as_secs_f64() * 1000.0;
    println!(
        "{way:<20} {:<7} {:>5} choices; 95 of 100 within {:>7.1} ms, the longest {:>7.1} ms",
        level.name(),
        thoughts.len(),
        millis(at(95)),
        millis(at(100)),
    );
}
