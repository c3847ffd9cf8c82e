//! The back of the cards on the screen: a compass on an old map. On paper the back of a hero is
//! an adventure.

use super::glyphs::element;
use super::ink::hatch;
use super::sepia::{BROWN, PARCHMENT, RUST, SAND, TEAL};
use crate::canvas::Canvas;
use crate::drawing::{Drawing, Stroke};
use crate::geometry::{Point, Rect, at};
use crate::path::Path;
use crate::sheet::CARD;
use travelers::Element;

/// The back.
pub(crate) fn draw() -> Drawing {
    let whole = Rect::new(0.0, 0.0, CARD.width, CARD.height);
    let centre = whole.centre();
    let mut canvas = Canvas::new();
    canvas.fill(Path::rect(whole), RUST);
    let sheet = whole.inset(3.4);
    canvas.fill(Path::rounded(sheet, 2.0), PARCHMENT);
    canvas.clipped(Path::rounded(sheet, 2.0), |canvas| {
        meridians(canvas, centre);
    });
    canvas.line(
        Path::rounded(sheet.inset(1.6), 1.2),
        Stroke::new(BROWN, 0.7),
    );
    corners(&mut canvas, sheet);
    compass(&mut canvas, centre);
    canvas.finish(CARD)
}

/// The lines of an old map, as one shape.
fn meridians(canvas: &mut Canvas, centre: Point) {
    let mut lines = Path::default();
    for i in 0..16 {
        let degrees = 22.5 * i as f32;
        lines = lines.and(Path::line(centre, centre.towards(degrees, 60.0)));
    }
    canvas.line(lines, Stroke::new(SAND, 0.5));
    for radius in [29.5, 36.0, 42.5] {
        let ring = Stroke::new(SAND, 0.5).dashed(1.6, 1.2);
        canvas.line(Path::circle(centre, radius), ring);
    }
}

/// The four elements.
fn corners(canvas: &mut Canvas, sheet: Rect) {
    let inner = sheet.inset(9.0);
    let all = [
        (Element::Fire, 0.0, 0.0),
        (Element::Air, 1.0, 0.0),
        (Element::Earth, 0.0, 1.0),
        (Element::Water, 1.0, 1.0),
    ];
    for (shown, x, y) in all {
        let middle = inner.share(x, y);
        canvas.shape(
            Path::circle(middle, 5.2),
            PARCHMENT,
            Stroke::new(BROWN, 0.7),
        );
        let place = Rect::around(middle, 5.0);
        canvas.emblem(&element(shown), place, TEAL, PARCHMENT);
    }
}

fn compass(canvas: &mut Canvas, centre: Point) {
    let line = Stroke::new(BROWN, 0.7).round();
    canvas.shape(Path::circle(centre, 21.0), PARCHMENT, line);
    canvas.line(Path::circle(centre, 18.6), Stroke::new(BROWN, 0.4));
    for i in 0..32 {
        let degrees = 11.25 * i as f32;
        let tick = Path::line(centre.towards(degrees, 18.6), centre.towards(degrees, 21.0));
        canvas.line(tick, Stroke::new(BROWN, 0.5));
    }
    for (turned, reach, colour) in [(45.0, 14.5, TEAL), (0.0, 24.5, RUST)] {
        for i in 0..4 {
            let degrees = turned + 90.0 * i as f32;
            let tip = centre.towards(degrees, reach);
            let side = |by: f32| centre.towards(degrees + by, reach * 0.24);
            let (left, right) = ([centre, side(-45.0), tip], [centre, side(45.0), tip]);
            canvas.shape(Path::polygon(&left), colour, line);
            canvas.fill(Path::polygon(&right), PARCHMENT);
            hatch(
                canvas,
                Path::polygon(&right),
                degrees + 45.0,
                1.1,
                Stroke::new(BROWN, 0.3),
            );
            canvas.line(Path::polygon(&right), line);
        }
    }
    canvas.shape(Path::circle(at(centre.x, centre.y), 3.0), PARCHMENT, line);
    canvas.fill(Path::circle(centre, 1.3), BROWN);
}
