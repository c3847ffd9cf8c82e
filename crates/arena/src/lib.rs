//! Many games at once.
//!
//! [`play_match`] plays one game between bots. [`simulate`] plays any number of them on all
//! cores and hands back a [`Report`]; a [`Draw`] sets up a tournament, which finds out who is how
//! strong; a [`CardChange`] plays two card sets from the same seeds, and a [`Comparison`] says what
//! differs. All are an [`Undertaking`], which enters what it has played into a [`Ledger`] and can
//! be stopped and gone on with. Apart from the times in it, the same undertaking finds out the
//! same however many threads play it and however often it was stopped. [`bench()`] measures how
//! fast a game's engine is.

mod bench;
mod card_ear;
mod card_report;
mod compare;
mod conditions;
mod findings;
mod ledger;
mod length;
mod lineup;
pub mod markup;
mod matches;
mod plan;
mod play_plan;
pub mod plot;
mod queue;
mod report;
mod rounds;
mod search_bench;
mod seeds;
mod simulation;
mod statistics;
mod tally;
mod tournament;
mod undertaking;
mod worker;

pub use bench::{BenchReport, bench};
pub use card_report::{CardReport, CardUse};
pub use compare::{CardChange, Change, Comparing, Comparison, Measure};
pub use conditions::Conditions;
pub use findings::Findings;
pub use ledger::Ledger;
pub use length::{Bar, Length};
pub use lineup::Lineup;
pub use matches::{MatchResult, play_match};
pub use report::{Intervals, Report, TagReport};
pub use search_bench::SearchBench;
pub use seeds::MatchSeeds;
pub use simulation::{Simulating, Simulation, SimulationFault, Tag, simulate, simulate_on};
pub use statistics::{Interval, wilson};
pub use tournament::{
    BadFormat, Brought, Contest, Contestant, Draw, DrawFault, Entrant, FirstSeat, Format, Meeting,
    Pairing, Standing, Tournament,
};
pub use undertaking::{Charter, Difference, Undertaking};
