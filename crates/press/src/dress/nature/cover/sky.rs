//! Sky and mountains.

use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::geometry::{Point, Rect, at};
use crate::path::Path;
use crate::portrait::COVER;

pub(super) fn sky(canvas: &mut Canvas) {
    canvas.fill_down(
        Path::rect(Rect::new(0.0, 0.0, COVER.width, 66.0)),
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

pub(super) fn mountains(canvas: &mut Canvas) {
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
