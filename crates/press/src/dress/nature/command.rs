//! What a Command looks like: rays, and in their middle what happens.

use super::deeds;
use super::palette::Palette;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::dress::whim::Whim;
use crate::geometry::{Point, Rect};
use crate::path::Path;
use nature::cards::Card;

/// Paints the whole window.
pub(super) fn paint(
    canvas: &mut Canvas,
    window: Rect,
    card: &Card,
    palette: &Palette,
    whim: &mut Whim,
) {
    canvas.fill_down(Path::rect(window), palette.main, palette.deep);
    let centre = window.share(0.5, 0.52);
    rays(canvas, centre, palette, whim);
    rings(canvas, centre, palette, whim);
    let deeds = deeds::of(card);
    let side = window.height.min(44.0) * if deeds.len() > 1 { 0.42 } else { 0.52 };
    for (i, deed) in deeds.iter().enumerate() {
        let middle = (deeds.len() - 1) as f32 / 2.0;
        let place = Rect::around(centre.moved((i as f32 - middle) * side * 0.78, 0.0), side);
        let shadow = Rect::new(place.x + 0.7, place.y + 0.9, side, side);
        let none = Colour::BLACK.covering(0.0);
        canvas.emblem(deed, shadow, palette.deep.covering(0.6), none);
        canvas.emblem(deed, place, palette.pale, palette.main);
    }
}

fn rays(canvas: &mut Canvas, centre: Point, palette: &Palette, whim: &mut Whim) {
    let count = 8 + 2 * whim.below(5);
    let turned = whim.between(0.0, 40.0);
    let step = 360.0 / count as f32;
    for i in 0..count {
        let degrees = turned + step * i as f32;
        let ray = [
            centre,
            centre.towards(degrees - step * 0.22, 60.0),
            centre.towards(degrees + step * 0.22, 60.0),
        ];
        canvas.fill(Path::polygon(&ray), palette.bright.covering(0.28));
    }
}

/// Rings and sparks around the middle, which differ from card to card.
fn rings(canvas: &mut Canvas, centre: Point, palette: &Palette, whim: &mut Whim) {
    let radius = whim.between(11.5, 14.0);
    canvas.fill(Path::circle(centre, radius), palette.deep.covering(0.45));
    let broken = Stroke::new(palette.accent, 0.7).round();
    let gaps = 2 + whim.below(4);
    let turned = whim.between(0.0, 360.0);
    for i in 0..gaps {
        let step = 360.0 / gaps as f32;
        let from = turned + step * i as f32;
        canvas.line(Path::arc(centre, radius, from, from + step * 0.72), broken);
    }
    let corners = 4 + whim.below(3);
    for i in 0..5 + whim.below(4) {
        let place = centre.towards(
            whim.between(0.0, 360.0),
            radius + 3.0 + whim.between(0.0, 9.0) + i as f32 * 0.6,
        );
        let size = whim.between(0.7, 1.9);
        let spark = Path::star(place, size, size * 0.35, corners, whim.between(0.0, 90.0));
        canvas.fill(spark, palette.accent.covering(0.85));
    }
}
