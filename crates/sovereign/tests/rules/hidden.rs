//! Hidden information: who sees and hears what (SV-3.9 to SV-3.14).

use crate::table::{
    given, ground, ground_with, haerian, legal, list, play, saved, seat, setup, view,
};
use kernel::{Eye, Game, Seed, Told};
use serde_json::{Value, json};
use sovereign::event::Event;
use sovereign::{Battle, SovereignView};

fn public(battle: &Battle) -> SovereignView {
    battle.view(Eye::Public)
}

/// The three who look: South, North and a spectator.
fn views(battle: &Battle) -> [SovereignView; 3] {
    [view(battle, 1), view(battle, 2), public(battle)]
}

/// What a seat heard, as data.
fn heard(told: &[Told<Event>], number: usize) -> Vec<Value> {
    let eye = Eye::Seat(seat(number));
    let events = told.iter().filter(|told| told.to.includes(eye));
    events
        .map(|told| serde_json::to_value(&told.event).expect("data"))
        .collect()
}

/// Is this card named anywhere in what was heard?
fn names(events: &[Value], card: &str) -> bool {
    let word = format!("\"{card}\"");
    events.iter().any(|event| event.to_string().contains(&word))
}

/// The card that a seat sees in a place of the wall.
fn face(view: &SovereignView, zone: &str) -> Option<&'static str> {
    let cover = view
        .covers
        .iter()
        .find(|cover| cover.zone.to_string() == zone);
    cover.expect("a face-down card").card.map(|card| card.0.id)
}

// SV-3.9
#[test]
fn hands_and_realms_are_the_owners_and_others_count_them() {
    let battle = ground(&json!({"players": {"1": {
        "hand": ["ogre", "bolt"], "realms": ["general"], "open-realms": ["noble"],
        "afterlife": ["quake"], "removed": ["club"],
    }}}));
    let [south, north, crowd] = views(&battle);
    let own: Vec<&str> = south.players[0]
        .hand
        .iter()
        .flatten()
        .map(|held| held.card.0.id)
        .collect();
    assert_eq!(own, ["ogre", "bolt"]);
    let realms: Vec<&str> = south.players[0]
        .realms
        .iter()
        .flatten()
        .map(|card| card.0.id)
        .collect();
    assert_eq!(realms, ["general"]);
    for other in [&north, &crowd] {
        let player = &other.players[0];
        assert!(player.hand.is_none() && player.known_hand.is_empty());
        assert!(player.realms.is_none() && player.known_realms.is_empty());
        assert_eq!((player.hand_count, player.realms_count), (2, 1));
    }
    for all in [&south, &north, &crowd] {
        let player = &all.players[0];
        assert_eq!(player.open_realms[0].0.id, "noble");
        assert_eq!(player.afterlife[0].0.id, "quake");
        assert!(player.removed.iter().any(|card| card.0.id == "club"));
        assert_eq!(player.classes, ["drill-master"]);
    }
}

// SV-3.9: two battles that differ in nothing but the order look the same to all.
#[test]
fn nobody_sees_the_order_of_the_chronicles() {
    let at = |chronicles: Value| ground(&json!({"players": {"1": {"chronicles": chronicles}}}));
    let one = at(json!(["ogre", "bolt", "club"]));
    let other = at(json!(["club", "ogre", "bolt"]));
    assert_ne!(saved(&one)["players"], saved(&other)["players"]);
    assert_eq!(views(&one), views(&other));
    let south = &view(&one, 1).players[0];
    assert!(south.known_chronicles.is_empty());
    assert_eq!(south.chronicles_count, 3);
}

// SV-3.13: with decks of one card, two seeds deal the same and will not shuffle the same.
#[test]
fn nobody_sees_where_chance_stands() {
    let setup = ground_with("");
    let [one, other] = [1, 2].map(|seed| Battle::new(&setup, Seed::from(seed)));
    assert_ne!(saved(&one)["rng"], saved(&other)["rng"]);
    assert_eq!(saved(&one)["players"], saved(&other)["players"]);
    assert_eq!(views(&one), views(&other));
}

// SV-3.9, SV-3.10, R11: not even its owner knows the wall.
#[test]
fn everybody_sees_where_face_down_cards_lie_and_nobody_which_they_are() {
    let battle = ground(&json!({"players": {
        "1": {"wall": {"c1": "ogre", "e2": "-"}}, "2": {"wall": {"c5": "pitfall"}},
    }}));
    for view in views(&battle) {
        assert_eq!(view.covers.len(), 19);
        assert!(view.covers.iter().all(|cover| cover.card.is_none()));
        assert!(
            view.covers
                .iter()
                .any(|cover| cover.zone.to_string() == "c1" && cover.seat == seat(1))
        );
    }
}

// SV-3.10: PEEK
#[test]
fn who_peeks_knows_the_card_as_long_as_it_lies_there() {
    for (event, zone, card) in [("glance", "c1", "ogre"), ("espionage", "c5", "pitfall")] {
        let mut battle = ground(&json!({"players": {
            "1": {"hand": [event], "wall": {"c1": "ogre"}}, "2": {"wall": {"c5": "pitfall"}},
        }}));
        let choose = format!("1 cover {zone}");
        let told = play(&mut battle, &[&format!("1 play {event}"), &choose]);
        let [south, north, crowd] = views(&battle);
        assert_eq!(face(&south, zone), Some(card));
        assert_eq!((face(&north, zone), face(&crowd, zone)), (None, None));
        assert!(names(&heard(&told, 1), card) && !names(&heard(&told, 2), card));
        play(&mut battle, &["1 end", "2 end"]);
        assert_eq!(face(&view(&battle, 1), zone), Some(card), "still");
    }
}

// SV-3.10: COVER from hand, and SHIFT
#[test]
fn a_card_laid_from_the_hand_is_known_to_its_owner_also_when_it_is_shifted() {
    let mut battle = ground(&json!({"players": {"1": {
        "hand": ["mason", "shifting", "pitfall"], "wall": {"a1": "-", "b1": "-"},
    }}}));
    let told = play(
        &mut battle,
        &["1 play mason", "1 card pitfall", "1 zone a1"],
    );
    assert!(!names(&heard(&told, 2), "pitfall"));
    let faces = |battle: &Battle, zone: &str| views(battle).map(|view| face(&view, zone));
    assert_eq!(faces(&battle, "a1"), [Some("pitfall"), None, None]);
    let told = play(&mut battle, &["1 play shifting", "1 cover a1"]);
    assert!(!names(&heard(&told, 2), "pitfall"));
    assert_eq!(
        faces(&battle, "b1"),
        [Some("pitfall"), None, None],
        "the set is kept"
    );
    let shift_unknown = {
        let mut battle =
            ground(&json!({"players": {"1": {"hand": ["shifting"], "wall": {"a1": "-"}}}}));
        play(&mut battle, &["1 play shifting", "1 cover c1"]);
        battle
    };
    assert_eq!(
        faces(&shift_unknown, "a1"),
        [None, None, None],
        "nothing is learned"
    );
}

// SV-3.10: from the Chronicles a card is laid unseen.
#[test]
fn a_card_laid_from_the_chronicles_is_known_to_nobody() {
    let mut battle = ground(&json!({"players": {"1": {
        "hand": ["rebuilding"], "wall": {"a1": "-"}, "chronicles": ["ogre", "bolt"],
    }}}));
    let told = play(&mut battle, &["1 play rebuilding"]);
    assert_eq!(saved(&battle)["players"]["1"]["wall"]["a1"], "ogre");
    assert_eq!(
        views(&battle).map(|view| face(&view, "a1")),
        [None, None, None]
    );
    assert!(!names(&heard(&told, 1), "ogre"));
}

fn invaded(card: &str) -> Battle {
    ground(&json!({
        "players": {"2": {"wall": {"c4": card}, "hand": []}}, "field": {"c3": haerian("ogre", 1)},
    }))
}

// SV-3.11, SV-5.7: the owner is always asked, so the pause tells nothing.
#[test]
fn every_pick_up_pauses_alike_whether_the_card_has_snare_or_not() {
    let mut with = invaded("pitfall");
    let mut without = invaded("recruit");
    let told = [&mut with, &mut without].map(|battle| play(battle, &["1 move c3 to c4"]));
    let [told_with, told_without] = told;
    for battle in [&with, &without] {
        assert_eq!(view(battle, 1).waiting.len(), 1);
        assert!(view(battle, 1).waiting.contains(seat(2)));
        assert!(battle.must_ask(seat(2)), "also with one answer");
        assert!(!battle.must_ask(seat(1)));
    }
    assert_eq!(legal(&with, 2), ["activate", "keep"]);
    assert_eq!(legal(&without, 2), ["keep"]);
    assert_eq!(
        view(&with, 1),
        view(&without, 1),
        "South sees no difference"
    );
    assert_eq!(public(&with), public(&without));
    assert_eq!(heard(&told_with, 1), heard(&told_without, 1));
    let [kept_with, kept_without] =
        [&mut with, &mut without].map(|battle| play(battle, &["2 keep"]));
    assert_eq!(
        heard(&kept_with, 1),
        heard(&kept_without, 1),
        "nor when it is kept"
    );
    assert_eq!(view(&with, 1), view(&without, 1));
    assert_eq!(list(&with, 2, "hand"), ["pitfall"]);
}

// SV-3.11, SV-3.14: only who picks a card up sees it.
#[test]
fn a_card_picked_up_is_shown_to_its_owner_and_to_nobody_else() {
    let mut battle = invaded("pitfall");
    let told = play(&mut battle, &["1 move c3 to c4"]);
    let [south, north, crowd] = views(&battle);
    assert_eq!(
        north.shown.iter().map(|card| card.0.id).collect::<Vec<_>>(),
        ["pitfall"]
    );
    assert!(south.shown.is_empty() && crowd.shown.is_empty());
    assert!(names(&heard(&told, 2), "pitfall") && !names(&heard(&told, 1), "pitfall"));
    let sprung = play(&mut battle, &["2 activate"]);
    assert!(
        names(&heard(&sprung, 1), "pitfall"),
        "a Snare that is activated is revealed"
    );
}

// SV-3.12
#[test]
fn the_card_placed_in_the_realms_is_public_and_the_one_taken_is_not() {
    let mut battle = ground(&json!({"players": {"1": {
        "hand": ["ogre"], "realms": ["general", "noble"], "wall": {"a1": "-", "b1": "-"},
    }}}));
    let told = play(&mut battle, &["1 access ogre", "1 card general"]);
    assert!(names(&heard(&told, 2), "ogre") && !names(&heard(&told, 2), "general"));
    let [south, north, crowd] = views(&battle);
    for view in [&south, &north, &crowd] {
        assert_eq!(view.players[0].open_realms[0].0.id, "ogre");
        assert_eq!(
            (view.players[0].hand_count, view.players[0].realms_count),
            (1, 1)
        );
    }
    assert!(north.players[0].known_hand.is_empty());
    assert_eq!(
        south.players[0].hand.as_ref().map(|hand| hand[0].card.0.id),
        Some("general")
    );
}

// SV-3.13
#[test]
fn the_same_seed_makes_the_same_battle_and_another_a_different_one() {
    let setup = setup("deck1=first-light deck2=twin-suns");
    let begun = |seed: u64| {
        let mut battle = Battle::new(&setup, Seed::from(seed));
        play(&mut battle, &["1 keep", "2 keep"]);
        saved(&battle)
    };
    assert_eq!(begun(7), begun(7));
    assert_ne!(begun(7)["players"], begun(8)["players"]);
}

fn chronicles(event: &str) -> Battle {
    ground(&json!({"players": {
        "1": {"hand": [event], "chronicles": ["ogre", "bolt", "club", "noble"]},
        "2": {"hand": ["general", "hut"]},
    }}))
}

fn shown(battle: &Battle) -> [Vec<&'static str>; 3] {
    views(battle).map(|view| view.shown.iter().map(|card| card.0.id).collect())
}

// SV-3.14: LOOK and FORESEE
#[test]
fn the_cards_looked_at_are_seen_by_who_looks() {
    for (event, seen) in [
        ("insight", vec!["ogre", "bolt", "club"]),
        ("prophecy", vec!["ogre", "bolt"]),
    ] {
        let mut battle = chronicles(event);
        let told = play(&mut battle, &[&format!("1 play {event}")]);
        let [mut south, north, crowd] = shown(&battle);
        south.sort_unstable();
        let mut expected = seen.clone();
        expected.sort_unstable();
        assert_eq!(south, expected, "{event}");
        assert!(north.is_empty() && crowd.is_empty());
        assert!(seen.iter().all(|card| !names(&heard(&told, 2), card)));
    }
}

// SV-3.14: SEARCH shows the whole own Chronicles, and what is taken is revealed.
#[test]
fn who_searches_sees_the_whole_chronicles_and_reveals_what_he_takes() {
    let mut battle = chronicles("quest");
    play(&mut battle, &["1 play quest"]);
    let [mut south, north, crowd] = shown(&battle);
    south.sort_unstable();
    assert_eq!(south, ["bolt", "club", "noble", "ogre"]);
    assert!(north.is_empty() && crowd.is_empty());
    let told = play(&mut battle, &["1 card bolt"]);
    assert!(names(&heard(&told, 2), "bolt"));
    assert_eq!(view(&battle, 2).players[0].known_hand[0].0.id, "bolt");
}

// SV-3.14: SPY, and DISCARD by picking
#[test]
fn a_hand_is_shown_only_to_who_is_told_to_look() {
    for event in ["spyglass", "theft"] {
        let mut battle = chronicles(event);
        let told = play(&mut battle, &[&format!("1 play {event}")]);
        assert!(names(&heard(&told, 1), "general") && names(&heard(&told, 1), "hut"));
        let crowd = told.iter().filter(|told| told.to.includes(Eye::Public));
        let crowd: Vec<Value> = crowd
            .map(|told| serde_json::to_value(&told.event).expect("data"))
            .collect();
        assert!(
            !names(&crowd, "general") && !names(&crowd, "hut"),
            "{event}"
        );
        assert!(public(&battle).players[1].known_hand.is_empty());
    }
}

// SV-3.9: what stands on the battlefield is public, with all that lies on it.
#[test]
fn everything_on_the_battlefield_is_seen_alike_by_all() {
    let battle = given(
        &ground_with(""),
        &json!({
            "players": {"1": {"ready": {"red": 2}, "equipment": [{"card": "club", "exhausted": true}]}},
            "field": {"c3": {"haerian": {"card": "ogre", "seat": 1, "damage": 2,
                "marks": [{"effect": {"force": 2}, "until": "sunset"}]}},
                "d3": {"building": {"card": "hut", "seat": 2, "damage": 1}}},
        }),
    );
    let [south, north, crowd] = views(&battle);
    for other in [&north, &crowd] {
        assert_eq!(other.haerian, south.haerian);
        assert_eq!(other.buildings, south.buildings);
        assert_eq!(other.players[0].crystals, south.players[0].crystals);
        assert_eq!(other.players[0].equipment, south.players[0].equipment);
    }
    assert_eq!(south.haerian[0].residual, 6);
}
