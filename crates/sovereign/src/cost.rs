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
