//! A back for any game: lozenges around a star.

use super::{BRICK, HONEY, PAPER};
use crate::canvas::Canvas;
use crate::drawing::{Drawing, Stroke};
use crate::geometry::{Rect, at};
use crate::path::Path;
use crate::sheet::CARD;

/// The back.
pub(crate) fn draw() -> Drawing {
    let mut canvas = Canvas::new();
    paint(&mut canvas);
    canvas.finish(CARD)
}

/// The back on a card that lies somewhere else.
pub(super) fn paint(canvas: &mut Canvas) {
    let whole = Rect::new(0.0, 0.0, CARD.width, CARD.height);
    let centre = whole.centre();
    canvas.fill(Path::rect(whole), PAPER);
    let inner = whole.inset(4.0);
    canvas.fill(Path::rounded(inner, 2.6), BRICK);
    let mut lozenges = Path::default();
    for row in 0..13 {
        for column in 0..9 {
            let shift = if row % 2 == 0 { 0.0 } else { 3.6 };
            let place = at(column as f32 * 7.2 + shift, row as f32 * 7.2 + 0.8);
            lozenges = lozenges.and(Path::regular(place, 2.3, 4, 0.0));
        }
    }
    canvas.clipped(Path::rounded(inner, 2.6), |canvas| {
        canvas.fill(lozenges, BRICK.darker(0.22));
    });
    let line = Stroke::new(HONEY, 0.9);
    canvas.line(Path::rounded(inner.inset(1.8), 1.6), line);
    canvas.shape(Path::circle(centre, 16.0), BRICK.darker(0.22), line);
    canvas.fill(Path::star(centre, 14.4, 4.6, 8, 22.5), HONEY.darker(0.18));
    canvas.fill(Path::star(centre, 13.6, 4.8, 4, 0.0), HONEY);
    canvas.fill(Path::circle(centre, 2.6), PAPER);
}
