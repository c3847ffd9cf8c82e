//! What the letters do while nothing is being typed.

use super::app::{App, Focus, Overlay, Stage};
use super::dialog::Dialog;
use super::help::Help;
use super::search::Search;
use crate::keeping;
use kernel::{Phrase, Seat};

impl App<'_> {
    /// Does what the letter stands for; false if it stands for nothing.
    pub(super) fn command(&mut self, letter: char) -> bool {
        match letter {
            '?' => self.overlay = Some(Overlay::Help(Help::default())),
            '/' => self.search(),
            'w' => self.read(),
            'h' => self.ask_for_hint(),
            'u' => self.undo(),
            's' => self.save(),
            'l' => self.switch_language(),
            'm' => self.call_mate(),
            'q' => self.overlay = Some(Overlay::Dialog(Dialog::Quit)),
            _ => return false,
        }
        true
    }

    fn search(&mut self) {
        match self.index().map(Search::new) {
            Some(search) => self.overlay = Some(Overlay::Search(search)),
            None => self.warn(Phrase::new("mazzo-tui-no-cards")),
        }
    }

    /// Reads about the card of the action under the cursor if there is one, else about the
    /// thing pointed at last. A card that is not on the board is looked up.
    fn read(&mut self) {
        if self.focus == Focus::Board {
            self.focus = Focus::Menu;
            return;
        }
        let things = self.board.things();
        let card = match self.focus {
            Focus::Menu => self.card_under_cursor().map(|card| card.id),
            _ => None,
        };
        let there = card.and_then(|id| things.iter().position(|thing| thing.card == Some(id)));
        match (card, there) {
            (Some(id), None) => {
                if let Some(index) = self.index() {
                    self.overlay = Some(Overlay::Search(Search::with_words(index, id)));
                }
            }
            (None, _) if things.is_empty() => {
                self.warn(Phrase::new("mazzo-tui-nothing-to-read"));
            }
            (_, there) => {
                self.pointed = there.unwrap_or(self.pointed);
                self.reading_down = 0;
                self.focus = Focus::Board;
            }
        }
    }

    /// The one who may take a move back: who is asked, or the only person there is.
    fn undoer(&self) -> Option<Seat> {
        let people = self.session.people();
        match self.stage {
            Stage::Asks(seat) => Some(seat),
            Stage::Over(_) | Stage::Busy if people.len() == 1 => people.lowest(),
            _ => None,
        }
    }

    fn undo(&mut self) {
        let undone = self.undoer().is_some_and(|seat| self.session.undo(seat));
        if undone {
            self.forget_undone();
            self.enter(Stage::Busy);
            self.tell(Phrase::new("mazzo-undone"));
        } else {
            self.warn(Phrase::new("mazzo-not-undone"));
        }
    }

    /// Whoever pressed the key, only the one who moved gets to see the screen.
    pub(super) fn undo_behind_curtain(&mut self) {
        let before = self.session.at_screen();
        match before {
            Some(seat) if self.session.undo(seat) => {
                self.forget_undone();
                self.enter(Stage::Curtain(seat));
            }
            _ => self.warn(Phrase::new("mazzo-not-undone")),
        }
    }

    fn forget_undone(&mut self) {
        let length = self.session.log().len();
        for known in &mut self.known {
            *known = (*known).min(length);
        }
    }

    fn save(&mut self) {
        let file = match self.session.file() {
            Some(file) => file.to_owned(),
            None => keeping::fresh_file(self.session.title().id(), self.session.seed()),
        };
        let shown = file.display().to_string();
        match self.session.keep_in(file) {
            Ok(()) => self.tell(Phrase::new("mazzo-saved").with("file", shown.as_str())),
            Err(error) => self.warn(
                Phrase::new("mazzo-not-kept")
                    .with("file", shown.as_str())
                    .with("why", error.to_string().as_str()),
            ),
        }
    }

    /// The mate who could act besides the one who is asked: the next person who has something
    /// to decide too, else a bot that waits.
    pub(super) fn next_mate(&self) -> Option<Seat> {
        let Stage::Asks(asked) = self.stage else {
            return None;
        };
        let game = self.session.game();
        let seats = self.session.sitters().len();
        let person = (1..seats)
            .map(|step| Seat::new((asked.index() + step) % seats))
            .filter(|&seat| self.session.people().contains(seat))
            .find(|&seat| !game.choices(seat).is_empty() && game.share_secrets(asked, seat));
        person.or_else(|| self.session.eager_bots().lowest())
    }

    /// Lets a mate act.
    fn call_mate(&mut self) {
        match (self.stage, self.next_mate()) {
            (_, Some(mate)) if self.session.call(mate) => self.enter(Stage::Asks(mate)),
            (Stage::Asks(asked), Some(mate)) if self.session.invite(mate) => {
                self.known[asked.index()] = self.session.log().len();
                self.enter(Stage::Busy);
            }
            _ => self.warn(Phrase::new("mazzo-tui-no-mate")),
        }
    }
}
