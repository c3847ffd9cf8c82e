//! What grows.

use super::Spirit;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::dress::whim::Whim;
use crate::geometry::{Point, Rect, at};
use crate::path::Path;

const LEAF: Colour = Colour::new(0x3d8f5a);

impl Spirit {
    /// A face among petals.
    pub(super) fn flower(&self, canvas: &mut Canvas, whim: &mut Whim) {
        self.leaves(canvas);
        let petals = 6 + whim.below(4);
        let step = 360.0 / petals as f32;
        let round = whim.below(2) == 0;
        let far = whim.between(12.5, 14.0);
        let blossom = self.petal_colour(whim);
        for i in 0..petals {
            let degrees = step * (i as f32 + 0.5);
            let petal = petal(at(0.0, -1.0), degrees, far, step, round);
            let shade = if i % 2 == 0 { 0.0 } else { 0.1 };
            canvas.shape(petal, blossom.darker(shade), self.line);
        }
        canvas.shape(Path::circle(at(0.0, -0.5), 8.4), self.lit(), self.line);
    }

    /// A bud that has just put out two leaves.
    pub(super) fn bud(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let stalk = at(whim.between(-1.5, 1.5), -14.0);
        let tall = whim.between(3.0, 6.0);
        for side in [-1.0, 1.0] {
            let blade = Path::from(stalk.moved(0.0, 3.0))
                .curve_to(
                    stalk.moved(side * 1.0, -tall * 0.6),
                    stalk.moved(side * 5.0, -tall),
                    stalk.moved(side * 11.0, -tall * 0.5),
                )
                .curve_to(
                    stalk.moved(side * 10.0, 2.6),
                    stalk.moved(side * 5.0, 5.0),
                    stalk.moved(0.0, 3.0),
                )
                .close();
            canvas.shape(blade, LEAF.towards(self.palette.bright, 0.3), self.line);
        }
        let drop = Path::from(at(stalk.x, -12.0))
            .curve_to(at(3.0, -9.4), at(11.4, -8.0), at(11.2, 2.0))
            .curve_to(at(11.0, 8.4), at(6.0, 11.0), at(0.0, 11.0))
            .curve_to(at(-6.0, 11.0), at(-11.0, 8.4), at(-11.2, 2.0))
            .curve_to(at(-11.4, -8.0), at(-3.0, -9.4), at(stalk.x, -12.0))
            .close();
        canvas.shape(drop, self.lit(), self.line);
        let belly = Path::ellipse(at(0.0, 7.0), 6.4, 3.2);
        canvas.fill(belly, self.palette.pale.covering(0.6));
    }

    /// A mushroom with spots.
    pub(super) fn mushroom(&self, canvas: &mut Canvas, whim: &mut Whim) {
        self.leaves(canvas);
        let stem = Path::rounded(Rect::new(-7.6, -8.0, 15.2, 19.0), 6.0);
        let cream = Colour::new(0xf1f0d6).towards(self.palette.bright, 0.15);
        canvas.shape(stem, cream, self.line);
        let cap = Path::from(at(-13.6, -4.0))
            .curve_to(at(-13.0, -19.0), at(13.0, -19.0), at(13.6, -4.0))
            .bend_to(at(0.0, -7.6), at(-13.6, -4.0))
            .close();
        canvas.shape(cap.clone(), self.lit(), self.line);
        canvas.clipped(cap.clone(), |canvas| {
            let spot = self.petal_colour(whim);
            for (x, y, size) in [(-7.5, -9.6, 2.4), (0.6, -12.4, 2.9), (8.0, -8.8, 2.2)] {
                let place = at(x + whim.between(-1.0, 1.0), y + whim.between(-0.8, 0.8));
                canvas.fill(Path::ellipse(place, size, size * 0.85), spot);
            }
        });
        canvas.line(cap, self.line);
    }

    fn leaves(&self, canvas: &mut Canvas) {
        for side in [-1.0, 1.0] {
            let blade = Path::from(at(side * 2.0, 9.0))
                .bend_to(at(side * 7.0, 4.0), at(side * 14.0, 7.5))
                .bend_to(at(side * 9.0, 13.0), at(side * 2.0, 11.5))
                .close();
            canvas.shape(blade, LEAF, self.line);
        }
    }

    fn petal_colour(&self, whim: &mut Whim) -> Colour {
        whim.one(&[
            self.coat.towards(self.palette.bright, 0.5),
            Colour::new(0xf6f0c4),
            Colour::new(0xf6bccb),
            Colour::new(0xf2d46e),
            Colour::new(0xbfe7ee),
        ])
    }
}

/// A leaf or a rounder petal in a direction.
fn petal(centre: Point, degrees: f32, far: f32, step: f32, round: bool) -> Path {
    let wide = if round { 0.62 } else { 0.5 };
    let reach = if round { 1.18 } else { 0.8 };
    let side = |by: f32| centre.towards(degrees + step * by * wide, far * reach);
    let (left, right) = (
        centre.towards(degrees - step * 0.5, 6.0),
        centre.towards(degrees + step * 0.5, 6.0),
    );
    let tip = centre.towards(degrees, far);
    match round {
        true => Path::from(left)
            .curve_to(side(-1.0), side(1.0), right)
            .close(),
        false => Path::from(left)
            .bend_to(side(-1.0), tip)
            .bend_to(side(1.0), right)
            .close(),
    }
}
