//! The rules of Connect Four.

use crate::board::{ONE, TWO, legal, play, refused, result};
use kernel::{Eye, Game, Reason};
use samples::connect_four::view::CellView;
use samples::connect_four::{ConnectFourReason, End, SavedConnectFour};
use samples::{ConnectFour, Plain};
use serde_json::json;

fn new_game() -> ConnectFour {
    ConnectFour::new(&Plain, 1.into())
}

fn restored(board: [&str; 6]) -> Result<ConnectFour, String> {
    let saved: SavedConnectFour =
        serde_json::from_value(json!({ "board": board, "conceded": null })).unwrap();
    ConnectFour::restore(&Plain, saved).map_err(|broken| broken.0)
}

#[test]
fn a_disc_falls_to_the_lowest_free_cell() {
    let mut game = new_game();
    play(&mut game, &["1 drop 4", "2 drop 4", "1 drop 5"]);
    let expected = [
        ".......", ".......", ".......", ".......", "...o...", "...xx..",
    ];
    assert_eq!(Ok(game), restored(expected));
}

#[test]
fn players_take_turns() {
    let mut game = new_game();
    let reason = refused(&game, "2 drop 1").unwrap();
    assert_eq!(
        (reason.rule(), reason),
        ("C4-1", ConnectFourReason::NotYourTurn)
    );
    play(&mut game, &["1 drop 1"]);
    assert_eq!(
        refused(&game, "1 drop 1"),
        Some(ConnectFourReason::NotYourTurn)
    );
    assert_eq!((legal(&game, ONE).len(), legal(&game, TWO).len()), (0, 7));
}

#[test]
fn a_full_column_takes_no_more_discs() {
    let mut game = new_game();
    play(
        &mut game,
        &[
            "1 drop 3", "2 drop 3", "1 drop 3", "2 drop 3", "1 drop 3", "2 drop 3",
        ],
    );
    assert_eq!(refused(&game, "1 drop 3").unwrap().rule(), "C4-3");
    assert!(!legal(&game, ONE).contains(&"drop 3".to_owned()));
}

fn wins(board: [&str; 6], winning: &str, cells: [(usize, u8); 4]) {
    let mut game = restored(board).unwrap();
    play(&mut game, &[winning]);
    let winner = winning[..1].parse().unwrap();
    let view = game.view(Eye::Public);
    assert_eq!(result(&game).as_deref(), Some(&winning[..1]), "{board:?}");
    assert_eq!(view.end, Some(End::Line(winner)));
    let found: Vec<_> = view
        .line
        .iter()
        .map(|cell: &CellView| (cell.column.number(), cell.row))
        .collect();
    assert_eq!(found, cells);
    assert_eq!(refused(&game, "1 drop 7").unwrap().rule(), "C4-7");
}

#[test]
fn four_across_win() {
    let board = [
        ".......", ".......", ".......", ".......", "...ooo.", "...xxx.",
    ];
    wins(board, "1 drop 7", [(4, 0), (5, 0), (6, 0), (7, 0)]);
}

#[test]
fn four_upwards_win() {
    let board = [
        ".......", ".......", ".......", "x.....o", "x.....o", "x.x...o",
    ];
    wins(board, "2 drop 7", [(7, 0), (7, 1), (7, 2), (7, 3)]);
}

#[test]
fn four_aslant_win_either_way() {
    let rising = [
        ".......", ".......", ".......", "..xo...", ".xox...", "xoxo..o",
    ];
    wins(rising, "1 drop 4", [(1, 0), (2, 1), (3, 2), (4, 3)]);
    let falling = [
        ".......", ".......", ".......", "...ox..", "...xox.", "o..oxox",
    ];
    wins(falling, "1 drop 4", [(7, 0), (6, 1), (5, 2), (4, 3)]);
}

#[test]
fn a_line_does_not_run_over_the_edge() {
    let board = [
        ".......", ".......", ".......", ".......", "x......", "ooo.xxx",
    ];
    assert_eq!(result(&restored(board).unwrap()), None);
}

#[test]
fn a_full_board_without_a_line_is_a_draw() {
    let board = [
        "xxo.xxo", "oxoxoxo", "xoxoxox", "xoxoxox", "oxoxoxo", "oxoxoxo",
    ];
    let mut game = restored(board).unwrap();
    play(&mut game, &["2 drop 4"]);
    assert_eq!(
        (result(&game).as_deref(), game.view(Eye::Public).end),
        (Some("draw"), Some(End::Full))
    );
}

#[test]
fn impossible_boards_are_refused() {
    let empty = ".......";
    for (board, why) in [
        ([empty, empty, empty, empty, "x......", empty], "in the air"),
        ([empty, empty, empty, empty, empty, "xx....."], "take turns"),
        (
            [empty, empty, empty, empty, "oooo...", "xxxx..."],
            "went on",
        ),
        ([empty, empty, empty, empty, empty, "q......"], "'x' or 'o'"),
        ([empty, empty, empty, empty, empty, "......"], "7 cells"),
    ] {
        let found = restored(board).unwrap_err();
        assert!(found.contains(why), "{found}");
    }
}
