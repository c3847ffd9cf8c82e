//! What buttons are for.

use crate::emblem::Emblem;
use crate::geometry::{Rect, Transform, at};
use crate::path::Path;

/// The width of lines.
const LINE: f32 = 0.1;

pub(super) fn all() -> Vec<(&'static str, Emblem)> {
    vec![
        ("clock", clock()),
        ("undo", undo()),
        ("again", again()),
        ("hint", hint()),
        ("settings", settings()),
        ("sound", sound(true)),
        ("mute", sound(false)),
        ("log", log()),
        ("link", link()),
        ("qr", qr()),
        ("copy", copy()),
        ("flag", flag()),
        ("home", home()),
        ("help", help()),
        (
            "close",
            strokes(&[[0.12, 0.12, 0.88, 0.88], [0.88, 0.12, 0.12, 0.88]]),
        ),
        (
            "check",
            Emblem::new(1.0).line(
                Path::polyline(&[at(0.08, 0.54), at(0.38, 0.84), at(0.94, 0.18)]),
                0.13,
            ),
        ),
        (
            "back",
            Emblem::new(1.0).line(
                Path::polyline(&[at(0.68, 0.1), at(0.28, 0.5), at(0.68, 0.9)]),
                0.12,
            ),
        ),
        ("more", more()),
        ("language", language()),
        ("lock", lock()),
        ("offline", offline()),
        ("zoom", zoom()),
    ]
}

/// Straight lines, each by its ends.
fn strokes(lines: &[[f32; 4]]) -> Emblem {
    lines
        .iter()
        .fold(Emblem::new(1.0), |emblem, &[x1, y1, x2, y2]| {
            emblem.line(Path::line(at(x1, y1), at(x2, y2)), LINE)
        })
}

fn clock() -> Emblem {
    Emblem::new(1.0)
        .line(Path::circle(at(0.5, 0.5), 0.45), LINE)
        .line(
            Path::polyline(&[at(0.5, 0.24), at(0.5, 0.52), at(0.68, 0.64)]),
            LINE,
        )
}

fn undo() -> Emblem {
    let way = Path::from(at(0.06, 0.34))
        .line_to(0.6, 0.34)
        .curve_to(at(1.04, 0.34), at(1.04, 0.9), at(0.6, 0.9))
        .line_to(0.34, 0.9);
    Emblem::new(1.0).line(way, LINE).line(
        Path::polyline(&[at(0.3, 0.08), at(0.05, 0.34), at(0.3, 0.6)]),
        LINE,
    )
}

fn again() -> Emblem {
    let half = |turned: f32| {
        let turn = Transform::turn(turned, at(0.5, 0.5));
        let tip = [at(0.72, 0.2), at(0.92, 0.34), at(0.95, 0.08)];
        (
            Path::arc(at(0.5, 0.5), 0.4, -80.0, 62.0).transformed(&turn),
            Path::polygon(&tip).transformed(&turn),
        )
    };
    let ((one, first), (two, second)) = (half(0.0), half(180.0));
    Emblem::new(1.0)
        .line(one, LINE)
        .line(two, LINE)
        .ink(first)
        .ink(second)
}

/// A light that goes on.
fn hint() -> Emblem {
    let bulb = Path::from(at(0.36, 0.7))
        .curve_to(at(0.36, 0.56), at(0.18, 0.54), at(0.18, 0.34))
        .curve_to(at(0.18, -0.09), at(0.82, -0.09), at(0.82, 0.34))
        .curve_to(at(0.82, 0.54), at(0.64, 0.56), at(0.64, 0.7))
        .close();
    Emblem::new(1.0)
        .line(bulb, LINE)
        .line(Path::line(at(0.38, 0.84), at(0.62, 0.84)), LINE)
        .line(Path::line(at(0.44, 0.97), at(0.56, 0.97)), LINE)
}

fn settings() -> Emblem {
    let teeth = 8;
    let step = 360.0 / teeth as f32;
    let middle = at(0.5, 0.5);
    let corners: Vec<_> = (0..teeth)
        .flat_map(|i| {
            let degrees = step * i as f32;
            [
                middle.towards(degrees - step * 0.3, 0.36),
                middle.towards(degrees - step * 0.2, 0.5),
                middle.towards(degrees + step * 0.2, 0.5),
                middle.towards(degrees + step * 0.3, 0.36),
            ]
        })
        .collect();
    Emblem::new(1.0)
        .ink(Path::polygon(&corners))
        .paper(Path::circle(middle, 0.17))
}

fn sound(on: bool) -> Emblem {
    let horn = [
        at(0.04, 0.36),
        at(0.22, 0.36),
        at(0.48, 0.12),
        at(0.48, 0.88),
        at(0.22, 0.64),
        at(0.04, 0.64),
    ];
    let speaker = Emblem::new(1.0).ink(Path::polygon(&horn));
    match on {
        true => speaker
            .line(Path::arc(at(0.5, 0.5), 0.2, 48.0, 132.0), 0.09)
            .line(Path::arc(at(0.5, 0.5), 0.42, 48.0, 132.0), 0.09),
        false => speaker
            .line(Path::line(at(0.66, 0.36), at(0.94, 0.64)), 0.09)
            .line(Path::line(at(0.94, 0.36), at(0.66, 0.64)), 0.09),
    }
}

/// Lines of writing on a scroll.
fn log() -> Emblem {
    Emblem::new(1.0)
        .line(Path::rounded(Rect::new(0.12, 0.04, 0.76, 0.92), 0.12), LINE)
        .line(Path::line(at(0.32, 0.3), at(0.68, 0.3)), 0.09)
        .line(Path::line(at(0.32, 0.5), at(0.68, 0.5)), 0.09)
        .line(Path::line(at(0.32, 0.7), at(0.54, 0.7)), 0.09)
}

/// Two links of a chain.
fn link() -> Emblem {
    let half = |turned: f32| {
        Path::from(at(0.36, 0.5))
            .line_to(0.26, 0.5)
            .curve_to(at(-0.04, 0.5), at(-0.04, 0.12), at(0.26, 0.12))
            .line_to(0.48, 0.12)
            .curve_to(at(0.66, 0.12), at(0.72, 0.26), at(0.68, 0.38))
            .transformed(&Transform::shift(0.0, 0.12))
            .transformed(&Transform::turn(turned - 45.0, at(0.5, 0.5)))
    };
    Emblem::new(1.0)
        .line(half(0.0), LINE)
        .line(half(180.0), LINE)
}

fn qr() -> Emblem {
    let corner = |x: f32, y: f32| Path::rounded(Rect::new(x, y, 0.34, 0.34), 0.05);
    let dot = |x: f32, y: f32| Path::rect(Rect::new(x, y, 0.13, 0.13));
    let emblem = [(0.04, 0.04), (0.62, 0.04), (0.04, 0.62)].into_iter().fold(
        Emblem::new(1.0),
        |emblem, (x, y)| {
            emblem
                .line(corner(x, y), 0.09)
                .ink(dot(x + 0.105, y + 0.105))
        },
    );
    [
        (0.56, 0.56),
        (0.86, 0.56),
        (0.71, 0.71),
        (0.56, 0.86),
        (0.86, 0.86),
    ]
    .into_iter()
    .fold(emblem, |emblem, (x, y)| emblem.ink(dot(x, y)))
}

fn copy() -> Emblem {
    let under = [
        at(0.28, 0.72),
        at(0.06, 0.72),
        at(0.06, 0.06),
        at(0.72, 0.06),
        at(0.72, 0.26),
    ];
    Emblem::new(1.0)
        .line(Path::polyline(&under), LINE)
        .line(Path::rounded(Rect::new(0.32, 0.32, 0.62, 0.62), 0.08), LINE)
}

fn flag() -> Emblem {
    let cloth = Path::from(at(0.2, 0.08))
        .curve_to(at(0.42, -0.02), at(0.6, 0.2), at(0.92, 0.08))
        .line_to(0.92, 0.54)
        .curve_to(at(0.6, 0.66), at(0.42, 0.44), at(0.2, 0.54))
        .close();
    Emblem::new(1.0)
        .ink(cloth)
        .line(Path::line(at(0.16, 0.04), at(0.16, 0.98)), LINE)
}

fn home() -> Emblem {
    let walls = [at(0.2, 0.46), at(0.2, 0.94), at(0.8, 0.94), at(0.8, 0.46)];
    Emblem::new(1.0)
        .line(
            Path::polyline(&[at(0.04, 0.52), at(0.5, 0.1), at(0.96, 0.52)]),
            LINE,
        )
        .line(Path::polyline(&walls), LINE)
}

fn help() -> Emblem {
    let mark = Path::from(at(0.36, 0.4))
        .curve_to(at(0.34, 0.2), at(0.66, 0.2), at(0.65, 0.4))
        .curve_to(at(0.64, 0.52), at(0.5, 0.5), at(0.5, 0.62));
    Emblem::new(1.0)
        .line(Path::circle(at(0.5, 0.5), 0.46), 0.09)
        .line(mark, 0.09)
        .ink(Path::circle(at(0.5, 0.76), 0.06))
}

fn more() -> Emblem {
    [0.12, 0.5, 0.88]
        .into_iter()
        .fold(Emblem::new(1.0), |emblem, x| {
            emblem.ink(Path::circle(at(x, 0.5), 0.1))
        })
}

/// The globe.
fn language() -> Emblem {
    Emblem::new(1.0)
        .line(Path::circle(at(0.5, 0.5), 0.45), 0.08)
        .line(Path::ellipse(at(0.5, 0.5), 0.19, 0.45), 0.08)
        .line(Path::line(at(0.06, 0.5), at(0.94, 0.5)), 0.08)
}

fn lock() -> Emblem {
    let bow = Path::from(at(0.28, 0.46))
        .line_to(0.28, 0.28)
        .curve_to(at(0.28, -0.02), at(0.72, -0.02), at(0.72, 0.28))
        .line_to(0.72, 0.46);
    Emblem::new(1.0)
        .line(bow, LINE)
        .ink(Path::rounded(Rect::new(0.14, 0.44, 0.72, 0.54), 0.1))
        .paper(Path::circle(at(0.5, 0.7), 0.1))
}

/// No way to the server.
fn offline() -> Emblem {
    let wave = |far: f32| Path::arc(at(0.5, 0.86), far, -44.0, 44.0);
    Emblem::new(1.0)
        .ink(Path::circle(at(0.5, 0.86), 0.08))
        .line(wave(0.34), 0.09)
        .line(wave(0.6), 0.09)
        .line(Path::line(at(0.1, 0.06), at(0.9, 0.98)), 0.09)
}

fn zoom() -> Emblem {
    Emblem::new(1.0)
        .line(Path::circle(at(0.42, 0.42), 0.36), LINE)
        .line(Path::line(at(0.7, 0.7), at(0.96, 0.96)), 0.12)
        .line(Path::line(at(0.28, 0.42), at(0.56, 0.42)), 0.08)
        .line(Path::line(at(0.42, 0.28), at(0.42, 0.56)), 0.08)
}
