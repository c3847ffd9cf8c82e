//! What people are to remember is not kept on the screen (ES-8.2.2).

use super::hidden::everything_shown;
use super::*;
use kernel::Eye;

/// The words of everything seat 1 was told, in order.
fn told(app: &App) -> Vec<String> {
    let eye = Eye::Seat(kernel::Seat::new(0));
    let heard = app.session.heard(eye, 0);
    heard.map(|phrase| app.locale.say(phrase)).collect()
}

/// The lines are wrapped on the screen, so only their beginnings are looked for.
fn appears(shown: &str, line: &str) -> bool {
    let beginning: String = line.chars().take(24).collect();
    shown.contains(&beginning)
}

fn game(mode: &str) -> Session {
    let title = catalog::title("estro").expect("a known game");
    let table = Table {
        options: Options::new().with("mode", mode).with("first", 2),
        cards: None,
    };
    let sitters = read_sitters("human,random").expect("known sitters");
    Session::begin(title, &table, Seed::from(5), sitters).expect("a possible setup")
}

/// What everybody was told at the very beginning, and never again.
const FIRST: &str = "Round 1: turn of Seat 1.";

/// Plays a few turns; then the log as it is shown.
fn after_some_turns(app: &mut App) -> String {
    assert!(told(app).contains(&FIRST.to_owned()), "{:?}", told(app));
    for _ in 0..6 {
        press(app, [KeyCode::Enter]);
    }
    everything_shown(app)
}

#[test]
fn mnemonic_mode_shows_what_was_told_until_the_next_decision_and_all_of_it_after_the_match() {
    let mut session = game("duel,mnemonic");
    let mut app = app(&mut session, Lang::En);
    let shown = after_some_turns(&mut app);
    assert!(!shown.contains(FIRST), "it is still there: {shown}");
    assert!(shown.contains("What was told before is yours"), "{shown}");
    let last = told(&app).pop().expect("something was told");
    assert!(appears(&shown, &last), "'{last}' is not in {shown}");

    type_in(&mut app, ":concede");
    press(&mut app, [KeyCode::Enter, KeyCode::Char('y')]);
    assert!(matches!(app.stage, Stage::Over(_)), "{:?}", app.stage);
    let shown = everything_shown(&mut app);
    assert!(shown.contains(FIRST), "{shown}");
}

#[test]
fn other_modes_keep_their_log() {
    let mut session = game("duel");
    let mut app = app(&mut session, Lang::En);
    let shown = after_some_turns(&mut app);
    assert!(shown.contains(FIRST), "{shown}");
}
