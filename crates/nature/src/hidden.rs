//! What a seat cannot know, drawn anew (CN-2.5.1).

use crate::cards::{Market, PIECES, Piece};
use crate::phase::Phase;
use crate::position::{Nature, Place};
use kernel::{Rng, Seat};

impl Nature {
    /// Redraws what the seat cannot know: the enemies' hands and all decks, except cards that
    /// everyone saw go where they are; the enemies' Warriors while they are face down; and all
    /// chance to come.
    pub(crate) fn redraw(&mut self, seat: Seat, rng: &mut Rng) {
        let own = self.side_of(seat);
        for other in Seat::all(self.seat_count()) {
            let deck = Place::Deck(other);
            if self.side_of(other) == own {
                self.mix(&[deck], rng);
            } else {
                self.mix(&[Place::Hand(other), deck], rng);
                self.redraw_warriors(other, rng);
            }
        }
        for market in Market::ALL {
            self.mix(&[Place::MarketDeck(market)], rng);
        }
        self.rng = rng.split();
    }

    /// Exchanges the unknown cards of these piles among themselves, every order equally likely.
    fn mix(&mut self, places: &[Place], rng: &mut Rng) {
        let mut pool = [Piece(0); PIECES];
        let mut count = 0;
        for &place in places {
            for piece in self.piles.iter::<Piece>(place) {
                if !self.known.contains(piece) {
                    pool[count] = piece;
                    count += 1;
                }
            }
        }
        // Drawn from the same order every time, so that the draw tells nothing of the true one.
        let mut drawn = pool;
        drawn[..count].sort_unstable();
        rng.shuffle(&mut drawn[..count]);
        let mut place_of = [0_u8; PIECES];
        for (place, piece) in pool[..count].iter().enumerate() {
            place_of[piece.0 as usize] = place as u8;
        }
        for place in 0..count {
            let (here, wanted) = (pool[place], drawn[place]);
            if here != wanted {
                self.piles.exchange(here, wanted);
                let vacated = place_of[wanted.0 as usize];
                pool[vacated as usize] = here;
                place_of[here.0 as usize] = vacated;
                pool[place] = wanted;
            }
        }
    }

    fn redraw_warriors(&mut self, seat: Seat, rng: &mut Rng) {
        let board = self.board(seat);
        if let (Phase::Warriors, Some(faction), Some(_)) =
            (self.phase, board.faction, board.warriors)
        {
            let mut warriors = self.set.pack(faction).warriors;
            rng.shuffle(&mut warriors);
            self.board_mut(seat).warriors = Some((warriors[0], warriors[1]));
        }
    }
}
