//! Draws the menu: numbered rows, in as many columns as there is room for.

use super::app::{App, Focus};
use super::groups::shared_beginning;
use super::menu::Row;
use crate::board::fit;
use ratatui::Frame;
use ratatui::layout::Rect;

/// Stands before what a hint advises.
const HINTED: char = '*';
const GAP: usize = 2;
const MOST_COLUMNS: usize = 3;
/// Room for the cursor and a row's number.
const NUMBER: usize = 4;
/// Labels that begin alike are shown without that beginning, if it is at least so long and
/// they have no room with it.
const SHARED: usize = 8;

impl App<'_> {
    /// Draws the list. The row under the cursor may go on to the right of it, up to `edge`.
    pub(super) fn draw_list(&mut self, frame: &mut Frame, area: Rect, edge: u16) {
        self.list_height = area.height;
        if area.is_empty() {
            return;
        }
        let width = usize::from(area.width);
        let rows = self.menu.rows();
        let full: Vec<String> = rows.iter().map(|row| self.row_label(row)).collect();
        let hinted = self.hint.as_ref().and_then(|hint| {
            let text = hint.text();
            rows.iter().position(|row| self.menu.holds(row, text))
        });
        let labels = match fits(&full, width) {
            true => full,
            false => without_shared_beginning(&full),
        };
        let widest = widest(&labels) + NUMBER;
        let needed = labels.len().div_ceil(area.height.into());
        let columns = (width / (widest + GAP))
            .clamp(1, MOST_COLUMNS)
            .min(needed)
            .max(1);
        let column = width / columns;
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
            let mark = match pointed {
                true => '>',
                false if hinted == Some(i) => HINTED,
                false => ' ',
            };
            let text = format!("{mark}{:>2} {label}", i + 1);
            let room = usize::from(edge.saturating_sub(place.x));
            let width = usize::from(place.width);
            let text = match pointed {
                // A long one is read whole, over the log's line and not into it.
                true if fit::width(&text) > width => fit::pad(&text, room),
                true => fit::pad(&text, width),
                false => fit::shorten(&text, width),
            };
            frame.buffer_mut().set_string(place.x, place.y, text, style);
        }
    }

    /// Where in the list the cursor is, if it does not fit on the screen.
    pub(super) fn page_mark(&self) -> Option<String> {
        let rows = self.menu.rows().len();
        let shown = usize::from(self.list_height).max(1);
        (rows > shown).then(|| format!("{}/{rows}", self.menu.cursor() + 1))
    }

    fn row_label(&self, row: &Row) -> String {
        match row {
            Row::Leaf(entry) => self.menu.entry(*entry).label.clone(),
            Row::Group { words, members, .. } => {
                let title = self.group_title(words, members);
                format!("{title} … ({})", members.len())
            }
        }
    }

    /// How wide the list would like to be.
    pub(super) fn list_wish(&self) -> usize {
        let labels: Vec<String> = self
            .menu
            .rows()
            .iter()
            .map(|row| self.row_label(row))
            .collect();
        widest(&labels) + NUMBER
    }
}

fn widest(labels: &[String]) -> usize {
    labels
        .iter()
        .map(|label| fit::width(label))
        .max()
        .unwrap_or(0)
}

fn fits(labels: &[String], width: usize) -> bool {
    widest(labels) + NUMBER <= width
}

/// The labels, without the words with which all of them begin.
fn without_shared_beginning(labels: &[String]) -> Vec<String> {
    let shared = shared_beginning(labels.iter().map(String::as_str)).len();
    match labels.first() {
        Some(first) if labels.len() > 1 && fit::width(&first[..shared]) >= SHARED => {
            let rest = labels.iter().map(|label| format!("…{}", &label[shared..]));
            rest.collect()
        }
        _ => labels.to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stripped(labels: &[&str]) -> Vec<String> {
        let labels: Vec<String> = labels.iter().map(|label| (*label).to_owned()).collect();
        without_shared_beginning(&labels)
    }

    #[test]
    fn a_shared_beginning_is_left_out_word_by_word() {
        assert_eq!(
            stripped(&["Swap Gravel and Rocco", "Swap Gravel and Granite"]),
            ["…Rocco", "…Granite"]
        );
        assert_eq!(
            stripped(&["用波蕊菈攻擊甲", "用波蕊菈攻擊乙"]),
            ["…甲", "…乙"]
        );
    }

    #[test]
    fn different_and_single_labels_stay_whole() {
        assert_eq!(
            stripped(&["End the phase", "Swap"]),
            ["End the phase", "Swap"]
        );
        assert_eq!(stripped(&["End the phase"]), ["End the phase"]);
        assert!(stripped(&[]).is_empty());
    }
}
