//! The 25 sectors of the Oblivion Dial (ES-8.11.7).

use serde::{Deserialize, Serialize};

macro_rules! sectors {
    ($($number:literal $name:ident $id:literal;)*) => {
        /// A sector of the Dial.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        pub enum Sector {
            $(#[doc = concat!("QO-", stringify!($number), ".")] $name,)*
        }

        impl Sector {
            /// All 25, in the order of the table.
            pub const ALL: [Sector; 25] = [$(Sector::$name),*];

            /// As files write it.
            pub const fn id(self) -> &'static str {
                match self { $(Sector::$name => $id,)* }
            }
        }
    };
}

sectors! {
    01 EmergencyReboot "emergency-reboot";
    02 EchoRecall "echo-recall";
    03 QuickSynapse "quick-synapse";
    04 SortedThoughts "sorted-thoughts";
    05 ArmourOfGrief "armour-of-grief";
    06 SharedFury "shared-fury";
    07 PhoenixShell "phoenix-shell";
    08 VengefulSpark "vengeful-spark";
    09 VacuumGate "vacuum-gate";
    10 SecondChance "second-chance";
    11 Aftershock "aftershock";
    12 ColdAsh "cold-ash";
    13 Contagion "contagion";
    14 ChainCollapse "chain-collapse";
    15 Numbness "numbness";
    16 ShortCircuit "short-circuit";
    17 Mute "mute";
    18 Floodlight "floodlight";
    19 ZoneDrift "zone-drift";
    20 MindExchange "mind-exchange";
    21 ValueStorm "value-storm";
    22 EstroRoulette "estro-roulette";
    23 StrayBolt "stray-bolt";
    24 Resonance "resonance";
    25 Inversion "inversion";
}

/// What kind of sector it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// Bonus.
    Dragonfly,
    /// Malus.
    Moth,
    /// Chaos.
    Swarm,
}

impl Sector {
    /// Its category.
    pub const fn category(self) -> Category {
        match self as u8 {
            0..=9 => Category::Dragonfly,
            10..=17 => Category::Moth,
            _ => Category::Swarm,
        }
    }
}
