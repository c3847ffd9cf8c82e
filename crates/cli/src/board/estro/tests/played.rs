//! Boards of whole matches, in every frame and with every overlay and meta mode.

use crate::board::{self, Brush, Palette, TEXT_COLUMNS, fit};
use bots::BotKind;
use catalog::{Locale, Match, Table};
use kernel::{Eye, Lang, Options, Seat, Seed, Turn};
use ratatui::{buffer::Buffer, layout::Rect};

/// Together these have every mode.
const MODES: [&str; 7] = [
    "duel",
    "duel,lucid,luck",
    "duel,mnemonic,ambush",
    "inferno,dial,strategist",
    "single,chimera,rift",
    "conquest,luck,chimera",
    "bastion,rift",
];

/// Shows a match every few moves, until it is over.
fn along_a_match(mode: &str, mut check: impl FnMut(&dyn Match)) {
    let title = catalog::title("estro").expect("a known game");
    let table = Table {
        options: Options::new().with("mode", mode),
        cards: None,
    };
    let mut game = title
        .begin(&table, Seed::from(4))
        .expect("a possible setup");
    for i in 0.. {
        if i % 11 == 0 {
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
fn everything_on_the_field_of_a_real_match_can_be_pointed_at_and_read() {
    let brush = Brush {
        palette: Palette::new(true),
        pointed: None,
    };
    for (mode, lang) in MODES.into_iter().zip(Lang::ALL.into_iter().cycle()) {
        let locale = Locale::in_words(lang);
        along_a_match(mode, |game| {
            for eye in [Eye::Public, Eye::Seat(Seat::new(0))] {
                let board = board::of(game, eye, &locale);
                let area = Rect::new(0, 0, 80, board.height(80, 16));
                let places = board.draw(area, &mut Buffer::empty(area), &brush);
                assert_eq!(places.len(), board.things().len());
                for (thing, place) in board.things().iter().zip(places) {
                    assert!(!place.is_empty(), "{mode}: {thing:?}");
                    let said = thing.state.join(" ");
                    assert!(
                        !said.contains("mazzo-") && !said.contains("estro-"),
                        "{said}"
                    );
                }
                for line in board::text(game, eye, &locale).lines() {
                    assert!(fit::width(line) <= TEXT_COLUMNS, "{line}");
                }
            }
        });
    }
}

#[test]
fn every_card_that_an_action_names_can_be_pointed_at() {
    let locale = Locale::in_words(Lang::En);
    for mode in MODES {
        along_a_match(mode, |game| {
            for seat in game.turn().waiting() {
                let board = board::of(game, Eye::Seat(seat), &locale);
                let about_cards = |text: &str| {
                    let verb = text.split(' ').next().unwrap_or_default();
                    matches!(
                        verb,
                        "play" | "attack" | "flip" | "rift" | "strike" | "power"
                    )
                };
                for choice in game.choices(seat) {
                    let named = (0..board.things().len()).any(|i| board.concerns(i, &choice.text));
                    assert!(
                        named || !about_cards(&choice.text),
                        "{mode}: {}",
                        choice.text
                    );
                }
            }
        });
    }
}
