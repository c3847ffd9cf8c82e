//! Random battles, listened to in every language.

use super::{reason_phrase, sayings};
use crate::Battle;
use crate::action::Action;
use crate::cards::CardSet;
use crate::event::Event;
use crate::position::Standing;
use crate::random_deck::random_deck;
use crate::scene::{Origin, Scene};
use crate::trigger::Object;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use kernel::{Arg, Lang, Phrase, Rng, Seat, Seed, Told};
use std::collections::BTreeSet;

const BATTLES: u64 = 60;

/// A language with the messages of battles and cards only.
struct Tongue {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Tongue {
    fn new(lang: Lang) -> Tongue {
        let mut bundle = FluentBundle::new(vec![lang.tag().parse().expect("a language")]);
        bundle.set_use_isolating(false);
        bundle
            .add_function("CAPITAL", |given, _| {
                given.first().cloned().unwrap_or(FluentValue::Error)
            })
            .expect("the name is free");
        for source in sources(lang) {
            let resource = FluentResource::try_new(source.to_owned()).expect("it can be read");
            bundle.add_resource(resource).expect("no message twice");
        }
        Tongue { lang, bundle }
    }

    fn say(&self, phrase: &Phrase) -> String {
        let named = |(name, arg): &(&'static str, Arg)| (*name, self.value(arg));
        let args: FluentArgs = phrase.args.iter().map(named).collect();
        let message = self.bundle.get_message(phrase.key);
        let pattern = message.and_then(|message| message.value());
        let pattern = pattern.unwrap_or_else(|| panic!("{}: {}", self.lang, phrase.key));
        let mut errors = Vec::new();
        let said = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        assert!(errors.is_empty(), "{}: {phrase:?}: {errors:?}", self.lang);
        said.into_owned()
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        let joined = |phrases: &[Phrase]| {
            let said: Vec<String> = phrases.iter().map(|phrase| self.say(phrase)).collect();
            FluentValue::from(said.join(", "))
        };
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seats(seats) => FluentValue::from(format!("{seats:?}")),
            Arg::Words(words) => FluentValue::from(words.in_lang(self.lang)),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Phrase(phrase) => FluentValue::from(self.say(phrase)),
            Arg::List(phrases) | Arg::Sentences(phrases) => joined(phrases),
        }
    }
}

fn sources(lang: Lang) -> [&'static str; 2] {
    match lang {
        Lang::En => [
            include_str!("../../../../locales/en/sovereign.ftl"),
            include_str!("../../../../locales/en/sovereign-play.ftl"),
        ],
        Lang::It => [
            include_str!("../../../../locales/it/sovereign.ftl"),
            include_str!("../../../../locales/it/sovereign-play.ftl"),
        ],
        Lang::ZhHant => [
            include_str!("../../../../locales/zh-Hant/sovereign.ftl"),
            include_str!("../../../../locales/zh-Hant/sovereign-play.ftl"),
        ],
    }
}

/// A phrase's key and those of all phrases in it.
fn each_key(phrase: &Phrase, each: &mut impl FnMut(&'static str)) {
    each(phrase.key);
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(inner) => each_key(inner, each),
            Arg::List(inner) | Arg::Sentences(inner) => {
                inner.iter().for_each(|phrase| each_key(phrase, each));
            }
            _ => {}
        }
    }
}

/// Hears everything, in every language.
struct Listener {
    tongues: Vec<Tongue>,
    heard: BTreeSet<&'static str>,
    /// One line of each kind, to be read by people.
    samples: Vec<String>,
}

impl Listener {
    fn new() -> Listener {
        Listener {
            tongues: Lang::ALL.into_iter().map(Tongue::new).collect(),
            heard: BTreeSet::new(),
            samples: Vec::new(),
        }
    }

    fn hear(&mut self, phrase: &Phrase) -> Vec<String> {
        let said: Vec<String> = self
            .tongues
            .iter()
            .map(|tongue| tongue.say(phrase))
            .collect();
        let known = self.heard.len();
        each_key(phrase, &mut |key| {
            self.heard.insert(key);
        });
        if self.heard.len() > known {
            self.samples.push(said.join("\n    "));
        }
        said
    }

    /// Different choices at the same moment are called differently.
    fn hear_choices(&mut self, battle: &Battle, seat: Seat, options: &[Action]) {
        let mut labels = [(); 3].map(|()| BTreeSet::new());
        for &action in options {
            let said = self.hear(&battle.label_phrase(seat, action));
            for (label, known) in said.into_iter().zip(&mut labels) {
                assert!(!known.contains(&label), "'{label}' twice in {options:?}");
                known.insert(label);
            }
        }
    }

    fn hear_battle(&mut self, seed: u64) {
        let set = CardSet::base();
        let mut rng = Rng::new(Seed::from(seed));
        let mut deck = || random_deck(set, &mut rng).expect("the base set makes decks");
        let decks = [deck(), deck()];
        let mut battle = Battle::begin(set, [&decks[0], &decks[1]], Seed::from(seed));
        let mut log: Vec<Told<Event>> = Vec::new();
        battle.run(&mut log);
        let mut elsewhere = Vec::new();
        while battle.standing == Standing::Open {
            for seat in [Seat::new(0), Seat::new(1)] {
                self.hear(&battle.question_phrase(seat));
                for _ in 0..3usize.min(elsewhere.len()) {
                    let action = elsewhere[rng.index(elsewhere.len())];
                    if let Some(reason) = battle.examine(seat, action) {
                        self.hear(&reason_phrase(&reason));
                    }
                }
            }
            let seat = battle.deciders().into_iter().next().expect("somebody");
            let mut options = Vec::new();
            battle.each_option(seat, &mut |action| options.push(action));
            self.hear_choices(&battle, seat, &options);
            let action = options[rng.index(options.len())];
            elsewhere.push(action);
            battle.carry(seat, action, &mut log);
            battle.run(&mut log);
            for told in log.drain(..) {
                self.hear(&battle.event_phrase(&told.event));
            }
        }
        self.hear(&battle.question_phrase(Seat::new(0)));
    }
}

/// The messages nobody has said, of those with this in their keys.
fn unsaid(listener: &Listener, part: &str) -> Vec<&'static str> {
    let [_, battle] = sources(Lang::En);
    battle
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(key, _)| key)
        .filter(|key| !key.starts_with(' ') && key.contains(part))
        .filter(|key| !listener.heard.contains(key))
        .collect()
}

#[test]
fn everything_in_random_battles_can_be_said_in_every_language_and_choices_differ() {
    let mut listener = Listener::new();
    for seed in 0..BATTLES {
        listener.hear_battle(seed);
    }
    println!("{}", listener.samples.join("\n"));
    println!("never said: {:?}", unsaid(&listener, ""));
    assert!(listener.heard.len() > 180, "{}", listener.heard.len());
}

#[test]
fn every_event_every_refusal_and_every_step_can_be_said_in_every_language() {
    let set = CardSet::base();
    let mut rng = Rng::new(Seed::from(1));
    let deck = random_deck(set, &mut rng).expect("the base set makes decks");
    let battle = Battle::begin(set, [&deck, &deck], Seed::from(1));
    let mut listener = Listener::new();
    for event in sayings::events() {
        listener.hear(&battle.event_phrase(&event));
    }
    for reason in sayings::reasons() {
        listener.hear(&reason_phrase(&reason));
    }
    let scene = Scene {
        controller: Seat::new(0),
        origin: Origin::Class,
        source: Object::NONE,
        it: Object::NONE,
    };
    for step in sayings::steps() {
        listener.hear(&battle.deed_on(&scene, &step));
    }
    println!("{}", listener.samples.join("\n"));
    for part in [
        "-told-", "-ending-", "-to-", "-until-", "-deed-", "-some-", "-all-",
    ] {
        assert_eq!(unsaid(&listener, part), [""; 0]);
    }
    let names_only = |key: &&str| key.ends_with("crystals");
    let refusals = unsaid(&listener, "-play-no-").into_iter();
    assert_eq!(refusals.filter(|key| !names_only(key)).count(), 0);
}
