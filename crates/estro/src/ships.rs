//! The five starships and the 25 objects of Single Player (ES-8.7).

use crate::estri::Estro;
use serde::{Deserialize, Serialize};

/// A starship, one per estro (ES-8.7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Ship {
    /// SH-A, Ardo's.
    Cinderlance,
    /// SH-G, Granito's.
    BasaltArk,
    /// SH-R, Armonio's.
    ChoralHaven,
    /// SH-I, Illusio's.
    Veilrunner,
    /// SH-M, Manpo's.
    AxiomDrift,
}

impl Ship {
    /// All of them.
    pub const ALL: [Ship; 5] = [
        Ship::Cinderlance,
        Ship::BasaltArk,
        Ship::ChoralHaven,
        Ship::Veilrunner,
        Ship::AxiomDrift,
    ];

    /// Its place in the list.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its estro.
    pub const fn estro(self) -> Estro {
        Estro::ALL[self as usize]
    }

    /// The shields it starts with.
    pub const fn shields(self) -> u16 {
        match self {
            Ship::Cinderlance => 180,
            Ship::BasaltArk => 300,
            Ship::ChoralHaven => 220,
            Ship::Veilrunner => 160,
            Ship::AxiomDrift => 200,
        }
    }

    /// As notation and files write it.
    pub const fn id(self) -> &'static str {
        match self {
            Ship::Cinderlance => "cinderlance",
            Ship::BasaltArk => "basalt-ark",
            Ship::ChoralHaven => "choral-haven",
            Ship::Veilrunner => "veilrunner",
            Ship::AxiomDrift => "axiom-drift",
        }
    }
}

macro_rules! objects {
    ($($number:literal $name:ident $id:literal $doc:literal;)*) => {
        /// An object of Single Player (ES-8.7.2).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        pub enum Object {
            $(#[doc = concat!("OB-", stringify!($number), ": ", $doc)] $name,)*
        }

        impl Object {
            /// All 25, in the order of the table.
            pub const ALL: [Object; 25] = [$(Object::$name),*];

            /// As notation and files write it.
            pub const fn id(self) -> &'static str {
                match self { $(Object::$name => $id,)* }
            }
        }
    };
}

objects! {
    01 IonLance "ion-lance" "one exposed ship loses 60 shields.";
    02 BreachCharge "breach-charge" "any ship loses 30 shields, but keeps 1.";
    03 ScannerDrone "scanner-drone" "two chosen guardians turn face-up.";
    04 DeepScan "deep-scan" "see the face-down guardians of one ship.";
    05 Jammer "jammer" "one running alarm is raised by 3.";
    06 AlarmCutter "alarm-cutter" "one ship's alarm is stopped for good.";
    07 SalvageClaw "salvage-claw" "one card of the incinerator goes to the hand.";
    08 StasisPod "stasis-pod" "one card of the incinerator enters the field without its gift.";
    09 AegisField "aegis-field" "one own card cannot be destroyed until the next turn.";
    10 DecoyHull "decoy-hull" "reaction: another own card becomes the defender.";
    11 Overclock "overclock" "one own card +8 PRIMARY for good.";
    12 WeightedDie "weighted-die" "reaction: the own die shows a chosen face.";
    13 StaticBurst "static-burst" "no guardian attacks in the next ships' turn.";
    14 GravityNet "gravity-net" "one guardian cannot attack in the next two ships' turns.";
    15 Solvent "solvent" "one guardian -12 PRIMARY for good.";
    16 NullSignal "null-signal" "one guardian's gift is inhibited for good.";
    17 SupplyDrop "supply-drop" "draw two cards.";
    18 SecondWind "second-wind" "one more attack this turn.";
    19 TwinLink "twin-link" "one own card may attack twice this turn.";
    20 EstroPrism "estro-prism" "one own card becomes a chosen estro.";
    21 LureBeacon "lure-beacon" "guardians must attack one own card in the next ships' turn.";
    22 RecallTether "recall-tether" "one own card returns to the hand; play one more.";
    23 MemoryShard "memory-shard" "one own card's 1V gift becomes unused.";
    24 VoidGrenade "void-grenade" "one guardian with TOT 65 or less is destroyed.";
    25 LastBreath "last-breath" "reaction: the top card of the deck saves an empty field.";
}

impl Object {
    /// Its place in the table, counted from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Is it used in answer to something, not in MAIN (ES-8.6.16)?
    pub const fn is_reaction(self) -> bool {
        matches!(
            self,
            Object::DecoyHull | Object::WeightedDie | Object::LastBreath
        )
    }
}
