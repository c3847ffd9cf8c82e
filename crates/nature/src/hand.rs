//! Cards on the move: drawing, discarding, fetching, gold (CN-3.7).

use crate::cards::{CardId, Piece};
use crate::event::Event;
use crate::position::{Nature, Place};
use crate::side::Side;
use kernel::{Audience, Log, Seat};

// CN-0.4
pub(crate) const HAND_SIZE: usize = 5;

impl Nature {
    pub(crate) fn can_draw(&self, seat: Seat) -> bool {
        !self.piles.is_empty(Place::Deck(seat)) || !self.piles.is_empty(Place::Discard(seat))
    }

    /// Draws up to `count` cards, as many as there are (CN-3.7.4).
    pub(crate) fn draw(&mut self, seat: Seat, count: usize, log: &mut impl Log<Event>) {
        let mut drawn = 0;
        for _ in 0..count {
            // R16: the discard pile becomes a deck only when a card must be drawn.
            if self.piles.is_empty(Place::Deck(seat)) {
                if self.piles.is_empty(Place::Discard(seat)) {
                    break;
                }
                self.tell_drawn(seat, drawn, log);
                drawn = 0;
                self.reshuffle(seat, log);
            }
            if let Some(piece) = self.piles.top::<Piece>(Place::Deck(seat)) {
                self.piles.put_on_top(piece, Place::Hand(seat));
                drawn += 1;
            }
        }
        self.tell_drawn(seat, drawn, log);
    }

    /// Tells of the last `count` cards that came to a hand.
    fn tell_drawn(&self, seat: Seat, count: usize, log: &mut impl Log<Event>) {
        if count == 0 {
            return;
        }
        let team = self.seats_of(self.side_of(seat));
        log.tell(Audience::Only(team), || {
            let hand = self.piles.iter::<Piece>(Place::Hand(seat));
            let earlier = self.piles.len(Place::Hand(seat)) - count;
            let cards = hand.skip(earlier).map(|piece| self.printed(piece));
            Event::Drew {
                seat,
                cards: cards.collect(),
            }
        });
        log.tell(Audience::Except(team), || Event::DrewHidden { seat, count });
    }

    fn reshuffle(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let (known, piles) = (&mut self.known, &self.piles);
        for piece in piles.iter::<Piece>(Place::Discard(seat)) {
            known.remove(piece);
        }
        self.piles
            .shuffle_into::<Piece>(Place::Discard(seat), Place::Deck(seat), &mut self.rng);
        log.note(|| Event::Reshuffled { seat });
    }

    /// A card leaves the hand for a public place.
    pub(crate) fn leave_hand(&mut self, piece: Piece, to: Place) {
        self.known.remove(piece);
        self.piles.put_on_top(piece, to);
    }

    /// Discards a copy of this card from the hand.
    pub(crate) fn discard(&mut self, seat: Seat, id: CardId, log: &mut impl Log<Event>) {
        if let Some(piece) = self.copy_in(Place::Hand(seat), id, false) {
            self.leave_hand(piece, Place::Discard(seat));
            let card = self.printed(piece);
            log.note(|| Event::Discarded { seat, card });
        }
    }

    /// Moves a copy of this card from the discard pile to the hand, seen by everyone
    /// (CN-2.5.2).
    pub(crate) fn fetch(&mut self, seat: Seat, id: CardId, log: &mut impl Log<Event>) {
        if let Some(piece) = self.copy_in(Place::Discard(seat), id, true) {
            self.known.insert(piece);
            self.piles.put_on_top(piece, Place::Hand(seat));
            let card = self.printed(piece);
            log.note(|| Event::Fetched { seat, card });
        }
    }

    /// Moves a copy of this card from the discard pile to the top of the deck.
    pub(crate) fn recall(&mut self, seat: Seat, id: CardId, log: &mut impl Log<Event>) {
        if let Some(piece) = self.copy_in(Place::Discard(seat), id, true) {
            self.known.insert(piece);
            self.piles.put_on_top(piece, Place::Deck(seat));
            let card = self.printed(piece);
            log.note(|| Event::Recalled { seat, card });
        }
    }

    /// R54: a gain above the limit is lost.
    pub(crate) fn gain_gold(&mut self, side: Side, amount: u8, log: &mut impl Log<Event>) {
        let gold = &mut self.gold[side.index()];
        let limit = if self.seats == 4 { 20 } else { 12 };
        let gained = amount.min(limit - *gold);
        *gold += gained;
        log.note(|| Event::GoldGained {
            side,
            amount: gained,
        });
    }
}
