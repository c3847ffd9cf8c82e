//! The stage of the sample duel. The server's speed is measured with it, so whatever is the same
//! in every scene is said once (`duel/words.rs`).
//!
//! Units go by their places (`units-1/3`), cards in hand as notation names them (`hand-1/7b`).

mod card_row;
mod cue;
mod keys;
#[cfg(test)]
mod tests;
mod words;

use crate::{Staged, Usable};
use catalog::Locale;
use kernel::{Eye, Phrase, Seat};
use protocol::{Address, Mark, PieceInk, SceneInk, ZoneInk, ZoneKind};
use samples::duel::board::Place;
use samples::duel::card::Card;
use samples::duel::view::{DuelPlayerView, HandCardView, UnitView};
use samples::duel::{Bag, DuelView};
use std::fmt;
use words::{Owned, Words};

pub(crate) use card_row::card_row;
pub(crate) use cue::cue;

/// What an eye sees of a duel.
pub(crate) struct Table {
    view: DuelView,
    eye: Eye,
}

impl Table {
    pub(crate) fn new(view: DuelView, eye: Eye) -> Table {
        Table { view, eye }
    }

    /// Both seats, whoever looks first.
    fn seats(&self) -> [Seat; 2] {
        match self.eye {
            Eye::Seat(seat) if seat.index() == 1 => [Seat::new(1), Seat::new(0)],
            _ => [Seat::new(0), Seat::new(1)],
        }
    }

    /// What a seat has: itself, its hand, its units, its deck and what is gone.
    fn draw_seat(&self, seat: Seat, words: &Words, locale: &Locale, scene: &mut SceneInk<'_>) {
        let player = &self.view.players[seat.index()];
        let own = self.eye == Eye::Seat(seat);
        // Which zones there are is fixed; how they are called follows from who looks.
        let frame = Mark::of(&words.player.of(seat, own, locale));
        let mut zone =
            |key: &[&str; 2], name: &Owned, kind, draw: &dyn Fn(&mut ZoneInk<'_, '_>)| {
                let name = || name.of(seat, own, locale).to_string();
                scene.zone(frame, key[seat.index()], kind, Some(seat), name, draw);
            };
        zone(&keys::PLAYER, &words.player, ZoneKind::Panel, &|zone| {
            draw_facts(player, words, zone);
        });
        zone(
            &keys::HAND,
            &words.hand,
            ZoneKind::Hand,
            &|zone| match own {
                true => draw_hand(&self.view.hand, zone),
                false => zone.count(player.hand as u16),
            },
        );
        zone(&keys::UNITS, &words.units, ZoneKind::Row, &|zone| {
            draw_units(&player.units, zone);
        });
        zone(&keys::DECK, &words.deck, ZoneKind::Deck, &|zone| {
            zone.count(player.deck as u16);
        });
        zone(&keys::GONE, &words.gone, ZoneKind::Pile, &|zone| {
            zone.count(player.gone.len() as u16);
            draw_gone(player.gone, zone);
        });
    }

    fn draw_status(&self, words: &Words, locale: &Locale, scene: &mut SceneInk<'_>) {
        let active = self.view.active;
        let own = self.eye == Eye::Seat(active);
        scene.fact("turn", &words.turn, words.player.of(active, own, locale));
        if self.view.over {
            let standing = |seat: &Seat| self.view.players[seat.index()].health > 0;
            let ended = match Seat::all(2).find(standing) {
                Some(winner) => Phrase::new("duel-won").with("seat", winner),
                None => Phrase::new("duel-drawn"),
            };
            scene.fact("result", &words.result, locale.say(&ended));
        }
    }
}

impl Staged for Table {
    fn draw(&self, locale: &Locale, scene: &mut SceneInk<'_>) {
        let words = Words::of(locale);
        scene.board("duel");
        self.draw_status(words, locale, scene);
        for seat in self.seats() {
            self.draw_seat(seat, words, locale, scene);
        }
    }

    fn is_spelled_by_action_alone(&self) -> bool {
        true
    }

    fn path(&self, action: &str) -> Vec<Address> {
        let Eye::Seat(you) = self.eye else {
            return Vec::new();
        };
        let (own, enemy) = (you.index(), 1 - you.index().min(1));
        let mut words = action.split(' ').skip(1);
        match (words.next(), words.nth(1)) {
            (Some(card), None) => vec![keys::at(keys::HAND[own], card)],
            (Some(with), Some("player")) => {
                let unit = keys::at(keys::UNITS[own], with);
                vec![unit, keys::PLAYER[enemy].to_owned()]
            }
            (Some(with), Some(on)) => vec![
                keys::at(keys::UNITS[own], with),
                keys::at(keys::UNITS[enemy], on),
            ],
            (None, _) => Vec::new(),
        }
    }

    fn usable(&self, thing: &str) -> Vec<Usable> {
        let Eye::Seat(you) = self.eye else {
            return Vec::new();
        };
        let action = match thing.split_once('/') {
            Some((zone, card)) if zone == keys::HAND[you.index()] => format!("play {card}"),
            Some((zone, place)) if zone == keys::UNITS[you.index()] => {
                format!("attack {place} on player")
            }
            _ => return Vec::new(),
        };
        vec![Usable::If(action)]
    }
}

/// Mana: what is left of what a turn begins with.
#[derive(Hash)]
struct Mana(u8, u8);

impl fmt::Display for Mana {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.0, self.1)
    }
}

/// Health and mana; DU-3: from an empty deck, also what the next card costs.
fn draw_facts(player: &DuelPlayerView, words: &Words, zone: &mut ZoneInk<'_, '_>) {
    zone.fact("health", &words.health, player.health);
    zone.fact("mana", &words.mana, Mana(player.mana, player.most_mana));
    if player.deck == 0 {
        zone.fact("tired", &words.tired, player.next_tired);
    }
}

fn draw_hand(hand: &[HandCardView], zone: &mut ZoneInk<'_, '_>) {
    for held in hand {
        zone.piece(&(held.card, held.copy), write_held);
    }
}

fn write_held<'t>(&(card, copy): &(Card, u8), ink: PieceInk<'t>) -> PieceInk<'t> {
    let id = card.data().id;
    ink.key(&keys::copy(id, copy)).card(id)
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

fn draw_units(units: &[UnitView], zone: &mut ZoneInk<'_, '_>) {
    for unit in units {
        let seen = Seen {
            place: unit.place,
            card: unit.card,
            attack: unit.attack,
            health: unit.health,
            ready: unit.ready,
        };
        zone.piece(&seen, write_unit);
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
fn draw_gone(gone: Bag, zone: &mut ZoneInk<'_, '_>) {
    for (card, copies) in gone.kinds() {
        zone.piece(&(card, copies as u8), write_gone);
    }
}

fn write_gone<'t>(&(card, copies): &(Card, u8), ink: PieceInk<'t>) -> PieceInk<'t> {
    let id = card.data().id;
    ink.key(id).card(id).values([("copies", copies.into())])
}
