//! Refusals as sentences that say what would be right.

use super::names::{cost, place};
use crate::cards::Printed;
use crate::reason::Reason;
use crate::zone::Zone;
use kernel::Phrase;

/// Why it cannot be done.
pub fn reason_phrase(reason: &Reason) -> Phrase {
    match *reason {
        Reason::Over => Phrase::new("sovereign-play-no-over"),
        Reason::NotYourDecision => Phrase::new("sovereign-play-no-decision"),
        Reason::NotAsked => Phrase::new("sovereign-play-no-question"),
        Reason::NotInHand { card } => of("sovereign-play-no-in-hand", card),
        Reason::OnlyPuppetsFromRealms { card } => of("sovereign-play-no-puppet", card),
        Reason::TooDear { card, cost: price } => {
            of("sovereign-play-no-too-dear", card).with("cost", cost(&price))
        }
        Reason::NoTribute { card } => of("sovereign-play-no-tribute", card),
        Reason::NothingToChoose { card } => of("sovereign-play-no-target", card),
        Reason::NeedsZone { card } => of("sovereign-play-no-zone-named", card),
        Reason::NoZoneWanted { card } => of("sovereign-play-no-zone-wanted", card),
        Reason::ZoneTaken { zone } => at("sovereign-play-no-free-zone", zone),
        Reason::NotInitialLine { zone } => at("sovereign-play-no-initial-line", zone),
        Reason::NotHomeRows { zone } => at("sovereign-play-no-home-rows", zone),
        Reason::EnemyInitialLine { zone } => at("sovereign-play-no-enemy-line-building", zone),
        Reason::AlreadyBuilt { zone } => at("sovereign-play-no-second-building", zone),
        Reason::EnemyStandsThere { zone } => at("sovereign-play-no-building-under-enemy", zone),
        Reason::NoOwnHaerian { zone } => at("sovereign-play-no-own-haerian", zone),
        Reason::Exhausted { zone } => at("sovereign-play-no-exhausted", zone),
        Reason::NoMoveLeft { zone } => at("sovereign-play-no-move-left", zone),
        Reason::Rooted { zone } => at("sovereign-play-no-rooted", zone),
        Reason::OutOfReach { from, to } => Phrase::new("sovereign-play-no-reach")
            .with("from", place(from))
            .with("to", place(to)),
        Reason::JustEntered { zone } => at("sovereign-play-no-just-entered", zone),
        Reason::NoCombatLeft { zone } => at("sovereign-play-no-combat-left", zone),
        Reason::Pacified { zone } => at("sovereign-play-no-pacified", zone),
        Reason::NotAdjacent { with, on } => Phrase::new("sovereign-play-no-adjacent")
            .with("from", place(with))
            .with("to", place(on)),
        Reason::NoEnemy { zone } => at("sovereign-play-no-enemy", zone),
        Reason::Bulwark { zone } => at("sovereign-play-no-bulwark", zone),
        Reason::NoForce { zone } => at("sovereign-play-no-force", zone),
        Reason::NoBuilding { zone } => at("sovereign-play-no-building", zone),
        Reason::BuildingHeld { zone } => at("sovereign-play-no-empty-building", zone),
        Reason::NotAtEnemyLine { zone } => at("sovereign-play-no-enemy-line", zone),
        Reason::NoAccess { quota, used } => Phrase::new("sovereign-play-no-access")
            .with("quota", quota)
            .with("used", used),
        Reason::PuppetInAccess => Phrase::new("sovereign-play-no-puppet-access"),
        Reason::NoVocation => Phrase::new("sovereign-play-no-vocation-left"),
        Reason::NoSuchVocation => Phrase::new("sovereign-play-no-such-vocation"),
        Reason::VocationTooDear { cost: price } => {
            Phrase::new("sovereign-play-no-vocation-too-dear").with("cost", cost(&price))
        }
        Reason::NothingForVocation => Phrase::new("sovereign-play-no-vocation-target"),
        Reason::NoSnare => Phrase::new("sovereign-play-no-snare"),
        Reason::NoEquipment { card } => of("sovereign-play-no-equipment", card),
        Reason::EquipmentExhausted { card } => of("sovereign-play-no-ready-equipment", card),
        Reason::NoMoreEquipment => Phrase::new("sovereign-play-no-more-equipment"),
        Reason::NotUsable { card } => of("sovereign-play-no-use", card),
        Reason::NotAChoice => Phrase::new("sovereign-play-no-choice"),
        Reason::NoCrystal => Phrase::new("sovereign-play-no-ready-crystal"),
        Reason::MustChoose => Phrase::new("sovereign-play-no-skipping"),
    }
}

fn of(key: &'static str, card: Printed) -> Phrase {
    Phrase::new(key).with("card", card.name)
}

fn at(key: &'static str, zone: Zone) -> Phrase {
    Phrase::new(key).with("zone", place(zone))
}
