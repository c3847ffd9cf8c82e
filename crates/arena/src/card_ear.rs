//! Listens to a game for what seats do with cards.

use kernel::{Audience, CardDeed, CardTrace, Event, Game, Log};
use std::collections::BTreeMap;

/// A log that is told after every action where the game stands.
pub(crate) trait Listener<G: Game>: Log<G::Event> {
    fn after_action(&mut self, position: &G);
}

impl<G: Game> Listener<G> for () {
    #[inline(always)]
    fn after_action(&mut self, _: &G) {}
}

/// Counts what seats do with cards.
#[derive(Default)]
pub(crate) struct CardEar {
    counts: BTreeMap<CardTrace, u64>,
    /// What the events of the present action told.
    heard: Vec<CardTrace>,
    /// Is it known what was dealt without a word?
    knows_deal: bool,
}

impl CardEar {
    pub fn at<G: Game>(position: &G) -> CardEar {
        let mut ear = CardEar::default();
        ear.after_action(position);
        ear
    }

    /// What was done, and how often.
    pub fn counts(self) -> BTreeMap<CardTrace, u64> {
        self.counts
    }
}

impl<E: Event> Log<E> for CardEar {
    fn tell(&mut self, _: Audience, event: impl FnOnce() -> E) {
        event().traces(&mut |trace| self.heard.push(trace));
    }
}

impl<G: Game> Listener<G> for CardEar {
    fn after_action(&mut self, position: &G) {
        if !self.knows_deal {
            // What is drawn until the deal is over is still in hand when it is.
            self.heard.retain(|trace| trace.deed != CardDeed::Drawn);
            if let Some(dealt) = position.dealt() {
                self.knows_deal = true;
                self.heard.extend(dealt);
            }
        }
        for trace in self.heard.drain(..) {
            *self.counts.entry(trace).or_default() += 1;
        }
    }
}
