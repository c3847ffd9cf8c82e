//! Positions of Connect Four that are won by force: what a search must find.

use bots::{Iterations, Observed, SearchPlan, Searcher};
use kernel::{Game, Rng, Seat, Seed, Setup, Turn};
use samples::ConnectFour;
use samples::connect_four::Drop;

/// The win comes within so many discs, both players' counted.
const PLIES: u32 = 8;
const POSITIONS: usize = 100;

fn mover(position: &ConnectFour) -> Option<Seat> {
    position.turn().waiting().lowest()
}

fn drops(position: &ConnectFour, seat: Seat) -> Vec<Drop> {
    let mut legal = Vec::new();
    position.legal(seat, &mut legal);
    legal
}

fn after(position: &ConnectFour, seat: Seat, drop: Drop) -> ConnectFour {
    let mut next = *position;
    next.play_unchecked(seat, drop, &mut ());
    next
}

/// Can the seat win within so many discs, whatever the other does?
fn wins(position: &ConnectFour, seat: Seat, plies: u32) -> bool {
    if let Turn::Over(outcome) = position.turn() {
        return outcome.payoff(seat) > 0;
    }
    let Some(mover) = mover(position).filter(|_| plies > 0) else {
        return false;
    };
    let mut next = drops(position, mover)
        .into_iter()
        .map(|drop| after(position, mover, drop));
    match mover == seat {
        true => next.any(|next| wins(&next, seat, plies - 1)),
        false => next.all(|next| wins(&next, seat, plies - 1)),
    }
}

/// Positions of random games where whoever is to move can force a win, but not by any move.
fn forced_wins() -> Vec<(ConnectFour, Seat, Vec<Drop>)> {
    let setup = Setup::build(&kernel::Options::new()).expect("it needs no options");
    let mut rng = Rng::new(Seed::from(4));
    let mut scratch = Vec::new();
    let mut found = Vec::new();
    while found.len() < POSITIONS {
        let mut position = ConnectFour::new(&setup, Seed::from(1));
        for _ in 0..8 + rng.below(14) {
            if let Some(seat) = mover(&position) {
                let drop = position.pick(seat, &mut rng, &mut scratch);
                position.play_unchecked(seat, drop, &mut ());
            }
        }
        let Some(seat) = mover(&position) else {
            continue;
        };
        let legal = drops(&position, seat);
        let winning = |drop: &Drop| wins(&after(&position, seat, *drop), seat, PLIES - 1);
        let right: Vec<_> = legal.iter().copied().filter(winning).collect();
        if !right.is_empty() && right.len() < legal.len() {
            found.push((position, seat, right));
        }
    }
    found
}

#[test]
fn forced_wins_are_found() {
    let plan = SearchPlan {
        iterations: Iterations::Exactly(20_000),
        ..SearchPlan::default()
    };
    let missed = (forced_wins().iter().enumerate())
        .filter(|(number, (position, seat, right))| {
            let mut searcher = Searcher::new(Seed::from(*number as u64), plan);
            let opinions = searcher.search(&Observed::new(position, *seat));
            !right.contains(&opinions[0].action)
        })
        .count();
    assert!(missed <= 5, "{missed} of {POSITIONS} were missed");
}
