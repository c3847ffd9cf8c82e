//! Hints: what they say, where they lead, and when there is none.

use super::super::app::Overlay;
use super::*;

fn hinted(app: &App) -> String {
    let hint = app.hint.as_ref().expect("there is a hint");
    hint.text().to_owned()
}

fn windowed(app: &mut App) -> String {
    screen(app, 80, 24).join("\n")
}

#[test]
fn a_hint_says_what_hard_would_do_and_why_in_every_language() {
    let words = [
        [
            "Hint",
            "A hard bot would do this: ",
            "chance of winning",
            "Next best: ",
            "tried out",
        ],
        [
            "Consiglio",
            "Un bot di livello difficile farebbe questo: ",
            "di vincere",
            "Seconda scelta: ",
            "Ha provato",
        ],
        [
            "提示",
            "困難等級的電腦會這樣做：",
            "勝率",
            "次佳：",
            "它試過",
        ],
    ];
    for (lang, words) in Lang::ALL.into_iter().zip(words) {
        let mut session = session("connect-four", "human,greedy", 3);
        let mut app = app(&mut session, lang);
        press(&mut app, [KeyCode::Char('h')]);
        let shown = windowed(&mut app);
        for word in words {
            assert!(shown.contains(word), "{word}: {shown}");
        }
    }
}

#[test]
fn enter_does_what_the_hint_says_and_another_key_goes_back_to_the_list_with_the_cursor_on_it() {
    for game in ["connect-four", "duel", "nature"] {
        let mut session = session(game, "human,greedy", 3);
        let mut app = app(&mut session, Lang::En);
        // Past choices that are few, to lists that fold.
        press(&mut app, [KeyCode::Enter; 3]);
        press(&mut app, [KeyCode::Char('h'), KeyCode::Char('x')]);
        assert!(app.overlay.is_none());
        let text = hinted(&app);
        let before = app.session.game().len();
        press(&mut app, [KeyCode::Enter]);
        let played = app.session.record().moves;
        assert_eq!(played[before].text, text, "{game}: the cursor is on it");

        if asked(&app).is_some() {
            press(&mut app, [KeyCode::Char('h')]);
            let Some(hint) = app.hint.clone() else {
                continue;
            };
            let before = app.session.game().len();
            press(&mut app, [KeyCode::Enter]);
            let played = app.session.record().moves;
            assert_eq!(played[before].text, hint.text(), "{game}");
        }
    }
}

#[test]
fn what_was_hinted_stays_marked_and_is_shown_again_without_thinking() {
    let mut session = session("connect-four", "human,greedy", 3);
    let mut app = app(&mut session, Lang::En);
    press(&mut app, [KeyCode::Char('h'), KeyCode::Esc]);
    assert!(!shows(&mut app, "A hard bot would do this"));
    let on_it = app.menu.cursor();
    let away = if on_it == 0 {
        KeyCode::End
    } else {
        KeyCode::Home
    };
    press(&mut app, [away]);
    let mark = format!("*{:>2} ", on_it + 1);
    assert!(shows(&mut app, &mark), "{}", windowed(&mut app));
    app.key(KeyEvent::new(KeyCode::Char('h'), KeyModifiers::NONE));
    assert!(app.thinking.is_none());
    assert!(matches!(app.overlay, Some(Overlay::Hint)));
    press(&mut app, [KeyCode::Enter]);
    assert!(app.hint.is_none(), "it was for another question");
}

#[test]
fn thinking_about_a_hint_is_told_and_escape_stops_it() {
    let mut session = session("nature", "human,greedy", 3);
    let mut app = app(&mut session, Lang::En);
    app.key(KeyEvent::new(KeyCode::Char('h'), KeyModifiers::NONE));
    assert!(app.is_busy());
    assert!(shows(&mut app, "thinking about a hint … (Esc stops it)"));
    app.key(KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE));
    assert!(!app.is_busy());
    assert!(!shows(&mut app, "thinking about a hint"));
    assert!(app.hint.is_none());
}

#[test]
fn a_hint_does_not_come_in_front_of_what_is_being_typed() {
    let mut session = session("connect-four", "human,greedy", 3);
    let mut app = app(&mut session, Lang::En);
    for code in [KeyCode::Char('h'), KeyCode::Char(':'), KeyCode::Char('d')] {
        app.key(KeyEvent::new(code, KeyModifiers::NONE));
    }
    app.settle();
    assert!(app.overlay.is_none());
    assert_eq!(app.typed.as_deref(), Some("d"));
    assert!(shows(&mut app, "The hint is ready: h shows it."));
}

#[test]
fn a_move_made_meanwhile_drops_the_hint() {
    let mut session = session("connect-four", "human,human", 3);
    let mut app = app(&mut session, Lang::En);
    app.key(KeyEvent::new(KeyCode::Char('h'), KeyModifiers::NONE));
    app.key(KeyEvent::new(KeyCode::Char('1'), KeyModifiers::NONE));
    app.settle();
    assert!(app.hint.is_none());
    assert!(app.overlay.is_none());
}

#[test]
fn where_there_is_nothing_to_hint_at_it_says_why() {
    let title = catalog::title("estro").expect("a known game");
    let table = Table {
        options: Options::new().with("mode", "duel,mnemonic"),
        cards: None,
    };
    let sitters = read_sitters("human,random").expect("known sitters");
    let mut memory =
        Session::begin(title, &table, Seed::from(5), sitters).expect("a possible setup");
    let mut app = app(&mut memory, Lang::En);
    press(&mut app, [KeyCode::Char('h')]);
    assert!(shows(&mut app, "This mode gives no hints"));
    drop(app);

    let mut over = session("connect-four", "human,greedy", 3);
    let mut app = super::app(&mut over, Lang::En);
    type_in(&mut app, ":concede");
    press(&mut app, [KeyCode::Enter, KeyCode::Char('y')]);
    press(&mut app, [KeyCode::Char('h')]);
    assert!(shows(&mut app, "Nothing is asked of you now"));
}
