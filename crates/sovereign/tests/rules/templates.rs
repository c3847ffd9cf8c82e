//! The catalogue of effect templates (§8.4), theme by theme.

mod cards;
mod crystals;
mod damage;
mod equipment;
mod flow;
mod force;
mod puppets;
mod tempo;
mod wall;
