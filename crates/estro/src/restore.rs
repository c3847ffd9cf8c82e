//! From a saved match back to a real one. Everything that is wrong is said at once.

use crate::body::Body;
use crate::cards::{CardId, CardSet, Piece};
use crate::estri::Zone;
use crate::field_index::FieldIndex;
use crate::mark::Mark;
use crate::pieces::{Area, CardIds, Known, PIECES, PieceState};
use crate::place::Slot;
use crate::player::Player;
use crate::player_state::PlayerState;
use crate::position::{Match, ShipState, Standing};
use crate::restore_pending::restore_pending;
use crate::saved::{SavedMatch, SavedPlayer, SavedResult, natural_owner, player_words};
use crate::saved_card::PIECE_WORDS;
use crate::saved_names::{PieceNames, card_of_name};
use crate::setup::EstroSetup;
use crate::ships::{Object, Ship};
use kernel::{Broken, Faults, Pile, Piles, Seed};

/// The printed card with this id.
pub(crate) fn card_named(faults: &mut Faults, set: &CardSet, word: &str) -> Option<CardId> {
    let card = faults.named("card", word, &set.cards, |card| card.id);
    card.map(|card| card.index)
}

impl Match {
    pub(crate) fn from_saved(setup: &EstroSetup, saved: SavedMatch) -> Result<Match, Broken> {
        let game = Match::build(setup, &saved)?;
        game.check_someone_can_act()?;
        Ok(game)
    }

    /// The match that was saved, whether or not somebody has something to decide in it.
    pub(crate) fn build(setup: &EstroSetup, saved: &SavedMatch) -> Result<Match, Broken> {
        let mut loader = Loader {
            game: empty_table(setup),
            names: PieceNames::none(),
            places: vec![None; PIECES],
            faults: Faults::default(),
        };
        loader.read_pieces(saved);
        loader.read_turn(saved);
        loader.read_players(saved);
        loader.read_field(saved);
        loader.read_piles(saved);
        loader.read_states(saved);
        if let Some(pending) = &saved.pending {
            restore_pending(&mut loader.game, pending, &loader.names, &mut loader.faults);
        }
        loader.game.check_field(&mut loader.faults);
        loader.faults.into_result()?;
        loader.game.check_invariants()?;
        Ok(loader.game)
    }

    /// A saved match must be one that can go on: over, or with someone to act.
    pub(crate) fn check_someone_can_act(&self) -> Result<(), Broken> {
        if self.standing != Standing::Open {
            return Ok(());
        }
        let waiting = self.waiting();
        if waiting.is_empty() {
            return Err(Broken("nobody can act, and the match is not over".into()));
        }
        for seat in waiting {
            if !self.has_option(seat) {
                return Err(Broken(format!("{seat:?} is asked, and has no answer")));
            }
        }
        Ok(())
    }

    pub(crate) fn has_option(&self, seat: kernel::Seat) -> bool {
        let mut any = false;
        self.each_option(Player::seat(seat), &mut |_| any = true);
        any
    }
}

/// The match of this setup before anything was dealt.
fn empty_table(setup: &EstroSetup) -> Match {
    Match {
        piles: Piles::all_in(Area::Unborn),
        printed: [CardId(0); PIECES],
        states: [PieceState::default(); PIECES],
        bodies: [Body::EMPTY; Slot::COUNT],
        field: Pile::new(),
        index: FieldIndex::default(),
        known: [Known::default(); 4],
        rift: CardIds::default(),
        horde: CardIds::default(),
        players: [PlayerState::default(); Player::COUNT],
        ships: [ShipState::default(); 5],
        ..Match::begin(setup, Seed::from(0))
    }
}

pub(crate) struct Loader {
    pub game: Match,
    pub names: PieceNames,
    /// Where each physical card was put.
    pub places: Vec<Option<String>>,
    pub faults: Faults,
}

impl Loader {
    fn read_pieces(&mut self, saved: &SavedMatch) {
        if saved.pieces.len() > PIECES {
            self.faults
                .note(|| format!("a match has room for {PIECES} cards"));
        }
        for (index, name) in saved.pieces.iter().take(PIECES).enumerate() {
            let piece = Piece((PIECES - 1 - index) as u8);
            let Some(card) = card_named(&mut self.faults, self.game.set, card_of_name(name)) else {
                continue;
            };
            if self.names.find(name).is_some() {
                self.faults
                    .note(|| format!("'{name}' is listed twice among the pieces"));
            }
            self.game.printed[piece.0 as usize] = card;
            self.names.give(piece, name.clone());
        }
    }

    fn read_turn(&mut self, saved: &SavedMatch) {
        let zones = self.zones(&saved.zones);
        let powers_used = self.zones(&saved.powers_used);
        let objects = self.objects(&saved.objects);
        let received = self.objects(&saved.received);
        let horde = self.cards(&saved.horde);
        let rift = self.cards(&saved.rift);
        let game = &mut self.game;
        match serde_json::from_value(saved.phase.clone().into()) {
            Ok(phase) => game.phase = phase,
            Err(_) => self
                .faults
                .note(|| format!("there is no phase '{}'", saved.phase)),
        }
        let seats = game.seat_count();
        if !game.all_players().any(|player| player == saved.active) {
            self.faults
                .note(|| "the active player is not there".to_owned());
        }
        if saved.first.index() >= seats || saved.conceded.into_iter().any(|s| s.index() >= seats) {
            self.faults.note(|| format!("there are only {seats} seats"));
        }
        for &result in &saved.fate {
            if game.fate.push(result).is_err() {
                self.faults.note(|| "fate holds eight results".to_owned());
            }
        }
        game.round = saved.round;
        game.active = saved.active;
        game.first = saved.first;
        game.standing = match saved.result {
            SavedResult::Open => Standing::Open,
            SavedResult::Won(side, why) => Standing::Won(side, why),
            SavedResult::Drawn(why) => Standing::Drawn(why),
        };
        game.conceded = saved.conceded;
        game.zones = zones;
        game.powers_used = powers_used;
        game.objects = objects;
        game.received = received | objects;
        game.horde = horde;
        game.rift = rift;
        game.static_burst = saved.static_burst;
        game.spoilt_until = saved.spoilt_until;
        game.connections = saved.connections;
        game.inverted = saved.inverted;
        game.still_rounds = saved.still_rounds;
        game.resolutions = saved.resolutions;
        game.spins = saved.spins;
        game.cursor = saved.cursor;
        game.rng = saved.rng;
        for (word, saved) in &saved.ships {
            if let Some(ship) = self.faults.named("ship", word, Ship::ALL, Ship::id) {
                self.game.ships[ship.index()] = ShipState {
                    shields: saved.shields,
                    alarm: saved.alarm,
                    alarm_stopped: saved.alarm_stopped,
                };
            }
        }
    }

    pub(crate) fn zones(&mut self, words: &[String]) -> u8 {
        words.iter().fold(0, |bits, word| {
            let zone = self.faults.named("zone", word, Zone::ALL, Zone::id);
            zone.map_or(bits, |zone| bits | 1 << zone as u8)
        })
    }

    fn objects(&mut self, words: &[String]) -> u32 {
        words.iter().fold(0, |bits, word| {
            let object = self.faults.named("object", word, Object::ALL, Object::id);
            object.map_or(bits, |object| bits | 1 << object as u32)
        })
    }

    fn cards(&mut self, words: &[String]) -> CardIds {
        let mut cards = CardIds::default();
        for word in words {
            if let Some(card) = card_named(&mut self.faults, self.game.set, word) {
                if cards.contains(card) {
                    self.faults
                        .note(|| format!("'{word}' is twice in one deck"));
                }
                cards.insert(card);
            }
        }
        cards
    }

    fn read_players(&mut self, saved: &SavedMatch) {
        let players: Vec<(String, Player)> = player_words(&self.game).collect();
        for (word, saved) in &saved.players {
            match players.iter().find(|(own, _)| own == word) {
                Some(&(_, player)) => self.read_player(player, saved),
                None => self
                    .faults
                    .note(|| format!("there is no player '{word}' in this match")),
            }
        }
        for (word, _) in &players {
            if !saved.players.contains_key(word) {
                self.faults.note(|| format!("player '{word}' is missing"));
            }
        }
    }

    fn read_player(&mut self, player: Player, saved: &SavedPlayer) {
        let powers = self.zones(&saved.powers);
        *self.game.player_mut(player) = PlayerState {
            tokens: saved.tokens,
            rerolls: saved.rerolls,
            skips: saved.skips,
            attacks: saved.attacks,
            extra_slots: saved.extra_slots,
            actions: saved.actions,
            attack_actions: saved.attack_actions,
            played: saved.played,
            extra_plays: saved.extra_plays,
            chimera: saved.chimera,
            numbed: saved.numbed,
            owes_action: saved.owes_action,
            doubled: saved.doubled,
            rift_opened: saved.rift_opened,
            must_engage: saved.must_engage,
            done: saved.done,
            exhausted: saved.exhausted,
            order_known: saved.order_known,
            powers,
        };
        for name in &saved.knows {
            if let Some(piece) = self.piece(name)
                && let Some(known) = self.game.known.get_mut(player.index())
            {
                known.insert(piece);
            }
        }
    }

    fn read_piles(&mut self, saved: &SavedMatch) {
        let players: Vec<(String, Player)> = player_words(&self.game).collect();
        for (word, player) in players {
            let Some(saved) = saved.players.get(&word) else {
                continue;
            };
            let of = |pile: &str| format!("the {pile} of player {word}");
            self.fill(&saved.hand, Area::Hand(player), &of("hand"));
            self.fill(&saved.deck, Area::Deck(player), &of("deck"));
            let ashes = Area::Incinerator(player);
            self.fill(&saved.incinerator, ashes, &of("incinerator"));
        }
        self.fill(&saved.gone, Area::Gone, "the cards out of the game");
        for (index, place) in self.places.iter().enumerate() {
            let piece = Piece(index as u8);
            let name = self.names.name(piece);
            if place.is_none() && self.names.find(&name) == Some(piece) {
                self.faults.note(|| format!("'{name}' is nowhere"));
            }
        }
    }

    fn fill(&mut self, names: &[String], area: Area, place: &str) {
        for name in names {
            self.put(name, area, place);
        }
    }

    /// Puts a physical card where a word says, unless it is somewhere already.
    pub(crate) fn put(&mut self, name: &str, area: Area, place: &str) -> Option<Piece> {
        let piece = self.piece(name)?;
        let taken = &mut self.places[piece.0 as usize];
        if let Some(first) = taken {
            self.faults.note(|| match first == place {
                true => format!("'{name}' is twice in {place}"),
                false => format!("'{name}' is in two places: {first} and {place}"),
            });
            return None;
        }
        *taken = Some(place.to_owned());
        self.game.piles.put_on_top(piece, area);
        Some(piece)
    }

    pub(crate) fn piece(&mut self, name: &str) -> Option<Piece> {
        let piece = self.names.find(name);
        if piece.is_none()
            && card_named(&mut self.faults, self.game.set, card_of_name(name)).is_some()
        {
            self.faults
                .note(|| format!("'{name}' is not among the pieces of this match"));
        }
        piece
    }

    fn read_states(&mut self, saved: &SavedMatch) {
        for piece in self.game.pieces().collect::<Vec<_>>() {
            if let Some(owner) = natural_owner(&self.game, piece) {
                self.game.state_mut(piece).set_owner(owner);
            }
        }
        for (name, &owner) in &saved.owners {
            if let Some(piece) = self.piece(name) {
                self.game.state_mut(piece).set_owner(owner);
            }
        }
        let lists = [
            &saved.gift_used,
            &saved.inhibited,
            &saved.hollow,
            &saved.inspired,
        ];
        for (names, (.., set)) in lists.into_iter().zip(PIECE_WORDS) {
            for name in names {
                if let Some(piece) = self.piece(name) {
                    set(self.game.state_mut(piece));
                }
            }
        }
        for mark in &saved.marks {
            let mark = Mark {
                slot: mark.slot,
                effect: mark.effect,
                until: mark.until,
            };
            if self.game.marks.push(mark).is_err() {
                self.faults
                    .note(|| "there are more marks than a match has room for".to_owned());
            }
        }
    }
}
