//! Screens of all three situations in every language, and what must hold of any of them.

use super::*;
use crate::board::{Palette, fit};
use ::travelers::{MapView, Question};
use catalog::{Match, Table};
use kernel::{Eye, Lang, Options, Rng, Seat, Seed};
use laws::check_golden;
use std::path::PathBuf;

const PLAYER: Seat = Seat::new(0);

/// The rule book's World and Dungeon (section 11.1) with one of its heroes.
fn begin(adventure: &str, seed: u64) -> Box<dyn Match> {
    let title = catalog::title("travelers").expect("on the shelf");
    let table = Table {
        options: Options::new()
            .with("hero", "book-f1")
            .with("adventure", adventure)
            .with("marks", "fresh"),
        cards: None,
    };
    title
        .begin(&table, Seed::from(seed))
        .expect("a possible setup")
}

fn view(game: &dyn Match) -> TravelersView {
    *game
        .view(Eye::Seat(PLAYER))
        .downcast::<TravelersView>()
        .expect("a view of Travelers")
}

/// Plays at random, always the same games, until something is so in one of them.
fn until(adventure: &str, is_so: impl Fn(&TravelersView) -> bool) -> Box<dyn Match> {
    for seed in 1..5_000 {
        let mut game = begin(adventure, seed);
        let mut rng = Rng::new(Seed::from(seed));
        for _ in 0..1000 {
            if is_so(&view(&*game)) {
                return game;
            }
            let choices = game.choices(PLAYER);
            if choices.is_empty() {
                break;
            }
            let choice = choices[rng.index(choices.len())].text.clone();
            game.play(PLAYER, &choice).expect("it was listed");
        }
    }
    panic!("it never came to that");
}

fn board(game: &dyn Match, lang: Lang) -> TravelersBoard {
    TravelersBoard::new(&view(game), &Locale::in_words(lang))
}

fn drawn(board: &TravelersBoard, width: u16, most: u16) -> (Vec<String>, Vec<Rect>) {
    let area = Rect::new(0, 0, width, board.height(width, most));
    let mut buffer = Buffer::empty(area);
    let brush = Brush {
        palette: Palette::new(false),
        pointed: None,
    };
    let places = board.draw(area, &mut buffer, &brush);
    let line = |y| {
        let mut line = String::new();
        let mut x = 0;
        while x < area.width {
            let symbol = buffer.cell((x, y)).map_or(" ", |cell| cell.symbol());
            line.push_str(symbol);
            // A wide character hides the cell after it.
            x += fit::width(symbol).max(1) as u16;
        }
        line.trim_end().to_owned()
    };
    ((0..area.height).map(line).collect(), places)
}

/// The situations: in the World, in a fight, in a Dungeon, on the way to an enemy.
fn situations() -> Vec<(&'static str, Box<dyn Match>)> {
    let world = begin("book-w1", 4);
    let fight = until("book-w1", |view| {
        let play = &view.in_play;
        view.question == Question::Plan && !play.loaded.is_empty() && !play.infused.is_empty()
    });
    let dungeon = until("book-d1", |view| match &view.map {
        MapView::Dungeon { rooms, .. } => rooms.len() > 1 && view.question == Question::Walk,
        _ => false,
    });
    let march = until("book-d1", |view| view.question == Question::March);
    vec![
        ("world", world),
        ("fight", fight),
        ("dungeon", dungeon),
        ("march", march),
    ]
}

// TS-6.3, TS-7.80, TS-1.11: what lies open is shown, the true map and the deck's order are not.
#[test]
fn boards_look_in_every_language_as_they_were_approved() {
    for (name, game) in situations() {
        let mut screens = String::new();
        for lang in Lang::ALL {
            let board = board(&*game, lang);
            for (width, most) in [(80, 15), (120, 24)] {
                let (lines, _) = drawn(&board, width, most);
                screens.push_str(&format!("{lang}, {width} columns: {}\n", board.status()));
                screens.push_str(&lines.join("\n"));
                screens.push_str("\n\n");
            }
            screens.push_str(&format!("{lang}, line by line\n"));
            screens.push_str(&board.lines().join("\n"));
            screens.push_str("\n\n");
        }
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/boards");
        check_golden(folder.join(format!("travelers-{name}.txt")), &screens);
    }
}

#[test]
fn everything_that_can_be_pointed_at_is_drawn_at_the_smallest_size() {
    for (name, game) in situations() {
        for lang in Lang::ALL {
            let board = board(&*game, lang);
            for (width, most) in [(80, 15), (100, 20), (136, 40)] {
                let (lines, places) = drawn(&board, width, most);
                assert!(lines.len() <= most.into(), "{name} {lang} {width}x{most}");
                for (thing, place) in board.things().iter().zip(&places) {
                    assert!(
                        !place.is_empty(),
                        "{name} {lang} {width}x{most}: {thing:?}\n{}",
                        lines.join("\n")
                    );
                }
                for line in &lines {
                    assert!(fit::width(line) <= width.into(), "{line}");
                    assert!(!line.contains("travelers-"), "{line}");
                }
            }
        }
    }
}

#[test]
fn no_size_is_too_small() {
    for (_, game) in situations() {
        let board = board(&*game, Lang::ZhHant);
        for width in 0..60 {
            for most in 0..24 {
                drawn(&board, width, most);
            }
        }
    }
}

// TS-6.5: the cards next to the pawn are those that steps lead to.
#[test]
fn steps_are_about_the_cards_they_lead_to() {
    let game = begin("book-w1", 4);
    let board = board(&*game, Lang::En);
    for choice in game.choices(PLAYER) {
        let about: Vec<&Thing> = (0..)
            .zip(board.things())
            .filter(|(thing, _)| board.concerns(*thing, &choice.text))
            .map(|(_, thing)| thing)
            .collect();
        let [thing] = about[..] else {
            panic!("{}: {about:?}", choice.text);
        };
        let label = Locale::in_words(Lang::En).say(&choice.label);
        assert!(label.ends_with(&thing.name), "{label}: {}", thing.name);
    }
}

// TS-4.73: what the board foretells of a turn without cards is what happens.
#[test]
fn the_hits_a_fight_foretells_are_those_that_come() {
    let game = until("book-w1", |view| view.question == Question::Open);
    let expected = {
        let view = view(&*game);
        let fight = view.fight.expect("a fight");
        u16::from(fight.now[1]).saturating_sub(view.tracks.defense)
    };
    let text = board(&*game, Lang::En).lines().join("\n");
    assert!(text.contains(&format!(": {expected} hits.")), "{text}");
}
