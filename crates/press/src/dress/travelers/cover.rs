//! The cover: a map as it comes from the press, and a hero before it who sees the whole way.

mod hero;
mod land;

use super::sepia::{BROWN, PARCHMENT, RUST, SAND, TEAL};
use crate::canvas::Canvas;
use crate::drawing::{Drawing, Stroke};
use crate::geometry::{Point, Rect, Transform, at};
use crate::path::Path;
use crate::portrait::COVER;

/// Outlines.
const LINE: Stroke = Stroke::new(BROWN, 0.7).round();
/// Shades.
const FINE: Stroke = Stroke::new(BROWN, 0.3).round();

/// The cover.
pub(crate) fn draw() -> Drawing {
    let whole = Rect::new(0.0, 0.0, COVER.width, COVER.height);
    let mut canvas = Canvas::new();
    canvas.clipped(Path::rect(whole), |canvas| {
        sheet(canvas, whole);
        sea(canvas);
        folds(canvas, whole);
        land::paint(canvas);
        way(canvas);
        compass(canvas, at(141.0, 80.0), 13.0);
        canvas.within(
            Transform::scale(1.12).then(Transform::shift(27.0, 97.0)),
            hero::paint,
        );
    });
    canvas.finish(COVER)
}

fn sheet(canvas: &mut Canvas, whole: Rect) {
    canvas.fill_down(
        Path::rect(whole),
        PARCHMENT.lighter(0.25),
        PARCHMENT.towards(SAND, 0.45),
    );
    let mut grain = Path::default();
    for i in 0..26 {
        let y = 2.0 + 3.9 * i as f32;
        grain = grain.and(Path::line(at(0.0, y), at(160.0, y)));
    }
    canvas.line(grain, Stroke::new(SAND.covering(0.35), 0.25));
}

/// The sheet is nine cards: three by three.
fn folds(canvas: &mut Canvas, whole: Rect) {
    let mut cuts = Path::default();
    for share in [1.0 / 3.0, 2.0 / 3.0] {
        cuts = cuts
            .and(Path::line(whole.share(share, 0.0), whole.share(share, 1.0)))
            .and(Path::line(whole.share(0.0, share), whole.share(1.0, share)));
    }
    canvas.line(
        cuts,
        Stroke::new(BROWN.covering(0.28), 0.45).dashed(2.2, 1.4),
    );
}

fn sea(canvas: &mut Canvas) {
    let coast = Path::from(at(164.0, 40.0))
        .curve_to(at(150.0, 44.0), at(154.0, 52.0), at(144.0, 55.0))
        .curve_to(at(130.0, 59.0), at(128.0, 66.0), at(118.0, 70.0))
        .curve_to(at(104.0, 76.0), at(112.0, 86.0), at(98.0, 92.0))
        .curve_to(at(92.0, 95.0), at(94.0, 100.0), at(90.0, 104.0))
        .line_to(164.0, 104.0)
        .close();
    canvas.fill(coast.clone(), TEAL.towards(PARCHMENT, 0.62));
    canvas.clipped(coast.clone(), |canvas| {
        let mut waves = Path::default();
        for row in 0..9 {
            for column in 0..8 {
                let shift = if row % 2 == 0 { 0.0 } else { 5.5 };
                let place = at(90.0 + 11.0 * column as f32 + shift, 48.0 + 6.4 * row as f32);
                waves = waves.and(
                    Path::from(place)
                        .bend_to(place.moved(1.2, -1.6), place.moved(2.4, 0.0))
                        .bend_to(place.moved(3.6, -1.6), place.moved(4.8, 0.0)),
                );
            }
        }
        canvas.line(waves, Stroke::new(TEAL.covering(0.7), 0.45).round());
        canvas.line(coast.clone(), Stroke::new(TEAL.covering(0.45), 3.0));
    });
    canvas.line(coast, LINE);
}

/// From the hero's feet to the castle.
fn way(canvas: &mut Canvas) {
    let steps = [
        at(36.0, 93.0),
        at(52.0, 86.0),
        at(70.0, 84.0),
        at(80.0, 74.0),
        at(70.0, 63.0),
        at(76.0, 52.0),
        at(94.0, 50.0),
        at(106.0, 54.0),
        at(117.0, 47.0),
        at(113.0, 38.0),
        at(122.0, 31.0),
    ];
    let path = Path::curve_through(&steps);
    canvas.line(path.clone(), Stroke::new(PARCHMENT, 2.6).round());
    canvas.line(path, Stroke::new(RUST, 1.5).round().dashed(3.2, 3.0));
    for stop in [
        at(52.0, 86.0),
        at(79.6, 73.0),
        at(76.0, 52.0),
        at(106.0, 54.0),
    ] {
        canvas.shape(Path::circle(stop, 2.0), PARCHMENT, Stroke::new(RUST, 1.0));
    }
}

fn compass(canvas: &mut Canvas, centre: Point, radius: f32) {
    canvas.shape(Path::circle(centre, radius * 0.74), PARCHMENT, LINE);
    for (turned, reach, colour) in [(45.0, radius * 0.62, TEAL), (0.0, radius, RUST)] {
        for i in 0..4 {
            let degrees = turned + 90.0 * i as f32;
            let tip = centre.towards(degrees, reach);
            let side = |by: f32| centre.towards(degrees + by, reach * 0.24);
            let halves = [(side(-45.0), colour), (side(45.0), PARCHMENT)];
            for (corner, fill) in halves {
                canvas.shape(Path::polygon(&[centre, corner, tip]), fill, LINE);
            }
        }
    }
}
