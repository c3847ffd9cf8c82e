//! What `mazzo` does, a file a command.

mod bench;
mod cards;
mod daily;
mod deck;
mod games;
mod greeting;
mod play;
mod replay;
mod scenario;
mod serve;
mod sim;

pub use cards::show as show_card;
pub use daily::how_to_win;
pub use replay::end as end_phrase;

use crate::arguments::{Command, ServeArguments, SetupArguments};
use crate::fault::Fault;
use crate::keeping;
use catalog::{Locale, Table, Title};
use kernel::{Lang, Options};
use serde::Serialize;
use std::io::{self, Write};
use std::process::ExitCode;

/// Does one command.
pub fn run(command: Option<Command>, lang: Lang) -> Result<ExitCode, Fault> {
    let locale = Locale::in_words(lang);
    let mut out = io::stdout();
    let code = match command {
        None => serve::run(&ServeArguments::default(), &locale, &mut out),
        Some(Command::Games(arguments)) => games::run(&arguments, &locale, &mut out),
        Some(Command::Cards(arguments)) => cards::run(&arguments, &locale, &mut out),
        Some(Command::Daily(arguments)) => daily::run(&arguments, &locale, &mut out),
        Some(Command::Deck(arguments)) => deck::run(&arguments, &locale, &mut out),
        Some(Command::Serve(arguments)) => serve::run(&arguments, &locale, &mut out),
        Some(Command::Play(arguments)) if arguments.is_open() => {
            greeting::run(arguments, &locale, &mut out)
        }
        Some(Command::Play(arguments)) => play::run(&arguments, lang, &mut out),
        Some(Command::Sim(arguments)) => sim::run(&arguments, &locale, &mut out),
        Some(Command::Bench(arguments)) => bench::run(&arguments, &locale, &mut out),
        Some(Command::Replay(arguments)) => replay::run(&arguments, &locale, &mut out),
        Some(Command::Scenario(arguments)) => scenario::run(&arguments, &locale, &mut out),
    }?;
    out.flush()?;
    Ok(code)
}

/// The table that the arguments lay for so many who were listed, if somebody was.
fn lay_table(
    title: &dyn Title,
    setup: &SetupArguments,
    listed: Option<Listed>,
) -> Result<Table, Fault> {
    let mut options = Options::new();
    for (key, value) in &setup.options {
        options.set(key, value);
    }
    if let Some(Listed { list, count }) = listed {
        if !title.seat_counts().contains(&count) {
            return Err(Fault::SeatCount {
                game: title.id(),
                found: count,
                counts: title.seat_counts(),
            });
        }
        if let Some(wanted) = options
            .get("seats")
            .filter(|&seats| seats != count.to_string())
        {
            return Err(Fault::SeatsDisagree {
                list,
                found: count,
                wanted: wanted.to_owned(),
            });
        }
        options = title.seated(options, count);
    }
    let cards = keeping::read_cards(setup.cards.as_deref())?;
    let mut faults = deck::bring(title, &setup.decks, cards.as_ref(), &mut options);
    let table = Table { options, cards };
    if faults.is_empty() {
        return Ok(table);
    }
    faults.extend(title.seats(&table).err().unwrap_or_default());
    Err(Fault::Setup(faults))
}

/// How many were listed to sit down, and by which argument.
struct Listed {
    list: &'static str,
    count: usize,
}

fn print_json(out: &mut impl Write, value: &impl Serialize) -> Result<(), Fault> {
    serde_json::to_writer(&mut *out, value).map_err(io::Error::from)?;
    writeln!(out)?;
    Ok(())
}
