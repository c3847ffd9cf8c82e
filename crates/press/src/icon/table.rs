//! Cards, piles, and what is done with them.

use crate::emblem::Emblem;
use crate::geometry::{Rect, Transform, at};
use crate::path::Path;

pub(super) fn all() -> [(&'static str, Emblem); 9] {
    [
        ("deck", deck()),
        ("hand", hand()),
        ("discard", discard()),
        ("draw", draw()),
        ("cards", cards()),
        ("price", price()),
        ("curtain", curtain()),
        ("arrow", arrow()),
        ("face-down", face_down()),
    ]
}

fn card(x: f32, y: f32) -> Path {
    Path::rounded(Rect::new(x, y, 0.56, 0.76), 0.09)
}

/// A pile: the top card, and the edges of those below.
fn deck() -> Emblem {
    let edge = |by: f32| {
        Path::from(at(0.2 + by, 0.9 + by * 0.5))
            .line_to(0.68 + by, 0.9 + by * 0.5)
            .bend_to(
                at(0.76 + by, 0.9 + by * 0.5),
                at(0.76 + by, 0.82 + by * 0.5),
            )
            .line_to(0.76 + by, 0.2 + by * 0.5)
    };
    Emblem::new(1.0)
        .ink(card(0.06, 0.02))
        .line(edge(0.02), 0.07)
        .line(edge(0.16), 0.07)
}

/// A card, and the edge of another behind it.
fn cards() -> Emblem {
    let behind = Path::from(at(0.4, 0.06))
        .line_to(0.86, 0.06)
        .bend_to(at(0.94, 0.06), at(0.94, 0.14))
        .line_to(0.94, 0.72);
    Emblem::new(1.0).ink(card(0.08, 0.2)).line(behind, 0.09)
}

/// Three cards in a fan.
fn hand() -> Emblem {
    let fan = |degrees: f32| {
        Path::rounded(Rect::new(0.32, 0.1, 0.36, 0.58), 0.07)
            .transformed(&Transform::turn(degrees, at(0.5, 1.05)))
    };
    Emblem::new(1.0)
        .line(fan(-28.0), 0.075)
        .line(fan(28.0), 0.075)
        .ink(fan(0.0))
}

/// A card that falls onto a tray.
fn discard() -> Emblem {
    let tray = [
        at(0.04, 0.62),
        at(0.04, 0.94),
        at(0.96, 0.94),
        at(0.96, 0.62),
    ];
    Emblem::new(1.0)
        .line(Path::polyline(&tray), 0.1)
        .line(Path::line(at(0.5, 0.06), at(0.5, 0.66)), 0.1)
        .line(
            Path::polyline(&[at(0.28, 0.46), at(0.5, 0.68), at(0.72, 0.46)]),
            0.1,
        )
}

/// A card that comes up.
fn draw() -> Emblem {
    Emblem::new(1.0)
        .ink(Path::rounded(Rect::new(0.06, 0.2, 0.5, 0.72), 0.09))
        .line(Path::line(at(0.8, 0.86), at(0.8, 0.2)), 0.1)
        .line(
            Path::polyline(&[at(0.64, 0.34), at(0.8, 0.16), at(0.96, 0.34)]),
            0.1,
        )
}

/// A tag on a string.
fn price() -> Emblem {
    let tag = Path::from(at(0.06, 0.1))
        .line_to(0.5, 0.04)
        .line_to(0.96, 0.5)
        .line_to(0.52, 0.96)
        .line_to(0.04, 0.5)
        .close();
    Emblem::new(1.0)
        .ink(tag)
        .paper(Path::circle(at(0.26, 0.28), 0.09))
}

/// Two halves drawn aside.
fn curtain() -> Emblem {
    let half = |side: f32| {
        let x = |x: f32| 0.5 + side * x;
        Path::from(at(x(0.46), 0.1))
            .line_to(x(0.03), 0.1)
            .curve_to(at(x(0.06), 0.46), at(x(0.2), 0.62), at(x(0.34), 0.68))
            .line_to(x(0.28), 0.96)
            .line_to(x(0.46), 0.96)
            .close()
    };
    Emblem::new(1.0)
        .ink(half(-1.0))
        .ink(half(1.0))
        .line(Path::line(at(0.04, 0.06), at(0.96, 0.06)), 0.09)
}

fn arrow() -> Emblem {
    Emblem::new(1.0)
        .line(Path::line(at(0.08, 0.5), at(0.88, 0.5)), 0.12)
        .line(
            Path::polyline(&[at(0.58, 0.18), at(0.9, 0.5), at(0.58, 0.82)]),
            0.12,
        )
}

/// The back of a card.
fn face_down() -> Emblem {
    Emblem::new(1.0)
        .ink(Path::rounded(Rect::new(0.16, 0.0, 0.68, 1.0), 0.1))
        .paper(Path::regular(at(0.5, 0.5), 0.26, 4, 0.0))
        .ink(Path::regular(at(0.5, 0.5), 0.13, 4, 0.0))
}
