//! The window with a hint.

use super::app::App;
use super::popup;
use crate::board::fit;
use kernel::Phrase;
use ratatui::Frame;

const WIDTH: u16 = 70;

impl App<'_> {
    pub(super) fn draw_hint(&self, frame: &mut Frame) {
        let Some(hint) = &self.hint else {
            return;
        };
        let plain = self.palette.plain();
        let said = hint.lines(&self.locale, |advice| self.locale.say(&advice.choice.label));
        let mut lines: Vec<_> = (said.into_iter().enumerate())
            .map(|(i, line)| match i {
                0 => (line, self.palette.strong()),
                _ => (line, plain),
            })
            .collect();
        lines.push((String::new(), plain));
        let keys = self.locale.say(&Phrase::new("mazzo-tui-hint-keys"));
        lines.push((keys, self.palette.faint()));
        let inside = usize::from(WIDTH.min(frame.area().width)).saturating_sub(4);
        let wrapped: Vec<_> = (lines.iter())
            .flat_map(|(line, style)| {
                let wrapped = fit::wrap_hanging(line, inside, "  ");
                wrapped.into_iter().map(move |line| (line, *style))
            })
            .collect();
        let title = self.locale.say(&Phrase::new("mazzo-tui-hint-title"));
        let size = (WIDTH, wrapped.len() as u16 + 2);
        let area = popup::open_below(frame, self.palette, &title, size);
        for (i, (line, style)) in wrapped.iter().enumerate() {
            popup::write(frame, area, i, line, *style);
        }
    }
}
