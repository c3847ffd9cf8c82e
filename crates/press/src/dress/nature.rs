//! Command of Nature: a storybook of four clans.

pub(crate) mod back;
mod badge;
mod command;
pub(crate) mod cover;
mod creature;
pub(crate) mod deeds;
pub(crate) mod emblems;
mod palette;
pub(crate) mod portrait;
mod scenery;

use super::rules::{first_fit, paragraphs, part, text_box};
use super::whim::Whim;
use super::{DressFault, Dressed, dressed};
use crate::canvas::{Canvas, Label};
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::emblem::Emblem;
use crate::geometry::{Point, Rect, at};
use crate::path::Path;
use crate::sheet::{CARD, Slip};
use crate::text::{Align, Rise, TextBox, TextFault};
use catalog::{Locale, OwnCards};
use nature::cards::{Card, CardSet, Elemental, Kind, Rank};
use nature::layout::{Row, Rows};
use nature::text;
use palette::Palette;

/// The wanted cards of the set.
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

/// Inside the border.
const INNER: Rect = Rect::new(2.4, 2.4, 58.7, 83.2);
/// The lines around creatures, where they are as large as their drawing.
const LINE: f32 = 0.42;
/// The height of the strip below the illustration.
const STRIP: f32 = 5.4;
/// The height of the row of boxes at the foot.
const FOOT: f32 = 5.2;
/// Where illustrations may end, from the wished height down, for longer texts.
const ART_ENDS: [f32; 6] = [59.0, 55.0, 50.0, 45.0, 39.0, 33.0];

fn slip(card: &Card, name: &str, locale: &Locale) -> Result<Slip, TextFault> {
    let palette = Palette::of(card);
    let ink = palette.deep.darker(0.45);
    let rows = card.elemental().filter(|_| has_effect(card));
    let foot = if rows.is_some() { FOOT } else { 0.0 };
    let areas = ART_ENDS.map(|end| {
        let top = end + STRIP + 1.2;
        Rect::new(
            5.2,
            top,
            CARD.width - 10.4,
            INNER.bottom() - foot - top - 1.0,
        )
    });
    let style = TextBox {
        rise: Rise::Middle,
        align: if has_effect(card) {
            Align::Left
        } else {
            Align::Centre
        },
        colour: ink,
        ..text_box(areas[0], locale.lang())
    };
    let words = paragraphs(&text::card::text(card), locale);
    let (chosen, laid) = first_fit(&words, &areas, style)?;
    let end = ART_ENDS[chosen];

    let mut canvas = Canvas::new();
    border(&mut canvas, &palette);
    canvas.fill(Path::rounded(INNER, 2.6), palette.pale);
    illustration(&mut canvas, card, &palette, end);
    strip(&mut canvas, card, &palette, end, locale)?;
    canvas.laid(&laid);
    if let Some(elemental) = card.elemental() {
        numbers(&mut canvas, elemental, &palette, end)?;
    }
    if let Some(elemental) = rows {
        row_boxes(&mut canvas, elemental.rows, &palette)?;
    }
    title(&mut canvas, card, name, &palette, ink)?;
    Ok(Slip {
        code_ink: palette.pale,
        ..Slip::new(canvas.finish(CARD), format!("nature {}", card.id))
    })
}

/// Basics have none (CN-1.2.2).
fn has_effect(card: &Card) -> bool {
    card.elemental()
        .is_none_or(|elemental| elemental.rank != Rank::Basic)
}

/// The clan's dark colour, with a thin line.
fn border(canvas: &mut Canvas, palette: &Palette) {
    let whole = Rect::new(0.0, 0.0, CARD.width, CARD.height);
    canvas.fill(Path::rect(whole), palette.deep);
    let line = Stroke::new(palette.bright.covering(0.55), 0.3);
    canvas.line(Path::rounded(whole.inset(1.45), 3.2), line);
}

fn illustration(canvas: &mut Canvas, card: &Card, palette: &Palette, end: f32) {
    let window = Rect::new(INNER.x, INNER.y, INNER.width, end - INNER.y);
    let clip = Path::rounded(INNER, 2.6);
    let mut whim = Whim::of(card.id);
    canvas.clipped(clip, |canvas| {
        canvas.clipped(Path::rect(window), |canvas| match &card.kind {
            Kind::Elemental(elemental) => {
                scenery::paint(canvas, window, elemental.faction, palette, &mut whim);
                // The title covers the top.
                let stage = Rect::new(window.x, 10.4, window.width, end - 10.4);
                creature::paint(canvas, stage, elemental, palette, LINE, &mut whim);
            }
            _ => {
                let stage = Rect::new(window.x, 6.0, window.width, end - 6.0);
                canvas.fill(Path::rect(window), palette.main);
                command::paint(canvas, stage, card, palette, &mut whim);
            }
        });
    });
}

/// What the card is, below its illustration.
fn strip(
    canvas: &mut Canvas,
    card: &Card,
    palette: &Palette,
    end: f32,
    locale: &Locale,
) -> Result<(), TextFault> {
    let band = Rect::new(INNER.x, end, INNER.width, STRIP);
    canvas.fill(Path::rect(band), palette.deep);
    let kind = part(&text::card::line(card), "kind", locale);
    let room = if card.elemental().is_some() {
        37.0
    } else {
        54.0
    };
    let label = Label::bold(kind, 7.6)
        .in_colour(palette.pale)
        .fitting(room, 5.2)?;
    canvas.write(&label, at(CARD.width / 2.0, end + 3.65), Align::Centre)
}

/// STR and HP, on the lower corners of the illustration.
fn numbers(
    canvas: &mut Canvas,
    elemental: &Elemental,
    palette: &Palette,
    end: f32,
) -> Result<(), TextFault> {
    let y = end + 0.6;
    let strength = at(INNER.x + 5.6, y);
    let health = at(INNER.right() - 6.2, y);
    medal(canvas, strength, 5.2, palette);
    let sword = Rect::around(strength.moved(-2.1, 0.1), 3.7);
    canvas.emblem(&Emblem::sword(), sword, palette.main, palette.pale);
    number(
        canvas,
        elemental.strength,
        strength.moved(1.5, 0.0),
        palette.deep.darker(0.3),
    )?;
    let heart = Rect::around(health.moved(0.0, 0.3), 11.0);
    let ring = Rect::around(health.moved(0.0, 0.3), 12.6);
    canvas.emblem(&emblems::heart(), ring, palette.pale, palette.pale);
    canvas.emblem(
        &emblems::heart(),
        heart,
        Colour::new(0xa8262f),
        palette.pale,
    );
    number(
        canvas,
        elemental.health,
        health.moved(0.0, 0.1),
        Colour::WHITE,
    )
}

fn medal(canvas: &mut Canvas, centre: Point, radius: f32, palette: &Palette) {
    canvas.fill(Path::circle(centre, radius), palette.deep);
    canvas.shape(
        Path::circle(centre, radius - 0.55),
        palette.pale,
        Stroke::new(palette.bright, 0.5),
    );
}

fn number(canvas: &mut Canvas, number: u8, centre: Point, colour: Colour) -> Result<(), TextFault> {
    let label = Label::bold(number.to_string(), 13.0).in_colour(colour);
    canvas.write(&label, centre.moved(0.0, 1.6), Align::Centre)
}

/// The rows in which the effect works (CN-1.2.1): all three are shown, those are filled.
fn row_boxes(canvas: &mut Canvas, rows: Rows, palette: &Palette) -> Result<(), TextFault> {
    const WIDTH: f32 = 11.0;
    let top = INNER.bottom() - FOOT + 0.6;
    for (i, (row, name)) in Row::ALL.into_iter().zip(["I", "II", "III"]).enumerate() {
        let x = CARD.width / 2.0 + (i as f32 - 1.5) * (WIDTH + 0.8) + 0.4;
        let place = Rect::new(x, top, WIDTH, 3.4);
        let works = rows.contains(row);
        let line = Stroke::new(palette.main, 0.3);
        let fill = if works {
            palette.main.darker(0.2)
        } else {
            palette.pale
        };
        canvas.shape(Path::rounded(place, 1.7), fill, line);
        let ink = if works { Colour::WHITE } else { palette.main };
        let label = if works {
            Label::bold(name, 7.0)
        } else {
            Label::new(name, 6.0)
        };
        let middle = place.centre().moved(0.0, 0.88);
        canvas.write(&label.in_colour(ink), middle, Align::Centre)?;
    }
    Ok(())
}

/// Name, sign and price, over the top of the illustration.
fn title(
    canvas: &mut Canvas,
    card: &Card,
    name: &str,
    palette: &Palette,
    ink: Colour,
) -> Result<(), TextFault> {
    let plate = Rect::new(6.0, 3.9, CARD.width - 12.0, 6.6);
    canvas.fill(
        Path::rounded(plate.inset(-0.5), 3.4),
        palette.deep.covering(0.85),
    );
    canvas.fill(Path::rounded(plate, 3.0), palette.pale);
    let label = Label::bold(name, 10.5).in_colour(ink).fitting(37.0, 6.5)?;
    canvas.write(&label, at(CARD.width / 2.0, 8.5), Align::Centre)?;

    let sign = at(7.6, 7.2);
    medal(canvas, sign, 4.7, palette);
    let place = Rect::around(sign, 5.2);
    canvas.emblem(
        &emblems::of(card),
        place,
        palette.main.darker(0.25),
        palette.pale,
    );

    let price = at(CARD.width - 7.6, 7.2);
    let gold = Colour::new(0xf0c24a);
    canvas.fill(Path::circle(price, 4.7), palette.deep);
    canvas.shape(
        Path::circle(price, 4.1),
        gold,
        Stroke::new(gold.darker(0.35), 0.45),
    );
    canvas.line(
        Path::circle(price, 3.3),
        Stroke::new(gold.darker(0.25), 0.25),
    );
    let dark = Colour::new(0x4a3208);
    match card.cost {
        Some(cost) => number(canvas, cost, price, dark),
        // CN-0.4: a card of a pack has a star in place of a price.
        None => {
            canvas.fill(Path::star(price, 2.6, 1.1, 5, 0.0), dark);
            Ok(())
        }
    }
}
