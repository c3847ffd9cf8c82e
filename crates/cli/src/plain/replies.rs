//! What plain play answers to what was typed, besides playing it.

use super::{Plain, index_of};
use crate::commands::show_card;
use crate::fault::Fault;
use crate::keeping;
use crate::why::{Answer, Asker};
use catalog::{Locale, Unplayable};
use kernel::{Arg, Lang, Phrase, Seat};
use std::io::{BufRead, Write};
use std::path::Path;

/// More cards than this are not shown at once.
const MOST_CARDS: usize = 8;

impl<R: BufRead, W: Write> Plain<'_, R, W> {
    pub(super) fn refuse(&mut self, unplayable: &Unplayable) -> Result<(), Fault> {
        let phrase = match unplayable {
            Unplayable::Misspelt { found, nearest, .. } => match nearest {
                Some(near) => Phrase::new("mazzo-misspelt-near")
                    .with("found", found.as_str())
                    .with("nearest", near.as_str()),
                None => Phrase::new("mazzo-misspelt").with("found", found.as_str()),
            },
            Unplayable::Ambiguous(candidates) => ambiguous(candidates),
            Unplayable::Illegal { rule, why } => forbidden(rule, why.clone()),
        };
        self.say(&phrase)
    }

    pub(super) fn look_up(&mut self, words: &str) -> Result<(), Fault> {
        let words: Vec<&str> = words.split_whitespace().collect();
        if words.is_empty() {
            return self.say(&Phrase::new("mazzo-look-what"));
        }
        let index = index_of(&mut self.cards, self.session)?;
        let found = index.find(&words);
        for card in found.iter().take(MOST_CARDS) {
            show_card(card, &self.locale, &mut *self.out)?;
        }
        match found.len() {
            0 => {
                let near = index.nearest(&words).map(|card| card.id);
                self.say(&no_such_card(&words.join(" "), near))
            }
            1..=MOST_CARDS => Ok(()),
            many => self.say(&Phrase::new("mazzo-look-more").with("count", many - MOST_CARDS)),
        }
    }

    pub(super) fn explain(&mut self, seat: Seat, words: &str) -> Result<(), Fault> {
        if words.is_empty() {
            return self.say(&Phrase::new("mazzo-why-what"));
        }
        if !self.session.game().keeps_log() {
            return self.say(&Phrase::new("mazzo-why-hidden"));
        }
        let index = index_of(&mut self.cards, self.session)?;
        let asker = Asker {
            game: self.session.game(),
            seat,
            locale: &self.locale,
        };
        match asker.answer(words, index) {
            Answer::Possible => self.say(&Phrase::new("mazzo-why-possible")),
            Answer::Elsewhere => self.say(&Phrase::new("mazzo-why-elsewhere")),
            Answer::Ambiguous(candidates) => self.say(&ambiguous(&candidates)),
            Answer::Unknown(near) => self.say(&no_such_card(words, near.as_deref())),
            Answer::Forbidden(reasons) => reasons
                .iter()
                .try_for_each(|reason| self.say(&forbidden(reason.rule, reason.why.as_str()))),
        }
    }

    pub(super) fn save(&mut self, file: Option<&Path>) -> Result<(), Fault> {
        let Some(file) = file.or(self.session.file()) else {
            return self.say(&Phrase::new("mazzo-save-where"));
        };
        let shown = file.display().to_string();
        if !keeping::may_save(&self.session.record(), file) {
            return self.say(&Phrase::new("mazzo-save-exists").with("file", shown.as_str()));
        }
        let phrase = match self.session.save_copy(file) {
            Ok(()) => Phrase::new("mazzo-saved").with("file", shown.as_str()),
            Err(error) => not_kept(&shown, &error),
        };
        self.say(&phrase)
    }

    pub(super) fn switch_language(&mut self, tag: &str) -> Result<(), Fault> {
        match tag.parse::<Lang>() {
            Ok(lang) => {
                self.locale = Locale::in_words(lang);
                Ok(())
            }
            Err(_) => self.say(&Phrase::new("mazzo-no-language").with("found", tag)),
        }
    }

    pub(super) fn warn_if_not_kept(&mut self) -> Result<(), Fault> {
        match (self.session.take_trouble(), self.session.file()) {
            (Some(error), Some(file)) => {
                let phrase = not_kept(&file.display().to_string(), &error);
                self.say(&phrase)
            }
            _ => Ok(()),
        }
    }
}

fn forbidden(rule: &str, why: impl Into<Arg>) -> Phrase {
    Phrase::new("mazzo-forbidden")
        .with("why", why)
        .with("rule", rule)
}

fn ambiguous(candidates: &[String]) -> Phrase {
    const SHOWN: usize = 6;
    let mut shown = candidates[..candidates.len().min(SHOWN)].join(" | ");
    if candidates.len() > SHOWN {
        shown.push_str(" | ...");
    }
    Phrase::new("mazzo-ambiguous")
        .with("count", candidates.len())
        .with("candidates", shown.as_str())
}

fn no_such_card(words: &str, near: Option<&str>) -> Phrase {
    let words: String = words.chars().take(60).collect();
    match near {
        Some(near) => Phrase::new("mazzo-no-card-near")
            .with("words", words.as_str())
            .with("nearest", near),
        None => Phrase::new("mazzo-no-card").with("words", words.as_str()),
    }
}

fn not_kept(file: &str, error: &std::io::Error) -> Phrase {
    Phrase::new("mazzo-not-kept")
        .with("file", file)
        .with("why", error.to_string().as_str())
}
