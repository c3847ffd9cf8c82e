//! Puts the rooms on the screen, around the pawn if not all of them fit.

use super::canvas::Canvas;
use super::model::Maze;
use super::panel;
use super::pen::Pen;
use ratatui::layout::Rect;

/// The map takes at least so many lines while there are so many.
const LEAST: u16 = 10;
/// Columns between islands.
const GAP: u16 = 3;

impl Maze {
    /// How many lines the map takes of those there are.
    pub fn height(&self, most: u16) -> u16 {
        let highest = self.islands.iter().map(|island| island.height).max();
        highest.unwrap_or(0).max(LEAST).min(most)
    }
}

impl Pen<'_> {
    /// The islands side by side, and the panel at their right.
    pub fn maze(&mut self, maze: &Maze, area: Rect) {
        let wide = area.width.saturating_sub(panel::width(area.width) + 2);
        let mut room = Rect {
            width: wide,
            ..area
        };
        for (i, island) in maze.islands.iter().enumerate() {
            // Only the pawn's island is worth scrolling; the panel names the others.
            if i > 0 && (island.width > room.width || island.height > room.height) {
                break;
            }
            self.island(island, room);
            let used = (island.width + GAP).min(room.width);
            room = Rect {
                x: room.x + used,
                width: room.width - used,
                ..room
            };
        }
        let x = (area.x + wide + 2).min(area.right());
        let beside = Rect {
            x,
            width: area.right() - x,
            ..area
        };
        self.panel(&maze.panel, beside);
    }

    fn island(&mut self, island: &Canvas, area: Rect) {
        let pawn = island.pawn.unwrap_or((0, 0));
        let left = offset(pawn.0, island.width, area.width);
        let top = offset(pawn.1, island.height, area.height);
        let columns = area.width.min(island.width);
        let lines = area.height.min(island.height);
        for y in 0..lines {
            for x in 0..columns {
                let (letter, tone) = island.at(left + x, top + y);
                let style = tone.style(self.brush.palette);
                let place = Rect::new(area.x + x, area.y + y, 1, 1);
                self.put(place, letter.encode_utf8(&mut [0; 4]), style);
            }
        }
        for (thing, [x, y, width, height]) in &island.rooms {
            let shown = Rect::new(left, top, columns, lines);
            let there = Rect::new(*x, *y, *width, *height).intersection(shown);
            let place = match there.is_empty() {
                true => Rect::ZERO,
                false => Rect {
                    x: area.x + there.x - left,
                    y: area.y + there.y - top,
                    ..there
                },
            };
            self.places[*thing] = place;
            if self.brush.pointed == Some(*thing) {
                self.buffer.set_style(place, self.brush.palette.pointed());
            }
        }
        self.more(
            area,
            [left > 0, left + columns < island.width],
            [top > 0, top + lines < island.height],
        );
    }

    /// Arrows where the map goes on.
    fn more(&mut self, area: Rect, sideways: [bool; 2], upright: [bool; 2]) {
        if area.is_empty() {
            return;
        }
        let (middle, half) = (area.y + area.height / 2, area.x + area.width / 2);
        for (goes_on, x, y, arrow) in [
            (sideways[0], area.x, middle, "←"),
            (sideways[1], area.right() - 1, middle, "→"),
            (upright[0], half, area.y, "↑"),
            (upright[1], half, area.bottom() - 1, "↓"),
        ] {
            if goes_on {
                let strong = self.brush.palette.strong();
                self.put(Rect::new(x, y, 1, 1), arrow, strong);
            }
        }
    }
}

/// How far to scroll so that the place is in the middle, as far as that is possible.
fn offset(place: u16, length: u16, shown: u16) -> u16 {
    let most = length.saturating_sub(shown);
    place.saturating_sub(shown / 2).min(most)
}
