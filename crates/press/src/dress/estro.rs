//! Estro: a sky in which the five values of a card draw its constellation.

pub(crate) mod back;
mod backdrop;
pub(crate) mod cover;
pub(crate) mod emblems;
mod palette;
pub(crate) mod portrait;
mod spirit;

use super::rules::{paragraphs, text_box};
use super::whim::Whim;
use super::{DressFault, Dressed, dressed};
use crate::canvas::{Canvas, Label};
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::geometry::{Point, Rect, at};
use crate::path::Path;
use crate::sheet::{CARD, Slip};
use crate::text::{Align, Rise, TextBox, TextFault};
use backdrop::Sky;
use catalog::{Locale, OwnCards};
use estro::cards::{Card, CardSet};
use estro::estri::Value;
use estro::gift::Kind;
use estro::text;
use kernel::Phrase;
use palette::Palette;

/// The wanted cards of the catalogue.
pub(super) fn dress(
    own: Option<&OwnCards>,
    locale: &Locale,
    wanted: impl Fn(&str) -> bool,
) -> Result<Vec<Dressed>, DressFault> {
    let set = match own {
        None => CardSet::base(),
        Some(own) => CardSet::from_file(&own.file, &own.text).map_err(DressFault::Cards)?,
    };
    let cards = set.cards.iter().filter(|card| wanted(card.id));
    cards
        .map(|card| {
            let name = card.name.in_lang(locale.lang());
            dressed(card.id, name, slip(card, name, locale))
        })
        .collect()
}

/// The middle of the five values.
const CENTRE: Point = at(CARD.width / 2.0, 35.2);
/// How far out a value of [`FULL`] lies.
const REACH: f32 = 15.5;
const FULL: f32 = 32.0;
/// Where the gift stands.
const PANEL: Rect = Rect::new(3.0, 61.2, CARD.width - 6.0, 23.8);

fn slip(card: &Card, name: &str, locale: &Locale) -> Result<Slip, TextFault> {
    let palette = Palette::of(card.estro);
    let whole = Rect::new(0.0, 0.0, CARD.width, CARD.height);
    let mut whim = Whim::of(card.id);
    let mut canvas = Canvas::new();
    canvas.clipped(Path::rect(whole), |canvas| {
        let sky = Sky {
            whole,
            centre: CENTRE,
            // Where a star behind the name would look like an accent.
            starless: Some(Rect::new(0.0, 0.0, 46.0, 15.0)),
            foot: 0.7,
        };
        backdrop::paint(canvas, &sky, card.estro, &palette, &mut whim);
    });
    border(&mut canvas, whole, &palette);
    title(&mut canvas, card, name, &palette, locale)?;
    constellation(&mut canvas, card, &palette);
    for value in Value::ALL {
        plaque(&mut canvas, card, value, &palette, locale)?;
    }
    total(&mut canvas, card, &palette, locale)?;
    gift(&mut canvas, card, &palette, locale)?;
    Ok(Slip {
        code_ink: palette.bright,
        ..Slip::new(canvas.finish(CARD), format!("estro {}", card.id))
    })
}

fn border(canvas: &mut Canvas, whole: Rect, palette: &Palette) {
    let line = Stroke::new(palette.bright.covering(0.75), 0.35);
    canvas.line(Path::bevelled(whole.inset(1.6), 3.0), line);
    for (x, y) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
        let corner = whole.inset(2.4).share(x, y);
        canvas.fill(Path::star(corner, 1.1, 0.4, 4, 0.0), palette.bright);
    }
}

fn title(
    canvas: &mut Canvas,
    card: &Card,
    name: &str,
    palette: &Palette,
    locale: &Locale,
) -> Result<(), TextFault> {
    let label = Label::bold(name, 14.0)
        .in_colour(Colour::WHITE)
        .fitting(40.0, 9.0)?;
    canvas.write(&label, at(5.0, 9.4), Align::Left)?;
    let estro = locale.say(&text::estro_name(card.estro));
    let label = Label::new(estro, 7.5).in_colour(palette.bright);
    canvas.write(&label, at(5.0, 13.0), Align::Left)?;
    let sign = at(CARD.width - 8.6, 8.8);
    let ring = Stroke::new(palette.bright, 0.4);
    canvas.shape(Path::circle(sign, 4.9), palette.night, ring);
    let place = Rect::around(sign, 6.0);
    canvas.emblem(
        &emblems::of(card.estro),
        place,
        palette.bright,
        palette.night,
    );
    Ok(())
}

fn direction(value: Value) -> f32 {
    72.0 * value.index() as f32
}

/// The five values as a shape in a grid of pentagons.
fn constellation(canvas: &mut Canvas, card: &Card, palette: &Palette) {
    canvas.fill(
        Path::regular(CENTRE, REACH, 5, 0.0),
        palette.night.covering(0.62),
    );
    for ring in 1..=3 {
        let radius = REACH * ring as f32 / 3.0;
        let line = Stroke::new(palette.bright.covering(0.45), 0.18);
        canvas.line(Path::regular(CENTRE, radius, 5, 0.0), line);
    }
    let place = |value: Value| {
        let share = f32::from(card.values[value.index()]) / FULL;
        CENTRE.towards(direction(value), REACH * share.clamp(0.05, 1.0))
    };
    for value in Value::ALL {
        let spoke = Path::line(CENTRE, CENTRE.towards(direction(value), REACH));
        canvas.line(spoke, Stroke::new(palette.bright.covering(0.45), 0.18));
    }
    let points = Value::ALL.map(place);
    let line = Stroke::new(Colour::WHITE, 0.5).round();
    canvas.shape(Path::polygon(&points), palette.main.covering(0.78), line);
    for point in points {
        canvas.fill(Path::star(point, 1.25, 0.5, 4, 0.0), Colour::WHITE);
    }
}

/// A value with its name; the card's own stands out by its shape (ES-1.4).
fn plaque(
    canvas: &mut Canvas,
    card: &Card,
    value: Value,
    palette: &Palette,
    locale: &Locale,
) -> Result<(), TextFault> {
    let centre = CENTRE.towards(direction(value), REACH + 6.0);
    let primary = card.estro.value() == value;
    let place = Rect::new(centre.x - 6.2, centre.y - 4.1, 12.4, 8.2);
    let (fill, ink, small) = if primary {
        (palette.bright, palette.night, palette.night)
    } else {
        (palette.night, Colour::WHITE, palette.bright)
    };
    if primary {
        let outer = place.inset(-0.9);
        canvas.fill(Path::bevelled(outer, 3.0), palette.night);
        canvas.line(
            Path::bevelled(outer, 3.0),
            Stroke::new(palette.bright, 0.35),
        );
    }
    canvas.shape(
        Path::bevelled(place, 2.4),
        fill,
        Stroke::new(palette.bright, 0.35),
    );
    let name = locale.say(&text::value_name(value));
    let label = Label::bold(name, 5.8).in_colour(small);
    canvas.write(&label, centre.moved(0.0, -1.35), Align::Centre)?;
    let number = card.values[value.index()].to_string();
    let label = Label::bold(number, 12.0).in_colour(ink);
    canvas.write(&label, centre.moved(0.0, 3.0), Align::Centre)
}

/// TOT, the sum of the five (ES-1.3).
fn total(
    canvas: &mut Canvas,
    card: &Card,
    palette: &Palette,
    locale: &Locale,
) -> Result<(), TextFault> {
    let place = Rect::new(CARD.width / 2.0 - 5.7, 54.0, 11.4, 5.2);
    let line = Stroke::new(palette.bright, 0.35);
    canvas.shape(
        Path::rounded(place, 2.6),
        palette.night.covering(0.85),
        line,
    );
    let name = locale.say(&Phrase::new("estro-value-tot"));
    let middle = at(CARD.width / 2.0, place.y + 3.7);
    let label = Label::bold(name, 5.4).in_colour(palette.bright);
    canvas.write(&label, middle.moved(-0.4, -0.25), Align::Right)?;
    let label = Label::bold(card.tot().to_string(), 9.0).in_colour(Colour::WHITE);
    canvas.write(&label, middle.moved(0.4, 0.0), Align::Left)
}

/// What the card does, with the mark of a gift that is used up or lasts.
fn gift(
    canvas: &mut Canvas,
    card: &Card,
    palette: &Palette,
    locale: &Locale,
) -> Result<(), TextFault> {
    let line = Stroke::new(palette.bright, 0.4);
    canvas.shape(Path::bevelled(PANEL, 2.4), palette.pale, line);
    let kind = card.gift.as_ref().map(|gift| gift.kind);
    let indent = if kind.is_some() { 9.6 } else { 0.0 };
    let words = paragraphs(&text::card_text(card), locale);
    let room = Rect::new(
        PANEL.x + 2.2 + indent,
        PANEL.y + 1.2,
        PANEL.width - 4.4 - indent,
        PANEL.height - 2.4,
    );
    let style = TextBox {
        rise: Rise::Middle,
        align: if kind.is_some() {
            Align::Left
        } else {
            Align::Centre
        },
        colour: palette.night.darker(0.2),
        ..text_box(room, locale.lang())
    };
    canvas.flow(&words, &style)?;
    let Some(kind) = kind else {
        return Ok(());
    };
    let badge = at(PANEL.x + 6.2, PANEL.centre().y);
    canvas.fill(Path::circle(badge, 4.4), palette.night);
    canvas.line(Path::circle(badge, 3.8), Stroke::new(palette.bright, 0.3));
    match kind {
        Kind::Once => {
            let label = Label::bold("1V", 9.5).in_colour(Colour::WHITE);
            canvas.write(&label, badge.moved(0.0, 1.2), Align::Centre)
        }
        Kind::Always => {
            lasting(canvas, badge);
            Ok(())
        }
    }
}

/// The sign for without end: two loops that cross in the middle.
fn lasting(canvas: &mut Canvas, centre: Point) {
    let point = |x: f32, y: f32| centre.moved(x, y);
    let sign = Path::from(centre)
        .curve_to(point(0.8, -1.0), point(1.1, -1.2), point(1.6, -1.2))
        .curve_to(point(3.1, -1.2), point(3.1, 1.2), point(1.6, 1.2))
        .curve_to(point(1.1, 1.2), point(0.8, 1.0), centre)
        .curve_to(point(-0.8, -1.0), point(-1.1, -1.2), point(-1.6, -1.2))
        .curve_to(point(-3.1, -1.2), point(-3.1, 1.2), point(-1.6, 1.2))
        .curve_to(point(-1.1, 1.2), point(-0.8, 1.0), centre)
        .close();
    canvas.line(sign, Stroke::new(Colour::WHITE, 0.6).round());
}
