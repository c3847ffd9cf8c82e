//! Comparisons say what changed and what did not, shown on a toy.

#[path = "../../bots/tests/toys/nim.rs"]
mod nim;

use arena::{
    CardChange, Change, Comparing, Comparison, Findings, Ledger, Lineup, Measure, Report,
    Simulation, Undertaking,
};
use bots::BotKind::{self, Greedy, Random};
use kernel::Seed;
use nim::{Deal, Nim};
use std::sync::{
    Mutex,
    atomic::{AtomicBool, AtomicU64, Ordering},
};

fn lineup(bots: [BotKind; 2]) -> Lineup<Nim> {
    Lineup {
        setup: Deal::default(),
        bots: bots.to_vec(),
    }
}

fn change(before: [BotKind; 2], after: [BotKind; 2], games: u64, threads: usize) -> Comparing<Nim> {
    Comparing::from(CardChange {
        before: Simulation {
            lineup: lineup(before),
            games,
            seed: Seed::from(5),
            threads,
            max_moves: 100,
            tag: None,
            by_card: true,
        },
        after: lineup(after),
    })
}

fn carry_out(comparing: &Comparing<Nim>, ledger: &Mutex<Ledger>, stop: &AtomicBool) -> Comparison {
    match comparing.carry_out(ledger, &|_| (), stop).unwrap() {
        Findings::Comparison(found) => Comparison {
            before: timeless(found.before),
            after: timeless(found.after),
            ..*found
        },
        other => panic!("{other:?}"),
    }
}

fn found(comparing: &Comparing<Nim>) -> Comparison {
    carry_out(comparing, &Mutex::default(), &AtomicBool::new(false))
}

fn timeless(report: Report) -> Report {
    Report {
        seconds: 0.0,
        games_per_second: 0.0,
        actions_per_second: 0.0,
        ..report
    }
}

#[track_caller]
fn of(comparison: &Comparison, measure: Measure) -> &Change {
    let mut changes = comparison.changes.iter();
    let found = changes.find(|change| change.measure == measure);
    found.unwrap_or_else(|| panic!("{measure:?} in {:?}", comparison.changes))
}

#[test]
fn the_same_twice_is_no_change() {
    let comparison = found(&change([Greedy, Random], [Greedy, Random], 300, 2));
    assert_eq!(comparison.pairs, 300);
    assert_eq!(comparison.before, comparison.after);
    for change in &comparison.changes {
        assert_eq!((change.difference, change.p), (0.0, 1.0), "{change:?}");
        assert!(!change.changed);
    }
    assert!(of(&comparison, Measure::SeatWins(1)).would_be_seen > 0.0);
}

#[test]
fn a_stronger_seat_is_a_change_and_the_same_deals_are_none() {
    let comparison = found(&change([Random, Random], [Greedy, Random], 1000, 2));
    let wins = of(&comparison, Measure::SeatWins(1));
    assert!(wins.changed && wins.interval.low > 0.2, "{wins:?}");
    let rate = |report: &Report| report.wins[0] as f64 / report.finished as f64;
    assert_eq!(wins.before, rate(&comparison.before));
    assert_eq!(wins.after, rate(&comparison.after));
    assert!((wins.difference - (wins.after - wins.before)).abs() < 1e-12);
    let draws = of(&comparison, Measure::Draws);
    assert_eq!(draws.difference, 0.0, "equal heaps are the same deals");
    assert!(!draws.changed);
    let length = of(&comparison, Measure::Length);
    let expected = comparison.after.mean_actions.unwrap() - comparison.before.mean_actions.unwrap();
    assert!((length.difference - expected).abs() < 1e-9, "{length:?}");
    let first_same = comparison.changes.iter().position(|change| !change.changed);
    let last_changed = comparison.changes.iter().rposition(|change| change.changed);
    assert!(last_changed < first_same, "what changed comes first");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let one = found(&change([Random, Random], [Greedy, Random], 501, 1));
    assert_eq!(
        one,
        found(&change([Random, Random], [Greedy, Random], 501, 3))
    );
}

#[test]
fn who_stops_and_goes_on_finds_out_the_same() {
    let comparing = change([Random, Random], [Greedy, Random], 3000, 2);
    let (ledger, stop, heard) = (Mutex::default(), AtomicBool::new(false), AtomicU64::new(0));
    let progress = |games| {
        if heard.fetch_add(games, Ordering::Relaxed) + games >= 500 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let first = comparing.carry_out(&ledger, &progress, &stop).unwrap();
    assert!(first.stopped(), "{first:?}");
    let kept = serde_json::to_string(&*ledger.lock().unwrap()).unwrap();
    let again = Mutex::new(serde_json::from_str(&kept).unwrap());
    let whole = carry_out(&comparing, &again, &AtomicBool::new(false));
    assert_eq!(whole, found(&comparing));
}

#[test]
fn a_comparison_is_read_as_it_was_written() {
    let comparison = found(&change([Random, Random], [Greedy, Random], 100, 1));
    let findings = Findings::Comparison(Box::new(comparison));
    let text = serde_json::to_string(&findings).unwrap();
    assert!(text.contains(r#""measure":"seat-wins","of":1,"#), "{text}");
    let again = serde_json::from_str::<Findings>(&text).unwrap();
    assert!(matches!(again, Findings::Comparison(_)));
}
