//! Trees, stones and flowers.

use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::dress::whim::Whim;
use crate::geometry::{Point, Rect, at};
use crate::path::Path;

const BARK_LINE: Colour = Colour::new(0x35210f);

/// Far trees.
pub(super) fn pines(canvas: &mut Canvas) {
    for (x, y, high) in [
        (52.0, 66.0, 9.0),
        (57.0, 67.0, 11.0),
        (111.0, 66.0, 10.0),
        (117.0, 66.5, 13.0),
        (146.0, 66.0, 15.0),
        (153.0, 68.0, 18.0),
        (6.0, 64.0, 11.0),
    ] {
        canvas.fill(
            Path::rect(Rect::new(x - 0.6, y - 2.0, 1.2, 3.0)),
            Colour::new(0x6b4a30),
        );
        for tier in 0..3 {
            let share = tier as f32;
            let foot = y - 1.0 - high * 0.26 * share;
            let wide = high * (0.3 - 0.07 * share);
            let tree = [
                at(x - wide, foot),
                at(x, foot - high * 0.46),
                at(x + wide, foot),
            ];
            let green = Colour::new(0x2f6b4a).towards(Colour::new(0x8cc47a), 0.16 * share);
            canvas.fill(Path::polygon(&tree), green);
        }
    }
}

/// A tree at the right, where the goats live.
pub(super) fn bough(canvas: &mut Canvas) {
    let bark = Colour::new(0x6e4a2e);
    let line = Stroke::new(BARK_LINE, 0.7).round();
    let trunk = Path::from(at(143.0, 104.0))
        .curve_to(at(150.0, 90.0), at(146.0, 70.0), at(150.0, 44.0))
        .line_to(157.0, 42.0)
        .curve_to(at(154.0, 70.0), at(158.0, 92.0), at(166.0, 104.0))
        .close();
    canvas.shape(trunk, bark, line);
    let branch =
        Path::from(at(151.0, 56.0)).curve_to(at(142.0, 52.0), at(134.0, 46.0), at(124.0, 45.0));
    canvas.line(branch.clone(), Stroke::new(BARK_LINE, 3.4).round());
    canvas.line(branch, Stroke::new(bark, 2.2).round());
    crown(
        canvas,
        Colour::new(0x4a9552),
        &[
            (160.0, 30.0, 13.0),
            (146.0, 24.0, 11.0),
            (154.0, 10.0, 14.0),
            (140.0, 9.0, 9.0),
            (166.0, 14.0, 16.0),
        ],
    );
    crown(
        canvas,
        Colour::new(0x5aa657),
        &[(121.0, 43.0, 5.0), (127.0, 40.5, 5.4), (132.0, 44.0, 4.4)],
    );
}

/// Stones at the left, where the mice live.
pub(super) fn rocks(canvas: &mut Canvas) {
    let line = Stroke::new(Colour::new(0x3a322c), 0.6).round();
    for (x, y, size, colour) in [
        (9.0, 76.0, 11.0, 0x8c8076),
        (46.0, 80.0, 7.0, 0xa3978a),
        (27.0, 84.0, 13.0, 0x9a8c7c),
    ] {
        let place = at(x, y);
        let stone = [
            place.moved(-size, 2.0),
            place.moved(-size * 0.8, -size * 0.5),
            place.moved(-size * 0.1, -size * 0.85),
            place.moved(size * 0.7, -size * 0.45),
            place.moved(size, 2.0),
        ];
        canvas.shape(Path::polygon(&stone), Colour::new(colour), line);
        let lit = [stone[1], stone[2], place.moved(-size * 0.2, -size * 0.25)];
        canvas.fill(Path::polygon(&lit), Colour::new(colour).lighter(0.3));
    }
}

/// Grass and flowers before everything.
pub(super) fn meadow(canvas: &mut Canvas) {
    let front = Path::from(at(-4.0, 92.0))
        .curve_to(at(16.0, 87.0), at(26.0, 96.0), at(44.0, 98.0))
        .curve_to(at(70.0, 101.0), at(96.0, 99.0), at(116.0, 96.0))
        .curve_to(at(132.0, 93.0), at(146.0, 92.0), at(164.0, 88.0))
        .line_to(164.0, 104.0)
        .line_to(-4.0, 104.0)
        .close();
    canvas.fill(front, Colour::new(0x2f7a44));
    let mut whim = Whim::of("meadow");
    let mut blades = Path::default();
    for i in 0..46 {
        let x = 3.5 * i as f32 + whim.between(-1.4, 1.4);
        let foot = at(x, 99.5 - ((x - 70.0) / 80.0).powi(2) * 7.0);
        let tip = foot.moved(whim.between(-1.8, 1.8), -whim.between(3.0, 7.0));
        blades = blades.and(
            Path::from(foot.moved(-0.8, 1.0))
                .line_to(tip.x, tip.y)
                .line_to(foot.x + 0.8, foot.y + 1.0)
                .close(),
        );
    }
    canvas.fill(blades, Colour::new(0x2f7a44));
    for (x, y, colour) in [
        (8.0, 93.0, 0xf2c14e),
        (15.0, 96.0, 0xf4efe2),
        (36.0, 97.0, 0xe9825c),
        (120.0, 96.5, 0xf4efe2),
        (128.0, 94.0, 0xe9825c),
        (140.0, 95.5, 0xf2c14e),
    ] {
        flower(canvas, at(x, y), Colour::new(colour));
    }
}

fn flower(canvas: &mut Canvas, place: Point, colour: Colour) {
    let petals = (0..5).fold(Path::default(), |all, i| {
        all.and(Path::circle(place.towards(72.0 * i as f32, 1.3), 1.0))
    });
    canvas.fill(petals, colour);
    canvas.fill(Path::circle(place, 0.8), Colour::new(0x8a4b2a));
}

/// The crown of a tree: round puffs with one line around them.
fn crown(canvas: &mut Canvas, green: Colour, puffs: &[(f32, f32, f32)]) {
    let all = |share: f32, x: f32, y: f32| {
        puffs
            .iter()
            .fold(Path::default(), |all, &(at_x, at_y, radius)| {
                all.and(Path::circle(at(at_x + x, at_y + y), radius * share))
            })
    };
    canvas.line(all(1.0, 0.0, 0.0), Stroke::new(BARK_LINE, 1.4));
    canvas.fill(all(1.0, 0.0, 0.0), green);
    canvas.fill(all(0.62, -1.6, -2.4), green.lighter(0.16));
}
