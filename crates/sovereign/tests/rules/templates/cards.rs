//! Cards: T26 to T37.

use crate::workshop::*;
use kernel::{Audience, Game};
use sovereign::event::Event;

#[test]
fn cards_are_drawn_one_at_a_time() {
    // T26, SV-7.2: of two cards to draw there is one; the other costs a face-down card.
    let mut game = after(
        r#"
        players.1.hand = ["draw-two"]
        players.1.chronicles = ["ox"]
        "#,
        &["1 play draw-two"],
    );
    assert_eq!(list(&game, 1, "hand"), ["ox"]);
    play(&mut game, &["1 cover a1"]);
    assert_eq!(wall(&game, 1), 9);
}

#[test]
fn when_both_draw_both_draw_all_of_it() {
    // T26
    let game = after(r#"players.1.hand = ["draw-each"]"#, &["1 play draw-each"]);
    assert_eq!(list(&game, 1, "hand").len(), 2);
    assert_eq!(list(&game, 2, "hand").len(), 2);
}

#[test]
fn who_discards_by_choice_chooses() {
    // T27
    let mut game = after(
        r#"
        players.1.hand = ["discard-choice"]
        players.2.hand = ["ox", "elk", "wolf"]
        "#,
        &["1 play discard-choice"],
    );
    assert_eq!(legal(&game, 2), ["card ox", "card elk", "card wolf"]);
    play(&mut game, &["2 card elk", "2 card ox"]);
    assert_eq!(list(&game, 2, "hand"), ["wolf"]);
    assert_eq!(list(&game, 2, "afterlife"), ["elk", "ox"]);
    assert_eq!(
        list(&game, 1, "afterlife"),
        ["luminous-soul", "discard-choice"]
    );
}

#[test]
fn discarding_fewer_than_asked_is_no_success() {
    // T27, SV-8.10
    let game = after(
        r#"
        players.1.hand = ["discard-choice"]
        players.2.hand = ["ox"]
        "#,
        &["1 play discard-choice"],
    );
    assert_eq!(list(&game, 2, "hand"), Vec::<String>::new());
    assert_eq!(list(&game, 1, "afterlife"), ["discard-choice"]);
}

#[test]
fn at_random_nobody_chooses() {
    // T27: the second card is the one that fate names.
    let game = after(
        r#"
        fate = [1]
        players.1.hand = ["discard-random"]
        players.2.hand = ["ox", "elk", "wolf"]
        "#,
        &["1 play discard-random"],
    );
    assert_eq!(list(&game, 2, "hand"), ["ox", "wolf"]);
    assert_eq!(list(&game, 2, "afterlife"), ["elk"]);
}

#[test]
fn to_pick_you_look_at_the_hand_and_choose() {
    // T27, SV-3.14
    let mut game = after(
        r#"
        players.1.hand = ["discard-pick"]
        players.2.hand = ["ox", "elk"]
        "#,
        &["1 play discard-pick"],
    );
    assert_eq!(legal(&game, 1), ["card ox", "card elk"]);
    play(&mut game, &["1 card elk"]);
    assert_eq!(list(&game, 2, "hand"), ["ox"]);
    let seen = laws::table::view(&game, 1);
    let known: Vec<&str> = (seen.players[1].known_hand.iter())
        .map(|card| card.id)
        .collect();
    assert_eq!(known, ["ox"], "what was seen stays known");
}

#[test]
fn when_each_discards_the_turn_player_chooses_first() {
    // T27, SV-8.16
    let mut game = after(
        r#"
        players.1.hand = ["discard-each", "ox", "elk"]
        players.2.hand = ["ox", "elk"]
        "#,
        &["1 play discard-each"],
    );
    assert_eq!(refused(&game, "2 card ox"), Some("SV-8.15"));
    play(&mut game, &["1 card ox", "2 card elk"]);
    assert_eq!(list(&game, 1, "hand"), ["elk"]);
    assert_eq!(list(&game, 2, "hand"), ["ox"]);
}

#[test]
fn milling_more_than_there_is_hurts_nobody() {
    // T28, SV-7.2
    let game = after(
        r#"
        players.1.hand = ["mill"]
        players.2.chronicles = ["ox", "elk"]
        "#,
        &["1 play mill"],
    );
    assert_eq!(
        list(&game, 2, "afterlife"),
        ["ox", "elk"],
        "the top one first"
    );
    assert_eq!(wall(&game, 2), 10);
}

#[test]
fn of_the_cards_looked_at_some_are_kept_and_the_rest_is_ordered_at_the_bottom() {
    // T29
    let sketch = r#"
        players.1.hand = ["look"]
        players.1.chronicles = ["ox", "elk", "wolf", "mouse"]
    "#;
    let mut game = after(sketch, &["1 play look"]);
    let shown = |number| laws::table::view(&game, number).shown.len();
    assert_eq!((shown(1), shown(2)), (3, 0), "privately");
    play(&mut game, &["1 card elk"]);
    assert_eq!(sorted(legal(&game, 1)), ["bottom ox", "bottom wolf"]);
    play(&mut game, &["1 bottom wolf"]);
    assert_eq!(list(&game, 1, "hand"), ["elk"]);
    assert_eq!(list(&game, 1, "chronicles"), ["mouse", "wolf", "ox"]);
    // Up to one: none, too.
    let game = after(
        sketch,
        &["1 play look", "1 done", "1 bottom wolf", "1 bottom ox"],
    );
    assert_eq!(list(&game, 1, "hand"), Vec::<String>::new());
    assert_eq!(list(&game, 1, "chronicles"), ["mouse", "wolf", "ox", "elk"]);
}

#[test]
fn nobody_else_hears_which_card_was_kept() {
    // T29
    let mut game = given(
        r#"
        players.1.hand = ["look"]
        players.1.chronicles = ["ox", "elk", "wolf", "mouse"]
        "#,
    );
    let told = play(&mut game, &["1 play look", "1 card elk", "1 bottom wolf"]);
    let kept = told
        .iter()
        .filter(|told| matches!(told.event, Event::Kept { .. }));
    assert_eq!(kept.count(), 1);
    for told in told {
        if let Event::LookedAtCard { .. } = told.event {
            assert_ne!(told.to, Audience::Everyone);
        }
    }
}

#[test]
fn looking_at_fewer_cards_looks_at_those_there_are() {
    // T29, SV-8.9, SV-7.2
    let game = after(
        r#"
        players.1.hand = ["look", "look"]
        players.1.chronicles = ["ox"]
        "#,
        &["1 play look", "1 card ox", "1 play look"],
    );
    assert_eq!(list(&game, 1, "hand"), ["ox"]);
    assert_eq!(wall(&game, 1), 10);
}

#[test]
fn what_is_foreseen_goes_to_the_bottom_or_back_on_top_in_any_order() {
    // T30
    let mut game = after(
        r#"
        players.1.hand = ["foresee"]
        players.1.chronicles = ["ox", "elk", "wolf", "mouse"]
        "#,
        &["1 play foresee", "1 bottom elk", "1 done"],
    );
    assert_eq!(sorted(legal(&game, 1)), ["top ox", "top wolf"]);
    play(&mut game, &["1 top ox"]);
    assert_eq!(list(&game, 1, "chronicles"), ["wolf", "ox", "mouse", "elk"]);
    assert_eq!(list(&game, 1, "hand"), Vec::<String>::new());
}

#[test]
fn a_search_may_take_one_matching_card_and_shows_it() {
    // T31
    let sketch = r#"
        players.1.hand = ["search"]
        players.1.chronicles = ["ox", "pike", "wolf", "stick"]
    "#;
    let mut game = given(sketch);
    let mut told = play(&mut game, &["1 play search"]);
    assert_eq!(sorted(legal(&game, 1)), ["card pike", "card stick", "done"]);
    told.extend(play(&mut game, &["1 card stick"]));
    let revealed = told.iter().any(|told| {
        told.to == Audience::Everyone
            && matches!(&told.event, Event::Searched { found: Some(card), .. } if card.id == "stick")
    });
    assert!(revealed);
    assert_eq!(list(&game, 1, "hand"), ["stick"]);
    assert_eq!(sorted(list(&game, 1, "chronicles")), ["ox", "pike", "wolf"]);
    let game = after(sketch, &["1 play search", "1 done"]);
    assert_eq!(list(&game, 1, "hand"), Vec::<String>::new(), "or none");
}

#[test]
fn a_search_shuffles_afterwards() {
    // T31
    let cards = [
        "ox", "elk", "wolf", "mouse", "queen", "gate", "first", "leap",
    ];
    let sketch = format!("players.1.hand = [\"search\"]\nplayers.1.chronicles = {cards:?}");
    let game = after(&sketch, &["1 play search"]);
    let shuffled = list(&game, 1, "chronicles");
    assert_ne!(shuffled, cards);
    let all = sorted(cards.map(str::to_owned).to_vec());
    assert_eq!(sorted(shuffled), all);
}

#[test]
fn chosen_cards_of_your_afterlife_come_to_hand() {
    // T32: one that matches; cost is the printed one.
    let mut game = after(
        r#"
        players.1.hand = ["retrieve", "retrieve-two"]
        players.1.afterlife = ["ox", "elk", "wolf", "sprout", "sprout", "luminous-soul"]
        "#,
        &["1 play retrieve"],
    );
    let cheap = ["card elk", "card wolf", "card sprout", "card luminous-soul"];
    assert_eq!(legal(&game, 1), cheap);
    play(
        &mut game,
        &[
            "1 card elk",
            "1 play retrieve-two",
            "1 card sprout",
            "1 done",
        ],
    );
    assert_eq!(list(&game, 1, "hand"), ["elk", "sprout"]);
}

#[test]
fn without_a_card_to_retrieve_it_cannot_be_played_but_up_to_can() {
    // T32, SV-4.9.6
    let game = given(
        r#"
        players.1.hand = ["retrieve", "retrieve-two"]
        players.1.afterlife = ["ox"]
        "#,
    );
    assert_eq!(refused(&game, "1 play retrieve"), Some("SV-4.9.6"));
    assert_eq!(refused(&game, "1 play retrieve-two"), None);
}

#[test]
fn all_that_match_are_retrieved_without_a_choice() {
    // T32, SV-8.11 `all`
    let game = after(
        r#"
        players.1.hand = ["retrieve-all"]
        players.1.afterlife = ["ox", "queen", "wolf"]
        "#,
        &["1 play retrieve-all"],
    );
    assert_eq!(list(&game, 1, "hand"), ["ox", "wolf"]);
    assert_eq!(list(&game, 1, "afterlife"), ["queen", "retrieve-all"]);
}

#[test]
fn a_card_retrieves_itself_if_it_is_in_the_afterlife() {
    // T32 `self`, SV-6.2
    let sketch = r#"
        players.1.hand = ["bolt"]
        field.c3.haerian = { card = "phoenix", seat = 1 }
    "#;
    let mut game = after(sketch, &["1 play bolt"]);
    assert_eq!(legal(&game, 1), ["accept", "decline"]);
    play(&mut game, &["1 accept"]);
    assert_eq!(list(&game, 1, "hand"), ["phoenix"]);
    let game = after(sketch, &["1 play bolt", "1 decline"]);
    assert_eq!(list(&game, 1, "hand"), Vec::<String>::new());
}

#[test]
fn who_is_revived_enters_where_you_say() {
    // T33: only Haerian; the Intervention fires (R37), and it costs nothing.
    let mut game = after(
        r#"
        players.1.hand = ["revive"]
        players.1.afterlife = ["on-enter", "pike", "ox"]
        field.a1.haerian = { card = "mouse", seat = 1 }
        "#,
        &["1 play revive"],
    );
    assert_eq!(legal(&game, 1), ["card on-enter", "card ox"]);
    play(&mut game, &["1 card on-enter"]);
    assert_eq!(
        legal(&game, 1),
        ["zone b1", "zone c1", "zone d1", "zone e1"]
    );
    play(&mut game, &["1 zone d1"]);
    assert_eq!(army(&game, 1), ["a1 mouse 1", "d1 on-enter 2"]);
    assert_eq!(
        list(&game, 1, "afterlife"),
        ["pike", "ox", "revive", "pebble"]
    );
    assert_eq!(refused(&game, "1 play revive"), Some("SV-4.8"));
}

#[test]
fn reviving_needs_a_candidate_and_a_free_zone() {
    // T33, SV-4.9.6
    let full = r#"
        field.a1.haerian = { card = "mouse", seat = 1 }
        field.b1.haerian = { card = "mouse", seat = 1 }
        field.c1.haerian = { card = "mouse", seat = 1 }
        field.d1.haerian = { card = "mouse", seat = 1 }
    "#;
    let last = "field.e1.haerian = { card = \"mouse\", seat = 1 }\n";
    let cards = "players.1.hand = [\"revive\"]\nplayers.1.afterlife = [\"ox\"]\n";
    let none = "players.1.hand = [\"revive\"]\nplayers.1.afterlife = [\"pike\"]\n";
    let refused = |sketch: &str| refused(&given(sketch), "1 play revive");
    assert_eq!(refused(&format!("{cards}{full}")), None);
    assert_eq!(refused(&format!("{cards}{full}{last}")), Some("SV-4.9.6"));
    assert_eq!(refused(&format!("{none}{full}")), Some("SV-4.9.6"));
}

#[test]
fn those_without_a_free_zone_stay_dead() {
    // T33: of the Home rows one zone is left.
    let taken = ["a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2"];
    let mice =
        taken.map(|zone| format!("field.{zone}.haerian = {{ card = \"mouse\", seat = 1 }}\n"));
    let sketch = format!(
        "players.1.hand = [\"revive-home\"]\nplayers.1.afterlife = [\"ox\", \"elk\"]\n{}",
        mice.concat()
    );
    let game = after(&sketch, &["1 play revive-home", "1 card elk"]);
    assert_eq!(army(&game, 1).len(), 10);
    assert_eq!(list(&game, 1, "afterlife"), ["ox", "revive-home"]);
}

#[test]
fn adjacent_is_next_to_the_source() {
    // T33, SV-8.11 reference zone
    let game = after(
        r#"
        players.1.hand = ["reviver"]
        players.1.afterlife = ["ox"]
        field.b1.haerian = { card = "mouse", seat = 1 }
        "#,
        &["1 play reviver at c1"],
    );
    assert_eq!(legal(&game, 1), ["zone d1", "zone c2"]);
}

#[test]
fn all_that_match_are_revived_one_by_one() {
    // T33, SV-8.16: a zone must be chosen for each.
    let game = after(
        r#"
        players.1.hand = ["revive-all"]
        players.1.afterlife = ["ox", "queen", "wolf"]
        "#,
        &["1 play revive-all", "1 zone c1", "1 zone a1"],
    );
    assert_eq!(army(&game, 1), ["a1 wolf 2", "c1 ox 5"]);
    assert_eq!(list(&game, 1, "afterlife"), ["queen", "revive-all"]);
}

#[test]
fn a_card_revives_itself() {
    // T33 `self`
    let game = after(
        r#"
        players.1.hand = ["bolt"]
        field.c3.haerian = { card = "riser", seat = 1 }
        "#,
        &["1 play bolt", "1 zone e1"],
    );
    assert_eq!(army(&game, 1), ["e1 riser 2"]);
}

#[test]
fn restored_cards_are_shuffled_into_the_chronicles() {
    // T34: into a known order; so where none was chosen it stays as it was.
    let cards = ["elk", "wolf", "mouse", "queen", "gate", "first", "leap"];
    let sketch = format!(
        "players.1.hand = [\"restore\", \"restore-all\"]\nplayers.1.afterlife = [\"ox\", \"pike\"]\nplayers.1.chronicles = {cards:?}"
    );
    let game = after(&sketch, &["1 play restore", "1 done"]);
    assert_eq!(list(&game, 1, "chronicles"), cards);
    let game = after(&sketch, &["1 play restore", "1 card ox"]);
    assert_eq!(list(&game, 1, "chronicles").len(), 8);
    assert_eq!(list(&game, 1, "afterlife"), ["pike", "restore"]);
    let game = after(&sketch, &["1 play restore-all"]);
    assert_eq!(list(&game, 1, "chronicles").len(), 9);
    assert_eq!(list(&game, 1, "afterlife"), ["restore-all"]);
}

#[test]
fn purged_cards_of_the_named_afterlife_are_removed() {
    // T35
    let sketch = r#"
        players.1.hand = ["purge", "purge-all"]
        players.1.afterlife = ["ox"]
        players.2.afterlife = ["elk", "wolf"]
    "#;
    let mut game = after(sketch, &["1 play purge"]);
    assert_eq!(legal(&game, 1), ["card elk", "card wolf"]);
    play(&mut game, &["1 card elk"]);
    assert_eq!(list(&game, 2, "afterlife"), ["wolf"]);
    assert_eq!(list(&game, 2, "removed"), ["elk"]);
    let game = after(sketch, &["1 play purge-all"]);
    assert_eq!(list(&game, 2, "removed"), ["elk", "wolf"]);
    assert_eq!(list(&game, 1, "afterlife"), ["ox", "purge-all"]);
}

#[test]
fn a_deployed_haerian_costs_nothing_not_even_its_tribute() {
    // T36, SV-4.9.7: Tribute is due only when the card is played.
    let mut game = after(
        r#"
        players.1.hand = ["deploy", "offering", "pike", "ox"]
        "#,
        &["1 play deploy"],
    );
    assert_eq!(legal(&game, 1), ["card offering", "card ox"]);
    play(&mut game, &["1 card offering", "1 zone c1"]);
    assert_eq!(army(&game, 1), ["c1 offering 2"]);
    assert_eq!(
        list(&game, 1, "afterlife"),
        ["deploy", "luminous-soul"],
        "Intervention"
    );
}

#[test]
fn a_spy_sees_the_hand_once() {
    // T37, SV-3.14: only the spy; a card drawn later is not seen.
    let mut game = after(
        r#"
        players.1.hand = ["spy"]
        players.2.hand = ["ox", "elk"]
        "#,
        &["1 play spy"],
    );
    let known = |game: &sovereign::Battle, eye| -> Vec<&'static str> {
        let seen = game.view(eye);
        seen.players[1]
            .known_hand
            .iter()
            .map(|card| card.id)
            .collect()
    };
    let south = kernel::Eye::Seat(laws::table::seat(1));
    assert_eq!(known(&game, south), ["elk", "ox"]);
    assert_eq!(known(&game, kernel::Eye::Public), Vec::<&str>::new());
    play(&mut game, &["1 end"]);
    assert_eq!(list(&game, 2, "hand").len(), 3);
    assert_eq!(known(&game, south), ["elk", "ox"]);
}
