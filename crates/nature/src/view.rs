//! What one seat, or the public, may see (CN-2.5). Built field by field; a new field of the
//! position is secret until it is added here.

use crate::cards::Printed;
use crate::event::Spot;
use crate::layout::{Space, SpaceSet};
use crate::phase::Phase;
use crate::side::Side;
use kernel::{Phrase, Seat, SeatSet};
use serde::Serialize;

/// What an eye sees of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct NatureView {
    /// The seat that looks; none for the public.
    pub you: Option<Seat>,
    /// The number of the turn, both sides' counted together; 0 during setup.
    pub turn: u16,
    /// The side whose turn it is.
    pub active: Side,
    /// The side that began, once it is known.
    pub first: Side,
    /// The phase.
    pub phase: Phase,
    /// The active side's action points.
    pub ap: u8,
    /// The seats the game waits for.
    pub waiting: SeatSet,
    /// What is going on besides the phase.
    pub asked: Asked,
    /// Both sides.
    pub sides: [SideView; 2],
    /// All seats.
    pub seats: Vec<SeatView>,
    /// The Elemental Market and the Command Market.
    pub markets: [MarketView; 2],
    /// The cards out of the game, in the order they left.
    pub removed: Vec<Printed>,
    /// The Commands being resolved.
    pub in_play: Vec<Printed>,
    /// The attack being made.
    pub attack: Option<AttackView>,
    /// The winners, once the game is over; nobody won a draw.
    pub winners: Option<SeatSet>,
}

/// What the game asks for now.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// Ordinary choices of the phase.
    Phase,
    /// Instants against an attack.
    Instants,
    /// A choice for the effect of a card.
    Effect {
        /// The card whose effect it is.
        card: Printed,
        /// The level of the faction action, if it is one.
        level: Option<u8>,
        /// The step of the effect, counted from 0.
        step: u8,
        /// How many cards or tokens it has moved so far.
        moved: u16,
        /// The spaces chosen so far.
        chosen: SpaceSet,
    },
    /// Whether an Elemental takes DMG in place of another.
    Redirect {
        /// The one that may take it.
        guard: Spot,
        /// The one that would be dealt it.
        target: Spot,
        /// How much.
        damage: u16,
    },
    /// Which Elemental moves up.
    Reform {
        /// Whose formation.
        side: Side,
    },
    /// Nothing: the game is over.
    Nothing,
}

/// What everyone sees of a side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SideView {
    /// Its seats.
    pub seats: SeatSet,
    /// Its gold.
    pub gold: u8,
    /// The most gold it can have.
    pub gold_limit: u8,
    /// Its formation, space by space.
    pub formation: Vec<Option<StandingView>>,
}

/// An Elemental in a formation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StandingView {
    /// The card.
    pub card: Printed,
    /// Whose card it is.
    pub owner: Seat,
    /// Where it stands.
    pub space: Space,
    /// Damage counters on it.
    pub damage: u16,
    /// Boosts on it.
    pub boosts: u16,
    /// Shields on it.
    pub shields: u16,
    /// Has it attacked this turn?
    pub attacked: bool,
    /// Can its dawn effect be used this turn?
    pub dawn: DawnView,
    /// Does its effect work in the row it stands in?
    pub effect_works: bool,
    /// Why the looking seat can't use its dawn effect now; none if it can, or if it is not the
    /// seat's to use.
    pub why_not: Option<WhyNot>,
}

/// A dawn effect this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DawnView {
    /// It has none, or was not in the dawn list.
    None,
    /// It has not been used.
    Ready,
    /// It has been used.
    Used,
}

/// Why a card can't be used now.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WhyNot {
    /// The rule's number.
    pub rule: &'static str,
    /// The sentence.
    pub why: Phrase,
}

/// What an eye sees of a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Its side.
    pub side: Side,
    /// Its Sage, once chosen.
    pub sage: Option<Printed>,
    /// Is its Sage in the formation?
    pub sage_stands: bool,
    /// Its level.
    pub level: u8,
    /// Its hand: only for its own side's eyes.
    pub hand: Option<Vec<HandCard>>,
    /// How many cards it holds.
    pub hand_count: usize,
    /// How many cards its deck has.
    pub deck_count: usize,
    /// Its discard pile, the last card on top.
    pub discard: Vec<Printed>,
    /// Its Champions still locked.
    pub champions: Vec<Printed>,
    /// Its faction actions.
    pub actions: Vec<FactionActionView>,
    /// Its Warriors, chosen but not yet revealed: only for its own side's eyes.
    pub warriors: Option<[Printed; 2]>,
    /// Has it said that it is done with the phase?
    pub done: bool,
    /// Has it given up?
    pub conceded: bool,
}

/// A card in a hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HandCard {
    /// The card.
    pub card: Printed,
    /// Why its owner, looking, can't use it now; none if it can.
    pub why_not: Option<WhyNot>,
}

/// A faction action of a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FactionActionView {
    /// Its level.
    pub level: u8,
    /// What it does.
    pub text: Phrase,
    /// Is it unlocked?
    pub unlocked: bool,
    /// Why the looking seat can't take it now; none if it can, or if it is another seat's.
    pub why_not: Option<WhyNot>,
}

/// A market.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MarketView {
    /// The three slots.
    pub display: [Option<DisplayedCard>; 3],
    /// How many cards its deck has.
    pub deck_count: usize,
}

/// A card on display in a market.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DisplayedCard {
    /// The card.
    pub card: Printed,
    /// Its price.
    pub price: u8,
    /// Why the looking seat can't buy it now; none if it can.
    pub why_not: Option<WhyNot>,
}

/// The attack being made.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AttackView {
    /// The Command.
    pub command: Printed,
    /// Who commands it.
    pub seat: Seat,
    /// The attacker, while it stands.
    pub attacker: Option<Spot>,
    /// The attack's STR now.
    pub strength: u16,
    /// The targets still standing.
    pub targets: Vec<AttackedView>,
    /// The defending seats that passed since the last Instant.
    pub passed: SeatSet,
}

/// An attacked Elemental.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AttackedView {
    /// The Elemental.
    pub spot: Spot,
    /// The hit it would take now, before shields.
    pub hit: u16,
    /// By how much Instants and effects reduce it.
    pub reduction: u8,
    /// Is it 0 whatever else applies?
    pub annulled: bool,
    /// Cards that each defending seat draws if it is defeated.
    pub promised: [u8; 2],
}
