//! TS-8.42 to TS-8.44, from what is printed.

use super::{halves, worlds};
use std::collections::BTreeMap;
use travelers::{Condition, Effect, HalfCode, Letter, Sentence, World};

fn revealed(sentence: &Sentence) -> Option<HalfCode> {
    sentence.effects.iter().find_map(|effect| match effect {
        Effect::Reveal(target) => Some(*target),
        _ => None,
    })
}

/// Every reveal: on which half, by which sentence, of which half.
fn reveals(world: &World) -> Vec<(HalfCode, &Sentence, HalfCode)> {
    halves(world)
        .flat_map(|(code, half)| half.text.iter().map(move |sentence| (code, sentence)))
        .filter_map(|(code, sentence)| Some((code, sentence, revealed(sentence)?)))
        .collect()
}

// TS-8.44 (1), TS-6.24.
#[test]
fn every_half_b_is_revealed_by_exactly_one_sentence() {
    for world in worlds() {
        let mut count = BTreeMap::new();
        for (_, _, target) in reveals(&world) {
            *count.entry(target).or_insert(0) += 1;
        }
        let once: BTreeMap<_, _> = (1..=9).map(|card| (HalfCode::b(card), 1)).collect();
        assert_eq!(count, once);
    }
}

// TS-8.44 (2) and (3), TS-6.23.
#[test]
fn a_reveal_asks_for_the_half_it_turns_and_protects_what_that_half_has_to_do() {
    let mut protected = 0;
    for world in worlds() {
        let all = reveals(&world);
        for (from, sentence, target) in &all {
            let buried = HalfCode::a(target.card);
            let mut expected = Vec::new();
            if *from != buried {
                let work = all.iter().filter(|(from, _, _)| *from == buried);
                let first: Vec<_> = work
                    .map(|(_, _, turned)| HalfCode::a(turned.card))
                    .collect();
                if !first.is_empty() {
                    protected += 1;
                    expected.push(Condition::NotMapped(first));
                }
                expected.push(Condition::Mapped(buried));
            }
            let mut printed = sentence.when.clone();
            printed.retain(|condition| !matches!(condition, Condition::Letter(_)));
            assert_eq!(printed, expected, "{from} reveals {target}");
        }
    }
    assert!(protected > 100);
}

// TS-8.42.
#[test]
fn what_follows_an_offer_is_an_offer() {
    let mut offers = 0;
    for world in worlds() {
        for (code, half) in halves(&world) {
            let offered = half
                .text
                .iter()
                .position(|sentence| sentence.may && !sentence.effects.contains(&Effect::Leave));
            let Some(first) = offered else { continue };
            offers += 1;
            assert!(
                half.text[first..].iter().all(|sentence| sentence.may),
                "{code}"
            );
            let before = half.text[..first].iter();
            assert!(before.clone().all(|sentence| !sentence.may), "{code}");
        }
    }
    assert!(offers > 1000);
}

// TS-8.44 (5), TS-6.25: who leaves has revealed what nobody else will reveal.
#[test]
fn a_remove_after_a_reveal_that_may_not_happen_waits_for_it() {
    let mut waiting = 0;
    for world in worlds() {
        for (code, half) in halves(&world) {
            let mut pending = None;
            for sentence in &half.text {
                if let Some(target) = revealed(sentence) {
                    let guarded =
                        |condition: &Condition| matches!(condition, Condition::NotMapped(_));
                    let can_fail = sentence.may || sentence.when.iter().any(guarded);
                    pending = can_fail.then_some(target);
                }
                if sentence.effects == [Effect::RemoveThis] {
                    let theft = half.marks.is_some();
                    assert_eq!(code.letter == Letter::A, theft, "{code}");
                    let mut when = sentence.when.clone();
                    when.retain(|condition| !matches!(condition, Condition::Letter(_)));
                    let expected = pending.map(Condition::Mapped);
                    assert_eq!(when, Vec::from_iter(expected), "{code}");
                    waiting += usize::from(!when.is_empty());
                }
            }
        }
    }
    assert!(waiting > 20);
}

// TS-5.9: at most one "for 1 time" on a half, and never on what changes the map.
#[test]
fn a_half_has_at_most_one_sentence_for_one_time() {
    for world in worlds() {
        for (code, half) in halves(&world) {
            let once: Vec<_> = half.text.iter().filter(|sentence| sentence.once).collect();
            assert!(once.len() <= 1, "{code}");
            assert!(once.iter().all(|sentence| revealed(sentence).is_none()));
        }
    }
}
