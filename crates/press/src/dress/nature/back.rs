//! The back of the cards: the four clans in one ring, on a carpet of leaves.

use super::emblems::clan;
use super::palette::Palette;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::{Drawing, Stroke};
use crate::geometry::{Point, Rect, at};
use crate::path::Path;
use crate::sheet::CARD;
use nature::effect::Faction;

const MOSS: Colour = Colour::new(0x1d4030);
const FERN: Colour = Colour::new(0x2b5a41);
const CREAM: Colour = Colour::new(0xf6ecd2);
const GOLD: Colour = Colour::new(0xe9b949);

/// The back.
pub(crate) fn draw() -> Drawing {
    let whole = Rect::new(0.0, 0.0, CARD.width, CARD.height);
    let centre = whole.centre();
    let mut canvas = Canvas::new();
    canvas.fill(Path::rect(whole), CREAM);
    canvas.fill(Path::rounded(whole.inset(2.4), 3.4), MOSS);
    canvas.clipped(Path::rounded(whole.inset(4.6), 2.4), |canvas| {
        canvas.fill_down(Path::rect(whole), FERN, MOSS);
        carpet(canvas, whole);
    });
    canvas.line(Path::rounded(whole.inset(4.6), 2.4), Stroke::new(GOLD, 0.9));
    for (y, turned) in [(17.5, 0.0), (CARD.height - 17.5, 180.0)] {
        sprig(&mut canvas, at(centre.x, y), turned);
    }
    ring(&mut canvas, centre);
    canvas.finish(CARD)
}

/// Leaves in rows, all as one shape.
fn carpet(canvas: &mut Canvas, whole: Rect) {
    let mut leaves = Path::default();
    for row in 0..16 {
        for column in 0..9 {
            let shift = if row % 2 == 0 { 0.0 } else { 3.9 };
            let foot = whole
                .share(0.0, 0.0)
                .moved(column as f32 * 7.8 + shift, row as f32 * 5.6 + 3.0);
            let degrees = if row % 2 == 0 { 40.0 } else { -40.0 };
            leaves = leaves.and(leaf(foot, degrees, 5.2));
        }
    }
    canvas.fill(leaves, Colour::new(0x3a7051).covering(0.9));
}

fn leaf(foot: Point, degrees: f32, length: f32) -> Path {
    let tip = foot.towards(degrees, length);
    let side = |by: f32| {
        foot.between(tip, 0.45)
            .towards(degrees + 90.0, by * length * 0.38)
    };
    Path::from(foot)
        .bend_to(side(1.0), tip)
        .bend_to(side(-1.0), foot)
        .close()
}

/// Three leaves on a stalk.
fn sprig(canvas: &mut Canvas, foot: Point, turned: f32) {
    for (by, length) in [(-62.0, 7.0), (0.0, 8.0), (62.0, 7.0)] {
        let line = Stroke::new(MOSS, 0.7);
        canvas.shape(leaf(foot, turned + by, length), GOLD, line);
    }
}

/// A quarter for each clan, with its sign, and the sun in the middle.
fn ring(canvas: &mut Canvas, centre: Point) {
    const RADIUS: f32 = 21.0;
    canvas.fill(Path::circle(centre, RADIUS + 2.2), MOSS);
    canvas.fill(Path::circle(centre, RADIUS + 1.4), GOLD);
    let clans = [
        Faction::Leaf,
        Faction::Droplet,
        Faction::Pebble,
        Faction::Twig,
    ];
    for (i, faction) in clans.into_iter().enumerate() {
        let palette = Palette::of_clan(faction);
        let from = 90.0 * i as f32;
        let quarter = Path::arc(centre, RADIUS, from, from + 90.0)
            .line_to(centre.x, centre.y)
            .close();
        let light = palette.main.towards(palette.bright, 0.25);
        canvas.shape(quarter, light, Stroke::new(CREAM, 1.1));
        let place = Rect::around(centre.towards(from + 45.0, 13.2), 9.6);
        canvas.emblem(&clan(faction), place, CREAM, light);
    }
    canvas.fill(Path::star(centre, 6.6, 4.6, 12, 0.0), MOSS);
    canvas.fill(Path::star(centre, 5.8, 4.0, 12, 0.0), GOLD);
    canvas.fill(Path::circle(centre, 2.8), CREAM);
}
