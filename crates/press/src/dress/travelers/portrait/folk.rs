//! People: a coat, a face, a hat, and something in the hand.

mod faces;
mod hats;
mod held;

use super::pen::{Pen, curve, disc, shape, soft};
use faces::Face;
use hats::Hat;
use held::Held;

/// Who somebody is, from the shoulders up.
struct Person {
    coat: Coat,
    face: Face,
    hat: Hat,
    held: Held,
}

/// What covers the shoulders.
#[derive(Clone, Copy)]
enum Coat {
    Plain,
    Uniform,
    Robe,
    Armour,
    Rags,
    Ink,
    Sheet,
    Outline,
}

const fn person(coat: Coat, face: Face, hat: Hat, held: Held) -> Person {
    Person {
        coat,
        face,
        hat,
        held,
    }
}

fn who(key: &str) -> Option<Person> {
    Some(match key {
        "ts-foe-t2-2" => person(Coat::Uniform, Face::Moustache, Hat::Peaked, Held::Coins),
        "ts-foe-t2-3" => person(Coat::Rags, Face::Stitched, Hat::Straw, Held::Nothing),
        "ts-foe-t2-6" => person(Coat::Plain, Face::Masked, Hat::Brimmed, Held::Parcel),
        "ts-foe-t3-1" => person(Coat::Armour, Face::Stern, Hat::Helmet, Held::Sword),
        "ts-foe-t3-2" => person(Coat::Plain, Face::Barred, Hat::Top, Held::Nothing),
        "ts-foe-t3-4" => person(Coat::Outline, Face::Blank, Hat::None, Held::Scissors),
        "ts-foe-t3-6" => person(Coat::Ink, Face::Grin, Hat::Horns, Held::Nothing),
        "ts-foe-t4-1" => person(Coat::Rags, Face::Tusks, Hat::None, Held::Pencil),
        "ts-foe-t4-6" => person(Coat::Sheet, Face::Hollow, Hat::None, Held::Quill),
        "ts-foe-t5-3" => person(Coat::Armour, Face::Blank, Hat::Plumed, Held::Sword),
        "ts-foe-mini-1" => person(Coat::Robe, Face::Blindfold, Hat::Bun, Held::Book),
        "ts-foe-mini-6" => person(Coat::Armour, Face::Stern, Hat::Plumed, Held::Staff),
        "ts-villain-1" => person(Coat::Ink, Face::Blots, Hat::Bun, Held::Nothing),
        "ts-villain-2" => person(Coat::Robe, Face::Bearded, Hat::Crown, Held::Staff),
        "ts-villain-3" => person(Coat::Plain, Face::Moustache, Hat::Brimmed, Held::Pencil),
        "ts-villain-4" => person(Coat::Robe, Face::Spectacles, Hat::Bun, Held::Scissors),
        "ts-villain-5" => person(Coat::Robe, Face::Lined, Hat::Hood, Held::Quill),
        "ts-villain-6" => person(Coat::Robe, Face::Blots, Hat::Hood, Held::Book),
        "ts-villain-7" => person(Coat::Uniform, Face::Bearded, Hat::Tricorne, Held::Ship),
        "ts-villain-8" => person(Coat::Plain, Face::Bearded, Hat::Nightcap, Held::Seal),
        "ts-lieutenant-1" => person(Coat::Uniform, Face::Stern, Hat::Peaked, Held::Comma),
        "ts-lieutenant-2" => person(Coat::Robe, Face::Spectacles, Hat::Nightcap, Held::Ribbon),
        "ts-lieutenant-3" => person(Coat::Robe, Face::Stern, Hat::Tonsure, Held::Staple),
        "ts-lieutenant-4" => person(Coat::Plain, Face::Spectacles, Hat::Top, Held::Seal),
        "ts-lieutenant-5" => person(Coat::Plain, Face::Lined, Hat::Bun, Held::Ribbon),
        "ts-lieutenant-6" => person(Coat::Rags, Face::Moustache, Hat::Straw, Held::Ditto),
        "ts-lieutenant-7" => person(
            Coat::Uniform,
            Face::Spectacles,
            Hat::Tonsure,
            Held::Asterisk,
        ),
        "ts-lieutenant-8" => person(Coat::Rags, Face::Grin, Hat::Jester, Held::Confetti),
        _ => return None,
    })
}

/// Draws the person with this name, if it is one.
pub(super) fn draw(pen: &mut Pen, key: &str) -> bool {
    let Some(person) = who(key) else {
        return false;
    };
    hats::behind(pen, person.hat);
    coat(pen, person.coat);
    faces::draw(pen, person.face);
    hats::draw(pen, person.hat);
    held::draw(pen, person.held);
    true
}

fn coat(pen: &mut Pen, coat: Coat) {
    let shoulders = soft(&[
        (10.0, 108.0),
        (16.0, 82.0),
        (38.0, 68.0),
        (62.0, 68.0),
        (84.0, 82.0),
        (90.0, 108.0),
    ]);
    match coat {
        Coat::Plain => {
            pen.cut(shoulders, 12.0);
            pen.white(shape(&[(40.0, 66.0), (50.0, 92.0), (60.0, 66.0)]));
            pen.grey(shape(&[(38.0, 66.0), (26.0, 76.0), (44.0, 98.0)]));
            pen.grey(shape(&[(62.0, 66.0), (74.0, 76.0), (56.0, 98.0)]));
        }
        Coat::Uniform => {
            pen.grey(shoulders);
            for side in [-1.0, 1.0] {
                let x = |x: f32| 50.0 + side * x;
                pen.white(shape(&[
                    (x(22.0), 74.0),
                    (x(38.0), 82.0),
                    (x(36.0), 90.0),
                    (x(20.0), 81.0),
                ]));
                pen.black(disc(x(7.0), 82.0, 2.4));
                pen.black(disc(x(7.0), 93.0, 2.4));
            }
            pen.thin(curve(&[(50.0, 70.0), (50.0, 100.0)]));
            pen.thin(curve(&[(36.0, 72.0), (50.0, 77.0), (64.0, 72.0)]));
        }
        Coat::Robe => {
            pen.cut(shoulders, 0.0);
            pen.white(soft(&[
                (30.0, 70.0),
                (50.0, 78.0),
                (70.0, 70.0),
                (74.0, 82.0),
                (50.0, 92.0),
                (26.0, 82.0),
            ]));
        }
        Coat::Armour => {
            pen.white(shoulders);
            for side in [-1.0, 1.0] {
                let x = |x: f32| 50.0 + side * x;
                pen.cut(
                    soft(&[
                        (x(20.0), 76.0),
                        (x(32.0), 74.0),
                        (x(42.0), 88.0),
                        (x(26.0), 96.0),
                    ]),
                    60.0 * side,
                );
                pen.black(disc(x(30.0), 83.0, 2.2));
            }
            pen.thick(curve(&[(34.0, 78.0), (50.0, 86.0), (66.0, 78.0)]));
            pen.thin(curve(&[(50.0, 86.0), (50.0, 100.0)]));
        }
        Coat::Rags => {
            pen.cut(
                shape(&[
                    (6.0, 104.0),
                    (18.0, 80.0),
                    (28.0, 84.0),
                    (38.0, 68.0),
                    (62.0, 68.0),
                    (74.0, 86.0),
                    (82.0, 79.0),
                    (94.0, 104.0),
                ]),
                25.0,
            );
            pen.white(shape(&[
                (28.0, 84.0),
                (42.0, 86.0),
                (38.0, 100.0),
                (26.0, 98.0),
            ]));
            pen.strokes(&[[26.0, 88.0, 30.0, 90.0], [40.0, 90.0, 44.0, 92.0]]);
        }
        Coat::Ink => {
            pen.black(soft(&[
                (8.0, 108.0),
                (14.0, 82.0),
                (36.0, 66.0),
                (64.0, 66.0),
                (86.0, 82.0),
                (92.0, 108.0),
            ]));
            for (x, y) in [(12.0, 70.0), (90.0, 66.0), (84.0, 54.0)] {
                pen.black(soft(&[
                    (x, y - 7.0),
                    (x + 3.6, y + 1.0),
                    (x, y + 5.0),
                    (x - 3.6, y + 1.0),
                ]));
            }
        }
        Coat::Sheet => pen.white(soft(&[
            (20.0, 104.0),
            (24.0, 60.0),
            (34.0, 24.0),
            (50.0, 14.0),
            (66.0, 24.0),
            (76.0, 60.0),
            (80.0, 104.0),
        ])),
        Coat::Outline => {
            pen.white(shoulders.clone());
            pen.thin(soft(&[
                (18.0, 108.0),
                (24.0, 86.0),
                (40.0, 76.0),
                (60.0, 76.0),
                (76.0, 86.0),
                (82.0, 108.0),
            ]));
        }
    }
}
