//! The rules chapter by chapter: one program, because every program is linked with the whole
//! game on its own.

mod dungeons;
mod foes;
mod world_proof;
