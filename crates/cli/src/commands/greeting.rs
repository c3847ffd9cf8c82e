//! `mazzo` alone: shows the games and starts one.

use super::{games, play};
use crate::arguments::PlayArguments;
use crate::board::fit;
use crate::fault::Fault;
use crate::plain::Input;
use catalog::{Locale, Title};
use kernel::Phrase;
use std::io::{self, Write};
use std::process::ExitCode;

/// Lines are no longer than this.
const WIDTH: usize = 80;

/// Greets, shows the games, and plays the one that is chosen.
pub fn run(locale: &Locale, out: &mut impl Write) -> Result<ExitCode, Fault> {
    writeln!(out, "{}\n", locale.say(&Phrase::new("mazzo-greeting")))?;
    for (i, title) in catalog::titles().iter().enumerate() {
        let line = locale.say(&line(i + 1, *title));
        writeln!(out, "{}", fit::wrap_hanging(&line, WIDTH, "   ").join("\n"))?;
    }
    writeln!(out)?;
    let mut input = Input::new(io::stdin().lock());
    let Some(title) = choose(locale, &mut input, out)? else {
        return Ok(ExitCode::SUCCESS);
    };
    drop(input);
    let arguments = PlayArguments {
        game: Some(title.id().to_owned()),
        ..PlayArguments::default()
    };
    play::run(&arguments, locale.lang(), out)
}

fn line(number: usize, title: &dyn Title) -> Phrase {
    Phrase::new("mazzo-greeting-game")
        .with("number", number)
        .with("name", title.name())
        .with("blurb", title.blurb())
        .with("seats", games::seats(title))
}

/// The game that somebody chooses by number, id or name; nothing at the end of the input.
fn choose(
    locale: &Locale,
    input: &mut Input<impl io::BufRead>,
    out: &mut impl Write,
) -> Result<Option<&'static dyn Title>, Fault> {
    loop {
        write!(out, "{} ", locale.say(&Phrase::new("mazzo-greeting-ask")))?;
        out.flush()?;
        let Some(typed) = input.line()? else {
            writeln!(out)?;
            return Ok(None);
        };
        let typed = typed.trim().to_lowercase();
        match typed.as_str() {
            "" => {}
            "q" => return Ok(None),
            _ => match find(&typed, locale) {
                Some(title) => return Ok(Some(title)),
                None => {
                    let unknown = Phrase::new("mazzo-greeting-unknown")
                        .with("found", typed.chars().take(40).collect::<String>().as_str());
                    writeln!(out, "{}", locale.say(&unknown))?;
                }
            },
        }
    }
}

fn find(typed: &str, locale: &Locale) -> Option<&'static dyn Title> {
    let titles = catalog::titles();
    if let Ok(number) = typed.parse::<usize>() {
        return titles.get(number.checked_sub(1)?).copied();
    }
    let named = |title: &&&'static dyn Title| {
        title.id() == typed || locale.say(&title.name()).to_lowercase() == typed
    };
    titles.iter().find(named).copied()
}
