//! How wide text will about be. Nobody knows which font a reader has, so this errs on the wide
//! side.

/// The width of a text in letters of this size.
pub(super) fn width(text: &str, size: f64) -> f64 {
    text.chars().map(|letter| size * breadth(letter)).sum()
}

/// The text if it fits, else as much of its beginning as does, with an ellipsis.
pub(super) fn fitted(text: &str, size: f64, room: f64) -> String {
    if width(text, size) <= room {
        return text.to_owned();
    }
    let mut left = room - size * breadth('…');
    let fits = |letter: &char| {
        left -= size * breadth(*letter);
        left >= 0.0
    };
    let kept: String = text.chars().take_while(fits).collect();
    format!("{}…", kept.trim_end())
}

fn breadth(letter: char) -> f64 {
    match letter {
        'i' | 'j' | 'l' | 't' | 'f' | 'r' | 'I' | '.' | ',' | ':' | '\'' | ' ' | '|' => 0.4,
        'm' | 'w' | 'M' | 'W' | '…' | '%' => 0.98,
        'A'..='Z' => 0.72,
        // From here on letters are those of East Asia, as wide as they are high.
        '\u{2e80}'.. => 1.0,
        _ => 0.64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_that_does_not_fit_ends_in_an_ellipsis() {
        assert_eq!(fitted("greedy", 13.0, 200.0), "greedy");
        assert_eq!(fitted("a very long name of a deck", 13.0, 60.0), "a very…");
        assert_eq!(fitted("自然之令的賢者", 10.0, 45.0), "自然之…");
        let tight = fitted("a very long name of a deck", 13.0, 60.0);
        assert!(width(&tight, 13.0) <= 60.0);
    }
}
