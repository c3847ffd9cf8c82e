use super::*;
use crate::dungeon::{Reading, Symbol, Timing};
use crate::effect::Place;
use crate::enemy::{Bonus, Slots, Tier};
use crate::sentence::Condition;
use crate::world::HalfCode;

fn cast() -> Cast {
    Cast {
        villain: Story::new("villain"),
        object: Story::new("object"),
        lieutenant: Story::new("lieutenant"),
    }
}

fn foe() -> Enemy {
    Enemy {
        name: Story::new("name"),
        about: Story::new("about"),
        tier: Tier::T1,
        level: 2,
        attack: 1,
        defense: 3,
        modifier: None,
        slots: Slots::default(),
        gives: Bonus::default(),
    }
}

fn half(text: Vec<Sentence>) -> WorldHalf {
    WorldHalf {
        title: Story::new("title"),
        tale: Some(Story::new("intro")),
        after: Some(Story::new("defeat")),
        enemy: Some(foe()),
        text,
        marks: None,
    }
}

fn room(enemy: Option<Enemy>, text: Vec<Sentence>) -> Entry {
    Entry {
        reading: Reading {
            symbol: Symbol::Beta,
            orientation: 1,
        },
        timing: Timing::Immediate,
        title: Story::new("title"),
        tale: Some(Story::new("intro")),
        after: Some(Story::new("defeat")),
        enemy,
        text,
        marks: None,
    }
}

fn leave() -> Sentence {
    Sentence::of([Effect::Leave]).may()
}

fn fight() -> Sentence {
    Sentence::of([Effect::Fight])
}

fn heal() -> Sentence {
    Sentence::of([Effect::Heal(Place::Hand)])
}

/// The keys of the sentences of a text, one level down.
fn keys(text: &Phrase) -> Vec<&'static str> {
    match text.args.as_slice() {
        [(_, kernel::Arg::Sentences(sentences))] => {
            sentences.iter().map(|sentence| sentence.key).collect()
        }
        _ => panic!("{text:?}"),
    }
}

// TS-2.7, TS-6.10.
#[test]
fn what_stands_before_the_fight_is_the_upper_text_and_the_rest_the_lower_one() {
    let half = half(vec![leave(), fight(), heal()]);
    let printed = world_half(&half, &cast());
    let writer = Writer::new(Setting::World, None);
    assert_eq!(printed.upper.rules, [writer.sentence(&leave())]);
    assert_eq!(printed.lower.rules, [writer.sentence(&heal())]);
    assert_eq!(printed.upper.story.map(|story| story.key), Some("intro"));
    assert_eq!(printed.lower.story.map(|story| story.key), Some("defeat"));
}

// TS-2.8: a plain fight is said by the strip alone.
#[test]
fn a_fight_under_a_condition_is_told_in_the_upper_text() {
    let fight = fight().when([Condition::Mapped(HalfCode::a(3))]);
    let half = half(vec![fight.clone(), heal()]);
    let printed = world_half(&half, &cast());
    let writer = Writer::new(Setting::World, None);
    assert_eq!(printed.upper.rules, [writer.sentence(&fight)]);
    assert_eq!(printed.lower.rules, [writer.sentence(&heal())]);
}

// TS-2.17.
#[test]
fn an_entry_names_its_enemy_between_what_is_read_before_and_after() {
    let printed = entry(&room(Some(foe()), vec![fight(), heal()]), &cast());
    let sentence = "travelers-sentence";
    assert_eq!(
        keys(&printed.whole()),
        ["intro", sentence, "defeat", sentence]
    );
    assert_eq!(printed.symbol.character(), '\u{E015}');
}

// TS-9.11 (G-50).
#[test]
fn the_story_after_a_victory_is_the_first_to_give_way() {
    let printed = entry(&room(Some(foe()), vec![fight(), heal()]), &cast());
    let wordings = printed.wordings();
    let sentence = "travelers-sentence";
    assert_eq!(keys(&wordings[1]), ["intro", sentence, sentence]);
    assert_eq!(keys(&wordings[2]), [sentence, sentence]);
    assert_eq!(wordings.len(), 3);
}

// EF-47: the text of the victory over the final enemy says it.
#[test]
fn the_way_back_is_a_rule_only_where_no_story_tells_it() {
    let won = Sentence::of([Effect::BossDefeated]);
    let printed = entry(&room(Some(foe()), vec![fight(), won]), &cast());
    let sentence = "travelers-sentence";
    let wordings = printed.wordings();
    assert_eq!(keys(&wordings[0]), ["intro", sentence, "defeat"]);
    assert_eq!(keys(&wordings[1]), ["intro", sentence, sentence]);
}

// TS-3.11: what the start tells at the end is no part of the index.
#[test]
fn an_entry_without_a_fight_keeps_its_ending_for_play() {
    let printed = entry(&room(None, Vec::new()), &cast());
    assert_eq!(keys(&printed.whole()), ["intro"]);
    assert_eq!(printed.wordings().len(), 1);
    assert_eq!(printed.ending.map(|ending| ending.key), Some("defeat"));
}

// TS-8.61.
#[test]
fn a_story_gets_the_names_of_the_cast() {
    let printed = world_half(&half(Vec::new()), &cast());
    let names: Vec<&str> = (printed.title.args.iter()).map(|(name, _)| *name).collect();
    assert_eq!(names, ["villain", "object", "lieutenant"]);
}
