//! The World's grid: three rows of three cards.

use super::model::{Grid, GridCell, Tone};
use super::panel;
use super::pen::Pen;
use crate::board::fit;
use ratatui::layout::Rect;

/// A cell has so many lines, the more the better.
const CELL: std::ops::RangeInclusive<u16> = 2..=6;

impl Grid {
    /// How many lines the grid takes of those there are.
    pub fn height(&self, most: u16) -> u16 {
        3 * self.cell_lines(most) + 2
    }

    fn cell_lines(&self, most: u16) -> u16 {
        (most.saturating_sub(2) / 3).clamp(*CELL.start(), *CELL.end())
    }
}

impl Pen<'_> {
    /// The grid, and the panel at its right.
    pub fn grid(&mut self, grid: &Grid, area: Rect) {
        let panel = panel::width(area.width);
        let cell = (area.width.saturating_sub(panel + 3)) / 3;
        let lines = grid.cell_lines(area.height);
        for (i, one) in grid.cells.iter().enumerate() {
            let (column, row) = ((i % 3) as u16, (i / 3) as u16);
            let place = Rect {
                x: area.x + column * (cell + 1),
                y: area.y + row * (lines + 1),
                width: cell,
                height: lines,
            };
            self.grid_cell(one, place.intersection(area));
        }
        self.grid_lines(area, cell, lines);
        let x = (area.x + 3 * (cell + 1) + 1).min(area.right());
        let beside = Rect {
            x,
            width: area.right() - x,
            ..area
        };
        self.panel(&grid.panel, beside);
    }

    fn grid_lines(&mut self, area: Rect, cell: u16, lines: u16) {
        let faint = self.brush.palette.faint();
        let height = (3 * lines + 2).min(area.height);
        for y in 0..height {
            let between = lines > 0 && y % (lines + 1) == lines;
            for column in 1..=3 {
                let x = column * (cell + 1) - 1;
                let mark = match (between, column) {
                    (true, 3) => "┤",
                    (true, _) => "┼",
                    (false, _) => "│",
                };
                let place = Rect::new(area.x + x, area.y + y, 1, 1);
                self.put(place.intersection(area), mark, faint);
            }
            if between {
                for column in 0..3 {
                    let rule = "─".repeat(cell.into());
                    let place = Rect::new(area.x + column * (cell + 1), area.y + y, cell, 1);
                    self.put(place.intersection(area), &rule, faint);
                }
            }
        }
    }

    fn grid_cell(&mut self, cell: &GridCell, place: Rect) {
        if let Some(thing) = cell.thing {
            self.places[thing] = place;
        }
        let palette = self.brush.palette;
        let pointed = cell.thing.is_some() && self.brush.pointed == cell.thing;
        let head = match (pointed, cell.pawn) {
            (true, _) => palette.pointed(),
            (false, true) => palette.strong(),
            (false, false) => Tone::Plain.style(palette),
        };
        let wide = usize::from(place.width);
        let values = usize::from(!cell.values.is_empty());
        let room = usize::from(place.height).saturating_sub(1 + values);
        let mut title = fit::wrap(&cell.title, wide.max(1));
        if title.len() > room {
            title.truncate(room);
            if let Some(last) = title.last_mut() {
                *last = fit::shorten(&format!("{last} …"), wide);
            }
        }
        let mut lines = vec![(cell.head.clone(), head)];
        if !cell.values.is_empty() {
            lines.push((cell.values.clone(), palette.news()));
        }
        lines.extend(title.into_iter().map(|line| (line, palette.plain())));
        for (y, (line, style)) in (place.top()..place.bottom()).zip(lines) {
            let text = match pointed {
                true => fit::pad(&line, wide),
                false => line,
            };
            let style = if pointed { palette.pointed() } else { style };
            self.put(
                Rect {
                    y,
                    height: 1,
                    ..place
                },
                &text,
                style,
            );
        }
    }
}
