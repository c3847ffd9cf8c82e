//! Reading about what is on the board: what a card says, how it stands, and why it cannot be
//! used now.

use super::app::{App, Focus, Stage};
use super::menu::Row;
use crate::board::{Usable, fit};
use catalog::Unplayable;
use kernel::{CardEntry, Phrase};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;

impl App<'_> {
    /// What there is to read: about the thing pointed at on the board, else about the card of
    /// the action under the cursor.
    pub(super) fn draw_reading(&mut self, frame: &mut Frame, area: Rect) {
        let said = match self.focus {
            Focus::Board => self.about_thing(),
            _ => self
                .card_under_cursor()
                .map_or(Vec::new(), |card| self.about_card(card)),
        };
        let lines: Vec<(String, Style)> = (said.into_iter())
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
        if self.reading_down < most && area.width > 0 {
            let (x, y) = (area.right() - 1, area.bottom().saturating_sub(1));
            frame
                .buffer_mut()
                .set_string(x, y, "↓", self.palette.strong());
        }
    }

    /// The card that the action under the cursor names, or else that it is about on the board.
    pub(super) fn card_under_cursor(&self) -> Option<&CardEntry> {
        self.named_card().or_else(|| {
            let Some(Row::Leaf(entry)) = self.menu.rows().into_iter().nth(self.menu.cursor())
            else {
                return None;
            };
            let text = &self.menu.entry(entry).text;
            let mut things = (0..).zip(self.board.things());
            let (_, thing) = things.find(|(i, _)| self.board.concerns(*i, text))?;
            self.card(thing.card?)
        })
    }

    fn named_card(&self) -> Option<&CardEntry> {
        match self.menu.rows().into_iter().nth(self.menu.cursor())? {
            Row::Leaf(entry) => {
                let mut words = self.menu.entry(entry).text.split_whitespace().skip(1);
                words.find_map(|word| self.card(word))
            }
            Row::Group { words, .. } => words.iter().find_map(|word| self.card(word)),
        }
    }

    fn about_card(&self, card: &CardEntry) -> Vec<(String, Style)> {
        let mut said = vec![
            (self.locale.say(&card.name), self.palette.strong()),
            (self.locale.say(&card.line), self.palette.faint()),
        ];
        let text = self.locale.say(&card.text);
        said.extend(
            text.lines()
                .map(|line| (line.to_owned(), self.palette.plain())),
        );
        said
    }

    fn about_thing(&self) -> Vec<(String, Style)> {
        let Some(thing) = self.board.things().get(self.pointed) else {
            return Vec::new();
        };
        let mut said = match thing.card.and_then(|id| self.card(id)) {
            Some(card) => self.about_card(card),
            None => Vec::new(),
        };
        match said.first_mut() {
            Some((title, _)) => title.clone_from(&thing.name),
            None => said.push((thing.name.clone(), self.palette.strong())),
        }
        if let Some(usable) = self.usability(&thing.usable) {
            said.insert(1, usable);
        }
        let faint = self.palette.faint();
        match thing.card {
            Some(_) => said.push((thing.state.join(" "), faint)),
            None => said.extend(thing.state.iter().map(|line| (line.clone(), faint))),
        }
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
