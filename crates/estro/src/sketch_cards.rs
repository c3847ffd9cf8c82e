//! Where the cards are that a sketch does not name.

use crate::action::Face;
use crate::cards::{CATALOGUE, CardId};
use crate::estri::Estro;
use crate::mode::Extra;
use crate::player::Player;
use crate::saved_card::SavedCard;
use crate::saved_names::copy_name;
use crate::sketch::{Sketch, player_of};
use kernel::Seat;
use std::collections::BTreeMap;

const DECK: usize = 25;

impl Sketch<'_> {
    /// Lists that the sketch does not name give up the cards that it names elsewhere.
    pub fn give_up_named(&mut self) {
        let words: Vec<String> = self.saved.players.keys().cloned().collect();
        for word in &words {
            let Some(player) = player_of(word) else {
                continue;
            };
            let named = ["hand", "deck", "incinerator"].map(|list| self.player_names(word, list));
            let Some(mut saved) = self.saved.players.remove(word) else {
                continue;
            };
            let lists = [&mut saved.hand, &mut saved.deck, &mut saved.incinerator];
            for (list, _) in lists.into_iter().zip(named).filter(|(_, named)| !named) {
                self.keep_free(list, player);
            }
            self.saved.players.insert(word.clone(), saved);
        }
        if !self.names(&["field"]) {
            for card in self.saved.field.clone() {
                let owner = self.field_owner(&card);
                match self.card(&card.card) {
                    Some(id) if !self.is_in(&self.named, id, owner) => {
                        self.used[owner.index()].insert(id);
                    }
                    _ => {}
                }
            }
        }
    }

    fn keep_free(&mut self, list: &mut Vec<String>, owner: Player) {
        list.retain(|name| match self.card(name) {
            Some(card) => !self.is_in(&self.named, card, owner),
            None => true,
        });
        for name in list.iter() {
            if let Some(card) = self.card(name) {
                self.used[owner.index()].insert(card);
            }
        }
    }

    /// Every seat owns 25 cards again, guardians and Horde are as many as before, and the rift
    /// is what nobody has.
    pub fn refill(&mut self) {
        let dealt = self.saved.pieces.clone();
        let seats: Vec<Seat> = Seat::all(self.setup.seats).collect();
        for &seat in &seats {
            self.trim(seat);
        }
        for (&seat, dealt) in seats.iter().zip(dealt.chunks(DECK)) {
            self.refill_seat(seat, dealt);
        }
        self.refill_guardians();
        self.refill_horde();
        if self.setup.modes.has(Extra::Rift) && !self.names(&["rift"]) {
            let free = catalogue().filter(|&card| !self.is_in(&self.used, card, Player::MACHINE));
            self.saved.rift = free.map(|card| self.id(card)).collect();
        }
    }

    fn id(&self, card: CardId) -> String {
        self.setup.set.card(card).id.to_owned()
    }

    /// A deck that is not named loses its lowest cards if the seat owns too many.
    fn trim(&mut self, seat: Seat) {
        let word = seat.to_string();
        if self.player_names(&word, "deck") {
            return;
        }
        let index = seat.index();
        while self.used[index].len() > DECK
            && let Some(player) = self.saved.players.get_mut(&word)
            && !player.deck.is_empty()
        {
            let name = player.deck.remove(0);
            if let Some(card) = self.card(&name) {
                self.used[index].remove(card);
            }
        }
    }

    /// First come the cards that were dealt to the seat, then cards that nobody has.
    fn refill_seat(&mut self, seat: Seat, dealt: &[String]) {
        let word = seat.to_string();
        let owner = Player::seat(seat);
        let [hand_named, deck_named] = ["hand", "deck"].map(|list| self.player_names(&word, list));
        let mut short = match self.saved.players.get(&word) {
            Some(player) if !hand_named => {
                self.opening_hand(seat).saturating_sub(player.hand.len())
            }
            _ => 0,
        };
        let mut spare = dealt
            .iter()
            .filter_map(|name| self.card(name))
            .collect::<Vec<_>>();
        while self.used[seat.index()].len() < DECK {
            spare.retain(|&card| !self.is_in(&self.used, card, owner));
            let card = match spare.pop() {
                Some(card) => card,
                None => match self.fresh(owner) {
                    Some(card) => card,
                    None => return,
                },
            };
            self.used[seat.index()].insert(card);
            let name = self.id(card);
            let Some(player) = self.saved.players.get_mut(&word) else {
                return;
            };
            if short > 0 {
                player.hand.push(name);
                short -= 1;
            } else if !deck_named {
                player.deck.insert(0, name);
            } else {
                self.saved.owners.entry(name.clone()).or_insert(owner);
                self.saved.gone.push(name);
            }
        }
    }

    /// ES-2.9 (5), ES-8.1.4
    fn opening_hand(&self, seat: Seat) -> usize {
        5 + usize::from(self.setup.compensation && seat != self.saved.first)
    }

    /// A card that nobody has, of the estro that its owner has the fewest of (ES-8.5.1).
    fn fresh(&self, owner: Player) -> Option<CardId> {
        let estro = |card: CardId| self.setup.set.card(card).estro;
        let has = |wanted: Estro| {
            let own = self.used[owner.index()].iter();
            own.filter(|&card| estro(card) == wanted).count()
        };
        catalogue()
            .filter(|&card| !self.is_in(&self.used, card, owner))
            .min_by_key(|&card| has(estro(card)))
    }

    /// A guardian whose card is named elsewhere gives way to another card.
    fn refill_guardians(&mut self) {
        if self.names(&["field"]) {
            return;
        }
        let mut field = std::mem::take(&mut self.saved.field);
        for card in &mut field {
            let owner = self.field_owner(card);
            let named =
                (self.card(&card.card)).is_some_and(|id| self.is_in(&self.named, id, owner));
            if named && let Some(fresh) = self.fresh(owner) {
                self.used[owner.index()].insert(fresh);
                *card = SavedCard {
                    slot: card.slot,
                    card: self.id(fresh),
                    player: card.player,
                    ship: card.ship.clone(),
                    face: Some(Face::Down),
                    ..SavedCard::default()
                };
            }
        }
        self.saved.field = field;
    }

    fn refill_horde(&mut self) {
        if self.names(&["horde"]) {
            return;
        }
        let mut horde = std::mem::take(&mut self.saved.horde);
        let count = horde.len();
        self.keep_unused(&mut horde);
        while horde.len() < count
            && let Some(card) = self.fresh(Player::MACHINE)
        {
            self.used[Player::MACHINE.index()].insert(card);
            horde.push(self.id(card));
        }
        self.saved.horde = horde;
    }

    fn keep_unused(&mut self, horde: &mut Vec<String>) {
        horde.retain(|name| match self.card(name) {
            Some(card) => !self.is_in(&self.used, card, Player::MACHINE),
            None => true,
        });
        for name in horde.iter() {
            if let Some(card) = self.card(name) {
                self.used[Player::MACHINE.index()].insert(card);
            }
        }
    }

    /// Gives every physical card its name, and lists them.
    pub fn name_pieces(&mut self) {
        let mut naming = Naming::default();
        let mut players = std::mem::take(&mut self.saved.players);
        for (word, player) in &mut players {
            let Some(natural) = player_of(word) else {
                continue;
            };
            for list in [&mut player.hand, &mut player.deck, &mut player.incinerator] {
                for name in list {
                    naming.give(self, name, self.owner_of(name, natural));
                }
            }
        }
        self.saved.players = players;
        let mut field = std::mem::take(&mut self.saved.field);
        for card in &mut field {
            let owner = self.field_owner(card);
            naming.give(self, &mut card.card, owner);
            if let Some(donor) = &mut card.donor {
                naming.give(self, donor, owner);
            }
        }
        self.saved.field = field;
        let mut gone = std::mem::take(&mut self.saved.gone);
        for name in &mut gone {
            let owner = self.owner_of(name, Player::seat(Seat::new(0)));
            naming.give(self, name, owner);
            self.saved.owners.insert(name.clone(), owner);
        }
        self.saved.gone = gone;
        self.saved.pieces = naming.pieces;
    }
}

#[derive(Default)]
struct Naming {
    copies: BTreeMap<CardId, Vec<Player>>,
    pieces: Vec<String>,
}

impl Naming {
    /// A card is one for each owner: named twice for one owner, it is the same.
    fn give(&mut self, sketch: &Sketch, name: &mut String, owner: Player) {
        let Some(card) = sketch.card(name) else {
            return;
        };
        let shared = sketch.setup.format == crate::setup::Format::Chosen;
        let owners = self.copies.entry(card).or_default();
        let copy = owners.iter().position(|&other| other == owner || !shared);
        let number = copy.unwrap_or(owners.len()) + 1;
        *name = copy_name(sketch.setup.set.card(card).id, number as u16);
        if copy.is_none() {
            owners.push(owner);
            self.pieces.push(name.clone());
        }
    }
}

fn catalogue() -> impl Iterator<Item = CardId> {
    (0..CATALOGUE).map(|card| CardId(card as u8))
}
