//! `mazzo sim`: many games between bots, tournaments, and comparisons of card sets.

mod cards;
mod carrying_out;
mod command;
mod compared;
mod entrants;
mod folder;
mod report;
mod share;
mod standings;
mod table;

use super::{Listed, lay_table, print_json};
use crate::arguments::{SetupArguments, SimArguments};
use crate::fault::Fault;
use arena::{Findings, Ledger, Undertaking};
use catalog::{Locale, SimulationError, SimulationSpec, Title, TournamentSpec};
use folder::{Claim, Folder};
use kernel::Phrase;
use report::{Names, Occasion, Speech};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Plays the games, and reports.
pub fn run(
    arguments: &SimArguments,
    locale: &Locale,
    out: &mut impl Write,
) -> Result<ExitCode, Fault> {
    let title = catalog::title(&arguments.game)?;
    let undertaking = match (&arguments.compare[..], arguments.tournament) {
        ([before, after], _) => comparison(arguments, title, [before, after])?,
        (_, None) => simulation(arguments, title)?,
        (_, Some(format)) => tournament(arguments, title, format)?,
    };
    let speech = Speech {
        locale,
        names: names(arguments, title, locale)?,
    };
    let (folder, ledger) = claim_folder(arguments, &*undertaking)?;
    let findings = carrying_out::carry_out(&*undertaking, ledger, folder.as_ref())?;
    if let Some(folder) = &folder {
        let occasion = Occasion {
            title,
            command: command::to_do_it_again(std::env::args()),
            speech: &speech,
        };
        report::write(folder.path(), &findings, &occasion)?;
    }
    match arguments.json {
        true => print_json(out, &findings)?,
        false => show(&findings, title, folder.as_ref(), &speech, out)?,
    }
    Ok(match carrying_out::is_stopped() && findings.stopped() {
        true => ExitCode::from(carrying_out::INTERRUPTED),
        false => ExitCode::SUCCESS,
    })
}

/// The same bots in the same seats, game after game.
fn simulation(arguments: &SimArguments, title: &dyn Title) -> Result<Box<dyn Undertaking>, Fault> {
    let listed = Listed {
        list: "--bots",
        count: arguments.bots.len(),
    };
    let table = lay_table(title, &arguments.setup, Some(listed))?;
    Ok(title.simulation(&table, &spec(arguments, counts_cards(arguments)))?)
}

fn spec(arguments: &SimArguments, by_card: bool) -> SimulationSpec {
    SimulationSpec {
        bots: arguments.bots.clone(),
        games: arguments.games,
        seed: arguments.seed,
        threads: arguments.threads.map(usize::from),
        by_card,
    }
}

/// The same games with two card sets.
fn comparison(
    arguments: &SimArguments,
    title: &dyn Title,
    sets: [&PathBuf; 2],
) -> Result<Box<dyn Undertaking>, Fault> {
    let [before, after] = sets.map(|set| {
        let listed = Listed {
            list: "--bots",
            count: arguments.bots.len(),
        };
        lay_table(title, &with_set(arguments, set), Some(listed))
    });
    let (before, after) = match (before, after) {
        (Err(Fault::Setup(mut faults)), Err(Fault::Setup(more))) => {
            faults.extend(more);
            return Err(Fault::Setup(faults));
        }
        (before, after) => (before?, after?),
    };
    let spec = spec(arguments, true);
    let comparison = title.comparison(&before, &after, &spec);
    comparison.map_err(|error| match error {
        SimulationError::Setup(faults) => Fault::Setup(faults),
        other => Fault::Simulation(other),
    })
}

/// The setup with one of the two card sets that are compared.
fn with_set(arguments: &SimArguments, set: &Path) -> SetupArguments {
    let built_in = ["-", "built-in"].iter().any(|name| set == Path::new(name));
    SetupArguments {
        cards: (!built_in).then(|| set.to_owned()),
        ..arguments.setup.clone()
    }
}

/// What the cards and decks are called that were played with.
fn names(arguments: &SimArguments, title: &dyn Title, locale: &Locale) -> Result<Names, Fault> {
    let mut names = Names::default();
    let setups = match arguments.compare.is_empty() {
        true => vec![arguments.setup.clone()],
        false => arguments
            .compare
            .iter()
            .rev()
            .map(|set| with_set(arguments, set))
            .collect(),
    };
    for setup in setups {
        let table = lay_table(title, &setup, None)?;
        names = names.or(Names::of(title, &table, locale));
    }
    Ok(names)
}

fn tournament(
    arguments: &SimArguments,
    title: &dyn Title,
    format: arena::Format,
) -> Result<Box<dyn Undertaking>, Fault> {
    let table = lay_table(title, &arguments.setup, None)?;
    let spec = TournamentSpec {
        format,
        contestants: entrants::contestants(arguments, title, &table)?,
        games_each: arguments.games,
        seed: arguments.seed,
        threads: arguments.threads.map(usize::from),
        by_card: counts_cards(arguments),
    };
    Ok(title.tournament(&table, &spec)?)
}

/// Whoever writes a report wants to read of cards in it.
fn counts_cards(arguments: &SimArguments) -> bool {
    arguments.by_card || arguments.report.is_some()
}

/// The folder of the report, if there is to be one, with what was played before.
fn claim_folder(
    arguments: &SimArguments,
    undertaking: &dyn Undertaking,
) -> Result<(Option<Folder>, Ledger), Fault> {
    let Some(path) = &arguments.report else {
        return Ok((None, Ledger::default()));
    };
    let claim = match (arguments.resume, arguments.force) {
        (true, _) => Claim::Resume,
        (false, true) => Claim::Replace,
        (false, false) => Claim::New,
    };
    let (folder, ledger) = Folder::claim(path, claim, undertaking.charter())?;
    Ok((Some(folder), ledger))
}

fn show(
    findings: &Findings,
    title: &dyn Title,
    folder: Option<&Folder>,
    speech: &Speech<'_>,
    out: &mut impl Write,
) -> Result<(), Fault> {
    let locale = speech.locale;
    match findings {
        Findings::Comparison(comparison) => compared::show(comparison, title, speech, out)?,
        Findings::Simulation(report) => table::show(report, title, speech, out)?,
        Findings::Tournament(tournament) => standings::show(tournament, title, speech, out)?,
    }
    if let Some(folder) = folder {
        let key = match findings.stopped() {
            true => "mazzo-sim-stopped",
            false => "mazzo-sim-written",
        };
        let path = folder.path().display().to_string();
        let line = Phrase::new(key).with("folder", path.as_str());
        writeln!(out, "{}", locale.say(&line))?;
    }
    Ok(())
}
