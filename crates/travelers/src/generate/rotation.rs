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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn text(code: &str) -> String {
        let rotation = rotation(code.parse().expect("a code"));
        format!("{:?} {}", rotation.class, rotation.kind.letter())
    }

    // X61, TS-8.4 (G-4).
    #[test]
    fn days_have_the_classes_and_adventures_of_the_rule_book() {
        let days: Vec<_> = (6..=11)
            .map(|day| text(&format!("TOS202207{day:02}")))
            .collect();
        assert_eq!(days, ["C D", "E D", "B W", "C D", "B W", "E D"]);
        assert_eq!(Day::of(2022, 7, 6), Some(Day(19179)));
    }

    // TS-8.4 (G-4), DF-9.
    #[test]
    fn every_block_of_days_has_everything_once() {
        for block in 0..300 {
            let days = |length: u32| (block * length..(block + 1) * length).map(Day).map(of_day);
            let classes: BTreeSet<_> = days(3).map(|day| day.class).collect();
            assert_eq!(classes.len(), 3);
            let kinds: BTreeSet<_> = days(2).map(|day| day.kind).collect();
            assert_eq!(kinds.len(), 2);
        }
    }

    // TS-8.4: first the class, then the adventure.
    #[test]
    fn other_codes_draw_both_from_their_own_stream() {
        let mut stream = Stream::new("TOSQ9RVF8M4", "kind");
        let class = ["B", "E", "C"][stream.below(3) as usize];
        let kind = ["W", "D"][stream.below(2) as usize];
        assert_eq!(text("hello"), format!("{class} {kind}"));
        let all: BTreeSet<_> = (0..60).map(|word| text(&format!("word {word}"))).collect();
        assert_eq!(all.len(), 6);
    }
}
