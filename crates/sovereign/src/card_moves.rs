//! Cards found, discarded, taken and brought back.

use crate::cards::{CardId, Piece};
use crate::effect::Step;
use crate::event::{Event, Whither};
use crate::pieces::Area;
use crate::player::rival;
use crate::position::Battle;
use crate::scene::Scene;
use crate::select::CardChoice;
use kernel::{Audience, Log, SeatSet};

impl Battle {
    /// The copy of a card in an area: of several the one that the other player knows of comes
    /// first, so that which one is taken tells nothing.
    pub(crate) fn find(&self, area: Area, card: CardId) -> Option<Piece> {
        self.find_fitting(area, card, |_| true)
    }

    pub(crate) fn find_fitting(
        &self,
        area: Area,
        card: CardId,
        fits: impl Fn(Piece) -> bool,
    ) -> Option<Piece> {
        let mut found = None;
        for piece in self.piles.iter::<Piece>(area) {
            if self.printed_of(piece) == card && fits(piece) {
                let state = self.state(piece);
                if state.known_to(rival(state.owner())) {
                    return Some(piece);
                }
                found = found.or(Some(piece));
            }
        }
        found
    }

    /// A card that everybody has seen goes to its owner's hand.
    pub(crate) fn take_up_openly(&mut self, piece: Piece) {
        let owner = self.owner(piece);
        self.stores_changed();
        self.piles.put_on_top(piece, Area::Hand(owner));
        self.state_mut(piece).forget();
        self.state_mut(piece).set_known_to_all(owner);
    }

    pub(crate) fn discard(&mut self, piece: Piece, log: &mut impl Log<Event>) {
        let (seat, card) = (self.owner(piece), self.printed(piece));
        self.bury(piece);
        log.note(|| Event::Discarded { seat, card });
    }

    pub(crate) fn take_from_realms(&mut self, piece: Piece, log: &mut impl Log<Event>) {
        let (seat, card) = (self.owner(piece), self.printed(piece));
        // SV-3.12: nobody else knows which of the cards it was.
        for i in 0..self.states.len() {
            if self.piles.is_in(Piece(i as u8), Area::RealmsDown(seat)) {
                self.states[i].forget();
            }
        }
        self.piles.put_on_top(piece, Area::Hand(seat));
        let own = SeatSet::one(seat);
        log.tell(Audience::Only(own), || Event::RealmsTakenCard {
            seat,
            card,
        });
        log.tell(Audience::Except(own), || Event::RealmsTaken { seat });
    }

    /// RETRIEVE, RESTORE, PURGE
    pub(crate) fn retrieve(&mut self, step: &Step, piece: Piece, log: &mut impl Log<Event>) {
        self.stores_changed();
        let (seat, card) = (self.owner(piece), self.printed(piece));
        let to = match step {
            Step::Restore(_) => {
                self.piles.put_on_top(piece, Area::Chronicles(seat));
                Whither::ChroniclesShuffled
            }
            Step::Purge(_) => {
                self.piles.put_on_top(piece, Area::Removed);
                Whither::Removed
            }
            _ => {
                self.take_up_openly(piece);
                Whither::Hand
            }
        };
        log.note(|| Event::Retrieved { seat, card, to });
    }

    /// The very card, for steps that bring it back.
    pub(crate) fn very_card(&self, scene: &Scene, choice: &CardChoice) -> Option<Piece> {
        let piece = scene.source.piece;
        let home = Area::Afterlife(scene.controller);
        (*choice == CardChoice::This && self.piles.is_in(piece, home)).then_some(piece)
    }

    /// Cards discarded by chance.
    pub(crate) fn discard_by_chance(
        &mut self,
        seat: kernel::Seat,
        count: u8,
        log: &mut impl Log<Event>,
    ) -> bool {
        for _ in 0..count {
            let hand = self.piles.len(Area::Hand(seat));
            if hand == 0 {
                return false;
            }
            let index = self.chance(hand);
            let piece = self.hand(seat).nth(index);
            if let Some(piece) = piece {
                self.discard(piece, log);
            }
        }
        true
    }
}
