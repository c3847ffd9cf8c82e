//! Reading about what is on the board: what a card says, how it stands, and why it cannot be
//! used now.

use super::app::{App, Stage};
use crate::board::{Usable, fit};
use catalog::Unplayable;
use kernel::Phrase;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;

impl App<'_> {
    pub(super) fn draw_reading(&mut self, frame: &mut Frame, area: Rect) {
        let lines: Vec<(String, Style)> = (self.reading().into_iter())
            .flat_map(|(text, style)| {
                let wrapped = fit::wrap(&text, area.width.into());
                wrapped.into_iter().map(move |line| (line, style))
            })
            .collect();
        let most = lines.len().saturating_sub(area.height.into());
        self.reading_down = self.reading_down.min(most);
        let shown = lines.iter().skip(self.reading_down);
        for (y, (line, style)) in (area.top()..area.bottom()).zip(shown) {
            frame.buffer_mut().set_string(area.x, y, line, *style);
        }
    }

    fn reading(&self) -> Vec<(String, Style)> {
        let Some(thing) = self.board.things().get(self.pointed) else {
            return Vec::new();
        };
        let (strong, plain, faint) =
            (self.palette.strong(), self.palette.plain(), self.palette.faint());
        let mut said = Vec::new();
        let usable = self.usability(&thing.usable);
        match thing.card.and_then(|id| self.card(id)) {
            Some(card) => {
                let line = self.locale.say(&card.line);
                said.push((format!("{} · {line}", thing.name), strong));
                said.extend(usable);
                let text = self.locale.say(&card.text);
                said.extend(text.lines().map(|line| (line.to_owned(), plain)));
            }
            None => {
                said.push((thing.name.clone(), strong));
                said.extend(usable);
            }
        }
        said.push((thing.state.join(" "), faint));
        said
    }

    fn usability(&self, usable: &Usable) -> Option<(String, Style)> {
        let now = || {
            let phrase = Phrase::new("mazzo-tui-usable-now");
            (self.locale.say(&phrase), self.palette.usable())
        };
        let not_now = |why: String, rule: &str| {
            let phrase = Phrase::new("mazzo-tui-not-now")
                .with("why", why.as_str())
                .with("rule", rule);
            (self.locale.say(&phrase), self.palette.warning())
        };
        match (usable, self.stage) {
            (Usable::Never, _) => None,
            (Usable::Now, _) => Some(now()),
            (Usable::NotNow { rule, why }, _) => Some(not_now(why.clone(), rule)),
            (Usable::If(action), Stage::Asks(seat)) => {
                match self.session.game().consider(seat, action) {
                    Ok(_) => Some(now()),
                    Err(Unplayable::Illegal { rule, why }) => {
                        Some(not_now(self.locale.say(&why), rule))
                    }
                    Err(_) => None,
                }
            }
            (Usable::If(_), _) => None,
        }
    }
}
