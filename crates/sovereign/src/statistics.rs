//! What can be said of a battle afterwards, for simulations. It tells what is hidden: nothing for
//! a player.

use crate::cards::{Card, Class, Piece};
use crate::event::Ending;
use crate::pieces::{Area, PIECES};
use crate::player::rival;
use crate::position::{Battle, Standing};
use crate::ready_decks;
use kernel::{CardTrace, Seat};

/// How a battle came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Close {
    /// More direct damage than the wall could take (SV-7.1).
    Breakthrough,
    /// The same, from a card that could not be drawn in the own turn (SV-7.2).
    EmptyChronicles,
    /// Turn 120 is over (SV-7.6).
    TurnLimit,
    /// Somebody gave up (SV-7.4).
    Concession,
}

impl Battle {
    /// The turn it is, or was when it ended; both players' turns count.
    pub fn turns(&self) -> u8 {
        self.turn
    }

    /// How it ended, if it has.
    pub fn ended(&self) -> Option<Close> {
        let (ending, winner) = match self.standing {
            Standing::Open => return None,
            Standing::Won(winner, ending) => (ending, Some(winner)),
            Standing::Drawn(ending) => (ending, None),
        };
        Some(match ending {
            Ending::TurnLimit => Close::TurnLimit,
            Ending::Concession => Close::Concession,
            Ending::Breakthrough => match winner.map(rival) {
                Some(loser) if self.active == loser && self.has_empty_chronicles(loser) => {
                    Close::EmptyChronicles
                }
                _ => Close::Breakthrough,
            },
        })
    }

    /// The classes of a seat.
    pub fn classes(&self, seat: Seat) -> impl Iterator<Item = &'static Class> {
        let set = self.set;
        let classes = self.player(seat).classes.iter();
        classes.map(|class| set.class(class))
    }

    /// The id of the ready deck a seat plays with, if it is one.
    pub fn ready_deck(&self, seat: Seat) -> Option<&'static str> {
        let owned = sorted(self.pieces_of(seat).map(|(_, card)| card.id));
        let ready = ready_decks::ready().iter();
        ready
            .filter(|_| self.set.stamp.is_none())
            .find(|deck| sorted(deck.cards.iter().copied()) == owned)
            .map(|deck| deck.id)
    }

    /// The cards of a seat's deck that have come out of its Chronicles, its wall and its face-down
    /// Realms, each as often as it did.
    pub fn drawn(&self, seat: Seat) -> impl Iterator<Item = &'static Card> {
        let wall = self.walls[seat.index()];
        self.pieces_of(seat)
            .filter(move |&(piece, _)| {
                let is_hidden = self.piles.is_in(piece, Area::Chronicles(seat))
                    || self.piles.is_in(piece, Area::RealmsDown(seat))
                    || { wall }.any(|zone| self.covers[zone.index()] == piece);
                !is_hidden
            })
            .map(|(_, card)| card)
    }

    /// Every card in a hand, as drawn by its seat.
    pub(crate) fn held(&self) -> Vec<CardTrace> {
        Seat::all(2)
            .flat_map(|seat| {
                let hand = self.piles.iter::<Piece>(Area::Hand(seat));
                hand.map(move |piece| CardTrace::drawn(seat, self.card(piece).id))
            })
            .collect()
    }

    fn has_empty_chronicles(&self, seat: Seat) -> bool {
        self.piles.len(Area::Chronicles(seat)) == 0
    }

    /// The cards a seat brought, Puppets not among them.
    fn pieces_of(&self, seat: Seat) -> impl Iterator<Item = (Piece, &'static Card)> {
        (0..PIECES)
            .map(|index| Piece(index as u8))
            .filter(move |&piece| {
                !self.piles.is_in(piece, Area::Unborn) && self.owner(piece) == seat
            })
            .map(|piece| (piece, self.card(piece)))
            .filter(|(_, card)| !card.is_puppet())
    }
}

fn sorted<'a>(ids: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut ids: Vec<&str> = ids.collect();
    ids.sort_unstable();
    ids
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SovereignSetup;
    use kernel::{Game, Options, Seed, Setup};

    #[test]
    fn a_ready_deck_is_recognized_and_five_cards_of_it_are_drawn_at_first() {
        for deck in ready_decks::ready() {
            let options = Options::new()
                .with("deck1", deck.id)
                .with("deck2", "random");
            let setup = SovereignSetup::build(&options).expect("these are right");
            let battle = Battle::opening(&setup, Seed::from(1));
            assert_eq!(battle.ready_deck(Seat::new(0)), Some(deck.id));
            assert_eq!(battle.ready_deck(Seat::new(1)), None);
            assert_eq!(battle.drawn(Seat::new(0)).count(), 5);
            assert_eq!(battle.ended(), None);
        }
    }
}
