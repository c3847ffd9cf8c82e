//! Whole adventures of Travelers through the keys.

use super::*;
use kernel::{Rng, Seat};

fn adventure(options: &[(&str, &str)], seed: u64) -> Session {
    let title = catalog::title("travelers").expect("a known game");
    let mut table = Table::default();
    table.options.set("hero", "TOS20220706");
    for (key, value) in options {
        table.options.set(key, value);
    }
    let sitters = read_sitters("human").expect("known sitters");
    Session::begin(title, &table, Seed::from(seed), sitters).expect("a possible setup")
}

/// Plays by choosing rows at random until it is over, and looks at some screens on the way.
fn play_to_the_end(app: &mut App, seed: u64, mut look: impl FnMut(&mut App)) {
    let mut rng = Rng::new(Seed::from(seed));
    for step in 0..50_000 {
        if let Stage::Over(_) = app.stage {
            return;
        }
        if step % 9 == 0 {
            look(app);
        }
        let rows = app.menu.rows().len();
        press(app, [KeyCode::Home]);
        for _ in 0..rng.index(rows.max(1)) {
            press(app, [KeyCode::Down]);
        }
        press(app, [KeyCode::Enter]);
    }
    panic!("the adventure does not end");
}

#[test]
fn whole_adventures_are_played_with_the_keys_in_every_language() {
    for (lang, seed) in Lang::ALL.into_iter().zip(3..) {
        for adventure_set in ["book-w1", "book-d1"] {
            let mut session = adventure(&[("adventure", adventure_set)], seed);
            let mut app = app(&mut session, lang);
            play_to_the_end(&mut app, seed, |app| {
                for line in screen(app, 80, 24) {
                    let missing = line.contains("mazzo-") || line.contains("travelers-");
                    assert!(!missing && !line.contains("ts-"), "{line}");
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
    const VERBS: [&str; 16] = [
        "go", "open", "load", "infuse", "add", "strain", "exhaust", "pay", "hit", "pulled",
        "discard", "choose", "enter", "migrate", "beside", "land",
    ];
    for lang in Lang::ALL {
        let mut session = adventure(&[("adventure", "book-w1")], 1);
        let app = app(&mut session, lang);
        let english = lang == Lang::En;
        for verb in VERBS {
            let title = app.group_title(&[verb.to_owned()], &[0]);
            assert!(!title.contains("mazzo-"), "{title}");
            assert!(english || title.to_lowercase() != verb, "{lang}: {title}");
        }
    }
}

/// Plays until a card has been opened with.
fn open_a_plan(session: &mut Session) {
    let seat = Seat::new(0);
    for _ in 0..200 {
        session.advance();
        let choices = session.game().choices(seat);
        let chosen = choices[0].text.clone();
        session.play(seat, &chosen).expect("it was listed");
        if chosen.starts_with("open") {
            return;
        }
    }
    panic!("no fight came");
}

// TS-4.17: steps of a plan are taken back only where the option lets them.
#[test]
fn a_plan_stands_where_the_option_says_so() {
    let seat = Seat::new(0);
    for (option, undone) in [("on", true), ("off", false)] {
        let options = [("adventure", "book-w1"), ("plan-undo", option)];
        let mut session = adventure(&options, 2);
        open_a_plan(&mut session);
        let before = session.game().len();
        assert_eq!(session.undo(seat), undone, "plan-undo={option}");
        assert_eq!(session.game().len() < before, undone);
    }
}

#[test]
fn cards_and_rooms_of_the_sets_that_are_played_can_be_looked_up() {
    let mut session = adventure(&[("adventure", "book-d1")], 1);
    let mut app = app(&mut session, Lang::En);
    for (words, shown) in [("/1a", "Room 1A"), ("/3/ii", "two-tip half")] {
        type_in(&mut app, words);
        let screen = screen(&mut app, 80, 24).join("\n");
        assert!(screen.contains(shown), "{screen}");
        press(&mut app, [KeyCode::Esc]);
    }
}
