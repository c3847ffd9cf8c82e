//! Forms of thought.

use super::Spirit;
use crate::canvas::Canvas;
use crate::drawing::Stroke;
use crate::dress::whim::Whim;
use crate::geometry::{Rect, Transform, at};
use crate::path::Path;

impl Spirit {
    /// A wheel with a ring around it.
    pub(super) fn gear(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let teeth = 8 + whim.below(6);
        let turned = whim.between(0.0, 40.0);
        canvas.shape(
            Path::star(at(0.0, 0.0), 12.0, 9.8, teeth, turned),
            self.coat.darker(0.3),
            self.line,
        );
        canvas.shape(Path::circle(at(0.0, 0.0), 9.4), self.lit(), self.line);
        self.ring(canvas, whim);
    }

    /// A pyramid that floats.
    pub(super) fn pyramid(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let edge = whim.between(4.0, 7.0);
        let (top, left, right) = (at(0.0, -15.0), at(-13.0, 8.6), at(13.0, 8.6));
        let foot = at(edge, 11.4);
        canvas.shape(Path::polygon(&[top, left, foot]), self.lit(), self.line);
        canvas.shape(
            Path::polygon(&[top, foot, right]),
            self.coat.darker(0.28),
            self.line,
        );
        for share in [0.72, 0.86] {
            let course = [
                left.between(top, 1.0 - share),
                foot.between(top, 1.0 - share),
            ];
            canvas.line(
                Path::line(course[0], course[1]),
                Stroke::new(self.line.colour.covering(0.5), 0.5),
            );
        }
    }

    /// A cube on its corner.
    pub(super) fn cube(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let corner = |degrees: f32| at(0.0, 0.0).towards(degrees, 12.0);
        let middle = at(0.0, 0.0);
        let faces = [
            ([300.0, 0.0, 60.0], 0.55),
            ([60.0, 120.0, 180.0], -0.3),
            ([180.0, 240.0, 300.0], 0.1),
        ];
        for (corners, shade) in faces {
            let [a, b, c] = corners.map(corner);
            let colour = match shade > 0.0 {
                true => self.coat.towards(self.palette.bright, shade),
                false => self.coat.darker(-shade),
            };
            canvas.shape(Path::polygon(&[middle, a, b, c]), colour, self.line);
        }
        if whim.below(2) == 0 {
            self.ring(canvas, whim);
        }
    }

    /// The near half of a ring, at a slant.
    fn ring(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let turn = Transform::turn(whim.between(-24.0, 24.0), at(0.0, 0.0));
        let ring = Path::ellipse(at(0.0, 3.4), 14.5, 3.6).transformed(&turn);
        let below = Path::rect(Rect::new(-18.0, 3.2, 36.0, 16.0)).transformed(&turn);
        canvas.clipped(below, |canvas| {
            canvas.line(ring.clone(), Stroke::new(self.line.colour, 2.4));
            canvas.line(ring, Stroke::new(self.palette.bright, 1.1));
        });
    }
}
