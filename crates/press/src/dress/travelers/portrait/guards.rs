//! What guards by itself: chests, doors and traps (TS-5.71).

use super::pen::{Pen, block, curve, disc, shape, soft};
use crate::geometry::at;
use crate::path::Path;

/// Draws the lock or trap with this name, if it is one.
pub(super) fn draw(pen: &mut Pen, key: &str) -> bool {
    match key {
        "ts-lock-1" => chest(pen),
        "ts-lock-2" => door(pen),
        "ts-lock-3" => coffer(pen),
        "ts-lock-4" => safe(pen),
        "ts-snag-1" => falling_press(pen),
        "ts-snag-2" => floor(pen),
        "ts-snag-3" => needles(pen),
        "ts-snag-4" => sluice(pen),
        _ => return false,
    }
    true
}

fn chest(pen: &mut Pen) {
    pen.cut(
        soft(&[
            (10.0, 48.0),
            (14.0, 24.0),
            (50.0, 16.0),
            (86.0, 24.0),
            (90.0, 48.0),
        ]),
        90.0,
    );
    pen.white(block(10.0, 46.0, 90.0, 88.0));
    pen.grey(block(18.0, 46.0, 28.0, 88.0));
    pen.grey(block(72.0, 46.0, 82.0, 88.0));
    pen.strokes(&[[28.0, 60.0, 72.0, 60.0], [28.0, 74.0, 72.0, 74.0]]);
    pen.white(block(40.0, 40.0, 60.0, 66.0));
    keyhole(pen, 50.0, 52.0);
}

fn keyhole(pen: &mut Pen, x: f32, y: f32) {
    pen.black(disc(x, y, 4.0));
    pen.black(shape(&[
        (x - 2.0, y),
        (x + 2.0, y),
        (x + 4.0, y + 10.0),
        (x - 4.0, y + 10.0),
    ]));
}

fn door(pen: &mut Pen) {
    let arch = Path::from(at(20.0, 98.0))
        .line_to(20.0, 44.0)
        .curve_to(at(20.0, 0.0), at(80.0, 0.0), at(80.0, 44.0))
        .line_to(80.0, 98.0)
        .close();
    pen.cut(arch, 0.0);
    pen.grey(block(20.0, 38.0, 80.0, 45.0));
    pen.grey(block(20.0, 74.0, 80.0, 81.0));
    pen.white(Path::star(at(50.0, 58.0), 19.0, 15.0, 12, 0.0));
    pen.thin(disc(50.0, 58.0, 11.0));
    keyhole(pen, 50.0, 55.0);
}

fn coffer(pen: &mut Pen) {
    pen.white(shape(&[
        (50.0, 12.0),
        (88.0, 30.0),
        (50.0, 48.0),
        (12.0, 30.0),
    ]));
    pen.cut(
        shape(&[(12.0, 30.0), (50.0, 48.0), (50.0, 94.0), (12.0, 76.0)]),
        0.0,
    );
    pen.white(shape(&[
        (88.0, 30.0),
        (50.0, 48.0),
        (50.0, 94.0),
        (88.0, 76.0),
    ]));
    pen.strokes(&[
        [24.7, 24.0, 62.7, 42.0],
        [37.0, 18.0, 75.0, 36.0],
        [37.0, 42.0, 75.0, 24.0],
        [25.0, 36.0, 63.0, 18.0],
    ]);
    pen.strokes(&[
        [62.7, 42.0, 62.7, 88.0],
        [75.3, 36.0, 75.3, 82.0],
        [50.0, 63.0, 88.0, 45.0],
        [50.0, 78.0, 88.0, 60.0],
    ]);
    pen.black(shape(&[
        (64.0, 58.0),
        (74.0, 53.0),
        (74.0, 65.0),
        (64.0, 70.0),
    ]));
}

fn safe(pen: &mut Pen) {
    pen.grey(block(12.0, 10.0, 88.0, 92.0));
    for row in 0..4u8 {
        for column in 0..3u8 {
            let (x, y) = (
                18.0 + 22.0 * f32::from(column),
                16.0 + 18.0 * f32::from(row),
            );
            pen.white(block(x, y, x + 19.0, y + 14.0));
            pen.black(disc(x + 9.5, y + 7.0, 2.2));
        }
    }
    pen.white(disc(50.0, 52.0, 13.0));
    keyhole(pen, 50.0, 48.0);
}

fn falling_press(pen: &mut Pen) {
    pen.white(block(44.0, -4.0, 56.0, 24.0));
    pen.strokes(&[
        [44.0, 6.0, 56.0, 2.0],
        [44.0, 13.0, 56.0, 9.0],
        [44.0, 20.0, 56.0, 16.0],
    ]);
    pen.cut(block(12.0, 24.0, 88.0, 46.0), 60.0);
    pen.black(block(16.0, 46.0, 84.0, 53.0));
    for x in [22.0, 50.0, 78.0] {
        pen.strokes(&[
            [x, 58.0, x, 70.0],
            [x - 4.0, 66.0, x, 71.0],
            [x + 4.0, 66.0, x, 71.0],
        ]);
    }
    pen.white(block(4.0, 82.0, 96.0, 98.0));
    pen.thick(curve(&[(38.0, 80.0), (50.0, 77.0), (62.0, 80.0)]));
}

fn floor(pen: &mut Pen) {
    pen.white(shape(&[
        (20.0, 30.0),
        (80.0, 30.0),
        (98.0, 94.0),
        (2.0, 94.0),
    ]));
    pen.strokes(&[
        [14.0, 50.0, 86.0, 50.0],
        [8.0, 70.0, 92.0, 70.0],
        [40.0, 30.0, 34.0, 94.0],
        [60.0, 30.0, 66.0, 94.0],
    ]);
    pen.black(shape(&[
        (36.0, 52.0),
        (46.0, 56.0),
        (58.0, 50.0),
        (70.0, 58.0),
        (64.0, 70.0),
        (72.0, 82.0),
        (54.0, 78.0),
        (42.0, 86.0),
        (38.0, 72.0),
        (26.0, 68.0),
    ]));
    pen.white(shape(&[(36.0, 52.0), (46.0, 56.0), (44.0, 64.0)]));
    pen.white(shape(&[(64.0, 70.0), (72.0, 82.0), (60.0, 72.0)]));
    pen.white(soft(&[
        (46.0, 8.0),
        (54.0, 8.0),
        (56.0, 24.0),
        (70.0, 30.0),
        (68.0, 36.0),
        (46.0, 34.0),
    ]));
}

fn needles(pen: &mut Pen) {
    pen.grey(block(0.0, 6.0, 14.0, 96.0));
    pen.grey(block(86.0, 6.0, 100.0, 96.0));
    for row in 0..5u8 {
        let y = 16.0 + 17.0 * f32::from(row);
        pen.white(shape(&[(14.0, y - 3.0), (58.0, y), (14.0, y + 3.0)]));
        let y = y + 8.0;
        pen.white(shape(&[(86.0, y - 3.0), (42.0, y), (86.0, y + 3.0)]));
        pen.thin(curve(&[(18.0, y - 8.0), (28.0, y - 1.0), (36.0, y - 9.0)]));
    }
}

fn sluice(pen: &mut Pen) {
    pen.cut(block(8.0, 4.0, 92.0, 18.0), 30.0);
    pen.white(block(14.0, 18.0, 24.0, 98.0));
    pen.white(block(76.0, 18.0, 86.0, 98.0));
    pen.grey(block(24.0, 14.0, 76.0, 46.0));
    pen.strokes(&[
        [37.0, 14.0, 37.0, 46.0],
        [50.0, 14.0, 50.0, 46.0],
        [63.0, 14.0, 63.0, 46.0],
    ]);
    pen.black(soft(&[
        (25.0, 50.0),
        (38.0, 46.0),
        (50.0, 50.0),
        (62.0, 46.0),
        (75.0, 50.0),
        (78.0, 74.0),
        (96.0, 90.0),
        (50.0, 104.0),
        (4.0, 90.0),
        (22.0, 74.0),
    ]));
    pen.white(curve(&[(34.0, 56.0), (32.0, 72.0), (24.0, 84.0), (34.0, 72.0)]).close());
    pen.white(curve(&[(60.0, 56.0), (62.0, 74.0), (72.0, 86.0), (60.0, 74.0)]).close());
}
