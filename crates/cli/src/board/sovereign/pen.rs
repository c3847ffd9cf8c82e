//! Puts the parts of the board on the screen.

use super::model::{Chip, Model};
use super::plan::{Plan, Players};
use crate::board::{Brush, fit};
use ratatui::style::Style;
use ratatui::{buffer::Buffer, layout::Rect};

/// Puts texts on the buffer, and remembers where the things are.
pub struct Pen<'a> {
    pub buffer: &'a mut Buffer,
    pub brush: &'a Brush,
    pub places: Vec<Rect>,
}

impl Pen<'_> {
    /// The whole board.
    pub fn table(&mut self, model: &Model, plan: &Plan, area: Rect) {
        let mut y = area.y;
        let mut next = |height: u16| {
            let lines = Rect { y, height, ..area }.intersection(area);
            y = y.saturating_add(height).min(area.bottom());
            lines
        };
        match plan.players {
            Players::Beside => {
                let lines = next(plan.field_height());
                let field = Rect {
                    width: plan.field_width().min(lines.width),
                    ..lines
                };
                self.field(model, plan, field);
                let x = (field.right() + 1).min(lines.right());
                let width = lines.right() - x;
                self.sides(&model.sides, Rect { x, width, ..lines });
            }
            Players::Around([far, near]) => {
                self.side_in_lines(&model.sides[0], next(far));
                self.field(model, plan, next(plan.field_height()));
                self.side_in_lines(&model.sides[1], next(near));
            }
        }
        if let Some(clash) = &model.clash {
            self.clash(clash, next(plan.clash));
        }
        for (strip, &lines) in model.strips.iter().zip(&plan.strips) {
            self.strip(strip, next(lines));
        }
        if let Some(hand) = &model.hand {
            self.strip(hand, next(plan.hand));
        }
    }

    /// A short text that can be pointed at.
    pub fn chip(&mut self, chip: &Chip, place: Rect) {
        self.places[chip.thing] = place;
        let style = match self.brush.pointed == Some(chip.thing) {
            true => self.brush.palette.pointed(),
            false => chip.tone.style(self.brush.palette),
        };
        let room = usize::from(place.width).saturating_sub(fit::width(&chip.tail));
        let text = format!("{}{}", fit::shorten(&chip.text, room), chip.tail);
        self.put(place, &text, style);
    }

    /// A text in a place, cut if it must be.
    pub fn put(&mut self, place: Rect, text: &str, style: Style) {
        if !place.is_empty() {
            let text = fit::shorten(text, place.width.into());
            self.buffer.set_string(place.x, place.y, text, style);
        }
    }
}
