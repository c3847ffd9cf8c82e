//! Whole games through the stage: everything that can be chosen can be pointed at, and a scene
//! is sound for every eye.

mod catalogue;
mod checks;
mod hints;
mod playing;
mod reasons;
mod steps;
mod walks;
