//! Every message exists in every language, says the same there, and is used.

#[path = "translations/messages.rs"]
mod messages;
#[path = "translations/pages.rs"]
mod pages;
#[path = "translations/sources.rs"]
mod sources;

use catalog::{Locale, Unsayable, titles};
use kernel::{Lang, Phrase};
use messages::{Catalogue, Message, read_language};
use std::collections::BTreeMap;

/// Names of other things that look like keys: an object, a sector, a board and files of texts.
const NO_KEYS: [&str; 9] = [
    "estro-prism",
    "estro-roulette",
    "estro-decks",
    "nature-teams",
    "sovereign-play",
    "travelers-play",
    "travelers-heroes",
    "travelers-quests",
    "travelers-foes",
];

/// Keys the program looks up: literals in its sources, and what the shelf makes of each id.
fn used_keys() -> BTreeMap<String, String> {
    let prefixes: Vec<String> = ["mazzo", "server", "table"]
        .into_iter()
        .chain(titles().iter().map(|title| title.id()))
        .map(|prefix| format!("{prefix}-"))
        .collect();
    let mut used = sources::literals()
        .into_iter()
        .filter(|(literal, _)| is_key(literal, &prefixes))
        .collect::<BTreeMap<_, _>>();
    used.extend(pages::keys());
    // The generator of Travelers puts its keys together when it makes a set.
    for key in travelers::generate::stock::keys() {
        used.insert(key, "the stock of Travelers".to_owned());
    }
    used.insert(
        "ts-half-name".to_owned(),
        "the text of Travelers".to_owned(),
    );
    for title in titles() {
        for phrase in [title.name(), title.blurb()] {
            used.insert(phrase.key.to_owned(), format!("the title {}", title.id()));
        }
    }
    used
}

fn is_key(literal: &str, prefixes: &[String]) -> bool {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    let rest = |prefix: &String| literal.strip_prefix(prefix.as_str());
    prefixes
        .iter()
        .filter_map(rest)
        .any(|rest| !rest.is_empty())
        && literal.bytes().all(fits)
        && !NO_KEYS.contains(&literal)
        && !titles().iter().any(|title| title.id() == literal)
}

fn all_languages() -> BTreeMap<&'static str, Catalogue> {
    Lang::ALL
        .into_iter()
        .map(|lang| (lang.tag(), read_language(lang)))
        .collect()
}

fn assert_none(offenders: Vec<String>) {
    assert!(offenders.is_empty(), "\n{}\n", offenders.join("\n"));
}

#[test]
fn every_file_is_read_without_a_fault_and_says_nothing_twice() {
    let mut offenders = Vec::new();
    for (lang, catalogue) in all_languages() {
        for fault in &catalogue.faults {
            offenders.push(format!("{lang}: {fault}"));
        }
    }
    assert_none(offenders);
}

#[test]
fn every_message_of_every_file_is_inside_the_program() {
    let mut offenders = Vec::new();
    for lang in Lang::ALL {
        let locale = Locale::new(lang);
        let spoken_here = |message: &Message| message.file != pages::FILE;
        let messages = read_language(lang).messages.into_iter();
        for (key, message) in messages.filter(|(_, message)| spoken_here(message)) {
            let phrase = Phrase::new(key.leak());
            let missing = locale.try_say(&phrase).err().unwrap_or_default();
            if missing.contains(&Unsayable::NoMessage {
                key: phrase.key,
                lang,
            }) {
                offenders.push(format!("{lang}/{}: '{}'", message.file, phrase.key));
            }
        }
    }
    assert_none(offenders);
}

#[test]
fn every_key_in_the_sources_exists_in_every_language() {
    let languages = all_languages();
    let mut offenders = Vec::new();
    for (key, place) in used_keys() {
        let lacks = |catalogue: &Catalogue| !catalogue.messages.contains_key(&key);
        let missing: Vec<&str> = languages
            .iter()
            .filter(|(_, catalogue)| lacks(catalogue))
            .map(|(lang, _)| *lang)
            .collect();
        if !missing.is_empty() {
            offenders.push(format!(
                "{place}: '{key}' is missing in {}",
                missing.join(", ")
            ));
        }
    }
    assert_none(offenders);
}

#[test]
fn every_message_is_used() {
    let used = used_keys();
    let mut offenders = Vec::new();
    for (lang, catalogue) in all_languages() {
        for (key, message) in &catalogue.messages {
            if !used.contains_key(key) && !catalogue.referenced.contains(key) {
                offenders.push(format!("{lang}/{}: nothing uses '{key}'", message.file));
            }
        }
    }
    assert_none(offenders);
}

#[test]
fn the_languages_have_the_same_messages_with_the_same_variables() {
    let languages = all_languages();
    let mut offenders = Vec::new();
    for (lang, catalogue) in &languages {
        for (other, theirs) in languages.iter().filter(|(other, _)| other != &lang) {
            for (key, message) in &catalogue.messages {
                match theirs.messages.get(key) {
                    None => offenders.push(format!("'{key}' is in {lang}, but not in {other}")),
                    Some(their) if their.variables != message.variables && lang < other => {
                        offenders.push(format!(
                            "'{key}' uses {:?} in {lang}, but {:?} in {other}",
                            message.variables, their.variables
                        ));
                    }
                    Some(_) => {}
                }
            }
        }
    }
    assert_none(offenders);
}

#[test]
fn a_game_id_is_no_key() {
    let prefixes = ["mazzo-", "connect-", "connect-four-"].map(str::to_owned);
    assert!(!is_key("connect-four", &prefixes));
    assert!(!is_key("mazzo-", &prefixes));
    assert!(!is_key("mazzo-Some thing", &prefixes));
    assert!(is_key("connect-four-name", &prefixes));
}
