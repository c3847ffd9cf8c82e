//! Black lines and light grey, and nothing else (TS-9.12).

use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::path::Path;

/// Lines and letters.
pub(super) const INK: Colour = Colour::BLACK;
/// The paper.
pub(super) const PAPER: Colour = Colour::WHITE;
/// What should be seen as grey: the triangles of all halves but the first.
pub(super) const GREY: Colour = Colour::new(0xa6a6a6);
/// Shades, and edges of what is not important.
pub(super) const LIGHT: Colour = Colour::new(0xd2d2d2);
/// Grounds that are written on.
pub(super) const PALE: Colour = Colour::new(0xededed);

/// A black line of this width in millimetres.
pub(super) const fn line(width: f32) -> Stroke {
    Stroke::new(INK, width).round()
}

/// A light line.
pub(super) const fn light(width: f32) -> Stroke {
    Stroke::new(LIGHT, width).round()
}

/// Parallel lines over all of a shape, in a direction counted clockwise from up.
pub(super) fn hatch(canvas: &mut Canvas, shape: Path, degrees: f32, step: f32, stroke: Stroke) {
    let Some(bounds) = shape.bounds() else {
        return;
    };
    let (centre, reach) = (bounds.centre(), (bounds.width + bounds.height) / 2.0);
    let mut lines = Path::default();
    let count = (reach / step).floor() as i32;
    for number in -count..=count {
        let middle = centre.towards(degrees + 90.0, step * number as f32);
        let (from, to) = (
            middle.towards(degrees, reach),
            middle.towards(degrees, -reach),
        );
        lines = lines.and(Path::line(from, to));
    }
    canvas.clipped(shape, |inner| inner.line(lines, stroke));
}
