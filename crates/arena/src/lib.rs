//! Many games at once.
//!
//! [`play_match`] plays one game between bots. [`simulate`] plays any number of them on all
//! cores and hands back a [`Report`]; apart from the times in it, the same simulation gives the
//! same report however many threads play it. [`bench()`] measures how fast a game's engine is.

mod bench;
mod card_report;
mod compare;
mod conditions;
mod findings;
mod length;
pub mod markup;
mod matches;
pub mod plot;
mod report;
mod seeds;
mod simulation;
mod statistics;
mod tally;
mod tournament;
mod worker;

pub use bench::{BenchReport, bench};
pub use card_report::{CardReport, CardUse};
pub use compare::{Change, Comparison, Measure};
pub use conditions::Conditions;
pub use findings::Findings;
pub use length::{Bar, Length};
pub use matches::{MatchResult, play_match};
pub use report::{Intervals, Report, TagReport};
pub use seeds::MatchSeeds;
pub use simulation::{Simulation, SimulationFault, Tag, simulate};
pub use statistics::{Interval, wilson};
pub use tournament::{
    BadFormat, Entrant, FirstSeat, Format, Meeting, Pairing, Standing, Tournament,
};
