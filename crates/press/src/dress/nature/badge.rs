//! What tells Commands apart that do alike: whom they are for, against what, how far they reach.
//! On paper words say it.

use super::deeds::boost;
use super::emblems::{arrow, clan};
use super::palette::Palette;
use crate::canvas::Canvas;
use crate::drawing::Stroke;
use crate::emblem::Emblem;
use crate::geometry::{Rect, at};
use crate::path::Path;
use crate::portrait::PORTRAIT;
use nature::cards::{Card, Kind};
use nature::effect::{AttackCommand, Range, Style};

/// The sign of what is special about a Command, if something is.
pub(super) fn of(card: &Card) -> Option<Emblem> {
    match &card.kind {
        Kind::Attack(attack) => of_attack(attack),
        Kind::Instant(instant) => match (instant.faction, instant.style) {
            (Some(faction), _) => Some(clan(faction)),
            (None, Some(Style::Melee)) => Some(Emblem::sword()),
            (None, Some(Style::Ranged)) => Some(arrow()),
            (None, None) => None,
        },
        Kind::Utility(_) | Kind::Elemental(_) => None,
    }
}

fn of_attack(attack: &AttackCommand) -> Option<Emblem> {
    if attack.shields_become_strength {
        return Some(Emblem::shield());
    }
    if attack.basic_bonus > 0 {
        return Some(boost());
    }
    match (attack.style, &attack.at) {
        (Style::Ranged, Range::Away(rows)) => Some(steps(*rows)),
        (Style::Ranged, Range::Rows(_)) if attack.up_to == 1 => Some(anywhere()),
        _ => None,
    }
}

/// A dot for each row that is crossed.
fn steps(rows: u8) -> Emblem {
    let middle = f32::from(rows.saturating_sub(1)) / 2.0;
    (0..rows).fold(Emblem::new(1.0), |emblem, i| {
        let along = f32::from(i) - middle;
        let dot = at(0.5 + along * 0.3, 0.5 - along * 0.3);
        emblem.ink(Path::circle(dot, 0.16))
    })
}

/// All rows: rays in every direction.
fn anywhere() -> Emblem {
    Emblem::new(1.0).ink(Path::star(at(0.5, 0.5), 0.52, 0.16, 8, 0.0))
}

/// Puts a sign at the lower right of the middle.
pub(super) fn paint(canvas: &mut Canvas, sign: &Emblem, palette: &Palette) {
    // Tables may cut off what is far from the middle.
    let place = at(PORTRAIT.width / 2.0 + 10.2, PORTRAIT.height / 2.0 + 12.4);
    let line = Stroke::new(palette.accent, 0.9);
    canvas.shape(Path::circle(place, 6.8), palette.deep, line);
    canvas.emblem(sign, Rect::around(place, 7.4), palette.pale, palette.deep);
}
