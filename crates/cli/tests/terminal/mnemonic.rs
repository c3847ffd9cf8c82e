//! Mnemonic mode line by line: what was told is not kept, and hints are not given (ES-8.2.2).

use crate::program::Program;
use kernel::{Eye, Record, Seat};

const PLAY: [&str; 10] = [
    "play",
    "estro",
    "--plain",
    "--seed",
    "5",
    "--seats",
    "human,random",
    "--set",
    "first=2",
    "--set",
];

/// Told at the beginning, and never again.
const FIRST: &str = "Round 1: turn of Seat 1.";

fn arguments(mode: &'static str) -> Vec<&'static str> {
    PLAY.into_iter()
        .chain([mode, "--record", "it.mazzo"])
        .collect()
}

#[test]
fn the_last_question_scrolls_away_no_hints_are_given_and_the_end_tells_everything() {
    let program = Program::new("mnemonic");
    let typed = "1\n1\n1\nw ozok\nh\nconcede\n";
    let ran = program
        .run_with(&arguments("mode=duel,mnemonic"), typed)
        .succeeds();
    let away = "\n".repeat(60);
    let screens: Vec<&str> = ran.out.split(&away).collect();
    assert!(screens.len() >= 4, "{}", ran.out);
    assert!(screens[1].contains(FIRST), "{}", screens[1]);
    let (last, before) = screens.split_last().expect("there are screens");
    assert!(
        before[2..].iter().all(|screen| !screen.contains(FIRST)),
        "{}",
        ran.out
    );
    assert!(last.contains("This mode gives no hints"), "{last}");
    let parts: Vec<&str> = last.split("gives no hints").collect();
    let [_, _, end] = parts[..] else {
        panic!("a reason and a hint were asked for: {last}");
    };
    assert!(end.contains(FIRST), "it is not told again: {end}");
    program
        .run(&["replay", "it.mazzo"])
        .succeeds()
        .says(&[FIRST]);
}

#[test]
fn other_modes_scroll_nothing_away_and_tell_nothing_twice() {
    let program = Program::new("not-mnemonic");
    let ran = program
        .run_with(&arguments("mode=duel"), "1\n1\n1\nconcede\n")
        .succeeds();
    assert!(!ran.out.contains(&"\n".repeat(60)));
    assert_eq!(ran.out.matches(FIRST).count(), 1, "{}", ran.out);
}

#[test]
fn a_match_gone_on_with_tells_what_came_after_the_last_decision_only() {
    let program = Program::new("mnemonic-resumed");
    program
        .run_with(&arguments("mode=duel,mnemonic"), "1\n1\n1\nq\n")
        .succeeds();
    let record: Record = program.read("it.mazzo").parse().unwrap();
    let title = catalog::title("estro").unwrap();
    let sitters = cli::session::read_sitters("human,random").unwrap();
    let session = cli::session::Session::resume(title, &record, None, sitters).unwrap();
    let eye = Eye::Seat(Seat::new(0));
    let remembered = session.remembered(eye);
    assert!(remembered > 0);
    let own = record
        .moves
        .iter()
        .rposition(|made| made.seat == Seat::new(0))
        .unwrap();
    assert!(
        session.log()[remembered..]
            .iter()
            .all(|entry| entry.after >= own)
    );
    assert!(
        session.log()[..remembered]
            .iter()
            .all(|entry| entry.after < own)
    );
}
