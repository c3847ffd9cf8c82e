//! How hard an adventure is, and a game that wins it.

use super::Daily;
use crate::arguments::DailyArguments;
use crate::fault::{Fault, FileFault};
use crate::keeping;
use catalog::Locale;
use kernel::Phrase;
use serde_json::json;
use std::io::Write;
use std::path::Path;
use travelers::proof::{Rating, Tally};
use travelers::{prove, rate as rate_set, winning_record};

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
