//! Chapter 1 of the rules, and what chapter 5 says of gifts as data.

use crate::table::{given, play, saved, setup, view};
use estro::cards::{CATALOGUE, Card, CardSet};
use estro::estri::{Estro, Value, Zone};
use estro::event::Event;
use estro::gift::Kind;
use estro::mode::{Extra, Frame, Modes};
use estro::sectors::{Category, Sector};
use estro::ships::Object;
use estro::{Match, text};
use kernel::{Game, Seed};
use serde_json::json;

fn cards() -> &'static [Card] {
    &CardSet::base().cards
}

// ES-1.1
#[test]
fn the_catalogue_holds_250_different_cards_50_for_each_estro() {
    assert_eq!(cards().len(), CATALOGUE);
    for estro in Estro::ALL {
        let count = cards().iter().filter(|card| card.estro == estro).count();
        assert_eq!(count, 50, "{estro:?}");
    }
    let mut ids: Vec<&str> = cards().iter().map(|card| card.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 250);
}

// ES-1.2, ES-1.3, ES-1.4, R57, R58
#[test]
fn tot_is_the_sum_of_five_values_and_the_estro_owns_the_primary_one() {
    for (id, values, tot, primary) in [
        ("ozok", [16, 19, 13, 5, 19], 72, 16),
        ("thofa", [14, 11, 10, 28, 13], 76, 28),
        ("madu", [9, 7, 8, 23, 9], 56, 23),
        ("sivra", [20, 9, 15, 17, 0], 61, 17),
    ] {
        let card = CardSet::base().find(id).expect("the card is in the set");
        assert_eq!((card.values, card.tot()), (values, tot), "{id}");
        assert_eq!(card.primary(), primary, "{id}");
    }
    let owned = Estro::ALL.map(Estro::value);
    assert_eq!(owned, Value::ALL, "ATK, DEF, HEL, DEX, MAP");
}

// ES-1.6, ES-5.1, ES-5.19
#[test]
fn a_gift_is_of_one_kind_with_one_window_and_a_template_of_the_87() {
    for card in cards() {
        let Some(gift) = &card.gift else { continue };
        assert!((1..=87).contains(&gift.number), "{}", card.id);
        assert_eq!(gift.kind, gift.template.kind(), "{}", card.id);
        assert_eq!(gift.window, gift.template.window(), "{}", card.id);
        let repeats = gift.kind == Kind::Always;
        assert!(
            repeats || !gift.once_per_turn,
            "{}: a limit is for ∞",
            card.id
        );
    }
}

/// What the card says if it has this gift.
fn told(gift: &str) -> String {
    let own = format!(
        "name = \"mine\"\nextends = \"base\"\n[[card]]\nid = \"ozok\"\n\
         name = {{ en = \"Ozok\" }}\nestro = \"ardo\"\nvalues = [16, 19, 13, 5, 19]\n\
         gift = {gift}\n"
    );
    let set = CardSet::from_file("mine.toml", &own).expect("the set is right");
    let ozok = set.find("ozok").expect("the card is in the set");
    format!("{:?}", text::card_text(ozok))
}

// ES-5.20
#[test]
fn the_text_of_a_card_is_made_of_template_and_parameters() {
    let gifts = [
        "{ self-boost = { value = \"atk\", amount = 8 } }",
        "{ self-boost = { value = \"atk\", amount = 9 } }",
        "{ self-boost = { value = \"def\", amount = 9 } }",
        "{ draw = { count = 2 } }",
        "{ last-will = { then = { draw = { count = 2 } } } }",
    ];
    for (place, one) in gifts.iter().enumerate() {
        assert_eq!(told(one), told(one));
        for other in &gifts[..place] {
            assert_ne!(told(one), told(other), "{one} {other}");
        }
    }
}

// ES-1.8, ES-6.1
#[test]
fn there_is_a_zone_for_each_estro() {
    let mut estri: Vec<Estro> = Zone::ALL.iter().map(|zone| zone.estro()).collect();
    estri.sort_unstable();
    assert_eq!(estri, Estro::ALL);
}

// ES-1.9
#[test]
fn each_side_rolls_a_die_of_six_and_there_is_one_coin() {
    let setup = setup("first=1 zone=medical");
    let sketch = json!({"powers-used": ["medical"], "fate": [6, 3],
        "field": [{"card": "ozok"}, {"card": "thofa", "player": 2}]});
    let mut game = given(&setup, &sketch);
    let told = play(&mut game, &["1 attack ozok on thofa"]);
    let rolled: Vec<u8> = (told.iter())
        .filter_map(|told| match told.event {
            Event::DieRolled { face, .. } => Some(face),
            _ => None,
        })
        .collect();
    assert_eq!(rolled, [6, 3]);
    let sketch = json!({"phase": "play", "fate": [1], "powers-used": ["medical"],
        "players": {"1": {"hand": ["madu"]}}, "field": [{"card": "ozok"}]});
    let mut game = given(&setup, &sketch);
    let told = play(&mut game, &["1 play madu", "1 heads"]);
    let flips = told
        .iter()
        .filter(|told| matches!(told.event, Event::CoinFlipped { .. }));
    assert_eq!(flips.count(), 1);
}

// ES-1.11, ES-1.7
#[test]
fn each_player_has_deck_hand_side_and_incinerator_and_no_life_points() {
    let setup = setup("first=1 zone=civil");
    let game = given(&setup, &json!({"phase": "start"}));
    let view = view(&game, 1);
    assert_eq!(view.zones.len(), 1);
    for player in &view.players {
        assert!(player.deck_count.is_some() && player.hand_count.is_some());
        assert_eq!(player.incinerator.as_deref(), Some(&[][..]));
    }
    let written = serde_json::to_string(&view).expect("a view can be written");
    assert!(!written.contains("life"), "{written}");
}

// ES-8.0.1, ES-8.0.2, R28
#[test]
fn meta_modes_go_with_every_frame_and_overlays_with_each_other() {
    for frame in Frame::ALL {
        for meta in [Extra::Chimera, Extra::Rift, Extra::Ambush] {
            assert!(frame.allows(meta), "{frame:?} {meta:?}");
        }
        let allowed = Extra::ALL.into_iter().filter(|&extra| frame.allows(extra));
        let all = allowed.fold(Modes::of(frame), Modes::with);
        assert_eq!(Modes::read(&all.to_string()), Ok(all));
    }
    let refused = |list: &str| {
        let faults = Modes::read(list).expect_err("the pair does not go together");
        assert!(
            faults[0].to_string().contains("ES-8.0.1, R28"),
            "{faults:?}"
        );
    };
    for pair in [
        "single,strategist",
        "single,lucid",
        "bastion,strategist",
        "bastion,luck",
        "bastion,lucid",
        "bastion,dial",
    ] {
        refused(pair);
    }
}

// ES-8.7.2, ES-8.11.7
#[test]
fn there_are_25_objects_and_25_sectors_10_good_8_bad_and_7_wild() {
    assert_eq!(Object::ALL.len(), 25);
    assert_eq!(Sector::ALL.len(), 25);
    let count = |wanted: Category| {
        let sectors = Sector::ALL.into_iter();
        sectors.filter(|sector| sector.category() == wanted).count()
    };
    let counts = [Category::Dragonfly, Category::Moth, Category::Swarm].map(count);
    assert_eq!(counts, [10, 8, 7]);
}

// ES-8.10.4, ES-8.12.1, R43
#[test]
fn horde_and_rift_are_made_of_cards_that_are_in_no_deck() {
    for (options, horde, rift) in [
        ("mode=duel,rift", 0, 200),
        ("mode=inferno,rift", 0, 150),
        ("mode=single,rift", 0, 200),
        ("mode=bastion,rift seats=2", 50, 150),
        ("mode=bastion,rift seats=3", 60, 115),
        ("mode=bastion,rift seats=4", 70, 80),
    ] {
        let opening = saved(&Match::opening(&setup(options), Seed::from(9)));
        let list = |value: &serde_json::Value| -> Vec<String> {
            let items = value.as_array().into_iter().flatten();
            items
                .filter_map(|name| name.as_str().map(str::to_owned))
                .collect()
        };
        let (in_horde, in_rift) = (list(&opening["horde"]), list(&opening["rift"]));
        assert_eq!((in_horde.len(), in_rift.len()), (horde, rift), "{options}");
        let mut all = [list(&opening["pieces"]), in_horde, in_rift].concat();
        assert_eq!(all.len(), 250, "{options}");
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 250, "{options}: each card is in one place");
    }
}
