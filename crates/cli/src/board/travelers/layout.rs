//! How the rows of a fight share the lines there are.

use super::model::{Piece, Row};
use crate::board::fit;

/// What a text goes on with in its next line.
const INDENT: &str = "        ";

/// The lines of the rows: long ones go on in further lines as far as there is room, and those of
/// least worth give way where there is none.
pub fn lines(rows: &[Row], width: usize, most: usize) -> Vec<Vec<Piece>> {
    let mut shown: Vec<&Row> = rows.iter().collect();
    while shown.len() > most {
        let least = (0..shown.len()).min_by_key(|&place| shown[place].worth);
        shown.remove(least.unwrap_or(0));
    }
    let mut spare = most - shown.len();
    let wrapped: Vec<Vec<Vec<Piece>>> = shown.iter().map(|row| wrap(row, width)).collect();
    let mut granted = vec![1; shown.len()];
    let mut by_worth: Vec<usize> = (0..shown.len()).collect();
    by_worth.sort_by_key(|&place| std::cmp::Reverse(shown[place].worth));
    for place in by_worth {
        let more = (wrapped[place].len() - 1).min(spare);
        granted[place] += more;
        spare -= more;
    }
    let kept = shown.iter().zip(wrapped).zip(granted);
    kept.flat_map(|((row, lines), granted)| match lines.len() > granted {
        // What is cut shows that it is: the last line it has runs to the edge.
        true if granted == 1 => vec![row.pieces.clone()],
        _ => lines.into_iter().take(granted).collect(),
    })
    .collect()
}

/// The row in as many lines as it needs: its last piece goes on below.
fn wrap(row: &Row, width: usize) -> Vec<Vec<Piece>> {
    let Some((last, before)) = row.pieces.split_last() else {
        return vec![Vec::new()];
    };
    let used: usize = before.iter().map(|piece| fit::width(&piece.text)).sum();
    if last.thing.is_some() || used + fit::width(&last.text) <= width {
        return vec![row.pieces.clone()];
    }
    let mut texts = fit::wrap_after(&last.text, width, used, INDENT).into_iter();
    let piece = |text: String| Piece {
        text,
        ..last.clone()
    };
    let mut first = before.to_vec();
    first.extend(texts.next().map(piece));
    let rest = texts.map(|text| vec![piece(text)]);
    std::iter::once(first).chain(rest).collect()
}

#[cfg(test)]
mod tests {
    use super::super::model::Tone;
    use super::*;

    fn row(worth: u8, text: &str) -> Row {
        let pieces = vec![
            Piece::new("Hand: ", Tone::Strong),
            Piece::new(text, Tone::Plain),
        ];
        Row::new(worth, pieces)
    }

    fn texts(rows: &[Row], width: usize, most: usize) -> Vec<String> {
        let lines = lines(rows, width, most);
        let text = |line: &Vec<Piece>| line.iter().map(|piece| piece.text.as_str()).collect();
        lines.iter().map(text).collect()
    }

    #[test]
    fn long_rows_go_on_below_while_there_is_room() {
        let rows = [row(1, "one two three four"), row(2, "five")];
        assert_eq!(
            texts(&rows, 16, 4),
            [
                "Hand: one two",
                "        three",
                "        four",
                "Hand: five"
            ]
        );
        assert_eq!(
            texts(&rows, 16, 2),
            ["Hand: one two three four", "Hand: five"]
        );
    }

    #[test]
    fn rows_of_least_worth_give_way_first() {
        let rows = [row(1, "one"), row(3, "two"), row(2, "three")];
        assert_eq!(texts(&rows, 20, 2), ["Hand: two", "Hand: three"]);
        assert_eq!(texts(&rows, 20, 0), Vec::<String>::new());
    }
}
