//! Text laid out in a rectangle.

use super::line::{Atom, Piece, atoms, broken, pieces};
use super::{POINT, Paragraph, TextFault, sizes};
use crate::colour::Colour;
use crate::font::CAPITALS;
use crate::geometry::Rect;

/// How lines stand between left and right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Align {
    /// They begin at the left.
    #[default]
    Left,
    /// In the middle.
    Centre,
    /// They end at the right.
    Right,
}

/// How lines stand between top and bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Rise {
    /// They begin at the top.
    #[default]
    Top,
    /// In the middle.
    Middle,
    /// They end at the bottom.
    Bottom,
}

/// A rectangle for running text, and how the text wants to look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TextBox {
    /// Where.
    pub area: Rect,
    /// The wished size in points.
    pub size: f32,
    /// The least size in points (TS-9.11).
    pub least: f32,
    /// From line to line, in ems.
    pub leading: f32,
    /// Between paragraphs, in ems, on top of the leading.
    pub gap: f32,
    /// Left to right.
    pub align: Align,
    /// Top to bottom.
    pub rise: Rise,
    /// The ink.
    pub colour: Colour,
    /// What symbols in the text leave free.
    pub paper: Colour,
}

/// Text with the place of every line, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Laid {
    /// The size that fitted, in points.
    pub size: f32,
    /// How high all lines are together, in millimetres.
    pub height: f32,
    pub(crate) lines: Vec<LaidLine>,
    pub(crate) colour: Colour,
    pub(crate) paper: Colour,
}

/// A line: where its baseline begins, and what stands on it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LaidLine {
    pub x: f32,
    pub baseline: f32,
    pub pieces: Vec<Piece>,
    /// In millimetres.
    pub width: f32,
}

impl TextBox {
    /// Running text of nine points, black, from the top left.
    pub const fn new(area: Rect) -> TextBox {
        TextBox {
            area,
            size: 9.0,
            least: 7.5,
            leading: 1.2,
            gap: 0.35,
            align: Align::Left,
            rise: Rise::Top,
            colour: Colour::BLACK,
            paper: Colour::WHITE,
        }
    }

    /// The text at the largest size that fits.
    pub fn lay(&self, paragraphs: &[Paragraph]) -> Result<Laid, TextFault> {
        let atoms = paragraphs
            .iter()
            .map(atoms)
            .collect::<Result<Vec<_>, _>>()?;
        let mut needs = 0.0;
        let mut room = self.area.height;
        for size in sizes(self.size, self.least) {
            match self.lay_at(size, paragraphs, &atoms)? {
                Fitted::Whole(laid) => return Ok(laid),
                Fitted::TooHigh(height) => (needs, room) = (height, self.area.height),
                Fitted::TooWide(width) => (needs, room) = (width, self.area.width),
            }
        }
        let text = paragraphs.first().map(Paragraph::text);
        Err(TextFault::overflow(&text.unwrap_or_default(), needs, room))
    }

    fn lay_at(
        &self,
        size: f32,
        paragraphs: &[Paragraph],
        atoms: &[Vec<Atom>],
    ) -> Result<Fitted, TextFault> {
        let em = size * POINT;
        let room = self.area.width / em;
        let mut lines = Vec::new();
        let mut y = 0.0;
        for (i, (paragraph, atoms)) in paragraphs.iter().zip(atoms).enumerate() {
            if i > 0 {
                y += self.gap * em;
            }
            for (begin, end) in broken(atoms, room) {
                let pieces = pieces(paragraph, begin, end)?;
                let width: f32 = pieces.iter().map(Piece::advance).sum::<f32>() * em;
                if width > self.area.width + 0.05 {
                    return Ok(Fitted::TooWide(width));
                }
                let free = self.area.width - width;
                let x = self.area.x
                    + match self.align {
                        Align::Left => 0.0,
                        Align::Centre => free / 2.0,
                        Align::Right => free,
                    };
                // Letters stand in the middle of their line, so that a box looks evenly filled.
                let baseline = y + (self.leading + CAPITALS) / 2.0 * em;
                lines.push(LaidLine {
                    x,
                    baseline,
                    pieces,
                    width,
                });
                y += self.leading * em;
            }
        }
        if y > self.area.height + 0.01 {
            return Ok(Fitted::TooHigh(y));
        }
        let top = self.area.y
            + match self.rise {
                Rise::Top => 0.0,
                Rise::Middle => (self.area.height - y) / 2.0,
                Rise::Bottom => self.area.height - y,
            };
        for line in &mut lines {
            line.baseline += top;
        }
        Ok(Fitted::Whole(Laid {
            size,
            height: y,
            lines,
            colour: self.colour,
            paper: self.paper,
        }))
    }
}

enum Fitted {
    Whole(Laid),
    TooHigh(f32),
    TooWide(f32),
}

#[cfg(test)]
mod tests;
