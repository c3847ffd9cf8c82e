//! The sectors of the Oblivion Dial, by name and with what they do (ES-8.11.7).

use crate::sectors::{Category, Sector};
use kernel::Phrase;

/// The name of a category of sectors.
pub fn category_name(category: Category) -> Phrase {
    Phrase::new(match category {
        Category::Dragonfly => "estro-category-dragonfly",
        Category::Moth => "estro-category-moth",
        Category::Swarm => "estro-category-swarm",
    })
}

/// The name of a sector.
pub fn sector_name(sector: Sector) -> Phrase {
    Phrase::new(match sector {
        Sector::EmergencyReboot => "estro-sector-emergency-reboot",
        Sector::EchoRecall => "estro-sector-echo-recall",
        Sector::QuickSynapse => "estro-sector-quick-synapse",
        Sector::SortedThoughts => "estro-sector-sorted-thoughts",
        Sector::ArmourOfGrief => "estro-sector-armour-of-grief",
        Sector::SharedFury => "estro-sector-shared-fury",
        Sector::PhoenixShell => "estro-sector-phoenix-shell",
        Sector::VengefulSpark => "estro-sector-vengeful-spark",
        Sector::VacuumGate => "estro-sector-vacuum-gate",
        Sector::SecondChance => "estro-sector-second-chance",
        Sector::Aftershock => "estro-sector-aftershock",
        Sector::ColdAsh => "estro-sector-cold-ash",
        Sector::Contagion => "estro-sector-contagion",
        Sector::ChainCollapse => "estro-sector-chain-collapse",
        Sector::Numbness => "estro-sector-numbness",
        Sector::ShortCircuit => "estro-sector-short-circuit",
        Sector::Mute => "estro-sector-mute",
        Sector::Floodlight => "estro-sector-floodlight",
        Sector::ZoneDrift => "estro-sector-zone-drift",
        Sector::MindExchange => "estro-sector-mind-exchange",
        Sector::ValueStorm => "estro-sector-value-storm",
        Sector::EstroRoulette => "estro-sector-estro-roulette",
        Sector::StrayBolt => "estro-sector-stray-bolt",
        Sector::Resonance => "estro-sector-resonance",
        Sector::Inversion => "estro-sector-inversion",
    })
}

/// What a sector does.
pub fn sector_text(sector: Sector) -> Phrase {
    Phrase::new(match sector {
        Sector::EmergencyReboot => "estro-sector-emergency-reboot-text",
        Sector::EchoRecall => "estro-sector-echo-recall-text",
        Sector::QuickSynapse => "estro-sector-quick-synapse-text",
        Sector::SortedThoughts => "estro-sector-sorted-thoughts-text",
        Sector::ArmourOfGrief => "estro-sector-armour-of-grief-text",
        Sector::SharedFury => "estro-sector-shared-fury-text",
        Sector::PhoenixShell => "estro-sector-phoenix-shell-text",
        Sector::VengefulSpark => "estro-sector-vengeful-spark-text",
        Sector::VacuumGate => "estro-sector-vacuum-gate-text",
        Sector::SecondChance => "estro-sector-second-chance-text",
        Sector::Aftershock => "estro-sector-aftershock-text",
        Sector::ColdAsh => "estro-sector-cold-ash-text",
        Sector::Contagion => "estro-sector-contagion-text",
        Sector::ChainCollapse => "estro-sector-chain-collapse-text",
        Sector::Numbness => "estro-sector-numbness-text",
        Sector::ShortCircuit => "estro-sector-short-circuit-text",
        Sector::Mute => "estro-sector-mute-text",
        Sector::Floodlight => "estro-sector-floodlight-text",
        Sector::ZoneDrift => "estro-sector-zone-drift-text",
        Sector::MindExchange => "estro-sector-mind-exchange-text",
        Sector::ValueStorm => "estro-sector-value-storm-text",
        Sector::EstroRoulette => "estro-sector-estro-roulette-text",
        Sector::StrayBolt => "estro-sector-stray-bolt-text",
        Sector::Resonance => "estro-sector-resonance-text",
        Sector::Inversion => "estro-sector-inversion-text",
    })
}
