//! The board of Estro: the field of its frame between the two sides, zones, hands.

mod colour;
mod concern;
mod face;
mod model;
mod modeller;
mod pen;
mod scene;
mod stack;
mod standing;
mod state;
mod text;
mod words;

use super::{Board, Brush, Thing};
use catalog::Locale;
use estro::view::EstroView;
use face::Labels;
use model::Model;
use modeller::Modeller;
use pen::Pen;
use ratatui::{buffer::Buffer, layout::Rect};
use text::Texts;
use words::Speaker;

/// The board of Estro.
pub struct EstroBoard {
    model: Model,
    labels: Labels,
    texts: Texts,
}

impl EstroBoard {
    /// The board of a view.
    pub fn new(view: &EstroView, locale: &Locale) -> EstroBoard {
        let say = Speaker { locale };
        let labels = Labels::new(say);
        EstroBoard {
            model: Modeller::new(view, say, &labels).model(),
            texts: Texts::new(say),
            labels,
        }
    }
}

impl Board for EstroBoard {
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
        let (_, lines) = self.model.fit(width, most);
        lines.iter().sum::<u16>().min(most)
    }

    fn draw(&self, area: Rect, buffer: &mut Buffer, brush: &Brush) -> Vec<Rect> {
        let (fitting, lines) = self.model.fit(area.width, area.height);
        let mut pen = Pen {
            buffer,
            brush,
            labels: &self.labels,
            fitting,
            places: vec![Rect::ZERO; self.model.things.len()],
        };
        let mut y = area.y;
        for (part, height) in self.model.parts.iter().zip(lines) {
            pen.part(part, Rect { y, height, ..area }.intersection(area));
            y = y.saturating_add(height);
        }
        pen.places
    }

    fn concerns(&self, thing: usize, action: &str) -> bool {
        let concern = self.model.concerns.get(thing);
        concern.is_some_and(|concern| concern.includes(action))
    }

    fn lines(&self) -> Vec<String> {
        self.text_lines()
    }
}

#[cfg(test)]
mod tests;
