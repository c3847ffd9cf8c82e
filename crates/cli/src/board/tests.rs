//! Boards as text, in every game and language.

use super::*;
use bots::BotKind;
use catalog::Table;
use kernel::{Lang, Options, Seat, Seed, Turn};

/// Shows a game every few moves, until it is over.
fn along_a_game(game: &str, seats: usize, mut check: impl FnMut(&dyn Match)) {
    let title = catalog::title(game).expect("a known game");
    let table = Table {
        options: title.seated(Options::new(), seats),
        cards: None,
    };
    let mut game = title
        .begin(&table, Seed::from(6))
        .expect("a possible setup");
    for i in 0.. {
        if i % 7 == 0 {
            check(&*game);
        }
        match game.turn() {
            Turn::Choose(seats) => {
                let seat = seats.lowest().expect("somebody is asked");
                game.play_bot(seat, BotKind::Random);
            }
            Turn::Over(_) => break,
        }
    }
    check(&*game);
}

#[test]
fn plain_text_has_short_lines_and_every_message_in_every_language() {
    let games = [
        ("nature", 2),
        ("nature", 4),
        ("estro", 2),
        ("estro", 4),
        ("sovereign", 2),
        ("travelers", 1),
        ("duel", 2),
        ("leduc", 2),
        ("connect-four", 2),
    ];
    for lang in Lang::ALL {
        let locale = Locale::in_words(lang);
        for (game, seats) in games {
            along_a_game(game, seats, |game| {
                for eye in [
                    Eye::Public,
                    Eye::Seat(Seat::new(0)),
                    Eye::Seat(Seat::new(1)),
                ] {
                    let text = text(game, eye, &locale);
                    assert!(!text.trim().is_empty());
                    assert!(!text.contains("mazzo-"), "{text}");
                    for line in text.lines() {
                        assert!(fit::width(line) <= TEXT_COLUMNS, "{line}");
                    }
                }
            });
        }
    }
}

#[test]
fn the_rows_of_both_formations_are_labelled() {
    let locale = Locale::in_words(Lang::En);
    along_a_game("nature", 2, |game| {
        let text = text(game, Eye::Seat(Seat::new(1)), &locale);
        for label in [
            "Enemy Row I: 1 ",
            "Enemy Row III: 4 ",
            "You Row II: 2 ",
            "Hand:",
        ] {
            assert!(text.contains(label), "{label} in:\n{text}");
        }
    });
}

#[test]
fn everything_that_can_be_pointed_at_is_drawn_at_the_smallest_size() {
    let brush = Brush {
        palette: Palette::new(true),
        pointed: None,
    };
    let locale = Locale::in_words(Lang::It);
    for seats in [2, 4] {
        along_a_game("nature", seats, |game| {
            let board = of(game, Eye::Seat(Seat::new(0)), &locale);
            let height = board.height(80, u16::MAX);
            let area = Rect::new(0, 0, 80, height);
            let places = board.draw(area, &mut Buffer::empty(area), &brush);
            assert_eq!(places.len(), board.things().len());
            for (thing, place) in board.things().iter().zip(places) {
                // The line that counts the cards out of the game gives way to an attack.
                assert!(
                    !place.is_empty() || thing.name.contains("fuori"),
                    "{thing:?}"
                );
            }
        });
    }
}
