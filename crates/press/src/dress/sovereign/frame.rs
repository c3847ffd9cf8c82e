//! What is around a window: name, band, rules, requirement, Force and cost.

use super::palette::{self, GOLD, LEAD, PARCHMENT, Palette};
use crate::canvas::{Canvas, Label};
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::dress::rules::{first_fit, paragraphs, text_box};
use crate::geometry::{Point, Rect, at};
use crate::path::Path;
use crate::sheet::CARD;
use crate::text::{Align, Rise, TextBox, TextFault};
use catalog::Locale;
use kernel::Phrase;
use sovereign::cost::Cost;
use sovereign::crystal::Colour as Crystal;

/// Inside the border.
const INNER: Rect = Rect::new(2.6, 2.6, 58.3, 82.8);
/// Where the window begins, below the name.
const TOP: f32 = 10.2;
/// The height of the band below the window.
const BAND: f32 = 5.2;
/// The height of the foot with the requirement and the Force.
const FOOT: f32 = 8.3;
/// Where windows may end, from the wished height down, for longer texts.
const WINDOW_ENDS: [f32; 5] = [55.0, 51.0, 46.0, 41.0, 36.0];

/// What stands on a card apart from its window.
pub(super) struct Words<'a> {
    pub name: &'a str,
    pub band: String,
    pub rules: Phrase,
    pub requirement: Option<String>,
    pub force: Option<String>,
}

/// Lays everything around a window, and lets the window be drawn.
pub(super) fn lay(
    canvas: &mut Canvas,
    words: &Words,
    palette: &Palette,
    edge: Stroke,
    locale: &Locale,
    window: impl FnOnce(&mut Canvas, Rect),
) -> Result<(), TextFault> {
    let foot = match (&words.force, &words.requirement) {
        (Some(_), _) => FOOT,
        (None, Some(_)) => 5.0,
        (None, None) => 1.0,
    };
    let areas = WINDOW_ENDS.map(|end| {
        let top = end + BAND + 0.8;
        Rect::new(
            INNER.x + 2.6,
            top,
            INNER.width - 5.2,
            INNER.bottom() - foot - top,
        )
    });
    let style = TextBox {
        rise: Rise::Middle,
        colour: LEAD,
        ..text_box(areas[0], locale.lang())
    };
    let rules = paragraphs(&words.rules, locale);
    let (chosen, laid) = first_fit(&rules, &areas, style)?;
    let end = WINDOW_ENDS[chosen];

    let whole = Rect::new(0.0, 0.0, CARD.width, CARD.height);
    canvas.fill(Path::rect(whole), LEAD.towards(palette.dark, 0.45));
    canvas.fill_down(
        Path::bevelled(INNER, 2.2),
        palette.dark.lighter(0.08),
        palette.dark,
    );
    let place = Rect::new(INNER.x, TOP, INNER.width, end - TOP);
    canvas.clipped(Path::rect(place), |canvas| window(canvas, place));
    let parchment = Rect::new(INNER.x, end, INNER.width, INNER.bottom() - end);
    canvas.clipped(Path::bevelled(INNER, 2.2), |canvas| {
        canvas.fill(Path::rect(parchment), PARCHMENT);
    });
    canvas.laid(&laid);
    canvas.line(Path::bevelled(INNER, 2.2), edge);

    let label = Label::bold(words.name, 11.0)
        .in_colour(Colour::WHITE)
        .fitting(INNER.width - 6.0, 7.0)?;
    canvas.write(&label, at(CARD.width / 2.0, 7.9), Align::Centre)?;
    band(canvas, &words.band, palette, end)?;
    if let Some(requirement) = &words.requirement {
        let room = INNER.width - 6.0 - if words.force.is_some() { 12.0 } else { 0.0 };
        let label = Label::new(requirement, 6.4)
            .in_colour(LEAD)
            .fitting(room, 5.0)?;
        canvas.write(&label, at(INNER.x + 3.0, INNER.bottom() - 2.0), Align::Left)?;
    }
    if let Some(force) = &words.force {
        shield(canvas, force, palette)?;
    }
    Ok(())
}

/// What the card is, below its window.
fn band(canvas: &mut Canvas, words: &str, palette: &Palette, end: f32) -> Result<(), TextFault> {
    let place = Rect::new(INNER.x, end, INNER.width, BAND);
    canvas.fill(Path::rect(place), palette.dark);
    for y in [end, end + BAND] {
        let line = Path::line(at(INNER.x, y), at(INNER.right(), y));
        canvas.line(line, Stroke::new(GOLD, 0.35));
    }
    let label = Label::bold(words, 7.4)
        .in_colour(Colour::WHITE)
        .fitting(INNER.width - 4.0, 5.5)?;
    canvas.write(&label, at(CARD.width / 2.0, end + 3.5), Align::Centre)
}

/// The Force, in the lower right corner.
fn shield(canvas: &mut Canvas, force: &str, palette: &Palette) -> Result<(), TextFault> {
    let centre = at(INNER.right() - 6.2, INNER.bottom() - 3.6);
    let outline = |grow: f32| {
        let (wide, top, foot) = (
            4.7 + grow,
            centre.y - 3.9 - grow,
            centre.y + 5.0 + grow * 1.3,
        );
        let hip = centre.y + 0.6;
        Path::from(at(centre.x - wide, top))
            .line_to(centre.x + wide, top)
            .line_to(centre.x + wide, hip)
            .curve_to(
                at(centre.x + wide, hip + 2.4),
                at(centre.x + 2.6, hip + 3.6),
                at(centre.x, foot),
            )
            .curve_to(
                at(centre.x - 2.6, hip + 3.6),
                at(centre.x - wide, hip + 2.4),
                at(centre.x - wide, hip),
            )
            .close()
    };
    canvas.fill(outline(0.6), LEAD);
    canvas.shape(outline(0.0), palette.dark, Stroke::new(GOLD, 0.45));
    let label = Label::bold(force, 14.0)
        .in_colour(Colour::WHITE)
        .fitting(8.8, 9.0)?;
    canvas.write(&label, centre.moved(0.0, 1.8), Align::Centre)
}

/// The Crystals to pay, in a column over the window: a number of any, then each with its letter.
pub(super) fn cost(canvas: &mut Canvas, cost: &Cost) -> Result<(), TextFault> {
    let mut pips: Vec<(String, Colour, Colour)> = Vec::new();
    if cost.generic > 0 || cost.is_free() {
        let steel = Colour::new(0xd5d9e0);
        pips.push((cost.generic.to_string(), steel, LEAD));
    }
    for colour in Crystal::ALL {
        for _ in 0..cost.coloured[colour.index()] {
            let fill = palette::crystal(colour);
            let ink = if colour == Crystal::White {
                LEAD
            } else {
                Colour::WHITE
            };
            pips.push((colour.letter().to_string(), fill, ink));
        }
    }
    // Long costs move closer together.
    let step = (30.0 / pips.len() as f32).min(6.9);
    for (i, (letter, fill, ink)) in pips.iter().enumerate() {
        let centre = at(INNER.x + 5.2, TOP + 5.4 + step * i as f32);
        gem(canvas, centre, *fill);
        let label = Label::bold(letter, 9.5).in_colour(*ink);
        canvas.write(&label, centre.moved(0.0, 1.2), Align::Centre)?;
    }
    Ok(())
}

fn gem(canvas: &mut Canvas, centre: Point, fill: Colour) {
    canvas.fill(Path::regular(centre, 4.0, 6, 0.0), LEAD);
    canvas.shape(
        Path::regular(centre, 3.35, 6, 0.0),
        fill,
        Stroke::new(fill.lighter(0.55), 0.3),
    );
    let shine = [
        centre.towards(0.0, 3.2),
        centre.towards(-60.0, 3.2),
        centre.moved(0.0, -0.6),
    ];
    canvas.fill(Path::polygon(&shine), Colour::WHITE.covering(0.28));
}
