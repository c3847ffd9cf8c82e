//! What the player is asked (section 4.9).

use crate::cards::Card;
use crate::dungeon::{Direction, RoomCode};
use crate::effect::Place;
use crate::element::Element;
use serde::{Deserialize, Serialize};

/// What the player is asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Where to go (DP-7, DP-8).
    Walk,
    /// Which card to discard for the step in this direction.
    Toll(Direction),
    /// Whether to execute the Choice entry under the pawn (TS-7.30).
    Visit,
    /// The Opening Card (DP-1).
    Open,
    /// A Plan action (DP-2).
    Plan,
    /// Whether to take what a sentence offers (TS-5.5).
    Offer,
    /// Which infused card to take back; so many at most (EF-06).
    TakeBack(u8),
    /// Which card leaves play next, and whether it is paid for (DP-4).
    Exhaust,
    /// Which card takes the hit; so many are left (DP-5).
    Hits(u8),
    /// A step in a Dungeon fight, or the strike (DP-6).
    March,
    /// Which way the enemy pulls (R36).
    Pull,
    /// Which two-tip card to turn (EF-20, EF-25).
    Turn(Place),
    /// Which one-tip card to turn (EF-21).
    TradeOne,
    /// Which two-tip card to turn (EF-21).
    TradeTwo,
    /// Which hand cards to swap (EF-22).
    SwapGive,
    /// Which cards of the Discard Deck to take for them.
    SwapTake,
    /// Which cards of the Discard Deck to give up (EF-23).
    RecoverGive,
    /// Which Removed Cards to take for them.
    RecoverTake,
    /// On which half this one enters.
    RecoverHalf(Card),
    /// Which card to discard; so many at most are left (EF-24).
    Weaken(u8),
    /// Which card to exhaust, and whether it is paid for (EF-25, EF-34).
    Wear(Place),
    /// Which card of the element to discard (EF-26, EF-27, EF-36).
    Give(Element),
    /// The first card of a pair (EF-29).
    ObserveFirst,
    /// The second card of the pair.
    ObserveSecond,
    /// Which card to remove (EF-30).
    RitualRemove,
    /// Which card to turn; so many at most are left.
    RitualTurn(u8),
    /// In which order the chosen cards are discarded (TS-5.13).
    DiscardOrder,
    /// In which order the hand is discarded (EF-31).
    DiscardHand,
    /// Which World card to change places with (EF-32).
    Migrate,
    /// Which card to wager (EF-33).
    Wager,
    /// On which half the hero's new card enters (EF-36, EF-37).
    EnterHalf,
    /// Which room the new one is laid against (TS-7.71).
    Beside(RoomCode),
    /// On which cell a teleport ends (TS-7.70).
    Land(RoomCode),
    /// Whether to go on training (TS-3.7).
    GoOn,
}
