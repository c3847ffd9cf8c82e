//! `mazzo replay`: playing a record again.

use super::print_json;
use crate::arguments::ReplayArguments;
use crate::fault::Fault;
use crate::keeping;
use crate::session::Session;
use catalog::Locale;
use kernel::{Eye, Phrase, Record};
use serde_json::{Value, json};
use std::io::Write;
use std::process::ExitCode;

/// Plays the record again, and tells what happened in it.
pub fn run(
    arguments: &ReplayArguments,
    locale: &Locale,
    out: &mut impl Write,
) -> Result<ExitCode, Fault> {
    let record = keeping::read_record(&arguments.file)?;
    let title = catalog::title(&record.game)?;
    let cards = keeping::read_cards(arguments.cards.as_deref())?;
    let session =
        Session::resume(title, &record, cards, Vec::new()).map_err(|error| Fault::Replay {
            file: arguments.file.clone(),
            error,
        })?;
    let log: Vec<String> = session
        .heard(Eye::Public, 0)
        .map(|phrase| locale.say(phrase))
        .collect();
    let replayed = session.game().record();
    if arguments.json {
        print_json(out, &as_json(&record, &replayed, &log))?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(
        out,
        "{}",
        locale.say(&heading(&record, title.name())).trim_end()
    )?;
    for line in &log {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", locale.say(&end(&replayed)))?;
    writeln!(out, "{}", locale.say(&verdict(&record, &replayed)))?;
    Ok(ExitCode::SUCCESS)
}

fn heading(record: &Record, name: Phrase) -> Phrase {
    Phrase::new("mazzo-replay-heading")
        .with("name", name)
        .with("setup", record.setup.to_string().as_str())
        .with("seed", record.seed.to_string().as_str())
}

/// How the game ended, as records write it, for people.
pub fn end(record: &Record) -> Phrase {
    match record.result.as_deref() {
        Some("draw") => Phrase::new("mazzo-end-draw"),
        Some("lost") => Phrase::new("mazzo-end-lost"),
        Some(Record::UNFINISHED) | None => {
            Phrase::new("mazzo-end-unfinished").with("moves", record.moves.len())
        }
        Some(winners) => Phrase::new("mazzo-end-won")
            .with("count", winners.split('+').count())
            .with("seats", winners.replace('+', ", ").as_str()),
    }
}

fn verdict(record: &Record, replayed: &Record) -> Phrase {
    let position = format!("{:016x}", replayed.position.unwrap_or_default());
    let key = match record.position {
        Some(_) => "mazzo-replay-same",
        None => "mazzo-replay-unchecked",
    };
    Phrase::new(key)
        .with("moves", replayed.moves.len())
        .with("position", position.as_str())
}

fn as_json(record: &Record, replayed: &Record, log: &[String]) -> Value {
    let setup: serde_json::Map<String, Value> = replayed
        .setup
        .iter()
        .map(|(key, value)| (key.to_owned(), json!(value)))
        .collect();
    json!({
        "game": record.game,
        "rules": record.rules,
        "setup": setup,
        "seed": record.seed,
        "names": record.names,
        "date": record.date,
        "moves": replayed.moves.len(),
        "result": replayed.result,
        "position": replayed.position.map(|position| format!("{position:016x}")),
        "position_checked": record.position.is_some(),
        "log": log,
    })
}
