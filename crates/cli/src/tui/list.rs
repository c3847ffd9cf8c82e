//! Draws the menu: numbered rows, in as many columns as there is room for.

use super::app::{App, Focus};
use super::menu::Row;
use crate::board::fit;
use ratatui::Frame;
use ratatui::layout::Rect;

const GAP: usize = 2;
const MOST_COLUMNS: usize = 3;
/// A column is at least so wide that most labels fit.
const WIDEST_LABEL: usize = 48;

impl App<'_> {
    pub(super) fn draw_list(&mut self, frame: &mut Frame, area: Rect) {
        self.list_height = area.height;
        if area.is_empty() {
            return;
        }
        let labels: Vec<String> = (self.menu.rows().iter().enumerate())
            .map(|(i, row)| format!("{:>2} {}", i + 1, self.row_label(row)))
            .collect();
        let widest = labels.iter().map(|label| fit::width(label)).max().unwrap_or(0);
        let needed = labels.len().div_ceil(area.height.into());
        let room = usize::from(area.width) / (widest.min(WIDEST_LABEL) + 1 + GAP);
        let columns = room.clamp(1, MOST_COLUMNS).min(needed).max(1);
        let column = usize::from(area.width) / columns;
        let page = columns * usize::from(area.height);
        let first = self.menu.cursor() / page * page;
        for (i, label) in labels.iter().enumerate().skip(first).take(page) {
            let place = Rect {
                x: area.x + ((i - first) / usize::from(area.height) * column) as u16,
                y: area.y + ((i - first) % usize::from(area.height)) as u16,
                width: column.saturating_sub(if columns > 1 { GAP } else { 0 }) as u16,
                height: 1,
            };
            let pointed = i == self.menu.cursor();
            let style = match (pointed, self.focus) {
                (true, Focus::Menu) => self.palette.pointed(),
                (true, _) => self.palette.strong(),
                (false, _) => self.palette.plain(),
            };
            let mark = if pointed { '>' } else { ' ' };
            let mut text = fit::shorten(&format!("{mark}{label}"), place.width.into());
            if pointed {
                text = fit::pad(&text, place.width.into());
            }
            frame.buffer_mut().set_string(place.x, place.y, text, style);
        }
    }

    /// Which page of the list is shown, if it has several.
    pub(super) fn page_mark(&self) -> Option<String> {
        let rows = self.menu.rows().len();
        let shown = usize::from(self.list_height).max(1);
        (rows > shown).then(|| format!("{}/{rows}", self.menu.cursor() + 1))
    }

    fn row_label(&self, row: &Row) -> String {
        match row {
            Row::Leaf(entry) => self.menu.entry(*entry).label.clone(),
            Row::Group { words, members, .. } => {
                format!("{} ({}) …", self.group_title(words), members.len())
            }
        }
    }
}
