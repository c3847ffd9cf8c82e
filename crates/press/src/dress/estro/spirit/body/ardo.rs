//! Fire.

use super::Spirit;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::dress::whim::Whim;
use crate::geometry::at;
use crate::path::Path;

impl Spirit {
    /// Three tongues.
    pub(super) fn flame(&self, canvas: &mut Canvas, whim: &mut Whim) {
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
        self.glow(canvas, lean * 0.3);
    }

    /// A drop with one tip.
    pub(super) fn ember(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let lean = whim.between(3.0, 7.0) * whim.one(&[-1.0, 1.0]);
        let outer = Path::from(at(lean, -17.0))
            .curve_to(at(lean * 0.2, -12.0), at(11.4, -8.0), at(11.0, 2.0))
            .curve_to(at(10.6, 8.0), at(6.0, 11.0), at(0.0, 11.0))
            .curve_to(at(-6.0, 11.0), at(-10.6, 8.0), at(-11.0, 2.0))
            .curve_to(at(-11.4, -8.0), at(lean * 0.9 - 4.0, -9.0), at(lean, -17.0))
            .close();
        canvas.shape(outer, self.lit(), self.line);
        self.glow(canvas, 0.0);
        for (x, y) in [(-13.0, -6.0), (13.4, -1.0), (10.0, -13.0)] {
            let spark = at(x, y + whim.between(-2.0, 2.0));
            canvas.shape(
                Path::regular(spark, whim.between(1.3, 2.0), 4, 0.0),
                self.palette.bright,
                self.line,
            );
        }
    }

    /// A face in a ring of flames.
    pub(super) fn mane(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let tongues = 10 + whim.below(4);
        let turned = whim.between(0.0, 30.0);
        canvas.shape(
            Path::star(at(0.0, 0.5), 14.6, 9.6, tongues, turned),
            self.coat.darker(0.22),
            self.line,
        );
        canvas.shape(Path::circle(at(0.0, 0.8), 9.6), self.lit(), self.line);
        let chin = Path::ellipse(at(0.0, 6.6), 6.0, 3.2);
        canvas.fill(chin, Colour::new(0xffd98a).covering(0.75));
    }

    /// The hottest part, low down.
    fn glow(&self, canvas: &mut Canvas, lean: f32) {
        let heart = Path::from(at(0.0, 10.2))
            .curve_to(at(-5.6, 10.2), at(-7.0, 6.0), at(-5.6, 2.0))
            .bend_to(at(-3.0, 5.0), at(lean, -1.0))
            .bend_to(at(3.0, 5.0), at(5.6, 2.0))
            .curve_to(at(7.0, 6.0), at(5.6, 10.2), at(0.0, 10.2))
            .close();
        canvas.fill(heart, Colour::new(0xffd98a).covering(0.75));
    }
}
