//! The rules chapter by chapter: one program, because every program is linked with the whole
//! game on its own.

mod dungeons;
mod foes;
mod generated_events;
mod saving;
mod scenarios;
mod sight;
mod table;
mod undo;
mod world_proof;
mod worlds;
