//! What one person must not see of another.

use super::*;
use kernel::Seat;

/// Scrolls through the whole log, and gives everything that was on the screen.
pub fn everything_shown(app: &mut App) -> String {
    let mut shown = screen(app, 140, 45).join("\n");
    press(app, [KeyCode::BackTab]);
    for _ in 0..20 {
        press(app, [KeyCode::PageUp]);
        shown += &screen(app, 140, 45).join("\n");
    }
    press(app, [KeyCode::Esc]);
    shown
}

#[test]
fn a_curtain_stands_between_people_and_shows_nothing_of_the_game() {
    let mut session = session("duel", "human,human", 4);
    let mut app = app(&mut session, Lang::En);
    assert_eq!(
        app.stage,
        Stage::Curtain(Seat::new(0)),
        "even before the first turn"
    );
    press(&mut app, [KeyCode::Enter]);
    assert_eq!(asked(&app), Some(Seat::new(0)));
    assert!(shows(&mut app, "Hand:"));
    type_in(&mut app, ":pass");
    press(&mut app, [KeyCode::Enter]);
    assert_eq!(app.stage, Stage::Curtain(Seat::new(1)));
    let curtain = screen(&mut app, 80, 24).join("\n");
    assert!(curtain.contains("Seat 2, press Enter when only you can see the screen."));
    for word in ["Hand", "Seat 1", "health", "draws", "pass"] {
        assert!(!curtain.contains(word), "{word} in {curtain}");
    }
}

#[test]
fn the_log_tells_each_person_only_what_they_may_hear() {
    let mut session = session("duel", "human,human", 4);
    let mut app = app(&mut session, Lang::En);
    let mut heard_own = [false; 2];
    for _ in 0..12 {
        press(&mut app, [KeyCode::Enter]);
        let Some(seat) = asked(&app) else {
            panic!("the curtain rises");
        };
        let shown = everything_shown(&mut app);
        let drew = |player: usize| {
            let what = format!("Seat {player} draws ");
            let unseen =
                |card: &str| card.starts_with("a card") || card.starts_with(char::is_numeric);
            shown
                .match_indices(&what)
                .any(|(at, _)| !unseen(&shown[at + what.len()..]))
        };
        let (own, other) = (seat.index() + 1, 2 - seat.index());
        assert!(!drew(other), "seat {own} reads what {other} drew:\n{shown}");
        heard_own[seat.index()] |= drew(own);
        type_in(&mut app, ":pass");
        press(&mut app, [KeyCode::Enter]);
    }
    assert_eq!(heard_own, [true; 2], "each reads what they drew themselves");
}

#[test]
fn keys_do_nothing_while_the_curtain_is_down() {
    let mut session = session("duel", "human,human", 4);
    let mut app = app(&mut session, Lang::En);
    let curtain = screen(&mut app, 80, 24);
    type_in(&mut app, "w?/:1s2 ");
    press(&mut app, [KeyCode::Tab, KeyCode::Esc, KeyCode::Down]);
    assert_eq!(screen(&mut app, 80, 24), curtain);
    press(&mut app, [KeyCode::Char('l')]);
    assert_ne!(
        screen(&mut app, 80, 24),
        curtain,
        "but the language may change"
    );
}

#[test]
fn taking_back_at_the_curtain_shows_the_screen_only_to_the_one_who_moved() {
    let mut session = session("nature", "human,human", 4);
    let mut app = app(&mut session, Lang::En);
    press(&mut app, [KeyCode::Enter]);
    let first = asked(&app);
    while asked(&app).is_some() && asked(&app) == first {
        press(&mut app, [KeyCode::Enter]);
    }
    let Stage::Curtain(next) = app.stage else {
        panic!("it is another person's turn");
    };
    assert_ne!(Some(next), first);
    press(&mut app, [KeyCode::Char('u')]);
    assert_eq!(
        first.map(Stage::Curtain),
        Some(app.stage),
        "the choice of a Sage can be undone"
    );
    press(&mut app, [KeyCode::Enter]);
    assert_eq!(asked(&app), first);
}

#[test]
fn a_game_without_secrets_needs_no_curtain() {
    let mut session = session("connect-four", "human,human", 4);
    let mut app = app(&mut session, Lang::En);
    for turn in 0..6 {
        assert_eq!(asked(&app), Some(Seat::new(turn % 2)));
        press(&mut app, [KeyCode::Char('1')]);
    }
}

#[test]
fn team_mates_share_the_screen_without_a_curtain() {
    let mut session = session("nature", "human,human,greedy,greedy", 4);
    let mut app = app(&mut session, Lang::En);
    for _ in 0..60 {
        assert!(!matches!(app.stage, Stage::Curtain(_)));
        press(&mut app, [KeyCode::End, KeyCode::Enter]);
    }
}
