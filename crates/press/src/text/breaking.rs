//! Where a line may end: Latin text at spaces, Chinese between characters, except that
//! punctuation does not begin a line and an opening bracket does not end one.

/// May a line end between these two characters, which are not both spaces?
pub(super) fn may_break(before: char, after: char) -> bool {
    if after == ' ' {
        return false;
    }
    if before == ' ' {
        return true;
    }
    if never_first(after) || never_last(before) {
        return false;
    }
    is_ideographic(before) || is_ideographic(after) || (before == '-' && after.is_alphabetic())
}

fn is_ideographic(character: char) -> bool {
    matches!(character,
        '\u{2e80}'..='\u{30ff}' | '\u{31c0}'..='\u{9fff}' | '\u{f900}'..='\u{faff}'
        | '\u{ff00}'..='\u{ffef}' | '\u{20000}'..='\u{3ffff}')
}

fn never_first(character: char) -> bool {
    "、。，．：；？！）」』】〉》〕・…—,.:;?!)]}%”’»›~～／/".contains(character)
}

fn never_last(character: char) -> bool {
    "（「『【〈《〔([{“‘«‹／/".contains(character)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text with a bar wherever a line may end.
    fn barred(text: &str) -> String {
        let mut barred = String::new();
        let mut before = None;
        for character in text.chars() {
            if before.is_some_and(|before| may_break(before, character)) {
                barred.push('|');
            }
            barred.push(character);
            before = Some(character);
        }
        barred
    }

    #[test]
    fn latin_lines_end_after_spaces_and_hyphens() {
        assert_eq!(barred("to be, or (not)"), "to |be, |or |(not)");
        assert_eq!(barred("two-tip −1"), "two-|tip |−1");
    }

    #[test]
    fn chinese_lines_end_anywhere_but_before_punctuation_and_after_opening_brackets() {
        assert_eq!(barred("造成「3 點」。"), "造|成|「3 |點」。");
        assert_eq!(barred("抽2張，或棄"), "抽|2|張，|或|棄");
    }
}
