//! The board of Sovereign: the battlefield with both walls, a column for the two players, the
//! combat under way, the hand.

mod cell;
mod clash;
mod colour;
mod concern;
mod grid;
mod model;
mod modeller;
mod pen;
mod plan;
mod player;
mod side;
mod state;
mod strip;
mod text;
mod words;

use super::{Board, Brush, Thing};
use catalog::Locale;
use model::Model;
use modeller::Modeller;
use pen::Pen;
use plan::Plan;
use ratatui::{buffer::Buffer, layout::Rect};
use sovereign::SovereignView;
use words::Speaker;

/// The board of Sovereign.
pub struct SovereignBoard {
    model: Model,
    lines: Vec<String>,
}

impl SovereignBoard {
    /// The board of a view, for a seat that can do this now (in notation).
    pub fn new(view: &SovereignView, choices: &[String], locale: &Locale) -> SovereignBoard {
        let say = Speaker { locale };
        SovereignBoard {
            model: Modeller::new(view, choices, say).model(),
            lines: text::lines(view, say),
        }
    }
}

impl Board for SovereignBoard {
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
        Plan::new(&self.model, width, most).height()
    }

    fn draw(&self, area: Rect, buffer: &mut Buffer, brush: &Brush) -> Vec<Rect> {
        let plan = Plan::new(&self.model, area.width, area.height);
        let mut pen = Pen {
            buffer,
            brush,
            places: vec![Rect::ZERO; self.model.things.len()],
        };
        pen.table(&self.model, &plan, area);
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
