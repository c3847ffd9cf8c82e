//! The rules chapter by chapter, the cards, and what people write for them: one program, because
//! every program is linked with the whole game on its own.

mod bad_gifts;
mod bad_sets;
mod cards_match_the_rules;
mod clock;
mod combat;
mod components;
mod decks;
mod endings;
mod events;
mod gifts;
mod glossary;
mod hidden;
mod inferno;
mod lucid;
mod mnemonic;
mod modes;
mod own_gifts;
mod prompts;
mod rulings;
mod setup;
mod story;
mod strategist;
mod table;
mod turn;
mod zones;
