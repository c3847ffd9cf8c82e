//! `mazzo daily`: the hero and the adventure of a day, in words or to print.

mod check;
mod pages;
mod rated;
mod words;

pub use rated::how_to_win;

use crate::arguments::DailyArguments;
use crate::calendar;
use crate::fault::Fault;
use catalog::Locale;
use press::travelers::Pair;
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use travelers::{CardSet, SetCode, published};

/// The two sets that a game is played with (TS-1.1); most often they are the same.
struct Daily {
    hero: Arc<CardSet>,
    adventure: Arc<CardSet>,
}

impl Daily {
    /// The sets that are asked for; today's for those that are not.
    fn of(arguments: &DailyArguments) -> Result<Daily, Fault> {
        let day = match arguments.date {
            Some(code) => code,
            None => calendar::today().parse()?,
        };
        Ok(Daily {
            // The kind is the adventure's: a set's hero stays the same, as in play.
            hero: published(arguments.hero.unwrap_or(day), None)?,
            adventure: published(arguments.adventure.unwrap_or(day), arguments.kind)?,
        })
    }

    fn hero_code(&self) -> SetCode {
        self.hero.code
    }

    fn adventure_code(&self) -> SetCode {
        self.adventure.code
    }

    /// Do hero and adventure belong back to back (TS-2.20)?
    fn is_one_set(&self) -> bool {
        self.hero_code() == self.adventure_code()
    }

    fn pair(&self) -> Pair<'_> {
        Pair {
            hero: (&self.hero.hero, self.hero_code()),
            adventure: (&self.adventure.adventure, self.adventure_code()),
        }
    }
}

/// Prints the sets, or tells about them.
pub fn run(
    arguments: &DailyArguments,
    locale: &Locale,
    out: &mut impl Write,
) -> Result<ExitCode, Fault> {
    if let [first, last] = arguments.check[..] {
        let archive = arguments.archive.as_deref();
        check::run((first, last), archive, arguments.json, locale, out)?;
        return Ok(ExitCode::SUCCESS);
    }
    let daily = Daily::of(arguments)?;
    if let Some(file) = &arguments.solution {
        rated::solve(&daily, arguments, file, locale, out)?;
    } else if let Some(games) = arguments.rate {
        rated::rate(&daily, games, arguments.json, locale, out)?;
    } else if pages::are_wanted(arguments) {
        pages::print(arguments, &daily, locale, out)?;
    } else if arguments.json {
        super::print_json(out, &words::as_json(&daily, locale))?;
    } else {
        words::tell(arguments, &daily, locale, out)?;
    }
    Ok(ExitCode::SUCCESS)
}
