//! Screens of the battlefield, from views made by hand and from battles that were played.

mod fixture;
mod played;

use super::*;
use crate::board::{Palette, TEXT_COLUMNS, fit};
use fixture::Fixture;
use kernel::{Lang, Seat};

const SOUTH: Seat = Seat::new(0);
const NORTH: Seat = Seat::new(1);

fn board(fixture: &Fixture, lang: Lang) -> SovereignBoard {
    SovereignBoard::new(&fixture.view, &fixture.choices, &Locale::in_words(lang))
}

/// The lines of the board on a screen of this size, with a place for every thing.
fn drawn(
    board: &SovereignBoard,
    width: u16,
    most: u16,
    coloured: bool,
) -> (Vec<String>, Vec<Rect>) {
    let area = Rect::new(0, 0, width, board.height(width, most));
    let mut buffer = Buffer::empty(area);
    let brush = Brush {
        palette: Palette::new(coloured),
        pointed: None,
    };
    let places = board.draw(area, &mut buffer, &brush);
    (fixture::text_of(&buffer), places)
}

fn screen(fixture: &Fixture) -> String {
    drawn(&board(fixture, Lang::En), 80, 15, true).0.join("\n")
}

fn wide(fixture: &Fixture) -> String {
    drawn(&board(fixture, Lang::En), 136, 40, true).0.join("\n")
}

/// The bars between the zones stand in the same columns in every line of the battlefield.
fn assert_straight(lines: &[String], header: usize, rows: usize) {
    let bars = |line: &String| -> Vec<usize> {
        let mut columns = Vec::new();
        let mut column = 0;
        for letter in line.chars() {
            if letter == '│' {
                columns.push(column);
            }
            column += fit::width(&letter.to_string());
        }
        columns
    };
    let first = bars(&lines[header]);
    assert_eq!(first.len(), 6, "{}", lines[header]);
    for line in &lines[header..header + rows] {
        assert_eq!(bars(line), first, "{}", lines.join("\n"));
    }
}

#[test]
fn every_board_is_drawn_in_every_language_at_every_size() {
    for (name, fixture) in fixture::all() {
        for lang in Lang::ALL {
            let board = board(&fixture, lang);
            for (width, most) in [(80, 13), (80, 15), (83, 28), (100, 20), (136, 40)] {
                let (lines, places) = drawn(&board, width, most, true);
                assert!(lines.len() <= most.into(), "{name} {lang} {width}x{most}");
                let field = Plan::new(&board.model, width, lines.len() as u16);
                let above = match field.players {
                    plan::Players::Beside => 0,
                    plan::Players::Around([far, _]) => far,
                };
                let top = above + field.header;
                assert_straight(&lines, top.into(), (5 * field.row).into());
                assert_eq!(places.len(), board.things().len());
                for (thing, place) in board.things().iter().zip(&places) {
                    // A crowded board gives up the hand where even the list has little room.
                    assert!(
                        !place.is_empty() || most == 13,
                        "{name} {lang} {width}x{most}: {thing:?}\n{}",
                        lines.join("\n")
                    );
                }
            }
            let said = |text: &str| {
                assert!(
                    !text.contains("mazzo-") && !text.contains("sovereign-"),
                    "{text}"
                )
            };
            for line in board.lines() {
                said(&line);
            }
            for thing in board.things() {
                said(&thing.name);
                said(&thing.state.join(" "));
            }
            said(&board.status());
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
    for (_, fixture) in fixture::all() {
        let board = board(&fixture, Lang::ZhHant);
        for width in 0..60 {
            for most in 0..24 {
                drawn(&board, width, most, true);
            }
        }
    }
}

#[test]
fn the_own_side_is_below_and_south_is_for_whoever_watches() {
    let numbers = |fixture: &Fixture| -> String {
        let lines = drawn(&board(fixture, Lang::En), 80, 15, true).0;
        lines[1..11]
            .iter()
            .filter_map(|line| line.chars().next())
            .filter(char::is_ascii_digit)
            .collect()
    };
    assert_eq!(numbers(&Fixture::new().seen_by(Some(SOUTH))), "54321");
    assert_eq!(numbers(&Fixture::new().seen_by(Some(NORTH))), "12345");
    assert_eq!(numbers(&Fixture::new().seen_by(None)), "54321");
    let first = drawn(&board(&Fixture::new(), Lang::En), 80, 15, true)
        .0
        .remove(0);
    let letters: Vec<char> = first
        .chars()
        .take(50)
        .filter(char::is_ascii_uppercase)
        .collect();
    assert_eq!(letters, ['A', 'B', 'C', 'D', 'E']);
}

#[test]
fn a_haerian_shows_whose_it_is_its_force_and_its_damage() {
    let fixture = Fixture::new()
        .haerian("c2", "dawn-novice", SOUTH)
        .hurt(5, 2)
        .haerian("c4", "lantern-squire", NORTH);
    let screen = screen(&fixture);
    assert!(screen.contains("▲Dawn Nov"), "{screen}");
    assert!(screen.contains("3/5"), "{screen}");
    assert!(screen.contains("▼Lantern"), "{screen}");
    let other = self::screen(&fixture.clone().seen_by(Some(NORTH)));
    assert!(
        other.contains("▼Dawn Nov") && other.contains("▲Lantern"),
        "{other}"
    );
}

#[test]
fn what_a_haerian_can_do_is_marked() {
    let fixture = Fixture::new()
        .haerian("a1", "dawn-novice", SOUTH)
        .haerian("b1", "dawn-novice", SOUTH)
        .changed(|one| one.combats = 0)
        .haerian("c1", "dawn-novice", SOUTH)
        .changed(|one| (one.moves, one.combats) = (0, 0))
        .haerian("d1", "dawn-novice", SOUTH)
        .changed(|one| one.exhausted = true)
        .haerian("e1", "dawn-novice", SOUTH)
        .changed(|one| (one.exhausted, one.stunned) = (true, true))
        .haerian("a5", "dawn-novice", NORTH);
    let lines = drawn(&board(&fixture, Lang::En), 80, 15, true).0;
    let marks: Vec<&str> = lines[10]
        .split('│')
        .skip(1)
        .take(5)
        .map(|cell| cell.trim_end_matches(['▒', ' ']))
        .collect();
    assert_eq!(
        marks,
        ["1→×", "1→", "1-", "1~", "1≈"],
        "{}",
        lines.join("\n")
    );
    let far: Vec<&str> = lines[2]
        .split('│')
        .skip(1)
        .take(1)
        .map(|cell| cell.trim_end_matches(['▒', ' ']))
        .collect();
    assert_eq!(far, ["1"], "it is not their turn: {}", lines.join("\n"));
    let text = board(&fixture, Lang::En).lines().join("\n");
    for words in ["can only move", "cannot act", "exhausted", "stunned"] {
        assert!(text.contains(words), "{words} in:\n{text}");
    }
}

#[test]
fn a_building_shows_its_owner_and_durability_also_under_a_haerian() {
    let fixture = Fixture::new()
        .building("c3", "wayside-shrine", SOUTH)
        .haerian("c3", "dawn-novice", NORTH)
        .building("a2", "wayside-shrine", NORTH);
    let screen = screen(&fixture);
    assert!(screen.contains("⌂▲"), "{screen}");
    assert!(
        screen.contains("⌂Wayside") && screen.contains("▼4"),
        "{screen}"
    );
    let board = board(&fixture, Lang::En);
    let shrine = (board.things().iter())
        .find(|thing| thing.name == "Wayside Shrine (C3)")
        .expect("a thing");
    assert!(
        shrine.state.join(" ").contains("North controls it."),
        "{shrine:?}"
    );
}

#[test]
fn the_wall_is_seen_and_what_is_in_it_is_not() {
    let screen = screen(&Fixture::new());
    assert_eq!(screen.matches("▒▒▒▒▒▒▒▒▒").count(), 20, "{screen}");
    let known = self::screen(&Fixture::new().known_cover("b2", "sudden-blaze"));
    assert!(known.contains("▓Sudden"), "{known}");
    assert_eq!(known.matches("▒▒▒▒▒▒▒▒▒").count(), 19, "{known}");
}

#[test]
fn the_equipment_window_is_a_back_and_forth() {
    let opened = Fixture::fight(SOUTH, 0);
    let screen = screen(&opened);
    let at = screen
        .find("→   ▼ Lantern Squire (C4, Force 2)")
        .expect(&screen);
    assert!(
        screen[..at].contains("▲ Dawn Novice (C3, Force 1)"),
        "{screen}"
    );
    assert!(screen.contains(">  no Equipment · your word"), "{screen}");
    assert!(screen.contains("no Equipment · waits"), "{screen}");
    assert!(
        screen.contains("Dawn Nov>") || screen.contains("Dawn No>"),
        "{screen}"
    );

    let mut answered = Fixture::fight(NORTH, 0).equipment(SOUTH, "notched-cleaver", true);
    answered.view.players[0].equipment[0].wielded = true;
    let screen = self::screen(&answered);
    assert!(
        screen.contains("used +1 Notched Cleaver · waits"),
        "{screen}"
    );
    assert!(screen.contains(">  no Equipment · decides now"), "{screen}");
    let mut resolving = answered.clone();
    resolving.view.asked = sovereign::view::Asked::Phase;
    let screen = self::screen(&resolving);
    assert!(!screen.contains("decides now"), "{screen}");
    let passed = self::screen(&Fixture::fight(NORTH, 1));
    assert!(passed.contains("no Equipment · passed"), "{passed}");
    let text = board(&answered, Lang::En).lines().join("\n");
    assert!(
        text.contains("Dawn Novice (C3, Force 1) attacks Lantern Squire (C4, Force 2). South: used +1 Notched Cleaver · waits. North: no Equipment · decides now."),
        "{text}"
    );
}

#[test]
fn equipment_shows_its_bonus_and_whether_it_is_ready() {
    let fixture = Fixture::new()
        .equipment(SOUTH, "notched-cleaver", false)
        .equipment(NORTH, "notched-cleaver", true);
    let screen = wide(&fixture);
    assert!(screen.contains(" +1 Notched Cleaver"), "{screen}");
    assert!(screen.contains("(+1 Notched Cleaver)"), "{screen}");
}

#[test]
fn a_card_picked_up_is_shown_to_its_owner_alone() {
    let owner = Fixture::new().picked_up("sudden-blaze", "c2");
    assert!(
        screen(&owner).contains("Picked up on C2: *Sudden Blaze"),
        "{}",
        screen(&owner)
    );
    let mut other = owner.clone().seen_by(Some(NORTH));
    other.view.shown.clear();
    let shown = screen(&other);
    assert!(
        shown.contains("the face-down card on C2 is picked up"),
        "{shown}"
    );
    assert!(!shown.contains("Sudden Blaze"), "{shown}");
}

#[test]
fn players_show_crystals_piles_realms_classes_and_vocations() {
    let screen = wide(&Fixture::new().rich());
    for words in [
        ">▲ South (you)",
        "▼ North",
        "Acolyte",
        "W2/3 R0/1 voc 1",
        "hand 5 chron 35 wall 10",
        "realms 10+1 1/2",
        "afterlife 1 Sprout",
    ] {
        assert!(screen.contains(words), "{words} in:\n{screen}");
    }
}

#[test]
fn the_last_turns_are_announced() {
    let mut late = Fixture::new();
    late.view.turn = 99;
    assert_eq!(
        board(&late, Lang::En).status(),
        "Turn 99 · South (you) · Day"
    );
    late.view.turn = 112;
    assert_eq!(
        board(&late, Lang::En).status(),
        "Turn 112 of 120, then the larger wall wins · South (you) · Day"
    );
}

#[test]
fn the_hand_has_costs_even_where_names_are_cut() {
    let fixture = Fixture::new().hand(&[
        "dawn-novice",
        "dawn-novice",
        "lantern-squire",
        "sudden-blaze",
        "notched-cleaver",
        "wayside-shrine",
        "kaessa-flamebrand",
        "vanguard-berserker",
        "ember-rain",
    ]);
    let screen = screen(&fixture);
    for cost in [" W ×2", " 3RR", " 3R"] {
        assert!(screen.contains(cost), "{cost} in:\n{screen}");
    }
    let tight = drawn(&board(&fixture, Lang::En), 80, 12, true).0.join("\n");
    assert!(tight.contains("+"), "what has no room is counted: {tight}");
}

#[test]
fn what_can_be_chosen_is_marked() {
    let mut fixture = Fixture::new()
        .haerian("c4", "lantern-squire", NORTH)
        .hand(&["dawn-novice", "ember-rain"]);
    fixture.choices = [
        "haerian c4",
        "zone b3",
        "play ember-rain",
        "access dawn-novice",
    ]
    .map(str::to_owned)
    .to_vec();
    let screen = screen(&fixture);
    assert!(screen.contains("▼Lantern*"), "{screen}");
    assert!(screen.contains("B3      *"), "{screen}");
    assert!(
        screen.contains("*Ember Rain") && screen.contains(" Dawn Novice"),
        "{screen}"
    );
}

#[test]
fn nothing_needs_colour_to_be_read() {
    for (_, fixture) in fixture::all() {
        let board = board(&fixture, Lang::It);
        assert_eq!(drawn(&board, 80, 15, true), drawn(&board, 80, 15, false));
    }
}

#[test]
fn more_room_shows_whole_names_and_traits() {
    let fixture = Fixture::new()
        .haerian("c4", "vanguard-berserker", NORTH)
        .changed(|one| one.traits = vec![sovereign::effect::Trait::Swift]);
    let text = wide(&fixture);
    assert!(
        text.contains("Vanguard") && text.contains("Berserker") && text.contains("Swift"),
        "{text}"
    );
}

#[test]
fn what_has_no_room_comes_into_sight_when_it_is_pointed_at() {
    let fixture = fixture::crowded();
    let board = board(&fixture, Lang::En);
    let area = Rect::new(0, 0, 80, board.height(80, 13));
    for (i, thing) in board.things().iter().enumerate() {
        let mut buffer = Buffer::empty(area);
        let brush = Brush {
            palette: Palette::new(false),
            pointed: Some(i),
        };
        let places = board.draw(area, &mut buffer, &brush);
        let reversed = places[i].positions().all(|at| {
            let modifier = buffer[at].modifier;
            modifier.contains(ratatui::style::Modifier::REVERSED)
        });
        assert!(reversed, "{thing:?}");
    }
}
