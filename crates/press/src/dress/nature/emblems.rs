//! The emblems of Command of Nature: clans, kinds of Commands, heart and coin.

use crate::emblem::Emblem;
use crate::geometry::{Rect, at};
use crate::path::Path;
use nature::cards::{Card, Kind};
use nature::effect::{Faction, Style};

/// What a card is, in one sign.
pub(super) fn of(card: &Card) -> Emblem {
    match &card.kind {
        Kind::Elemental(elemental) => clan(elemental.faction),
        Kind::Attack(attack) => match attack.style {
            Style::Melee => Emblem::sword(),
            Style::Ranged => arrow(),
        },
        Kind::Instant(_) => bolt(),
        Kind::Utility(_) => hourglass(),
    }
}

/// The sign of a clan.
pub(super) fn clan(faction: Faction) -> Emblem {
    match faction {
        Faction::Pebble => pebbles(),
        Faction::Droplet => droplet(),
        Faction::Twig => twig(),
        Faction::Leaf => leaf(),
    }
}

/// Three stones, one on two.
pub(crate) fn pebbles() -> Emblem {
    let stone = |x: f32, y: f32, wide: f32, high: f32| {
        Path::loop_through(&[
            at(x - wide, y + high * 0.35),
            at(x - wide * 0.7, y - high * 0.7),
            at(x + wide * 0.25, y - high),
            at(x + wide * 0.95, y - high * 0.2),
            at(x + wide * 0.6, y + high * 0.9),
            at(x - wide * 0.5, y + high),
        ])
    };
    Emblem::new(1.0)
        .ink(stone(0.26, 0.7, 0.24, 0.22))
        .ink(stone(0.75, 0.7, 0.23, 0.22))
        .ink(stone(0.5, 0.27, 0.25, 0.22))
}

pub(crate) fn droplet() -> Emblem {
    let drop = Path::from(at(0.5, 0.0))
        .curve_to(at(0.56, 0.26), at(0.86, 0.42), at(0.86, 0.66))
        .curve_to(at(0.86, 0.86), at(0.7, 1.0), at(0.5, 1.0))
        .curve_to(at(0.3, 1.0), at(0.14, 0.86), at(0.14, 0.66))
        .curve_to(at(0.14, 0.42), at(0.44, 0.26), at(0.5, 0.0))
        .close();
    let shine = Path::from(at(0.3, 0.64)).curve_to(at(0.3, 0.76), at(0.38, 0.84), at(0.48, 0.86));
    Emblem::new(1.0).ink(drop).paper_line(shine, 0.08)
}

pub(crate) fn twig() -> Emblem {
    let branch = |from: (f32, f32), to: (f32, f32)| Path::line(at(from.0, from.1), at(to.0, to.1));
    Emblem::new(1.0)
        .line(branch((0.5, 0.96), (0.5, 0.1)), 0.12)
        .line(branch((0.5, 0.66), (0.14, 0.3)), 0.1)
        .line(branch((0.5, 0.5), (0.86, 0.16)), 0.1)
        .line(branch((0.31, 0.47), (0.12, 0.58)), 0.08)
        .line(branch((0.7, 0.32), (0.92, 0.44)), 0.08)
}

fn leaf() -> Emblem {
    let blade = Path::from(at(0.08, 0.92))
        .curve_to(at(-0.02, 0.4), at(0.36, 0.04), at(0.94, 0.06))
        .curve_to(at(0.98, 0.62), at(0.62, 1.02), at(0.08, 0.92))
        .close();
    Emblem::new(1.0)
        .ink(blade)
        .paper_line(Path::line(at(0.14, 0.86), at(0.72, 0.28)), 0.055)
        .paper_line(Path::line(at(0.4, 0.6), at(0.4, 0.34)), 0.045)
        .paper_line(Path::line(at(0.4, 0.6), at(0.68, 0.6)), 0.045)
}

/// A ranged attack.
pub(crate) fn arrow() -> Emblem {
    let head = [at(0.5, -0.1), at(0.7, 0.2), at(0.5, 0.13), at(0.3, 0.2)];
    let feather = |y: f32| Path::polyline(&[at(0.36, y + 0.14), at(0.5, y), at(0.64, y + 0.14)]);
    Emblem::new(1.0)
        .line(Path::line(at(0.5, 0.1), at(0.5, 1.02)), 0.09)
        .ink(Path::polygon(&head))
        .line(feather(0.72), 0.07)
        .line(feather(0.88), 0.07)
        .turned(45.0)
}

pub(crate) fn bolt() -> Emblem {
    let zigzag = [
        at(0.6, 0.0),
        at(0.18, 0.56),
        at(0.46, 0.56),
        at(0.36, 1.0),
        at(0.82, 0.38),
        at(0.54, 0.38),
    ];
    Emblem::new(1.0).ink(Path::polygon(&zigzag))
}

pub(crate) fn hourglass() -> Emblem {
    let bulb = |top: f32, neck: f32| [at(0.22, top), at(0.78, top), at(0.5, neck)];
    Emblem::new(1.0)
        .ink(Path::rounded(Rect::new(0.14, 0.02, 0.72, 0.11), 0.04))
        .ink(Path::rounded(Rect::new(0.14, 0.87, 0.72, 0.11), 0.04))
        .line(Path::polygon(&bulb(0.13, 0.52)), 0.06)
        .line(Path::polygon(&bulb(0.87, 0.48)), 0.06)
        .ink(Path::polygon(&[at(0.36, 0.3), at(0.64, 0.3), at(0.5, 0.5)]))
        .ink(Path::polygon(&[
            at(0.28, 0.86),
            at(0.72, 0.86),
            at(0.5, 0.66),
        ]))
}

/// Below health.
pub(crate) fn heart() -> Emblem {
    let heart = Path::from(at(0.5, 0.96))
        .curve_to(at(0.1, 0.66), at(-0.02, 0.44), at(0.02, 0.28))
        .curve_to(at(0.08, 0.02), at(0.4, 0.0), at(0.5, 0.22))
        .curve_to(at(0.6, 0.0), at(0.92, 0.02), at(0.98, 0.28))
        .curve_to(at(1.02, 0.44), at(0.9, 0.66), at(0.5, 0.96))
        .close();
    Emblem::new(1.0).ink(heart)
}
