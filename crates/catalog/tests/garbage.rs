//! No bytes make the catalogue panic: records, scenarios, setups, card sets, actions.

use bots::BotKind;
use catalog::{Match, OwnCards, Table, Title, titles};
use kernel::{Options, Record, Scenario, Seat, Seed};
use proptest::prelude::*;

const PEBBLE: &str = include_str!("../../nature/cards/pebble.toml");

fn begin(title: &dyn Title, seats: usize, seed: u64) -> Box<dyn Match> {
    let table = Table {
        options: title.seated(Options::new(), seats),
        cards: None,
    };
    title.begin(&table, Seed::from(seed)).unwrap()
}

/// A game of so many random moves, or until it is over.
fn played(title: &dyn Title, seats: usize, seed: u64, moves: usize) -> Box<dyn Match> {
    let mut game = begin(title, seats, seed);
    for _ in 0..moves {
        let Some(seat) = game.turn().waiting().lowest() else {
            break;
        };
        game.play_bot(seat, BotKind::Random);
    }
    game
}

fn any_title() -> impl Strategy<Value = (&'static dyn Title, usize)> {
    let all: Vec<_> = titles()
        .iter()
        .flat_map(|title| title.seat_counts().iter().map(|&seats| (*title, seats)))
        .collect();
    (0..all.len()).prop_map(move |i| all[i])
}

/// One change to a text.
#[derive(Clone, Debug)]
enum Mutation {
    Replace(usize, char),
    Insert(usize, String),
    Cut(usize),
    DropLine(usize),
    SwapLines(usize, usize),
    RepeatLine(usize),
}

fn any_mutation() -> impl Strategy<Value = Mutation> {
    let at = any::<usize>;
    prop_oneof![
        (at(), any::<char>()).prop_map(|(i, c)| Mutation::Replace(i, c)),
        (at(), "[ -~]{0,8}").prop_map(|(i, text)| Mutation::Insert(i, text)),
        at().prop_map(Mutation::Cut),
        at().prop_map(Mutation::DropLine),
        (at(), at()).prop_map(|(i, j)| Mutation::SwapLines(i, j)),
        at().prop_map(Mutation::RepeatLine),
    ]
}

impl Mutation {
    fn apply(&self, text: &str) -> String {
        let mut chars: Vec<char> = text.chars().collect();
        let mut lines: Vec<&str> = text.lines().collect();
        let (length, count) = (chars.len().max(1), lines.len().max(1));
        match self {
            Mutation::Replace(i, c) if !chars.is_empty() => chars[i % length] = *c,
            Mutation::Insert(i, text) => {
                let place = i % length;
                chars.splice(place..place, text.chars());
            }
            Mutation::Cut(i) => chars.truncate(i % length),
            Mutation::DropLine(i) if !lines.is_empty() => {
                lines.remove(i % count);
                return lines.join("\n");
            }
            Mutation::SwapLines(i, j) if !lines.is_empty() => {
                lines.swap(i % count, j % count);
                return lines.join("\n");
            }
            Mutation::RepeatLine(i) if !lines.is_empty() => {
                lines.insert(i % count, lines[i % count]);
                return lines.join("\n");
            }
            _ => {}
        }
        chars.into_iter().collect()
    }
}

fn mutated(text: String, mutations: &[Mutation]) -> String {
    mutations
        .iter()
        .fold(text, |text, mutation| mutation.apply(&text))
}

fn replay(text: &str) {
    if let Ok(record) = text.parse::<Record>() {
        for title in titles() {
            if let Ok(game) = title.replay(&record, None) {
                assert_eq!(game.record().moves.len(), record.moves.len());
            }
        }
    }
}

fn run_scenario(text: &str) {
    if let Ok(scenario) = Scenario::parse(text) {
        for title in titles() {
            let _ = title.scenario(&scenario).is_ok();
        }
    }
}

/// A scenario that holds: a few random moves, and the whole position they lead to.
fn scenario_text(title: &dyn Title, seats: usize, seed: u64, moves: usize) -> String {
    let game = played(title, seats, seed, moves);
    let record = game.record();
    let options: Vec<String> = record
        .setup
        .iter()
        .map(|(key, value)| format!("{key} = {value:?}"))
        .collect();
    let moves: Vec<String> = record
        .moves
        .iter()
        .map(|mv| format!("{:?}", format!("{} {}", mv.seat, mv.text)))
        .collect();
    format!(
        "game = {:?}\ntitle = \"played\"\nrules = []\nseed = {seed}\nsetup = {{ {} }}\n\n\
         [[step]]\ndo = [{}]\n",
        title.id(),
        options.join(", "),
        moves.join(", ")
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_record_of_garbage_is_refused(text in "\\PC{0,300}") {
        replay(&text);
        replay(&format!("mazzo record 1\n{text}"));
    }

    #[test]
    fn a_mutated_record_is_replayed_or_refused(
        (title, seats) in any_title(),
        seed in 0..20_u64,
        moves in 0..300_usize,
        mutations in prop::collection::vec(any_mutation(), 1..4),
    ) {
        let record = played(title, seats, seed, moves).record().to_string();
        replay(&mutated(record, &mutations));
    }

    #[test]
    fn a_scenario_of_garbage_is_refused(text in "\\PC{0,300}") {
        run_scenario(&text);
    }

    #[test]
    fn a_mutated_scenario_holds_or_is_refused(
        (title, seats) in any_title(),
        seed in 0..20_u64,
        moves in 0..20_usize,
        mutations in prop::collection::vec(any_mutation(), 1..4),
    ) {
        let text = scenario_text(title, seats, seed, moves);
        let scenario = Scenario::parse(&text).unwrap();
        prop_assert_eq!(title.scenario(&scenario), Ok(()));
        run_scenario(&mutated(text, &mutations));
    }

    #[test]
    fn a_position_given_by_garbage_is_refused(
        (title, seats) in any_title(),
        choice in any::<usize>(),
        value in "[0-9]{1,20}|-[0-9]{1,3}|true|\"[a-z-]{0,10}\"|\\[\\]|\\{\\}",
    ) {
        let game = begin(title, seats, 1);
        let saved = game.saved_json();
        let keys: Vec<&String> = saved.as_object().unwrap().keys().collect();
        let key = keys[choice % keys.len()];
        run_scenario(&format!(
            "game = {:?}\ntitle = \"given\"\nrules = []\n[[step]]\ngiven = {{ {key:?} = {value} }}\n",
            title.id()
        ));
    }

    #[test]
    fn a_typed_line_of_garbage_changes_nothing(
        (title, seats) in any_title(),
        moves in 0..40_usize,
        text in "\\PC{0,80}",
    ) {
        let mut game = played(title, seats, 3, moves);
        let before = game.saved_json();
        for seat in Seat::all(seats) {
            let legal = game.consider(seat, &text).is_ok();
            if !legal {
                prop_assert!(game.play(seat, &text).is_err());
                prop_assert_eq!(&game.saved_json(), &before);
            }
        }
    }

    #[test]
    fn a_mutated_action_is_played_or_changes_nothing(
        (title, seats) in any_title(),
        moves in 0..40_usize,
        choice in any::<usize>(),
        mutations in prop::collection::vec(any_mutation(), 1..3),
    ) {
        let mut game = played(title, seats, 5, moves);
        let Some(seat) = game.turn().waiting().lowest() else {
            return Ok(());
        };
        let choices = game.choices(seat);
        let text = mutated(choices[choice % choices.len()].text.clone(), &mutations);
        let (before, length) = (game.saved_json(), game.len());
        match game.play(seat, &text) {
            Ok(_) => prop_assert_eq!(game.len(), length + 1),
            Err(_) => prop_assert_eq!(game.saved_json(), before),
        }
    }

    #[test]
    fn options_of_garbage_are_refused(
        (title, _) in any_title(),
        key in "\\PC{0,12}",
        value in "\\PC{0,30}",
        known in any::<usize>(),
    ) {
        let mut tables = vec![Options::new().with(&key, &value)];
        if let Some(spec) = title.options().get(known % title.options().len().max(1)) {
            tables.push(Options::new().with(spec.key, &value));
        }
        for options in tables {
            let table = Table { options, cards: None };
            if let Err(faults) = title.begin(&table, Seed::from(1)) {
                prop_assert!(!faults.is_empty());
                prop_assert!(faults.iter().all(|fault| !fault.to_string().is_empty()));
            }
        }
    }

    #[test]
    fn a_card_set_of_garbage_is_refused((title, _) in any_title(), text in "\\PC{0,300}") {
        let cards = OwnCards { file: "mine.toml".into(), text };
        let table = Table { options: Options::new(), cards: Some(cards) };
        let _ = title.cards(&table).is_ok();
    }

    #[test]
    fn a_mutated_card_set_is_played_or_refused(
        mutations in prop::collection::vec(any_mutation(), 1..4),
    ) {
        let title = catalog::title("nature").unwrap();
        let own = |text: String| Table {
            options: Options::new(),
            cards: Some(OwnCards { file: "mine.toml".into(), text }),
        };
        let set = format!("name = \"mine\"\nextends = \"base\"\n\n{PEBBLE}");
        prop_assert!(title.begin(&own(set.clone()), Seed::from(1)).is_ok());
        match title.begin(&own(mutated(set, &mutations)), Seed::from(1)) {
            Ok(mut game) => {
                for _ in 0..200 {
                    let Some(seat) = game.turn().waiting().lowest() else {
                        break;
                    };
                    game.play_bot(seat, BotKind::Random);
                }
            }
            Err(faults) => prop_assert!(!faults.is_empty()),
        }
    }
}
