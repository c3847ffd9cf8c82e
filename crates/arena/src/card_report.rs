//! What cards did in a simulation.

use crate::{
    Interval,
    report::rate,
    tally::{CardTally, UseTally},
    wilson,
};
use serde::{Deserialize, Serialize};

/// How those fared who drew a card, and those who played it. The game's
/// [`kernel::Event::traces`] says what counts as either.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CardReport {
    /// The printed card's id.
    pub card: String,
    /// Those who drew it.
    pub drawn: CardUse,
    /// Those who played it.
    pub played: CardUse,
}

/// How those fared who did something with a card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CardUse {
    /// How many did it at least once in a finished game. Two seats of the same game count as two.
    pub seats: u64,
    /// How often it was done; one seat may do it several times in a game.
    pub times: u64,
    /// How many of these seats won.
    pub wins: u64,
    /// How many of them played a draw.
    pub draws: u64,
    /// The part that won; nothing if nobody did it.
    pub win_rate: Option<f64>,
    /// Where that lies with 95 % confidence, by Wilson's score.
    pub interval: Interval,
}

impl CardReport {
    pub(crate) fn of((card, tally): (&String, &CardTally)) -> CardReport {
        CardReport {
            card: card.clone(),
            drawn: CardUse::of(tally.drawn),
            played: CardUse::of(tally.played),
        }
    }
}

impl CardUse {
    fn of(tally: UseTally) -> CardUse {
        CardUse {
            seats: tally.seats,
            times: tally.times,
            wins: tally.wins,
            draws: tally.draws,
            win_rate: rate(tally.wins, tally.seats),
            interval: wilson(tally.wins, tally.seats),
        }
    }
}
