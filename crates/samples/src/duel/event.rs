//! What happens in a duel.

use super::Target;
use super::board::Place;
use super::card::Card;
use kernel::{Event, Seat};
use serde::Serialize;

/// What happened. `seat` is always whose card, unit or health it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // The fields are what their names say.
pub enum DuelEvent {
    /// A turn began with so much mana.
    TurnBegan { seat: Seat, mana: u8 },
    /// A card came into the hand: told to its owner.
    Drew { seat: Seat, card: Card },
    /// Cards came into the hand: told to everyone else.
    DrewUnseen { seat: Seat, count: u8 },
    /// A card was drawn with a full hand, and lost.
    Lost { seat: Seat, card: Card },
    /// The deck was empty, which hurts.
    Tired { seat: Seat, damage: u8 },
    /// A card was played; a unit entered this place.
    Played {
        seat: Seat,
        card: Card,
        place: Option<Place>,
    },
    /// A unit attacked an enemy.
    Attacked {
        seat: Seat,
        with: Place,
        card: Card,
        on: Target,
    },
    /// Chance chose whom an effect of this seat strikes.
    Struck { seat: Seat, on: Target },
    /// A player took damage.
    PlayerHit { seat: Seat, damage: u8 },
    /// A unit took damage.
    UnitHit {
        seat: Seat,
        place: Place,
        card: Card,
        damage: u8,
    },
    /// A unit left the board.
    UnitLeft {
        seat: Seat,
        place: Place,
        card: Card,
    },
    /// A player ended their turn.
    Passed { seat: Seat },
    /// A player gave up.
    Conceded { seat: Seat },
    /// A player won.
    Won { seat: Seat },
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
}
