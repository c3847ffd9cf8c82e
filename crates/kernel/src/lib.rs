//! What every game of Mazzo is.
//!
//! A game is a value: a position that owns everything, its chance included. The same setup, seed
//! and moves lead to the same position on every machine and in every release.
//!
//! Start with [`Game`], the contract of a game's rules. [`Narrate`] is how it speaks to people.
//! A [`Line`] is a position with the moves that led to it: undo and records come from there.
//! This crate knows no game, does no I/O and reads no clock.

mod chacha;
mod deck;
mod entry;
mod evaluate;
mod faults;
mod game;
mod level;
mod line;
mod log;
mod misfit;
mod narrate;
mod notation;
mod options;
mod outcome;
mod pile;
mod piles;
mod reader_message;
mod record;
mod rng;
mod scenario;
mod seat;
mod set_file;
mod trace;
mod wanted;
mod weigh;

pub use deck::{DeckEntry, ReadyDeck, deck_key};
pub use entry::{ENTRY_JOINT, EntryKind, EntrySpec};
pub use evaluate::{Approach, Evaluate};
pub use faults::Faults;
pub use game::{Broken, Eye, Game, Reason, Turn};
pub use level::Level;
pub use line::{Line, Move, ReplayFault};
pub use log::{Audience, Event, Log, Told};
pub use narrate::{Arg, CardEntry, Lang, Narrate, Phrase, Words};
pub use notation::{Misread, Reader, Refused, UNREADABLE_LENGTH, nearest, read_move};
pub use options::{ModeEntry, OptionSpec, Options, Setup, SetupFault};
pub use outcome::Outcome;
pub use pile::Pile;
pub use piles::{PieceId, Piles, Zone};
pub use reader_message::plain_message;
pub use record::{CardStamp, Record, RecordFault, RecordedMove, fingerprint};
pub use rng::{BadSeed, Rng, Seed};
pub use scenario::{Scenario, ScenarioFault, merge_patch, partial_difference};
pub use seat::{BadSeat, MAX_SEATS, Seat, SeatSet};
pub use set_file::{Identified, Placed, SetFault, SetSource, merge_records, repeated_ids};
pub use trace::{CardDeed, CardTrace};
pub use wanted::{Wanted, either};
pub use weigh::{Counts, Sheet, Sum, Times, Weigh, Weight};
