//! Puts the screen together.

use super::app::{App, Focus, Overlay, Stage};
use crate::board::{Brush, fit};
use crate::commands::end_phrase;
use kernel::{Phrase, Seat};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The smallest screen the game fits on.
pub const SMALLEST: (u16, u16) = (80, 24);

/// From this width on the log has a column of its own.
const WIDE: u16 = 116;
/// Room for the number of the row at the end of the question.
const PAGE_MARK: usize = 6;
/// From this height on the list gets more lines before the board does.
const TALL: u16 = 30;

/// Where the parts of the screen are.
struct Regions {
    status: Rect,
    board: Rect,
    prompt: Rect,
    list: Rect,
    log: Rect,
    /// Only on a screen that has room for it besides the log.
    reading: Option<Rect>,
    footer: Rect,
}

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
            }
            self.overlay = Some(overlay);
        }
    }

    fn draw_table(&mut self, frame: &mut Frame) {
        self.renew_board();
        let question = self.question(frame.area().width);
        let regions = self.regions(frame.area(), question.len() as u16);
        self.draw_status(frame, regions.status);
        let brush = Brush {
            palette: self.palette,
            pointed: (self.focus == Focus::Board).then_some(self.pointed),
        };
        self.places = self.board.draw(regions.board, frame.buffer_mut(), &brush);
        for (y, (line, style)) in (regions.prompt.top()..regions.prompt.bottom()).zip(&question) {
            let line = fit::shorten(line, regions.prompt.width.into());
            frame
                .buffer_mut()
                .set_string(regions.prompt.x, y, line, *style);
        }
        self.draw_below(frame, &regions);
        self.draw_footer(frame, regions.footer);
    }

    /// The list, the log and what there is to read; on a small screen the reading takes the
    /// place of the others while the board is read.
    fn draw_below(&mut self, frame: &mut Frame, regions: &Regions) {
        match regions.reading {
            None if self.focus == Focus::Board => {
                return self.draw_reading(frame, regions.list.union(regions.log));
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
        self.draw_list(frame, regions.list, regions.prompt.right());
        self.draw_page_mark(frame, regions.prompt);
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

    fn regions(&self, area: Rect, question: u16) -> Regions {
        let wide = area.width >= WIDE;
        let side = match wide {
            true => (area.width * 3 / 10).clamp(36, 64),
            false => 0,
        };
        let left = area.width - side - u16::from(wide);
        let (top, middle) = (area.y + 1, area.height - 2);
        let list = if area.height >= TALL { 9 } else { 5 };
        let most = middle.saturating_sub(question + list);
        let board = self.board.height(left, most);
        let below = Rect {
            x: area.x,
            y: top + board + question,
            width: left,
            height: middle.saturating_sub(board + question),
        };
        let wish = self.list_wish() as u16;
        let searching = self.typed.is_some() || self.menu.trail().next().is_some();
        let list_width = match wide {
            true => below.width,
            // Whoever looks for one action among many can do without the log for a moment.
            false if searching && wish > below.width * 2 / 3 => below.width,
            false => wish.clamp(below.width * 3 / 5, below.width * 2 / 3),
        };
        let reading = (wide && area.height >= TALL).then(|| {
            let height = middle * 2 / 5;
            Rect {
                x: left + 1,
                y: top + middle - height,
                width: side,
                height,
            }
        });
        Regions {
            status: Rect { height: 1, ..area },
            board: Rect::new(area.x, top, left, board),
            prompt: Rect::new(area.x, top + board, left, question),
            list: Rect {
                width: list_width,
                ..below
            },
            log: match wide {
                true => Rect {
                    x: left + 1,
                    y: top,
                    width: side,
                    height: middle - reading.map_or(0, |reading| reading.height + 1),
                },
                false => Rect {
                    x: below.x + list_width + 1,
                    width: below.width.saturating_sub(list_width + 1),
                    ..below
                },
            },
            reading,
            footer: Rect {
                y: area.bottom() - 1,
                height: 1,
                ..area
            },
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
        match self.stage {
            Stage::Asks(seat) => said.push((self.asked(seat), strong)),
            Stage::Over(_) => said.extend(self.ending().into_iter().map(|line| (line, strong))),
            Stage::Watching => {
                said.push((self.locale.say(&Phrase::new("mazzo-tui-watching")), strong));
            }
            Stage::Busy | Stage::Curtain(_) => {
                said.push((self.locale.say(&Phrase::new("mazzo-tui-busy")), strong));
            }
        }
        said.iter()
            .flat_map(|(text, style)| {
                let lines = fit::wrap(text, usize::from(width).saturating_sub(PAGE_MARK));
                lines.into_iter().map(|line| (line, *style))
            })
            .take(5)
            .collect()
    }

    fn asked(&self, seat: Seat) -> String {
        let prompt = self.locale.say(&self.session.game().prompt(seat));
        let trail: Vec<&str> = self.menu.trail().collect();
        let mut text = match self.session.people().len() {
            1 => prompt,
            _ => self.locale.say(
                &Phrase::new("mazzo-tui-asked")
                    .with("seat", seat)
                    .with("prompt", prompt.as_str()),
            ),
        };
        for title in trail {
            text += &format!(" › {title}");
        }
        text
    }

    /// How the game ended, and where its record is.
    fn ending(&self) -> Vec<String> {
        let record = self.session.record();
        let mut said = vec![self.locale.say(&end_phrase(&record))];
        let winners = self
            .session
            .game()
            .turn()
            .outcome()
            .map(|outcome| outcome.winners());
        if self.session.game().game() == "nature" && winners.is_some_and(|seats| !seats.is_empty())
        {
            said.push(self.locale.say(&Phrase::new("mazzo-tui-nature-master")));
        }
        if let Some(file) = self.session.file() {
            let file = file.display().to_string();
            said.push(
                self.locale
                    .say(&Phrase::new("mazzo-tui-end-kept").with("file", file.as_str())),
            );
        }
        said
    }

    fn draw_footer(&self, frame: &mut Frame, area: Rect) {
        let key = match (&self.typed, self.focus) {
            (Some(_), _) => "mazzo-tui-hints-typing",
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
