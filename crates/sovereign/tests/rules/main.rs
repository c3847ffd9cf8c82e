//! The rules chapter by chapter, the cards, and what people write for them: one program, because
//! every program is linked with the whole game on its own.

mod bad_sets;
mod combat;
mod components;
mod decks;
mod endings;
mod glossary;
mod hidden;
mod movement;
mod playing;
mod realms;
mod rulings;
mod scenarios;
mod set;
mod setup;
mod table;
mod turn;
mod wall;
