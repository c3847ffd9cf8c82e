//! Where the parts of the screen are.

use crate::board::Board;
use ratatui::layout::Rect;

/// From this width on the log has a column of its own.
const WIDE: u16 = 116;
/// From this height on the list gets more lines before the board does.
const TALL: u16 = 30;

/// What the parts of the screen need.
pub struct Needs<'b> {
    /// The board, which says itself how high it is.
    pub board: &'b dyn Board,
    /// Lines for what is asked.
    pub question: u16,
    /// Columns for the widest row of the list.
    pub list: u16,
    /// Is one action being looked for among many?
    pub searching: bool,
}

/// Where the parts of the screen are.
pub struct Regions {
    /// The line at the top.
    pub status: Rect,
    /// The board.
    pub board: Rect,
    /// What is asked.
    pub question: Rect,
    /// What can be done.
    pub list: Rect,
    /// What happened; empty while there is no room for it.
    pub log: Rect,
    /// What a card says. Only on a screen that has room for it besides the log; on others it
    /// takes the place of [`Regions::below`].
    pub reading: Option<Rect>,
    /// Everything below the question that is not in a column of its own.
    pub below: Rect,
    /// The line at the bottom.
    pub footer: Rect,
}

impl Regions {
    /// Divides the screen.
    pub fn new(screen: Rect, needs: &Needs) -> Regions {
        let status = Rect {
            height: 1,
            ..screen
        };
        let footer = Rect {
            y: screen.bottom().saturating_sub(1),
            ..status
        };
        let middle = Rect {
            y: status.bottom(),
            height: footer.y.saturating_sub(status.bottom()),
            ..screen
        };
        let (main, side) = match screen.width >= WIDE {
            true => split_columns(middle, main_width(screen)),
            false => (middle, Rect::ZERO),
        };
        let list_lines = if screen.height >= TALL { 9 } else { 5 };
        let most = main.height.saturating_sub(needs.question + list_lines);
        let (board, rest) = split_lines(main, needs.board.height(main.width, most));
        let (question, below) = split_lines(rest, needs.question);
        let (list, log, reading) = match side.is_empty() {
            false => {
                let lines = if screen.height >= TALL {
                    side.height * 3 / 5
                } else {
                    side.height
                };
                let (log, reading) = split_lines(side, lines);
                // One line is the rule between them.
                let (_, reading) = split_lines(reading, 1);
                (below, log, (!reading.is_empty()).then_some(reading))
            }
            // Whoever looks for one action among many can do without the log for a moment.
            true if needs.searching && needs.list > most_list(below) => (below, Rect::ZERO, None),
            true => {
                let width = needs.list.clamp(below.width * 3 / 5, most_list(below));
                let (list, log) = split_columns(below, width);
                (list, log, None)
            }
        };
        Regions {
            status,
            board,
            question,
            list,
            log,
            reading,
            below,
            footer,
        }
    }
}

/// The columns of everything that stands beside the log where that has a column of its own.
pub fn main_width(screen: Rect) -> u16 {
    match screen.width >= WIDE {
        true => screen.width - (screen.width * 3 / 10).clamp(36, 64) - 1,
        false => screen.width,
    }
}

/// The widest a list may be beside a log.
fn most_list(below: Rect) -> u16 {
    below.width * 2 / 3
}

fn split_lines(area: Rect, lines: u16) -> (Rect, Rect) {
    let height = lines.min(area.height);
    let top = Rect { height, ..area };
    let bottom = Rect {
        y: top.bottom(),
        height: area.height - height,
        ..area
    };
    (top, bottom)
}

/// Two columns with a line between them.
fn split_columns(area: Rect, columns: u16) -> (Rect, Rect) {
    let width = columns.min(area.width);
    let left = Rect { width, ..area };
    let x = (left.right() + 1).min(area.right());
    let right = Rect {
        x,
        width: area.right() - x,
        ..area
    };
    (left, right)
}
