//! What a Command does, as emblems for its illustration.

use super::emblems;
use crate::emblem::Emblem;
use crate::geometry::{Rect, at};
use crate::path::Path;
use nature::cards::{Card, Kind};
use nature::effect::{Step, Style};

/// At most so many emblems stand side by side.
const MOST: usize = 3;

/// The emblems of a Command, in the order of what it does.
pub(super) fn of(card: &Card) -> Vec<Emblem> {
    let steps: Vec<&Step> = match &card.kind {
        Kind::Elemental(_) => vec![],
        Kind::Attack(attack) => {
            let weapon = match attack.style {
                Style::Melee => Emblem::sword(),
                Style::Ranged => emblems::arrow(),
            };
            let strokes = usize::from(attack.up_to).clamp(1, MOST);
            let after = attack.afterwards.iter().map(emblem);
            let weapons = std::iter::repeat_n(weapon, strokes);
            return weapons.chain(after).take(MOST).collect();
        }
        Kind::Instant(instant) => instant.steps.iter().collect(),
        Kind::Utility(steps) => steps.iter().collect(),
    };
    if steps.is_empty() {
        return vec![emblems::of(card)];
    }
    steps.into_iter().map(emblem).take(MOST).collect()
}

fn emblem(step: &Step) -> Emblem {
    match step {
        Step::Gold(_) => coin(),
        Step::Draw(_)
        | Step::DrawIfDefeated(_)
        | Step::Discard(_)
        | Step::DiscardUpTo(_)
        | Step::FetchUpTo(_)
        | Step::Recall => cards(),
        Step::Revive | Step::Heal(_) => emblems::heart(),
        Step::AttackFromDiscard => Emblem::sword(),
        Step::Boost { .. } => boost(),
        Step::Shield { .. }
        | Step::BoostOrShield { .. }
        | Step::DivideShields
        | Step::Reduce(_)
        | Step::Annul => Emblem::shield(),
        Step::Damage { .. } => burst(),
        Step::Exchange { .. } => exchange(),
        Step::Withdraw(_) | Step::Strip(_) | Step::Spend { .. } => boost().turned(180.0),
    }
}

pub(crate) fn coin() -> Emblem {
    Emblem::new(1.0)
        .ink(Path::circle(at(0.5, 0.5), 0.46))
        .paper_line(Path::circle(at(0.5, 0.5), 0.34), 0.05)
        .paper(Path::star(at(0.5, 0.5), 0.24, 0.1, 5, 0.0))
}

/// Two cards, one before the other.
pub(crate) fn cards() -> Emblem {
    let card = |x: f32, y: f32| Path::rounded(Rect::new(x, y, 0.5, 0.7), 0.08);
    Emblem::new(1.0)
        .ink(card(0.4, 0.04))
        .paper(card(0.06, 0.2))
        .ink(card(0.12, 0.26))
        .paper_line(Path::line(at(0.24, 0.44), at(0.5, 0.44)), 0.06)
        .paper_line(Path::line(at(0.24, 0.6), at(0.5, 0.6)), 0.06)
        .paper_line(Path::line(at(0.24, 0.76), at(0.42, 0.76)), 0.06)
}

/// Two chevrons upwards.
pub(crate) fn boost() -> Emblem {
    let chevron = |y: f32| {
        Path::polygon(&[
            at(0.5, y),
            at(0.92, y + 0.36),
            at(0.92, y + 0.58),
            at(0.5, y + 0.24),
            at(0.08, y + 0.58),
            at(0.08, y + 0.36),
        ])
    };
    Emblem::new(1.0).ink(chevron(0.02)).ink(chevron(0.4))
}

pub(crate) fn burst() -> Emblem {
    Emblem::new(1.0)
        .ink(Path::star(at(0.5, 0.5), 0.5, 0.22, 9, 8.0))
        .paper(Path::star(at(0.5, 0.5), 0.2, 0.09, 9, 28.0))
}

/// Two arrows past each other.
pub(crate) fn exchange() -> Emblem {
    let arrow = |turned: f32| {
        Path::polygon(&[
            at(0.04, 0.22),
            at(0.62, 0.22),
            at(0.62, 0.06),
            at(0.98, 0.3),
            at(0.62, 0.54),
            at(0.62, 0.38),
            at(0.04, 0.38),
        ])
        .transformed(&crate::geometry::Transform::turn(turned, at(0.5, 0.5)))
    };
    Emblem::new(1.0).ink(arrow(0.0)).ink(arrow(180.0))
}
