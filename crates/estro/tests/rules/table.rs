//! A table to try things at: positions as scenarios sketch them, and moves in notation.

use estro::{EstroSetup, EstroView, Event, Match};
use kernel::{Eye, Game, Options, Seat, Seed, Setup, Told, merge_patch};
use serde_json::Value;

/// The setup of these options, such as `mode=inferno first=1`.
pub fn setup(options: &str) -> EstroSetup {
    let options: Options = options.parse().expect("options are key=value");
    EstroSetup::build(&options).expect("the options of a test are right")
}

/// The position right after setup, changed by this sketch, as in a scenario.
pub fn given(setup: &EstroSetup, sketch: &Value) -> Match {
    let mut saved = saved(&Match::opening(setup, Seed::from(0)));
    merge_patch(&mut saved, sketch);
    let saved = serde_json::from_value(saved).expect("a sketched position has its fields");
    let game = Match::arrange(setup, saved, sketch).expect("the position is possible");
    game.check().expect("the invariants hold");
    game
}

/// The position as files hold it.
pub fn saved(game: &Match) -> Value {
    serde_json::to_value(game.save()).expect("a position can be saved")
}

/// Seat 1 is the first.
pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// What a seat sees.
pub fn view(game: &Match, number: usize) -> EstroView {
    game.view(Eye::Seat(seat(number)))
}

/// Plays moves such as `1 end`, and tells what happened in all of them.
pub fn play(game: &mut Match, moves: &[&str]) -> Vec<Told<Event>> {
    let mut told = Vec::new();
    for text in moves {
        let (number, action) = text.split_once(' ').expect("a seat and an action");
        let seat = number.parse().expect("a seat");
        let action = game.read(action).expect("an action in notation");
        if let Err(reason) = game.play(seat, action, &mut told) {
            panic!("'{text}' is refused: {reason:?}");
        }
        game.check().expect("the invariants hold");
    }
    told
}

/// What a seat may do, in notation.
pub fn legal(game: &Match, number: usize) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(seat(number), &mut actions);
    actions
        .into_iter()
        .map(|action| game.spell(action))
        .collect()
}
