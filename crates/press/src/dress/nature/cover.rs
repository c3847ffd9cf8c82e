//! The cover: one of each clan in the land they share, on a clear morning.

mod growth;
mod sky;

use super::creature;
use super::palette::Palette;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::{Drawing, Stroke};
use crate::dress::whim::Whim;
use crate::geometry::{Point, Rect, at};
use crate::path::Path;
use crate::portrait::COVER;
use nature::cards::CardSet;

const LINE: f32 = 0.5;

/// The cover.
pub(crate) fn draw() -> Drawing {
    let whole = Rect::new(0.0, 0.0, COVER.width, COVER.height);
    let mut canvas = Canvas::new();
    canvas.clipped(Path::rect(whole), |canvas| {
        sky::sky(canvas);
        sky::mountains(canvas);
        hills(canvas);
        stream(canvas);
        growth::pines(canvas);
        growth::rocks(canvas);
        // From the back to the front.
        stand(canvas, "redstone", at(28.0, 79.0), 42.0);
        stand(canvas, "pine-snapper", at(132.0, 82.0), 42.0);
        growth::bough(canvas);
        stand(canvas, "frostfall-emperor", at(61.0, 93.0), 48.0);
        stand(canvas, "porella", at(99.0, 94.0), 48.0);
        growth::meadow(canvas);
    });
    canvas.finish(COVER)
}

fn hills(canvas: &mut Canvas) {
    let layers = [
        (0x9cc98e, [56.0, 51.0, 56.0, 60.0, 54.0, 50.0, 57.0]),
        (0x76b56a, [63.0, 60.0, 65.0, 66.0, 64.0, 59.0, 63.0]),
        (0x559a50, [71.0, 73.0, 75.0, 74.0, 76.0, 73.0, 70.0]),
    ];
    for (colour, heights) in layers {
        let points: Vec<Point> = (heights.into_iter().enumerate())
            .map(|(i, y)| at(-4.0 + 28.0 * i as f32, y))
            .collect();
        let hill = Path::curve_through(&points)
            .line_to(164.0, 104.0)
            .line_to(-4.0, 104.0)
            .close();
        canvas.fill(hill, Colour::new(colour));
    }
}

/// Water from the hills to the front.
fn stream(canvas: &mut Canvas) {
    let water = Path::from(at(83.0, 62.5))
        .curve_to(at(94.0, 66.0), at(70.0, 70.0), at(77.0, 75.0))
        .curve_to(at(84.0, 80.0), at(44.0, 84.0), at(30.0, 104.0))
        .line_to(96.0, 104.0)
        .curve_to(at(92.0, 92.0), at(98.0, 84.0), at(90.0, 77.0))
        .curve_to(at(82.0, 70.0), at(100.0, 66.0), at(86.0, 62.5))
        .close();
    let bounds = (62.0, 104.0);
    let blend = crate::drawing::Paint::down(
        bounds.0,
        Colour::new(0xd8f0f2),
        bounds.1,
        Colour::new(0x4a9dbb),
    );
    canvas.fill(water, blend);
    let shine = Stroke::new(Colour::WHITE.covering(0.7), 0.8).round();
    for (x, y, wide) in [
        (76.0, 81.0, 8.0),
        (50.0, 96.0, 9.0),
        (84.0, 95.0, 6.0),
        (82.0, 72.0, 3.0),
    ] {
        let ripple = Path::from(at(x, y)).bend_to(at(x + wide / 2.0, y - 1.0), at(x + wide, y));
        canvas.line(ripple, shine);
    }
}

/// Puts a creature with its feet here, so high.
fn stand(canvas: &mut Canvas, id: &str, feet: Point, high: f32) {
    let set = CardSet::base();
    let found = set.find(id).map(|card| set.card(card));
    let Some(elemental) = found.and_then(|card| card.elemental()) else {
        return;
    };
    let stage = Rect::new(feet.x - 30.0, feet.y - high * 0.94, 60.0, high);
    let palette = Palette::of_clan(elemental.faction);
    let mut whim = Whim::of(id);
    creature::paint(canvas, stage, elemental, &palette, LINE, &mut whim);
}
