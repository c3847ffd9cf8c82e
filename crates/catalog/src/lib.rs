//! The shelf of games behind one object-safe face, and the languages they speak.
//!
//! [`titles`] lists the games. A [`Title`] begins a [`Match`]; a [`Locale`] turns what either
//! says into a language.

mod battles;
mod drawn;
mod face;
pub mod hint;
mod locale;
mod people;
mod played;
mod sages;
mod said;
mod shelf;
mod titles;

pub use face::{
    Advice, Choice, Line, Match, Offer, OwnCards, ReplayError, SimulationError, SimulationSpec,
    Table, Thought, Title, TournamentSpec, Unplayable,
};
pub use locale::{Locale, Unsayable};
pub use people::Saying;
pub use titles::{UnknownGame, title, titles};
