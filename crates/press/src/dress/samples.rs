//! The small games: their cards have no dress, but on the shelf they have a cover, and their cards
//! have a back.

mod back;
mod cover;

pub(crate) use back::draw as back;
pub(crate) use cover::{connect_four, duel, leduc};

use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::{Drawing, Stroke};
use crate::geometry::{Rect, at};
use crate::path::Path;
use crate::portrait::COVER;

/// The cloth they are played on.
const FELT: Colour = Colour::new(0x2f6350);
const SHADE: Colour = Colour::new(0x1b3f32);
const PAPER: Colour = Colour::new(0xfff6e3);
const INK: Colour = Colour::new(0x2c2118);
const BRICK: Colour = Colour::new(0xb8482c);
const HONEY: Colour = Colour::new(0xe3a536);
const SEA: Colour = Colour::new(0x2d6f9a);

/// A cover with a cloth, a lamp's light on it, and what lies there.
fn on_felt(paint: impl FnOnce(&mut Canvas)) -> Drawing {
    let whole = Rect::new(0.0, 0.0, COVER.width, COVER.height);
    let mut canvas = Canvas::new();
    canvas.clipped(Path::rect(whole), |canvas| {
        canvas.fill_down(Path::rect(whole), FELT, SHADE);
        for (radius, cover) in [(86.0, 0.05), (66.0, 0.06), (46.0, 0.07)] {
            let light = Colour::new(0xfff1c9).covering(cover);
            canvas.fill(Path::ellipse(at(80.0, 46.0), radius, radius * 0.7), light);
        }
        paint(canvas);
    });
    canvas.finish(COVER)
}

/// The edge of cards and stones.
const EDGE: Stroke = Stroke::new(INK, 0.8).round();
