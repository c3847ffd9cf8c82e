//! `mazzo games`: what can be played.

use super::print_json;
use crate::arguments::GamesArguments;
use crate::fault::Fault;
use catalog::{Locale, Title};
use kernel::Phrase;
use serde_json::{Value, json};
use std::io::Write;
use std::process::ExitCode;

/// Shows the games.
pub fn run(
    arguments: &GamesArguments,
    locale: &Locale,
    out: &mut impl Write,
) -> Result<ExitCode, Fault> {
    if arguments.json {
        let games: Vec<Value> = catalog::titles()
            .iter()
            .map(|title| as_json(*title, locale))
            .collect();
        print_json(out, &json!({ "games": games }))?;
        return Ok(ExitCode::SUCCESS);
    }
    for (i, title) in catalog::titles().iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        show(*title, locale, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn as_json(title: &dyn Title, locale: &Locale) -> Value {
    let options: Vec<Value> = title
        .options()
        .iter()
        .map(|option| {
            json!({ "key": option.key, "values": option.values, "default": option.default })
        })
        .collect();
    let modes: Vec<Value> = (title.modes().iter())
        .map(|mode| {
            let (name, text) = (locale.say(&mode.name), locale.say(&mode.text));
            json!({ "id": mode.id, "name": name, "text": text })
        })
        .collect();
    json!({
        "id": title.id(),
        "name": locale.say(&title.name()),
        "blurb": locale.say(&title.blurb()),
        "sample": title.is_sample(),
        "seats": title.seat_counts(),
        "modes": modes,
        "options": options,
    })
}

fn show(title: &dyn Title, locale: &Locale, out: &mut impl Write) -> Result<(), Fault> {
    let kind = match title.is_sample() {
        true => Phrase::new("mazzo-games-sample"),
        false => Phrase::new("mazzo-games-game"),
    };
    let heading = kind.with("id", title.id()).with("name", title.name());
    writeln!(out, "{}", locale.say(&heading))?;
    writeln!(out, "  {}", locale.say(&title.blurb()))?;
    writeln!(out, "  {}", locale.say(&seats(title)))?;
    for option in title.options() {
        let line = Phrase::new("mazzo-games-option")
            .with("key", option.key)
            .with("values", option.values)
            .with("default", option.default);
        writeln!(out, "  {}", locale.say(&line))?;
    }
    for mode in title.modes() {
        let line = Phrase::new("mazzo-games-mode")
            .with("id", mode.id)
            .with("name", mode.name)
            .with("text", mode.text);
        writeln!(out, "  {}", locale.say(&line))?;
    }
    Ok(())
}

/// For how many it is.
pub fn seats(title: &dyn Title) -> Phrase {
    let counts: Vec<String> = title
        .seat_counts()
        .iter()
        .map(ToString::to_string)
        .collect();
    Phrase::new("mazzo-games-seats").with("counts", counts.join(" / ").as_str())
}
