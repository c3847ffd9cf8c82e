//! One game between bots.

use crate::seeds::{MatchSeeds, Order};
use bots::{Bot, Observed};
use kernel::{Game, Log, Outcome, Reason, Seat, SeatSet, Seed, Turn};
use std::sync::atomic::{AtomicBool, Ordering};

/// How a match went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// How it ended; nothing if it was cut off because it grew too long.
    pub outcome: Option<Outcome>,
    /// How many actions were taken.
    pub actions: u64,
    /// The seats that acted first.
    pub first: SeatSet,
}

impl MatchResult {
    /// Was it cut off before its end?
    pub fn truncated(&self) -> bool {
        self.outcome.is_none()
    }
}

/// Plays one game. Where several seats are waited for, each is equally likely to act next. A
/// game that has not ended after `max_moves` actions is cut off.
///
/// # Panics
/// If a bot does, if it chooses what is not legal, or if there is no bot for a seat.
pub fn play_match<G: Game>(
    setup: &G::Setup,
    seed: Seed,
    bots: &mut [Box<dyn Bot<G>>],
    max_moves: u64,
) -> MatchResult {
    let seeds = MatchSeeds::new(seed);
    let mut position = G::new(setup, seeds.chance());
    let actions = play_on(
        &mut position,
        seeds,
        max_moves,
        &AtomicBool::new(false),
        |position, seat, moves| act(position, seat, moves, &mut *bots[seat.index()], &mut ()),
    );
    MatchResult::of(&position, actions.unwrap_or(max_moves))
}

impl MatchResult {
    pub(crate) fn of<G: Game>(position: &G, actions: u64) -> MatchResult {
        MatchResult {
            outcome: position.turn().outcome(),
            actions,
            first: position.first(),
        }
    }
}

/// Lets a bot take one action, after so many.
pub(crate) fn act<G: Game>(
    position: &mut G,
    seat: Seat,
    moves: u64,
    bot: &mut dyn Bot<G>,
    log: &mut impl Log<G::Event>,
) {
    let action = bot.choose(&Observed::new(position, seat).after(moves));
    if let Err(reason) = position.play(seat, action, log) {
        panic!(
            "the bot in seat {seat} chose '{}', which {} forbids",
            position.spell(action),
            reason.rule()
        );
    }
}

/// Plays on until the game is over or `max_moves` actions have been taken, and says how many
/// were; nothing if it was told to stop before.
#[inline]
pub(crate) fn play_on<G: Game>(
    position: &mut G,
    seeds: MatchSeeds,
    max_moves: u64,
    stop: &AtomicBool,
    mut act: impl FnMut(&mut G, Seat, u64),
) -> Option<u64> {
    let mut order = Order::new(seeds);
    let mut actions = 0;
    while let Turn::Choose(waiting) = position.turn() {
        if actions == max_moves {
            break;
        }
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let seat = order.next(waiting);
        act(position, seat, actions);
        actions += 1;
    }
    Some(actions)
}
