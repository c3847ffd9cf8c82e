//! Random play of generated sets and of the rule book's examples until everything there is has
//! been come by.

use crate::action::Action;
use crate::drafted::{drafts, examples, training};
use crate::journey::Journey;
use crate::obedience::{BOOK, hidden};
use kernel::{Evaluate, Game, Rng, Seat, Seed};
use laws::Trial;

/// Two moves of three by chance, the others as a player would who looks one move ahead.
fn partly_greedy(journey: &Journey, seat: Seat, legal: &[Action], rng: &mut Rng) -> Action {
    let chance = legal[rng.index(legal.len())];
    if rng.below(3) != 0 {
        return chance;
    }
    let worth = |&action: &Action| {
        let mut after = journey.clone();
        after.play_unchecked(seat, action, &mut ());
        after.evaluate(seat)
    };
    let best = legal.iter().map(|action| (worth(action), *action));
    best.max_by(|one, other| one.0.total_cmp(&other.0))
        .map_or(chance, |(_, action)| action)
}

// TS-4.9, TS-7.30: every decision point, timing and ending; DP-1 to DP-11 one by one in
// `landmarks.rs`. Examples have what no generated set prints: EF-10, XM-5, enemies that chance
// can beat.
#[test]
fn every_question_action_event_effect_condition_model_modifier_perk_and_ending_is_reached() {
    let mut setups = drafts(1_000..1_048);
    let heroes = ["book-f1", "book-f2", "book-f3", "book-f4"];
    setups.extend(examples(
        &heroes,
        &["book-foes", "book-halls", "book-moods"],
    ));
    setups.push(training("book-f4"));
    let coverage = laws::cover::<Journey>(&Trial {
        closely: 5_000,
        hidden,
        rule_book: BOOK,
        max_moves: 50_000,
        max_games: 3_000,
        policy: partly_greedy,
        seed: Seed::from(7),
        ..Trial::new(&setups)
    });
    println!("{coverage}{:?}", coverage.verdict);
}
