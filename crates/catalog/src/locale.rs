//! The languages: phrases become sentences.

use crate::said::{self, Said};
use crate::titles;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use kernel::{Arg, Lang, Phrase};
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

/// Speaks one language.
pub struct Locale {
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
        Locale {
            emblems: Emblems::Spelled,
            ..Locale::new(lang)
        }
    }

    /// The language with all its messages.
    pub fn new(lang: Lang) -> Locale {
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
        Locale {
            lang,
            bundle,
            emblems: Emblems::Drawn,
            said: Said::default(),
        }
    }

    /// Which language it is.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The phrase in this language. A message that does not exist is shown as its key.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.said(phrase).as_ref().to_owned()
    }

    /// The same, shared with whoever said it before.
    pub fn said(&self, phrase: &Phrase) -> Arc<str> {
        let say = || self.shown(self.render(phrase, &mut Vec::new()));
        self.said.recall(phrase, self.lang, say)
    }

    /// A number for what the phrase says in this language: as long as it is the same, nothing
    /// has to be said anew. It is found out faster than the words.
    pub fn mark(&self, phrase: &Phrase) -> u64 {
        said::mark(phrase, self.lang)
    }

    /// The phrase in this language, or everything that is missing for it.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, Vec<Unsayable>> {
        let mut missing = Vec::new();
        let said = self.render(phrase, &mut missing);
        if missing.is_empty() {
            Ok(self.shown(said))
        } else {
            Err(missing)
        }
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
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Phrase(phrase) => FluentValue::from(self.render(phrase, missing)),
            Arg::List(phrases) => FluentValue::from(self.list(phrases, missing)),
            Arg::Sentences(phrases) => FluentValue::from(self.sentences(phrases, missing)),
        }
    }

    /// "a", "a and b", "a, b and c": as the language joins them.
    fn list(&self, phrases: &[Phrase], missing: &mut Vec<Unsayable>) -> String {
        let Some((last, before)) = phrases.split_last() else {
            return String::new();
        };
        let before = self.chain("mazzo-list-more", before, missing);
        let last = self.render(last, missing);
        match before {
            Some(before) => self.join("mazzo-list-last", before, last, missing),
            None => last,
        }
    }

    fn sentences(&self, phrases: &[Phrase], missing: &mut Vec<Unsayable>) -> String {
        self.chain("mazzo-sentences", phrases, missing)
            .unwrap_or_default()
    }

    fn chain(
        &self,
        key: &'static str,
        phrases: &[Phrase],
        missing: &mut Vec<Unsayable>,
    ) -> Option<String> {
        let said: Vec<String> = phrases
            .iter()
            .map(|phrase| self.render(phrase, missing))
            .collect();
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
