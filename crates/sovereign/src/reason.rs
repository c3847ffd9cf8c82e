//! Why something cannot be done, with the rule that says so.

use crate::cards::Printed;
use crate::cost::Cost;
use crate::zone::Zone;
use serde::Serialize;

/// Why an action is refused.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    tag = "reason"
)]
#[allow(missing_docs)] // Fields are what their names say; the variant's line says the rest.
pub enum Reason {
    /// The battle is over.
    Over,
    /// Somebody else decides now.
    NotYourDecision,
    /// Something else is asked now.
    NotAsked,
    /// The card is not in the hand.
    NotInHand { card: Printed },
    /// Only Puppets are played from the Realms.
    OnlyPuppetsFromRealms { card: Printed },
    /// The Crystals do not suffice.
    TooDear { card: Printed, cost: Cost },
    /// The Tribute cannot be paid in full.
    NoTribute { card: Printed },
    /// There is nothing to choose for it.
    NothingToChoose { card: Printed },
    /// It needs a zone.
    NeedsZone { card: Printed },
    /// It needs no zone.
    NoZoneWanted { card: Printed },
    /// A Haerian already stands there.
    ZoneTaken { zone: Zone },
    /// Haerian enter on the own Initial Line.
    NotInitialLine { zone: Zone },
    /// Haerian with Vanguard enter on the Home rows.
    NotHomeRows { zone: Zone },
    /// No Building on the enemy's Initial Line.
    EnemyInitialLine { zone: Zone },
    /// There is a Building already.
    AlreadyBuilt { zone: Zone },
    /// An enemy Haerian stands there.
    EnemyStandsThere { zone: Zone },
    /// No own Haerian stands there.
    NoOwnHaerian { zone: Zone },
    /// The Haerian is exhausted.
    Exhausted { zone: Zone },
    /// It has no move left.
    NoMoveLeft { zone: Zone },
    /// It is rooted.
    Rooted { zone: Zone },
    /// The zone cannot be reached.
    OutOfReach { from: Zone, to: Zone },
    /// It entered this turn.
    JustEntered { zone: Zone },
    /// It has no combat action left.
    NoCombatLeft { zone: Zone },
    /// It is pacified.
    Pacified { zone: Zone },
    /// The target is not adjacent.
    NotAdjacent { with: Zone, on: Zone },
    /// No enemy Haerian stands there.
    NoEnemy { zone: Zone },
    /// An adjacent Bulwark must be fought.
    Bulwark { zone: Zone },
    /// Its Force is 0.
    NoForce { zone: Zone },
    /// There is no Building.
    NoBuilding { zone: Zone },
    /// A Haerian stands on the Building.
    BuildingHeld { zone: Zone },
    /// Only from the enemy's Initial Line.
    NotAtEnemyLine { zone: Zone },
    /// No access to the Realms is left.
    NoAccess { quota: u8, used: u8 },
    /// A Puppet cannot be the card placed.
    PuppetInAccess,
    /// No Vocation is left this turn.
    NoVocation,
    /// The class is not one's own, or has no such Vocation.
    NoSuchVocation,
    /// The Vocation costs more.
    VocationTooDear { cost: Cost },
    /// There is nothing to choose for the Vocation.
    NothingForVocation,
    /// The card has no Snare.
    NoSnare,
    /// The Equipment is not in play.
    NoEquipment { card: Printed },
    /// It was used already.
    EquipmentExhausted { card: Printed },
    /// No more Equipment in this combat.
    NoMoreEquipment,
    /// Its condition does not hold.
    NotUsable { card: Printed },
    /// This cannot be chosen.
    NotAChoice,
    /// No Crystal of that colour is ready.
    NoCrystal,
    /// One of them must be chosen.
    MustChoose,
}

impl kernel::Reason for Reason {
    fn rule(&self) -> &'static str {
        match self {
            Reason::Over => "SV-7.5",
            Reason::NotYourDecision | Reason::NotAsked | Reason::NotAChoice => "SV-8.15",
            Reason::NotInHand { .. } => "SV-4.8",
            Reason::OnlyPuppetsFromRealms { .. } => "SV-4.10.1",
            Reason::TooDear { .. } | Reason::NoCrystal => "SV-4.9.1",
            Reason::NoTribute { .. } => "SV-4.9.7",
            Reason::NothingToChoose { .. } => "SV-4.9.6",
            Reason::NeedsZone { .. } | Reason::NoZoneWanted { .. } => "SV-4.9",
            Reason::ZoneTaken { .. } => "SV-3.7",
            Reason::NotInitialLine { .. } | Reason::NotHomeRows { .. } => "SV-4.9.3",
            Reason::EnemyInitialLine { .. }
            | Reason::AlreadyBuilt { .. }
            | Reason::EnemyStandsThere { .. } => "SV-4.9.5",
            Reason::NoOwnHaerian { .. } | Reason::NoEnemy { .. } => "SV-4.8",
            Reason::Exhausted { .. }
            | Reason::NoMoveLeft { .. }
            | Reason::JustEntered { .. }
            | Reason::NoCombatLeft { .. } => "SV-4.6",
            Reason::Rooted { .. } | Reason::Pacified { .. } => "SV-8.13",
            Reason::OutOfReach { .. } => "SV-4.11",
            Reason::NotAdjacent { .. } => "SV-3.6",
            Reason::Bulwark { .. } => "SV-5.1",
            Reason::NoForce { .. } | Reason::NotAtEnemyLine { .. } => "SV-4.8",
            Reason::NoBuilding { .. } | Reason::BuildingHeld { .. } => "SV-5.5",
            Reason::NoAccess { .. } | Reason::PuppetInAccess => "SV-4.12",
            Reason::NoVocation
            | Reason::NoSuchVocation
            | Reason::VocationTooDear { .. }
            | Reason::NothingForVocation => "SV-4.13",
            Reason::NoSnare => "SV-5.7",
            Reason::NoEquipment { .. }
            | Reason::EquipmentExhausted { .. }
            | Reason::NotUsable { .. } => "SV-5.3.2",
            Reason::NoMoreEquipment => "SV-5.3.1",
            Reason::MustChoose => "SV-8.7",
        }
    }
}
