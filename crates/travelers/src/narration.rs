//! What people hear during a game: questions, choices, what happened, refusals, and the entries
//! of a set's cards.
//!
//! The texts of cards are in [`text`](crate::text). The messages are in
//! `locales/*/travelers-play.ftl`.

mod entries;
mod event;
mod label;
mod losing;
mod names;
mod question;
mod reason;
#[cfg(test)]
mod sayings;
#[cfg(test)]
pub(crate) mod tongue;

pub(crate) use entries::{card_entries, entry_id};
pub(crate) use event::end_phrase;
