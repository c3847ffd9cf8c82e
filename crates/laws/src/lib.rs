//! What every game must obey: the conformance kit.
//!
//! A game crate's tests hand a [`Trial`] to [`obey`], which plays random games and looks at
//! every position, and more closely at some, whether a law is broken. What is broken is a
//! [`Violation`]: it names the law, the game, the setup and the seed, and carries a record that
//! [`retrace`] follows again. The laws are the files in `src/law/`, one a file, each with the
//! exact words of what it asks.
//!
//! ```ignore
//! #[test]
//! fn the_duel_obeys_the_laws() {
//!     laws::obey::<Duel>(&Trial {
//!         games: 1000,
//!         hidden: |_, seat| vec!["decks".into(), format!("hands.{}", 1 - seat.index())],
//!         ..Trial::new(&[DuelSetup::default()])
//!     });
//! }
//! ```
//!
//! [`wander`] plays far more games and asks less of each. Beside the laws: [`cover`] plays on until
//! every [landmark](Landmarks) has been reached, [`playthrough`] and [`check_golden`] keep a whole
//! game as a text that a review can read, [`allocation_free_playout`] proves with a
//! [`CountingAllocator`] that search pays for no heap, and [`table`] is for tests of single rules.
//!
//! `MAZZO_SOAK=50` plays fifty times as many games; `MAZZO_BLESS=1` writes golden files anew.

mod allocation;
pub mod corpus;
mod coverage;
mod golden;
mod hearing;
mod json;
mod law;
mod listing;
mod obey;
mod phrase;
mod playout;
mod playthrough;
mod policy;
mod pool;
mod retrace;
mod runner;
mod scenarios;
mod set_files;
mod step;
pub mod table;
mod tally;
mod trial;
mod violation;

pub use allocation::{CountingAllocator, allocations};
pub use coverage::{Coverage, Landmarks, cover, survey};
pub use golden::check_golden;
pub use law::names;
pub use obey::{Verdict, judge, judge_rules, obey, obey_rules, wander};
pub use playout::{Playouts, allocation_free_playout};
pub use playthrough::{Playthrough, playthrough};
pub use policy::{Policy, uniform};
pub use retrace::retrace;
pub use scenarios::play_scenarios;
pub use set_files::{SET_FILE, refuses_no_sets};
pub use step::{Made, Step};
pub use trial::Trial;
pub use violation::Violation;
