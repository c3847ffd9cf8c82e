//! The glossary of the rules against what the program says in Italian and Chinese.

use std::collections::BTreeSet;

const RULES: &str = include_str!("../../../../docs/rules/estro.md");
const ITALIAN: &str = include_str!("../../../../locales/it/estro.ftl");
const CHINESE: &str = include_str!("../../../../locales/zh-Hant/estro.ftl");

/// Words of the printed game that the program has no use for, and verbs it only inflects.
const UNUSED: [&str; 11] = [
    "sacrificare",
    "spasmo",
    "痙刻",
    "目標抽選",
    "punto zona",
    "dissonanza onirica",
    "夢境失諧",
    "Avanzata Inesorabile",
    "無情推進",
    "meta modalità",
    "元模式",
];

/// The rows of the glossary: English, Italian, Chinese.
fn glossary() -> Vec<[&'static str; 3]> {
    let (_, after) = RULES
        .split_once("### 1.4 Glossary")
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

/// The terms of a cell, without what stands in brackets.
fn terms(cell: &'static str) -> impl Iterator<Item = &'static str> {
    let bare = |term: &'static str| term.split(['(', '（']).next().unwrap_or_default().trim();
    cell.split([',', ';', '/', '；', '／']).map(bare)
}

/// The terms of a row that a text must use.
fn wanted(row: &[&'static str; 3], column: usize) -> Vec<&'static str> {
    let cell = if row[column] == "idem" {
        row[0]
    } else {
        row[column]
    };
    terms(cell).filter(|term| !UNUSED.contains(term)).collect()
}

// ES-1.4
#[test]
fn what_the_program_says_is_said_in_the_words_of_the_glossary() {
    let rows = glossary();
    assert_eq!(rows.len(), 46);
    let mut missing = Vec::new();
    for row in &rows {
        for (column, text) in [(1, ITALIAN), (2, CHINESE)] {
            let text = text.to_lowercase();
            missing.extend(
                wanted(row, column)
                    .into_iter()
                    .filter(|term| !text.contains(&term.to_lowercase())),
            );
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
    let cells = rows.iter().flat_map(|row| [row[1], row[2]]);
    let known: BTreeSet<&str> = cells.flat_map(terms).collect();
    assert!(UNUSED.iter().all(|word| known.contains(word)));
}
