//! `mazzo play`: a game at this screen.

use super::{Listed, how_to_win, lay_table};
use crate::arguments::PlayArguments;
use crate::calendar;
use crate::fault::{Fault, FileFault};
use crate::keeping;
use crate::marks::{self, Marks};
use crate::plain;
use crate::session::{Session, Sitter, read_sitters};
use crate::today;
use crate::tui::{self, Parting};
use bots::{BotKind, Level};
use catalog::{Locale, Table, Title};
use kernel::{Lang, Options, Phrase, Record, Seed};
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

/// How strong the bots are that nobody chose.
pub(super) const USUAL: Level = Level::Normal;

/// Plays, and says where the record is kept.
pub fn run(arguments: &PlayArguments, lang: Lang, out: &mut impl Write) -> Result<ExitCode, Fault> {
    let mut session = match &arguments.resume {
        Some(file) => resume(arguments, file)?,
        None => begin(arguments, &Locale::in_words(lang))?,
    };
    let mut lang = lang;
    loop {
        let parting = play(&mut session, arguments.plain, lang, out)?;
        lang = parting.lang;
        let locale = Locale::in_words(lang);
        farewell(&session, arguments, &locale, out)?;
        let over = session.game().turn().outcome().is_some();
        if over && marks::are_kept(&session.table().options) {
            Marks::read()?.keep(&session)?;
        }
        if !parting.rematch {
            return Ok(ExitCode::SUCCESS);
        }
        session = rematch(&session, &locale)?;
    }
}

/// On the full screen if there is one, else line by line.
fn play(
    session: &mut Session,
    plain: bool,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Parting, Fault> {
    let on_screen = io::stdin().is_terminal() && io::stdout().is_terminal();
    if on_screen && !plain {
        return tui::run(session, lang).map_err(|error| Fault::System {
            what: "the full screen cannot be used; try --plain",
            error: error.to_string(),
        });
    }
    Ok(Parting {
        lang: plain::play(session, lang, io::stdin().lock(), out)?,
        rematch: false,
    })
}

fn begin(arguments: &PlayArguments, locale: &Locale) -> Result<Session, Fault> {
    let title = catalog::title(arguments.game.as_deref().unwrap_or_default())?;
    let listed = arguments.seats.as_deref().map(read_sitters).transpose()?;
    let mut table = lay_table(
        title,
        &arguments.setup,
        listed.as_ref().map(|sitters| Listed {
            list: "--seats",
            count: sitters.len(),
        }),
    )?;
    table.options = today::with_set(title, table.options);
    pencil_in(title, &mut table, arguments.erase_marks)?;
    let seats = title.seats(&table).map_err(Fault::Setup)?;
    let sitters = listed.unwrap_or_else(|| usual_sitters(seats));
    let seed = arguments.seed.unwrap_or_else(new_seed);
    let mut session = Session::begin(title, &table, seed, sitters)
        .map_err(Fault::Setup)?
        .dated(calendar::today());
    match &arguments.record {
        Some(file) => keep_where_told(&mut session, file)?,
        None => keep_as_usual(&mut session, locale),
    }
    Ok(session)
}

/// Another game with the same people, bots, setup and cards.
fn rematch(before: &Session, locale: &Locale) -> Result<Session, Fault> {
    let mut table = before.table();
    if marks::are_kept(&table.options) {
        let mut setup = Options::new();
        for (key, value) in table.options.iter().filter(|(key, _)| !marks::counts(key)) {
            setup.set(key, value);
        }
        table.options = setup;
        pencil_in(before.title(), &mut table, false)?;
    }
    let sitters = before.sitters().to_vec();
    let mut session = Session::begin(before.title(), &table, new_seed(), sitters)
        .map_err(Fault::Setup)?
        .dated(calendar::today());
    keep_as_usual(&mut session, locale);
    Ok(session)
}

/// TS-5.60: the boxes that earlier games with these sets have filled.
fn pencil_in(title: &dyn Title, table: &mut Table, erase: bool) -> Result<(), Fault> {
    if !title.options().iter().any(|option| option.key == "marks") {
        return Ok(());
    }
    let begun = title.begin(table, Seed::from(0)).map_err(Fault::Setup)?;
    let setup = begun.record().setup;
    if marks::are_kept(&setup) {
        let mut marks = Marks::read()?;
        if erase {
            marks.erase(&setup)?;
        }
        marks.pencil_in(&setup, &mut table.options);
    }
    Ok(())
}

/// One person among bots.
fn usual_sitters(seats: usize) -> Vec<Sitter> {
    let bots = std::iter::repeat(Sitter::Bot(BotKind::Level(USUAL)));
    std::iter::once(Sitter::Human)
        .chain(bots)
        .take(seats)
        .collect()
}

fn keep_where_told(session: &mut Session, file: &Path) -> Result<(), Fault> {
    let fault = |what| Fault::File {
        file: file.to_owned(),
        what,
    };
    if file.exists() {
        let hint = "choose another name, or go on from it with --resume";
        return Err(fault(FileFault::Exists(hint)));
    }
    session
        .keep_in(file.to_owned())
        .map_err(|error| fault(FileFault::System(error)))
}

/// A game that nobody asked to keep is played even where it cannot be kept.
fn keep_as_usual(session: &mut Session, locale: &Locale) {
    let file = keeping::fresh_file(session.title().id(), session.seed());
    if let Err(error) = session.keep_in(file.clone()) {
        let warning = Phrase::new("mazzo-not-kept")
            .with("file", file.display().to_string().as_str())
            .with("why", error.to_string().as_str());
        // Without standard error there is nobody to warn.
        let _ = writeln!(io::stderr(), "mazzo: {}", locale.say(&warning));
    }
}

fn resume(arguments: &PlayArguments, file: &Path) -> Result<Session, Fault> {
    let record = keeping::read_record(file)?;
    let title = catalog::title(arguments.game.as_deref().unwrap_or(&record.game))?;
    let cards = keeping::read_cards(arguments.setup.cards.as_deref())?;
    let listed = arguments.seats.as_deref().map(read_sitters).transpose()?;
    let found = listed.as_ref().map(Vec::len);
    let sitters = listed.unwrap_or_else(|| recorded_sitters(&record));
    let session =
        Session::resume(title, &record, cards, sitters).map_err(|error| Fault::Replay {
            file: file.to_owned(),
            error,
        })?;
    match (found, session.game().seats()) {
        (Some(found), seats) if found != seats => Err(Fault::RecordSeats { found, seats }),
        _ => Ok(session.kept_in(file.to_owned())),
    }
}

/// Who sat there, where the record says so in our words; else one person among bots.
fn recorded_sitters(record: &Record) -> Vec<Sitter> {
    let named: Result<Vec<Sitter>, _> = record.names.iter().map(|name| name.parse()).collect();
    match named {
        Ok(sitters) if !sitters.is_empty() => sitters,
        _ => usual_sitters(kernel::MAX_SEATS),
    }
}

/// A seed nobody used before.
fn new_seed() -> Seed {
    Seed::from(RandomState::new().hash_one(std::process::id()))
}

fn farewell(
    session: &Session,
    arguments: &PlayArguments,
    locale: &Locale,
    out: &mut impl Write,
) -> Result<(), Fault> {
    let Some(file) = session.file() else {
        return Ok(());
    };
    let over = session.game().turn().outcome().is_some();
    let command = if over {
        "mazzo replay"
    } else {
        "mazzo play --resume"
    };
    let mut command = format!("{command} {}", quoted(file));
    if let Some(cards) = &arguments.setup.cards {
        command = format!("{command} --cards {}", quoted(cards));
    }
    let key = if over {
        "mazzo-kept-over"
    } else {
        "mazzo-kept"
    };
    let phrase = Phrase::new(key)
        .with("file", file.display().to_string().as_str())
        .with("command", command.as_str());
    writeln!(out, "{}", locale.say(&phrase))?;
    if let Some(advice) = how_to_win(&session.record()) {
        writeln!(out, "{}", locale.say(&advice))?;
    }
    Ok(())
}

/// The path as a shell reads it.
fn quoted(path: &Path) -> String {
    let path = path.display().to_string();
    let harmless = |c: char| c.is_alphanumeric() || "/._-+:=@,".contains(c);
    if path.chars().all(harmless) {
        path
    } else {
        format!("'{}'", path.replace('\'', r"'\''"))
    }
}
