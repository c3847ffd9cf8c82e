//! A column of text beside the map.

use super::model::Panel;
use super::pen::Pen;
use crate::board::fit;
use ratatui::layout::Rect;

/// The panel is at least so wide, or a third of the board if that is more.
const NARROWEST: u16 = 34;

/// How wide the panel is on a board of this width.
pub fn width(board: u16) -> u16 {
    (board * 2 / 5).max(NARROWEST).min(board)
}

impl Pen<'_> {
    /// The paragraphs as far as there is room; the last line says that there is more.
    pub fn panel(&mut self, panel: &Panel, area: Rect) {
        if area.is_empty() {
            return;
        }
        let wrapped = panel.paragraphs.iter().flat_map(|(text, tone)| {
            let lines = fit::wrap(text, area.width.into());
            lines.into_iter().map(move |line| (line, *tone))
        });
        let lines: Vec<_> = wrapped.collect();
        let cut = lines.len() > area.height.into();
        for (y, (line, tone)) in (area.top()..area.bottom()).zip(&lines) {
            let last = y + 1 == area.bottom() && cut;
            let text = match last {
                true => format!(
                    "{} …",
                    fit::shorten(line, usize::from(area.width).saturating_sub(2))
                ),
                false => line.clone(),
            };
            let style = tone.style(self.brush.palette);
            self.put(
                Rect {
                    y,
                    height: 1,
                    ..area
                },
                &text,
                style,
            );
        }
    }
}
