//! Random battles, listened to in every language.

use super::reason_phrase;
use crate::Battle;
use crate::action::Action;
use crate::cards::CardSet;
use crate::event::Event;
use crate::position::Standing;
use crate::random_deck::random_deck;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use kernel::{Arg, Lang, Phrase, Rng, Seat, Seed, Told};
use std::collections::BTreeSet;

const BATTLES: u64 = 60;

/// A language with the messages of a battle only.
struct Tongue {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Tongue {
    fn new(lang: Lang) -> Tongue {
        let source = match lang {
            Lang::En => include_str!("../../../../locales/en/sovereign-play.ftl"),
            Lang::It => include_str!("../../../../locales/it/sovereign-play.ftl"),
            Lang::ZhHant => include_str!("../../../../locales/zh-Hant/sovereign-play.ftl"),
        };
        let resource = FluentResource::try_new(source.to_owned()).expect("it can be read");
        let mut bundle = FluentBundle::new(vec![lang.tag().parse().expect("a language")]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).expect("no message twice");
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
            Arg::Words(words) => FluentValue::from(words.in_lang(self.lang)),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Phrase(phrase) => FluentValue::from(self.say(phrase)),
            Arg::List(phrases) | Arg::Sentences(phrases) => joined(phrases),
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
        if self.heard.insert(phrase.key) {
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

#[test]
fn everything_in_random_battles_can_be_said_in_every_language_and_choices_differ() {
    let mut listener = Listener::new();
    for seed in 0..BATTLES {
        listener.hear_battle(seed);
    }
    println!("{}", listener.samples.join("\n"));
    assert!(listener.heard.len() > 150, "{}", listener.heard.len());
}
