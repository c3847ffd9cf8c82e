//! What stands on Sovereign's cards and classes, in every language.

#[path = "sovereign/glossary.rs"]
mod glossary;
#[path = "sovereign/vocabulary.rs"]
mod vocabulary;

use catalog::Locale;
use kernel::{Lang, Phrase};
use laws::check_golden;
use sovereign::cards::CardSet;
use sovereign::cost::Cost;
use sovereign::effect::Step;
use sovereign::text;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::PathBuf;

const EVERY_STEP: &str = include_str!("sovereign/every-step.toml");

fn golden(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/sovereign")
        .join(file)
}

fn every_step() -> &'static CardSet {
    CardSet::from_file("every-step.toml", EVERY_STEP).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// The phrase in all languages, a line each; what cannot be said is an error.
fn said(locales: &[Locale], phrase: &Phrase, into: &mut String) {
    for locale in locales {
        let line = locale
            .try_say(phrase)
            .unwrap_or_else(|missing| panic!("{missing:#?}"));
        assert!(well_written(&line), "{line}");
        writeln!(into, "  {line}").unwrap();
    }
}

/// No double spaces, no space before a full stop, no empty pieces, no key that stands for itself.
fn well_written(line: &str) -> bool {
    let wrong = [
        "  ",
        " .",
        " ,",
        "..",
        "()",
        "（）",
        "sovereign-",
        "：。",
        " 。",
        ": .",
        "的的",
    ];
    line == line.trim() && !line.is_empty() && !wrong.iter().any(|wrong| line.contains(wrong))
}

fn all_texts(set: &CardSet) -> String {
    let locales = Lang::ALL.map(Locale::new);
    let mut texts = String::new();
    for card in &set.cards {
        writeln!(texts, "{}", card.id).unwrap();
        said(&locales, &text::line(card), &mut texts);
        said(&locales, &text::card_in(set, card), &mut texts);
    }
    for class in &set.classes {
        writeln!(texts, "{}", class.id).unwrap();
        said(&locales, &text::class_line(class), &mut texts);
        if let Some(requirement) = text::requirement(set, &class.requires) {
            said(&locales, &requirement, &mut texts);
        }
        said(&locales, &text::class_in(set, class), &mut texts);
    }
    texts
}

#[test]
fn every_card_and_class_reads_in_three_languages_as_it_was_approved() {
    check_golden(golden("texts.txt"), &all_texts(CardSet::base()));
}

#[test]
fn every_step_trigger_and_trait_reads_in_three_languages_as_it_was_approved() {
    check_golden(golden("every-step.txt"), &all_texts(every_step()));
}

#[test]
fn no_step_is_said_to_do_nothing() {
    let locale = Locale::new(Lang::En);
    let nothing = locale.say(&Phrase::new("sovereign-no-effect"));
    for card in &every_step().cards {
        let said = locale.say(&text::card_in(every_step(), card));
        assert!(
            !said.to_lowercase().contains(&nothing),
            "{}: {said}",
            card.id
        );
    }
}

#[test]
fn the_texts_cover_every_template_and_every_trigger() {
    let set = every_step();
    let abilities: Vec<_> = (set.cards.iter().flat_map(|card| &card.abilities))
        .chain(set.classes.iter().flat_map(|class| &class.abilities))
        .collect();
    let triggers: BTreeSet<u8> = abilities.iter().map(|ability| ability.on as u8).collect();
    assert_eq!(triggers, (0..25).collect());
    let mut templates = BTreeSet::new();
    for step in abilities.iter().flat_map(|ability| &ability.steps) {
        vocabulary::templates(step, &mut templates);
    }
    // T65 does nothing and is written as an ability without steps.
    assert_eq!(templates, (1..=64).collect());
}

#[test]
fn the_words_of_the_game_are_there_in_every_language() {
    let locales = Lang::ALL.map(Locale::new);
    let mut words = String::new();
    for phrase in vocabulary::words() {
        said(&locales, &phrase, &mut words);
    }
    check_golden(golden("words.txt"), &words);
}

#[test]
fn a_cost_is_told_in_words() {
    let told =
        |cost: &str, lang: Lang| Locale::new(lang).say(&text::cost(&Cost::read(cost).unwrap()));
    assert_eq!(told("2WW", Lang::En), "2 generic and 2 White");
    assert_eq!(
        told("1WRV", Lang::It),
        "1 generico, 1 Bianco, 1 Rosso e 1 Viola"
    );
    assert_eq!(told("3GG", Lang::ZhHant), "無色費用 3 點和綠色費用 2 點");
    assert_eq!(told("0", Lang::En), "free");
}

#[test]
fn an_ability_and_an_option_can_be_told_alone() {
    let locale = Locale::new(Lang::En);
    let set = CardSet::base();
    let banners = set.find("burn-the-banners").unwrap();
    let ability = &banners.abilities[0];
    let Step::Choose(options) = &ability.steps[0] else {
        panic!("{ability:?}");
    };
    let told: Vec<String> = (options.iter())
        .map(|step| locale.say(&text::option(set, Some(banners), ability.on, step)))
        .collect();
    assert_eq!(
        told,
        ["Destroy any Building.", "Destroy an enemy Equipment."]
    );
    let acolyte = set.find_class("acolyte").unwrap();
    assert_eq!(
        locale.say(&text::ability(set, None, &acolyte.abilities[0])),
        "V: Crystallize a White Crystal."
    );
}

#[test]
fn a_word_is_explained_only_where_it_is_first_used() {
    let locale = Locale::new(Lang::En);
    let observatory = CardSet::base().find("tidal-observatory").unwrap();
    let said = locale.say(&text::card(observatory));
    assert_eq!(said.matches("foresee 2").count(), 2, "{said}");
    assert_eq!(said.matches('(').count(), 1, "{said}");
}
