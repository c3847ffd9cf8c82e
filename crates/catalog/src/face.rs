//! The object-safe face of a game: what terminal, server and tools use without knowing which
//! game it is.

use arena::{BenchReport, Contestant, DrawFault, Format, Report, SimulationFault, Undertaking};
use bots::{BotKind, Level};
use kernel::{
    Audience, CardEntry, DeckEntry, EntrySpec, Eye, ModeEntry, OptionSpec, Options, Phrase,
    ReadyDeck, Record, ReplayFault, Scenario, ScenarioFault, Seat, SeatSet, Seed, SetupFault, Turn,
};
use std::any::Any;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A card set of the user's own: the file's name and text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnCards {
    /// The file's name, for messages.
    pub file: String,
    /// Its content.
    pub text: String,
}

/// How a game is to be set up.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The setup's options.
    pub options: Options,
    /// Cards in place of the game's own.
    pub cards: Option<OwnCards>,
}

/// Many games between bots.
#[derive(Clone, Debug)]
pub struct SimulationSpec {
    /// Who sits in each seat.
    pub bots: Vec<BotKind>,
    /// How many games.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: Seed,
    /// On how many threads; all cores if none is given.
    pub threads: Option<usize>,
    /// Listen to what seats do with cards? It takes time.
    pub by_card: bool,
}

/// A tournament of bots, and of what they bring.
#[derive(Clone, Debug)]
pub struct TournamentSpec {
    /// Who meets whom.
    pub format: Format,
    /// Who takes part.
    pub contestants: Vec<Contestant>,
    /// How many games a pair plays against each other, or each contestant alone.
    pub games_each: u64,
    /// Where all chance comes from.
    pub seed: Seed,
    /// On how many threads; all cores if none is given.
    pub threads: Option<usize>,
    /// Listen to what seats do with cards? It takes time.
    pub by_card: bool,
}

/// A game on the shelf.
pub trait Title: Sync {
    /// Its id, as commands name it.
    fn id(&self) -> &'static str;
    /// Its name.
    fn name(&self) -> Phrase;
    /// What it is, in one sentence.
    fn blurb(&self) -> Phrase;
    /// Is it a sample rather than one of the games of the house?
    fn is_sample(&self) -> bool;
    /// The numbers of seats it can be played with.
    fn seat_counts(&self) -> &'static [usize];
    /// What can be decided before a game begins.
    fn options(&self) -> &'static [OptionSpec];
    /// The ways to play it; none if there is only one.
    fn modes(&self) -> Vec<ModeEntry>;
    /// The options for a game with this many seats: a game with only one number has no option
    /// for it.
    fn seated(&self, options: Options, seats: usize) -> Options {
        match self.seat_counts() {
            [_] => options,
            _ => options.with("seats", seats),
        }
    }
    /// How many seats a game set up like this has, or everything that is wrong with the setup.
    fn seats(&self, table: &Table) -> Result<usize, Vec<SetupFault>>;
    /// Begins a game, or says everything that is wrong with its setup.
    fn begin(&self, table: &Table, seed: Seed) -> Result<Box<dyn Match>, Vec<SetupFault>>;
    /// Goes on from a record.
    fn replay(
        &self,
        record: &Record,
        cards: Option<&OwnCards>,
    ) -> Result<Box<dyn Match>, ReplayError>;
    /// Plays many games between bots. `progress` hears now and then how many more games are
    /// done; once `stop` is set, the report is of what was done before.
    fn simulate(
        &self,
        table: &Table,
        spec: &SimulationSpec,
        progress: &(dyn Fn(u64) + Sync),
        stop: &AtomicBool,
    ) -> Result<Report, SimulationError>;
    /// Many games between bots, ready to be played: it can be stopped and gone on with.
    fn simulation(
        &self,
        table: &Table,
        spec: &SimulationSpec,
    ) -> Result<Box<dyn Undertaking>, SimulationError>;
    /// A tournament, ready to be played: it can be stopped and gone on with. The table is what
    /// all games have in common.
    fn tournament(
        &self,
        table: &Table,
        spec: &TournamentSpec,
    ) -> Result<Box<dyn Undertaking>, SimulationError>;
    /// What entrants of a tournament can bring beside the bot that plays for them.
    fn entries(&self) -> &'static [EntrySpec];
    /// How many seats an entrant of a tournament holds at such a table.
    fn seats_held(&self, table: &Table) -> Result<usize, Vec<SetupFault>>;
    /// Two card sets, each at its table, played from the same seeds. Says everything that is
    /// wrong with either.
    fn comparison(
        &self,
        before: &Table,
        after: &Table,
        spec: &SimulationSpec,
    ) -> Result<Box<dyn Undertaking>, SimulationError>;
    /// Measures its speed with this number of seats, for about so many seconds.
    fn bench(&self, seats: usize, seconds: f64) -> Result<BenchReport, Vec<SetupFault>>;
    /// The printed cards of a game set up like this.
    fn cards(&self, table: &Table) -> Result<Vec<CardEntry>, Vec<SetupFault>>;
    /// The decks it comes with; none if its decks are not for players to choose.
    fn ready_decks(&self) -> &'static [ReadyDeck];
    /// The deck in a file, from its name and text, or everything that is wrong with it.
    fn read_deck(
        &self,
        file: &str,
        text: &str,
        cards: Option<&OwnCards>,
    ) -> Result<DeckEntry, Vec<SetupFault>>;
    /// Runs a scenario of the game.
    fn scenario(&self, scenario: &Scenario) -> Result<(), ScenarioFault>;
}

impl fmt::Debug for dyn Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Why a record cannot be gone on from.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// Its setup is not possible.
    #[error("{}", join(.0))]
    Setup(Vec<SetupFault>),
    /// Its moves are not.
    #[error(transparent)]
    Replay(#[from] ReplayFault),
}

/// Why a simulation cannot begin.
#[derive(Debug, thiserror::Error)]
pub enum SimulationError {
    /// Its setup is not possible.
    #[error("{}", join(.0))]
    Setup(Vec<SetupFault>),
    /// There are too few bots, or no threads.
    #[error(transparent)]
    Simulation(#[from] SimulationFault),
    /// The tournament cannot be drawn up.
    #[error(transparent)]
    Draw(#[from] DrawFault),
}

fn join(faults: &[SetupFault]) -> String {
    let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
    faults.join("; ")
}

/// Something a seat may do.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// Its notation.
    pub text: String,
    /// As a person would say it.
    pub label: Phrase,
}

/// Something a seat may do, said only as far as somebody asks.
pub trait Offer {
    /// A number for the action: two actions that differ have numbers that differ.
    fn mark(&self) -> u64;
    /// Its notation.
    fn text(&self) -> String;
    /// As a person would say it.
    fn label(&self) -> Phrase;
    /// A number for the action and its label, where that is found out faster than the label:
    /// [`Narrate::label_mark`](kernel::Narrate::label_mark).
    fn label_mark(&self) -> Option<u64>;
}

/// What a bot thinks of something the seat may do.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What it thinks of.
    pub choice: Choice,
    /// How well it expects the seat to do after it, from 0 (lost) to 1 (won).
    pub expected: f32,
    /// How often it tried that: what it thinks of most is what it would do.
    pub tries: u32,
}

/// A bot's thinking, ready to be done on any thread.
pub type Thought<T> = Box<dyn FnOnce() -> T + Send>;

/// Something that happened, as a line of the log.
#[derive(Clone, Debug)]
pub struct Line {
    /// Who may hear of it.
    pub to: Audience,
    /// What is said. The log of a table has it too.
    pub phrase: Arc<Phrase>,
    /// The event itself, as the game's own event type, for those who show it.
    pub event: Arc<dyn Any + Send + Sync>,
}

/// Why a typed line was not played.
#[derive(Clone, Debug, PartialEq)]
pub enum Unplayable {
    /// It spells no action.
    Misspelt {
        /// The word that could not be read.
        found: String,
        /// What could stand there.
        wanted: String,
        /// What may have been meant.
        nearest: Option<String>,
    },
    /// It could mean several things.
    Ambiguous(Vec<String>),
    /// The rules forbid it.
    Illegal {
        /// The rule's number.
        rule: &'static str,
        /// Why.
        why: Phrase,
    },
}

/// A game being played, with its moves.
pub trait Match: Send {
    /// The id of its game.
    fn game(&self) -> &'static str;
    /// How many seats it has.
    fn seats(&self) -> usize;
    /// What it waits for.
    fn turn(&self) -> Turn;
    /// The seats that win and lose together with this one, itself included.
    fn side(&self, seat: Seat) -> SeatSet;
    /// Do these two seats see each other's secrets, so that no curtain is needed between them?
    fn share_secrets(&self, one: Seat, other: Seat) -> bool;
    /// Must the seat be asked even where it has a single answer, because being passed over would
    /// tell rivals what it hides?
    fn must_ask(&self, seat: Seat) -> bool;
    /// May what was told be read again while the game lasts, and hints be asked for? After it,
    /// always.
    fn keeps_log(&self) -> bool;
    /// What the seat is asked.
    fn prompt(&self, seat: Seat) -> Phrase;
    /// Shows everything that the seat may do.
    fn each_choice(&self, seat: Seat, show: &mut dyn FnMut(&dyn Offer));
    /// What the seat may do.
    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.each_choice(seat, &mut |offer| {
            choices.push(Choice {
                text: offer.text(),
                label: offer.label(),
            });
        });
        choices
    }
    /// How much the seat has to choose from: the number of its choices, found out without a word.
    fn choice_count(&self, seat: Seat) -> usize;
    /// The notation of what the text means for the seat, without doing it; or why it cannot be
    /// done now.
    fn consider(&self, seat: Seat, text: &str) -> Result<String, Unplayable>;
    /// Does what the text means for the seat (`concede` included), or changes nothing.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<Line>, Unplayable>;
    /// What a bot would do for the seat, as notation. The same bot goes on with what it thought
    /// before, as long as it is asked for the same seat.
    ///
    /// # Panics
    /// The thought does, if nothing is asked of the seat.
    fn think(&mut self, seat: Seat, bot: BotKind) -> Thought<String>;
    /// What the bot of a level thinks of what the seat may do, the best first; nothing where
    /// only memory is asked for, or nothing at all.
    fn advise(&self, seat: Seat, level: Level) -> Thought<Vec<Advice>>;
    /// Lets a bot choose for the seat, and plays that. Nothing happens if nothing is asked of it.
    ///
    /// # Panics
    /// If the bot chooses what is not legal.
    fn play_bot(&mut self, seat: Seat, bot: BotKind) -> Vec<Line>;
    /// What is done for a seat that is absent: decline, pass, end, else the first choice; nothing
    /// if nothing is asked of it.
    fn fallback(&self, seat: Seat) -> Option<String>;
    /// What an eye may see, as the game's own view type.
    fn view(&self, eye: Eye) -> Box<dyn Any>;
    /// The same as JSON.
    fn view_json(&self, eye: Eye) -> serde_json::Value;
    /// The whole position as JSON, with all that is hidden: for tools, never for players.
    fn saved_json(&self) -> serde_json::Value;
    /// How many moves have been made.
    fn len(&self) -> usize;
    /// Has nobody moved yet?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The seat that made each move.
    fn movers(&self) -> Vec<Seat>;
    /// How far the seat may go back on its own, if at all.
    fn free_undo(&self, seat: Seat) -> Option<usize>;
    /// Do the game's own rules let what is decided now be taken back afterwards?
    fn may_take_back(&self) -> bool;
    /// Do the game's own rules let the move after the first `count` ones be taken back?
    fn may_undo_to(&self, count: usize) -> bool;
    /// Goes back to where only the first `count` moves had been made.
    fn undo_to(&mut self, count: usize);
    /// The match as a record, so far.
    fn record(&self) -> Record;
}
