//! A labelled row of items that goes on in further lines when one is full: a hand, for example.

use super::{Brush, fit};
use ratatui::{buffer::Buffer, layout::Rect, style::Style};

/// A labelled row of items.
pub struct Flow {
    label: String,
    items: Vec<(String, Style)>,
}

const GAP: usize = 2;
/// Items may be cut to this many columns if the row then fits in one line.
const SHORTEST: usize = 11;

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
        for (i, (place, (text, style))) in
            self.places(area.width).iter().zip(&self.items).enumerate()
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
            let style = if pointed {
                brush.palette.pointed()
            } else {
                *style
            };
            buffer.set_string(
                place.x,
                place.y,
                fit::shorten(text, place.width.into()),
                style,
            );
            drawn.push(place);
        }
        drawn
    }

    fn places(&self, width: u16) -> Vec<Rect> {
        let width = usize::from(width).max(1);
        let indent = (fit::width(&self.label) + 1).min(width / 2);
        let most = self.most_columns(width - indent);
        let (mut x, mut y) = (indent, 0);
        self.items
            .iter()
            .map(|(text, _)| {
                let wide = fit::width(text).min(most).max(1);
                if x > indent && x + wide > width {
                    (x, y) = (indent, y + 1);
                }
                let place = Rect::new(x as u16, y, wide as u16, 1);
                x += wide + GAP;
                place
            })
            .collect()
    }

    /// How many columns an item may take: as many as let all of them share one line, unless
    /// they would be cut too short.
    fn most_columns(&self, room: usize) -> usize {
        let in_one_line = |most: usize| {
            let taken = self
                .items
                .iter()
                .map(|(text, _)| fit::width(text).min(most) + GAP);
            taken.sum::<usize>() <= room + GAP
        };
        (SHORTEST..=room)
            .rev()
            .find(|&most| in_one_line(most))
            .unwrap_or(room)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flow(items: &[&str]) -> Flow {
        let mut flow = Flow::new("Hand:".to_owned());
        for item in items {
            flow.push((*item).to_owned(), Style::new());
        }
        flow
    }

    #[test]
    fn long_names_are_cut_before_a_second_line_is_begun() {
        let hand = flow(&[
            "Natural Restoration",
            "Close Strike",
            "Close Strike",
            "Rocco",
        ]);
        assert_eq!(hand.height(80), 1);
        assert_eq!(hand.height(56), 1);
        assert_eq!(hand.height(40), 2);
        assert_eq!(
            hand.places(80)[0].width,
            19,
            "nothing is cut where there is room"
        );
    }

    #[test]
    fn any_width_will_do() {
        for width in 0..30 {
            assert!(flow(&["Natural Restoration", "岩鼠護符"]).height(width) > 0);
            assert_eq!(flow(&[]).height(width), 1);
        }
    }
}
