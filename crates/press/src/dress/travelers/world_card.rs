//! World cards: two halves of text or of an enemy, head to tail (TS-2.6, TS-2.7, TS-9.7).

use super::ink::{light, line};
use super::lozenge::{self, LOZENGE, Triangle};
use super::{marks, strip, vignette, wording};
use crate::canvas::{Canvas, Label};
use crate::geometry::{Rect, Transform, at};
use crate::path::Path;
use crate::sheet::CARD;
use crate::text::{Align, Rise, TextBox, TextFault};
use catalog::Locale;
use travelers::text::printed::{self, PrintedText};
use travelers::{Cast, HalfCode, Letter, WorldCard, WorldHalf};

const MARGIN: f32 = 2.0;
/// Where titles end and texts begin.
const HEAD: f32 = 10.2;
/// Where the lower half begins, with some air above it.
const FOOT: f32 = 42.6;
/// Texts begin here and are so wide.
const TEXT: (f32, f32) = (3.5, 56.5);
/// The least and the most that a vignette is high.
const VIGNETTE: (f32, f32) = (6.5, 13.0);

/// Draws both halves of the card with this number.
pub(super) fn draw(
    canvas: &mut Canvas,
    card: &WorldCard,
    number: u8,
    cast: &Cast,
    locale: &Locale,
) -> Result<(), TextFault> {
    let centre = at(CARD.width / 2.0, CARD.height / 2.0);
    for (half, letter, degrees) in [(&card.a, Letter::A, 0.0), (&card.b, Letter::B, 180.0)] {
        let code = HalfCode::new(number, letter);
        canvas.within(Transform::turn(degrees, centre), |canvas| {
            half_face(canvas, half, code, cast, locale)
        })?;
    }
    let edge = Path::line(at(MARGIN, centre.y), at(CARD.width - MARGIN, centre.y));
    canvas.line(edge, line(0.5));
    Ok(())
}

fn half_face(
    canvas: &mut Canvas,
    half: &WorldHalf,
    code: HalfCode,
    cast: &Cast,
    locale: &Locale,
) -> Result<(), TextFault> {
    let words = printed::world_half(half, cast);
    // TS-2.6
    let triangle = match code.letter {
        Letter::A if code.card == 1 => Triangle::Black,
        Letter::A => Triangle::Grey,
        Letter::B => Triangle::Absent,
    };
    let corner = MARGIN - 0.3 + LOZENGE / 2.0;
    lozenge::draw(canvas, at(corner, corner), &code.to_string(), triangle)?;
    let room = Rect::new(corner + LOZENGE / 2.0 + 1.0, MARGIN, 50.0, HEAD - MARGIN);
    let title = Label::bold(locale.say(&words.title), 11.0).fitting(room.width, 8.0)?;
    canvas.write(&title, at(room.centre().x, room.y + 5.2), Align::Centre)?;
    let below = Path::line(at(room.x, HEAD - 1.1), at(CARD.width - MARGIN, HEAD - 1.1));
    canvas.line(below, light(0.3));
    match (&half.enemy, &words.enemy) {
        (Some(enemy), Some(printed)) => {
            let is_named = half.title == enemy.name;
            strip::draw(canvas, enemy, printed, !is_named, locale)?;
            let upper = Rect::new(TEXT.0, HEAD, TEXT.1, strip::TOP - HEAD - 0.1);
            let lower = Rect::new(
                TEXT.0,
                strip::BOTTOM + 0.1,
                TEXT.1,
                FOOT - strip::BOTTOM - 0.1,
            );
            beside_enemy(canvas, &words.upper, upper, locale)?;
            beside_enemy(canvas, &words.lower, lower, locale)
        }
        _ => alone(canvas, half, &words.upper, locale),
    }
}

/// Two lines of nine points, or three of the smallest.
fn beside_enemy(
    canvas: &mut Canvas,
    text: &PrintedText,
    area: Rect,
    locale: &Locale,
) -> Result<(), TextFault> {
    let room = TextBox {
        rise: Rise::Middle,
        leading: 1.04,
        gap: 0.0,
        ..wording::body(area, locale.lang())
    };
    if let Some(laid) = wording::fitting(&text.wordings(), &room, locale)? {
        canvas.laid(&laid);
    }
    Ok(())
}

/// A text half: the text, its boxes, and a picture where there is room left.
fn alone(
    canvas: &mut Canvas,
    half: &WorldHalf,
    text: &PrintedText,
    locale: &Locale,
) -> Result<(), TextFault> {
    let mut area = Rect::new(TEXT.0, HEAD, TEXT.1, FOOT - HEAD);
    if let Some(track) = &half.marks {
        area.height -= marks::HEIGHT;
        let row = Rect::new(area.x, area.bottom(), area.width, marks::HEIGHT);
        marks::track(canvas, row, track)?;
    }
    let room = wording::body(area, locale.lang());
    let mut used = 0.0;
    if let Some(laid) = wording::fitting(&text.wordings(), &room, locale)? {
        canvas.laid(&laid);
        used = laid.height + 0.8;
    }
    let height = (area.height - used).min(VIGNETTE.1);
    if height >= VIGNETTE.0 {
        let top = area.bottom() - height - (area.height - used - height) / 2.0;
        let place = Rect::new(area.x, top, area.width, height);
        vignette::draw(canvas, half.title.key(), place);
    }
    Ok(())
}
