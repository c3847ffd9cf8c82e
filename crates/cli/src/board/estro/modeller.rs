//! Takes what the board shows from a view, and puts it into words.

use super::concern::Concern;
use super::face::Labels;
use super::model::{Area, Cards, Chip, Head, Model, Part};
use super::words::Speaker;
use crate::board::{Thing, Usable};
use estro::estri::Estro;
use estro::mode::{Extra, Frame, Modes};
use estro::player::{Player, Side};
use estro::ships::Object;
use estro::text;
use estro::view::{AttackView, EstroView, PlayerView, WhyNot, ZoneView};
use kernel::{Phrase, Seat};

/// Fills a model, one part after the other.
pub struct Modeller<'a> {
    pub view: &'a EstroView,
    pub say: Speaker<'a>,
    pub labels: &'a Labels,
    pub modes: Modes,
    pub near: Side,
    pub things: Vec<Thing>,
    pub concerns: Vec<Concern>,
}

impl<'a> Modeller<'a> {
    /// Nothing yet.
    pub fn new(view: &'a EstroView, say: Speaker<'a>, labels: &'a Labels) -> Modeller<'a> {
        let own = |player: &&PlayerView| player.player.in_seat() == view.you;
        let near = match view.you {
            Some(_) => view.players.iter().find(own).map(|player| player.side),
            None => None,
        };
        Modeller {
            view,
            say,
            labels,
            modes: Modes::read(&view.modes).unwrap_or(Modes::of(Frame::Duel)),
            near: near.unwrap_or(Side::One),
            things: Vec::new(),
            concerns: Vec::new(),
        }
    }

    /// Everything the view's board shows: the enemy above, the own side below, the hand last.
    pub fn model(mut self) -> Model {
        let mut parts = vec![self.players(self.near.other())];
        parts.extend(self.scene());
        parts.push(self.players(self.near));
        parts.extend(self.objects());
        parts.extend(self.looked_at());
        let before = self.things.len();
        parts.extend(self.hands());
        let first = if self.things.len() > before {
            before
        } else {
            0
        };
        Model {
            status: self.say.status(self.view, self.frame()),
            modes: self.say.modes(self.modes),
            parts,
            things: self.things,
            concerns: self.concerns,
            first,
        }
    }

    pub fn frame(&self) -> Frame {
        self.modes.frame
    }

    /// Are marks and hints hidden (ES-8.2.2)?
    pub fn is_mnemonic(&self) -> bool {
        self.modes.has(Extra::Mnemonic)
    }

    /// Is the looking seat asked now?
    pub fn is_asked(&self) -> bool {
        let asked = self
            .view
            .you
            .is_some_and(|seat| self.view.waiting.contains(seat));
        asked && self.view.winners.is_none()
    }

    /// The attack being made. One that ended the match is over.
    pub fn attack(&self) -> Option<&'a AttackView> {
        let attack = self.view.attack.as_ref();
        attack.filter(|_| self.view.winners.is_none())
    }

    pub fn side_of(&self, player: Player) -> Side {
        let found = self.view.players.iter().find(|one| one.player == player);
        found.map_or(Side::One, |one| one.side)
    }

    pub fn add(&mut self, thing: Thing, concern: Concern) -> usize {
        self.things.push(thing);
        self.concerns.push(concern);
        self.things.len() - 1
    }

    /// A short text, with sentences to read about it.
    pub fn chip(
        &mut self,
        text: String,
        estro: Option<Estro>,
        state: Vec<String>,
        concern: Concern,
    ) -> Chip {
        let usable = match concern {
            Concern::Named(id) if Object::ALL.iter().any(|object| object.id() == id) => {
                self.if_possible(format!("use {id}"))
            }
            _ => Usable::Never,
        };
        let thing = Thing {
            name: text.clone(),
            card: None,
            state,
            usable,
        };
        Chip {
            thing: self.add(thing, concern),
            text,
            estro,
            waited_for: false,
        }
    }

    /// Usable as far as this action is: whoever is not asked is not told.
    pub fn if_possible(&self, action: String) -> Usable {
        match self.is_asked() && !self.is_mnemonic() {
            true => Usable::If(action),
            false => Usable::Never,
        }
    }

    /// Usable unless the view says why not.
    pub fn usable(&self, mine: bool, why_not: Option<&WhyNot>) -> Usable {
        match why_not {
            _ if !mine || self.is_mnemonic() || self.view.winners.is_some() => Usable::Never,
            None if self.is_asked() => Usable::Now,
            None => Usable::Never,
            Some(WhyNot { rule, why }) => Usable::NotNow {
                rule,
                why: self.say.phrase(why.clone()),
            },
        }
    }

    fn players(&mut self, side: Side) -> Part {
        let view = self.view;
        let of_side = view.players.iter().filter(|player| player.side == side);
        Part::Chips(of_side.map(|player| self.player(player)).collect())
    }

    fn player(&mut self, player: &PlayerView) -> Chip {
        let name = self.say.player(self.view.you, player.player, self.frame());
        let counts = self.say.counts(player, self.view.horde_deck);
        let state = self.say.player_state(player);
        let text = match counts.is_empty() {
            true => name,
            false => self.say.phrase(
                Phrase::new("mazzo-tui-estro-player")
                    .with("player", name.as_str())
                    .with("counts", counts.as_str()),
            ),
        };
        let chip = self.chip(text, None, state, Concern::Nothing);
        let seat = player.player.in_seat();
        Chip {
            waited_for: seat.is_some_and(|seat| self.view.waiting.contains(seat)),
            ..chip
        }
    }

    /// The zones, and the counters that belong to nobody.
    pub fn zones_and_counters(&mut self) -> Vec<Chip> {
        let view = self.view;
        let mut chips: Vec<Chip> = match self.frame() {
            Frame::Conquest => Vec::new(),
            _ => view.zones.iter().map(|zone| self.zone(zone)).collect(),
        };
        if let Some(connections) = view.connections {
            let phrase = Phrase::new("mazzo-tui-estro-connections").with("count", connections);
            let text = self.say.phrase(phrase);
            let state = vec![self.say.phrase(text::mode_text(Frame::Bastion))];
            chips.push(self.chip(text, None, state, Concern::Nothing));
        }
        if let Some(deck) = view.rift_deck {
            let phrase = Phrase::new("mazzo-tui-estro-rift").with("count", deck);
            let text = self.say.phrase(phrase);
            let state = vec![self.say.phrase(text::mode_text(Extra::Rift))];
            chips.push(self.chip(text, None, state, Concern::Nothing));
        }
        if view.inverted {
            let text = self.say.phrase(Phrase::new("mazzo-tui-estro-inverted"));
            chips.push(self.chip(text, None, Vec::new(), Concern::Nothing));
        }
        chips
    }

    fn zone(&mut self, zone: &ZoneView) -> Chip {
        let text = self.say.zone(zone);
        let state = self.say.zone_state(zone);
        let concern = Concern::Named(zone.zone.id());
        self.chip(text, Some(zone.zone.estro()), state, concern)
    }

    /// The objects held (ES-8.6.16).
    fn objects(&mut self) -> Option<Part> {
        let view = self.view;
        let chips: Vec<Chip> = (view.objects.iter())
            .map(|&object| {
                let text = self.say.phrase(text::object_name(object));
                let state = vec![self.say.phrase(text::object_text(object))];
                self.chip(text, None, state, Concern::Named(object.id()))
            })
            .collect();
        (!chips.is_empty()).then_some(Part::Chips(chips))
    }

    fn looked_at(&mut self) -> Option<Part> {
        let view = self.view;
        if view.looking_at.is_empty() {
            return None;
        }
        let label = self.say.phrase(Phrase::new("mazzo-tui-estro-looked-at"));
        let cards = view.looking_at.iter();
        Some(Part::Cards(Cards {
            title: label.clone(),
            head: Head::Label(label),
            area: Area::Hand,
            cards: cards.map(|card| self.looked(card)).collect(),
        }))
    }

    /// The hands these eyes may see, the own one first.
    fn hands(&mut self) -> Vec<Part> {
        let view = self.view;
        let mut players: Vec<&PlayerView> = view.players.iter().collect();
        players.sort_by_key(|player| player.player.in_seat() != view.you);
        let hand = |player: &PlayerView| {
            let seat = player.player.in_seat()?;
            let label = self.hand_label(seat);
            let cards = player.hand.as_ref()?.iter();
            Some(Part::Cards(Cards {
                title: label.clone(),
                head: Head::Label(label),
                area: Area::Hand,
                cards: cards.map(|held| self.held(seat, held)).collect(),
            }))
        };
        players.into_iter().filter_map(hand).collect()
    }

    fn hand_label(&self, seat: Seat) -> String {
        self.say.phrase(match self.view.you == Some(seat) {
            true => Phrase::new("mazzo-tui-hand"),
            false => Phrase::new("mazzo-tui-hand-of").with("seat", seat.number()),
        })
    }
}
