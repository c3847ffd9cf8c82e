//! A match with people in it: who sits where, what they wish, undo, clocks, who left, rematches.
//!
//! A [`Table`] is its [`Opening`] and the numbered [entries](Entry) of what happened since, and
//! [`Table::replay`] makes the same table of them. Nothing else about it lasts: who is connected,
//! and who wants to answer single prompts themselves, is as people say it anew.
//!
//! A host drives a table like this:
//!
//! 1. [`Table::wish`] does what a person wishes, or refuses it with a [`TableRefusal`].
//!    [`Table::arrive`] and [`Table::depart`] tell who is there.
//! 2. After each of these, and whenever [`Table::wake_at`] has come, [`Table::settle`] does what
//!    needs nobody: it begins the game, answers prompts with a single answer, stops clocks.
//! 3. [`Table::thinker`] names a bot that decides next: [`Table::think`] is its thinking, to be
//!    done wherever there is time for it, and [`Table::take_thought`] plays what came of it. A bot
//!    that takes too long or fails is passed over with [`Table::fall_back`].
//! 4. Each [`Happening`] goes into the database before anyone hears of it. Then each guest is
//!    shown [`Table::view`], and the game through [`Table::eye_for`].
//!
//! The crate does no I/O and reads no clock: time comes in as [`Millis`].

mod absence;
mod clock;
mod deed;
mod enter;
mod grants;
mod guest;
mod happening;
mod log;
mod look;
mod memory;
mod moves;
mod opening;
mod place;
mod presence;
mod refusal;
mod rematch;
mod replay;
mod settle;
mod table;
mod telling;
mod thinking;
mod time;
mod undo;
mod view;
mod wish;

pub use absence::{AWAY, IDLE, STANDS_IN};
pub use deed::{By, Deed, Entry};
pub use guest::{GuestId, MOST_LETTERS, read_name};
pub use happening::{Granted, Happening, heard};
pub use look::Look;
pub use opening::{Chair, Opening};
pub use refusal::TableRefusal;
pub use replay::Broken;
pub use table::Table;
pub use thinking::Thinking;
pub use time::Millis;
pub use undo::{ANSWER_WITHIN, FIRST_PAUSE};
