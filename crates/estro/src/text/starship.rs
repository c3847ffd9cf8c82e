//! Starships and objects of Single Player, by name and with what they do (ES-8.7).

use crate::ships::{Object, Ship};
use kernel::Phrase;

/// The name of a ship.
pub fn ship_name(ship: Ship) -> Phrase {
    Phrase::new(match ship {
        Ship::Cinderlance => "estro-ship-cinderlance",
        Ship::BasaltArk => "estro-ship-basalt-ark",
        Ship::ChoralHaven => "estro-ship-choral-haven",
        Ship::Veilrunner => "estro-ship-veilrunner",
        Ship::AxiomDrift => "estro-ship-axiom-drift",
    })
}

/// A ship's skill, which its alarm fires (ES-8.7.1).
pub fn ship_text(ship: Ship) -> Phrase {
    Phrase::new(match ship {
        Ship::Cinderlance => "estro-ship-cinderlance-text",
        Ship::BasaltArk => "estro-ship-basalt-ark-text",
        Ship::ChoralHaven => "estro-ship-choral-haven-text",
        Ship::Veilrunner => "estro-ship-veilrunner-text",
        Ship::AxiomDrift => "estro-ship-axiom-drift-text",
    })
}

/// The name of an object.
pub fn object_name(object: Object) -> Phrase {
    Phrase::new(match object {
        Object::IonLance => "estro-object-ion-lance",
        Object::BreachCharge => "estro-object-breach-charge",
        Object::ScannerDrone => "estro-object-scanner-drone",
        Object::DeepScan => "estro-object-deep-scan",
        Object::Jammer => "estro-object-jammer",
        Object::AlarmCutter => "estro-object-alarm-cutter",
        Object::SalvageClaw => "estro-object-salvage-claw",
        Object::StasisPod => "estro-object-stasis-pod",
        Object::AegisField => "estro-object-aegis-field",
        Object::DecoyHull => "estro-object-decoy-hull",
        Object::Overclock => "estro-object-overclock",
        Object::WeightedDie => "estro-object-weighted-die",
        Object::StaticBurst => "estro-object-static-burst",
        Object::GravityNet => "estro-object-gravity-net",
        Object::Solvent => "estro-object-solvent",
        Object::NullSignal => "estro-object-null-signal",
        Object::SupplyDrop => "estro-object-supply-drop",
        Object::SecondWind => "estro-object-second-wind",
        Object::TwinLink => "estro-object-twin-link",
        Object::EstroPrism => "estro-object-estro-prism",
        Object::LureBeacon => "estro-object-lure-beacon",
        Object::RecallTether => "estro-object-recall-tether",
        Object::MemoryShard => "estro-object-memory-shard",
        Object::VoidGrenade => "estro-object-void-grenade",
        Object::LastBreath => "estro-object-last-breath",
    })
}

/// What an object does (ES-8.7.2).
pub fn object_text(object: Object) -> Phrase {
    Phrase::new(match object {
        Object::IonLance => "estro-object-ion-lance-text",
        Object::BreachCharge => "estro-object-breach-charge-text",
        Object::ScannerDrone => "estro-object-scanner-drone-text",
        Object::DeepScan => "estro-object-deep-scan-text",
        Object::Jammer => "estro-object-jammer-text",
        Object::AlarmCutter => "estro-object-alarm-cutter-text",
        Object::SalvageClaw => "estro-object-salvage-claw-text",
        Object::StasisPod => "estro-object-stasis-pod-text",
        Object::AegisField => "estro-object-aegis-field-text",
        Object::DecoyHull => "estro-object-decoy-hull-text",
        Object::Overclock => "estro-object-overclock-text",
        Object::WeightedDie => "estro-object-weighted-die-text",
        Object::StaticBurst => "estro-object-static-burst-text",
        Object::GravityNet => "estro-object-gravity-net-text",
        Object::Solvent => "estro-object-solvent-text",
        Object::NullSignal => "estro-object-null-signal-text",
        Object::SupplyDrop => "estro-object-supply-drop-text",
        Object::SecondWind => "estro-object-second-wind-text",
        Object::TwinLink => "estro-object-twin-link-text",
        Object::EstroPrism => "estro-object-estro-prism-text",
        Object::LureBeacon => "estro-object-lure-beacon-text",
        Object::RecallTether => "estro-object-recall-tether-text",
        Object::MemoryShard => "estro-object-memory-shard-text",
        Object::VoidGrenade => "estro-object-void-grenade-text",
        Object::LastBreath => "estro-object-last-breath-text",
    })
}
