//! Random play of the base set and of the tests' workshop until everything there is has been
//! come by.

use crate::action::Action;
use crate::{Battle, SovereignSetup};
use kernel::{Evaluate, Game, Options, Rng, Seat, Seed, Setup};
use laws::Trial;

const BOOK: &str = include_str!("../../../docs/rules/sovereign.md");
const WORKSHOP: &str = include_str!("../tests/rules/workshop.toml");

/// Half of the moves by chance, the others as a player would who looks one move ahead.
fn half_greedy(battle: &Battle, seat: Seat, legal: &[Action], rng: &mut Rng) -> Action {
    let chance = legal[rng.index(legal.len())];
    if rng.below(2) == 0 {
        return chance;
    }
    let worth = |&action: &Action| {
        let mut after = battle.clone();
        after.play_unchecked(seat, action, &mut ());
        after.evaluate(seat)
    };
    let best = legal.iter().map(|action| (worth(action), *action));
    best.max_by(|one, other| one.0.total_cmp(&other.0))
        .map_or(chance, |(_, action)| action)
}

fn random_decks() -> Options {
    Options::new()
        .with("deck1", "random")
        .with("deck2", "random")
}

fn workshop() -> SovereignSetup {
    SovereignSetup::build_with_cards(&random_decks(), "workshop.toml", WORKSHOP)
        .expect("a right set")
}

fn cover(setups: &[SovereignSetup]) {
    let coverage = laws::cover::<Battle>(&Trial {
        closely: 20_000,
        hidden: crate::obedience::hidden,
        rule_book: BOOK,
        max_moves: 20_000,
        max_games: 3_000,
        policy: half_greedy,
        seed: Seed::from(7),
        ..Trial::new(setups)
    });
    println!("{coverage}");
}

#[test]
fn every_card_trigger_template_action_and_question_of_the_base_set_is_reached() {
    let setups = [Options::new(), random_decks()];
    cover(&setups.map(|options| SovereignSetup::build(&options).expect("right options")));
}

#[test]
fn every_template_there_is_is_reached_with_cards_of_the_workshop() {
    cover(&[workshop()]);
}

/// Effects that the base set does not use keep their secrets and their files as well.
#[test]
fn battles_with_cards_of_the_workshop_obey_the_laws() {
    laws::obey::<Battle>(&Trial {
        games: 60,
        closely: 60,
        hidden: crate::obedience::hidden,
        rule_book: BOOK,
        max_moves: 20_000,
        policy: half_greedy,
        ..Trial::new(&[workshop()])
    });
}
