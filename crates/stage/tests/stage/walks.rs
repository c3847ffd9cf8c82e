//! Random games, checked move by move.

use crate::checks::{Checker, check_cue, scene_of};
use crate::playing::{begin, games, step};
use catalog::Locale;
use kernel::{Eye, Lang, Rng, Seat, Seed};
use stage::Stage;
use std::collections::BTreeSet;

const NAMES: [&str; 4] = ["Ann", "Ben", "Cem", "Dag"];

/// Longer games repeat themselves.
const LONGEST: usize = 1_500;

/// Every so many moves all eyes are checked, else only those that are asked.
const ALL_EYES: usize = 9;

fn walk(game: &str, options: &str, count: u64) -> BTreeSet<String> {
    let mut verbs = BTreeSet::new();
    let named = |lang| Locale::new(lang).among(NAMES.map(str::to_owned));
    let checkers = Lang::ALL.map(|lang| Checker::new(game, named(lang)));
    for seed in 0..games(count) {
        let checker = &checkers[seed as usize % checkers.len()];
        let mut game = begin(game, options, seed);
        let mut rng = Rng::new(Seed::from(seed));
        for count in 0..LONGEST {
            let seats = Seat::all(game.seats());
            let asked = game.turn().waiting();
            for seat in seats.filter(|&seat| count % ALL_EYES == 0 || asked.contains(seat)) {
                checker.check(&*game, Eye::Seat(seat));
                let choices = game.choices(seat).into_iter();
                verbs.extend(
                    choices.filter_map(|one| one.text.split(' ').next().map(str::to_owned)),
                );
            }
            if count % ALL_EYES == 0 {
                checker.check(&*game, Eye::Public);
            }
            let Some(lines) = step(&mut *game, &mut rng) else {
                break;
            };
            let scene = scene_of(&Stage::of(&*game, Eye::Public), &checker.locale);
            for line in &lines {
                checker.check_words(&checker.locale.say(&line.phrase));
            }
            let cue = |line| stage::cue(line, &checker.locale);
            for cue in lines.iter().filter_map(cue) {
                check_cue(&scene, &cue);
            }
        }
    }
    verbs
}

#[test]
fn two_seats_of_nature() {
    let verbs = walk("nature", "seats=2", 15);
    // The walk is worth nothing if it leads past what there is to do.
    for verb in [
        "sage", "warriors", "dawn", "summon", "attack", "swap", "buy", "move", "take",
    ] {
        assert!(verbs.contains(verb), "nobody could {verb}");
    }
}

#[test]
fn four_seats_of_nature() {
    walk("nature", "seats=4 turn-limit=40", 6);
}

#[test]
fn the_duel() {
    let verbs: Vec<_> = walk("duel", "", 60).into_iter().collect();
    assert_eq!(verbs, ["attack", "pass", "play"]);
}
