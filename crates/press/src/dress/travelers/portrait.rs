//! Portraits of those who are fought: woodcuts, put together from parts by the enemy's name and
//! tier.
//!
//! Every figure is drawn on a square of 100 x 100 with the lines of a [`Pen`]. `folk.rs` has
//! people, `beasts.rs`, `bugs.rs` and `monsters.rs` animals, `guards.rs` locks and traps,
//! `things.rs` the rest.

mod beasts;
mod bugs;
mod folk;
mod guards;
mod monsters;
mod pen;
mod things;

use super::ink::{INK, LIGHT, PAPER, light, line};
use crate::canvas::Canvas;
use crate::drawing::Stroke;
use crate::dress::whim::Whim;
use crate::geometry::{Rect, Transform, at};
use crate::path::Path;
use pen::Pen;
use travelers::{Enemy, Tier};

/// Draws the enemy's portrait in a frame.
pub(super) fn draw(canvas: &mut Canvas, enemy: &Enemy, place: Rect) {
    let key = enemy.name.key();
    let square = Path::rect(place);
    canvas.fill(square.clone(), PAPER);
    canvas.clipped(square.clone(), |inner| {
        let onto = Transform::scale(place.width / 100.0).then(Transform::shift(place.x, place.y));
        inner.within(onto, |canvas| {
            backdrop(canvas, enemy.tier, &mut Whim::of(key));
            figure(&mut Pen::new(canvas), key);
        });
    });
    canvas.line(square, line(0.4));
    if matches!(enemy.tier, Tier::Miniboss | Tier::Boss) {
        studs(canvas, place);
    }
}

/// Who has no portrait of their own here looks like one of these.
const STRANGERS: [&str; 4] = ["ts-foe-t1-5", "ts-foe-t2-3", "ts-foe-t3-4", "ts-foe-t4-6"];

fn figure(pen: &mut Pen, key: &str) {
    let drawn = |pen: &mut Pen, key: &str| {
        bugs::draw(pen, key)
            || beasts::draw(pen, key)
            || monsters::draw(pen, key)
            || folk::draw(pen, key)
            || guards::draw(pen, key)
            || things::draw(pen, key)
    };
    if !drawn(pen, key) {
        drawn(pen, Whim::of(key).one(&STRANGERS));
    }
}

/// The stronger the enemy, the more the air around it is cut.
fn backdrop(canvas: &mut Canvas, tier: Tier, whim: &mut Whim) {
    let level_lines = |canvas: &mut Canvas, whim: &mut Whim, step: f32| {
        let mut y = step;
        while y < 100.0 {
            let (from, to) = (whim.between(-20.0, 30.0), whim.between(70.0, 120.0));
            canvas.line(Path::line(at(from, y), at(to, y)), light(1.3));
            y += step;
        }
    };
    match tier {
        Tier::T1 => level_lines(canvas, whim, 22.0),
        Tier::T2 => level_lines(canvas, whim, 13.0),
        Tier::T3 => level_lines(canvas, whim, 8.0),
        Tier::Lock | Tier::Trap => {
            for y in (0..100).step_by(20) {
                let y = y as f32;
                canvas.line(Path::line(at(0.0, y), at(100.0, y)), light(1.2));
                let shift = if (y as i32 / 20) % 2 == 0 { 0.0 } else { 17.0 };
                for x in (0..120).step_by(34) {
                    let x = x as f32 + shift;
                    canvas.line(Path::line(at(x, y), at(x, y + 20.0)), light(1.2));
                }
            }
        }
        Tier::T4 => rays(canvas, 10.0, 30.0, light(1.4)),
        Tier::T5 => rays(canvas, 7.5, 30.0, light(1.8)),
        Tier::Miniboss => rays(canvas, 9.0, 40.0, Stroke::new(INK, 0.8)),
        Tier::Boss => rays(canvas, 6.0, 44.0, Stroke::new(INK, 0.9)),
    }
}

fn rays(canvas: &mut Canvas, step: f32, from: f32, stroke: Stroke) {
    let middle = at(50.0, 46.0);
    let count = (360.0 / step) as u16;
    for number in 0..count {
        let direction = step * f32::from(number);
        let ray = Path::line(
            middle.towards(direction, from),
            middle.towards(direction, 90.0),
        );
        canvas.line(ray, stroke);
    }
}

/// Nails in the corners of the frames of guardians and villains.
fn studs(canvas: &mut Canvas, place: Rect) {
    for (x, y) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
        let stud = Path::regular(place.share(x, y), 1.0, 4, 0.0);
        canvas.shape(stud, LIGHT, line(0.3));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Size;

    fn drawing(key: &str) -> crate::drawing::Drawing {
        let mut canvas = Canvas::new();
        figure(&mut Pen::new(&mut canvas), key);
        canvas.finish(Size {
            width: 100.0,
            height: 100.0,
        })
    }

    /// Everyone of the stock (TS-8.30, TS-5.71).
    fn everyone() -> Vec<String> {
        let foes = ["t1", "t2", "t3", "t4", "t5", "mini"].map(|tier| (format!("foe-{tier}"), 6));
        let others = [("villain", 8), ("lieutenant", 8), ("lock", 4), ("snag", 4)];
        let others = others.map(|(sort, count)| (sort.to_owned(), count));
        let sorts = foes.into_iter().chain(others);
        let all =
            sorts.flat_map(|(sort, count)| (1..=count).map(move |n| format!("ts-{sort}-{n}")));
        all.collect()
    }

    #[test]
    fn every_enemy_of_the_stock_has_a_portrait_like_no_other() {
        let all = everyone();
        assert_eq!(all.len(), 60);
        for (i, key) in all.iter().enumerate() {
            let own = drawing(key);
            for other in &all[..i] {
                assert_ne!(own, drawing(other), "{key} looks like {other}");
            }
        }
    }

    #[test]
    fn a_stranger_has_a_portrait_too() {
        assert_eq!(drawing("somebody"), drawing("somebody"));
        assert!(!drawing("somebody").items.is_empty());
    }
}
