//! An Elemental: mice of stone, frogs of water, goats of wood, cats of leaves. Each card has its
//! own by size, look, markings and what it carries.

mod gear;
mod head;

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
    line: f32,
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
        line: Stroke::new(palette.deep, line).round(),
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

    fn arms(&self, canvas: &mut Canvas) {
        for side in [-1.0, 1.0] {
            let arm = Path::ellipse(at(side * 7.2, -8.0), 1.7, 2.7);
            let turned = arm.transformed(&Transform::turn(side * -24.0, at(side * 7.2, -8.0)));
            canvas.shape(turned, self.coat, self.line);
        }
    }
}
