//! The embedded fonts: which has a character, how wide it is, what its outline looks like.
//!
//! The files are subsets made by `cargo xtask fonts`. Latin comes in two weights; of Chinese,
//! whose glyphs are many, there is one, and its bold is drawn with a thin line around it.

use crate::geometry::{Point, Transform, at};
use crate::path::{Path, Segment};
use crate::text::TextFault;
use rustybuzz::ttf_parser::{GlyphId, OutlineBuilder, Tag};
use rustybuzz::{Direction, Face, Feature, UnicodeBuffer};
use std::ops::Range;
use std::sync::OnceLock;

/// An embedded font.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Font {
    /// Fira Sans Regular.
    Latin,
    /// Fira Sans Bold.
    LatinBold,
    /// Noto Sans TC Regular.
    Chinese,
}

/// How heavy text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Weight {
    /// For running text.
    #[default]
    Regular,
    /// For titles and numbers.
    Bold,
}

/// Units to the em, in all our fonts.
pub(crate) const EM: f32 = 1000.0;
/// How high capital letters are, in ems.
pub const CAPITALS: f32 = 0.689;
/// The line around Chinese glyphs that makes them bold, in ems.
const BOLD_LINE: f32 = 0.03;

impl Font {
    /// All fonts.
    pub const ALL: [Font; 3] = [Font::Latin, Font::LatinBold, Font::Chinese];

    pub(crate) fn data(self) -> &'static [u8] {
        match self {
            Font::Latin => include_bytes!("../fonts/FiraSans-Regular.ttf"),
            Font::LatinBold => include_bytes!("../fonts/FiraSans-Bold.ttf"),
            Font::Chinese => include_bytes!("../fonts/NotoSansTC-Regular.ttf"),
        }
    }

    fn face(self) -> &'static Face<'static> {
        static FACES: [OnceLock<Face<'static>>; 3] = [const { OnceLock::new() }; 3];
        FACES[self as usize].get_or_init(|| {
            // Only a damaged file in this repository leads here; a test reads all three.
            Face::from_slice(self.data(), 0).unwrap_or_else(|| panic!("{self:?} is no font"))
        })
    }

    /// Does the font have this character?
    pub fn has(self, character: char) -> bool {
        self.face().glyph_index(character).is_some()
    }

    /// A glyph's outline in font units, y up.
    pub(crate) fn outline(self, glyph: u16) -> Path {
        let mut pen = Pen::default();
        self.face().outline_glyph(GlyphId(glyph), &mut pen);
        pen.path
    }

    fn of(character: char, weight: Weight) -> Result<Font, TextFault> {
        let latin = match weight {
            Weight::Regular => Font::Latin,
            Weight::Bold => Font::LatinBold,
        };
        [latin, Font::Chinese]
            .into_iter()
            .find(|font| font.has(character))
            .ok_or(TextFault::NoGlyph { character })
    }
}

/// A glyph in a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Glyph {
    pub id: u16,
    /// How far from the run's begin, in font units.
    pub x: i32,
    pub advance: i32,
    /// Which part of the run's text it stands for.
    pub text: Range<usize>,
}

/// Text in one font, with the places of its glyphs.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Run {
    pub font: Font,
    pub text: String,
    pub glyphs: Vec<Glyph>,
    /// How wide it is, in font units.
    pub width: i32,
    /// A line around the glyphs in their own colour, in ems, where the font has no bold.
    pub bolder: Option<f32>,
}

impl Run {
    /// Where a glyph's outline goes on a drawing, for an em of this size.
    pub(crate) fn place(&self, glyph: &Glyph, origin: Point, size: f32) -> Transform {
        let scale = size / EM;
        Transform {
            a: scale,
            b: 0.0,
            c: 0.0,
            d: -scale,
            e: origin.x + glyph.x as f32 * scale,
            f: origin.y,
        }
    }
}

/// The text as runs, one after the other, each in a font that has its characters.
pub(crate) fn shape(text: &str, weight: Weight) -> Result<Vec<Run>, TextFault> {
    let mut parts: Vec<(Font, String)> = Vec::new();
    for character in text.chars() {
        let font = Font::of(character, weight)?;
        match parts.last_mut() {
            Some((last, part)) if *last == font => part.push(character),
            _ => parts.push((font, character.to_string())),
        }
    }
    let runs = parts
        .into_iter()
        .map(|(font, part)| shape_run(font, part, weight));
    Ok(runs.collect())
}

fn shape_run(font: Font, text: String, weight: Weight) -> Run {
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(&text);
    buffer.set_direction(Direction::LeftToRight);
    let features = [
        Feature::new(Tag::from_bytes(b"lnum"), 1, ..),
        Feature::new(Tag::from_bytes(b"liga"), 0, ..),
    ];
    let shaped = rustybuzz::shape(font.face(), &features, buffer);
    let starts: Vec<usize> = shaped
        .glyph_infos()
        .iter()
        .map(|info| info.cluster as usize)
        .collect();
    let mut x = 0;
    let mut glyphs = Vec::with_capacity(starts.len());
    for (i, (info, position)) in shaped
        .glyph_infos()
        .iter()
        .zip(shaped.glyph_positions())
        .enumerate()
    {
        let end = starts[i..].iter().find(|&&start| start > starts[i]);
        glyphs.push(Glyph {
            id: info.glyph_id as u16,
            x: x + position.x_offset,
            advance: position.x_advance,
            text: starts[i]..end.copied().unwrap_or(text.len()),
        });
        x += position.x_advance;
    }
    Run {
        font,
        text,
        glyphs,
        width: x,
        bolder: (font == Font::Chinese && weight == Weight::Bold).then_some(BOLD_LINE),
    }
}

#[derive(Default)]
struct Pen {
    path: Path,
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.segments.push(Segment::Move(at(x, y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.segments.push(Segment::Line(at(x, y)));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.path
            .segments
            .push(Segment::Quadratic(at(x1, y1), at(x, y)));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let cubic = Segment::Cubic(at(x1, y1), at(x2, y2), at(x, y));
        self.path.segments.push(cubic);
    }

    fn close(&mut self) {
        self.path.segments.push(Segment::Close);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_fonts_can_be_read_and_have_a_thousand_units_to_the_em() {
        for font in Font::ALL {
            assert_eq!(font.face().units_per_em() as f32, EM, "{font:?}");
        }
        let capitals = Font::Latin.face().capital_height().map(f32::from);
        assert_eq!(capitals, Some(CAPITALS * EM));
    }

    #[test]
    fn mixed_text_changes_its_font_and_loses_nothing() {
        let runs = shape("造成 3 點傷害", Weight::Bold).unwrap();
        let text: String = runs.iter().map(|run| run.text.as_str()).collect();
        assert_eq!(text, "造成 3 點傷害");
        let fonts: Vec<Font> = runs.iter().map(|run| run.font).collect();
        assert_eq!(fonts, [Font::Chinese, Font::LatinBold, Font::Chinese]);
        assert!(runs[0].bolder.is_some() && runs[1].bolder.is_none());
    }

    #[test]
    fn letters_are_kerned() {
        let width = |text| shape(text, Weight::Regular).unwrap()[0].width;
        assert!(width("AV") < width("A") + width("V"));
    }

    #[test]
    fn a_character_that_no_font_has_is_named() {
        let fault = shape("ok ☃", Weight::Regular).unwrap_err();
        assert_eq!(fault, TextFault::NoGlyph { character: '☃' });
    }
}
