//! How hard an adventure is: the win rates of bots of three strengths (TS-8.90).

use super::certificate::begin;
use crate::bot::{Bot, Chances, Strength};
use crate::enemy::Tier;
use crate::journey::{End, Journey};
use crate::sets::Sets;
use crate::stream::Stream;
use serde::Serialize;
use std::sync::Arc;
use std::thread;

/// How often the master tries each game.
const MASTERS_TRIES: u32 = 6;

/// What happened in the games of one bot, in integers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Games played.
    pub games: u32,
    /// Games won.
    pub wins: u32,
    /// Combat Turns of all games.
    pub turns: u32,
    /// Life at the end of the games that were won.
    pub life: u32,
    /// Score of the games that were won.
    pub score: u32,
    /// Games in which a card was removed.
    pub worn: u32,
    /// Games that ended against an enemy of each tier, in the order of the tiers.
    pub fell_to: [u32; 9],
}

/// The tallies of three bots.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Rating {
    /// A bot that looks at few plans and prepares little.
    pub novice: Tally,
    /// The standard bot (TS-8.91).
    pub standard: Tally,
    /// The standard bot, if it foresees what chance will bring: the best of several tries.
    pub master: Tally,
}

impl Rating {
    /// Plays so many games with each bot, with the streams `sim/0`, `sim/1` and so on.
    pub fn of(sets: &Arc<Sets>, games: u32) -> Rating {
        let chances = Chances::default();
        let tally = |strength, tries| Tally::of(sets, &chances, strength, tries, games);
        Rating {
            novice: tally(Strength::NOVICE, 1),
            standard: tally(Strength::STANDARD, 1),
            master: tally(Strength::STANDARD, MASTERS_TRIES),
        }
    }

    /// One to five stars from the standard bot's win rate (TS-8.90).
    pub fn stars(&self) -> u8 {
        let Tally { games, wins, .. } = self.standard;
        match wins * 100 / games.max(1) {
            70.. => 1,
            50.. => 2,
            30.. => 3,
            15.. => 4,
            _ => 5,
        }
    }
}

impl Tally {
    fn of(
        sets: &Arc<Sets>,
        chances: &Chances,
        strength: Strength,
        tries: u32,
        games: u32,
    ) -> Tally {
        let threads = thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
        let parts = thread::scope(|scope| {
            let share = |first: u32| {
                scope.spawn(move || {
                    let mut tally = Tally::default();
                    for game in (first..games).step_by(threads as usize) {
                        tally.play(sets, chances, strength, tries, game);
                    }
                    tally
                })
            };
            let running: Vec<_> = (0..threads).map(share).collect();
            running
                .into_iter()
                .filter_map(|part| part.join().ok())
                .collect::<Vec<_>>()
        });
        parts.into_iter().fold(Tally::default(), Tally::plus)
    }

    /// One game: the first try that wins it, or the last.
    fn play(
        &mut self,
        sets: &Arc<Sets>,
        chances: &Chances,
        strength: Strength,
        tries: u32,
        number: u32,
    ) {
        let mut played = (0..tries).map(|attempt| play(sets, chances, strength, number, attempt));
        let mut last = played.next();
        while let Some((game, _)) = &last
            && game.end != Some(End::Won)
            && let Some(next) = played.next()
        {
            last = Some(next);
        }
        if let Some((game, turns)) = last {
            self.count(&game, turns);
        }
    }

    fn count(&mut self, game: &Journey, turns: u32) {
        self.games += 1;
        self.turns += turns;
        self.worn += u32::from(!game.zones.removed.is_empty());
        if game.end == Some(End::Won) {
            self.wins += 1;
            self.life += u32::from(game.zones.life());
            self.score += u32::from(game.zones.score());
        } else if game.fight.is_some() {
            self.fell_to[game.enemy().tier as usize] += 1;
        }
    }

    fn plus(self, other: Tally) -> Tally {
        let mut fell_to = self.fell_to;
        for (tier, more) in fell_to.iter_mut().zip(other.fell_to) {
            *tier += more;
        }
        Tally {
            games: self.games + other.games,
            wins: self.wins + other.wins,
            turns: self.turns + other.turns,
            life: self.life + other.life,
            score: self.score + other.score,
            worn: self.worn + other.worn,
            fell_to,
        }
    }
}

/// How a game with this chance goes, and how many Combat Turns it has; each attempt at it has
/// whims of its own.
fn play(
    sets: &Arc<Sets>,
    chances: &Chances,
    strength: Strength,
    number: u32,
    attempt: u32,
) -> (Journey, u32) {
    let code = sets.adventure_code.to_string();
    let whim = match attempt {
        0 => None,
        _ => Some(Stream::new(&code, &format!("whim/sim/{number}/{attempt}"))),
    };
    let mut game = begin(sets, &format!("sim/{number}"));
    let mut bot = Bot::new(&game, strength, chances, whim);
    while game.end.is_none() {
        match bot.choose(&game) {
            Some(action) => game.act(action, &mut ()),
            // TS-8.93: whoever gives up has lost.
            None => break,
        }
    }
    (game, bot.turns())
}

/// The tiers in the order of [`Tally::fell_to`].
pub const TIERS: [Tier; 9] = [
    Tier::T1,
    Tier::T2,
    Tier::T3,
    Tier::T4,
    Tier::T5,
    Tier::Miniboss,
    Tier::Boss,
    Tier::Lock,
    Tier::Trap,
];
