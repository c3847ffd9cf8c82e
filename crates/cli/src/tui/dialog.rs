//! Questions about the program itself, answered with yes or no.

use super::app::App;
use super::popup;
use crate::board::fit;
use crossterm::event::KeyCode;
use kernel::Phrase;
use ratatui::Frame;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// Leave the program?
    Quit,
    /// Give up the game?
    Concede,
}

const WIDTH: u16 = 64;

impl Dialog {
    /// Does the key mean yes? Any other key means no.
    pub fn says_yes(self, code: KeyCode) -> bool {
        match self {
            Dialog::Quit => matches!(
                code,
                KeyCode::Enter | KeyCode::Char('y' | 'Y' | 's' | 'S' | 'q')
            ),
            // Giving up cannot be meant by pressing Enter once too often.
            Dialog::Concede => matches!(code, KeyCode::Char('y' | 'Y' | 's' | 'S')),
        }
    }

    pub(super) fn draw(self, frame: &mut Frame, app: &App) {
        let said = |phrase: &Phrase| app.locale.say(phrase);
        let mut lines = Vec::new();
        match self {
            Dialog::Quit => {
                lines.push(said(&Phrase::new("mazzo-tui-quit-ask")));
                lines.push(String::new());
                if let Some(file) = app.session.file() {
                    let file = file.display().to_string();
                    lines.push(said(
                        &Phrase::new("mazzo-tui-quit-kept").with("file", file.as_str()),
                    ));
                    lines.push(String::new());
                }
                lines.push(said(&Phrase::new("mazzo-tui-quit-keys")));
            }
            Dialog::Concede => {
                lines.push(said(&Phrase::new("mazzo-tui-concede-ask")));
                lines.push(String::new());
                lines.push(said(&Phrase::new("mazzo-tui-concede-keys")));
            }
        }
        let inside = usize::from(WIDTH.min(frame.area().width)).saturating_sub(4);
        let wrapped: Vec<String> = lines
            .iter()
            .flat_map(|line| fit::wrap(line, inside))
            .collect();
        let title = said(&app.session.title().name());
        let area = popup::open(
            frame,
            app.palette,
            &title,
            (WIDTH, wrapped.len() as u16 + 2),
        );
        for (i, line) in wrapped.iter().enumerate() {
            popup::write(frame, area, i, line, app.palette.plain());
        }
    }
}
