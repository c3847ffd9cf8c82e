//! One choice of a player (ES-3.30).

use crate::cards::CardId;
use crate::estri::{Estro, Zone};
use crate::place::{Cell, Slot};
use crate::ships::{Object, Ship};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Up or down (ES-3.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// Everybody sees the card.
    Up,
    /// Only its controller knows it.
    Down,
}

/// A side of the coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Coin {
    /// Heads.
    Heads,
    /// Tails.
    Tails,
}

/// A bonus of Tactical Inspiration (ES-8.10.31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Inspiration {
    /// One more Synaptic Action in this phase.
    Deployment,
    /// Draw two cards, keep one.
    Analysis,
    /// A +5 TOT token on one defender.
    Terrain,
}

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)] // Fields are what their names say; the variant's line says the rest.
pub enum Action {
    /// Play a card from hand.
    Play {
        card: CardId,
        face: Face,
        at: Option<Cell>,
    },
    /// Lucid Dream: play an Armonio as support of a Granito.
    Support { card: CardId, under: Slot },
    /// Play two cards as a Chimera.
    Chimera {
        host: CardId,
        donor: CardId,
        at: Option<Cell>,
    },
    /// Turn an own face-down card face-up.
    Flip(Slot),
    /// Attack a card; a Chimera names its principal estro.
    Attack {
        with: Slot,
        on: Slot,
        estro: Option<Estro>,
    },
    /// Attack an exposed ship.
    Strike { with: Slot, ship: Ship },
    /// Use a zone's power.
    Power {
        zone: Zone,
        burn: Option<CardId>,
        on: Option<Slot>,
    },
    /// Use a gift at will.
    Activate(Slot),
    /// Open the Rift: this own card is destroyed for it.
    Rift(Slot),
    /// Use an object.
    Use(Object),
    /// Throw an object away.
    Drop(Object),
    /// Last Bastion: an own defender makes room for a card from hand.
    Substitute { out: Slot, card: CardId, face: Face },
    /// Spend the necrotokens that the moment takes: 1, 2 or 3.
    Tokens,
    /// Declare the intention to play a Chimera in the next turn.
    Declare,
    /// Use what is offered.
    Accept,
    /// Let it be; in Last Bastion: be done with the phase.
    Pass,
    /// Enough targets are chosen.
    Done,
    /// End the turn.
    End,
    /// Go on with the attack after a zone power.
    Continue,
    /// Name another target after a zone power.
    Redirect(Slot),
    /// End the attack after a zone power.
    Stop,
    /// Choose a card on the field.
    Target(Slot),
    /// Choose a card elsewhere: in hand, in an incinerator, among cards looked at.
    Card(CardId),
    /// Call the coin.
    Call(Coin),
    /// Choose an estro.
    Estro(Estro),
    /// Choose a zone.
    Zone(Zone),
    /// Choose a ship.
    Ship(Ship),
    /// Choose the first of two effects.
    One,
    /// Choose the second of two effects.
    Other,
    /// Inferno: choose a member of the other team.
    Opponent(Seat),
    /// Let this card's gift come first of several that open together.
    Order(Slot),
    /// Choose a face of the die.
    Face(u8),
    /// Mnemonic: declare the own clash TOT.
    Total(u16),
    /// Mnemonic: declare that the defender is destroyed.
    Destroyed,
    /// Mnemonic: declare that the defender resists.
    Resists,
    /// Choose where a card that enters by an effect lies.
    Cell(Cell),
    /// Choose a bonus of Tactical Inspiration.
    Inspire(Inspiration),
}
