//! Duels set up as a test needs them.

use kernel::Game;
use samples::duel::card::Card;
use samples::{Duel, Plain};
use serde_json::{Value, json};

/// One side of a duel. What is in neither hand, deck nor board is gone.
#[derive(Clone, Copy)]
pub struct Side<'a> {
    pub health: i8,
    pub mana: u8,
    pub hand: &'a [&'a str],
    pub deck: &'a [&'a str],
    /// Place, card, health, ready.
    pub units: &'a [(u8, &'a str, u8, bool)],
    pub tired: u8,
}

pub const SIDE: Side = Side {
    health: 20,
    mana: 10,
    hand: &[],
    deck: &["6", "6"],
    units: &[],
    tired: 0,
};

impl Side<'_> {
    pub fn saved(&self) -> Value {
        let used: Vec<&str> = (self.hand.iter().chain(self.deck).copied())
            .chain(self.units.iter().map(|unit| unit.1))
            .collect();
        let mut gone = Vec::new();
        for (number, card) in Card::all().enumerate() {
            let copies = if number < 6 { 3 } else { 2 };
            let id = card.data().id;
            let left = copies - used.iter().filter(|&&used| used == id).count();
            gone.extend(std::iter::repeat_n(id, left));
        }
        let unit = |&(place, card, health, ready): &(u8, &str, u8, bool)| json!({ "place": place, "card": card, "health": health, "ready": ready });
        json!({
            "health": self.health,
            "mana": self.mana,
            "most_mana": 10,
            "tired": self.tired,
            "hand": self.hand,
            "deck": self.deck,
            "units": self.units.iter().map(unit).collect::<Vec<_>>(),
            "gone": gone,
        })
    }
}

/// A duel in which seat 1 is to act.
pub fn duel(first: Side, second: Side) -> Duel {
    restored(first.saved(), second.saved()).unwrap()
}

pub fn restored(first: Value, second: Value) -> Result<Duel, String> {
    let saved = json!({
        "active": 1,
        "players": [first, second],
        "chance": { "seed": "1", "drawn": 0 },
    });
    let saved = serde_json::from_value(saved).map_err(|error| error.to_string())?;
    Duel::restore(&Plain, saved).map_err(|broken| broken.0)
}
