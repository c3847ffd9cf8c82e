//! The stage of the sample duel. The server's speed is measured with it, so whatever is the same
//! in every scene is said once (`duel/words.rs`).
//!
//! Units go by their places (`units-1/3`), cards in hand as notation names them (`hand-1/7b`).

mod card_row;
mod cue;
mod keys;
mod seen;
#[cfg(test)]
mod tests;
mod words;

use crate::{Staged, Usable};
use catalog::Locale;
use kernel::{Eye, Phrase, Seat};
use protocol::{Address, Mark, SceneInk, ZoneInk, ZoneKind, ZoneMarks};
use samples::duel::DuelView;
use seen::{Facts, Held, Units, draw_facts, draw_gone, draw_hand, draw_units};
use words::{Owned, Words};

pub(crate) use card_row::card_row;
pub(crate) use cue::cue;

/// What an eye sees of a duel.
pub(crate) struct Table {
    view: Box<DuelView>,
    eye: Eye,
}

impl Table {
    pub(crate) fn new(view: Box<DuelView>, eye: Eye) -> Table {
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
        let mut zone = |key: &[&str; 2],
                        name: &Owned,
                        kind,
                        content: Mark,
                        draw: &dyn Fn(&mut ZoneInk<'_, '_>)| {
            let key = key[seat.index()];
            let name = || name.of(seat, own, locale).to_string();
            let marks = ZoneMarks { frame, content };
            scene.zone(marks, key, kind, Some(seat), name, draw);
        };
        let facts = Facts::of(player);
        zone(
            &keys::PLAYER,
            &words.player,
            ZoneKind::Panel,
            Mark::of(&facts),
            &|zone| draw_facts(&facts, words, zone),
        );
        let hand = Held(&self.view.hand);
        let held = match own {
            true => Mark::of(&hand),
            false => Mark::of(&player.hand),
        };
        zone(
            &keys::HAND,
            &words.hand,
            ZoneKind::Hand,
            held,
            &|zone| match own {
                true => draw_hand(&hand, zone),
                false => zone.count(player.hand as u16),
            },
        );
        let units = Units(&player.units);
        zone(
            &keys::UNITS,
            &words.units,
            ZoneKind::Row,
            Mark::of(&units),
            &|zone| draw_units(&units, zone),
        );
        zone(
            &keys::DECK,
            &words.deck,
            ZoneKind::Deck,
            Mark::of(&player.deck),
            &|zone| zone.count(player.deck as u16),
        );
        zone(
            &keys::GONE,
            &words.gone,
            ZoneKind::Pile,
            Mark::of(&player.gone),
            &|zone| {
                zone.count(player.gone.len() as u16);
                draw_gone(player.gone, zone);
            },
        );
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
