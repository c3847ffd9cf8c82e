//! Simulations keep their promises, shown on a toy.

#[path = "../../bots/tests/toys/nim.rs"]
mod nim;

use arena::{Lineup, MatchSeeds, Report, Simulation, SimulationFault, bench, play_match, simulate};
use bots::{Bot, BotKind, Observed};
use kernel::{Seat, SeatSet, Seed};
use nim::{Action, Deal, Nim};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

fn of(bots: [BotKind; 2], games: u64) -> Simulation<Nim> {
    Simulation {
        lineup: seated(Deal::default(), bots.to_vec()),
        games,
        seed: Seed::from(7),
        threads: 2,
        max_moves: 100,
        tag: None,
        by_card: false,
    }
}

fn seated(setup: Deal, bots: Vec<BotKind>) -> Lineup<Nim> {
    Lineup { setup, bots }
}

fn run(simulation: &Simulation<Nim>) -> Report {
    simulate(simulation, &|_| (), &AtomicBool::new(false)).unwrap()
}

fn timeless(report: Report) -> Report {
    Report {
        seconds: 0.0,
        games_per_second: 0.0,
        actions_per_second: 0.0,
        ..report
    }
}

fn calls(game: &Nim) -> Vec<(String, SeatSet)> {
    let who = |call| {
        Seat::all(2)
            .filter(|seat| game.calls[seat.index()] == Some(call))
            .collect()
    };
    vec![("tails".into(), who(false)), ("heads".into(), who(true))]
}

#[test]
fn greedy_with_a_perfect_evaluation_beats_random() {
    let report = run(&of([BotKind::Random, BotKind::Greedy], 2000));
    assert_eq!(report.finished, 2000);
    assert!(report.wins[1] > 10 * report.wins[0], "{:?}", report.wins);
    assert_eq!(report.wins[0] + report.wins[1] + report.draws, 2000);
}

#[test]
fn the_report_does_not_depend_on_the_number_of_threads() {
    for bots in [[BotKind::Random; 2], [BotKind::Greedy, BotKind::Random]] {
        let reports = [1, 2, 3].map(|threads| {
            timeless(run(&Simulation {
                threads,
                tag: Some(calls),
                ..of(bots, 3001)
            }))
        });
        assert_eq!(reports[0], reports[1]);
        assert_eq!(reports[0], reports[2]);
    }
}

#[test]
fn random_games_are_the_same_with_and_without_their_bots() {
    for number in 0..300 {
        let simulation = Simulation {
            seed: Seed::from(number),
            ..of([BotKind::Random; 2], 1)
        };
        let report = run(&simulation);
        let seed = simulation.seed.child(0);
        let mut bots = MatchSeeds::new(seed).seat_bots(&simulation.lineup.bots);
        let result = play_match::<Nim>(&simulation.lineup.setup, seed, &mut bots, 100);
        let winners = result.outcome.unwrap().winners();
        let wins = Seat::all(2).map(|seat| u64::from(winners.contains(seat)));
        assert_eq!(report.wins, wins.collect::<Vec<_>>());
        assert_eq!(report.actions, result.actions);
        assert_eq!(
            report.first_seat_win_rate == Some(1.0),
            winners == result.first
        );
    }
}

#[test]
fn the_first_seat_is_the_one_the_game_names() {
    let report = run(&of([BotKind::Greedy; 2], 1000));
    let decisive = (report.finished - report.draws) as f64;
    let rate = report.first_seat_win_rate.unwrap();
    assert_eq!(
        rate * report.finished as f64,
        decisive,
        "unequal heaps are won by the first"
    );
    let sure = report.intervals.first_seat_win_rate;
    assert!(sure.low < rate && rate < sure.high);
    assert!(
        report.wins.iter().all(|&wins| wins > 300),
        "either seat may be first"
    );
}

#[test]
fn tags_break_the_wins_down() {
    let report = run(&Simulation {
        tag: Some(calls),
        ..of([BotKind::Greedy; 2], 1000)
    });
    let names: Vec<_> = report.by_tag.iter().map(|tag| tag.tag.as_str()).collect();
    assert_eq!(names, ["heads", "tails"], "sorted by name");
    let sum = |count: fn(&arena::TagReport) -> u64| report.by_tag.iter().map(count).sum::<u64>();
    assert_eq!(sum(|tag| tag.played), 2000, "two seats a game");
    assert_eq!(sum(|tag| tag.wins), report.wins.iter().sum::<u64>());
    assert_eq!(sum(|tag| tag.draws), 2 * report.draws);
}

#[test]
fn a_stopped_simulation_reports_what_it_has_done() {
    let (stop, heard) = (AtomicBool::new(false), AtomicU64::new(0));
    let progress = |games| {
        if heard.fetch_add(games, Ordering::Relaxed) + games >= 1000 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let simulation = of([BotKind::Random; 2], u64::MAX / 2);
    let report = simulate(&simulation, &progress, &stop).unwrap();
    assert!(report.stopped() && report.finished >= 1000, "{report:?}");
    assert_eq!(
        report.finished,
        heard.into_inner(),
        "only games that ended, and all of them"
    );

    let nothing = simulate(&simulation, &|_| (), &AtomicBool::new(true)).unwrap();
    assert_eq!(
        (nothing.finished, nothing.mean_actions, nothing.length),
        (0, None, None)
    );
}

#[test]
fn a_game_that_grows_too_long_is_not_finished() {
    let report = run(&Simulation {
        max_moves: 8,
        ..of([BotKind::Random; 2], 1000)
    });
    assert!(report.truncated > 0 && report.finished > 0, "{report:?}");
    assert_eq!(report.finished + report.truncated, 1000);
    assert!(!report.stopped());
    assert_eq!(
        report.length.unwrap().max,
        8,
        "a game may end with its last move"
    );
    assert_eq!(
        report.mean_actions,
        Some(report.actions as f64 / report.finished as f64)
    );
}

#[test]
fn progress_hears_of_every_game() {
    for games in [0, 1, 10, 1000] {
        let heard = AtomicU64::new(0);
        let progress = |more| {
            heard.fetch_add(more, Ordering::Relaxed);
        };
        let simulation = of([BotKind::Random; 2], games);
        simulate(&simulation, &progress, &AtomicBool::new(false)).unwrap();
        assert_eq!(heard.into_inner(), games);
    }
}

#[test]
#[should_panic(expected = "of seed 7: the curse of nim")]
fn a_bot_that_panics_is_not_hidden() {
    run(&Simulation {
        lineup: seated(Deal { cursed: true }, vec![BotKind::Greedy; 2]),
        ..of([BotKind::Greedy; 2], 100)
    });
}

#[test]
#[should_panic(expected = "seat 1 chose 'Take(9)', which NIM-1 forbids")]
fn a_bot_that_cheats_is_not_hidden() {
    struct Cheat;
    impl Bot<Nim> for Cheat {
        fn draw_from(&mut self, _: Seed) {}

        fn choose(&mut self, seen: &Observed<Nim>) -> Action {
            match seen.seat().index() {
                0 => Action::Take(9),
                _ => Action::Call(true),
            }
        }
    }
    let mut bots: Vec<Box<dyn Bot<Nim>>> = vec![Box::new(Cheat), Box::new(Cheat)];
    play_match(&Deal::default(), Seed::from(1), &mut bots, 10);
}

#[test]
fn every_seat_needs_a_bot() {
    let simulation = Simulation {
        lineup: seated(Deal::default(), vec![BotKind::Random]),
        ..of([BotKind::Random; 2], 1)
    };
    let fault = simulate(&simulation, &|_| (), &AtomicBool::new(false)).unwrap_err();
    assert!(matches!(
        fault,
        SimulationFault::WrongBots { bots: 1, seats: 2 }
    ));
    assert_eq!(
        fault.to_string(),
        "the game needs one bot for each of its 2 seats, not 1"
    );
}

#[test]
fn a_report_begins_with_what_the_command_promises() {
    let json = serde_json::to_string(&run(&of([BotKind::Random; 2], 10))).unwrap();
    let mut rest = json.as_str();
    for key in [
        "game",
        "bots",
        "games",
        "finished",
        "wins",
        "draws",
        "actions",
        "seconds",
        "games_per_second",
        "actions_per_second",
        "mean_actions",
        "first_seat_win_rate",
        "truncated",
        "length",
        "intervals",
        "by_tag",
    ] {
        let found = rest
            .find(&format!("\"{key}\":"))
            .unwrap_or_else(|| panic!("{key}: {json}"));
        rest = &rest[found..];
    }
    assert!(json.starts_with(r#"{"game":"nim","bots":["random","random"],"games":10,"#));
}

#[test]
fn a_benchmark_measures_the_game() {
    let bench = bench::<Nim>(&Deal::default(), 0.06);
    assert_eq!(bench.state_bytes, size_of::<Nim>());
    let exact = bench.actions_per_second / bench.playouts_per_second;
    assert!((bench.mean_actions / exact - 1.0).abs() < 0.1, "{bench:?}");
    let simulated = run(&of([BotKind::Random; 2], 5000)).mean_actions.unwrap();
    assert!(
        (bench.mean_actions / simulated - 1.0).abs() < 0.1,
        "{bench:?}"
    );
    assert!((1.5..3.5).contains(&bench.mean_legal), "{bench:?}");
    assert!(bench.clone_ns > 0.0 && bench.clone_ns < 1000.0, "{bench:?}");
}
