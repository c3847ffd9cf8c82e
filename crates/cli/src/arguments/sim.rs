//! The arguments of `mazzo sim`.

use super::SetupArguments;
use arena::Format;
use bots::BotKind;
use clap::Args;
use kernel::{EntryKind, Seed};
use std::path::PathBuf;

/// The arguments of `mazzo sim`.
#[derive(Args)]
pub struct SimArguments {
    /// The game.
    pub game: String,
    /// A bot for each seat: easy, normal, hard, expert, greedy, random or search:N; in a
    /// tournament, the bots that take part.
    #[arg(long, value_delimiter = ',', required = true, value_name = "LIST")]
    pub bots: Vec<BotKind>,
    /// How many games; in a tournament, how many each pair plays.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..), default_value_t = 1000)]
    pub games: u64,
    /// Let bots, decks, Sages or heroes meet: round-robin (everyone everyone) or ladder (only
    /// neighbours in the order given).
    #[arg(long, value_name = "FORMAT")]
    pub tournament: Option<Format>,
    /// Play two card sets from the same seeds, and say what changed: two files, or built-in (or
    /// -) for the game's own cards.
    #[arg(
        long,
        num_args = 2,
        value_names = ["OLD", "NEW"],
        conflicts_with_all = ["tournament", "cards"]
    )]
    pub compare: Vec<PathBuf>,
    /// What entrants of a tournament bring.
    #[command(flatten)]
    pub entries: EntryArguments,
    /// Count how often each card is drawn and played, and who wins with it.
    #[arg(long)]
    pub by_card: bool,
    /// Where all chance comes from.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// On how many threads; by default on all cores.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// How the games are set up.
    #[command(flatten)]
    pub setup: SetupArguments,
    /// Write a report into this folder, and keep what is done there.
    #[arg(long, value_name = "FOLDER")]
    pub report: Option<PathBuf>,
    /// Go on where the games of this report were stopped.
    #[arg(long, requires = "report", conflicts_with = "force")]
    pub resume: bool,
    /// Replace the report that is there already; other files of the folder stay.
    #[arg(long, requires = "report")]
    pub force: bool,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// What entrants of a tournament bring.
#[derive(Args)]
pub struct EntryArguments {
    /// Decks that take part: all ready ones, or ids of ready decks and files.
    #[arg(
        long = "decks",
        value_delimiter = ',',
        value_name = "all|LIST",
        requires = "tournament",
        conflicts_with = "decks"
    )]
    pub entered_decks: Vec<String>,
    /// Sages that take part: all, or some of them; for a team joined by +.
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "all|LIST",
        requires = "tournament"
    )]
    pub sages: Vec<String>,
    /// Heroes that take part: days, set codes or any words.
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "LIST",
        requires = "tournament"
    )]
    pub heroes: Vec<String>,
}

impl EntryArguments {
    /// What was listed of each kind, with the argument's name.
    pub fn listed(&self) -> impl Iterator<Item = (EntryKind, &'static str, &[String])> {
        [
            (EntryKind::Deck, "--decks", &self.entered_decks[..]),
            (EntryKind::Sage, "--sages", &self.sages[..]),
            (EntryKind::Hero, "--heroes", &self.heroes[..]),
        ]
        .into_iter()
        .filter(|(_, _, words)| !words.is_empty())
    }
}
