//! Labelled rows of texts: the hand, what is going on, what is shown.

use super::model::{Chip, Strip};
use super::pen::Pen;
use crate::board::fit;
use ratatui::layout::Rect;

const GAP: usize = 2;
/// Texts may be cut to this many columns if they then fit in the lines.
const SHORTEST: usize = 12;

/// How many lines the row takes if nothing is cut.
pub fn height(strip: &Strip, width: u16) -> u16 {
    let indent = indent(strip, width.into());
    let whole = usize::from(width).saturating_sub(indent);
    lines(&places(strip, width, whole))
}

impl Pen<'_> {
    /// The row in its lines. What has no room can still be pointed at, and comes into sight.
    pub fn strip(&mut self, strip: &Strip, area: Rect) {
        if area.is_empty() {
            return;
        }
        self.put(area, &strip.label, self.brush.palette.strong());
        let most = most_columns(strip, area);
        let places = places(strip, area.width, most);
        let pointed = (strip.chips.iter()).position(|chip| self.brush.pointed == Some(chip.thing));
        let lowest = pointed.map_or(0, |i| places[i].y);
        let down = (lowest + 1).saturating_sub(area.height);
        let shown = down..down + area.height;
        for (chip, place) in strip.chips.iter().zip(&places) {
            let y = place.y.clamp(shown.start, shown.end - 1) - down;
            let there = Rect::new(area.x + place.x, area.y + y, place.width, 1).intersection(area);
            match shown.contains(&place.y) {
                true => self.chip(chip, there),
                false => self.places[chip.thing] = there,
            }
        }
        let hidden = (places.iter())
            .filter(|place| !shown.contains(&place.y))
            .count();
        if hidden > 0 {
            let text = format!("+{hidden}");
            let wide = fit::width(&text) as u16;
            let corner = Rect::new(
                area.right().saturating_sub(wide),
                area.bottom() - 1,
                wide,
                1,
            );
            self.put(corner.intersection(area), &text, self.brush.palette.bar());
        }
    }
}

fn lines(places: &[Rect]) -> u16 {
    places.last().map_or(1, |place| place.y + 1)
}

fn indent(strip: &Strip, width: usize) -> usize {
    (fit::width(&strip.label) + 1).min(width / 2)
}

/// Where the texts stand, from the corner of the row, each in at most so many columns.
fn places(strip: &Strip, width: u16, most: usize) -> Vec<Rect> {
    let width = usize::from(width).max(1);
    let indent = indent(strip, width);
    let (mut x, mut y) = (indent, 0);
    let place = |chip: &Chip| {
        let wide = chip.width().min(most).max(1);
        if x > indent && x + wide > width {
            (x, y) = (indent, y + 1);
        }
        let place = Rect::new(x as u16, y, wide as u16, 1);
        x += wide + GAP;
        place
    };
    strip.chips.iter().map(place).collect()
}

/// How many columns a text may take: as many as let all of them fit in the lines, unless they
/// would be cut too short.
fn most_columns(strip: &Strip, area: Rect) -> usize {
    let room = usize::from(area.width).saturating_sub(indent(strip, area.width.into()));
    let fits = |most: usize| lines(&places(strip, area.width, most)) <= area.height;
    (SHORTEST..=room)
        .rev()
        .find(|&most| fits(most))
        .unwrap_or(room.min(SHORTEST))
}
