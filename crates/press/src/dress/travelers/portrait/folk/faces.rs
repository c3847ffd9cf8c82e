//! Faces, on a head around (50, 44).

use super::super::pen::{Pen, block, curve, disc, oval, shape, soft};
use crate::geometry::at;

/// What a face shows.
#[derive(Clone, Copy)]
pub(super) enum Face {
    Stern,
    Moustache,
    Bearded,
    Spectacles,
    Masked,
    Barred,
    Blank,
    Stitched,
    Grin,
    Tusks,
    Hollow,
    Blindfold,
    Blots,
    Lined,
}

/// Draws head and face.
pub(super) fn draw(pen: &mut Pen, face: Face) {
    match face {
        Face::Tusks => pen.white(soft(&[
            (50.0, 14.0),
            (76.0, 28.0),
            (82.0, 56.0),
            (66.0, 76.0),
            (34.0, 76.0),
            (18.0, 56.0),
            (24.0, 28.0),
        ])),
        Face::Hollow => {}
        _ => {
            pen.white(block(43.0, 58.0, 57.0, 73.0));
            pen.white(oval(50.0, 44.0, 18.5, 22.0));
        }
    }
    match face {
        Face::Stern => {
            eyes(pen);
            nose(pen);
            pen.thick(curve(&[(42.0, 58.0), (50.0, 57.0), (58.0, 58.0)]));
        }
        Face::Moustache => {
            eyes(pen);
            nose(pen);
            for side in [-1.0, 1.0] {
                let x = |x: f32| 50.0 + side * x;
                pen.black(soft(&[
                    (x(0.0), 53.0),
                    (x(10.0), 54.0),
                    (x(20.0), 49.0),
                    (x(13.0), 60.0),
                    (x(3.0), 59.0),
                ]));
            }
        }
        Face::Bearded => {
            pen.cut(
                soft(&[
                    (32.0, 46.0),
                    (38.0, 53.0),
                    (50.0, 52.0),
                    (62.0, 53.0),
                    (68.0, 46.0),
                    (66.0, 70.0),
                    (50.0, 90.0),
                    (34.0, 70.0),
                ]),
                0.0,
            );
            eyes(pen);
            nose(pen);
            pen.black(oval(50.0, 58.0, 6.0, 2.2));
        }
        Face::Spectacles => {
            for x in [41.0, 59.0] {
                pen.eye(x, 42.0, 3.2);
                pen.thin(disc(x, 42.0, 7.4));
            }
            pen.strokes(&[
                [48.4, 42.0, 51.6, 42.0],
                [33.6, 41.0, 31.5, 39.0],
                [66.4, 41.0, 68.5, 39.0],
            ]);
            nose(pen);
            pen.thick(curve(&[(44.0, 59.0), (50.0, 57.0), (56.0, 59.0)]));
        }
        Face::Masked => {
            pen.black(soft(&[
                (31.0, 36.0),
                (50.0, 39.0),
                (69.0, 36.0),
                (66.0, 48.0),
                (50.0, 45.0),
                (34.0, 48.0),
            ]));
            pen.eye(42.0, 42.0, 3.4);
            pen.eye(58.0, 42.0, 3.4);
            pen.cut(
                shape(&[
                    (33.0, 52.0),
                    (50.0, 55.0),
                    (67.0, 52.0),
                    (58.0, 70.0),
                    (50.0, 78.0),
                    (42.0, 70.0),
                ]),
                45.0,
            );
        }
        Face::Barred => {
            pen.black(block(24.0, 36.0, 76.0, 46.0));
            pen.black(block(38.0, 55.0, 62.0, 60.0));
            nose(pen);
        }
        Face::Blank => {}
        Face::Stitched => {
            for x in [42.0, 58.0] {
                pen.strokes(&[
                    [x - 4.0, 38.0, x + 4.0, 46.0],
                    [x + 4.0, 38.0, x - 4.0, 46.0],
                ]);
            }
            pen.thick(curve(&[(38.0, 56.0), (50.0, 60.0), (62.0, 56.0)]));
            pen.strokes(&[
                [42.0, 54.0, 42.0, 61.0],
                [50.0, 56.0, 50.0, 64.0],
                [58.0, 54.0, 58.0, 61.0],
            ]);
        }
        Face::Grin => {
            pen.glare(50.0, 41.0, 8.0, 4.4);
            nose(pen);
            pen.black(soft(&[
                (36.0, 53.0),
                (50.0, 57.0),
                (64.0, 53.0),
                (50.0, 66.0),
            ]));
            pen.teeth(at(40.0, 55.5), at(60.0, 55.5), 5, 3.6);
        }
        Face::Tusks => {
            pen.glare(50.0, 38.0, 13.0, 5.4);
            pen.cut(oval(50.0, 52.0, 8.0, 5.5), 90.0);
            pen.thick(curve(&[(30.0, 63.0), (50.0, 66.0), (70.0, 63.0)]));
            pen.white(shape(&[(34.0, 64.0), (40.0, 64.0), (35.0, 48.0)]));
            pen.white(shape(&[(66.0, 64.0), (60.0, 64.0), (65.0, 48.0)]));
            pen.white(shape(&[(22.0, 36.0), (8.0, 30.0), (20.0, 48.0)]));
            pen.white(shape(&[(78.0, 36.0), (92.0, 30.0), (80.0, 48.0)]));
        }
        Face::Hollow => {
            pen.black(oval(42.0, 40.0, 4.6, 7.0));
            pen.black(oval(58.0, 40.0, 4.6, 7.0));
            pen.black(oval(50.0, 58.0, 4.0, 6.0));
            pen.thin(curve(&[(34.0, 74.0), (32.0, 88.0), (34.0, 100.0)]));
            pen.thin(curve(&[(48.0, 76.0), (47.0, 90.0), (48.0, 100.0)]));
        }
        Face::Blindfold => {
            pen.cut(
                soft(&[
                    (31.0, 36.0),
                    (50.0, 34.0),
                    (69.0, 36.0),
                    (68.0, 47.0),
                    (50.0, 46.0),
                    (32.0, 47.0),
                ]),
                80.0,
            );
            nose(pen);
            pen.thick(curve(&[(44.0, 59.0), (50.0, 60.0), (56.0, 59.0)]));
        }
        Face::Blots => {
            eyes(pen);
            pen.thick(curve(&[(42.0, 58.0), (50.0, 61.0), (58.0, 57.0)]));
            for (x, y, size) in [
                (38.0, 54.0, 3.6),
                (60.0, 52.0, 2.6),
                (46.0, 29.0, 3.0),
                (62.0, 33.0, 2.0),
                (36.0, 34.0, 1.8),
            ] {
                pen.black(disc(x, y, size));
            }
        }
        Face::Lined => {
            for y in [28.0, 33.0, 52.0, 64.0] {
                pen.thin(curve(&[
                    (36.0, y),
                    (44.0, y - 2.0),
                    (56.0, y + 2.0),
                    (64.0, y),
                ]));
            }
            eyes(pen);
            nose(pen);
            pen.thick(curve(&[(42.0, 58.0), (50.0, 60.0), (58.0, 58.0)]));
        }
    }
}

fn eyes(pen: &mut Pen) {
    pen.glare(50.0, 41.0, 8.0, 3.6);
}

fn nose(pen: &mut Pen) {
    pen.thin(curve(&[(50.0, 42.0), (46.0, 51.0), (51.0, 52.0)]));
}
