//! What is seen of a seat, zone by zone: what marks it, and how it is drawn.

use super::keys;
use super::words::Words;
use protocol::{PieceInk, ZoneInk};
use samples::duel::Bag;
use samples::duel::board::Place;
use samples::duel::card::Card;
use samples::duel::view::{DuelPlayerView, HandCardView, UnitView};
use std::fmt;
use std::hash::{Hash, Hasher};

/// Mana: what is left of what a turn begins with.
#[derive(Hash)]
struct Mana(u8, u8);

impl fmt::Display for Mana {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.0, self.1)
    }
}

/// Health and mana; DU-3: from an empty deck, also what the next card costs.
#[derive(Hash)]
pub struct Facts {
    health: i8,
    mana: Mana,
    tired: Option<u8>,
}

impl Facts {
    pub fn of(player: &DuelPlayerView) -> Facts {
        Facts {
            health: player.health,
            mana: Mana(player.mana, player.most_mana),
            tired: (player.deck == 0).then_some(player.next_tired),
        }
    }
}

pub fn draw_facts(facts: &Facts, words: &Words, zone: &mut ZoneInk<'_, '_>) {
    zone.fact("health", &words.health, facts.health);
    zone.fact("mana", &words.mana, &facts.mana);
    if let Some(tired) = facts.tired {
        zone.fact("tired", &words.tired, tired);
    }
}

/// What is seen of the own hand.
pub struct Held<'v>(pub &'v [HandCardView]);

impl Hash for Held<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for held in self.0 {
            (held.card, held.copy).hash(state);
        }
    }
}

pub fn draw_hand(hand: &Held<'_>, zone: &mut ZoneInk<'_, '_>) {
    for held in hand.0 {
        zone.piece(&(held.card, held.copy), write_held);
    }
}

fn write_held<'t>(&(card, copy): &(Card, u8), ink: PieceInk<'t>) -> PieceInk<'t> {
    let id = card.data().id;
    ink.key(&keys::copy(id, copy)).card(id)
}

/// What is seen of units.
pub struct Units<'v>(pub &'v [UnitView]);

impl Hash for Units<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for unit in self.0 {
            Seen::of(unit).hash(state);
        }
    }
}

/// What is seen of a unit. Its numbers say all there is to say.
#[derive(Hash)]
struct Seen {
    place: Place,
    card: Card,
    attack: u8,
    health: u8,
    ready: bool,
}

impl Seen {
    fn of(unit: &UnitView) -> Seen {
        Seen {
            place: unit.place,
            card: unit.card,
            attack: unit.attack,
            health: unit.health,
            ready: unit.ready,
        }
    }
}

pub fn draw_units(units: &Units<'_>, zone: &mut ZoneInk<'_, '_>) {
    for unit in units.0 {
        zone.piece(&Seen::of(unit), write_unit);
    }
}

fn write_unit<'t>(unit: &Seen, ink: PieceInk<'t>) -> PieceInk<'t> {
    let values = [
        ("attack", unit.attack.into()),
        ("health", unit.health.into()),
    ];
    let ink = ink.key(unit.place.word()).card(unit.card.data().id);
    let ink = ink.values(values);
    match unit.ready {
        true => ink.marks(["ready"]),
        false => ink,
    }
}

/// Each card that is gone once, with how many copies of it are: they come in the order of the
/// table, so that one card more changes little.
pub fn draw_gone(gone: Bag, zone: &mut ZoneInk<'_, '_>) {
    for (card, copies) in gone.kinds() {
        zone.piece(&(card, copies as u8), write_gone);
    }
}

fn write_gone<'t>(&(card, copies): &(Card, u8), ink: PieceInk<'t>) -> PieceInk<'t> {
    let id = card.data().id;
    ink.key(id).card(id).values([("copies", copies.into())])
}
