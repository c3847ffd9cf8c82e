//! What people hold, at the lower right.

use super::super::pen::{Pen, block, curve, disc, oval, shape, soft};
use crate::geometry::at;
use crate::path::Path;

/// What is in the hand.
#[derive(Clone, Copy)]
pub(super) enum Held {
    Nothing,
    Coins,
    Parcel,
    Sword,
    Scissors,
    Pencil,
    Quill,
    Book,
    Staff,
    Ship,
    Seal,
    Comma,
    Ribbon,
    Staple,
    Ditto,
    Asterisk,
    Confetti,
}

/// Draws it, and the hand.
pub(super) fn draw(pen: &mut Pen, held: Held) {
    match held {
        Held::Nothing => return,
        Held::Coins => {
            for y in [80.0, 75.0, 70.0] {
                pen.white(oval(82.0, y, 10.0, 3.6));
            }
        }
        Held::Parcel => {
            pen.white(shape(&[
                (66.0, 72.0),
                (94.0, 68.0),
                (97.0, 92.0),
                (69.0, 96.0),
            ]));
            pen.strokes(&[[80.0, 70.0, 83.0, 94.0], [67.5, 84.0, 95.5, 80.0]]);
            pen.thin(curve(&[
                (81.0, 70.0),
                (74.0, 62.0),
                (84.0, 62.0),
                (81.0, 70.0),
                (92.0, 60.0),
            ]));
            return;
        }
        Held::Sword => {
            pen.white(shape(&[
                (79.0, 74.0),
                (79.0, 16.0),
                (83.0, 6.0),
                (87.0, 16.0),
                (87.0, 74.0),
            ]));
            pen.strokes(&[[83.0, 16.0, 83.0, 70.0]]);
            pen.black(block(71.0, 73.0, 95.0, 78.0));
        }
        Held::Scissors => {
            pen.white(shape(&[
                (80.0, 72.0),
                (68.0, 28.0),
                (76.0, 34.0),
                (86.0, 70.0),
            ]));
            pen.white(shape(&[
                (84.0, 72.0),
                (94.0, 28.0),
                (87.0, 34.0),
                (79.0, 70.0),
            ]));
            pen.thick(oval(74.0, 82.0, 6.5, 8.0));
            pen.thick(oval(91.0, 82.0, 6.5, 8.0));
            pen.black(disc(82.5, 70.0, 2.2));
            return;
        }
        Held::Pencil => {
            pen.cut(
                shape(&[(78.0, 92.0), (78.0, 40.0), (88.0, 40.0), (88.0, 92.0)]),
                0.0,
            );
            pen.white(shape(&[(78.0, 40.0), (83.0, 22.0), (88.0, 40.0)]));
            pen.black(shape(&[(81.0, 30.0), (83.0, 22.0), (85.0, 30.0)]));
        }
        Held::Quill => {
            pen.white(soft(&[
                (80.0, 74.0),
                (76.0, 50.0),
                (84.0, 26.0),
                (97.0, 16.0),
                (98.0, 44.0),
                (88.0, 66.0),
            ]));
            pen.thin(curve(&[(77.0, 90.0), (82.0, 68.0), (95.0, 22.0)]));
            pen.strokes(&[
                [84.0, 60.0, 78.0, 52.0],
                [88.0, 48.0, 81.0, 38.0],
                [86.0, 56.0, 95.0, 50.0],
            ]);
        }
        Held::Book => {
            pen.grey(shape(&[
                (62.0, 76.0),
                (80.0, 82.0),
                (98.0, 76.0),
                (98.0, 98.0),
                (80.0, 104.0),
                (62.0, 98.0),
            ]));
            pen.white(shape(&[
                (65.0, 72.0),
                (80.0, 79.0),
                (80.0, 98.0),
                (65.0, 92.0),
            ]));
            pen.white(shape(&[
                (95.0, 72.0),
                (80.0, 79.0),
                (80.0, 98.0),
                (95.0, 92.0),
            ]));
            pen.strokes(&[
                [68.0, 79.0, 77.0, 83.0],
                [68.0, 85.0, 77.0, 89.0],
                [92.0, 79.0, 83.0, 83.0],
                [92.0, 85.0, 83.0, 89.0],
            ]);
            return;
        }
        Held::Staff => {
            pen.white(block(81.0, 20.0, 86.0, 104.0));
            pen.white(shape(&[
                (83.5, 2.0),
                (92.0, 16.0),
                (83.5, 24.0),
                (75.0, 16.0),
            ]));
            pen.strokes(&[
                [81.0, 34.0, 84.0, 34.0],
                [81.0, 44.0, 86.0, 44.0],
                [81.0, 54.0, 84.0, 54.0],
                [81.0, 64.0, 86.0, 64.0],
            ]);
        }
        Held::Ship => {
            pen.white(shape(&[
                (60.0, 80.0),
                (98.0, 80.0),
                (91.0, 94.0),
                (67.0, 94.0),
            ]));
            pen.white(shape(&[(80.0, 50.0), (80.0, 78.0), (96.0, 78.0)]));
            pen.cut(shape(&[(77.0, 56.0), (77.0, 78.0), (64.0, 78.0)]), 0.0);
            return;
        }
        Held::Seal => {
            pen.white(shape(&[
                (78.0, 78.0),
                (76.0, 58.0),
                (90.0, 58.0),
                (88.0, 78.0),
            ]));
            pen.white(disc(83.0, 54.0, 7.0));
            pen.black(shape(&[
                (72.0, 78.0),
                (94.0, 78.0),
                (96.0, 85.0),
                (70.0, 85.0),
            ]));
            return;
        }
        Held::Comma => {
            pen.black(disc(84.0, 52.0, 10.0));
            pen.black(soft(&[
                (94.0, 52.0),
                (92.0, 68.0),
                (78.0, 80.0),
                (84.0, 68.0),
                (84.0, 56.0),
            ]));
            return;
        }
        Held::Ribbon => {
            pen.grey(soft(&[
                (76.0, 60.0),
                (88.0, 56.0),
                (92.0, 72.0),
                (84.0, 84.0),
                (92.0, 98.0),
                (80.0, 102.0),
                (72.0, 86.0),
                (80.0, 74.0),
            ]));
        }
        Held::Staple => {
            pen.thick(Path::polyline(&[
                at(72.0, 92.0),
                at(72.0, 64.0),
                at(94.0, 64.0),
                at(94.0, 92.0),
            ]));
            pen.thick(Path::polyline(&[
                at(75.0, 92.0),
                at(75.0, 67.0),
                at(91.0, 67.0),
                at(91.0, 92.0),
            ]));
            return;
        }
        Held::Ditto => {
            pen.black(shape(&[
                (74.0, 54.0),
                (83.0, 54.0),
                (79.0, 74.0),
                (75.0, 74.0),
            ]));
            pen.black(shape(&[
                (87.0, 54.0),
                (96.0, 54.0),
                (92.0, 74.0),
                (88.0, 74.0),
            ]));
            return;
        }
        Held::Asterisk => {
            pen.black(Path::star(at(83.0, 64.0), 14.0, 4.0, 6, 0.0));
            return;
        }
        Held::Confetti => {
            for (x, y) in [
                (8.0, 50.0),
                (16.0, 66.0),
                (90.0, 44.0),
                (80.0, 58.0),
                (94.0, 66.0),
                (20.0, 40.0),
                (84.0, 78.0),
                (10.0, 82.0),
            ] {
                pen.black(shape(&[
                    (x, y),
                    (x + 5.0, y - 2.0),
                    (x + 6.0, y + 3.0),
                    (x + 1.0, y + 5.0),
                ]));
            }
            return;
        }
    }
    pen.white(oval(83.0, 86.0, 9.0, 7.0));
    pen.strokes(&[[79.0, 84.0, 86.0, 83.0], [79.0, 88.0, 87.0, 87.0]]);
}
