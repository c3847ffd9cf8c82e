//! The Status Card: who the hero is, and four tracks (TS-2.1).

use super::ink::{INK, LIGHT, PALE, PAPER, line};
use super::{glyphs, hero_card, wording};
use crate::canvas::{Canvas, Label};
use crate::emblem::Emblem;
use crate::geometry::{Point, Rect, at};
use crate::path::Path;
use crate::text::{Align, Rise, TextBox, TextFault};
use catalog::Locale;
use kernel::Phrase;
use travelers::{Half, HeroSide};

const LEFT: f32 = 2.0;
/// The words, beside the short banner.
const WORDS: Rect = Rect::new(LEFT + 0.5, 2.2, 49.5, 17.2);
const BANNER: Rect = Rect::new(53.7, 0.0, 7.4, 18.6);
/// A box of a track is so wide and high.
const BOX: f32 = 6.45;
/// Boxes in a row.
const ROW: u8 = 8;
/// Between tracks.
const GAP: f32 = 1.5;
/// Where the tracks begin: right of their emblems, below the words.
const TRACKS: Point = at(LEFT + 7.9, 20.4);

/// Draws the card.
pub(super) fn draw(canvas: &mut Canvas, hero: &HeroSide, locale: &Locale) -> Result<(), TextFault> {
    hero_card::banner(canvas, BANNER, Half::I);
    let emblem = glyphs::class(hero.class);
    let place = Rect::around(at(BANNER.centre().x, BANNER.bottom() - 9.5), 5.8);
    canvas.emblem(&emblem, place, INK, PALE);
    words(canvas, hero, locale)?;
    tracks(canvas, &emblem)
}

fn words(canvas: &mut Canvas, hero: &HeroSide, locale: &Locale) -> Result<(), TextFault> {
    let title = locale.say(&Phrase::new(hero.title.key()));
    let title = Label::bold(title, 11.0).fitting(WORDS.width, 7.5)?;
    canvas.write(&title, at(WORDS.x, WORDS.y + 3.6), Align::Left)?;
    let area = Rect::new(WORDS.x, WORDS.y + 5.0, WORDS.width, WORDS.height - 5.0);
    let room = TextBox {
        rise: Rise::Top,
        ..wording::body(area, locale.lang())
    };
    let about = Phrase::new(hero.about.key());
    if let Some(laid) = wording::fitting(&[about], &room, locale)? {
        canvas.laid(&laid);
    }
    Ok(())
}

fn tracks(canvas: &mut Canvas, class: &Emblem) -> Result<(), TextFault> {
    let mut y = TRACKS.y;
    y = track(canvas, &Emblem::sword(), 0..24, y)? + GAP;
    y = track(canvas, &Emblem::shield(), 0..16, y)? + GAP;
    // The token on LVL shows how far MANA may go, so the one stands right over the other.
    y = track(canvas, &Emblem::cup(), 2..10, y)?;
    y = track(canvas, &Emblem::disc(), 2..10, y)?;
    for number in [1, 0] {
        boxed(canvas, at(TRACKS.x, y), number)?;
        y += BOX;
    }
    let free = Rect::new(
        TRACKS.x + BOX + 2.0,
        y - 2.0 * BOX + 1.6,
        7.0 * BOX - 2.0,
        2.0 * BOX - 2.2,
    );
    flourish(canvas, free, class);
    Ok(())
}

/// The boxes with these numbers, row by row; where the next track may begin.
fn track(
    canvas: &mut Canvas,
    emblem: &Emblem,
    numbers: std::ops::Range<u8>,
    top: f32,
) -> Result<f32, TextFault> {
    let rows = numbers.len() as f32 / f32::from(ROW);
    let middle = at(LEFT + 3.6, top + BOX / 2.0);
    canvas.emblem(emblem, Rect::around(middle, 5.0), INK, PAPER);
    for (i, number) in (0..).zip(numbers) {
        let (column, row) = (f32::from(i % ROW), f32::from(i / ROW));
        boxed(canvas, at(TRACKS.x + BOX * column, top + BOX * row), number)?;
    }
    Ok(top + BOX * rows)
}

fn boxed(canvas: &mut Canvas, corner: Point, number: u8) -> Result<(), TextFault> {
    let place = Rect::new(corner.x, corner.y, BOX, BOX);
    canvas.shape(Path::rect(place), PAPER, line(0.3));
    let label = Label::bold(number.to_string(), 8.5);
    canvas.write(&label, place.centre().moved(0.0, 1.05), Align::Centre)
}

/// The class's emblem between two lines, where no track is.
fn flourish(canvas: &mut Canvas, place: Rect, class: &Emblem) {
    let centre = place.centre();
    let side = place.height * 0.8;
    canvas.emblem(class, Rect::around(centre, side), LIGHT, PAPER);
    for direction in [-1.0, 1.0] {
        let inner = centre.moved(direction * (side / 2.0 + 2.0), 0.0);
        let outer = at(centre.x + direction * place.width / 2.0, centre.y);
        let curl = Path::from(inner).curve_to(
            inner.moved(direction * 3.0, -3.0),
            outer.moved(-direction * 4.0, 3.0),
            outer,
        );
        canvas.line(curl, super::ink::light(0.6));
        canvas.fill(Path::circle(inner, 0.7), LIGHT);
        canvas.fill(Path::circle(outer, 0.5), LIGHT);
    }
}
