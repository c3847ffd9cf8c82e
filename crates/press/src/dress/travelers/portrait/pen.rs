//! The lines of a woodcut on a square of 100 x 100.

use super::super::ink::{INK, LIGHT, PAPER, hatch};
use crate::canvas::Canvas;
use crate::drawing::Stroke;
use crate::geometry::{Point, Rect, at};
use crate::path::Path;

/// Draws figures.
pub(super) struct Pen<'a> {
    canvas: &'a mut Canvas,
}

/// Outlines.
const THICK: Stroke = Stroke::new(INK, 2.8).round();
/// What is inside them.
const THIN: Stroke = Stroke::new(INK, 1.5).round();
/// Shades.
const CUT: Stroke = Stroke::new(INK, 0.9);

impl<'a> Pen<'a> {
    pub(super) fn new(canvas: &'a mut Canvas) -> Pen<'a> {
        Pen { canvas }
    }

    /// A white shape with an outline.
    pub(super) fn white(&mut self, path: Path) {
        self.canvas.shape(path, PAPER, THICK);
    }

    /// A light grey shape with an outline.
    pub(super) fn grey(&mut self, path: Path) {
        self.canvas.shape(path, LIGHT, THICK);
    }

    /// A black shape.
    pub(super) fn black(&mut self, path: Path) {
        self.canvas.fill(path, INK);
    }

    /// A white shape with an outline, and lines cut over it in a direction clockwise from up.
    pub(super) fn cut(&mut self, path: Path, degrees: f32) {
        self.canvas.fill(path.clone(), PAPER);
        hatch(self.canvas, path.clone(), degrees, 4.2, CUT);
        self.canvas.line(path, THICK);
    }

    /// A thick line.
    pub(super) fn thick(&mut self, path: Path) {
        self.canvas.line(path, THICK);
    }

    /// A thin line.
    pub(super) fn thin(&mut self, path: Path) {
        self.canvas.line(path, THIN);
    }

    /// Thin lines between pairs of places.
    pub(super) fn strokes(&mut self, lines: &[[f32; 4]]) {
        for &[x1, y1, x2, y2] in lines {
            self.thin(Path::line(at(x1, y1), at(x2, y2)));
        }
    }

    /// An eye that looks ahead.
    pub(super) fn eye(&mut self, x: f32, y: f32, size: f32) {
        self.canvas.shape(Path::circle(at(x, y), size), PAPER, THIN);
        self.black(Path::circle(at(x, y + size * 0.15), size * 0.5));
    }

    /// Two eyes, and brows that lean inward.
    pub(super) fn glare(&mut self, x: f32, y: f32, apart: f32, size: f32) {
        for side in [-1.0, 1.0] {
            let eye = x + side * apart;
            self.eye(eye, y, size);
            let brow = Path::line(
                at(eye + side * size * 1.3, y - size * 1.7),
                at(eye - side * size, y - size * 0.9),
            );
            self.canvas.line(brow, THICK);
        }
    }

    /// A row of teeth between two places.
    pub(super) fn teeth(&mut self, from: Point, to: Point, count: usize, length: f32) {
        let mut points = vec![from];
        for tooth in 0..count {
            let middle = (tooth as f32 + 0.5) / count as f32;
            let end = (tooth as f32 + 1.0) / count as f32;
            points.push(from.between(to, middle).moved(0.0, length));
            points.push(from.between(to, end));
        }
        self.canvas.shape(Path::polygon(&points), PAPER, THIN);
    }
}

/// The closed outline with these corners.
pub(super) fn shape(points: &[(f32, f32)]) -> Path {
    let points: Vec<Point> = points.iter().map(|&(x, y)| at(x, y)).collect();
    Path::polygon(&points)
}

/// A closed soft outline through these places.
pub(super) fn soft(points: &[(f32, f32)]) -> Path {
    let points: Vec<Point> = points.iter().map(|&(x, y)| at(x, y)).collect();
    Path::loop_through(&points)
}

/// An open soft line through these places.
pub(super) fn curve(points: &[(f32, f32)]) -> Path {
    let points: Vec<Point> = points.iter().map(|&(x, y)| at(x, y)).collect();
    Path::curve_through(&points)
}

/// An upright rectangle by its edges.
pub(super) fn block(left: f32, top: f32, right: f32, bottom: f32) -> Path {
    Path::rect(Rect::new(left, top, right - left, bottom - top))
}

/// A circle.
pub(super) fn disc(x: f32, y: f32, radius: f32) -> Path {
    Path::circle(at(x, y), radius)
}

/// An ellipse.
pub(super) fn oval(x: f32, y: f32, wide: f32, high: f32) -> Path {
    Path::ellipse(at(x, y), wide, high)
}
