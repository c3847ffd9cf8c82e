//! The back of the cards: the five estri as a constellation around a star.

use super::palette::Palette;
use super::{direction, emblems};
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::{Drawing, Stroke};
use crate::dress::whim::Whim;
use crate::geometry::{Point, Rect};
use crate::path::Path;
use crate::sheet::CARD;
use estro::estri::Estro;

const NIGHT: Colour = Colour::new(0x0e1230);
const DUSK: Colour = Colour::new(0x35265e);
const SILVER: Colour = Colour::new(0xd9dcf5);
/// How far from the middle the estri stand.
const REACH: f32 = 20.0;

/// The back.
pub(crate) fn draw() -> Drawing {
    let whole = Rect::new(0.0, 0.0, CARD.width, CARD.height);
    let centre = whole.centre();
    let mut canvas = Canvas::new();
    canvas.fill_down(Path::rect(whole), NIGHT, DUSK);
    canvas.clipped(Path::bevelled(whole.inset(3.4), 4.0), |canvas| {
        beams(canvas, centre);
        stars(canvas, whole);
    });
    let line = Stroke::new(SILVER, 0.8);
    canvas.line(Path::bevelled(whole.inset(3.4), 4.0), line);
    canvas.line(
        Path::bevelled(whole.inset(1.7), 3.4),
        Stroke::new(SILVER.covering(0.5), 0.35),
    );
    constellation(&mut canvas, centre);
    canvas.finish(CARD)
}

/// Beams from the middle, one in the colour of each estro.
fn beams(canvas: &mut Canvas, centre: Point) {
    for estro in Estro::ALL {
        let degrees = direction(estro.value());
        let beam = [
            centre,
            centre.towards(degrees - 15.0, 64.0),
            centre.towards(degrees + 15.0, 64.0),
        ];
        let light = Palette::of(estro).main.covering(0.28);
        canvas.fill(Path::polygon(&beam), light);
    }
}

fn stars(canvas: &mut Canvas, whole: Rect) {
    let mut whim = Whim::of("the back of Estro");
    let mut all = Path::default();
    for i in 0..70 {
        let place = whole.share(whim.between(0.06, 0.94), whim.between(0.05, 0.95));
        let size = whim.between(0.22, 0.5);
        all = all.and(match i % 6 {
            0 => Path::star(place, size * 4.2, size * 0.8, 4, 0.0),
            _ => Path::regular(place, size, 4, 0.0),
        });
    }
    canvas.fill(all, Colour::WHITE.covering(0.7));
}

fn constellation(canvas: &mut Canvas, centre: Point) {
    let place = |i: usize| centre.towards(72.0 * i as f32, REACH);
    canvas.fill(Path::circle(centre, REACH), NIGHT.covering(0.5));
    let pentagram: Vec<Point> = (0..5).map(|i| place(i * 2)).collect();
    let thin = Stroke::new(SILVER.covering(0.75), 0.5).round();
    canvas.line(Path::polygon(&pentagram), thin);
    canvas.line(
        Path::regular(centre, REACH, 5, 0.0),
        Stroke::new(SILVER, 0.9).round(),
    );
    canvas.fill(Path::star(centre, 9.6, 2.6, 4, 45.0), SILVER.covering(0.6));
    canvas.fill(Path::star(centre, 12.5, 2.8, 4, 0.0), Colour::new(0xfff3cf));
    for estro in Estro::ALL {
        let palette = Palette::of(estro);
        let middle = centre.towards(direction(estro.value()), REACH);
        canvas.fill(Path::circle(middle, 7.1), palette.bright);
        canvas.fill(Path::circle(middle, 6.2), palette.night);
        let emblem = emblems::of(estro);
        let room = Rect::around(middle, 8.2);
        canvas.emblem(&emblem, room, palette.bright, palette.night);
    }
}
