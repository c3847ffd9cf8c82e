//! The illustration of a card alone: its spirit, and around it five stars for its values. On
//! paper the values have numbers; here the higher one is, the larger and further out its star.

use super::backdrop::{self, Sky};
use super::direction;
use super::palette::Palette;
use super::spirit::Spirit;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::{Drawing, Stroke};
use crate::dress::whim::Whim;
use crate::geometry::{Point, Transform, at};
use crate::path::Path;
use crate::portrait::{PORTRAIT, WHOLE};
use estro::cards::{Card, CardSet};
use estro::estri::Value;

const CENTRE: Point = at(PORTRAIT.width / 2.0, 25.5);

/// The illustration of the card with this id.
pub(crate) fn draw(id: &str) -> Option<Drawing> {
    let card = CardSet::base().find(id)?;
    let palette = Palette::of(card.estro);
    let mut whim = Whim::of(card.id);
    let mut canvas = Canvas::new();
    canvas.clipped(Path::rect(WHOLE), |canvas| {
        let sky = Sky {
            whole: WHOLE,
            centre: CENTRE,
            starless: None,
            foot: 0.98,
        };
        backdrop::paint(canvas, &sky, card.estro, &palette, &mut whim);
        constellation(canvas, card, &palette);
        let size = 1.42 + f32::from(card.tot()) / 500.0;
        let pose = Transform::scale(size).then(Transform::shift(CENTRE.x, CENTRE.y + 1.5));
        canvas.within(pose, |canvas| Spirit::of(card).paint(canvas));
    });
    Some(canvas.finish(PORTRAIT))
}

/// A value this high has its star as far out as there is room.
const FULL: f32 = 30.0;

fn constellation(canvas: &mut Canvas, card: &Card, palette: &Palette) {
    let share = |value: Value| (f32::from(card.values[value.index()]) / FULL).min(1.0);
    let place = |value: Value| {
        let far = CENTRE.towards(direction(value), 15.0 + 8.5 * share(value));
        at(CENTRE.x + (far.x - CENTRE.x) * 1.14, far.y)
    };
    let points = Value::ALL.map(place);
    let line = Stroke::new(palette.bright.covering(0.8), 0.5).round();
    canvas.shape(Path::polygon(&points), palette.main.covering(0.3), line);
    for (value, point) in Value::ALL.into_iter().zip(points) {
        let size = 1.4 + 2.6 * share(value);
        let light = match card.estro.value() == value {
            true => palette.bright.lighter(0.3),
            false => Colour::WHITE,
        };
        canvas.fill(Path::star(point, size, size * 0.32, 4, 0.0), light);
    }
}
