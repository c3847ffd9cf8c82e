//! From a saved battle back to a real one. Everything that is wrong is said at once.

use crate::cards::{CardId, CardSet, ClassId, Piece};
use crate::crystal::Colour;
use crate::mark::Mark;
use crate::pieces::{Area, PIECES, PieceState};
use crate::places::{LISTS, Places, SEATS, area_of_list};
use crate::position::{Battle, Standing};
use crate::saved::{SavedBattle, SavedBuilding, SavedHaerian, SavedMark, SavedPlayer, SavedResult};
use crate::unit::{Entry, Structure, Unit};
use crate::zone::Zone;
use kernel::{Broken, Faults, Seat};
use std::collections::BTreeMap;

/// No battle comes near so many objects.
const MOST_ENTRIES: u16 = 50_000;

/// The printed card with this id.
pub(crate) fn card_named(faults: &mut Faults, set: &CardSet, word: &str) -> Option<CardId> {
    let card = faults.named("card", word, &set.cards, |card| card.id);
    card.map(|card| card.index)
}

/// The class with this id.
pub(crate) fn class_named(faults: &mut Faults, set: &CardSet, word: &str) -> Option<ClassId> {
    let class = faults.named("class", word, &set.classes, |class| class.id);
    class.map(|class| class.index)
}

impl Battle {
    /// The battle that was saved, if it is a possible one and can go on.
    pub(crate) fn from_saved(set: &'static CardSet, saved: &SavedBattle) -> Result<Battle, Broken> {
        let battle = Battle::rebuild(set, saved)?;
        battle.check_someone_can_act()?;
        Ok(battle)
    }

    /// The battle that was saved, whether or not somebody has something to decide in it.
    pub(crate) fn rebuild(set: &'static CardSet, saved: &SavedBattle) -> Result<Battle, Broken> {
        let mut loader = Loader {
            battle: Battle::empty(set, saved.rng),
            faults: Faults::default(),
        };
        loader.read_turn(saved);
        loader.read_players(saved);
        loader.read_cards(saved);
        let places = Places::of(&loader.battle);
        loader.read_knowledge(saved, &places);
        loader.read_pending(saved, &places);
        loader.battle.note_field();
        loader.faults.into_result()?;
        loader.battle.check_invariants()?;
        Ok(loader.battle)
    }

    /// A saved battle must be over, or somebody must have something to do.
    pub(crate) fn check_someone_can_act(&self) -> Result<(), Broken> {
        if self.standing != Standing::Open {
            return Ok(());
        }
        let waiting = self.deciders();
        if waiting.is_empty() {
            return Err(Broken("nobody can act, and the battle is not over".into()));
        }
        for seat in waiting {
            if !self.has_option(seat) {
                return Err(Broken(format!("{seat:?} is asked, and has no answer")));
            }
        }
        Ok(())
    }

    pub(crate) fn has_option(&self, seat: Seat) -> bool {
        let mut any = false;
        self.each_option(seat, &mut |_| any = true);
        any
    }
}

pub(crate) struct Loader {
    pub battle: Battle,
    pub faults: Faults,
}

impl Loader {
    fn read_turn(&mut self, saved: &SavedBattle) {
        let battle = &mut self.battle;
        battle.turn = saved.turn;
        battle.phase = saved.phase;
        battle.entries = saved.entries;
        battle.resolved = saved.resolved;
        battle.is_chain_cut = saved.chain_cut;
        let mut seats = vec![saved.active];
        seats.extend(saved.starter);
        battle.standing = match saved.result {
            SavedResult::Open => Standing::Open,
            SavedResult::Won { seat, by } => {
                seats.push(seat);
                Standing::Won(seat, by)
            }
            SavedResult::Drawn { by } => Standing::Drawn(by),
        };
        for &result in &saved.fate {
            if battle.fate.push(result).is_err() {
                self.faults.note(|| "fate holds eight results".to_owned());
            }
        }
        if saved.entries > MOST_ENTRIES {
            let most = MOST_ENTRIES;
            self.faults
                .note(|| format!("at most {most} objects can have entered"));
        }
        for seat in seats {
            self.seat(seat);
        }
        self.battle.active = self.seat(saved.active);
        self.battle.starter = saved.starter.map(|seat| self.seat(seat));
    }

    /// The seat, if there is such a one: else the first.
    pub(crate) fn seat(&mut self, seat: Seat) -> Seat {
        if SEATS.contains(&seat) {
            return seat;
        }
        self.faults.note(|| "there are only two seats".to_owned());
        SEATS[0]
    }

    fn read_players(&mut self, saved: &SavedBattle) {
        for word in saved.players.keys() {
            if !SEATS.iter().any(|seat| seat.to_string() == *word) {
                self.faults
                    .note(|| format!("there is no player '{word}' in this battle"));
            }
        }
        for seat in SEATS {
            match saved.players.get(&seat.to_string()) {
                Some(player) => self.read_player(seat, player),
                None => self.faults.note(|| format!("player '{seat}' is missing")),
            }
        }
    }

    fn read_player(&mut self, seat: Seat, saved: &SavedPlayer) {
        let set = self.battle.set;
        for word in &saved.classes {
            if let Some(class) = class_named(&mut self.faults, set, word) {
                self.battle.player_mut(seat).classes.insert(class);
            }
        }
        let player = self.battle.player_mut(seat);
        player.ready = counts(&saved.ready);
        player.exhausted = counts(&saved.exhausted);
        player.vocations = saved.vocations;
        player.safeguards = saved.safeguards;
        player.has_lost = saved.has_lost;
        player.kept = saved.kept;
        player.exchanged = saved.exchanged;
    }

    /// In the order of [`Battle::each_place`], which is how the cards are numbered.
    fn read_cards(&mut self, saved: &SavedBattle) {
        for seat in SEATS {
            let Some(player) = saved.players.get(&seat.to_string()) else {
                continue;
            };
            let mut player = player.clone();
            for list in LISTS {
                if list == "equipment" {
                    for item in &player.equipment {
                        if let Some(piece) = self.bring(&item.card, seat, Area::Equipment(seat)) {
                            let state = self.battle.state_mut(piece);
                            state.set_exhausted(item.exhausted);
                            state.set_wielded(item.wielded);
                        }
                    }
                } else if let Some(cards) = player.list_mut(list) {
                    for card in cards.iter() {
                        self.bring(card, seat, area_of_list(list, seat));
                    }
                }
            }
        }
        for zone in Zone::all() {
            if let Some(here) = saved.field.get(&zone) {
                if let Some(haerian) = &here.haerian {
                    self.read_haerian(zone, haerian);
                }
                if let Some(building) = &here.building {
                    self.read_building(zone, building);
                }
            }
            for seat in SEATS {
                let player = saved.players.get(&seat.to_string());
                let card = player.and_then(|player| player.wall.get(&zone));
                if let Some(card) = card.filter(|&card| card != "-") {
                    self.read_cover(zone, seat, card);
                }
            }
        }
    }

    /// A card becomes a physical one.
    fn bring(&mut self, card: &str, owner: Seat, area: Area) -> Option<Piece> {
        let card = card_named(&mut self.faults, self.battle.set, card)?;
        let Some(piece) = self.battle.make_puppet(card, owner) else {
            self.faults
                .note(|| format!("a battle has room for {PIECES} cards"));
            return None;
        };
        self.battle.file(piece, area);
        Some(piece)
    }

    fn read_haerian(&mut self, zone: Zone, saved: &SavedHaerian) {
        let seat = self.seat(saved.seat);
        let Some(piece) = self.bring(&saved.card, seat, Area::Field) else {
            return;
        };
        let printed = self.battle.facts(piece);
        let mut unit = Unit::new(piece, Entry::new(saved.entry), printed);
        unit.damage = saved.damage;
        unit.moves = saved.moves;
        unit.combats = saved.combats;
        unit.set_exhausted(saved.exhausted);
        unit.set_stunned(saved.stunned);
        unit.set_entered_now(saved.fresh);
        unit.set_that(saved.that);
        unit.spent = self.bits(&saved.spent);
        unit.awaited = self.bits(&saved.awaited);
        self.read_marks(unit.entry, &saved.marks);
        unit.note(self.battle.lying_on(unit.entry), printed);
        *self.battle.unit_mut(zone) = unit;
        self.battle.armies[seat.index()].insert(zone);
    }

    fn read_building(&mut self, zone: Zone, saved: &SavedBuilding) {
        let seat = self.seat(saved.seat);
        let Some(piece) = self.bring(&saved.card, seat, Area::Field) else {
            return;
        };
        let entry = Entry::new(saved.entry);
        self.read_marks(entry, &saved.marks);
        self.battle.structures[zone.index()] = Structure {
            piece,
            damage: saved.damage,
            entry,
            bonus: self.battle.lying_on(entry).bonus,
            spent: self.bits(&saved.spent),
        };
        self.battle.built.insert(zone);
    }

    fn read_cover(&mut self, zone: Zone, seat: Seat, card: &str) {
        if SEATS
            .iter()
            .any(|other| self.battle.walls[other.index()].contains(zone))
        {
            self.faults
                .note(|| format!("two face-down cards lie on {zone} (SV-3.7)"));
            return;
        }
        if let Some(piece) = self.bring(card, seat, Area::Field) {
            self.battle.cover(piece, zone);
        }
    }

    fn bits(&mut self, places: &[u8]) -> u8 {
        places.iter().fold(0, |bits, &place| match place {
            0..8 => bits | 1 << place,
            _ => {
                self.faults
                    .note(|| format!("no card has an ability {place}"));
                bits
            }
        })
    }

    fn read_marks(&mut self, on: Entry, marks: &[SavedMark]) {
        for mark in marks {
            if let crate::mark::Lasts::Turn(seat) = mark.until {
                self.seat(seat);
            }
            let mark = Mark {
                on,
                effect: mark.effect,
                until: mark.until,
            };
            if self.battle.marks.push(mark).is_err() {
                self.faults
                    .note(|| "there are more marks than a battle has room for".to_owned());
            }
        }
    }

    fn read_knowledge(&mut self, saved: &SavedBattle, places: &Places) {
        type Note = fn(&mut PieceState, Seat);
        let kinds: [(_, Note); 2] = [
            (&saved.known, PieceState::set_known_to),
            (&saved.peeked, PieceState::set_peeked_at_by),
        ];
        for (cards, note) in kinds {
            for (word, &seats) in cards {
                let Some(piece) = self.piece(word, places) else {
                    continue;
                };
                for seat in seats {
                    let seat = self.seat(seat);
                    note(self.battle.state_mut(piece), seat);
                }
            }
        }
    }

    /// The card that lies where this says.
    pub(crate) fn piece(&mut self, word: &str, places: &Places) -> Option<Piece> {
        let found = places.find(word);
        if found.is_none() {
            self.faults.note(|| format!("no card lies at '{word}'"));
        }
        found
    }
}

fn counts(crystals: &BTreeMap<Colour, u8>) -> [u8; 5] {
    Colour::ALL.map(|colour| crystals.get(&colour).copied().unwrap_or(0))
}
