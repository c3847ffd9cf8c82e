//! The program from outside, and the session inside it: one test program, because every one is
//! linked with all games on its own.

mod bad_input;
mod commands;
mod comparisons;
mod daily;
mod decks;
mod mnemonic;
mod nature;
mod pictures;
mod plain_play;
mod program;
mod reports;
mod serve;
mod session;
mod simulation;
mod team;
mod tournament;
