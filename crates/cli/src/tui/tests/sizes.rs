//! Every size and every language.

use super::*;
use crate::board::fit;

const GAMES: [(&str, &str); 6] = [
    ("nature", "human,greedy"),
    ("nature", "human,human,greedy,greedy"),
    ("sovereign", "human,greedy"),
    ("duel", "human,greedy"),
    ("connect-four", "human,human"),
    ("leduc", "greedy,greedy"),
];

/// Every state of the program that looks different, one after the other.
fn in_every_state(game: &str, sitters: &str, lang: Lang, mut check: impl FnMut(&mut App)) {
    let mut session = session(game, sitters, 7);
    let mut app = app(&mut session, lang);
    check(&mut app);
    // Past a curtain, and some moves into the game.
    press(&mut app, [KeyCode::Enter; 12]);
    check(&mut app);
    for keys in [
        &[KeyCode::Char('?')][..],
        &[KeyCode::Char(' '), KeyCode::Char('/'), KeyCode::Char('a')],
        &[KeyCode::Esc, KeyCode::Char('w'), KeyCode::Down],
        &[KeyCode::Tab, KeyCode::Home],
        &[
            KeyCode::Esc,
            KeyCode::Char(':'),
            KeyCode::Char('z'),
            KeyCode::Enter,
        ],
        &[KeyCode::Esc, KeyCode::Char('q')],
    ] {
        press(&mut app, keys.iter().copied());
        check(&mut app);
    }
}

#[test]
fn no_screen_is_too_small_or_too_large_to_draw() {
    for (game, sitters) in GAMES {
        in_every_state(game, sitters, Lang::ZhHant, |app| {
            for width in (1..100).step_by(3) {
                for height in (1..40).step_by(2) {
                    screen(app, width, height);
                }
            }
            screen(app, 400, 200);
        });
    }
}

#[test]
fn every_language_fits_at_every_usual_size() {
    for (game, sitters) in GAMES {
        for lang in Lang::ALL {
            in_every_state(game, sitters, lang, |app| {
                for (width, height) in [(80, 24), (100, 30), (120, 40), (140, 45)] {
                    let screen = screen(app, width, height);
                    for line in &screen {
                        assert_eq!(fit::width(line), usize::from(width), "{line}");
                        assert!(!line.contains("mazzo-"), "a message is missing: {line}");
                    }
                    let hints = screen.last().map(|line| line.trim_end().to_owned());
                    assert!(
                        hints.is_some_and(|line| !line.ends_with('…')),
                        "hints are cut"
                    );
                }
            });
        }
    }
}

#[test]
fn a_small_window_is_asked_to_grow_and_shows_nothing_else() {
    let mut session = session("duel", "human,greedy", 1);
    let mut app = app(&mut session, Lang::En);
    let small = screen(&mut app, 79, 24).join(" ");
    assert!(small.contains("80 x 24"), "{small}");
    assert!(!small.contains("Hand"), "{small}");
    assert!(
        screen(&mut app, 80, 24).join(" ").contains("Hand"),
        "it comes back"
    );
}

#[test]
fn nothing_needs_colour_to_be_read() {
    let mut with = session("nature", "human,greedy", 2);
    let mut without = session("nature", "human,greedy", 2);
    let mut colourless = App::new(&mut without, Lang::En, Palette::new(false));
    colourless.settle();
    let mut coloured = app(&mut with, Lang::En);
    for _ in 0..20 {
        assert_eq!(
            screen(&mut coloured, 80, 24),
            screen(&mut colourless, 80, 24)
        );
        press(&mut coloured, [KeyCode::Char('1')]);
        press(&mut colourless, [KeyCode::Char('1')]);
    }
}
