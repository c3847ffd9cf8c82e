//! Random games.

use catalog::{Line, Match, Table, title};
use kernel::{Options, Rng, Seed};

/// A game at its beginning.
pub fn begin(game: &str, options: &str, seed: u64) -> Box<dyn Match> {
    let options: Options = options.parse().expect("the options of a test are right");
    let table = Table {
        options,
        cards: None,
    };
    let title = title(game).expect("the game of a test exists");
    let begun = title.begin(&table, Seed::from(seed));
    begun.expect("the setup of a test is right")
}

/// Makes a random move for anybody who is asked; nothing once the game is over.
pub fn step(game: &mut dyn Match, rng: &mut Rng) -> Option<Vec<Line>> {
    let asked: Vec<_> = game.turn().waiting().into_iter().collect();
    let seat = *asked.get(rng.index(asked.len().max(1)))?;
    let choices = game.choices(seat);
    let choice = &choices[rng.index(choices.len())];
    Some(game.play(seat, &choice.text).expect("a choice is legal"))
}

/// How many games a test plays: `MAZZO_SOAK=20` plays twenty times as many.
pub fn games(usual: u64) -> u64 {
    let soak = std::env::var("MAZZO_SOAK").ok();
    usual * soak.and_then(|times| times.parse().ok()).unwrap_or(1)
}
