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
use protocol::{Address, Fact, Piece, Scene, Zone, ZoneKind};
use samples::duel::DuelView;
use samples::duel::card::Card;
use samples::duel::view::{DuelPlayerView, HandCardView, UnitView};
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

    fn zones(&self, seat: Seat, words: &Words) -> [Zone; 5] {
        let player = &self.view.players[seat.index()];
        let own = self.eye == Eye::Seat(seat);
        let zone = |key: &[&'static str; 2], name: &Owned, kind| Zone {
            key: key[seat.index()].into(),
            name: name.of(seat, own).to_owned(),
            kind,
            seat: Some(seat),
            count: None,
            facts: Vec::new(),
            pieces: Vec::new(),
        };
        let hand = zone(&keys::HAND, &words.hand, ZoneKind::Hand);
        [
            Zone {
                facts: facts(player, words),
                ..zone(&keys::PLAYER, &words.player, ZoneKind::Panel)
            },
            match own {
                true => Zone {
                    pieces: self.view.hand.iter().map(held).collect(),
                    ..hand
                },
                false => Zone {
                    count: Some(player.hand as u16),
                    ..hand
                },
            },
            Zone {
                pieces: player.units.iter().map(unit).collect(),
                ..zone(&keys::UNITS, &words.units, ZoneKind::Row)
            },
            Zone {
                count: Some(player.deck as u16),
                ..zone(&keys::DECK, &words.deck, ZoneKind::Deck)
            },
            Zone {
                count: Some(player.gone.len() as u16),
                pieces: gone(&player.gone),
                ..zone(&keys::GONE, &words.gone, ZoneKind::Pile)
            },
        ]
    }

    fn status(&self, words: &Words, locale: &Locale) -> Vec<Fact> {
        let active = self.view.active;
        let own = self.eye == Eye::Seat(active);
        let turn = fact("turn", &words.turn, words.player.of(active, own).to_owned());
        if !self.view.over {
            return vec![turn];
        }
        let standing = |seat: &Seat| self.view.players[seat.index()].health > 0;
        let ended = match Seat::all(2).find(standing) {
            Some(winner) => Phrase::new("duel-won").with("seat", winner),
            None => Phrase::new("duel-drawn"),
        };
        vec![turn, fact("result", &words.result, locale.say(&ended))]
    }
}

impl Staged for Table {
    fn scene(&self, locale: &Locale) -> Scene {
        let words = Words::of(locale);
        let mut zones = Vec::with_capacity(10);
        for seat in self.seats() {
            zones.extend(self.zones(seat, words));
        }
        Scene {
            board: "duel".into(),
            status: self.status(words, locale),
            zones,
            focus: None,
        }
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

fn fact(key: &'static str, name: &str, value: String) -> Fact {
    Fact {
        key: key.into(),
        name: name.to_owned(),
        value,
    }
}

/// Health and mana; DU-3: from an empty deck, also what the next card costs.
fn facts(player: &DuelPlayerView, words: &Words) -> Vec<Fact> {
    let mana = format!("{}/{}", player.mana, player.most_mana);
    let mut facts = vec![
        fact("health", &words.health, player.health.to_string()),
        fact("mana", &words.mana, mana),
    ];
    if player.deck == 0 {
        facts.push(fact("tired", &words.tired, player.next_tired.to_string()));
    }
    facts
}

fn held(held: &HandCardView) -> Piece {
    let card = held.card.data();
    Piece {
        key: keys::copy(card.id, held.copy),
        card: Some(card.id.into()),
        ..Piece::default()
    }
}

/// A unit. Its numbers say all there is to say.
fn unit(unit: &UnitView) -> Piece {
    Piece {
        key: keys::place(unit.place).into(),
        card: Some(unit.card.data().id.into()),
        values: [
            ("attack".into(), unit.attack.into()),
            ("health".into(), unit.health.into()),
        ]
        .into(),
        marks: match unit.ready {
            true => vec!["ready".into()],
            false => Vec::new(),
        },
        ..Piece::default()
    }
}

/// Each card that is gone once, with how many copies of it are: they come in the order of the
/// table, so that one card more changes little.
fn gone(cards: &[Card]) -> Vec<Piece> {
    let copies = cards.chunk_by(|one, other| one == other);
    let piece = |copies: &[Card]| Piece {
        key: copies[0].data().id.into(),
        card: Some(copies[0].data().id.into()),
        values: [("copies".into(), copies.len() as i32)].into(),
        ..Piece::default()
    };
    copies.map(piece).collect()
}
