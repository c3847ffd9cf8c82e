//! How to play in the terminal.

use super::app::App;
use super::popup;
use crate::board::fit;
use crossterm::event::KeyCode;
use kernel::Phrase;
use ratatui::Frame;
use ratatui::layout::Rect;

/// The open help, and how far down it is read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Help {
    down: usize,
}

const WIDTH: u16 = 76;
const PAGE: usize = 10;

impl Help {
    /// Scrolls, or is closed by any other key.
    pub fn key(self, code: KeyCode) -> Option<Help> {
        let down = match code {
            KeyCode::Down => self.down + 1,
            KeyCode::Up => self.down.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') => self.down + PAGE,
            KeyCode::PageUp => self.down.saturating_sub(PAGE),
            KeyCode::Home => 0,
            _ => return None,
        };
        Some(Help { down })
    }

    pub(super) fn draw(&mut self, frame: &mut Frame, app: &App) {
        let mut parts = vec![
            Phrase::new("mazzo-tui-help-keys"),
            Phrase::new("mazzo-tui-help-typing"),
        ];
        match app.session.game().game() {
            "nature" => parts.push(Phrase::new("mazzo-tui-help-nature")),
            "estro" => parts.push(Phrase::new("mazzo-tui-help-estro")),
            "sovereign" => parts.push(Phrase::new("mazzo-tui-help-sovereign")),
            "travelers" => parts.push(Phrase::new("mazzo-tui-help-travelers")),
            _ => {}
        }
        let inside = usize::from(WIDTH.min(frame.area().width)).saturating_sub(4);
        let text: Vec<String> = parts.iter().map(|part| app.locale.say(part)).collect();
        let lines: Vec<String> = (text.join("\n\n").lines())
            .flat_map(|line| fit::wrap_hanging(line, inside, "  "))
            .collect();
        let title = app.locale.say(&Phrase::new("mazzo-tui-help-title"));
        let area = popup::open(frame, app.palette, &title, (WIDTH, lines.len() as u16 + 2));
        let most = lines.len().saturating_sub(area.height.into());
        self.down = self.down.min(most);
        for (i, line) in lines.iter().skip(self.down).enumerate() {
            popup::write(frame, area, i, line, app.palette.plain());
        }
        if self.down < most {
            let corner = Rect::new(area.right().saturating_sub(1), area.bottom(), 1, 1);
            popup::write(frame, corner, 0, "↓", app.palette.strong());
        }
    }
}
