//! The illustration of a card alone: nearer than on paper, and with bolder lines.

use super::palette::Palette;
use super::{command, creature, scenery};
use crate::canvas::Canvas;
use crate::drawing::Drawing;
use crate::dress::whim::Whim;
use crate::geometry::Rect;
use crate::path::Path;
use crate::portrait::{PORTRAIT, WHOLE};
use nature::cards::{CardSet, Kind};

/// Where creatures stand: their feet are below the edge.
const STAGE: Rect = Rect::new(0.0, 0.5, PORTRAIT.width, 54.0);
const LINE: f32 = 0.6;

/// The illustration of the card with this id.
pub(crate) fn draw(id: &str) -> Option<Drawing> {
    let set = CardSet::base();
    let card = set.card(set.find(id)?);
    let palette = Palette::of(card);
    let mut whim = Whim::of(card.id);
    let mut canvas = Canvas::new();
    canvas.clipped(Path::rect(WHOLE), |canvas| match &card.kind {
        Kind::Elemental(elemental) => {
            scenery::paint(canvas, WHOLE, elemental.faction, &palette, &mut whim);
            creature::paint(canvas, STAGE, elemental, &palette, LINE, &mut whim);
        }
        _ => command::paint(canvas, WHOLE, card, &palette, &mut whim),
    });
    Some(canvas.finish(PORTRAIT))
}
