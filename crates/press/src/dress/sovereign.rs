//! Sovereign: windows of stained glass.

mod arms;
pub(crate) mod back;
pub(crate) mod cover;
mod frame;
mod glass;
mod haerian;
mod palette;
mod places;
pub(crate) mod portrait;

use super::whim::Whim;
use super::{DressFault, Dressed, dressed};
use crate::canvas::{Canvas, Label};
use crate::drawing::Stroke;
use crate::geometry::{Rect, Transform, at};
use crate::path::Path;
use crate::sheet::{CARD, Slip};
use crate::text::{Align, TextFault};
use catalog::{Locale, OwnCards};
use frame::{Words, cost, lay};
use palette::{GOLD, LEAD, Palette};
use sovereign::cards::{Card, CardSet, Class, Subtype};
use sovereign::crystal::Colour as Crystal;
use sovereign::requirement::Requirement;
use sovereign::select::CardType;
use sovereign::text;

/// The wanted cards and classes of the set.
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
    let cards = cards.map(|card| {
        let name = card.name.in_lang(locale.lang());
        dressed(card.id, name, card_slip(set, card, name, locale))
    });
    let classes = set.classes.iter().filter(|class| wanted(class.id));
    let classes = classes.map(|class| {
        let name = class.name.in_lang(locale.lang());
        dressed(class.id, name, class_slip(set, class, name, locale))
    });
    cards.chain(classes).collect()
}

fn card_slip(set: &CardSet, card: &Card, name: &str, locale: &Locale) -> Result<Slip, TextFault> {
    let palette = card_palette(card);
    let words = Words {
        name,
        band: locale.say(&text::type_line(card)),
        rules: text::card_in(set, card),
        requirement: requirement(set, &card.requires, locale),
        force: match card.card_type {
            CardType::Event => None,
            CardType::Equipment => Some(format!("+{}", card.force)),
            CardType::Haerian | CardType::Building => Some(card.force.to_string()),
        },
    };
    let mut canvas = Canvas::new();
    let edge = match card.subtype {
        Some(Subtype::Champion) => Stroke::new(GOLD, 0.9),
        // A Puppet is sewn together.
        Some(Subtype::Puppet) => Stroke::new(GOLD, 0.4).dashed(1.4, 0.9),
        None => Stroke::new(GOLD, 0.35),
    };
    let mut whim = Whim::of(card.id);
    lay(
        &mut canvas,
        &words,
        &palette,
        edge,
        locale,
        |canvas, window| {
            scene(canvas, window, card, &palette, &mut whim);
            glass::arch(canvas, window, palette.dark);
        },
    )?;
    cost(&mut canvas, &card.cost)?;
    Ok(slip(canvas, card.id))
}

/// The glass of a card, from the Crystals it costs.
fn card_palette(card: &Card) -> Palette {
    let costs = Crystal::ALL
        .into_iter()
        .filter(|&colour| card.cost.has(colour));
    Palette::of(&costs.collect::<Vec<_>>())
}

fn class_slip(
    set: &CardSet,
    class: &Class,
    name: &str,
    locale: &Locale,
) -> Result<Slip, TextFault> {
    let palette = Palette::of(&colours(set, class));
    let words = Words {
        name,
        band: locale.say(&text::class_line(class)),
        rules: text::class_in(set, class),
        requirement: requirement(set, &class.requires, locale),
        force: None,
    };
    let mut canvas = Canvas::new();
    let mut whim = Whim::of(class.id);
    let edge = Stroke::new(GOLD, 0.35);
    let level = class.level.to_string();
    let mut middle = at(0.0, 0.0);
    lay(
        &mut canvas,
        &words,
        &palette,
        edge,
        locale,
        |canvas, window| {
            glass::window(canvas, window, &palette, &mut whim);
            middle = window.centre();
            let radius = window.height * 0.43;
            glass::rose(canvas, middle, radius, &palette, &mut whim);
            glass::arch(canvas, window, palette.dark);
        },
    )?;
    let label = Label::bold(level, 26.0).in_colour(LEAD);
    canvas.write(&label, middle.moved(0.0, 3.2), Align::Centre)?;
    Ok(slip(canvas, class.id))
}

/// The colours of a class; one that crystallizes none has those of the classes it derives from.
fn colours(set: &CardSet, class: &Class) -> Vec<Crystal> {
    if !class.colours.is_empty() {
        return class.colours.clone();
    }
    match &class.requires {
        Requirement::None => vec![],
        Requirement::All(needed) | Requirement::Any(needed) => needed
            .iter()
            .flat_map(|&id| set.class(id).colours.iter().copied())
            .collect(),
    }
}

fn slip(canvas: Canvas, id: &str) -> Slip {
    Slip {
        code_ink: GOLD,
        ..Slip::new(canvas.finish(CARD), format!("sovereign {id}"))
    }
}

fn requirement(set: &CardSet, requirement: &Requirement, locale: &Locale) -> Option<String> {
    text::requirement(set, requirement).map(|phrase| locale.say(&phrase))
}

/// What is seen through a card's window.
fn scene(canvas: &mut Canvas, window: Rect, card: &Card, palette: &Palette, whim: &mut Whim) {
    glass::window(canvas, window, palette, whim);
    let word = card.line.first().copied().unwrap_or_default();
    let centre = window.centre();
    let scale = window.height / 44.0;
    match card.card_type {
        CardType::Haerian => haerian::paint(canvas, window, card, palette, whim),
        CardType::Building => {
            let foot = window.share(0.5, 1.0).moved(whim.between(-2.0, 2.0), -1.0);
            canvas.fill(
                Path::rect(Rect::new(window.x, foot.y - 1.0, window.width, 3.0)),
                palette.dark,
            );
            let pose = Transform::scale(scale).then(Transform::shift(foot.x, foot.y));
            canvas.within(pose, |canvas| {
                places::building(canvas, word, palette.bright)
            });
        }
        CardType::Equipment => {
            glass::rose(canvas, centre, window.height * 0.4, palette, whim);
            let lean = whim.between(18.0, 42.0) * whim.one(&[-1.0, 1.0]);
            let pose = Transform::turn(lean, at(0.0, 0.0))
                .then(Transform::scale(scale * 0.95))
                .then(Transform::shift(centre.x, centre.y));
            canvas.within(pose, |canvas| arms::equipment(canvas, word, palette.main));
        }
        CardType::Event => {
            let radius = window.height * 0.43;
            glass::rose(canvas, centre, radius, palette, whim);
            let place = Rect::around(centre, radius * 0.78);
            canvas.emblem(&places::sign(word), place, LEAD, palette.bright);
        }
    }
}
