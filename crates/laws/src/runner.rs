//! Plays the games of a trial and holds every position against the laws.

use crate::{
    law::{Law, Moment, When, legal, names},
    pool::Pool,
    step::{Made, Step},
    tally::Tally,
    trial::Trial,
    violation::Violation,
};
use kernel::{Broken, Game, Move, Rng, Seat, Seed, Told};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A seat nobody waits for acts once in so many moves, if it may.
const UNASKED: u32 = 16;
/// In one game of so many, someone gives up on the way.
const QUITTING: u32 = 8;
/// In such a game, once in so many moves.
const QUITS: u32 = 40;

/// Looks on while games are played.
pub(crate) trait Watch<G: Game> {
    /// A move was made.
    fn saw(&mut self, _: &Step<'_, G>) {}

    /// The action it would like to see.
    fn prefers(&mut self, _: &G, _: Seat, _: &[G::Action], _: &mut Rng) -> Option<G::Action> {
        None
    }
}

impl<G: Game> Watch<G> for () {}

/// Where the moves of a game come from.
pub(crate) enum Guide<'a, G: Game> {
    /// The trial's policy, and the watcher's wishes; before it, the first moves of a game that
    /// is shown.
    Chance {
        shown: &'a [kernel::RecordedMove],
        watch: &'a mut dyn Watch<G>,
    },
    /// A list of seats and lines, until it ends; every position is looked at closely.
    Script(std::slice::Iter<'a, kernel::RecordedMove>),
}

/// Plays games with one setup.
pub(crate) struct Runner<'a, G: Game> {
    trial: &'a Trial<'a, G>,
    laws: &'a [Law<G>],
    setup: &'a G::Setup,
    pool: Pool<G>,
    tally: Tally,
    pub moves: usize,
    pub looked_closely: usize,
    pub longest: usize,
}

/// A law and how it was broken.
struct Breach {
    law: &'static str,
    what: String,
}

/// How far a game has come, kept outside of what may panic.
struct Course<G: Game> {
    seed: Seed,
    moves: Vec<Made<G>>,
    at: &'static str,
}

impl<'a, G: Game> Runner<'a, G> {
    pub fn new(trial: &'a Trial<'a, G>, laws: &'a [Law<G>], setup: &'a G::Setup) -> Self {
        Runner {
            trial,
            laws,
            setup,
            pool: Pool::new(),
            tally: Tally::default(),
            moves: 0,
            looked_closely: 0,
            longest: 0,
        }
    }

    /// Plays one game. A panic in the game's code counts as breaking the law that was looked at.
    pub fn play(&mut self, seed: Seed, guide: Guide<'_, G>) -> Result<(), Box<Violation>> {
        let mut course = Course {
            seed,
            moves: Vec::new(),
            at: names::PLAYS,
        };
        let outcome = catch_unwind(AssertUnwindSafe(|| self.game(&mut course, guide)));
        self.moves += course.moves.len();
        self.longest = self.longest.max(course.moves.len());
        let breach = match outcome {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(breach)) => breach,
            Err(payload) => Breach {
                law: course.at,
                what: format!("it panicked: {}", panic_text(&*payload)),
            },
        };
        Err(Violation::new::<G>(
            breach.law,
            breach.what,
            self.setup,
            seed,
            &course.moves,
        ))
    }

    /// What the games showed only together.
    pub fn finish(&self) -> Result<(), Box<Violation>> {
        match self.tally.never_redrawn() {
            None => Ok(()),
            Some(what) => Err(Violation::new::<G>(
                names::GUESSES,
                what,
                self.setup,
                self.trial.seed,
                &[],
            )),
        }
    }

    fn game(&mut self, course: &mut Course<G>, mut guide: Guide<'_, G>) -> Result<(), Breach> {
        let mut chance = Rng::new(course.seed.child(1));
        let mut doubt = Rng::new(course.seed.child(2));
        let quitting = chance.below(QUITTING) == 0;
        let mut position = G::new(self.setup, course.seed);
        let mut told = Vec::new();
        self.look(course, None, &position, &guide, &mut doubt)?;
        while position.turn().outcome().is_none() {
            if course.moves.len() >= self.trial.max_moves {
                let what = format!("it had not ended after {} moves", self.trial.max_moves);
                return Err(Breach {
                    law: names::ENDS,
                    what,
                });
            }
            course.at = names::POLICY;
            let next = self.next_move(&position, &mut guide, &mut chance, quitting)?;
            let Some((seat, made)) = next else { break };
            course.moves.push((seat, made));
            course.at = names::PLAYS;
            let before = position.clone();
            told.clear();
            make(&mut position, seat, made, &mut told)?;
            let step = Step {
                before: &before,
                seat,
                made,
                told: &told,
                after: &position,
            };
            if let Guide::Chance { watch, .. } = &mut guide {
                watch.saw(&step);
            }
            self.look(course, Some(&step), &position, &guide, &mut doubt)?;
        }
        Ok(())
    }

    fn next_move(
        &self,
        position: &G,
        guide: &mut Guide<'_, G>,
        chance: &mut Rng,
        quitting: bool,
    ) -> Result<Option<Made<G>>, Breach> {
        match guide {
            Guide::Script(lines) => lines
                .next()
                .map(|line| scripted(position, line))
                .transpose(),
            Guide::Chance { shown, watch } => {
                if let Some((line, rest)) = shown.split_first() {
                    *shown = rest;
                    return scripted(position, line).map(Some);
                }
                let seat = next_seat(position, chance);
                if quitting && chance.below(QUITS) == 0 {
                    return Ok(Some((seat, Move::Concede)));
                }
                let legal = legal(position, seat);
                let action = watch
                    .prefers(position, seat, &legal, chance)
                    .unwrap_or_else(|| (self.trial.policy)(position, seat, &legal, chance));
                if !legal.contains(&action) {
                    let what = format!("the trial's policy chose {action:?} for {seat:?}");
                    return Err(Breach {
                        law: names::POLICY,
                        what,
                    });
                }
                Ok(Some((seat, Move::Play(action))))
            }
        }
    }

    fn look(
        &mut self,
        course: &mut Course<G>,
        last: Option<&Step<'_, G>>,
        position: &G,
        guide: &Guide<'_, G>,
        doubt: &mut Rng,
    ) -> Result<(), Breach> {
        let scripted = matches!(guide, Guide::Script(_));
        let closely = scripted || doubt.below(self.trial.closely.max(1) as u32) == 0;
        let over = position.turn().outcome().is_some();
        if closely {
            self.looked_closely += 1;
            course.at = names::SPELLS;
            self.pool.remember(position, doubt);
        }
        for law in self.laws {
            let due = match law.when {
                When::Always => true,
                When::Closely => closely,
                When::AtTheEnd => over,
            };
            if due {
                course.at = law.name;
                let mut moment = Moment {
                    trial: self.trial,
                    setup: self.setup,
                    seed: course.seed,
                    moves: &course.moves,
                    last,
                    position,
                    pool: &self.pool,
                    tally: &mut self.tally,
                    rng: doubt,
                };
                (law.holds)(&mut moment).map_err(|Broken(what)| Breach {
                    law: law.name,
                    what,
                })?;
            }
        }
        Ok(())
    }
}

/// One of the seats waited for; now and then one that is not, if it has something to do.
fn next_seat<G: Game>(position: &G, chance: &mut Rng) -> Seat {
    let waiting = position.turn().waiting();
    if chance.below(UNASKED) == 0 {
        let unasked: Vec<Seat> = Seat::all(position.seats())
            .filter(|&seat| !waiting.contains(seat) && !legal(position, seat).is_empty())
            .collect();
        if let Some(seat) = chance.choose(&unasked) {
            return seat;
        }
    }
    let waiting: Vec<Seat> = waiting.collect();
    waiting[chance.index(waiting.len())]
}

fn scripted<G: Game>(position: &G, line: &kernel::RecordedMove) -> Result<Made<G>, Breach> {
    let made = match line.text.as_str() {
        "concede" => Move::Concede,
        text => Move::Play(position.read(text).map_err(|misread| Breach {
            law: names::SPELLS,
            what: format!("the record's '{text}': {misread}"),
        })?),
    };
    Ok((line.seat, made))
}

fn make<G: Game>(
    position: &mut G,
    seat: Seat,
    made: Move<G::Action>,
    told: &mut Vec<Told<G::Event>>,
) -> Result<(), Breach> {
    match made {
        Move::Concede => {
            position.concede(seat, told);
            Ok(())
        }
        Move::Play(action) => position.play(seat, action, told).map_err(|reason| Breach {
            law: names::PLAYS,
            what: format!("{action:?} of {seat:?} is legal, but refused: {reason:?}"),
        }),
    }
}

fn panic_text(payload: &(dyn std::any::Any + Send)) -> &str {
    payload
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| payload.downcast_ref::<&str>().copied())
        .unwrap_or("without a word")
}
