//! Why something cannot be done.

use super::bag::HandCard;
use super::board::Place;
use super::card::{Card, Kind};
use super::{Duel, DuelAction, Target, opponent};
use kernel::{Reason, Seat};
use serde::Serialize;

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DuelReason {
    /// The game has ended.
    GameOver,
    /// It is the other player's turn.
    NotYourTurn,
    /// The card is not in the hand, or not in so many copies.
    NotInHand {
        /// Which card.
        card: Card,
        /// How many copies there are.
        copies: usize,
    },
    /// The card costs more mana than there is.
    NotEnoughMana {
        /// What the card costs.
        cost: u8,
        /// What there is.
        mana: u8,
    },
    /// A unit needs a free place.
    BoardFull,
    /// There is no own unit in this place.
    NoUnit(Place),
    /// The unit in this place has attacked, or entered in this turn.
    NotReady(Place),
    /// There is no enemy unit in this place.
    NoTarget(Place),
}

impl Reason for DuelReason {
    fn rule(&self) -> &'static str {
        match self {
            DuelReason::GameOver => "DU-8",
            DuelReason::NotYourTurn => "DU-4",
            DuelReason::NotInHand { .. } | DuelReason::NotEnoughMana { .. } => "DU-5",
            DuelReason::BoardFull => "DU-6",
            DuelReason::NoUnit(_) | DuelReason::NotReady(_) | DuelReason::NoTarget(_) => "DU-7",
        }
    }
}

impl Duel {
    pub(super) fn why_not(&self, seat: Seat, action: DuelAction) -> Option<DuelReason> {
        self.why_not_act(seat).or_else(|| match action {
            DuelAction::Play(held) => self.why_not_play(seat, held),
            DuelAction::Attack { with, on } => self
                .why_not_ready(seat, with)
                .or_else(|| self.why_not_target(seat, on)),
            DuelAction::Pass => None,
        })
    }

    /// Why the unit in this place cannot attack anything now.
    pub(super) fn why_not_use(&self, seat: Seat, with: Place) -> Option<DuelReason> {
        self.why_not_act(seat)
            .or_else(|| self.why_not_ready(seat, with))
    }

    fn why_not_act(&self, seat: Seat) -> Option<DuelReason> {
        if self.is_over() {
            Some(DuelReason::GameOver)
        } else if seat != self.active {
            Some(DuelReason::NotYourTurn)
        } else {
            None
        }
    }

    fn why_not_play(&self, seat: Seat, held: HandCard) -> Option<DuelReason> {
        let (player, card) = (self.player(seat), held.card());
        let (data, copies) = (card.data(), player.hand.copies(card));
        if usize::from(held.number()) > copies {
            Some(DuelReason::NotInHand { card, copies })
        } else if data.cost > player.mana {
            Some(DuelReason::NotEnoughMana {
                cost: data.cost,
                mana: player.mana,
            })
        } else if data.kind != Kind::Spell && player.board.is_full() {
            Some(DuelReason::BoardFull)
        } else {
            None
        }
    }

    fn why_not_ready(&self, seat: Seat, with: Place) -> Option<DuelReason> {
        let board = &self.player(seat).board;
        if board.unit(with).is_none() {
            Some(DuelReason::NoUnit(with))
        } else if !board.ready().contains(with.index()) {
            Some(DuelReason::NotReady(with))
        } else {
            None
        }
    }

    fn why_not_target(&self, seat: Seat, on: Target) -> Option<DuelReason> {
        match on {
            Target::Player => None,
            Target::Unit(place) => match self.player(opponent(seat)).board.unit(place) {
                Some(_) => None,
                None => Some(DuelReason::NoTarget(place)),
            },
        }
    }
}
