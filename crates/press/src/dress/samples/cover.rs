//! The covers of the small games.

use super::{BRICK, EDGE, HONEY, INK, PAPER, SEA, back, on_felt};
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::{Drawing, Stroke};
use crate::dress::nature::{deeds, emblems};
use crate::emblem::Emblem;
use crate::geometry::{Point, Rect, Transform, at};
use crate::path::Path;
use crate::sheet::CARD;

/// How large cards are on a cover.
const CARD_SIZE: f32 = 0.52;

/// The duel: two cards that meet, and a hand on each side.
pub(crate) fn duel() -> Drawing {
    on_felt(|canvas| {
        for (i, turned) in [-26.0, -9.0, 9.0, 26.0].into_iter().enumerate() {
            card(canvas, at(80.0, -60.0), turned + 180.0, 64.0, back::paint);
            let colour = [SEA, BRICK, HONEY, SEA][i];
            let sign = [
                Emblem::shield(),
                Emblem::sword(),
                emblems::bolt(),
                emblems::heart(),
            ][i]
                .clone();
            card(canvas, at(80.0, 150.0), turned, 64.0, |canvas| {
                face(canvas, &sign, colour)
            });
        }
        canvas.fill(
            Path::star(at(80.0, 44.0), 21.0, 9.0, 11, 8.0),
            Colour::new(0xffe7a6),
        );
        canvas.fill(Path::star(at(80.0, 44.0), 15.0, 7.0, 11, 24.0), HONEY);
        let place = Rect::around(at(80.0, 44.0), 21.0);
        for (emblem, mirrored) in [(Emblem::sword(), false), (Emblem::sword(), true)] {
            let turn = match mirrored {
                true => Transform::mirror(80.0),
                false => Transform::shift(0.0, 0.0),
            };
            canvas.within(turn, |canvas| canvas.emblem(&emblem, place, INK, PAPER));
        }
    })
}

/// Connect Four: the frame with stones in it, four of them in a line.
pub(crate) fn connect_four() -> Drawing {
    on_felt(|canvas| {
        let frame = Rect::new(34.0, 14.0, 92.0, 82.0);
        canvas.shape(Path::rounded(frame, 6.0), SEA.darker(0.35), EDGE);
        canvas.fill(
            Path::rounded(
                Rect::new(frame.x, frame.y, frame.width, frame.height - 3.0),
                6.0,
            ),
            SEA,
        );
        let rows = [
            "       ", "    y  ", "   yr  ", "  yrr  ", " yryry ", "rryyrry",
        ];
        for (y, row) in rows.iter().enumerate() {
            for (x, stone) in row.chars().enumerate() {
                let place = at(42.5 + 12.5 * x as f32, 21.5 + 13.0 * y as f32);
                let colour = match stone {
                    'r' => BRICK,
                    'y' => HONEY,
                    _ => SEA.darker(0.55),
                };
                disc(canvas, place, colour, stone != ' ');
            }
        }
        let four = Path::line(at(55.0, 73.5), at(92.5, 34.5));
        canvas.line(four, Stroke::new(PAPER, 2.0).round().dashed(0.1, 4.0));
        disc(canvas, at(17.0, 78.0), BRICK, true);
        disc(canvas, at(20.0, 60.0), HONEY, true);
        disc(canvas, at(143.0, 74.0), HONEY, true);
    })
}

/// A stone, or the hole where one could be.
fn disc(canvas: &mut Canvas, place: Point, colour: Colour, is_stone: bool) {
    canvas.shape(Path::circle(place, 5.2), colour, EDGE);
    if is_stone {
        let ring = Stroke::new(colour.darker(0.25), 0.8);
        canvas.line(Path::circle(place, 3.3), ring);
        canvas.fill(
            Path::circle(place.moved(-1.7, -1.9), 0.9),
            Colour::WHITE.covering(0.6),
        );
    }
}

/// Leduc poker: a king to see, a card to guess, and chips between them.
pub(crate) fn leduc() -> Drawing {
    on_felt(|canvas| {
        card(canvas, at(56.0, 50.0), -9.0, 0.0, |canvas| {
            face(canvas, &crown(), BRICK)
        });
        card(canvas, at(104.0, 50.0), 8.0, 0.0, back::paint);
        for (x, y, colour, count) in [
            (22.0, 78.0, BRICK, 5),
            (80.0, 88.0, SEA, 3),
            (138.0, 76.0, HONEY, 6),
            (124.0, 90.0, BRICK, 2),
        ] {
            chips(canvas, at(x, y), colour, count);
        }
    })
}

fn crown() -> Emblem {
    let points = [
        at(0.1, 0.76),
        at(0.02, 0.26),
        at(0.3, 0.48),
        at(0.5, 0.1),
        at(0.7, 0.48),
        at(0.98, 0.26),
        at(0.9, 0.76),
    ];
    Emblem::new(1.0)
        .ink(Path::polygon(&points))
        .line(Path::line(at(0.14, 0.9), at(0.86, 0.9)), 0.1)
}

/// A pile of chips seen from one side.
fn chips(canvas: &mut Canvas, foot: Point, colour: Colour, count: usize) {
    for i in 0..count {
        let top = foot.moved(0.0, -3.2 * i as f32);
        canvas.shape(
            Path::ellipse(top.moved(0.0, 2.4), 10.5, 4.6),
            colour.darker(0.3),
            EDGE,
        );
        canvas.shape(Path::ellipse(top, 10.5, 4.6), colour, EDGE);
    }
    let top = foot.moved(0.0, -3.2 * (count - 1) as f32);
    let ring = Stroke::new(PAPER, 1.1).dashed(3.0, 2.4);
    canvas.line(Path::ellipse(top, 8.0, 3.3), ring);
    canvas.fill(Path::ellipse(top, 4.6, 1.9), PAPER);
}

/// Puts a card so far above a hinge, turned about it.
fn card(canvas: &mut Canvas, hinge: Point, turned: f32, far: f32, paint: impl FnOnce(&mut Canvas)) {
    let (width, height) = (CARD.width * CARD_SIZE, CARD.height * CARD_SIZE);
    let corner = hinge.moved(-width / 2.0, -far - height / 2.0);
    let pose = Transform::scale(CARD_SIZE)
        .then(Transform::shift(corner.x, corner.y))
        .then(Transform::turn(turned, hinge));
    canvas.within(pose, |canvas| {
        let whole = Rect::new(0.0, 0.0, CARD.width, CARD.height);
        let shadow = Rect::new(2.0, 3.0, CARD.width, CARD.height);
        canvas.fill(Path::rounded(shadow, 5.0), Colour::BLACK.covering(0.25));
        canvas.clipped(Path::rounded(whole, 5.0), paint);
        canvas.line(Path::rounded(whole, 5.0), Stroke::new(INK, 1.2));
    });
}

/// A card with one sign.
fn face(canvas: &mut Canvas, sign: &Emblem, colour: Colour) {
    let whole = Rect::new(0.0, 0.0, CARD.width, CARD.height);
    canvas.fill(Path::rect(whole), PAPER);
    canvas.line(
        Path::rounded(whole.inset(4.0), 2.6),
        Stroke::new(colour, 1.2),
    );
    canvas.emblem(sign, Rect::around(whole.centre(), 32.0), colour, PAPER);
    let coin = deeds::coin();
    for (x, y) in [(10.5, 11.0), (CARD.width - 10.5, CARD.height - 11.0)] {
        canvas.emblem(&coin, Rect::around(at(x, y), 8.0), colour, PAPER);
    }
}
