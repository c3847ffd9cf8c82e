//! Drawings as PNG.

use crate::colour::Colour;
use crate::drawing::{Drawing, Ends, Fill, Item, Paint, Rule, Stroke, Written};
use crate::geometry::{Point, Transform};
use crate::path::{Path, Segment};
use tiny_skia::{
    FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Mask, PathBuilder, Pixmap,
    SpreadMode, StrokeDash,
};

/// Why there is no PNG.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum PngFault {
    /// A picture of this many dots cannot be made.
    #[error("a picture of {width:.0} by {height:.0} dots cannot be made")]
    Size {
        /// Dots from left to right.
        width: f32,
        /// Dots from top to bottom.
        height: f32,
    },
    /// The picture cannot be written in the format.
    #[error("the picture cannot be written as PNG: {0}")]
    Encoding(String),
}

/// The most dots a side may have.
const MOST: f32 = 20_000.0;

/// The drawing as a PNG file with so many dots to the inch, on white.
pub fn png(drawing: &Drawing, dots_per_inch: f32) -> Result<Vec<u8>, PngFault> {
    let scale = dots_per_inch / 25.4;
    let (width, height) = (drawing.size.width * scale, drawing.size.height * scale);
    let fault = PngFault::Size { width, height };
    if !(width.is_finite() && height.is_finite() && width.max(height) <= MOST) {
        return Err(fault);
    }
    let mut pixmap = Pixmap::new(width.round() as u32, height.round() as u32).ok_or(fault)?;
    pixmap.fill(tiny_skia::Color::WHITE);
    let mut painter = Painter { pixmap };
    painter.items(&drawing.items, Transform::scale(scale), None);
    painter
        .pixmap
        .encode_png()
        .map_err(|error| PngFault::Encoding(error.to_string()))
}

struct Painter {
    pixmap: Pixmap,
}

impl Painter {
    fn items(&mut self, items: &[Item], by: Transform, mask: Option<&Mask>) {
        for item in items {
            match item {
                Item::Shape { path, fill, stroke } => {
                    self.shape(path, *fill, *stroke, by, mask);
                }
                Item::Text(written) => self.text(written, by, mask),
                Item::Group {
                    transform,
                    clip,
                    items,
                } => {
                    let inner = transform.map_or(by, |own| own.then(by));
                    match clip.as_ref().and_then(|clip| self.mask(clip, inner, mask)) {
                        Some(mask) => self.items(items, inner, Some(&mask)),
                        None => self.items(items, inner, mask),
                    }
                }
            }
        }
    }

    fn mask(&self, clip: &Path, by: Transform, outer: Option<&Mask>) -> Option<Mask> {
        let path = outline(clip)?;
        let by = matrix(by);
        Some(match outer {
            Some(outer) => {
                let mut mask = outer.clone();
                mask.intersect_path(&path, FillRule::Winding, true, by);
                mask
            }
            None => {
                let mut mask = Mask::new(self.pixmap.width(), self.pixmap.height())?;
                mask.fill_path(&path, FillRule::Winding, true, by);
                mask
            }
        })
    }

    fn shape(
        &mut self,
        path: &Path,
        fill: Option<Fill>,
        stroke: Option<Stroke>,
        by: Transform,
        mask: Option<&Mask>,
    ) {
        let Some(path) = outline(path) else {
            return;
        };
        if let Some(fill) = fill {
            let rule = match fill.rule {
                Rule::Around => FillRule::Winding,
                Rule::Odd => FillRule::EvenOdd,
            };
            self.pixmap
                .fill_path(&path, &paint(fill.paint), rule, matrix(by), mask);
        }
        if let Some(stroke) = stroke {
            let ink = paint(Paint::Plain(stroke.colour));
            self.pixmap
                .stroke_path(&path, &ink, &line(stroke), matrix(by), mask);
        }
    }

    fn text(&mut self, written: &Written, by: Transform, mask: Option<&Mask>) {
        let own = written.run.bolder.map(|ems| {
            let width = ems * written.size;
            Stroke::new(written.colour, width).round()
        });
        let halo = written
            .halo
            .map(|(colour, width)| Stroke::new(colour, width).round());
        let outlines: Vec<Path> = written
            .run
            .glyphs
            .iter()
            .map(|glyph| {
                let place = written.run.place(glyph, written.at, written.size);
                written.run.font.outline(glyph.id).transformed(&place)
            })
            .collect();
        for path in &outlines {
            self.shape(path, None, halo, by, mask);
        }
        for path in &outlines {
            self.shape(path, Some(written.colour.into()), own, by, mask);
        }
    }
}

/// The outline as the rasterizer wants it.
pub(crate) fn outline(path: &Path) -> Option<tiny_skia::Path> {
    let mut builder = PathBuilder::new();
    for segment in &path.segments {
        match *segment {
            Segment::Move(to) => builder.move_to(to.x, to.y),
            Segment::Line(to) => builder.line_to(to.x, to.y),
            Segment::Quadratic(c, to) => builder.quad_to(c.x, c.y, to.x, to.y),
            Segment::Cubic(c, d, to) => builder.cubic_to(c.x, c.y, d.x, d.y, to.x, to.y),
            Segment::Close => builder.close(),
        }
    }
    builder.finish()
}

fn matrix(by: Transform) -> tiny_skia::Transform {
    tiny_skia::Transform::from_row(by.a, by.b, by.c, by.d, by.e, by.f)
}

fn colour(colour: Colour) -> tiny_skia::Color {
    tiny_skia::Color::from_rgba8(colour.red, colour.green, colour.blue, colour.cover)
}

fn paint(given: Paint) -> tiny_skia::Paint<'static> {
    let mut paint = tiny_skia::Paint {
        anti_alias: true,
        ..Default::default()
    };
    match given {
        Paint::Plain(plain) => paint.set_color(colour(plain)),
        Paint::Blend {
            from,
            first,
            to,
            last,
        } => {
            let point = |place: Point| tiny_skia::Point::from_xy(place.x, place.y);
            let stops = vec![
                GradientStop::new(0.0, colour(first)),
                GradientStop::new(1.0, colour(last)),
            ];
            let shader = LinearGradient::new(
                point(from),
                point(to),
                stops,
                SpreadMode::Pad,
                tiny_skia::Transform::identity(),
            );
            match shader {
                Some(shader) => paint.shader = shader,
                // Both ends in one place: there is no way from one colour to the other.
                None => paint.set_color(colour(last)),
            }
        }
    }
    paint
}

/// The line as the rasterizer wants it.
pub(crate) fn line(stroke: Stroke) -> tiny_skia::Stroke {
    let round = stroke.ends == Ends::Round;
    tiny_skia::Stroke {
        width: stroke.width,
        line_cap: if round { LineCap::Round } else { LineCap::Butt },
        line_join: if round {
            LineJoin::Round
        } else {
            LineJoin::Miter
        },
        dash: stroke
            .dash
            .and_then(|(dash, gap)| StrokeDash::new(vec![dash, gap], 0.0)),
        ..Default::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Canvas, Rect, Size, at};

    fn square() -> Drawing {
        let mut canvas = Canvas::new();
        canvas.clipped(Path::rect(Rect::new(0.0, 0.0, 5.0, 10.0)), |inner| {
            inner.fill(Path::circle(at(5.0, 5.0), 4.0), Colour::BLACK);
        });
        canvas.finish(Size {
            width: 10.0,
            height: 10.0,
        })
    }

    #[test]
    fn what_is_clipped_is_not_seen() {
        let bytes = png(&square(), 254.0).unwrap();
        let seen = Pixmap::decode_png(&bytes).unwrap();
        assert_eq!((seen.width(), seen.height()), (100, 100));
        let red = |x, y| seen.pixel(x, y).unwrap().red();
        assert_eq!((red(30, 50), red(70, 50), red(1, 1)), (0, 255, 255));
    }

    #[test]
    fn a_picture_too_large_to_make_is_refused() {
        for dots in [1e9, f32::NAN, 0.0] {
            assert!(png(&square(), dots).is_err(), "{dots}");
        }
    }
}
