//! Does a game obey?

use crate::{
    law::{Law, in_passing, of_rules, of_speech},
    runner::{Guide, Runner},
    trial::{Trial, soak},
    violation::Violation,
};
use kernel::{Game, Narrate};

/// How much was looked at when nothing was found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Games played.
    pub games: usize,
    /// Moves made in them.
    pub moves: usize,
    /// Positions that were looked at closely.
    pub looked_closely: usize,
    /// The moves of the longest game.
    pub longest: usize,
}

impl Verdict {
    pub(crate) fn add<G: Game>(&mut self, games: usize, runner: &Runner<'_, G>) {
        self.games += games;
        self.moves += runner.moves;
        self.looked_closely += runner.looked_closely;
        self.longest = self.longest.max(runner.longest);
    }
}

/// Holds a game against all laws.
///
/// # Panics
/// With the [`Violation`], if one is broken.
pub fn obey<G: Narrate>(trial: &Trial<'_, G>) -> Verdict {
    judge(trial).unwrap_or_else(|violation| panic!("{violation}"))
}

/// Holds a game that does not speak against the laws of rules.
///
/// # Panics
/// With the [`Violation`], if one is broken.
pub fn obey_rules<G: Game>(trial: &Trial<'_, G>) -> Verdict {
    judge_rules(trial).unwrap_or_else(|violation| panic!("{violation}"))
}

/// Plays the trial's games and asks only what costs least: the game's invariants hold after every
/// move, whoever is waited for can act, what is listed can be played, and every game ends. For
/// games in a number that [`obey`] has no time for.
///
/// # Panics
/// With the [`Violation`], if one of these is broken.
pub fn wander<G: Game>(trial: &Trial<'_, G>) -> Verdict {
    let hurried = Trial {
        closely: u32::MAX as usize,
        ..*trial
    };
    judge_by(&hurried, &in_passing()).unwrap_or_else(|violation| panic!("{violation}"))
}

/// Holds a game against all laws; the first that is broken is the error.
pub fn judge<G: Narrate>(trial: &Trial<'_, G>) -> Result<Verdict, Box<Violation>> {
    judge_by(trial, &all_laws())
}

/// Holds a game that does not speak against the laws of rules; the first that is broken is the
/// error.
pub fn judge_rules<G: Game>(trial: &Trial<'_, G>) -> Result<Verdict, Box<Violation>> {
    judge_by(trial, &of_rules())
}

pub(crate) fn all_laws<G: Narrate>() -> Vec<Law<G>> {
    let mut laws = of_rules();
    laws.extend(of_speech());
    laws
}

fn judge_by<G: Game>(trial: &Trial<'_, G>, laws: &[Law<G>]) -> Result<Verdict, Box<Violation>> {
    let games = trial.games * soak();
    let mut verdict = Verdict::default();
    for (number, setup) in trial.setups.iter().enumerate() {
        let mut runner = Runner::new(trial, laws, setup);
        for game in 0..games {
            let guide = Guide::Chance {
                shown: &[],
                watch: &mut (),
            };
            runner.play(trial.seed_of(number, game), guide)?;
        }
        runner.finish()?;
        verdict.add(games, &runner);
    }
    Ok(verdict)
}
