//! The field of a saved match, read back.

use crate::action::Face;
use crate::body::{Body, Estri};
use crate::cards::Piece;
use crate::estri::{Estro, Value, Zone};
use crate::mode::Frame;
use crate::pieces::Area;
use crate::place::{Cell, Slot};
use crate::player::Player;
use crate::restore::{Loader, card_named};
use crate::saved::SavedMatch;
use crate::saved_card::{BODY_WORDS, PIECE_WORDS, SavedCard, SavedValues, value_word};
use crate::ships::Ship;
use kernel::Seat;

impl Loader {
    pub(crate) fn read_field(&mut self, saved: &SavedMatch) {
        let all = || saved.field.iter().chain(&saved.remembered);
        let numbers: Vec<u64> = all().filter_map(|card| card.slot).collect();
        let mut free = (1..=Slot::COUNT as u64).filter(|number| !numbers.contains(number));
        let mut taken = [false; Slot::COUNT];
        for (index, card) in all().enumerate() {
            let number = card.slot.or_else(|| free.next()).unwrap_or(0);
            let Some(slot) = self.slot(number) else {
                continue;
            };
            if std::mem::replace(&mut taken[slot.index()], true) {
                self.faults
                    .note(|| format!("two cards lie in place {slot}"));
                continue;
            }
            if index < saved.field.len() {
                self.read_card(slot, card);
            } else {
                self.read_ashes(slot, card);
            }
        }
    }

    fn slot(&mut self, number: u64) -> Option<Slot> {
        if (1..=Slot::COUNT as u64).contains(&number) {
            return Some(Slot(number as u8 - 1));
        }
        self.faults.note(|| {
            format!(
                "{number} is no place on the field; places are 1 to {}",
                Slot::COUNT
            )
        });
        None
    }

    fn read_card(&mut self, slot: Slot, saved: &SavedCard) {
        let Some(piece) = self.put(&saved.card, Area::Field, "the field") else {
            return;
        };
        let guards = match saved.ship {
            Some(_) => Player::MACHINE,
            None => Player::seat(Seat::new(0)),
        };
        let player = saved.player.unwrap_or(guards);
        let owner = saved.owner.unwrap_or(player);
        for player in [player, owner] {
            if !self.game.all_players().any(|other| other == player) {
                self.faults
                    .note(|| format!("'{}' is a card of nobody in this match", saved.card));
                return;
            }
        }
        let mut body = self.remembered_body(piece, saved);
        body.set_controller(player);
        body.set_up(saved.face != Some(Face::Down));
        body.cell = self.cell(saved, player);
        body.tokens = self.byte(saved, "tokens", saved.tokens);
        body.armed = self.byte(saved, "armed", saved.armed);
        if saved.attacks > 3 {
            self.faults
                .note(|| format!("'{}' cannot have attacked so often", saved.card));
        }
        body.set_attacks(saved.attacks.min(3) as u8);
        if let Some(donor) = &saved.donor {
            self.read_donor(&mut body, saved, donor);
        }
        if let Some(number) = saved.supports {
            body.set_supports(self.slot(number));
        }
        self.game.state_mut(piece).set_owner(owner);
        for word in &saved.is {
            let lying = BODY_WORDS.iter().find(|(own, ..)| own == word);
            let kept = PIECE_WORDS.iter().find(|(own, ..)| own == word);
            match (lying, kept) {
                (Some((.., set)), _) => set(&mut body, true),
                (_, Some((.., set))) => set(self.game.state_mut(piece)),
                _ => self
                    .faults
                    .note(|| format!("'{}' cannot be '{word}'", saved.card)),
            }
        }
        *self.game.body_mut(slot) = body;
        // There are as many places as the field has room for, and none is taken twice.
        let _room = self.game.field.push(slot);
        self.game.note_gift(slot);
    }

    fn read_donor(&mut self, body: &mut Body, saved: &SavedCard, name: &str) {
        let Some(donor) = self.put(name, Area::Absorbed, "a Chimera") else {
            return;
        };
        if !body.is_up() {
            self.faults
                .note(|| format!("'{}' is a Chimera and lies face-down", saved.card));
        }
        if saved.supports.is_some() {
            self.faults
                .note(|| format!("'{}' is a Chimera and supports nothing", saved.card));
        }
        self.game
            .state_mut(donor)
            .set_owner(saved.owner.unwrap_or(body.controller()));
        body.set_donor(donor);
    }

    fn read_ashes(&mut self, slot: Slot, saved: &SavedCard) {
        if let Some(piece) = self.piece(&saved.card) {
            *self.game.body_mut(slot) = self.remembered_body(piece, saved).ashes();
        }
    }

    /// What an incinerator would remember of the card.
    fn remembered_body(&mut self, piece: Piece, saved: &SavedCard) -> Body {
        let card = self.game.card(piece);
        let donor = saved.donor.as_ref().and_then(|name| self.names.find(name));
        let mut printed = card.values;
        let mut estri = Estri::one(card.estro);
        // ES-8.9.4, ES-8.9.5
        if let Some(donor) = donor {
            let other = self.game.card(donor);
            for (value, donated) in printed.iter_mut().zip(other.values) {
                *value = donated.max(*value);
            }
            estri = Estri::two(card.estro, other.estro);
        }
        let named: Vec<Estro> = (saved.estri.iter())
            .filter_map(|word| self.faults.named("estro", word, Estro::ALL, Estro::id))
            .collect();
        match named[..] {
            [] => {}
            [one] => estri = Estri::one(one),
            [one, other] => estri = Estri::two(one, other),
            _ => self
                .faults
                .note(|| format!("'{}' has more than two estri", saved.card)),
        }
        if let Some(word) = &saved.principal
            && let Some(estro) = self.faults.named("estro", word, Estro::ALL, Estro::id)
        {
            estri = estri.led_by(estro);
        }
        let mut body = Body::new(piece, card.estro, printed);
        body.estri = estri;
        body.own = self.values(saved, &saved.own, printed);
        body.clean = match &saved.clean {
            Some(clean) => self.values(saved, clean, printed),
            None => body.own,
        };
        body.growth = self.byte(saved, "growth", saved.growth);
        if let Some(word) = &saved.copied {
            body.set_copied(card_named(&mut self.faults, self.game.set, word));
        }
        body
    }

    fn values(&mut self, saved: &SavedCard, given: &SavedValues, printed: [u8; 5]) -> [u8; 5] {
        let mut values = printed.map(i64::from);
        match given {
            SavedValues::Listed(list) if list.len() > 5 => self
                .faults
                .note(|| format!("'{}' has five values, not more", saved.card)),
            SavedValues::Listed(list) => {
                for (value, given) in values.iter_mut().zip(list) {
                    *value = *given;
                }
            }
            SavedValues::Named(named) => {
                for (word, &given) in named {
                    match Value::ALL.into_iter().find(|&v| value_word(v) == *word) {
                        Some(value) => values[value.index()] = given,
                        None => self.faults.note(|| format!("there is no value '{word}'")),
                    }
                }
            }
        }
        values.map(|value| match u8::try_from(value) {
            Ok(value) => value,
            Err(_) => {
                self.faults.note(|| {
                    format!(
                        "'{}' has the value {value}; values are 0 to 255",
                        saved.card
                    )
                });
                0
            }
        })
    }

    fn byte(&mut self, saved: &SavedCard, what: &str, number: u64) -> u8 {
        u8::try_from(number).unwrap_or_else(|_| {
            self.faults
                .note(|| format!("'{}' has {what} = {number}; the most is 255", saved.card));
            0
        })
    }

    /// The part of the field that the frame asks for, and no other.
    fn cell(&mut self, saved: &SavedCard, player: Player) -> Cell {
        let frame = self.game.modes.frame;
        let card = &saved.card;
        let strange = [
            (saved.zone_field.is_some(), Frame::Conquest, "zone field"),
            (saved.lane.is_some(), Frame::Bastion, "lane"),
            (saved.ship.is_some(), Frame::Single, "ship"),
        ];
        for (given, only, part) in strange {
            if given && only != frame {
                self.faults
                    .note(|| format!("'{card}' has a {part}, which this mode has not"));
            }
        }
        let missing = |part: &str| format!("'{card}' needs a {part}");
        let found = match (frame, &saved.zone_field, saved.lane, &saved.ship) {
            (Frame::Conquest, Some(word), ..) => {
                let zone = self.faults.named("zone", word, Zone::ALL, Zone::id);
                zone.map(Cell::zone_field)
            }
            (Frame::Conquest, None, ..) => {
                self.faults.note(|| missing("zone-field"));
                None
            }
            (Frame::Bastion, _, Some((lane, depth)), _) => self.lane(card, player, lane, depth),
            (Frame::Bastion, _, None, _) => {
                self.faults.note(|| missing("lane"));
                None
            }
            (Frame::Single, .., Some(word)) => {
                let ship = self.faults.named("ship", word, Ship::ALL, Ship::id);
                ship.map(|ship| Cell(ship as u8))
            }
            (Frame::Single, .., None) if player.is_machine() => {
                self.faults.note(|| missing("ship"));
                None
            }
            _ => None,
        };
        found.unwrap_or(Cell::WHOLE)
    }

    /// ES-8.10.2
    fn lane(&mut self, card: &str, player: Player, lane: u64, depth: u64) -> Option<Cell> {
        let deepest = if player.is_machine() { 4 } else { 3 };
        if !(1..=3).contains(&lane) {
            self.faults
                .note(|| format!("'{card}' is in lane {lane}; lanes are 1 to 3"));
            return None;
        }
        if !(1..=deepest).contains(&depth) {
            self.faults
                .note(|| format!("'{card}' is in depth zone {depth}; it may be in 1 to {deepest}"));
            return None;
        }
        Some(Cell::lane(lane as u8, depth as u8))
    }
}
