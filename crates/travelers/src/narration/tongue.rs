//! A language with what Travelers says, for tests: what a phrase lacks is an error.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use kernel::{Arg, Lang, Phrase};

thread_local! {
    static TONGUES: [Tongue; 3] = Lang::ALL.map(Tongue::new);
}

/// The phrase in every language, for trials of the laws.
pub(crate) fn said_in_every_language(phrase: &Phrase) -> Result<String, String> {
    Ok(TONGUES.with(|tongues| {
        let said = tongues.each_ref().map(|tongue| tongue.say(phrase));
        said.join(" | ")
    }))
}

/// A language with the messages of Travelers only.
pub(super) struct Tongue {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

macro_rules! files {
    ($folder:literal: $($file:literal),*) => {
        [$(include_str!(concat!("../../../../locales/", $folder, "/", $file, ".ftl"))),*]
    };
}

macro_rules! texts {
    ($folder:literal) => {
        files!($folder: "travelers", "travelers-play", "travelers-heroes", "travelers-quests", "travelers-foes")
    };
}

impl Tongue {
    pub(super) fn new(lang: Lang) -> Tongue {
        let mut bundle = FluentBundle::new(vec![lang.tag().parse().expect("a language")]);
        bundle.set_use_isolating(false);
        let capital = bundle.add_function("CAPITAL", |given, _| {
            given.first().cloned().unwrap_or(FluentValue::Error)
        });
        capital.expect("the name is free");
        let texts = match lang {
            Lang::En => texts!("en"),
            Lang::It => texts!("it"),
            Lang::ZhHant => texts!("zh-Hant"),
        };
        for text in texts {
            let resource = FluentResource::try_new(text.to_owned()).expect("it can be read");
            bundle.add_resource(resource).expect("no message twice");
        }
        Tongue { lang, bundle }
    }

    /// The phrase in this language.
    ///
    /// # Panics
    /// If there is no such message, or it wants what the phrase does not give.
    pub(super) fn say(&self, phrase: &Phrase) -> String {
        let args: FluentArgs = (phrase.args.iter())
            .map(|(name, arg)| (*name, self.value(arg)))
            .collect();
        let message = self.bundle.get_message(phrase.key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            panic!("{} has no '{}'", self.lang, phrase.key);
        };
        let mut errors = Vec::new();
        let said = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        assert!(
            errors.is_empty(),
            "{}, '{}': {errors:?}",
            self.lang,
            phrase.key
        );
        said.into_owned()
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seats(seats) => FluentValue::from(format!("{seats:?}")),
            Arg::Words(words) => FluentValue::from(words.in_lang(self.lang)),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Phrase(phrase) => FluentValue::from(self.say(phrase)),
            Arg::List(phrases) | Arg::Sentences(phrases) => {
                let said: Vec<String> = phrases.iter().map(|phrase| self.say(phrase)).collect();
                FluentValue::from(said.join(", "))
            }
        }
    }
}
