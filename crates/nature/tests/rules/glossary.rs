//! The glossary of the rules against what the program says in Italian and Chinese.

use std::collections::BTreeSet;

const RULES: &str = include_str!("../../../../docs/rules/nature.md");
const ITALIAN: &str = include_str!("../../../../locales/it/nature.ftl");
const CHINESE: &str = include_str!("../../../../locales/zh-Hant/nature.ftl");

/// Words of the printed game that the program has no use for, and verbs it only inflects.
const UNUSED: [&str; 17] = [
    "rulebook",
    "Sage board",
    "Champion (Elemental Champion)",
    "Warrior (Elemental Warrior)",
    "N rows away",
    "triggered effect",
    "wallet",
    "supply",
    "standard action",
    "summon",
    "swap",
    "combat",
    "Elemental / Command Market deck",
    "level track / level marker",
    "threshold",
    "first player",
    "re-forming the formation (our term for filling gaps)",
];

/// The rows of the glossary: English, Italian, Chinese.
fn glossary() -> Vec<[&'static str; 3]> {
    let (_, after) = RULES
        .split_once("### 1.5 Glossary")
        .expect("there is a glossary");
    let (section, _) = after.split_once("\n---").expect("it ends");
    let lines = section.lines().filter(|line| line.starts_with('|')).skip(2);
    lines
        .map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            cells.try_into().expect("three languages")
        })
        .collect()
}

/// Does a text use one of the words that a cell of the glossary gives?
fn uses(text: &str, cell: &str) -> bool {
    let text = text.to_lowercase();
    let words = cell.split(['/', ',', '(', ')']).map(str::trim);
    words
        .filter(|word| !word.is_empty())
        .any(|word| text.contains(&word.to_lowercase()))
}

// CN-1.5
#[test]
fn what_the_program_says_is_said_in_the_words_of_the_rulebooks() {
    let rows = glossary();
    assert_eq!(rows.len(), 66);
    for [english, italian, chinese] in &rows {
        if !UNUSED.contains(english) {
            assert!(uses(ITALIAN, italian), "{english}: {italian}");
            assert!(uses(CHINESE, chinese), "{english}: {chinese}");
        }
    }
    let known: BTreeSet<&str> = rows.iter().map(|row| row[0]).collect();
    assert!(UNUSED.iter().all(|word| known.contains(word)));
    assert!(
        !uses(ITALIAN, "Ramello"),
        "a misprint of the Italian rulebook"
    );
}

// CN-4.8.4
#[test]
fn winners_are_masters_of_the_elements_in_every_language() {
    let message = |text: &'static str| {
        let (_, after) = text
            .split_once("nature-event-won =")
            .expect("a message on winning");
        after.split("\n\n").next().expect("a message has text")
    };
    let english = include_str!("../../../../locales/en/nature.ftl");
    assert!(message(english).contains("Master of the Elements"));
    assert!(
        message(english).contains("Masters of the Elements"),
        "each winner of a team"
    );
    assert!(message(ITALIAN).contains("degli Elementi"));
    assert!(message(CHINESE).contains("元素之主"));
}
