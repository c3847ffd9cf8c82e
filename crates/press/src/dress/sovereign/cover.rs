//! The cover: two Champions at the battlefield, and the Crystals between them.

use super::glass::{self, pane};
use super::palette::{GOLD, LEAD, Palette, crystal};
use super::{card_palette, haerian};
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::{Drawing, Stroke};
use crate::dress::whim::Whim;
use crate::geometry::{Point, Rect, at};
use crate::path::Path;
use crate::portrait::COVER;
use sovereign::cards::CardSet;
use sovereign::crystal::Colour as Crystal;

/// Where the battlefield ends, far and near.
const FAR: (f32, f32) = (56.0, 22.0);
const NEAR: (f32, f32) = (101.0, 62.0);
/// Zones in a line of it.
const ZONES: usize = 5;

/// The cover.
pub(crate) fn draw() -> Drawing {
    let whole = Rect::new(0.0, 0.0, COVER.width, COVER.height);
    let mut canvas = Canvas::new();
    canvas.clipped(Path::rect(whole), |canvas| {
        window(canvas);
        battlefield(canvas);
        tower(canvas, at(80.0, 50.0));
        champion(
            canvas,
            "kaessa-flamebrand",
            Rect::new(2.0, 24.0, 62.0, 78.0),
        );
        champion(
            canvas,
            "maelis-tide-regent",
            Rect::new(96.0, 24.0, 62.0, 78.0),
        );
    });
    canvas.finish(COVER)
}

/// Two fields of glass, warm and cool, that meet in light.
fn window(canvas: &mut Canvas) {
    let place = Rect::new(0.0, 0.0, COVER.width, 62.0);
    let dusk = Palette {
        dark: Colour::new(0x2a1230),
        main: Colour::new(0xb8483f),
        other: Colour::new(0x2f5fa8),
        bright: Colour::new(0xfbe6b4),
    };
    let mut whim = Whim::of("the cover of Sovereign");
    glass::window(canvas, place, &dusk, &mut whim);
}

/// Five by five zones, drawn from one side.
fn battlefield(canvas: &mut Canvas) {
    let corner = |column: usize, row: usize| {
        // What is nearer looks larger.
        let share = (row as f32 / ZONES as f32).powf(1.35);
        let half = FAR.1 + (NEAR.1 - FAR.1) * share;
        let y = FAR.0 + (NEAR.0 - FAR.0) * share;
        at(80.0 - half + 2.0 * half * column as f32 / ZONES as f32, y)
    };
    let ground = Rect::new(0.0, FAR.0, COVER.width, 60.0);
    canvas.fill_down(
        Path::rect(ground),
        Colour::new(0x3a2b3e),
        Colour::new(0x1c1920),
    );
    let line = Stroke::new(LEAD, 0.8).round();
    for row in 0..ZONES {
        for column in 0..ZONES {
            let zone = [
                corner(column, row),
                corner(column + 1, row),
                corner(column + 1, row + 1),
                corner(column, row + 1),
            ];
            let light = if (row + column) % 2 == 0 {
                Colour::new(0xe7d9b5)
            } else {
                Colour::new(0xc9b48a)
            };
            canvas.shape(Path::polygon(&zone), light, line);
        }
    }
    let edge = [
        corner(0, 0),
        corner(ZONES, 0),
        corner(ZONES, ZONES),
        corner(0, ZONES),
    ];
    canvas.line(Path::polygon(&edge), Stroke::new(GOLD, 1.1).round());
}

/// A tall Crystal, with smaller ones of all colours at its foot.
fn tower(canvas: &mut Canvas, middle: Point) {
    for i in 0..16 {
        let degrees = 22.5 * i as f32;
        let ray = [
            middle.moved(0.0, -14.0),
            middle.moved(0.0, -14.0).towards(degrees - 3.0, 46.0),
            middle.moved(0.0, -14.0).towards(degrees + 3.0, 46.0),
        ];
        canvas.fill(Path::polygon(&ray), Colour::WHITE.covering(0.22));
    }
    let clear = [0xffffff, 0xdbe9ff, 0xa9c6f2].map(Colour::new);
    shard(canvas, middle.moved(0.0, 22.0), 10.0, 56.0, clear);
    let around = [
        (Crystal::Green, -17.0, 28.0, 5.0, 17.0),
        (Crystal::Violet, 16.0, 28.0, 5.0, 18.0),
        (Crystal::Red, -9.0, 33.0, 4.6, 15.0),
        (Crystal::Blue, 9.0, 33.0, 4.6, 16.0),
        (Crystal::White, 0.0, 37.0, 4.4, 13.0),
    ];
    for (colour, x, y, wide, high) in around {
        let glass = crystal(colour);
        let facets = [glass.lighter(0.45), glass, glass.darker(0.25)];
        shard(canvas, middle.moved(x, y), wide, high, facets);
    }
}

/// A pointed stone that stands here.
fn shard(canvas: &mut Canvas, foot: Point, wide: f32, high: f32, facets: [Colour; 3]) {
    let point = |x: f32, y: f32| foot.moved(wide * x, -high * y);
    let (top, bottom) = (point(0.0, 1.0), point(0.0, 0.0));
    let left = [
        top,
        point(-1.0, 0.72),
        point(-1.0, 0.2),
        bottom,
        point(-0.3, 0.16),
        point(-0.3, 0.68),
    ];
    let front = [
        top,
        point(-0.3, 0.68),
        point(-0.3, 0.16),
        bottom,
        point(0.45, 0.18),
        point(0.45, 0.7),
    ];
    let right = [
        top,
        point(0.45, 0.7),
        point(0.45, 0.18),
        bottom,
        point(1.0, 0.24),
        point(1.0, 0.74),
    ];
    for (face, colour) in [left, front, right].into_iter().zip(facets) {
        pane(canvas, Path::polygon(&face), colour);
    }
}

fn champion(canvas: &mut Canvas, id: &str, place: Rect) {
    let Some(card) = CardSet::base().find(id) else {
        return;
    };
    haerian::paint(canvas, place, card, &card_palette(card), &mut Whim::of(id));
}
