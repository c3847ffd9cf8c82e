//! Emblems: small pictures of one ink, drawn in a box that is 1 high, for edges of cards and
//! for running text.
//!
//! Here are those of Travelers of Stampadia (TS-9.14) and what other games share with it; a
//! dress draws its own with [`Emblem::new`].

use crate::colour::Colour;
use crate::drawing::{Fill, Stroke};
use crate::geometry::{Rect, Transform, at};
use crate::path::Path;

/// A small picture of one ink.
#[derive(Clone, Debug, PartialEq)]
pub struct Emblem {
    width: f32,
    parts: Vec<Part>,
}

#[derive(Clone, Debug, PartialEq)]
struct Part {
    path: Path,
    role: Role,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Role {
    Ink,
    Paper,
    Line(f32),
    PaperLine(f32),
}

impl Emblem {
    /// An empty emblem in a box of this width and of height 1.
    pub fn new(width: f32) -> Emblem {
        Emblem {
            width,
            parts: Vec::new(),
        }
    }

    /// How wide it is, for a height of 1.
    pub fn width(&self) -> f32 {
        self.width
    }

    /// With a part filled with ink.
    pub fn ink(self, path: Path) -> Emblem {
        self.part(path, Role::Ink)
    }

    /// With a part left free.
    pub fn paper(self, path: Path) -> Emblem {
        self.part(path, Role::Paper)
    }

    /// With a line of ink of this width.
    pub fn line(self, path: Path, width: f32) -> Emblem {
        self.part(path, Role::Line(width))
    }

    /// With a line left free.
    pub fn paper_line(self, path: Path, width: f32) -> Emblem {
        self.part(path, Role::PaperLine(width))
    }

    fn part(mut self, path: Path, role: Role) -> Emblem {
        self.parts.push(Part { path, role });
        self
    }

    /// The same emblem turned clockwise about its middle.
    pub fn turned(self, degrees: f32) -> Emblem {
        let turn = Transform::turn(degrees, at(self.width / 2.0, 0.5));
        let parts = self.parts.into_iter().map(|part| Part {
            path: part.path.transformed(&turn),
            ..part
        });
        Emblem {
            width: self.width,
            parts: parts.collect(),
        }
    }

    /// Its parts on a drawing, where its height is that of the square.
    pub(crate) fn painted(
        &self,
        square: Rect,
        ink: Colour,
        paper: Colour,
    ) -> impl Iterator<Item = (Path, Option<Fill>, Option<Stroke>)> {
        let onto = Transform::onto(square);
        self.parts.iter().map(move |part| {
            let path = part.path.transformed(&onto);
            let stroke = |colour, width: f32| {
                let line = Stroke::new(colour, width * square.height).round();
                (None, Some(line))
            };
            let (fill, stroke) = match part.role {
                Role::Ink => (Some(ink.into()), None),
                Role::Paper => (Some(paper.into()), None),
                Role::Line(width) => stroke(ink, width),
                Role::PaperLine(width) => stroke(paper, width),
            };
            (path, fill, stroke)
        })
    }
}

/// The line of element triangles.
const ELEMENT: f32 = 0.11;

// TS-9.14
impl Emblem {
    /// Fire: an upward triangle.
    pub fn fire() -> Emblem {
        let triangle = [at(0.5, 0.08), at(0.96, 0.9), at(0.04, 0.9)];
        Emblem::new(1.0).line(Path::polygon(&triangle), ELEMENT)
    }

    /// Water: a downward triangle.
    pub fn water() -> Emblem {
        Emblem::fire().turned(180.0)
    }

    /// Air: an upward triangle with a bar.
    pub fn air() -> Emblem {
        let bar = Path::line(at(0.14, 0.54), at(0.86, 0.54));
        Emblem::fire().line(bar, ELEMENT)
    }

    /// Earth: a downward triangle with a bar.
    pub fn earth() -> Emblem {
        Emblem::air().turned(180.0)
    }

    /// ATK: a sword.
    pub fn sword() -> Emblem {
        let blade = [
            at(0.39, 0.66),
            at(0.39, 0.06),
            at(0.5, -0.12),
            at(0.61, 0.06),
            at(0.61, 0.66),
        ];
        Emblem::new(1.0)
            .ink(Path::polygon(&blade))
            .paper_line(Path::line(at(0.5, 0.1), at(0.5, 0.54)), 0.035)
            .ink(Path::rounded(Rect::new(0.2, 0.65, 0.6, 0.13), 0.06))
            .ink(Path::rect(Rect::new(0.43, 0.74, 0.14, 0.22)))
            .ink(Path::circle(at(0.5, 1.0), 0.1))
            .turned(45.0)
    }

    /// DEF: a shield.
    pub fn shield() -> Emblem {
        let shield = |inset: f32| {
            let (left, right, top) = (0.1 + inset, 0.9 - inset, 0.03 + inset);
            Path::from(at(left, top))
                .line_to(right, top)
                .line_to(right, 0.46)
                .curve_to(
                    at(right, 0.74),
                    at(0.68, 0.9 - inset),
                    at(0.5, 0.99 - inset * 1.2),
                )
                .curve_to(at(0.32, 0.9 - inset), at(left, 0.74), at(left, 0.46))
                .close()
        };
        let half = Path::from(at(0.5, 0.15))
            .line_to(0.78, 0.15)
            .line_to(0.78, 0.46)
            .curve_to(at(0.78, 0.66), at(0.64, 0.78), at(0.5, 0.85))
            .close();
        Emblem::new(1.0).ink(shield(0.0)).paper(half)
    }

    /// LVL: a cup.
    pub fn cup() -> Emblem {
        let bowl = Path::from(at(0.24, 0.03))
            .line_to(0.76, 0.03)
            .curve_to(at(0.78, 0.42), at(0.68, 0.58), at(0.5, 0.6))
            .curve_to(at(0.32, 0.58), at(0.22, 0.42), at(0.24, 0.03))
            .close();
        let foot = Path::from(at(0.26, 0.98))
            .curve_to(at(0.26, 0.84), at(0.4, 0.8), at(0.5, 0.8))
            .curve_to(at(0.6, 0.8), at(0.74, 0.84), at(0.74, 0.98))
            .close();
        let handle = |side: f32| {
            Path::from(at(0.5 + side * 0.24, 0.13)).curve_to(
                at(0.5 + side * 0.5, 0.08),
                at(0.5 + side * 0.46, 0.46),
                at(0.5 + side * 0.18, 0.46),
            )
        };
        Emblem::new(1.0)
            .line(handle(-1.0), 0.07)
            .line(handle(1.0), 0.07)
            .ink(bowl)
            .ink(Path::rect(Rect::new(0.45, 0.56, 0.1, 0.28)))
            .ink(foot)
    }

    /// MANA: a filled disc.
    pub fn disc() -> Emblem {
        Emblem::new(0.9).ink(Path::circle(at(0.45, 0.5), 0.43))
    }

    /// A pennant with one tip.
    pub fn one_tip() -> Emblem {
        let cloth = [
            at(0.02, 0.02),
            at(0.7, 0.02),
            at(0.7, 0.66),
            at(0.36, 0.98),
            at(0.02, 0.66),
        ];
        Emblem::new(0.72).ink(Path::polygon(&cloth))
    }

    /// A pennant with two tips.
    pub fn two_tips() -> Emblem {
        let cloth = [
            at(0.02, 0.02),
            at(0.7, 0.02),
            at(0.7, 0.98),
            at(0.36, 0.62),
            at(0.02, 0.98),
        ];
        Emblem::new(0.72).ink(Path::polygon(&cloth))
    }

    /// Star 1: a small card with one dot.
    pub fn one_star() -> Emblem {
        Emblem::small_card().ink(Path::circle(at(0.36, 0.5), 0.13))
    }

    /// Star 2: a small card with two dots.
    pub fn two_stars() -> Emblem {
        Emblem::small_card()
            .ink(Path::circle(at(0.36, 0.31), 0.12))
            .ink(Path::circle(at(0.36, 0.69), 0.12))
    }

    fn small_card() -> Emblem {
        let card = Rect::new(0.05, 0.05, 0.62, 0.9);
        Emblem::new(0.72).line(Path::rounded(card, 0.1), 0.09)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> [(&'static str, Emblem); 12] {
        [
            ("fire", Emblem::fire()),
            ("water", Emblem::water()),
            ("air", Emblem::air()),
            ("earth", Emblem::earth()),
            ("sword", Emblem::sword()),
            ("shield", Emblem::shield()),
            ("cup", Emblem::cup()),
            ("disc", Emblem::disc()),
            ("one tip", Emblem::one_tip()),
            ("two tips", Emblem::two_tips()),
            ("one star", Emblem::one_star()),
            ("two stars", Emblem::two_stars()),
        ]
    }

    #[test]
    fn ts_9_14_every_symbol_is_different_and_stays_in_its_box() {
        let all = all();
        for (i, (name, emblem)) in all.iter().enumerate() {
            for part in &emblem.parts {
                let bounds = part.path.bounds().unwrap();
                assert!(
                    bounds.x > -0.02 && bounds.right() < emblem.width + 0.02,
                    "{name}"
                );
                assert!(
                    bounds.y > -0.02 && bounds.bottom() < 1.02,
                    "{name}: {bounds:?}"
                );
            }
            assert!(all[..i].iter().all(|(_, other)| other != emblem), "{name}");
        }
    }

    #[test]
    fn ts_9_14_water_and_earth_are_fire_and_air_upside_down() {
        let tip = |emblem: Emblem| {
            emblem.parts[0]
                .path
                .transformed(&Transform::shift(0.0, 0.0))
        };
        let up = tip(Emblem::fire()).bounds().unwrap();
        let down = tip(Emblem::water()).bounds().unwrap();
        assert!((up.y + down.bottom() - 1.0).abs() < 1e-4);
        assert_eq!(Emblem::earth().parts.len(), Emblem::air().parts.len());
    }
}
