//! Looking up any card of the game.

use super::app::App;
use super::popup;
use crate::board::fit;
use crate::lookup::CardIndex;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use kernel::{CardEntry, Phrase};
use ratatui::Frame;
use ratatui::layout::Rect;

/// What is looked for, and what was found.
pub struct Search {
    words: String,
    found: Vec<CardEntry>,
    cursor: usize,
}

const SIZE: (u16, u16) = (100, 32);
const NAMES: u16 = 24;
const PAGE: usize = 10;

impl Search {
    /// An open search, with every card found.
    pub fn new(index: &CardIndex) -> Search {
        Search::with_words(index, "")
    }

    /// An open search for these words.
    pub fn with_words(index: &CardIndex, words: &str) -> Search {
        let mut search = Search {
            words: words.to_owned(),
            found: Vec::new(),
            cursor: 0,
        };
        search.find(index);
        search
    }

    fn find(&mut self, index: &CardIndex) {
        let words: Vec<&str> = self.words.split_whitespace().collect();
        self.found = index.find(&words).into_iter().cloned().collect();
        self.cursor = 0;
    }

    /// Takes a key; false if it closed the search.
    pub fn key(&mut self, key: KeyEvent, index: &CardIndex) -> bool {
        let last = self.found.len().saturating_sub(1);
        match key.code {
            KeyCode::Esc | KeyCode::Enter => return false,
            KeyCode::Up => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Down => self.cursor = (self.cursor + 1).min(last),
            KeyCode::PageUp => self.cursor = self.cursor.saturating_sub(PAGE),
            KeyCode::PageDown => self.cursor = (self.cursor + PAGE).min(last),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = last,
            KeyCode::Backspace => {
                self.words.pop();
                self.find(index);
            }
            KeyCode::Char('u') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                self.words.clear();
                self.find(index);
            }
            KeyCode::Char(letter) => {
                self.words.push(letter);
                self.find(index);
            }
            _ => {}
        }
        true
    }

    pub(super) fn draw(&self, frame: &mut Frame, app: &App) {
        let title = app.locale.say(&Phrase::new("mazzo-tui-search-title"));
        let screen = frame.area();
        let size = (
            SIZE.0.min(screen.width.saturating_sub(2)),
            SIZE.1.min(screen.height.saturating_sub(2)),
        );
        let area = popup::open(frame, app.palette, &title, size);
        popup::write(
            frame,
            area,
            0,
            &format!("/ {}_", self.words),
            app.palette.strong(),
        );
        let below = Rect {
            y: area.y + 2.min(area.height),
            height: area.height.saturating_sub(2),
            ..area
        };
        let names = Rect {
            width: NAMES.min(below.width),
            ..below
        };
        let text = Rect {
            x: names.right() + 2,
            width: below.width.saturating_sub(names.width + 2),
            ..below
        };
        self.draw_names(frame, app, names);
        match self.found.get(self.cursor) {
            Some(card) => draw_card(frame, app, card, text.intersection(area)),
            None => {
                let none = app.locale.say(&Phrase::new("mazzo-tui-search-none"));
                popup::write(frame, below, 0, &none, app.palette.warning());
            }
        }
    }

    fn draw_names(&self, frame: &mut Frame, app: &App, area: Rect) {
        let page = usize::from(area.height).max(1);
        let first = self.cursor / page * page;
        for (i, card) in self.found.iter().enumerate().skip(first).take(page) {
            let name = app.locale.say(&card.name);
            let (mark, style) = match i == self.cursor {
                true => ('>', app.palette.pointed()),
                false => (' ', app.palette.plain()),
            };
            let text = fit::pad(&format!("{mark}{name}"), area.width.into());
            popup::write(frame, area, i - first, &text, style);
        }
    }
}

fn draw_card(frame: &mut Frame, app: &App, card: &CardEntry, area: Rect) {
    let width = usize::from(area.width);
    let name = format!("{} [{}]", app.locale.say(&card.name), card.id);
    let mut lines: Vec<_> = fit::wrap(&name, width)
        .into_iter()
        .map(|line| (line, app.palette.strong()))
        .collect();
    lines.extend(
        fit::wrap(&app.locale.say(&card.line), width)
            .into_iter()
            .map(|line| (line, app.palette.faint())),
    );
    lines.push((String::new(), app.palette.plain()));
    lines.extend(
        (app.locale.say(&card.text).lines())
            .flat_map(|line| fit::wrap(line, width))
            .map(|line| (line, app.palette.plain())),
    );
    for (i, (line, style)) in lines.iter().enumerate() {
        popup::write(frame, area, i, line, *style);
    }
}
