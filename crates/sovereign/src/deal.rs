//! The setup sequence (SV-3.1).

use crate::cards::{CardId, CardSet, Piece};
use crate::deck::Deck;
use crate::event::Event;
use crate::facts::Matters;
use crate::phase::Phase;
use crate::pieces::{Area, PIECES, PieceState};
use crate::position::{Battle, PlayerState, Standing};
use crate::setup::SovereignSetup;
use crate::shine::Shine;
use crate::unit::{Structure, Unit};
use crate::wall::NO_COVER;
use crate::zone::{COLUMNS, ROWS, ZONES, Zone, ZoneSet};
use kernel::{Log, Pile, Piles, Rng, Seat, Seed};

const HAND: usize = 5;

impl Battle {
    /// A battle whose hands are dealt, before anybody has exchanged a card.
    pub(crate) fn begin(set: &'static CardSet, decks: [&Deck; 2], seed: Seed) -> Battle {
        Battle::shuffle_up(set, decks, Rng::new(seed))
    }

    /// The same with the decks that the setup gives.
    pub(crate) fn deal(setup: &SovereignSetup, seed: Seed) -> Battle {
        let mut rng = Rng::new(seed);
        let decks = [Seat::new(0), Seat::new(1)].map(|seat| setup.deal_deck(seat, &mut rng));
        let mut battle = Battle::shuffle_up(setup.set, [&decks[0], &decks[1]], rng);
        battle.starter = setup.first;
        battle
    }

    fn shuffle_up(set: &'static CardSet, decks: [&Deck; 2], rng: Rng) -> Battle {
        let mut battle = Battle::empty(set, rng);
        for (seat, deck) in [Seat::new(0), Seat::new(1)].into_iter().zip(decks) {
            for &class in deck.classes() {
                battle.player_mut(seat).classes.insert(class);
            }
            for &card in deck.chronicles() {
                battle.bring(card, seat, Area::Chronicles(seat));
            }
            for &card in deck.realms() {
                battle.bring(card, seat, Area::RealmsDown(seat));
            }
        }
        for seat in [Seat::new(0), Seat::new(1)] {
            battle.shuffle_chronicles(seat);
            battle.deal_hand(seat, HAND);
        }
        battle
    }

    /// Nothing anywhere yet.
    pub(crate) fn empty(set: &'static CardSet, rng: Rng) -> Battle {
        Battle {
            set,
            rng,
            piles: Piles::all_in(Area::Unborn),
            printed: [CardId(0); PIECES],
            states: [PieceState::default(); PIECES],
            units: [Unit::NOBODY; ZONES],
            structures: [Structure::NONE; ZONES],
            covers: [NO_COVER; ZONES],
            armies: [ZoneSet::EMPTY; 2],
            built: ZoneSet::EMPTY,
            walls: [ZoneSet::EMPTY; 2],
            radiant: ZoneSet::EMPTY,
            governing: ZoneSet::EMPTY,
            heard: 0,
            governed: Matters::NOTHING,
            minded: Matters::NOTHING,
            shine: Shine::NONE,
            is_stale: false,
            is_unsettled: false,
            marks: Pile::new(),
            players: [PlayerState::default(); 2],
            pending: Pile::new(),
            pick_ups: Pile::new(),
            delayed: Pile::new(),
            discounts: Pile::new(),
            combat: None,
            tasks: Pile::new(),
            fate: Pile::new(),
            phase: Phase::Mulligan,
            standing: Standing::Open,
            active: Seat::new(0),
            starter: None,
            turn: 0,
            entries: 0,
            resolved: 0,
            is_chain_cut: false,
        }
    }

    /// A card of a deck becomes a physical one.
    pub(crate) fn bring(&mut self, card: CardId, owner: Seat, area: Area) {
        if let Some(piece) = self.make_puppet(card, owner) {
            self.piles.put_on_top(piece, area);
        }
    }

    /// The card that came into an area first.
    pub(crate) fn lowest(&self, area: Area) -> Option<Piece> {
        self.piles.iter(area).next()
    }

    fn deal_hand(&mut self, seat: Seat, count: usize) {
        for _ in 0..count {
            if let Some(piece) = self.next_card(seat) {
                self.piles.put_on_top(piece, Area::Hand(seat));
            }
        }
    }

    /// SV-3.1 steps 4 to 7, once both have chosen.
    pub(crate) fn finish_setup(&mut self, log: &mut impl Log<Event>) {
        for seat in [Seat::new(0), Seat::new(1)] {
            let count = self.piles.len(Area::Aside(seat));
            while let Some(piece) = self.lowest(Area::Aside(seat)) {
                self.piles.put_at_bottom(piece, Area::Chronicles(seat));
            }
            self.deal_hand(seat, count);
            self.player_mut(seat).exchanged = count as u8;
            log.note(|| Event::Exchanged {
                seat,
                count: count as u8,
            });
        }
        for seat in [Seat::new(0), Seat::new(1)] {
            for line in 0..2 {
                let row = if seat.index() == 0 {
                    line
                } else {
                    ROWS - 1 - line
                };
                for column in 0..COLUMNS {
                    if let Some(piece) = self.next_card(seat) {
                        self.cover(piece, Zone::at(column, row));
                    }
                }
            }
            self.shuffle_chronicles(seat);
        }
        log.note(|| Event::WallsRaised);
        if let Some(first) = self.starter {
            self.active = first;
            self.phase = Phase::TurnStart;
            log.note(|| Event::StarterChosen { seat: first });
            return;
        }
        let seat = Seat::new(self.chance(2));
        self.active = seat;
        self.phase = Phase::Starter;
        log.note(|| Event::StarterDrawn { seat });
    }
}
