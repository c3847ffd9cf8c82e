//! Sovereign under the laws, with ready decks and random ones.

use crate::{Battle, SovereignSetup};
use kernel::{Options, Seat, Seed, Setup};
use laws::Trial;

const BOOK: &str = include_str!("../../../docs/rules/sovereign.md");

fn setup(options: Options) -> SovereignSetup {
    SovereignSetup::build(&options).expect("the options of a test are right")
}

fn setups() -> Vec<SovereignSetup> {
    let random = || {
        Options::new()
            .with("deck1", "random")
            .with("deck2", "random")
    };
    vec![
        setup(Options::new()),
        setup(random()),
        setup(random().with("first", 2)),
        setup(
            Options::new()
                .with("deck1", "sealed-archive")
                .with("deck2", "rotting-garden"),
        ),
    ]
}

/// What a seat cannot know, as paths of the saved position.
pub(crate) fn hidden(_: &SovereignSetup, seat: Seat) -> Vec<String> {
    let other = crate::player::rival(seat);
    let mut paths = Vec::new();
    for player in [seat, other] {
        paths.push(format!("players.{player}.chronicles"));
        paths.push(format!("players.{player}.wall"));
    }
    paths.push(format!("players.{other}.hand"));
    paths.push(format!("players.{other}.realms"));
    paths.push(format!("players.{other}.aside"));
    paths
}

#[test]
fn sovereign_obeys_the_laws_with_ready_and_random_decks() {
    laws::obey::<Battle>(&Trial {
        games: 60,
        closely: 300,
        hidden,
        rule_book: BOOK,
        seed: Seed::from(1),
        max_moves: 20_000,
        ..Trial::new(&setups())
    });
}

#[test]
fn a_thousand_battles_of_each_setup_keep_their_invariants() {
    laws::wander::<Battle>(&Trial {
        games: 1_000,
        seed: Seed::from(3),
        max_moves: 20_000,
        ..Trial::new(&setups())
    });
}
