//! What the TOML reader finds wrong, in words for the person who wrote the file.

use kernel::nearest;

/// The reader's message on one line, without names of Rust, and with the word that was
/// probably meant.
pub(crate) fn plain(message: &str) -> String {
    let message = message
        .replace('\n', " ")
        .replace("expected u8", "expected a number from 0 to 255");
    let message = unknown_keys(&message).unwrap_or(message);
    match meant(&message) {
        Some(near) => format!("{message}; did you mean `{near}`?"),
        None => message,
    }
}

/// Fields of a template are refused in other words than those of a table; this makes them alike.
fn unknown_keys(message: &str) -> Option<String> {
    let keys = message.strip_prefix("unexpected keys in table: ")?;
    let (unknown, known) = keys.split_once(", available keys: ")?;
    let quoted = |words: &str| format!("`{}`", words.trim().replace(", ", "`, `"));
    Some(format!(
        "unknown field {}, expected {}",
        quoted(unknown),
        quoted(known)
    ))
}

/// The known word nearest to an unknown one.
fn meant(message: &str) -> Option<&str> {
    let unknown = ["unknown field", "unknown variant"];
    if !unknown.iter().any(|start| message.starts_with(start)) {
        return None;
    }
    let mut quoted = message.split('`').skip(1).step_by(2);
    let word = quoted.next()?;
    nearest(word, quoted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_say_what_would_be_right_without_names_of_rust() {
        for (message, plainer) in [
            (
                "invalid value: integer `300`, expected u8\n",
                "invalid value: integer `300`, expected a number from 0 to 255 ",
            ),
            (
                "unknown field `valeus`, expected `values` or `gift`",
                "unknown field `valeus`, expected `values` or `gift`; did you mean `values`?",
            ),
            (
                "unknown variant `qqqqqq`, expected `draw` or `loot`",
                "unknown variant `qqqqqq`, expected `draw` or `loot`",
            ),
            ("unknown field `", "unknown field `"),
            (
                "unexpected keys in table: cuont, available keys: value, count",
                "unknown field `cuont`, expected `value`, `count`; did you mean `count`?",
            ),
        ] {
            assert_eq!(plain(message), plainer);
        }
    }
}
