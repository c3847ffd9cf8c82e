//! The command that does the same again.

/// What only says how and where to tell it, or how fast: with how many values it takes.
const LEFT_OUT: [(&str, usize); 7] = [
    ("--report", 1),
    ("--threads", 1),
    ("--lang", 1),
    ("--resume", 0),
    ("--force", 0),
    ("--json", 0),
    ("--by-card", 0),
];

/// The words that were typed, without what does not matter for the games, as a shell takes them.
pub fn to_do_it_again(words: impl Iterator<Item = String>) -> String {
    let mut kept = vec!["mazzo".to_owned()];
    let mut words = words.skip(1);
    while let Some(word) = words.next() {
        let name = word.split('=').next().unwrap_or_default();
        match LEFT_OUT.into_iter().find(|(left_out, _)| *left_out == name) {
            None => kept.push(quoted(&word)),
            Some((_, values)) if !word.contains('=') => {
                words.by_ref().take(values).for_each(drop);
            }
            Some(_) => {}
        }
    }
    kept.join(" ")
}

fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "-_=+,.:/@%".contains(letter);
    match !word.is_empty() && word.chars().all(plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_matters_for_the_games_is_kept() {
        let typed = [
            "/some/where/mazzo",
            "sim",
            "nature",
            "--lang=it",
            "--report",
            "a folder",
            "--bots",
            "greedy,random",
            "--force",
            "--cards",
            "it's mine.toml",
            "--threads",
            "4",
            "--seed",
            "7",
        ];
        assert_eq!(
            to_do_it_again(typed.into_iter().map(str::to_owned)),
            r"mazzo sim nature --bots greedy,random --cards 'it'\''s mine.toml' --seed 7"
        );
    }
}
