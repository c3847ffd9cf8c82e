//! The sample games, seen from outside: their rules, their figures, their words.

mod board;
mod connect_four;
mod duel_board;
mod duel_rules;
mod duel_secrets;
mod figures;
mod language;
mod leduc;
mod promises;
