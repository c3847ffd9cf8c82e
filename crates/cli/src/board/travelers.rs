//! The board of Travelers: the World's grid or the Dungeon's rooms with what is read there, or the
//! fight that is going on; below it the hand and the Discard Deck.

mod canvas;
mod combat;
mod concern;
mod dungeon;
mod grid;
mod layout;
mod model;
mod modeller;
mod panel;
mod pen;
mod rows;
mod text;
mod words;

use super::{Board, Brush, Thing};
use ::travelers::TravelersView;
use catalog::Locale;
use model::{Model, Scene};
use modeller::Modeller;
use pen::Pen;
use ratatui::{buffer::Buffer, layout::Rect};
use words::Speaker;

/// The board of Travelers.
pub struct TravelersBoard {
    model: Model,
    lines: Vec<String>,
}

impl TravelersBoard {
    /// The board of a view.
    pub fn new(view: &TravelersView, locale: &Locale) -> TravelersBoard {
        let say = Speaker { locale };
        let model = Modeller::new(view, say).model();
        TravelersBoard {
            lines: text::lines(view, &model, say),
            model,
        }
    }
}

impl Board for TravelersBoard {
    fn status(&self) -> String {
        self.model.status.clone()
    }

    fn things(&self) -> &[Thing] {
        &self.model.things
    }

    fn first(&self) -> usize {
        self.model.first
    }

    fn height(&self, width: u16, most: u16) -> u16 {
        let below = self.model.below(width);
        let scene = match &self.model.scene {
            Scene::Grid(grid) => grid.height(most.saturating_sub(below)),
            Scene::Maze(maze) => maze.height(most.saturating_sub(below)),
            Scene::Fight(rows) => layout::lines(rows, width.into(), most.into()).len() as u16,
        };
        (scene + below).min(most)
    }

    fn draw(&self, area: Rect, buffer: &mut Buffer, brush: &Brush) -> Vec<Rect> {
        let mut pen = Pen {
            buffer,
            brush,
            places: vec![Rect::ZERO; self.model.things.len()],
        };
        pen.table(&self.model, area);
        pen.places
    }

    fn concerns(&self, thing: usize, action: &str) -> bool {
        let concern = self.model.concerns.get(thing);
        concern.is_some_and(|concern| concern.includes(action))
    }

    fn lines(&self) -> Vec<String> {
        self.lines.clone()
    }
}

#[cfg(test)]
mod tests;
