//! Index Cards: entries with their symbol, timing and text (TS-2.17, TS-9.9).

use super::ink::{INK, PAPER, light};
use super::{glyphs, marks, wording};
use crate::canvas::{Canvas, Label};
use crate::geometry::{Rect, at};
use crate::path::Path;
use crate::text::{Align, Rise, TextBox, TextFault};
use catalog::Locale;
use travelers::text::printed;
use travelers::{Cast, Entry};

/// Entries a page.
pub(super) const ENTRIES: usize = 6;
const CONTENT: Rect = Rect::new(2.6, 2.0, 58.6, 82.8);
/// What stands left of the text.
const COLUMN: f32 = 8.6;

/// Draws the page with this number.
pub(super) fn draw(
    canvas: &mut Canvas,
    entries: &[Entry],
    page: usize,
    cast: &Cast,
    locale: &Locale,
) -> Result<(), TextFault> {
    let height = CONTENT.height / entries.len().max(ENTRIES) as f32;
    for (i, entry) in entries.iter().enumerate() {
        let y = CONTENT.y + height * i as f32;
        let block = Rect::new(CONTENT.x, y, CONTENT.width, height);
        if i > 0 {
            let edge = Path::line(at(block.x, y), at(block.right(), y));
            canvas.line(edge, light(0.3));
        }
        draw_entry(canvas, entry, block, cast, locale)?;
    }
    let number = Label::bold(page.to_string(), 6.0);
    canvas.write(&number, at(60.6, 87.0), Align::Right)
}

fn draw_entry(
    canvas: &mut Canvas,
    entry: &Entry,
    block: Rect,
    cast: &Cast,
    locale: &Locale,
) -> Result<(), TextFault> {
    let middle = block.x + 3.6;
    let symbol = Rect::around(at(middle, block.y + 4.5), 6.8);
    canvas.emblem(&glyphs::reading(entry.reading), symbol, INK, PAPER);
    let timing = Rect::around(at(middle, block.bottom() - 3.0), 3.9);
    canvas.emblem(&glyphs::timing(entry.timing), timing, INK, PAPER);
    let mut area = Rect::new(
        block.x + COLUMN,
        block.y + 0.3,
        block.width - COLUMN,
        block.height - 0.6,
    );
    if let Some(track) = &entry.marks {
        area.height -= marks::HEIGHT;
        let row = Rect::new(area.x, area.bottom(), area.width, marks::HEIGHT);
        marks::track(canvas, row, track)?;
    }
    let room = TextBox {
        rise: Rise::Middle,
        leading: 1.04,
        gap: 0.0,
        ..wording::body(area, locale.lang())
    };
    let wordings = printed::entry(entry, cast).wordings();
    if let Some(laid) = wording::fitting(&wordings, &room, locale)? {
        canvas.laid(&laid);
    }
    Ok(())
}
