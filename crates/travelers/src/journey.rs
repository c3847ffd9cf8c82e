//! A position in a game of Travelers.

use crate::cards::Row;
use crate::fight::Fight;
use crate::layout::{InPlay, Layout};
use crate::map::MapState;
use crate::question::Question;
use crate::script::Scripts;
use crate::sets::Sets;
use crate::stream::Stream;
use crate::track::Track;
use crate::zones::Zones;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A game between a hero and an adventure.
#[derive(Clone, Debug, PartialEq)]
pub struct Journey {
    pub(crate) sets: Arc<Sets>,
    pub(crate) rules: RuleOptions,
    pub(crate) chance: Stream,
    pub(crate) tracks: Tracks,
    pub(crate) zones: Zones,
    pub(crate) layout: Layout,
    pub(crate) map: MapState,
    pub(crate) marks: Filled,
    pub(crate) fight: Option<Fight>,
    pub(crate) scripts: Scripts,
    /// Cards chosen so far for the instruction that asks.
    pub(crate) picks: Row,
    /// Second pile of chosen cards, for instructions that exchange two.
    pub(crate) exchanged: Row,
    pub(crate) question: Question,
    /// EF-35: may the next fight of this text be left?
    pub(crate) may_leave: bool,
    /// Has the pawn come to another room that is to be read once the text ends (TS-7.75)?
    pub(crate) arrived: bool,
    pub(crate) end: Option<End>,
}

/// The options of a game (TS-0.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleOptions {
    /// What Strain costs, 0 or 1 (R1).
    pub strain_cost: u8,
    /// What becomes of marks (TS-5.60).
    pub marks: MarkRule,
    /// Is a score counted (TS-3.20)?
    pub scoring: bool,
    /// May steps of Open and Plan be taken back (TS-4.17)?
    pub plan_undo: bool,
}

impl Default for RuleOptions {
    fn default() -> RuleOptions {
        RuleOptions {
            strain_cost: 1,
            marks: MarkRule::Persistent,
            scoring: true,
            plan_undo: true,
        }
    }
}

/// What becomes of pencil marks (TS-5.60).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarkRule {
    /// They survive from game to game.
    Persistent,
    /// Every game starts blank.
    Fresh,
    /// Every track counts as full (R57).
    Off,
}

/// How many boxes are filled: on the hero's set and on the adventure's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Filled {
    /// Of the hero's legacy (EF-07).
    pub hero: u8,
    /// Of the adventure's theft quest (EF-41).
    pub adventure: u8,
}

/// The hero's tracks (TS-1.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tracks {
    pub(crate) attack: u16,
    pub(crate) defense: u16,
    pub(crate) level: u8,
    pub(crate) mana: u8,
}

/// The highest level (TS-1.14).
pub(crate) const HIGHEST_LEVEL: u8 = 9;

impl Tracks {
    /// TS-3.2.
    pub(crate) const START: Tracks = Tracks {
        attack: 0,
        defense: 0,
        level: 2,
        mana: 0,
    };

    pub(crate) const fn shows(&self, track: Track) -> u16 {
        match track {
            Track::Attack => self.attack,
            Track::Defense => self.defense,
            Track::Mana => self.mana as u16,
        }
    }

    /// TS-1.14, TS-1.15: Mana never rises above the level; what is beyond is lost.
    pub(crate) fn set(&mut self, track: Track, amount: u16) {
        match track {
            Track::Attack => self.attack = amount,
            Track::Defense => self.defense = amount,
            Track::Mana => self.mana = amount.min(self.level.into()) as u8,
        }
    }

    pub(crate) fn gain(&mut self, track: Track, amount: u16) {
        self.set(track, self.shows(track).saturating_add(amount));
    }

    /// TS-1.16: whoever calls has seen that the track shows enough.
    pub(crate) fn pay(&mut self, track: Track, amount: u16) {
        self.set(track, self.shows(track).saturating_sub(amount));
    }
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The adventure is won (TS-3.10, TS-3.11).
    Won,
    /// Every Hero Card is removed (TS-3.12).
    Defeated,
    /// The player gave up (R51).
    Conceded,
    /// Training was stopped (TS-3.7).
    Stopped,
}

impl Journey {
    /// What is in play, with what is printed on it.
    #[inline]
    pub(crate) fn in_play(&self) -> InPlay<'_> {
        InPlay {
            sets: &self.sets,
            zones: &self.zones,
            layout: &self.layout,
        }
    }
}
