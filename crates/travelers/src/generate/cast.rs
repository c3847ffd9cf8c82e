//! Who appears in an adventure.

use super::stock::{LIEUTENANTS, OBJECTS, VILLAINS};
use crate::story::{Cast, Story};
use crate::stream::Stream;

/// TS-8.61: draws the characters that keep their name through the whole set.
pub fn cast(text: &mut Stream) -> Cast {
    let mut one_of = |sort: &str, stock: u8| {
        let number = text.below(stock.into()) + 1;
        Story::new(format!("ts-{sort}-{number}"))
    };
    Cast {
        villain: one_of("villain", VILLAINS),
        object: one_of("object", OBJECTS),
        lieutenant: one_of("lieutenant", LIEUTENANTS),
    }
}
