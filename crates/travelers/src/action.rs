//! Everything a player can do: one small choice at a time.

use crate::cards::Card;
use crate::dungeon::{Cell, Direction, RoomCode};
use crate::half::Half;
use crate::track::Track;

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// One step on the map (DP-7, DP-8), or in a Dungeon fight (DP-6).
    Go(Direction),
    /// Plays the Opening Card (TS-4.10).
    Open(Card),
    /// Activates the next ability (TS-4.28).
    Activate,
    /// Loads a card (TS-4.20).
    Load(Card),
    /// Infuses a card (TS-4.24).
    Infuse(Card),
    /// Adds a card (TS-4.34).
    Add(Card),
    /// Strains a card for a point of attack or defense (TS-4.40).
    Strain(Card, Track),
    /// Ends the plan.
    End,
    /// Leaves the fight (EF-35).
    Leave,
    /// Lets a card leave play, or exhausts it by instruction: pays for it or not (DP-4, DP-9).
    Exhaust {
        /// The card.
        card: Card,
        /// Is its cost paid?
        pay: bool,
    },
    /// Exhausts a card by force for a hit (DP-5).
    Hit(Card),
    /// Stops moving and strikes (TS-7.40).
    Strike,
    /// Where the enemy pulls the pawn, if several ways are equally short (R36).
    Pulled(Direction),
    /// Discards a card: the toll of a move, or the next of several.
    Discard(Card),
    /// Chooses a Hero Card an instruction asks for.
    Choose(Card),
    /// Chooses the half a card enters on.
    Enter(Half),
    /// Chooses the World card to change places with (EF-32).
    Migrate(u8),
    /// Chooses the room a teleport's room is laid against (TS-7.71).
    Beside(RoomCode),
    /// Chooses the cell a teleport ends on (TS-7.70).
    Land(Cell),
    /// Takes an offer.
    Accept,
    /// Declines an offer.
    Decline,
    /// Chooses no more.
    Done,
}
