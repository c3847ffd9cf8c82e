//! The six faces of a die.

use crate::emblem::Emblem;
use crate::geometry::{Rect, at};
use crate::path::Path;

const NAMES: [&str; 6] = ["die-1", "die-2", "die-3", "die-4", "die-5", "die-6"];

pub(super) fn all() -> impl Iterator<Item = (&'static str, Emblem)> {
    (1..).zip(NAMES).map(|(number, name)| (name, die(number)))
}

fn die(number: u8) -> Emblem {
    let (low, middle, high) = (0.27, 0.5, 0.73);
    let pips: &[(f32, f32)] = match number {
        1 => &[(middle, middle)],
        2 => &[(low, high), (high, low)],
        3 => &[(low, high), (middle, middle), (high, low)],
        4 => &[(low, low), (low, high), (high, low), (high, high)],
        5 => &[
            (low, low),
            (low, high),
            (middle, middle),
            (high, low),
            (high, high),
        ],
        _ => &[
            (low, low),
            (low, middle),
            (low, high),
            (high, low),
            (high, middle),
            (high, high),
        ],
    };
    let cube = Path::rounded(Rect::new(0.03, 0.03, 0.94, 0.94), 0.2);
    let die = Emblem::new(1.0).ink(cube);
    pips.iter()
        .fold(die, |die, &(x, y)| die.paper(Path::circle(at(x, y), 0.1)))
}
