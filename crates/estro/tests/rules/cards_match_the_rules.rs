//! The game's own cards against §9 of `docs/rules/estro.md`, bound by bound.

use estro::cards::{Card, CardSet};
use estro::estri::{Estro, Value};
use estro::gift::{Blast, Filter, Kind, ReviveTo, Scope, Stat, Template};
use estro::tags::{Tag, Tags};
use std::collections::{BTreeMap, BTreeSet};

const RULES: &str = include_str!("../../../../docs/rules/estro.md");

/// The body lines of the first table after these words, cell by cell, without emphasis.
fn table(words: &str) -> Vec<Vec<String>> {
    let (_, after) = RULES.split_once(words).expect(words);
    let lines = after.lines().skip_while(|line| !line.starts_with('|'));
    let body = lines.take_while(|line| line.starts_with('|')).skip(2);
    body.map(|line| {
        let cells = line.trim_matches('|').split('|');
        cells.map(|cell| cell.replace('*', "").trim().to_owned())
    })
    .map(Iterator::collect)
    .collect()
}

fn number(cell: &str) -> f64 {
    let digits = cell.split(' ').next().expect("a cell has a word");
    digits.parse().expect(cell)
}

fn cards() -> &'static [Card] {
    &CardSet::base().cards
}

fn of(estro: Estro) -> Vec<&'static Card> {
    cards().iter().filter(|card| card.estro == estro).collect()
}

fn card(name: &str) -> &'static Card {
    cards()
        .iter()
        .find(|card| card.name.en == name)
        .expect(name)
}

fn kind(card: &Card) -> Option<Kind> {
    card.gift.as_ref().map(|gift| gift.kind)
}

const KINDS: [Option<Kind>; 3] = [None, Some(Kind::Once), Some(Kind::Always)];

fn estro(name: &str) -> Estro {
    let named = |estro: &Estro| estro.id() == name.to_lowercase();
    Estro::ALL.into_iter().find(named).expect(name)
}

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let numbers: Vec<f64> = numbers.collect();
    numbers.iter().sum::<f64>() / numbers.len() as f64
}

fn gifts() -> impl Iterator<Item = (&'static Card, &'static Template)> {
    let gift = |card: &'static Card| Some((card, &card.gift.as_ref()?.template));
    cards().iter().filter_map(gift)
}

/// The template and all inside it.
fn all_within(template: &Template) -> Vec<&Template> {
    let mut all = vec![template];
    all.extend(template.nested().flat_map(all_within));
    all
}

// ES-9.1
#[test]
fn every_estro_has_20_empty_cards_18_with_a_1v_gift_and_12_with_an_always_gift() {
    assert_eq!(cards().len(), 250);
    for estro in Estro::ALL {
        let count = |wanted| of(estro).iter().filter(|card| kind(card) == wanted).count();
        assert_eq!(KINDS.map(count), [20, 18, 12], "{estro:?}");
    }
}

// ES-9.2, §11
#[test]
fn fixed_cards_and_those_of_the_worked_examples_have_the_printed_values() {
    let fixed = table("Fixed cards (figures in bold");
    let examples = table("Fixture cards for tests");
    assert_eq!((fixed.len(), examples.len()), (4, 9));
    for line in fixed.iter().chain(&examples) {
        let name = line[0].split(' ').next().expect("a name");
        let card = card(name);
        assert_eq!(card.estro, estro(&line[1]), "{name}");
        let values: Vec<f64> = line[3..8].iter().map(|cell| number(cell)).collect();
        assert_eq!(card.values.map(f64::from).to_vec(), values, "{name}");
        assert_eq!(f64::from(card.tot()), number(&line[8]), "{name}");
        assert_eq!(kind(card).is_none(), line[2].starts_with("empty"), "{name}");
        assert_eq!(
            kind(card) == Some(Kind::Once),
            line[2].starts_with("1V"),
            "{name}"
        );
    }
}

// ES-9.2, §11
#[test]
fn fixed_cards_and_those_of_the_worked_examples_have_the_gifts_described() {
    let any = Filter::ANY;
    let destroy = Tags::of(&[Tag::Destroy]);
    let double = Template::DoubleValue { value: Stat::Dex };
    let ardo = Filter {
        estro: Some(estro::estri::EstroSet::one(Estro::Ardo)),
        ..any
    };
    for (name, gift) in [
        (
            "Madu",
            Template::CoinBoost {
                value: Stat::Dex,
                amount: 10,
            },
        ),
        (
            "Sivra",
            Template::Delayed {
                turns: 1,
                then: Box::new(double),
            },
        ),
        ("Fask", Template::DeathBlast(Blast::Kill)),
        ("Perlit", Template::DestroyOne { filter: any }),
        (
            "Nuvo",
            Template::CounterGift {
                kind: Kind::Always,
                tags: destroy,
                scope: Scope::Any,
            },
        ),
        (
            "Orra",
            Template::Revive {
                filter: any,
                to: ReviveTo::Field,
                inhibited: false,
            },
        ),
        ("Tassok", Template::SurviveOnce),
        (
            "Heddi",
            Template::AuraAllies {
                value: Stat::Atk,
                amount: 3,
                filter: ardo,
                this_too: false,
            },
        ),
    ] {
        let printed = card(name).gift.as_ref().map(|gift| &gift.template);
        assert_eq!(printed, Some(&gift), "{name}");
    }
}

// ES-9.3
#[test]
fn values_are_0_to_40_and_tot_is_54_to_95() {
    for card in cards() {
        assert!(card.values.iter().all(|value| *value <= 40), "{}", card.id);
        assert!((54..=95).contains(&card.tot()), "{}", card.id);
    }
}

/// ES-9.4: mean, least and most TOT of the empty, 1V and ∞ cards of each estro.
fn tot_bounds() -> BTreeMap<Estro, [(f64, f64, f64); 3]> {
    let bounds = |cell: &String| {
        let (mean, range) = cell.trim_end_matches(')').split_once(" (").expect(cell);
        let (least, most) = range.split_once('–').expect(cell);
        (number(mean), number(least), number(most))
    };
    let lines = table("**ES-9.4**").into_iter();
    lines
        .map(|line| (estro(&line[0]), [1, 2, 3].map(|i: usize| bounds(&line[i]))))
        .collect()
}

// ES-9.4
#[test]
fn tot_has_the_mean_and_range_of_its_estro_and_kind() {
    for (estro, bounds) in tot_bounds() {
        for (wanted, (right, least, most)) in KINDS.into_iter().zip(bounds) {
            let cards: Vec<&Card> = of(estro)
                .into_iter()
                .filter(|c| kind(c) == wanted)
                .collect();
            let tots = || cards.iter().map(|card| f64::from(card.tot()));
            let found = mean(tots());
            assert!(
                (found - right).abs() <= 1.0,
                "{estro:?} {wanted:?}: {found}"
            );
            assert!(
                tots().all(|tot| tot >= least && tot <= most),
                "{estro:?} {wanted:?}"
            );
        }
    }
}

// ES-9.5
#[test]
fn primary_values_are_spread_as_the_rules_say() {
    for estro in Estro::ALL {
        let cards = of(estro);
        let within = |(least, most)| {
            let fits = |card: &&&Card| (least..=most).contains(&card.primary());
            cards.iter().filter(fits).count()
        };
        let steps = [(6, 10), (11, 15), (16, 20), (21, 25), (26, 30), (31, 36)];
        assert_eq!(steps.map(within), [3, 8, 14, 13, 8, 4], "{estro:?}");
        let mean = mean(cards.iter().map(|card| f64::from(card.primary())));
        assert!((mean - 20.8).abs() <= 0.5, "{estro:?}: {mean}");
    }
}

// ES-9.6
#[test]
fn the_primary_is_mostly_but_not_always_the_highest_value() {
    for estro in Estro::ALL {
        let higher = |card: &Card| card.values.iter().filter(|v| **v > card.primary()).count();
        let others_reach = |card: &Card| {
            let reach = card.values.iter().filter(|v| **v >= card.primary()).count();
            reach > 1
        };
        let cards = of(estro);
        let highest = cards.iter().filter(|card| !others_reach(card)).count();
        let low = cards.iter().filter(|card| higher(card) >= 2).count();
        assert!(highest * 100 >= 65 * cards.len(), "{estro:?}: {highest}");
        assert!(low * 100 >= 15 * cards.len(), "{estro:?}: {low}");
    }
}

// ES-9.7
#[test]
fn each_value_has_its_share_of_tot() {
    for line in table("**ES-9.7**") {
        let estro = estro(&line[0]);
        for value in Value::ALL {
            let right = number(&line[1 + value.index()]);
            let share = |card: &&Card| {
                100.0 * f64::from(card.values[value.index()]) / f64::from(card.tot())
            };
            let found = mean(of(estro).iter().map(share));
            assert!((found - right).abs() <= 3.0, "{estro:?} {value:?}: {found}");
        }
    }
}

// ES-9.8
#[test]
fn few_values_are_0_and_no_two_cards_have_the_same_five() {
    let zeros = |card: &Card| {
        let others = Value::ALL.into_iter().filter(|v| *v != card.estro.value());
        others
            .filter(|value| card.values[value.index()] == 0)
            .count()
    };
    let all: usize = cards().iter().map(zeros).sum();
    assert!(all * 100 <= 5 * 4 * cards().len(), "{all}");
    let different: BTreeSet<[u8; 5]> = cards().iter().map(|card| card.values).collect();
    assert_eq!(different.len(), cards().len());
}

/// ES-9.9: the least and the most a gift lowers the TOT of its card.
fn price(gift: &Template) -> (f64, f64) {
    const TIERS: [(&[u8], (f64, f64)); 4] = [
        (&[1, 9, 15, 18, 19, 23, 25, 57, 60, 63, 77, 87], (4.0, 7.0)),
        (
            &[
                2, 4, 12, 13, 14, 16, 20, 22, 24, 26, 27, 28, 29, 30, 31, 32, 34, 35, 36, 40, 56,
                59, 76, 79, 81, 86,
            ],
            (8.0, 11.0),
        ),
        (
            &[
                3, 5, 6, 7, 8, 10, 11, 33, 37, 38, 39, 42, 43, 44, 47, 48, 49, 50, 51, 52, 53, 54,
                55, 58, 61, 62, 64, 65, 66, 69, 70, 73, 75, 78, 80, 82, 83,
            ],
            (11.0, 15.0),
        ),
        (&[21, 41, 45, 46, 67, 68, 71, 72, 74], (15.0, 22.0)),
    ];
    match gift {
        Template::Burnout { .. } => (-10.0, -6.0),
        Template::Conditional { then, .. } => {
            let (least, most) = price(then);
            (least - 4.0, most - 2.0)
        }
        Template::Choice { one, other } => {
            let (one, other) = (price(one), price(other));
            (one.0.max(other.0) + 2.0, one.1.max(other.1) + 2.0)
        }
        _ => {
            let tier = TIERS
                .iter()
                .find(|(numbers, _)| numbers.contains(&gift.number()));
            tier.expect("every template has a tier").1
        }
    }
}

// ES-9.9
#[test]
fn a_gift_lowers_tot_by_its_price_up_to_10_around() {
    let bounds = tot_bounds();
    for (card, gift) in gifts() {
        let empty = bounds[&card.estro][0].0;
        let (least, most) = price(gift);
        let right = empty - most - 10.0..=empty - least + 10.0;
        assert!(
            right.contains(&f64::from(card.tot())),
            "{}: {right:?}",
            card.id
        );
    }
}

// ES-9.10
#[test]
fn templates_are_many_and_none_but_wrappers_is_on_more_than_4_cards() {
    let mut on: BTreeMap<u8, BTreeSet<&str>> = BTreeMap::new();
    let wrappers = [21, 47, 49, 66, 82, 83, 84, 85];
    for (card, gift) in gifts() {
        for template in all_within(gift) {
            on.entry(template.number()).or_default().insert(card.id);
        }
    }
    assert!(on.len() >= 70, "{}", on.len());
    for (number, cards) in &on {
        let few = cards.len() <= 4 || wrappers.contains(number);
        assert!(few, "GT-{number:02}: {cards:?}");
    }
    assert!(on[&45].union(&on[&46]).count() <= 6);
    assert!(on[&69].len() <= 8);
}

// ES-9.11
#[test]
fn every_estro_leans_to_its_templates_but_takes_two_fifths_of_its_gifts_elsewhere() {
    let leanings: [(Estro, &[u8]); 5] = [
        (Estro::Ardo, &[27, 33, 42, 43, 44, 48]),
        (Estro::Granito, &[28, 29, 34, 37, 38, 40, 50, 53]),
        (Estro::Armonio, &[2, 3, 12, 51, 56, 61, 67, 73, 86]),
        (Estro::Illusio, &[20, 21, 36, 39, 45, 58, 59, 66, 76, 77]),
        (
            Estro::Manpo,
            &[8, 10, 69, 70, 71, 72, 74, 75, 78, 79, 80, 81],
        ),
    ];
    let within = |estro, numbers: &[u8]| {
        let leans = |gift: &Template| numbers.iter().any(|number| gift.contains(*number));
        gifts()
            .filter(|(card, gift)| card.estro == estro && leans(gift))
            .count()
    };
    for (home, numbers) in leanings {
        let own = within(home, numbers);
        assert!((30 - own) * 100 >= 40 * 30, "{home:?}: {own}");
        for other in Estro::ALL.into_iter().filter(|other| *other != home) {
            assert!(own > within(other, numbers), "{home:?} {other:?}");
        }
    }
}

// ES-9.12
#[test]
fn parameters_keep_to_their_ranges() {
    for (card, gift) in gifts() {
        for template in all_within(gift) {
            let (number, right) = match template {
                Template::SelfBoost { amount, .. }
                | Template::AllyBoost { amount, .. }
                | Template::TeamBoost { amount, .. }
                | Template::Weaken { amount, .. }
                | Template::MassWeaken { amount, .. }
                | Template::Drain { amount, .. }
                | Template::LoneBonus { amount, .. }
                | Template::Growth { amount, .. }
                | Template::Burnout { amount, .. }
                | Template::ZoneBond { amount, .. }
                | Template::RoundSurge { amount, .. }
                | Template::Riposte { amount }
                | Template::SelfWeaken { amount, .. }
                | Template::DeathBlast(Blast::Weaken(amount)) => (amount, 3..=12),
                Template::AuraAllies { amount, .. }
                | Template::AuraEnemies { amount, .. }
                | Template::PackBonus { amount, .. } => (amount, 2..=4),
                Template::AttackSurge { amount, .. }
                | Template::DefenceSurge { amount, .. }
                | Template::Underdog { amount } => (amount, 4..=10),
                Template::CoinBoost { amount, .. } => (amount, 8..=14),
                Template::DieBoost { times, .. } => (times, 1..=3),
                _ => continue,
            };
            assert!(right.contains(number), "{}: {number}", card.id);
        }
    }
}

/// Groups of vowels; `ia` and `io` at the end are two syllables.
fn syllables(name: &str) -> usize {
    let name = name.to_lowercase();
    let hiatus = usize::from(name.ends_with("ia") || name.ends_with("io"));
    let vowel = |letter: char| "aeiouy".contains(letter);
    let groups = name
        .split(|letter| !vowel(letter))
        .filter(|group| !group.is_empty());
    groups.count() + hiatus
}

/// The names that the rules themselves give: ES-9.2 and the fixture table of §11.
fn given_names() -> BTreeSet<String> {
    let tables = ["Fixed cards (figures in bold", "Fixture cards for tests"];
    let lines = tables.into_iter().flat_map(table);
    lines
        .map(|line| line[0].split(' ').next().expect("a name").to_owned())
        .collect()
}

// ES-9.13
#[test]
fn names_are_short_invented_and_sound_like_their_estro() {
    let palettes: [(Estro, &[&str], &[&str]); 5] = [
        (Estro::Ardo, &["k", "t", "p", "d", "g", "b"], &["k"]),
        (Estro::Granito, &["b", "g", "d"], &["u", "or"]),
        (Estro::Armonio, &["l", "m", "n"], &["ia", "enn"]),
        (Estro::Illusio, &["f", "th", "s", "v"], &["a"]),
        (Estro::Manpo, &["q", "x", "z"], &["u", "io"]),
    ];
    let given = given_names();
    for (estro, sounds, endings) in palettes {
        let named = |card: &&Card| !given.contains(card.name.en);
        let names: Vec<&str> = of(estro)
            .into_iter()
            .filter(named)
            .map(|c| c.name.en)
            .collect();
        for name in &names {
            assert!((4..=8).contains(&name.len()), "{name}");
            assert!(
                name.bytes().all(|letter| letter.is_ascii_alphabetic()),
                "{name}"
            );
            assert!((2..=3).contains(&syllables(name)), "{name}");
            let lower = name.to_lowercase();
            assert!(sounds.iter().any(|sound| lower.contains(sound)), "{name}");
        }
        let ends = |name: &&&str| endings.iter().any(|ending| name.ends_with(ending));
        assert!(
            names.iter().filter(ends).count() * 2 > names.len(),
            "{estro:?}"
        );
    }
}

// ES-9.13
#[test]
fn every_card_has_a_name_of_its_own_in_every_language_and_its_id_is_that_name() {
    for lang in kernel::Lang::ALL {
        let names = cards().iter().map(|card| card.name.in_lang(lang));
        let different: BTreeSet<&str> = names.collect();
        assert_eq!(different.len(), cards().len(), "{lang}");
    }
    for card in cards() {
        assert_eq!(card.id, card.name.en.to_lowercase());
    }
}

// ES-5.4
#[test]
fn every_one_of_the_19_windows_is_opened_by_some_card() {
    let windows = gifts().map(|(_, gift)| format!("{:?}", gift.window()));
    let different: BTreeSet<String> = windows.collect();
    assert_eq!(different.len(), 19, "{different:?}");
}

// ES-5.8
#[test]
fn every_one_of_the_13_conditions_is_on_some_card() {
    let within = gifts().flat_map(|(_, gift)| all_within(gift));
    let mut words = BTreeSet::new();
    for template in within {
        if let Template::Conditional { when, .. } = template {
            let debug = format!("{when:?}");
            let word: String = debug.chars().take_while(|c| c.is_alphabetic()).collect();
            words.insert(word);
        }
    }
    assert_eq!(words.len(), 13, "{words:?}");
}
