//! The standard bot (TS-8.91): plays whole adventures, to prove that they can be won and to
//! rate how hard they are. Its constants belong to the generator's version (TS-8.92).

mod answers;
mod chances;
mod dungeon_map;
mod player;
mod practised;
mod seen;
mod settle;
mod turn;
mod wants;
mod world_map;

pub(crate) use chances::Chances;
pub(crate) use player::{Bot, Strength};
pub(crate) use practised::PracticeBook;
pub(crate) use settle::{Settled, Settling};
