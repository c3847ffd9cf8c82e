//! The rules chapter by chapter, the cards, and what people write for them: one program, because
//! every program is linked with the whole game on its own.

mod bad_sets;
mod cards_match_the_rules;
mod combat;
mod components;
mod dawn;
mod decisions;
mod glossary;
mod setup;
mod table;
mod triggers;
mod views;
