//! Drawings as pages of a PDF, with the fonts embedded: only the glyphs in use, and the text
//! can be selected and searched.

use crate::colour::Colour;
use crate::drawing::{Drawing, Ends, Fill, Item, Paint, Rule, Stroke, Written};
use crate::font::{EM, Font};
use crate::geometry::{Point, Transform};
use crate::path::{Path, Segment};
use crate::text::POINT;
use krilla::Document;
use krilla::color::rgb;
use krilla::geom;
use krilla::metadata::{DateTime, Metadata};
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{
    Fill as PdfFill, FillRule, LineCap, LineJoin, LinearGradient, SpreadMethod, Stop,
    Stroke as PdfStroke, StrokeDash,
};
use krilla::surface::Surface;
use krilla::text::{GlyphId, KrillaGlyph};
use std::collections::BTreeMap;

/// A day, for the file's creation date: the caller's, never the clock's (TS-9.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    /// The year.
    pub year: u16,
    /// The month, from 1.
    pub month: u8,
    /// The day, from 1.
    pub day: u8,
}

impl Date {
    /// What is printed without a date of its own has this one (TS-9.13).
    pub const CUSTOM: Date = Date {
        year: 2000,
        month: 1,
        day: 1,
    };
}

/// What a PDF says about itself (TS-9.13).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// The title.
    pub title: String,
    /// What is printed: a set's code, a game's id.
    pub code: String,
    /// The tag of its language.
    pub language: String,
    /// What made it, with its version.
    pub creator: String,
    /// The creation date.
    pub date: Date,
}

/// Why there is no PDF.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum PdfFault {
    /// A page has no size.
    #[error("a page of {width} x {height} mm cannot be made")]
    Page {
        /// Its width.
        width: f32,
        /// Its height.
        height: f32,
    },
    /// An embedded font cannot be read.
    #[error("the font {0:?} cannot be embedded")]
    Font(Font),
    /// The file cannot be put together.
    #[error("the PDF cannot be written: {0}")]
    Writing(String),
}

/// The drawings as a PDF, one a page. The same drawings are the same bytes (TS-9.13).
pub fn pdf(pages: &[Drawing], about: &About) -> Result<Vec<u8>, PdfFault> {
    let mut fonts = BTreeMap::new();
    for font in Font::ALL {
        let read = krilla::text::Font::new(font.data().into(), 0);
        fonts.insert(font, read.ok_or(PdfFault::Font(font))?);
    }
    let mut document = Document::new();
    for drawing in pages {
        let (width, height) = (drawing.size.width, drawing.size.height);
        let settings = PageSettings::from_wh(width / POINT, height / POINT)
            .ok_or(PdfFault::Page { width, height })?;
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        surface.push_transform(&geom::Transform::from_scale(1.0 / POINT, 1.0 / POINT));
        let mut painter = Painter {
            surface: &mut surface,
            fonts: &fonts,
        };
        painter.items(&drawing.items);
        surface.pop();
        surface.finish();
        page.finish();
    }
    document.set_metadata(metadata(about));
    document
        .finish()
        .map_err(|error| PdfFault::Writing(format!("{error:?}")))
}

fn metadata(about: &About) -> Metadata {
    let Date { year, month, day } = about.date;
    let date = DateTime::new(year)
        .month(month)
        .day(day)
        .hour(0)
        .minute(0)
        .second(0)
        .utc_offset_hour(0);
    Metadata::new()
        .title(about.title.clone())
        .description(about.code.clone())
        .language(about.language.clone())
        .creator(about.creator.clone())
        .creation_date(date)
        .document_id(format!("{} {}", about.code, about.language))
}

struct Painter<'a, 'b> {
    surface: &'a mut Surface<'b>,
    fonts: &'a BTreeMap<Font, krilla::text::Font>,
}

impl Painter<'_, '_> {
    fn items(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Shape { path, fill, stroke } => self.shape(path, *fill, *stroke),
                Item::Text(written) => self.text(written),
                Item::Group {
                    transform,
                    clip,
                    items,
                } => self.group(*transform, clip.as_ref(), items),
            }
        }
    }

    fn group(&mut self, transform: Option<Transform>, clip: Option<&Path>, items: &[Item]) {
        let mut pushed = 0;
        if let Some(by) = transform {
            self.surface.push_transform(&matrix(by));
            pushed += 1;
        }
        if let Some(path) = clip.and_then(outline) {
            self.surface.push_clip_path(&path, &FillRule::NonZero);
            pushed += 1;
        }
        self.items(items);
        for _ in 0..pushed {
            self.surface.pop();
        }
    }

    fn shape(&mut self, path: &Path, fill: Option<Fill>, stroke: Option<Stroke>) {
        let Some(path) = outline(path) else {
            return;
        };
        self.surface.set_fill(fill.map(filling));
        self.surface.set_stroke(stroke.map(line));
        self.surface.draw_path(&path);
    }

    fn text(&mut self, written: &Written) {
        let Some(font) = self.fonts.get(&written.run.font) else {
            return;
        };
        if let Some((colour, width)) = written.halo {
            let halo = line(Stroke::new(colour, width).round());
            self.surface.set_fill(None);
            self.surface.set_stroke(Some(halo));
            // As shapes: as text it would be found twice.
            self.glyphs(written, font.clone(), true);
        }
        let bolder = written.run.bolder.map(|ems| {
            let width = ems * written.size;
            line(Stroke::new(written.colour, width).round())
        });
        self.surface.set_fill(Some(filling(written.colour.into())));
        self.surface.set_stroke(bolder);
        self.glyphs(written, font.clone(), false);
    }

    fn glyphs(&mut self, written: &Written, font: krilla::text::Font, as_shapes: bool) {
        let mut x = 0;
        let mut glyphs = Vec::with_capacity(written.run.glyphs.len());
        for glyph in &written.run.glyphs {
            glyphs.push(KrillaGlyph {
                glyph_id: GlyphId::new(u32::from(glyph.id)),
                text_range: glyph.text.clone(),
                x_advance: glyph.advance as f32 / EM,
                x_offset: (glyph.x - x) as f32 / EM,
                y_offset: 0.0,
                y_advance: 0.0,
                location: None,
            });
            x += glyph.advance;
        }
        let start = geom::Point::from_xy(rounded(written.at.x), rounded(written.at.y));
        let text = &written.run.text;
        self.surface
            .draw_glyphs(start, &glyphs, font, text, written.size, as_shapes);
    }
}

/// To a thousandth of a millimetre, which is shorter to write and alike on every machine.
fn rounded(number: f32) -> f32 {
    (number * 1000.0).round() / 1000.0
}

fn outline(path: &Path) -> Option<geom::Path> {
    let mut builder = geom::PathBuilder::new();
    let round = |point: Point| (rounded(point.x), rounded(point.y));
    for segment in &path.segments {
        match *segment {
            Segment::Move(to) => {
                let (x, y) = round(to);
                builder.move_to(x, y);
            }
            Segment::Line(to) => {
                let (x, y) = round(to);
                builder.line_to(x, y);
            }
            Segment::Quadratic(control, to) => {
                let ((a, b), (x, y)) = (round(control), round(to));
                builder.quad_to(a, b, x, y);
            }
            Segment::Cubic(first, second, to) => {
                let ((a, b), (c, d), (x, y)) = (round(first), round(second), round(to));
                builder.cubic_to(a, b, c, d, x, y);
            }
            Segment::Close => builder.close(),
        }
    }
    builder.finish()
}

fn matrix(by: Transform) -> geom::Transform {
    geom::Transform::from_row(by.a, by.b, by.c, by.d, rounded(by.e), rounded(by.f))
}

fn colour(colour: Colour) -> rgb::Color {
    rgb::Color::new(colour.red, colour.green, colour.blue)
}

fn cover(colour: Colour) -> NormalizedF32 {
    NormalizedF32::new(f32::from(colour.cover) / 255.0).unwrap_or(NormalizedF32::ONE)
}

fn filling(fill: Fill) -> PdfFill {
    let (paint, opacity) = match fill.paint {
        Paint::Plain(plain) => (colour(plain).into(), cover(plain)),
        Paint::Blend {
            from,
            first,
            to,
            last,
        } => {
            let stop = |offset, at: Colour| Stop {
                offset,
                color: colour(at).into(),
                opacity: cover(at),
            };
            let gradient = LinearGradient {
                x1: rounded(from.x),
                y1: rounded(from.y),
                x2: rounded(to.x),
                y2: rounded(to.y),
                transform: geom::Transform::identity(),
                spread_method: SpreadMethod::Pad,
                stops: vec![
                    stop(NormalizedF32::ZERO, first),
                    stop(NormalizedF32::ONE, last),
                ],
                anti_alias: false,
            };
            (gradient.into(), NormalizedF32::ONE)
        }
    };
    let rule = match fill.rule {
        Rule::Around => FillRule::NonZero,
        Rule::Odd => FillRule::EvenOdd,
    };
    PdfFill {
        paint,
        opacity,
        rule,
    }
}

fn line(stroke: Stroke) -> PdfStroke {
    let round = stroke.ends == Ends::Round;
    PdfStroke {
        paint: colour(stroke.colour).into(),
        width: rounded(stroke.width),
        miter_limit: 4.0,
        line_cap: if round { LineCap::Round } else { LineCap::Butt },
        line_join: if round {
            LineJoin::Round
        } else {
            LineJoin::Miter
        },
        opacity: cover(stroke.colour),
        dash: stroke.dash.map(|(dash, gap)| StrokeDash {
            array: vec![dash, gap],
            offset: 0.0,
        }),
    }
}
