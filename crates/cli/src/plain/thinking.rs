//! Bots think, and hints are thought about, while nothing else is done.

use super::Plain;
use crate::fault::Fault;
use crate::pondering::Pondering;
use crate::session::Stand;
use catalog::Thought;
use catalog::hint::{self, Hint};
use kernel::{Phrase, Seat};
use std::io::{BufRead, Write};
use std::time::Duration;

/// Whoever thinks longer is named, so that nobody takes the game for dead.
const PATIENCE: Duration = Duration::from_secs(1);

impl<R: BufRead, W: Write> Plain<'_, R, W> {
    /// Lets bots think until a person is asked or the game is over.
    pub(super) fn advance(&mut self) -> Result<Stand, Fault> {
        loop {
            match self.session.step() {
                Stand::Moved(_) => {}
                Stand::Thinks(bot) => {
                    let thought = self.session.thought(bot);
                    let text = self.think(thought, &self.session.thinking_phrase(bot))?;
                    self.session.take_thought(bot, &text);
                }
                stand => return Ok(stand),
            }
        }
    }

    /// Says what a strong bot would do, or why it does not say.
    pub(super) fn hint(&mut self, seat: Seat) -> Result<(), Fault> {
        if let Some(refusal) = hint::refusal(self.session.game(), seat) {
            return self.say(&refusal);
        }
        let advice = self.session.advice(seat);
        let advice = self.think(advice, &Phrase::new("mazzo-hint-thinking"))?;
        let Some(hint) = Hint::new(self.session.game(), seat, advice) else {
            return self.say(&hint::only_memory());
        };
        let lines = hint.lines(&self.locale, |advice| {
            let label = self.locale.say(&advice.choice.label);
            format!("{label} [{}]", advice.choice.text)
        });
        for line in lines {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// Thinks, and says so once if it takes long.
    fn think<T: Send + 'static>(
        &mut self,
        thought: Thought<T>,
        saying: &Phrase,
    ) -> Result<T, Fault> {
        let pondering = Pondering::begin(thought);
        if !pondering.is_done(PATIENCE) {
            self.say(saying)?;
            self.out.flush()?;
        }
        Ok(pondering.finish())
    }
}
