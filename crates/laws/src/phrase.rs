//! A phrase in no language: its key and what goes into it.

use kernel::{Arg, Lang, Phrase};

/// The phrase as `key(name: value, ...)`, names in English.
pub(crate) fn plain(phrase: &Phrase) -> String {
    if phrase.args.is_empty() {
        return phrase.key.to_owned();
    }
    let args: Vec<String> = phrase
        .args
        .iter()
        .map(|(name, arg)| format!("{name}: {}", plain_arg(arg)))
        .collect();
    format!("{}({})", phrase.key, args.join(", "))
}

fn plain_arg(arg: &Arg) -> String {
    let list = |phrases: &[Phrase], gap: &str| {
        let parts: Vec<String> = phrases.iter().map(plain).collect();
        format!("[{}]", parts.join(gap))
    };
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Seats(seats) => {
            let numbers: Vec<String> = seats.map(|seat| seat.to_string()).collect();
            numbers.join("+")
        }
        Arg::Words(words) => words.in_lang(Lang::En).to_owned(),
        Arg::Text(text) => format!("{text:?}"),
        Arg::Phrase(phrase) => plain(phrase),
        Arg::List(phrases) => list(phrases, ", "),
        Arg::Sentences(phrases) => list(phrases, ". "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{SeatSet, Words};

    #[test]
    fn a_phrase_shows_its_key_and_all_that_goes_into_it() {
        let phrase = Phrase::new("draws")
            .with("who", "Ann")
            .with("count", 2u8)
            .with("cards", vec![Phrase::new("a"), Phrase::new("b")])
            .with("from", Words::same("deck"))
            .with("for", SeatSet::first(2));
        let text = r#"draws(who: "Ann", count: 2, cards: [a, b], from: deck, for: 1+2)"#;
        assert_eq!(plain(&phrase), text);
    }
}
