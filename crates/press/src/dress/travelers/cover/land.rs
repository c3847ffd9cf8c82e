//! What lies on the map.

use super::{FINE, LINE};
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::dress::travelers::ink::hatch;
use crate::dress::travelers::sepia::{BROWN, PARCHMENT, RUST, SAND, TEAL};
use crate::geometry::{Point, Rect, at};
use crate::path::Path;

const WOOD: Colour = Colour::new(0x7d9a5b);

/// Paints all of it, from far to near.
pub(super) fn paint(canvas: &mut Canvas) {
    for (x, y, size) in [
        (60.0, 27.0, 11.0),
        (75.0, 24.0, 15.0),
        (92.0, 27.0, 12.0),
        (152.0, 27.0, 11.0),
        (143.0, 32.0, 8.0),
    ] {
        mountain(canvas, at(x, y), size);
    }
    sun(canvas, at(24.0, 17.0));
    castle(canvas, at(124.0, 31.0));
    for (x, y) in [
        (46.0, 52.0),
        (52.0, 48.0),
        (57.0, 54.0),
        (50.0, 58.0),
        (62.0, 49.0),
        (59.0, 60.0),
    ] {
        tree(canvas, at(x, y));
    }
    house(canvas, at(92.0, 66.0), 1.0);
    house(canvas, at(99.5, 69.0), 0.8);
    tower(canvas, at(104.0, 50.0));
    camp(canvas, at(60.0, 81.0));
    for (x, y) in [
        (86.0, 40.0),
        (91.0, 42.0),
        (134.0, 45.0),
        (139.0, 42.5),
        (40.0, 34.0),
    ] {
        tree(canvas, at(x, y));
    }
    river(canvas);
    serpent(canvas, at(113.0, 93.0));
    ship(canvas, at(143.0, 60.0));
}

fn mountain(canvas: &mut Canvas, foot: Point, size: f32) {
    let peak = foot.moved(0.0, -size * 1.3);
    let (left, right) = (foot.moved(-size * 0.8, 0.0), foot.moved(size * 0.8, 0.0));
    let ridge = foot.moved(size * 0.12, -size * 0.5);
    canvas.shape(
        Path::polygon(&[left, peak, right]),
        PARCHMENT.lighter(0.4),
        LINE,
    );
    let shade = Path::polygon(&[peak, ridge, foot.moved(-size * 0.1, 0.0), right]);
    canvas.fill(shade.clone(), SAND);
    hatch(canvas, shade, 20.0, 1.3, FINE);
    canvas.line(Path::polyline(&[left, peak, right]), LINE);
}

fn sun(canvas: &mut Canvas, centre: Point) {
    canvas.shape(
        Path::star(centre, 11.0, 7.0, 16, 0.0),
        Colour::new(0xeabf5e),
        LINE,
    );
    canvas.shape(Path::circle(centre, 6.2), PARCHMENT.lighter(0.3), LINE);
    for side in [-1.0, 1.0] {
        canvas.fill(Path::circle(centre.moved(side * 2.2, -0.8), 0.7), BROWN);
    }
    let smile =
        Path::from(centre.moved(-2.2, 1.6)).bend_to(centre.moved(0.0, 4.0), centre.moved(2.2, 1.6));
    canvas.line(smile, LINE);
}

fn tree(canvas: &mut Canvas, foot: Point) {
    canvas.line(Path::line(foot, foot.moved(0.0, -3.0)), LINE);
    let crown = [
        foot.moved(-3.0, -2.0),
        foot.moved(0.0, -9.5),
        foot.moved(3.0, -2.0),
    ];
    canvas.shape(Path::polygon(&crown), WOOD, LINE);
    let shade = [crown[1], crown[2], foot.moved(0.4, -2.0)];
    hatch(canvas, Path::polygon(&shade), 30.0, 0.8, FINE);
}

/// Four towers with roofs, and a flag on the highest.
fn castle(canvas: &mut Canvas, foot: Point) {
    let wall = Rect::new(foot.x - 9.0, foot.y - 8.0, 18.0, 8.0);
    canvas.shape(Path::rect(wall), PARCHMENT, LINE);
    for (x, wide, high) in [(-9.0, 4.4, 13.0), (9.0, 4.4, 13.0), (0.0, 6.0, 18.0)] {
        let block = Rect::new(foot.x + x - wide / 2.0, foot.y - high, wide, high);
        canvas.shape(Path::rect(block), PARCHMENT.lighter(0.4), LINE);
        let shade = Rect::new(block.x + wide * 0.55, block.y, wide * 0.45, high);
        hatch(canvas, Path::rect(shade), 90.0, 1.1, FINE);
        let roof = [
            at(block.x - 1.0, block.y),
            at(block.x + wide / 2.0, block.y - wide * 1.2),
            at(block.right() + 1.0, block.y),
        ];
        canvas.shape(Path::polygon(&roof), RUST, LINE);
    }
    let top = foot.moved(0.0, -25.0);
    canvas.line(Path::line(top, top.moved(0.0, -6.0)), LINE);
    let flag = [
        top.moved(0.0, -6.0),
        top.moved(6.5, -4.4),
        top.moved(0.0, -2.8),
    ];
    canvas.shape(Path::polygon(&flag), TEAL, LINE);
    let gate = Rect::new(foot.x - 1.7, foot.y - 5.0, 3.4, 6.4);
    canvas.clipped(
        Path::rect(Rect::new(foot.x - 3.0, foot.y - 8.0, 6.0, 8.0)),
        |canvas| {
            canvas.fill(Path::rounded(gate, 1.7), BROWN);
        },
    );
}

fn house(canvas: &mut Canvas, foot: Point, size: f32) {
    let wall = Rect::new(
        foot.x - 2.6 * size,
        foot.y - 3.6 * size,
        5.2 * size,
        3.6 * size,
    );
    canvas.shape(Path::rect(wall), PARCHMENT.lighter(0.4), LINE);
    let roof = [
        at(wall.x - size, wall.y),
        at(foot.x, wall.y - 3.4 * size),
        at(wall.right() + size, wall.y),
    ];
    canvas.shape(Path::polygon(&roof), RUST, LINE);
    let door = Rect::new(
        foot.x - 0.7 * size,
        foot.y - 2.2 * size,
        1.4 * size,
        2.2 * size,
    );
    canvas.fill(Path::rect(door), BROWN);
}

fn tower(canvas: &mut Canvas, foot: Point) {
    let wall = [
        foot.moved(-2.2, 0.0),
        foot.moved(-1.6, -9.0),
        foot.moved(1.6, -9.0),
        foot.moved(2.2, 0.0),
    ];
    canvas.shape(Path::polygon(&wall), PARCHMENT.lighter(0.4), LINE);
    let dome = Path::arc(foot.moved(0.0, -9.0), 2.8, -90.0, 90.0).close();
    canvas.shape(dome, TEAL, LINE);
}

/// From the mountains to the sea, below a bridge.
fn river(canvas: &mut Canvas) {
    let bed = Path::from(at(80.0, 25.0))
        .curve_to(at(84.0, 34.0), at(98.0, 34.0), at(96.0, 43.0))
        .curve_to(at(94.0, 52.0), at(112.0, 58.0), at(122.0, 68.0));
    canvas.line(bed.clone(), Stroke::new(BROWN, 2.6).round());
    canvas.line(bed, Stroke::new(TEAL.towards(PARCHMENT, 0.5), 1.5).round());
}

fn camp(canvas: &mut Canvas, foot: Point) {
    let tent = [
        foot.moved(-5.0, 0.0),
        foot.moved(0.0, -7.4),
        foot.moved(5.0, 0.0),
    ];
    canvas.shape(Path::polygon(&tent), PARCHMENT.lighter(0.5), LINE);
    let shade = [tent[1], tent[2], foot.moved(1.4, 0.0)];
    hatch(canvas, Path::polygon(&shade), 30.0, 0.9, FINE);
    let door = [
        foot.moved(-1.6, 0.0),
        foot.moved(0.0, -4.6),
        foot.moved(1.4, 0.0),
    ];
    canvas.fill(Path::polygon(&door), BROWN);
}

/// Three loops in the water, and a head.
fn serpent(canvas: &mut Canvas, place: Point) {
    let scales = Colour::new(0x9cb86a);
    for (x, wide) in [(9.0, 3.2), (0.0, 4.0)] {
        let foot = place.moved(x, 0.0);
        let arch = Path::arc(foot, wide, -90.0, 90.0);
        canvas.line(arch.clone(), Stroke::new(BROWN, 3.4));
        canvas.line(arch, Stroke::new(scales, 2.2));
    }
    let neck = Path::from(place.moved(-9.6, 0.0))
        .curve_to(
            place.moved(-9.0, -6.0),
            place.moved(-5.0, -9.0),
            place.moved(-9.0, -12.0),
        )
        .line_to(place.x - 15.0, place.y - 10.4)
        .line_to(place.x - 14.0, place.y - 8.2)
        .line_to(place.x - 9.6, place.y - 8.4)
        .curve_to(
            place.moved(-11.0, -5.0),
            place.moved(-13.0, -4.0),
            place.moved(-13.2, 0.0),
        )
        .close();
    canvas.shape(neck, scales, LINE);
    canvas.fill(Path::circle(place.moved(-10.6, -10.2), 0.6), BROWN);
}

fn ship(canvas: &mut Canvas, place: Point) {
    let hull = Path::from(place.moved(-5.4, -1.6))
        .line_to(place.x + 5.8, place.y - 1.6)
        .bend_to(place.moved(4.6, 2.0), place.moved(2.6, 2.0))
        .line_to(place.x - 3.0, place.y + 2.0)
        .close();
    canvas.shape(hull, RUST, LINE);
    canvas.line(
        Path::line(place.moved(0.0, -1.6), place.moved(0.0, -11.0)),
        LINE,
    );
    let sail = Path::from(place.moved(0.6, -10.4))
        .bend_to(place.moved(6.4, -7.0), place.moved(0.6, -2.8))
        .close();
    canvas.shape(sail, PARCHMENT.lighter(0.5), LINE);
    let jib = [
        place.moved(-0.6, -9.6),
        place.moved(-0.6, -2.8),
        place.moved(-5.0, -2.8),
    ];
    canvas.shape(Path::polygon(&jib), PARCHMENT.lighter(0.5), LINE);
}
