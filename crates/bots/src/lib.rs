//! Players that need no person, for any game of Mazzo.
//!
//! A [`Bot`] is shown an [`Observed`] position: what its own seat may do, and guesses at what it
//! cannot see. The true position stays out of its reach, so it cannot cheat. [`BotKind`] names
//! the bots there are and seats them.

mod greedy;
mod judgement;
mod kind;
mod memory;
mod observed;
mod random;
mod search;
mod spec;

pub use greedy::{Greedy, WORLDS};
pub use kernel::Level;
pub use kind::{BadBot, BotKind};
pub use observed::{Bot, Observed};
pub use random::Random;
pub use search::{Iterations, Opinion, SearchPlan, Searcher};
pub use spec::{BadSearch, Effort, SearchSpec};
