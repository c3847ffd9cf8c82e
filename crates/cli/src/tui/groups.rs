//! The titles of groups in the menu: words of the notation, in the player's language.

use super::app::App;
use crate::board::fit;
use kernel::Phrase;

impl App<'_> {
    /// What the actions of a group have in common. By verb, it is the verb; within that, how
    /// their labels begin, if that says more than the beginning of all that are shown.
    pub(super) fn group_title(&self, words: &[String], members: &[usize]) -> String {
        let labels = |members: &[usize]| -> String {
            let labels = members.iter().map(|&i| self.menu.entry(i).label.as_str());
            shared_beginning(labels).to_owned()
        };
        let shared = labels(members);
        let around = self.menu.members();
        if around.len() < self.menu.entries().len() && shared.len() > labels(&around).len() {
            return shared.trim_end().to_owned();
        }
        let end = words.iter().rposition(|word| !joins(word));
        let titled = &words[..end.map_or(0, |last| last + 1)];
        let said: Vec<String> = titled.iter().map(|word| self.word(word)).collect();
        capitalised(&said.join(" "))
    }

    fn word(&self, word: &str) -> String {
        let own = match self.session.game().game() {
            "sovereign" => word_of_sovereign(word),
            "travelers" => word_of_travelers(word),
            _ => None,
        };
        if let Some(phrase) = own.or_else(|| known_word(word)) {
            return self.locale.say(&phrase);
        }
        match self.card(word) {
            Some(card) => self.locale.say(&card.name),
            None => word.to_owned(),
        }
    }
}

/// The words, or the characters of a language without spaces, with which all texts begin.
pub fn shared_beginning<'a>(texts: impl IntoIterator<Item = &'a str>) -> &'a str {
    let shared = texts.into_iter().reduce(|shared, text| {
        let alike = shared.chars().zip(text.chars()).take_while(|(a, b)| a == b);
        let length = alike.map(|(letter, _)| letter.len_utf8()).sum();
        &shared[..length]
    });
    let shared = shared.unwrap_or_default();
    let end = shared
        .char_indices()
        .rev()
        .find(|(_, letter)| letter.is_whitespace() || fit::width(&letter.to_string()) > 1)
        .map_or(0, |(at, letter)| at + letter.len_utf8());
    &shared[..end]
}

/// Does the word only lead to the next one? No title ends with such a word.
fn joins(word: &str) -> bool {
    matches!(word, "with" | "on" | "at" | "to" | "for")
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
        "support" => "mazzo-tui-verb-support",
        "chimera" => "mazzo-tui-verb-chimera",
        "flip" => "mazzo-tui-verb-flip",
        "strike" => "mazzo-tui-verb-strike",
        "power" => "mazzo-tui-verb-power",
        "activate" => "mazzo-tui-verb-activate",
        "rift" => "mazzo-tui-verb-rift",
        "use" => "mazzo-tui-verb-use",
        "drop" => "mazzo-tui-verb-drop",
        "substitute" => "mazzo-tui-verb-substitute",
        "redirect" => "mazzo-tui-verb-redirect",
        "order" => "mazzo-tui-verb-order",
        "card" => "mazzo-tui-verb-card",
        "cell" => "mazzo-tui-verb-cell",
        "estro" => "mazzo-tui-verb-estro",
        "total" => "mazzo-tui-verb-total",
        "face" => "mazzo-tui-verb-face",
        "down" => "mazzo-tui-word-down",
        "with" => "mazzo-tui-word-with",
        "on" => "mazzo-tui-word-on",
        "at" => "mazzo-tui-word-at",
        "to" => "mazzo-tui-word-to",
        "for" => "mazzo-tui-word-for",
        _ => return None,
    };
    Some(Phrase::new(key))
}

/// Words that mean something of their own in Sovereign.
fn word_of_sovereign(word: &str) -> Option<Phrase> {
    let key = match word {
        "exchange" => "mazzo-tui-verb-sovereign-exchange",
        "begin" => "mazzo-tui-verb-sovereign-begin",
        "move" => "mazzo-tui-verb-sovereign-move",
        "fight" => "mazzo-tui-verb-sovereign-fight",
        "raze" => "mazzo-tui-verb-sovereign-raze",
        "strike" => "mazzo-tui-verb-sovereign-strike",
        "access" => "mazzo-tui-verb-sovereign-access",
        "vocation" => "mazzo-tui-verb-sovereign-vocation",
        "pay" => "mazzo-tui-verb-sovereign-pay",
        "haerian" => "mazzo-tui-verb-sovereign-haerian",
        "building" => "mazzo-tui-verb-sovereign-building",
        "cover" => "mazzo-tui-verb-sovereign-cover",
        "zone" => "mazzo-tui-verb-sovereign-zone",
        "equipment" => "mazzo-tui-verb-sovereign-equipment",
        "crystal" => "mazzo-tui-verb-sovereign-crystal",
        "mode" => "mazzo-tui-verb-sovereign-mode",
        "bottom" => "mazzo-tui-verb-sovereign-bottom",
        "top" => "mazzo-tui-verb-sovereign-top",
        _ => return None,
    };
    Some(Phrase::new(key))
}

/// Words that mean something of their own in Travelers.
fn word_of_travelers(word: &str) -> Option<Phrase> {
    let key = match word {
        "go" => "mazzo-tui-verb-travelers-go",
        "open" => "mazzo-tui-verb-travelers-open",
        "load" => "mazzo-tui-verb-travelers-load",
        "infuse" => "mazzo-tui-verb-travelers-infuse",
        "add" => "mazzo-tui-verb-travelers-add",
        "strain" => "mazzo-tui-verb-travelers-strain",
        "exhaust" => "mazzo-tui-verb-travelers-exhaust",
        "pay" => "mazzo-tui-verb-travelers-pay",
        "hit" => "mazzo-tui-verb-travelers-hit",
        "pulled" => "mazzo-tui-verb-travelers-pulled",
        "enter" => "mazzo-tui-verb-travelers-enter",
        "migrate" => "mazzo-tui-verb-travelers-migrate",
        "beside" => "mazzo-tui-verb-travelers-beside",
        "land" => "mazzo-tui-verb-travelers-land",
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
