//! Rows of boxes to be filled with a pencil (TS-5.60).

use super::ink::{PAPER, line};
use crate::canvas::{Canvas, Label};
use crate::geometry::{Rect, at};
use crate::path::Path;
use crate::text::{Align, TextFault};
use travelers::MarkTrack;

/// How high a row is, with the air around it.
pub(super) const HEIGHT: f32 = 5.0;
const BOX: f32 = 4.2;

/// The row of a hero's ability: what each filling gives, and what is left at the end (TS-5.62).
pub(super) fn legacy(canvas: &mut Canvas, row: Rect) -> Result<(), TextFault> {
    let boxes = ["", "+1", "+0", "+1", "+1", "+2"].map(str::to_owned);
    boxed(canvas, row, &boxes, "+0")
}

/// The row of an adventure's text: letters that decide, or blanks.
pub(super) fn track(canvas: &mut Canvas, row: Rect, track: &MarkTrack) -> Result<(), TextFault> {
    let letter =
        |letter: &Option<_>| letter.map_or_else(String::new, |letter| format!("{letter:?}"));
    let boxes: Vec<String> = track.boxes.iter().map(letter).collect();
    boxed(canvas, row, &boxes, &letter(&track.end))
}

fn boxed(canvas: &mut Canvas, row: Rect, boxes: &[String], end: &str) -> Result<(), TextFault> {
    let top = row.y + (row.height - BOX) / 2.0;
    for (i, content) in boxes.iter().enumerate() {
        let place = Rect::new(row.x + (BOX + 0.5) * i as f32, top, BOX, BOX);
        canvas.shape(Path::rect(place), PAPER, line(0.3));
        write(canvas, content, place)?;
    }
    let after = row.x + (BOX + 0.5) * boxes.len() as f32;
    write(canvas, end, Rect::new(after, top, BOX, BOX))
}

fn write(canvas: &mut Canvas, content: &str, place: Rect) -> Result<(), TextFault> {
    let centre = place.centre();
    let label = Label::bold(content, 7.5);
    canvas.write(&label, at(centre.x, centre.y + 0.95), Align::Centre)
}
