//! Drawings as SVG that looks the same everywhere: letters are drawn as shapes, each once.
//!
//! Names of shapes come from what they are, so that many cards can stand in one web page
//! without getting into each other's way.

use crate::colour::Colour;
use crate::drawing::{Drawing, Ends, Fill, Item, Paint, Rule, Stroke, Written};
use crate::font::{EM, Font};
use crate::geometry::{Point, Transform};
use crate::path::{Path, Segment};
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
        for item in items {
            match item {
                Item::Shape { path, fill, stroke } => self.shape(path, *fill, *stroke),
                Item::Text(written) => self.text(written),
                Item::Group {
                    transform,
                    clip,
                    items,
                } => {
                    self.body.push_str("<g");
                    if let Some(by) = transform {
                        self.put(format_args!(" transform=\"{}\"", matrix(by)));
                    }
                    if let Some(clip) = clip {
                        let name = self.clip(clip);
                        self.put(format_args!(" clip-path=\"url(#{name})\""));
                    }
                    self.body.push_str(">\n");
                    self.items(items);
                    self.body.push_str("</g>\n");
                }
            }
        }
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

    fn text(&mut self, written: &Written) {
        let scale = written.size / EM;
        if let Some((colour, width)) = written.halo {
            self.glyphs(written, scale, colour, Some(width / scale));
        }
        let bolder = written.run.bolder.map(|ems| ems * EM);
        self.glyphs(written, scale, written.colour, bolder);
    }

    /// The glyphs of a run, with a line around them of this width in font units.
    fn glyphs(&mut self, written: &Written, scale: f32, colour: Colour, line: Option<f32>) {
        let (x, y) = (short(written.at.x), short(written.at.y));
        let scale = precise(scale);
        self.put(format_args!(
            "<g transform=\"translate({x} {y}) scale({scale} -{scale})\""
        ));
        self.ink("fill", colour);
        if let Some(width) = line {
            self.ink("stroke", colour);
            let width = short(width);
            self.put(format_args!(
                " stroke-width=\"{width}\" stroke-linejoin=\"round\""
            ));
        }
        self.body.push('>');
        for glyph in &written.run.glyphs {
            let name = glyph_name(written.run.font, glyph.id);
            if glyph.text.len() == 1 && written.run.text[glyph.text.clone()] == *" " {
                continue;
            }
            self.glyphs.insert((written.run.font, glyph.id));
            match glyph.x {
                0 => self.put(format_args!("<use href=\"#{name}\"/>")),
                x => self.put(format_args!("<use href=\"#{name}\" x=\"{x}\"/>")),
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

fn glyph_name(font: Font, glyph: u16) -> String {
    let letter = match font {
        Font::Latin => 'r',
        Font::LatinBold => 's',
        Font::Chinese => 'z',
    };
    format!("{letter}{glyph}")
}

/// A number with at most two decimals: a hundredth of a millimetre is finer than any printer.
fn short(number: f32) -> String {
    decimal(number, 100)
}

/// A number with up to five decimals, for scales.
fn precise(number: f32) -> String {
    decimal(number, 100_000)
}

fn decimal(number: f32, parts: i64) -> String {
    let whole = (f64::from(number) * parts as f64).round() as i64;
    let sign = if whole < 0 { "-" } else { "" };
    let (units, rest) = (whole.abs() / parts, whole.abs() % parts);
    if rest == 0 {
        return format!("{sign}{units}");
    }
    let digits = parts.ilog10() as usize;
    let decimals = format!("{rest:0digits$}");
    let units = match units {
        0 => String::new(),
        _ => units.to_string(),
    };
    format!("{sign}{units}.{}", decimals.trim_end_matches('0'))
}

fn matrix(by: &Transform) -> String {
    let turn = [by.a, by.b, by.c, by.d].map(precise).join(" ");
    if turn == "1 0 0 1" {
        return format!("translate({} {})", short(by.e), short(by.f));
    }
    format!("matrix({turn} {} {})", precise(by.e), precise(by.f))
}

fn outline(path: &Path) -> String {
    let pair = |point: Point| format!("{} {}", short(point.x), short(point.y));
    let mut data = String::new();
    for segment in &path.segments {
        let piece = match *segment {
            Segment::Move(to) => format!("M{}", pair(to)),
            Segment::Line(to) => format!("L{}", pair(to)),
            Segment::Quadratic(control, to) => format!("Q{} {}", pair(control), pair(to)),
            Segment::Cubic(first, second, to) => {
                format!("C{} {} {}", pair(first), pair(second), pair(to))
            }
            Segment::Close => "Z".to_owned(),
        };
        data.push_str(&piece);
    }
    data
}

/// Outlines of glyphs in whole numbers, each counted from the one before, which is shortest.
/// Points are rounded before they are counted, so that no error adds up.
fn glyph_outline(path: &Path) -> String {
    let (mut pen, mut begin) = ((0, 0), (0, 0));
    let mut data = String::new();
    for segment in &path.segments {
        let (letter, points) = match *segment {
            Segment::Move(to) => ('M', vec![to]),
            Segment::Line(to) => ('l', vec![to]),
            Segment::Quadratic(control, to) => ('q', vec![control, to]),
            Segment::Cubic(first, second, to) => ('c', vec![first, second, to]),
            Segment::Close => ('z', vec![]),
        };
        let origin = if letter == 'M' { (0, 0) } else { pen };
        let steps: Vec<(i32, i32)> = points
            .iter()
            .map(|point| {
                (
                    point.x.round() as i32 - origin.0,
                    point.y.round() as i32 - origin.1,
                )
            })
            .collect();
        data.push_str(&match (letter, &steps[..]) {
            ('l', [(x, 0)]) => format!("h{x}"),
            ('l', [(0, y)]) => format!("v{y}"),
            _ => {
                let numbers: Vec<String> = steps.iter().map(|(x, y)| format!("{x} {y}")).collect();
                format!("{letter}{}", numbers.join(" ").replace(" -", "-"))
            }
        });
        pen = match steps.last() {
            Some((x, y)) => (origin.0 + x, origin.1 + y),
            None => begin,
        };
        if letter == 'M' {
            begin = pen;
        }
    }
    data
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
    fn numbers_are_short_and_have_no_negative_zero() {
        let said = [0.0, -0.001, 1.5, -0.25, 63.5, 12.345, 10.0].map(short);
        assert_eq!(said, ["0", "0", "1.5", "-.25", "63.5", "12.35", "10"]);
        assert_eq!(precise(0.003_177), ".00318");
    }

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
