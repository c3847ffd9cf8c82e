//! The log: what this eye has heard, the latest at the bottom, news marked.

use super::app::{App, Focus};
use crate::board::fit;
use kernel::{Eye, Phrase};
use ratatui::Frame;
use ratatui::layout::Rect;

const NEWS: &str = "› ";
const OLD: &str = "  ";

struct LogLine {
    text: String,
    news: bool,
}

impl App<'_> {
    pub(super) fn draw_log(&mut self, frame: &mut Frame, area: Rect) {
        let height = usize::from(area.height);
        let lines = self.last_lines(area.width.into(), height.saturating_add(self.log_back));
        // Scrolled beyond the beginning: stay at the beginning.
        let back = self.log_back.min(lines.len().saturating_sub(height));
        self.log_back = back;
        let end = lines.len() - back;
        let shown = &lines[end.saturating_sub(height)..end];
        let focused = self.focus == Focus::Log;
        for (y, line) in (area.top()..area.bottom()).zip(shown) {
            let style = match (line.news, focused) {
                (true, _) => self.palette.news(),
                (false, true) => self.palette.plain(),
                (false, false) => self.palette.faint(),
            };
            frame.buffer_mut().set_string(area.x, y, &line.text, style);
        }
    }

    /// The last lines of the log, at least so many if there are.
    fn last_lines(&self, width: usize, wanted: usize) -> Vec<LogLine> {
        let eye = self.eye();
        let known = match eye {
            Eye::Seat(seat) => self.known[seat.index()],
            Eye::Public => self.known.iter().copied().max().unwrap_or(0),
        };
        let mut lines = Vec::new();
        let remembered = self.session.remembered(eye);
        for (i, entry) in self.session.log().iter().enumerate().rev() {
            if lines.len() >= wanted || i < remembered {
                break;
            }
            if !entry.to.includes(eye) {
                continue;
            }
            let news = i >= known;
            let text = format!(
                "{}{}",
                if news { NEWS } else { OLD },
                self.locale.say(&entry.phrase)
            );
            let wrapped = fit::wrap_hanging(&text, width, OLD);
            lines.extend(wrapped.into_iter().rev().map(|text| LogLine { text, news }));
        }
        if lines.len() < wanted && remembered > 0 {
            let forgotten = self.locale.say(&Phrase::new("mazzo-tui-log-forgotten"));
            let wrapped = fit::wrap_hanging(&format!("{OLD}{forgotten}"), width, OLD);
            let old = |text| LogLine { text, news: false };
            lines.extend(wrapped.into_iter().rev().map(old));
        }
        lines.reverse();
        lines
    }
}
