//! Codes in lozenges, with the triangle that marks a beginning (TS-2.6, TS-2.16).

use super::ink::{GREY, INK, PAPER, line};
use crate::canvas::{Canvas, Label};
use crate::colour::Colour;
use crate::geometry::{Point, at};
use crate::path::Path;
use crate::text::{Align, TextFault};

/// The small triangle in the top corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Triangle {
    /// Of where the adventure begins.
    Black,
    /// Of the other cards.
    Grey,
    /// There is none.
    Absent,
}

/// How wide a lozenge is (TS-9.7, TS-9.8).
pub(super) const LOZENGE: f32 = 8.4;

/// Draws a code in a lozenge.
pub(super) fn draw(
    canvas: &mut Canvas,
    centre: Point,
    code: &str,
    triangle: Triangle,
) -> Result<(), TextFault> {
    let half = LOZENGE / 2.0;
    canvas.shape(Path::regular(centre, half, 4, 0.0), PAPER, line(0.35));
    let mut mark = |colour: Colour| {
        let (top, cut) = (centre.y - half + 0.25, 1.75);
        let corner = [
            at(centre.x, top),
            at(centre.x + cut, top + cut),
            at(centre.x - cut, top + cut),
        ];
        canvas.fill(Path::polygon(&corner), colour);
    };
    match triangle {
        Triangle::Black => mark(INK),
        Triangle::Grey => mark(GREY),
        Triangle::Absent => {}
    }
    let label = Label::bold(code, 9.0);
    canvas.write(&label, centre.moved(0.0, 1.3), Align::Centre)
}
