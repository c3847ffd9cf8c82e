//! Heads that are not of people: beasts of land and sea, and constructs.

use super::Figure;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::dress::sovereign::glass::pane;
use crate::dress::sovereign::palette::LEAD;
use crate::geometry::{Rect, at};
use crate::path::Path;

impl Figure {
    pub(super) fn beast(&self, canvas: &mut Canvas, kind: usize) {
        let fur = [0x8b5a34, 0x6f6a66, 0xb07a3c].map(Colour::new)[kind];
        for side in [-1.0, 1.0] {
            let ear = match kind {
                0 => Path::circle(at(side * 7.0, -28.0), 3.4),
                1 => Path::polygon(&[
                    at(side * 3.0, -27.0),
                    at(side * 8.6, -35.0),
                    at(side * 8.4, -24.0),
                ]),
                _ => Path::from(at(side * 4.0, -27.0))
                    .bend_to(at(side * 12.0, -30.0), at(side * 13.0, -36.0))
                    .bend_to(at(side * 6.0, -34.0), at(side * 4.0, -27.0))
                    .close(),
            };
            let colour = if kind == 2 {
                Colour::new(0xe8dcc0)
            } else {
                fur
            };
            pane(canvas, ear, colour);
        }
        pane(canvas, Path::ellipse(at(0.0, -21.5), 9.0, 8.4), fur);
        pane(
            canvas,
            Path::ellipse(at(0.0, -17.0), 5.0, 4.2),
            fur.lighter(0.4),
        );
        canvas.fill(Path::ellipse(at(0.0, -19.4), 1.8, 1.2), LEAD);
        for side in [-1.0, 1.0] {
            let eye = Path::ellipse(at(side * 4.0, -23.6), 1.3, 1.5);
            canvas.fill(eye, Colour::new(0xf6d35a));
            canvas.fill(Path::circle(at(side * 4.0, -23.6), 0.6), LEAD);
            let fang = [
                at(side * 1.4, -15.4),
                at(side * 2.8, -15.4),
                at(side * 2.1, -12.6),
            ];
            canvas.fill(Path::polygon(&fang), Colour::WHITE);
        }
    }

    pub(super) fn serpent(&self, canvas: &mut Canvas) {
        let scales = Colour::new(0x3f9fae);
        for i in 0..5 {
            let degrees = -60.0 + 30.0 * i as f32;
            let spine = [
                at(0.0, -22.0).towards(degrees - 11.0, 7.0),
                at(0.0, -22.0).towards(degrees, 14.5),
                at(0.0, -22.0).towards(degrees + 11.0, 7.0),
            ];
            pane(canvas, Path::polygon(&spine), scales.darker(0.3));
        }
        let head = Path::from(at(0.0, -31.0))
            .curve_to(at(8.0, -31.0), at(9.6, -24.0), at(8.4, -19.0))
            .curve_to(at(7.4, -13.6), at(4.0, -11.0), at(0.0, -11.0))
            .curve_to(at(-4.0, -11.0), at(-7.4, -13.6), at(-8.4, -19.0))
            .curve_to(at(-9.6, -24.0), at(-8.0, -31.0), at(0.0, -31.0))
            .close();
        pane(canvas, head, scales);
        let jaw = Path::from(at(-6.4, -16.4))
            .bend_to(at(0.0, -18.8), at(6.4, -16.4))
            .bend_to(at(0.0, -8.6), at(-6.4, -16.4))
            .close();
        pane(canvas, jaw, Colour::new(0x7d1f2b));
        for side in [-1.0, 1.0] {
            for (x, drop) in [(1.4, 2.4), (3.8, 2.8)] {
                let tooth = [
                    at(side * (x - 1.0), -17.4),
                    at(side * (x + 1.0), -17.0),
                    at(side * x, -17.2 + drop),
                ];
                canvas.fill(Path::polygon(&tooth), Colour::WHITE);
            }
            let eye = Path::ellipse(at(side * 4.2, -23.4), 1.9, 1.4);
            pane(canvas, eye, Colour::new(0xf6d35a));
            let slit = Path::ellipse(at(side * 4.2, -23.4), 0.4, 1.2);
            canvas.fill(slit, LEAD);
        }
    }

    pub(super) fn construct(&self, canvas: &mut Canvas) {
        let bronze = Colour::new(0xa7814f);
        pane(
            canvas,
            Path::rounded(Rect::new(-7.0, -29.0, 14.0, 15.0), 2.0),
            bronze,
        );
        pane(canvas, Path::rect(Rect::new(-5.2, -24.4, 10.4, 4.2)), LEAD);
        for side in [-1.0, 1.0] {
            canvas.fill(Path::circle(at(side * 2.4, -22.3), 1.1), self.glow);
            pane(
                canvas,
                Path::circle(at(side * 7.4, -20.0), 1.8),
                bronze.lighter(0.3),
            );
        }
        pane(
            canvas,
            Path::rect(Rect::new(-1.0, -33.0, 2.0, 4.0)),
            bronze.lighter(0.3),
        );
    }
}
