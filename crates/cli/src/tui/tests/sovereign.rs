//! Whole battles of Sovereign through the keys.

use super::hidden::everything_shown;
use super::*;
use kernel::{Rng, Seat};

/// Plays by choosing rows at random until the battle is over, and shows every screen on the way.
fn play_to_the_end(app: &mut App, seed: u64, mut look: impl FnMut(&mut App)) {
    let mut rng = Rng::new(Seed::from(seed));
    for _ in 0..20_000 {
        match app.stage {
            Stage::Over(_) => return,
            Stage::Curtain(_) => press(app, [KeyCode::Enter]),
            _ => {
                look(app);
                let rows = app.menu.rows().len();
                press(app, [KeyCode::Home]);
                for _ in 0..rng.index(rows.max(1)) {
                    press(app, [KeyCode::Down]);
                }
                press(app, [KeyCode::Enter]);
            }
        }
    }
    panic!("the battle does not end");
}

#[test]
fn whole_battles_are_played_with_the_keys_in_every_language() {
    for (lang, seed) in Lang::ALL.into_iter().zip(3..) {
        for sitters in ["human,greedy", "human,human"] {
            let mut session = session("sovereign", sitters, seed);
            let mut app = app(&mut session, lang);
            play_to_the_end(&mut app, seed, |app| {
                for line in screen(app, 80, 24) {
                    let missing = line.contains("mazzo-") || line.contains("sovereign-");
                    assert!(!missing, "{line}");
                    assert_eq!(crate::board::fit::width(&line), 80, "{line}");
                }
            });
            press(&mut app, [KeyCode::Char('1')]);
            assert!(app.parting().is_some_and(|parting| parting.rematch));
        }
    }
}

#[test]
fn groups_of_actions_have_names_in_every_language() {
    const VERBS: [&str; 19] = [
        "exchange",
        "begin",
        "play",
        "move",
        "fight",
        "raze",
        "strike",
        "access",
        "vocation",
        "pay",
        "use",
        "haerian",
        "building",
        "cover",
        "zone",
        "card",
        "equipment",
        "crystal",
        "mode",
    ];
    for lang in Lang::ALL {
        let mut session = session("sovereign", "human,greedy", 1);
        let app = app(&mut session, lang);
        let english = lang == Lang::En;
        for verb in VERBS.into_iter().chain(["top", "bottom"]) {
            let title = app.group_title(&[verb.to_owned()], &[0]);
            assert!(!title.contains("mazzo-"), "{title}");
            assert!(english || title.to_lowercase() != verb, "{lang}: {title}");
        }
    }
}

#[test]
fn a_person_never_reads_what_only_the_other_one_drew() {
    let mut session = session("sovereign", "human,human", 8);
    let mut app = app(&mut session, Lang::En);
    let mut looks = 0;
    let names = ["South", "North"];
    play_to_the_end(&mut app, 2, |app| {
        looks += 1;
        if looks % 40 != 0 {
            return;
        }
        let Some(seat) = asked(app) else { return };
        let other = names[Seat::index(seat) ^ 1];
        let shown = everything_shown(app);
        let drew = format!("{other} drew ");
        for (at, _) in shown.match_indices(&drew) {
            assert!(shown[at + drew.len()..].starts_with("a card"), "{shown}");
        }
    });
    assert!(looks > 80, "{looks}");
}

#[test]
fn cards_classes_and_puppets_can_be_looked_up() {
    let mut session = session("sovereign", "human,greedy", 1);
    let mut app = app(&mut session, Lang::En);
    for (words, shown) in [
        ("/luminous soul", "Luminous Soul"),
        ("/acolyte", "Level 5"),
        ("/sudden blaze", "Snare"),
    ] {
        type_in(&mut app, words);
        assert!(
            shows(&mut app, shown),
            "{}",
            screen(&mut app, 80, 24).join("\n")
        );
        press(&mut app, [KeyCode::Esc]);
    }
}
