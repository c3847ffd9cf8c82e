//! What people hear during a battle: questions, choices, what happened, refusals.
//!
//! The texts of cards are elsewhere. The messages are in `locales/*/sovereign-play.ftl`; seats
//! are South and North in the log, which both read, and "you" only in what one seat is asked.

mod asked;
mod deed;
mod event;
mod label;
mod names;
mod question;
mod reason;
#[cfg(test)]
mod sayings;
#[cfg(test)]
mod spoken;

pub use reason::reason_phrase;
