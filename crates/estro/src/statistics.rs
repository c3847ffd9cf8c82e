//! What statistics need of a match that no seat is shown.

use crate::cards::{Card, Piece};
use crate::pieces::{Area, PIECES};
use crate::player::Player;
use crate::position::Match;
use kernel::{CardTrace, Seat};

impl Match {
    /// Every card in a seat's hand, as drawn by that seat.
    pub(crate) fn held(&self) -> Vec<CardTrace> {
        Seat::all(self.seat_count())
            .flat_map(|seat| {
                let hand = self.piles.iter::<Piece>(Area::Hand(Player::seat(seat)));
                hand.map(move |piece| CardTrace::drawn(seat, self.printed(piece).0.id))
            })
            .collect()
    }

    /// Every card of a seat that is not, or no longer, in its deck, with that seat. It tells what
    /// is hidden: nothing for a player.
    pub fn drawn(&self) -> Vec<(Seat, &'static Card)> {
        let set = self.set;
        (0..PIECES)
            .map(|index| Piece(index as u8))
            .filter(|&piece| !self.piles.is_in(piece, Area::Unborn))
            .filter_map(|piece| {
                let owner = self.state(piece).owner();
                let seat = owner.in_seat()?;
                let in_deck = self.piles.is_in(piece, Area::Deck(owner));
                (!in_deck).then(|| (seat, set.card(self.printed[piece.0 as usize])))
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::Match;
    use crate::setup::EstroSetup;
    use kernel::{Game, Options, Seat, Seed, Setup};

    #[test]
    fn at_the_beginning_each_seat_has_drawn_its_hand() {
        let setup = EstroSetup::build(&Options::new()).expect("the defaults are a setup");
        let drawn = Match::opening(&setup, Seed::from(1)).drawn();
        for seat in Seat::all(2) {
            assert_eq!(drawn.iter().filter(|(owner, _)| *owner == seat).count(), 5);
        }
    }
}
