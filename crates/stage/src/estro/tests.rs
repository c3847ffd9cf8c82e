//! Scenes of whole matches, in every frame with everything that can lie on it.

mod card_rows;
mod chimeras;
mod cues;
mod mnemonic;
mod paths;
mod scenes;
mod secrets;
mod walk;
mod why;
