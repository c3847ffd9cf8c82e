//! Sheets of cards to cut out: nine a page, for sleeves of 63.5 x 88 mm.

use crate::canvas::{Canvas, Label};
use crate::colour::Colour;
use crate::drawing::{Drawing, Stroke};
use crate::geometry::{Point, Rect, Size, Transform, at};
use crate::path::Path;
use crate::text::{Align, TextFault};
use std::collections::BTreeSet;

/// A card (TS-9.1).
pub const CARD: Size = Size {
    width: 63.5,
    height: 88.0,
};
/// Cards from left to right, and from top to bottom.
const SIDE: usize = 3;
/// Cards a page.
const PAGE: usize = SIDE * SIDE;

/// What is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Paper {
    /// 210 x 297 mm.
    #[default]
    A4,
    /// 8.5 x 11 inches.
    Letter,
}

/// How fronts and backs come together (TS-9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Mode {
    /// Two pages to cut apart; slips with the same number go into one sleeve.
    #[default]
    Single,
    /// Printed on both sides of the paper, which is turned over its long edge.
    Double,
    /// The same, with crosshairs in place of cut lines.
    DoubleCross,
    /// Printed on both sides of the paper, which is turned over its short edge.
    DoubleShort,
}

/// Where a card's code stands along its right edge (TS-9.5).
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub enum CodePlace {
    /// Near the lower right corner.
    #[default]
    Corner,
    /// On the upper half of a card that is read from both ends.
    UpperHalf,
    /// Above this height, where something runs off the edge below it.
    Above(f32),
}

/// One side of a card, with the code that is printed on its edge.
#[derive(Clone, Debug, PartialEq)]
pub struct Slip {
    /// What it shows; of the size of a [`CARD`].
    pub face: Drawing,
    /// Its code; nothing is printed if it is empty.
    pub code: String,
    /// Where the code stands.
    pub code_place: CodePlace,
    /// The code's ink, for what is below it.
    pub code_ink: Colour,
}

impl Slip {
    /// A face with a black code near the corner.
    pub fn new(face: Drawing, code: impl Into<String>) -> Slip {
        Slip {
            face,
            code: code.into(),
            code_place: CodePlace::Corner,
            code_ink: Colour::BLACK,
        }
    }
}

/// Cards to print.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Sheet {
    /// On what.
    pub paper: Paper,
    /// How.
    pub mode: Mode,
    /// The first sides, in order.
    pub fronts: Vec<Slip>,
    /// What is behind them, in the same order; none for cards with one side.
    pub backs: Vec<Slip>,
}

/// Which side of the paper a page is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// The first page.
    Front,
    /// The second.
    Back,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Marks {
    CutLines,
    Crosshairs,
    Nothing,
}

impl Paper {
    /// Its size.
    pub const fn size(self) -> Size {
        match self {
            Paper::A4 => Size {
                width: 210.0,
                height: 297.0,
            },
            Paper::Letter => Size {
                width: 215.9,
                height: 279.4,
            },
        }
    }

    /// The top left corner of the block of nine cards, which is in the middle (TS-9.1).
    pub fn block(self) -> Point {
        let Size { width, height } = self.size();
        let side = SIDE as f32;
        at(
            (width - side * CARD.width) / 2.0,
            (height - side * CARD.height) / 2.0,
        )
    }
}

impl Mode {
    /// Column and row of the card with this number on its page, from 0 (TS-9.3).
    pub fn cell(self, card: usize, face: Face) -> (usize, usize) {
        let (column, row) = (card % SIDE, card / SIDE % SIDE);
        match (self, face) {
            (_, Face::Front) | (Mode::Single, Face::Back) => (column, row),
            (Mode::Double | Mode::DoubleCross, Face::Back) => (SIDE - 1 - column, row),
            (Mode::DoubleShort, Face::Back) => (column, SIDE - 1 - row),
        }
    }

    // TS-9.3
    fn marks(self, face: Face) -> Marks {
        match (self, face) {
            (Mode::Single, _) | (Mode::Double | Mode::DoubleShort, Face::Front) => Marks::CutLines,
            (Mode::DoubleCross, _) => Marks::Crosshairs,
            (Mode::Double | Mode::DoubleShort, Face::Back) => Marks::Nothing,
        }
    }

    fn codes(self, face: Face) -> bool {
        face == Face::Front || self == Mode::Single
    }

    /// Over the short edge a page comes out upside down; the backs are turned against that, so
    /// that the cards are the same as those of the other modes.
    fn upside_down(self, face: Face) -> bool {
        self == Mode::DoubleShort && face == Face::Back
    }
}

impl Sheet {
    /// The pages, fronts and backs in turn.
    pub fn pages(&self) -> Result<Vec<Drawing>, TextFault> {
        let mut pages = Vec::new();
        let sheets = self.fronts.len().max(self.backs.len()).div_ceil(PAGE);
        for sheet in 0..sheets {
            for (face, slips) in [(Face::Front, &self.fronts), (Face::Back, &self.backs)] {
                let slips = slips.chunks(PAGE).nth(sheet).unwrap_or_default();
                // With backs at all, every front has a page behind it, or duplex gets out of step.
                if !slips.is_empty() || !self.backs.is_empty() {
                    pages.push(self.page(slips, face)?);
                }
            }
        }
        Ok(pages)
    }

    /// Where a card stands on its page.
    pub fn place(&self, card: usize, face: Face) -> Rect {
        let (column, row) = self.mode.cell(card, face);
        let block = self.paper.block();
        Rect::new(
            block.x + CARD.width * column as f32,
            block.y + CARD.height * row as f32,
            CARD.width,
            CARD.height,
        )
    }

    fn page(&self, slips: &[Slip], face: Face) -> Result<Drawing, TextFault> {
        let mut canvas = Canvas::new();
        let places: Vec<Rect> = (0..slips.len())
            .map(|card| self.place(card, face))
            .collect();
        for (slip, place) in slips.iter().zip(&places) {
            let mut card = Canvas::new();
            let edges = Rect::new(0.0, 0.0, CARD.width, CARD.height);
            card.clipped(Path::rect(edges), |inner| {
                inner.place(&slip.face, Transform::shift(0.0, 0.0));
            });
            if self.mode.codes(face) {
                write_code(&mut card, slip)?;
            }
            let shift = Transform::shift(place.x, place.y);
            let by = if self.mode.upside_down(face) {
                Transform::turn(180.0, edges.centre()).then(shift)
            } else {
                shift
            };
            canvas.place(&card.finish(CARD), by);
        }
        match self.mode.marks(face) {
            Marks::CutLines => cut_lines(&mut canvas, &places),
            Marks::Crosshairs => crosshairs(&mut canvas, &places),
            Marks::Nothing => {}
        }
        Ok(canvas.finish(self.paper.size()))
    }
}

/// From the edge, and from the lower end of where the code may stand.
const CODE_MARGIN: (f32, f32) = (0.45, 3.0);

// TS-9.5
fn write_code(canvas: &mut Canvas, slip: &Slip) -> Result<(), TextFault> {
    if slip.code.is_empty() {
        return Ok(());
    }
    let foot = match slip.code_place {
        CodePlace::Corner => CARD.height - CODE_MARGIN.1,
        CodePlace::UpperHalf => CARD.height / 2.0 - CODE_MARGIN.1,
        CodePlace::Above(height) => height - CODE_MARGIN.0,
    };
    let foot = at(CARD.width - CODE_MARGIN.0, foot);
    let label = Label::new(&slip.code, 4.0).in_colour(slip.code_ink);
    canvas.within(Transform::turn(-90.0, foot), |turned| {
        turned.write(&label, foot, Align::Left)
    })
}

// TS-9.4: neighbours share an edge, which is drawn once, or the dashes of one would fill the
// gaps of the other. The gaps are white, or the line would not be seen between dark cards.
fn cut_lines(canvas: &mut Canvas, places: &[Rect]) {
    let stroke = Stroke::new(Colour::BLACK, 0.5).dashed(1.0, 0.5);
    let gaps = Stroke::new(Colour::WHITE, 0.5);
    let mut drawn = BTreeSet::new();
    for place in places {
        let corners = corners(place);
        for (from, to) in [(0, 1), (0, 2), (1, 3), (2, 3)] {
            let (from, to) = (corners[from], corners[to]);
            if drawn.insert((micrometres(from), micrometres(to))) {
                canvas.line(Path::line(from, to), gaps);
                canvas.line(Path::line(from, to), stroke);
            }
        }
    }
}

// TS-9.4
fn crosshairs(canvas: &mut Canvas, places: &[Rect]) {
    const ARM: f32 = 2.0;
    let stroke = Stroke::new(Colour::BLACK, 0.26);
    let mut drawn = BTreeSet::new();
    for corner in places.iter().flat_map(corners) {
        if drawn.insert(micrometres(corner)) {
            for (x, y) in [(ARM / 2.0, 0.0), (0.0, ARM / 2.0)] {
                let arm = Path::line(corner.moved(-x, -y), corner.moved(x, y));
                canvas.line(arm, stroke);
            }
        }
    }
}

/// Top left, top right, bottom left, bottom right.
fn corners(place: &Rect) -> [Point; 4] {
    [
        at(place.x, place.y),
        at(place.right(), place.y),
        at(place.x, place.bottom()),
        at(place.right(), place.bottom()),
    ]
}

fn micrometres(point: Point) -> (i32, i32) {
    (
        (point.x * 1000.0).round() as i32,
        (point.y * 1000.0).round() as i32,
    )
}

#[cfg(test)]
mod tests;
