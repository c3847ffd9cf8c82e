//! Puts the parts of the board on the screen.

use super::layout;
use super::model::{Hand, Model, Piece, Row, Scene, Tone};
use crate::board::{Brush, fit};
use ratatui::{buffer::Buffer, layout::Rect};

/// Puts texts on the buffer, and remembers where the things are.
pub struct Pen<'a> {
    pub buffer: &'a mut Buffer,
    pub brush: &'a Brush,
    pub places: Vec<Rect>,
}

impl Pen<'_> {
    /// The whole board.
    pub fn table(&mut self, model: &Model, area: Rect) {
        let below = model.below(area.width).min(area.height);
        let scene = Rect {
            height: area.height - below,
            ..area
        };
        match &model.scene {
            Scene::Fight(rows) => return self.rows(rows, area),
            Scene::Grid(grid) => self.grid(grid, scene),
            Scene::Maze(maze) => self.maze(maze, scene),
        }
        let hand = Rect {
            y: scene.bottom(),
            height: below.saturating_sub(1),
            ..area
        };
        self.hand(&model.hand, hand);
        if below > 0 {
            let piles = Rect {
                y: hand.bottom(),
                height: 1,
                ..area
            };
            self.pieces(&model.piles, piles);
        }
    }

    fn rows(&mut self, rows: &[Row], area: Rect) {
        let lines = layout::lines(rows, area.width.into(), area.height.into());
        for (y, pieces) in (area.top()..area.bottom()).zip(lines) {
            self.pieces(
                &pieces,
                Rect {
                    y,
                    height: 1,
                    ..area
                },
            );
        }
    }

    /// Pieces side by side, cut at the end of the line.
    pub fn pieces(&mut self, pieces: &[Piece], line: Rect) {
        let mut x = line.x;
        for piece in pieces {
            let wide = (fit::width(&piece.text) as u16).min(line.right().saturating_sub(x));
            let place = Rect {
                x,
                width: wide,
                ..line
            };
            self.piece(piece, place);
            x += wide;
        }
    }

    fn piece(&mut self, piece: &Piece, place: Rect) {
        let pointed = piece.thing.is_some() && self.brush.pointed == piece.thing;
        if let Some(known) = piece.thing.and_then(|thing| self.places.get_mut(thing)) {
            *known = place;
        }
        let style = match pointed {
            true => self.brush.palette.pointed(),
            false => piece.tone.style(self.brush.palette),
        };
        self.put(place, &piece.text, style);
    }

    fn hand(&mut self, hand: &Hand, area: Rect) {
        if area.is_empty() {
            return;
        }
        self.put(area, &hand.label, self.brush.palette.strong());
        let indent = (hand.indent() as u16).min(area.width);
        let columns = hand.columns(area.width.into());
        let wide = usize::from(area.width - indent) / columns;
        for (i, card) in hand.cards.iter().enumerate() {
            let (column, line) = (i % columns, i / columns);
            let place = Rect {
                x: area.x + indent + (column * wide) as u16,
                y: area.y + line as u16,
                width: (wide as u16).saturating_sub(1),
                height: 1,
            };
            let room = usize::from(place.width).saturating_sub(fit::width(&card.worth) + 1);
            let text = format!("{} {}", fit::shorten(&card.name, room), card.worth);
            let piece = Piece::about(text, Tone::Plain, card.thing);
            self.piece(&piece, place.intersection(area));
        }
    }

    /// A text in a place, cut if it must be.
    pub fn put(&mut self, place: Rect, text: &str, style: ratatui::style::Style) {
        if !place.is_empty() {
            let text = fit::shorten(text, place.width.into());
            self.buffer.set_string(place.x, place.y, text, style);
        }
    }
}
