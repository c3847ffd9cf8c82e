//! The cover: one of each clan in the land they share, on a clear morning.

use super::creature;
use super::palette::Palette;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::{Drawing, Stroke};
use crate::dress::whim::Whim;
use crate::geometry::{Point, Rect, at};
use crate::path::Path;
use crate::portrait::COVER;
use nature::cards::CardSet;

const LINE: f32 = 0.5;

/// The cover.
pub(crate) fn draw() -> Drawing {
    let whole = Rect::new(0.0, 0.0, COVER.width, COVER.height);
    let mut canvas = Canvas::new();
    canvas.clipped(Path::rect(whole), |canvas| {
        sky(canvas, whole);
        mountains(canvas);
        hills(canvas);
        stream(canvas);
        pines(canvas);
        rocks(canvas);
        // From the back to the front.
        stand(canvas, "redstone", at(28.0, 79.0), 42.0);
        stand(canvas, "pine-snapper", at(132.0, 82.0), 42.0);
        bough(canvas);
        stand(canvas, "frostfall-emperor", at(61.0, 93.0), 48.0);
        stand(canvas, "porella", at(99.0, 94.0), 48.0);
        meadow(canvas);
    });
    canvas.finish(COVER)
}

fn sky(canvas: &mut Canvas, whole: Rect) {
    canvas.fill_down(
        Path::rect(Rect::new(0.0, 0.0, whole.width, 66.0)),
        Colour::new(0x7cc0d8),
        Colour::new(0xfdeec4),
    );
    let sun = at(84.0, 34.0);
    for i in 0..18 {
        let degrees = 20.0 * i as f32;
        let ray = [
            sun,
            sun.towards(degrees - 4.0, 130.0),
            sun.towards(degrees + 4.0, 130.0),
        ];
        canvas.fill(Path::polygon(&ray), Colour::new(0xfff6d8).covering(0.28));
    }
    for (radius, cover) in [(24.0, 0.3), (18.0, 0.4), (12.5, 1.0)] {
        let light = Colour::new(0xfff6d8).covering(cover);
        canvas.fill(Path::circle(sun, radius), light);
    }
    for (x, y, size) in [(22.0, 15.0, 1.0), (128.0, 12.0, 1.25), (150.0, 27.0, 0.7)] {
        cloud(canvas, at(x, y), size);
    }
}

fn cloud(canvas: &mut Canvas, place: Point, size: f32) {
    let puffs = [
        (-7.0, 1.0, 4.0),
        (-2.0, -1.6, 5.4),
        (4.0, -0.4, 4.6),
        (8.4, 1.4, 3.2),
    ];
    let white = Colour::new(0xffffff).covering(0.85);
    let mut all = Path::rounded(
        Rect::new(
            place.x - 11.0 * size,
            place.y + 0.8 * size,
            22.6 * size,
            4.2 * size,
        ),
        2.1 * size,
    );
    for (x, y, radius) in puffs {
        all = all.and(Path::circle(place.moved(x * size, y * size), radius * size));
    }
    canvas.fill(all, white);
}

fn mountains(canvas: &mut Canvas) {
    let far = [
        (-6.0, 62.0),
        (14.0, 33.0),
        (24.0, 44.0),
        (38.0, 27.0),
        (58.0, 52.0),
        (74.0, 44.0),
        (94.0, 54.0),
        (120.0, 30.0),
        (132.0, 41.0),
        (146.0, 31.0),
        (168.0, 60.0),
    ]
    .map(|(x, y)| at(x, y));
    let ridge = Path::polyline(&far)
        .line_to(168.0, 72.0)
        .line_to(-6.0, 72.0);
    canvas.fill(ridge.close(), Colour::new(0x8fb6c2));
    for (x, y, wide) in [
        (14.0, 33.0, 5.0),
        (38.0, 27.0, 6.0),
        (120.0, 30.0, 6.0),
        (146.0, 31.0, 5.0),
    ] {
        let snow = [
            at(x, y),
            at(x + wide, y + wide * 1.0),
            at(x + wide * 0.4, y + wide * 0.8),
            at(x, y + wide * 1.3),
            at(x - wide * 0.35, y + wide * 0.8),
            at(x - wide * 0.75, y + wide * 1.1),
        ];
        canvas.fill(Path::polygon(&snow), Colour::new(0xf7fbfb));
    }
}

fn hills(canvas: &mut Canvas) {
    let layers = [
        (0x9cc98e, [56.0, 51.0, 56.0, 60.0, 54.0, 50.0, 57.0]),
        (0x76b56a, [63.0, 60.0, 65.0, 66.0, 64.0, 59.0, 63.0]),
        (0x559a50, [71.0, 73.0, 75.0, 74.0, 76.0, 73.0, 70.0]),
    ];
    for (colour, heights) in layers {
        let points: Vec<Point> = (heights.into_iter().enumerate())
            .map(|(i, y)| at(-4.0 + 28.0 * i as f32, y))
            .collect();
        let hill = Path::curve_through(&points)
            .line_to(164.0, 104.0)
            .line_to(-4.0, 104.0)
            .close();
        canvas.fill(hill, Colour::new(colour));
    }
}

/// Water from the hills to the front.
fn stream(canvas: &mut Canvas) {
    let water = Path::from(at(83.0, 62.5))
        .curve_to(at(94.0, 66.0), at(70.0, 70.0), at(77.0, 75.0))
        .curve_to(at(84.0, 80.0), at(44.0, 84.0), at(30.0, 104.0))
        .line_to(96.0, 104.0)
        .curve_to(at(92.0, 92.0), at(98.0, 84.0), at(90.0, 77.0))
        .curve_to(at(82.0, 70.0), at(100.0, 66.0), at(86.0, 62.5))
        .close();
    let bounds = (62.0, 104.0);
    let blend = crate::drawing::Paint::down(
        bounds.0,
        Colour::new(0xd8f0f2),
        bounds.1,
        Colour::new(0x4a9dbb),
    );
    canvas.fill(water, blend);
    let shine = Stroke::new(Colour::WHITE.covering(0.7), 0.8).round();
    for (x, y, wide) in [
        (76.0, 81.0, 8.0),
        (50.0, 96.0, 9.0),
        (84.0, 95.0, 6.0),
        (82.0, 72.0, 3.0),
    ] {
        let ripple = Path::from(at(x, y)).bend_to(at(x + wide / 2.0, y - 1.0), at(x + wide, y));
        canvas.line(ripple, shine);
    }
}

/// Stones at the left, where the mice live.
fn rocks(canvas: &mut Canvas) {
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

/// Far trees.
fn pines(canvas: &mut Canvas) {
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
fn bough(canvas: &mut Canvas) {
    let bark = Colour::new(0x6e4a2e);
    let line = Stroke::new(Colour::new(0x35210f), 0.7).round();
    let trunk = Path::from(at(143.0, 104.0))
        .curve_to(at(150.0, 90.0), at(146.0, 70.0), at(150.0, 44.0))
        .line_to(157.0, 42.0)
        .curve_to(at(154.0, 70.0), at(158.0, 92.0), at(166.0, 104.0))
        .close();
    canvas.shape(trunk, bark, line);
    let branch =
        Path::from(at(151.0, 56.0)).curve_to(at(142.0, 52.0), at(134.0, 46.0), at(124.0, 45.0));
    canvas.line(branch.clone(), Stroke::new(line.colour, 3.4).round());
    canvas.line(branch, Stroke::new(bark, 2.2).round());
    let crowns: [(Colour, &[(f32, f32, f32)]); 2] = [
        (
            Colour::new(0x4a9552),
            &[
                (160.0, 30.0, 13.0),
                (146.0, 24.0, 11.0),
                (154.0, 10.0, 14.0),
                (140.0, 9.0, 9.0),
                (166.0, 14.0, 16.0),
            ],
        ),
        (
            Colour::new(0x5aa657),
            &[(121.0, 43.0, 5.0), (127.0, 40.5, 5.4), (132.0, 44.0, 4.4)],
        ),
    ];
    for (green, puffs) in crowns {
        let all = |shrink: f32, x: f32, y: f32| {
            puffs
                .iter()
                .fold(Path::default(), |all, &(at_x, at_y, radius)| {
                    all.and(Path::circle(at(at_x + x, at_y + y), radius * shrink))
                })
        };
        canvas.line(all(1.0, 0.0, 0.0), Stroke::new(line.colour, 1.4));
        canvas.fill(all(1.0, 0.0, 0.0), green);
        canvas.fill(all(0.62, -1.6, -2.4), green.lighter(0.16));
    }
}

/// Puts a creature with its feet here, so high.
fn stand(canvas: &mut Canvas, id: &str, feet: Point, high: f32) {
    let set = CardSet::base();
    let found = set.find(id).map(|card| set.card(card));
    let Some(elemental) = found.and_then(|card| card.elemental()) else {
        return;
    };
    let stage = Rect::new(feet.x - 30.0, feet.y - high * 0.94, 60.0, high);
    let palette = Palette::of_clan(elemental.faction);
    let mut whim = Whim::of(id);
    creature::paint(canvas, stage, elemental, &palette, LINE, &mut whim);
}

/// Grass and flowers before everything.
fn meadow(canvas: &mut Canvas) {
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
