//! From a scenario's sketch to a whole match: what it names is where it says, and everything
//! else is completed from what was dealt.
//!
//! A sketch names cards in hands, decks, incinerators, on the field, out of the game, in the
//! rift or the Horde deck. A list that it names is exactly that list. Lists that it does not
//! name give up the cards that are named elsewhere and are refilled with cards that nobody has,
//! so that every seat owns 25. If both hand and deck are named, what is left of the 25 is out of
//! the game. A field that is named is the whole field, and it is the middle of a turn then:
//! MAIN after the mandatory play, in Last Bastion the Dreamer phase.

use crate::cards::CardId;
use crate::mode::Frame;
use crate::pieces::CardIds;
use crate::player::Player;
use crate::position::{Match, Standing};
use crate::saved::SavedMatch;
use crate::saved_card::SavedCard;
use crate::saved_names::card_of_name;
use crate::setup::{EstroSetup, Format};
use kernel::{Broken, Seat};
use serde_json::Value;

impl Match {
    /// The match that a scenario describes, brought to where somebody has to decide.
    pub(crate) fn from_sketch(
        setup: &EstroSetup,
        saved: SavedMatch,
        given: &Value,
    ) -> Result<Match, Broken> {
        let saved = match given.get("pieces") {
            Some(_) => saved,
            None => complete(setup, saved, given),
        };
        let mut game = Match::build(setup, &saved)?;
        let idle = !(game.waiting().into_iter()).any(|seat| game.has_option(seat));
        if game.standing == Standing::Open && idle {
            game.run(&mut ());
        }
        game.check_someone_can_act()?;
        Ok(game)
    }
}

fn complete(setup: &EstroSetup, saved: SavedMatch, given: &Value) -> SavedMatch {
    let mut sketch = Sketch {
        setup,
        saved,
        given,
        named: [CardIds::default(); Player::COUNT],
        used: [CardIds::default(); Player::COUNT],
    };
    sketch.complete_turn();
    sketch.hear_names();
    sketch.give_up_named();
    sketch.refill();
    sketch.name_pieces();
    sketch.saved
}

/// Cards by owner; those of the rift and the Horde deck count as the machine's.
pub(crate) type Owned = [CardIds; Player::COUNT];

pub(crate) struct Sketch<'a> {
    pub setup: &'a EstroSetup,
    pub saved: SavedMatch,
    given: &'a Value,
    /// The cards the sketch names.
    pub named: Owned,
    /// The cards that are somewhere.
    pub used: Owned,
}

/// The player that files call so.
pub(crate) fn player_of(word: &str) -> Option<Player> {
    match word {
        "machine" => Some(Player::MACHINE),
        _ => {
            let seat: Seat = word.parse().ok()?;
            (seat.index() < 4).then(|| Player::seat(seat))
        }
    }
}

fn word_of(player: Player) -> String {
    match player.in_seat() {
        Some(seat) => seat.to_string(),
        None => "machine".into(),
    }
}

impl Sketch<'_> {
    pub fn names(&self, path: &[&str]) -> bool {
        let found = path
            .iter()
            .try_fold(self.given, |value, key| value.get(key));
        found.is_some()
    }

    pub fn player_names(&self, word: &str, list: &str) -> bool {
        self.names(&["players", word, list])
    }

    pub fn frame(&self) -> Frame {
        self.setup.modes.frame
    }

    /// A sketch with a field is in the middle of a turn unless it says otherwise.
    fn complete_turn(&mut self) {
        if !self.names(&["field"]) || self.names(&["phase"]) {
            return;
        }
        if self.frame() == Frame::Bastion {
            self.saved.phase = "dreamers".into();
            if !self.names(&["active"]) {
                self.saved.active = Player::seat(Seat::new(0));
            }
            for seat in Seat::all(self.setup.seats) {
                let word = seat.to_string();
                let named = self.player_names(&word, "actions");
                if let Some(player) = self.saved.players.get_mut(&word)
                    && !named
                {
                    player.actions = 2;
                }
            }
            return;
        }
        self.saved.phase = "main".into();
        if !self.names(&["active"]) {
            self.saved.active = Player::seat(Seat::new(0));
        }
        let word = word_of(self.saved.active);
        let named = self.player_names(&word, "played");
        if let Some(player) = self.saved.players.get_mut(&word)
            && !named
        {
            player.played = 1;
        }
    }

    pub fn card(&self, name: &str) -> Option<CardId> {
        let card = self.setup.set.find(card_of_name(name));
        card.map(|card| card.index)
    }

    /// Chosen decks may share cards; all others are one of a kind (ES-2.5, ES-2.6).
    pub fn is_in(&self, sets: &Owned, card: CardId, owner: Player) -> bool {
        let shared = self.setup.format == Format::Chosen && !owner.is_machine();
        match shared {
            true => sets[owner.index()].contains(card),
            false => sets.iter().any(|set| set.contains(card)),
        }
    }

    pub fn owner_of(&self, name: &str, natural: Player) -> Player {
        self.saved.owners.get(name).copied().unwrap_or(natural)
    }

    pub fn field_owner(&self, card: &SavedCard) -> Player {
        let guards = match card.ship {
            Some(_) => Player::MACHINE,
            None => Player::seat(Seat::new(0)),
        };
        card.owner.or(card.player).unwrap_or(guards)
    }

    /// Which cards the sketch names, and whose they are.
    fn hear_names(&mut self) {
        let mut heard: Vec<(String, Player)> = Vec::new();
        for (word, player) in &self.saved.players {
            let Some(natural) = player_of(word) else {
                continue;
            };
            for (list, names) in [
                ("hand", &player.hand),
                ("deck", &player.deck),
                ("incinerator", &player.incinerator),
            ] {
                if self.player_names(word, list) {
                    let owned = |name: &String| (name.clone(), self.owner_of(name, natural));
                    heard.extend(names.iter().map(owned));
                }
            }
        }
        if self.names(&["field"]) {
            for card in &self.saved.field {
                let owner = self.field_owner(card);
                let both = std::iter::once(&card.card).chain(&card.donor);
                heard.extend(both.map(|name| (name.clone(), owner)));
            }
        }
        for (list, names) in [
            ("gone", &self.saved.gone),
            ("horde", &self.saved.horde),
            ("rift", &self.saved.rift),
        ] {
            if self.names(&[list]) {
                let natural = match list {
                    "gone" => Player::seat(Seat::new(0)),
                    _ => Player::MACHINE,
                };
                let owned = |name: &String| (name.clone(), self.owner_of(name, natural));
                heard.extend(names.iter().map(owned));
            }
        }
        for (name, owner) in heard {
            if let Some(card) = self.card(&name) {
                self.named[owner.index()].insert(card);
            }
        }
        self.used = self.named;
    }
}
