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
pub(super) mod tests;

pub(super) use names::keys as name_keys;
#[cfg(test)]
pub(crate) use perk::{PERKS, perk};
pub use soundness::{Flaw, flaw};

use super::label::label;
use super::window::is_in_window;
use crate::hero::{Class, HeroSide};
use crate::stream::Stream;
use draft::Draft;

/// How many sound heroes an attempt weighs before it takes the last one as it is.
const WEIGHED: u32 = 64;

/// The hero of a seed (section 8.3). What an attempt draws is drawn again, each time from a
/// stream of its own, until it is sound (G-10 to G-14) and as strong as its class is (G-15).
pub fn hero(seed: &str, class: Class, attempt: u32) -> HeroSide {
    weighed_hero(seed, class, attempt).0
}

/// The same hero, and how many sound ones were passed over as too weak or too strong.
pub fn weighed_hero(seed: &str, class: Class, attempt: u32) -> (HeroSide, u32) {
    let mut heroes = sound_heroes(seed, class, attempt);
    let mut hero = heroes.next_hero();
    for passed in 0..WEIGHED - 1 {
        if is_in_window(&hero) {
            return (hero, passed);
        }
        hero = heroes.next_hero();
    }
    (hero, WEIGHED - 1)
}

/// The sound hero that comes after so many others, which somebody has weighed before.
pub fn nth_hero(seed: &str, class: Class, attempt: u32, passed: u32) -> HeroSide {
    let mut heroes = sound_heroes(seed, class, attempt);
    for _ in 0..passed {
        heroes.next_hero();
    }
    heroes.next_hero()
}

/// The first sound hero an attempt draws (G-10 to G-14), of whatever strength.
pub fn sound_hero(seed: &str, class: Class, attempt: u32) -> HeroSide {
    sound_heroes(seed, class, attempt).next_hero()
}

/// The sound heroes an attempt draws, one after another.
struct SoundHeroes<'a> {
    seed: &'a str,
    class: Class,
    label: String,
    redraw: u32,
}

fn sound_heroes(seed: &str, class: Class, attempt: u32) -> SoundHeroes<'_> {
    SoundHeroes {
        seed,
        class,
        label: label(attempt, "hero"),
        redraw: 0,
    }
}

impl SoundHeroes<'_> {
    fn next_hero(&mut self) -> HeroSide {
        loop {
            let label = redraw_label(&self.label, self.redraw);
            self.redraw += 1;
            if let Some(hero) = drawn(self.class, &mut Stream::new(self.seed, &label)) {
                return hero;
            }
        }
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
