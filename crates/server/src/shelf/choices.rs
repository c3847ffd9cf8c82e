//! What can be chosen before a game, as people read it.

use super::fits::Trial;
use catalog::{Locale, Title};
use kernel::{OptionSpec, Phrase};
use protocol::{OptionRow, ValueRow};

/// A value and its name.
type Value = (&'static str, Phrase);

/// An option as people read it; nothing where it is not for them.
pub(super) fn row(
    title: &dyn Title,
    spec: &OptionSpec,
    trial: &Trial,
    locale: &Locale,
) -> Option<OptionRow> {
    let (name, values) = match title.id() {
        "nature" => nature(spec.key),
        "estro" => estro(spec.key),
        _ => None,
    }?;
    let offered = |id: &str| values.iter().any(|(value, _)| *value == id);
    // What is usual in words that are no value is chosen by choosing nothing.
    let default = match values.is_empty() || offered(spec.default) {
        true => spec.default,
        false => "",
    };
    Some(OptionRow {
        key: spec.key.to_owned(),
        name: locale.say(&name),
        default: default.to_owned(),
        values: (values.iter())
            .map(|(id, name)| ValueRow {
                id: (*id).to_owned(),
                name: locale.say(name),
                // What is usual need not be said, and so nothing can be said against it.
                fit: match *id == default {
                    true => trial.anywhere(),
                    false => trial.fit(spec.key, id),
                },
            })
            .collect(),
    })
}

fn word(key: &'static str) -> Phrase {
    Phrase::new(key)
}

fn by_chance() -> Value {
    ("random", word("server-option-by-chance"))
}

fn usual() -> Value {
    ("", word("server-option-usual"))
}

fn nature(key: &str) -> Option<(Phrase, Vec<Value>)> {
    let side = |id: &'static str| (id, word("server-option-side").with("side", id));
    Some(match key {
        "seats" => (word("server-option-seats"), Vec::new()),
        "sages" => (
            word("server-option-sages"),
            vec![("choose", word("server-option-sages-choose")), by_chance()],
        ),
        "first" => (
            word("server-option-first"),
            vec![by_chance(), side("1"), side("2")],
        ),
        "turn-limit" => (word("server-option-turn-limit"), Vec::new()),
        _ => return None,
    })
}

fn estro(key: &str) -> Option<(Phrase, Vec<Value>)> {
    let seat = |id: &'static str| (id, word("server-option-seat").with("seat", id));
    if let Some(seat) = key.strip_prefix("deck") {
        return Some((word("server-option-deck").with("seat", seat), Vec::new()));
    }
    Some(match key {
        "mode" => (word("server-option-mode"), Vec::new()),
        "seats" => (word("server-option-seats"), Vec::new()),
        "format" => (
            word("server-option-format"),
            vec![by_chance(), ("chosen", word("server-option-format-chosen"))],
        ),
        "first" => (
            word("server-option-first"),
            vec![by_chance(), seat("1"), seat("2"), seat("3"), seat("4")],
        ),
        "zone" => (
            word("server-option-zone"),
            vec![
                by_chance(),
                ("military", word("estro-zone-military")),
                ("tech", word("estro-zone-tech")),
                ("medical", word("estro-zone-medical")),
                ("civil", word("estro-zone-civil")),
                ("control", word("estro-zone-control")),
            ],
        ),
        "zone-power" => (
            word("server-option-zone-power"),
            vec![
                ("shared", word("server-option-zone-power-shared")),
                ("each", word("server-option-zone-power-each")),
            ],
        ),
        "compensation" => (
            word("server-option-compensation"),
            vec![
                ("off", word("server-option-no")),
                ("on", word("server-option-yes")),
            ],
        ),
        "hands" => (
            word("server-option-hands"),
            vec![
                usual(),
                ("open", word("server-option-hands-open")),
                ("closed", word("server-option-hands-closed")),
            ],
        ),
        "targets" => (
            word("server-option-targets"),
            vec![
                by_chance(),
                ("tactical", word("server-option-targets-tactical")),
            ],
        ),
        "clash" => (
            word("server-option-clash"),
            vec![
                ("full", word("server-option-clash-full")),
                ("bare", word("server-option-clash-bare")),
            ],
        ),
        _ => return None,
    })
}
