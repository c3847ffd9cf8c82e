//! Estri, values and zones by name, and what a zone does (§6).

use crate::estri::{Estro, Value, Zone};
use kernel::Phrase;

/// The name of an estro.
pub fn estro_name(estro: Estro) -> Phrase {
    Phrase::new(match estro {
        Estro::Ardo => "estro-ardo",
        Estro::Granito => "estro-granito",
        Estro::Armonio => "estro-armonio",
        Estro::Illusio => "estro-illusio",
        Estro::Manpo => "estro-manpo",
    })
}

/// The name of a value.
pub fn value_name(value: Value) -> Phrase {
    Phrase::new(match value {
        Value::Atk => "estro-value-atk",
        Value::Def => "estro-value-def",
        Value::Hel => "estro-value-hel",
        Value::Dex => "estro-value-dex",
        Value::Map => "estro-value-map",
    })
}

/// The name of a zone.
pub fn zone_name(zone: Zone) -> Phrase {
    Phrase::new(match zone {
        Zone::Military => "estro-zone-military",
        Zone::Tech => "estro-zone-tech",
        Zone::Medical => "estro-zone-medical",
        Zone::Civil => "estro-zone-civil",
        Zone::Control => "estro-zone-control",
    })
}

/// What a zone does: its passive and its power (ES-6.3, ES-6.5).
pub fn zone_text(zone: Zone) -> Phrase {
    let power = Phrase::new(match zone {
        Zone::Military => "estro-power-military",
        Zone::Tech => "estro-power-tech",
        Zone::Medical => "estro-power-medical",
        Zone::Civil => "estro-power-civil",
        Zone::Control => "estro-power-control",
    });
    Phrase::new("estro-zone-text")
        .with("estro", estro_name(zone.estro()))
        .with("value", value_name(zone.estro().value()))
        .with("power", power)
}
