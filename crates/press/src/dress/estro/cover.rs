//! The cover: a spirit of each estro, a constellation above the lights of a zone.

use super::direction;
use super::palette::Palette;
use super::spirit::Spirit;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::{Drawing, Fill, Paint, Stroke};
use crate::dress::whim::Whim;
use crate::geometry::{Point, Rect, Transform, at};
use crate::path::Path;
use crate::portrait::COVER;
use estro::cards::CardSet;
use estro::estri::{Estro, Value};

const CENTRE: Point = at(COVER.width / 2.0, 46.5);
const HORIZON: f32 = 77.0;
/// One of each estro, in the rules' order.
const SPIRITS: [&str; 5] = ["bokkart", "borgu", "molenn", "thofa", "qintu"];

/// The cover.
pub(crate) fn draw() -> Drawing {
    let whole = Rect::new(0.0, 0.0, COVER.width, COVER.height);
    let mut canvas = Canvas::new();
    canvas.clipped(Path::rect(whole), |canvas| {
        sky(canvas);
        city(canvas);
        ground(canvas);
        beam(canvas);
        let places = Value::ALL.map(place);
        lines(canvas, &places);
        for (id, place) in SPIRITS.into_iter().zip(places) {
            let Some(card) = CardSet::base().find(id) else {
                continue;
            };
            let glow = Palette::of(card.estro).main;
            for (radius, cover) in [(19.0, 0.22), (16.0, 0.35)] {
                canvas.fill(Path::circle(place, radius), glow.covering(cover));
            }
            let pose = Transform::scale(0.98).then(Transform::shift(place.x, place.y));
            canvas.within(pose, |canvas| Spirit::of(card).paint(canvas));
        }
    });
    canvas.finish(COVER)
}

/// The five stand as their values do on a card, drawn wider.
fn place(value: Value) -> Point {
    let far = CENTRE.towards(direction(value), 28.0);
    at(CENTRE.x + (far.x - CENTRE.x) * 1.85, far.y)
}

fn sky(canvas: &mut Canvas) {
    let (top, middle, low) = (
        Colour::new(0x0c1033),
        Colour::new(0x3d2b7a),
        Colour::new(0xef9a78),
    );
    canvas.fill_down(Path::rect(Rect::new(0.0, 0.0, 160.0, 44.0)), top, middle);
    canvas.fill_down(Path::rect(Rect::new(0.0, 43.8, 160.0, 34.0)), middle, low);
    let mut whim = Whim::of("the cover of Estro");
    for (cover, count) in [(0.45, 60), (0.9, 34)] {
        let mut all = Path::default();
        for i in 0..count {
            let star = at(whim.between(2.0, 158.0), whim.between(2.0, 62.0));
            let size = whim.between(0.2, 0.5);
            all = all.and(match i % 6 {
                0 => Path::star(star, size * 4.4, size * 0.8, 4, 0.0),
                _ => Path::regular(star, size, 4, 0.0),
            });
        }
        canvas.fill(all, Colour::WHITE.covering(cover));
    }
    let world = at(143.0, 17.0);
    canvas.fill(Path::circle(world, 8.5), Colour::new(0x7a5fc0));
    canvas.fill(
        Path::circle(world, 8.5).and(Path::circle(world.moved(2.6, 2.0), 8.5)),
        Fill::from(Colour::new(0xb79be8)).with_holes(),
    );
    let ring = Path::ellipse(world, 14.5, 3.2).transformed(&Transform::turn(-18.0, world));
    canvas.line(ring, Stroke::new(Colour::new(0xe6d8ff), 0.9));
}

/// Towers and domes of the five zones, with lights in them.
fn city(canvas: &mut Canvas) {
    let mut whim = Whim::of("the zones");
    for (colour, low, high, step) in [(0x6a3f7e, 5.0, 13.0, 5.0), (0x3a2459, 3.0, 10.0, 8.0)] {
        let mut towers = Path::default();
        let mut x = -2.0;
        while x < 162.0 {
            let (wide, tall) = (whim.between(step * 0.6, step), whim.between(low, high));
            let block = Rect::new(x, HORIZON - tall, wide, tall + 2.0);
            towers = towers.and(match whim.below(4) {
                0 => Path::circle(at(x + wide / 2.0, HORIZON - tall * 0.5), wide * 0.75),
                1 => Path::polygon(&[
                    at(x, HORIZON),
                    at(x + wide * 0.5, HORIZON - tall * 1.3),
                    at(x + wide, HORIZON),
                ]),
                _ => Path::rect(block),
            });
            x += wide * 1.05;
        }
        canvas.fill(towers, Colour::new(colour));
    }
    let mut windows = Path::default();
    for _ in 0..70 {
        let place = at(whim.between(1.0, 159.0), whim.between(70.5, 76.0));
        windows = windows.and(Path::rect(Rect::new(place.x, place.y, 0.8, 1.1)));
    }
    canvas.fill(windows, Colour::new(0xffd98a).covering(0.85));
}

/// A floor of lines that meet far away.
fn ground(canvas: &mut Canvas) {
    let floor = Rect::new(0.0, HORIZON, 160.0, 23.0);
    canvas.fill_down(
        Path::rect(floor),
        Colour::new(0x2a1a4c),
        Colour::new(0x120c2c),
    );
    let mut lines = Path::default();
    for i in -14..=14 {
        let x = i as f32;
        lines = lines.and(Path::line(
            at(80.0 + x * 6.0, HORIZON),
            at(80.0 + x * 24.0, 100.5),
        ));
    }
    for depth in [0.0, 1.6, 4.0, 7.6, 12.6, 19.4] {
        lines = lines.and(Path::line(
            at(0.0, HORIZON + depth),
            at(160.0, HORIZON + depth),
        ));
    }
    canvas.line(
        lines,
        Stroke::new(Colour::new(0xd878c8).covering(0.55), 0.4),
    );
}

/// The zone in play: a ring of five colours, and its light.
fn beam(canvas: &mut Canvas) {
    let foot = at(CENTRE.x, 88.0);
    let light = Path::polygon(&[
        at(foot.x - 17.0, foot.y),
        at(foot.x - 3.0, CENTRE.y),
        at(foot.x + 3.0, CENTRE.y),
        at(foot.x + 17.0, foot.y),
    ]);
    canvas.fill(
        light,
        Paint::down(
            CENTRE.y,
            Colour::new(0xfff3cf).covering(0.7),
            foot.y,
            Colour::new(0xfff3cf).covering(0.05),
        ),
    );
    let flat = Transform {
        d: 0.28,
        ..Transform::shift(foot.x, foot.y)
    };
    canvas.within(flat, |canvas| {
        canvas.fill(Path::circle(at(0.0, 0.0), 22.0), Colour::new(0x120c2c));
        for value in Value::ALL {
            let middle = direction(value);
            let palette = Palette::of(Estro::from_index(value.index()));
            let arc = Path::arc(at(0.0, 0.0), 18.0, middle - 32.0, middle + 32.0);
            canvas.line(arc, Stroke::new(palette.bright, 5.0));
        }
        let rim = Stroke::new(Colour::new(0xfff3cf), 1.0);
        canvas.line(Path::circle(at(0.0, 0.0), 22.5), rim);
    });
    canvas.fill(Path::star(CENTRE, 11.0, 1.8, 4, 0.0), Colour::new(0xfff8e0));
    canvas.fill(Path::star(CENTRE, 6.0, 1.6, 4, 45.0), Colour::new(0xfff8e0));
}

fn lines(canvas: &mut Canvas, places: &[Point; 5]) {
    let star = [0, 2, 4, 1, 3].map(|i: usize| places[i]);
    let thin = Stroke::new(Colour::WHITE.covering(0.35), 0.5).round();
    canvas.line(Path::polygon(&star), thin);
    let line = Stroke::new(Colour::WHITE.covering(0.85), 0.7).round();
    canvas.line(Path::polygon(places), line);
}
