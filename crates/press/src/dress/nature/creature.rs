//! An Elemental: mice of stone, frogs of water, goats of wood, cats of leaves. Each card has its
//! own by size, look, markings and what it carries.

use super::palette::Palette;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::dress::whim::Whim;
use crate::geometry::{Rect, Transform, at};
use crate::path::Path;
use nature::cards::{Elemental, Rank};
use nature::effect::Faction;

/// The creature with its feet at the origin, about 26 high; drawn into the window.
pub(super) fn paint(
    canvas: &mut Canvas,
    window: Rect,
    elemental: &Elemental,
    palette: &Palette,
    whim: &mut Whim,
) {
    let share = match elemental.rank {
        Rank::Sage => 0.92,
        Rank::Champion(_) => 0.88,
        Rank::Warrior => 0.8,
        Rank::Basic => 0.66,
    };
    let scale = window.height * share / 29.0;
    let feet = window.share(0.5, 0.94).moved(whim.between(-3.0, 3.0), 0.0);
    canvas.fill(
        Path::ellipse(feet, 9.0 * scale, 1.6 * scale),
        palette.deep.covering(0.35),
    );
    let stout = whim.between(0.9, 1.14);
    let build = Transform {
        a: stout,
        ..Transform::scale(1.0)
    };
    let pose = build
        .then(Transform::scale(scale))
        .then(Transform::shift(feet.x, feet.y));
    let creature = Creature {
        faction: elemental.faction,
        rank: elemental.rank,
        coat: coat(elemental.faction, whim).towards(palette.bright, whim.between(0.0, 0.3)),
        palette: *palette,
        line: Stroke::new(palette.deep, 0.42).round(),
    };
    canvas.within(pose, |canvas| creature.paint(canvas, whim));
}

/// The colours that occur in a clan.
fn coat(faction: Faction, whim: &mut Whim) -> Colour {
    Colour::new(match faction {
        Faction::Pebble => whim.one(&[0x8d7a68, 0x6f6a70, 0xa58a6a, 0xb9b0a4]),
        Faction::Droplet => whim.one(&[0x3f88ad, 0x3fa79b, 0x5d7fc4, 0x74b8c9]),
        Faction::Twig => whim.one(&[0x9a673b, 0xc08f58, 0x7a4a2e, 0xb0764c]),
        Faction::Leaf => whim.one(&[0x5d9d49, 0x86b552, 0x3f8a63, 0xa3b84a]),
    })
}

struct Creature {
    faction: Faction,
    rank: Rank,
    coat: Colour,
    palette: Palette,
    line: Stroke,
}

impl Creature {
    fn paint(&self, canvas: &mut Canvas, whim: &mut Whim) {
        match self.rank {
            Rank::Sage => self.halo(canvas),
            Rank::Champion(_) => self.cape(canvas),
            Rank::Warrior | Rank::Basic => {}
        }
        self.tail(canvas);
        self.ears(canvas, whim.between(0.88, 1.15));
        self.body(canvas);
        self.markings(canvas, whim);
        self.head(canvas);
        self.mark(canvas, whim.below(4));
        self.face(canvas, whim);
        if whim.below(3) == 0 {
            self.scarf(canvas);
        }
        match self.rank {
            Rank::Sage => self.staff(canvas),
            Rank::Champion(_) => {
                self.crown(canvas);
                self.weapon(canvas, whim.below(3));
            }
            Rank::Warrior => self.weapon(canvas, whim.below(4)),
            Rank::Basic => {}
        }
        self.arms(canvas);
    }

    fn halo(&self, canvas: &mut Canvas) {
        let glow = Colour::WHITE.covering(0.45);
        canvas.fill(Path::star(at(0.0, -17.0), 13.0, 10.2, 16, 0.0), glow);
        canvas.fill(
            Path::circle(at(0.0, -17.0), 9.6),
            Colour::WHITE.covering(0.5),
        );
    }

    fn cape(&self, canvas: &mut Canvas) {
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

    fn tail(&self, canvas: &mut Canvas) {
        let tail = Path::from(at(4.5, -2.0)).curve_to(at(11.0, 0.0), at(12.5, -5.0), at(9.5, -8.5));
        match self.faction {
            Faction::Pebble | Faction::Leaf => {
                let thick = if self.faction == Faction::Pebble {
                    0.9
                } else {
                    1.9
                };
                canvas.line(
                    tail.clone(),
                    Stroke::new(self.palette.deep, thick + 0.7).round(),
                );
                canvas.line(tail, Stroke::new(self.coat, thick).round());
            }
            Faction::Droplet | Faction::Twig => {}
        }
    }

    fn ears(&self, canvas: &mut Canvas, size: f32) {
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

    fn body(&self, canvas: &mut Canvas) {
        for side in [-1.0, 1.0] {
            let foot = Path::ellipse(at(side * 3.6, -0.8), 3.0, 1.5);
            canvas.shape(foot, self.coat.darker(0.12), self.line);
        }
        let body = Path::from(at(0.0, -14.0))
            .curve_to(at(5.0, -14.0), at(7.4, -7.5), at(6.4, -3.2))
            .curve_to(at(5.6, -0.6), at(-5.6, -0.6), at(-6.4, -3.2))
            .curve_to(at(-7.4, -7.5), at(-5.0, -14.0), at(0.0, -14.0))
            .close();
        canvas.shape(body, self.coat, self.line);
        let belly = Path::ellipse(at(0.0, -5.6), 4.0, 4.4);
        canvas.fill(belly, self.palette.pale.covering(0.85));
    }

    /// Cracks, bubbles, bark or leaves on the chest.
    fn markings(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let thin = Stroke::new(self.coat.darker(0.3), 0.36).round();
        let count = 3 + whim.below(3);
        for i in 0..count {
            let place = at(
                -2.6 + 5.2 * i as f32 / (count - 1) as f32,
                -5.4 + whim.between(-2.6, 2.6),
            );
            match self.faction {
                Faction::Pebble => {
                    let crack = [
                        place.moved(-0.8, -0.9),
                        place,
                        place.moved(-0.2, 0.7),
                        place.moved(0.7, 1.2),
                    ];
                    canvas.line(Path::polyline(&crack), thin);
                }
                Faction::Droplet => {
                    canvas.line(Path::circle(place, whim.between(0.45, 0.95)), thin)
                }
                Faction::Twig => {
                    let bark = Path::from(place.moved(0.0, -1.5))
                        .bend_to(place.moved(0.7, 0.0), place.moved(0.0, 1.5));
                    canvas.line(bark, thin);
                }
                Faction::Leaf => {
                    let tip = place.moved(0.0, 1.5);
                    let blade = Path::from(place.moved(0.0, -1.1))
                        .bend_to(place.moved(1.3, 0.2), tip)
                        .bend_to(place.moved(-1.3, 0.2), place.moved(0.0, -1.1))
                        .close();
                    canvas.fill(blade, self.palette.bright);
                }
            }
        }
    }

    fn head(&self, canvas: &mut Canvas) {
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
    fn mark(&self, canvas: &mut Canvas, which: usize) {
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

    fn scarf(&self, canvas: &mut Canvas) {
        let cloth = self.palette.accent;
        let end = [at(2.0, -11.6), at(4.6, -11.2), at(4.8, -6.4), at(2.6, -6.8)];
        canvas.shape(Path::polygon(&end), cloth.darker(0.12), self.line);
        let around = Path::rounded(Rect::new(-5.2, -13.0, 10.4, 2.6), 1.3);
        canvas.shape(around, cloth, self.line);
    }

    fn face(&self, canvas: &mut Canvas, whim: &mut Whim) {
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

    fn arms(&self, canvas: &mut Canvas) {
        for side in [-1.0, 1.0] {
            let arm = Path::ellipse(at(side * 7.2, -8.0), 1.7, 2.7);
            let turned = arm.transformed(&Transform::turn(side * -24.0, at(side * 7.2, -8.0)));
            canvas.shape(turned, self.coat, self.line);
        }
    }

    fn crown(&self, canvas: &mut Canvas) {
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

    fn staff(&self, canvas: &mut Canvas) {
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
    fn weapon(&self, canvas: &mut Canvas, which: usize) {
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
