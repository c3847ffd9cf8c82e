//! How enemies and their modifiers read.

use super::condition::{of_cards, of_symbol, place_id};
use super::glyph::Glyph;
use crate::enemy::{Changed, Enemy, Modifier, Sign};
use crate::sentence::{Count, Where};
use crate::track::Track;
use kernel::{Arg, Phrase};

/// The name, the values, and the modifier with its rule in brackets (TS-2.17).
pub fn line(enemy: &Enemy) -> Phrase {
    let plain = |key| {
        Phrase::new(key)
            .with("name", Phrase::new(enemy.name.key()))
            .with("values", values(enemy))
    };
    match enemy.modifier {
        None => plain("travelers-enemy"),
        Some(modifier) => plain("travelers-enemy-modified")
            .with("title", modifier_title(modifier))
            .with("rule", modifier_clause(modifier)),
    }
}

/// Level, attack and defense, each behind its glyph. A trap has no defense (MO-13).
pub fn values(enemy: &Enemy) -> Arg {
    let attack = Glyph::Track(Track::Attack);
    let mut values = format!("{}{} {attack}{}", Glyph::Level, enemy.level, enemy.attack);
    if !enemy.is_trap() {
        values.push_str(&format!(
            " {}{}",
            Glyph::Track(Track::Defense),
            enemy.defense
        ));
    }
    Arg::Text(values)
}

/// The title over a modifier's rule.
pub fn modifier_title(modifier: Modifier) -> Phrase {
    let Modifier::Change { on, value, by } = modifier else {
        return Phrase::new("travelers-trap");
    };
    let sign = match on {
        Sign::Element(element) => element.id(),
        Sign::AtMostCards(_) | Sign::AtLeastCards(_) => "cards",
        Sign::TwoBanners(half) => half.id(),
    };
    let key = match (value, by < 0) {
        (Changed::Attack, true) => "travelers-attack-debuff",
        (Changed::Defense, true) => "travelers-defense-debuff",
        (Changed::Attack, false) => "travelers-attack-buff",
        (Changed::Defense, false) => "travelers-defense-buff",
    };
    Phrase::new(key).with("sign", sign)
}

/// A modifier's rule as a sentence (MO-01 to MO-13).
pub fn modifier_rule(modifier: Modifier) -> Phrase {
    Phrase::new("travelers-sentence").with("clause", modifier_clause(modifier))
}

fn modifier_clause(modifier: Modifier) -> Phrase {
    match modifier {
        Modifier::Change { on, value, by } => {
            let track = match value {
                Changed::Attack => Track::Attack,
                Changed::Defense => Track::Defense,
            };
            let change = Phrase::new("travelers-modifier-change")
                .with("symbol", Glyph::Track(track))
                .with("by", signed(by));
            Phrase::new("travelers-if")
                .with("conditions", sign(on))
                .with("clause", change)
        }
        Modifier::Trap => Phrase::new("travelers-trap-rule")
            .with("attack", Glyph::Track(Track::Attack))
            .with("defense", Glyph::Track(Track::Defense)),
    }
}

/// What the snapshot must show (TS-5.70).
fn sign(sign: Sign) -> Phrase {
    let things = match sign {
        Sign::Element(element) => of_symbol(Count::AtLeast(1), Glyph::Element(element)),
        Sign::AtMostCards(most) => of_cards(Count::AtMost(most)),
        Sign::AtLeastCards(least) => of_cards(Count::AtLeast(least)),
        Sign::TwoBanners(half) => of_symbol(Count::AtLeast(2), Glyph::Banner(half)),
    };
    Phrase::new("travelers-counted")
        .with("things", things)
        .with("place", place_id(Where::InPlay))
}

/// A number with its sign, and a minus as wide as the plus.
fn signed(number: i8) -> Arg {
    let sign = if number < 0 { '−' } else { '+' };
    Arg::Text(format!("{sign}{}", number.unsigned_abs()))
}
