//! What a seat of the toy sees, and what it can only guess.

use super::Hoard;
use crate::setup::Fault;
use kernel::{Eye, Game, Pile, Rng, Seat, SeatSet, Seed};
use serde::Serialize;

#[derive(Serialize)]
pub struct HoardView {
    hand: Vec<u8>,
    hidden: Vec<u8>,
    hands: Vec<usize>,
    hoards: Vec<usize>,
    open: Vec<Vec<u8>>,
    deck: usize,
    ready: SeatSet,
    gone: SeatSet,
    waiting: SeatSet,
    pips: [u8; 3],
    shown: Vec<Vec<u8>>,
}

impl Hoard {
    pub(super) fn seen_by(&self, eye: Eye) -> HoardView {
        let seats = 0..self.seats();
        let over = self.turn().outcome().is_some();
        let (mut hand, mut hidden) = (Vec::new(), Vec::new());
        if let Eye::Seat(seat) = eye {
            hand = self.hand(seat).to_vec();
            hidden = self.hoards[seat.index()].to_vec();
            if self.has(Fault::ShowsHands) {
                hand.push(self.secret_from(seat));
            }
        } else if self.has(Fault::ShowsHandsToThePublic) {
            hand = self.hands[0].to_vec();
        }
        HoardView {
            hand,
            hidden,
            hands: seats.clone().map(|seat| self.hands[seat].len()).collect(),
            hoards: seats.clone().map(|seat| self.hoards[seat].len()).collect(),
            open: seats.clone().map(|seat| self.open[seat].to_vec()).collect(),
            deck: self.deck.len(),
            ready: self.ready,
            gone: self.gone,
            waiting: self.turn().waiting(),
            pips: self.pips,
            shown: seats
                .filter(|_| over)
                .map(|seat| self.cards_of(seat).copied().collect())
                .collect(),
        }
    }

    pub(super) fn redraw(&mut self, seat: Seat, rng: &mut Rng) {
        if self.turn().outcome().is_some() {
            return;
        }
        if !self.has(Fault::GuessKeepsChance) {
            let number = u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32());
            self.rng = Rng::new(Seed::from(number));
        }
        let mut unknown = Pile::<u8, 12>::new();
        let knows_hands = self.has(Fault::GuessKeepsHandsOfOne) && seat == Seat::new(1);
        let knows_deck = self.has(Fault::GuessKeepsDeck);
        let takes_all = self.has(Fault::GuessTakesTooMuch);
        let others = move |i: &usize| *i != seat.index() || takes_all;
        let hands = (0..3).filter(others).filter(|_| !knows_hands);
        let piles = self.deck.iter().filter(|_| !knows_deck);
        let hidden = piles.chain(hands.clone().flat_map(|i| self.hands[i].iter()));
        for card in hidden.chain((0..3).filter(others).flat_map(|i| self.hoards[i].iter())) {
            unknown.push(*card).unwrap();
        }
        if !self.has(Fault::GuessKeepsOrder) {
            unknown.as_mut_slice().sort_unstable();
        }
        unknown.shuffle(rng);
        if self.has(Fault::GuessLosesCards) {
            unknown.as_mut_slice().fill(1);
        }
        for card in self.deck.as_mut_slice().iter_mut().filter(|_| !knows_deck) {
            *card = unknown.pop().unwrap();
        }
        for i in hands {
            self.hands[i]
                .as_mut_slice()
                .fill_with(|| unknown.pop().unwrap());
        }
        for i in (0..3).filter(others) {
            self.hoards[i]
                .as_mut_slice()
                .fill_with(|| unknown.pop().unwrap());
        }
    }
}
