//! What hands hold: weapons, staffs, books.

use super::glass::{LINE, pane};
use super::palette::{GOLD, LEAD};
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::geometry::{Rect, Transform, at};
use crate::path::Path;

const STEEL: Colour = Colour::new(0xc9d1da);
const WOOD: Colour = Colour::new(0x8a5c35);

/// Draws what a class word holds, at the right of a figure with its shoulders at the origin.
pub(super) fn held(canvas: &mut Canvas, word: &str) {
    let place = Transform::turn(7.0, at(0.0, 0.0)).then(Transform::shift(13.6, -2.0));
    canvas.within(place, |canvas| match word {
        "soldier" => spear(canvas),
        "scout" | "ranger" | "hunter" => bow(canvas),
        "knight" => sword(canvas),
        "rogue" | "cultist" => canvas.within(Transform::scale(0.7), sword),
        "guardian" => shield(canvas),
        "warrior" | "raider" => axe(canvas),
        "smith" => hammer(canvas),
        "priest" => staff(canvas, Colour::new(0xf7d774)),
        "druid" | "shaman" => staff(canvas, Colour::new(0x7dc46a)),
        "mage" => staff(canvas, Colour::new(0x7cc3f0)),
        "necromancer" => staff(canvas, Colour::new(0xc79af0)),
        "scholar" => book(canvas),
        _ => {}
    });
}

/// Draws a piece of Equipment, about 36 high around the origin.
pub(super) fn equipment(canvas: &mut Canvas, kind: &str, glass: Colour) {
    let upright = Transform::shift(0.0, 15.0);
    match kind {
        "blade" => canvas.within(upright, sword),
        "axe" => canvas.within(upright, axe),
        "hammer" => canvas.within(upright, hammer),
        "club" => canvas.within(upright, club),
        "spear" => canvas.within(upright, spear),
        "shield" => canvas.within(
            Transform::scale(1.7).then(Transform::shift(0.0, 17.0)),
            shield,
        ),
        "armor" => armour(canvas, glass),
        "banner" => banner(canvas, glass),
        _ => charm(canvas, glass),
    }
}

fn shaft(canvas: &mut Canvas, top: f32, bottom: f32) {
    pane(
        canvas,
        Path::rect(Rect::new(-0.8, top, 1.6, bottom - top)),
        WOOD,
    );
}

fn sword(canvas: &mut Canvas) {
    let blade = [
        at(-1.7, -8.0),
        at(-1.7, -28.0),
        at(0.0, -33.0),
        at(1.7, -28.0),
        at(1.7, -8.0),
    ];
    pane(canvas, Path::polygon(&blade), STEEL);
    canvas.line(
        Path::line(at(0.0, -28.0), at(0.0, -9.0)),
        Stroke::new(LEAD.covering(0.5), 0.3),
    );
    pane(
        canvas,
        Path::rounded(Rect::new(-5.0, -8.4, 10.0, 2.2), 1.0),
        GOLD,
    );
    pane(canvas, Path::rect(Rect::new(-1.1, -6.2, 2.2, 6.0)), WOOD);
    pane(canvas, Path::circle(at(0.0, 1.0), 1.7), GOLD);
}

fn spear(canvas: &mut Canvas) {
    shaft(canvas, -27.0, 4.0);
    let head = [
        at(0.0, -36.0),
        at(2.6, -28.6),
        at(0.0, -26.4),
        at(-2.6, -28.6),
    ];
    pane(canvas, Path::polygon(&head), STEEL);
}

fn axe(canvas: &mut Canvas) {
    shaft(canvas, -28.0, 4.0);
    for side in [-1.0, 1.0] {
        let blade = Path::from(at(side * 0.8, -26.0))
            .bend_to(at(side * 5.0, -27.0), at(side * 7.4, -31.0))
            .bend_to(at(side * 9.6, -24.0), at(side * 7.4, -17.0))
            .bend_to(at(side * 5.0, -21.0), at(side * 0.8, -21.4))
            .close();
        pane(canvas, blade, STEEL);
    }
}

fn hammer(canvas: &mut Canvas) {
    shaft(canvas, -24.0, 4.0);
    pane(
        canvas,
        Path::bevelled(Rect::new(-6.6, -31.0, 13.2, 8.0), 1.6),
        STEEL.darker(0.1),
    );
    pane(canvas, Path::rect(Rect::new(-1.6, -31.0, 3.2, 8.0)), GOLD);
}

fn club(canvas: &mut Canvas) {
    let wood = Path::from(at(-1.2, 3.0))
        .line_to(-3.8, -24.0)
        .curve_to(at(-4.4, -32.0), at(4.4, -32.0), at(3.8, -24.0))
        .line_to(1.2, 3.0)
        .close();
    pane(canvas, wood, WOOD);
    for y in [-26.0, -22.0, -18.0] {
        canvas.fill(Path::circle(at(1.2 - (y + 22.0) * 0.3, y), 0.8), STEEL);
    }
}

fn bow(canvas: &mut Canvas) {
    let limb = Path::from(at(-2.0, -33.0)).bend_to(at(9.0, -17.0), at(-2.0, 0.0));
    canvas.line(limb.clone(), Stroke::new(LEAD, 2.3).round());
    canvas.line(limb, Stroke::new(WOOD.lighter(0.2), 1.2).round());
    canvas.line(
        Path::line(at(-2.0, -33.0), at(-2.0, 0.0)),
        Stroke::new(LEAD, 0.3),
    );
    pane(canvas, Path::rect(Rect::new(-6.0, -17.3, 11.0, 0.9)), WOOD);
}

fn shield(canvas: &mut Canvas) {
    let shield = Path::from(at(-6.0, -18.0))
        .line_to(6.0, -18.0)
        .line_to(6.0, -10.0)
        .curve_to(at(6.0, -5.0), at(3.0, -2.6), at(0.0, -1.0))
        .curve_to(at(-3.0, -2.6), at(-6.0, -5.0), at(-6.0, -10.0))
        .close();
    pane(canvas, shield, STEEL);
    let half = Path::from(at(0.0, -18.0))
        .line_to(6.0, -18.0)
        .line_to(6.0, -10.0)
        .curve_to(at(6.0, -5.0), at(3.0, -2.6), at(0.0, -1.0))
        .close();
    pane(canvas, half, GOLD);
    pane(
        canvas,
        Path::circle(at(0.0, -11.0), 1.9),
        Colour::new(0xb8353a),
    );
}

fn staff(canvas: &mut Canvas, stone: Colour) {
    shaft(canvas, -26.0, 4.0);
    let fork = Path::polyline(&[
        at(-3.0, -32.0),
        at(-2.6, -27.0),
        at(0.0, -25.0),
        at(2.6, -27.0),
        at(3.0, -32.0),
    ]);
    canvas.line(fork.clone(), Stroke::new(LEAD, 2.0).round());
    canvas.line(fork, Stroke::new(WOOD, 1.0).round());
    pane(canvas, Path::circle(at(0.0, -30.4), 2.9), stone);
    canvas.fill(
        Path::circle(at(-0.9, -31.4), 0.8),
        Colour::WHITE.covering(0.8),
    );
}

fn book(canvas: &mut Canvas) {
    for side in [-1.0, 1.0] {
        let page = Path::from(at(0.0, -7.0))
            .bend_to(at(side * 4.0, -9.6), at(side * 8.4, -8.0))
            .line_to(side * 8.4, -17.4)
            .bend_to(at(side * 4.0, -19.0), at(0.0, -16.4))
            .close();
        pane(canvas, page, Colour::new(0xf4ead0));
        for row in 0..3 {
            let y = -15.4 + 2.4 * row as f32;
            let words = Path::line(at(side * 1.6, y + 0.6), at(side * 6.8, y));
            canvas.line(words, Stroke::new(LEAD.covering(0.6), 0.35));
        }
    }
}

fn armour(canvas: &mut Canvas, glass: Colour) {
    let plate = Path::from(at(-10.0, -13.0))
        .line_to(-4.0, -15.0)
        .bend_to(at(0.0, -9.0), at(4.0, -15.0))
        .line_to(10.0, -13.0)
        .line_to(8.0, 0.0)
        .curve_to(at(8.0, 8.0), at(4.0, 13.0), at(0.0, 15.0))
        .curve_to(at(-4.0, 13.0), at(-8.0, 8.0), at(-8.0, 0.0))
        .close();
    pane(canvas, plate, STEEL);
    for side in [-1.0, 1.0] {
        pane(
            canvas,
            Path::ellipse(at(side * 12.0, -11.0), 5.0, 4.4),
            STEEL.darker(0.12),
        );
    }
    canvas.line(Path::line(at(0.0, -11.5), at(0.0, 15.0)), LINE);
    pane(canvas, Path::regular(at(0.0, -3.0), 3.2, 4, 0.0), glass);
}

fn banner(canvas: &mut Canvas, glass: Colour) {
    pane(canvas, Path::rect(Rect::new(-10.0, -17.0, 1.8, 34.0)), WOOD);
    let cloth = [
        at(-8.2, -15.0),
        at(13.0, -15.0),
        at(8.0, -7.0),
        at(13.0, 1.0),
        at(-8.2, 1.0),
    ];
    pane(canvas, Path::polygon(&cloth), glass);
    pane(canvas, Path::star(at(0.0, -7.0), 4.6, 2.0, 5, 0.0), GOLD);
}

fn charm(canvas: &mut Canvas, glass: Colour) {
    let chain = Path::from(at(-9.0, -17.0)).curve_to(at(-9.0, -2.0), at(9.0, -2.0), at(9.0, -17.0));
    canvas.line(chain.clone(), Stroke::new(LEAD, 1.8).round());
    canvas.line(chain, Stroke::new(GOLD, 0.9).round().dashed(1.2, 0.8));
    pane(canvas, Path::regular(at(0.0, 4.0), 11.0, 6, 0.0), GOLD);
    pane(canvas, Path::regular(at(0.0, 4.0), 8.0, 6, 0.0), glass);
    canvas.line(
        Path::polyline(&[at(-6.9, 0.0), at(0.0, 4.0), at(6.9, 0.0)]),
        LINE,
    );
    canvas.line(Path::line(at(0.0, 4.0), at(0.0, 12.0)), LINE);
}
