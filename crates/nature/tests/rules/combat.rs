//! Chapter 4 of the rules, where a scenario with the game's own cards cannot show it.

use crate::table::{given, legal, play, refused, saved, setup};
use kernel::{Game, Rng, Seat, Seed, Setup};
use nature::cards::{Card, CardSet, Kind};
use nature::effect::{Step, Who, Whose};
use nature::layout::Row;
use nature::{Event, Nature, NatureSetup, NatureView};
use serde_json::json;

// CN-4.1.1
#[test]
fn rows_away_are_the_sum_of_both_rows_less_one() {
    let table = [[1, 2, 3], [2, 3, 4], [3, 4, 5]];
    for (attacker, line) in Row::ALL.into_iter().zip(table) {
        for (defender, distance) in Row::ALL.into_iter().zip(line) {
            assert_eq!(attacker.away(distance), Some(defender));
        }
    }
    assert_eq!(Row::I.away(4), None);
    assert_eq!(Row::III.away(2), None);
}

/// Rocco, made to step back to Row III when it is attacked.
const SHY_ROCCO: &str = r#"
name = "shy rocco"
extends = "base"

[[card]]
id = "rocco"
name = { en = "Rocco" }
kind = "warrior"
faction = "pebble"
strength = 3
health = 9
cost = 2
copies = 2
rows = [1]
trigger = [{ when = { attacked = { who = "this" } }, do = [
    { exchange = { one = "this", with = { one = { side = "own", rows = [3] } } } },
] }]
"#;

// CN-4.1.2, CN-4.2.5, R31, R74
#[test]
fn rows_are_checked_at_declaration_and_a_target_that_moved_is_still_hit() {
    let setup = setup("sages=cedar,gravel first=1");
    let setup = setup
        .with_cards("shy.toml", SHY_ROCCO)
        .expect("the set is right");
    let patch = json!({
        "phase": "actions",
        "sides": {
            "1": { "formation": ["1 timber", "2 cedar"] },
            "2": { "formation": ["1 rocco", "2 cobble", "3 cobble", "5 gravel"] },
        },
        "seats": { "1": { "hand": ["close-strike", "close-strike"] }, "2": { "hand": [] } },
    });
    let mut game = given(&setup, patch);
    assert_eq!(
        refused(&game, "1 attack close-strike with 1 on 5"),
        Some("CN-4.2.1")
    );
    play(&mut game, &["1 attack close-strike with 1 on 1"]);
    let formation = &saved(&game)["sides"][1]["formation"];
    let expected = json!(["1 gravel", "2 cobble", "3 cobble", "5 rocco d2"]);
    assert_eq!(*formation, expected, "hit in Row III, and Gravel is not");
}

fn fallen(told: &[kernel::Told<Event>]) -> Vec<&'static str> {
    told.iter()
        .filter_map(|told| match &told.event {
            Event::Damaged { .. } => Some("damaged"),
            Event::Defeated { .. } => Some("defeated"),
            Event::LevelGained { .. } => Some("level"),
            _ => None,
        })
        .collect()
}

// CN-4.2.8, CN-4.4.1, CN-4.4.7, CN-4.5.1, CN-4.6.3
#[test]
fn all_hits_of_an_attack_are_one_batch_and_nobody_falls_before_it_is_done() {
    let patch = json!({
        "phase": "actions",
        "sides": {
            "1": { "formation": ["1 bruce b9", "2 cedar"] },
            "2": { "formation": ["1 rocco", "2 cobble", "3 cobble", "5 gravel"] },
        },
        "seats": { "1": { "hand": ["distant-double-strike"] }, "2": { "hand": [] } },
    });
    let mut game = given(&setup("sages=cedar,gravel first=1"), patch);
    let told = play(&mut game, &["1 attack distant-double-strike with 1 on 2 3"]);
    assert_eq!(
        fallen(&told),
        [
            "damaged", "damaged", "defeated", "defeated", "level", "level"
        ]
    );
}

// CN-4.4.7
#[test]
fn excess_damage_is_lost() {
    let patch = json!({
        "phase": "actions",
        "sides": {
            "1": { "formation": ["1 bruce b9", "2 cedar"] },
            "2": { "formation": ["1 cobble", "2 gravel"] },
        },
        "seats": { "1": { "hand": ["close-strike"] }, "2": { "hand": [] } },
    });
    let mut game = given(&setup("sages=cedar,gravel first=1"), patch);
    play(&mut game, &["1 attack close-strike with 1 on 1"]);
    let formation = &saved(&game)["sides"][1]["formation"];
    assert_eq!(
        *formation,
        json!(["1 gravel"]),
        "12 DMG on 2 HP, and none on the next"
    );
}

/// Plays a random game to its end, and counts the Sages that still stand on each side.
fn sages_at_the_end(setup: &NatureSetup, seed: u64) -> ([usize; 2], NatureView) {
    let mut game = Nature::new(setup, Seed::from(seed));
    let mut rng = Rng::new(Seed::from(seed));
    let mut scratch = Vec::new();
    while let Some(seat) = game.turn().waiting().lowest() {
        let action = game.pick(seat, &mut rng, &mut scratch);
        game.play_unchecked(seat, action, &mut ());
    }
    let view = game.view(kernel::Eye::Public);
    let standing = view.sides.each_ref().map(|side| {
        let stands = |seat: &Seat| view.seats[seat.index()].sage_stands;
        side.seats.filter(stands).count()
    });
    (standing, view)
}

/// All steps of all effects on a card.
fn steps(card: &Card) -> Vec<&Step> {
    let lists: Vec<&[Step]> = match &card.kind {
        Kind::Elemental(elemental) => {
            let dawn = elemental.dawn.iter().map(|dawn| &dawn.steps[..]);
            let triggers = elemental.triggers.iter().map(|trigger| &trigger.steps[..]);
            let actions = elemental.actions.iter().map(|action| &action.steps[..]);
            dawn.chain(triggers).chain(actions).collect()
        }
        Kind::Attack(attack) => vec![&attack.afterwards],
        Kind::Instant(instant) => vec![&instant.steps],
        Kind::Utility(steps) => vec![steps],
    };
    lists.into_iter().flatten().collect()
}

// R75
#[test]
fn no_effect_in_the_game_damages_its_own_side() {
    let mut found = 0;
    for card in &CardSet::base().cards {
        for step in steps(card) {
            if let Step::Damage { to, .. } = step {
                let enemy = match to {
                    Who::One(among) | Who::UpTo(_, among) | Who::Each(among) => {
                        among.side == Whose::Enemy
                    }
                    // Only an Instant speaks of the attacker, which is the enemy's.
                    Who::Attacker => matches!(card.kind, Kind::Instant(_)),
                    // Obliterate: the one that it chose and stripped before.
                    Who::That => matches!(card.kind, Kind::Utility(_)),
                    Who::This | Who::Sage => false,
                };
                assert!(enemy, "{}", card.id);
                found += 1;
            }
        }
    }
    assert!(found > 10, "{found}");
    let own = "name = \"own\"\nextends = \"base\"\n[[card]]\nid = \"obliterate\"\n\
        name = { en = \"Obliterate\" }\nkind = \"utility\"\ncost = 5\ncopies = 2\n\
        utility = [{ damage = { amount = 2, to = { one = { side = \"own\" } } } }]\n";
    let faults = CardSet::from_file("own.toml", own).expect_err("R75 forbids it");
    assert!(faults[0].to_string().contains("R75"), "{faults:?}");
}

// R75, CN-4.2.1
#[test]
fn an_attack_is_aimed_at_the_enemys_spaces_only() {
    let patch = json!({
        "phase": "actions",
        "sides": {
            "1": { "formation": ["1 timber", "2 bruce", "3 cedar"] },
            "2": { "formation": ["1 gravel"] },
        },
        "seats": { "1": { "hand": ["far-strike", "magic-ether-strike", "close-strike"] } },
    });
    let game = given(&setup("sages=cedar,gravel first=1"), patch);
    let attacks = legal(&game, 1).into_iter();
    let attacks: Vec<_> = attacks.filter(|text| text.starts_with("attack")).collect();
    assert_eq!(attacks.len(), 4, "{attacks:?}");
    assert!(
        attacks.iter().all(|text| text.ends_with("on 1")),
        "{attacks:?}"
    );
}

// CN-4.8.1, CN-4.8.3, R60
#[test]
fn a_side_without_sages_has_lost_and_never_both_at_once() {
    for (options, games) in [("sages=random", 60), ("seats=4 sages=random", 30)] {
        let setup = setup(options);
        let mut by_defeat = 0;
        for seed in 0..games {
            let (standing, view) = sages_at_the_end(&setup, seed);
            let winners = view.winners.expect("the game is over");
            match standing {
                [0, 0] => panic!("both sides lost at once"),
                [_, 0] => assert_eq!(winners, view.sides[0].seats),
                [0, _] => assert_eq!(winners, view.sides[1].seats),
                _ => assert_eq!(view.turn, 200, "else the turn limit decides"),
            }
            by_defeat += u64::from(standing.contains(&0));
        }
        assert!(by_defeat > games / 2, "{by_defeat} of {games}");
    }
}
