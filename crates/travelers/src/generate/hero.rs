//! Heroes: drawn from the tables of templates until they are sound.

mod bags;
mod banners;
mod basic;
#[cfg(test)]
mod compact;
mod constellations;
mod design;
mod draft;
mod elements;
mod level;
mod names;
mod perk;
mod soundness;
mod template;
#[cfg(test)]
mod tests;

pub(super) use names::keys as name_keys;
pub use soundness::{Flaw, flaw};

use super::label::label;
use crate::hero::{Class, HeroSide};
use crate::stream::Stream;
use draft::Draft;

/// The hero of a seed (section 8.3). What an attempt draws is drawn again, each time from a
/// stream of its own, until G-10 to G-14 hold.
pub fn hero(seed: &str, class: Class, attempt: u32) -> HeroSide {
    sound(seed, class, attempt)
}

/// The first sound hero an attempt draws.
fn sound(seed: &str, class: Class, attempt: u32) -> HeroSide {
    let label = label(attempt, "hero");
    let mut redraw = 0;
    loop {
        let mut stream = Stream::new(seed, &redraw_label(&label, redraw));
        if let Some(hero) = drawn(class, &mut stream) {
            return hero;
        }
        redraw += 1;
    }
}

/// The label of a stream that draws once more within the same attempt.
fn redraw_label(label: &str, redraw: u32) -> String {
    match redraw {
        0 => label.to_owned(),
        again => format!("{label}/redraw/{again}"),
    }
}

/// What a stream draws, if it is sound.
fn drawn(class: Class, stream: &mut Stream) -> Option<HeroSide> {
    let draft = Draft::draw(class, stream)?;
    let hero = draft.print(stream)?;
    (!draft.repeats_itself() && flaw(&hero).is_none()).then_some(hero)
}

/// The fixed hero of a class that every adventure must be winnable with (TS-8.84).
pub fn reference_hero(class: Class) -> HeroSide {
    let seed = match class {
        Class::B => "TOS-REF-B",
        Class::E => "TOS-REF-E",
        Class::C => "TOS-REF-C",
    };
    hero(seed, class, 0)
}
