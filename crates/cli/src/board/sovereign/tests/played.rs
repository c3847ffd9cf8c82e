//! Boards of whole battles.

use crate::board::{self, Brush, Palette, TEXT_COLUMNS, fit};
use bots::BotKind;
use catalog::{Locale, Match, Table};
use kernel::{Eye, Lang, Options, Seat, Seed, Turn};
use ratatui::{buffer::Buffer, layout::Rect};
use sovereign::SovereignView;
use sovereign::cards::CardSet;

/// Shows a battle every few moves, until it is over.
fn along_a_battle(seed: u64, mut check: impl FnMut(&dyn Match)) {
    let title = catalog::title("sovereign").expect("a known game");
    let table = Table {
        options: Options::new(),
        cards: None,
    };
    let mut game = title
        .begin(&table, Seed::from(seed))
        .expect("a possible setup");
    for i in 0.. {
        if i % 13 == 0 {
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

const EYES: [Eye; 3] = [
    Eye::Public,
    Eye::Seat(Seat::new(0)),
    Eye::Seat(Seat::new(1)),
];

/// The screen, the text and everything that can be read.
fn everything_on(board: &dyn board::Board) -> String {
    let brush = Brush {
        palette: Palette::new(true),
        pointed: None,
    };
    let mut all = board.lines();
    for (width, most) in [(80, 15), (136, 40)] {
        let area = Rect::new(0, 0, width, board.height(width, most));
        let mut buffer = Buffer::empty(area);
        board.draw(area, &mut buffer, &brush);
        all.extend(super::fixture::text_of(&buffer));
    }
    for thing in board.things() {
        all.push(thing.name.clone());
        all.extend(thing.state.clone());
        all.extend(thing.card.map(str::to_owned));
    }
    all.join("\n")
}

#[test]
fn everything_of_a_real_battle_can_be_pointed_at_and_read() {
    let brush = Brush {
        palette: Palette::new(true),
        pointed: None,
    };
    for (seed, lang) in (1..).zip(Lang::ALL) {
        let locale = Locale::in_words(lang);
        along_a_battle(seed, |game| {
            for eye in EYES {
                let board = board::of(game, eye, &locale);
                let area = Rect::new(0, 0, 80, board.height(80, 15));
                let places = board.draw(area, &mut Buffer::empty(area), &brush);
                assert_eq!(places.len(), board.things().len());
                for (thing, place) in board.things().iter().zip(places) {
                    assert!(!place.is_empty(), "{thing:?}");
                }
                let all = everything_on(&*board);
                assert!(
                    !all.contains("mazzo-") && !all.contains("sovereign-"),
                    "{all}"
                );
                for line in board::text(game, eye, &locale).lines() {
                    assert!(fit::width(line) <= TEXT_COLUMNS, "{line}");
                }
            }
        });
    }
}

#[test]
fn every_action_is_about_something_that_can_be_pointed_at() {
    let locale = Locale::in_words(Lang::En);
    let about_nothing = [
        "keep", "begin", "end", "pay", "pass", "activate", "mode", "accept", "decline", "done",
    ];
    for seed in 1..4 {
        along_a_battle(seed, |game| {
            for seat in game.turn().waiting() {
                let board = board::of(game, Eye::Seat(seat), &locale);
                for choice in game.choices(seat) {
                    let verb = choice.text.split(' ').next().unwrap_or_default();
                    let named = (0..board.things().len()).any(|i| board.concerns(i, &choice.text));
                    // A card of the opponent's hand has no place on the board.
                    let unseen = verb == "card" || verb == "crystal";
                    assert!(
                        named || unseen || about_nothing.contains(&verb),
                        "{}",
                        choice.text
                    );
                }
            }
        });
    }
}

/// A seat sees the names of no card but those that its view has.
#[test]
fn nothing_hidden_is_on_the_board() {
    let locale = Locale::in_words(Lang::En);
    for seed in 1..4 {
        along_a_battle(seed, |game| {
            for eye in EYES {
                let view = game
                    .view(eye)
                    .downcast::<SovereignView>()
                    .expect("its view");
                let seen = game.view_json(eye).to_string();
                assert_eq!(view.players.len(), 2);
                let all = everything_on(&*board::of(game, eye, &locale));
                for card in &CardSet::base().cards {
                    let known = seen.contains(&format!("\"{}\"", card.id));
                    let told = all.contains(card.name.en);
                    assert!(known || !told, "{eye:?} reads {}:\n{all}", card.id);
                }
            }
        });
    }
}
