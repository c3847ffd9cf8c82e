//! Animals.

use super::pen::{Pen, curve, disc, oval, shape, soft};
use crate::geometry::at;
use crate::path::Path;

/// Draws the beast with this name, if it is one.
pub(super) fn draw(pen: &mut Pen, key: &str) -> bool {
    match key {
        "ts-foe-t2-1" => fox(pen),
        "ts-foe-t2-4" => bat(pen),
        "ts-foe-t2-5" => porcupine(pen),
        "ts-foe-t4-2" => tiger(pen),
        "ts-foe-mini-2" => lion(pen),
        "ts-foe-mini-4" => heron(pen),
        _ => return false,
    }
    true
}

/// Folded from one sheet: straight edges, and creases.
fn fox(pen: &mut Pen) {
    pen.grey(shape(&[(14.0, 8.0), (38.0, 32.0), (18.0, 48.0)]));
    pen.grey(shape(&[(86.0, 8.0), (62.0, 32.0), (82.0, 48.0)]));
    pen.white(shape(&[
        (18.0, 48.0),
        (34.0, 28.0),
        (66.0, 28.0),
        (82.0, 48.0),
        (50.0, 94.0),
    ]));
    pen.cut(shape(&[(18.0, 48.0), (34.0, 56.0), (50.0, 94.0)]), 70.0);
    pen.cut(shape(&[(82.0, 48.0), (66.0, 56.0), (50.0, 94.0)]), -70.0);
    pen.strokes(&[
        [34.0, 28.0, 50.0, 94.0],
        [66.0, 28.0, 50.0, 94.0],
        [50.0, 28.0, 50.0, 60.0],
    ]);
    pen.black(shape(&[(28.0, 46.0), (42.0, 52.0), (38.0, 56.0)]));
    pen.black(shape(&[(72.0, 46.0), (58.0, 52.0), (62.0, 56.0)]));
    pen.black(shape(&[(43.0, 84.0), (57.0, 84.0), (50.0, 95.0)]));
}

fn bat(pen: &mut Pen) {
    for side in [-1.0, 1.0] {
        let x = |x: f32| 50.0 + side * x;
        pen.cut(
            shape(&[
                (x(10.0), 40.0),
                (x(30.0), 18.0),
                (x(49.0), 30.0),
                (x(46.0), 72.0),
                (x(36.0), 60.0),
                (x(26.0), 74.0),
                (x(18.0), 60.0),
                (x(8.0), 70.0),
            ]),
            15.0 * side,
        );
        pen.strokes(&[
            [x(30.0), 18.0, x(36.0), 60.0],
            [x(30.0), 18.0, x(18.0), 60.0],
        ]);
        pen.white(shape(&[(x(4.0), 34.0), (x(16.0), 14.0), (x(17.0), 38.0)]));
    }
    pen.white(oval(50.0, 62.0, 15.0, 26.0));
    pen.white(disc(50.0, 46.0, 18.0));
    pen.glare(50.0, 45.0, 8.0, 4.6);
    pen.thin(curve(&[(40.0, 55.0), (50.0, 58.0), (60.0, 55.0)]));
    pen.teeth(at(43.0, 57.0), at(57.0, 57.0), 2, 6.0);
    pen.strokes(&[[44.0, 70.0, 56.0, 70.0], [43.0, 76.0, 57.0, 76.0]]);
}

fn porcupine(pen: &mut Pen) {
    for (i, direction) in [-96.0, -78.0, -60.0, -42.0, -24.0, -6.0, 12.0, 30.0, 46.0]
        .into_iter()
        .enumerate()
    {
        let from = at(56.0, 66.0);
        let far = if i % 2 == 0 { 58.0 } else { 50.0 };
        let tip = from.towards(-direction, far);
        let (left, right) = (
            from.towards(-direction - 6.0, 30.0),
            from.towards(-direction + 6.0, 30.0),
        );
        pen.white(Path::polygon(&[left, tip, right]));
        pen.black(Path::polygon(&[
            tip.between(left, 0.25),
            tip,
            tip.between(right, 0.25),
        ]));
    }
    pen.cut(
        soft(&[
            (24.0, 72.0),
            (36.0, 50.0),
            (66.0, 40.0),
            (90.0, 62.0),
            (90.0, 92.0),
            (40.0, 92.0),
        ]),
        40.0,
    );
    pen.white(soft(&[
        (8.0, 78.0),
        (22.0, 60.0),
        (40.0, 62.0),
        (42.0, 84.0),
        (24.0, 90.0),
    ]));
    pen.eye(27.0, 70.0, 4.6);
    pen.thick(Path::line(at(20.0, 62.0), at(30.0, 64.0)));
    pen.black(disc(9.0, 79.0, 4.0));
    pen.thin(curve(&[(16.0, 86.0), (22.0, 84.0), (27.0, 85.0)]));
}

/// What the heads of big cats share.
fn cat(pen: &mut Pen, width: f32) {
    for side in [-1.0, 1.0] {
        let x = |x: f32| 50.0 + side * x * width;
        pen.grey(disc(x(25.0), 26.0, 10.0));
        pen.white(disc(x(25.0), 27.0, 4.5));
    }
    pen.white(soft(&[
        (50.0, 18.0),
        (50.0 + 30.0 * width, 34.0),
        (50.0 + 32.0 * width, 58.0),
        (66.0, 84.0),
        (34.0, 84.0),
        (50.0 - 32.0 * width, 58.0),
        (50.0 - 30.0 * width, 34.0),
    ]));
    pen.glare(50.0, 46.0, 14.0, 5.6);
    pen.white(oval(42.0, 70.0, 12.0, 10.0));
    pen.white(oval(58.0, 70.0, 12.0, 10.0));
    pen.black(shape(&[(42.0, 58.0), (58.0, 58.0), (50.0, 68.0)]));
    pen.teeth(at(42.0, 79.0), at(58.0, 79.0), 3, 7.0);
    for side in [-1.0, 1.0] {
        let x = |x: f32| 50.0 + side * x;
        pen.strokes(&[
            [x(14.0), 70.0, x(36.0), 66.0],
            [x(14.0), 73.0, x(36.0), 75.0],
        ]);
    }
}

fn tiger(pen: &mut Pen) {
    cat(pen, 1.15);
    pen.black(shape(&[(47.0, 18.0), (53.0, 18.0), (50.0, 36.0)]));
    for side in [-1.0, 1.0] {
        let x = |x: f32| 50.0 + side * x;
        pen.black(shape(&[(x(8.0), 20.0), (x(14.0), 21.0), (x(8.0), 33.0)]));
        for y in [42.0, 52.0, 62.0] {
            pen.black(shape(&[
                (x(38.0), y - 3.0),
                (x(38.0), y + 3.0),
                (x(24.0), y + 2.0),
            ]));
        }
    }
}

/// A watermark: seen through lines.
fn lion(pen: &mut Pen) {
    pen.cut(Path::star(at(50.0, 50.0), 48.0, 38.0, 18, 0.0), 90.0);
    cat(pen, 0.95);
    pen.strokes(&[[40.0, 26.0, 60.0, 26.0], [42.0, 31.0, 58.0, 31.0]]);
}

fn heron(pen: &mut Pen) {
    pen.strokes(&[
        [56.0, 76.0, 56.0, 98.0],
        [56.0, 98.0, 46.0, 98.0],
        [56.0, 98.0, 66.0, 98.0],
    ]);
    pen.thick(curve(&[(64.0, 74.0), (76.0, 84.0), (66.0, 90.0)]));
    pen.thin(disc(62.0, 92.0, 5.0));
    pen.cut(
        soft(&[
            (40.0, 60.0),
            (60.0, 46.0),
            (94.0, 62.0),
            (80.0, 78.0),
            (52.0, 80.0),
        ]),
        65.0,
    );
    pen.white(soft(&[
        (46.0, 68.0),
        (40.0, 46.0),
        (52.0, 32.0),
        (44.0, 18.0),
        (54.0, 14.0),
        (64.0, 30.0),
        (54.0, 46.0),
        (60.0, 62.0),
    ]));
    pen.white(soft(&[
        (36.0, 22.0),
        (44.0, 10.0),
        (58.0, 12.0),
        (58.0, 24.0),
        (44.0, 28.0),
    ]));
    pen.black(shape(&[(38.0, 16.0), (4.0, 30.0), (40.0, 25.0)]));
    pen.eye(46.0, 18.0, 3.6);
    pen.thick(curve(&[(56.0, 12.0), (68.0, 8.0), (80.0, 14.0)]));
}
