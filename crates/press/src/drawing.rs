//! A finished picture: shapes and lines of text in the order they are painted. What writes it
//! to a file ([`crate::svg()`], [`crate::png()`], [`crate::pdf()`]) sees nothing else.

use crate::colour::Colour;
use crate::font::Run;
use crate::geometry::{Point, Size, Transform};
use crate::path::Path;

/// A picture of this size.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// How large it is, in millimetres.
    pub size: Size,
    pub(crate) items: Vec<Item>,
}

/// Something painted.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Item {
    Shape {
        path: Path,
        fill: Option<Fill>,
        stroke: Option<Stroke>,
    },
    Text(Written),
    Group {
        transform: Option<Transform>,
        clip: Option<Path>,
        items: Vec<Item>,
    },
}

/// What fills a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fill {
    /// With what.
    pub paint: Paint,
    /// Which parts are inside.
    pub rule: Rule,
}

/// One colour, or two that run into each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Paint {
    /// One colour.
    Plain(Colour),
    /// From one colour at the one place to another at the other.
    Blend {
        /// Where it begins.
        from: Point,
        /// With this.
        first: Colour,
        /// Where it ends.
        to: Point,
        /// With this.
        last: Colour,
    },
}

/// Which parts of a shape are inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Rule {
    /// Everything that the outline goes around.
    #[default]
    Around,
    /// What the outline goes around an odd number of times: an outline within another is a hole.
    Odd,
}

/// A drawn line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub colour: Colour,
    /// Its width in millimetres.
    pub width: f32,
    /// Lengths of dashes and gaps, if it is dashed.
    pub dash: Option<(f32, f32)>,
    /// How lines end and meet.
    pub ends: Ends,
}

/// How lines end and meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Ends {
    /// Cut off, with pointed corners.
    #[default]
    Sharp,
    /// Round.
    Round,
}

/// A run of text at its place.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Written {
    pub run: Run,
    /// Where its baseline begins.
    pub at: Point,
    /// The em in millimetres.
    pub size: f32,
    pub colour: Colour,
    /// A line of another colour around the letters, below them; its width in millimetres.
    pub halo: Option<(Colour, f32)>,
}

impl From<Colour> for Paint {
    fn from(colour: Colour) -> Paint {
        Paint::Plain(colour)
    }
}

impl From<Colour> for Fill {
    fn from(colour: Colour) -> Fill {
        Fill::from(Paint::Plain(colour))
    }
}

impl From<Paint> for Fill {
    fn from(paint: Paint) -> Fill {
        Fill {
            paint,
            rule: Rule::Around,
        }
    }
}

impl Fill {
    /// The same fill, with holes where outlines overlap.
    pub fn with_holes(self) -> Fill {
        Fill {
            rule: Rule::Odd,
            ..self
        }
    }
}

impl Paint {
    /// From one colour at the top of something down to another.
    pub fn down(top: f32, first: Colour, bottom: f32, last: Colour) -> Paint {
        Paint::Blend {
            from: Point { x: 0.0, y: top },
            first,
            to: Point { x: 0.0, y: bottom },
            last,
        }
    }
}

impl Stroke {
    /// A plain line.
    pub const fn new(colour: Colour, width: f32) -> Stroke {
        Stroke {
            colour,
            width,
            dash: None,
            ends: Ends::Sharp,
        }
    }

    /// With round ends and corners.
    pub const fn round(self) -> Stroke {
        Stroke {
            ends: Ends::Round,
            ..self
        }
    }

    /// Dashed.
    pub const fn dashed(self, dash: f32, gap: f32) -> Stroke {
        Stroke {
            dash: Some((dash, gap)),
            ..self
        }
    }
}

impl Drawing {
    /// All text on it, run by run in the order it was written.
    pub fn texts(&self) -> Vec<&str> {
        fn gather<'a>(items: &'a [Item], texts: &mut Vec<&'a str>) {
            for item in items {
                match item {
                    Item::Shape { .. } => {}
                    Item::Text(written) => texts.push(&written.run.text),
                    Item::Group { items, .. } => gather(items, texts),
                }
            }
        }
        let mut texts = Vec::new();
        gather(&self.items, &mut texts);
        texts
    }
}
