//! How much room the parts of the board get.

use super::model::{Model, Strip};
use super::strip;
use ratatui::layout::Rect;

/// Columns for the two players: a third of the board, within bounds.
const SIDE: std::ops::RangeInclusive<u16> = 26..=44;
/// Columns for the number of a row.
pub const ROW_LABEL: u16 = 2;
/// A zone has at most so many lines, and at least so many while there is any room.
const ROW: std::ops::RangeInclusive<u16> = 2..=5;
/// The lines of the Equipment window.
const CLASH: u16 = 2;
/// A strip has at most so many lines; the rest of it is scrolled.
const MOST_STRIP: u16 = 3;
const ZONES: u16 = 5;

/// The players stand above and below the battlefield where its zones then still have so many
/// lines, and would else have fewer columns than this.
const TALL_ROW: u16 = 3;
const WIDE_CELL: u16 = 14;

/// Where the players stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Players {
    /// At the right of the battlefield.
    Beside,
    /// Above and below it, in so many lines: the far one, the near one.
    Around([u16; 2]),
}

/// The lines of each part, and the columns of the battlefield.
pub struct Plan {
    pub players: Players,
    /// 1 if the columns are labelled.
    pub header: u16,
    /// The lines of a zone.
    pub row: u16,
    /// The columns of a zone.
    pub cell: u16,
    pub clash: u16,
    pub strips: Vec<u16>,
    pub hand: u16,
    width: u16,
}

impl Plan {
    /// The richest plan that fits.
    pub fn new(model: &Model, width: u16, most: u16) -> Plan {
        let beside = Plan::with(model, width, Players::Beside);
        let lines = (model.sides)
            .each_ref()
            .map(|side| 2 + u16::from(!side.equipment.is_empty()));
        let mut around = Plan::with(model, width, Players::Around(lines));
        while around.height() > most && around.row > TALL_ROW {
            around.row -= 1;
        }
        if around.height() <= most && beside.cell < WIDE_CELL {
            return around;
        }
        let mut plan = beside;
        while plan.height() > most && plan.gives_way() {}
        plan
    }

    /// Everything as large as it can be of use.
    fn with(model: &Model, width: u16, players: Players) -> Plan {
        let side = match players {
            Players::Beside => (width / 3).clamp(*SIDE.start(), *SIDE.end()).min(width) + 1,
            Players::Around(_) => 0,
        };
        let field = width.saturating_sub(side + ROW_LABEL + 1);
        let wanted = |strip: &Strip| strip::height(strip, width).min(MOST_STRIP);
        Plan {
            players,
            header: 1,
            row: *ROW.end(),
            cell: (field / ZONES).saturating_sub(1),
            clash: if model.clash.is_some() { CLASH } else { 0 },
            strips: model.strips.iter().map(wanted).collect(),
            hand: model.hand.as_ref().map_or(0, wanted),
            width,
        }
    }

    /// All lines.
    pub fn height(&self) -> u16 {
        let strips: u16 = self.strips.iter().sum();
        let players = match self.players {
            Players::Beside => 0,
            Players::Around(lines) => lines.iter().sum(),
        };
        players + self.field_height() + self.clash + strips + self.hand
    }

    /// The lines of the battlefield with its labels.
    pub fn field_height(&self) -> u16 {
        self.header + ZONES * self.row
    }

    /// The columns of the battlefield with its labels.
    pub fn field_width(&self) -> u16 {
        (ROW_LABEL + ZONES * (self.cell + 1) + 1).min(self.width)
    }

    /// Where a zone is, counted from the corner of the battlefield.
    pub fn zone(&self, row: u16, column: u16) -> Rect {
        Rect::new(
            ROW_LABEL + 1 + column * (self.cell + 1),
            self.header + row * self.row,
            self.cell,
            self.row,
        )
    }

    /// Gives up one line of what matters least; false if there is nothing to give up.
    fn gives_way(&mut self) -> bool {
        let longest = self.strips.iter_mut().max();
        if self.row > *ROW.start() {
            self.row -= 1;
        } else if self.hand > 1 {
            self.hand -= 1;
        } else if let Some(lines @ 2..) = longest {
            *lines -= 1;
        } else if self.header > 0 {
            self.header = 0;
        } else if self.hand > 0 {
            self.hand -= 1;
        } else if self.row > 1 {
            self.row = 1;
        } else {
            return false;
        }
        true
    }
}
