//! Drawings as SVG that looks the same everywhere: letters are drawn as shapes, each once.
//!
//! Names of shapes come from what they are, so that many cards can stand in one web page
//! without getting into each other's way.

mod spelling;

use crate::colour::Colour;
use crate::drawing::{Drawing, Ends, Fill, Item, Paint, Rule, Stroke, Written};
use crate::font::{EM, Font};
use crate::geometry::{Point, Transform};
use crate::path::Path;
use spelling::{GRID, decimal, glyph_outline, matrix, precise};
pub(crate) use spelling::{outline, short};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The drawing as an SVG file. The title is for people who hear it rather than see it, and so
/// are the texts, which are shapes otherwise.
pub fn svg(drawing: &Drawing, title: &str) -> String {
    let mut writer = Writer::default();
    writer.items(&drawing.items);
    let (width, height) = (drawing.size.width, drawing.size.height);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{w}mm\" height=\"{h}mm\" \
         viewBox=\"0 0 {w} {h}\">\n<title>{}</title>\n<desc>{}</desc>\n<defs>\n{}</defs>\n{}</svg>\n",
        escaped(title),
        escaped(&drawing.texts().join(" ")),
        writer.definitions(),
        writer.body,
        w = short(width),
        h = short(height),
    )
}

#[derive(Default)]
struct Writer {
    body: String,
    glyphs: BTreeSet<(Font, u16)>,
    /// Clips and blends, by name.
    named: BTreeMap<String, String>,
}

impl Writer {
    fn items(&mut self, items: &[Item]) {
        let mut line: Vec<&Written> = Vec::new();
        for item in items {
            if let Item::Text(written) = item {
                if line
                    .first()
                    .is_some_and(|first| !look_alike(first, written))
                {
                    self.texts(&line);
                    line.clear();
                }
                line.push(written);
                continue;
            }
            self.texts(&line);
            line.clear();
            match item {
                Item::Text(_) => {}
                Item::Shape { path, fill, stroke } => self.shape(path, *fill, *stroke),
                Item::Group {
                    transform,
                    clip,
                    items,
                } => self.group(*transform, clip.as_ref(), items),
            }
        }
        self.texts(&line);
    }

    fn group(&mut self, transform: Option<Transform>, clip: Option<&Path>, items: &[Item]) {
        self.body.push_str("<g");
        if let Some(by) = transform {
            self.put(format_args!(" transform=\"{}\"", matrix(&by)));
        }
        if let Some(clip) = clip {
            let name = self.clip(clip);
            self.put(format_args!(" clip-path=\"url(#{name})\""));
        }
        self.body.push_str(">\n");
        self.items(items);
        self.body.push_str("</g>\n");
    }

    fn shape(&mut self, path: &Path, fill: Option<Fill>, stroke: Option<Stroke>) {
        let data = outline(path);
        self.put(format_args!("<path d=\"{data}\""));
        match fill {
            None => self.body.push_str(" fill=\"none\""),
            Some(fill) => {
                match fill.paint {
                    Paint::Plain(colour) => self.ink("fill", colour),
                    Paint::Blend {
                        from,
                        first,
                        to,
                        last,
                    } => {
                        let name = self.blend(from, first, to, last);
                        self.put(format_args!(" fill=\"url(#{name})\""));
                    }
                }
                if fill.rule == Rule::Odd {
                    self.body.push_str(" fill-rule=\"evenodd\"");
                }
            }
        }
        if let Some(stroke) = stroke {
            self.ink("stroke", stroke.colour);
            self.put(format_args!(" stroke-width=\"{}\"", precise(stroke.width)));
            if let Some((dash, gap)) = stroke.dash {
                let (dash, gap) = (short(dash), short(gap));
                self.put(format_args!(" stroke-dasharray=\"{dash} {gap}\""));
            }
            if stroke.ends == Ends::Round {
                self.body
                    .push_str(" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
            }
        }
        self.body.push_str("/>\n");
    }

    /// The runs of a line that look alike, as one group.
    fn texts(&mut self, line: &[&Written]) {
        let [first, ..] = line else {
            return;
        };
        let scale = first.size / EM;
        if let Some((colour, width)) = first.halo {
            self.glyphs(line, colour, Some(width / scale));
        }
        let bolder = first.run.bolder.map(|ems| ems * EM);
        self.glyphs(line, first.colour, bolder);
    }

    /// The glyphs of runs, with a line around them of this width in font units.
    fn glyphs(&mut self, line: &[&Written], colour: Colour, around: Option<f32>) {
        let first = line[0];
        let (x, y) = (short(first.at.x), short(first.at.y));
        let scale = precise(first.size / EM * GRID);
        self.put(format_args!(
            "<g transform=\"translate({x} {y}) scale({scale} -{scale})\""
        ));
        self.ink("fill", colour);
        if let Some(width) = around {
            self.ink("stroke", colour);
            let width = short(width / GRID);
            self.put(format_args!(
                " stroke-width=\"{width}\" stroke-linejoin=\"round\""
            ));
        }
        self.body.push('>');
        for written in line {
            let begin = (written.at.x - first.at.x) / first.size * EM;
            for glyph in &written.run.glyphs {
                if written.run.text[glyph.text.clone()] == *" " {
                    continue;
                }
                self.glyphs.insert((written.run.font, glyph.id));
                let name = glyph_name(written.run.font, glyph.id);
                let x = decimal((begin + glyph.x as f32) / GRID, 10);
                match x.as_str() {
                    "0" => self.put(format_args!("<use href=\"#{name}\"/>")),
                    x => self.put(format_args!("<use href=\"#{name}\" x=\"{x}\"/>")),
                }
            }
        }
        self.body.push_str("</g>\n");
    }

    fn ink(&mut self, attribute: &str, colour: Colour) {
        self.put(format_args!(" {attribute}=\"{}\"", hex(colour)));
        if colour.cover < 255 {
            let share = short(f32::from(colour.cover) / 255.0);
            self.put(format_args!(" {attribute}-opacity=\"{share}\""));
        }
    }

    fn clip(&mut self, path: &Path) -> String {
        let data = outline(path);
        let name = format!("c{:016x}", fingerprint(&data));
        self.named.entry(name.clone()).or_insert_with(|| {
            format!("<clipPath id=\"{name}\"><path d=\"{data}\"/></clipPath>\n")
        });
        name
    }

    fn blend(&mut self, from: Point, first: Colour, to: Point, last: Colour) -> String {
        let stop = |offset: u8, colour: Colour| {
            let mut stop = format!("<stop offset=\"{offset}\" stop-color=\"{}\"", hex(colour));
            if colour.cover < 255 {
                let share = short(f32::from(colour.cover) / 255.0);
                let _ = write!(stop, " stop-opacity=\"{share}\"");
            }
            stop + "/>"
        };
        let inner = format!(
            "gradientUnits=\"userSpaceOnUse\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\">{}{}",
            short(from.x),
            short(from.y),
            short(to.x),
            short(to.y),
            stop(0, first),
            stop(1, last),
        );
        let name = format!("b{:016x}", fingerprint(&inner));
        self.named
            .entry(name.clone())
            .or_insert_with(|| format!("<linearGradient id=\"{name}\" {inner}</linearGradient>\n"));
        name
    }

    fn definitions(&self) -> String {
        let mut definitions = String::new();
        for &(font, glyph) in &self.glyphs {
            let data = glyph_outline(&font.outline(glyph));
            let name = glyph_name(font, glyph);
            let _ = writeln!(definitions, "<path id=\"{name}\" d=\"{data}\"/>");
        }
        definitions.extend(self.named.values().map(String::as_str));
        definitions
    }

    fn put(&mut self, text: std::fmt::Arguments) {
        // Writing to a string cannot fail.
        let _ = self.body.write_fmt(text);
    }
}

/// Can these runs be one group: on one line, of one size and ink?
fn look_alike(one: &Written, other: &Written) -> bool {
    (one.at.y, one.size, one.colour, one.halo) == (other.at.y, other.size, other.colour, other.halo)
        && one.run.bolder == other.run.bolder
}

fn glyph_name(font: Font, glyph: u16) -> String {
    let letter = match font {
        Font::Latin => 'r',
        Font::LatinBold => 's',
        Font::Chinese => 'z',
    };
    format!("{letter}{glyph}")
}

fn hex(colour: Colour) -> String {
    format!("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue)
}

/// FNV-1a: the same text has the same name everywhere and for ever.
fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Align, Canvas, Label, Rect, Size, at};

    #[test]
    fn a_letter_is_defined_once_and_used_as_often_as_it_is_written() {
        let mut canvas = Canvas::new();
        let label = Label::new("aa a", 9.0);
        canvas.write(&label, at(1.0, 5.0), Align::Left).unwrap();
        let size = Size {
            width: 20.0,
            height: 10.0,
        };
        let svg = svg(&canvas.finish(size), "A & B");
        assert_eq!(svg.matches("<use").count(), 3);
        assert_eq!(svg.matches("<path id").count(), 1);
        assert!(svg.contains("<title>A &amp; B</title>"));
        assert!(!svg.contains("<text"));
    }

    #[test]
    fn the_same_drawing_is_the_same_file() {
        let draw = || {
            let mut canvas = Canvas::new();
            let square = Rect::new(1.0, 1.0, 4.0, 4.0);
            canvas.clipped(Path::circle(at(3.0, 3.0), 2.0), |inner| {
                inner.fill_down(Path::rect(square), Colour::BLACK, Colour::WHITE);
            });
            svg(
                &canvas.finish(Size {
                    width: 6.0,
                    height: 6.0,
                }),
                "square",
            )
        };
        assert_eq!(draw(), draw());
        assert!(draw().contains("clip-path=\"url(#c"));
    }
}
