//! Screens of every frame, from views made by hand.

mod fixture;
mod played;

use super::*;
use crate::board::{Palette, TEXT_COLUMNS, fit};
use fixture::Fixture;
use kernel::Lang;

fn board(view: &EstroView, lang: Lang) -> EstroBoard {
    EstroBoard::new(view, &Locale::in_words(lang))
}

/// The lines of the board on a screen of this size, with a place for every thing.
fn drawn(board: &EstroBoard, width: u16, most: u16) -> (Vec<String>, Vec<Rect>) {
    let area = Rect::new(0, 0, width, board.height(width, most));
    let mut buffer = Buffer::empty(area);
    let brush = Brush {
        palette: Palette::new(true),
        pointed: None,
    };
    let places = board.draw(area, &mut buffer, &brush);
    let mut lines = Vec::new();
    for y in area.rows().map(|row| row.y) {
        let mut line = String::new();
        let mut skip = 0;
        for x in 0..area.width {
            let symbol = buffer[(x, y)].symbol();
            if skip == 0 {
                line.push_str(symbol);
                skip = fit::width(symbol);
            }
            skip = skip.saturating_sub(1);
        }
        lines.push(line.trim_end().to_owned());
    }
    (lines, places)
}

fn screen(view: &EstroView) -> String {
    drawn(&board(view, Lang::En), 80, 16).0.join("\n")
}

#[test]
fn every_frame_is_drawn_in_every_language_at_every_size() {
    for (name, view) in fixture::all() {
        for lang in Lang::ALL {
            let board = board(&view, lang);
            for (width, most) in [(80, 15), (80, 16), (83, 28), (136, 40), (80, u16::MAX)] {
                let (lines, places) = drawn(&board, width, most);
                assert!(lines.len() <= most.into());
                assert_eq!(places.len(), board.things().len());
                for (thing, place) in board.things().iter().zip(&places) {
                    assert!(!place.is_empty(), "{name} {lang} {width}x{most}: {thing:?}");
                }
            }
            for line in board.lines() {
                assert!(
                    !line.contains("mazzo-") && !line.contains("estro-"),
                    "{line}"
                );
            }
            for thing in board.things() {
                let said = format!("{} {}", thing.name, thing.state.join(" "));
                assert!(
                    !said.contains("mazzo-") && !said.contains("estro-"),
                    "{said}"
                );
            }
            assert!(
                fit::width(&board.status()) < TEXT_COLUMNS,
                "{}",
                board.status()
            );
        }
    }
}

#[test]
fn no_size_is_too_small() {
    for (_, view) in fixture::all() {
        let board = board(&view, Lang::ZhHant);
        for width in 0..40 {
            for most in 0..20 {
                drawn(&board, width, most);
            }
        }
    }
}

#[test]
fn a_card_shows_its_five_values_the_primary_one_marked_and_its_tot() {
    let view = Fixture::duel().up(1, "ozok", 1).up(2, "dartok", 2).view();
    let screen = screen(&view);
    assert!(
        screen.contains("#1 Ozok")
            && screen.contains("Ardo    ATK•16 DEF 19 HEL 13 DEX  5 MAP 19 TOT  72"),
        "{screen}"
    );
}

#[test]
fn face_down_cards_are_numbers_and_the_own_ones_have_their_name_in_brackets() {
    let view = Fixture::duel()
        .down(3, "ozok", 1)
        .down(7, "dartok", 2)
        .view();
    let screen = screen(&view);
    assert!(screen.contains("#3 (Ozok)"), "{screen}");
    assert!(
        screen.contains("#7") && !screen.contains("Dartok"),
        "{screen}"
    );
}

#[test]
fn twenty_five_cards_a_side_fit_with_name_and_tot() {
    let view = Fixture::duel()
        .crowd(25)
        .hand(&["ozok", "dartok", "kerdok"])
        .view();
    let board = board(&view, Lang::En);
    let (lines, _) = drawn(&board, 80, 16);
    let text = lines.join("\n");
    for card in &view.field {
        let name = card.card.expect("face-up").name.en;
        assert!(text.contains(name), "{name} in:\n{text}");
    }
}

#[test]
fn what_has_no_room_comes_into_sight_when_it_is_pointed_at() {
    let view = Fixture::duel().crowd(40).view();
    let board = board(&view, Lang::En);
    let area = Rect::new(0, 0, 80, board.height(80, 12));
    for (i, thing) in board.things().iter().enumerate() {
        let mut buffer = Buffer::empty(area);
        let brush = Brush {
            palette: Palette::new(false),
            pointed: Some(i),
        };
        let places = board.draw(area, &mut buffer, &brush);
        let reversed = places[i].positions().all(|at| {
            buffer[at]
                .modifier
                .contains(ratatui::style::Modifier::REVERSED)
        });
        assert!(reversed || thing.card.is_none(), "{thing:?}");
    }
}

#[test]
fn a_clash_shows_both_cards_dice_and_totals_as_far_as_they_are_known() {
    let fixture = Fixture::duel().up(1, "ozok", 1).up(2, "dartok", 2);
    let clash = screen(&fixture.attack(1, 2).view());
    assert!(
        clash.contains("Ozok #1 → Dartok #2 · dice 4 : 2 · TOT 77 : 68 · primary 21 : 22"),
        "{clash}"
    );
    assert!(
        clash.contains(">#1 Ozok") && clash.contains("!#2 Dartok"),
        "{clash}"
    );
}

#[test]
fn supports_stand_under_their_granito_with_its_shield() {
    let view = fixture::lucid();
    let screen = screen(&view);
    let granito = screen.find("15/140").expect("the shield");
    let support = screen.find('└').expect("the support");
    assert!(granito < support, "{screen}");
}

#[test]
fn a_chimera_goes_by_both_names_and_estri() {
    let screen = screen(&fixture::chimera());
    assert!(screen.contains("Ozok+"), "{screen}");
}

#[test]
fn values_that_are_hidden_are_the_printed_ones_and_nothing_is_marked_as_usable() {
    let view = Fixture::duel()
        .up(1, "ozok", 1)
        .mnemonic()
        .hand(&["dartok"])
        .view();
    let board = board(&view, Lang::En);
    let screen = drawn(&board, 80, 16).0.join("\n");
    assert!(screen.contains("ATK•16"), "{screen}");
    assert!(
        !screen.contains('*') && !board.status().contains("Round"),
        "{screen}"
    );
}

#[test]
fn what_a_colour_says_a_letter_or_a_name_says_too() {
    let view = Fixture::duel().crowd(12).view();
    let screen = screen(&view);
    for letter in ["A", "G", "R", "I", "M"] {
        assert!(
            screen.contains(&format!(" {letter}")),
            "{letter} in:\n{screen}"
        );
    }
}

#[test]
fn plain_text_lists_every_card_with_words_for_its_marks() {
    let view = fixture::marked();
    let text = board(&view, Lang::En).lines().join("\n");
    for words in [
        "has attacked",
        "cannot attack",
        "cannot be destroyed",
        "Your side:",
    ] {
        assert!(text.contains(words), "{words} in:\n{text}");
    }
}
