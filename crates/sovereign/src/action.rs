//! One choice of a player (SV-8.15).

use crate::cards::{CardId, ClassId};
use crate::crystal::Colour;
use crate::zone::Zone;
use kernel::Seat;

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)] // Fields are what their names say; the variant's line says the rest.
pub enum Action {
    /// Mulligan: this card goes back.
    Exchange(CardId),
    /// Mulligan: the rest of the hand stays. A picked-up card: into the hand.
    Keep,
    /// Who takes the first turn.
    Begin(Seat),
    /// Play a card from hand, or a Puppet from the Realms.
    Play { card: CardId, at: Option<Zone> },
    /// Move a Haerian.
    Move { from: Zone, to: Zone },
    /// Fight an adjacent Haerian.
    Fight { with: Zone, on: Zone },
    /// Attack an empty Building.
    Raze { with: Zone, on: Zone },
    /// Attack the opponent.
    Strike(Zone),
    /// Put this card into the Realms, to take another from there.
    Access(CardId),
    /// Use a Vocation: the class, and which of its abilities, from 1.
    Vocation { class: ClassId, number: u8 },
    /// The Day is over.
    End,
    /// Pay one generic pip with this colour.
    Pay(Colour),
    /// Pay the rest as the default chooser would.
    PayRest,
    /// Use an Equipment.
    Use(CardId),
    /// Use none.
    Pass,
    /// Activate the Snare.
    Activate,
    /// Choose a Haerian.
    Haerian(Zone),
    /// Choose a Building.
    Building(Zone),
    /// Choose a face-down card.
    Cover(Zone),
    /// Choose a zone.
    Zone(Zone),
    /// Choose a card.
    Card(CardId),
    /// Choose an Equipment in play.
    Equipment { card: CardId, exhausted: bool },
    /// Choose a Crystal.
    Crystal { colour: Colour, exhausted: bool },
    /// Choose one of several effects, from 1.
    Mode(u8),
    /// Do what is optional.
    Accept,
    /// Do not.
    Decline,
    /// No more of them.
    Done,
    /// Put a looked-at card at the bottom of the Chronicles.
    Bottom(CardId),
    /// Put a looked-at card on top of the Chronicles.
    Top(CardId),
}
