//! The heads of the races.

use super::Figure;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::dress::sovereign::glass::pane;
use crate::dress::sovereign::palette::LEAD;
use crate::dress::whim::Whim;
use crate::geometry::{Rect, at};
use crate::path::Path;

impl Figure {
    pub(super) fn head(&self, canvas: &mut Canvas, race: &str, whim: &mut Whim) {
        let face = Path::ellipse(at(0.0, -21.0), 6.4, 7.6);
        match race {
            "beast" if self.of_the_sea => self.serpent(canvas),
            "beast" => self.beast(canvas, whim.below(3)),
            "construct" => self.construct(canvas),
            "plant" => self.plant(canvas, face),
            "umbral" => self.hooded(canvas, self.dark),
            "spirit" => {
                pane(canvas, face, Colour::WHITE.towards(self.trim, 0.25));
                self.eyes(canvas, self.dark);
            }
            "cinderkin" => self.flaming(canvas, face),
            "tideborn" => self.finned(canvas, face),
            "sylvan" => self.antlered(canvas, face),
            "giant" => {
                let jaw = Path::rounded(Rect::new(-8.0, -28.0, 16.0, 15.0), 4.0);
                pane(canvas, jaw, self.skin);
                self.eyes(canvas, self.dark);
                let brow = Path::rounded(Rect::new(-8.0, -26.0, 16.0, 3.4), 1.6);
                pane(canvas, brow, self.skin.darker(0.25));
            }
            _ => {
                pane(canvas, face, self.skin);
                match whim.below(3) {
                    0 => self.helmet(canvas),
                    1 => self.hood(canvas),
                    _ => self.hair(canvas, whim),
                }
                self.eyes(canvas, self.dark);
            }
        }
    }

    fn eyes(&self, canvas: &mut Canvas, colour: Colour) {
        for side in [-1.0, 1.0] {
            canvas.fill(Path::ellipse(at(side * 2.5, -21.0), 0.85, 1.1), colour);
        }
        let thin = Stroke::new(colour.covering(0.75), 0.4).round();
        let nose = [at(0.2, -20.4), at(-0.8, -18.3), at(0.3, -18.0)];
        canvas.line(Path::polyline(&nose), thin);
        canvas.line(
            Path::from(at(-1.9, -16.2)).bend_to(at(0.0, -15.5), at(1.9, -16.2)),
            thin,
        );
    }

    fn helmet(&self, canvas: &mut Canvas) {
        let steel = Colour::new(0xb9c0ca);
        let dome = Path::from(at(-7.2, -20.5))
            .curve_to(at(-7.6, -32.0), at(7.6, -32.0), at(7.2, -20.5))
            .line_to(4.6, -23.4)
            .line_to(0.0, -22.4)
            .line_to(-4.6, -23.4)
            .close();
        pane(canvas, dome, steel);
        pane(
            canvas,
            Path::rect(Rect::new(-0.8, -30.0, 1.6, 10.5)),
            steel.darker(0.2),
        );
        let plume = Path::from(at(0.0, -29.0))
            .bend_to(at(4.0, -36.0), at(9.0, -31.0))
            .close();
        pane(canvas, plume, self.trim);
    }

    fn hood(&self, canvas: &mut Canvas) {
        let hood = Path::from(at(-8.4, -13.0))
            .curve_to(at(-11.0, -32.0), at(-3.0, -33.0), at(0.0, -33.5))
            .curve_to(at(3.0, -33.0), at(11.0, -32.0), at(8.4, -13.0))
            .line_to(5.2, -15.4)
            .curve_to(at(7.4, -27.0), at(-7.4, -27.0), at(-5.2, -15.4))
            .close();
        pane(canvas, hood, self.robe.darker(0.15));
    }

    fn hair(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let colours = [0x3a2418, 0x7a4a22, 0xd8a545, 0x55504e, 0x8c2f1e];
        let colour = Colour::new(whim.one(&colours));
        let long = whim.between(-19.0, -12.0);
        let hair = Path::from(at(-6.6, long))
            .curve_to(at(-10.5, -33.0), at(10.5, -33.0), at(6.6, long))
            .curve_to(at(6.6, -24.0), at(2.0, -26.5), at(-2.0, -25.5))
            .curve_to(at(-5.0, -25.0), at(-5.8, -22.0), at(-6.6, long))
            .close();
        pane(canvas, hair, colour);
    }

    fn hooded(&self, canvas: &mut Canvas, void: Colour) {
        self.hood(canvas);
        pane(
            canvas,
            Path::ellipse(at(0.0, -20.5), 5.6, 7.2),
            void.darker(0.4),
        );
        self.eyes(canvas, self.glow);
    }

    fn flaming(&self, canvas: &mut Canvas, face: Path) {
        let fire = Path::star(at(0.0, -24.0), 12.0, 6.8, 9, 0.0);
        pane(canvas, fire, Colour::new(0xf6a531));
        pane(canvas, face, Colour::new(0x9c3f2a));
        self.eyes(canvas, Colour::new(0xffe08a));
    }

    fn finned(&self, canvas: &mut Canvas, face: Path) {
        for side in [-1.0, 1.0] {
            let fin = [
                at(side * 5.0, -25.0),
                at(side * 13.0, -29.0),
                at(side * 11.0, -22.5),
                at(side * 13.0, -17.0),
                at(side * 5.0, -17.0),
            ];
            pane(canvas, Path::polygon(&fin), Colour::new(0x4fb3c4));
        }
        let crest = [at(-3.0, -27.0), at(0.0, -36.0), at(3.0, -27.0)];
        pane(canvas, Path::polygon(&crest), Colour::new(0x4fb3c4));
        pane(canvas, face, Colour::new(0x8fd0d2));
        self.eyes(canvas, self.dark);
    }

    fn antlered(&self, canvas: &mut Canvas, face: Path) {
        for side in [-1.0, 1.0] {
            let ear = [
                at(side * 5.0, -22.0),
                at(side * 12.5, -25.5),
                at(side * 5.5, -18.0),
            ];
            pane(canvas, Path::polygon(&ear), self.skin);
            let antler = [
                Path::from(at(side * 3.0, -27.0))
                    .bend_to(at(side * 4.0, -33.0), at(side * 10.0, -36.0)),
                Path::line(at(side * 4.6, -31.8), at(side * 2.6, -36.5)),
                Path::line(at(side * 7.0, -34.6), at(side * 11.0, -32.0)),
            ];
            for (width, colour) in [(1.9, LEAD), (0.9, Colour::new(0xc49a5e))] {
                for branch in &antler {
                    canvas.line(branch.clone(), Stroke::new(colour, width).round());
                }
            }
        }
        pane(canvas, face, self.skin);
        let leaves = Path::from(at(-6.4, -22.0))
            .curve_to(at(-7.0, -31.0), at(7.0, -31.0), at(6.4, -22.0))
            .line_to(3.0, -25.6)
            .line_to(0.0, -23.2)
            .line_to(-3.0, -25.6)
            .close();
        pane(canvas, leaves, Colour::new(0x4f9a4a));
        self.eyes(canvas, self.dark);
    }

    fn plant(&self, canvas: &mut Canvas, face: Path) {
        for i in 0..9 {
            let degrees = -100.0 + 25.0 * i as f32;
            let tip = at(0.0, -21.0).towards(degrees, 14.0);
            let side = |by: f32| at(0.0, -21.0).towards(degrees + by, 10.0);
            let leaf = Path::from(at(0.0, -21.0))
                .bend_to(side(26.0), tip)
                .bend_to(side(-26.0), at(0.0, -21.0))
                .close();
            let green = Colour::new(if i % 2 == 0 { 0x4f9a4a } else { 0x7dbb58 });
            pane(canvas, leaf, green);
        }
        pane(canvas, face, Colour::new(0xb8c77a));
        self.eyes(canvas, self.dark);
    }
}
