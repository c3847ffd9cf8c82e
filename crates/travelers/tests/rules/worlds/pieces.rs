//! TS-8.40 and TS-8.41: which pieces a World has and what they do.

use super::{halves, subject, worlds};
use std::collections::{BTreeMap, BTreeSet};
use travelers::{Effect, HalfCode, Letter, Sentence, World, WorldHalf};

/// What a half does in a word each; the other half of its card is `own`, the ending `1B`.
fn deeds(world: &World, code: HalfCode) -> String {
    let half = world.half(code);
    let words = half.text.iter().map(|sentence| word(world, code, sentence));
    let mut words: Vec<String> = words.collect();
    if let Some(enemy) = &half.enemy {
        let closed = if enemy.slots.attack { "" } else { " closed" };
        let fight = format!("{:?}{closed}", enemy.tier);
        words
            .iter_mut()
            .for_each(|word| *word = word.replace("Fight", &fight));
    }
    words.join(", ")
}

fn word(world: &World, code: HalfCode, sentence: &Sentence) -> String {
    let may = if sentence.may { "may " } else { "" };
    let effect = match sentence.effects[0] {
        Effect::Reveal(target) if target.card == code.card => "reveal own".to_owned(),
        Effect::Reveal(target) => format!("reveal {}", subject(world.half(target))),
        Effect::Gain { .. } => "loot".to_owned(),
        Effect::RemoveThis => "remove".to_owned(),
        effect => {
            let name = format!("{effect:?}");
            let end = name.find(|letter: char| !letter.is_alphabetic());
            name[..end.unwrap_or(name.len())].to_owned()
        }
    };
    format!("{may}{effect}")
}

/// What the halves about each subject do, in all Worlds; free reveals are written `reveal *`.
fn all_deeds() -> BTreeMap<String, BTreeSet<String>> {
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for world in worlds() {
        for (code, half) in halves(&world) {
            let mut text = deeds(&world, code);
            if has_free_reveal(half) {
                text = free(&text);
            }
            let name = format!("{:?} {}", code.letter, subject(half));
            all.entry(name).or_default().insert(text);
        }
    }
    all
}

fn has_free_reveal(half: &WorldHalf) -> bool {
    let fixed = [
        "bounty",
        "technique",
        "theft",
        "hostage",
        "key",
        "curse",
        "villain",
        "lieutenant",
    ];
    !fixed.iter().any(|name| subject(half).starts_with(name))
}

fn free(text: &str) -> String {
    let words = text.split(", ").map(|word| match word.find("reveal ") {
        Some(at) => format!("{}reveal *", &word[..at]),
        None => word.to_owned(),
    });
    words.collect::<Vec<_>>().join(", ")
}

fn check(all: &BTreeMap<String, BTreeSet<String>>, name: &str, expected: &[&str]) {
    let expected: BTreeSet<String> = expected.iter().map(|text| (*text).to_owned()).collect();
    assert_eq!(all.get(name), Some(&expected), "{name}");
}

// TS-8.41: WM-1 to WM-5 (TS-3.10: the villain's defeat reveals the ending).
#[test]
fn main_quests_do_what_the_table_says() {
    let all = all_deeds();
    for quest in ["hunt", "key", "lieutenant", "forms", "curse"] {
        check(&all, &format!("A main-{quest}"), &[""]);
        check(&all, &format!("B main-{quest}"), &["Win"]);
    }
    check(&all, "B key", &["reveal villain Boss"]);
    check(&all, "B curse", &["Curse, reveal villain Boss, remove"]);
    check(&all, "B lieutenant T3", &["T3 closed, remove"]);
    check(&all, "A villain T4", &["T4 closed, reveal own"]);
    let end = |quest: &str| format!("Boss, reveal main-{quest}, remove");
    let villains = [
        end("hunt"),
        end("key"),
        end("curse"),
        format!("Blank, {}", end("lieutenant")),
        "Boss, reveal main-forms".to_owned(),
    ];
    check(
        &all,
        "B villain Boss",
        &villains.each_ref().map(|text| text.as_str()),
    );
}

// TS-8.41: WS-1 to WS-7, EF-35 before every lock and trap.
#[test]
fn side_quests_do_what_the_table_says() {
    let all = all_deeds();
    check(&all, "A bounty", &["T3, reveal own"]);
    check(&all, "B technique", &["T3 closed, reveal guardian"]);
    check(&all, "B guardian", &["T4 closed, TakeHeroCard"]);
    let theft = "FillMark, reveal own, reveal thief, remove";
    check(&all, "A theft", &[theft]);
    check(&all, "B thief", &["T2, remove", "T3, may Heal, may remove"]);
    check(&all, "B chest", &["may Leave, Lock closed, loot, remove"]);
    check(&all, "B trap", &["may Leave, Trap closed, loot, remove"]);
    check(&all, "B forge", &["may Forge"]);
    check(&all, "A hostage", &["T3 closed, reveal own"]);
    check(&all, "B helper", &["may Helper, may remove"]);
    check(&all, "B healer", &["may Heal, may remove"]);
}

// TS-8.41: WL-1 to WL-3, WV-1 to WV-10. TS-8.43: a free reveal without candidate is left out.
#[test]
fn events_do_what_the_table_says() {
    let all = all_deeds();
    let both = |event: &str| {
        let may = if event.starts_with("may") { "may " } else { "" };
        [
            format!("{event}, {may}reveal *, {may}remove"),
            format!("{event}, {may}remove"),
        ]
    };
    let on_b = |name: &str, event: &str| {
        let texts = both(event);
        check(&all, &format!("B {name}"), &[&texts[0], &texts[1]]);
    };
    let on_a = |name: &str, event: &str| {
        let may = if event.starts_with("may") { "may " } else { "" };
        let with = format!("{event}, {may}reveal *");
        check(&all, &format!("A {name}"), &[&with, event]);
    };
    on_b("challenge", "Challenge");
    on_b("ritual", "may Ritual");
    let events = [
        ("swap", "may Swap"),
        ("recover", "may Recover"),
        ("weakness", "Weakness"),
        ("camp", "may Camp"),
        ("migration", "may Migration"),
        ("observatory", "may Observatory"),
        ("gamble", "may Gamble"),
        ("sacrifice", "may Sacrifice"),
    ];
    for (name, event) in events {
        on_a(name, event);
        on_b(name, event);
    }
    check(&all, "A trade", &["may Trade"]);
    check(&all, "B trade", &["may Trade, may remove"]);
    check(&all, "A quiet", &["", "reveal *"]);
    check(&all, "B quiet", &["remove", "reveal *, remove"]);
}

// TS-8.41: WE-1 to WE-6.
#[test]
fn wandering_enemies_do_what_the_table_says() {
    let all = all_deeds();
    check(&all, "A foe T1", &["T1 closed", "T1 closed, reveal *"]);
    for tier in ["T2", "T3", "T4", "T5"] {
        let revealing = format!("{tier}, reveal *");
        if tier <= "T3" {
            check(&all, &format!("A foe {tier}"), &[tier, &revealing]);
        }
        check(&all, &format!("B foe {tier}"), &[tier, &revealing]);
    }
    let foes = all.keys().filter(|name| name.contains("foe"));
    assert_eq!(foes.count(), 7, "no other tier and no other side");
}

// TS-8.40, G-30, TS-1.2, TS-2.6: 18 halves of nine cards.
#[test]
fn a_world_has_the_mix_of_the_rule() {
    let of = |names: &[&str], mix: &[(Letter, String)]| {
        let named = mix
            .iter()
            .filter(|(_, name)| names.contains(&name.as_str()));
        named.count()
    };
    let sides = [
        "bounty",
        "technique",
        "theft",
        "chest",
        "trap",
        "forge",
        "hostage",
    ];
    let middle = [
        "trade",
        "swap",
        "recover",
        "quiet",
        "weakness",
        "camp",
        "migration",
        "observatory",
        "gamble",
        "sacrifice",
    ];
    for world in worlds() {
        let mix: Vec<(Letter, String)> = halves(&world)
            .map(|(code, half)| (code.letter, subject(half)))
            .collect();
        assert_eq!(mix.len(), 18);
        let mains = mix.iter().filter(|(_, name)| name.starts_with("main-"));
        assert_eq!(mains.count(), 2, "one main quest: its start and its ending");
        assert_eq!(of(&["villain Boss"], &mix), 1);
        assert_eq!(of(&sides, &mix), 1);
        let under_bounty = of(&["bounty"], &mix);
        let late = of(&["healer", "challenge", "ritual"], &mix) - under_bounty;
        assert_eq!(late, 2);
        assert!((4..=7).contains(&of(&middle, &mix)));
        assert!(of(&["foe T1"], &mix) >= 1 && of(&["foe T2"], &mix) >= 1);
        assert!(of(&["foe T3"], &mix) >= 1 && of(&["foe T4"], &mix) >= 1);
        assert!(of(&["foe T5"], &mix) >= 1);
    }
}

// TS-5.62: the track of the theft, and nothing else is marked.
#[test]
fn only_a_theft_is_marked() {
    for world in worlds() {
        for (_, half) in halves(&world) {
            assert_eq!(half.marks.is_some(), subject(half) == "theft");
            let Some(marks) = &half.marks else { continue };
            let letters: Vec<_> = (1..=7).map(|filled| marks.visible(filled)).collect();
            let (a, b) = (Some(Letter::A), Some(Letter::B));
            assert_eq!(letters, [a, a, b, a, a, b, b]);
            assert_eq!(marks.len(), 6);
        }
    }
}
