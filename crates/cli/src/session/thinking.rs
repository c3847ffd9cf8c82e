//! Which bot acts next, and what it thinks; what a bot would advise a person to do.

use super::{Session, Sitter};
use bots::Level;
use catalog::{Advice, Thought};
use kernel::{Phrase, Rng, Seat, SeatSet};

/// Who gives hints.
const ADVISER: Level = Level::Hard;

impl Session {
    /// What the bot in this seat decides, to be found out on any thread. What comes of it is for
    /// [`Session::take_thought`], unless the game has gone on or back meanwhile.
    ///
    /// # Panics
    /// The thought does, if the seat is a person's or nothing is asked of it.
    pub fn thought(&mut self, seat: Seat) -> Thought<String> {
        match self.sitters[seat.index()] {
            Sitter::Bot(kind) => self.game.think(seat, kind),
            Sitter::Human => Box::new(move || panic!("a person thinks in seat {seat}")),
        }
    }

    /// Plays what a bot has decided.
    ///
    /// # Panics
    /// If it cannot be played: bots know what is legal.
    pub fn take_thought(&mut self, seat: Seat, text: &str) {
        let lines = self.game.play(seat, text).unwrap_or_else(|why| {
            let bot = self.sitters[seat.index()];
            panic!("{bot} in seat {seat} chose '{text}', which cannot be played: {why:?}")
        });
        self.invited = None;
        self.hear(lines, true);
        self.save();
    }

    /// Who is thinking.
    pub fn thinking_phrase(&self, bot: Seat) -> Phrase {
        let name = self.sitters[bot.index()].to_string();
        Phrase::new("mazzo-thinking")
            .with("seat", bot.number())
            .with("bot", name.as_str())
    }

    /// What a strong bot thinks of what the person in this seat may do, to be found out on any
    /// thread; the best first.
    pub fn advice(&self, seat: Seat) -> Thought<Vec<Advice>> {
        self.game.advise(seat, ADVISER)
    }

    /// The bots on the side of the person who is asked that could act now too.
    pub fn eager_bots(&self) -> SeatSet {
        let waiting = self.game.turn().waiting().minus(self.people());
        match self.asked() {
            Some(seat) if !waiting.is_empty() => waiting.minus(self.rivals(seat)),
            _ => SeatSet::EMPTY,
        }
    }

    /// Lets a bot act before the person who is asked, if it is [eager](Session::eager_bots) to;
    /// false if it is not.
    pub fn invite(&mut self, seat: Seat) -> bool {
        let can = self.eager_bots().contains(seat);
        if can {
            self.invited = Some(seat);
        }
        can
    }

    /// The bot that decides next where no person does.
    pub(super) fn next_bot(&self) -> Seat {
        // A game that is not over waits for somebody.
        let waiting = self.game.turn().waiting();
        self.drawn(waiting).unwrap_or(Seat::new(0))
    }

    /// Mates take turns by chance, as they do in simulations.
    pub(super) fn drawn(&self, bots: SeatSet) -> Option<Seat> {
        let bots: Vec<Seat> = bots.collect();
        let mut rng = Rng::new(self.seed.child(self.game.len() as u64));
        rng.choose(&bots)
    }

    fn rivals(&self, seat: Seat) -> SeatSet {
        let all: SeatSet = Seat::all(self.game.seats()).collect();
        all.minus(self.game.side(seat))
    }
}
