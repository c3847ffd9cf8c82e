//! Costs in Crystals (SV-1.3, SV-4.9.1).

use crate::crystal::Colour;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// Generic and coloured pips, written `2WW`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Cost {
    /// Payable with any colour.
    pub generic: u8,
    /// Payable with that colour only, in the rules' order.
    pub coloured: [u8; 5],
}

/// A cost made ready to be compared with Crystals at once: a byte for each colour, and one for
/// pips of all kinds.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Price(u64);

impl Price {
    #[inline]
    pub fn of(cost: Cost) -> Price {
        let coloured = bytes(&cost.coloured);
        let value = cost.generic + sum(coloured);
        Price(coloured | u64::from(value) << TOTAL)
    }

    /// Can it be paid with these Crystals?
    #[inline]
    pub const fn is_met_by(self, purse: Purse) -> bool {
        covers(purse.0, self.0)
    }

    /// Are there Crystals for its coloured pips?
    #[inline]
    pub const fn colours_are_met_by(self, purse: Purse) -> bool {
        covers(purse.0, self.0 & COLOURED)
    }
}

/// Ready Crystals: a byte for each colour, and one for all of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse(u64);

impl Purse {
    #[inline]
    pub fn of(ready: &[u8; 5]) -> Purse {
        let coloured = bytes(ready);
        Purse(coloured | u64::from(sum(coloured)) << TOTAL)
    }

    /// Crystals of all colours.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0 >> TOTAL) as u8
    }
}

const TOTAL: u32 = 40;
const COLOURED: u64 = (1 << TOTAL) - 1;
const HIGHEST: u64 = 0x80_80_80_80_80_80;

/// Is no byte of the one less than that of the other? None is above 127, so a byte that is
/// less borrows from its highest bit.
#[inline]
const fn covers(one: u64, other: u64) -> bool {
    ((one | HIGHEST) - other) & HIGHEST == HIGHEST
}

#[inline]
fn bytes(counts: &[u8; 5]) -> u64 {
    let [a, b, c, d, e] = *counts;
    u64::from_le_bytes([a, b, c, d, e, 0, 0, 0])
}

/// All five bytes added up, in the highest of them.
#[inline]
const fn sum(bytes: u64) -> u8 {
    (bytes.wrapping_mul(0x01_01_01_01_01) >> 32) as u8
}

/// No printed cost is greater.
const MOST: u32 = 20;

impl Cost {
    /// Nothing at all.
    pub fn is_free(&self) -> bool {
        self.value() == 0
    }

    /// The cost value: the number of pips (SV-1.8).
    pub fn value(&self) -> u8 {
        self.generic + self.coloured.iter().sum::<u8>()
    }

    /// Has it a pip of this colour?
    pub fn has(&self, colour: Colour) -> bool {
        self.coloured[colour.index()] > 0
    }

    /// The cost that a text such as `2WW` writes.
    pub fn read(text: &str) -> Result<Cost, String> {
        let wrong = || {
            format!(
                "'{text}' is no cost; a cost is a number of generic pips, then letters of W G R U V, such as '2WW'"
            )
        };
        let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, letters) = text.split_at(digits);
        let mut cost = Cost::default();
        if !number.is_empty() {
            cost.generic = number.parse().map_err(|_| wrong())?;
        }
        for letter in letters.chars() {
            let colour = Colour::from_letter(letter).ok_or_else(wrong)?;
            cost.coloured[colour.index()] = cost.coloured[colour.index()].saturating_add(1);
        }
        let pips =
            u32::from(cost.generic) + cost.coloured.iter().map(|&n| u32::from(n)).sum::<u32>();
        if text.is_empty() || pips > MOST {
            return Err(if text.is_empty() {
                wrong()
            } else {
                format!("a cost has at most {MOST} pips, not {pips}")
            });
        }
        Ok(cost)
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.generic > 0 || self.is_free() {
            write!(f, "{}", self.generic)?;
        }
        for colour in Colour::ALL {
            for _ in 0..self.coloured[colour.index()] {
                write!(f, "{}", colour.letter())?;
            }
        }
        Ok(())
    }
}

impl Serialize for Cost {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A text, or a number for generic pips alone.
impl<'de> Deserialize<'de> for Cost {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cost, D::Error> {
        struct Reader;

        impl de::Visitor<'_> for Reader {
            type Value = Cost;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a cost such as \"2WW\"")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Cost, E> {
                Cost::read(text).map_err(E::custom)
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Cost, E> {
                if number < 0 {
                    return Err(E::custom(format!("a cost is never negative; {number} is")));
                }
                Cost::read(&number.to_string()).map_err(E::custom)
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Cost, E> {
                Cost::read(&number.to_string()).map_err(E::custom)
            }
        }

        deserializer.deserialize_any(Reader)
    }
}
