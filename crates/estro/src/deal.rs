//! The opening sequence (ES-2.9).

use crate::body::Body;
use crate::cards::{CATALOGUE, CardId, Piece};
use crate::decks;
use crate::estri::{Estro, Zone};
use crate::field_index::FieldIndex;
use crate::mode::{Extra, Frame};
use crate::phase::Phase;
use crate::pieces::{Area, CardIds, Known, PIECES, PieceState};
use crate::place::{Cell, Slot};
use crate::player::Player;
use crate::player_state::PlayerState;
use crate::position::{Match, ShipState, Standing, Terms};
use crate::setup::{EstroSetup, Format};
use crate::ships::Ship;
use kernel::{Pile, Piles, Rng, Seat, SeatSet, Seed};

const DECK: usize = 25;
const HAND: u8 = 5;

impl Match {
    /// A match that is set up, before anything is decided.
    pub(crate) fn begin(setup: &EstroSetup, seed: Seed) -> Match {
        let mut game = Match {
            set: setup.set,
            rng: Rng::new(seed),
            piles: Piles::all_in(Area::Unborn),
            printed: [CardId(0); PIECES],
            states: [PieceState::default(); PIECES],
            bodies: [Body::EMPTY; Slot::COUNT],
            field: Pile::new(),
            index: FieldIndex::default(),
            marks: Pile::new(),
            known: [Known::default(); 4],
            rift: CardIds::default(),
            horde: CardIds::default(),
            players: [PlayerState::default(); Player::COUNT],
            ships: [ShipState::default(); 5],
            attack: None,
            tasks: Pile::new(),
            queue: Pile::new(),
            fate: Pile::new(),
            modes: setup.modes,
            terms: Terms {
                power_each: setup.power_each,
                open_hands: setup.open_hands,
                tactical: setup.tactical,
                bare: setup.bare,
                chosen: setup.format == Format::Chosen,
            },
            seats: setup.seats as u8,
            first: Seat::new(0),
            active: Player::seat(Seat::new(0)),
            round: 1,
            phase: Phase::Start,
            standing: Standing::Open,
            conceded: SeatSet::EMPTY,
            zones: 0,
            powers_used: 0,
            inverted: false,
            spoilt_until: 0,
            static_burst: false,
            received: 0,
            objects: 0,
            connections: 0,
            still_rounds: 0,
            resolutions: 0,
            cursor: 0,
            spins: 0,
        };
        game.deal(setup);
        game
    }

    fn deal(&mut self, setup: &EstroSetup) {
        // (1) the random part of each deck, seat 1 first.
        let mut rest = if setup.format == Format::Random && !self.has(Extra::Lucid) {
            self.deal_from_one_catalogue()
        } else {
            let mut rest = CardIds::default();
            (0..CATALOGUE).for_each(|card| rest.insert(CardId(card as u8)));
            for seat in Seat::all(self.seat_count()) {
                let chosen = self.chosen_cards(setup, seat);
                self.complete_deck(seat, chosen, &mut rest);
            }
            rest
        };
        // (2)
        self.first = match setup.first {
            Some(seat) => seat,
            None if matches!(self.modes.frame, Frame::Single | Frame::Bastion) => Seat::new(0),
            None => Seat::new(self.rng.index(2)),
        };
        self.draw_zones(setup.zone);
        // (4), (5): the starting player first. What was dealt by chance lies in chance order.
        let seats = self.seat_count();
        let in_order = self.terms.chosen || self.has(Extra::Lucid);
        for i in (0..seats).filter(|_| in_order) {
            let player = Player::from_index((self.first.index() + i) % seats);
            let deck = Area::Deck(player);
            self.piles.shuffle_into::<Piece>(deck, deck, &mut self.rng);
        }
        for i in 0..seats {
            let player = Player::from_index((self.first.index() + i) % seats);
            // ES-8.1.4
            let more = setup.compensation && i == 1;
            self.draw(player, HAND + u8::from(more), &mut ());
        }
        // (6)
        match self.modes.frame {
            Frame::Single => self.post_guardians(&mut rest),
            Frame::Bastion => self.muster_horde(&mut rest),
            _ => {}
        }
        if self.has(Extra::Rift) {
            self.rift = rest;
        }
        self.active = Player::seat(self.first);
        if self.modes.frame == Frame::Bastion {
            self.active = Player::MACHINE;
            self.phase = Phase::HordeStart;
        }
    }

    /// ES-2.6: 25 cards for each seat, one by one; the rest is nobody's.
    fn deal_from_one_catalogue(&mut self) -> CardIds {
        let mut order = [0u8; CATALOGUE];
        for (i, card) in order.iter_mut().enumerate() {
            *card = i as u8;
        }
        let dealt = DECK * self.seat_count();
        for i in 0..dealt {
            let other = i + self.rng.index(CATALOGUE - i);
            order.swap(i, other);
            self.put_in_deck(CardId(order[i]), Player::from_index(i / DECK));
        }
        let mut rest = CardIds::default();
        // A plain duel never looks at it.
        let needed =
            self.has(Extra::Rift) || matches!(self.modes.frame, Frame::Single | Frame::Bastion);
        if needed {
            let left = order[dealt..].iter();
            left.for_each(|&card| rest.insert(CardId(card)));
        }
        rest
    }

    /// What the seat chose, or a ready deck by chance; nothing in the random format.
    fn chosen_cards<'a>(&mut self, setup: &'a EstroSetup, seat: Seat) -> &'a [CardId] {
        if setup.format == Format::Random {
            return &[];
        }
        if let Some(cards) = &setup.decks[seat.index()] {
            return cards;
        }
        let ready = decks::ready_of(self.set);
        if self.has(Extra::Lucid) || ready.is_empty() {
            return &[];
        }
        &ready[self.rng.index(ready.len())]
    }

    /// Adds random cards up to 25 (ES-2.5, ES-2.6, ES-8.5.1), and makes them physical.
    fn complete_deck(&mut self, seat: Seat, chosen: &[CardId], rest: &mut CardIds) {
        let player = Player::seat(seat);
        // Chosen decks may share cards; dealt ones are disjoint.
        let mut pool = *rest;
        if self.terms.chosen {
            (0..CATALOGUE).for_each(|card| pool.insert(CardId(card as u8)));
        }
        let mut estri = [0usize; 5];
        for &card in chosen {
            self.put_in_deck(card, player);
            estri[self.set.card(card).estro.index()] += 1;
            pool.remove(card);
            rest.remove(card);
        }
        let lucid = self.has(Extra::Lucid);
        for _ in chosen.len()..DECK {
            let card = match Estro::ALL
                .into_iter()
                .find(|e| lucid && estri[e.index()] < 5)
            {
                Some(estro) => {
                    let of_estro = |card: &CardId| self.set.card(*card).estro == estro;
                    let count = pool.iter().filter(of_estro).count();
                    let index = self.rng.index(count.max(1));
                    pool.iter().filter(of_estro).nth(index)
                }
                None => {
                    let count = pool.len();
                    pool.nth(self.rng.index(count.max(1)))
                }
            };
            let Some(card) = card else {
                return;
            };
            pool.remove(card);
            rest.remove(card);
            estri[self.set.card(card).estro.index()] += 1;
            self.put_in_deck(card, player);
        }
    }

    fn put_in_deck(&mut self, card: CardId, player: Player) {
        if let Some(piece) = self.bear(card, player) {
            self.piles.put_on_top(piece, Area::Deck(player));
        }
    }

    /// ES-2.9 (3), ES-8.3.3, ES-8.8.1
    fn draw_zones(&mut self, wanted: Option<Zone>) {
        if self.modes.frame == Frame::Conquest {
            self.zones = 0b11111;
            return;
        }
        let zone = match wanted {
            Some(zone) => zone,
            None => Zone::from_index(self.rng.index(5)),
        };
        self.zones = 1 << zone as u8;
        if self.modes.frame == Frame::Inferno {
            let other = self.random_other_zone();
            self.zones |= 1 << other as u8;
        }
    }

    /// ES-8.6.2
    fn post_guardians(&mut self, rest: &mut CardIds) {
        for ship in Ship::ALL {
            self.ships[ship.index()].shields = ship.shields();
            for _ in 0..5 {
                let index = self.rng.index(rest.len());
                let Some(card) = rest.nth(index) else {
                    continue;
                };
                rest.remove(card);
                if let Some(piece) = self.bear(card, Player::MACHINE)
                    && let Some(slot) = self.put_on_field(piece, Player::MACHINE, Cell(ship as u8))
                {
                    self.body_mut(slot).set_up(false);
                }
            }
        }
    }

    /// ES-8.10.3, ES-8.10.4
    fn muster_horde(&mut self, rest: &mut CardIds) {
        let (connections, count) = match self.seats {
            2 => (100, 50),
            3 => (120, 60),
            _ => (150, 70),
        };
        self.connections = connections;
        for _ in 0..count {
            let index = self.rng.index(rest.len());
            if let Some(card) = rest.nth(index) {
                rest.remove(card);
                self.horde.insert(card);
            }
        }
    }
}
