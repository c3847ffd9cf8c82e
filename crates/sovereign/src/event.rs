//! What happened, for people and animations.

use crate::cards::Printed;
use crate::crystal::Colour;
use crate::effect::{Deed, Trait, Until};
use crate::zone::Zone;
use kernel::{CardTrace, Seat};
use serde::Serialize;

/// A Haerian or Building on the battlefield, as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spot {
    /// Where.
    pub zone: Zone,
    /// Which card.
    pub card: Printed,
    /// Whose Haerian, or who owns the Building.
    pub seat: Seat,
}

/// How a Haerian came onto the battlefield without being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Arrival {
    Generated,
    Revived,
    Deployed,
    Blinked,
}

/// Why face-down cards left the battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum CoverLoss {
    DirectDamage,
    Forfeit,
    Breach,
    Pillage,
}

/// Where cards of a hand, deck or pile went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Whither {
    Hand,
    ChroniclesTop,
    ChroniclesBottom,
    ChroniclesShuffled,
    Removed,
    Realms,
    Afterlife,
}

/// How the battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// More direct damage than the wall could take (SV-7.1).
    Breakthrough,
    /// Turn 120 is over (SV-7.6).
    TurnLimit,
    /// Somebody gave up (SV-7.4).
    Concession,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    tag = "event"
)]
#[allow(missing_docs)] // Fields are what their names say; the variant says the rest.
pub enum Event {
    Exchanged {
        seat: Seat,
        count: u8,
    },
    WallsRaised,
    StarterDrawn {
        seat: Seat,
    },
    StarterChosen {
        seat: Seat,
    },
    TurnBegan {
        seat: Seat,
        turn: u8,
    },
    Recovered {
        seat: Seat,
    },
    DrewCard {
        seat: Seat,
        card: Printed,
    },
    Drew {
        seat: Seat,
    },
    NothingToDraw {
        seat: Seat,
    },
    Played {
        seat: Seat,
        card: Printed,
        at: Option<Zone>,
    },
    Paid {
        seat: Seat,
        colours: [u8; 5],
    },
    Entered {
        spot: Spot,
        how: Arrival,
    },
    Moved {
        spot: Spot,
        from: Zone,
    },
    FightDeclared {
        attacker: Spot,
        defender: Spot,
    },
    EquipmentUsed {
        seat: Seat,
        card: Printed,
        bearer: Spot,
        bonus: i8,
    },
    CombatBroken,
    Blows {
        attacker: Spot,
        dealt: u8,
        defender: Spot,
        returned: u8,
    },
    Razed {
        attacker: Spot,
        building: Spot,
    },
    Struck {
        attacker: Spot,
        amount: u8,
    },
    Damaged {
        spot: Spot,
        amount: u8,
        left: u8,
    },
    Prevented {
        spot: Spot,
    },
    Died {
        spot: Spot,
    },
    Fell {
        spot: Spot,
    },
    DirectDamage {
        seat: Seat,
        amount: u8,
    },
    Safeguarded {
        seat: Seat,
        amount: u8,
    },
    CoverLost {
        seat: Seat,
        zone: Zone,
        card: Printed,
        why: CoverLoss,
    },
    PickedUp {
        seat: Seat,
        zone: Zone,
    },
    PickedUpCard {
        seat: Seat,
        zone: Zone,
        card: Printed,
    },
    SnareSprung {
        seat: Seat,
        card: Printed,
        zone: Zone,
    },
    Accessed {
        seat: Seat,
        card: Printed,
    },
    RealmsTaken {
        seat: Seat,
    },
    RealmsTakenCard {
        seat: Seat,
        card: Printed,
    },
    VocationUsed {
        seat: Seat,
        class: &'static str,
        number: u8,
    },
    Crystallized {
        seat: Seat,
        colour: Colour,
        count: u8,
        exhausted: bool,
    },
    Triggered {
        seat: Seat,
        card: Printed,
        zone: Option<Zone>,
        ability: u8,
    },
    Declined {
        seat: Seat,
        card: Printed,
    },
    ForceChanged {
        spot: Spot,
        by: i8,
        until: Until,
    },
    ForceSet {
        spot: Spot,
        to: u8,
        until: Until,
    },
    Healed {
        spot: Spot,
        amount: u8,
    },
    Shielded {
        spot: Spot,
        amount: u8,
        until: Until,
    },
    MadeImmune {
        spot: Spot,
        until: Until,
    },
    Armored {
        spot: Spot,
        amount: i8,
        until: Until,
    },
    TraitGiven {
        spot: Spot,
        flag: Trait,
        until: Until,
    },
    Silenced {
        spot: Spot,
        until: Until,
    },
    Exhausted {
        spot: Spot,
    },
    Stunned {
        spot: Spot,
    },
    Readied {
        spot: Spot,
    },
    ActionGained {
        spot: Spot,
        action: Deed,
        count: u8,
    },
    DirectChanged {
        spot: Spot,
        by: i8,
        until: Until,
    },
    LeftField {
        spot: Spot,
        to: Whither,
    },
    Discarded {
        seat: Seat,
        card: Printed,
    },
    Milled {
        seat: Seat,
        card: Printed,
    },
    LookedAt {
        seat: Seat,
        count: u8,
    },
    LookedAtCard {
        seat: Seat,
        card: Printed,
    },
    Kept {
        seat: Seat,
        count: u8,
    },
    KeptCard {
        seat: Seat,
        card: Printed,
    },
    SearchBegan {
        seat: Seat,
    },
    Searched {
        seat: Seat,
        found: Option<Printed>,
    },
    Retrieved {
        seat: Seat,
        card: Printed,
        to: Whither,
    },
    HandShown {
        to: Seat,
        of: Seat,
        card: Printed,
    },
    HandSeen {
        to: Seat,
        of: Seat,
    },
    Refreshed {
        seat: Seat,
        colour: Colour,
    },
    Shattered {
        seat: Seat,
        colour: Colour,
    },
    Drained {
        seat: Seat,
        colour: Colour,
    },
    CostChanged {
        seat: Seat,
        by: i8,
    },
    Generated {
        seat: Seat,
        card: Printed,
        count: u8,
        to: Whither,
    },
    Sanctified {
        seat: Seat,
        count: u8,
    },
    Covered {
        seat: Seat,
        zone: Zone,
    },
    CoveredCard {
        seat: Seat,
        zone: Zone,
        card: Printed,
    },
    PeekedAt {
        seat: Seat,
        zone: Zone,
    },
    PeekedAtCard {
        seat: Seat,
        zone: Zone,
        card: Printed,
    },
    Shifted {
        seat: Seat,
        from: Zone,
        to: Zone,
    },
    Veiled {
        seat: Seat,
        card: Printed,
    },
    Rearmed {
        seat: Seat,
        card: Printed,
    },
    Broken {
        seat: Seat,
        card: Printed,
    },
    VocationsGained {
        seat: Seat,
        count: u8,
    },
    DayEnded {
        seat: Seat,
    },
    DamageRemoved,
    ChainCut,
    Conceded {
        seat: Seat,
    },
    Ended {
        winner: Option<Seat>,
        why: Ending,
    },
}

impl kernel::Event for Event {
    /// Drawn is what came to a hand from the Chronicles, the own wall or the Luminous Realms; not
    /// what returned from the battlefield or the Afterlife. Played are cards played, Equipment
    /// that was used, and Snares that were sprung. A Puppet is played without being drawn.
    fn traces(&self, hear: &mut dyn FnMut(CardTrace)) {
        match self {
            Event::DrewCard { seat, card }
            | Event::KeptCard { seat, card }
            | Event::PickedUpCard { seat, card, .. }
            | Event::RealmsTakenCard { seat, card }
            | Event::Searched {
                seat,
                found: Some(card),
            } => hear(CardTrace::drawn(*seat, card.0.id)),
            Event::Played { seat, card, .. }
            | Event::EquipmentUsed { seat, card, .. }
            | Event::SnareSprung { seat, card, .. } => {
                hear(CardTrace::played(*seat, card.0.id));
            }
            _ => {}
        }
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::WallsRaised
                | Event::Exchanged { .. }
                | Event::StarterDrawn { .. }
                | Event::DrewCard { .. }
                | Event::Drew { .. }
                | Event::CoverLost { .. }
                | Event::PickedUp { .. }
                | Event::PickedUpCard { .. }
                | Event::SnareSprung { .. }
                | Event::Milled { .. }
                | Event::LookedAtCard { .. }
                | Event::LookedAt { .. }
                | Event::SearchBegan { .. }
                | Event::Searched { .. }
                | Event::HandShown { .. }
                | Event::PeekedAtCard { .. }
                | Event::Discarded { .. }
        )
    }
}
