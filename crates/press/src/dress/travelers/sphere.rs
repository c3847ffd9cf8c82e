//! Numbers in spheres: what a card gives, and what its abilities cost (TS-2.2, TS-2.3).

use super::ink::{INK, LIGHT, PALE, PAPER, line};
use crate::canvas::{Canvas, Label};
use crate::geometry::Point;
use crate::path::Path;
use crate::text::{Align, TextFault};

/// How wide a sphere is (TS-9.6).
pub(super) const SPHERE: f32 = 7.4;
const NUMBER: f32 = 12.0;

/// The Card Value: a shaded sphere.
pub(super) fn value(canvas: &mut Canvas, centre: Point, value: u8) -> Result<(), TextFault> {
    let radius = SPHERE / 2.0 - 0.2;
    let ball = Path::circle(centre, radius);
    canvas.fill(ball.clone(), LIGHT);
    canvas.clipped(ball.clone(), |inner| {
        inner.fill(Path::circle(centre.moved(-0.5, -0.6), radius - 0.3), PALE);
        inner.fill(Path::circle(centre.moved(-0.9, -1.0), radius - 1.2), PAPER);
    });
    canvas.line(ball, line(0.4));
    number(canvas, centre, value)
}

/// An Activation Cost: a sphere that is a star.
pub(super) fn cost(canvas: &mut Canvas, centre: Point, cost: u8) -> Result<(), TextFault> {
    let star = Path::star(centre, SPHERE / 2.0, SPHERE / 2.0 - 0.75, 12, 0.0);
    canvas.fill(star, INK);
    canvas.fill(Path::circle(centre, SPHERE / 2.0 - 0.95), PAPER);
    number(canvas, centre, cost)
}

fn number(canvas: &mut Canvas, centre: Point, number: u8) -> Result<(), TextFault> {
    let label = Label::bold(number.to_string(), NUMBER);
    canvas.write(&label, centre.moved(0.0, 1.45), Align::Centre)
}
