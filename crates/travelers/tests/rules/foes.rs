//! Section 8.5: generated enemies.

use std::collections::BTreeSet;
use travelers::generate::cast::cast;
use travelers::generate::edge::Edges;
use travelers::generate::foe::{Difficulty, Foe, Foes, Role, Strength, Wanted};
use travelers::generate::streams::Streams;
use travelers::{Changed, Enemy, Modifier, Sign, Tier};

const DIFFICULTIES: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard];

fn bags(seed: &str) -> (Foes, Streams) {
    let mut streams = Streams::of(seed, 0);
    (Foes::new(cast(&mut streams.text)), streams)
}

/// Level, attack, defense, and the sign of its modifier.
fn print(enemy: &Enemy) -> String {
    let modifier = match enemy.modifier {
        None => "",
        Some(Modifier::Change { by: 1, .. }) => "+",
        Some(Modifier::Change { .. }) => "-",
        Some(Modifier::Trap) => "trap",
    };
    format!(
        "L{} A{} D{}{modifier}",
        enemy.level, enemy.attack, enemy.defense
    )
}

/// The next four enemies of this sort, in alphabetical order.
fn four(wanted: Wanted) -> String {
    let (mut foes, mut streams) = bags("four");
    let mut prints: Vec<String> = (0..4)
        .map(|_| print(&foes.draw(wanted, Role::Wanderer, &mut streams).enemy))
        .collect();
    prints.sort();
    prints.join(", ")
}

// TS-8.30: the table, row by row; T2 with its labels set right.
#[test]
fn every_tier_has_the_four_variants_of_the_table() {
    let table = [
        ("T1 Normal", "L2 A1 D2+, L2 A1 D3, L2 A2 D2, L2 A2 D3-"),
        ("T1 Hard", "L2 A1 D2+, L2 A1 D3, L2 A2 D2, L2 A2 D3-"),
        ("T2 Easy", "L3 A2 D5+, L3 A2 D6, L3 A3 D5, L3 A3 D6-"),
        ("T2 Normal", "L3 A3 D5+, L3 A3 D6, L3 A4 D5, L3 A4 D6-"),
        ("T2 Hard", "L3 A3 D5+, L3 A3 D6, L3 A4 D5, L3 A4 D6-"),
        ("T3 Easy", "L4 A4 D5+, L4 A4 D6, L4 A5 D5, L4 A5 D6-"),
        ("T3 Normal", "L4 A6 D7+, L4 A6 D8, L4 A7 D7, L4 A7 D8-"),
        ("T3 Hard", "L4 A7 D10, L4 A7 D9+, L4 A8 D10-, L4 A8 D9"),
        ("T4 Easy", "L6 A7 D11+, L6 A7 D12, L6 A8 D11, L6 A8 D12-"),
        ("T4 Normal", "L6 A7 D12+, L6 A7 D13, L6 A8 D12, L6 A8 D13-"),
        ("T4 Hard", "L6 A7 D13+, L6 A7 D14, L6 A8 D13, L6 A8 D14-"),
        ("T5 Easy", "L8 A7 D15+, L8 A7 D16, L8 A8 D15, L8 A8 D16-"),
        (
            "T5 Normal",
            "L8 A10 D16+, L8 A10 D17, L8 A11 D16, L8 A11 D17-",
        ),
        (
            "T5 Hard",
            "L8 A13 D17+, L8 A13 D18, L8 A14 D17, L8 A14 D18-",
        ),
        (
            "Miniboss Normal",
            "L8 A10 D15, L8 A10 D16-, L8 A9 D15+, L8 A9 D16",
        ),
        (
            "Miniboss Hard",
            "L8 A10 D15, L8 A10 D16-, L8 A9 D15+, L8 A9 D16",
        ),
        (
            "Boss Easy",
            "L8 A10 D15, L8 A10 D16-, L8 A9 D15+, L8 A9 D16",
        ),
        (
            "Boss Normal",
            "L8 A11 D21+, L8 A11 D22, L8 A12 D21, L8 A12 D22-",
        ),
        (
            "Boss Hard",
            "L8 A13 D26+, L8 A13 D27, L8 A14 D26, L8 A14 D27-",
        ),
    ];
    for (row, expected) in table {
        let wanted = Strength::ALL
            .into_iter()
            .flat_map(|strength| DIFFICULTIES.map(|difficulty| Wanted::new(strength, difficulty)))
            .find(|wanted| format!("{:?} {:?}", wanted.strength, wanted.difficulty) == row);
        assert_eq!(four(wanted.expect(row)), expected, "{row}");
    }
}

// TS-8.30: no variant comes again before all have come, and unbuffed means the first two.
#[test]
fn variants_come_from_looping_bags() {
    let wanted = Wanted::new(Strength::T3, Difficulty::Normal);
    let (mut foes, mut streams) = bags("loop");
    for _ in 0..5 {
        let round: BTreeSet<_> = (0..4)
            .map(|_| print(&foes.draw(wanted, Role::Wanderer, &mut streams).enemy))
            .collect();
        assert_eq!(round.len(), 4);
    }
    for _ in 0..9 {
        let plain = foes.draw(wanted.unbuffed(), Role::Wanderer, &mut streams);
        assert_eq!(plain.enemy.modifier, None);
    }
}

// TS-8.31, TS-5.70: MO-01 to MO-12, all of them and nothing else.
#[test]
fn every_modifier_of_the_catalogue_is_drawn() {
    let mut met = BTreeSet::new();
    for seed in 0..40 {
        let (mut foes, mut streams) = bags(&format!("modifier {seed}"));
        for strength in Strength::ALL {
            for _ in 0..4 {
                let wanted = Wanted::new(strength, Difficulty::Normal);
                let enemy = foes.draw(wanted, Role::Wanderer, &mut streams).enemy;
                let Some(Modifier::Change { on, value, by }) = enemy.modifier else {
                    continue;
                };
                match on {
                    Sign::AtMostCards(cards) => assert_eq!((cards, by), (4, -1)),
                    Sign::AtLeastCards(cards) => assert_eq!((cards, by), (4, 1)),
                    Sign::Element(_) | Sign::TwoBanners(_) => assert!(by == 1 || by == -1),
                }
                met.insert(format!("{on:?} {value:?} {by}"));
            }
        }
    }
    // 4 elements, 2 banners and the number of cards; attack or defense; up or down.
    assert_eq!(met.len(), 28);
}

// TS-8.31: a group's three modifiers all come before one of them comes again.
#[test]
fn modifiers_come_from_looping_bags_inside_their_group() {
    let (mut foes, mut streams) = bags("groups");
    let wanted = Wanted::new(Strength::T1, Difficulty::Normal);
    let mut group = Vec::new();
    for _ in 0..80 {
        let enemy = foes.draw(wanted, Role::Wanderer, &mut streams).enemy;
        if let Some(Modifier::Change {
            on,
            value: Changed::Attack,
            by: 1,
        }) = enemy.modifier
        {
            group.push(match on {
                Sign::Element(_) => 'e',
                Sign::TwoBanners(_) => 'b',
                Sign::AtLeastCards(_) | Sign::AtMostCards(_) => 'c',
            });
        }
    }
    assert!(group.len() >= 6);
    for round in group.chunks_exact(3) {
        assert_eq!(round.iter().collect::<BTreeSet<_>>().len(), 3);
    }
}

// TS-5.71, TS-8.30, MO-13.
#[test]
fn locks_and_traps_have_no_level() {
    let (mut foes, mut streams) = bags("locks");
    let lock = |foes: &mut Foes, strength, difficulty, streams: &mut Streams| {
        print(&foes.lock(strength, difficulty, streams).enemy)
    };
    let trap = |foes: &mut Foes, strength, difficulty, streams: &mut Streams| {
        print(&foes.trap(strength, difficulty, streams).enemy)
    };
    let locks = Strength::ALL.map(|strength| {
        DIFFICULTIES.map(|difficulty| lock(&mut foes, strength, difficulty, &mut streams))
    });
    let defenses = [
        [3, 3, 3],
        [5, 6, 6],
        [6, 8, 10],
        [12, 13, 14],
        [16, 17, 18],
        [16, 16, 16],
        [16, 22, 27],
    ];
    assert_eq!(
        locks,
        defenses.map(|row| row.map(|defense| format!("L0 A0 D{defense}")))
    );
    let traps = Strength::ALL.map(|strength| {
        DIFFICULTIES.map(|difficulty| trap(&mut foes, strength, difficulty, &mut streams))
    });
    let attacks = [
        [2, 2, 2],
        [3, 4, 4],
        [5, 7, 8],
        [8, 8, 8],
        [8, 11, 14],
        [9, 10, 10],
        [10, 12, 14],
    ];
    assert_eq!(
        traps,
        attacks.map(|row| row.map(|attack| format!("L0 A{attack} D0trap")))
    );
}

// TS-8.32.
#[test]
fn only_enemies_that_are_not_hard_are_open_to_their_neighbour() {
    let (mut foes, mut streams) = bags("slots");
    let mut edges = Edges::default();
    let mut open = |mut foe: Foe, difficulty, streams: &mut Streams| {
        edges.fit(&mut foe.enemy, difficulty, &mut streams.adventure);
        let slots = foe.enemy.slots;
        (slots.level, slots.attack, slots.defense)
    };
    for difficulty in DIFFICULTIES {
        let wanted = Wanted::new(Strength::T3, difficulty);
        let fighter = foes.draw(wanted, Role::Wanderer, &mut streams);
        let usual = difficulty != Difficulty::Hard;
        assert_eq!(
            open(fighter, difficulty, &mut streams),
            (false, usual, usual)
        );
        let lock = foes.lock(Strength::T3, difficulty, &mut streams);
        assert_eq!(open(lock, difficulty, &mut streams), (false, false, false));
        let trap = foes.trap(Strength::T3, difficulty, &mut streams);
        assert_eq!(open(trap, difficulty, &mut streams), (false, false, false));
    }
}

// TS-8.33: nine enemies in a row give the nine bonuses of the table.
#[test]
fn given_bonuses_come_from_looping_bags() {
    let (mut foes, mut streams) = bags("gives");
    let mut edges = Edges::default();
    for _ in 0..3 {
        let mut given = BTreeSet::new();
        for _ in 0..9 {
            let wanted = Wanted::new(Strength::T2, Difficulty::Normal);
            let mut enemy = foes.draw(wanted, Role::Wanderer, &mut streams).enemy;
            edges.fit(&mut enemy, Difficulty::Normal, &mut streams.adventure);
            assert_eq!(enemy.gives.level, 0);
            given.insert((enemy.gives.attack, enemy.gives.defense));
        }
        let all = (-1..=1).flat_map(|attack| (-1..=1).map(move |defense| (attack, defense)));
        assert_eq!(given, all.collect());
    }
}

// TS-8.60, TS-8.61.
#[test]
fn enemies_are_told_in_the_words_of_their_kind_or_of_the_cast() {
    let (mut foes, mut streams) = bags("words");
    let mut names = BTreeSet::new();
    for _ in 0..6 {
        let wanted = Wanted::new(Strength::Miniboss, Difficulty::Normal);
        let foe = foes.draw(wanted, Role::Wanderer, &mut streams);
        let name = foe.enemy.name.key();
        assert!(name.starts_with("ts-foe-mini-"));
        assert_eq!(foe.enemy.about.key(), format!("{name}-about"));
        assert!(foe.intro.key().starts_with(&format!("{name}-intro-")));
        assert!(foe.defeat.key().starts_with(&format!("{name}-defeat-")));
        names.insert(name);
    }
    assert_eq!(names.len(), 6, "no kind comes twice before all have come");

    let cast = cast(&mut Streams::of("words", 0).text);
    let villain = cast.villain.key();
    let told = [
        (Role::Villain, "intro", "defeat"),
        (Role::FirstForm, "intro", "first"),
        (Role::SecondForm, "second", "end"),
    ];
    for (role, before, after) in told {
        let wanted = Wanted::new(Strength::Boss, Difficulty::Normal);
        let foe = foes.draw(wanted, role, &mut streams);
        assert_eq!(foe.enemy.name, cast.villain);
        assert_eq!(foe.enemy.tier, Tier::Boss);
        assert!(foe.intro.key().starts_with(&format!("{villain}-{before}-")));
        assert!(foe.defeat.key().starts_with(&format!("{villain}-{after}-")));
    }
    let wanted = Wanted::new(Strength::T3, Difficulty::Hard);
    let second = foes.draw(wanted, Role::Lieutenant, &mut streams);
    assert_eq!(second.enemy.name, cast.lieutenant);
}
