//! Screens that show nothing of the game: the curtain between people, and one that is too small.

use super::app::App;
use crate::board::fit;
use kernel::{Phrase, Seat};
use ratatui::Frame;
use ratatui::layout::Rect;

impl App<'_> {
    pub(super) fn draw_curtain(&self, frame: &mut Frame, seat: Seat) {
        let mut lines = vec![
            (
                self.locale
                    .say(&Phrase::new("mazzo-tui-curtain").with("seat", seat.number())),
                self.palette.strong(),
            ),
            (String::new(), self.palette.plain()),
            (
                self.locale.say(&Phrase::new("mazzo-tui-curtain-keys")),
                self.palette.faint(),
            ),
        ];
        if let Some(notice) = &self.notice {
            lines.push((String::new(), self.palette.plain()));
            lines.push((self.locale.say(&notice.phrase), self.palette.warning()));
        }
        let name = self.locale.say(&self.session.title().name());
        lines.insert(0, (name, self.palette.plain()));
        lines.insert(1, (String::new(), self.palette.plain()));
        let area = frame.area();
        let width = usize::from(area.width).saturating_sub(4).max(1);
        let wrapped: Vec<_> = lines
            .iter()
            .flat_map(|(text, style)| {
                fit::wrap(text, width)
                    .into_iter()
                    .map(|line| (line, *style))
            })
            .collect();
        let top = area.height.saturating_sub(wrapped.len() as u16) / 2;
        for (i, (line, style)) in wrapped.iter().enumerate() {
            centred(frame, area, top + i as u16, line, *style);
        }
    }

    pub(super) fn draw_too_small(&self, frame: &mut Frame, wanted: (u16, u16)) {
        let area = frame.area();
        let phrase = Phrase::new("mazzo-tui-too-small")
            .with("width", wanted.0)
            .with("height", wanted.1)
            .with("columns", area.width)
            .with("lines", area.height);
        let lines = fit::wrap(&self.locale.say(&phrase), area.width.into());
        let top = area.height.saturating_sub(lines.len() as u16) / 2;
        for (i, line) in lines.iter().enumerate() {
            centred(frame, area, top + i as u16, line, self.palette.plain());
        }
    }
}

fn centred(frame: &mut Frame, area: Rect, line: u16, text: &str, style: ratatui::style::Style) {
    if line < area.height && area.width > 0 {
        let text = fit::shorten(text, area.width.into());
        let indent = (area.width - fit::width(&text).min(area.width.into()) as u16) / 2;
        frame
            .buffer_mut()
            .set_string(area.x + indent, area.y + line, text, style);
    }
}
