//! Which key does what.

use super::app::{App, Focus, Overlay, Stage};
use super::dialog::Dialog;
use super::steer::{Direction, toward};
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// How many rows a page key moves by.
const PAGE: isize = 5;

impl App<'_> {
    /// Takes a key.
    pub fn key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && key.code == KeyCode::Char('c') {
            return self.leave(false);
        }
        self.notice = None;
        match self.overlay.take() {
            Some(overlay) => self.overlay_key(overlay, key),
            None if key.code == KeyCode::Esc && self.stop_hint() => {}
            None => match self.stage {
                Stage::Curtain(seat) => self.curtain_key(seat, key.code),
                Stage::Busy => self.busy_key(key.code),
                _ if self.typed.is_some() => self.typing_key(key),
                _ => {
                    let shift = key.modifiers.contains(KeyModifiers::SHIFT);
                    if !(shift && self.walks(key.code)) {
                        self.table_key(key.code);
                    }
                }
            },
        }
    }

    fn overlay_key(&mut self, overlay: Overlay, key: KeyEvent) {
        self.overlay = match overlay {
            Overlay::Help(help) => help.key(key.code).map(Overlay::Help),
            Overlay::Search(mut search) => {
                let open = self.index().is_some_and(|index| search.key(key, index));
                open.then_some(Overlay::Search(search))
            }
            Overlay::Dialog(dialog) => {
                if dialog.says_yes(key.code) {
                    return self.agree(dialog);
                }
                None
            }
            Overlay::Hint => {
                if key.code == KeyCode::Enter {
                    self.follow_hint();
                }
                None
            }
        };
    }

    /// Keys that need no turn: what there is can be read while the others are playing.
    fn busy_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char(letter) => {
                self.command(letter);
            }
            KeyCode::Tab => self.next_focus(1),
            KeyCode::BackTab => self.next_focus(2),
            _ => match self.focus {
                Focus::Menu => {}
                Focus::Board => self.board_key(code),
                Focus::Log => self.log_key(code),
            },
        }
    }

    /// Shift with an arrow takes that step, where the game has one; else the key is not used up.
    fn walks(&mut self, code: KeyCode) -> bool {
        let step = match code {
            KeyCode::Up => "go up",
            KeyCode::Left => "go left",
            KeyCode::Down => "go down",
            KeyCode::Right => "go right",
            _ => return false,
        };
        let listed = self.menu.entries().iter().any(|entry| entry.text == step);
        if listed {
            self.perform(step);
        }
        listed
    }

    /// Keys while nothing is being typed.
    fn table_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char(':' | ' ') => self.begin_typing(""),
            KeyCode::Char(letter) if self.command(letter) => {}
            KeyCode::Char(digit @ '0'..='9') => self.number_key(digit),
            KeyCode::Char(letter) => self.begin_typing(&letter.to_string()),
            KeyCode::Tab => self.next_focus(1),
            KeyCode::BackTab => self.next_focus(2),
            _ => match self.focus {
                Focus::Menu => self.menu_key(code),
                Focus::Board => self.board_key(code),
                Focus::Log => self.log_key(code),
            },
        }
    }

    fn menu_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Enter => self.choose_row(self.menu.cursor()),
            KeyCode::Esc | KeyCode::Backspace => {
                self.menu.close();
            }
            _ => self.menu_step(code),
        }
    }

    /// Moves the cursor of the menu; typing goes on meanwhile.
    fn menu_step(&mut self, code: KeyCode) {
        let column = self.list_height.max(1) as isize;
        match code {
            KeyCode::Up => self.menu.step(-1),
            KeyCode::Down => self.menu.step(1),
            KeyCode::Left if self.menu.cursor() < column as usize => {
                self.menu.close();
            }
            KeyCode::Left => self.menu.step(-column),
            KeyCode::Right => self.menu.step(column),
            KeyCode::PageUp => self.menu.step(-PAGE),
            KeyCode::PageDown => self.menu.step(PAGE),
            KeyCode::Home => self.menu.point(0),
            KeyCode::End => self.menu.point(usize::MAX),
            _ => {}
        }
    }

    /// A digit chooses a row at once where no further digit could follow.
    fn number_key(&mut self, digit: char) {
        let rows = self.menu.rows().len();
        let number = digit.to_digit(10).unwrap_or(0) as usize;
        self.focus = Focus::Menu;
        if number == 0 || number * 10 <= rows {
            self.begin_typing(&digit.to_string());
        } else {
            self.choose_number(number);
        }
    }

    fn begin_typing(&mut self, text: &str) {
        self.focus = Focus::Menu;
        self.typed = Some(text.to_owned());
        self.retype();
    }

    fn typing_key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let Some(typed) = &mut self.typed else { return };
        match key.code {
            KeyCode::Esc => self.typed = None,
            KeyCode::Enter => return self.submit(),
            KeyCode::Backspace if typed.is_empty() => self.typed = None,
            KeyCode::Backspace => {
                typed.pop();
            }
            KeyCode::Char('u') if control => typed.clear(),
            KeyCode::Char('w') if control => {
                let words = typed.trim_end();
                let kept = words.rfind(' ').map_or(0, |space| space + 1);
                typed.truncate(kept);
            }
            KeyCode::Char(_) if control => {}
            KeyCode::Char(letter) => typed.push(letter),
            code => return self.menu_step(code),
        }
        self.retype();
    }

    /// Shows what fits the text typed so far. A number points at a row instead.
    fn retype(&mut self) {
        let typed = self.typed.clone().unwrap_or_default();
        match typed.trim().parse::<usize>() {
            Ok(number) => {
                self.menu.filter("");
                self.menu.point(number.saturating_sub(1));
            }
            Err(_) => self.menu.filter(&typed),
        }
    }

    fn board_key(&mut self, code: KeyCode) {
        let direction = match code {
            KeyCode::Left => Direction::Left,
            KeyCode::Right => Direction::Right,
            KeyCode::Up => Direction::Up,
            KeyCode::Down => Direction::Down,
            KeyCode::Enter => return self.act_on_pointed(),
            KeyCode::Esc | KeyCode::Backspace => {
                self.focus = Focus::Menu;
                return;
            }
            KeyCode::PageDown => {
                self.reading_down += 1;
                return;
            }
            KeyCode::PageUp => {
                self.reading_down = self.reading_down.saturating_sub(1);
                return;
            }
            KeyCode::Home => return self.point_at(0),
            KeyCode::End => return self.point_at(usize::MAX),
            _ => return,
        };
        if let Some(thing) = toward(direction, self.pointed, &self.places) {
            self.point_at(thing);
        }
    }

    fn log_key(&mut self, code: KeyCode) {
        let page = PAGE as usize;
        self.log_back = match code {
            KeyCode::Up => self.log_back + 1,
            KeyCode::Down => self.log_back.saturating_sub(1),
            KeyCode::PageUp => self.log_back + page,
            KeyCode::PageDown => self.log_back.saturating_sub(page),
            KeyCode::Home => usize::MAX,
            KeyCode::End => 0,
            KeyCode::Esc | KeyCode::Enter | KeyCode::Backspace => {
                self.focus = Focus::Menu;
                0
            }
            _ => self.log_back,
        };
    }

    fn point_at(&mut self, thing: usize) {
        self.pointed = thing.min(self.board.things().len().saturating_sub(1));
        self.reading_down = 0;
    }

    fn next_focus(&mut self, steps: usize) {
        let order = match self.board.things().is_empty() {
            true => &[Focus::Menu, Focus::Log][..],
            false => &[Focus::Menu, Focus::Board, Focus::Log][..],
        };
        let here = order
            .iter()
            .position(|&focus| focus == self.focus)
            .unwrap_or(0);
        let steps = steps.min(order.len() - 1);
        self.focus = order[(here + steps) % order.len()];
    }

    fn curtain_key(&mut self, seat: kernel::Seat, code: KeyCode) {
        match code {
            KeyCode::Enter => {
                self.session.look(seat);
                self.enter(Stage::Asks(seat));
            }
            KeyCode::Char('u') => self.undo_behind_curtain(),
            KeyCode::Char('l') => self.switch_language(),
            KeyCode::Char('q') => self.overlay = Some(Overlay::Dialog(Dialog::Quit)),
            _ => {}
        }
    }
}
