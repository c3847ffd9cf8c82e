//! The shelf of games, as people choose from it.

mod choices;
mod fits;

use crate::speech::voice;
use catalog::{Locale, Table, Title};
use fits::Trial;
use kernel::{Lang, ModeEntry, Options, Seat, Seed, deck_key};
use protocol::{DeckRow, GameRow, ModeRow};
use std::sync::LazyLock;

/// The games, in a language.
pub(crate) fn shelf(lang: Lang) -> &'static [GameRow] {
    static SHELVES: LazyLock<[Vec<GameRow>; 3]> = LazyLock::new(|| {
        Lang::ALL.map(|lang| {
            let titles = catalog::titles().iter();
            titles.map(|&title| row(title, voice(lang))).collect()
        })
    });
    let place = Lang::ALL.iter().position(|&one| one == lang);
    &SHELVES[place.unwrap_or(0)]
}

fn row(title: &dyn Title, locale: &Locale) -> GameRow {
    let entries = title.modes();
    let modes: Vec<ModeRow> = (entries.iter())
        .map(|entry| mode(title, entry, &entries, locale))
        .collect();
    let trial = Trial::new(title, &modes);
    let decks = title.ready_decks().iter();
    GameRow {
        id: title.id().to_owned(),
        name: locale.say(&title.name()),
        blurb: locale.say(&title.blurb()),
        playable: stage::is_playable(title.id()),
        seats: seats(title.seat_counts()),
        options: (title.options().iter())
            .filter_map(|spec| choices::row(title, spec, &trial, locale))
            .collect(),
        decks: decks
            .map(|deck| DeckRow {
                id: deck.id.to_owned(),
                name: deck.name.in_lang(locale.lang()).to_owned(),
                fit: trial.fit(&deck_key(Seat::new(0)), deck.id),
            })
            .collect(),
        modes,
    }
}

fn seats(counts: &[usize]) -> Vec<u8> {
    counts.iter().map(|&count| count as u8).collect()
}

/// A mode, and what it goes together with: whatever can be set up.
fn mode(title: &dyn Title, entry: &ModeEntry, all: &[ModeEntry], locale: &Locale) -> ModeRow {
    let others = all.iter().filter(|other| other.id != entry.id);
    ModeRow {
        id: entry.id.to_owned(),
        name: locale.say(&entry.name),
        text: locale.say(&entry.text),
        frame: is_frame(title, entry.id),
        seats: seats(&counts(title, entry.id)),
        with: others
            .filter(|other| !counts(title, &format!("{},{}", entry.id, other.id)).is_empty())
            .map(|other| other.id.to_owned())
            .collect(),
    }
}

/// The numbers of seats that these modes can be set up with.
fn counts(title: &dyn Title, modes: &str) -> Vec<usize> {
    let counts = title.seat_counts().iter().copied();
    counts
        .filter(|&count| title.seats(&table(title, modes, count)).is_ok())
        .collect()
}

/// Is it a way of its own? What lies over one is set up together with the usual one.
fn is_frame(title: &dyn Title, mode: &str) -> bool {
    let Some(&seats) = counts(title, mode).first() else {
        return false;
    };
    let begun = title.begin(&table(title, mode, seats), Seed::from(0));
    begun.is_ok_and(|game| game.record().setup.get("mode") == Some(mode))
}

fn table(title: &dyn Title, modes: &str, seats: usize) -> Table {
    Table {
        options: title.seated(Options::new().with("mode", modes), seats),
        cards: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(id: &str) -> &'static GameRow {
        let found = shelf(Lang::En).iter().find(|game| game.id == id);
        found.expect("it is on the shelf")
    }

    #[test]
    fn modes_know_what_they_go_together_with() {
        let estro = game("estro");
        let mode = |id: &str| estro.modes.iter().find(|mode| mode.id == id).unwrap();
        let frames: Vec<_> = estro.modes.iter().filter(|mode| mode.frame).collect();
        assert_eq!(frames.len(), 5);
        assert_eq!(mode("inferno").seats, [4]);
        assert_eq!(mode("bastion").seats, [2, 3, 4]);
        assert!(mode("duel").with.contains(&"chimera".to_owned()));
        assert!(!mode("duel").with.contains(&"inferno".to_owned()));
    }

    #[test]
    fn every_value_that_can_be_chosen_is_possible_in_some_setup() {
        for title in catalog::titles() {
            for option in &game(title.id()).options {
                for value in &option.values {
                    assert!(
                        is_possible(*title, &option.key, &value.id),
                        "{}: {}={}",
                        title.id(),
                        option.key,
                        value.id
                    );
                }
            }
        }
    }

    fn is_possible(title: &dyn Title, key: &str, value: &str) -> bool {
        let modes = title.modes();
        let modes = modes.iter().map(|mode| mode.id).chain([""]);
        let mut setups =
            modes.flat_map(|mode| title.seat_counts().iter().map(move |&count| (mode, count)));
        value.is_empty()
            || setups.any(|(mode, count)| {
                let mut options = title.seated(Options::new().with(key, value), count);
                if !mode.is_empty() {
                    options.set("mode", mode);
                }
                let cards = None;
                title.seats(&Table { options, cards }).is_ok()
            })
    }
}
