//! The window of a card alone, without the arch that frames it on paper.

use super::palette::{GOLD, LEAD, Palette};
use super::{card_palette, colours, glass, scene};
use crate::canvas::Canvas;
use crate::drawing::{Drawing, Stroke};
use crate::dress::whim::Whim;
use crate::geometry::Point;
use crate::path::Path;
use crate::portrait::{PORTRAIT, WHOLE};
use sovereign::cards::{CardSet, Class};

/// The window of the card or class with this id.
pub(crate) fn draw(id: &str) -> Option<Drawing> {
    let set = CardSet::base();
    let mut whim = Whim::of(id);
    let mut canvas = Canvas::new();
    if let Some(card) = set.find(id) {
        let palette = card_palette(card);
        canvas.clipped(Path::rect(WHOLE), |canvas| {
            scene(canvas, WHOLE, card, &palette, &mut whim);
        });
    } else {
        let class = set.find_class(id)?;
        let palette = Palette::of(&colours(set, class));
        canvas.clipped(Path::rect(WHOLE), |canvas| {
            order(canvas, class, &palette, &mut whim);
        });
    }
    Some(canvas.finish(PORTRAIT))
}

/// The window of a class: a rose with a Crystal, and a stud for each level.
fn order(canvas: &mut Canvas, class: &Class, palette: &Palette, whim: &mut Whim) {
    glass::window(canvas, WHOLE, palette, whim);
    let radius = WHOLE.height * 0.43;
    let centre = WHOLE.centre();
    glass::rose(canvas, centre, radius, palette, whim);
    let step = 360.0 / f32::from(class.level.max(1));
    for i in 0..class.level {
        let stud = centre.towards(step * f32::from(i), radius);
        canvas.shape(Path::circle(stud, 1.9), GOLD, Stroke::new(LEAD, 0.6));
    }
    crystal(canvas, centre, radius * 0.44, palette);
}

/// A cut stone, seen from above.
fn crystal(canvas: &mut Canvas, centre: Point, radius: f32, palette: &Palette) {
    let line = Stroke::new(LEAD, 0.6).round();
    canvas.shape(
        Path::regular(centre, radius, 6, 0.0),
        palette.dark.towards(palette.main, 0.5),
        line,
    );
    for i in 0..6 {
        let degrees = 60.0 * i as f32;
        let face = [
            centre.towards(degrees, radius),
            centre.towards(degrees + 60.0, radius),
            centre.towards(degrees + 60.0, radius * 0.5),
            centre.towards(degrees, radius * 0.5),
        ];
        let light = [0.3, 0.05, 0.0, 0.1, 0.45, 0.7][i];
        let glass = palette.main.towards(palette.bright, light);
        canvas.shape(Path::polygon(&face), glass, line);
    }
    let table = palette.bright.lighter(0.5);
    canvas.shape(Path::regular(centre, radius * 0.5, 6, 0.0), table, line);
}
