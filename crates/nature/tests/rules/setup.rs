//! Chapter 2 of the rules, up to the first turn: seats, choices, formations, decks, chance.

use crate::table::{legal, play, refused, saved, seat, setup, view};
use kernel::{Eye, Game, Options, Rng, Seed, Setup, Told};
use nature::cards::{CardSet, Market};
use nature::effect::Faction;
use nature::layout::{Layout, Space};
use nature::{Event, Nature, NatureSetup};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn waiting(game: &Nature) -> Vec<String> {
    let seats = game.turn().waiting();
    seats.map(|seat| seat.to_string()).collect()
}

// CN-2.1.1
#[test]
fn a_side_is_one_seat_of_two_or_two_seats_of_four_and_three_cannot_play() {
    for (options, expected) in [
        ("seats=2", [vec![1], vec![2]]),
        ("seats=4", [vec![1, 2], vec![3, 4]]),
    ] {
        let game = Nature::new(&setup(options), Seed::from(1));
        let sides = game.view(Eye::Public).sides;
        let seats = sides.map(|side| side.seats.map(|s| s.index() + 1).collect::<Vec<_>>());
        assert_eq!(seats, expected);
    }
    for count in ["1", "3", "5"] {
        let refusal = NatureSetup::build(&Options::new().with("seats", count));
        let faults = refusal.expect_err("2 or 4 can play");
        assert!(faults[0].to_string().contains("CN-2.1.1"), "{faults:?}");
    }
    assert_eq!(NatureSetup::seat_counts(), [2, 4]);
}

// CN-2.1.2, R8
#[test]
fn the_host_picks_the_first_side_or_chance_does_with_equal_odds() {
    for (first, gold) in [("1", [0, 3]), ("2", [3, 0])] {
        let chosen = setup(&format!("first={first}"));
        for seed in 0..20 {
            let view = Nature::opening(&chosen, Seed::from(seed)).view(Eye::Public);
            assert_eq!(view.active.to_string(), first);
            assert_eq!(view.first.to_string(), first);
            assert_eq!(view.sides.map(|side| side.gold), gold);
        }
    }
    let random = setup("");
    let firsts = (0..1000).filter(|&seed| {
        let view = Nature::opening(&random, Seed::from(seed)).view(Eye::Public);
        let gold = view.sides.map(|side| side.gold);
        let first = view.active.to_string() == "1";
        assert_eq!(gold, if first { [0, 3] } else { [3, 0] });
        first
    });
    let count = firsts.count();
    assert!((440..=560).contains(&count), "{count} of 1000");
    let teams = Nature::opening(&setup("seats=4 first=2"), Seed::from(1)).view(Eye::Public);
    assert_eq!(teams.sides.map(|side| side.gold), [4, 0], "4 for the team");
}

// CN-2.2.1, R9
#[test]
fn seats_choose_sages_in_seat_order_and_each_sage_once() {
    let mut game = Nature::new(&setup("seats=4 first=2"), Seed::from(1));
    let order = ["torrent", "gravel", "cedar", "porella"];
    for (index, sage) in order.iter().enumerate() {
        assert_eq!(waiting(&game), [(index + 1).to_string()], "whoever begins");
        let choices = order[index..].iter().map(|sage| format!("sage {sage}"));
        let choices: BTreeSet<String> = choices.collect();
        assert_eq!(BTreeSet::from_iter(legal(&game, index + 1)), choices);
        for taken in &order[..index] {
            let text = format!("{} sage {taken}", index + 1);
            assert_eq!(refused(&game, &text), Some("R9"), "{text}");
        }
        play(&mut game, &[&format!("{} sage {sage}", index + 1)]);
    }
    let chosen = view(&game, 1)
        .seats
        .into_iter()
        .map(|seat| seat.sage.expect("chosen").id);
    assert!(chosen.eq(order));
}

// CN-2.2.1
#[test]
fn packs_that_nobody_chose_stay_out_of_the_game() {
    let game = Nature::opening(&setup("sages=cedar,gravel"), Seed::from(2));
    let text = saved(&game).to_string();
    for faction in [Faction::Droplet, Faction::Leaf] {
        let pack = CardSet::base().pack(faction);
        let own = [pack.sage, pack.basic]
            .into_iter()
            .chain(pack.champions)
            .chain(pack.warriors);
        for id in own {
            let word = CardSet::base().card(id).id;
            assert!(!text.contains(word), "{word}");
        }
    }
}

// CN-2.2.2, R10
#[test]
fn warriors_are_chosen_at_the_same_time_and_revealed_together() {
    for order in [["1", "2"], ["2", "1"]] {
        let mut game = Nature::new(&setup("sages=cedar,gravel first=1"), Seed::from(1));
        assert_eq!(waiting(&game), ["1", "2"], "both at the same time");
        let choices = |number: &str| match number {
            "1" => "1 warriors slumber-jack quill-thornback",
            _ => "2 warriors onyx-bearer geo-weasel",
        };
        assert_eq!(legal(&game, 1).len(), 6, "2 of 3, left and right");
        assert_eq!(
            refused(&game, "1 warriors acorn-squire acorn-squire"),
            Some("CN-2.2.2")
        );
        assert_eq!(
            refused(&game, "1 warriors acorn-squire geo-weasel"),
            Some("CN-2.2.2")
        );
        let first = play(&mut game, &[choices(order[0])]);
        assert_eq!(waiting(&game), [order[1]]);
        let revealed = |told: &[Told<Event>]| {
            let is_reveal =
                |told: &&Told<Event>| matches!(told.event, Event::WarriorsRevealed { .. });
            told.iter().filter(is_reveal).count()
        };
        assert_eq!(revealed(&first), 0);
        assert!(
            view(&game, 1)
                .sides
                .iter()
                .all(|side| side.formation.iter().all(Option::is_none))
        );
        assert!(
            refused(&game, choices(order[0])).is_some(),
            "a choice is made once"
        );
        let second = play(&mut game, &[choices(order[1])]);
        assert_eq!(revealed(&second), 2, "when the last one is in");
        let formation = &saved(&game)["sides"][0]["formation"];
        assert_eq!(formation[3], "4 slumber-jack");
        assert_eq!(formation[5], "6 quill-thornback");
    }
}

// CN-2.2.3, R11
#[test]
fn setup_asks_for_sages_and_warriors_and_nothing_else() {
    for options in ["seats=2", "seats=4"] {
        let setup = setup(options);
        for seed in 0..30 {
            let mut game = Nature::new(&setup, Seed::from(seed));
            let mut rng = Rng::new(Seed::from(seed));
            let mut scratch = Vec::new();
            let mut asked = Vec::new();
            while view(&game, 1).turn == 0 {
                let seat = game.turn().waiting().lowest().expect("setup goes on");
                let action = game.pick(seat, &mut rng, &mut scratch);
                asked.push(game.spell(action).split(' ').next().map(str::to_owned));
                game.play(seat, action, &mut ()).expect("a legal action");
            }
            let seats = game.seats();
            let expected = ["sage", "warriors"]
                .iter()
                .flat_map(|word| vec![Some((*word).to_owned()); seats]);
            assert!(asked.into_iter().eq(expected));
            let view = view(&game, 1);
            assert_eq!(
                (view.turn, view.active),
                (1, view.first),
                "no mulligan: the first turn"
            );
            let sages = if seats == 2 { vec![5] } else { vec![8, 11] };
            for side in &view.sides {
                let standing = side.formation.iter().flatten();
                let at = standing.filter(|s| s.card.id == "gravel" || is_sage(s.card.id));
                assert!(at.map(|s| s.space.index() + 1).eq(sages.clone()));
            }
        }
    }
}

fn is_sage(id: &str) -> bool {
    ["gravel", "torrent", "cedar", "porella"].contains(&id)
}

// CN-2.3.3, CN-2.3.4, R7
#[test]
fn the_large_formation_has_the_27_connections_of_the_table() {
    let table: [&[usize]; 12] = [
        &[2, 3, 4, 5],
        &[1, 4, 5, 6],
        &[1, 4, 7, 8, 9],
        &[1, 2, 3, 5, 8, 9, 10],
        &[1, 2, 4, 6, 9, 10, 11],
        &[2, 5, 10, 11, 12],
        &[3, 8],
        &[3, 4, 7, 9],
        &[3, 4, 5, 8, 10],
        &[4, 5, 6, 9, 11],
        &[5, 6, 10, 12],
        &[6, 11],
    ];
    let layout = Layout::of(4);
    for (index, expected) in table.iter().enumerate() {
        let connected = layout.connected(Space::new(index));
        assert!(
            connected
                .map(|space| space.index() + 1)
                .eq(expected.iter().copied())
        );
    }
    let mut game = Nature::opening(&setup("seats=4 first=1"), Seed::from(4));
    play(&mut game, &["1 end", "2 end"]);
    let swaps = |game: &Nature| -> BTreeSet<String> {
        let all = legal(game, 1).into_iter();
        all.filter(|text| text.starts_with("swap")).collect()
    };
    let expected: BTreeSet<String> = (1..=12)
        .flat_map(|one| table[one - 1].iter().map(move |&other| (one, other)))
        .filter(|(one, other)| one < other)
        .map(|(one, other)| format!("swap {one} {other}"))
        .collect();
    assert_eq!(expected.len(), 27);
    assert_eq!(swaps(&game), expected);
}

// CN-2.3.3
#[test]
fn the_small_formation_has_the_9_connections_of_the_table() {
    let table: [&[usize]; 6] = [
        &[2, 3],
        &[1, 3, 4, 5],
        &[1, 2, 5, 6],
        &[2, 5],
        &[2, 3, 4, 6],
        &[3, 5],
    ];
    let layout = Layout::of(2);
    for (index, expected) in table.iter().enumerate() {
        let connected = layout.connected(Space::new(index));
        assert!(
            connected
                .map(|space| space.index() + 1)
                .eq(expected.iter().copied())
        );
    }
}

// CN-2.4.1, CN-2.4.2, CN-2.4.3
#[test]
fn champions_decks_hands_and_markets_are_laid_out() {
    for (options, seats) in [("seats=2", 2), ("seats=4", 4)] {
        let game = Nature::opening(&setup(options), Seed::from(9));
        let position = saved(&game);
        for number in 0..seats {
            let seat = &position["seats"][number];
            let len = |pile: &str| seat[pile].as_array().expect("a pile").len();
            assert_eq!(
                ["champions", "deck", "hand", "discard"].map(len),
                [3, 2, 5, 0]
            );
            assert_eq!(seat["level"], 1);
        }
        for market in ["elementals", "commands"] {
            assert_eq!(
                position[market]["deck"].as_array().expect("a deck").len(),
                37
            );
            let display = position[market]["display"].as_array().expect("a display");
            assert!(display.iter().all(|card| card != "-"));
        }
    }
}

/// Botanic Fangs, made to work in Row III, where Warriors start.
const EARLY_FANGS: &str = r#"
name = "early fangs"
extends = "base"

[[card]]
id = "botanic-fangs"
name = { en = "Botanic Fangs" }
kind = "warrior"
faction = "leaf"
strength = 3
health = 4
rows = [1, 2, 3]
trigger = [{ when = { enters-formation = "any" }, do = [{ gold = 2 }] }]
"#;

// CN-2.4.4, R11
#[test]
fn nothing_in_setup_triggers_anything() {
    let setup = setup("sages=porella,gravel first=1");
    let setup = setup
        .with_cards("fangs.toml", EARLY_FANGS)
        .expect("the set is right");
    let mut game = Nature::new(&setup, Seed::from(1));
    let told = play(
        &mut game,
        &[
            "1 warriors botanic-fangs petal-mage",
            "2 warriors geo-weasel onyx-bearer",
        ],
    );
    let triggered = told
        .iter()
        .any(|told| matches!(told.event, Event::Triggered { .. }));
    assert!(!triggered);
    assert_eq!(view(&game, 1).sides[0].gold, 0);
    play(&mut game, &["1 dawn 5"]);
    assert_eq!(
        view(&game, 1).sides[0].gold,
        3,
        "the first player does collect in turn 1"
    );
}

fn words(list: &Value) -> Vec<&str> {
    let list = list.as_array().expect("a list of cards");
    list.iter()
        .map(|word| word.as_str().expect("a card"))
        .collect()
}

/// The cards of a market, in the order of the set, shuffled.
fn shuffled_market(market: Market, rng: &mut Rng) -> Vec<&'static str> {
    let pieces = CardSet::base().market_pieces(market);
    let mut cards: Vec<_> = pieces.map(|piece| CardSet::base().of(piece).id).collect();
    rng.shuffle(&mut cards);
    cards
}

// CN-2.4.5
#[test]
fn chance_is_used_for_the_first_side_then_the_markets_then_the_decks_in_seat_order() {
    for seed in 0..8 {
        let setup = setup("seats=4 sages=torrent,gravel,cedar,porella");
        let mut game = Nature::new(&setup, Seed::from(seed));
        let choices = [
            ("river-rogue", "riptide-tiger", "coastal-coyote"),
            ("onyx-bearer", "geo-weasel", "granite-rampart"),
            ("slumber-jack", "acorn-squire", "quill-thornback"),
            ("thorn-fencer", "petal-mage", "botanic-fangs"),
        ];
        for (index, (left, right, _)) in choices.iter().enumerate() {
            play(
                &mut game,
                &[&format!("{} warriors {left} {right}", index + 1)],
            );
        }
        let mut rng = Rng::new(Seed::from(seed));
        let first = (rng.index(2) + 1).to_string();
        let position = saved(&game);
        assert_eq!(view(&game, 1).first.to_string(), first);
        for (market, name) in [
            (Market::Elementals, "elementals"),
            (Market::Commands, "commands"),
        ] {
            let deck = shuffled_market(market, &mut rng);
            assert_eq!(
                words(&position[name]["deck"]),
                deck[..37],
                "the last card is on top"
            );
            let turned_up: Vec<_> = deck[37..].iter().rev().copied().collect();
            assert_eq!(
                words(&position[name]["display"]),
                turned_up,
                "into slots 0, 1, 2"
            );
        }
        let factions = [
            Faction::Droplet,
            Faction::Pebble,
            Faction::Twig,
            Faction::Leaf,
        ];
        for (index, (faction, (.., rest))) in factions.iter().zip(choices).enumerate() {
            let pack = CardSet::base().pack(*faction);
            let id = |card| CardSet::base().card(card).id;
            let mut deck = vec![rest, id(pack.basic)];
            deck.extend(pack.commands.map(id));
            rng.shuffle(&mut deck);
            let dealt = &position["seats"][index];
            assert_eq!(words(&dealt["deck"]), deck[..2], "seat {}", index + 1);
            let hand: Vec<_> = deck[2..].iter().rev().copied().collect();
            assert_eq!(words(&dealt["hand"]), hand, "seat {}", index + 1);
        }
    }
}

/// The hand of seat 1 after it draws.
fn drawn(game: &Nature) -> String {
    let mut game = *game;
    play(&mut game, &["1 draw"]);
    saved(&game)["seats"][0]["hand"].to_string()
}

// CN-2.4.5, CN-3.7.2
#[test]
fn later_shuffles_go_on_with_the_same_chance() {
    let patch = json!({
        "phase": "actions",
        "seats": { "1": {
            "hand": [], "deck": [],
            "discard": ["close-strike", "far-strike", "twig-charm", "timber", "quill-thornback"],
        } },
    });
    let start = crate::table::given(&setup("sages=cedar,gravel first=1"), patch);
    let first = drawn(&start);
    assert_eq!(
        drawn(&start),
        first,
        "the same position draws the same card"
    );
    let others: BTreeSet<String> = (0..40)
        .map(|seed| {
            let mut game = start;
            game.guess(seat(1), &mut Rng::new(Seed::from(seed)));
            drawn(&game)
        })
        .collect();
    assert!(
        others.len() > 2,
        "and with other chance, others: {others:?}"
    );
}
