//! What one seat, or the public, may see (ES-2.4). Built field by field; a new field of the
//! position is secret until it is added here.

use crate::action::Face;
use crate::cards::Printed;
use crate::estri::{Estro, Zone};
use crate::event::{Ending, Spot};
use crate::place::Slot;
use crate::player::{Player, Side};
use crate::ships::{Object, Ship};
use kernel::{Phrase, Seat, SeatSet};
use serde::Serialize;

/// What an eye sees of the match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EstroView {
    /// The seat that looks; none for the public.
    pub you: Option<Seat>,
    /// The modes, as options write them.
    pub modes: String,
    /// The round; hidden in Mnemonic mode.
    pub round: Option<u8>,
    /// The last round, if the match has one.
    pub last_round: Option<u8>,
    /// Whose turn it is. In the Dreamer phase the machine is not, and all Dreamers are.
    pub active: Player,
    /// The part of the turn.
    pub phase: PhaseView,
    /// The seats the match waits for.
    pub waiting: SeatSet,
    /// The active zones.
    pub zones: Vec<ZoneView>,
    /// All players, the machine last.
    pub players: Vec<PlayerView>,
    /// The cards on the field, in field order.
    pub field: Vec<CardView>,
    /// The attack being made.
    pub attack: Option<AttackView>,
    /// Gifts that were announced and are not yet resolved, the latest last.
    pub announced: Vec<AnnouncedView>,
    /// Single Player: the ships.
    pub ships: Vec<ShipView>,
    /// Single Player: the objects held.
    pub objects: Vec<Object>,
    /// Last Bastion: Quantum Connections left.
    pub connections: Option<u16>,
    /// Last Bastion: cards left in the Horde deck.
    pub horde_deck: Option<u8>,
    /// Dimensional Rift: cards left in the dimensional deck.
    pub rift_deck: Option<u8>,
    /// Do estro modifiers change sign now (QO-25, Axiom Drift)?
    pub inverted: bool,
    /// What the looking seat looks at: cards of a deck, of a hand, guardians scanned.
    pub looking_at: Vec<Printed>,
    /// The winners, once the match is over; nobody won a draw.
    pub winners: Option<SeatSet>,
    /// Why it ended.
    pub ending: Option<Ending>,
}

/// The part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseView {
    /// Start of the turn.
    Start,
    /// The draw.
    Draw,
    /// The mandatory play.
    Play,
    /// MAIN.
    Main,
    /// The end of the turn.
    End,
    /// The ships' or the Horde's.
    Machine,
    /// The Dreamer phase.
    Dreamers,
    /// The match is over.
    Over,
}

/// A zone.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ZoneView {
    /// Which.
    pub zone: Zone,
    /// Has its power been used up?
    pub used: bool,
    /// Conquest: cards of side 1 and side 2 in its field.
    pub points: Option<[u8; 2]>,
}

fn is_none_to_skip(draws: &u8) -> bool {
    *draws == 0
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    /// Who.
    pub player: Player,
    /// The side.
    pub side: Side,
    /// The hand: only for the own eyes (and where hands are open, the partners').
    pub hand: Option<Vec<HandCard>>,
    /// Cards of this hand that the looking seat has seen.
    pub known_hand: Vec<Printed>,
    /// How many cards are in hand; hidden in Mnemonic mode.
    pub hand_count: Option<u8>,
    /// How many cards the deck has; hidden in Mnemonic mode.
    pub deck_count: Option<u8>,
    /// The own deck's cards, in no order (ES-2.8): only for the own eyes.
    pub deck_list: Option<Vec<Printed>>,
    /// The incinerator; hidden in Mnemonic mode.
    pub incinerator: Option<Vec<Printed>>,
    /// Luck Equaliser: necrotokens.
    pub tokens: Option<u8>,
    /// Re-rolls held (QO-10).
    pub rerolls: u8,
    /// Mandatory draws that will be skipped (GT-64).
    #[serde(skip_serializing_if = "is_none_to_skip")]
    pub draws_to_skip: u8,
    /// Attacks left this turn; hidden in Mnemonic mode.
    pub attacks_left: Option<u8>,
    /// Last Bastion: Synaptic Actions left.
    pub actions: Option<u8>,
    /// Last Bastion: an engaged defender must attack.
    pub must_engage: bool,
    /// Done with the Dreamer phase, or out of an Inferno match.
    pub done: bool,
    /// A Chimera was declared for the next turn.
    pub chimera_declared: bool,
    /// Has given up.
    pub conceded: bool,
}

/// A card in a hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HandCard {
    /// The card.
    pub card: Printed,
    /// Has its 1V gift been used?
    pub gift_used: bool,
    /// Is its gift inhibited for good?
    pub inhibited: bool,
    /// Why its owner, looking, can't play it now; none if it can.
    pub why_not: Option<WhyNot>,
}

/// Why a card can't be used now.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WhyNot {
    /// The rule's number.
    pub rule: &'static str,
    /// The sentence.
    pub why: Phrase,
}

/// A card on the field.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardView {
    /// Its place.
    pub slot: Slot,
    /// The card; none if it is face-down and not this eye's to know.
    pub card: Option<Printed>,
    /// Up or down.
    pub face: Face,
    /// Who controls it.
    pub player: Player,
    /// Who owns it.
    pub owner: Player,
    /// Conquest: its zone field.
    pub zone_field: Option<Zone>,
    /// Last Bastion: lane and depth zone.
    pub lane: Option<(u8, u8)>,
    /// Single Player: the ship it guards.
    pub ship: Option<Ship>,
    /// Its estri: two for a Chimera, the principal one first; none for a card that the eye does
    /// not know.
    pub estri: Vec<Estro>,
    /// Its current values: of a face-up card; hidden in Mnemonic mode.
    pub values: Option<[u8; 5]>,
    /// Its current TOT: of a face-up card; hidden in Mnemonic mode.
    pub tot: Option<u16>,
    /// Its gift, if it has one.
    pub gift: Option<GiftView>,
    /// How often it attacked this turn; hidden in Mnemonic mode.
    pub attacked: Option<u8>,
    /// Was it put down this turn?
    pub put_down_now: bool,
    /// A Chimera's donor.
    pub donor: Option<Printed>,
    /// The Granito it supports.
    pub supports: Option<Slot>,
    /// The vital shield of a supported Granito: damage and strength.
    pub shield: Option<(u16, u16)>,
    /// Can it not attack because of a gift or an ambush?
    pub cannot_attack: bool,
    /// Can it not be destroyed for now?
    pub protected: bool,
    /// Why the looking seat can't attack with it now; none if it can, or if it isn't its own.
    pub why_not: Option<WhyNot>,
}

/// The gift of a card on the field.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GiftView {
    /// The card whose gift it is: the printed one, the donor's, or one copied.
    pub of: Printed,
    /// Has it been used? Hidden in Mnemonic mode.
    pub used: Option<bool>,
    /// Is it inhibited? Hidden in Mnemonic mode.
    pub inhibited: Option<bool>,
    /// Turns until an armed gift works.
    pub armed: Option<u8>,
    /// Is a reaction made ready (ES-8.10.27)?
    pub primed: bool,
}

/// The attack being made.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AttackView {
    /// The attacker.
    pub attacker: Spot,
    /// The defender.
    pub defender: Spot,
    /// The dice, once rolled.
    pub dice: Option<(u8, u8)>,
    /// Both clash TOT as they would be compared now; hidden in Mnemonic mode, and of no use
    /// against a face-down card.
    pub totals: Option<(u16, u16)>,
    /// Both primary clash values.
    pub primaries: Option<(u16, u16)>,
}

/// A gift that was announced.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AnnouncedView {
    /// Whose gift it is.
    pub card: Printed,
    /// Who controls it.
    pub player: Player,
    /// The cards on the field it was announced for.
    pub targets: Vec<Slot>,
}

/// A starship.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ShipView {
    /// Which.
    pub ship: Ship,
    /// Its shields; 0 once destroyed.
    pub shields: u16,
    /// What its alarm shows, while it runs.
    pub alarm: Option<u8>,
    /// Was its alarm stopped for good?
    pub alarm_stopped: bool,
    /// Has it no guardians?
    pub exposed: bool,
}
