//! Why something cannot be done, with the rule that says so.

use crate::cards::Card;
use serde::Serialize;

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "reason")]
pub enum Reason {
    /// The game is over.
    Over,
    /// There is one player, and this is not theirs.
    NotYours,
    /// Something else is asked now.
    NotAsked,
    /// The card is not in hand.
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The last column card has no ability left.
    NoAbility,
    /// The Mana does not suffice.
    TooDear {
        /// What it costs.
        cost: u8,
        /// What there is.
        mana: u8,
    },
    /// Strain costs Mana that is not there.
    NoManaToStrain,
    /// Nothing allows leaving this fight.
    CannotLeave,
    /// The card is not in play.
    NotInPlay {
        /// The card.
        card: Card,
    },
    /// The card's exhaust cost cannot be paid, or needs no payment.
    CannotPay {
        /// The card.
        card: Card,
    },
    /// The card is not where a card is asked for.
    NotThere {
        /// The card.
        card: Card,
    },
    /// The grid ends there.
    EdgeOfTheWorld,
    /// A wall, or the border of the room.
    Wall,
    /// The arch has no upright code, or its card is gone.
    Blocked,
    /// In a fight only rooms on the table can be entered.
    NotAttached,
    /// Not along a shortest path.
    NotShortest,
    /// That World card is not in the grid, or is this one.
    NotInGrid,
    /// None of those is asked for.
    NotAChoice,
    /// At least one must be chosen.
    MustChoose,
}

impl kernel::Reason for Reason {
    fn rule(&self) -> &'static str {
        match self {
            Reason::Over => "TS-3.12",
            Reason::NotYours => "TS-0.4",
            Reason::NotAsked => "TS-4.2",
            Reason::NotInHand { .. } => "TS-4.16",
            Reason::NoAbility | Reason::TooDear { .. } => "TS-4.28",
            Reason::NoManaToStrain => "TS-4.40",
            Reason::CannotLeave => "TS-6.38",
            Reason::NotInPlay { .. } => "TS-4.60",
            Reason::CannotPay { .. } => "TS-4.61",
            Reason::NotThere { .. } => "TS-4.75",
            Reason::EdgeOfTheWorld => "TS-6.5",
            Reason::Wall => "TS-7.10",
            Reason::Blocked => "TS-7.12",
            Reason::NotAttached => "TS-7.40",
            Reason::NotShortest => "R36",
            Reason::NotInGrid => "TS-5.50",
            Reason::NotAChoice => "TS-5.12",
            Reason::MustChoose => "TS-5.10",
        }
    }
}
