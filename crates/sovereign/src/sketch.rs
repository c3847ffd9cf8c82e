//! From a scenario's sketch to a whole battle: what it names is where it says, and everything
//! else is completed from the decks.
//!
//! A sketch is a patch on the battle right after setup, in the first Day of South. What was
//! decided:
//!
//! - A list of cards that the sketch names is exactly that list; lists that it does not name stay
//!   as they were dealt. Cards that a named list no longer has go to the bottom of the Chronicles.
//! - A card named on the battlefield or in a list is taken from the Chronicles; if none is there,
//!   from the wall, the hand or the Realms where the sketch does not name them, and another card
//!   takes its place. If the player has none at all it is made, and another card leaves the
//!   Chronicles for it. So a player owns as many cards as the deck has. Puppets are just made.
//! - Where the sketch names the Chronicles, cards that are left over are removed from the game;
//!   so are left-over Glimmer cards, which cannot be in the Chronicles (SV-2.7).
//! - All walls are complete except under enemy Haerian. In a wall, `-` is no card: `wall = { a1 =
//!   "-" }`; other zones are not touched by it.
//! - Objects that are given no `entry` entered in the order of zones, the Haerian of a zone before
//!   its Building.
//! - The turn player has a Vocation, if the sketch names no number of them.
//! - A position in which nobody has to decide, such as `phase = "sunset"`, goes on until somebody
//!   has.

use crate::cards::{Card, CardId, CardSet};
use crate::deck::Deck;
use crate::phase::Phase;
use crate::places::{LISTS, SEATS};
use crate::player::rival;
use crate::position::{Battle, Standing};
use crate::saved::{SavedBattle, SavedPlayer};
use crate::zone::Zone;
use kernel::{Broken, Seat, Seed};
use serde_json::Value;

impl Battle {
    /// Where scenarios start from: both have kept their hands, South begins, it is the first Day.
    pub(crate) fn after_setup(set: &'static CardSet, decks: [&Deck; 2], seed: Seed) -> Battle {
        let mut battle = Battle::begin(set, decks, seed);
        for player in &mut battle.players {
            player.kept = true;
        }
        battle.run(&mut ());
        battle.active = SEATS[0];
        battle.phase = Phase::TurnStart;
        battle.run(&mut ());
        battle
    }

    /// The battle that a scenario describes, brought to where somebody has to decide: `saved` is
    /// [`Battle::after_setup`] with the patch `given` on it.
    pub(crate) fn from_sketch(
        set: &'static CardSet,
        decks: [&Deck; 2],
        mut saved: SavedBattle,
        given: &Value,
    ) -> Result<Battle, Broken> {
        complete_turn(&mut saved, given);
        complete_entries(&mut saved);
        open_walls(&mut saved, given);
        for (seat, deck) in SEATS.into_iter().zip(decks) {
            complete_cards(set, seat, deck, &mut saved, given);
        }
        let mut battle = Battle::rebuild(set, &saved)?;
        let idle = !battle.deciders().any(|seat| battle.has_option(seat));
        if battle.standing == Standing::Open && idle {
            battle.run(&mut ());
        }
        battle.check_someone_can_act()?;
        Ok(battle)
    }
}

fn names(given: &Value, path: &[&str]) -> bool {
    let found = path.iter().try_fold(given, |value, key| value.get(key));
    found.is_some()
}

fn complete_turn(saved: &mut SavedBattle, given: &Value) {
    let word = saved.active.to_string();
    if let Some(player) = saved.players.get_mut(&word)
        && !names(given, &["players", &word, "vocations"])
    {
        player.vocations = 1;
    }
}

/// Objects without a number get the next ones.
fn complete_entries(saved: &mut SavedBattle) {
    let objects = |saved: &SavedBattle| {
        let zones = saved.field.values();
        let entries = zones.flat_map(|here| {
            let haerian = here.haerian.as_ref().map(|haerian| haerian.entry);
            [
                haerian,
                here.building.as_ref().map(|building| building.entry),
            ]
        });
        entries.flatten().max().unwrap_or(0)
    };
    let mut last = objects(saved).max(saved.entries);
    let mut next = |entry: &mut u16| {
        if *entry == 0 {
            last = last.saturating_add(1);
            *entry = last;
        }
    };
    for here in saved.field.values_mut() {
        if let Some(haerian) = &mut here.haerian {
            next(&mut haerian.entry);
        }
        if let Some(building) = &mut here.building {
            next(&mut building.entry);
        }
    }
    saved.entries = last;
}

/// No face-down card lies under an enemy, unless the sketch says so.
fn open_walls(saved: &mut SavedBattle, given: &Value) {
    for seat in SEATS {
        let word = seat.to_string();
        let enemies: Vec<Zone> = (saved.field.iter())
            .filter(|(_, here)| {
                (here.haerian.as_ref()).is_some_and(|haerian| haerian.seat == rival(seat))
            })
            .map(|(&zone, _)| zone)
            .collect();
        let Some(player) = saved.players.get_mut(&word) else {
            continue;
        };
        for zone in enemies {
            if !names(given, &["players", &word, "wall", &zone.to_string()]) {
                player.wall.remove(&zone);
            }
        }
        player.wall.retain(|_, card| card != "-");
    }
}

/// A player's cards while they are completed.
struct Completing<'a> {
    set: &'static CardSet,
    given: &'a Value,
    word: String,
    player: SavedPlayer,
    /// Copies in the deck that are nowhere, card by card; below 0 are too many.
    missing: Vec<i16>,
}

fn complete_cards(
    set: &'static CardSet,
    seat: Seat,
    deck: &Deck,
    saved: &mut SavedBattle,
    given: &Value,
) {
    let word = seat.to_string();
    let Some(player) = saved.players.remove(&word) else {
        return;
    };
    let mut completing = Completing {
        set,
        given,
        word: word.clone(),
        player,
        missing: vec![0; set.cards.len()],
    };
    for &card in deck.chronicles.iter().chain(&deck.realms) {
        completing.missing[card.index()] += 1;
    }
    let zones = saved.field.values();
    let on_field = zones.flat_map(|here| {
        let haerian = here.haerian.as_ref().map(|one| (&one.card, one.seat));
        [
            haerian,
            here.building.as_ref().map(|one| (&one.card, one.seat)),
        ]
    });
    for (id, _) in on_field.flatten().filter(|&(_, owner)| owner == seat) {
        completing.count(id);
    }
    completing.count_lists();
    let made = completing.take_back();
    completing.put_rest(made);
    saved.players.insert(word, completing.player);
}

impl Completing<'_> {
    fn card(&self, id: &str) -> Option<&'static Card> {
        self.set.find(id).filter(|card| !card.is_puppet())
    }

    fn count(&mut self, id: &str) {
        if let Some(card) = self.card(id) {
            self.missing[card.index.index()] -= 1;
        }
    }

    fn count_lists(&mut self) {
        let mut ids: Vec<String> = self.player.wall.values().cloned().collect();
        ids.extend(self.player.equipment.iter().map(|item| item.card.clone()));
        for list in LISTS {
            if let Some(cards) = self.player.list_mut(list) {
                ids.extend(cards.iter().cloned());
            }
        }
        ids.iter().for_each(|id| self.count(id));
    }

    fn is_named(&self, path: &[&str]) -> bool {
        let path: Vec<&str> = ["players", &self.word]
            .into_iter()
            .chain(path.iter().copied())
            .collect();
        names(self.given, &path)
    }

    /// Cards of which the player has more than the deck leave where the sketch does not name
    /// them. Says how many there are in spite of that: they are made for the scenario.
    fn take_back(&mut self) -> usize {
        let mut made = 0;
        for index in 0..self.missing.len() {
            while self.missing[index] < 0 {
                let id = self.set.cards[index].id;
                if self.leave_chronicles(id) || self.leave_elsewhere(id) {
                    self.missing[index] += 1;
                } else {
                    made += usize::from(self.missing[index].unsigned_abs());
                    self.missing[index] = 0;
                }
            }
        }
        made
    }

    fn leave_chronicles(&mut self, id: &str) -> bool {
        let place = (self.player.chronicles.iter()).rposition(|card| card == id);
        match place.filter(|_| !self.is_named(&["chronicles"])) {
            Some(place) => {
                self.player.chronicles.remove(place);
                true
            }
            None => false,
        }
    }

    /// From the wall, the hand or the Realms, where another card takes its place.
    fn leave_elsewhere(&mut self, id: &str) -> bool {
        let walled = (self.player.wall.iter())
            .filter(|(zone, _)| !self.is_named(&["wall", &zone.to_string()]))
            .find(|(_, card)| *card == id)
            .map(|(&zone, _)| zone);
        if let Some(zone) = walled
            && let Some(other) = self.substitute(false)
        {
            self.player.wall.insert(zone, other);
            return true;
        }
        for list in ["hand", "realms"] {
            if self.is_named(&[list]) {
                continue;
            }
            let place = self
                .player
                .list_mut(list)
                .and_then(|cards| cards.iter().position(|card| card == id));
            if let Some(place) = place
                && let Some(other) = self.substitute(list == "realms")
                && let Some(cards) = self.player.list_mut(list)
            {
                cards[place] = other;
                return true;
            }
        }
        false
    }

    /// A card of the deck that is nowhere, or the lowest of the Chronicles.
    fn substitute(&mut self, glimmer: bool) -> Option<String> {
        let fits = |card: &Card| glimmer || !card.glimmer;
        let missing = (self.missing.iter()).enumerate();
        let spare = missing
            .map(|(index, &count)| (CardId(index as u8), count))
            .find(|&(card, count)| count > 0 && fits(self.set.card(card)));
        if let Some((card, _)) = spare {
            self.missing[card.index()] -= 1;
            return Some(self.set.card(card).id.to_owned());
        }
        if self.is_named(&["chronicles"]) {
            return None;
        }
        self.player.chronicles.pop()
    }

    /// Cards of the deck that are nowhere go below the Chronicles, less those that leave for
    /// cards that were made.
    fn put_rest(&mut self, made: usize) {
        let mut made = made;
        let mut rest = Vec::new();
        for (index, &count) in self.missing.iter().enumerate() {
            for _ in 0..count.max(0) {
                rest.push(&self.set.cards[index]);
            }
        }
        while made > 0 && rest.pop().is_some() {
            made -= 1;
        }
        let named = self.is_named(&["chronicles"]);
        if !named {
            let left = self.player.chronicles.len().saturating_sub(made);
            self.player.chronicles.truncate(left);
        }
        for card in rest {
            let list = match named || card.glimmer {
                true => &mut self.player.removed,
                false => &mut self.player.chronicles,
            };
            list.push(card.id.to_owned());
        }
    }
}
