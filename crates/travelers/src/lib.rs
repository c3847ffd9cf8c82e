//! Travelers of Stampadia: the rules, the generator of sets, the proof that they can be won.
//!
//! Rule numbers (`TS-4.28`, `R12`, `EF-30`) are those of `docs/rules/travelers.md`.

mod action;
pub mod archive;
mod begin;
mod book;
mod bot;
mod boxes;
mod cards;
mod check;
mod check_map;
mod check_reading;
mod choices;
mod code;
mod conditions;
mod constellation;
#[cfg(test)]
mod coverage;
mod day;
mod delve;
#[cfg(test)]
mod drafted;
mod dungeon;
mod effect;
mod effects;
mod element;
mod enemy;
mod evaluate;
mod event;
mod execute;
mod exhaust;
mod fight;
mod game;
pub mod generate;
mod guess;
mod half;
mod hero;
mod interpreter;
mod journey;
#[cfg(test)]
mod landmarks;
mod layout;
mod legal;
mod map;
mod narrate;
mod narration;
mod notation;
#[cfg(test)]
mod obedience;
mod paths;
mod perform;
mod plan;
mod possible;
pub mod proof;
mod publish;
mod quest;
mod question;
mod reason;
mod refusal;
mod restore;
mod restore_map;
mod room;
mod saved;
mod saved_fight;
mod script;
mod sentence;
mod set;
mod sets;
mod setup;
mod sketch;
mod story;
mod stream;
pub mod text;
mod track;
mod view;
mod view_of;
mod walk;
mod world;
mod zones;

pub use action::Action;
pub use cards::{Card, Upright};
pub use code::{GENERATOR_VERSION, NoSet, SetCode};
pub use constellation::Constellation;
pub use day::{Day, NoDay};
pub use dungeon::{
    Cell, Direction, Door, Dungeon, Entry, Reading, RoomCard, RoomCode, Side, Symbol, Timing,
};
pub use effect::{Amount, Effect, Enters, Kind, Order, Place};
pub use element::Element;
pub use enemy::{Bonus, Changed, Enemy, Modifier, Sign, Slots, Tier};
pub use event::Event;
pub use half::Half;
pub use hero::{Ability, Class, Exhaust, ExhaustModel, HeroCard, HeroHalf, HeroSide};
pub use journey::{End, Filled, Journey, MarkRule, RuleOptions};
pub use publish::{Origin, Proven, Unproven, prove, published, rate, winning_record};
pub use question::Question;
pub use reason::Reason;
pub use room::{Room, Rooms, Way};
pub use saved::{Saved, SavedDungeon, SavedPawn, SavedReading, SavedRoom, SavedWorld};
pub use saved_fight::{SavedActivated, SavedFight, SavedSnapshot, SavedTurn};
pub use sentence::{Condition, Count, Letter, Sentence, Where};
pub use set::{AdventureKind, AdventureSide, CardSet, Map};
pub use sets::{SetName, Sets};
pub use setup::TravelersSetup;
pub use story::{Cast, Story};
pub use stream::{LoopingBag, Stream, fnv1a};
pub use track::Track;
pub use view::*;
pub use world::{HalfCode, MarkTrack, World, WorldCard, WorldHalf};
