//! The glossary of the rules (§1.4) against the words of the texts.

const RULES: &str = include_str!("../../../../docs/rules/sovereign.md");
const ENGLISH: &str = include_str!("../../../../locales/en/sovereign.ftl");
const ITALIAN: &str = include_str!("../../../../locales/it/sovereign.ftl");
const CHINESE: &str = include_str!("../../../../locales/zh-Hant/sovereign.ftl");

/// The rows of the glossary: English, Italian, Chinese.
fn rows() -> Vec<[&'static str; 3]> {
    let (_, after) = RULES.split_once("### 1.4 Glossary").unwrap();
    let (section, _) = after.split_once("\n---").unwrap();
    let lines = section.lines().filter(|line| line.starts_with('|')).skip(2);
    lines
        .map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            [cells[0], cells[1], cells[2]]
        })
        .collect()
}

/// Which words of a cell the texts do not use. Verbs are looked for by their stem.
fn unused(text: &str, cell: &'static str) -> Vec<&'static str> {
    let text = text.to_lowercase();
    let words = cell.split(['/', '／', '(', ')']).map(str::trim);
    let stem = |word: &str| {
        let word = word.to_lowercase();
        let word = word.strip_suffix(" x").unwrap_or(&word).to_owned();
        ["are", "ire", "ere"]
            .iter()
            .find_map(|ending| word.strip_suffix(ending).map(str::to_owned))
            .unwrap_or(word)
    };
    words
        .filter(|word| !word.is_empty() && !["–", "V", "card", "tondo nero"].contains(word))
        .filter(|word| !text.contains(&stem(word)))
        .collect()
}

#[test]
fn the_texts_use_the_words_of_the_glossary() {
    let rows = rows();
    assert_eq!(rows.len(), ROWS);
    let mut missing = Vec::new();
    for [english, italian, chinese] in rows {
        missing.extend(unused(ENGLISH, english));
        missing.extend(unused(ITALIAN, italian));
        missing.extend(unused(CHINESE, chinese));
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// As many terms as the glossary has.
const ROWS: usize = 51;
