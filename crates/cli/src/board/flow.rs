//! A labelled row of items that goes on in further lines when one is full: a hand, for example.

use super::{Brush, fit};
use ratatui::{buffer::Buffer, layout::Rect, style::Style};

/// A labelled row of items.
pub struct Flow {
    label: String,
    items: Vec<(String, Style)>,
}

const GAP: usize = 2;

impl Flow {
    /// A row without items yet.
    pub fn new(label: String) -> Flow {
        Flow {
            label,
            items: Vec::new(),
        }
    }

    /// Adds an item at the end.
    pub fn push(&mut self, text: String, style: Style) {
        self.items.push((text, style));
    }

    /// How many lines the row takes.
    pub fn height(&self, width: u16) -> u16 {
        self.places(width).last().map_or(1, |place| place.y + 1)
    }

    /// Draws the row, and says where its items stand. What has no room is not drawn.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer, brush: &Brush, first: usize) -> Vec<Rect> {
        let label = fit::shorten(&self.label, area.width.into());
        if area.height > 0 {
            buffer.set_string(area.x, area.y, label, brush.palette.strong());
        }
        let mut drawn = Vec::new();
        for (i, (place, (text, style))) in self.places(area.width).iter().zip(&self.items).enumerate()
        {
            let place = Rect {
                x: area.x + place.x,
                y: area.y + place.y,
                ..*place
            }
            .intersection(area);
            if place.is_empty() {
                drawn.push(Rect::ZERO);
                continue;
            }
            let pointed = brush.pointed == Some(first + i);
            let style = if pointed { brush.palette.pointed() } else { *style };
            buffer.set_string(place.x, place.y, fit::shorten(text, place.width.into()), style);
            drawn.push(place);
        }
        drawn
    }

    fn places(&self, width: u16) -> Vec<Rect> {
        let width = usize::from(width).max(1);
        let indent = (fit::width(&self.label) + 1).min(width / 2);
        let (mut x, mut y) = (indent, 0);
        self.items
            .iter()
            .map(|(text, _)| {
                let wide = fit::width(text).min(width - indent).max(1);
                if x > indent && x + wide > width {
                    (x, y) = (indent, y + 1);
                }
                let place = Rect::new(x as u16, y, wide as u16, 1);
                x += wide + GAP;
                place
            })
            .collect()
    }
}
