//! Wall and Luminous Realms: T46 to T55.

use crate::workshop::*;
use kernel::{Eye, Game};

const OPEN_WALL: &str = r#"
    players.1.wall = { a1 = "-", b1 = "-", c1 = "-" }
"#;

/// The card a seat sees in a wall, if it knows it.
fn seen(game: &sovereign::Battle, eye: usize, zone: &str) -> Option<&'static str> {
    let view = game.view(Eye::Seat(laws::table::seat(eye)));
    let cover = view
        .covers
        .iter()
        .find(|cover| cover.zone.to_string() == zone);
    cover.expect("a face-down card").card.map(|card| card.0.id)
}

#[test]
fn covers_come_unseen_from_the_chronicles_to_empty_home_zones() {
    // T46: no face-down card, no enemy; an own Haerian or a Building does not matter.
    let mut game = after(
        &format!(
            r#"{OPEN_WALL}
            players.1.hand = ["cover"]
            players.1.chronicles = ["ox", "elk", "wolf"]
            field.a1.haerian = {{ card = "mouse", seat = 1 }}
            field.a1.building = {{ card = "tower", seat = 1 }}
            field.c1.haerian = {{ card = "mouse", seat = 2 }}
            "#
        ),
        &["1 play cover"],
    );
    assert_eq!(legal(&game, 1), ["zone a1", "zone b1"]);
    play(&mut game, &["1 zone b1"]);
    let saved = saved(&game);
    let wall = &saved["players"]["1"]["wall"];
    assert_eq!((&wall["b1"], &wall["a1"]), (&"ox".into(), &"elk".into()));
    assert_eq!((seen(&game, 1, "a1"), seen(&game, 2, "a1")), (None, None));
}

#[test]
fn covering_stops_when_there_is_no_zone_or_no_card() {
    // T46, R48: never more than ten; and an empty pile hurts nobody.
    let game = after(
        r#"
        players.1.hand = ["cover"]
        players.1.wall = { a1 = "-" }
        players.1.chronicles = ["ox", "elk"]
        "#,
        &["1 play cover"],
    );
    assert_eq!(
        (wall(&game, 1), list(&game, 1, "chronicles")),
        (10, vec!["elk".into()])
    );
    let game = after(
        &format!("{OPEN_WALL}players.1.hand = [\"cover\"]\nplayers.1.chronicles = [\"ox\"]"),
        &["1 play cover", "1 zone a1"],
    );
    assert_eq!((wall(&game, 1), buried(&game, 1)), (8, 1));
}

#[test]
fn a_cover_from_hand_is_chosen_and_known_to_its_owner() {
    // T46, SV-3.10: first the card, then the zone.
    let mut game = after(
        &format!("{OPEN_WALL}players.1.hand = [\"cover-hand\", \"ox\", \"elk\", \"wolf\"]"),
        &["1 play cover-hand"],
    );
    assert_eq!(legal(&game, 1), ["card ox", "card elk", "card wolf"]);
    play(
        &mut game,
        &["1 card elk", "1 zone c1", "1 card ox", "1 zone a1"],
    );
    assert_eq!(list(&game, 1, "hand"), ["wolf"]);
    assert_eq!(
        (seen(&game, 1, "c1"), seen(&game, 2, "c1")),
        (Some("elk"), None)
    );
}

#[test]
fn who_must_pick_up_chooses_and_snares_work_without_an_intruder() {
    // T47, SV-5.7.2: the Snare's damage finds no intruder.
    let mut game = after(
        r#"
        players.1.hand = ["pick-up"]
        players.2.wall = { a4 = "snare", b4 = "ox" }
        field.c3.haerian = { card = "mouse", seat = 1 }
        field.c5.haerian = { card = "on-cover-lost", seat = 2 }
        "#,
        &["1 play pick-up"],
    );
    assert_eq!(legal(&game, 2).len(), 10);
    play(&mut game, &["2 cover a4", "2 cover b4"]);
    assert_eq!(legal(&game, 2), ["activate", "keep"]);
    play(&mut game, &["2 activate"]);
    assert_eq!(legal(&game, 2), ["keep"]);
    play(&mut game, &["2 keep"]);
    assert_eq!(army(&game, 1), ["c3 mouse 1"]);
    assert_eq!(list(&game, 2, "hand"), ["ox"]);
    assert_eq!(list(&game, 2, "afterlife"), ["snare", "pebble", "pebble"]);
}

#[test]
fn who_forfeits_chooses_and_never_loses_by_it() {
    // T48: no damage, no Snare.
    let mut game = after(
        r#"
        players.1.hand = ["forfeit"]
        players.2.wall = { a4 = "snare" }
        "#,
        &["1 play forfeit", "2 cover a4", "2 cover c5"],
    );
    assert_eq!(list(&game, 2, "afterlife"), ["snare", "pebble"]);
    assert_eq!(list(&game, 1, "afterlife"), ["luminous-soul", "forfeit"]);
    play(&mut game, &["1 end"]);
}

#[test]
fn with_too_few_to_forfeit_the_rest_goes_and_nobody_loses() {
    // T48, SV-8.10: one of two is no success.
    let none = ["b4", "c4", "d4", "e4", "a5", "b5", "c5", "d5", "e5"];
    let none = none.map(|zone| format!("{zone} = \"-\"")).join(", ");
    let sketch = format!("players.1.hand = [\"forfeit\"]\nplayers.2.wall = {{ {none} }}");
    let mut game = after(&sketch, &["1 play forfeit"]);
    assert_eq!(wall(&game, 2), 0);
    assert_eq!(list(&game, 1, "afterlife"), ["forfeit"]);
    play(&mut game, &["1 end", "2 end"]);
}

#[test]
fn you_choose_what_you_breach() {
    // T49: unseen, no damage, no Snare, never a loss.
    let mut game = after(
        r#"
        players.1.hand = ["breach"]
        players.2.wall = { a4 = "snare" }
        field.c5.haerian = { card = "on-cover-lost", seat = 2 }
        "#,
        &["1 play breach"],
    );
    assert_eq!(legal(&game, 2), Vec::<String>::new());
    assert_eq!(legal(&game, 1).len(), 10);
    play(&mut game, &["1 cover e5", "1 cover a4"]);
    assert_eq!(wall(&game, 2), 8);
    let afterlife = ["snare", "pebble", "pebble"];
    assert_eq!(
        list(&game, 2, "afterlife"),
        afterlife,
        "zone order, then COVER_LOST once"
    );
}

#[test]
fn breaching_the_last_cards_is_no_loss() {
    // T49
    let none = ["b4", "c4", "d4", "e4", "a5", "b5", "c5", "d5", "e5"];
    let none = none.map(|zone| format!("{zone} = \"-\"")).join(", ");
    let sketch = format!("players.1.hand = [\"breach\"]\nplayers.2.wall = {{ {none} }}");
    let mut game = after(&sketch, &["1 play breach"]);
    assert_eq!(wall(&game, 2), 0);
    play(&mut game, &["1 end"]);
}

#[test]
fn you_peek_at_face_down_cards_of_your_choice() {
    // T50: at theirs or at your own; only your seat knows.
    let game = after(
        r#"
        players.1.hand = ["peek", "peek-own"]
        players.1.wall = { a1 = "elk" }
        players.2.wall = { a4 = "snare", b4 = "ox" }
        "#,
        &[
            "1 play peek",
            "1 cover a4",
            "1 cover b4",
            "1 play peek-own",
            "1 cover a1",
        ],
    );
    assert_eq!(
        (seen(&game, 1, "a4"), seen(&game, 1, "b4")),
        (Some("snare"), Some("ox"))
    );
    assert_eq!((seen(&game, 2, "a4"), seen(&game, 1, "c4")), (None, None));
    assert_eq!(
        (seen(&game, 1, "a1"), seen(&game, 2, "a1")),
        (Some("elk"), None)
    );
    // Everybody has seen where South looked.
    let view = game.view(Eye::Public);
    let peeked = view.covers.iter().filter(|cover| !cover.peeked.is_empty());
    let zones: Vec<String> = peeked.map(|cover| cover.zone.to_string()).collect();
    assert_eq!(zones, ["a1", "a4", "b4"]);
}

#[test]
fn face_down_cards_shift_with_what_is_known_of_them() {
    // T51, SV-3.10: up to two, to zones that COVER allows.
    let mut game = after(
        r#"
        players.1.hand = ["shift", "peek-own"]
        players.1.wall = { a1 = "-", b1 = "-", c1 = "-", d1 = "elk" }
        field.b1.haerian = { card = "mouse", seat = 2 }
        "#,
        &[
            "1 play peek-own",
            "1 cover d1",
            "1 play shift",
            "1 cover d1",
        ],
    );
    assert_eq!(legal(&game, 1), ["zone a1", "zone c1"]);
    play(&mut game, &["1 zone a1"]);
    assert_eq!(
        (seen(&game, 1, "a1"), seen(&game, 2, "a1")),
        (Some("elk"), None)
    );
    assert!(
        !legal(&game, 1).contains(&"cover a1".to_owned()),
        "another one"
    );
    play(&mut game, &["1 done"]);
    assert_eq!(wall(&game, 1), 7);
}

#[test]
fn a_safeguard_prevents_the_next_direct_damage() {
    // T52: 3 in all, over two hits, until your next turn.
    let mut game = after(
        r#"
        players.1.hand = ["guard"]
        players.2.hand = ["hit", "hit", "hit"]
        "#,
        &["1 play guard", "1 end", "2 play hit", "2 play hit"],
    );
    play(&mut game, &["1 cover a1"]);
    assert_eq!(wall(&game, 1), 9, "2 and 1 prevented, 1 dealt");
    play(&mut game, &["2 play hit", "1 cover b1", "1 cover c1"]);
    assert_eq!(wall(&game, 1), 7);
}

#[test]
fn a_safeguard_ends_as_it_says_and_does_not_help_against_empty_chronicles() {
    // T52, SV-7.2
    let mut game = after(
        r#"
        players.1.hand = ["guard-today"]
        players.2.hand = ["hit"]
        "#,
        &["1 play guard-today", "1 end", "2 play hit"],
    );
    assert_eq!(legal(&game, 1).len(), 10, "it ended at Sunset");
    play(&mut game, &["1 cover a1", "1 cover b1"]);
    let mut game = after(
        r#"
        players.1.hand = ["guard", "draw-two"]
        players.1.chronicles = []
        "#,
        &[
            "1 play guard",
            "1 play draw-two",
            "1 cover a1",
            "1 cover b1",
        ],
    );
    assert_eq!(wall(&game, 1), 8);
    play(&mut game, &["1 end"]);
}

#[test]
fn you_take_up_to_so_many_cards_of_your_realms() {
    // T53: no card is placed, no quota used.
    let mut game = after(
        r#"
        players.1.hand = ["take"]
        players.1.realms = ["ox", "elk", "wolf"]
        "#,
        &["1 play take"],
    );
    assert_eq!(
        legal(&game, 1),
        ["card ox", "card elk", "card wolf", "done"]
    );
    play(&mut game, &["1 card elk", "1 card ox"]);
    assert_eq!(list(&game, 1, "hand"), ["elk", "ox"]);
    assert_eq!(list(&game, 1, "realms"), ["wolf"]);
    assert_eq!(list(&game, 1, "open-realms"), Vec::<String>::new());
    let seen = game.view(Eye::Seat(laws::table::seat(2)));
    assert!(seen.players[0].known_hand.is_empty(), "unrevealed");
}

#[test]
fn a_veiled_card_counts_no_more_and_can_be_taken_again() {
    // T54: never a Puppet.
    let mut game = after(
        r#"
        players.1.hand = ["veil", "ox", "silence"]
        players.1.open-realms = ["elk", "sprout"]
        players.1.realms = []
        players.1.wall = { a1 = "-", b1 = "-" }
        "#,
        &[],
    );
    assert_eq!(refused(&game, "1 access ox"), Some("SV-4.12"));
    play(&mut game, &["1 play veil"]);
    assert_eq!(legal(&game, 1), ["card elk", "done"]);
    play(&mut game, &["1 card elk"]);
    assert_eq!(list(&game, 1, "realms"), ["elk"]);
    play(&mut game, &["1 access ox", "1 card elk"]);
    assert_eq!(list(&game, 1, "hand"), ["silence", "elk"]);
}

#[test]
fn the_quota_changes_as_long_as_its_source_stands() {
    // T55, SV-4.12: your own, and never below 0.
    let quota = |sketch: &str| {
        let seen = given(sketch).view(Eye::Public);
        (seen.players[0].quota, seen.players[1].quota)
    };
    let open = r#"players.1.wall = { a1 = "-", b1 = "-" }"#;
    assert_eq!(quota(open), (1, 0));
    let opener = "field.c1.haerian = { card = \"opener\", seat = 1 }";
    assert_eq!(quota(&format!("{open}\n{opener}")), (2, 0));
    let closer = "field.c1.haerian = { card = \"closer\", seat = 1 }";
    assert_eq!(quota(&format!("{open}\n{closer}")), (0, 0));
}
