//! What can go wrong with a command, for the person who typed it.

use crate::session::BadSitter;
use arena::Difference;
use catalog::{ReplayError, SimulationError, UnknownGame};
use kernel::{RecordFault, SetupFault};
use press::DressFault;
use server::ServerFault;
use std::io;
use std::path::PathBuf;
use travelers::{Day, NoSet, SetCode, Unproven};

/// Why a command cannot be done.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// There is no such game.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// Somebody cannot sit down.
    #[error(transparent)]
    Sitter(#[from] BadSitter),
    /// The setup is not possible.
    #[error("{}", join(.0))]
    Setup(Vec<SetupFault>),
    /// The game is not for so many.
    #[error("{game} is played by {}, not by {found}", either(.counts))]
    SeatCount {
        /// The game's id.
        game: &'static str,
        /// How many were given a seat.
        found: usize,
        /// How many there may be.
        counts: &'static [usize],
    },
    /// Two arguments want different numbers of seats.
    #[error("{list} names {found}, but --set seats={wanted} asks for another number")]
    SeatsDisagree {
        /// The argument that lists who sits down.
        list: &'static str,
        /// How many it lists.
        found: usize,
        /// The option's value.
        wanted: String,
    },
    /// The record is of a game for another number.
    #[error("--seats names {found}, but the record is of a game for {seats}")]
    RecordSeats {
        /// How many the argument lists.
        found: usize,
        /// How many seats the record's game has.
        seats: usize,
    },
    /// The simulation cannot begin.
    #[error(transparent)]
    Simulation(#[from] SimulationError),
    /// No card was found.
    #[error("{game} has no card with '{words}'{}", hint(.nearest))]
    NoCard {
        /// The game's id.
        game: &'static str,
        /// What was looked for.
        words: String,
        /// The card that may have been meant.
        nearest: Option<String>,
    },
    /// Cards cannot be drawn.
    #[error(transparent)]
    Dress(#[from] DressFault),
    /// A set that cannot be proven is not published.
    #[error(transparent)]
    Unproven(#[from] Unproven),
    /// A range of days that ends before it begins.
    #[error("there is no day from {first} to {last}: give the earlier one first")]
    NoDays {
        /// The first.
        first: Day,
        /// The last.
        last: Day,
    },
    /// A text names no set.
    #[error(transparent)]
    Set(#[from] NoSet),
    /// Hero and adventure are not two sides of one card.
    #[error(
        "{hero} and {adventure} are two sets, whose cards have other backs: leave out --duplex, or print each by itself"
    )]
    TwoSets {
        /// The hero's set.
        hero: SetCode,
        /// The adventure's.
        adventure: SetCode,
    },
    /// A sheet cannot be laid out or written.
    #[error("the pictures cannot be made: {0}")]
    Picture(String),
    /// A file cannot be read or written.
    #[error("{}: {what}", file.display())]
    File {
        /// Which file.
        file: PathBuf,
        /// What is wrong.
        what: FileFault,
    },
    /// A file is no record.
    #[error("{}: {fault}", file.display())]
    Record {
        /// Which file.
        file: PathBuf,
        /// What is wrong.
        fault: RecordFault,
    },
    /// A record cannot be replayed.
    #[error("{}: {error}", file.display())]
    Replay {
        /// Which file.
        file: PathBuf,
        /// What is wrong.
        error: ReplayError,
    },
    /// The server cannot start, or go on.
    #[error(transparent)]
    Server(#[from] ServerFault),
    /// The system does not let us do something.
    #[error("{what}: {error}")]
    System {
        /// What we tried.
        what: &'static str,
        /// What the system says.
        error: String,
    },
    /// Nobody listens to the output any more, or it cannot be written.
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
}

/// What is wrong with a file.
#[derive(Debug, thiserror::Error)]
pub enum FileFault {
    /// The system refuses.
    #[error("{}", system_words(.0))]
    System(#[from] io::Error),
    /// It cannot be written.
    #[error("it cannot be written: {}", unwritten_words(.0))]
    Unwritten(io::Error),
    /// It is larger than any such file needs to be.
    #[error("{bytes} bytes are too many: {kind} has at most {most}")]
    TooLarge {
        /// Its size.
        bytes: u64,
        /// What it should be.
        kind: &'static str,
        /// How large that may be.
        most: u64,
    },
    /// It is not text.
    #[error("this is not text in UTF-8: byte {0} cannot be read")]
    NotText(usize),
    /// It holds no marks.
    #[error("these are no pencil marks: {0}; mend the file, or remove it to begin anew")]
    Marks(String),
    /// A folder that holds something already.
    #[error(
        "this folder is not empty; give another, go on with its games by --resume, or replace its report by --force"
    )]
    FolderTaken,
    /// A folder that holds no games to go on with.
    #[error("no games are kept here that could be gone on with; leave out --resume")]
    NothingKept,
    /// It does not hold what is kept of games.
    #[error("this does not tell what has been played: {0}; leave out --resume to begin anew")]
    NoProgress(String),
    /// What is kept is of other games.
    #[error("these games are others, so they cannot be gone on with:{}", listed(.0))]
    OtherGames(Vec<Difference>),
    /// It is in the way.
    #[error("there is such a file already; {0}")]
    Exists(&'static str),
}

impl Fault {
    /// Did whoever read our output just stop reading, as `head` does?
    pub fn is_broken_pipe(&self) -> bool {
        matches!(self, Fault::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

fn system_words(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".to_owned(),
        io::ErrorKind::PermissionDenied => "you may not use this file".to_owned(),
        io::ErrorKind::IsADirectory => "this is a folder, not a file".to_owned(),
        _ => error.to_string(),
    }
}

fn unwritten_words(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::PermissionDenied => "you may not write there".to_owned(),
        io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => {
            "a file stands where a folder should be".to_owned()
        }
        io::ErrorKind::IsADirectory => "a folder stands in its place".to_owned(),
        io::ErrorKind::StorageFull => "the disk is full".to_owned(),
        _ => error.to_string(),
    }
}

fn join(faults: &[SetupFault]) -> String {
    let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
    faults.join("\n")
}

fn listed(differences: &[Difference]) -> String {
    let line = |difference: &Difference| {
        let Difference { what, here, there } = difference;
        format!("\n  {what}: {there} was kept, {here} is asked for")
    };
    differences.iter().map(line).collect()
}

fn either(counts: &[usize]) -> String {
    let counts: Vec<_> = counts.iter().map(ToString::to_string).collect();
    counts.join(" or ")
}

fn hint(nearest: &Option<String>) -> String {
    match nearest {
        Some(near) => format!("; did you mean '{near}'?"),
        None => String::new(),
    }
}
