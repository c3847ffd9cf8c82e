//! Text that fits: measured in columns of the terminal, where a Chinese character takes two.

use textwrap::Options;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns the text takes.
pub fn width(text: &str) -> usize {
    text.width()
}

/// The text cut to this many columns, with a mark where something is missing.
pub fn shorten(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    if columns == 0 {
        return String::new();
    }
    let mut short = String::new();
    let mut used = 0;
    for letter in text.chars() {
        let wide = letter.width().unwrap_or(0);
        if used + wide > columns - 1 {
            break;
        }
        used += wide;
        short.push(letter);
    }
    short.truncate(short.trim_end().len());
    short.push('…');
    short
}

/// The text in exactly this many columns: cut, or filled up with spaces.
pub fn pad(text: &str, columns: usize) -> String {
    let mut padded = shorten(text, columns);
    let missing = columns.saturating_sub(padded.width());
    padded.extend(std::iter::repeat_n(' ', missing));
    padded
}

/// The text in lines of at most this many columns, broken where its language breaks lines.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    broken(text, Options::new(columns.max(2)))
}

/// The same, with every line but the first one indented.
pub fn wrap_hanging(text: &str, columns: usize, indent: &str) -> Vec<String> {
    let options = Options::new(columns.max(width(indent) + 2));
    broken(text, options.subsequent_indent(indent))
}

/// The same behind so many columns that are taken already: the first line is what fits there.
pub fn wrap_after(text: &str, columns: usize, taken: usize, indent: &str) -> Vec<String> {
    let before = " ".repeat(taken);
    let options = Options::new(columns.max(width(indent) + 2))
        .initial_indent(&before)
        .subsequent_indent(indent);
    let mut lines = broken(text, options);
    if let Some(first) = lines.first_mut() {
        *first = first.get(taken..).unwrap_or_default().to_owned();
    }
    lines
}

/// Stands for a slash while lines are broken: Unicode allows a break behind one, but what is
/// written with it here, such as the card `5/II`, belongs together.
const SLASH: &str = "\u{e000}";

fn broken(text: &str, options: Options) -> Vec<String> {
    let text = text.replace('/', SLASH);
    let lines = textwrap::wrap(&text, options);
    lines.iter().map(|line| line.replace(SLASH, "/")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_characters_take_two_columns() {
        assert_eq!(width("岩鼠"), 4);
        assert_eq!(shorten("岩鼠護盾", 5), "岩鼠…");
        assert_eq!(shorten("岩鼠護盾", 4), "岩…");
        assert_eq!(pad("岩鼠", 5), "岩鼠 ");
    }

    #[test]
    fn what_fits_is_left_alone_and_the_rest_is_marked_as_cut() {
        assert_eq!(shorten("Onyx Bearer", 11), "Onyx Bearer");
        assert_eq!(shorten("Onyx Bearer", 10), "Onyx Bear…");
        assert_eq!(shorten("Onyx Bearer", 6), "Onyx…");
        assert_eq!(shorten("Onyx", 0), "");
        assert_eq!(pad("Onyx", 1), "…");
    }

    #[test]
    fn lines_break_as_the_language_breaks_them() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        for line in wrap("當另一個水蛙元素進入己方第二排時：己方獲得2金幣。", 12)
        {
            assert!(width(&line) <= 12, "{line}");
            assert!(!line.starts_with(['。', '：']), "{line}");
        }
        assert_eq!(wrap("You draw 5/II.", 11), ["You draw", "5/II."]);
        for columns in 0..6 {
            assert!(!wrap("a long-word 岩鼠", columns).is_empty());
        }
    }
}
