//! TS-8.81: the structural proof of Worlds.

use travelers::proof::WorldStructure;
use travelers::{AdventureSide, Condition, Effect, HalfCode, Map, Sentence, World};

fn w1() -> World {
    let side: AdventureSide = toml::from_str(include_str!("../../book/w1.toml")).expect("W1");
    match side.map {
        Map::World(world) => world,
        Map::Dungeon(_) => panic!("W1 is a World"),
    }
}

fn half(text: &str) -> HalfCode {
    text.parse().expect(text)
}

/// The instructions of this half, to be changed.
fn text<'world>(world: &'world mut World, code: &str) -> &'world mut Vec<Sentence> {
    let code = half(code);
    let card = &mut world.cards[usize::from(code.card) - 1];
    match code == HalfCode::a(code.card) {
        true => &mut card.a.text,
        false => &mut card.b.text,
    }
}

fn reveal(code: &str) -> Sentence {
    Sentence::of([Effect::Reveal(half(code))])
}

// X62, TS-8.81.
#[test]
fn w1_has_118_states_and_is_won_from_all_of_them_in_six_readings() {
    let found = WorldStructure::of(&w1());
    assert_eq!(found.states, 118);
    assert_eq!(found.lost, 0);
    let line = ["2A", "6B", "3A", "4B", "3B", "1B"].map(half);
    assert_eq!(found.line.as_deref(), Some(&line[..]));
    assert!(found.is_sound());
}

// X62.
#[test]
fn w1_is_rejected_if_6b_reveals_9b_instead_of_4b() {
    let mut broken = w1();
    *text(&mut broken, "6B") = vec![
        Sentence::of([Effect::Fight]),
        reveal("9B").when([Condition::Mapped(half("9A"))]),
    ];
    let found = WorldStructure::of(&broken);
    assert_eq!(found.states, 40);
    assert_eq!(found.lost, 40);
    assert_eq!(found.line, None);
    assert!(!found.is_sound());
}
