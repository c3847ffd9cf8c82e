//! Tournaments keep their promises, and what was stopped goes on as if it had not been; shown on
//! a toy.

#[path = "../../bots/tests/toys/nim.rs"]
#[allow(dead_code)]
mod nim;

use arena::{
    Brought, Contest, Contestant, Draw, DrawFault, Findings, Format, Ledger, Lineup, Meeting,
    Simulating, Simulation, SimulationFault, Tournament, Undertaking,
};
use bots::BotKind::{self, Greedy, Random};
use kernel::{EntryKind, Options, Seed, Setup};
use nim::{Deal, Nim};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

fn draw(bots: &[BotKind], games_each: u64) -> Draw {
    let contestant = |&bot| Contestant {
        bot,
        brings: Vec::new(),
    };
    Draw {
        format: Format::RoundRobin,
        contestants: bots.iter().map(contestant).collect(),
        options: Options::new(),
        games_each,
        seed: Seed::from(7),
        threads: 2,
        max_moves: 100,
        by_card: false,
    }
}

fn contest(draw: &Draw) -> Result<Contest<Nim>, DrawFault> {
    draw.up::<Nim>(Deal::build)
}

fn timeless(findings: Findings) -> Findings {
    match findings {
        Findings::Tournament(tournament) => Findings::Tournament(Tournament {
            seconds: 0.0,
            ..tournament
        }),
        Findings::Simulation(mut report) => {
            report.seconds = 0.0;
            report.games_per_second = 0.0;
            report.actions_per_second = 0.0;
            Findings::Simulation(report)
        }
        comparison @ Findings::Comparison(_) => comparison,
    }
}

fn carry_out(undertaking: &dyn Undertaking) -> Findings {
    let ledger = Mutex::default();
    let findings = undertaking.carry_out(&ledger, &|_| (), &AtomicBool::new(false));
    timeless(findings.unwrap())
}

fn held(draw: &Draw) -> Tournament {
    match carry_out(&contest(draw).unwrap()) {
        Findings::Tournament(tournament) => tournament,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_stronger_stands_above_and_its_interval_too() {
    let tournament = held(&draw(&[Random, Greedy], 2000));
    let names: Vec<_> = tournament
        .entrants
        .iter()
        .map(|entrant| &entrant.name)
        .collect();
    assert_eq!(names, ["random", "greedy"]);
    assert_eq!(tournament.meeting, Meeting::Against);
    assert_eq!((tournament.games, tournament.finished), (2000, 2000));
    let [best, worst] = &tournament.standings[..] else {
        panic!("{tournament:?}");
    };
    assert_eq!((best.entrant, worst.entrant), (1, 0));
    assert!(
        best.elo_interval.low > worst.elo_interval.high,
        "{tournament:?}"
    );
    assert!((best.elo + worst.elo - 3000.0).abs() < 1e-6);
    assert_eq!(best.finished, 2000);
    assert_eq!(best.wins + best.draws + worst.wins, 2000);
}

#[test]
fn a_cell_of_the_matrix_is_its_mirror_turned_over() {
    let tournament = held(&draw(&[Random, Greedy], 200));
    let (one, other) = (
        tournament.cell(0, 1).unwrap(),
        tournament.cell(1, 0).unwrap(),
    );
    assert_eq!(
        (one.wins, one.draws, one.losses),
        (other.losses, other.draws, other.wins)
    );
    assert_eq!(one.games, 200);
    assert_eq!(one, other.turned());
    assert_eq!(tournament.cell(0, 0), None);
}

#[test]
fn nobody_gains_by_being_named_first() {
    let one = held(&draw(&[Random, Greedy], 500));
    let other = held(&draw(&[Greedy, Random], 500));
    assert_eq!(one.cell(0, 1).unwrap().wins, other.cell(1, 0).unwrap().wins);
    assert_eq!(
        one.cell(0, 1).unwrap().draws,
        other.cell(1, 0).unwrap().draws
    );
    assert_eq!(one.length, other.length);
    assert_eq!(one.first_seat, other.first_seat);
}

#[test]
fn both_halves_have_the_same_deals() {
    // Equal heaps are dealt, and whoever plays them draws.
    let tournament = held(&draw(&[Random, Greedy], 400));
    let first = tournament.first_seat.unwrap();
    assert_eq!(first.games, 400);
    assert!(
        first.draws.is_multiple_of(2),
        "an equal deal is drawn from both sides: {first:?}"
    );
}

#[test]
fn the_tournament_does_not_depend_on_the_number_of_threads() {
    let found = [1, 2, 3].map(|threads| {
        held(&Draw {
            threads,
            ..draw(&[Random, Greedy], 700)
        })
    });
    assert_eq!(found[0], found[1]);
    assert_eq!(found[0], found[2]);
}

/// Stops after about so many games, and says whether there was more to do.
fn play_a_little(undertaking: &dyn Undertaking, ledger: &Mutex<Ledger>, games: u64) -> bool {
    let (stop, heard) = (AtomicBool::new(false), AtomicU64::new(0));
    let progress = |more| {
        if heard.fetch_add(more, Ordering::Relaxed) + more >= games {
            stop.store(true, Ordering::Relaxed);
        }
    };
    undertaking
        .carry_out(ledger, &progress, &stop)
        .unwrap()
        .stopped()
}

fn simulation() -> Simulating<Nim> {
    Simulating::from(Simulation {
        lineup: Lineup {
            setup: Deal::default(),
            bots: vec![Random, Greedy],
        },
        games: 3000,
        seed: Seed::from(3),
        threads: 2,
        max_moves: 9,
        tag: None,
        by_card: true,
    })
}

#[test]
fn what_is_stopped_and_gone_on_with_is_byte_for_byte_the_same() {
    let tournament = contest(&draw(&[Random, Greedy], 3000)).unwrap();
    let simulation = simulation();
    for undertaking in [&tournament as &dyn Undertaking, &simulation] {
        let whole = serde_json::to_string(&carry_out(undertaking)).unwrap();
        let mut kept = serde_json::to_string(&Ledger::default()).unwrap();
        let mut stops = 0;
        let findings = loop {
            let ledger = Mutex::new(serde_json::from_str::<Ledger>(&kept).unwrap());
            let before = ledger.lock().unwrap().games();
            let more = play_a_little(undertaking, &ledger, 500);
            let ledger = ledger.into_inner().unwrap();
            assert!(ledger.games() > before);
            kept = serde_json::to_string(&ledger).unwrap();
            if !more {
                let ledger = Mutex::new(ledger);
                let over = AtomicBool::new(false);
                let heard = AtomicU64::new(0);
                let progress = |games| {
                    heard.fetch_add(games, Ordering::Relaxed);
                };
                let findings = undertaking.carry_out(&ledger, &progress, &over).unwrap();
                assert_eq!(heard.into_inner(), 0, "there is nothing left to play");
                break timeless(findings);
            }
            stops += 1;
        };
        assert!(stops >= 2, "it was stopped {stops} times");
        assert_eq!(serde_json::to_string(&findings).unwrap(), whole);
        let read: Findings = serde_json::from_str(&whole).unwrap();
        assert_eq!(read, findings, "findings can be read again");
    }
}

#[test]
fn a_ledger_of_other_games_is_refused() {
    let ledger = Mutex::default();
    let done = AtomicBool::new(false);
    simulation().carry_out(&ledger, &|_| (), &done).unwrap();
    let tournament = contest(&draw(&[Random, Greedy], 100)).unwrap();
    let refused = tournament.carry_out(&ledger, &|_| (), &done);
    assert!(
        matches!(refused, Err(SimulationFault::ForeignLedger)),
        "{refused:?}"
    );

    let text = serde_json::to_string(&*ledger.lock().unwrap()).unwrap();
    for (from, to) in [
        (r#""done":[[0,3000]]"#, r#""done":[[0,2999]]"#),
        (r#""done":[[0,3000]]"#, r#""done":[[1,3001]]"#),
        (r#""truncated":"#, r#""truncated":9"#),
    ] {
        assert!(text.contains(from), "{text}");
        let mended = Mutex::new(serde_json::from_str::<Ledger>(&text.replace(from, to)).unwrap());
        let refused = simulation().carry_out(&mended, &|_| (), &done);
        assert!(
            matches!(refused, Err(SimulationFault::ForeignLedger)),
            "{to}"
        );
    }
}

#[test]
fn charters_say_in_what_they_differ() {
    let one = contest(&draw(&[Random, Greedy], 100)).unwrap();
    let other = contest(&Draw {
        seed: Seed::from(8),
        format: Format::Ladder,
        ..draw(&[Greedy, Random], 50)
    })
    .unwrap();
    assert_eq!(one.charter().differences(one.charter()), []);
    let found = one.charter().differences(other.charter());
    let found: Vec<_> = found
        .iter()
        .map(|difference| (difference.what, &*difference.here, &*difference.there))
        .collect();
    assert_eq!(
        found,
        [
            ("tournament", "round-robin", "ladder"),
            ("bots", "random, greedy", "greedy, random"),
            ("games", "100", "50"),
            ("seed", "7", "8"),
        ]
    );
}

#[test]
fn bad_tournaments_are_refused_with_what_would_be_right() {
    let fault = |draw: &Draw| contest(draw).err().map(|fault| fault.to_string());
    for (wrong, says) in [
        (draw(&[Greedy], 10), "needs two entrants or more, not 1"),
        (
            draw(&[Greedy, Random], 11),
            "11 games cannot be shared by two sides",
        ),
        (
            draw(&[Greedy, Random, Greedy], 10),
            "greedy is entered twice",
        ),
    ] {
        let said = fault(&wrong).unwrap();
        assert!(said.contains(says), "{said}");
    }
    let mut with_decks = draw(&[Greedy, Random], 10);
    with_decks.contestants[0].brings.push(Brought {
        kind: EntryKind::Deck,
        name: "ember".to_owned(),
        values: vec!["ember".to_owned()],
    });
    assert_eq!(
        fault(&with_decks).unwrap(),
        "entrants of nim cannot bring a deck; only the bots can differ"
    );
}
