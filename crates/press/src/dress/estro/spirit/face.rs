//! Faces: each estro has its own temper, each spirit its own look.

use super::Spirit;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::dress::whim::Whim;
use crate::geometry::{Point, Rect, at};
use crate::path::Path;
use estro::estri::Estro;
use estro::gift::Kind;

impl Spirit {
    pub(super) fn face(&self, canvas: &mut Canvas, whim: &mut Whim) {
        match self.estro {
            Estro::Ardo => {
                self.glare(canvas, 3.9, 0.2, whim);
                self.fangs(canvas, 5.2, whim);
            }
            Estro::Granito => self.visor(canvas, whim),
            Estro::Armonio => {
                self.kind_eyes(canvas, whim);
                let smile = Path::from(at(-2.6, 3.0)).bend_to(at(0.0, 5.8), at(2.6, 3.0));
                canvas.line(smile, Stroke::new(self.line.colour, 0.85).round());
            }
            Estro::Illusio => self.slits(canvas, whim),
            Estro::Manpo => self.great_eye(canvas, whim),
        }
    }

    fn dark(&self) -> Colour {
        self.line.colour
    }

    /// Eyes below brows that lean inward.
    fn glare(&self, canvas: &mut Canvas, apart: f32, y: f32, whim: &mut Whim) {
        let slant = whim.between(1.0, 2.6);
        let high = whim.between(2.6, 3.6);
        for side in [-1.0, 1.0] {
            let x = |x: f32| side * (apart + x);
            let eye = Path::from(at(x(2.5), y - slant))
                .line_to(x(-2.3), y)
                .bend_to(at(x(-1.6), y + high), at(x(0.8), y + high * 0.8))
                .bend_to(at(x(2.6), y + high * 0.4), at(x(2.5), y - slant))
                .close();
            canvas.shape(eye, Colour::new(0xfff3c4), self.line);
            canvas.fill(
                Path::circle(at(x(-0.2), y + high * 0.36), 0.95),
                self.dark(),
            );
        }
    }

    fn fangs(&self, canvas: &mut Canvas, y: f32, whim: &mut Whim) {
        let wide = whim.between(2.6, 4.2);
        match whim.below(3) {
            0 => {
                let grin = Path::from(at(-wide, y))
                    .bend_to(at(0.0, y + 1.4), at(wide, y))
                    .bend_to(at(0.0, y + 5.0), at(-wide, y))
                    .close();
                canvas.fill(grin, self.dark());
                let teeth = [-0.5, 0.5].map(|share: f32| {
                    let x = share * wide;
                    Path::polygon(&[at(x - 0.8, y + 0.5), at(x + 0.8, y + 0.5), at(x, y + 2.2)])
                });
                for tooth in teeth {
                    canvas.fill(tooth, Colour::WHITE);
                }
            }
            1 => {
                let zigzag = [-1.0, -0.5, 0.0, 0.5, 1.0].map(|share: f32| {
                    let low = if (share * 2.0) as i32 % 2 == 0 {
                        0.0
                    } else {
                        1.3
                    };
                    at(share * wide, y + low)
                });
                canvas.line(
                    Path::polyline(&zigzag),
                    Stroke::new(self.dark(), 0.85).round(),
                );
            }
            _ => {
                let frown = Path::from(at(-wide * 0.8, y + 1.2))
                    .bend_to(at(0.0, y - 0.8), at(wide * 0.8, y + 1.2));
                canvas.line(frown, Stroke::new(self.dark(), 0.9).round());
            }
        }
    }

    /// Lights in a dark slot.
    fn visor(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let slot = Rect::new(-6.6, -2.6, 13.2, whim.between(3.8, 5.0));
        canvas.fill(Path::bevelled(slot, 1.2), self.dark());
        let size = whim.between(1.1, 1.6);
        let square = whim.below(2) == 0;
        for side in [-1.0, 1.0] {
            let eye = at(side * 3.2, slot.centre().y);
            let light = match square {
                true => Path::regular(eye, size * 1.25, 4, 45.0),
                false => Path::circle(eye, size),
            };
            canvas.fill(light, self.palette.bright.lighter(0.45));
        }
        let mouth = match whim.below(3) {
            0 => Path::line(at(-3.0, 6.0), at(3.0, 6.0)),
            1 => Path::polyline(&[at(-3.2, 6.8), at(-1.6, 5.6), at(1.6, 5.6), at(3.2, 6.8)]),
            _ => {
                Path::line(at(-2.4, 5.4), at(2.4, 5.4)).and(Path::line(at(-1.6, 7.2), at(1.6, 7.2)))
            }
        };
        canvas.line(mouth, Stroke::new(self.dark(), 0.95).round());
    }

    fn kind_eyes(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let look = whim.below(3);
        let high = whim.between(1.9, 2.6);
        for side in [-1.0, 1.0] {
            let eye = at(side * 3.4, -1.2);
            if look == 0 {
                let lid = Path::from(eye.moved(-1.7, 0.4))
                    .bend_to(eye.moved(0.0, -2.6), eye.moved(1.7, 0.4));
                canvas.line(lid, Stroke::new(self.dark(), 0.95).round());
            } else {
                canvas.fill(Path::ellipse(eye, 1.45, high), self.dark());
                canvas.fill(Path::circle(eye.moved(0.45, -0.8), 0.6), Colour::WHITE);
            }
            let cheek = Path::ellipse(at(side * 5.4, 2.2), 1.4, 0.9);
            canvas.fill(cheek, Colour::new(0xffa7a0).covering(0.75));
        }
    }

    /// Eyes of a mask.
    fn slits(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let slant = whim.between(-0.3, 1.8);
        let high = whim.between(0.9, 2.2);
        for side in [-1.0, 1.0] {
            let (near, far) = (at(side * 1.2, -1.2), at(side * 4.6, -1.2 - slant));
            let middle = near.between(far, 0.5);
            let slit = Path::from(near)
                .bend_to(middle.moved(0.0, -high), far)
                .bend_to(middle.moved(0.0, high), near)
                .close();
            // A ghost's mask is dark.
            let (white, pupil) = match self.shape {
                2 => (self.palette.pale, self.palette.night),
                _ => (
                    self.palette.night,
                    self.coat.towards(self.palette.bright, 0.3),
                ),
            };
            canvas.fill(slit, white);
            canvas.fill(Path::circle(middle, high * 0.36), pupil);
        }
        if self.shape > 0 {
            return;
        }
        let mark = self.coat;
        match whim.below(4) {
            0 => {
                let tear = [at(2.4, 0.6), at(3.3, 0.6), at(2.85, 3.6)];
                canvas.fill(Path::polygon(&tear), mark);
            }
            1 => {
                let stripe = Rect::new(-0.55, -6.0, 1.1, 10.0);
                canvas.fill(Path::rect(stripe), mark);
            }
            2 => canvas.fill(Path::star(at(0.0, -4.4), 1.5, 0.5, 4, 0.0), mark),
            _ => {}
        }
        let thin = Stroke::new(self.palette.night, 0.6).round();
        canvas.line(
            Path::from(at(-1.2, 2.4)).bend_to(at(0.0, 3.1), at(1.2, 2.4)),
            thin,
        );
    }

    /// One eye, or three.
    fn great_eye(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let star = 4 + whim.below(3);
        let iris = self.palette.dusk;
        match whim.below(3) {
            0 => {
                for (place, size) in [
                    (at(0.0, -4.0), 2.6),
                    (at(-3.9, 0.8), 2.3),
                    (at(3.9, 0.8), 2.3),
                ] {
                    self.eyeball(canvas, place, size, star, iris);
                }
            }
            1 => {
                for side in [-1.0, 1.0] {
                    self.eyeball(canvas, at(side * 3.8, -1.6), 3.0, star, iris);
                }
            }
            _ => self.eyeball(canvas, at(0.0, -1.2), 5.2, star, iris),
        }
    }

    fn eyeball(&self, canvas: &mut Canvas, place: Point, size: f32, star: usize, iris: Colour) {
        canvas.shape(Path::circle(place, size), Colour::new(0xfffaec), self.line);
        canvas.fill(Path::circle(place, size * 0.66), iris);
        let light = Path::star(place, size * 0.6, size * 0.2, star, 0.0);
        canvas.fill(light, self.palette.bright.lighter(0.4));
    }

    /// The gem of a gift: cut for one that is used up, a ring for one that lasts.
    pub(super) fn brow(&self, canvas: &mut Canvas) {
        let place = match self.estro {
            Estro::Ardo => at(0.0, -5.2),
            Estro::Granito => at(0.0, -6.4),
            Estro::Armonio => at(0.0, -6.0),
            Estro::Illusio | Estro::Manpo => at(0.0, -9.6),
        };
        match self.gift {
            None => {}
            Some(Kind::Once) => {
                let gem = Path::regular(place, 2.0, 4, 0.0);
                canvas.shape(gem, Colour::WHITE, self.line);
            }
            Some(Kind::Always) => {
                canvas.line(Path::circle(place, 1.5), Stroke::new(self.dark(), 1.7));
                canvas.line(Path::circle(place, 1.5), Stroke::new(Colour::WHITE, 0.8));
            }
        }
    }
}
