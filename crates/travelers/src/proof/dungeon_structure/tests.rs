use super::*;
use crate::dungeon::{Cell, Door, Side, Timing};
use crate::effect::{Effect, Enters};
use crate::element::Element;
use crate::sentence::{Condition, Sentence};
use crate::set::{AdventureSide, Map};

const FORGE: Effect = Effect::Forge {
    elements: [Element::Fire, Element::Air],
    enters: Enters::I,
};

fn code(text: &str) -> RoomCode {
    text.parse().expect("a room")
}

fn reading(text: &str) -> Reading {
    text.parse().expect("a symbol")
}

/// D1, whose 3D hangs on 2B here: 1A - 2B - 1C, and 2B - 3D.
fn dungeon() -> Dungeon {
    let side: AdventureSide =
        toml::from_str(include_str!("../../../book/d1.toml")).expect("the fixture D1");
    let Map::Dungeon(mut dungeon) = side.map else {
        panic!("D1 is a dungeon")
    };
    dungeon.rooms[2].doors[0].to = code("2B");
    dungeon.rooms[1].doors.push(Door {
        cell: Cell::new(0, 2),
        side: Side::B,
        to: code("3D"),
    });
    dungeon
}

/// The same with this text instead of the entry's own.
fn with(mut dungeon: Dungeon, entry: &str, timing: Timing, text: Vec<Sentence>) -> Dungeon {
    let mut index = dungeon.index.iter_mut();
    let entry = index.find(|other| other.reading == reading(entry));
    let entry = entry.expect("an entry");
    (entry.timing, entry.text) = (timing, text);
    dungeon
}

fn boss() -> Vec<Sentence> {
    vec![
        Sentence::of([Effect::Fight]),
        Sentence::of([Effect::BossDefeated]),
    ]
}

/// The final enemy in 1C.
fn hunt() -> Dungeon {
    with(dungeon(), "α2", Timing::Immediate, boss())
}

fn states(found: Result<DungeonStructure, Unproven>) -> usize {
    found.expect("a proof").states
}

// TS-8.82, TS-3.11: four rooms, each arrived in and stood in, without and with the flag; only 1C
// cannot be stood in without it.
#[test]
fn a_hunt_is_there_and_back() {
    let found = dungeon_structure(&hunt()).expect("a proof");
    assert_eq!(found.shortest, 4);
    assert_eq!(found.states, 15);
    let before = ["1A", "1C", "2B", "3D"].map(code);
    assert_eq!(found.before_final, before);
}

// TS-8.82.
#[test]
fn without_a_final_enemy_there_is_no_win() {
    assert_eq!(dungeon_structure(&dungeon()), Err(Unproven::NoWin));
}

/// The final enemy in 1C waits for this symbol.
fn guarded(key: &str) -> Dungeon {
    let mut text = boss();
    let no_key = [Condition::SymbolNotMapped(reading(key))];
    text.insert(0, Sentence::of([Effect::Blank]).when(no_key));
    with(dungeon(), "α2", Timing::Immediate, text)
}

// TS-7.15, TS-7.60, G-47: 3D is still mapped in 1C, 1A never is.
#[test]
fn a_key_opens_if_its_card_was_not_used_again() {
    let found = dungeon_structure(&guarded("γ0")).expect("a proof");
    assert_eq!(found.shortest, 6);
    assert_eq!(dungeon_structure(&guarded("α0")), Err(Unproven::NoWin));
}

// TS-7.36: SymbolMapped is the other way round.
#[test]
fn a_mapped_symbol_can_shut_a_room_for_good() {
    let mut text = boss();
    let key = [Condition::SymbolMapped(reading("γ0"))];
    text.insert(0, Sentence::of([Effect::Blank]).when(key));
    let shut = with(dungeon(), "α2", Timing::Immediate, text);
    // Once 3D is on the table nothing takes it away again.
    assert!(matches!(
        dungeon_structure(&shut),
        Err(Unproven::DeadEnd(_))
    ));
}

// TS-7.70.
#[test]
fn a_teleport_into_a_room_without_doors_is_a_dead_end() {
    let away = vec![Sentence::of([Effect::Teleport(code("3A"))])];
    let trapped = with(hunt(), "γ0", Timing::Choice, away.clone());
    assert_eq!(
        dungeon_structure(&trapped),
        Err(Unproven::DeadEnd(code("3A")))
    );
    let home = vec![Sentence::of([Effect::Teleport(code("1A"))])];
    assert!(dungeon_structure(&with(hunt(), "γ0", Timing::Choice, home)).is_ok());
}

// G-53.
#[test]
fn immediate_teleports_in_a_ring_never_come_to_rest() {
    let to = |room: &str| vec![Sentence::of([Effect::Teleport(code(room))])];
    let ring = with(hunt(), "γ0", Timing::Immediate, to("2B"));
    assert!(dungeon_structure(&ring).is_ok());
    let ring = with(ring, "β1", Timing::Immediate, to("3D"));
    assert_eq!(dungeon_structure(&ring), Err(Unproven::NoWin));
}

// TS-7.75: the teleport is the way home after the final enemy.
#[test]
fn a_teleport_to_the_start_shortens_the_way() {
    let mut text = boss();
    text.push(Sentence::of([Effect::Teleport(RoomCode::START)]));
    let found = dungeon_structure(&with(dungeon(), "α2", Timing::Immediate, text));
    assert_eq!(found.expect("a proof").shortest, 3);
}

// TS-5.54, TS-7.58, G-46.
#[test]
fn a_taken_card_blocks_its_doors_and_sends_the_pawn_back() {
    let forge = vec![Sentence::of([FORGE]).may()];
    let forge = with(hunt(), "γ0", Timing::Immediate, forge);
    // 15 states as before, and with the card gone 11 of the three rooms that are left.
    assert_eq!(states(dungeon_structure(&forge)), 15 + 11);
    assert!(dungeon_structure_without(&forge, 3).is_ok());
    // The final enemy on the takable card itself.
    let boss = with(dungeon(), "γ0", Timing::Immediate, boss());
    assert!(dungeon_structure(&boss).is_ok());
    assert_eq!(dungeon_structure_without(&boss, 3), Err(Unproven::NoWin));
}

// G-46: a key on the card that can be taken may be lost.
#[test]
fn a_key_that_can_be_taken_away_is_a_dead_end() {
    let forge = vec![Sentence::of([FORGE]).may()];
    let lost = with(guarded("γ0"), "γ0", Timing::Immediate, forge);
    assert!(matches!(
        dungeon_structure(&lost),
        Err(Unproven::DeadEnd(_))
    ));
}

// CO-25, TS-8.82.
#[test]
fn boxes_are_explored_empty_and_full() {
    let no_thief = [Condition::EmptyBox(reading("γ0"))];
    let mut text = boss();
    text.insert(0, Sentence::of([Effect::Blank]).when(no_thief));
    let fill = vec![Sentence::of([Effect::FillMark])];
    let marked = with(dungeon(), "α2", Timing::Immediate, text.clone());
    let marked = with(marked, "γ0", Timing::Choice, fill);
    assert_eq!(dungeon_structure(&marked).expect("a proof").shortest, 4);
    // Nobody fills the boxes: a copy with empty ones cannot be won.
    let stuck = with(dungeon(), "α2", Timing::Immediate, text);
    assert!(matches!(
        dungeon_structure(&stuck),
        Err(Unproven::DeadEnd(_))
    ));
}

// TS-5.9, TS-7.65: the way home is used up by an earlier visit.
#[test]
fn a_way_that_is_there_once_can_be_wasted() {
    let once = vec![Sentence::of([Effect::Teleport(RoomCode::START)]).once()];
    let mut way = with(hunt(), "γ0", Timing::Immediate, once);
    assert!(dungeon_structure(&way).is_ok());
    way.rooms[2].doors.clear();
    way.rooms[1].doors.pop();
    let there = vec![Sentence::of([Effect::Teleport(code("3D"))])];
    let way = with(way, "β1", Timing::Choice, there);
    assert_eq!(dungeon_structure(&way), Err(Unproven::DeadEnd(code("3D"))));
}

#[test]
fn what_the_search_cannot_judge_it_refuses() {
    let home = vec![Sentence::of([Effect::Teleport(RoomCode::START)])];
    let step = with(hunt(), "γ0", Timing::WalkOn, home);
    assert_eq!(
        dungeon_structure(&step),
        Err(Unproven::ForcedStep(reading("γ0")))
    );
    let middle = with(hunt(), "β1", Timing::Choice, vec![Sentence::of([FORGE])]);
    assert_eq!(
        dungeon_structure(&middle),
        Err(Unproven::NoWayBack(code("2B")))
    );
    let mut broken = hunt();
    broken.rooms[1].walls = (0..4).map(|x| Cell::new(x, 2)).collect();
    broken.rooms[1].doors.retain(|door| door.cell.y != 2);
    broken.rooms[2].doors.clear();
    assert_eq!(dungeon_structure(&broken), Err(Unproven::BrokenFloor(2)));
    let mut misprinted = hunt();
    misprinted.rooms[1].doors.pop();
    assert!(matches!(
        dungeon_structure(&misprinted),
        Err(Unproven::Misprinted(_))
    ));
}
