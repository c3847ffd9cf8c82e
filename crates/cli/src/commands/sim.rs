//! `mazzo sim`: many games between bots, and tournaments.

mod cards;
mod carrying_out;
mod entrants;
mod folder;
mod report;
mod share;
mod standings;
mod table;

use super::{Listed, lay_table, print_json};
use crate::arguments::SimArguments;
use crate::fault::Fault;
use arena::{Findings, Ledger, Undertaking};
use catalog::{Locale, SimulationSpec, Title, TournamentSpec};
use folder::{Claim, Folder};
use kernel::Phrase;
use std::io::Write;
use std::process::ExitCode;

/// Plays the games, and reports.
pub fn run(
    arguments: &SimArguments,
    locale: &Locale,
    out: &mut impl Write,
) -> Result<ExitCode, Fault> {
    let title = catalog::title(&arguments.game)?;
    let undertaking = match arguments.tournament {
        None => simulation(arguments, title)?,
        Some(format) => tournament(arguments, title, format)?,
    };
    let (folder, ledger) = claim_folder(arguments, &*undertaking)?;
    let findings = carrying_out::carry_out(&*undertaking, ledger, folder.as_ref())?;
    if let Some(folder) = &folder {
        report::write(folder.path(), &findings)?;
    }
    match arguments.json {
        true => print_json(out, &findings)?,
        false => show(&findings, title, folder.as_ref(), locale, out)?,
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
    let spec = SimulationSpec {
        bots: arguments.bots.clone(),
        games: arguments.games,
        seed: arguments.seed,
        threads: arguments.threads.map(usize::from),
        by_card: counts_cards(arguments),
    };
    Ok(title.simulation(&table, &spec)?)
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
    locale: &Locale,
    out: &mut impl Write,
) -> Result<(), Fault> {
    match findings {
        Findings::Simulation(report) => table::show(report, title, locale, out)?,
        Findings::Tournament(tournament) => standings::show(tournament, title, locale, out)?,
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
