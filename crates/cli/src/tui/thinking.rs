//! Bots think, and hints are thought about, while the screen lives.

use super::app::{App, Overlay, Stage};
use crate::pondering::Pondering;
use catalog::Advice;
use catalog::hint::{self, Hint};
use kernel::{Phrase, Seat};
use std::time::Duration;

/// What is being thought about.
pub(super) enum Thinking {
    /// The bot in this seat decides.
    Bot(Seat, Pondering<String>),
    /// A hint for the person in this seat.
    Hint(Seat, Pondering<Vec<Advice>>),
}

impl Thinking {
    pub(super) fn is_done(&self, patience: Duration) -> bool {
        match self {
            Thinking::Bot(_, pondering) => pondering.is_done(patience),
            Thinking::Hint(_, pondering) => pondering.is_done(patience),
        }
    }

    fn elapsed(&self) -> Duration {
        match self {
            Thinking::Bot(_, pondering) => pondering.elapsed(),
            Thinking::Hint(_, pondering) => pondering.elapsed(),
        }
    }
}

impl App<'_> {
    /// Waits so long at most for what is being thought about, if anything is.
    pub fn wait(&self, patience: Duration) {
        if let Some(thinking) = &self.thinking {
            thinking.is_done(patience);
        }
    }

    pub(super) fn let_think(&mut self, bot: Seat) {
        let pondering = Pondering::begin(self.session.thought(bot));
        self.thinking = Some(Thinking::Bot(bot, pondering));
    }

    /// Takes what came of thinking.
    pub(super) fn conclude(&mut self, thinking: Thinking) {
        match thinking {
            Thinking::Bot(bot, pondering) => {
                self.session.take_thought(bot, &pondering.finish());
                self.moved();
            }
            Thinking::Hint(seat, pondering) => self.take_hint(seat, pondering.finish()),
        }
    }

    /// Shows the hint there is, or begins to think about one.
    pub(super) fn ask_for_hint(&mut self) {
        let Stage::Asks(seat) = self.stage else {
            return self.warn(hint::not_asked());
        };
        if self.hint.is_some() {
            return self.show_hint();
        }
        match hint::refusal(self.session.game(), seat) {
            Some(refusal) => self.warn(refusal),
            None => {
                let pondering = Pondering::begin(self.session.advice(seat));
                self.thinking = Some(Thinking::Hint(seat, pondering));
            }
        }
    }

    /// Stops thinking about a hint; false if nobody does.
    pub(super) fn stop_hint(&mut self) -> bool {
        let hint = |thinking: &mut Thinking| matches!(thinking, Thinking::Hint(..));
        self.thinking.take_if(hint).is_some()
    }

    fn take_hint(&mut self, seat: Seat, advice: Vec<Advice>) {
        self.hint = Hint::new(self.session.game(), seat, advice);
        match self.hint {
            None => self.warn(hint::only_memory()),
            // Nothing comes in front of what somebody is typing or reading.
            Some(_) if self.overlay.is_some() || self.typed.is_some() => {
                self.tell(Phrase::new("mazzo-tui-hint-ready"));
            }
            Some(_) => self.show_hint(),
        }
    }

    /// Shows the hint, with the cursor on what it advises.
    fn show_hint(&mut self) {
        if let Some(hint) = &self.hint {
            let text = hint.text().to_owned();
            self.point_to(&text);
            self.overlay = Some(Overlay::Hint);
        }
    }

    /// Does what the hint advises.
    pub(super) fn follow_hint(&mut self) {
        if let Some(hint) = &self.hint {
            let text = hint.text().to_owned();
            self.perform(&text);
        }
    }

    /// What is being thought about, and since when.
    pub(super) fn thinking_line(&self) -> Option<String> {
        let thinking = self.thinking.as_ref()?;
        let what = match thinking {
            Thinking::Bot(bot, _) => self.session.thinking_phrase(*bot),
            Thinking::Hint(..) => Phrase::new("mazzo-tui-hint-thinking"),
        };
        let line = match thinking.elapsed().as_secs() {
            0 => what,
            seconds => Phrase::new("mazzo-tui-thinking-for")
                .with("what", what)
                .with("seconds", seconds as usize),
        };
        Some(self.locale.say(&line))
    }
}
