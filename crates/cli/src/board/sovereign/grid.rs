//! Draws the battlefield.

use super::cell::Span;
use super::model::{Cell, Model};
use super::pen::Pen;
use super::plan::{Plan, ROW_LABEL};
use crate::board::fit;
use ratatui::layout::Rect;

impl Pen<'_> {
    /// The battlefield with the letters of its columns and the numbers of its rows.
    pub fn field(&mut self, model: &Model, plan: &Plan, area: Rect) {
        let strong = self.brush.palette.strong();
        let within = |place: Rect| {
            Rect {
                x: area.x + place.x,
                y: area.y + place.y,
                ..place
            }
            .intersection(area)
        };
        for (row, y) in model.rows.iter().zip(0..) {
            let first = plan.zone(y, 0);
            let label = Rect::new(0, first.y, ROW_LABEL, 1);
            self.put(within(label), &row.number.to_string(), strong);
            for (cell, x) in row.cells.iter().zip(0..) {
                let place = plan.zone(y, x);
                if y == 0 && plan.header > 0 {
                    let letter: String = cell.name.chars().take(1).collect();
                    self.put(within(Rect::new(place.x, 0, 1, 1)), &letter, strong);
                }
                for line in 0..plan.row {
                    let bar = Rect::new(place.x - 1, place.y + line, 1, 1);
                    self.put(within(bar), "│", self.brush.palette.faint());
                    let end = Rect::new(place.right(), place.y + line, 1, 1);
                    self.put(within(end), "│", self.brush.palette.faint());
                }
                self.zone(cell, within(place));
            }
        }
    }

    fn zone(&mut self, cell: &Cell, place: Rect) {
        if place.is_empty() {
            return;
        }
        let face = cell.face(place.width.into(), place.height);
        for (line, row) in face.iter().zip(place.rows()) {
            self.spans(line, row);
        }
        self.point_at(cell, place);
    }

    fn spans(&mut self, line: &[Span], place: Rect) {
        let mut x = place.x;
        for (text, tone) in line {
            let rest = Rect {
                x,
                width: place.right().saturating_sub(x),
                ..place
            };
            self.put(rest, text, tone.style(self.brush.palette));
            x = x.saturating_add(fit::width(text) as u16);
        }
    }

    /// Whoever stands on a Building has all of the zone but its last line's end, which is the
    /// Building's.
    fn point_at(&mut self, cell: &Cell, place: Rect) {
        let ground = match place.height {
            0..=1 => Rect {
                x: place.right() - 1,
                width: 1,
                ..place
            },
            height => {
                let wide = if height == 2 { 4 } else { place.width };
                let wide = wide.min(place.width);
                Rect::new(place.right() - wide, place.bottom() - 1, wide, 1)
            }
        };
        let rest = match place.height {
            0..=1 => place,
            height => Rect {
                height: height - 1,
                ..place
            },
        };
        match (&cell.haerian, &cell.building) {
            (Some(haerian), Some(building)) => {
                self.mark_place(haerian.thing, rest);
                self.mark_place(building.thing, ground);
            }
            (Some(haerian), None) => self.mark_place(haerian.thing, place),
            (None, Some(building)) => self.mark_place(building.thing, place),
            (None, None) => {
                if let Some(thing) = cell.bare {
                    self.mark_place(thing, place);
                }
            }
        }
    }

    /// Remembers where a thing is, and turns it round if it is pointed at.
    fn mark_place(&mut self, thing: usize, place: Rect) {
        self.places[thing] = place;
        if self.brush.pointed == Some(thing) {
            self.buffer.set_style(place, self.brush.palette.pointed());
        }
    }
}
