//! Certificates: whole games that the rules accept and that end in victory (TS-8.83).

use crate::action::Action;
use crate::bot::{Bot, Chances, Strength};
use crate::event::Event;
use crate::journey::{End, Filled, Journey, MarkRule, RuleOptions};
use crate::sets::Sets;
use crate::stream::Stream;
use std::sync::Arc;
use std::thread;

/// Play seeds that are tried: 1 to this (TS-8.84).
const PLAY_SEEDS: u32 = 20;

/// A game that is won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The play seed whose shuffles it has (TS-8.6).
    pub play_seed: u32,
    /// Every decision in order.
    pub line: Vec<Action>,
    /// The score it ends with.
    pub score: u8,
}

/// The options of proofs: the usual ones, with fresh marks (R31).
const RULES: RuleOptions = RuleOptions {
    strain_cost: 1,
    marks: MarkRule::Fresh,
    scoring: true,
    plan_undo: true,
};

/// Looks for a win: the bot plays the play seeds one after the other, then again with whims of
/// its own. The first attempt that wins counts, however many are made at the same time.
pub(crate) fn certify(sets: &Arc<Sets>, chances: &Chances, attempts: u32) -> Option<Certificate> {
    let together = thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
    let mut first = 0;
    while first < attempts {
        let last = attempts.min(first + together);
        let found = thread::scope(|scope| {
            let tries: Vec<_> = (first..last)
                .map(|attempt| scope.spawn(move || play(sets, chances, attempt)))
                .collect();
            let mut won = tries
                .into_iter()
                .filter_map(|game| game.join().ok().flatten());
            won.next()
        });
        if found.is_some() {
            return found;
        }
        first = last;
    }
    None
}

/// One attempt, if it wins.
fn play(sets: &Arc<Sets>, chances: &Chances, attempt: u32) -> Option<Certificate> {
    let play_seed = 1 + attempt % PLAY_SEEDS;
    let code = sets.adventure_code.to_string();
    let whim = match attempt / PLAY_SEEDS {
        0 => None,
        round => Some(Stream::new(&code, &format!("whim/{round}/{play_seed}"))),
    };
    let mut game = begin(sets, &format!("play/{play_seed}"));
    let mut bot = Bot::new(&game, Strength::STANDARD, chances, whim);
    let mut line = Vec::new();
    while game.end.is_none() {
        let action = bot.choose(&game)?;
        line.push(action);
        game.act(action, &mut ());
    }
    (game.end == Some(End::Won)).then(|| Certificate {
        play_seed,
        line,
        score: game.zones.score(),
    })
}

/// The beginning of a game whose chance is this stream of the adventure's set.
pub(super) fn begin(sets: &Arc<Sets>, label: &str) -> Journey {
    let chance = Stream::new(&sets.adventure_code.to_string(), label);
    Journey::begin(sets.clone(), RULES, Filled::default(), chance, &mut ())
}

impl Certificate {
    /// TS-8.83: plays it again by the rules and says whether it wins; every action must be
    /// legal where it stands.
    pub fn holds(&self, sets: &Arc<Sets>) -> bool {
        let mut game = begin(sets, &format!("play/{}", self.play_seed));
        for &action in &self.line {
            if game.examine(action).is_some() {
                return false;
            }
            game.act(action, &mut ());
        }
        game.end == Some(End::Won)
    }

    /// What happens in it, for somebody who wants to see how it could have been won.
    pub fn told(&self, sets: &Arc<Sets>) -> Vec<(Action, Vec<Event>)> {
        let mut game = begin(sets, &format!("play/{}", self.play_seed));
        let mut story = Vec::new();
        for &action in &self.line {
            let mut heard: Vec<kernel::Told<Event>> = Vec::new();
            game.act(action, &mut heard);
            story.push((action, heard.into_iter().map(|told| told.event).collect()));
        }
        story
    }
}
