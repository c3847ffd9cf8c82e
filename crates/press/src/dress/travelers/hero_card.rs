//! Hero Cards: two halves, head to tail (TS-2.2, TS-9.6).

use super::ink::{INK, PALE, PAPER, light, line};
use super::sphere::{self, SPHERE};
use super::{glyphs, marks, wording};
use crate::canvas::{Canvas, Label};
use crate::geometry::{Rect, Transform, at};
use crate::path::Path;
use crate::sheet::CARD;
use crate::text::{Align, Rise, TextBox, TextFault};
use catalog::Locale;
use travelers::text::printed;
use travelers::{Class, Half, HeroCard, HeroHalf};

const MARGIN: f32 = 2.0;
/// Between the element and the value.
const TITLE: Rect = Rect::new(10.2, MARGIN, 43.1, 9.6);
/// Between the costs and the banner.
const ABILITIES: Rect = Rect::new(11.0, 12.3, 42.0, 30.2);
/// Where the banner hangs.
const BANNER: Rect = Rect::new(54.1, 5.7, SPHERE, 37.2);

/// Draws both halves.
pub(super) fn draw(
    canvas: &mut Canvas,
    card: &HeroCard,
    class: Class,
    locale: &Locale,
) -> Result<(), TextFault> {
    for half in Half::ALL {
        canvas.within(turned(half), |canvas| {
            half_face(canvas, card.half(half), half, class, locale)
        })?;
    }
    let middle = CARD.height / 2.0;
    let edge = Path::line(at(MARGIN, middle), at(CARD.width - MARGIN, middle));
    canvas.line(edge, line(0.5));
    Ok(())
}

/// Half II is half I upside down (TS-9.6).
fn turned(half: Half) -> Transform {
    let centre = at(CARD.width / 2.0, CARD.height / 2.0);
    match half {
        Half::I => Transform::turn(0.0, centre),
        Half::II => Transform::turn(180.0, centre),
    }
}

fn half_face(
    canvas: &mut Canvas,
    half: &HeroHalf,
    tips: Half,
    class: Class,
    locale: &Locale,
) -> Result<(), TextFault> {
    let words = printed::hero_half(half, tips);
    banner(canvas, BANNER, tips);
    let emblem = at(BANNER.centre().x, BANNER.bottom() - 9.5);
    canvas.emblem(&glyphs::class(class), Rect::around(emblem, 5.4), INK, PALE);
    let top = MARGIN + SPHERE / 2.0;
    sphere::value(canvas, at(BANNER.centre().x, top), half.value)?;
    if let Some(element) = half.element {
        let place = Rect::around(at(MARGIN + SPHERE / 2.0, top), 6.0);
        canvas.emblem(&glyphs::element(element), place, INK, PAPER);
    }
    title(canvas, &words, locale)?;
    abilities(canvas, half, &words, locale)
}

fn title(
    canvas: &mut Canvas,
    words: &printed::PrintedHeroHalf,
    locale: &Locale,
) -> Result<(), TextFault> {
    let name = Label::bold(locale.say(&words.name), 11.0).fitting(TITLE.width, 7.5)?;
    let centre = TITLE.centre().x;
    canvas.write(&name, at(centre, TITLE.y + 3.6), Align::Centre)?;
    let exhaust = Rect::new(TITLE.x, TITLE.y + 4.5, TITLE.width, 4.9);
    let small = TextBox {
        align: Align::Centre,
        rise: Rise::Middle,
        ..wording::small(exhaust)
    };
    canvas.flow(&[wording::paragraph(&locale.say(&words.exhaust))], &small)?;
    let below = TITLE.bottom() + 0.1;
    let edge = Path::line(at(MARGIN, below), at(BANNER.x - 0.8, below));
    canvas.line(edge, light(0.3));
    Ok(())
}

/// The first is nearer to the name (TS-2.4).
fn abilities(
    canvas: &mut Canvas,
    half: &HeroHalf,
    words: &printed::PrintedHeroHalf,
    locale: &Locale,
) -> Result<(), TextFault> {
    let height = ABILITIES.height / half.abilities.len().max(1) as f32;
    for (i, (ability, text)) in half.abilities.iter().zip(&words.abilities).enumerate() {
        let y = ABILITIES.y + height * i as f32;
        let block = Rect::new(ABILITIES.x, y, ABILITIES.width, height);
        if i > 0 {
            let edge = Path::line(at(MARGIN, y), at(BANNER.x - 0.8, y));
            canvas.line(edge, line(0.5));
        }
        let star = at(MARGIN + SPHERE / 2.0, block.centre().y);
        sphere::cost(canvas, star, ability.cost)?;
        let mut area = Rect::new(block.x, block.y + 0.3, block.width, block.height - 0.6);
        if ability.has_marks() {
            area.height -= marks::HEIGHT;
            let row = Rect::new(area.x, area.bottom(), area.width, marks::HEIGHT);
            marks::legacy(canvas, row)?;
        }
        let room = TextBox {
            rise: Rise::Middle,
            ..wording::body(area, locale.lang())
        };
        if let Some(laid) = wording::fitting(std::slice::from_ref(text), &room, locale)? {
            canvas.laid(&laid);
        }
    }
    Ok(())
}

/// A banner that ends in one tip or in two (TS-2.2).
pub(super) fn banner(canvas: &mut Canvas, place: Rect, tips: Half) {
    const POINT: f32 = 3.4;
    let (left, right, foot) = (place.x + 0.3, place.right() - 0.3, place.bottom());
    let middle = place.centre().x;
    let cloth = match tips {
        Half::I => [
            at(left, place.y),
            at(right, place.y),
            at(right, foot - POINT),
            at(middle, foot),
            at(left, foot - POINT),
        ],
        Half::II => [
            at(left, place.y),
            at(right, place.y),
            at(right, foot),
            at(middle, foot - POINT),
            at(left, foot),
        ],
    };
    canvas.shape(Path::polygon(&cloth), PALE, line(0.35));
    let seam = |x: f32| Path::line(at(x, place.y), at(x, foot - POINT - 1.0));
    canvas.line(seam(left + 0.9), light(0.25));
    canvas.line(seam(right - 0.9), light(0.25));
}
