//! The rules chapter by chapter.

mod effects;
mod keywords;
mod proving_ground;
mod single_cards;
mod templates;
