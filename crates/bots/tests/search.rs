//! The search bot at games small enough to know what is right.

use bots::{Bot, Iterations, Observed, Random, SearchPlan, Searcher};
use kernel::{Game, Level, Rng, Seat, Seed, Setup};
use samples::{ConnectFour, Duel, Leduc};
use std::time::Duration;

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

/// Positions of random games that differ only in what the seat to move cannot see; one in so many
/// is thought about.
fn is_blind_to_secrets<G: kernel::Evaluate>(games: u64, iterations: u32, one_in: u32) {
    let setup = G::Setup::build(&kernel::Options::new()).expect("it needs no options");
    for game in 0..games {
        let mut position = G::new(&setup, Seed::from(game));
        let mut chance = Random::new(Seed::from(game));
        let mut doubt = Rng::new(Seed::from(3_000 + game));
        while let Some(seat) = position.turn().waiting().lowest() {
            let seen = Observed::new(&position, seat);
            if doubt.below(one_in) == 0 {
                let other = seen.guess(&mut doubt);
                let think = |position: &G| {
                    let mut searcher = Searcher::new(Seed::from(game), plan(iterations));
                    searcher.search(&Observed::new(position, seat))
                };
                assert_eq!(think(&position), think(&other), "game {game}");
            }
            let action = chance.choose(&seen);
            position.play_unchecked(seat, action, &mut ());
        }
    }
}

#[test]
fn what_a_seat_cannot_see_changes_nothing() {
    is_blind_to_secrets::<Leduc>(20, 60, 1);
    is_blind_to_secrets::<Duel>(4, 60, 1);
    is_blind_to_secrets::<nature::Nature>(2, 20, 5);
    is_blind_to_secrets::<estro::Match>(4, 20, 2);
    is_blind_to_secrets::<sovereign::Battle>(2, 20, 9);
}

#[test]
fn a_tree_that_is_used_again_offers_only_what_is_legal_now() {
    let setup = Setup::build(&kernel::Options::new()).expect("it needs no options");
    let [thought_of, met] = [1, 2].map(|seed| Duel::new(&setup, Seed::from(seed)));
    let seat = Seat::new(0);
    let mut searcher = Searcher::new(Seed::from(1), plan(2_000));
    searcher.choose(&Observed::new(&thought_of, seat).after(0));
    let opinions = searcher.search(&Observed::new(&met, seat).after(1));
    let visits: u32 = opinions.iter().map(|opinion| opinion.visits).sum();
    assert!(visits > 2_000, "{visits}: nothing was known from before");
    for opinion in opinions {
        assert_eq!(met.refusal(seat, opinion.action), None);
    }
}

#[test]
fn threads_share_the_iterations_and_put_their_opinions_together() {
    let setup = Setup::build(&kernel::Options::new()).expect("it needs no options");
    let position = ConnectFour::new(&setup, Seed::from(1));
    let seen = Observed::new(&position, Seat::new(0));
    let shared = SearchPlan {
        threads: 2,
        ..plan(600)
    };
    let opinions = Searcher::new(Seed::from(1), shared).search(&seen);
    assert_eq!(opinions.len(), 7);
    assert_eq!(opinions.iter().map(|one| one.visits).sum::<u32>(), 600);
    assert!(opinions.is_sorted_by(|one, next| one.visits >= next.visits));
}

#[test]
fn a_search_without_a_count_answers_when_its_time_is_up() {
    let setup = Setup::build(&kernel::Options::new()).expect("it needs no options");
    let position = Duel::new(&setup, Seed::from(1));
    let seat = position.turn().waiting().lowest().expect("a seat to act");
    let hurried = SearchPlan {
        time: Some(Duration::from_millis(20)),
        ..plan(u32::MAX)
    };
    let mut searcher = Searcher::new(Seed::from(1), hurried);
    assert!(!searcher.search(&Observed::new(&position, seat)).is_empty());
}

#[test]
fn who_slips_takes_what_seems_second_best() {
    let setup = Setup::build(&kernel::Options::new()).expect("it needs no options");
    for game in 0..10 {
        let position = Duel::new(&setup, Seed::from(game));
        let seat = position.turn().waiting().lowest().expect("it has begun");
        let seen = Observed::new(&position, seat);
        let opinions = Searcher::new(Seed::from(game), plan(100)).search(&seen);
        let who_slips = |slips: u32| {
            let plan = SearchPlan {
                slips: Some(slips),
                ..plan(100)
            };
            Searcher::new(Seed::from(game), plan)
        };
        if let [best, second, ..] = &opinions[..] {
            assert_eq!(who_slips(100).choose(&seen), second.action, "game {game}");
            assert_eq!(who_slips(0).choose(&seen), best.action, "game {game}");
            let advice = who_slips(100).advise(&seen)[0];
            assert_eq!(
                advice.action, best.action,
                "game {game}: advice does not slip"
            );
        }
    }
}

#[test]
fn it_does_not_advise_what_has_led_nowhere() {
    let setup = <Duel as Game>::Setup::build(&kernel::Options::new()).expect("no options");
    let position = Duel::new(&setup, Seed::from(3));
    let seat = position.turn().waiting().lowest().expect("somebody begins");
    let adviser = || Searcher::new(Seed::from(4), plan(100));
    let first = adviser().advise(&Observed::new(&position, seat).after(0))[0];
    let mut later = adviser();
    later.witness(&Observed::new(&position, seat).after(0), first.action);
    let advice = later.advise(&Observed::new(&position, seat).after(1));
    assert_ne!(advice[0].action, first.action);
    assert!(advice.iter().any(|opinion| opinion.action == first.action));
    // After somebody else has acted it may lead somewhere.
    let advice = later.advise(&Observed::new(&position, seat).after(3));
    assert_eq!(advice[0].action, first.action);
}

/// Twelve spaces offer so many choices that a search without foresight saw few of them twice, and
/// did not find the blow that ends a game it had long won.
#[test]
fn teams_of_nature_do_not_let_random_ones_play_on() {
    let mut options = kernel::Options::new();
    options.set("seats", "4");
    let setup = Setup::build(&options).expect("four can play");
    let mut position = nature::Nature::new(&setup, Seed::from(7_000));
    let mut team = [0, 1].map(|seat| {
        Searcher::<nature::Nature>::new(Seed::from(seat), SearchPlan::of(Level::Normal))
    });
    let mut random = Random::new(Seed::from(2));
    for moves in 0..1_500 {
        let Some(seat) = position.turn().waiting().lowest() else {
            break;
        };
        let seen = Observed::new(&position, seat).after(moves);
        let action = match team.get_mut(seat.index()) {
            Some(bot) => bot.choose(&seen),
            None => random.choose(&seen),
        };
        position.play_unchecked(seat, action, &mut ());
    }
    let end = position.turn().outcome();
    let end = end.expect("nobody has won after 1,500 actions");
    assert!(end.payoff(Seat::new(0)) > 0, "the team has lost");
}
