//! What Elementals wear and carry, by their rank.

use super::Creature;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::geometry::{Rect, at};
use crate::path::Path;

impl Creature {
    pub(super) fn halo(&self, canvas: &mut Canvas) {
        let glow = Colour::WHITE.covering(0.45);
        canvas.fill(Path::star(at(0.0, -17.0), 13.0, 10.2, 16, 0.0), glow);
        canvas.fill(
            Path::circle(at(0.0, -17.0), 9.6),
            Colour::WHITE.covering(0.5),
        );
    }

    pub(super) fn cape(&self, canvas: &mut Canvas) {
        let cape = Path::from(at(-4.0, -12.5))
            .curve_to(at(-9.0, -9.0), at(-11.5, -4.0), at(-11.0, 0.4))
            .line_to(-5.5, -1.4)
            .line_to(0.0, 0.6)
            .line_to(5.5, -1.4)
            .line_to(11.0, 0.4)
            .curve_to(at(11.5, -4.0), at(9.0, -9.0), at(4.0, -12.5))
            .close();
        canvas.shape(cape, self.palette.accent, self.line);
    }

    pub(super) fn scarf(&self, canvas: &mut Canvas) {
        let cloth = self.palette.accent;
        let end = [at(2.0, -11.6), at(4.6, -11.2), at(4.8, -6.4), at(2.6, -6.8)];
        canvas.shape(Path::polygon(&end), cloth.darker(0.12), self.line);
        let around = Path::rounded(Rect::new(-5.2, -13.0, 10.4, 2.6), 1.3);
        canvas.shape(around, cloth, self.line);
    }

    pub(super) fn crown(&self, canvas: &mut Canvas) {
        let crown = [
            at(-3.2, -22.2),
            at(-3.8, -26.0),
            at(-1.6, -24.2),
            at(0.0, -27.0),
            at(1.6, -24.2),
            at(3.8, -26.0),
            at(3.2, -22.2),
        ];
        canvas.shape(Path::polygon(&crown), Colour::new(0xf3c544), self.line);
    }

    pub(super) fn staff(&self, canvas: &mut Canvas) {
        let shaft = Path::line(at(9.2, 0.6), at(9.2, -21.0));
        canvas.line(shaft.clone(), Stroke::new(self.palette.deep, 1.5).round());
        canvas.line(shaft, Stroke::new(self.palette.bright, 0.7).round());
        canvas.shape(
            Path::circle(at(9.2, -22.4), 2.3),
            self.palette.accent,
            self.line,
        );
        canvas.fill(
            Path::circle(at(8.6, -23.0), 0.7),
            Colour::WHITE.covering(0.9),
        );
    }

    /// A spear, a sword, a hammer, or a shield.
    pub(super) fn weapon(&self, canvas: &mut Canvas, which: usize) {
        let steel = Colour::new(0xdfe4e8);
        let shaft = |canvas: &mut Canvas, top: f32| {
            let shaft = Path::line(at(9.0, 0.4), at(9.0, top));
            canvas.line(shaft.clone(), Stroke::new(self.palette.deep, 1.4).round());
            canvas.line(shaft, Stroke::new(self.palette.bright, 0.65).round());
        };
        match which {
            0 => {
                shaft(canvas, -21.0);
                let head = [
                    at(9.0, -26.0),
                    at(10.7, -21.6),
                    at(9.0, -20.4),
                    at(7.3, -21.6),
                ];
                canvas.shape(Path::polygon(&head), steel, self.line);
            }
            1 => {
                let blade = [
                    at(8.2, -8.0),
                    at(8.2, -19.0),
                    at(9.3, -21.4),
                    at(10.4, -19.0),
                    at(10.4, -8.0),
                ];
                canvas.shape(Path::polygon(&blade), steel, self.line);
                let guard = Path::rounded(Rect::new(6.7, -8.8, 5.2, 1.4), 0.6);
                canvas.shape(guard, self.palette.accent, self.line);
            }
            2 => {
                shaft(canvas, -18.0);
                let block = Path::rounded(Rect::new(5.6, -21.6, 6.8, 4.4), 0.9);
                canvas.shape(block, steel.darker(0.15), self.line);
            }
            _ => {
                let place = Rect::new(4.4, -11.6, 8.8, 8.8);
                let shield = Path::circle(place.centre(), 4.2);
                canvas.shape(shield, self.palette.accent, self.line);
                canvas.shape(
                    Path::circle(place.centre(), 2.4),
                    self.palette.bright,
                    self.line,
                );
            }
        }
    }
}
