//! The card files against the tables of `docs/rules/nature.md`: every number, row, cost, copy
//! and mode that stands there.

use nature::cards::{Card, CardSet, Elemental, Kind, Market, Rank};
use nature::effect::{AttackCommand, Faction, Passive, Range, Style};
use nature::layout::{Row, Rows};
use std::collections::BTreeMap;

const RULES: &str = include_str!("../../../../docs/rules/nature.md");

/// A row of a table: its cells by the head of their column.
type Line = BTreeMap<&'static str, &'static str>;

/// The lines of the only table in the section whose heading begins so.
fn table(heading: &str) -> Vec<Line> {
    let lines = cells(heading);
    let head = &lines[0];
    let body = lines[2..].iter();
    body.map(|line| head.iter().copied().zip(line.iter().copied()).collect())
        .collect()
}

fn cells(heading: &str) -> Vec<Vec<&'static str>> {
    let start = format!("\n### {heading}");
    let (_, after) = RULES.split_once(&start).expect(heading);
    let section = after.split("\n### ").next().expect("a section has text");
    let lines = section.lines().filter(|line| line.starts_with('|'));
    lines
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect()
}

fn card(name: &str) -> &'static Card {
    let mut cards = CardSet::base().cards.iter();
    cards.find(|card| card.name.en == name).expect(name)
}

fn elemental(name: &str) -> &'static Elemental {
    card(name).elemental().expect(name)
}

fn attack(name: &str) -> &'static AttackCommand {
    card(name).attack().expect(name)
}

fn number(cell: &str) -> u8 {
    let digits = cell.split(' ').next().expect("a cell has a word");
    digits
        .parse()
        .unwrap_or_else(|_| panic!("no number: {cell}"))
}

fn rows(cell: &str) -> Rows {
    let find = |row: &str| ["I", "II", "III"].iter().position(|name| *name == row);
    let named = cell.split(',').map(|row| find(row.trim()).expect(row));
    let numbers: Vec<usize> = named.map(|index| index + 1).collect();
    serde_json::from_value(serde_json::json!(numbers)).expect("rows 1 to 3")
}

fn faction(name: &str) -> Faction {
    let named = |faction: &Faction| format!("{faction:?}") == name;
    Faction::ALL.into_iter().find(named).expect(name)
}

fn check_strength_and_health(line: &Line) {
    let elemental = elemental(line["Name"]);
    let printed = (elemental.strength, elemental.health);
    assert_eq!(
        printed,
        (number(line["STR"]), number(line["HP"])),
        "{line:?}"
    );
}

fn check_price(line: &Line) {
    let card = card(line["Name"]);
    if line["Cost"] == "★" {
        assert_eq!((card.cost, card.copies), (None, 0), "{line:?}");
    } else {
        let printed = (card.cost, card.copies);
        let wanted = (Some(number(line["Cost"])), number(line["Copies"]));
        assert_eq!(printed, wanted, "{line:?}");
    }
}

/// The column "Kind": dawn or triggered, and if triggered, asked for or not.
fn check_kind(line: &Line) {
    let elemental = elemental(line["Name"]);
    assert_eq!(elemental.rows, rows(line["Rows"]), "{line:?}");
    let asks = elemental.triggers.iter().map(|trigger| trigger.ask);
    let passive_asks = elemental
        .passive
        .map(|passive| matches!(passive, Passive::Guards { .. } | Passive::StepsIn));
    let modes: Vec<bool> = asks.chain(passive_asks).collect();
    match line["Kind"] {
        "dawn" => assert!(elemental.dawn.is_some() && modes.is_empty(), "{line:?}"),
        "triggered, auto" => assert!(!modes.is_empty() && !modes.contains(&true), "{line:?}"),
        "triggered, ask" => assert_eq!(modes, [true], "{line:?}"),
        other => panic!("{other}"),
    }
    assert_eq!(elemental.dawn.is_some(), line["Kind"] == "dawn", "{line:?}");
}

fn check_names(tables: &[&str], fits: impl Fn(&Card) -> bool) {
    let lines = tables.iter().flat_map(|heading| table(heading));
    let listed: Vec<&str> = lines.map(|line| line["Name"]).collect();
    let cards = CardSet::base().cards.iter().filter(|card| fits(card));
    let mut printed: Vec<&str> = cards.map(|card| card.name.en).collect();
    printed.sort_by_key(|name| listed.iter().position(|other| other == name));
    assert_eq!(printed, listed);
}

fn is_rank(card: &Card, fits: impl Fn(Rank) -> bool) -> bool {
    card.elemental()
        .is_some_and(|elemental| fits(elemental.rank))
}

// CN-1.1.4
#[test]
fn there_are_86_cards_in_the_kinds_of_the_rules() {
    let cards = &CardSet::base().cards;
    let count = |fits: &dyn Fn(&Card) -> bool| cards.iter().filter(|card| fits(card)).count();
    let kinds = [
        count(&|card| is_rank(card, |rank| rank == Rank::Sage)),
        count(&|card| is_rank(card, |rank| matches!(rank, Rank::Champion(_)))),
        count(&|card| is_rank(card, |rank| rank == Rank::Basic)),
        count(&|card| is_rank(card, |rank| rank == Rank::Warrior)),
        count(&|card| matches!(card.kind, Kind::Attack(_))),
        count(&|card| matches!(card.kind, Kind::Instant(_))),
        count(&|card| matches!(card.kind, Kind::Utility(_))),
    ];
    assert_eq!(kinds, [4, 12, 12, 36, 10, 8, 4]);
    assert_eq!(cards.len(), 86);
}

#[test]
fn every_card_has_a_name_of_its_own_in_every_language() {
    for lang in kernel::Lang::ALL {
        let names = CardSet::base()
            .cards
            .iter()
            .map(|card| card.name.in_lang(lang));
        let different: std::collections::BTreeSet<&str> = names.collect();
        assert_eq!(different.len(), 86, "{lang}");
    }
}

// CN-7.1
#[test]
fn sages_are_those_of_table_7_1() {
    check_names(&["7.1 "], |card| is_rank(card, |rank| rank == Rank::Sage));
    for line in table("7.1 ") {
        assert_eq!(elemental(line["Name"]).faction, faction(line["Faction"]));
        check_strength_and_health(&line);
        check_price(&line);
        check_kind(&line);
    }
}

// CN-7.2
#[test]
fn champions_are_those_of_table_7_2() {
    check_names(&["7.2 "], |card| {
        is_rank(card, |rank| matches!(rank, Rank::Champion(_)))
    });
    for line in table("7.2 ") {
        let champion = elemental(line["Name"]);
        assert_eq!(champion.faction, faction(line["Faction"]));
        assert_eq!(champion.rank, Rank::Champion(number(line["Level"])));
        check_strength_and_health(&line);
        check_price(&line);
        check_kind(&line);
    }
}

// CN-7.3
#[test]
fn basics_are_those_of_table_7_3() {
    check_names(&["7.3 "], |card| is_rank(card, |rank| rank == Rank::Basic));
    for line in table("7.3 ") {
        assert_eq!(elemental(line["Name"]).faction, faction(line["Faction"]));
        check_strength_and_health(&line);
        check_price(&line);
    }
}

// CN-7.4
#[test]
fn warriors_are_those_of_tables_7_4() {
    let tables = ["7.4a ", "7.4b ", "7.4c ", "7.4d "];
    check_names(&tables, |card| is_rank(card, |rank| rank == Rank::Warrior));
    for (heading, faction) in tables.iter().zip(Faction::ALL) {
        for line in table(heading) {
            assert_eq!(elemental(line["Name"]).faction, faction, "{line:?}");
            check_strength_and_health(&line);
            check_price(&line);
            check_kind(&line);
        }
    }
}

// CN-7.5
#[test]
fn attack_commands_are_those_of_table_7_5() {
    check_names(&["7.5 "], |card| matches!(card.kind, Kind::Attack(_)));
    for line in table("7.5 ") {
        check_price(&line);
        let attack = attack(line["Name"]);
        let style = match line["Subtype"] {
            "melee" => Style::Melee,
            _ => Style::Ranged,
        };
        assert_eq!(attack.style, style, "{line:?}");
        assert_eq!(attack.from, rows(line["Attacker's rows"]), "{line:?}");
        let (targets, range) = match line["Target"] {
            "1 enemy in Row I" => (1, Range::Rows(Rows::one(Row::I))),
            "1 enemy 2 rows away" => (1, Range::Away(2)),
            "1 enemy 3 rows away" => (1, Range::Away(3)),
            "1 enemy, any row" => (1, Range::Rows(Rows::ALL)),
            several => {
                assert!(several.starts_with("1 or 2 enemies in Row II "), "{line:?}");
                (2, Range::Rows(Rows::one(Row::II)))
            }
        };
        assert_eq!((attack.up_to, attack.at), (targets, range), "{line:?}");
        let damage = match line["DMG"].split_once(" − ") {
            Some((_, less)) => -(number(less) as i8),
            None => 0,
        };
        assert_eq!(attack.damage, damage, "{line:?}");
        let further = line["Further"];
        let basic = further.contains("if the attacker is a Basic");
        let bonus = if basic { number(&further[1..]) } else { 0 };
        assert_eq!(attack.basic_bonus, bonus, "{line:?}");
        let shields = further.starts_with("Remove all shields");
        assert_eq!(attack.shields_become_strength, shields, "{line:?}");
        let afterwards = further.starts_with("Afterwards");
        assert_eq!(!attack.afterwards.is_empty(), afterwards, "{line:?}");
    }
}

// CN-7.6
#[test]
fn instant_commands_are_those_of_table_7_6() {
    check_names(&["7.6 "], |card| matches!(card.kind, Kind::Instant(_)));
    for line in table("7.6 ") {
        check_price(&line);
        let Kind::Instant(instant) = &card(line["Name"]).kind else {
            panic!("{line:?}");
        };
        let condition = line["Playable for"];
        let style = if condition.ends_with("by melee") {
            Some(Style::Melee)
        } else if condition.ends_with("at range") {
            Some(Style::Ranged)
        } else {
            None
        };
        let whose = Faction::ALL
            .into_iter()
            .find(|faction| condition.starts_with(&format!("a {faction:?} of")));
        assert_eq!((instant.style, instant.faction), (style, whose), "{line:?}");
    }
}

// CN-7.7
#[test]
fn utility_commands_are_those_of_table_7_7() {
    check_names(&["7.7 "], |card| matches!(card.kind, Kind::Utility(_)));
    table("7.7 ").iter().for_each(check_price);
}

// CN-7.9
#[test]
fn faction_actions_have_the_levels_of_table_7_9() {
    let mut listed: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
    for line in table("7.9 ") {
        let sage = line["Sage"].split(' ').next().expect("a Sage's name");
        listed.entry(sage).or_default().push(number(line["Level"]));
    }
    assert_eq!(listed.len(), 4);
    for (sage, levels) in listed {
        let actions = elemental(sage).actions.iter().map(|action| action.level);
        assert_eq!(actions.collect::<Vec<_>>(), levels, "{sage}");
    }
}

// CN-7.10
#[test]
fn packs_are_those_of_table_7_10() {
    let set = CardSet::base();
    for line in table("7.10 ") {
        let mut wanted = vec![line["Sage"]];
        wanted.extend(line["Champions 4 / 6 / 8"].split(" / "));
        wanted.extend(line["Starter Warriors"].split(", "));
        wanted.extend([line["Basic ×4"]; 4]);
        for command in line["Commands"].split(", ") {
            match command.strip_suffix(" ×2") {
                Some(twice) => wanted.extend([twice; 2]),
                None => wanted.push(command),
            }
        }
        let pieces = set.pack_pieces(faction(line["Pack"]));
        let pack: Vec<&str> = pieces.map(|piece| set.of(piece).name.en).collect();
        assert_eq!(pack, wanted);
    }
}

/// How many physical cards of each name a market has.
fn market(market: Market) -> BTreeMap<&'static str, usize> {
    let set = CardSet::base();
    let mut stock = BTreeMap::new();
    for piece in set.market_pieces(market) {
        *stock.entry(set.of(piece).name.en).or_default() += 1;
    }
    stock
}

// CN-7.11.1
#[test]
fn the_elemental_market_is_that_of_the_rules() {
    let lines = cells("7.11 ");
    let mut wanted = BTreeMap::new();
    for line in lines.iter().filter(|line| line.last() == Some(&"10")) {
        wanted.extend(line[1].split(", ").map(|name| (name, 2)));
        wanted.extend(line[2].split(", ").map(|name| (name, 1)));
    }
    assert_eq!(wanted.values().sum::<usize>(), 40);
    assert_eq!(market(Market::Elementals), wanted);
}

// CN-7.11.2
#[test]
fn the_command_market_is_that_of_the_rules() {
    let lines = cells("7.11 ");
    let halves = lines.iter().filter(|line| line.len() == 5);
    let pairs = halves.flat_map(|line| [(line[0], line[1]), (line[3], line[4])]);
    let wanted: BTreeMap<&str, usize> = pairs
        .filter_map(|(name, copies)| Some((name, copies.parse().ok()?)))
        .collect();
    assert_eq!(wanted.values().sum::<usize>(), 40);
    assert_eq!(market(Market::Commands), wanted);
}
