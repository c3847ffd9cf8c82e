//! The board of Command of Nature as lines of text.

use super::NatureBoard;
use super::model::{Chip, Mark, SeatRow, Standing};
use kernel::Phrase;
use nature::layout::{Layout, Row};

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
            let goods = stall.goods.iter().flatten().map(marked);
            lines.push(labelled(&stall.label, goods));
        }
        lines.push(model.removed.text.clone());
        lines.extend(model.rows.iter().map(|row| self.seat_line(row)));
        for hand in &model.hands {
            lines.push(format!(
                "{} {}",
                hand.label,
                listed(hand.cards.iter().map(marked))
            ));
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
        labelled(&format!("{label} {heading}"), standings)
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
        text += match standing.mark {
            Mark::None => "",
            Mark::Usable => " *",
            Mark::HasAttacked => " x",
            Mark::Attacks => " >",
            Mark::IsAttacked => " !",
        };
        text
    }

    fn seat_line(&self, row: &SeatRow) -> String {
        let thing = &self.model.things[row.thing];
        let mut text = format!("{}: {}", thing.name, row.sage);
        if let Some(state) = thing.state.first() {
            text += &format!(". {state}");
        }
        if !row.actions.is_empty() {
            text += &format!(
                " {} {}",
                self.texts.actions,
                listed(row.actions.iter().map(marked))
            );
        }
        text
    }
}

/// Words that only the text needs.
pub struct Texts {
    rows: [String; 3],
    actions: String,
}

impl Texts {
    pub fn new(say: super::words::Speaker) -> Texts {
        let row =
            |row: Row| say.phrase(Phrase::new("mazzo-tui-nature-row").with("row", row.number()));
        Texts {
            rows: Row::ALL.map(row),
            actions: say.phrase(Phrase::new("mazzo-tui-nature-actions")),
        }
    }
}

fn marked(chip: &Chip) -> String {
    match chip.usable {
        true => format!("{} *", chip.text),
        false => chip.text.clone(),
    }
}

fn listed(texts: impl Iterator<Item = String>) -> String {
    let texts: Vec<_> = texts.collect();
    match texts.is_empty() {
        true => "-".to_owned(),
        false => texts.join(", "),
    }
}

fn labelled(label: &str, texts: impl Iterator<Item = String>) -> String {
    format!("{label}: {}", listed(texts))
}
