//! A table to try things at: positions as scenarios describe them, and moves in notation.

use kernel::{Eye, Game, Options, Seat, Seed, Setup, Told, merge_patch};
use nature::{Event, Nature, NatureSetup, NatureView};
use serde_json::Value;

/// The setup of these options, such as `seats=4 first=1`.
pub fn setup(options: &str) -> NatureSetup {
    let options: Options = options.parse().expect("options are key=value");
    NatureSetup::build(&options).expect("the options of a test are right")
}

/// The position right after setup, changed by this patch, as in a scenario.
pub fn given(setup: &NatureSetup, patch: Value) -> Nature {
    let opening = Nature::opening(setup, Seed::from(0));
    let mut saved = saved(&opening);
    merge_patch(&mut saved, &patch);
    let saved = serde_json::from_value(saved).expect("a patched position has its fields");
    let game = Nature::arrange(setup, saved, &patch).expect("the position is possible");
    game.check().expect("the invariants hold");
    game
}

/// The position as files hold it.
pub fn saved(game: &Nature) -> Value {
    serde_json::to_value(game.save()).expect("a position can be saved")
}

/// Seat 1 is the first.
pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// What a seat sees.
pub fn view(game: &Nature, number: usize) -> NatureView {
    game.view(Eye::Seat(seat(number)))
}

/// Plays moves such as `1 end`, and tells what happened in all of them.
pub fn play(game: &mut Nature, moves: &[&str]) -> Vec<Told<Event>> {
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
pub fn legal(game: &Nature, number: usize) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(seat(number), &mut actions);
    actions
        .into_iter()
        .map(|action| game.spell(action))
        .collect()
}

/// The number of the rule by which a move such as `1 draw` is refused.
pub fn refused(game: &Nature, text: &str) -> Option<&'static str> {
    let (number, action) = text.split_once(' ').expect("a seat and an action");
    let action = game.read(action).expect("an action in notation");
    let reason = game.refusal(number.parse().expect("a seat"), action)?;
    Some(kernel::Reason::rule(&reason))
}
