//! What happens in a duel.

use super::Target;
use super::board::Place;
use super::card::Card;
use kernel::{CardTrace, Event, Seat};
use serde::Serialize;

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DuelEvent {
    /// A turn began.
    TurnBegan {
        /// Whose turn it is.
        seat: Seat,
        /// The mana there is.
        mana: u8,
    },
    /// A card came into the hand: told to its owner.
    Drew {
        /// Who drew.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Cards came into the hand: told to everyone but their owner.
    DrewUnseen {
        /// Who drew.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// A card was drawn with a full hand, and lost.
    Lost {
        /// Who drew.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The deck was empty, which hurts.
    Tired {
        /// Who wanted to draw.
        seat: Seat,
        /// How much it hurts.
        damage: u8,
    },
    /// A card was played.
    Played {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
        /// The place a unit entered.
        place: Option<Place>,
    },
    /// A unit attacked an enemy.
    Attacked {
        /// Whose unit it is.
        seat: Seat,
        /// The place of the unit.
        with: Place,
        /// What the unit is.
        card: Card,
        /// What it attacked.
        on: Target,
    },
    /// Chance chose whom an effect strikes.
    Struck {
        /// Whose effect it is.
        seat: Seat,
        /// Which enemy it strikes.
        on: Target,
    },
    /// A player took damage.
    PlayerHit {
        /// Who took it.
        seat: Seat,
        /// How much.
        damage: u8,
    },
    /// A unit took damage.
    UnitHit {
        /// Whose unit it is.
        seat: Seat,
        /// The place of the unit.
        place: Place,
        /// What the unit is.
        card: Card,
        /// How much.
        damage: u8,
    },
    /// A unit left the board.
    UnitLeft {
        /// Whose unit it was.
        seat: Seat,
        /// The place it left.
        place: Place,
        /// What it was.
        card: Card,
    },
    /// A player ended their turn.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player gave up.
    Conceded {
        /// Who.
        seat: Seat,
    },
    /// A player won.
    Won {
        /// Who.
        seat: Seat,
    },
    /// Both players were defeated at once.
    Drawn,
}

impl Event for DuelEvent {
    fn reveals(&self) -> bool {
        match self {
            DuelEvent::Drew { .. }
            | DuelEvent::DrewUnseen { .. }
            | DuelEvent::Lost { .. }
            | DuelEvent::Struck { .. }
            | DuelEvent::Played { .. } => true,
            DuelEvent::TurnBegan { .. }
            | DuelEvent::Tired { .. }
            | DuelEvent::Attacked { .. }
            | DuelEvent::PlayerHit { .. }
            | DuelEvent::UnitHit { .. }
            | DuelEvent::UnitLeft { .. }
            | DuelEvent::Passed { .. }
            | DuelEvent::Conceded { .. }
            | DuelEvent::Won { .. }
            | DuelEvent::Drawn => false,
        }
    }

    /// Drawn is what came to the hand: a card lost to a full one did not.
    fn traces(&self, hear: &mut dyn FnMut(CardTrace)) {
        match self {
            DuelEvent::Drew { seat, card } => hear(CardTrace::drawn(*seat, card.data().id)),
            DuelEvent::Played { seat, card, .. } => {
                hear(CardTrace::played(*seat, card.data().id));
            }
            _ => {}
        }
    }
}
