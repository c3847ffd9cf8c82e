//! Those who play, and those who watch.

use crate::emblem::Emblem;
use crate::geometry::{Rect, at};
use crate::path::Path;

pub(super) fn all() -> [(&'static str, Emblem); 6] {
    [
        ("person", person()),
        ("people", people()),
        ("bot", bot()),
        ("eye", eye()),
        ("crown", crown()),
        ("absent", absent()),
    ]
}

fn bust(x: f32, y: f32, size: f32) -> Path {
    Path::from(at(x - 0.42 * size, y + 0.98 * size))
        .curve_to(
            at(x - 0.42 * size, y + 0.62 * size),
            at(x - 0.22 * size, y + 0.54 * size),
            at(x, y + 0.54 * size),
        )
        .curve_to(
            at(x + 0.22 * size, y + 0.54 * size),
            at(x + 0.42 * size, y + 0.62 * size),
            at(x + 0.42 * size, y + 0.98 * size),
        )
        .close()
}

fn person() -> Emblem {
    Emblem::new(1.0)
        .ink(Path::circle(at(0.5, 0.25), 0.23))
        .ink(bust(0.5, 0.0, 1.0))
}

fn people() -> Emblem {
    Emblem::new(1.0)
        .ink(Path::circle(at(0.34, 0.34), 0.19))
        .ink(bust(0.34, 0.14, 0.82))
        .line(Path::arc(at(0.72, 0.34), 0.16, -20.0, 170.0), 0.09)
        .line(
            Path::from(at(0.76, 0.66)).curve_to(at(0.9, 0.7), at(0.96, 0.8), at(0.96, 0.92)),
            0.09,
        )
}

fn bot() -> Emblem {
    Emblem::new(1.0)
        .line(Path::line(at(0.5, 0.1), at(0.5, 0.26)), 0.08)
        .ink(Path::circle(at(0.5, 0.07), 0.08))
        .ink(Path::rounded(Rect::new(0.12, 0.24, 0.76, 0.7), 0.18))
        .paper(Path::circle(at(0.34, 0.52), 0.1))
        .paper(Path::circle(at(0.66, 0.52), 0.1))
        .paper(Path::rounded(Rect::new(0.32, 0.72, 0.36, 0.09), 0.04))
        .line(Path::line(at(0.02, 0.48), at(0.02, 0.68)), 0.08)
        .line(Path::line(at(0.98, 0.48), at(0.98, 0.68)), 0.08)
}

/// Somebody watches.
fn eye() -> Emblem {
    let lid = Path::from(at(0.02, 0.5))
        .bend_to(at(0.5, -0.06), at(0.98, 0.5))
        .bend_to(at(0.5, 1.06), at(0.02, 0.5))
        .close();
    Emblem::new(1.0)
        .line(lid, 0.1)
        .ink(Path::circle(at(0.5, 0.5), 0.16))
}

fn crown() -> Emblem {
    let crown = [
        at(0.1, 0.78),
        at(0.02, 0.26),
        at(0.3, 0.48),
        at(0.5, 0.1),
        at(0.7, 0.48),
        at(0.98, 0.26),
        at(0.9, 0.78),
    ];
    Emblem::new(1.0)
        .ink(Path::polygon(&crown))
        .line(Path::line(at(0.14, 0.92), at(0.86, 0.92)), 0.1)
}

/// A seat whose person is away.
fn absent() -> Emblem {
    Emblem::new(1.0)
        .line(Path::circle(at(0.5, 0.27), 0.2), 0.09)
        .line(
            Path::from(at(0.1, 0.95))
                .curve_to(at(0.1, 0.64), at(0.3, 0.6), at(0.5, 0.6))
                .curve_to(at(0.7, 0.6), at(0.9, 0.64), at(0.9, 0.95)),
            0.09,
        )
}
