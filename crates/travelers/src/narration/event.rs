//! What happened, as lines of the log.

use super::names::{banner, code, track, way};
use crate::cards::Upright;
use crate::dungeon::Reading;
use crate::event::Event;
use crate::journey::{End, Journey};
use crate::set::Map;
use crate::story::Story;
use crate::text::glyph::Glyph;
use crate::track::Track;
use crate::world::HalfCode;
use kernel::Phrase;

impl Journey {
    /// The event as a line of the log.
    pub(crate) fn event_phrase(&self, event: &Event) -> Phrase {
        let told = Phrase::new;
        match *event {
            Event::Shuffled => told("travelers-play-told-shuffled"),
            Event::Drew(card) => self.told_of("travelers-play-told-drew", card),
            Event::Opened(card) => self.told_of("travelers-play-told-opened", card),
            Event::Loaded(card) => self.told_of("travelers-play-told-loaded", card),
            Event::Infused(card) => self.told_of("travelers-play-told-infused", card),
            Event::Added(card) => self.told_of("travelers-play-told-added", card),
            Event::Strained(card) => self.told_of("travelers-play-told-strained", card),
            Event::Activated { card, ability } => self
                .told_of("travelers-play-told-activated", card)
                .with("ability", ability),
            Event::Repeated { card, ability } => self
                .told_of("travelers-play-told-repeated", card)
                .with("ability", ability),
            Event::Gained { track, amount } => points("travelers-play-told-gained", track, amount),
            Event::Paid { track, amount } => points("travelers-play-told-paid", track, amount),
            Event::Zeroed(zeroed) => {
                told("travelers-play-told-zeroed").with("track", track(zeroed))
            }
            Event::Transferred { from, to, amount } => told("travelers-play-told-transferred")
                .with("from", track(from))
                .with("to", track(to))
                .with("amount", amount),
            Event::TookBack(card) => self.told_of("travelers-play-told-took-back", card),
            Event::FilledMark => told("travelers-play-told-filled-mark"),
            Event::IgnoredModifiers => told("travelers-play-told-ignored"),
            Event::Declined => told("travelers-play-told-declined"),
            Event::PlanEnded => told("travelers-play-told-plan-ended"),
            Event::Turned(card) => self
                .told_of("travelers-play-told-turned", card)
                .with("half", banner(card.half)),
            Event::Discarded(card) => self.told_of("travelers-play-told-discarded", card),
            Event::Removed(card) => self.told_of("travelers-play-told-removed", card),
            Event::Hit(card) => self.told_of("travelers-play-told-hit", card),
            Event::Took(card) => self.told_of("travelers-play-told-took", card),
            Event::FightBegan(name) => enemy("travelers-play-told-fight-began", name),
            Event::EnemyDefeated { name, after: None } => {
                enemy("travelers-play-told-defeated", name)
            }
            Event::EnemyDefeated {
                name,
                after: Some(after),
            } => enemy("travelers-play-told-defeated-after", name).with("story", self.told(after)),
            Event::EnemyStruck { hits } => told("travelers-play-told-struck").with("hits", hits),
            Event::LevelRose(level) => told("travelers-play-told-level-rose").with("level", level),
            Event::LeftFight => told("travelers-play-told-left-fight"),
            Event::Fled => told("travelers-play-told-fled"),
            Event::Stepped(direction) => {
                told("travelers-play-told-stepped").with("way", way(direction))
            }
            Event::Pulled(direction) => {
                told("travelers-play-told-pulled").with("way", way(direction))
            }
            Event::ReadHalf(half) => self.told_half(half),
            Event::ReadEntry(reading) => self.told_entry(reading),
            Event::Blank => told("travelers-play-told-blank"),
            Event::Revealed(half) => self.told_title("travelers-play-told-revealed", half),
            Event::CardRemoved(card) => told("travelers-play-told-card-removed").with("card", card),
            Event::CardGained(card) => self.told_of("travelers-play-told-card-gained", card),
            Event::Migrated { card, with } => told("travelers-play-told-migrated")
                .with("card", card)
                .with("other", with),
            Event::RoomLaid(room) => told("travelers-play-told-room-laid").with("room", code(room)),
            Event::RoomForgotten(room) => {
                told("travelers-play-told-room-forgotten").with("room", code(room))
            }
            Event::Teleported(room) => {
                told("travelers-play-told-teleported").with("room", code(room))
            }
            Event::BossDefeated => told("travelers-play-told-boss-defeated"),
            Event::Ended { end, score } => end_phrase(end, score),
        }
    }

    fn told_of(&self, key: &'static str, card: Upright) -> Phrase {
        Phrase::new(key).with("card", self.upright_name(card))
    }

    fn told_title(&self, key: &'static str, half: HalfCode) -> Phrase {
        let title = self.half_title(half);
        Phrase::new(key)
            .with("code", code(half))
            .with("title", title.unwrap_or(Phrase::new("travelers-nothing")))
    }

    /// The half's title and what it tells first.
    fn told_half(&self, half: HalfCode) -> Phrase {
        let tale = match self.sets.map() {
            Some(Map::World(world)) => world.half(half).tale,
            _ => None,
        };
        match tale {
            Some(tale) => self
                .told_title("travelers-play-told-read-tale", half)
                .with("story", self.told(tale)),
            None => self.told_title("travelers-play-told-read", half),
        }
    }

    fn told_entry(&self, reading: Reading) -> Phrase {
        let entry = match self.sets.map() {
            Some(Map::Dungeon(dungeon)) => {
                dungeon.index.iter().find(|entry| entry.reading == reading)
            }
            _ => None,
        };
        let title = match entry {
            Some(entry) => self.told(entry.title),
            None => Phrase::new("travelers-nothing"),
        };
        let told = |key| {
            Phrase::new(key)
                .with("code", Glyph::Symbol(reading))
                .with("title", title)
        };
        match entry.and_then(|entry| entry.tale) {
            Some(tale) => told("travelers-play-told-read-tale").with("story", self.told(tale)),
            None => told("travelers-play-told-read"),
        }
    }
}

fn points(key: &'static str, gained: Track, amount: u16) -> Phrase {
    Phrase::new(key)
        .with("track", track(gained))
        .with("amount", amount)
}

fn enemy(key: &'static str, name: Story) -> Phrase {
    Phrase::new(key).with("enemy", Phrase::new(name.key()))
}

/// How the game ended, with the score if one is counted (TS-3.20).
pub(crate) fn end_phrase(end: End, score: Option<u8>) -> Phrase {
    match (end, score) {
        (End::Won, Some(score)) => Phrase::new("travelers-play-end-scored").with("score", score),
        (End::Won, None) => Phrase::new("travelers-play-end-won"),
        (End::Defeated, _) => Phrase::new("travelers-play-end-defeated"),
        (End::Conceded, _) => Phrase::new("travelers-play-end-conceded"),
        (End::Stopped, _) => Phrase::new("travelers-play-end-stopped"),
    }
}
