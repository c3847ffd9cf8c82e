//! The hero, seen from behind: feet at the origin, about 50 high.

use super::{FINE, LINE};
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::dress::travelers::ink::hatch;
use crate::dress::travelers::sepia::{BROWN, PARCHMENT, RUST, SAND, TEAL};
use crate::geometry::{Rect, Transform, at};
use crate::path::Path;

const LEATHER: Colour = Colour::new(0x8f5f37);

pub(super) fn paint(canvas: &mut Canvas) {
    canvas.fill(Path::ellipse(at(2.0, 0.6), 19.0, 2.6), BROWN.covering(0.3));
    staff(canvas);
    boots(canvas);
    cloak(canvas);
    pack(canvas);
    head(canvas);
}

fn boots(canvas: &mut Canvas) {
    for x in [-5.0, 3.4] {
        let boot = Rect::new(x - 2.2, -7.0, 5.2, 7.4);
        canvas.shape(Path::rounded(boot, 1.6), LEATHER.darker(0.35), LINE);
    }
}

fn cloak(canvas: &mut Canvas) {
    let cloak = Path::from(at(-4.0, -35.0))
        .curve_to(at(-11.0, -32.0), at(-14.0, -14.0), at(-16.0, -4.0))
        .bend_to(at(-12.0, -1.6), at(-8.0, -4.0))
        .bend_to(at(-4.0, -1.4), at(0.0, -4.0))
        .bend_to(at(4.0, -1.4), at(8.0, -4.4))
        .bend_to(at(12.0, -2.0), at(15.0, -5.0))
        .curve_to(at(13.0, -14.0), at(11.0, -32.0), at(4.0, -35.0))
        .close();
    canvas.shape(cloak.clone(), TEAL, LINE);
    let shade = Path::from(at(4.0, -35.0))
        .curve_to(at(11.0, -32.0), at(13.0, -14.0), at(15.0, -5.0))
        .bend_to(at(12.0, -2.0), at(8.0, -4.4))
        .curve_to(at(9.0, -14.0), at(8.0, -26.0), at(4.0, -35.0))
        .close();
    canvas.fill(shade.clone(), TEAL.darker(0.3));
    hatch(canvas, shade, 60.0, 1.1, FINE);
    for (top, foot) in [(-6.5, -9.5), (2.0, 1.0)] {
        let crease = Path::from(at(top, -20.0)).bend_to(at(foot * 0.9, -12.0), at(foot, -5.0));
        canvas.line(crease, Stroke::new(TEAL.darker(0.45), 0.6).round());
    }
    canvas.line(cloak, LINE);
}

fn pack(canvas: &mut Canvas) {
    let scroll = Path::rounded(Rect::new(-8.6, -34.4, 17.2, 4.6), 2.2);
    canvas.shape(scroll, PARCHMENT.lighter(0.3), LINE);
    canvas.line(Path::arc(at(6.6, -32.1), 1.1, 0.0, 300.0), FINE);
    let bag = Path::rounded(Rect::new(-7.0, -30.4, 14.0, 12.6), 3.0);
    canvas.shape(bag, LEATHER, LINE);
    let flap = Path::from(at(-7.0, -28.0))
        .bend_to(at(-7.0, -30.4), at(-4.0, -30.4))
        .line_to(4.0, -30.4)
        .bend_to(at(7.0, -30.4), at(7.0, -28.0))
        .bend_to(at(0.0, -20.6), at(-7.0, -28.0))
        .close();
    canvas.shape(flap, LEATHER.lighter(0.2), LINE);
    canvas.shape(Path::circle(at(0.0, -24.4), 1.2), SAND, LINE);
}

/// Hair below a hat with a feather.
fn head(canvas: &mut Canvas) {
    let hair = Path::from(at(-4.6, -40.0))
        .curve_to(at(-5.6, -34.0), at(5.6, -34.0), at(4.6, -40.0))
        .close();
    canvas.shape(hair, Colour::new(0x5c3a22), LINE);
    let feather = Path::from(at(4.0, -43.0))
        .curve_to(at(9.0, -46.0), at(12.0, -52.0), at(17.0, -52.5))
        .curve_to(at(15.0, -46.0), at(11.0, -42.0), at(5.0, -41.6))
        .close();
    canvas.shape(feather, PARCHMENT.lighter(0.4), LINE);
    canvas.line(
        Path::from(at(5.0, -42.2)).bend_to(at(11.0, -45.0), at(15.4, -51.0)),
        FINE,
    );
    let crown = Path::from(at(-5.2, -40.6))
        .curve_to(at(-5.4, -49.0), at(-3.0, -50.4), at(0.0, -48.6))
        .curve_to(at(3.0, -50.4), at(5.4, -49.0), at(5.2, -40.6))
        .close();
    canvas.shape(crown, RUST, LINE);
    let brim = Path::ellipse(at(0.0, -40.4), 11.0, 2.7)
        .transformed(&Transform::turn(-4.0, at(0.0, -40.4)));
    canvas.shape(brim, RUST.darker(0.12), LINE);
    let band = Path::from(at(-5.3, -43.6))
        .bend_to(at(0.0, -41.8), at(5.3, -43.6))
        .line_to(5.3, -41.8)
        .bend_to(at(0.0, -40.0), at(-5.3, -41.8))
        .close();
    canvas.shape(band, SAND, LINE);
}

/// A staff with a lantern on its hook.
fn staff(canvas: &mut Canvas) {
    let shaft = Path::from(at(17.0, 1.0)).line_to(15.6, -38.0).curve_to(
        at(15.4, -45.0),
        at(23.0, -45.0),
        at(22.4, -39.6),
    );
    canvas.line(shaft.clone(), Stroke::new(BROWN, 2.3).round());
    canvas.line(shaft, Stroke::new(LEATHER.lighter(0.15), 1.1).round());
    let glow = Colour::new(0xffd77a);
    canvas.fill(Path::circle(at(22.4, -34.0), 8.0), glow.covering(0.3));
    canvas.fill(Path::circle(at(22.4, -34.0), 5.4), glow.covering(0.45));
    canvas.shape(
        Path::rounded(Rect::new(20.4, -37.6, 4.0, 6.6), 1.0),
        glow.lighter(0.4),
        LINE,
    );
    canvas.fill(Path::rect(Rect::new(19.8, -31.4, 5.2, 1.2)), BROWN);
    canvas.fill(Path::rect(Rect::new(19.8, -38.4, 5.2, 1.2)), BROWN);
    let sleeve = Path::from(at(6.0, -31.0))
        .curve_to(at(10.0, -30.0), at(14.0, -26.0), at(17.4, -24.6))
        .line_to(15.4, -20.4)
        .curve_to(at(11.0, -21.0), at(8.0, -22.0), at(6.0, -22.0))
        .close();
    canvas.shape(sleeve, TEAL.darker(0.15), LINE);
    canvas.shape(
        Path::circle(at(16.4, -22.4), 2.0),
        Colour::new(0xe3b68a),
        LINE,
    );
}
