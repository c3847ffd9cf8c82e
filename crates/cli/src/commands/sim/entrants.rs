//! Who takes part in a tournament: every bot with everything that was listed.

use crate::arguments::SimArguments;
use crate::commands::deck;
use crate::fault::Fault;
use arena::{Brought, Contestant};
use catalog::{Table, Title};
use kernel::{ENTRY_JOINT, EntryKind, SetupFault};
use std::path::Path;

/// Every bot with every combination of what was listed, in the order given.
pub fn contestants(
    arguments: &SimArguments,
    title: &dyn Title,
    table: &Table,
) -> Result<Vec<Contestant>, Fault> {
    let mut contestants: Vec<Contestant> = (arguments.bots.iter())
        .map(|&bot| Contestant {
            bot,
            brings: Vec::new(),
        })
        .collect();
    for (kind, argument, words) in arguments.entries.listed() {
        let entries = entries(kind, argument, words, title, table)?;
        contestants = contestants
            .iter()
            .flat_map(|contestant| {
                entries.iter().map(|entry| {
                    let mut contestant = contestant.clone();
                    contestant.brings.push(entry.clone());
                    contestant
                })
            })
            .collect();
    }
    Ok(contestants)
}

/// What the words of an argument stand for.
fn entries(
    kind: EntryKind,
    argument: &str,
    words: &[String],
    title: &dyn Title,
    table: &Table,
) -> Result<Vec<Brought>, Fault> {
    let all;
    let words = match words {
        [word] if word == "all" => {
            all = everything(kind, argument, title, table)?;
            &all[..]
        }
        words => words,
    };
    words
        .iter()
        .map(|word| entry(kind, word, title, table))
        .collect()
}

fn everything(
    kind: EntryKind,
    argument: &str,
    title: &dyn Title,
    table: &Table,
) -> Result<Vec<String>, Fault> {
    let held = title.seats_held(table).map_err(Fault::Setup)?;
    let spec = title.entries().iter().find(|spec| spec.kind == kind);
    // What the game does not know at all is refused when the tables are laid.
    let all = spec.map_or_else(|| vec!["all".to_owned()], |spec| (spec.all)(held));
    match all.is_empty() {
        false => Ok(all),
        true => Err(Fault::Setup(vec![SetupFault::BadValue {
            key: argument.to_owned(),
            value: "all".to_owned(),
            wanted: "there is no end to them; name those that take part".into(),
        }])),
    }
}

fn entry(kind: EntryKind, word: &str, title: &dyn Title, table: &Table) -> Result<Brought, Fault> {
    let is_known = title.entries().iter().any(|spec| spec.kind == kind);
    let parts: Vec<&str> = match Path::new(word).exists() {
        true => vec![word],
        false => word.split(ENTRY_JOINT).map(str::trim).collect(),
    };
    let value = |&part: &&str| match kind {
        EntryKind::Deck if is_known => {
            let found = deck::find(title, part, table.cards.as_ref());
            found.map(|deck| deck.option).map_err(Fault::Setup)
        }
        _ => Ok(part.to_owned()),
    };
    Ok(Brought {
        kind,
        name: parts
            .iter()
            .map(|part| shown(kind, part))
            .collect::<Vec<_>>()
            .join("+"),
        values: parts.iter().map(value).collect::<Result<_, _>>()?,
    })
}

/// What is shown of a word: of a deck's file neither folder nor ending.
fn shown(kind: EntryKind, word: &str) -> &str {
    let stem = Path::new(word).file_stem().and_then(|stem| stem.to_str());
    match kind {
        EntryKind::Deck => stem.unwrap_or(word),
        EntryKind::Sage | EntryKind::Hero => word,
    }
}
