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

// G-32, TS-8.44: without the words "7A is not mapped" the key may bury 3A before it has revealed
// what follows from it; here that is the only way to the ending.
#[test]
fn a_reveal_that_buries_an_unread_half_is_a_dead_end() {
    let mut world = w1();
    *text(&mut world, "4B") = vec![reveal("3B").when([Condition::Mapped(half("3A"))])];
    assert!(WorldStructure::of(&world).is_sound());
    // The villain is at home only once card 7 shows its half B, which 3A alone reveals.
    let empty = Sentence::of([Effect::Blank]).when([Condition::Mapped(half("7A"))]);
    text(&mut world, "3B").insert(0, empty);
    let found = WorldStructure::of(&world);
    assert!(found.line.is_some(), "it can still be won");
    assert!(found.lost > 0, "but not from everywhere");
    assert!(!found.is_sound());
}

// R21, X42: a card counts as mapped on either half, until it has left.
#[test]
fn a_villain_who_waits_for_a_card_to_leave_is_fought_last() {
    let mut world = w1();
    let empty = Sentence::of([Effect::Blank]).when([Condition::CardMapped(9)]);
    text(&mut world, "3B").insert(0, empty);
    let line = WorldStructure::of(&world).line.expect("a winning line");
    let place = |code: &str| line.iter().position(|&read| read == half(code));
    assert!(place("8A") < place("9B") && place("9B") < place("3B"));
    assert_eq!(line.len(), 8);
}

// TS-6.38, EF-35: the upper text has been read, the lower one has not.
#[test]
fn a_fight_that_may_be_left_ends_in_two_ways() {
    let mut world = w1();
    *text(&mut world, "9A") = vec![
        reveal("5B"),
        Sentence::of([Effect::Fight]),
        Sentence::of([Effect::RemoveThis]),
    ];
    let fought = WorldStructure::of(&world).states;
    text(&mut world, "9A").insert(0, Sentence::of([Effect::Leave]).may());
    assert!(WorldStructure::of(&world).states > fought);
}

// TS-8.81: what the player may decline is explored both ways.
#[test]
fn an_offer_is_taken_and_declined() {
    let mut world = w1();
    let away = Sentence::of([Effect::RemoveThis]);
    text(&mut world, "6A").push(away.may());
    let offered = WorldStructure::of(&world);
    assert!(offered.line.is_some(), "declined, it is as before");
    assert!(offered.lost > 0, "taken, nothing reveals the key any more");
}

// TS-5.9: a reveal for one time is used up even where it did nothing.
#[test]
fn a_reveal_for_one_time_does_not_happen_twice() {
    let mut world = w1();
    // The villain is at home while 6A is mapped, and only 5A can turn card 6 back to it.
    let empty = Sentence::of([Effect::Blank]).when([Condition::NotMapped(vec![half("6A")])]);
    text(&mut world, "3B").insert(0, empty);
    *text(&mut world, "5A") = vec![reveal("6A")];
    assert!(WorldStructure::of(&world).is_sound());
    text(&mut world, "5A")[0].once = true;
    let once = WorldStructure::of(&world);
    assert!(once.line.is_some());
    assert!(once.lost > 0, "read too early, 5A is of no use any more");
}

// TS-8.81, EF-42: a mark track shows one letter through a whole game, and each must do.
#[test]
fn a_world_must_be_won_with_each_letter_of_its_mark_track() {
    let mut world = w1();
    let plain = WorldStructure::of(&world);
    world.cards[3].a.marks = Some(travelers::MarkTrack {
        boxes: vec![None, Some(travelers::Letter::A)],
        end: Some(travelers::Letter::B),
    });
    assert_eq!(WorldStructure::of(&world).states, 2 * plain.states);

    let letter = |letter| Condition::Letter(letter);
    text(&mut world, "6B").remove(1);
    *text(&mut world, "4A") = vec![reveal("4B").when([letter(travelers::Letter::A)])];
    let found = WorldStructure::of(&world);
    assert_eq!(found.line, None, "with the letter B nothing reveals 4B");
    assert!(found.lost > 0 && found.lost < found.states);
    text(&mut world, "4A").push(reveal("4B").when([letter(travelers::Letter::B)]));
    assert!(WorldStructure::of(&world).is_sound());
}

// G-33, TS-4.72.
#[test]
fn the_level_before_the_villain_follows_from_the_enemies_that_can_be_met() {
    let mut world = w1();
    assert_eq!(WorldStructure::of(&world).level, 9);
    // Without the way to 8B the strongest enemy is 7B of level 6.
    text(&mut world, "7B").pop();
    assert_eq!(WorldStructure::of(&world).level, 7);
    // Enemies that leave after their defeat raise the level by one step each, in the best order.
    for code in ["2A", "3A", "6B", "7B", "8A"] {
        text(&mut world, code).push(Sentence::of([Effect::RemoveThis]));
    }
    assert_eq!(WorldStructure::of(&world).level, 6);
}
