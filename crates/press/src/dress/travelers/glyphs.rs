//! The emblems of texts: those of the rule book (TS-9.14), the symbols of dungeons in their
//! orientations, the timings of the index, the classes of heroes.

use crate::emblem::Emblem;
use crate::geometry::{Rect, at};
use crate::path::Path;
use travelers::text::glyph::Glyph;
use travelers::{Class, Element, Half, Reading, Symbol, Timing, Track};

/// The emblem of a character in a text.
pub(super) fn glyph(glyph: Glyph) -> Emblem {
    match glyph {
        Glyph::Track(Track::Attack) => Emblem::sword(),
        Glyph::Track(Track::Defense) => Emblem::shield(),
        Glyph::Track(Track::Mana) => Emblem::disc(),
        Glyph::Level => Emblem::cup(),
        Glyph::Element(shown) => element(shown),
        Glyph::Banner(Half::I) => Emblem::one_tip(),
        Glyph::Banner(Half::II) => Emblem::two_tips(),
        Glyph::OneStar => Emblem::one_star(),
        Glyph::TwoStars => Emblem::two_stars(),
        Glyph::Symbol(shown) => reading(shown),
    }
}

/// An element's triangle.
pub(super) fn element(element: Element) -> Emblem {
    match element {
        Element::Air => Emblem::air(),
        Element::Earth => Emblem::earth(),
        Element::Fire => Emblem::fire(),
        Element::Water => Emblem::water(),
    }
}

/// TS-2.15: orientations are counted in quarter turns against the clock.
pub(super) fn reading(reading: Reading) -> Emblem {
    symbol(reading.symbol).turned(-90.0 * f32::from(reading.orientation))
}

/// No symbol looks like itself when it is turned.
fn symbol(symbol: Symbol) -> Emblem {
    match symbol {
        Symbol::Alpha => key(),
        Symbol::Beta => comb(),
        Symbol::Gamma => hook(),
        Symbol::Delta => flag(),
        Symbol::Epsilon => snail(),
        Symbol::Zeta => quill(),
    }
}

fn key() -> Emblem {
    Emblem::new(1.0)
        .line(Path::circle(at(0.42, 0.26), 0.2), 0.11)
        .line(Path::line(at(0.42, 0.46), at(0.42, 0.95)), 0.11)
        .line(Path::line(at(0.42, 0.72), at(0.72, 0.72)), 0.11)
        .line(Path::line(at(0.42, 0.92), at(0.64, 0.92)), 0.11)
}

fn comb() -> Emblem {
    let teeth = [0.12, 0.31, 0.5, 0.69, 0.88];
    let comb = Emblem::new(1.0).ink(Path::rounded(Rect::new(0.1, 0.04, 0.26, 0.92), 0.08));
    teeth.into_iter().fold(comb, |comb, y| {
        comb.line(Path::line(at(0.3, y), at(0.88, y)), 0.08)
    })
}

fn hook() -> Emblem {
    let bend = Path::from(at(0.36, 0.3)).line_to(0.36, 0.62).curve_to(
        at(0.36, 1.02),
        at(0.9, 1.02),
        at(0.86, 0.56),
    );
    let barb = [at(0.86, 0.46), at(0.98, 0.68), at(0.7, 0.66)];
    Emblem::new(1.0)
        .line(Path::circle(at(0.36, 0.18), 0.12), 0.09)
        .line(bend, 0.12)
        .ink(Path::polygon(&barb))
}

fn flag() -> Emblem {
    let cloth = [at(0.3, 0.08), at(0.92, 0.3), at(0.3, 0.54)];
    Emblem::new(1.0)
        .line(Path::line(at(0.24, 0.06), at(0.24, 0.95)), 0.11)
        .ink(Path::polygon(&cloth))
}

fn snail() -> Emblem {
    let foot = Path::from(at(0.04, 0.9)).line_to(0.78, 0.9).curve_to(
        at(0.92, 0.9),
        at(0.92, 0.6),
        at(0.9, 0.48),
    );
    let horns =
        Path::line(at(0.9, 0.48), at(0.98, 0.26)).and(Path::line(at(0.88, 0.5), at(0.8, 0.3)));
    Emblem::new(1.0)
        .line(foot, 0.12)
        .line(horns, 0.06)
        .line(Path::circle(at(0.4, 0.5), 0.3), 0.1)
        .line(Path::arc(at(0.42, 0.53), 0.13, 60.0, 330.0), 0.09)
}

fn quill() -> Emblem {
    let plume = Path::from(at(0.4, 0.62))
        .curve_to(at(0.3, 0.34), at(0.52, 0.04), at(0.98, 0.02))
        .curve_to(at(0.98, 0.3), at(0.8, 0.5), at(0.62, 0.56))
        .line_to(0.6, 0.46)
        .line_to(0.5, 0.62)
        .close();
    let nib = [at(0.02, 0.98), at(0.08, 0.74), at(0.26, 0.92)];
    Emblem::new(1.0)
        .ink(plume)
        .paper_line(Path::line(at(0.46, 0.54), at(0.82, 0.18)), 0.06)
        .line(Path::line(at(0.46, 0.54), at(0.14, 0.86)), 0.08)
        .ink(Path::polygon(&nib))
}

/// TS-7.30: at once, at a step, by choice.
pub(super) fn timing(timing: Timing) -> Emblem {
    match timing {
        Timing::Immediate => {
            let bolt = [
                at(0.6, 0.0),
                at(0.14, 0.56),
                at(0.44, 0.56),
                at(0.32, 1.0),
                at(0.84, 0.38),
                at(0.52, 0.38),
            ];
            Emblem::new(1.0).ink(Path::polygon(&bolt))
        }
        Timing::WalkOn => {
            let boot = Path::from(at(0.12, 0.02))
                .line_to(0.54, 0.02)
                .line_to(0.54, 0.46)
                .curve_to(at(0.6, 0.6), at(0.96, 0.56), at(0.98, 0.8))
                .line_to(0.12, 0.8)
                .close();
            let sole = Path::rect(Rect::new(0.12, 0.86, 0.86, 0.12));
            let heel = Path::rect(Rect::new(0.12, 0.86, 0.26, 0.14));
            let cuff = Path::line(at(0.12, 0.18), at(0.54, 0.18));
            (Emblem::new(1.0).ink(boot).ink(sole).ink(heel)).paper_line(cuff, 0.07)
        }
        Timing::Choice => {
            let plank = |y: f32, side: f32| {
                let x = |share: f32| 0.5 + side * share;
                Path::polygon(&[
                    at(x(-0.34), y),
                    at(x(0.28), y),
                    at(x(0.48), y + 0.12),
                    at(x(0.28), y + 0.24),
                    at(x(-0.34), y + 0.24),
                ])
            };
            Emblem::new(1.0)
                .line(Path::line(at(0.5, 0.05), at(0.5, 0.96)), 0.1)
                .ink(plank(0.06, 1.0))
                .ink(plank(0.4, -1.0))
        }
    }
}

/// A class's emblem, at the tip of its banners (TS-2.2).
pub(super) fn class(class: Class) -> Emblem {
    match class {
        Class::B => pennants(),
        Class::E => flask(),
        Class::C => arrow_of_stars(),
    }
}

fn pennants() -> Emblem {
    let pole = |side: f32| Path::line(at(0.5 - side * 0.34, 0.98), at(0.5 + side * 0.26, 0.06));
    let cloth = |side: f32| {
        Path::polygon(&[
            at(0.5 + side * 0.26, 0.06),
            at(0.5 + side * 0.5, 0.4),
            at(0.5 + side * 0.08, 0.34),
        ])
    };
    Emblem::new(1.0)
        .line(pole(1.0), 0.08)
        .line(pole(-1.0), 0.08)
        .ink(cloth(1.0))
        .ink(cloth(-1.0))
}

fn flask() -> Emblem {
    let glass = Path::from(at(0.38, 0.06))
        .line_to(0.38, 0.36)
        .line_to(0.1, 0.86)
        .bend_to(at(0.08, 0.96), at(0.2, 0.96))
        .line_to(0.8, 0.96)
        .bend_to(at(0.92, 0.96), at(0.9, 0.86))
        .line_to(0.62, 0.36)
        .line_to(0.62, 0.06);
    let ink = [
        at(0.27, 0.62),
        at(0.73, 0.62),
        at(0.88, 0.92),
        at(0.12, 0.92),
    ];
    Emblem::new(1.0)
        .line(glass, 0.08)
        .line(Path::line(at(0.28, 0.05), at(0.72, 0.05)), 0.09)
        .ink(Path::polygon(&ink))
        .paper(Path::circle(at(0.42, 0.76), 0.06))
        .paper(Path::circle(at(0.6, 0.82), 0.04))
}

fn arrow_of_stars() -> Emblem {
    let star = |x: f32, y: f32, size: f32| Path::star(at(x, y), size, size * 0.42, 5, 0.0);
    let line = [at(0.14, 0.84), at(0.4, 0.56), at(0.52, 0.72), at(0.82, 0.2)];
    Emblem::new(1.0)
        .line(Path::polyline(&line), 0.05)
        .ink(star(0.82, 0.2, 0.2))
        .ink(star(0.4, 0.55, 0.15))
        .ink(star(0.53, 0.74, 0.11))
        .ink(star(0.15, 0.84, 0.15))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas::Canvas;
    use crate::geometry::Size;
    use crate::png::png;
    use std::collections::BTreeSet;

    fn picture(emblem: &Emblem) -> Vec<u8> {
        let mut canvas = Canvas::new();
        let (ink, paper) = (crate::Colour::BLACK, crate::Colour::WHITE);
        canvas.emblem(emblem, Rect::new(0.0, 0.0, 6.0, 6.0), ink, paper);
        let size = Size {
            width: 6.0,
            height: 6.0,
        };
        png(&canvas.finish(size), 100.0).unwrap()
    }

    // TS-2.15: a symbol in two orientations is two different symbols.
    #[test]
    fn all_emblems_look_different_and_symbols_do_in_every_orientation() {
        let glyphs: Vec<Emblem> = Glyph::all().map(glyph).collect();
        let pictures: BTreeSet<Vec<u8>> = glyphs.iter().map(picture).collect();
        assert_eq!(pictures.len(), glyphs.len());
        let classes: BTreeSet<Vec<u8>> = Class::ALL.map(|one| picture(&class(one))).into();
        assert_eq!(classes.len(), 3);
        let timings = [Timing::Immediate, Timing::WalkOn, Timing::Choice];
        let timings: BTreeSet<Vec<u8>> = timings.map(|one| picture(&timing(one))).into();
        assert_eq!(timings.len(), 3);
    }

    // TS-2.15
    #[test]
    fn an_orientation_is_counted_in_quarter_turns_against_the_clock() {
        let shown = |orientation| {
            picture(&reading(Reading {
                symbol: Symbol::Delta,
                orientation,
            }))
        };
        assert_eq!(shown(1), picture(&flag().turned(270.0)));
        assert_eq!(shown(0), picture(&flag()));
    }
}
