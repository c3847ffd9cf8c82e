//! Which class and which kind of adventure a set has.

use crate::code::SetCode;
use crate::day::Day;
use crate::hero::Class;
use crate::set::AdventureKind;
use crate::stream::Stream;

/// The seed of the calendar of daily sets (TS-8.4).
const CYCLE: &str = "TOS-CYCLE";

/// What kind of hero and of adventure a set has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rotation {
    /// The hero's class.
    pub class: Class,
    /// The kind of the adventure.
    pub kind: AdventureKind,
}

/// TS-8.4: the class and the kind of adventure of the set with this code.
///
/// ```
/// use travelers::{AdventureKind, Class, generate::rotation};
///
/// let rotation = rotation("TOS20220706".parse()?);
/// assert_eq!(rotation.class, Class::C);
/// assert_eq!(rotation.kind, AdventureKind::Dungeon);
/// # Ok::<(), travelers::NoSet>(())
/// ```
pub fn rotation(code: SetCode) -> Rotation {
    match code.day() {
        Some(day) => of_day(day),
        None => of_seed(&code.to_string()),
    }
}

/// Every class comes once in three days, both kinds of adventure in two.
fn of_day(day: Day) -> Rotation {
    Rotation {
        class: in_its_block(day, "class", Class::ALL),
        kind: in_its_block(day, "adventure", AdventureKind::ALL),
    }
}

/// Days are dealt in blocks, each with an order of its own.
fn in_its_block<T: Copy, const N: usize>(day: Day, what: &str, mut all: [T; N]) -> T {
    let length = N as u32;
    let block = format!("{what}/{}", day.0 / length);
    Stream::new(CYCLE, &block).shuffle(&mut all);
    all[(day.0 % length) as usize]
}

fn of_seed(seed: &str) -> Rotation {
    let mut stream = Stream::new(seed, "kind");
    Rotation {
        class: stream.choose(&Class::ALL),
        kind: stream.choose(&AdventureKind::ALL),
    }
}
