//! What people say to each other without words: six faces.

use crate::emblem::Emblem;
use crate::geometry::{Point, Rect, Transform, at};
use crate::path::Path;

/// The width of lines.
const LINE: f32 = 0.08;

pub(super) fn all() -> [(&'static str, Emblem); 6] {
    [
        ("hello", hello()),
        ("well-played", well_played()),
        ("thanks", thanks()),
        ("oops", oops()),
        ("thinking", thinking()),
        ("wow", wow()),
    ]
}

fn head() -> Emblem {
    Emblem::new(1.0).line(Path::circle(at(0.46, 0.54), 0.42), LINE)
}

fn eyes(emblem: Emblem, y: f32) -> Emblem {
    emblem
        .ink(Path::ellipse(at(0.31, y), 0.055, 0.075))
        .ink(Path::ellipse(at(0.61, y), 0.055, 0.075))
}

/// Eyes that are shut with joy.
fn happy_eyes(emblem: Emblem) -> Emblem {
    let lid = |x: f32| Path::from(at(x - 0.08, 0.5)).bend_to(at(x, 0.36), at(x + 0.08, 0.5));
    emblem.line(lid(0.31), LINE).line(lid(0.61), LINE)
}

fn smile(deep: f32) -> Path {
    Path::from(at(0.26, 0.64)).bend_to(at(0.46, 0.64 + deep), at(0.66, 0.64))
}

/// A smile and a waving hand.
fn hello() -> Emblem {
    let wave = |far: f32| Path::arc(at(0.7, 0.3), far, 20.0, 85.0);
    eyes(head(), 0.46)
        .line(smile(0.26), LINE)
        .line(wave(0.2), 0.07)
        .line(wave(0.32), 0.07)
}

/// A wide smile below a star.
fn well_played() -> Emblem {
    let mouth = Path::from(at(0.26, 0.62))
        .line_to(0.66, 0.62)
        .curve_to(at(0.64, 0.86), at(0.28, 0.86), at(0.26, 0.62))
        .close();
    happy_eyes(head())
        .ink(mouth)
        .ink(Path::star(at(0.86, 0.16), 0.17, 0.075, 5, 0.0))
}

/// A smile with a heart.
fn thanks() -> Emblem {
    let heart = Path::from(at(0.5, 0.96))
        .curve_to(at(0.1, 0.66), at(-0.02, 0.44), at(0.02, 0.28))
        .curve_to(at(0.08, 0.02), at(0.4, 0.0), at(0.5, 0.22))
        .curve_to(at(0.6, 0.0), at(0.92, 0.02), at(0.98, 0.28))
        .curve_to(at(1.02, 0.44), at(0.9, 0.66), at(0.5, 0.96))
        .close()
        .transformed(&Transform::onto(Rect::new(0.7, 0.02, 0.3, 0.3)));
    happy_eyes(head()).line(smile(0.2), LINE).ink(heart)
}

/// A crooked mouth and a drop.
fn oops() -> Emblem {
    let mouth = Path::from(at(0.26, 0.72))
        .bend_to(at(0.34, 0.6), at(0.42, 0.7))
        .bend_to(at(0.52, 0.8), at(0.66, 0.66));
    let drop = Path::from(at(0.9, 0.02))
        .curve_to(at(0.94, 0.12), at(1.0, 0.17), at(1.0, 0.24))
        .curve_to(at(1.0, 0.36), at(0.8, 0.36), at(0.8, 0.24))
        .curve_to(at(0.8, 0.17), at(0.86, 0.12), at(0.9, 0.02))
        .close();
    eyes(head(), 0.46).line(mouth, LINE).ink(drop)
}

/// Eyes that look up, and dots.
fn thinking() -> Emblem {
    let dots = [(0.78, 0.2, 0.05), (0.88, 0.12, 0.06), (0.98, 0.02, 0.05)];
    let thought = eyes(head(), 0.42).line(Path::line(at(0.34, 0.72), at(0.58, 0.68)), LINE);
    let brow: [Point; 2] = [at(0.52, 0.26), at(0.7, 0.3)];
    dots.into_iter().fold(
        thought.line(Path::polyline(&brow), 0.06),
        |face, (x, y, size)| face.ink(Path::circle(at(x, y), size)),
    )
}

/// Wide eyes and an open mouth.
fn wow() -> Emblem {
    let ray = |degrees: f32| {
        Path::line(
            at(0.46, 0.54).towards(degrees, 0.54),
            at(0.46, 0.54).towards(degrees, 0.64),
        )
    };
    head()
        .ink(Path::circle(at(0.31, 0.44), 0.085))
        .ink(Path::circle(at(0.61, 0.44), 0.085))
        .ink(Path::ellipse(at(0.46, 0.74), 0.11, 0.13))
        .line(ray(35.0), 0.07)
        .line(ray(55.0), 0.07)
}
