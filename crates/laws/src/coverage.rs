//! Random play that goes on until everything there is has been used.

use crate::{
    obey::{Verdict, all_laws},
    runner::{Guide, Runner, Watch},
    step::Step,
    trial::Trial,
    violation::Violation,
};
use kernel::{Game, Move, Narrate, Record, RecordedMove, Rng, Seat, Seed, Setup};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// How many actions are tried when one is looked for that reaches something new.
const LOOKED_AT: usize = 24;

/// A game that knows what random play should come by: every card, every effect, every phase.
pub trait Landmarks: Game {
    /// The names of everything there is to come by in this setup.
    fn landmarks(setup: &Self::Setup) -> Vec<String>;

    /// Names each landmark that this move reached.
    fn reached(step: &Step<'_, Self>, note: &mut dyn FnMut(&str));
}

/// What a search for landmarks came by.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// What was played for it.
    pub verdict: Verdict,
    /// How many moves reached each landmark.
    pub reached: BTreeMap<String, usize>,
    /// Landmarks never reached.
    pub missing: Vec<String>,
    /// What was reached but is on no list.
    pub unlisted: Vec<String>,
}

impl Coverage {
    /// Was every landmark reached, and was each of those reached listed?
    pub fn is_complete(&self) -> bool {
        self.missing.is_empty() && self.unlisted.is_empty()
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (games, reached) = (self.verdict.games, self.reached.len());
        writeln!(f, "{games} games came by {reached} landmarks")?;
        for name in &self.missing {
            writeln!(f, "  never reached: {name}")?;
        }
        for name in &self.unlisted {
            writeln!(f, "  reached, but on no list: {name}")?;
        }
        Ok(())
    }
}

/// Plays the trial's setups in turn, under all laws, until every landmark has been reached.
///
/// # Panics
/// If a law is broken; or, listing them, if landmarks are left after the trial's `max_games`, or
/// one was reached that is on no list.
pub fn cover<G: Narrate + Landmarks>(trial: &Trial<'_, G>) -> Coverage {
    let coverage = survey(trial).unwrap_or_else(|violation| panic!("{violation}"));
    assert!(coverage.is_complete(), "{}: {coverage}", G::ID);
    coverage
}

/// Plays the trial's setups in turn, under all laws, until every landmark has been reached or
/// `max_games` have been played.
pub fn survey<G: Narrate + Landmarks>(trial: &Trial<'_, G>) -> Result<Coverage, Box<Violation>> {
    let laws = all_laws();
    let mut search = Search::<G>::new(trial);
    let shown: Vec<_> = trial.shown.iter().map(setup_of::<G>).collect();
    let no_lines: &[RecordedMove] = &[];
    let lines = (trial.setups.iter().map(|setup| (setup, None))).chain(
        shown
            .iter()
            .zip(trial.shown)
            .map(|(setup, game)| (setup, Some(game))),
    );
    let mut runners: Vec<_> = lines
        .map(|(setup, shown)| (Runner::new(trial, &laws, setup), shown, 0))
        .collect();
    'games: for game in 0..trial.max_games {
        for (number, (runner, shown, games)) in runners.iter_mut().enumerate() {
            if search.missing.is_empty() || search.games == trial.max_games {
                break 'games;
            }
            search.games += 1;
            *games += 1;
            let own = trial.seed_of(number, game);
            let (seed, moves) = match shown {
                Some(record) => (record.seed, followed(record, game, own)),
                None => (own, no_lines),
            };
            let guide = Guide::Chance {
                shown: moves,
                watch: &mut search,
            };
            runner.play(seed, guide)?;
        }
    }
    let mut verdict = Verdict::default();
    for (runner, _, games) in &runners {
        runner.finish()?;
        verdict.add(*games, runner);
    }
    Ok(Coverage {
        verdict,
        reached: search.reached,
        missing: search.missing.into_iter().collect(),
        unlisted: search.unlisted.into_iter().collect(),
    })
}

/// The setup that a shown game was played with.
///
/// # Panics
/// If it cannot be built.
fn setup_of<G: Game>(record: &Record) -> G::Setup {
    G::Setup::build(&record.setup)
        .unwrap_or_else(|faults| panic!("this game cannot be shown: {faults:?}"))
}

/// How much of a shown game is followed: all of it the first time, then as much as chance wants.
fn followed(record: &Record, game: usize, seed: Seed) -> &[RecordedMove] {
    match game {
        0 => &record.moves,
        _ => &record.moves[..Rng::new(seed).index(record.moves.len().max(1))],
    }
}

struct Search<'a, G: Game> {
    trial: &'a Trial<'a, G>,
    games: usize,
    listed: BTreeSet<String>,
    missing: BTreeSet<String>,
    reached: BTreeMap<String, usize>,
    unlisted: BTreeSet<String>,
}

impl<'a, G: Landmarks> Search<'a, G> {
    fn new(trial: &'a Trial<'a, G>) -> Self {
        let listed: BTreeSet<String> = trial.setups.iter().flat_map(G::landmarks).collect();
        Search {
            trial,
            games: 0,
            missing: listed.clone(),
            listed,
            reached: BTreeMap::new(),
            unlisted: BTreeSet::new(),
        }
    }

    /// Would this action reach something new?
    fn finds_something(&self, position: &G, seat: Seat, action: G::Action) -> bool {
        let (mut after, mut told) = (position.clone(), Vec::new());
        after.play_unchecked(seat, action, &mut told);
        let step = Step {
            before: position,
            seat,
            made: Move::Play(action),
            told: &told,
            after: &after,
        };
        let mut found = false;
        G::reached(&step, &mut |name| found |= self.missing.contains(name));
        found
    }
}

impl<G: Landmarks> Watch<G> for Search<'_, G> {
    fn saw(&mut self, step: &Step<'_, G>) {
        G::reached(step, &mut |name| {
            if !self.listed.contains(name) {
                self.unlisted.insert(name.to_owned());
            } else if !self.missing.remove(name) {
                *self.reached.entry(name.to_owned()).or_default() += 1;
            } else {
                self.reached.insert(name.to_owned(), 1);
            }
        });
    }

    fn prefers(
        &mut self,
        position: &G,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> Option<G::Action> {
        let seek = self.trial.seek as u32;
        if seek == 0 || self.missing.is_empty() || rng.below(seek) != 0 {
            return None;
        }
        let start = rng.index(legal.len());
        let around = legal[start..].iter().chain(&legal[..start]);
        around
            .take(LOOKED_AT)
            .copied()
            .find(|&action| self.finds_something(position, seat, action))
    }
}
