//! Players, cards, Crystals, Force and areas (SV-1.1 to SV-1.19).

use crate::table::{
    building, built, crystals, ground, ground_with, haerian, hand, legal, list, on, play, refused,
    saved, setup, standing, view, wall,
};
use kernel::{Game, Seed, Setup};
use serde_json::{Value, json};
use sovereign::Battle;
use sovereign::SovereignSetup;
use sovereign::cards::CardSet;
use sovereign::cost::Cost;
use sovereign::crystal::Colour;
use sovereign::deck::{Deck, DeckList, Section};
use sovereign::deck_check::check;
use sovereign::select::CardType;
use std::collections::BTreeSet;

// SV-1.1
#[test]
fn two_play_and_south_sits_first() {
    let battle = Battle::new(&setup("first=2"), Seed::from(1));
    assert_eq!((battle.seats(), view(&battle, 1).players.len()), (2, 2));
    assert_eq!(SovereignSetup::seat_counts(), [2]);
    let south = battle.read("begin south").expect("a seat");
    let north = battle.read("begin north").expect("a seat");
    assert_eq!(
        [south, north].map(|action| battle.spell(action)),
        ["begin south", "begin north"]
    );
    assert!(battle.read("begin east").is_err());
}

// SV-1.2, SV-1.7, R3: nobody begins with Crystals.
#[test]
fn a_player_brings_classes_fifty_chronicles_and_perhaps_realms() {
    let setup = setup("deck1=first-light deck2=rotting-garden");
    let battle = Battle::new(&setup, Seed::from(3));
    for player in &view(&battle, 1).players {
        assert_eq!(player.hand_count + player.chronicles_count, 50);
        assert!(player.classes.len() >= 3 && player.realms_count >= 3);
        assert!(player.crystals.iter().all(|c| c.ready + c.exhausted == 0));
        assert!(player.equipment.is_empty() && player.afterlife.is_empty());
    }
    let ground = Battle::new(&ground_with(""), Seed::from(3));
    assert_eq!(
        view(&ground, 1).players[0].realms_count,
        0,
        "they may be left out"
    );
}

// SV-1.3
#[test]
fn every_card_has_its_own_name_and_the_figures_of_its_type() {
    let cards = &CardSet::base().cards;
    let names: BTreeSet<&str> = cards.iter().map(|card| card.name.en).collect();
    assert_eq!(names.len(), cards.len());
    for card in cards {
        assert!(!card.line.is_empty(), "{}", card.id);
        assert!(card.card_type != CardType::Event || card.force == 0);
    }
    let with = |lines: &str| {
        let text = format!(
            "name = \"x\"\nextends = \"base\"\n[[card]]\nid = \"x\"\nname = {{ en = \"X\" }}\nline = [\"x\"]\ncost = \"1\"\n{lines}"
        );
        let faults = CardSet::from_file("x.toml", &text)
            .err()
            .unwrap_or_default();
        faults.first().map(ToString::to_string).unwrap_or_default()
    };
    assert_eq!(with("type = \"haerian\"\nforce = 0"), "");
    let needs = "x.toml:3: x: it needs a Force, such as force = 2";
    assert_eq!(with("type = \"haerian\""), needs);
    assert_eq!(with("type = \"equipment\""), needs);
    assert_eq!(with("type = \"building\""), needs);
    let event = "abilities = [{ on = \"event\", do = [{ foresee = 1 }] }]";
    assert_eq!(with(&format!("type = \"event\"\n{event}")), "");
    assert_eq!(
        with(&format!("type = \"event\"\nforce = 1\n{event}")),
        "x.toml:3: x: an Event has no Force; leave it out"
    );
}

// SV-1.4, R40: a Haerian that is an acolyte by its line makes nobody an Acolyte.
#[test]
fn the_class_word_of_a_haerian_is_no_class_card() {
    let set = CardSet::from_file(
        "words.toml",
        "name = \"words\"\nextends = \"base\"\n[[card]]\nid = \"altar-boy\"\nname = { en = \"Altar Boy\" }\n\
         type = \"haerian\"\nline = [\"human\", \"acolyte\"]\ncost = \"1\"\nforce = 1\nlegion = 46\n",
    )
    .expect("a set");
    let list = DeckList::default()
        .with(Section::Classes, "firebrand", 1)
        .with(Section::Chronicles, "altar-boy", 46)
        .with(Section::Chronicles, "dawn-novice", 4);
    let told: Vec<String> = check(set, &list)
        .iter()
        .map(|item| item.message.clone())
        .collect();
    assert_eq!(told[0], "Dawn Novice requires Acolyte");
    let right = list.with(Section::Classes, "acolyte", 1);
    assert!(Deck::from_list(set, &right).is_ok());
}

// SV-1.5, R21: where each type of card goes when it is played.
#[test]
fn a_haerian_and_a_building_stand_an_equipment_lies_and_an_event_is_gone() {
    let mut battle =
        ground(&json!({"players": {"1": {"hand": ["child", "lesson", "club", "hut"]}}}));
    play(
        &mut battle,
        &[
            "1 play child at c1",
            "1 play club",
            "1 play hut at b3",
            "1 play lesson",
        ],
    );
    assert_eq!(on(&battle, "c1").spot.card.id, "child");
    assert_eq!(
        built(&battle, "b3").map(|hut| hut.spot.card.id),
        Some("hut")
    );
    assert_eq!(view(&battle, 2).players[0].equipment[0].card.id, "club");
    assert_eq!(list(&battle, 1, "afterlife"), ["lesson"]);
    assert_eq!(
        list(&battle, 1, "hand"),
        ["recruit"],
        "which the Event drew"
    );
}

// SV-1.5
#[test]
fn a_champion_is_one_copy_and_three_slots_and_otherwise_a_haerian() {
    let set = ground_with("").set();
    let general = set.find("general").expect("a card");
    let recruit = set.find("recruit").expect("a card");
    assert_eq!((general.copy_limit(), general.slots()), (1, 3));
    assert_eq!((recruit.copy_limit(), recruit.slots()), (50, 1));
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["general"]}},
        "field": {"c3": haerian("general", 1), "c4": haerian("ogre", 2)},
    }));
    play(&mut battle, &["1 play general at a1", "1 fight c3 on c4"]);
    assert_eq!(list(&battle, 1, "afterlife"), ["general"]);
    assert_eq!(on(&battle, "c4").residual, 2);
}

// SV-1.5, R47: a Puppet is a card like any other wherever it comes to lie.
#[test]
fn a_puppet_once_generated_is_held_played_and_dies_like_any_card() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["levy", "recall", "axe-blow"], "ready": {"green": 2}}},
    }));
    play(&mut battle, &["1 play levy", "1 zone b2", "1 play recall"]);
    assert_eq!(list(&battle, 1, "hand"), ["axe-blow", "sprout"]);
    play(&mut battle, &["1 play sprout at b1"]);
    assert_eq!(crystals(&battle, 1), (0, 2), "it has its cost");
    play(&mut battle, &["1 play axe-blow"]);
    assert_eq!(
        list(&battle, 1, "afterlife"),
        ["levy", "recall", "sprout", "axe-blow"]
    );
}

// R47: it can lie in the Chronicles and be drawn from there.
#[test]
fn a_puppet_put_into_the_chronicles_is_drawn_again() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["burial", "lesson"], "chronicles": []}},
        "field": {"c2": haerian("sprout", 1)},
    }));
    play(&mut battle, &["1 play burial"]);
    assert_eq!(list(&battle, 1, "chronicles"), ["sprout"]);
    play(&mut battle, &["1 play lesson"]);
    assert_eq!(list(&battle, 1, "hand"), ["sprout"]);
}

// SV-1.7, R2: ready or exhausted, of five colours, and gone for good when sacrificed.
#[test]
fn crystals_have_five_colours_two_states_and_do_not_come_back() {
    assert_eq!(
        Colour::ALL.map(Colour::id),
        ["white", "green", "red", "blue", "violet"]
    );
    let letters: String = Colour::ALL.iter().map(|colour| colour.letter()).collect();
    assert_eq!(letters, "WGRUV");
    let mut battle = ground(&json!({"players": {"1": {
        "hand": ["crystal-rain", "shattering"], "ready": {"white": 1},
    }}}));
    play(&mut battle, &["1 play crystal-rain"]);
    assert_eq!(crystals(&battle, 1), (1, 2));
    play(&mut battle, &["1 play shattering", "1 crystal white"]);
    assert_eq!(crystals(&battle, 1), (0, 2));
    play(&mut battle, &["1 end", "2 end"]);
    assert_eq!(crystals(&battle, 1), (2, 0));
}

// SV-1.8
#[test]
fn a_card_has_the_colours_of_its_pips_and_is_worth_all_of_them() {
    let noble = Cost::read("1WW").expect("a cost");
    assert_eq!(noble.value(), 3);
    let colours = Colour::ALL.map(|colour| noble.has(colour));
    assert_eq!(colours, [true, false, false, false, false]);
    let at = |event: &str| {
        let mut battle = ground(&json!({"players": {"1": {
            "hand": [event], "afterlife": ["recruit", "noble", "luminous-soul", "sprout"],
        }}}));
        play(&mut battle, &[&format!("1 play {event}")]);
        legal(&battle, 1)
    };
    assert_eq!(at("white-memory"), ["card noble", "card luminous-soul"]);
    assert_eq!(
        at("cheap-memory"),
        ["card recruit", "card luminous-soul", "card sprout"]
    );
}

// SV-1.9, R4: everything enters ready, so a Crystal is spent in the turn it comes.
#[test]
fn what_enters_is_ready_and_what_is_exhausted_recovers() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["recruit", "club"], "classes": ["drill-master"]}},
        "field": {
            "c3": {"haerian": {"card": "recruit", "seat": 1, "exhausted": true}},
            "c4": haerian("ogre", 2),
        },
    }));
    play(
        &mut battle,
        &[
            "1 vocation drill-master 1",
            "1 play recruit at a1",
            "1 play club",
        ],
    );
    assert!(!on(&battle, "a1").exhausted);
    assert!(!view(&battle, 1).players[0].equipment[0].exhausted);
    assert_eq!(crystals(&battle, 1), (0, 1));
    assert_eq!(refused(&battle, "1 move c3 to b3"), Some("SV-4.6"));
    assert_eq!(refused(&battle, "1 fight c3 on c4"), Some("SV-4.6"));
    play(&mut battle, &["1 end", "2 end"]);
    assert!(!on(&battle, "c3").exhausted);
    assert_eq!(crystals(&battle, 1), (1, 0));
}

// SV-1.10
#[test]
fn force_is_base_and_modifiers_less_damage_and_never_below_nothing() {
    let hurt = json!({"haerian": {"card": "ogre", "seat": 1, "damage": 2}});
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["blessing", "likeness", "caricature", "likeness"]}},
        "field": {"c3": hurt},
    }));
    let figures = |battle: &Battle| {
        let ogre = on(battle, "c3");
        (ogre.force, ogre.damage, ogre.residual)
    };
    assert_eq!(figures(&battle), (6, 2, 4));
    play(&mut battle, &["1 play blessing"]);
    assert_eq!(figures(&battle), (8, 2, 6), "a modifier is added");
    play(&mut battle, &["1 play likeness"]);
    assert_eq!(
        figures(&battle),
        (7, 2, 5),
        "a set Force takes the place of the printed one"
    );
    play(&mut battle, &["1 play caricature"]);
    assert_eq!(figures(&battle), (4, 2, 2), "and of one set before it");
    play(&mut battle, &["1 play likeness"]);
    assert_eq!(
        figures(&battle),
        (7, 2, 5),
        "also if it was the same once before"
    );
    play(&mut battle, &["1 end"]);
    assert_eq!(figures(&battle), (6, 0, 6), "until it ends");
    let mut cursed = ground(&json!({
        "players": {"1": {"hand": ["curse", "blessing"]}}, "field": {"c3": haerian("ogre", 1)},
    }));
    play(&mut cursed, &["1 play curse"]);
    assert_eq!(figures(&cursed), (0, 0, 0));
    play(&mut cursed, &["1 play blessing"]);
    assert_eq!(
        figures(&cursed),
        (0, 0, 0),
        "6 - 9 + 2 is still below nothing"
    );
}

// SV-1.11
#[test]
fn without_damage_nobody_dies_of_having_no_force() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["curse", "quake"]}}, "field": {"c3": haerian("ogre", 2)},
    }));
    play(&mut battle, &["1 play curse"]);
    assert_eq!(on(&battle, "c3").residual, 0);
    play(&mut battle, &["1 play quake"]);
    assert!(standing(&battle, "c3").is_none());
}

// SV-1.12, R22: the Haerian on a Building that falls stays.
#[test]
fn a_building_is_worn_down_by_its_force_and_leaves_its_holder_standing() {
    let held = json!({
        "haerian": {"card": "child", "seat": 1}, "building": {"card": "hut", "seat": 1},
    });
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["demolition"]}},
        "field": {"c3": held, "e3": building("hut", 2), "e2": haerian("ogre", 1),
                  "a3": building("hut", 2), "a2": haerian("recruit", 1)},
    }));
    play(&mut battle, &["1 raze e2 on e3", "1 raze a2 on a3"]);
    assert!(built(&battle, "e3").is_none(), "6 against 5");
    assert_eq!(
        built(&battle, "a3").map(|hut| hut.residual),
        Some(2),
        "3 against 5"
    );
    assert_eq!(list(&battle, 2, "afterlife"), ["hut"]);
    play(&mut battle, &["1 play demolition", "1 building c3"]);
    assert!(built(&battle, "c3").is_none());
    assert_eq!(on(&battle, "c3").residual, 1);
}

// SV-1.13, R23
#[test]
fn sunset_heals_haerian_of_both_players_and_no_building() {
    let hurt = |card: &str, seat: u8| json!({"card": card, "seat": seat, "damage": 2});
    let mut battle = ground(&json!({"field": {
        "a3": {"haerian": hurt("ogre", 1)}, "c3": {"haerian": hurt("ogre", 2)},
        "e3": {"building": hurt("hut", 1)},
    }}));
    play(&mut battle, &["1 end"]);
    assert_eq!([on(&battle, "a3").damage, on(&battle, "c3").damage], [0, 0]);
    assert_eq!(built(&battle, "e3").map(|hut| hut.damage), Some(2));
}

// SV-1.14: immunity to combat damage helps in a fight and against razing, and nowhere else.
#[test]
fn a_fight_and_a_raze_deal_combat_damage_and_everything_else_does_not() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["ward", "wall-ward", "bolt"]}},
        "field": {"c3": haerian("ogre", 1), "c4": haerian("recruit", 2), "b3": building("hut", 2),
                  "b2": haerian("recruit", 1)},
    }));
    play(
        &mut battle,
        &["1 play ward", "1 haerian c4", "1 fight c3 on c4"],
    );
    assert_eq!(on(&battle, "c4").damage, 0);
    play(&mut battle, &["1 play wall-ward", "1 raze b2 on b3"]);
    assert_eq!(built(&battle, "b3").map(|hut| hut.damage), Some(0));
    play(&mut battle, &["1 play bolt", "1 haerian c4"]);
    assert_eq!(on(&battle, "c4").damage, 2);
}

// SV-1.14: direct damage is dealt to a player, and never marks a Haerian.
#[test]
fn direct_damage_takes_face_down_cards_and_hurts_no_haerian() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["volley"]}},
        "field": {"c3": haerian("child", 1), "c4": haerian("child", 2)},
    }));
    play(&mut battle, &["1 play volley", "2 cover a5", "2 cover b5"]);
    assert_eq!((wall(&battle, 2), on(&battle, "c4").damage), (8, 0));
}

// SV-1.15, SV-1.18, R39: wherever it stands, a Haerian is its owner's and returns to him.
#[test]
fn a_haerian_far_from_home_is_its_owners_and_goes_to_the_owners_afterlife_and_hand() {
    let sketch = |event: &str| {
        json!({
            "active": 2, "players": {"2": {"hand": [event]}},
            "field": {"c5": haerian("ogre", 1), "c1": haerian("child", 2)},
        })
    };
    let mut killed = ground(&sketch("axe-blow"));
    assert_eq!(refused(&killed, "2 move c5 to b5"), Some("SV-4.8"));
    play(&mut killed, &["2 play axe-blow", "2 haerian c5"]);
    assert_eq!(list(&killed, 1, "afterlife"), ["ogre"]);
    let mut returned = ground(&sketch("recall"));
    play(&mut returned, &["2 play recall", "2 haerian c5"]);
    assert!(list(&returned, 1, "hand").contains(&"ogre".to_owned()));
    let mut tucked = ground(&sketch("burial"));
    play(&mut tucked, &["2 play burial", "2 haerian c5"]);
    assert_eq!(
        list(&tucked, 1, "chronicles").last().map(String::as_str),
        Some("ogre")
    );
}

// SV-1.18: a Building that fell under an enemy's control is still its owner's.
#[test]
fn a_building_goes_to_its_owners_afterlife_whoever_held_it() {
    let held = json!({
        "haerian": {"card": "child", "seat": 2}, "building": {"card": "hut", "seat": 1},
    });
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["demolition"]}}, "field": {"c3": held},
    }));
    play(&mut battle, &["1 play demolition"]);
    assert_eq!(list(&battle, 1, "afterlife"), ["hut", "demolition"]);
    assert!(list(&battle, 2, "afterlife").is_empty());
}

// SV-1.15, R39
#[test]
fn no_effect_gives_a_haerian_to_the_other_player() {
    let text = "name = \"x\"\nextends = \"base\"\n[[card]]\nid = \"x\"\nname = { en = \"X\" }\ntype = \"event\"\n\
                line = [\"x\"]\ncost = \"1\"\nabilities = [{ on = \"event\", do = [{ control = { one = \"enemy\" } }] }]\n";
    let faults = CardSet::from_file("x.toml", text).expect_err("there is no such step");
    assert!(
        faults[0].to_string().contains("unknown variant `control`"),
        "{:?}",
        faults[0]
    );
}

fn object(battle: &Battle, zone: &str) -> Value {
    saved(battle)["field"][zone]["haerian"].clone()
}

// SV-1.16
#[test]
fn a_card_that_left_the_battlefield_comes_back_as_a_new_object() {
    let used = json!({"haerian": {"card": "child", "seat": 1, "entry": 1, "moves": 1, "combats": 1,
        "exhausted": true, "marks": [{"effect": {"force": 4}, "until": "lasting"}], "damage": 3}});
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["recall"]}}, "field": {"c1": used},
    }));
    assert_eq!(on(&battle, "c1").residual, 2);
    play(&mut battle, &["1 play recall", "1 play child at c1"]);
    let back = object(&battle, "c1");
    assert_eq!(on(&battle, "c1").residual, 1);
    assert_eq!(
        (&back["damage"], &back["moves"], &back["exhausted"]),
        (&json!(0), &json!(0), &json!(false))
    );
    assert_eq!(back.get("marks"), None);
    assert_eq!(back["fresh"], true, "it enters anew");
    assert_ne!(back["entry"], 1);
}

// SV-1.16
#[test]
fn a_haerian_that_moves_stays_the_same_object() {
    let used = json!({"haerian": {"card": "ogre", "seat": 1, "entry": 1, "damage": 1,
        "marks": [{"effect": {"force": 4}, "until": "lasting"}]}});
    let mut battle = ground(&json!({"field": {"c1": used}}));
    play(&mut battle, &["1 move c1 to c2"]);
    let moved = object(&battle, "c2");
    assert_eq!((&moved["entry"], &moved["damage"]), (&json!(1), &json!(1)));
    assert_eq!(on(&battle, "c2").residual, 9);
}

// SV-1.16: an Equipment that was used and lost is ready when it is played again.
#[test]
fn an_equipment_forgets_that_it_was_used() {
    let mut battle = ground(&json!({"players": {"1": {
        "hand": ["scrapping", "memory"], "equipment": [{"card": "club", "exhausted": true}],
    }}}));
    play(&mut battle, &["1 play scrapping"]);
    assert_eq!(list(&battle, 1, "afterlife"), ["club", "scrapping"]);
    play(
        &mut battle,
        &["1 play memory", "1 card club", "1 play club"],
    );
    assert!(!view(&battle, 1).players[0].equipment[0].exhausted);
}

// SV-1.17, SV-3.7: three layers, each of one.
#[test]
fn a_zone_holds_a_haerian_a_building_and_a_face_down_card_at_once() {
    let mut battle = ground(&json!({
        "players": {"1": {"hand": ["child", "child", "hut", "hut"]}},
    }));
    play(&mut battle, &["1 play child at b1", "1 play hut at b1"]);
    assert_eq!(on(&battle, "b1").spot.card.id, "child");
    assert!(built(&battle, "b1").is_some());
    assert_eq!(wall(&battle, 1), 10);
    assert_eq!(refused(&battle, "1 play child at b1"), Some("SV-3.7"));
    assert_eq!(refused(&battle, "1 play hut at b1"), Some("SV-4.9.5"));
}

// SV-1.17, R32
#[test]
fn a_hand_has_no_limit() {
    let many = vec!["recruit"; 14];
    let mut battle = ground(&json!({"players": {"1": {"hand": many}}}));
    play(&mut battle, &["1 end", "2 end"]);
    assert_eq!(hand(&battle, 1), 15);
    play(&mut battle, &["1 end"]);
    assert_eq!(hand(&battle, 1), 15);
}

// SV-1.17: the latest card lies on top of the Afterlife.
#[test]
fn the_afterlife_keeps_its_order() {
    let mut battle = ground(&json!({"players": {"1": {"hand": ["long-day", "lesson", "study"]}}}));
    play(
        &mut battle,
        &["1 play lesson", "1 play long-day", "1 play study"],
    );
    assert_eq!(
        list(&battle, 1, "afterlife"),
        ["lesson", "long-day", "study"]
    );
}

// SV-1.19: what dies together is stacked by zones, in each the Haerian before the Building.
#[test]
fn cards_that_fall_together_are_stacked_in_the_order_of_zones() {
    let field = json!({
        "e1": haerian("sprout", 1), "a2": haerian("child", 1), "a3": haerian("luminous-soul", 1),
    });
    let mut battle = ground(&json!({"players": {"1": {"hand": ["quake"]}}, "field": field}));
    play(&mut battle, &["1 play quake"]);
    assert_eq!(
        list(&battle, 1, "afterlife"),
        ["sprout", "child", "luminous-soul", "quake"]
    );
}
