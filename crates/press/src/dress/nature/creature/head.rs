//! Heads: ears, horns, markings and looks of the four clans.

use super::Creature;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::dress::whim::Whim;
use crate::geometry::{Transform, at};
use crate::path::Path;
use nature::effect::Faction;

impl Creature {
    pub(super) fn ears(&self, canvas: &mut Canvas, size: f32) {
        for side in [-1.0, 1.0] {
            let half = Transform {
                a: side * size,
                d: size,
                ..Transform::shift(0.0, -19.5 * (1.0 - size))
            };
            canvas.within(half, |canvas| match self.faction {
                Faction::Pebble => self.mouse_ear(canvas),
                Faction::Droplet => self.frog_eye_mound(canvas),
                Faction::Twig => self.goat_horn(canvas),
                Faction::Leaf => self.cat_ear(canvas),
            });
        }
    }

    fn mouse_ear(&self, canvas: &mut Canvas) {
        canvas.shape(Path::circle(at(6.0, -23.0), 3.7), self.coat, self.line);
        let inner = self.palette.accent.lighter(0.45);
        canvas.fill(Path::circle(at(6.1, -22.8), 2.2), inner);
    }

    fn frog_eye_mound(&self, canvas: &mut Canvas) {
        canvas.shape(Path::circle(at(4.0, -22.4), 3.0), self.coat, self.line);
    }

    fn goat_horn(&self, canvas: &mut Canvas) {
        let ear = Path::from(at(5.5, -18.0))
            .bend_to(at(9.0, -20.0), at(11.5, -16.5))
            .bend_to(at(8.5, -15.0), at(5.5, -16.0))
            .close();
        canvas.shape(ear, self.coat, self.line);
        let branches = [
            Path::from(at(2.6, -22.0)).bend_to(at(4.0, -26.0), at(8.0, -28.0)),
            Path::line(at(4.3, -25.2), at(3.6, -28.6)),
            Path::line(at(6.0, -26.8), at(9.2, -25.6)),
        ];
        for (width, colour) in [(1.7, self.palette.deep), (0.95, self.palette.bright)] {
            for branch in &branches {
                canvas.line(branch.clone(), Stroke::new(colour, width).round());
            }
        }
    }

    fn cat_ear(&self, canvas: &mut Canvas) {
        let ear = Path::from(at(1.6, -21.5))
            .bend_to(at(3.0, -27.0), at(8.2, -27.8))
            .bend_to(at(9.0, -22.5), at(6.2, -18.8))
            .close();
        canvas.shape(ear, self.palette.bright, self.line);
        canvas.line(Path::line(at(4.2, -21.4), at(7.4, -26.6)), self.line);
    }

    pub(super) fn head(&self, canvas: &mut Canvas) {
        let (wide, high) = match self.faction {
            Faction::Pebble => (7.0, 6.0),
            Faction::Droplet => (8.0, 5.4),
            Faction::Twig => (6.0, 6.6),
            Faction::Leaf => (7.2, 5.9),
        };
        canvas.shape(
            Path::ellipse(at(0.0, -17.4), wide, high),
            self.coat,
            self.line,
        );
        if self.faction != Faction::Droplet {
            let muzzle = Path::ellipse(at(0.0, -14.6), wide * 0.5, 2.5);
            canvas.fill(muzzle, self.palette.pale.covering(0.9));
        }
    }

    /// Stripes, a spot, or a lighter brow.
    pub(super) fn mark(&self, canvas: &mut Canvas, which: usize) {
        let dark = self.coat.darker(0.28);
        match which {
            0 => {
                for x in [-1.6, 0.0, 1.6] {
                    let stripe = Path::line(at(x, -22.6), at(x * 0.8, -20.6));
                    canvas.line(stripe, Stroke::new(dark, 0.7).round());
                }
            }
            1 => {
                let spot = Path::ellipse(at(3.2, -18.2), 3.0, 3.2);
                canvas.fill(spot, dark);
            }
            2 => {
                let blaze = [
                    at(0.0, -23.0),
                    at(1.3, -19.0),
                    at(0.0, -16.4),
                    at(-1.3, -19.0),
                ];
                canvas.fill(Path::polygon(&blaze), self.coat.lighter(0.45));
            }
            _ => {}
        }
    }

    pub(super) fn face(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let dark = self.palette.deep;
        let (out, up) = match self.faction {
            Faction::Droplet => (4.0, -22.4),
            Faction::Twig => (2.9, -18.4),
            Faction::Pebble | Faction::Leaf => (3.1, -18.2),
        };
        let look = whim.below(3);
        let glance = whim.between(-0.4, 0.4);
        for side in [-1.0, 1.0] {
            let eye = at(side * out, up);
            canvas.shape(Path::ellipse(eye, 1.75, 1.9), Colour::WHITE, self.line);
            canvas.fill(Path::ellipse(eye.moved(glance, 0.15), 0.95, 1.25), dark);
            canvas.fill(
                Path::circle(eye.moved(glance + 0.35, -0.4), 0.38),
                Colour::WHITE,
            );
            let brow = match look {
                0 => [eye.moved(-side * 1.7, -1.5), eye.moved(side * 1.9, -2.6)],
                1 => [eye.moved(-side * 1.8, -2.5), eye.moved(side * 1.8, -1.7)],
                _ => continue,
            };
            let heavy = Stroke::new(dark, 0.75).round();
            canvas.line(Path::line(brow[0], brow[1]), heavy);
        }
        self.mouth(canvas, whim.below(2) == 0);
    }

    fn mouth(&self, canvas: &mut Canvas, smiles: bool) {
        let dark = self.palette.deep;
        let wide = if self.faction == Faction::Droplet {
            4.2
        } else {
            1.7
        };
        let bend = if smiles { 1.3 } else { 0.3 };
        let mouth =
            Path::from(at(-wide, -14.3)).bend_to(at(0.0, -14.3 + bend * 1.6), at(wide, -14.3));
        canvas.line(mouth, Stroke::new(dark, 0.5).round());
        match self.faction {
            Faction::Droplet => {}
            Faction::Twig => {
                let beard = [at(-1.2, -12.4), at(1.2, -12.4), at(0.0, -9.6)];
                canvas.shape(Path::polygon(&beard), self.palette.bright, self.line);
            }
            Faction::Pebble | Faction::Leaf => {
                canvas.fill(Path::ellipse(at(0.0, -15.7), 0.95, 0.65), dark);
                for side in [-1.0, 1.0] {
                    for rise in [-0.5, 0.6] {
                        let whisker =
                            Path::line(at(side * 3.4, -15.0), at(side * 7.2, -15.2 + rise));
                        canvas.line(whisker, Stroke::new(dark, 0.22).round());
                    }
                }
            }
        }
    }
}
