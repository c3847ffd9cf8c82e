//! Which bot decides next, and what it thinks.

use crate::enter::Misfit;
use crate::{By, Deed, Happening, Millis, Table};
use bots::BotKind;
use catalog::Thought;
use kernel::{Rng, Seat, SeatSet};

/// A bot's thinking, ready to be done on any thread.
pub struct Thinking {
    /// Comes back with what came of it.
    pub number: u32,
    /// For which seat it thinks.
    pub seat: Seat,
    /// What it decides, as notation.
    pub thought: Thought<String>,
}

impl Table {
    /// The bot that decides next, in its own seat or for somebody who left.
    ///
    /// A bot gives way to a person of its own side whom the game waits for too, as long as there
    /// is something to choose for them; and to people who are asked about an undo.
    pub fn thinker(&self) -> Option<(Seat, BotKind)> {
        if self.request.is_some() || !self.is_playing() {
            return None;
        }
        let waiting = self.waiting();
        let ready: SeatSet = waiting
            .into_iter()
            .filter(|&seat| !self.gives_way(seat, waiting))
            .collect();
        let bots: Vec<(Seat, BotKind)> = ready
            .into_iter()
            .filter_map(|seat| {
                let level = self.places[seat.index()].bot()?;
                Some((seat, BotKind::Level(level)))
            })
            .collect();
        // Mates take turns by chance, as they do in simulations.
        let mut rng = Rng::new(self.opening.seed.child(self.moves.len() as u64));
        rng.choose(&bots)
    }

    fn gives_way(&self, bot: Seat, waiting: SeatSet) -> bool {
        let mut mates = self.game.side(bot).without(bot);
        mates.any(|mate| {
            waiting.contains(mate)
                && self.places[mate.index()].is_played()
                && self.game.choice_count(mate) > 1
        })
    }

    /// The thinking of the bot in this seat. Of a seat where none decides next, nothing comes
    /// that could be played.
    pub fn think(&mut self, seat: Seat) -> Thinking {
        let thinker = self.thinker().filter(|&(thinks, _)| thinks == seat);
        Thinking {
            number: self.changed,
            seat,
            thought: match thinker {
                Some((_, kind)) => self.game.think(seat, kind),
                None => Box::new(String::new),
            },
        }
    }

    /// Plays what a bot has decided; what cannot be played is as if it had failed. Nothing
    /// happens if the game went on or back meanwhile, or somebody else decides now.
    pub fn take_thought(
        &mut self,
        seat: Seat,
        number: u32,
        text: &str,
        now: Millis,
    ) -> Vec<Happening> {
        if !self.is_thinking(seat, number) {
            return Vec::new();
        }
        let played = (self.game.consider(seat, text))
            .map_err(Misfit::from)
            .and_then(|text| {
                let by = By::Bot;
                self.enter(Deed::Moved { seat, text, by }, None, now)
            });
        match played {
            Ok(happening) => vec![happening],
            Err(_) => self.fall_back(seat, number, now),
        }
    }

    /// Plays for a bot that fails or takes too long: it passes where it can. Nothing happens if
    /// the game went on or back meanwhile, or somebody else decides now.
    pub fn fall_back(&mut self, seat: Seat, number: u32, now: Millis) -> Vec<Happening> {
        if !self.is_thinking(seat, number) {
            return Vec::new();
        }
        let Some(text) = self.game.fallback(seat) else {
            return Vec::new();
        };
        let by = By::Fallback;
        let played = self.enter(Deed::Moved { seat, text, by }, None, now);
        played.into_iter().collect()
    }

    /// Is it still for this bot to decide, in the position it was asked about?
    fn is_thinking(&self, seat: Seat, number: u32) -> bool {
        number == self.changed && self.thinker().is_some_and(|(thinks, _)| thinks == seat)
    }
}
