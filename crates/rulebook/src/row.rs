//! Rows of tables that are rules.

use crate::number;
use std::collections::BTreeSet;

/// The numbers that the first cell of a row gives, if they are of one of these families: one
/// (`| GT-01 | ...`), one with a name (`| EF-20 Heal | ...`), a span (`| PK-02..05 | ...`) or a
/// list (`| WE-4, 5, 6 | ...`).
pub fn row_numbers(line: &str, families: &BTreeSet<&str>) -> Vec<String> {
    first_cell(line)
        .and_then(|cell| cell_numbers(cell, families))
        .unwrap_or_default()
}

fn first_cell(line: &str) -> Option<&str> {
    let (cell, _) = line.strip_prefix('|')?.split_once('|')?;
    Some(cell.trim())
}

fn cell_numbers(cell: &str, families: &BTreeSet<&str>) -> Option<Vec<String>> {
    let first = number::leading(cell)?;
    let family = number::family(first);
    if !families.contains(family) {
        return None;
    }
    let rest = &cell[first.len()..];
    if rest.is_empty() || is_name(rest) {
        return Some(vec![first.to_owned()]);
    }
    if rest.starts_with("..") {
        return Some(number::span(cell, first));
    }
    let others = rest.strip_prefix(", ")?.split(", ");
    let others: Option<Vec<u32>> = others.map(|other| other.parse().ok()).collect();
    let mut numbers = vec![first.to_owned()];
    numbers.extend(others?.into_iter().map(|other| format!("{family}{other}")));
    Some(numbers)
}

/// A name behind a number begins with a capital letter.
fn is_name(rest: &str) -> bool {
    (rest.strip_prefix(' ')).is_some_and(|name| name.starts_with(|c: char| c.is_ascii_uppercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_gives_one_number_a_span_or_a_list() {
        let families = BTreeSet::from(["PK-", "WE-", "EF-", "R"]);
        for (line, numbers) in [
            ("| PK-01 | +1 DEF |", &["PK-01"][..]),
            ("| PK-02..04 | an element |", &["PK-02", "PK-03", "PK-04"]),
            ("| WE-4, 5, 6 | late enemies |", &["WE-4", "WE-5", "WE-6"]),
            ("| EF-20 Heal | turn a card |", &["EF-20"]),
            ("| R7 | a ruling |", &["R7"]),
            ("| PK-01 and PK-02 | no row of one rule |", &[]),
            ("| PK-01, PK-02 | neither |", &[]),
            ("| CO-01 | of no family announced |", &[]),
            ("| Id | Name |", &[]),
            ("PK-01 | no row", &[]),
        ] {
            assert_eq!(row_numbers(line, &families), numbers, "{line}");
        }
    }
}
