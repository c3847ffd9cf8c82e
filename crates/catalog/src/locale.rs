//! The languages: phrases become sentences.

use crate::people::{People, Saying, signs, without_signs};
use crate::said::Said;
use crate::titles;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use kernel::{Arg, Lang, MAX_SEATS, Phrase, Seat};
use std::sync::Arc;
use travelers::text::glyph::spelled;
use unic_langid::LanguageIdentifier;

macro_rules! own_messages {
    ($folder:literal) => {
        &[
            include_str!(concat!("../../../locales/", $folder, "/mazzo.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/report.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/server.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/stage-estro.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/stage.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/table.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/tui.ftl")),
        ]
    };
}

const fn own_messages(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => own_messages!("en"),
        Lang::It => own_messages!("it"),
        Lang::ZhHant => own_messages!("zh-Hant"),
    }
}

/// Speaks one language, and knows what the seats are called: `Seat 1`, or the names of people.
#[derive(Clone)]
pub struct Locale {
    tongue: Arc<Tongue>,
    people: Arc<People>,
}

/// A language, with all it has said before. Those who say other names share it.
struct Tongue {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    emblems: Emblems,
    said: Said,
}

/// How emblems inside texts are shown: single characters that print and browser draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Emblems {
    Drawn,
    Spelled,
}

/// A phrase that the language cannot say in full.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsayable {
    /// There is no such message.
    #[error("{lang} has no message '{key}'")]
    NoMessage {
        /// The message's key.
        key: &'static str,
        /// The language.
        lang: Lang,
    },
    /// The message wants something that the phrase does not give.
    #[error("{lang}, '{key}': {what}")]
    Incomplete {
        /// The message's key.
        key: &'static str,
        /// The language.
        lang: Lang,
        /// What is missing.
        what: String,
    },
}

/// Emblems are characters of the private use area.
fn is_emblem(letter: char) -> bool {
    ('\u{E000}'..='\u{F8FF}').contains(&letter)
}

/// A text with a capital first letter, for clauses that begin a sentence.
fn capital<'a>(text: Option<&FluentValue<'a>>) -> FluentValue<'a> {
    let Some(FluentValue::String(text)) = text else {
        return FluentValue::Error;
    };
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    FluentValue::from(first.chain(letters.clone()).collect::<String>())
}

impl Locale {
    /// The language with all its messages, for those who have no emblems: words stand in their
    /// place.
    pub fn in_words(lang: Lang) -> Locale {
        Locale::of(Tongue::new(lang, Emblems::Spelled))
    }

    /// The language with all its messages.
    pub fn new(lang: Lang) -> Locale {
        Locale::of(Tongue::new(lang, Emblems::Drawn))
    }

    fn of(tongue: Tongue) -> Locale {
        let seats = Seat::all(MAX_SEATS).map(|seat| tongue.seat(seat));
        Locale {
            people: Arc::new(People::new(seats)),
            tongue: Arc::new(tongue),
        }
    }

    /// The same language where the seats are called by these names, the first seat's first.
    #[must_use]
    pub fn among(&self, names: impl IntoIterator<Item = String>) -> Locale {
        Locale {
            people: Arc::new(People::new(names)),
            tongue: Arc::clone(&self.tongue),
        }
    }

    /// Are the seats called by these names?
    pub fn calls(&self, names: &[String]) -> bool {
        self.people.are(names)
    }

    /// Which language it is.
    pub fn lang(&self) -> Lang {
        self.tongue.lang
    }

    /// The phrase in this language. A message that does not exist is shown as its key.
    pub fn say(&self, phrase: &Phrase) -> String {
        let mut said = String::new();
        self.say_to(phrase, &mut said);
        said
    }

    /// Adds the phrase in this language to a text.
    pub fn say_to(&self, phrase: &Phrase, out: &mut String) {
        self.recall(phrase, |saying| self.name(saying, out));
    }

    /// The phrase without names, the same whoever sits where: for those who say the same thing at
    /// many tables, with [`Locale::name`].
    pub fn unnamed(&self, phrase: &Phrase) -> Saying {
        self.recall(phrase, Saying::clone)
    }

    fn recall<T>(&self, phrase: &Phrase, hear: impl FnOnce(&Saying) -> T) -> T {
        let tongue = &*self.tongue;
        let say = || Saying::new(&tongue.shown(tongue.render(phrase, &mut Vec::new())));
        tongue.said.recall(phrase, tongue.lang, say, hear)
    }

    /// Adds what was said to a text, with the names in it.
    pub fn name(&self, saying: &Saying, out: &mut String) {
        self.people.name(saying, out);
    }

    /// A number for what the phrase says in this language, with these names: as long as it is the
    /// same, nothing has to be said anew. It is found out faster than the words.
    pub fn mark(&self, phrase: &Phrase) -> u64 {
        let Tongue { said, lang, .. } = &*self.tongue;
        said.mark_among(phrase, *lang, self.people.mark)
    }

    /// A number for the names: as long as it is the same, so are they.
    pub fn names_mark(&self) -> u64 {
        self.people.mark
    }

    /// The phrase in this language, or everything that is missing for it.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, Vec<Unsayable>> {
        let mut missing = Vec::new();
        let said = self.tongue.render(phrase, &mut missing);
        if missing.is_empty() {
            let mut named = String::new();
            self.name(&Saying::new(&self.tongue.shown(said)), &mut named);
            Ok(named)
        } else {
            Err(missing)
        }
    }
}

impl Tongue {
    fn new(lang: Lang, emblems: Emblems) -> Tongue {
        let id: LanguageIdentifier = lang.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The marks that isolate text of another direction would show in a terminal.
        bundle.set_use_isolating(false);
        let added = bundle.add_function("CAPITAL", |given, _| capital(given.first()));
        debug_assert!(added.is_ok(), "the name is free in a new bundle");
        for source in own_messages(lang).iter().chain(titles::messages(lang)) {
            // What cannot be parsed is left out; a test says that nothing is.
            let resource = FluentResource::try_new((*source).to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(parsed, _)| parsed));
        }
        Tongue {
            lang,
            bundle,
            emblems,
            said: Said::default(),
        }
    }

    /// What a seat is called where nobody has a name.
    fn seat(&self, seat: Seat) -> String {
        let number = Phrase::new("mazzo-seat").with("seat", seat.number());
        self.render(&number, &mut Vec::new())
    }

    fn shown(&self, said: String) -> String {
        match self.emblems {
            Emblems::Spelled if said.contains(is_emblem) => spelled(&said, self.lang),
            Emblems::Spelled | Emblems::Drawn => said,
        }
    }

    fn render(&self, phrase: &Phrase, missing: &mut Vec<Unsayable>) -> String {
        let args = phrase
            .args
            .iter()
            .map(|(name, arg)| (*name, self.value(arg, missing)))
            .collect();
        self.message(phrase.key, &args, missing)
    }

    fn message(
        &self,
        key: &'static str,
        args: &FluentArgs,
        missing: &mut Vec<Unsayable>,
    ) -> String {
        let lang = self.lang;
        let Some(pattern) = self.bundle.get_message(key).and_then(|found| found.value()) else {
            missing.push(Unsayable::NoMessage { key, lang });
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        missing.extend(
            errors
                .iter()
                .map(|error: &FluentError| Unsayable::Incomplete {
                    key,
                    lang,
                    what: error.to_string(),
                }),
        );
        said.into_owned()
    }

    fn value(&self, arg: &Arg, missing: &mut Vec<Unsayable>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Words(words) => FluentValue::from(words.in_lang(self.lang)),
            Arg::Seats(seats) => {
                let signs = signs(*seats).collect();
                FluentValue::from(self.joined(signs, missing))
            }
            Arg::Text(text) => FluentValue::from(without_signs(text).into_owned()),
            Arg::Phrase(phrase) => FluentValue::from(self.render(phrase, missing)),
            Arg::List(phrases) => FluentValue::from(self.list(phrases, missing)),
            Arg::Sentences(phrases) => FluentValue::from(self.sentences(phrases, missing)),
        }
    }

    fn each(&self, phrases: &[Phrase], missing: &mut Vec<Unsayable>) -> Vec<String> {
        let said = phrases.iter().map(|phrase| self.render(phrase, missing));
        said.collect()
    }

    fn list(&self, phrases: &[Phrase], missing: &mut Vec<Unsayable>) -> String {
        let said = self.each(phrases, missing);
        self.joined(said, missing)
    }

    /// "a", "a and b", "a, b and c": as the language joins them.
    fn joined(&self, mut said: Vec<String>, missing: &mut Vec<Unsayable>) -> String {
        let Some(last) = said.pop() else {
            return String::new();
        };
        match self.chain("mazzo-list-more", said, missing) {
            Some(before) => self.join("mazzo-list-last", before, last, missing),
            None => last,
        }
    }

    fn sentences(&self, phrases: &[Phrase], missing: &mut Vec<Unsayable>) -> String {
        let said = self.each(phrases, missing);
        self.chain("mazzo-sentences", said, missing)
            .unwrap_or_default()
    }

    fn chain(
        &self,
        key: &'static str,
        said: Vec<String>,
        missing: &mut Vec<Unsayable>,
    ) -> Option<String> {
        said.into_iter()
            .reduce(|before, next| self.join(key, before, next, missing))
    }

    fn join(
        &self,
        key: &'static str,
        before: String,
        next: String,
        missing: &mut Vec<Unsayable>,
    ) -> String {
        let args = [
            ("before", FluentValue::from(before)),
            ("next", FluentValue::from(next)),
        ];
        self.message(key, &args.into_iter().collect(), missing)
    }
}
