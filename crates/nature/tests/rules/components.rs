//! Chapters 0 and 1 of the rules: constants, components, kinds of cards, zones.

use crate::table::{given, legal, play, refused, saved, setup, view};
use kernel::{Game, Rng, Seed, Setup};
use nature::cards::{Card, CardSet, Kind, Market, Rank};
use nature::effect::Faction;
use nature::layout::{Layout, Row, Rows};
use nature::{Nature, NatureSetup};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Two seats and four, with the first side chosen.
fn both_sizes() -> [(usize, NatureSetup); 2] {
    [2, 4].map(|seats| (seats, setup(&format!("seats={seats} first=1"))))
}

fn base() -> &'static CardSet {
    CardSet::base()
}

// CN-0.4, R5
#[test]
fn sides_spaces_action_points_and_gold_are_those_of_the_table() {
    for (seats, setup) in both_sizes() {
        let game = Nature::opening(&setup, Seed::from(1));
        let view = game.view(kernel::Eye::Public);
        let (spaces, ap, gold, limit) = match seats {
            2 => (6, 4, 3, 12),
            _ => (12, 6, 4, 20),
        };
        assert_eq!(view.ap, ap);
        let golds = view.sides.each_ref().map(|side| side.gold);
        assert_eq!(golds, [0, gold], "the first side has none");
        for side in &view.sides {
            assert_eq!(side.seats.len(), seats / 2);
            assert_eq!(side.formation.len(), spaces);
            assert_eq!(side.gold_limit, limit);
        }
        let rows = Row::ALL.map(|row| Layout::of(seats).row_spaces(row).len());
        assert_eq!(rows, [1, 2, 3].map(|count| count * seats / 2));
    }
}

// CN-0.4
#[test]
fn hands_levels_thresholds_and_displays_are_those_of_the_table() {
    for (_, setup) in both_sizes() {
        let view = Nature::opening(&setup, Seed::from(1)).view(kernel::Eye::Public);
        for seat in &view.seats {
            assert_eq!((seat.hand_count, seat.level), (5, 1));
            let levels: Vec<u8> = seat.actions.iter().map(|action| action.level).collect();
            assert_eq!(levels, [4, 6, 8]);
            assert!(seat.actions.iter().all(|action| !action.unlocked));
        }
        for market in &view.markets {
            assert_eq!(market.display.iter().flatten().count(), 3);
        }
    }
}

/// A position in which seat 1 can do one of everything that costs 1 AP.
fn busy(seats: usize) -> Nature {
    let (sages, near, far) = match seats {
        2 => (
            "torrent,gravel",
            json!(["1 dribble", "2 dewy", "3 torrent"]),
            json!(["1 rocco", "2 gravel"]),
        ),
        _ => (
            "torrent,cedar,gravel,porella",
            json!(["1 dribble @1", "2 dewy @1", "3 torrent @1", "4 cedar @2"]),
            json!(["1 rocco @3", "2 flint @3", "3 gravel @3", "4 porella @4"]),
        ),
    };
    let mut patch = json!({
        "phase": "actions",
        "sides": { "1": { "formation": near }, "2": { "formation": far } },
        "seats": {
            "1": {
                "hand": ["wade", "close-strike", "exchange-of-nature", "obliterate"],
                "deck": ["far-strike", "natural-restoration"],
                "level": 4,
            },
        },
    });
    for defender in seats / 2..seats {
        patch["seats"][(defender + 1).to_string()] = json!({ "hand": [] });
    }
    given(
        &setup(&format!("seats={seats} first=1 sages={sages}")),
        patch,
    )
}

// CN-0.4, CN-3.3.1
#[test]
fn every_standard_action_and_every_faction_action_costs_one_action_point() {
    for seats in [2, 4] {
        let start = busy(seats);
        let free = if seats == 2 { 4 } else { 5 };
        for moves in [
            vec![format!("1 summon wade at {free}")],
            vec!["1 attack close-strike with 1 on 1".to_owned()],
            vec!["1 play obliterate".to_owned(), "1 target 1".to_owned()],
            vec!["1 swap 1 2".to_owned()],
            vec!["1 draw".to_owned()],
            vec!["1 faction 4".to_owned()],
        ] {
            let mut game = start;
            let before = view(&game, 1).ap;
            play(&mut game, &[moves[0].as_str()]);
            assert_eq!(view(&game, 1).ap, before - 1, "{moves:?}");
            for text in &moves[1..] {
                play(&mut game, &[text.as_str()]);
            }
            assert_eq!(view(&game, 1).ap, before - 1, "{moves:?}");
        }
    }
}

// CN-0.4, CN-3.5.2, CN-3.5.4
#[test]
fn a_purchase_into_the_formation_costs_2_more_and_a_refresh_1() {
    let patch = json!({
        "phase": "markets",
        "sides": { "1": { "gold": 8, "formation": ["1 timber", "2 cedar"] } },
        "elementals": { "display": ["rune-puma", "flint", "wade"] },
    });
    let mut game = given(&setup("sages=cedar,gravel first=1"), patch);
    play(&mut game, &["1 buy rune-puma to 3"]);
    assert_eq!(view(&game, 1).sides[0].gold, 8 - 5 - 2);
    play(&mut game, &["1 refresh commands"]);
    assert_eq!(view(&game, 1).sides[0].gold, 0);
    assert_eq!(refused(&game, "1 refresh commands"), Some("CN-3.5.4"));
}

// CN-0.3
#[test]
fn an_illegal_action_changes_nothing_and_pays_nothing() {
    let before = busy(2);
    for text in [
        "1 summon wade at 3",
        "1 summon wade at 1",
        "1 attack close-strike with 2 on 1",
        "1 attack close-strike with 1 on 2",
        "1 swap 1 4",
        "1 faction 6",
        "1 buy wade",
        "1 pass",
        "2 draw",
        "2 end",
    ] {
        let mut game = before;
        let (number, action) = text.split_once(' ').expect("a seat and an action");
        let action = game.read(action).expect("an action in notation");
        let mut told = Vec::new();
        let seat = number.parse().expect("a seat");
        assert!(game.play(seat, action, &mut told).is_err(), "{text}");
        assert_eq!(game, before, "{text}");
        assert_eq!(saved(&game), saved(&before), "{text}");
        assert!(told.is_empty(), "{text}");
    }
}

// CN-1.1.1
#[test]
fn there_are_144_cards_in_four_packs_and_two_markets() {
    let packs = Faction::ALL.map(|faction| base().pack_pieces(faction).count());
    let markets = Market::ALL.map(|market| base().market_pieces(market).count());
    assert_eq!(packs, [16; 4]);
    assert_eq!(markets, [40; 2]);
    let all = packs.iter().chain(&markets).sum::<usize>();
    assert_eq!(all, 144);
}

fn rank(card: &Card) -> Option<Rank> {
    card.elemental().map(|elemental| elemental.rank)
}

// CN-1.1.2, R3
#[test]
fn a_pack_has_one_sage_three_champions_four_basics_three_warriors_and_five_commands() {
    for faction in Faction::ALL {
        let pack = base().pack(faction);
        let cards: Vec<&Card> = pack.cards().map(|id| base().card(id)).collect();
        let count = |fits: &dyn Fn(&Card) -> bool| cards.iter().filter(|c| fits(c)).count();
        assert_eq!(count(&|card| rank(card) == Some(Rank::Sage)), 1);
        let champions = count(&|card| matches!(rank(card), Some(Rank::Champion(_))));
        assert_eq!(champions, 3);
        assert_eq!(count(&|card| card.index == pack.basic), 4);
        assert_eq!(count(&|card| rank(card) == Some(Rank::Warrior)), 3);
        let named = |name: &'static str| count(&|card| card.name.en == name);
        assert_eq!(named("Close Strike"), 2);
        assert_eq!(named("Far Strike"), 1);
        assert_eq!(named("Natural Restoration"), 1);
        assert_eq!(named(&*String::leak(format!("{faction:?} Charm"))), 1);
        assert_eq!(cards.len(), 16);
        let different: BTreeSet<_> = pack.warriors.iter().collect();
        assert_eq!(different.len(), 3);
        assert!(cards.iter().all(|card| card.cost.is_none()), "all bear ★");
        let own = |card: &&&Card| card.elemental().is_none_or(|e| e.faction == faction);
        assert_eq!(cards.iter().filter(own).count(), 16);
    }
}

// CN-1.1.3
#[test]
fn a_sage_board_has_three_places_for_champions_with_a_faction_action_under_each() {
    for (_, setup) in both_sizes() {
        let game = Nature::opening(&setup, Seed::from(3));
        for seat in game.view(kernel::Eye::Public).seats {
            let champions: Vec<_> = seat.champions.iter().map(|card| rank(card)).collect();
            let places = [4, 6, 8].map(|level| Some(Rank::Champion(level)));
            assert_eq!(champions, places);
            assert_eq!(seat.actions.len(), 3);
        }
    }
}

// CN-1.2.1
#[test]
fn every_elemental_but_a_basic_has_one_effect_and_the_rows_it_works_in() {
    for card in &base().cards {
        let Some(elemental) = card.elemental() else {
            continue;
        };
        let dawn = usize::from(elemental.dawn.is_some());
        let triggered = usize::from(!elemental.triggers.is_empty());
        let passive = usize::from(elemental.passive.is_some());
        let effects = dawn + triggered + passive;
        assert!(elemental.health > 0, "{}", card.id);
        if elemental.rank == Rank::Basic {
            assert_eq!(effects, 0, "{}", card.id);
        } else {
            assert_eq!(effects, 1, "{}: dawn or triggered", card.id);
            assert!(!elemental.rows.is_empty(), "{}", card.id);
        }
    }
}

// CN-1.2.2
#[test]
fn a_sages_effect_works_in_every_row_and_champions_belong_to_4_6_and_8() {
    for card in &base().cards {
        match (rank(card), card.elemental()) {
            (Some(Rank::Sage), Some(sage)) => assert_eq!(sage.rows, Rows::ALL, "{}", card.id),
            (Some(Rank::Champion(level)), _) => assert!([4, 6, 8].contains(&level), "{}", card.id),
            _ => {}
        }
    }
}

// CN-1.2.4
#[test]
fn commands_are_attack_utility_or_instant_and_never_stand_in_a_formation() {
    let commands = base()
        .cards
        .iter()
        .filter(|card| card.elemental().is_none());
    let kinds = commands.map(|card| match &card.kind {
        Kind::Attack(_) => "attack",
        Kind::Utility(_) => "utility",
        Kind::Instant(_) => "instant",
        Kind::Elemental(_) => "elemental",
    });
    let kinds: BTreeSet<&str> = kinds.collect();
    assert_eq!(kinds, BTreeSet::from(["attack", "instant", "utility"]));
    let game = busy(2);
    for command in ["close-strike", "obliterate"] {
        let text = format!("1 summon {command} at 4");
        assert_eq!(refused(&game, &text), Some("CN-3.3.2"), "{text}");
    }
    assert!(
        !legal(&game, 1)
            .iter()
            .any(|text| text.contains("strike at"))
    );
}

/// Every card of the game with its zone, counted from the saved position.
fn zones(game: &Nature) -> BTreeMap<String, usize> {
    let position = saved(game);
    let mut counts = BTreeMap::new();
    let mut count = |list: &Value| {
        for text in list.as_array().expect("a list of cards") {
            let text = text.as_str().expect("a card");
            let mut words = text
                .split(' ')
                .filter(|word| word.parse::<usize>().is_err());
            let card = words.next().expect("a card").to_owned();
            if card != "-" {
                *counts.entry(card).or_insert(0) += 1;
            }
        }
    };
    for side in position["sides"].as_array().expect("sides") {
        count(&side["formation"]);
    }
    for seat in position["seats"].as_array().expect("seats") {
        for pile in ["hand", "deck", "discard", "champions"] {
            count(&seat[pile]);
        }
    }
    for market in ["elementals", "commands"] {
        for pile in ["display", "deck"] {
            count(&position[market][pile]);
        }
    }
    for pile in ["removed", "in_play"] {
        count(&position[pile]);
    }
    counts
}

// CN-1.3.1, CN-1.3.2
#[test]
fn every_card_is_in_exactly_one_zone_at_every_moment_of_a_game() {
    for (seats, setup) in both_sizes() {
        let mut game = Nature::opening(&setup, Seed::from(11));
        let start = zones(&game);
        assert_eq!(start.values().sum::<usize>(), 16 * seats + 80);
        let mut rng = Rng::new(Seed::from(5));
        let mut scratch = Vec::new();
        for _ in 0..400 {
            let Some(seat) = game.turn().waiting().lowest() else {
                break;
            };
            let action = game.pick(seat, &mut rng, &mut scratch);
            game.play(seat, action, &mut ()).expect("a legal action");
            assert_eq!(zones(&game), start);
        }
    }
}

// CN-7.0.1
#[test]
fn a_card_of_a_pack_has_no_price_and_sells_for_1() {
    for card in &base().cards {
        let in_a_pack = base()
            .packs
            .iter()
            .any(|pack| pack.cards().any(|id| id == card.index));
        assert_eq!(card.cost.is_none(), in_a_pack, "{}", card.id);
        assert_eq!(
            card.copies == 0,
            in_a_pack,
            "{}: it cannot be bought",
            card.id
        );
        if in_a_pack {
            assert_eq!(card.sale_price(), 1, "{}", card.id);
        }
    }
}

// CN-7.0.2, R6
#[test]
fn no_two_cards_share_a_name_and_three_pairs_do_the_same() {
    let names: BTreeSet<&str> = base().cards.iter().map(|card| card.name.en).collect();
    assert_eq!(names.len(), base().cards.len());
    assert!(names.contains("Twine Feline"));
    let card = |id: &str| base().card(base().find(id).expect(id));
    let does = |id: &str| format!("{:?}", card(id).kind);
    assert_eq!(does("projectile-blast"), does("far-strike"));
    assert_eq!(does("natural-defense"), does("natural-restoration"));
    let trigger = |id: &str| &card(id).elemental().expect(id).triggers[0];
    let (monk, basilisk) = (trigger("surgesphere-monk"), trigger("splash-basilisk"));
    assert_eq!(monk.steps, basilisk.steps);
    assert_ne!(monk.when, basilisk.when, "the word \"another\"");
    for pair in [
        ["projectile-blast", "far-strike"],
        ["natural-defense", "natural-restoration"],
    ] {
        let [bought, given] = pair.map(card);
        assert!(bought.cost.is_some() && given.cost.is_none(), "price apart");
    }
}

// R2
#[test]
fn nothing_of_other_editions_is_in_the_game() {
    let packs = base().packs.iter().map(|pack| pack.commands.len());
    assert!(packs.eq([5; 4]), "5 Commands in a pack, not 6");
    assert_eq!(base().packs.len(), 4);
    assert!(
        NatureSetup::specs()
            .iter()
            .all(|spec| spec.key != "edition")
    );
}

// R4, CN-7.11.3
#[test]
fn copy_counts_live_in_data_and_fill_both_markets_exactly() {
    for market in Market::ALL {
        let sold = |card: &&Card| card.elemental().is_some() == (market == Market::Elementals);
        let copies = base()
            .cards
            .iter()
            .filter(sold)
            .map(|card| u32::from(card.copies));
        assert_eq!(copies.sum::<u32>(), 40, "{market:?}");
        let different: BTreeSet<_> = base()
            .market_pieces(market)
            .map(|piece| base().printed(piece))
            .collect();
        let expected = match market {
            Market::Elementals => 32,
            Market::Commands => 15,
        };
        assert_eq!(
            different.len(),
            expected,
            "{market:?}: not one copy of each name"
        );
    }
    let own = "name = \"fewer\"\nextends = \"base\"\n[[card]]\nid = \"flint\"\n\
        name = { en = \"Flint\" }\nkind = \"basic\"\nfaction = \"pebble\"\n\
        strength = 1\nhealth = 3\ncost = 1\ncopies = 1\n";
    let fewer = CardSet::from_file("fewer.toml", own).expect("the set is right");
    assert_eq!(fewer.market_pieces(Market::Elementals).count(), 39);
}
