//! The search bot at games small enough to know what is right.

use bots::{Bot, Iterations, Observed, Random, SearchPlan, Searcher};
use kernel::{Rng, Seat, Seed, Setup};
use samples::{ConnectFour, Duel, Leduc};

fn plan(iterations: u32) -> SearchPlan {
    SearchPlan {
        iterations: Iterations::Exactly(iterations),
        ..SearchPlan::default()
    }
}

/// How many of so many games the searcher wins against chance, sitting on either side.
fn wins_against_chance<G: kernel::Evaluate>(games: u64, iterations: u32) -> usize {
    let setup = G::Setup::build(&kernel::Options::new()).expect("it needs no options");
    let won = |game: &u64| {
        let mut position = G::new(&setup, Seed::from(*game));
        let me = Seat::new((game % 2) as usize);
        let mut searcher = Searcher::new(Seed::from(1_000 + game), plan(iterations));
        let mut chance = Random::new(Seed::from(2_000 + game));
        while let Some(seat) = position.turn().waiting().lowest() {
            let seen = Observed::new(&position, seat);
            let action = match seat == me {
                true => searcher.choose(&seen),
                false => chance.choose(&seen),
            };
            position.play_unchecked(seat, action, &mut ());
        }
        position
            .turn()
            .outcome()
            .is_some_and(|end| end.payoff(me) > 0)
    };
    (0..games).filter(won).count()
}

#[test]
fn it_beats_chance() {
    assert!(wins_against_chance::<ConnectFour>(20, 200) >= 19);
    let duels = wins_against_chance::<Duel>(40, 200);
    assert!(duels >= 30, "{duels}");
}

/// Positions of random games that differ only in what the seat to move cannot see.
fn is_blind_to_secrets<G: kernel::Evaluate>(games: u64) {
    let setup = G::Setup::build(&kernel::Options::new()).expect("it needs no options");
    for game in 0..games {
        let mut position = G::new(&setup, Seed::from(game));
        let mut chance = Random::new(Seed::from(game));
        let mut doubt = Rng::new(Seed::from(3_000 + game));
        while let Some(seat) = position.turn().waiting().lowest() {
            let seen = Observed::new(&position, seat);
            let other = seen.guess(&mut doubt);
            let think = |position: &G| {
                let mut searcher = Searcher::new(Seed::from(game), plan(60));
                searcher.search(&Observed::new(position, seat))
            };
            assert_eq!(think(&position), think(&other), "game {game}");
            let action = chance.choose(&seen);
            position.play_unchecked(seat, action, &mut ());
        }
    }
}

#[test]
fn what_a_seat_cannot_see_changes_nothing() {
    is_blind_to_secrets::<Leduc>(20);
    is_blind_to_secrets::<Duel>(4);
}
