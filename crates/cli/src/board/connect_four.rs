//! The board of Connect Four.

use super::{Board, Brush, Thing, Usable, fit};
use catalog::Locale;
use kernel::Phrase;
use ratatui::style::Style;
use ratatui::{buffer::Buffer, layout::Rect};
use samples::connect_four::ConnectFourView;
use samples::connect_four::board::Column;

/// A grid of discs.
pub struct ConnectFourBoard {
    /// The rows from the top.
    grid: Vec<Vec<Disc>>,
    things: Vec<Thing>,
    legend: String,
}

/// What is in a cell: nothing, or a seat's disc, which may be part of the winning line.
#[derive(Clone, Copy)]
struct Disc {
    seat: Option<usize>,
    won: bool,
}

const LETTERS: [char; 2] = ['x', 'o'];
const CELL: u16 = 4;

impl Disc {
    fn letter(self) -> char {
        match self.seat {
            None => '.',
            Some(seat) if self.won => LETTERS[seat].to_ascii_uppercase(),
            Some(seat) => LETTERS[seat],
        }
    }
}

impl ConnectFourBoard {
    /// The board of a view.
    pub fn new(view: &ConnectFourView, locale: &Locale) -> ConnectFourBoard {
        let rows = view.board.len();
        let disc = |row: usize, column: Column, seat: &Option<kernel::Seat>| Disc {
            seat: seat.map(|seat| seat.index()),
            won: (view.line.iter())
                .any(|cell| cell.column == column && usize::from(cell.row) == rows - 1 - row),
        };
        let thing = |column: Column| Thing {
            name: locale.say(
                &Phrase::new("mazzo-tui-connect-four-column")
                    .with("column", column.to_string().as_str()),
            ),
            card: None,
            state: Vec::new(),
            usable: Usable::If(format!("drop {column}")),
        };
        ConnectFourBoard {
            grid: (view.board.iter().enumerate())
                .map(|(row, cells)| {
                    let columns = Column::all().zip(cells);
                    columns
                        .map(|(column, seat)| disc(row, column, seat))
                        .collect()
                })
                .collect(),
            things: Column::all().map(thing).collect(),
            legend: locale.say(&Phrase::new("mazzo-tui-connect-four-legend")),
        }
    }
}

impl Board for ConnectFourBoard {
    fn status(&self) -> String {
        self.legend.clone()
    }

    fn things(&self) -> &[Thing] {
        &self.things
    }

    fn height(&self, _: u16, most: u16) -> u16 {
        (self.grid.len() as u16 + 2).min(most)
    }

    fn draw(&self, area: Rect, buffer: &mut Buffer, brush: &Brush) -> Vec<Rect> {
        let columns = self.things.len() as u16;
        let left = area.x + area.width.saturating_sub(columns * CELL) / 2;
        let cell = |column: usize, row: u16| {
            Rect::new(left + column as u16 * CELL, area.y + row, CELL, 1).intersection(area)
        };
        let mut put = |place: Rect, text: &str, style: Style| {
            if !place.is_empty() {
                buffer.set_string(place.x, place.y, fit::pad(text, place.width.into()), style);
            }
        };
        for column in 0..self.things.len() {
            let pointed = brush.pointed == Some(column);
            let style = if pointed {
                brush.palette.pointed()
            } else {
                brush.palette.strong()
            };
            put(cell(column, 0), &format!(" {}", column + 1), style);
            put(
                cell(column, self.grid.len() as u16 + 1),
                "────",
                brush.palette.faint(),
            );
        }
        for (row, discs) in (1..).zip(&self.grid) {
            for (column, disc) in discs.iter().enumerate() {
                let style = match disc.seat {
                    Some(seat) => brush.palette.seat(seat).patch(brush.palette.strong()),
                    None => brush.palette.faint(),
                };
                put(cell(column, row), &format!(" {}", disc.letter()), style);
            }
        }
        (0..self.things.len())
            .map(|column| Rect {
                height: self.grid.len() as u16 + 1,
                ..cell(column, 0)
            })
            .map(|place| place.intersection(area))
            .collect()
    }

    fn concerns(&self, thing: usize, action: &str) -> bool {
        matches!(&self.things[thing].usable, Usable::If(drop) if drop == action)
    }

    fn lines(&self) -> Vec<String> {
        let numbers: Vec<_> = (1..=self.things.len()).map(|n| n.to_string()).collect();
        let spaced = |discs: &Vec<Disc>| {
            let letters: Vec<_> = discs.iter().map(|disc| disc.letter().to_string()).collect();
            letters.join(" ")
        };
        let mut lines = vec![self.legend.clone(), numbers.join(" ")];
        lines.extend(self.grid.iter().map(spaced));
        lines
    }
}
