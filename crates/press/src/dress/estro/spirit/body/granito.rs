//! Stone.

use super::Spirit;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::dress::whim::Whim;
use crate::geometry::{Point, Transform, at};
use crate::path::Path;

impl Spirit {
    /// A round rock with many faces.
    pub(super) fn boulder(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let corners = [
            (-6.5, -11.0),
            (1.5, -12.5),
            (8.0, -9.0),
            (11.0, 0.0),
            (8.5, 8.0),
            (3.0, 11.0),
            (-5.0, 11.0),
            (-9.5, 6.5),
            (-11.0, -3.0),
        ]
        .map(|(x, y)| at(x + whim.between(-1.1, 1.1), y + whim.between(-0.9, 0.9)));
        self.fists(canvas, whim);
        let middle = at(whim.between(-3.0, 3.0), whim.between(-9.0, -6.0));
        for (i, &corner) in corners.iter().enumerate() {
            let next = corners[(i + 1) % corners.len()];
            let shade = [0.5, 0.28, 0.06, -0.12, -0.24, -0.3, -0.2, -0.05, 0.2][i];
            canvas.fill(Path::polygon(&[middle, corner, next]), self.shade(shade));
        }
        canvas.line(Path::polygon(&corners), self.line);
    }

    /// A standing stone with moss on its head.
    pub(super) fn pillar(&self, canvas: &mut Canvas, whim: &mut Whim) {
        self.fists(canvas, whim);
        let lean = whim.between(-1.6, 1.6);
        let top = [at(-7.6 + lean, -12.6), at(5.0 + lean, -14.0)];
        let front = [top[0], top[1], at(6.4, 11.0), at(-9.4, 11.0)];
        let side = [top[1], at(9.4 + lean, -11.0), at(10.4, 9.4), at(6.4, 11.0)];
        canvas.shape(Path::polygon(&side), self.shade(-0.3), self.line);
        canvas.shape(Path::polygon(&front), self.lit(), self.line);
        let moss = Path::from(at(-9.0 + lean, -11.0))
            .curve_to(
                at(-8.0 + lean, -17.0),
                at(9.0 + lean, -17.0),
                at(10.6 + lean, -9.6),
            )
            .bend_to(at(8.4 + lean, -7.4), at(6.4 + lean, -10.2))
            .bend_to(at(4.0 + lean, -6.4), at(1.0 + lean, -9.8))
            .bend_to(at(-2.0 + lean, -6.8), at(-4.4 + lean, -9.6))
            .bend_to(at(-7.4 + lean, -7.0), at(-9.0 + lean, -11.0))
            .close();
        let green = whim.one(&[0x7fa35a, 0x5f8f7a, 0xdfe8f2]);
        canvas.shape(moss, Colour::new(green), self.line);
    }

    /// Crystals that grew together.
    pub(super) fn shards(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let back = [(-38.0, 12.0), (38.0, 12.6), (-17.0, 16.0), (18.0, 15.4)];
        for (degrees, far) in back {
            let far = far + whim.between(-1.5, 1.0);
            self.shard(canvas, degrees + whim.between(-5.0, 5.0), far);
        }
        let hexagon = [0.0, 60.0, 120.0, 180.0, 240.0, 300.0]
            .map(|degrees: f32| at(0.0, 1.6).towards(degrees, 10.4));
        let faces = [0.25, -0.12, -0.26, -0.2, 0.0, 0.45];
        for (i, shade) in faces.into_iter().enumerate() {
            let face = [at(0.0, 1.0), hexagon[i], hexagon[(i + 1) % 6]];
            canvas.fill(Path::polygon(&face), self.shade(shade));
        }
        canvas.line(Path::polygon(&hexagon), self.line);
    }

    fn shard(&self, canvas: &mut Canvas, degrees: f32, far: f32) {
        let turn = Transform::turn(degrees, at(0.0, 2.0));
        let point = |x: f32, y: f32| turn.apply(at(x, y));
        let left = [
            point(0.0, -far),
            point(-3.2, -far + 4.4),
            point(-3.2, 4.0),
            point(0.0, 4.0),
        ];
        let right = [
            point(0.0, -far),
            point(0.0, 4.0),
            point(3.2, 4.0),
            point(3.2, -far + 4.4),
        ];
        canvas.shape(Path::polygon(&left), self.shade(0.55), self.line);
        canvas.shape(Path::polygon(&right), self.shade(0.1), self.line);
    }

    fn fists(&self, canvas: &mut Canvas, whim: &mut Whim) {
        for side in [-1.0, 1.0] {
            let fist = at(side * 13.0, 6.0 + whim.between(-2.0, 2.0));
            let stone = Path::regular(fist, whim.between(3.4, 4.6), 6, whim.between(0.0, 60.0));
            canvas.shape(stone, self.shade(-0.15), self.line);
            let lit: Point = fist.moved(-0.8, -1.0);
            canvas.fill(Path::regular(lit, 1.4, 6, 0.0), self.shade(0.3));
        }
    }

    /// The coat, lighter or darker.
    fn shade(&self, shade: f32) -> Colour {
        match shade > 0.0 {
            true => self.coat.towards(self.palette.bright, shade),
            false => self.coat.darker(-shade),
        }
    }
}
