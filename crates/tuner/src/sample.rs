//! Positions of games that bots play, with how the games ended.

use arena::MatchSeeds;
use bots::{BotKind, Observed};
use kernel::{Counts, Evaluate, Rng, Seed, Setup, Turn, Weigh};
use rayon::prelude::*;

/// A position from the view of the seat that was to act.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// The game it is from.
    pub game: u64,
    /// How much the evaluation counts of each term.
    pub counts: Vec<f32>,
    /// What the game brought the seat in the end, from 0 to 1.
    pub brought: f32,
}

/// One in so many positions is kept: neighbours tell the same.
const ONE_IN: u32 = 6;
/// A game that is not over by then tells nothing.
const LONGEST: u64 = 20_000;

/// Plays the games on all cores.
pub fn sample<G: Weigh + Evaluate>(
    setup: &G::Setup,
    bot: BotKind,
    games: u64,
    seed: Seed,
) -> Vec<Sample> {
    (0..games)
        .into_par_iter()
        .flat_map_iter(|game| play::<G>(setup, bot, game, seed.child(game)))
        .collect()
}

fn play<G: Weigh + Evaluate>(setup: &G::Setup, bot: BotKind, game: u64, seed: Seed) -> Vec<Sample> {
    let seeds = MatchSeeds::new(seed);
    let mut chance = Rng::new(seeds.order());
    let mut bots = seeds.seat_bots::<G>(&vec![bot; setup.seats()]);
    let mut position = G::new(setup, seeds.chance());
    let mut kept = Vec::new();
    for moves in 0..LONGEST {
        let waiting: Vec<_> = match position.turn() {
            Turn::Choose(waiting) => waiting.collect(),
            Turn::Over(outcome) => {
                let samples = kept.into_iter().map(|(seat, Counts(counts))| Sample {
                    game,
                    counts,
                    brought: G::worth(&outcome, seat),
                });
                return samples.collect();
            }
        };
        let Some(seat) = chance.choose(&waiting) else {
            break;
        };
        if position.quiet() && chance.below(ONE_IN) == 0 {
            let mut counts = Counts(vec![0.0; G::WEIGHTS.len()]);
            position.weigh(seat, &mut counts);
            kept.push((seat, counts));
        }
        let action = bots[seat.index()].choose(&Observed::new(&position, seat).after(moves));
        position.play_unchecked(seat, action, &mut ());
    }
    Vec::new()
}
