//! The rules chapter by chapter, the cards, and what people write for them: one program, because
//! every program is linked with the whole game on its own.
//!
//! Two sets of cards keep figures of the base set out of the tests: the proving ground (`table`)
//! for the rules of play, and the workshop (`workshop`), with a card for each effect template, for
//! sections 6 and 8.

mod bad_sets;
mod combat;
mod components;
mod decks;
mod effects;
mod endings;
mod glossary;
mod hidden;
mod keywords;
mod movement;
mod playing;
mod realms;
mod rulings;
mod scenarios;
mod set;
mod setup;
mod single_cards;
mod table;
mod templates;
mod turn;
mod wall;
mod workshop;
