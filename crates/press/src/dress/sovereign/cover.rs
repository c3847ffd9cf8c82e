//! The cover: the battlefield, two Champions beside it, and the Crystals behind.

use super::glass::{self, pane};
use super::palette::{GOLD, LEAD, Palette, crystal};
use super::{card_palette, haerian};
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::{Drawing, Stroke};
use crate::dress::whim::Whim;
use crate::geometry::{Point, Rect, Transform, at};
use crate::path::Path;
use crate::portrait::COVER;
use sovereign::cards::CardSet;
use sovereign::crystal::Colour as Crystal;

/// The far and the near edge of the battlefield: how low it lies, and half its width.
const FAR: (f32, f32) = (60.0, 30.0);
const NEAR: (f32, f32) = (98.0, 66.0);
/// Zones in a line of it.
const ZONES: usize = 5;
const MIDDLE: f32 = COVER.width / 2.0;

/// The cover.
pub(crate) fn draw() -> Drawing {
    let whole = Rect::new(0.0, 0.0, COVER.width, COVER.height);
    let mut canvas = Canvas::new();
    canvas.clipped(Path::rect(whole), |canvas| {
        window(canvas);
        crystals(canvas);
        battlefield(canvas);
        for (id, column, row) in [
            ("sprout", 1, 1),
            ("dawn-novice", 3, 1),
            ("grave-rats", 2, 2),
            ("briar-scout", 1, 3),
            ("current-skater", 3, 3),
        ] {
            piece(canvas, id, zone(column, row), 15.0 + 3.4 * row as f32);
        }
        let (left, right) = ("kaessa-flamebrand", "maelis-tide-regent");
        piece(canvas, left, at(28.0, 99.5), 56.0);
        piece(canvas, right, at(132.0, 99.5), 56.0);
    });
    canvas.finish(COVER)
}

/// Warm glass at the left and cool glass at the right, which meet in light.
fn window(canvas: &mut Canvas) {
    let mut whim = Whim::of("the cover of Sovereign");
    let light = Colour::new(0xf6d58c);
    let halves = [
        (0.0, [0x4a1420, 0xb23a3c], [0xf3a860, 0xffe9b8]),
        (MIDDLE, [0x15254f, 0x2f62b0], [0x8fc6ee, 0xe9f3ff]),
    ];
    for (x, [dark, main], [other, bright]) in halves {
        let glass = [dark, main, other, bright].map(Colour::new);
        let (main, other) = match x == 0.0 {
            true => (glass[1], light),
            false => (light.towards(glass[2], 0.6), glass[1]),
        };
        let palette = Palette {
            dark: glass[0],
            main,
            other,
            bright: glass[3],
        };
        let place = Rect::new(x, 0.0, MIDDLE, 66.0);
        glass::window(canvas, place, &palette, &mut whim);
    }
    let bar = Stroke::new(LEAD, 1.4).round();
    for radius in [34.0, 52.0] {
        canvas.line(Path::circle(at(MIDDLE, 34.0), radius), bar);
    }
    for i in 0..12 {
        let degrees = 30.0 * i as f32;
        let from = at(MIDDLE, 34.0);
        let spoke = Path::line(from.towards(degrees, 34.0), from.towards(degrees, 52.0));
        canvas.line(spoke, bar);
    }
}

/// Where lines of the battlefield cross.
fn crossing(column: f32, row: f32) -> Point {
    // What is nearer looks larger.
    let share = (row / ZONES as f32).powf(1.25);
    let half = FAR.1 + (NEAR.1 - FAR.1) * share;
    let y = FAR.0 + (NEAR.0 - FAR.0) * share;
    at(MIDDLE - half + 2.0 * half * column / ZONES as f32, y)
}

/// Where a piece stands in a zone.
fn zone(column: usize, row: usize) -> Point {
    crossing(column as f32 + 0.5, row as f32 + 0.78)
}

/// Five by five zones (SV-1.17).
fn battlefield(canvas: &mut Canvas) {
    let ground = Rect::new(0.0, FAR.0 - 1.0, COVER.width, 60.0);
    let (far, near) = (Colour::new(0x4b3550), Colour::new(0x1c1920));
    canvas.fill_down(Path::rect(ground), far, near);
    let line = Stroke::new(LEAD, 0.7).round();
    for row in 0..ZONES {
        for column in 0..ZONES {
            let (x, y) = (column as f32, row as f32);
            let corners = [
                crossing(x, y),
                crossing(x + 1.0, y),
                crossing(x + 1.0, y + 1.0),
                crossing(x, y + 1.0),
            ];
            let stone = match (row + column) % 2 {
                0 => Colour::new(0xeadcb8),
                _ => Colour::new(0xcdb88c),
            };
            canvas.shape(Path::polygon(&corners), stone, line);
        }
    }
    let (last, most) = (ZONES as f32, ZONES as f32);
    let edge = [
        crossing(0.0, 0.0),
        crossing(last, 0.0),
        crossing(last, most),
        crossing(0.0, most),
    ];
    canvas.line(Path::polygon(&edge), Stroke::new(LEAD, 2.6).round());
    canvas.line(Path::polygon(&edge), Stroke::new(GOLD, 1.3).round());
}

/// A tall clear Crystal, and one of each colour around it.
fn crystals(canvas: &mut Canvas) {
    let middle = at(MIDDLE, 34.0);
    for i in 0..24 {
        let degrees = 15.0 * i as f32;
        let ray = [
            middle,
            middle.towards(degrees - 2.6, 120.0),
            middle.towards(degrees + 2.6, 120.0),
        ];
        canvas.fill(Path::polygon(&ray), Colour::new(0xfffbe8).covering(0.2));
    }
    for (radius, cover) in [(30.0, 0.25), (22.0, 0.35)] {
        let glow = Colour::new(0xfffbe8).covering(cover);
        canvas.fill(Path::circle(middle, radius), glow);
    }
    let around = [
        (Crystal::Green, -25.0, 20.0),
        (Crystal::Blue, 25.0, 20.0),
        (Crystal::Red, -14.5, 27.0),
        (Crystal::Violet, 14.5, 27.0),
    ];
    for (colour, x, high) in around {
        let glass = crystal(colour);
        let facets = [glass.lighter(0.5), glass, glass.darker(0.25)];
        shard(canvas, middle.moved(x, 27.0), 5.4, high, facets);
    }
    let clear = [0xffffff, 0xdfeaff, 0xa9c6f2].map(Colour::new);
    shard(canvas, middle.moved(0.0, 28.0), 9.4, 54.0, clear);
}

/// A pointed stone that stands here.
fn shard(canvas: &mut Canvas, foot: Point, wide: f32, high: f32, facets: [Colour; 3]) {
    let point = |(x, y): (f32, f32)| foot.moved(wide * x, -high * y);
    let ridge = |x: f32, low: f32, tall: f32| [(x, tall), (x, low)];
    let ridges = [
        ridge(-1.0, 0.2, 0.74),
        ridge(-0.3, 0.14, 0.7),
        ridge(0.45, 0.16, 0.72),
        ridge(1.0, 0.24, 0.76),
    ];
    for (pair, colour) in ridges.windows(2).zip(facets) {
        let face = [
            (0.0, 1.0),
            pair[0][0],
            pair[0][1],
            (0.0, 0.0),
            pair[1][1],
            pair[1][0],
        ];
        pane(canvas, Path::polygon(&face.map(point)), colour);
    }
}

/// The bust of a Haerian on a stand, its foot here.
fn piece(canvas: &mut Canvas, id: &str, foot: Point, high: f32) {
    let Some(card) = CardSet::base().find(id) else {
        return;
    };
    let size = high / 42.0;
    let pose = Transform::scale(size).then(Transform::shift(foot.x, foot.y));
    canvas.within(pose, |canvas| {
        let shadow = Colour::BLACK.covering(0.35);
        canvas.fill(Path::ellipse(at(0.0, 0.6), 19.0, 3.4), shadow);
        let place = Rect::new(-30.0, -40.0, 60.0, 38.6);
        let palette = card_palette(card);
        haerian::paint(canvas, place, card, &palette, &mut Whim::of(id));
        let stand = Rect::new(-17.0, -2.6, 34.0, 4.6);
        pane(canvas, Path::rounded(stand, 2.2), GOLD);
    });
}
