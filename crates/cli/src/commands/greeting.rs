//! `mazzo play` alone: shows the games, and starts one against bots of the level that is chosen.

use super::{games, play};
use crate::arguments::PlayArguments;
use crate::board::fit;
use crate::fault::Fault;
use crate::plain::Input;
use bots::Level;
use catalog::{Locale, Table, Title};
use kernel::Phrase;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

/// Lines are no longer than this.
const WIDTH: usize = 80;

/// Greets, shows the games, and plays the one that is chosen.
pub fn run(
    arguments: PlayArguments,
    locale: &Locale,
    out: &mut impl Write,
) -> Result<ExitCode, Fault> {
    let mut greeter = Greeter {
        locale,
        input: Input::new(io::stdin().lock()),
        out,
    };
    let Some(arguments) = greeter.choose(arguments)? else {
        return Ok(ExitCode::SUCCESS);
    };
    let Greeter { input, out, .. } = greeter;
    drop(input);
    play::run(&arguments, locale.lang(), out)
}

struct Greeter<'g, R, W> {
    locale: &'g Locale,
    input: Input<R>,
    out: &'g mut W,
}

impl<R: BufRead, W: Write> Greeter<'_, R, W> {
    /// What somebody wants to play; nothing if they leave.
    fn choose(&mut self, before: PlayArguments) -> Result<Option<PlayArguments>, Fault> {
        let Some(title) = self.choose_game()? else {
            return Ok(None);
        };
        let mut arguments = PlayArguments {
            game: Some(title.id().to_owned()),
            ..before
        };
        let seats = title.seats(&Table::default()).map_err(Fault::Setup)?;
        if seats > 1 && arguments.seats.is_none() {
            let Some(level) = self.choose_level()? else {
                return Ok(None);
            };
            let bots = format!(",{}", level.name()).repeat(seats - 1);
            arguments.seats = Some(format!("human{bots}"));
        }
        Ok(Some(arguments))
    }

    fn choose_game(&mut self) -> Result<Option<&'static dyn Title>, Fault> {
        writeln!(self.out, "{}\n", self.said(&Phrase::new("mazzo-greeting")))?;
        for (number, title) in (1_usize..).zip(catalog::titles()) {
            let line = Phrase::new("mazzo-greeting-game")
                .with("number", number)
                .with("name", title.name())
                .with("blurb", title.blurb())
                .with("seats", games::seats(*title));
            self.list(&line)?;
        }
        writeln!(self.out)?;
        let locale = self.locale;
        let ask = Phrase::new("mazzo-greeting-ask");
        self.ask(&ask, "mazzo-greeting-unknown", None, |typed| {
            find_game(typed, locale)
        })
    }

    fn choose_level(&mut self) -> Result<Option<Level>, Fault> {
        writeln!(self.out)?;
        for (number, level) in (1_usize..).zip(Level::ALL) {
            let line = Phrase::new("mazzo-greeting-level")
                .with("number", number)
                .with("name", level.name())
                .with("idea", Phrase::new(idea(level)));
            self.list(&line)?;
        }
        writeln!(self.out)?;
        let ask = Phrase::new("mazzo-greeting-against");
        let usual = Some(play::USUAL);
        self.ask(&ask, "mazzo-greeting-no-level", usual, find_level)
    }

    fn list(&mut self, line: &Phrase) -> Result<(), Fault> {
        let line = fit::wrap_hanging(&self.said(line), WIDTH, "   ");
        writeln!(self.out, "{}", line.join("\n"))?;
        Ok(())
    }

    /// What somebody chooses from a list, `usual` if they choose nothing; nothing if they leave.
    fn ask<T: Copy>(
        &mut self,
        question: &Phrase,
        unknown: &'static str,
        usual: Option<T>,
        find: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, Fault> {
        loop {
            write!(self.out, "{} ", self.said(question))?;
            self.out.flush()?;
            let Some(typed) = self.input.line()? else {
                writeln!(self.out)?;
                return Ok(None);
            };
            let typed = typed.trim().to_lowercase();
            let found = match typed.as_str() {
                "" if usual.is_none() => continue,
                "" => usual,
                "q" => return Ok(None),
                _ => find(&typed),
            };
            if found.is_some() {
                return Ok(found);
            }
            let shown: String = typed.chars().take(40).collect();
            let unknown = Phrase::new(unknown).with("found", shown.as_str());
            writeln!(self.out, "{}", self.said(&unknown))?;
        }
    }

    fn said(&self, phrase: &Phrase) -> String {
        self.locale.say(phrase)
    }
}

/// The game with this number, id or name.
fn find_game(typed: &str, locale: &Locale) -> Option<&'static dyn Title> {
    let titles = catalog::titles();
    if let Ok(number) = typed.parse::<usize>() {
        return titles.get(number.checked_sub(1)?).copied();
    }
    let named = |title: &&&'static dyn Title| {
        title.id() == typed || locale.say(&title.name()).to_lowercase() == typed
    };
    titles.iter().find(named).copied()
}

/// The level with this number or name.
fn find_level(typed: &str) -> Option<Level> {
    if let Ok(number) = typed.parse::<usize>() {
        return Level::ALL.get(number.checked_sub(1)?).copied();
    }
    Level::ALL.into_iter().find(|level| level.name() == typed)
}

/// For whom a level is.
fn idea(level: Level) -> &'static str {
    match level {
        Level::Easy => "mazzo-level-easy",
        Level::Normal => "mazzo-level-normal",
        Level::Hard => "mazzo-level-hard",
        Level::Expert => "mazzo-level-expert",
    }
}
