//! Puts the screen together.

use super::app::{App, Focus, Overlay, Stage};
use super::regions::{Needs, Regions, main_width};
use crate::board::{Brush, fit};
use crate::commands::{end_phrase, how_to_win};
use kernel::{Eye, Phrase, Seat};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The smallest screen the game fits on.
pub const SMALLEST: (u16, u16) = (80, 24);

/// Room for the number of the row at the end of the question.
const PAGE_MARK: usize = 6;

impl App<'_> {
    /// Draws the screen.
    pub fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return self.draw_too_small(frame, SMALLEST);
        }
        match self.stage {
            Stage::Curtain(seat) => self.draw_curtain(frame, seat),
            _ => self.draw_table(frame),
        }
        if let Some(mut overlay) = self.overlay.take() {
            match &mut overlay {
                Overlay::Help(help) => help.draw(frame, self),
                Overlay::Search(search) => search.draw(frame, self),
                Overlay::Dialog(dialog) => dialog.draw(frame, self),
                Overlay::Hint => self.draw_hint(frame),
            }
            self.overlay = Some(overlay);
        }
    }

    fn draw_table(&mut self, frame: &mut Frame) {
        self.renew_board();
        let question = self.question(main_width(frame.area()));
        let regions = Regions::new(
            frame.area(),
            &Needs {
                board: &*self.board,
                question: question.len() as u16,
                list: self.list_wish() as u16,
                searching: self.is_searching(),
            },
        );
        self.draw_status(frame, regions.status);
        let brush = Brush {
            palette: self.palette,
            pointed: (self.focus == Focus::Board).then_some(self.pointed),
        };
        self.places = self.board.draw(regions.board, frame.buffer_mut(), &brush);
        let area = regions.question;
        for (y, (line, style)) in (area.top()..area.bottom()).zip(&question) {
            let line = fit::shorten(line, area.width.into());
            frame.buffer_mut().set_string(area.x, y, line, *style);
        }
        self.draw_below(frame, &regions);
        self.draw_footer(frame, regions.footer);
    }

    /// The list, the log and what there is to read; on a small screen the reading takes the
    /// place of the others while the board is read.
    fn draw_below(&mut self, frame: &mut Frame, regions: &Regions) {
        match regions.reading {
            None if self.focus == Focus::Board => {
                return self.draw_reading(frame, regions.below);
            }
            None => {}
            Some(area) => {
                let rule = "─".repeat(area.width.into());
                let line = area.y.saturating_sub(1);
                frame
                    .buffer_mut()
                    .set_string(area.x, line, rule, self.palette.faint());
                self.draw_reading(frame, area);
            }
        }
        if !regions.log.is_empty() {
            let line = regions.log.x.saturating_sub(1);
            for y in regions.log.top()..regions.footer.top() {
                frame
                    .buffer_mut()
                    .set_string(line, y, "│", self.palette.faint());
            }
            self.draw_log(frame, regions.log);
        }
        self.draw_list(frame, regions.list, regions.question.right());
        self.draw_page_mark(frame, regions.question);
    }

    /// Is one action being looked for among many?
    fn is_searching(&self) -> bool {
        let narrowed = self.typed.is_some() || self.menu.trail().next().is_some();
        narrowed && self.focus == Focus::Menu
    }

    fn draw_page_mark(&self, frame: &mut Frame, prompt: Rect) {
        if let (Some(mark), false) = (self.page_mark(), prompt.is_empty()) {
            let x = prompt.right().saturating_sub(mark.len() as u16 + 1);
            let y = prompt.bottom() - 1;
            frame
                .buffer_mut()
                .set_string(x, y, mark, self.palette.faint());
        }
    }

    fn draw_status(&self, frame: &mut Frame, area: Rect) {
        let name = self.locale.say(&self.session.title().name());
        let status = self.board.status();
        let right = format!("{} ", self.locale.lang().tag());
        let room = usize::from(area.width).saturating_sub(fit::width(&right) + 1);
        let both = format!(" {name} · {status}");
        let left = match status.is_empty() {
            true => format!(" {name}"),
            false if fit::width(&both) <= room => both,
            false => format!(" {status}"),
        };
        let text = format!("{} {right}", fit::pad(&left, room));
        frame
            .buffer_mut()
            .set_string(area.x, area.y, text, self.palette.bar());
    }

    /// What was just told, what is asked, and which groups are open.
    fn question(&self, width: u16) -> Vec<(String, Style)> {
        let mut said = Vec::new();
        if let Some(notice) = &self.notice {
            let style = match notice.bad {
                true => self.palette.warning(),
                false => self.palette.news(),
            };
            said.push((self.locale.say(&notice.phrase), style));
        }
        let strong = self.palette.strong();
        let thinking = self.thinking_line();
        match self.stage {
            Stage::Asks(seat) => said.push((self.asked(seat, width), strong)),
            Stage::Over(_) => said.extend(self.ending().into_iter().map(|line| (line, strong))),
            Stage::Watching => {
                said.push((self.locale.say(&Phrase::new("mazzo-tui-watching")), strong));
            }
            Stage::Busy | Stage::Curtain(_) if thinking.is_none() => {
                said.push((self.locale.say(&Phrase::new("mazzo-tui-busy")), strong));
            }
            Stage::Busy | Stage::Curtain(_) => {}
        }
        said.extend(thinking.map(|line| (line, self.palette.news())));
        said.iter()
            .flat_map(|(text, style)| {
                let lines = fit::wrap(text, usize::from(width).saturating_sub(PAGE_MARK));
                lines.into_iter().map(|line| (line, *style))
            })
            .take(5)
            .collect()
    }

    /// What the seat is asked, with the groups that are open; in a long line those alone.
    fn asked(&self, seat: Seat, width: u16) -> String {
        let prompt = self.locale.say(&self.session.game().prompt(seat));
        let asked = match self.session.people().len() {
            1 => prompt,
            _ => self.locale.say(
                &Phrase::new("mazzo-tui-asked")
                    .with("seat", seat.number())
                    .with("prompt", prompt.as_str()),
            ),
        };
        let trail: Vec<&str> = self.menu.trail().collect();
        let trail = trail.join(" › ");
        let whole = format!("{asked} › {trail}");
        match trail.is_empty() {
            true => asked,
            false if fit::width(&whole) + PAGE_MARK <= width.into() => whole,
            false => format!("› {trail}"),
        }
    }

    /// How the game ended, which is the last thing that was told, and where its record is.
    fn ending(&self) -> Vec<String> {
        let told = self.session.heard(Eye::Public, 0).next_back();
        let end = match told {
            Some(phrase) => self.locale.say(phrase),
            None => self.locale.say(&end_phrase(&self.session.record())),
        };
        let mut said = vec![end];
        if let Some(file) = self.session.file() {
            let file = file.display().to_string();
            let kept = Phrase::new("mazzo-tui-end-kept").with("file", file.as_str());
            said.push(self.locale.say(&kept));
        }
        let advice = how_to_win(&self.session.record());
        said.extend(advice.map(|advice| self.locale.say(&advice)));
        said
    }

    fn draw_footer(&self, frame: &mut Frame, area: Rect) {
        let key = match (&self.typed, self.focus) {
            (Some(_), _) => "mazzo-tui-hints-typing",
            (None, Focus::Menu) if self.stage == Stage::Busy => "mazzo-tui-hints-busy",
            (None, Focus::Menu) if self.mate_can_act => "mazzo-tui-hints-team",
            (None, Focus::Menu) => "mazzo-tui-hints-menu",
            (None, Focus::Board) => "mazzo-tui-hints-board",
            (None, Focus::Log) => "mazzo-tui-hints-log",
        };
        let hints = self.locale.say(&Phrase::new(key));
        let text = match &self.typed {
            None => format!(" {hints}"),
            Some(typed) => {
                let shown = format!(" : {typed}");
                let cursor = (fit::width(&shown) as u16).min(area.width.saturating_sub(1));
                frame.set_cursor_position((area.x + cursor, area.y));
                format!("{shown}   {hints}")
            }
        };
        let text = fit::pad(&text, area.width.into());
        frame
            .buffer_mut()
            .set_string(area.x, area.y, text, self.palette.bar());
    }
}
