//! Stained glass: panes of colour in lead.

use super::palette::{LEAD, Palette};
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::dress::whim::Whim;
use crate::geometry::{Point, Rect};
use crate::path::Path;

/// The lead around a pane.
pub(super) const LINE: Stroke = Stroke::new(LEAD, 0.55).round();

/// A pane.
pub(super) fn pane(canvas: &mut Canvas, path: Path, colour: Colour) {
    canvas.shape(path, colour, LINE);
}

/// A window of four-cornered panes, brighter towards the middle.
pub(super) fn window(canvas: &mut Canvas, place: Rect, palette: &Palette, whim: &mut Whim) {
    const COLUMNS: usize = 6;
    const ROWS: usize = 5;
    let mut corners = Vec::new();
    for row in 0..=ROWS {
        for column in 0..=COLUMNS {
            let inside = |i: usize, last: usize| i > 0 && i < last;
            let jump =
                |whim: &mut Whim, free: bool| if free { whim.between(-0.07, 0.07) } else { 0.0 };
            let x = column as f32 / COLUMNS as f32 + jump(whim, inside(column, COLUMNS));
            let y = row as f32 / ROWS as f32 + jump(whim, inside(row, ROWS));
            corners.push(place.share(x, y));
        }
    }
    let corner = |column: usize, row: usize| corners[row * (COLUMNS + 1) + column];
    let thin = Stroke::new(LEAD.covering(0.7), 0.3);
    for row in 0..ROWS {
        for column in 0..COLUMNS {
            let square = [
                corner(column, row),
                corner(column + 1, row),
                corner(column + 1, row + 1),
                corner(column, row + 1),
            ];
            let colour = tint(square[0].between(square[2], 0.5), place, palette, whim);
            canvas.shape(Path::polygon(&square), colour, thin);
        }
    }
}

fn tint(middle: Point, place: Rect, palette: &Palette, whim: &mut Whim) -> Colour {
    let centre = place.centre();
    let (x, y) = (
        (middle.x - centre.x) / (place.width / 2.0),
        (middle.y - centre.y) / (place.height / 2.0),
    );
    let far = (x * x + y * y).sqrt().min(1.0);
    let glass = palette.main.towards(palette.other, (x + 1.0) / 2.0);
    let lit = glass.towards(
        palette.bright,
        (1.0 - far) * 0.8 + whim.between(-0.12, 0.12),
    );
    lit.towards(palette.dark, far * 0.42 + whim.between(-0.08, 0.1))
}

/// A round window: petals, rays, or small round panes about a bright middle.
pub(super) fn rose(
    canvas: &mut Canvas,
    centre: Point,
    radius: f32,
    palette: &Palette,
    whim: &mut Whim,
) {
    let panes = 8 + 2 * whim.below(4);
    let turned = whim.between(0.0, 45.0);
    let step = 360.0 / panes as f32;
    let style = whim.below(3);
    pane(canvas, Path::circle(centre, radius), palette.dark);
    for i in 0..panes {
        let degrees = turned + step * i as f32;
        let path = match style {
            0 => petal(centre, radius, degrees, step),
            1 => ray(centre, radius, degrees, step),
            _ => {
                let size = (radius * 0.19).min(radius * 0.76 * 3.1 / panes as f32);
                Path::circle(centre.towards(degrees, radius * 0.77), size)
            }
        };
        let glass = if i % 2 == 0 {
            palette.main
        } else {
            palette.other
        };
        let light = whim.between(0.1, 0.5);
        pane(canvas, path, glass.towards(palette.bright, light));
    }
    pane(canvas, Path::circle(centre, radius * 0.56), palette.bright);
}

fn petal(centre: Point, radius: f32, degrees: f32, step: f32) -> Path {
    let side = |by: f32| centre.towards(degrees + by * step * 0.62, radius * 0.86);
    let root = centre.towards(degrees, radius * 0.4);
    let tip = centre.towards(degrees, radius * 0.94);
    Path::from(root)
        .bend_to(side(1.0), tip)
        .bend_to(side(-1.0), root)
        .close()
}

fn ray(centre: Point, radius: f32, degrees: f32, step: f32) -> Path {
    Path::polygon(&[
        centre.towards(degrees - step * 0.42, radius * 0.5),
        centre.towards(degrees - step * 0.2, radius * 0.92),
        centre.towards(degrees + step * 0.2, radius * 0.92),
        centre.towards(degrees + step * 0.42, radius * 0.5),
    ])
}

/// The dark corners that make a window a pointed arch.
pub(super) fn arch(canvas: &mut Canvas, place: Rect, colour: Colour) {
    let (left, right, top) = (place.x, place.right(), place.y);
    let spring = top + place.height * 0.36;
    let tip = place.share(0.5, 0.0).moved(0.0, 0.8);
    for (edge, inward) in [(left, 1.0), (right, -1.0)] {
        let corner = Path::from(Point {
            x: edge,
            y: top - 0.5,
        })
        .line_to(tip.x, top - 0.5)
        .line_to(tip.x, tip.y)
        .curve_to(
            Point {
                x: edge + inward * place.width * 0.3,
                y: top + 2.0,
            },
            Point {
                x: edge + inward * 1.2,
                y: top + place.height * 0.16,
            },
            Point {
                x: edge + inward * 0.6,
                y: spring,
            },
        )
        .line_to(edge, spring)
        .close();
        canvas.fill(corner, colour);
        let drop = Point {
            x: edge + inward * 4.0,
            y: top + 3.4,
        };
        canvas.fill(Path::circle(drop, 1.5), super::palette::GOLD.covering(0.85));
        canvas.fill(Path::circle(drop, 0.9), colour);
    }
}
