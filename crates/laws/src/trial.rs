//! What is to be tried: which setups, how often, how closely.

use crate::{
    phrase,
    policy::{Policy, uniform},
};
use kernel::{Game, Phrase, Record, Seat, Seed};

/// A trial of a game: random games in each of the setups, and how they are looked at.
pub struct Trial<'a, G: Game> {
    /// The setups to play: every mode there is.
    pub setups: &'a [G::Setup],
    /// How many games to play with each setup. `MAZZO_SOAK` multiplies it.
    pub games: usize,
    /// Where all chance of the trial comes from.
    pub seed: Seed,
    /// A game that lasts longer than this does not end.
    pub max_moves: usize,
    /// One position in this many is looked at closely, by the laws that cost more: on the duel
    /// half a millisecond a look, where a move looked at in passing costs 4 microseconds.
    pub closely: usize,
    /// How the games are played.
    pub policy: Policy<G>,
    /// The paths in the saved position that hold what this seat cannot know, such as
    /// `hands.1` or `players.*.deck`: list places count from 0, and `*` is any one word.
    ///
    /// A guess changes all of these and nothing else, chance aside. A game of perfect
    /// information leaves it empty.
    pub hidden: fn(&G::Setup, Seat) -> Vec<String>,
    /// The paths in the saved position that only tell equal things apart, such as which copy of
    /// a card is which. They hold no secret: exchanging two copies in plain sight changes
    /// nothing but these.
    pub indistinct: &'a [&'a str],
    /// The game's rules as text: every refusal's rule must be in it. Empty: not looked up.
    pub rule_book: &'a str,
    /// How a phrase reads, or what is missing to read it. By default its key and arguments;
    /// a game can look its phrases up in every language here.
    pub render: fn(&Phrase) -> Result<String, String>,
    /// When looking for landmarks, one move in this many is chosen by looking ahead for a new
    /// one. 0: never.
    pub seek: usize,
    /// When looking for landmarks, games to set out from: each is followed for some of its moves,
    /// then left to chance, which alone would not come as far.
    pub shown: &'a [Record],
    /// When looking for landmarks, the most games to play with all setups together.
    pub max_games: usize,
}

impl<'a, G: Game> Trial<'a, G> {
    /// A trial of usual size of these setups, for a game of perfect information.
    pub fn new(setups: &'a [G::Setup]) -> Trial<'a, G> {
        Trial {
            setups,
            games: 200,
            seed: Seed::from(1),
            max_moves: 5_000,
            closely: 16,
            policy: uniform,
            hidden: |_, _| Vec::new(),
            indistinct: &[],
            rule_book: "",
            render: |phrase| Ok(phrase::plain(phrase)),
            seek: 4,
            shown: &[],
            max_games: 20_000,
        }
    }

    /// The seed of one game of the trial.
    pub(crate) fn seed_of(&self, setup: usize, game: usize) -> Seed {
        self.seed.child(setup as u64).child(game as u64)
    }
}

/// How many times as many games to play: `MAZZO_SOAK`, or 1.
///
/// # Panics
/// If it is set to something else than a whole number from 1.
pub(crate) fn soak() -> usize {
    match std::env::var("MAZZO_SOAK") {
        Err(_) => 1,
        Ok(text) => match text.parse() {
            Ok(times) if times > 0 => times,
            _ => panic!("MAZZO_SOAK={text}: give a whole number from 1, how many times as long"),
        },
    }
}
