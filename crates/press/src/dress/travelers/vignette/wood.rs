//! What the pictures show.

use super::super::ink::{INK, PAPER, hatch};
use crate::canvas::Canvas;
use crate::drawing::Stroke;
use crate::geometry::{Point, at};
use crate::path::Path;

/// Cuts pictures whose foot is at (0, 0) and whose head at about (0, -8).
pub(super) struct Wood<'a> {
    canvas: &'a mut Canvas,
}

const EDGE: Stroke = Stroke::new(INK, 0.28).round();
const FINE: Stroke = Stroke::new(INK, 0.16).round();

fn poly(points: &[(f32, f32)]) -> Path {
    let points: Vec<Point> = points.iter().map(|&(x, y)| at(x, y)).collect();
    Path::polygon(&points)
}

impl<'a> Wood<'a> {
    pub(super) fn new(canvas: &'a mut Canvas) -> Wood<'a> {
        Wood { canvas }
    }

    fn white(&mut self, path: Path) {
        self.canvas.shape(path, PAPER, EDGE);
    }

    fn cut(&mut self, path: Path, degrees: f32) {
        self.canvas.fill(path.clone(), PAPER);
        hatch(self.canvas, path.clone(), degrees, 0.55, FINE);
        self.canvas.line(path, EDGE);
    }

    fn black(&mut self, path: Path) {
        self.canvas.fill(path, INK);
    }

    fn line(&mut self, from: (f32, f32), to: (f32, f32)) {
        let path = Path::line(at(from.0, from.1), at(to.0, to.1));
        self.canvas.line(path, EDGE);
    }

    pub(super) fn signpost(&mut self) {
        self.white(poly(&[
            (-0.35, 0.0),
            (-0.35, -8.4),
            (0.35, -8.4),
            (0.35, 0.0),
        ]));
        self.white(poly(&[
            (-1.0, -7.8),
            (3.6, -7.8),
            (4.8, -6.9),
            (3.6, -6.0),
            (-1.0, -6.0),
        ]));
        self.cut(
            poly(&[
                (1.0, -5.4),
                (-3.6, -5.4),
                (-4.8, -4.5),
                (-3.6, -3.6),
                (1.0, -3.6),
            ]),
            90.0,
        );
    }

    pub(super) fn sunrise(&mut self) {
        for direction in [-75.0, -50.0, -25.0, 0.0, 25.0, 50.0, 75.0] {
            let middle = at(0.0, 0.0);
            let ray = Path::line(
                middle.towards(direction, 5.0),
                middle.towards(direction, 7.8),
            );
            self.canvas.line(ray, EDGE);
        }
        let sun = Path::arc(at(0.0, 0.0), 4.0, -90.0, 90.0).close();
        self.cut(sun, 90.0);
    }

    pub(super) fn tent(&mut self, cross: bool) {
        self.cut(poly(&[(-5.0, 0.0), (0.0, -7.4), (5.0, 0.0)]), 35.0);
        self.white(poly(&[(-1.6, 0.0), (0.0, -4.6), (1.6, 0.0)]));
        self.line((0.0, -7.4), (0.0, -8.6));
        if cross {
            self.line((8.0, -5.6), (8.0, -2.6));
            self.line((6.5, -4.1), (9.5, -4.1));
        } else {
            self.black(poly(&[
                (7.0, 0.0),
                (8.0, -3.2),
                (8.6, -1.6),
                (9.4, -2.6),
                (9.6, 0.0),
            ]));
        }
    }

    pub(super) fn pennants(&mut self) {
        for (x, tip) in [(-5.0, 0.0), (0.0, 1.2), (5.0, 0.0)] {
            self.line((x, 0.0), (x, -8.4));
            self.cut(
                poly(&[
                    (x, -8.2),
                    (x + 3.4, -8.2),
                    (x + 3.4 - tip, -6.8),
                    (x + 3.4, -5.4),
                    (x, -5.4),
                ]),
                0.0,
            );
        }
    }

    pub(super) fn altar(&mut self) {
        self.cut(
            poly(&[(-3.4, 0.0), (-2.8, -3.6), (2.8, -3.6), (3.4, 0.0)]),
            0.0,
        );
        self.white(poly(&[
            (-4.4, -3.6),
            (-4.4, -4.8),
            (4.4, -4.8),
            (4.4, -3.6),
        ]));
        self.black(poly(&[
            (-1.2, -4.9),
            (-0.9, -6.6),
            (-0.3, -5.9),
            (0.2, -8.2),
            (1.0, -6.2),
            (1.3, -4.9),
        ]));
    }

    pub(super) fn scales(&mut self) {
        self.line((0.0, 0.0), (0.0, -8.0));
        self.line((-5.0, -7.2), (5.0, -6.2));
        self.line((-1.8, 0.0), (1.8, 0.0));
        for (x, y) in [(-5.0, -7.2), (5.0, -6.2)] {
            self.canvas.line(
                poly(&[(x, y), (x - 2.0, y + 3.4), (x + 2.0, y + 3.4)]),
                FINE,
            );
            let bowl = Path::arc(at(x, y + 3.4), 2.0, 90.0, 270.0).close();
            self.cut(bowl, 0.0);
        }
    }

    pub(super) fn anvil(&mut self) {
        self.cut(
            poly(&[
                (-2.2, 0.0),
                (-1.4, -1.8),
                (-1.6, -3.0),
                (-5.8, -4.6),
                (-2.6, -5.0),
                (3.6, -5.0),
                (3.6, -3.4),
                (1.6, -2.8),
                (1.4, -1.8),
                (2.2, 0.0),
            ]),
            20.0,
        );
        self.line((4.0, -8.6), (0.6, -5.6));
        self.white(poly(&[(-0.8, -6.2), (0.8, -7.6), (2.2, -6.0), (0.6, -4.9)]));
    }

    pub(super) fn tower(&mut self, telescope: bool) {
        self.cut(
            poly(&[(-2.2, 0.0), (-1.8, -6.0), (1.8, -6.0), (2.2, 0.0)]),
            0.0,
        );
        match telescope {
            true => {
                self.white(Path::arc(at(0.0, -6.0), 2.4, -90.0, 90.0).close());
                self.white(poly(&[(0.2, -7.0), (4.2, -9.4), (4.8, -8.4), (0.8, -6.2)]));
                for (x, y) in [(7.5, -7.5), (9.5, -5.0), (-6.0, -8.0)] {
                    self.black(Path::star(at(x, y), 0.7, 0.28, 5, 0.0));
                }
            }
            false => {
                self.white(poly(&[
                    (-2.6, -6.0),
                    (-2.6, -7.8),
                    (-1.4, -7.8),
                    (-1.4, -6.9),
                    (-0.6, -6.9),
                    (-0.6, -7.8),
                    (0.6, -7.8),
                    (0.6, -6.9),
                    (1.4, -6.9),
                    (1.4, -7.8),
                    (2.6, -7.8),
                    (2.6, -6.0),
                ]));
                self.black(poly(&[
                    (-0.6, 0.0),
                    (-0.6, -2.0),
                    (0.0, -2.6),
                    (0.6, -2.0),
                    (0.6, 0.0),
                ]));
            }
        }
    }

    pub(super) fn moon(&mut self) {
        let moon = Path::arc(at(0.0, -5.0), 3.4, 20.0, 230.0).curve_to(
            at(0.6, -3.2),
            at(2.0, -6.0),
            at(1.16, -8.2),
        );
        self.cut(moon.close(), 45.0);
        for (x, wide) in [(-6.0, 5.0), (-3.0, 7.0), (-7.5, 4.0)] {
            let y = -1.8 + (x + 6.0) * 0.3;
            self.line((x, y), (x + wide, y));
        }
    }

    pub(super) fn hill(&mut self) {
        let hill =
            Path::from(at(-6.0, -0.6)).curve_to(at(-3.0, -9.0), at(2.0, -9.0), at(6.0, -0.6));
        self.cut(hill.close(), 60.0);
        for x in [-3.2, 2.2] {
            self.line((x, -0.6), (x + 0.6, 0.4));
            self.line((x + 0.6, 0.4), (x + 1.8, 0.4));
        }
    }

    pub(super) fn dice(&mut self) {
        self.white(poly(&[
            (-5.0, 0.0),
            (-5.0, -4.6),
            (-0.4, -4.6),
            (-0.4, 0.0),
        ]));
        for (x, y) in [(-4.0, -3.6), (-2.7, -2.3), (-1.4, -1.0)] {
            self.black(Path::circle(at(x, y), 0.45));
        }
        self.cut(
            poly(&[
                (0.8, -1.2),
                (3.2, -5.2),
                (7.0, -3.0),
                (4.8, 0.0),
                (2.4, 0.0),
            ]),
            30.0,
        );
        self.black(Path::circle(at(3.8, -2.4), 0.5));
    }

    pub(super) fn key(&mut self) {
        let bow = Path::circle(at(-3.4, -4.0), 2.4);
        self.canvas.line(bow, Stroke::new(INK, 0.7));
        self.black(poly(&[
            (-1.0, -4.4),
            (5.4, -4.4),
            (5.4, -1.8),
            (4.4, -1.8),
            (4.4, -3.6),
            (3.4, -3.6),
            (3.4, -2.2),
            (2.4, -2.2),
            (2.4, -3.6),
            (-1.0, -3.6),
        ]));
    }

    pub(super) fn footprints(&mut self) {
        for (i, x) in [-6.5, -3.2, 0.1, 3.4, 6.7].into_iter().enumerate() {
            let y = if i % 2 == 0 { -1.6 } else { -3.6 };
            let sole = Path::ellipse(at(x, y), 1.1, 0.62);
            self.black(sole);
            self.black(Path::circle(at(x - 1.7, y), 0.45));
        }
    }

    pub(super) fn arch(&mut self) {
        let ring = |radius: f32| {
            Path::from(at(-radius, 0.0))
                .line_to(-radius, -4.4)
                .curve_to(
                    at(-radius, -4.4 - radius * 1.2),
                    at(radius, -4.4 - radius * 1.2),
                    at(radius, -4.4),
                )
                .line_to(radius, 0.0)
                .close()
        };
        self.white(ring(3.6));
        self.cut(ring(2.3), 45.0);
    }

    pub(super) fn pit(&mut self) {
        self.black(Path::ellipse(at(0.0, -1.2), 6.0, 1.5));
        self.white(poly(&[
            (-5.4, -1.8),
            (-1.0, -2.6),
            (1.2, -5.4),
            (-3.4, -4.6),
        ]));
        self.line((2.0, -2.0), (4.6, -6.4));
        self.line((3.2, -1.8), (6.2, -5.4));
    }

    pub(super) fn trees(&mut self) {
        for (x, high) in [(-5.0, 6.0), (-1.2, 8.2), (3.4, 7.0)] {
            self.line((x, 0.0), (x, -2.0));
            self.cut(poly(&[(x - 1.9, -1.6), (x, -high), (x + 1.9, -1.6)]), 25.0);
        }
    }
}
