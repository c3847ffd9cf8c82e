//! Bodies: flame, rock, blossom, cloak and orb.

use super::Spirit;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::{Paint, Stroke};
use crate::dress::whim::Whim;
use crate::geometry::{Point, Rect, Transform, at};
use crate::path::Path;
use estro::estri::Estro;

impl Spirit {
    pub(super) fn body(&self, canvas: &mut Canvas, whim: &mut Whim) {
        match self.estro {
            Estro::Ardo => self.flame(canvas, whim),
            Estro::Granito => self.rock(canvas, whim),
            Estro::Armonio => self.blossom(canvas, whim),
            Estro::Illusio => self.cloak(canvas, whim),
            Estro::Manpo => self.orb(canvas, whim),
        }
    }

    /// The coat, brighter at the top.
    fn lit(&self) -> Paint {
        let light = self.coat.towards(self.palette.bright, 0.55);
        Paint::down(-13.0, light, 9.0, self.coat)
    }

    fn flame(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let lean = whim.between(-3.0, 3.0);
        let (left, right) = (whim.between(-13.0, -6.5), whim.between(-13.0, -6.5));
        let outer = Path::from(at(0.0, 11.0))
            .curve_to(at(-8.0, 11.0), at(-10.6, 6.0), at(-9.6, 0.0))
            .bend_to(at(-9.4, -4.0), at(-11.0, left))
            .bend_to(at(-6.4, left * 0.8), at(-5.4, -5.0))
            .bend_to(at(-5.0, -11.0), at(lean, -16.0))
            .bend_to(at(1.6, -10.0), at(5.4, -5.0))
            .bend_to(at(6.4, right * 0.8), at(11.0, right))
            .bend_to(at(9.4, -4.0), at(9.6, 0.0))
            .curve_to(at(10.6, 6.0), at(8.0, 11.0), at(0.0, 11.0))
            .close();
        canvas.shape(outer, self.lit(), self.line);
        let heart = Path::from(at(0.0, 10.2))
            .curve_to(at(-5.6, 10.2), at(-7.0, 6.0), at(-5.6, 2.0))
            .bend_to(at(-3.0, 5.0), at(lean * 0.3, -1.0))
            .bend_to(at(3.0, 5.0), at(5.6, 2.0))
            .curve_to(at(7.0, 6.0), at(5.6, 10.2), at(0.0, 10.2))
            .close();
        canvas.fill(heart, Colour::new(0xffd98a).covering(0.75));
    }

    fn rock(&self, canvas: &mut Canvas, whim: &mut Whim) {
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
        for side in [-1.0, 1.0] {
            let fist = at(side * 13.0, 6.0 + whim.between(-2.0, 2.0));
            let stone = Path::regular(fist, whim.between(3.4, 4.6), 6, whim.between(0.0, 60.0));
            canvas.shape(stone, self.coat.darker(0.15), self.line);
        }
        canvas.fill(Path::polygon(&corners), self.coat);
        let middle = at(whim.between(-3.0, 3.0), whim.between(-9.0, -6.0));
        for (i, &corner) in corners.iter().enumerate() {
            let next = corners[(i + 1) % corners.len()];
            let shade = [0.5, 0.28, 0.06, -0.12, -0.24, -0.3, -0.2, -0.05, 0.2][i];
            let colour = match shade > 0.0 {
                true => self.coat.towards(self.palette.bright, shade),
                false => self.coat.darker(-shade),
            };
            canvas.fill(Path::polygon(&[middle, corner, next]), colour);
        }
        canvas.line(Path::polygon(&corners), self.line);
    }

    fn blossom(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let leaf = Colour::new(0x2c7d4a).towards(self.palette.bright, 0.15);
        for side in [-1.0, 1.0] {
            let blade = Path::from(at(side * 2.0, 9.0))
                .bend_to(at(side * 7.0, 4.0), at(side * 14.0, 7.5))
                .bend_to(at(side * 9.0, 13.0), at(side * 2.0, 11.5))
                .close();
            canvas.shape(blade, leaf, self.line);
        }
        let petals = 6 + whim.below(4);
        let step = 360.0 / petals as f32;
        let round = whim.below(2) == 0;
        let far = whim.between(12.5, 14.0);
        for i in 0..petals {
            let degrees = step * (i as f32 + 0.5);
            let petal = petal(at(0.0, -1.0), degrees, far, step, round);
            let shade = if i % 2 == 0 { 0.35 } else { 0.6 };
            let colour = self.coat.towards(self.palette.bright, shade);
            canvas.shape(petal, colour, self.line);
        }
        canvas.shape(Path::circle(at(0.0, -0.5), 8.4), self.lit(), self.line);
    }

    fn cloak(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let tip = whim.between(-6.0, 6.0);
        let mut hem = Path::from(at(tip, -15.5))
            .curve_to(at(tip * 0.4, -13.0), at(9.0, -12.0), at(9.6, -2.0))
            .curve_to(at(10.0, 3.0), at(12.0, 7.0), at(12.5, 11.0));
        let wisps = 3 + whim.below(3);
        for i in 0..wisps {
            let (from, step) = (12.5 - 25.0 / wisps as f32 * i as f32, 25.0 / wisps as f32);
            hem = hem
                .bend_to(at(from - step * 0.3, 7.0), at(from - step * 0.5, 7.0))
                .bend_to(at(from - step * 0.8, 7.0), at(from - step, 11.5));
        }
        let hem = hem
            .curve_to(at(-12.0, 7.0), at(-10.0, 3.0), at(-9.6, -2.0))
            .curve_to(at(-9.0, -12.0), at(tip * 0.4 - 2.0, -13.0), at(tip, -15.5))
            .close();
        canvas.shape(hem, self.lit(), self.line);
        let shadow = Path::ellipse(at(0.0, -1.6), 6.8, 7.2);
        canvas.shape(shadow, self.palette.night, self.line);
        let mask = Path::from(at(-5.6, -4.6))
            .bend_to(at(0.0, -7.4), at(5.6, -4.6))
            .bend_to(at(5.6, 2.0), at(0.0, 5.0))
            .bend_to(at(-5.6, 2.0), at(-5.6, -4.6))
            .close();
        canvas.fill(mask, self.palette.pale);
    }

    fn orb(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let teeth = 8 + whim.below(6);
        let turned = whim.between(0.0, 40.0);
        canvas.shape(
            Path::star(at(0.0, 0.0), 12.0, 9.8, teeth, turned),
            self.coat.darker(0.3),
            self.line,
        );
        canvas.shape(Path::circle(at(0.0, 0.0), 9.4), self.lit(), self.line);
        let tilt = whim.between(-24.0, 24.0);
        let ring = Path::ellipse(at(0.0, 3.4), 14.5, 3.6)
            .transformed(&Transform::turn(tilt, at(0.0, 0.0)));
        let below = Path::rect(Rect::new(-18.0, 3.2, 36.0, 16.0))
            .transformed(&Transform::turn(tilt, at(0.0, 0.0)));
        canvas.clipped(below, |canvas| {
            canvas.line(ring.clone(), Stroke::new(self.line.colour, 2.4));
            canvas.line(ring, Stroke::new(self.palette.bright, 1.1));
        });
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
