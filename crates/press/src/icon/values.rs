//! The numbers of cards, and signs of their games that are drawn more simply than on paper.

use crate::emblem::Emblem;
use crate::geometry::{Rect, Transform, at};
use crate::path::Path;

/// Two swords, one over the other.
pub(super) fn crossed_swords() -> Emblem {
    let emblem = Emblem::new(1.0);
    [45.0, -45.0].into_iter().fold(emblem, |emblem, degrees| {
        let turn = Transform::turn(degrees, at(0.5, 0.5));
        let blade = [
            at(0.43, 0.66),
            at(0.43, 0.02),
            at(0.5, -0.12),
            at(0.57, 0.02),
            at(0.57, 0.66),
        ];
        emblem
            .ink(Path::polygon(&blade).transformed(&turn))
            .line(
                Path::line(at(0.3, 0.74), at(0.7, 0.74)).transformed(&turn),
                0.09,
            )
            .line(
                Path::line(at(0.5, 0.74), at(0.5, 1.04)).transformed(&turn),
                0.1,
            )
    })
}

/// A leaf with a rib that reaches its edge nowhere.
pub(super) fn leaf() -> Emblem {
    let blade = Path::from(at(0.08, 0.92))
        .curve_to(at(-0.02, 0.4), at(0.36, 0.04), at(0.94, 0.06))
        .curve_to(at(0.98, 0.62), at(0.62, 1.02), at(0.08, 0.92))
        .close();
    Emblem::new(1.0)
        .ink(blade)
        .paper_line(Path::line(at(0.2, 0.8), at(0.7, 0.3)), 0.07)
        .paper_line(Path::line(at(0.42, 0.5), at(0.42, 0.36)), 0.06)
        .paper_line(Path::line(at(0.5, 0.58), at(0.64, 0.58)), 0.06)
}

/// The sun half above the ground.
pub(super) fn dawn() -> Emblem {
    let sun = Path::arc(at(0.5, 0.74), 0.26, -90.0, 90.0).close();
    let emblem = Emblem::new(1.0)
        .ink(sun)
        .line(Path::line(at(0.04, 0.9), at(0.96, 0.9)), 0.09);
    [-64.0, -32.0, 0.0, 32.0, 64.0]
        .into_iter()
        .fold(emblem, |emblem, degrees| {
            let ray = Path::line(
                at(0.5, 0.74).towards(degrees, 0.4),
                at(0.5, 0.74).towards(degrees, 0.54),
            );
            emblem.line(ray, 0.09)
        })
}

/// Granito: a crystal of three faces with joints between them.
pub(super) fn stone() -> Emblem {
    let corner = |degrees: f32| at(0.5, 0.5).towards(degrees, 0.52);
    let middle = at(0.5, 0.5);
    [0.0, 120.0, 240.0]
        .into_iter()
        .fold(Emblem::new(1.0), |emblem, degrees| {
            let face = [
                middle,
                corner(degrees - 60.0),
                corner(degrees),
                corner(degrees + 60.0),
            ];
            let away = middle.towards(degrees, 0.26);
            let shrunk = face.map(|point| away.between(point, 0.88));
            emblem.ink(Path::polygon(&shrunk))
        })
}

/// Armonio: five petals around a free middle.
pub(super) fn flower() -> Emblem {
    let middle = at(0.5, 0.52);
    (0..5).fold(Emblem::new(1.0), |emblem, i| {
        let degrees = 72.0 * i as f32;
        let root = middle.towards(degrees, 0.15);
        let petal = Path::from(root)
            .curve_to(
                middle.towards(degrees - 42.0, 0.4),
                middle.towards(degrees - 26.0, 0.6),
                middle.towards(degrees, 0.5),
            )
            .curve_to(
                middle.towards(degrees + 26.0, 0.6),
                middle.towards(degrees + 42.0, 0.4),
                root,
            )
            .close();
        emblem.ink(petal)
    })
}

/// ATK: horns.
pub(super) fn horns() -> Emblem {
    let horn = |side: f32| {
        let x = |x: f32| 0.5 + side * x;
        Path::from(at(x(0.08), 0.62))
            .curve_to(at(x(0.3), 0.58), at(x(0.42), 0.36), at(x(0.36), 0.04))
            .curve_to(at(x(0.56), 0.32), at(x(0.54), 0.72), at(x(0.18), 0.86))
            .close()
    };
    let brow = Path::rounded(Rect::new(0.3, 0.58, 0.4, 0.36), 0.14);
    Emblem::new(1.0).ink(horn(-1.0)).ink(horn(1.0)).ink(brow)
}

/// DEF: a shield of two plates.
pub(super) fn plates() -> Emblem {
    let half = |side: f32| {
        let x = |x: f32| 0.5 + side * x;
        Path::from(at(x(0.05), 0.06))
            .line_to(x(0.42), 0.14)
            .line_to(x(0.42), 0.48)
            .curve_to(at(x(0.42), 0.72), at(x(0.24), 0.88), at(x(0.05), 0.97))
            .close()
    };
    Emblem::new(1.0).ink(half(-1.0)).ink(half(1.0))
}

/// HEL: a cross in a ring.
pub(super) fn healing() -> Emblem {
    Emblem::new(1.0)
        .line(Path::circle(at(0.5, 0.5), 0.44), 0.1)
        .line(Path::line(at(0.5, 0.28), at(0.5, 0.72)), 0.16)
        .line(Path::line(at(0.28, 0.5), at(0.72, 0.5)), 0.16)
}

/// DEX: a wing.
pub(super) fn wing() -> Emblem {
    let wing = Path::from(at(0.04, 0.84))
        .curve_to(at(0.1, 0.4), at(0.44, 0.12), at(0.98, 0.06))
        .bend_to(at(0.86, 0.22), at(0.92, 0.36))
        .bend_to(at(0.76, 0.4), at(0.76, 0.56))
        .bend_to(at(0.58, 0.58), at(0.56, 0.74))
        .bend_to(at(0.34, 0.7), at(0.04, 0.84))
        .close();
    Emblem::new(1.0).ink(wing)
}

/// MAP: a ball with a ring and a moon.
pub(super) fn orbit() -> Emblem {
    let ring =
        Path::ellipse(at(0.5, 0.5), 0.48, 0.17).transformed(&Transform::turn(-28.0, at(0.5, 0.5)));
    Emblem::new(1.0)
        .ink(Path::circle(at(0.5, 0.5), 0.22))
        .line(ring, 0.08)
        .ink(Path::circle(at(0.8, 0.2), 0.11))
}

/// A gift that is used up.
pub(super) fn once() -> Emblem {
    Emblem::new(1.0)
        .ink(Path::regular(at(0.5, 0.5), 0.5, 4, 0.0))
        .paper(Path::regular(at(0.5, 0.5), 0.24, 4, 0.0))
}

/// A gift that lasts.
pub(super) fn always() -> Emblem {
    let sign = Path::from(at(0.5, 0.5))
        .curve_to(at(0.62, 0.3), at(0.68, 0.28), at(0.75, 0.28))
        .curve_to(at(1.02, 0.28), at(1.02, 0.72), at(0.75, 0.72))
        .curve_to(at(0.68, 0.72), at(0.62, 0.7), at(0.5, 0.5))
        .curve_to(at(0.38, 0.3), at(0.32, 0.28), at(0.25, 0.28))
        .curve_to(at(-0.02, 0.28), at(-0.02, 0.72), at(0.25, 0.72))
        .curve_to(at(0.32, 0.72), at(0.38, 0.7), at(0.5, 0.5))
        .close();
    Emblem::new(1.0).line(sign, 0.1)
}

/// The zone in play: a pentagon in a ring.
pub(super) fn zone() -> Emblem {
    Emblem::new(1.0)
        .line(Path::circle(at(0.5, 0.5), 0.45), 0.09)
        .ink(Path::regular(at(0.5, 0.51), 0.27, 5, 0.0))
}
