//! What a table promises, chapter by chapter; the laws hold for whatever people do.

#[path = "table/absence.rs"]
mod absence;
#[path = "table/clocks.rs"]
mod clocks;
#[path = "table/host.rs"]
mod host;
#[path = "table/laws.rs"]
mod laws;
#[path = "table/ledger.rs"]
mod ledger;
#[path = "table/looks.rs"]
mod looks;
#[path = "table/mischief.rs"]
mod mischief;
#[path = "table/moves.rs"]
mod moves;
#[path = "table/rematches.rs"]
mod rematches;
#[path = "table/replays.rs"]
mod replays;
#[path = "table/sayings.rs"]
mod sayings;
#[path = "table/seats.rs"]
mod seats;
#[path = "table/thinking.rs"]
mod thinking;
#[path = "table/undo.rs"]
mod undo;
#[path = "table/views.rs"]
mod views;
