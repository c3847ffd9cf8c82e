//! The illustration of a card alone: nearer than on paper, and with bolder lines.

use super::palette::Palette;
use super::{badge, command, creature, scenery};
use crate::canvas::Canvas;
use crate::drawing::Drawing;
use crate::dress::whim::Whim;
use crate::geometry::{Rect, Transform};
use crate::path::Path;
use crate::portrait::{PORTRAIT, WHOLE};
use nature::cards::{CardSet, Kind, Rank};

/// How much larger Commands are than on paper.
const NEARER: f32 = 1.34;
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
            let stage = stage(elemental.rank);
            creature::paint(canvas, stage, elemental, &palette, LINE, &mut whim);
        }
        _ => {
            canvas.within(Transform::scale(NEARER), |canvas| {
                let (width, height) = (PORTRAIT.width / NEARER, PORTRAIT.height / NEARER);
                let window = Rect::new(0.0, 0.0, width, height);
                command::paint(canvas, window, card, &palette, &mut whim);
            });
            if let Some(sign) = badge::of(card) {
                badge::paint(canvas, &sign, &palette);
            }
        }
    });
    Some(canvas.finish(PORTRAIT))
}

/// Where a creature stands: its feet are below the edge.
fn stage(rank: Rank) -> Rect {
    let height = match rank {
        Rank::Basic => 62.0,
        Rank::Warrior => 57.0,
        Rank::Champion(_) => 53.0,
        Rank::Sage => 51.0,
    };
    Rect::new(0.0, 55.0 - height, PORTRAIT.width, height)
}
