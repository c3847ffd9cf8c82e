//! `mazzo deck`: checking decks, and showing the ready ones. `--deck` of other commands brings
//! them to a table.

use super::print_json;
use crate::arguments::{BroughtDeck, DeckArguments};
use crate::fault::{Fault, FileFault};
use crate::keeping;
use catalog::{Locale, OwnCards, Table, Title};
use kernel::{DeckEntry, Options, Phrase, ReadyDeck, SetupFault, deck_key, nearest};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

const WRONG: u8 = 2;

/// A deck larger than this is refused unread.
const MAX_DECK_BYTES: u64 = 1 << 16;

/// Checks the decks, or lists the ready ones.
pub fn run(
    arguments: &DeckArguments,
    locale: &Locale,
    out: &mut impl Write,
) -> Result<ExitCode, Fault> {
    let title = catalog::title(&arguments.game)?;
    let cards = keeping::read_cards(arguments.cards.as_deref())?;
    if cards.is_some() {
        let table = Table {
            options: Options::new(),
            cards: cards.clone(),
        };
        title.cards(&table).map_err(Fault::Setup)?;
    }
    if arguments.files.is_empty() {
        list(title, arguments.json, locale, out)?;
        return Ok(ExitCode::SUCCESS);
    }
    let found: Vec<(&String, Result<DeckEntry, Vec<SetupFault>>)> = arguments
        .files
        .iter()
        .map(|file| (file, find(title, file, cards.as_ref())))
        .collect();
    if arguments.json {
        let decks: Vec<Value> = found
            .iter()
            .map(|(file, deck)| as_json(file, deck))
            .collect();
        print_json(out, &json!({ "game": title.id(), "decks": decks }))?;
    } else {
        for (file, deck) in &found {
            match deck {
                Ok(entry) if arguments.export => write!(out, "{}", entry.text)?,
                _ => show(title, file, deck, locale, out)?,
            }
        }
    }
    match found.iter().all(|(_, deck)| deck.is_ok()) {
        true => Ok(ExitCode::SUCCESS),
        false => Ok(ExitCode::from(WRONG)),
    }
}

/// Puts decks into the options of the seats they were brought for, and says everything that is
/// wrong with them.
pub fn bring(
    title: &dyn Title,
    decks: &[BroughtDeck],
    cards: Option<&OwnCards>,
    options: &mut Options,
) -> Vec<SetupFault> {
    let mut faults = Vec::new();
    for BroughtDeck { seat, deck } in decks {
        let key = deck_key(*seat);
        if options.get(&key).is_some() {
            faults.push(SetupFault::Deck(format!(
                "--deck {seat}={deck}: seat {seat} has another deck already"
            )));
        }
        match find(title, deck, cards) {
            Ok(found) => options.set(&key, found.option),
            Err(wrong) => faults.extend(wrong),
        }
    }
    faults
}

/// The ready deck with this id, or the deck in this file.
pub fn find(
    title: &dyn Title,
    word: &str,
    cards: Option<&OwnCards>,
) -> Result<DeckEntry, Vec<SetupFault>> {
    let ready = title.ready_decks();
    if let Some(deck) = ready_deck(title, word) {
        return title.read_deck(deck.id, deck.file, cards);
    }
    if ready.is_empty() {
        // The game says itself that it has no decks, whatever the file is.
        return title.read_deck(word, "", cards);
    }
    match keeping::read_text(Path::new(word), "a deck", MAX_DECK_BYTES) {
        Ok(text) => title.read_deck(word, &text, cards),
        Err(fault) => Err(vec![SetupFault::Deck(match meant(&fault, word, ready) {
            Some(near) => format!("{fault}; did you mean the ready deck '{near}'?"),
            None => fault.to_string(),
        })]),
    }
}

fn ready_deck(title: &dyn Title, id: &str) -> Option<&'static ReadyDeck> {
    title.ready_decks().iter().find(|deck| deck.id == id)
}

/// The ready deck that the name of a missing file may stand for.
fn meant(fault: &Fault, word: &str, ready: &[ReadyDeck]) -> Option<&'static str> {
    let is_missing = matches!(
        fault,
        Fault::File { what: FileFault::System(error), .. }
            if error.kind() == io::ErrorKind::NotFound
    );
    is_missing
        .then(|| nearest(&word.to_lowercase(), ready.iter().map(|deck| deck.id)))
        .flatten()
}

fn list(title: &dyn Title, json: bool, locale: &Locale, out: &mut impl Write) -> Result<(), Fault> {
    let ready = title.ready_decks();
    if json {
        return print_json(out, &json!({ "game": title.id(), "ready": ready }));
    }
    if ready.is_empty() {
        writeln!(out, "{}", locale.say(&Phrase::new("mazzo-deck-none")))?;
    }
    for deck in ready {
        writeln!(out, "{}", locale.say(&introduction(deck)))?;
    }
    Ok(())
}

fn introduction(deck: &ReadyDeck) -> Phrase {
    Phrase::new("mazzo-deck-ready")
        .with("id", deck.id)
        .with("name", deck.name)
        .with("idea", deck.idea)
}

fn show(
    title: &dyn Title,
    file: &str,
    deck: &Result<DeckEntry, Vec<SetupFault>>,
    locale: &Locale,
    out: &mut impl Write,
) -> Result<(), Fault> {
    let ready = ready_deck(title, file);
    let heading = match (deck, ready) {
        (Err(_), _) => Phrase::new("mazzo-deck-wrong").with("file", file),
        (Ok(_), Some(ready)) => introduction(ready),
        (Ok(entry), None) => match &entry.title {
            Some(title) => Phrase::new("mazzo-deck-right")
                .with("file", file)
                .with("title", title.as_str()),
            None => Phrase::new("mazzo-deck-untitled").with("file", file),
        },
    };
    writeln!(out, "{}", locale.say(&heading))?;
    match deck {
        Ok(entry) => {
            for line in &entry.lines {
                writeln!(out, "  {}", locale.say(line))?;
            }
            if ready.is_some() {
                let cards = entry.cards.join(", ");
                let cards = Phrase::new("mazzo-deck-cards").with("cards", cards.as_str());
                writeln!(out, "  {}", locale.say(&cards))?;
            }
        }
        Err(faults) => {
            for fault in faults {
                writeln!(out, "  {fault}")?;
            }
        }
    }
    Ok(())
}

fn as_json(file: &str, deck: &Result<DeckEntry, Vec<SetupFault>>) -> Value {
    match deck {
        Ok(entry) => json!({
            "file": file,
            "ok": true,
            "title": entry.title,
            "cards": entry.cards,
            "about": entry.data,
        }),
        Err(faults) => {
            let errors: Vec<String> = faults.iter().map(ToString::to_string).collect();
            json!({ "file": file, "ok": false, "errors": errors })
        }
    }
}
