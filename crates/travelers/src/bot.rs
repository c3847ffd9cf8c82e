//! The standard bot (TS-8.91): plays whole adventures, to prove that they can be won and to
//! rate how hard they are. Its constants belong to the generator's version (TS-8.92).

mod profile;
mod seen;
mod turn;
mod wants;

pub(crate) use profile::Profile;
pub(crate) use turn::{TurnPlan, plan_turn};
