//! The glossary of the rules against what the program says in the three languages.

use std::collections::BTreeSet;

const RULES: &str = include_str!("../../../../docs/rules/sovereign.md");
const TEXTS: [[&str; 2]; 3] = [
    [
        include_str!("../../../../locales/en/sovereign.ftl"),
        include_str!("../../../../locales/en/sovereign-play.ftl"),
    ],
    [
        include_str!("../../../../locales/it/sovereign.ftl"),
        include_str!("../../../../locales/it/sovereign-play.ftl"),
    ],
    [
        include_str!("../../../../locales/zh-Hant/sovereign.ftl"),
        include_str!("../../../../locales/zh-Hant/sovereign-play.ftl"),
    ],
];

/// What people read of a file of messages: without their keys, variants' names and comments.
fn read_by_people(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let values = lines.map(|line| {
        let inside = line.starts_with(' ');
        let mark = if inside { ']' } else { '=' };
        let is_variant = line.trim_start().trim_start_matches('*').starts_with('[');
        match line.split_once(mark) {
            Some((_, value)) if !inside || is_variant => value,
            _ => line,
        }
    });
    values.collect::<Vec<&str>>().join("\n").to_lowercase()
}

/// A verb that the program only inflects.
const UNUSED: [&str; 1] = ["Cristallizzare"];

/// The rows of the glossary: English, Italian, Chinese.
fn glossary() -> Vec<[&'static str; 3]> {
    let (_, after) = RULES
        .split_once("### 1.4 Glossary")
        .expect("there is a glossary");
    let (section, _) = after.split_once("\n---\n").expect("it ends");
    let lines = section.lines().filter(|line| line.starts_with('|')).skip(2);
    lines
        .map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            [cells[0], cells[1], cells[2]]
        })
        .collect()
}

/// The terms of a cell, without what stands in brackets and without the number it is given.
fn terms(cell: &'static str) -> impl Iterator<Item = &'static str> {
    let bare = |term: &'static str| {
        let term = term.split(['(', '（']).next().unwrap_or_default().trim();
        term.trim_end_matches(" X")
    };
    cell.split(['/', '／']).map(bare)
}

// SV-1.4
#[test]
fn what_the_program_says_is_said_in_the_words_of_the_glossary() {
    let rows = glossary();
    assert_eq!(rows.len(), 51);
    let mut missing = Vec::new();
    for (column, texts) in TEXTS.iter().enumerate() {
        let text = texts.map(read_by_people).join("\n");
        for row in &rows {
            let wanted = terms(row[column]).filter(|term| !UNUSED.contains(term));
            missing.extend(wanted.filter(|term| !text.contains(&term.to_lowercase())));
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
    let known: BTreeSet<&str> = rows.iter().flatten().copied().flat_map(terms).collect();
    assert!(UNUSED.iter().all(|word| known.contains(word)));
}
