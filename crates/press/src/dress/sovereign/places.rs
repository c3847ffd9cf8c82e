//! Buildings, and the signs of the schools of Events.

use super::glass::{LINE, pane};
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::emblem::Emblem;
use crate::geometry::{Rect, at};
use crate::path::Path;

const STONE: Colour = Colour::new(0xcabfae);
const ROOF: Colour = Colour::new(0x8c4a3a);
const NIGHT: Colour = Colour::new(0x2a2430);

/// Draws a Building that stands on the origin, about 34 high.
pub(super) fn building(canvas: &mut Canvas, kind: &str, glass: Colour) {
    match kind {
        "temple" | "library" | "altar" => temple(canvas, glass, kind == "library"),
        "wall" | "ruin" => wall(canvas, kind == "ruin"),
        "grove" => grove(canvas),
        "camp" => camp(canvas, glass),
        "tomb" => tomb(canvas, glass),
        _ => tower(canvas, glass),
    }
}

fn tower(canvas: &mut Canvas, glass: Colour) {
    pane(
        canvas,
        Path::polygon(&[at(-8.0, 0.0), at(-6.0, -22.0), at(6.0, -22.0), at(8.0, 0.0)]),
        STONE,
    );
    pane(
        canvas,
        Path::rect(Rect::new(-8.0, -25.0, 16.0, 4.0)),
        STONE.darker(0.12),
    );
    pane(
        canvas,
        Path::polygon(&[at(-9.0, -25.0), at(0.0, -38.0), at(9.0, -25.0)]),
        ROOF,
    );
    for y in [-18.0, -11.0] {
        pane(
            canvas,
            Path::rounded(Rect::new(-1.6, y, 3.2, 4.6), 1.6),
            glass,
        );
    }
    pane(
        canvas,
        Path::rounded(Rect::new(-2.8, -5.0, 5.6, 6.5), 2.6),
        NIGHT,
    );
}

fn temple(canvas: &mut Canvas, glass: Colour, shelves: bool) {
    pane(
        canvas,
        Path::rect(Rect::new(-17.0, -3.0, 34.0, 3.0)),
        STONE.darker(0.15),
    );
    pane(
        canvas,
        Path::rect(Rect::new(-14.0, -20.0, 28.0, 17.0)),
        NIGHT,
    );
    for i in 0..4 {
        let x = -13.0 + 8.0 * i as f32;
        pane(
            canvas,
            Path::rect(Rect::new(x - 0.8, -20.0, 3.6, 17.0)),
            STONE,
        );
    }
    pane(
        canvas,
        Path::polygon(&[at(-17.0, -20.0), at(0.0, -31.0), at(17.0, -20.0)]),
        STONE.lighter(0.2),
    );
    if shelves {
        let open = [
            at(-5.0, -22.4),
            at(0.0, -21.4),
            at(5.0, -22.4),
            at(5.0, -26.0),
            at(0.0, -25.0),
            at(-5.0, -26.0),
        ];
        pane(canvas, Path::polygon(&open), glass);
    } else {
        pane(canvas, Path::circle(at(0.0, -24.0), 2.6), glass);
    }
}

fn wall(canvas: &mut Canvas, broken: bool) {
    let mut top = vec![at(-24.0, 0.0), at(-24.0, -18.0)];
    for i in 0..6 {
        let x = -24.0 + 8.0 * i as f32;
        let drop = if broken {
            [0.0, 5.0, 9.0, 3.0, 11.0, 6.0][i]
        } else {
            0.0
        };
        top.extend([
            at(x, -22.0 + drop),
            at(x + 4.6, -22.0 + drop),
            at(x + 4.6, -18.0 + drop),
            at(x + 8.0, -18.0 + drop),
        ]);
    }
    top.push(at(24.0, 0.0));
    pane(canvas, Path::polygon(&top), STONE);
    for row in 0..3 {
        let y = -10.0 + 4.0 * row as f32;
        canvas.line(Path::line(at(-24.0, y), at(24.0, y)), LINE);
        for i in 0..6 {
            let x = -20.0 + 8.0 * i as f32 + 4.0 * (row % 2) as f32;
            canvas.line(Path::line(at(x, y), at(x, y + 4.0)), LINE);
        }
    }
    if !broken {
        pane(
            canvas,
            Path::rounded(Rect::new(-4.0, -11.0, 8.0, 14.0), 4.0),
            NIGHT,
        );
    }
}

fn grove(canvas: &mut Canvas) {
    for (x, high, green) in [
        (-12.0, 26.0, 0x3f8a4a),
        (12.0, 24.0, 0x3f8a4a),
        (0.0, 34.0, 0x67b35a),
    ] {
        pane(
            canvas,
            Path::rect(Rect::new(x - 1.4, -high * 0.4, 2.8, high * 0.4)),
            Colour::new(0x7a5233),
        );
        let crown = Path::loop_through(&[
            at(x, -high),
            at(x + 7.0, -high * 0.72),
            at(x + 8.0, -high * 0.42),
            at(x, -high * 0.3),
            at(x - 8.0, -high * 0.42),
            at(x - 7.0, -high * 0.72),
        ]);
        pane(canvas, crown, Colour::new(green));
    }
}

fn camp(canvas: &mut Canvas, glass: Colour) {
    for (x, high) in [(-12.0, 17.0), (13.0, 15.0), (0.0, 25.0)] {
        pane(
            canvas,
            Path::polygon(&[at(x - 12.0, 0.0), at(x, -high), at(x + 12.0, 0.0)]),
            Colour::new(0xd9c39a),
        );
        pane(
            canvas,
            Path::polygon(&[at(x - 3.4, 0.0), at(x, -high * 0.6), at(x + 3.4, 0.0)]),
            NIGHT,
        );
    }
    pane(
        canvas,
        Path::polygon(&[
            at(0.0, -25.0),
            at(0.0, -33.0),
            at(9.0, -30.5),
            at(0.0, -28.0),
        ]),
        glass,
    );
}

fn tomb(canvas: &mut Canvas, glass: Colour) {
    let stone = Path::from(at(-9.0, 0.0))
        .line_to(-9.0, -18.0)
        .curve_to(at(-9.0, -31.0), at(9.0, -31.0), at(9.0, -18.0))
        .line_to(9.0, 0.0)
        .close();
    pane(canvas, stone, STONE.darker(0.1));
    pane(canvas, Path::rect(Rect::new(-1.5, -23.0, 3.0, 14.0)), glass);
    pane(canvas, Path::rect(Rect::new(-5.0, -19.6, 10.0, 3.0)), glass);
    pane(
        canvas,
        Path::rounded(Rect::new(-13.0, -3.0, 26.0, 3.4), 1.0),
        STONE.darker(0.25),
    );
}

/// The sign of a school of Events, or of a type of card.
pub(super) fn sign(word: &str) -> Emblem {
    match word {
        "light" => sun(),
        "nature" => sapling(),
        "flame" => torch(),
        "tides" => waves(),
        "shadow" => moon(),
        "tactics" => flags(),
        _ => Emblem::new(1.0).ink(Path::star(at(0.5, 0.5), 0.5, 0.2, 4, 0.0)),
    }
}

fn sun() -> Emblem {
    Emblem::new(1.0)
        .ink(Path::star(at(0.5, 0.5), 0.5, 0.34, 12, 0.0))
        .paper_line(Path::circle(at(0.5, 0.5), 0.24), 0.05)
}

fn sapling() -> Emblem {
    let leaf = |side: f32, y: f32| {
        Path::from(at(0.5, y))
            .bend_to(
                at(0.5 + side * 0.06, y - 0.34),
                at(0.5 + side * 0.46, y - 0.36),
            )
            .bend_to(at(0.5 + side * 0.44, y - 0.02), at(0.5, y))
            .close()
    };
    Emblem::new(1.0)
        .line(Path::line(at(0.5, 0.96), at(0.5, 0.2)), 0.08)
        .ink(leaf(-1.0, 0.72))
        .ink(leaf(1.0, 0.56))
        .ink(leaf(-1.0, 0.42))
}

fn torch() -> Emblem {
    let flame = Path::from(at(0.54, 0.0))
        .curve_to(at(0.6, 0.26), at(0.92, 0.44), at(0.84, 0.72))
        .curve_to(at(0.78, 0.94), at(0.6, 1.0), at(0.5, 1.0))
        .curve_to(at(0.36, 1.0), at(0.16, 0.9), at(0.14, 0.66))
        .curve_to(at(0.13, 0.5), at(0.24, 0.42), at(0.3, 0.28))
        .curve_to(at(0.34, 0.42), at(0.4, 0.44), at(0.44, 0.46))
        .curve_to(at(0.42, 0.28), at(0.44, 0.12), at(0.54, 0.0))
        .close();
    let heart = Path::star(at(0.5, 0.76), 0.17, 0.08, 5, 0.0);
    Emblem::new(1.0).ink(flame).paper(heart)
}

fn waves() -> Emblem {
    let wave = |y: f32| {
        Path::from(at(0.04, y))
            .curve_to(at(0.16, y - 0.26), at(0.3, y - 0.26), at(0.38, y))
            .curve_to(at(0.48, y - 0.26), at(0.62, y - 0.26), at(0.7, y))
            .curve_to(at(0.78, y - 0.2), at(0.88, y - 0.22), at(0.96, y - 0.1))
    };
    let emblem = Emblem::new(1.0);
    [0.36, 0.64, 0.92]
        .into_iter()
        .fold(emblem, |emblem, y| emblem.line(wave(y), 0.09))
}

fn moon() -> Emblem {
    let crescent = Path::from(at(0.66, 0.03))
        .curve_to(at(0.2, 0.0), at(0.02, 0.34), at(0.1, 0.62))
        .curve_to(at(0.2, 0.96), at(0.62, 1.08), at(0.92, 0.76))
        .curve_to(at(0.56, 0.8), at(0.28, 0.42), at(0.66, 0.03))
        .close();
    Emblem::new(1.0)
        .ink(crescent)
        .ink(Path::star(at(0.74, 0.36), 0.16, 0.06, 4, 0.0))
}

fn flags() -> Emblem {
    let flag = |side: f32| {
        Path::polygon(&[
            at(0.5 + side * 0.36, 0.04),
            at(0.5 + side * 0.02, 0.12),
            at(0.5 + side * 0.08, 0.42),
            at(0.5 + side * 0.24, 0.36),
        ])
    };
    Emblem::new(1.0)
        .line(Path::line(at(0.88, 0.04), at(0.22, 0.98)), 0.07)
        .line(Path::line(at(0.12, 0.04), at(0.78, 0.98)), 0.07)
        .ink(flag(1.0))
        .ink(flag(-1.0))
}
