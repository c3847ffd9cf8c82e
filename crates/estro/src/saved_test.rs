//! What is saved is what comes back, at every step of games in every mode.

use crate::mode::Modes;
use crate::{EstroSetup, Match};
use kernel::{Eye, Game, Options, Rng, Seat, Seed, Setup};

const MOVES: usize = 250;

fn setups() -> Vec<EstroSetup> {
    let mut setups = Vec::new();
    for modes in Modes::pairs() {
        for &seats in modes.frame.seat_counts() {
            for format in ["random", "chosen"] {
                let options = Options::new()
                    .with("mode", modes)
                    .with("seats", seats)
                    .with("format", format);
                setups.extend(EstroSetup::build(&options));
            }
        }
    }
    setups
}

fn round_trip(setup: &EstroSetup, game: &Match) -> Match {
    let text = serde_json::to_string(&game.save()).expect("a match can be written");
    let saved = serde_json::from_str(&text).expect("what was written can be read");
    Match::restore(setup, saved).unwrap_or_else(|broken| panic!("{broken}\n{text}"))
}

#[test]
fn what_is_saved_comes_back_at_every_step() {
    for (seed, setup) in setups().iter().enumerate() {
        play_and_restore(setup, seed as u64);
    }
}

fn play_and_restore(setup: &EstroSetup, seed: u64) {
    let mut scratch = Vec::new();
    let mut rng = Rng::new(Seed::from(seed).child(1));
    let mut game = Match::new(setup, Seed::from(seed));
    for step in 0..MOVES {
        let here = format!("{} seed {seed}, step {step}", setup.options());
        if let Err(broken) = game.check() {
            panic!("{here}: {broken}\n{game:?}");
        }
        let back = round_trip(setup, &game);
        assert!(back == game, "{here}:\n{game:?}\n{back:?}");
        for seat in Seat::all(game.seats()) {
            serde_json::to_string(&game.view(Eye::Seat(seat))).expect("a view can be written");
        }
        let waiting: Vec<Seat> = game.turn().waiting().into_iter().collect();
        if waiting.is_empty() {
            return;
        }
        let seat = waiting[rng.index(waiting.len())];
        let action = game.pick(seat, &mut rng, &mut scratch);
        game.play_unchecked(seat, action, &mut ());
    }
}
