//! What the TOML reader finds wrong, in words for the person who wrote the file.

use kernel::nearest;

/// The reader's message on one line, without names of Rust, and with the word that was
/// probably meant.
pub(crate) fn plain(message: &str) -> String {
    let message = message
        .replace('\n', " ")
        .replace("expected u8", "expected a number from 0 to 255")
        .replace("expected i8", "expected a number from -128 to 127");
    match meant(&message) {
        Some(near) => format!("{message}; did you mean `{near}`?"),
        None => message,
    }
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
                "unknown field `strenght`, expected `strength` or `health`",
                "unknown field `strenght`, expected `strength` or `health`; did you mean `strength`?",
            ),
            (
                "unknown variant `qqqqqq`, expected `gold` or `draw`",
                "unknown variant `qqqqqq`, expected `gold` or `draw`",
            ),
            ("unknown field `", "unknown field `"),
        ] {
            assert_eq!(plain(message), plainer);
        }
    }
}
