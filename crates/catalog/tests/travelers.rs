//! What stands on the cards of Travelers of Stampadia, in every language (TS-8.8, G-7).

#[path = "travelers/abilities.rs"]
mod abilities;
#[path = "travelers/adventures.rs"]
mod adventures;
#[path = "travelers/foes.rs"]
mod foes;
#[path = "travelers/sets.rs"]
mod sets;
#[path = "travelers/vocabulary.rs"]
mod vocabulary;

use catalog::Locale;
use kernel::{Lang, Phrase};
use laws::check_golden;
use sets::Spot;
use std::collections::BTreeSet;
use std::fmt::{Debug, Write};
use std::path::PathBuf;
use travelers::text::glyph::{Glyph, spelled};
use travelers::text::{Setting, enemy, sentence};
use travelers::{Effect, Sentence, Timing};

/// A text and the tree it is written from.
pub struct Line {
    tree: String,
    phrase: Phrase,
}

impl Line {
    /// The text of this tree.
    pub fn new(tree: &impl Debug, phrase: Phrase) -> Line {
        Line {
            tree: format!("{tree:?}"),
            phrase,
        }
    }
}

/// The phrase, or a panic with all that the language lacks for it.
fn said(locale: &Locale, phrase: &Phrase) -> String {
    let line = locale
        .try_say(phrase)
        .unwrap_or_else(|missing| panic!("{missing:#?}"));
    assert!(well_written(&line), "{line}");
    line
}

/// No double spaces or stops, no empty pieces, no key that stands for itself.
fn well_written(line: &str) -> bool {
    let wrong = [
        "  ",
        " .",
        " ,",
        "..",
        "()",
        "（）",
        "travelers-",
        "ts-",
        "：。",
        ": .",
        "的的",
        " 。",
    ];
    line == line.trim() && !line.is_empty() && !wrong.iter().any(|wrong| line.contains(wrong))
}

fn approved(file: &str, lines: &[Line]) {
    let locales = Lang::ALL.map(Locale::new);
    let mut texts = String::new();
    for line in lines {
        writeln!(texts, "{}", line.tree).unwrap();
        for locale in &locales {
            let plain = spelled(&said(locale, &line.phrase), locale.lang());
            writeln!(texts, "  {plain}").unwrap();
        }
    }
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/travelers");
    check_golden(folder.join(file), &texts);
}

// Sections 5.2, 5.4, 5.8 and 8.3, TS-4.61 (XM-1 to XM-5).
#[test]
fn every_ability_and_exhaust_line_reads_as_it_was_approved() {
    approved("abilities.txt", &abilities::lines());
}

// Sections 5.2 and 5.5 (EF-20 to EF-47, CO-20 to CO-29), TS-6.23, TS-6.25, TS-7.36.
#[test]
fn every_instruction_of_adventures_reads_as_it_was_approved() {
    approved("adventures.txt", &adventures::lines());
}

// TS-2.17, TS-5.70 (MO-01 to MO-13).
#[test]
fn every_enemy_and_modifier_reads_as_it_was_approved() {
    approved("foes.txt", &foes::lines());
}

// TS-5.3.
#[test]
fn the_texts_show_every_effect_and_every_condition() {
    let abilities = abilities::abilities().into_iter().flatten();
    let sentences: Vec<Sentence> = abilities.chain(adventures::conditional()).collect();
    let effects: BTreeSet<usize> = (sentences.iter().flat_map(|one| one.effects.clone()))
        .chain(adventures::events())
        .chain(adventures::turns_of_the_story())
        .map(|effect| vocabulary::effect(&effect))
        .collect();
    assert_eq!(effects, (0..vocabulary::EFFECTS).collect());
    let conditions: BTreeSet<usize> = (sentences.iter().flat_map(|one| &one.when))
        .map(vocabulary::condition)
        .collect();
    assert_eq!(conditions, (0..vocabulary::CONDITIONS).collect());
}

// TS-7.30.
#[test]
fn timings_have_the_words_of_the_glossary() {
    let words = |lang| {
        let locale = Locale::new(lang);
        [Timing::Immediate, Timing::WalkOn, Timing::Choice]
            .map(|one| locale.say(&travelers::text::timing(one)))
    };
    assert_eq!(words(Lang::En), ["Immediate", "Walk-on", "Choice"]);
    assert_eq!(words(Lang::It), ["Immediato", "Attraversare", "Scelta"]);
    assert_eq!(words(Lang::ZhHant), ["立即", "踏入", "抉擇"]);
}

// TS-9.14.
#[test]
fn a_text_holds_glyphs_and_its_plain_form_none() {
    let healing = Sentence::of([Effect::Heal(travelers::Place::Hand)]);
    let phrase = sentence(&healing, Setting::World, None);
    for lang in Lang::ALL {
        let text = said(&Locale::new(lang), &phrase);
        let is_glyph = |letter: char| Glyph::from_character(letter).is_some();
        assert!(text.contains(is_glyph), "{text}");
        assert!(!spelled(&text, lang).contains(is_glyph), "{text}");
    }
}

// TS-8.7, TS-8.60, TS-8.61: every story is there, with the names of the cast.
#[test]
fn every_text_of_generated_sets_can_be_read_in_every_language() {
    let printed = sets::everything(20);
    for locale in Lang::ALL.map(Locale::new) {
        for wording in printed.iter().flat_map(|text| &text.wordings) {
            said(&locale, wording);
        }
    }
}

// TS-8.62, TS-9.11: the stories may have to give way, the rules always have room.
#[test]
fn rules_of_generated_sets_keep_the_limits_of_length() {
    let printed = sets::everything(20);
    for locale in Lang::ALL.map(Locale::new) {
        for text in &printed {
            let shortest = text.wordings.last().map(|wording| said(&locale, wording));
            let shortest = shortest.unwrap_or_default();
            let limit = text.spot.limit(locale.lang());
            let length = shortest.chars().count();
            assert!(length <= limit, "{:?}, {length}: {shortest}", text.spot);
        }
    }
}

// TS-8.62: title and rule share the scroll.
#[test]
fn every_modifier_has_room_on_its_scroll() {
    for locale in Lang::ALL.map(Locale::new) {
        for modifier in foes::modifiers() {
            let title = said(&locale, &enemy::modifier_title(modifier));
            let rule = said(&locale, &enemy::modifier_rule(modifier));
            let length = title.chars().count() + rule.chars().count();
            assert!(
                length <= Spot::Scroll.limit(locale.lang()),
                "{title}: {rule}"
            );
        }
    }
}
