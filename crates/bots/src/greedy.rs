//! The bot that looks one step ahead.

use crate::judgement::{STEPS, settle, unsettled, worth};
use crate::{Bot, Observed, memory::Memory};
use kernel::{Evaluate, Rng, Seat, Seed};

/// How many guessed worlds every action is tried in, unless told otherwise.
pub const WORLDS: usize = 4;

/// How many of the choices on that way the bot thinks about; later ones fall back.
const LOOKS: usize = 4;

/// How many answers to such a choice are tried; of a longer list, this many spread over it.
const ANSWERS: usize = 16;

/// So often of a hundred times its memory fails it, where a game asks for nothing else.
const LAPSES: u32 = 7;

/// Takes the action after which the game's own evaluation is best, on average over guesses at
/// what is hidden.
///
/// An action that asks for more choices is followed to the next quiet position: the bot's own
/// choices go to the answer that looks best, everyone else's to what the game does for an absent
/// seat. All actions are tried in the same guessed worlds, with the same chance to come.
pub struct Greedy<G: Evaluate> {
    rng: Rng,
    worlds: usize,
    actions: Vec<G::Action>,
    scores: Vec<f64>,
    answers: Vec<G::Action>,
    memory: Memory,
}

impl<G: Evaluate> Greedy<G> {
    /// A bot that tries every action in [`WORLDS`] guessed worlds.
    pub fn new(seed: Seed) -> Greedy<G> {
        Greedy::with_worlds(seed, WORLDS)
    }

    /// A bot that tries every action in this many guessed worlds, and in one at least.
    pub fn with_worlds(seed: Seed, worlds: usize) -> Greedy<G> {
        Greedy {
            rng: Rng::new(seed),
            worlds: worlds.max(1),
            actions: Vec::new(),
            scores: Vec::new(),
            answers: Vec::new(),
            memory: Memory::default(),
        }
    }

    /// Tries every action in this world, and in as many more as the bot guesses.
    fn score_actions(&mut self, seen: &Observed<G>, mut world: G) {
        self.scores.clear();
        self.scores.resize(self.actions.len(), 0.0);
        for number in 0..self.worlds {
            if number > 0 {
                world = seen.guess(&mut self.rng);
            }
            for (action, score) in self.actions.iter().zip(&mut self.scores) {
                let mut trial = world.clone();
                trial.play_unchecked(seen.seat(), *action, &mut ());
                think_ahead(&mut trial, seen.seat(), &mut self.answers);
                *score += f64::from(worth(&trial, seen.seat()));
            }
        }
    }

    fn best_action(&mut self) -> G::Action {
        let (mut best, mut equals) = (0, 1);
        for contender in 1..self.actions.len() {
            if self.scores[contender] > self.scores[best] {
                (best, equals) = (contender, 1);
            } else if self.scores[contender] == self.scores[best] {
                equals += 1;
                if self.rng.below(equals) == 0 {
                    best = contender;
                }
            }
        }
        self.actions[best]
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn draw_from(&mut self, seed: Seed) {
        self.rng = Rng::new(seed);
    }

    fn choose(&mut self, seen: &Observed<G>) -> G::Action {
        self.actions.clear();
        seen.legal(&mut self.actions);
        if let [only] = self.actions[..] {
            self.memory.pass_over(seen);
            return only;
        }
        let world = seen.guess(&mut self.rng);
        if let Some((right, wrong)) = world.recollection(seen.seat()) {
            self.memory.pass_over(seen);
            let lapse = self.rng.below(100) < LAPSES;
            return if lapse { wrong } else { right };
        }
        let standing = self.memory.recall(seen, &self.actions);
        let worn = |action: &G::Action| self.memory.times_chosen(standing, *action);
        if let Some(least) = self.actions.iter().map(worn).min() {
            self.actions.retain(|action| worn(action) == least);
        }
        self.score_actions(seen, world);
        let best = self.best_action();
        self.memory.keep(standing, best);
        best
    }
}

/// Plays on to the next quiet position. The seat thinks about the first of its own choices on the
/// way; all others are made as for an absent seat.
fn think_ahead<G: Evaluate>(position: &mut G, seat: Seat, answers: &mut Vec<G::Action>) {
    let mut looks = LOOKS;
    for _ in 0..STEPS {
        let waiting = unsettled(position);
        let Some(lowest) = waiting.lowest() else {
            return;
        };
        let (actor, action) = if looks > 0 && waiting.contains(seat) {
            looks -= 1;
            (seat, best_answer(position, seat, answers))
        } else {
            (lowest, position.fallback(lowest))
        };
        position.play_unchecked(actor, action, &mut ());
    }
}

/// The answer to a choice on the way that looks best if all further ones fall back.
fn best_answer<G: Evaluate>(position: &G, seat: Seat, answers: &mut Vec<G::Action>) -> G::Action {
    answers.clear();
    position.legal(seat, answers);
    if let [only] = answers[..] {
        return only;
    }
    let tried = answers.len().min(ANSWERS);
    let mut best = answers[0];
    let mut highest = f32::NEG_INFINITY;
    for place in 0..tried {
        let answer = answers[place * answers.len() / tried];
        let mut trial = position.clone();
        trial.play_unchecked(seat, answer, &mut ());
        settle(&mut trial);
        let score = worth(&trial, seat);
        if score > highest {
            (best, highest) = (answer, score);
        }
    }
    best
}
