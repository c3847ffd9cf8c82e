//! The titles of groups in the menu: words of the notation, in the player's language.

use super::app::App;
use kernel::Phrase;

impl App<'_> {
    /// The words of a group as people say them: verbs and small words translated, cards by
    /// their names, numbers as they are.
    pub(super) fn group_title(&self, words: &[String]) -> String {
        let said: Vec<String> = words.iter().map(|word| self.word(word)).collect();
        capitalised(&said.join(" "))
    }

    fn word(&self, word: &str) -> String {
        if let Some(phrase) = known_word(word) {
            return self.locale.say(&phrase);
        }
        match self.card(word) {
            Some(card) => card.name.in_lang(self.locale.lang()).to_owned(),
            None => word.to_owned(),
        }
    }
}

fn known_word(word: &str) -> Option<Phrase> {
    let key = match word {
        "attack" => "mazzo-tui-verb-attack",
        "summon" => "mazzo-tui-verb-summon",
        "swap" => "mazzo-tui-verb-swap",
        "play" => "mazzo-tui-verb-play",
        "faction" => "mazzo-tui-verb-faction",
        "dawn" => "mazzo-tui-verb-dawn",
        "buy" => "mazzo-tui-verb-buy",
        "sell" => "mazzo-tui-verb-sell",
        "refresh" => "mazzo-tui-verb-refresh",
        "discard" => "mazzo-tui-verb-discard",
        "instant" => "mazzo-tui-verb-instant",
        "choose" => "mazzo-tui-verb-choose",
        "target" => "mazzo-tui-verb-target",
        "take" => "mazzo-tui-verb-take",
        "put" => "mazzo-tui-verb-put",
        "move" => "mazzo-tui-verb-move",
        "with" => "mazzo-tui-word-with",
        "on" => "mazzo-tui-word-on",
        "at" => "mazzo-tui-word-at",
        "to" => "mazzo-tui-word-to",
        "for" => "mazzo-tui-word-for",
        _ => return None,
    };
    Some(Phrase::new(key))
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
