//! Paper, iron and weather with a will of their own.

use super::pen::{Pen, block, curve, disc, oval, shape, soft};
use crate::geometry::{Rect, at};
use crate::path::Path;

/// Draws the thing with this name, if it is one.
pub(super) fn draw(pen: &mut Pen, key: &str) -> bool {
    match key {
        "ts-foe-t1-4" => stamp(pen),
        "ts-foe-t1-5" => draft(pen),
        "ts-foe-t4-3" => golem(pen),
        "ts-foe-t5-5" => deadline(pen),
        "ts-foe-t5-6" => storm(pen),
        "ts-foe-mini-3" => codex(pen),
        "ts-foe-mini-5" => bookend(pen),
        _ => return false,
    }
    true
}

fn stamp(pen: &mut Pen) {
    pen.cut(disc(50.0, 18.0, 13.0), 45.0);
    pen.white(shape(&[
        (43.0, 28.0),
        (57.0, 28.0),
        (62.0, 50.0),
        (38.0, 50.0),
    ]));
    pen.white(Path::rounded(Rect::new(18.0, 48.0, 64.0, 32.0), 5.0));
    pen.glare(50.0, 62.0, 13.0, 5.0);
    pen.thick(curve(&[(40.0, 74.0), (50.0, 71.0), (60.0, 74.0)]));
    pen.black(block(16.0, 80.0, 84.0, 87.0));
    pen.thick(curve(&[(30.0, 88.0), (28.0, 95.0), (22.0, 97.0)]));
    pen.thick(curve(&[(70.0, 88.0), (72.0, 95.0), (78.0, 97.0)]));
}

fn draft(pen: &mut Pen) {
    pen.white(shape(&[
        (20.0, 24.0),
        (36.0, 8.0),
        (52.0, 16.0),
        (72.0, 8.0),
        (84.0, 30.0),
        (78.0, 48.0),
        (90.0, 70.0),
        (68.0, 92.0),
        (46.0, 84.0),
        (26.0, 92.0),
        (12.0, 66.0),
        (24.0, 46.0),
    ]));
    pen.cut(
        shape(&[(12.0, 66.0), (24.0, 46.0), (34.0, 62.0), (26.0, 92.0)]),
        20.0,
    );
    pen.cut(
        shape(&[(90.0, 70.0), (68.0, 92.0), (62.0, 70.0), (78.0, 48.0)]),
        60.0,
    );
    pen.strokes(&[
        [36.0, 8.0, 40.0, 30.0],
        [72.0, 8.0, 62.0, 28.0],
        [24.0, 46.0, 40.0, 30.0],
        [78.0, 48.0, 62.0, 28.0],
        [46.0, 84.0, 34.0, 62.0],
        [46.0, 84.0, 62.0, 70.0],
    ]);
    pen.glare(51.0, 46.0, 10.0, 5.6);
    pen.thick(curve(&[(42.0, 66.0), (51.0, 60.0), (60.0, 66.0)]));
}

fn golem(pen: &mut Pen) {
    pen.cut(block(10.0, 6.0, 20.0, 96.0), 0.0);
    pen.cut(block(80.0, 6.0, 90.0, 96.0), 0.0);
    pen.grey(block(6.0, 6.0, 94.0, 20.0));
    pen.white(block(45.0, 18.0, 55.0, 40.0));
    pen.strokes(&[
        [45.0, 26.0, 55.0, 22.0],
        [45.0, 32.0, 55.0, 28.0],
        [45.0, 38.0, 55.0, 34.0],
    ]);
    pen.thick(Path::line(at(26.0, 30.0), at(74.0, 30.0)));
    pen.white(block(20.0, 40.0, 80.0, 66.0));
    pen.glare(50.0, 54.0, 14.0, 6.0);
    pen.black(block(24.0, 66.0, 76.0, 80.0));
    pen.teeth(at(28.0, 66.0), at(72.0, 66.0), 6, 6.0);
    pen.teeth(at(72.0, 80.0), at(28.0, 80.0), 6, -6.0);
    pen.white(block(20.0, 80.0, 80.0, 92.0));
}

fn deadline(pen: &mut Pen) {
    pen.white(disc(50.0, 48.0, 36.0));
    pen.thin(disc(50.0, 48.0, 31.0));
    for hour in 0..12u8 {
        let direction = 30.0 * f32::from(hour);
        let middle = at(50.0, 48.0);
        pen.thick(Path::line(
            middle.towards(direction, 26.0),
            middle.towards(direction, 30.0),
        ));
    }
    pen.glare(50.0, 42.0, 11.0, 5.0);
    pen.thick(Path::line(at(50.0, 50.0), at(50.0, 22.0)));
    pen.thick(Path::line(at(50.0, 50.0), at(38.0, 32.0)));
    pen.black(disc(50.0, 50.0, 3.0));
    pen.teeth(at(36.0, 60.0), at(64.0, 60.0), 6, 7.0);
    pen.black(block(0.0, 88.0, 100.0, 93.0));
    pen.white(shape(&[
        (38.0, 4.0),
        (62.0, 4.0),
        (58.0, 12.0),
        (42.0, 12.0),
    ]));
}

fn storm(pen: &mut Pen) {
    for (y, wide, shift) in [
        (16.0, 44.0, 2.0),
        (30.0, 38.0, -4.0),
        (44.0, 31.0, 4.0),
        (58.0, 23.0, -3.0),
        (71.0, 15.0, 3.0),
        (83.0, 8.0, -1.0),
    ] {
        pen.cut(oval(50.0 + shift, y, wide, 9.5), 80.0);
    }
    pen.glare(50.0, 32.0, 14.0, 6.0);
    for (x, y, lean) in [
        (12.0, 52.0, 1.0),
        (84.0, 60.0, -1.0),
        (20.0, 78.0, -1.0),
        (76.0, 84.0, 1.0),
    ] {
        pen.white(shape(&[
            (x - 6.0, y - 5.0 * lean),
            (x + 5.0, y - 6.0),
            (x + 6.0, y + 5.0 * lean),
            (x - 5.0, y + 6.0),
        ]));
        pen.thick(curve(&[
            (x - 2.0, y - 2.0),
            (x + 2.0, y),
            (x - 1.0, y + 3.0),
        ]));
    }
}

fn codex(pen: &mut Pen) {
    pen.grey(shape(&[
        (18.0, 14.0),
        (74.0, 10.0),
        (84.0, 18.0),
        (84.0, 86.0),
        (28.0, 92.0),
        (18.0, 84.0),
    ]));
    pen.white(shape(&[
        (24.0, 20.0),
        (78.0, 16.0),
        (78.0, 80.0),
        (24.0, 85.0),
    ]));
    pen.glare(50.0, 40.0, 12.0, 6.4);
    pen.black(soft(&[
        (32.0, 60.0),
        (50.0, 54.0),
        (70.0, 58.0),
        (66.0, 74.0),
        (36.0, 76.0),
    ]));
    pen.teeth(at(36.0, 59.5), at(68.0, 57.5), 6, 6.0);
    pen.teeth(at(64.0, 74.5), at(38.0, 76.0), 5, -6.0);
    for (x, y) in [
        (6.0, 30.0),
        (15.0, 38.0),
        (8.0, 47.0),
        (16.0, 56.0),
        (8.0, 65.0),
        (15.0, 74.0),
        (7.0, 83.0),
    ] {
        pen.thick(oval(x, y, 5.6, 3.6));
    }
    pen.black(disc(78.0, 50.0, 4.0));
}

fn bookend(pen: &mut Pen) {
    pen.cut(
        shape(&[
            (66.0, 12.0),
            (84.0, 12.0),
            (84.0, 92.0),
            (10.0, 92.0),
            (10.0, 80.0),
            (66.0, 80.0),
        ]),
        30.0,
    );
    pen.white(soft(&[
        (34.0, 80.0),
        (30.0, 62.0),
        (42.0, 48.0),
        (36.0, 34.0),
        (48.0, 22.0),
        (62.0, 32.0),
        (60.0, 50.0),
        (66.0, 80.0),
    ]));
    pen.eye(44.0, 34.0, 3.6);
    pen.eye(54.0, 34.0, 3.6);
    pen.thick(curve(&[(44.0, 44.0), (49.0, 41.0), (54.0, 44.0)]));
    pen.thick(curve(&[(40.0, 54.0), (24.0, 60.0), (18.0, 76.0)]));
    pen.black(soft(&[
        (45.0, 38.0),
        (46.5, 42.0),
        (45.0, 44.0),
        (43.5, 42.0),
    ]));
    pen.white(shape(&[
        (12.0, 52.0),
        (20.0, 50.0),
        (26.0, 80.0),
        (18.0, 80.0),
    ]));
}
