//! The board of Command of Nature as lines of text, with words for the marks.

use super::NatureBoard;
use super::model::{Chip, Mark, SeatRow, Standing};
use super::words::Speaker;
use kernel::Phrase;
use nature::layout::{Layout, Row};

/// Words that only the text needs.
pub struct Texts {
    rows: [String; 3],
    actions: String,
    usable: String,
    has_attacked: String,
    attacks: String,
    is_attacked: String,
}

impl Texts {
    pub fn new(say: Speaker) -> Texts {
        let short = |key| say.phrase(Phrase::new(key));
        let row =
            |row: Row| say.phrase(Phrase::new("mazzo-tui-nature-row").with("row", row.number()));
        Texts {
            rows: Row::ALL.map(row),
            actions: short("mazzo-tui-nature-actions"),
            usable: short("mazzo-tui-nature-mark-usable"),
            has_attacked: short("mazzo-tui-nature-mark-has-attacked"),
            attacks: short("mazzo-tui-nature-mark-attacks"),
            is_attacked: short("mazzo-tui-nature-mark-is-attacked"),
        }
    }

    fn mark(&self, mark: Mark) -> Option<&str> {
        match mark {
            Mark::None => None,
            Mark::Usable => Some(&self.usable),
            Mark::HasAttacked => Some(&self.has_attacked),
            Mark::Attacks => Some(&self.attacks),
            Mark::IsAttacked => Some(&self.is_attacked),
        }
    }

    fn chips<'c>(&self, chips: impl Iterator<Item = &'c Chip>) -> String {
        listed(chips.map(|chip| match chip.usable {
            true => format!("{} ({})", chip.text, self.usable),
            false => chip.text.clone(),
        }))
    }
}

impl NatureBoard {
    pub(super) fn text_lines(&self) -> Vec<String> {
        let model = &self.model;
        let mut lines = vec![model.status.clone()];
        lines.extend(model.attack.clone());
        for row in [Row::III, Row::II, Row::I] {
            lines.push(self.row_line(&model.labels[0], row, &model.far));
        }
        for row in Row::ALL {
            lines.push(self.row_line(&model.labels[1], row, &model.near));
        }
        for stall in &model.stalls {
            let goods = self.texts.chips(stall.goods.iter().flatten());
            lines.push(format!("{}: {goods}", stall.label));
        }
        lines.push(model.removed.text.clone());
        lines.extend(model.rows.iter().map(|row| self.seat_line(row)));
        for hand in &model.hands {
            let cards = self.texts.chips(hand.cards.iter());
            lines.push(format!("{} {cards}", hand.label));
        }
        lines
    }

    fn row_line(&self, label: &str, row: Row, formation: &[Option<Standing>]) -> String {
        let spaces = Layout::of(self.model.seats).row_spaces(row);
        let standings = spaces.map(|space| {
            let standing = formation.get(space.index()).and_then(Option::as_ref);
            self.standing_text(space.index() + 1, standing)
        });
        let heading = &self.texts.rows[row.number() - 1];
        format!("{label} {heading}: {}", listed(standings))
    }

    fn standing_text(&self, number: usize, standing: Option<&Standing>) -> String {
        let Some(standing) = standing else {
            return format!("{number} -");
        };
        let mut text = format!("{number} {}", standing.name);
        if let Some(owner) = standing.owner {
            text += &format!(" @{owner}");
        }
        text += &format!(" {}", self.labels.numbers(standing));
        for token in self.labels.tokens(standing) {
            text += &format!(" {token}");
        }
        if let Some(mark) = self.texts.mark(standing.mark) {
            text += &format!(" ({mark})");
        }
        text
    }

    fn seat_line(&self, row: &SeatRow) -> String {
        let thing = &self.model.things[row.thing];
        let mut text = thing.name.clone();
        if let Some(state) = thing.state.first() {
            text += &format!(": {state}");
        }
        if !row.actions.is_empty() {
            let actions = self.texts.chips(row.actions.iter());
            text += &format!(" {}: {actions}", self.texts.actions);
        }
        text
    }
}

fn listed(texts: impl Iterator<Item = String>) -> String {
    let texts: Vec<_> = texts.collect();
    match texts.is_empty() {
        true => "-".to_owned(),
        false => texts.join(", "),
    }
}
