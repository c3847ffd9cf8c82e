//! The back of the cards: a rose window with the five Crystals.

use super::glass::{self, pane};
use super::palette::{GOLD, LEAD, Palette, crystal};
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::{Drawing, Stroke};
use crate::dress::whim::Whim;
use crate::geometry::{Point, Rect};
use crate::path::Path;
use crate::sheet::CARD;
use sovereign::crystal::Colour as Crystal;

const RADIUS: f32 = 24.0;
/// Thicker than on faces: backs are seen small.
const BAR: Stroke = Stroke::new(LEAD, 0.9).round();

/// The back.
pub(crate) fn draw() -> Drawing {
    let whole = Rect::new(0.0, 0.0, CARD.width, CARD.height);
    let centre = whole.centre();
    let mut canvas = Canvas::new();
    canvas.fill(Path::rect(whole), LEAD);
    let window = whole.inset(3.6);
    canvas.clipped(Path::bevelled(window, 3.0), |canvas| {
        let night = Palette {
            dark: Colour::new(0x141a3a),
            main: Colour::new(0x2c3f86),
            other: Colour::new(0x4a2f7c),
            bright: Colour::new(0x7f9be0),
        };
        glass::window(
            canvas,
            window,
            &night,
            &mut Whim::of("the back of Sovereign"),
        );
    });
    canvas.line(Path::bevelled(window, 3.0), Stroke::new(GOLD, 1.0));
    canvas.line(
        Path::bevelled(whole.inset(1.7), 3.0),
        Stroke::new(GOLD.covering(0.55), 0.35),
    );
    rose(&mut canvas, centre);
    canvas.finish(CARD)
}

/// Ten petals, two for each Crystal, so that it looks the same upside down.
fn rose(canvas: &mut Canvas, centre: Point) {
    canvas.fill(Path::circle(centre, RADIUS + 1.9), LEAD);
    canvas.shape(Path::circle(centre, RADIUS + 1.0), GOLD, BAR);
    canvas.fill(Path::circle(centre, RADIUS), Colour::new(0x191d3d));
    for i in 0..10 {
        let degrees = 36.0 * i as f32;
        let colour = crystal(Crystal::ALL[i % 5]);
        let bead = centre.towards(degrees + 18.0, RADIUS - 3.0);
        canvas.shape(Path::circle(bead, 2.2), GOLD.lighter(0.15), BAR);
        let petal = Path::from(centre.towards(degrees, 7.0))
            .bend_to(
                centre.towards(degrees + 24.0, RADIUS * 0.82),
                centre.towards(degrees, RADIUS - 0.4),
            )
            .bend_to(
                centre.towards(degrees - 24.0, RADIUS * 0.82),
                centre.towards(degrees, 7.0),
            )
            .close();
        canvas.shape(petal, colour, BAR);
        let lit = Path::from(centre.towards(degrees, 9.6))
            .bend_to(
                centre.towards(degrees - 17.0, RADIUS * 0.76),
                centre.towards(degrees, RADIUS - 3.0),
            )
            .close();
        canvas.fill(lit, Colour::WHITE.covering(0.26));
    }
    hub(canvas, centre);
}

/// A clear stone in the middle.
fn hub(canvas: &mut Canvas, centre: Point) {
    canvas.shape(Path::circle(centre, 9.2), GOLD, BAR);
    for i in 0..6 {
        let degrees = 60.0 * i as f32;
        let face = [
            centre.towards(degrees, 7.6),
            centre.towards(degrees + 60.0, 7.6),
            centre,
        ];
        let light = [0.1, 0.3, 0.45, 0.3, 0.1, 0.0][i];
        let glass = Colour::WHITE.towards(Colour::new(0x7da0e8), light);
        pane(canvas, Path::polygon(&face), glass);
    }
    canvas.shape(Path::regular(centre, 3.6, 6, 0.0), Colour::WHITE, BAR);
}
