//! Masks and veils.

use super::Spirit;
use crate::canvas::Canvas;
use crate::dress::whim::Whim;
use crate::geometry::at;
use crate::path::Path;

impl Spirit {
    /// A pale mask in a hood.
    pub(super) fn masked(&self, canvas: &mut Canvas, whim: &mut Whim) {
        self.cloak(canvas, whim);
        let mask = Path::from(at(-5.6, -4.6))
            .bend_to(at(0.0, -7.4), at(5.6, -4.6))
            .bend_to(at(5.6, 2.0), at(0.0, 5.0))
            .bend_to(at(-5.6, 2.0), at(-5.6, -4.6))
            .close();
        canvas.fill(mask, self.palette.pale);
    }

    /// The mask of a fox, before the hood.
    pub(super) fn fox(&self, canvas: &mut Canvas, whim: &mut Whim) {
        self.cloak(canvas, whim);
        let mask = Path::from(at(-9.0, -12.4))
            .bend_to(at(-3.6, -9.6), at(0.0, -7.0))
            .bend_to(at(3.6, -9.6), at(9.0, -12.4))
            .bend_to(at(9.6, -5.0), at(8.4, -1.0))
            .bend_to(at(5.0, 4.0), at(0.0, 7.6))
            .bend_to(at(-5.0, 4.0), at(-8.4, -1.0))
            .bend_to(at(-9.6, -5.0), at(-9.0, -12.4))
            .close();
        canvas.shape(mask, self.palette.pale, self.line);
        for side in [-1.0, 1.0] {
            let ear = [
                at(side * 8.0, -10.2),
                at(side * 7.6, -6.0),
                at(side * 4.2, -8.0),
            ];
            canvas.fill(Path::polygon(&ear), self.coat);
        }
        canvas.fill(Path::ellipse(at(0.0, 6.0), 1.2, 0.9), self.palette.night);
    }

    /// A ghost with a mask over its eyes.
    pub(super) fn wisp(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let side = whim.one(&[-1.0, 1.0]);
        let x = |x: f32| side * x;
        let ghost = Path::from(at(x(-10.6), 0.0))
            .curve_to(at(x(-11.0), -15.0), at(x(11.0), -15.0), at(x(10.6), 0.0))
            .curve_to(at(x(10.4), 6.0), at(x(12.0), 9.6), at(x(16.0), 11.0))
            .curve_to(at(x(10.0), 13.6), at(x(7.0), 11.4), at(x(5.6), 9.0))
            .bend_to(at(x(3.4), 13.0), at(x(0.6), 9.4))
            .bend_to(at(x(-2.6), 13.0), at(x(-5.0), 9.0))
            .bend_to(at(x(-8.0), 12.0), at(x(-10.0), 8.0))
            .close();
        canvas.shape(ghost, self.lit(), self.line);
        let band = Path::from(at(-10.0, -4.2))
            .bend_to(at(-4.0, -5.6), at(0.0, -3.4))
            .bend_to(at(4.0, -5.6), at(10.0, -4.2))
            .bend_to(at(8.8, 2.6), at(4.0, 2.2))
            .bend_to(at(1.4, 1.6), at(0.0, 0.2))
            .bend_to(at(-1.4, 1.6), at(-4.0, 2.2))
            .bend_to(at(-8.8, 2.6), at(-10.0, -4.2))
            .close();
        canvas.fill(band, self.palette.night);
    }

    fn cloak(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let tip = whim.between(-6.0, 6.0);
        let mut hem = Path::from(at(tip, -15.5))
            .curve_to(at(tip * 0.4, -13.0), at(9.0, -12.0), at(9.6, -2.0))
            .curve_to(at(10.0, 3.0), at(12.0, 7.0), at(12.5, 11.0));
        let wisps = 3 + whim.below(3);
        let step = 25.0 / wisps as f32;
        for i in 0..wisps {
            let from = 12.5 - step * i as f32;
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
    }
}
