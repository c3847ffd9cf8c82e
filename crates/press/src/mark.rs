//! The sign of Mazzo, which is Italian for a deck: three cards in a fan, the middle one with its
//! letter; and its name in letters of our own.

use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::{Drawing, Stroke};
use crate::geometry::{Point, Rect, Size, Transform, at};
use crate::path::Path;

/// The cloth of the table.
const FELT: Colour = Colour::new(0x2f6350);
const SHADE: Colour = Colour::new(0x1f4638);
/// Cards, and dark letters.
const PAPER: Colour = Colour::new(0xfff6e3);
const INK: Colour = Colour::new(0x2c2118);
/// The two other cards, and the two letters in the middle of the name.
const BRICK: Colour = Colour::new(0xb8482c);
const HONEY: Colour = Colour::new(0xe3a536);

const SIDE: Size = Size {
    width: 64.0,
    height: 64.0,
};

/// What is behind the sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A cloth with round corners.
    Round,
    /// A cloth to the edges: systems cut their own corners.
    Full,
}

/// The sign on its cloth.
pub fn sign(ground: Ground) -> Drawing {
    let whole = Rect::new(0.0, 0.0, SIDE.width, SIDE.height);
    let cloth = match ground {
        Ground::Round => Path::rounded(whole, 14.0),
        Ground::Full => Path::rect(whole),
    };
    let mut canvas = Canvas::new();
    canvas.fill_down(cloth, FELT, SHADE);
    // A system may cut off a tenth on each side of a full cloth.
    let (size, shift) = match ground {
        Ground::Round => (1.0, 0.0),
        Ground::Full => (0.86, 4.6),
    };
    let pose = Transform::scale(size).then(Transform::shift(shift, shift));
    canvas.within(pose, |canvas| {
        fan(canvas, 22.0, Rect::new(20.0, 12.0, 24.0, 36.0), 3.0)
    });
    canvas.finish(SIDE)
}

/// The sign alone and larger, for the size of a few dots.
pub fn small_sign() -> Drawing {
    let mut canvas = Canvas::new();
    fan(&mut canvas, 16.0, Rect::new(17.0, 6.0, 30.0, 47.0), 4.4);
    canvas.finish(SIDE)
}

/// Three cards that turn about a place below them.
fn fan(canvas: &mut Canvas, degrees: f32, card: Rect, line: f32) {
    let hinge = at(card.centre().x, card.bottom() + card.height * 0.2);
    let radius = card.width * 0.16;
    let edge = Stroke::new(SHADE, line * 0.4).round();
    for (turned, colour) in [(-degrees, BRICK), (degrees, HONEY)] {
        let side = Path::rounded(card, radius).transformed(&Transform::turn(turned, hinge));
        canvas.shape(side, colour, edge);
    }
    canvas.shape(Path::rounded(card, radius), PAPER, edge);
    let letter = Rect::around(card.centre(), card.width * 0.56);
    canvas.line(capital(letter), Stroke::new(INK, line * 1.1).round());
}

/// An M between the edges of a place.
fn capital(place: Rect) -> Path {
    Path::polyline(&[
        place.share(0.0, 1.0),
        place.share(0.0, 0.0),
        place.share(0.5, 0.62),
        place.share(1.0, 0.0),
        place.share(1.0, 1.0),
    ])
}

/// The name, for a light or a dark ground.
pub fn wordmark(dark_ground: bool) -> Drawing {
    let ink = if dark_ground { PAPER } else { INK };
    let brick = if dark_ground {
        Colour::new(0xe2734c)
    } else {
        BRICK
    };
    let line = |colour| Stroke::new(colour, 3.6).round();
    let mut canvas = Canvas::new();
    let foot = 23.4;
    canvas.line(capital(Rect::new(2.0, foot - 20.0, 18.0, 20.0)), line(ink));
    let bowl = at(33.4, foot - 7.2);
    canvas.line(Path::circle(bowl, 7.2), line(ink));
    canvas.line(Path::line(at(40.6, foot - 14.4), at(40.6, foot)), line(ink));
    zigzag(&mut canvas, at(47.6, foot), line(brick));
    zigzag(&mut canvas, at(64.0, foot), line(HONEY));
    canvas.line(Path::circle(at(87.4, foot - 7.2), 7.2), line(ink));
    canvas.finish(Size {
        width: 97.0,
        height: 27.0,
    })
}

/// A z that stands here.
fn zigzag(canvas: &mut Canvas, foot: Point, line: Stroke) {
    let letter = [
        foot.moved(0.0, -14.4),
        foot.moved(11.6, -14.4),
        foot,
        foot.moved(11.6, 0.0),
    ];
    canvas.line(Path::polyline(&letter), line);
}
