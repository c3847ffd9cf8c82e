//! Where a card is drawn.

use crate::colour::Colour;
use crate::drawing::{Drawing, Fill, Item, Paint, Stroke, Written};
use crate::emblem::Emblem;
use crate::font::{EM, Weight, shape};
use crate::geometry::{Point, Rect, Size, Transform};
use crate::path::Path;
use crate::text::{Align, Laid, POINT, Paragraph, TextBox, TextFault};
use crate::text::{BESIDE, Piece, SYMBOL};

/// Takes what is painted, one thing over the other, in millimetres.
///
/// ```
/// use press::{Align, Canvas, Colour, Label, Path, Rect, Size, at};
/// let mut canvas = Canvas::new();
/// canvas.fill(Path::rect(Rect::new(0.0, 0.0, 63.5, 88.0)), Colour::new(0xf4efe2));
/// canvas.write(&Label::bold("Gravel", 11.0), at(31.75, 8.0), Align::Centre)?;
/// let card = canvas.finish(Size { width: 63.5, height: 88.0 });
/// assert_eq!(card.texts(), ["Gravel"]);
/// # Ok::<(), press::TextFault>(())
/// ```
#[derive(Debug, Default)]
pub struct Canvas {
    items: Vec<Item>,
}

/// One line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// What it says.
    pub text: String,
    /// Its size in points.
    pub size: f32,
    /// Its weight.
    pub weight: Weight,
    /// Its ink.
    pub colour: Colour,
    /// A line around the letters, below them, with its width in millimetres.
    pub halo: Option<(Colour, f32)>,
}

impl Label {
    /// Regular text in black.
    pub fn new(text: impl Into<String>, size: f32) -> Label {
        Label {
            text: text.into(),
            size,
            weight: Weight::Regular,
            colour: Colour::BLACK,
            halo: None,
        }
    }

    /// Bold text in black.
    pub fn bold(text: impl Into<String>, size: f32) -> Label {
        Label {
            weight: Weight::Bold,
            ..Label::new(text, size)
        }
    }

    /// In another colour.
    pub fn in_colour(self, colour: Colour) -> Label {
        Label { colour, ..self }
    }

    /// With a line around the letters.
    pub fn with_halo(self, colour: Colour, width: f32) -> Label {
        Label {
            halo: Some((colour, width)),
            ..self
        }
    }

    /// How wide it is, in millimetres.
    pub fn width(&self) -> Result<f32, TextFault> {
        let runs = shape(&self.text, self.weight)?;
        let units: i32 = runs.iter().map(|run| run.width).sum();
        Ok(units as f32 / EM * self.size * POINT)
    }

    /// The same text, shrunk by tenths until it is no wider than this, but not below the least
    /// size in points (TS-9.11).
    pub fn fitting(mut self, width: f32, least: f32) -> Result<Label, TextFault> {
        let wished = self.size;
        let mut needs = 0.0;
        for size in crate::text::sizes(wished, least) {
            self.size = size;
            needs = self.width()?;
            if needs <= width {
                return Ok(self);
            }
        }
        Err(TextFault::overflow(&self.text, needs, width))
    }
}

impl Canvas {
    /// An empty canvas.
    pub fn new() -> Canvas {
        Canvas::default()
    }

    /// Fills a shape.
    pub fn fill(&mut self, path: Path, fill: impl Into<Fill>) {
        self.items.push(Item::Shape {
            path,
            fill: Some(fill.into()),
            stroke: None,
        });
    }

    /// Fills a shape with a colour at its top that becomes another at its bottom.
    pub fn fill_down(&mut self, path: Path, first: Colour, last: Colour) {
        let bounds = path.bounds().unwrap_or(Rect::new(0.0, 0.0, 0.0, 0.0));
        self.fill(path, Paint::down(bounds.y, first, bounds.bottom(), last));
    }

    /// Draws a line.
    pub fn line(&mut self, path: Path, stroke: Stroke) {
        self.items.push(Item::Shape {
            path,
            fill: None,
            stroke: Some(stroke),
        });
    }

    /// Fills a shape and draws its outline.
    pub fn shape(&mut self, path: Path, fill: impl Into<Fill>, stroke: Stroke) {
        self.items.push(Item::Shape {
            path,
            fill: Some(fill.into()),
            stroke: Some(stroke),
        });
    }

    /// Draws something moved, turned or scaled.
    pub fn within<R>(&mut self, by: Transform, draw: impl FnOnce(&mut Canvas) -> R) -> R {
        self.group(Some(by), None, draw)
    }

    /// Draws something of which only what lies inside an outline is seen.
    pub fn clipped<R>(&mut self, to: Path, draw: impl FnOnce(&mut Canvas) -> R) -> R {
        self.group(None, Some(to), draw)
    }

    fn group<R>(
        &mut self,
        transform: Option<Transform>,
        clip: Option<Path>,
        draw: impl FnOnce(&mut Canvas) -> R,
    ) -> R {
        let mut inner = Canvas::new();
        let result = draw(&mut inner);
        self.items.push(Item::Group {
            transform,
            clip,
            items: inner.items,
        });
        result
    }

    /// Draws an emblem into a place: its height fills the place, and it stands in the middle.
    /// What it leaves free is painted with `paper`.
    pub fn emblem(&mut self, emblem: &Emblem, place: Rect, ink: Colour, paper: Colour) {
        let width = place.height * emblem.width();
        let middle = place.x + (place.width - width) / 2.0;
        let square = Rect::new(middle, place.y, place.height, place.height);
        for (path, fill, stroke) in emblem.painted(square, ink, paper) {
            self.items.push(Item::Shape { path, fill, stroke });
        }
    }

    /// Writes one line; `place` is on its baseline.
    pub fn write(&mut self, label: &Label, place: Point, align: Align) -> Result<(), TextFault> {
        let runs = shape(&label.text, label.weight)?;
        let size = label.size * POINT;
        let width = runs.iter().map(|run| run.width).sum::<i32>() as f32 / EM * size;
        let mut x = place.x
            - match align {
                Align::Left => 0.0,
                Align::Centre => width / 2.0,
                Align::Right => width,
            };
        for run in runs {
            let advance = run.width as f32 / EM * size;
            self.items.push(Item::Text(Written {
                run,
                at: Point { x, y: place.y },
                size,
                colour: label.colour,
                halo: label.halo,
            }));
            x += advance;
        }
        Ok(())
    }

    /// Writes running text into a box, as large as fits; the result says how it came out.
    pub fn flow(&mut self, text: &[Paragraph], room: &TextBox) -> Result<Laid, TextFault> {
        let laid = room.lay(text)?;
        self.laid(&laid);
        Ok(laid)
    }

    /// Draws text that has been laid out before.
    pub fn laid(&mut self, laid: &Laid) {
        let em = laid.size * POINT;
        for line in &laid.lines {
            let mut x = line.x;
            for piece in &line.pieces {
                let y = line.baseline;
                match piece {
                    Piece::Run(run) => self.items.push(Item::Text(Written {
                        run: run.clone(),
                        at: Point { x, y },
                        size: em,
                        colour: laid.colour,
                        halo: None,
                    })),
                    Piece::Symbol(emblem) => {
                        let side = SYMBOL * em;
                        let below = (SYMBOL - crate::font::CAPITALS) / 2.0 * em;
                        let wide = side * emblem.width();
                        let place = Rect::new(x + BESIDE * em, y - side + below, wide, side);
                        self.emblem(emblem, place, laid.colour, laid.paper);
                    }
                }
                x += piece.advance() * em;
            }
        }
    }

    /// Puts a finished drawing onto this one.
    pub fn place(&mut self, drawing: &Drawing, by: Transform) {
        self.items.push(Item::Group {
            transform: Some(by),
            clip: None,
            items: drawing.items.clone(),
        });
    }

    /// The finished drawing.
    pub fn finish(self, size: Size) -> Drawing {
        Drawing {
            size,
            items: self.items,
        }
    }
}
