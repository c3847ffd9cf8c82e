//! A guess redraws what is hidden, all of it and nothing else, and shows the seat no difference.

use crate::Battle;
use crate::action::Action;
use crate::cards::Piece;
use crate::journeys::{games, journey};
use crate::pieces::Area;
use crate::places::SEATS;
use crate::player::rival;
use crate::position::Standing;
use crate::trigger::{Object, Pending};
use kernel::{Eye, Rng, Seat, Seed};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// One position in so many is looked at.
const CLOSELY: usize = 6;

fn guessed(battle: &Battle, seat: Seat, seed: u64) -> Battle {
    let mut guess = battle.clone();
    guess.redraw(seat, &mut Rng::new(Seed::from(seed)));
    guess
}

fn options(battle: &Battle, seat: Seat) -> Vec<Action> {
    let mut options = Vec::new();
    if battle.standing == Standing::Open {
        battle.each_option(seat, &mut |action| options.push(action));
    }
    options
}

fn differences(path: &str, ours: &Value, theirs: &Value, out: &mut BTreeSet<String>) {
    match (ours, theirs) {
        (Value::Object(a), Value::Object(b)) if path.matches('.').count() < 2 => {
            let keys: BTreeSet<&String> = a.keys().chain(b.keys()).collect();
            for key in keys {
                let [a, b] = [a, b].map(|map| map.get(key).unwrap_or(&Value::Null));
                let below = if path.is_empty() {
                    key.clone()
                } else {
                    format!("{path}.{key}")
                };
                differences(&below, a, b, out);
            }
        }
        _ if ours == theirs => {}
        _ => {
            out.insert(path.to_owned());
        }
    }
}

fn hidden_from(seat: Seat) -> Vec<String> {
    let other = rival(seat);
    let own = ["chronicles", "wall"].map(|list| format!("players.{seat}.{list}"));
    let theirs = ["hand", "chronicles", "wall", "realms", "aside"]
        .map(|list| format!("players.{other}.{list}"));
    own.into_iter()
        .chain(theirs)
        .chain([
            "rng".to_owned(),
            "rng.seed".to_owned(),
            "rng.drawn".to_owned(),
        ])
        .collect()
}

#[test]
fn a_guess_looks_the_same_to_the_seat_that_makes_it() {
    let mut searches = 0;
    for seed in 0..games(120) {
        journey(seed, |battle, rng| {
            for seat in SEATS {
                let searching = battle.area_shown_to(seat) == Some(Area::Chronicles(seat));
                searches += usize::from(searching);
                if searching || rng.index(CLOSELY) == 0 {
                    looks_the_same(battle, seat, u64::from(rng.next_u32()));
                }
            }
        });
    }
    assert!(searches > 0, "nobody searches the Chronicles");
}

fn looks_the_same(battle: &Battle, seat: Seat, seed: u64) {
    let guess = guessed(battle, seat, seed);
    for eye in [Eye::Seat(seat), Eye::Public] {
        assert_eq!(guess.build_view(eye), battle.build_view(eye), "{seat:?}");
    }
    assert_eq!(
        options(&guess, seat),
        options(battle, seat),
        "{seat:?} {battle:?}"
    );
    assert_eq!(guess.deciders(), battle.deciders());
    let sound = guess.check_invariants().and(guess.check_someone_can_act());
    sound.unwrap_or_else(|broken| panic!("{seat:?}: {}", broken.0));
    assert_eq!(
        SEATS.map(|s| guess.owned(s)),
        SEATS.map(|s| battle.owned(s))
    );
}

#[test]
fn a_guess_keeps_the_cards_that_waiting_triggers_are_of() {
    journey(11, |battle, rng| {
        for owner in SEATS {
            let Some(piece) = battle.next_card(owner) else {
                continue;
            };
            let mut waiting = battle.clone();
            let source = Object {
                piece,
                ..Object::NONE
            };
            let pushed = waiting.pending.push(Pending {
                source,
                ..Pending::default()
            });
            assert!(pushed.is_ok());
            for seat in SEATS {
                let guess = guessed(&waiting, seat, u64::from(rng.next_u32()));
                assert_eq!(guess.printed_of(piece), battle.printed_of(piece));
            }
        }
    });
}

#[test]
fn a_guess_changes_everything_hidden_and_nothing_else() {
    let mut changed = [BTreeSet::new(), BTreeSet::new()];
    for seed in 0..games(60) {
        journey(seed, |battle, rng| {
            if rng.index(CLOSELY) > 0 {
                return;
            }
            for seat in SEATS {
                let guess = guessed(battle, seat, u64::from(rng.next_u32()));
                let [ours, theirs] = [battle, &guess]
                    .map(|battle| serde_json::to_value(battle.to_saved()).expect("writable"));
                let mut found = BTreeSet::new();
                differences("", &ours, &theirs, &mut found);
                for path in &found {
                    assert!(
                        hidden_from(seat).contains(path),
                        "{seed}: {seat:?} guesses {path}"
                    );
                }
                assert!(
                    ours["rng"] != theirs["rng"],
                    "chance to come is guessed too"
                );
                changed[seat.index()].extend(found);
            }
        });
    }
    for seat in SEATS {
        for path in hidden_from(seat)
            .iter()
            .filter(|path| path.starts_with("players"))
        {
            assert!(
                changed[seat.index()].contains(path),
                "{seat:?} never guesses {path}"
            );
        }
    }
}

#[test]
fn the_same_chance_guesses_the_same() {
    journey(7, |battle, rng| {
        let seed = u64::from(rng.next_u32());
        for seat in SEATS {
            assert!(guessed(battle, seat, seed) == guessed(battle, seat, seed));
        }
    });
}

#[test]
fn a_guessed_deck_is_one_that_the_classes_allow() {
    for seed in 0..games(30) {
        journey(seed, |battle, rng| {
            if rng.index(CLOSELY) > 0 {
                return;
            }
            let seat = SEATS[rng.index(2)];
            let owner = rival(seat);
            let guess = guessed(battle, seat, u64::from(rng.next_u32()));
            let mut copies = BTreeMap::new();
            let mut drawn = BTreeSet::new();
            guess.each_place(&mut |piece, _| {
                let card = guess.card(piece);
                if guess.owner(piece) != owner || card.is_puppet() {
                    return;
                }
                *copies.entry(card.id).or_insert(0u8) += 1;
                if card.index == battle.printed_of(piece) {
                    return;
                }
                drawn.insert(card.id);
                assert!(
                    card.requires.is_met_by(guess.player(owner).classes),
                    "{}",
                    card.id
                );
                let realms = [Area::RealmsDown(owner), Area::Hand(owner)];
                let there = realms
                    .into_iter()
                    .any(|area| guess.piles.is_in(piece, area));
                assert!(
                    !card.glimmer || there,
                    "{seed}: {} is a Glimmer card",
                    card.id
                );
            });
            for id in drawn {
                let card = guess.set.find(id).expect("a card of the set");
                let seen = (0..battle.states.len() as u8).map(Piece).filter(|&piece| {
                    !battle.piles.is_in(piece, Area::Unborn)
                        && battle.owner(piece) == owner
                        && battle.card(piece).id == id
                        && guess.card(piece).id == id
                });
                // Cards that stayed may be more than a deck may hold: these decks are any cards.
                let most = usize::from(card.copy_limit()).max(seen.count());
                assert!(
                    usize::from(copies[id]) <= most,
                    "{seed}: {} of {id}",
                    copies[id]
                );
            }
        });
    }
}

#[test]
fn a_face_down_card_is_shown_to_those_who_know_it_only() {
    let (mut known, mut unknown) = (0, 0);
    for seed in 0..40 {
        journey(seed, |battle, _| {
            for seat in SEATS {
                let view = battle.build_view(Eye::Seat(seat));
                for cover in &view.covers {
                    let piece = battle.covers[cover.zone.index()];
                    let knows = battle.state(piece).known_to(seat);
                    assert_eq!(cover.card.is_some(), knows);
                    known += usize::from(knows);
                    unknown += usize::from(!knows);
                }
                assert!(view.players[rival(seat).index()].hand.is_none());
                assert!(view.players[rival(seat).index()].realms.is_none());
            }
            let public = battle.build_view(Eye::Public);
            assert!(public.covers.iter().all(|cover| cover.card.is_none()));
            assert!(public.shown.is_empty());
            for player in &public.players {
                assert!(player.hand.is_none() && player.known_hand.is_empty());
            }
        });
    }
    assert!(known > 0 && unknown > 0, "{known} known, {unknown} not");
}
