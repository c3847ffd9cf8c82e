//! The program between keys and screen: whose turn it is to look, what is open, what is typed.

use super::dialog::Dialog;
use super::menu::{Entry, Menu};
use super::search::Search;
use super::thinking::Thinking;
use super::{Parting, help::Help};
use crate::board::{self, Board, Palette};
use crate::lookup::CardIndex;
use crate::session::{Session, Stand};
use catalog::Locale;
use catalog::hint::{self, Hint};
use kernel::{CardEntry, Eye, Lang, Outcome, Phrase, Seat};
use ratatui::layout::Rect;
use std::time::Duration;

/// What ends a turn or refuses an offer stands last in the menu, not under the first key.
const LAST: [&str; 4] = ["end", "pass", "done", "decline"];

/// A game on the full screen.
pub struct App<'s> {
    pub(super) session: &'s mut Session,
    pub(super) locale: Locale,
    pub(super) palette: Palette,
    pub(super) stage: Stage,
    pub(super) focus: Focus,
    pub(super) overlay: Option<Overlay>,
    pub(super) menu: Menu,
    /// What is being typed; none while single letters are commands.
    pub(super) typed: Option<String>,
    pub(super) board: Box<dyn Board>,
    board_is_stale: bool,
    /// The thing on the board that is being read about.
    pub(super) pointed: usize,
    /// Where the things on the board were drawn.
    pub(super) places: Vec<Rect>,
    pub(super) log_back: usize,
    pub(super) reading_down: usize,
    pub(super) notice: Option<Notice>,
    /// What is being thought about on another thread.
    pub(super) thinking: Option<Thinking>,
    /// The hint for what is asked now.
    pub(super) hint: Option<Hint>,
    /// Where the cursor was when a single move was to be watched.
    pub(super) watched: Option<usize>,
    /// Could a mate of the one who is asked act too?
    pub(super) mate_can_act: bool,
    /// How much of the log there was when each seat decided last.
    pub(super) known: Vec<usize>,
    /// Every printed card of the game.
    cards: Vec<CardEntry>,
    index: Option<CardIndex>,
    /// How many rows the menu's list had when it was drawn.
    pub(super) list_height: u16,
    pub(super) parting: Option<Parting>,
}

/// What the screen is for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Bots act, or prompts answer themselves.
    Busy,
    /// A person decides.
    Asks(Seat),
    /// Hidden from everyone until this person is alone with it.
    Curtain(Seat),
    /// Nobody sits here: the bots' game is watched move by move.
    Watching,
    /// The game has ended.
    Over(Outcome),
}

/// What the arrow keys move in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The menu.
    Menu,
    /// The board, to read about what is there.
    Board,
    /// The log.
    Log,
}

/// Something in front of the game.
pub enum Overlay {
    /// How to play in the terminal.
    Help(Help),
    /// Looking up cards.
    Search(Search),
    /// A question about the program.
    Dialog(Dialog),
    /// The hint.
    Hint,
}

/// Something to tell the player that is not part of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// What.
    pub phrase: Phrase,
    /// Is it a refusal or trouble?
    pub bad: bool,
}

impl<'s> App<'s> {
    /// The program for a session, before anything is shown.
    pub fn new(session: &'s mut Session, lang: Lang, palette: Palette) -> App<'s> {
        let locale = Locale::in_words(lang);
        let board = board::of(session.game(), Eye::Public, &locale);
        let stage = match session.people().is_empty() {
            true => Stage::Watching,
            false => Stage::Busy,
        };
        // The session plays with these cards, so they are in order.
        let cards = session.title().cards(&session.table()).unwrap_or_default();
        let known = vec![session.log().len(); session.sitters().len()];
        let mut app = App {
            session,
            locale,
            palette,
            stage,
            focus: Focus::Menu,
            overlay: None,
            menu: Menu::default(),
            typed: None,
            board,
            board_is_stale: false,
            pointed: 0,
            places: Vec::new(),
            log_back: 0,
            reading_down: 0,
            notice: None,
            thinking: None,
            hint: None,
            watched: None,
            mate_can_act: false,
            known,
            cards,
            index: None,
            list_height: 1,
            parting: None,
        };
        app.refresh();
        app
    }

    /// How the person left, once they have.
    pub fn parting(&self) -> Option<Parting> {
        self.parting
    }

    /// Is there something to do that needs no person? Then call [`App::tick`].
    pub fn is_busy(&self) -> bool {
        (self.stage == Stage::Busy || self.thinking.is_some()) && self.parting.is_none()
    }

    /// Does one thing that needs no person, or lets somebody go on thinking.
    pub fn tick(&mut self) {
        if !self.is_busy() {
            return;
        }
        if self.thinking.is_some() {
            let done = |thinking: &mut Thinking| thinking.is_done(Duration::ZERO);
            if let Some(thinking) = self.thinking.take_if(done) {
                self.conclude(thinking);
                self.warn_if_not_kept();
            }
            return;
        }
        match self.session.step() {
            Stand::Moved(_) => self.moved(),
            Stand::Thinks(bot) => self.let_think(bot),
            Stand::Asks(seat) if self.needs_curtain(seat) => {
                self.enter(Stage::Curtain(seat));
            }
            Stand::Asks(seat) => {
                // Whoever asked for a hint too early may ask now.
                (self.notice).take_if(|notice| notice.phrase == hint::not_asked());
                self.session.look(seat);
                self.enter(Stage::Asks(seat));
            }
            Stand::Over(outcome) => self.enter(Stage::Over(outcome)),
        }
        self.warn_if_not_kept();
    }

    /// Does everything that needs no person.
    pub fn settle(&mut self) {
        while self.is_busy() {
            self.tick();
            self.wait(Duration::MAX);
        }
    }

    /// The game has gone on; whoever watches it move by move is asked again.
    pub(super) fn moved(&mut self) {
        self.board_is_stale = true;
        if let Some(cursor) = self.watched.take() {
            self.enter(Stage::Watching);
            self.menu.point(cursor);
        }
    }

    /// Would anybody else at this screen see what is hidden from them?
    fn needs_curtain(&self, seat: Seat) -> bool {
        let game = self.session.game();
        self.session.needs_curtain(seat)
            && (self.session.people()).any(|other| !game.share_secrets(seat, other))
    }

    /// Goes on with a stage. What was typed, read or thought about before it is gone.
    pub(super) fn enter(&mut self, stage: Stage) {
        let hidden = matches!(stage, Stage::Curtain(_));
        // Whoever began to read while the others were playing reads on.
        let reads_on = self.stage == Stage::Busy && self.focus != Focus::Menu && !hidden;
        self.stage = stage;
        self.typed = None;
        self.thinking = None;
        self.hint = None;
        if hidden {
            self.overlay = None;
        }
        self.refresh();
        if !reads_on {
            self.focus = Focus::Menu;
            self.log_back = 0;
            self.reading_down = 0;
            self.pointed = self.board.first();
        }
    }

    /// Whose eyes the screen is for.
    pub(super) fn eye(&self) -> Eye {
        let people = self.session.people();
        match (self.stage, self.session.at_screen()) {
            (Stage::Asks(seat), _) => Eye::Seat(seat),
            (Stage::Curtain(_), _) => Eye::Public,
            (Stage::Over(_), _) if people.len() != 1 => Eye::Public,
            (_, Some(seat)) => Eye::Seat(seat),
            (_, None) => match people.lowest() {
                Some(seat) if people.len() == 1 => Eye::Seat(seat),
                _ => Eye::Public,
            },
        }
    }

    /// Builds the menu and the board anew.
    pub(super) fn refresh(&mut self) {
        self.menu = Menu::new(self.entries());
        self.mate_can_act = self.next_mate().is_some();
        self.board_is_stale = true;
        self.renew_board();
    }

    /// Builds the board anew if the game has gone on since.
    pub(super) fn renew_board(&mut self) {
        if self.board_is_stale {
            self.board = board::of(self.session.game(), self.eye(), &self.locale);
            self.places.clear();
            self.board_is_stale = false;
            let last = self.board.things().len().saturating_sub(1);
            self.pointed = self.pointed.min(last);
        }
    }

    fn entries(&self) -> Vec<Entry> {
        let said = |text: &str, phrase: Phrase| Entry {
            text: text.to_owned(),
            label: self.locale.say(&phrase),
        };
        match self.stage {
            Stage::Asks(seat) => {
                let mut choices = self.session.game().choices(seat);
                choices.sort_by_key(|choice| LAST.contains(&choice.text.as_str()));
                (choices.into_iter())
                    .map(|choice| said(&choice.text, choice.label))
                    .collect()
            }
            Stage::Watching => vec![
                said("next", Phrase::new("mazzo-tui-watch-next")),
                said("run", Phrase::new("mazzo-tui-watch-run")),
                said("quit", Phrase::new("mazzo-tui-end-quit")),
            ],
            Stage::Over(_) => vec![
                said("rematch", Phrase::new("mazzo-tui-end-rematch")),
                said("quit", Phrase::new("mazzo-tui-end-quit")),
            ],
            Stage::Busy | Stage::Curtain(_) => Vec::new(),
        }
    }

    /// Speaks another language from now on.
    pub(super) fn switch_language(&mut self) {
        let here = Lang::ALL
            .iter()
            .position(|&lang| lang == self.locale.lang());
        let next = (here.unwrap_or(0) + 1) % Lang::ALL.len();
        self.locale = Locale::in_words(Lang::ALL[next]);
        self.refresh();
    }

    /// A printed card.
    pub(super) fn card(&self, id: &str) -> Option<&CardEntry> {
        self.cards.iter().find(|card| card.id == id)
    }

    /// The printed cards, put into an index when they are first asked for.
    pub(super) fn index(&mut self) -> Option<&CardIndex> {
        if self.index.is_none() {
            self.index = CardIndex::new(self.session.title(), &self.session.table()).ok();
        }
        self.index.as_ref().filter(|_| !self.cards.is_empty())
    }

    pub(super) fn tell(&mut self, phrase: Phrase) {
        self.notice = Some(Notice { phrase, bad: false });
    }

    pub(super) fn warn(&mut self, phrase: Phrase) {
        self.notice = Some(Notice { phrase, bad: true });
    }

    fn warn_if_not_kept(&mut self) {
        if let (Some(error), Some(file)) = (self.session.take_trouble(), self.session.file()) {
            let phrase = Phrase::new("mazzo-not-kept")
                .with("file", file.display().to_string().as_str())
                .with("why", error.to_string().as_str());
            self.warn(phrase);
        }
    }

    pub(super) fn leave(&mut self, rematch: bool) {
        self.parting = Some(Parting {
            lang: self.locale.lang(),
            rematch,
        });
    }
}
