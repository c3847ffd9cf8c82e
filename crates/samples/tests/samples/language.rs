//! Everything the games say can be said in every language.

use crate::board::{NOBODY, ONE, TWO};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use kernel::{Arg, Game, Lang, Narrate, Phrase, Rng, Seed, Turn};
use samples::connect_four::{Drop, board::Column};
use samples::duel::DuelAction;
use samples::leduc::LeducAction;
use samples::{ConnectFour, Duel, Leduc, Plain};
use std::collections::BTreeSet;

struct Speaker {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Speaker {
    fn new(lang: Lang) -> Speaker {
        let resource = FluentResource::try_new(source(lang).to_owned()).unwrap();
        let mut bundle = FluentBundle::new(vec![lang.tag().parse().unwrap()]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).unwrap();
        Speaker { lang, bundle }
    }

    fn say(&self, phrase: &Phrase) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(
                *name,
                match arg {
                    Arg::Number(number) => FluentValue::from(*number),
                    Arg::Seats(seats) => FluentValue::from(format!("{seats:?}")),
                    Arg::Words(words) => FluentValue::from(words.in_lang(self.lang)),
                    Arg::Phrase(phrase) => FluentValue::from(self.say(phrase)),
                    other => panic!("no sample says {other:?}"),
                },
            );
        }
        let message = self.bundle.get_message(phrase.key);
        let message = message.unwrap_or_else(|| panic!("{} has no {}", self.lang, phrase.key));
        let mut errors = Vec::new();
        let said = self
            .bundle
            .format_pattern(message.value().unwrap(), Some(&args), &mut errors);
        assert!(errors.is_empty(), "{}, {phrase:?}: {errors:?}", self.lang);
        said.into_owned()
    }
}

fn source(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../../../locales/en/samples.ftl"),
        Lang::It => include_str!("../../../../locales/it/samples.ftl"),
        Lang::ZhHant => include_str!("../../../../locales/zh-Hant/samples.ftl"),
    }
}

/// Everything that was said in random games, key by key.
fn said_in_random_games<G: Narrate<Setup = Plain>>(every: &[G::Action]) -> BTreeSet<&'static str> {
    let speakers = Lang::ALL.map(Speaker::new);
    let mut keys = BTreeSet::new();
    let mut say = |phrase: Phrase| {
        for speaker in &speakers {
            assert!(!speaker.say(&phrase).is_empty());
        }
        keys.insert(phrase.key);
        for (_, arg) in phrase.args {
            if let Arg::Phrase(inner) = arg {
                keys.insert(inner.key);
            }
        }
    };
    let mut rng = Rng::new(Seed::from(5));
    for number in 0..60 {
        let mut game = G::new(&Plain, Seed::from(6).child(number));
        loop {
            for seat in [ONE, TWO, NOBODY] {
                if seat != NOBODY {
                    say(game.prompt(seat));
                }
                for &action in every {
                    match game.refusal(seat, action) {
                        Some(reason) => say(game.explain(&reason)),
                        None => say(game.label(seat, action)),
                    }
                }
            }
            let Turn::Choose(seats) = game.turn() else {
                break;
            };
            let seat = seats.lowest().unwrap();
            let mut told = Vec::new();
            if number % 20 == 19 && rng.below(30) == 0 {
                game.concede(seat, &mut told);
            } else {
                let action = match number % 20 {
                    0 => game.fallback(seat),
                    _ => game.pick(seat, &mut rng, &mut Vec::new()),
                };
                game.play(seat, action, &mut told).unwrap();
            }
            for told in told {
                say(game.tell(&told.event));
            }
        }
    }
    for card in G::cards(&Plain) {
        say(card.line);
        say(card.text);
    }
    keys
}

/// Keys with this prefix that no random game said.
fn unsaid(prefix: &str, said: &BTreeSet<&str>) -> Vec<&'static str> {
    source(Lang::En)
        .lines()
        .filter_map(|line| line.split_once(" = ").map(|(key, _)| key))
        .filter(|key| key.starts_with(prefix) && !said.contains(key))
        .collect()
}

#[test]
fn the_duel_says_all_its_messages() {
    let said = said_in_random_games::<Duel>(&DuelAction::all().collect::<Vec<_>>());
    assert_eq!(
        unsaid("duel-", &said),
        ["duel-name", "duel-blurb", "duel-drawn"],
        "names are for the catalogue, and no card defeats both players at once"
    );
}

#[test]
fn connect_four_says_all_its_messages() {
    let said = said_in_random_games::<ConnectFour>(&Column::all().map(Drop).collect::<Vec<_>>());
    let left = [
        "connect-four-name",
        "connect-four-blurb",
        "connect-four-end-full",
    ];
    let unsaid = unsaid("connect-four-", &said);
    assert!(unsaid == left || unsaid == left[..2], "{unsaid:?}");
}

#[test]
fn leduc_says_all_its_messages() {
    let said = said_in_random_games::<Leduc>(&LeducAction::ALL);
    assert_eq!(unsaid("leduc-", &said), ["leduc-name", "leduc-blurb"]);
}

#[test]
fn different_actions_are_said_differently() {
    let english = Speaker::new(Lang::En);
    let mut rng = Rng::new(Seed::from(8));
    let mut game = Duel::new(&Plain, Seed::from(8));
    while let Turn::Choose(seats) = game.turn() {
        let seat = seats.lowest().unwrap();
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let labels: BTreeSet<_> = legal
            .iter()
            .map(|&a| english.say(&game.label(seat, a)))
            .collect();
        assert_eq!(labels.len(), legal.len(), "{labels:?}");
        game.play_unchecked(seat, legal[rng.index(legal.len())], &mut ());
    }
}

#[test]
fn a_second_copy_is_named_as_such() {
    let game = crate::duel_board::duel(
        crate::duel_board::Side {
            hand: &["0", "0"],
            ..crate::duel_board::SIDE
        },
        crate::duel_board::SIDE,
    );
    let label = |line: &str| game.label(ONE, game.read(line).unwrap());
    let said = Lang::ALL.map(|lang| Speaker::new(lang).say(&label("play 0b")));
    assert_eq!(
        said,
        [
            "Play Recruit for 1 mana (copy 2)",
            "Gioca Recluta per 1 mana (copia 2)",
            "以 1 點法力打出新兵（第 2 張）",
        ]
    );
}
