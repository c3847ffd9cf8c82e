//! How hard an adventure is, and a game that wins it.

use super::Daily;
use crate::arguments::DailyArguments;
use crate::fault::{Fault, FileFault};
use crate::keeping;
use catalog::Locale;
use kernel::{Phrase, Record};
use serde_json::json;
use std::io::Write;
use std::path::Path;
use travelers::proof::{Rating, Tally};
use travelers::{SetCode, prove, rate as rate_set, winning_record};

/// TS-8.90: the win rates of bots of three strengths.
pub fn rate(
    daily: &Daily,
    games: u32,
    as_json: bool,
    locale: &Locale,
    out: &mut impl Write,
) -> Result<(), Fault> {
    let Some(rating) = rate_set(&daily.hero, &daily.adventure, games) else {
        return Ok(());
    };
    if as_json {
        let report = json!({
            "hero": daily.hero_code(), "adventure": daily.adventure_code(),
            "stars": rating.stars(), "rating": rating,
        });
        return super::super::print_json(out, &report);
    }
    let stars = Phrase::new("mazzo-daily-rated").with("stars", rating.stars());
    writeln!(out, "{}", locale.say(&stars))?;
    let Rating {
        novice,
        standard,
        master,
    } = &rating;
    for (bot, tally) in [
        ("novice", novice),
        ("standard", standard),
        ("master", master),
    ] {
        writeln!(out, "{}", locale.say(&said(bot, tally)))?;
    }
    Ok(())
}

fn said(bot: &str, tally: &Tally) -> Phrase {
    Phrase::new("mazzo-daily-rate")
        .with("bot", bot)
        .with("wins", tally.wins)
        .with("games", tally.games)
        .with("turns", tally.turns / tally.games.max(1))
}

/// TS-8.83: writes the winning game that published the adventure.
pub fn solve(
    daily: &Daily,
    arguments: &DailyArguments,
    file: &Path,
    locale: &Locale,
    out: &mut impl Write,
) -> Result<(), Fault> {
    let proven = prove(daily.adventure_code(), arguments.kind)?;
    let record = winning_record(&proven, arguments.kind).map_err(Fault::Setup)?;
    let fault = |what: FileFault| Fault::File {
        file: file.to_owned(),
        what,
    };
    if file.exists() && !arguments.force {
        let hint = "choose another place, or replace it with --force";
        return Err(fault(FileFault::Exists(hint)));
    }
    keeping::save(&record, file).map_err(|error| fault(FileFault::Unwritten(error)))?;
    let told = Phrase::new("mazzo-daily-solved").with("file", file.display().to_string().as_str());
    writeln!(out, "{}", locale.say(&told))?;
    Ok(())
}

/// After an adventure that was lost or given up: where a game that wins it can be seen.
pub fn how_to_win(record: &Record) -> Option<Phrase> {
    let lost = record.game == "travelers" && record.result.as_deref() == Some("lost");
    let adventure = record.setup.get("adventure").filter(|_| lost)?;
    let code: SetCode = adventure.strip_prefix("TOS").and(adventure.parse().ok())?;
    let kind = match record.setup.get("kind") {
        Some("own") | None => String::new(),
        Some(kind) => format!(" --kind {kind}"),
    };
    let command = format!("mazzo daily --date {code}{kind} --solution {code}.mazzo");
    Some(Phrase::new("mazzo-daily-how-to-win").with("command", command.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advice(game: &str, setup: &str, result: &str) -> Option<String> {
        let record: Record = format!(
            "mazzo record 1\ngame: {game}\nrules: 1\nsetup: {setup}\nseed: 1\nresult: {result}\n\n"
        )
        .parse()
        .unwrap();
        how_to_win(&record).map(|phrase| format!("{phrase:?}"))
    }

    #[test]
    fn who_has_lost_a_generated_adventure_is_told_where_it_is_won() {
        let setup = "adventure=TOS20260101 hero=TOS20260105 kind=dungeon";
        let said = advice("travelers", setup, "lost").unwrap();
        assert!(said.contains("--date TOS20260101 --kind dungeon --solution"));
        let own = advice("travelers", "adventure=TOS20260101 kind=own", "lost").unwrap();
        assert!(!own.contains("--kind"));
        for (game, setup, result) in [
            ("travelers", setup, "1"),
            ("travelers", "adventure=book-w1", "lost"),
            ("travelers", "mode=training", "lost"),
            ("estro", setup, "lost"),
        ] {
            assert_eq!(advice(game, setup, result), None, "{game} {setup} {result}");
        }
    }
}
