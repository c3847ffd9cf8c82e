//! Bots think while the screen lives.

use super::super::app::{Focus, Overlay};
use super::*;

/// A duel in which the bot has just begun to think, and will for a while.
fn while_a_bot_thinks(check: impl FnOnce(&mut App)) {
    let mut session = session("duel", "human,search:300ms", 3);
    let mut app = app(&mut session, Lang::En);
    for letter in ":pass".chars() {
        tap(&mut app, KeyCode::Char(letter));
    }
    tap(&mut app, KeyCode::Enter);
    while app.is_busy() && app.thinking.is_none() {
        app.tick();
    }
    assert!(app.thinking.is_some(), "{:?}", app.stage);
    check(&mut app);
}

/// Presses a key, and waits for nobody.
fn tap(app: &mut App, code: KeyCode) {
    app.key(KeyEvent::new(code, KeyModifiers::NONE));
}

fn moves(app: &App) -> usize {
    app.session.game().len()
}

#[test]
fn the_screen_says_who_is_thinking_in_every_language() {
    while_a_bot_thinks(|app| {
        for line in [
            "Seat 2 (search:300ms) is thinking",
            "Posto 2 (search:300ms) sta pensando",
            "座位 2（search:300ms）思考中",
        ] {
            assert!(shows(app, line), "{}", screen(app, 80, 24).join("\n"));
            tap(app, KeyCode::Char('l'));
        }
        app.settle();
        assert!(asked(app).is_some());
        assert!(!shows(app, "is thinking"));
    });
}

#[test]
fn what_needs_no_turn_can_be_done_while_a_bot_thinks() {
    while_a_bot_thinks(|app| {
        let before = moves(app);
        tap(app, KeyCode::Char('?'));
        assert!(matches!(app.overlay, Some(Overlay::Help(_))));
        tap(app, KeyCode::Esc);
        tap(app, KeyCode::Char('/'));
        assert!(matches!(app.overlay, Some(Overlay::Search(_))));
        tap(app, KeyCode::Esc);
        tap(app, KeyCode::Char('w'));
        assert_eq!(app.focus, Focus::Board);
        tap(app, KeyCode::Right);
        tap(app, KeyCode::Tab);
        assert_eq!(app.focus, Focus::Log);
        tap(app, KeyCode::Esc);
        for code in [KeyCode::Enter, KeyCode::Char('1'), KeyCode::Char(':')] {
            tap(app, code);
        }
        tap(app, KeyCode::Char('h'));
        assert!(shows(app, "Nothing is asked of you now"));
        assert_eq!(moves(app), before, "but nothing is played");
        assert_eq!(app.typed, None);
        app.settle();
        assert!(asked(app).is_some());
        assert!(!shows(app, "Nothing is asked of you now"), "now it is");
    });
}

#[test]
fn whoever_reads_while_a_bot_thinks_reads_on() {
    while_a_bot_thinks(|app| {
        tap(app, KeyCode::BackTab);
        assert_eq!(app.focus, Focus::Log);
        app.settle();
        assert!(asked(app).is_some());
        assert_eq!(app.focus, Focus::Log);
        press(app, [KeyCode::Esc]);
        assert_eq!(app.focus, Focus::Menu);
    });
}

#[test]
fn leaving_does_not_wait_for_a_bot_that_thinks() {
    while_a_bot_thinks(|app| {
        let before = moves(app);
        tap(app, KeyCode::Char('q'));
        assert!(shows(app, "Leave the game?"));
        tap(app, KeyCode::Char('y'));
        assert!(app.parting().is_some());
        assert!(!app.is_busy());
        assert_eq!(moves(app), before, "what it thought is dropped");
    });
}

#[test]
fn taking_back_drops_what_a_bot_is_thinking() {
    while_a_bot_thinks(|app| {
        let before = moves(app);
        tap(app, KeyCode::Char('u'));
        assert!(app.thinking.is_none());
        app.settle();
        assert!(asked(app).is_some());
        assert!(moves(app) < before);
        assert!(shows(app, "Taken back."));
    });
}

#[test]
fn a_game_of_bots_is_watched_move_by_move_or_to_its_end() {
    let mut session = session("connect-four", "search:20,search:20", 1);
    let mut app = app(&mut session, Lang::En);
    for watched in 1..4 {
        press(&mut app, [KeyCode::Char('1')]);
        assert_eq!(moves(&app), watched);
        assert_eq!(app.stage, Stage::Watching);
    }
    press(&mut app, [KeyCode::Char('2')]);
    assert!(matches!(app.stage, Stage::Over(_)));
}
