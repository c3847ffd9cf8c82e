//! An emblem as a symbol. What is left free is cut out of the ink, so that any ground shows.

use crate::colour::Colour;
use crate::drawing::{Fill, Stroke};
use crate::emblem::Emblem;
use crate::geometry::{Rect, at};
use crate::path::{Path, Segment};
use crate::svg::{outline, short};
use std::fmt::Write;

/// Some air around emblems: lines may go a little beyond their box.
const BOX: Rect = Rect::new(2.0, 2.0, 20.0, 20.0);
/// Lines that are left free and thinner than this are not seen at the size of an icon.
const FINEST: f32 = 0.8;

pub(super) fn write(name: &str, emblem: &Emblem) -> String {
    let place = Rect {
        x: BOX.x + BOX.width * (1.0 - emblem.width()) / 2.0,
        ..BOX
    };
    let mut body = String::new();
    let mut ink: Option<Path> = None;
    for (path, fill, stroke) in emblem.painted(place, Colour::BLACK, Colour::WHITE) {
        match (fill, stroke) {
            (Some(fill), _) if is_ink(fill) => match ink.take() {
                // Ink within what was left free belongs to the same shape.
                Some(shape) if holds_hole(&shape, &path) => ink = Some(shape.and(path)),
                before => {
                    flush(&mut body, before);
                    ink = Some(path);
                }
            },
            (Some(_), _) => ink = ink.map(|shape| shape.and(path)),
            (None, Some(stroke)) if stroke.colour == Colour::BLACK => {
                flush(&mut body, ink.take());
                line(&mut body, &path, stroke);
            }
            (None, Some(stroke)) if stroke.width >= FINEST => {
                ink = ink.map(|shape| shape.and(stroked(&path, stroke)));
            }
            (None, _) => {}
        }
    }
    flush(&mut body, ink);
    format!("<symbol id=\"{name}\" viewBox=\"0 0 24 24\">{body}</symbol>\n")
}

fn is_ink(fill: Fill) -> bool {
    fill == Fill::from(Colour::BLACK)
}

/// Has the shape more than one part, of which a later one goes around all of this path?
fn holds_hole(shape: &Path, path: &Path) -> bool {
    let Some(inner) = path.bounds() else {
        return false;
    };
    let parts = parts(shape);
    parts.iter().skip(1).filter_map(Path::bounds).any(|hole| {
        hole.x <= inner.x
            && hole.y <= inner.y
            && hole.right() >= inner.right()
            && hole.bottom() >= inner.bottom()
    })
}

/// The parts of an outline, each from where it begins.
fn parts(path: &Path) -> Vec<Path> {
    let mut parts: Vec<Path> = Vec::new();
    for &segment in &path.segments {
        match parts.last_mut() {
            Some(part) if !matches!(segment, Segment::Move(_)) => part.segments.push(segment),
            _ => parts.push(Path {
                segments: vec![segment],
            }),
        }
    }
    parts
}

fn flush(body: &mut String, ink: Option<Path>) {
    if let Some(ink) = ink {
        // Writing to a string cannot fail.
        let _ = write!(
            body,
            "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"{}\"/>",
            outline(&ink)
        );
    }
}

fn line(body: &mut String, path: &Path, stroke: Stroke) {
    let _ = write!(
        body,
        "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"{}\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"{}\"/>",
        short(stroke.width),
        outline(path)
    );
}

/// The outline of a line.
fn stroked(path: &Path, stroke: Stroke) -> Path {
    let drawn = crate::png::outline(path).and_then(|path| {
        let line = crate::png::line(stroke);
        path.stroke(&line, 4.0)
    });
    let segments = drawn.iter().flat_map(|path| path.segments());
    let point = |point: tiny_skia::Point| at(point.x, point.y);
    let segments = segments.map(|segment| match segment {
        tiny_skia::PathSegment::MoveTo(to) => Segment::Move(point(to)),
        tiny_skia::PathSegment::LineTo(to) => Segment::Line(point(to)),
        tiny_skia::PathSegment::QuadTo(c, to) => Segment::Quadratic(point(c), point(to)),
        tiny_skia::PathSegment::CubicTo(c, d, to) => Segment::Cubic(point(c), point(d), point(to)),
        tiny_skia::PathSegment::Close => Segment::Close,
    });
    Path {
        segments: segments.collect(),
    }
}
