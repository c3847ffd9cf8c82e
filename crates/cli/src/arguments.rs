//! What can be typed after `mazzo`.

mod sim;

pub use sim::SimArguments;

use clap::{Args, Parser, Subcommand};
use kernel::{Lang, Seat, Seed};
use press::{Mode, Paper};
use server::Place;
use std::path::PathBuf;
use travelers::{AdventureKind, Day, SetCode};

/// One home for modern card games: it knows the rules, so people can just play.
#[derive(Parser)]
#[command(name = "mazzo", version, max_term_width = 100)]
pub struct Arguments {
    /// What to do; without it, mazzo serves games to browsers on this computer.
    #[command(subcommand)]
    pub command: Option<Command>,

    /// The language: en, it or zh-Hant; by default that of the environment.
    #[arg(long, global = true)]
    pub lang: Option<Lang>,
}

/// What to do.
#[derive(Subcommand)]
pub enum Command {
    /// Show the games, with their seats and options.
    Games(GamesArguments),
    /// Look up cards.
    Cards(CardsArguments),
    /// Show or print the hero and the adventure of a day (Travelers of Stampadia).
    Daily(DailyArguments),
    /// Check decks of your own, or show the ready ones.
    Deck(DeckArguments),
    /// Serve games to browsers, here at http://127.0.0.1:7700 or for others too.
    Serve(ServeArguments),
    /// Play a game in this terminal, against bots or with others at the same screen.
    Play(PlayArguments),
    /// Let bots play many games, and count.
    Sim(SimArguments),
    /// Measure how fast the rules are.
    Bench(BenchArguments),
    /// Play a record again, and check that it ends where it should.
    Replay(ReplayArguments),
    /// Run scenario files, and say what differs.
    Scenario(ScenarioArguments),
}

/// The arguments of `mazzo games`.
#[derive(Args)]
pub struct GamesArguments {
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `mazzo cards`.
#[derive(Args)]
pub struct CardsArguments {
    /// The game.
    pub game: String,
    /// Words that the card's id, name or text must have, in any language.
    pub words: Vec<String>,
    /// Set an option of the game that decides which cards there are; can be repeated.
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = read_option)]
    pub options: Vec<(String, String)>,
    /// A card set of your own.
    #[arg(long, value_name = "FILE")]
    pub cards: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
    /// What to draw of them.
    #[command(flatten)]
    pub pictures: PictureArguments,
}

/// Cards as pictures.
#[derive(Args, Default)]
pub struct PictureArguments {
    /// Draw each card as an SVG file in this folder.
    #[arg(long, value_name = "FOLDER", conflicts_with = "json")]
    pub svg: Option<PathBuf>,
    /// Draw each card as a PNG file in this folder, 300 dots to the inch.
    #[arg(long, value_name = "FOLDER", conflicts_with = "json")]
    pub png: Option<PathBuf>,
    /// Draw the cards as a PDF to print and cut out, nine a page.
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    pub pdf: Option<PathBuf>,
    /// The paper of the PDF: a4 or letter.
    #[arg(long, requires = "pdf", value_parser = read_paper, default_value = "a4")]
    pub paper: Paper,
    /// Replace files that are there already.
    #[arg(long)]
    pub force: bool,
}

/// The arguments of `mazzo daily`.
#[derive(Args)]
pub struct DailyArguments {
    /// A day as YYYY-MM-DD, a set code, or any word; by default today.
    #[arg(long, value_name = "DAY")]
    pub date: Option<SetCode>,
    /// The kind of adventure: world or dungeon; by default the set's own.
    #[arg(long, value_parser = read_kind)]
    pub kind: Option<AdventureKind>,
    /// Take the hero from another set.
    #[arg(long, value_name = "DAY")]
    pub hero: Option<SetCode>,
    /// Take the adventure from another set.
    #[arg(long, value_name = "DAY")]
    pub adventure: Option<SetCode>,
    /// Print the cards into this file, or into this folder under the set's own name.
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    pub pdf: Option<PathBuf>,
    /// Draw each card as an SVG file in this folder.
    #[arg(long, value_name = "FOLDER", conflicts_with = "json")]
    pub svg: Option<PathBuf>,
    /// The paper of the PDF: a4 or letter.
    #[arg(long, requires = "pdf", value_parser = read_paper, default_value = "a4")]
    pub paper: Paper,
    /// Prove every day from FROM to TO anew, and say how it went.
    #[arg(long, num_args = 2, value_names = ["FROM", "TO"], conflicts_with_all = ["date", "kind", "hero", "adventure", "pdf", "svg"])]
    pub check: Vec<Day>,
    /// Write which drafts passed into this file, as the archive holds them.
    #[arg(long, value_name = "FILE", requires = "check")]
    pub archive: Option<PathBuf>,
    /// Let bots of three strengths play the adventure so many times each, and say how hard it is.
    #[arg(long, value_name = "GAMES", value_parser = clap::value_parser!(u32).range(1..=100_000), conflicts_with_all = ["pdf", "svg"])]
    pub rate: Option<u32>,
    /// Write a game that wins the adventure into this file, for mazzo replay.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["pdf", "svg", "json", "rate"])]
    pub solution: Option<PathBuf>,
    /// For printers that print on both sides: the edge they turn the paper over, long or short;
    /// or cross, over the long edge with crosshairs in place of cut lines.
    #[arg(long, requires = "pdf", value_parser = read_duplex)]
    pub duplex: Option<Mode>,
    /// Replace files that are there already.
    #[arg(long)]
    pub force: bool,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `mazzo deck`.
#[derive(Args)]
pub struct DeckArguments {
    /// The game.
    pub game: String,
    /// Deck files, or ids of ready decks; without any, the ready decks are listed.
    #[arg(value_name = "FILE")]
    pub files: Vec<String>,
    /// Print the deck as a file, tidied up, to keep or to change.
    #[arg(long, requires = "files", conflicts_with = "json")]
    pub export: bool,
    /// A card set of your own.
    #[arg(long, value_name = "FILE")]
    pub cards: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// A deck that is brought for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BroughtDeck {
    /// The seat.
    pub seat: Seat,
    /// The file, or the id of a ready deck.
    pub deck: String,
}

/// How a game is set up.
#[derive(Args, Clone, Default)]
pub struct SetupArguments {
    /// Set an option of the game, as `mazzo games` lists them; can be repeated.
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = read_option)]
    pub options: Vec<(String, String)>,
    /// A deck file or a ready deck for a seat, by default for seat 1; can be repeated.
    #[arg(long = "deck", value_name = "[SEAT=]FILE", value_parser = read_deck)]
    pub decks: Vec<BroughtDeck>,
    /// A card set of your own.
    #[arg(long, value_name = "FILE")]
    pub cards: Option<PathBuf>,
}

/// The arguments of `mazzo serve`.
#[derive(Args)]
pub struct ServeArguments {
    /// The address and port to listen at; 0.0.0.0:7700 is for everyone who can reach this
    /// computer.
    #[arg(long, value_name = "ADDRESS", default_value = ServeArguments::USUAL)]
    pub bind: String,
    /// Where the matches are kept: a file, or the URL of a PostgreSQL database; by default
    /// mazzo.db in the user's data folder, usually ~/.local/share/mazzo.
    #[arg(long, value_name = "FILE|URL")]
    pub db: Option<Place>,
    /// Serve the browser client from this folder rather than from inside the program.
    #[arg(long, value_name = "FOLDER")]
    pub web_dir: Option<PathBuf>,
}

impl ServeArguments {
    const USUAL: &str = "127.0.0.1:7700";
}

impl Default for ServeArguments {
    fn default() -> ServeArguments {
        ServeArguments {
            bind: ServeArguments::USUAL.to_owned(),
            db: None,
            web_dir: None,
        }
    }
}

/// The arguments of `mazzo play`.
#[derive(Args, Clone, Default)]
pub struct PlayArguments {
    /// The game; without it, mazzo shows the games and asks.
    pub game: Option<String>,
    /// Who sits in each seat: human, or a bot (easy, normal, hard, expert, greedy, random,
    /// search:N); by default human and normal.
    #[arg(long, value_name = "LIST")]
    pub seats: Option<String>,
    /// Where all chance comes from; by default something new.
    #[arg(long, conflicts_with = "resume")]
    pub seed: Option<Seed>,
    /// How the game is set up.
    #[command(flatten)]
    pub setup: SetupArguments,
    /// Play line by line, for scripts and screen readers.
    #[arg(long)]
    pub plain: bool,
    /// Rub out the pencil marks that earlier games left on the sets of this one.
    #[arg(long, conflicts_with = "resume")]
    pub erase_marks: bool,
    /// Go on from a record.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["options", "decks", "record"])]
    pub resume: Option<PathBuf>,
    /// Keep the record in this file.
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
}

impl PlayArguments {
    /// Is it still to be said what is played?
    pub fn is_open(&self) -> bool {
        self.game.is_none() && self.resume.is_none()
    }
}

/// The arguments of `mazzo bench`.
#[derive(Args)]
pub struct BenchArguments {
    /// The game; by default all of them.
    pub game: Option<String>,
    /// How long to measure each.
    #[arg(long, default_value = "1", value_parser = read_seconds)]
    pub seconds: f64,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `mazzo replay`.
#[derive(Args)]
pub struct ReplayArguments {
    /// The record.
    pub file: PathBuf,
    /// The card set it was played with, if it was one of your own.
    #[arg(long, value_name = "FILE")]
    pub cards: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `mazzo scenario`.
#[derive(Args)]
pub struct ScenarioArguments {
    /// The scenarios.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

fn read_paper(text: &str) -> Result<Paper, String> {
    match text.to_lowercase().as_str() {
        "a4" => Ok(Paper::A4),
        "letter" => Ok(Paper::Letter),
        _ => Err("paper is a4 or letter".to_owned()),
    }
}

fn read_kind(text: &str) -> Result<AdventureKind, String> {
    let known = |kind: &AdventureKind| kind.id() == text.to_lowercase();
    let found = AdventureKind::ALL.into_iter().find(known);
    found.ok_or_else(|| "an adventure is a world or a dungeon".to_owned())
}

fn read_duplex(text: &str) -> Result<Mode, String> {
    match text.to_lowercase().as_str() {
        "long" => Ok(Mode::Double),
        "short" => Ok(Mode::DoubleShort),
        "cross" => Ok(Mode::DoubleCross),
        _ => Err("paper is turned over its long or its short edge; or write cross".to_owned()),
    }
}

fn read_option(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.trim().is_empty() => {
            Ok((key.trim().to_owned(), value.trim().to_owned()))
        }
        _ => Err("an option is written key=value, such as seats=4".to_owned()),
    }
}

fn read_deck(text: &str) -> Result<BroughtDeck, String> {
    let (seat, deck) = match text.split_once('=') {
        Some((seat, deck)) if seat.bytes().all(|byte| byte.is_ascii_digit()) => {
            (seat.parse::<Seat>().map_err(|bad| bad.to_string())?, deck)
        }
        _ => (Seat::new(0), text),
    };
    match deck {
        "" => Err("a deck is a file or a ready deck, such as 2=my.deck for seat 2".to_owned()),
        deck => Ok(BroughtDeck {
            seat,
            deck: deck.to_owned(),
        }),
    }
}

fn read_seconds(text: &str) -> Result<f64, String> {
    const MOST: f64 = 3600.0;
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= MOST => Ok(seconds),
        _ => Err(format!("seconds are a number above 0 and up to {MOST}")),
    }
}
