//! Travelers of Stampadia: the rules, the generator of sets, the proof that they can be won.
//!
//! Rule numbers (`TS-4.28`, `R12`, `EF-30`) are those of `docs/rules/travelers.md`.

mod action;
mod begin;
mod cards;
mod choices;
mod code;
mod conditions;
mod constellation;
mod day;
mod delve;
mod dungeon;
mod effect;
mod effects;
mod element;
mod enemy;
mod event;
mod execute;
mod exhaust;
mod fight;
pub mod generate;
mod half;
mod hero;
mod interpreter;
mod journey;
mod layout;
mod legal;
mod map;
mod paths;
mod perform;
mod plan;
mod possible;
mod question;
mod room;
mod script;
mod sentence;
mod set;
mod sets;
mod story;
mod stream;
mod track;
mod walk;
mod world;
mod zones;

pub use code::{GENERATOR_VERSION, NoSet, SetCode};
pub use constellation::Constellation;
pub use day::{Day, NoDay};
pub use dungeon::{
    Cell, Direction, Door, Dungeon, Entry, Reading, RoomCard, RoomCode, Side, Symbol, Timing,
};
pub use effect::{Amount, Effect, Enters, Kind, Order, Place};
pub use element::Element;
pub use enemy::{Bonus, Changed, Enemy, Modifier, Sign, Slots, Tier};
pub use half::Half;
pub use hero::{Ability, Class, Exhaust, ExhaustModel, HeroCard, HeroHalf, HeroSide};
pub use room::{Room, Rooms, Way};
pub use sentence::{Condition, Count, Letter, Sentence, Where};
pub use set::{AdventureKind, AdventureSide, CardSet, Map};
pub use story::{Cast, Story};
pub use stream::{LoopingBag, Stream, fnv1a};
pub use track::Track;
pub use world::{HalfCode, MarkTrack, World, WorldCard, WorldHalf};
