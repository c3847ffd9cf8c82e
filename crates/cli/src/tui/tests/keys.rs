//! What the keys do.

use super::super::app::Focus;
use super::*;
use kernel::Seat;

const ONE: Seat = Seat::new(0);

fn duel(check: impl FnOnce(&mut App)) {
    let mut session = session("duel", "human,greedy", 3);
    check(&mut app(&mut session, Lang::En));
}

fn moves(app: &App) -> usize {
    app.session.game().len()
}

#[test]
fn numbers_arrows_and_notation_all_choose() {
    let play = |keys: &[KeyCode]| {
        let mut session = session("connect-four", "human,human", 1);
        let mut app = app(&mut session, Lang::En);
        press(&mut app, keys.iter().copied());
        app.session.record().moves[0].text.clone()
    };
    assert_eq!(play(&[KeyCode::Char('3')]), "drop 3");
    assert_eq!(
        play(&[KeyCode::Down, KeyCode::Down, KeyCode::Enter]),
        "drop 3"
    );
    assert_eq!(play(&[KeyCode::End, KeyCode::Enter]), "drop 7");
    let typed: Vec<KeyCode> = "d 3"
        .chars()
        .map(KeyCode::Char)
        .chain([KeyCode::Enter])
        .collect();
    assert_eq!(play(&typed), "drop 3");
}

#[test]
fn typing_filters_the_list_and_what_fits_several_is_not_played() {
    let mut session = session("connect-four", "human,human", 1);
    let mut app = app(&mut session, Lang::En);
    type_in(&mut app, ":drop");
    press(&mut app, [KeyCode::Enter]);
    assert_eq!(moves(&app), 0);
    assert!(shows(&mut app, "7 actions fit that"));
    press(&mut app, [KeyCode::Down, KeyCode::Enter]);
    assert_eq!(
        app.session.record().moves[0].text,
        "drop 2",
        "but what the arrows chose is"
    );
}

#[test]
fn what_cannot_be_done_is_refused_with_its_rule_and_nothing_is_lost() {
    duel(|app| {
        type_in(app, ":play 6");
        press(app, [KeyCode::Enter]);
        assert_eq!(moves(app), 0);
        assert!(shows(app, "(rule "), "{}", screen(app, 80, 24).join("\n"));
        assert!(shows(app, ": play 6"), "what was typed can be mended");
        press(app, [KeyCode::Esc]);
        type_in(app, ":xyzzy");
        press(app, [KeyCode::Enter]);
        assert!(shows(app, "“xyzzy”"));
    });
}

#[test]
fn letters_with_a_meaning_are_commands_until_typing_has_begun() {
    duel(|app| {
        press(app, [KeyCode::Char('l')]);
        assert!(shows(app, "Il duello"));
        press(app, [KeyCode::Char(':'), KeyCode::Char('l')]);
        assert_eq!(app.typed.as_deref(), Some("l"));
        press(
            app,
            [KeyCode::Backspace, KeyCode::Backspace, KeyCode::Char('p')],
        );
        assert_eq!(
            app.typed.as_deref(),
            Some("p"),
            "p is no command, so it begins typing"
        );
    });
}

#[test]
fn a_move_against_bots_can_always_be_taken_back() {
    duel(|app| {
        let before = screen(app, 80, 24);
        press(app, [KeyCode::Char('1')]);
        assert!(moves(app) > 0);
        press(app, [KeyCode::Char('u')]);
        assert!(shows(app, "Taken back."));
        assert_eq!(moves(app), 0);
        press(app, [KeyCode::Home]);
        assert_eq!(screen(app, 80, 24), before);
        press(app, [KeyCode::Char('u')]);
        assert!(shows(app, "cannot be taken back"));
    });
}

#[test]
fn any_card_can_be_looked_up() {
    duel(|app| {
        type_in(app, "/fireb");
        assert!(shows(app, "Fireball [9]"));
        press(app, [KeyCode::Esc]);
        assert!(!shows(app, "Fireball [9]"));
    });
}

#[test]
fn the_board_can_be_read_and_says_why_a_card_cannot_be_used_and_by_which_rule() {
    let mut session = session("nature", "human,greedy", 3);
    let mut app = app(&mut session, Lang::En);
    press(&mut app, [KeyCode::Enter; 2]);
    press(&mut app, [KeyCode::Tab]);
    assert_eq!(app.focus, Focus::Board);
    let mut refusals = 0;
    for thing in 0..app.board.things().len() {
        app.pointed = thing;
        let shown = screen(&mut app, 80, 24).join("\n");
        refusals += usize::from(shown.contains("Not now: ") && shown.contains("(rule "));
    }
    assert!(refusals > 5, "{refusals}");
    press(&mut app, [KeyCode::Char('w')]);
    assert_eq!(app.focus, Focus::Menu);
}

#[test]
fn arrows_reach_everything_on_the_board() {
    for sitters in ["human,greedy", "human,greedy,greedy,greedy"] {
        let mut session = session("nature", sitters, 3);
        let mut app = app(&mut session, Lang::En);
        press(&mut app, [KeyCode::Enter; 2]);
        press(&mut app, [KeyCode::Tab]);
        let things = app.board.things().len();
        let mut reached = vec![false; things];
        let mut open = vec![0];
        while let Some(thing) = open.pop() {
            if std::mem::replace(&mut reached[thing], true) {
                continue;
            }
            for arrow in [KeyCode::Up, KeyCode::Down, KeyCode::Left, KeyCode::Right] {
                app.pointed = thing;
                screen(&mut app, 80, 24);
                press(&mut app, [arrow]);
                open.push(app.pointed);
            }
        }
        let missed: Vec<_> = (0..things)
            .filter(|&i| !reached[i] && !app.places[i].is_empty())
            .map(|i| app.board.things()[i].name.clone())
            .collect();
        assert!(missed.is_empty(), "{sitters}: {missed:?}");
    }
}

#[test]
fn enter_on_a_thing_offers_the_actions_about_it() {
    duel(|app| {
        press(app, [KeyCode::Tab]);
        let playable = (app.board.things().iter()).position(|thing| {
            app.menu.entries().iter().any(|entry| {
                thing
                    .card
                    .is_some_and(|id| entry.text == format!("play {id}"))
            })
        });
        let Some(playable) = playable else { return };
        app.pointed = playable;
        press(app, [KeyCode::Enter]);
        assert_eq!(app.focus, Focus::Menu);
        assert_eq!(app.menu.rows().len(), 1);
        press(app, [KeyCode::Esc]);
        assert!(app.menu.rows().len() > 1, "and back to all of them");
    });
}

#[test]
fn giving_up_and_leaving_are_asked_about_first() {
    duel(|app| {
        type_in(app, ":concede");
        press(app, [KeyCode::Enter]);
        assert!(shows(app, "Give up the game?"));
        press(app, [KeyCode::Enter]);
        assert_eq!(asked(app), Some(ONE), "Enter is not enough");
        press(app, [KeyCode::Enter, KeyCode::Char('y')]);
        assert!(matches!(app.stage, Stage::Over(_)));
        assert!(shows(app, "Seat 2 wins the duel."));
        press(app, [KeyCode::Char('q'), KeyCode::Esc]);
        assert_eq!(app.parting(), None);
        press(app, [KeyCode::Char('q'), KeyCode::Char('y')]);
        assert!(app.parting().is_some_and(|parting| !parting.rematch));
    });
}

#[test]
fn control_c_leaves_at_once_from_anywhere() {
    for opened in ["", "?", "/", ":x", "q"] {
        duel(|app| {
            type_in(app, opened);
            app.key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
            assert!(app.parting().is_some(), "{opened}");
        });
    }
}

#[test]
fn saving_says_where() {
    let folder = std::env::temp_dir().join(format!("mazzo-tui-{}", std::process::id()));
    let file = folder.join("duel.mazzo");
    let mut session = session("duel", "human,greedy", 3);
    session
        .keep_in(file.clone())
        .expect("a folder for temporary files");
    let mut app = app(&mut session, Lang::En);
    press(&mut app, [KeyCode::Char('1'), KeyCode::Char('s')]);
    assert!(shows(&mut app, "Saved in "));
    let kept = std::fs::read_to_string(&file).expect("the record");
    assert_eq!(kept, app.session.record().to_string());
    press(&mut app, [KeyCode::Char('q')]);
    assert!(shows(&mut app, "mazzo play --resume"));
    std::fs::remove_dir_all(folder).expect("the folder was made here");
}

#[test]
fn help_names_every_command_key() {
    duel(|app| {
        press(app, [KeyCode::Char('?')]);
        let help = screen(app, 100, 60).join("\n");
        for key in [
            "Tab  ", "w  ", "/  ", "h  ", "u  ", "m  ", "s  ", "l  ", "q  ",
        ] {
            assert!(help.contains(key), "{key}");
        }
        press(app, [KeyCode::Esc]);
        assert!(app.overlay.is_none());
    });
}
