//! Whole games of Command of Nature through the keys.

use super::*;
use kernel::Rng;

/// Plays by pressing number keys at random until the game is over.
fn play_to_the_end(app: &mut App, seed: u64) {
    let mut rng = Rng::new(Seed::from(seed));
    for _ in 0..20_000 {
        match app.stage {
            Stage::Over(_) => return,
            Stage::Curtain(_) => press(app, [KeyCode::Enter]),
            _ => {
                let rows = app.menu.rows().len();
                press(app, [KeyCode::Home]);
                for _ in 0..rng.index(rows.max(1)) {
                    press(app, [KeyCode::Down]);
                }
                press(app, [KeyCode::Enter]);
            }
        }
    }
    panic!("the game does not end");
}

#[test]
fn whole_games_are_played_with_the_keys_in_every_language() {
    let won = ["of the Elements!", "degli Elementi!", "元素之主！"];
    for (lang, master) in Lang::ALL.into_iter().zip(won) {
        for sitters in ["human,random", "human,human", "human,random,random,human"] {
            let mut session = session("nature", sitters, 11);
            let mut app = app(&mut session, lang);
            play_to_the_end(&mut app, 5);
            assert!(
                shows(&mut app, master),
                "{}",
                screen(&mut app, 80, 24).join("\n")
            );
            press(&mut app, [KeyCode::Char('1')]);
            assert!(
                app.parting()
                    .is_some_and(|parting| parting.rematch && parting.lang == lang)
            );
        }
    }
}

#[test]
fn any_keys_in_any_order_do_no_harm() {
    const KEYS: &str = "123456789?uw/slmq: abcdefgy";
    const MORE: [KeyCode; 12] = [
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Home,
        KeyCode::Backspace,
    ];
    let letters: Vec<KeyCode> = KEYS.chars().map(KeyCode::Char).collect();
    for (game, sitters) in [
        ("nature", "human,human,greedy,human"),
        ("nature", "greedy,greedy"),
        ("duel", "human,human"),
        ("connect-four", "human,random"),
    ] {
        let folder = std::env::temp_dir().join(format!("mazzo-keys-{}", std::process::id()));
        let mut session = session(game, sitters, 1);
        session
            .keep_in(folder.join("game.mazzo"))
            .expect("a folder for temporary files");
        let mut app = app(&mut session, Lang::En);
        let mut rng = Rng::new(Seed::from(9));
        for _ in 0..1500 {
            let key = match rng.index(3) {
                0 => letters[rng.index(letters.len())],
                _ => MORE[rng.index(MORE.len())],
            };
            press(&mut app, [key]);
            app.parting = None;
            screen(&mut app, 80, 24);
        }
        std::fs::remove_dir_all(folder).expect("the folder was made here");
    }
}

#[test]
fn a_long_list_of_actions_folds_into_a_few_rows() {
    let mut session = session("nature", "human,random,random,random", 3);
    let mut app = app(&mut session, Lang::En);
    let mut longest = 0;
    for _ in 0..400 {
        if let Stage::Over(_) = app.stage {
            break;
        }
        longest = longest.max(app.menu.entries().len());
        assert!(app.menu.rows().len() <= 12, "{:?}", app.menu.rows());
        press(&mut app, [KeyCode::Enter]);
    }
    assert!(longest > 20, "there were many actions: {longest}");
}
