//! The land in which an Elemental stands: sky, sun, hills, and what grows there.

use super::palette::Palette;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::dress::whim::Whim;
use crate::geometry::{Point, Rect, at};
use crate::path::Path;
use nature::effect::Faction;

/// Paints the whole window.
pub(super) fn paint(
    canvas: &mut Canvas,
    window: Rect,
    faction: Faction,
    palette: &Palette,
    whim: &mut Whim,
) {
    let hour = Hour::at(palette, whim);
    let horizon = hour.horizon;
    canvas.fill_down(Path::rect(window), hour.zenith, horizon);
    sun(canvas, window, palette, whim);
    for depth in 0..3 {
        let share = depth as f32;
        let colour = palette.main.towards(horizon, 0.66 - 0.27 * share);
        let top = window.y + window.height * (0.52 + 0.14 * share);
        if depth == 1 {
            growth(canvas, window, top, faction, palette, whim);
        }
        hill(canvas, window, top, colour, whim);
    }
}

/// The sky at some hour of the day.
struct Hour {
    zenith: Colour,
    horizon: Colour,
}

impl Hour {
    fn at(palette: &Palette, whim: &mut Whim) -> Hour {
        let (zenith, horizon) = match whim.below(4) {
            0 => (palette.sky, palette.sky.lighter(0.65)),
            1 => (Colour::new(0x8fc4ea), Colour::new(0xf3f1e2)),
            2 => (Colour::new(0x6b4d8e), Colour::new(0xf7b58b)),
            _ => (Colour::new(0x20305e), Colour::new(0x8fa9d6)),
        };
        // A little of the clan's own sky in each, so that its cards go together.
        Hour {
            zenith: zenith.towards(palette.sky, 0.25),
            horizon: horizon.towards(palette.sky.lighter(0.5), 0.3),
        }
    }
}

fn sun(canvas: &mut Canvas, window: Rect, palette: &Palette, whim: &mut Whim) {
    let centre = window.share(whim.between(0.14, 0.86), whim.between(0.22, 0.4));
    for (radius, cover) in [(9.0, 0.25), (6.5, 0.35), (4.2, 0.9)] {
        let glow = Colour::WHITE.towards(palette.accent, 0.12).covering(cover);
        canvas.fill(Path::circle(centre, radius), glow);
    }
}

fn hill(canvas: &mut Canvas, window: Rect, top: f32, colour: Colour, whim: &mut Whim) {
    let points: Vec<Point> = (0..=5)
        .map(|i| {
            let x = window.x - 4.0 + (window.width + 8.0) * i as f32 / 5.0;
            at(x, top + whim.between(-2.6, 2.6))
        })
        .collect();
    let ridge = Path::curve_through(&points)
        .line_to(window.right() + 4.0, window.bottom() + 1.0)
        .line_to(window.x - 4.0, window.bottom() + 1.0)
        .close();
    canvas.fill(ridge, colour);
}

/// What is typical of a clan's land.
fn growth(
    canvas: &mut Canvas,
    window: Rect,
    ground: f32,
    faction: Faction,
    palette: &Palette,
    whim: &mut Whim,
) {
    let colour = palette.main.towards(palette.sky, 0.3);
    for i in 0..5 {
        let x = window.x + window.width * (0.06 + 0.22 * i as f32) + whim.between(-2.5, 2.5);
        let foot = at(x, ground + 2.5);
        let high = whim.between(6.0, 13.0);
        match faction {
            Faction::Pebble => spire(canvas, foot, high, colour),
            Faction::Droplet => reed(canvas, foot, high * 0.9, colour),
            Faction::Twig => tree(canvas, foot, high, colour),
            Faction::Leaf => bush(canvas, foot, high * 0.6, colour, whim),
        }
    }
}

fn spire(canvas: &mut Canvas, foot: Point, high: f32, colour: Colour) {
    let wide = high * 0.34;
    let stone = [
        foot.moved(-wide, 0.0),
        foot.moved(-wide * 0.5, -high * 0.7),
        foot.moved(wide * 0.1, -high),
        foot.moved(wide * 0.7, -high * 0.5),
        foot.moved(wide, 0.0),
    ];
    canvas.fill(Path::polygon(&stone), colour);
    let lit = [stone[2], stone[3], stone[4], foot.moved(wide * 0.1, 0.0)];
    canvas.fill(Path::polygon(&lit), colour.lighter(0.2));
}

fn reed(canvas: &mut Canvas, foot: Point, high: f32, colour: Colour) {
    let stroke = Stroke::new(colour, 0.5).round();
    let tip = foot.moved(high * 0.12, -high);
    canvas.line(
        Path::from(foot).bend_to(foot.moved(0.0, -high * 0.6), tip),
        stroke,
    );
    canvas.fill(
        Path::ellipse(tip.moved(0.0, 0.8), 0.7, high * 0.16),
        colour.darker(0.15),
    );
    let blade = foot.moved(-high * 0.3, -high * 0.7);
    canvas.line(
        Path::from(foot).bend_to(foot.moved(0.0, -high * 0.5), blade),
        stroke,
    );
}

fn tree(canvas: &mut Canvas, foot: Point, high: f32, colour: Colour) {
    let stroke = |width| Stroke::new(colour, width).round();
    let top = foot.moved(0.0, -high);
    canvas.line(Path::line(foot, top), stroke(0.9));
    for (share, reach) in [(0.45, 0.34), (0.62, -0.32), (0.78, 0.24), (0.9, -0.18)] {
        let from = foot.between(top, share);
        let to = from.moved(high * reach, -high * 0.22);
        canvas.line(Path::line(from, to), stroke(0.5));
    }
}

fn bush(canvas: &mut Canvas, foot: Point, high: f32, colour: Colour, whim: &mut Whim) {
    for i in 0..5 {
        let degrees = -56.0 + 28.0 * i as f32 + whim.between(-6.0, 6.0);
        let tip = foot.towards(degrees, high * whim.between(0.8, 1.2));
        let lean = |side: f32| {
            foot.between(tip, 0.5)
                .towards(degrees + 90.0, side * high * 0.22)
        };
        let blade = Path::from(foot)
            .bend_to(lean(1.0), tip)
            .bend_to(lean(-1.0), foot)
            .close();
        let shade = if i % 2 == 0 {
            colour
        } else {
            colour.darker(0.12)
        };
        canvas.fill(blade, shade);
    }
}
