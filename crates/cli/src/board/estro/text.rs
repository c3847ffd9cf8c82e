//! The board of Estro as lines of text.

use super::EstroBoard;
use super::model::{Cards, Chip, Column, Mark, Part, Standing};
use super::words::Speaker;
use kernel::Phrase;

/// Words that only the text needs.
pub struct Texts {
    usable: String,
    attacks: String,
    is_attacked: String,
    has_attacked: String,
    cannot_attack: String,
    protected: String,
    none: String,
}

impl Texts {
    pub fn new(say: Speaker) -> Texts {
        let short = |key| say.phrase(Phrase::new(key));
        Texts {
            usable: short("mazzo-tui-estro-mark-usable"),
            attacks: short("mazzo-tui-estro-mark-attacks"),
            is_attacked: short("mazzo-tui-estro-mark-is-attacked"),
            has_attacked: short("mazzo-tui-estro-mark-has-attacked"),
            cannot_attack: short("mazzo-tui-estro-mark-cannot-attack"),
            protected: short("mazzo-tui-estro-mark-protected"),
            none: short("mazzo-tui-estro-no-cards"),
        }
    }

    fn marks(&self, card: &Standing) -> Vec<&str> {
        let mark = match card.mark {
            Mark::None => None,
            Mark::Usable => Some(&self.usable),
            Mark::Attacks => Some(&self.attacks),
            Mark::IsAttacked => Some(&self.is_attacked),
        };
        let more = [
            card.attacked.then_some(&self.has_attacked),
            card.cannot_attack.then_some(&self.cannot_attack),
            card.protected.then_some(&self.protected),
        ];
        let there = std::iter::once(mark).chain(more).flatten();
        there.map(String::as_str).collect()
    }
}

impl EstroBoard {
    pub(super) fn text_lines(&self) -> Vec<String> {
        let model = &self.model;
        let mut lines = vec![format!("{} · {}", model.modes, model.status)];
        for part in &model.parts {
            match part {
                Part::Clash(text) => lines.push(text.clone()),
                Part::Chips(chips) | Part::Middle(chips) => {
                    lines.extend(chips.iter().map(chip_text))
                }
                Part::Cards(cards) => lines.extend(self.cards_text(cards)),
                Part::Columns { columns, .. } => {
                    for column in columns {
                        match column {
                            Column::Chip(chip) => lines.push(chip_text(chip)),
                            Column::Cards(cards) if cards.cards.is_empty() => {}
                            Column::Cards(cards) => lines.extend(self.cards_text(cards)),
                        }
                    }
                }
            }
        }
        lines
    }

    fn cards_text(&self, cards: &Cards) -> Vec<String> {
        let title = cards.title.trim_end_matches([':', '：']);
        if cards.cards.is_empty() {
            return vec![format!("{title}: {}", self.texts.none)];
        }
        let card = |card: &Standing| {
            let marks = self.texts.marks(card);
            let line = self.labels.line(card);
            match marks.is_empty() {
                true => format!("  {line}"),
                false => format!("  {line} ({})", marks.join(", ")),
            }
        };
        let lines = cards.cards.iter().map(card);
        std::iter::once(format!("{title}:")).chain(lines).collect()
    }
}

fn chip_text(chip: &Chip) -> String {
    match chip.waited_for {
        true => format!("> {}", chip.text),
        false => chip.text.clone(),
    }
}
