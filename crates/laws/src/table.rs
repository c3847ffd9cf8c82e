//! A table to try things at: positions as scenarios sketch them, and moves in notation. For
//! tests of single rules; what does not fit fails the test.

use kernel::{Eye, Game, Options, Reason, Seat, Seed, Setup, Told, merge_patch};
use serde_json::Value;

/// The setup of these options, such as `mode=inferno first=1`.
pub fn setup<S: Setup>(options: &str) -> S {
    let options: Options = options.parse().expect("options are key=value");
    S::build(&options).expect("the options of a test are right")
}

/// The position right after setup, changed by this sketch, as in a scenario.
pub fn given<G: Game>(setup: &G::Setup, sketch: &Value) -> G {
    let mut saved = saved(&G::opening(setup, Seed::from(0)));
    merge_patch(&mut saved, sketch);
    let saved = serde_json::from_value(saved).expect("a sketched position has its fields");
    let game = G::arrange(setup, saved, sketch).expect("the position is possible");
    game.check().expect("the invariants hold");
    game
}

/// The position as files hold it.
pub fn saved(game: &impl Game) -> Value {
    serde_json::to_value(game.save()).expect("a position can be saved")
}

/// Seat 1 is the first.
pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// What a seat sees.
pub fn view<G: Game>(game: &G, number: usize) -> G::View {
    game.view(Eye::Seat(seat(number)))
}

/// Plays moves such as `1 end`, and tells what happened in all of them.
pub fn play<G: Game>(game: &mut G, moves: &[&str]) -> Vec<Told<G::Event>> {
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
pub fn legal(game: &impl Game, number: usize) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(seat(number), &mut actions);
    actions
        .into_iter()
        .map(|action| game.spell(action))
        .collect()
}

/// The number of the rule by which a move such as `1 draw` is refused.
pub fn refused(game: &impl Game, text: &str) -> Option<&'static str> {
    let (number, action) = text.split_once(' ').expect("a seat and an action");
    let action = game.read(action).expect("an action in notation");
    let reason = game.refusal(number.parse().expect("a seat"), action)?;
    Some(reason.rule())
}
