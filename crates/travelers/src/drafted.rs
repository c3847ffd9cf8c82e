//! Generated sets for tests, drawn but not proven: a proof takes seconds, and the rules must
//! hold in sets that nobody can win as well.

use crate::code::{GENERATOR_VERSION, SetCode};
use crate::generate;
use crate::publish::{a_won_game, keep};
use crate::set::{AdventureKind, CardSet};
use crate::setup::TravelersSetup;
use kernel::{Options, Record, Setup};

/// The first draft of a set that is fit; no draft takes as many attempts as a publication.
const ATTEMPTS: u32 = 48;

/// The rule options that drafts are played with, in turn (TS-0.3).
const RULES: [&str; 5] = [
    "marks=persistent",
    "marks=fresh strain-cost=0",
    "marks=off scoring=off",
    "hero-boxes=2 plan-undo=off",
    "hero-boxes=6 strain-cost=0 scoring=off",
];

/// The set of a seed word, as its first fit draft.
pub(crate) fn draft(word: &str) -> CardSet {
    let code: SetCode = word.parse().expect("a word is a seed");
    let rotation = generate::rotation(code);
    let seed = code.to_string();
    let adventure = (0..ATTEMPTS).find_map(|attempt| match rotation.kind {
        AdventureKind::World => generate::world(&seed, attempt).ok(),
        AdventureKind::Dungeon => generate::dungeon(&seed, attempt).ok(),
    });
    CardSet {
        generator: GENERATOR_VERSION,
        code,
        hero: generate::sound_hero(&seed, rotation.class, 0),
        adventure: adventure.expect("an attempt is fit"),
    }
}

/// Setups with drafts, each with its own hero in its own adventure. They are kept as if they
/// were published, so that records of their games can be replayed.
pub(crate) fn drafts(numbers: impl IntoIterator<Item = usize>) -> Vec<TravelersSetup> {
    let setup = |number: usize| {
        let set = draft(&format!("draft {number}"));
        let rules = RULES[number % RULES.len()];
        let options: Options = rules.parse().expect("options are key=value");
        let options = options.with("hero", set.code);
        keep(set);
        TravelersSetup::build(&options).expect("a kept set can be played")
    };
    numbers.into_iter().map(setup).collect()
}

/// Games that were won, with those of these drafts that a hero soon wins.
pub(crate) fn won_games(numbers: impl IntoIterator<Item = usize>) -> Vec<Record> {
    let won = |number: usize| {
        let set = draft(&format!("draft {number}"));
        keep(set.clone());
        a_won_game(&set)
    };
    numbers.into_iter().filter_map(won).collect()
}

/// Setups with examples of the rule book: each adventure with each of these heroes.
pub(crate) fn examples(heroes: &[&str], adventures: &[&str]) -> Vec<TravelersSetup> {
    let pairs =
        (adventures.iter()).flat_map(|adventure| heroes.iter().map(move |hero| (hero, adventure)));
    pairs
        .map(|(hero, adventure)| {
            let options = Options::new()
                .with("hero", hero)
                .with("adventure", adventure);
            TravelersSetup::build(&options).expect("an example can be played")
        })
        .collect()
}

/// Training of a hero (TS-3.7).
pub(crate) fn training(hero: &str) -> TravelersSetup {
    let options = Options::new().with("hero", hero).with("mode", "training");
    TravelersSetup::build(&options).expect("an example can be trained")
}
