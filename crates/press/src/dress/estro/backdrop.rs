//! The sky behind a card's five values: stars, mists, and the sign of its estro drawn large.

use super::palette::Palette;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::dress::whim::Whim;
use crate::geometry::{Point, Rect};
use crate::path::Path;
use estro::estri::Estro;

/// Where the sky is.
pub(super) struct Sky {
    /// All of it.
    pub whole: Rect,
    /// About what it turns.
    pub centre: Point,
    /// Where it has no stars.
    pub starless: Option<Rect>,
    /// How far down it has stars, as a share.
    pub foot: f32,
}

/// Paints all of a sky.
pub(super) fn paint(
    canvas: &mut Canvas,
    sky: &Sky,
    estro: Estro,
    palette: &Palette,
    whim: &mut Whim,
) {
    let Sky { whole, centre, .. } = *sky;
    canvas.fill_down(Path::rect(whole), palette.night, palette.dusk);
    mist(canvas, whole, palette, whim);
    stars(canvas, sky, whim);
    match estro {
        Estro::Ardo => flares(canvas, centre, palette, whim),
        Estro::Granito => facets(canvas, centre, palette, whim),
        Estro::Armonio => ripples(canvas, centre, palette, whim),
        Estro::Illusio => moons(canvas, centre, palette, whim),
        Estro::Manpo => wheels(canvas, centre, palette, whim),
    }
}

fn mist(canvas: &mut Canvas, whole: Rect, palette: &Palette, whim: &mut Whim) {
    for _ in 0..3 {
        let centre = whole.share(whim.between(0.1, 0.9), whim.between(0.1, 0.65));
        let points: Vec<Point> = (0..7)
            .map(|i| centre.towards(360.0 / 7.0 * i as f32, whim.between(8.0, 22.0)))
            .collect();
        canvas.fill(Path::loop_through(&points), palette.main.covering(0.13));
    }
}

/// Bright and faint stars, each kind as one shape.
fn stars(canvas: &mut Canvas, sky: &Sky, whim: &mut Whim) {
    for (cover, count) in [(0.45, 22), (0.85, 14)] {
        let mut all = Path::default();
        for i in 0..count {
            let place = sky
                .whole
                .share(whim.between(0.02, 0.98), whim.between(0.02, sky.foot));
            let size = whim.between(0.14, 0.34);
            let hidden = |free: Rect| place.x < free.right() && place.y < free.bottom();
            if sky.starless.is_some_and(hidden) {
                continue;
            }
            all = all.and(match i % 7 {
                0 => Path::star(place, size * 4.0, size * 0.8, 4, 0.0),
                _ => Path::regular(place, size, 4, 0.0),
            });
        }
        canvas.fill(all, Colour::WHITE.covering(cover));
    }
}

fn flares(canvas: &mut Canvas, centre: Point, palette: &Palette, whim: &mut Whim) {
    let tongues = 11 + whim.below(8);
    for (radius, cover) in [(27.0, 0.16), (21.0, 0.2), (14.0, 0.26)] {
        let turned = whim.between(0.0, 360.0);
        let points: Vec<Point> = (0..tongues * 2)
            .map(|i| {
                let degrees = turned + 180.0 / tongues as f32 * i as f32;
                let reach = if i % 2 == 0 {
                    whim.between(0.9, 1.15)
                } else {
                    0.66
                };
                centre.towards(degrees, radius * reach)
            })
            .collect();
        canvas.fill(Path::loop_through(&points), palette.bright.covering(cover));
    }
}

fn facets(canvas: &mut Canvas, centre: Point, palette: &Palette, whim: &mut Whim) {
    let corners = 6 + whim.below(3);
    let turned = whim.between(0.0, 60.0);
    let step = 360.0 / corners as f32;
    for i in 0..corners {
        let degrees = turned + step * i as f32;
        let outer = whim.between(21.0, 27.0);
        let face = [
            centre,
            centre.towards(degrees, outer),
            centre.towards(degrees + step, whim.between(21.0, 27.0)),
        ];
        let cover = whim.one(&[0.1, 0.18, 0.26, 0.34]);
        canvas.fill(Path::polygon(&face), palette.bright.covering(cover));
        let edge = Stroke::new(palette.bright.covering(0.5), 0.22);
        canvas.line(Path::line(centre, face[1]), edge);
    }
}

fn ripples(canvas: &mut Canvas, centre: Point, palette: &Palette, whim: &mut Whim) {
    let petals = 5 + whim.below(5);
    let turned = whim.between(0.0, 72.0);
    for i in 0..petals {
        let degrees = turned + 360.0 / petals as f32 * i as f32;
        let tip = centre.towards(degrees, 26.0);
        let side = |by: f32| centre.towards(degrees + by, 17.0);
        let petal = Path::from(centre)
            .bend_to(side(32.0), tip)
            .bend_to(side(-32.0), centre)
            .close();
        canvas.fill(petal, palette.bright.covering(0.2));
    }
    for ring in 1..4 {
        let radius = ring as f32 * whim.between(6.0, 7.6);
        let line = Stroke::new(palette.bright.covering(0.4), 0.25);
        canvas.line(Path::circle(centre, radius), line);
    }
}

fn moons(canvas: &mut Canvas, centre: Point, palette: &Palette, whim: &mut Whim) {
    let turned = whim.between(0.0, 360.0);
    for i in 0..5 {
        let radius = 25.0 - 4.4 * i as f32;
        let away = centre.towards(turned + 47.0 * i as f32, whim.between(1.0, 3.4));
        canvas.fill(Path::circle(away, radius), palette.bright.covering(0.09));
        let from = turned + whim.between(0.0, 180.0);
        let line = Stroke::new(palette.bright.covering(0.55), 0.3).round();
        canvas.line(Path::arc(away, radius, from, from + 150.0), line);
    }
}

fn wheels(canvas: &mut Canvas, centre: Point, palette: &Palette, whim: &mut Whim) {
    let teeth = 12 + whim.below(9);
    canvas.fill(
        Path::star(centre, 26.0, 23.4, teeth, whim.between(0.0, 30.0)),
        palette.bright.covering(0.16),
    );
    let spokes = 3 + whim.below(4);
    let turned = whim.between(0.0, 90.0);
    let line = Stroke::new(palette.bright.covering(0.42), 0.28);
    for i in 0..spokes {
        let degrees = turned + 180.0 / spokes as f32 * i as f32;
        let spoke = Path::line(
            centre.towards(degrees, 23.0),
            centre.towards(degrees, -23.0),
        );
        canvas.line(spoke, line);
        let rim = centre.towards(degrees, whim.between(13.0, 19.0));
        canvas.line(Path::circle(rim, whim.between(3.0, 6.5)), line);
    }
    canvas.line(Path::circle(centre, 17.0), line);
}
