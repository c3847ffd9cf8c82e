//! Random battles for tests to look at from decision to decision.

use crate::Battle;
use crate::cards::{CardId, CardSet, ClassId};
use crate::deck::Deck;
use crate::position::Standing;
use kernel::{Rng, Seed};

/// Any cards at all, so that effects meet that no legal deck brings together.
pub(crate) fn any_deck(set: &CardSet, rng: &mut Rng) -> Deck {
    let real: Vec<CardId> = (set.cards.iter())
        .filter(|card| !card.is_puppet())
        .map(|card| card.index)
        .collect();
    let mut card = || real[rng.index(real.len())];
    Deck {
        classes: (0..5).map(ClassId).collect(),
        chronicles: (0..50).map(|_| card()).collect(),
        realms: (0..6).map(|_| card()).collect(),
    }
}

/// Plays a random battle, and shows every position in which somebody decides, and the last.
pub(crate) fn journey(seed: u64, mut each: impl FnMut(&Battle, &mut Rng)) {
    let set = CardSet::base();
    let mut rng = Rng::new(Seed::from(seed));
    let decks = [any_deck(set, &mut rng), any_deck(set, &mut rng)];
    let mut battle = Battle::begin(set, [&decks[0], &decks[1]], Seed::from(seed));
    battle.run(&mut ());
    let mut options = Vec::new();
    while battle.standing == Standing::Open {
        each(&battle, &mut rng);
        let seat = battle.deciders().lowest().expect("somebody decides");
        options.clear();
        battle.each_option(seat, &mut |action| options.push(action));
        let action = options[rng.index(options.len())];
        battle.carry(seat, action, &mut ());
        battle.run(&mut ());
    }
    each(&battle, &mut rng);
}

/// How many battles a test plays: `GAMES` in the environment, else this.
pub(crate) fn games(usual: u64) -> u64 {
    let asked = std::env::var("GAMES").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(usual)
}
