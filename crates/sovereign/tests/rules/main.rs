//! The rules chapter by chapter.

mod effects;
mod keywords;
mod workshop;
mod single_cards;
mod templates;
