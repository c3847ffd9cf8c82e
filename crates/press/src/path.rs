//! Outlines: straight and curved pieces, open or closed.

use crate::geometry::{Point, Rect, Transform, at};

/// One piece of an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// Begins a new part here.
    Move(Point),
    /// A straight line to here.
    Line(Point),
    /// A curve with one control point.
    Quadratic(Point, Point),
    /// A curve with two control points.
    Cubic(Point, Point, Point),
    /// Back to where the part began.
    Close,
}

/// An outline.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Path {
    pub(crate) segments: Vec<Segment>,
}

/// How far the control points of a quarter circle lie, for radius 1.
const ARC: f32 = 0.552_285;

impl Path {
    /// A path that begins here; go on with [`line_to`](Path::line_to) and
    /// [`curve_to`](Path::curve_to).
    pub fn from(start: Point) -> Path {
        Path {
            segments: vec![Segment::Move(start)],
        }
    }

    /// A straight line to here.
    pub fn line_to(mut self, x: f32, y: f32) -> Path {
        self.segments.push(Segment::Line(at(x, y)));
        self
    }

    /// A curve to `end`, leaving towards `first` and arriving from `second`.
    pub fn curve_to(mut self, first: Point, second: Point, end: Point) -> Path {
        self.segments.push(Segment::Cubic(first, second, end));
        self
    }

    /// A curve to `end` that leans towards `control`.
    pub fn bend_to(mut self, control: Point, end: Point) -> Path {
        self.segments.push(Segment::Quadratic(control, end));
        self
    }

    /// A new part, beginning here.
    pub fn move_to(mut self, x: f32, y: f32) -> Path {
        self.segments.push(Segment::Move(at(x, y)));
        self
    }

    /// Closes the part.
    pub fn close(mut self) -> Path {
        self.segments.push(Segment::Close);
        self
    }

    /// A straight line.
    pub fn line(from: Point, to: Point) -> Path {
        Path::from(from).line_to(to.x, to.y)
    }

    /// Straight lines from place to place, not closed.
    pub fn polyline(points: &[Point]) -> Path {
        let mut path = Path::default();
        for (i, &point) in points.iter().enumerate() {
            path.segments.push(match i {
                0 => Segment::Move(point),
                _ => Segment::Line(point),
            });
        }
        path
    }

    /// The closed outline with these corners.
    pub fn polygon(points: &[Point]) -> Path {
        Path::polyline(points).close()
    }

    /// A rectangle.
    pub fn rect(place: Rect) -> Path {
        Path::polygon(&[
            at(place.x, place.y),
            at(place.right(), place.y),
            at(place.right(), place.bottom()),
            at(place.x, place.bottom()),
        ])
    }

    /// A rectangle with round corners.
    pub fn rounded(place: Rect, radius: f32) -> Path {
        let radius = radius.min(place.width / 2.0).min(place.height / 2.0);
        let (left, top, right, bottom) = (place.x, place.y, place.right(), place.bottom());
        let pull = radius * (1.0 - ARC);
        Path::from(at(left + radius, top))
            .line_to(right - radius, top)
            .curve_to(
                at(right - pull, top),
                at(right, top + pull),
                at(right, top + radius),
            )
            .line_to(right, bottom - radius)
            .curve_to(
                at(right, bottom - pull),
                at(right - pull, bottom),
                at(right - radius, bottom),
            )
            .line_to(left + radius, bottom)
            .curve_to(
                at(left + pull, bottom),
                at(left, bottom - pull),
                at(left, bottom - radius),
            )
            .line_to(left, top + radius)
            .curve_to(
                at(left, top + pull),
                at(left + pull, top),
                at(left + radius, top),
            )
            .close()
    }

    /// A rectangle with its corners cut off.
    pub fn bevelled(place: Rect, cut: f32) -> Path {
        let (left, top, right, bottom) = (place.x, place.y, place.right(), place.bottom());
        Path::polygon(&[
            at(left + cut, top),
            at(right - cut, top),
            at(right, top + cut),
            at(right, bottom - cut),
            at(right - cut, bottom),
            at(left + cut, bottom),
            at(left, bottom - cut),
            at(left, top + cut),
        ])
    }

    /// A circle.
    pub fn circle(centre: Point, radius: f32) -> Path {
        Path::ellipse(centre, radius, radius)
    }

    /// An ellipse with these half axes.
    pub fn ellipse(centre: Point, wide: f32, high: f32) -> Path {
        let Point { x, y } = centre;
        let (h, v) = (wide * ARC, high * ARC);
        Path::from(at(x, y - high))
            .curve_to(at(x + h, y - high), at(x + wide, y - v), at(x + wide, y))
            .curve_to(at(x + wide, y + v), at(x + h, y + high), at(x, y + high))
            .curve_to(at(x - h, y + high), at(x - wide, y + v), at(x - wide, y))
            .curve_to(at(x - wide, y - v), at(x - h, y - high), at(x, y - high))
            .close()
    }

    /// A part of a circle's line, between two directions counted in degrees clockwise from up.
    pub fn arc(centre: Point, radius: f32, from: f32, to: f32) -> Path {
        let pieces = ((to - from).abs() / 45.0).ceil().max(1.0);
        let step = (to - from) / pieces;
        let half = f64::from(step).to_radians() / 4.0;
        let pull = ((half.tan() * 4.0 / 3.0 * 1e6).round() / 1e6) as f32 * radius;
        let mut path = Path::from(centre.towards(from, radius));
        for piece in 0..pieces as u32 {
            let begin = from + step * piece as f32;
            let end = begin + step;
            path = path.curve_to(
                centre.towards(begin, radius).towards(begin + 90.0, pull),
                centre.towards(end, radius).towards(end - 90.0, pull),
                centre.towards(end, radius),
            );
        }
        path
    }

    /// A regular polygon, with a corner at the top if it is not turned.
    pub fn regular(centre: Point, radius: f32, corners: usize, turned: f32) -> Path {
        let step = 360.0 / corners as f32;
        let points: Vec<Point> = (0..corners)
            .map(|i| centre.towards(turned + step * i as f32, radius))
            .collect();
        Path::polygon(&points)
    }

    /// A star whose tips lie on the outer circle and its notches on the inner one.
    pub fn star(centre: Point, outer: f32, inner: f32, tips: usize, turned: f32) -> Path {
        let step = 180.0 / tips as f32;
        let points: Vec<Point> = (0..tips * 2)
            .map(|i| {
                let radius = if i % 2 == 0 { outer } else { inner };
                centre.towards(turned + step * i as f32, radius)
            })
            .collect();
        Path::polygon(&points)
    }

    /// A closed curve that goes softly through all these places.
    pub fn loop_through(points: &[Point]) -> Path {
        let count = points.len();
        let point = |i: usize| points[i % count];
        let Some(&first) = points.first() else {
            return Path::default();
        };
        let mut path = Path::from(first);
        for i in 0..count {
            let (before, begin) = (point(i + count - 1), point(i));
            let (end, after) = (point(i + 1), point(i + 2));
            path = path.soft(before, begin, end, after);
        }
        path.close()
    }

    /// An open curve that goes softly through all these places.
    pub fn curve_through(points: &[Point]) -> Path {
        let Some((&first, &last)) = points.first().zip(points.last()) else {
            return Path::default();
        };
        let mut path = Path::from(first);
        for (i, pair) in points.windows(2).enumerate() {
            let before = if i == 0 { first } else { points[i - 1] };
            let after = points.get(i + 2).copied().unwrap_or(last);
            path = path.soft(before, pair[0], pair[1], after);
        }
        path
    }

    /// The piece of a Catmull-Rom curve from `begin` to `end`.
    fn soft(self, before: Point, begin: Point, end: Point, after: Point) -> Path {
        self.curve_to(
            begin.moved((end.x - before.x) / 6.0, (end.y - before.y) / 6.0),
            end.moved(-(after.x - begin.x) / 6.0, -(after.y - begin.y) / 6.0),
            end,
        )
    }

    /// Both outlines as one; where they overlap an even number of times there is a hole, see
    /// [`Rule`](crate::drawing::Rule).
    pub fn and(mut self, other: Path) -> Path {
        self.segments.extend(other.segments);
        self
    }

    /// The outline elsewhere.
    pub fn transformed(&self, by: &Transform) -> Path {
        let segments = self.segments.iter().map(|segment| match *segment {
            Segment::Move(to) => Segment::Move(by.apply(to)),
            Segment::Line(to) => Segment::Line(by.apply(to)),
            Segment::Quadratic(control, to) => Segment::Quadratic(by.apply(control), by.apply(to)),
            Segment::Cubic(first, second, to) => {
                Segment::Cubic(by.apply(first), by.apply(second), by.apply(to))
            }
            Segment::Close => Segment::Close,
        });
        Path {
            segments: segments.collect(),
        }
    }

    /// The rectangle around everything, control points included; none if there is nothing.
    pub fn bounds(&self) -> Option<Rect> {
        let points = self.segments.iter().flat_map(|segment| match *segment {
            Segment::Move(to) | Segment::Line(to) => vec![to],
            Segment::Quadratic(control, to) => vec![control, to],
            Segment::Cubic(first, second, to) => vec![first, second, to],
            Segment::Close => vec![],
        });
        points
            .map(|point| (point, point))
            .reduce(|(low, high), (point, _)| {
                (
                    at(low.x.min(point.x), low.y.min(point.y)),
                    at(high.x.max(point.x), high.y.max(point.y)),
                )
            })
            .map(|(low, high)| Rect::new(low.x, low.y, high.x - low.x, high.y - low.y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_circle_touches_the_square_around_it() {
        let bounds = Path::circle(at(3.0, 4.0), 2.0).bounds();
        assert_eq!(bounds, Some(Rect::new(1.0, 2.0, 4.0, 4.0)));
        assert_eq!(Path::default().bounds(), None);
    }

    #[test]
    fn a_soft_loop_goes_through_its_places_and_closes() {
        let corners = [at(0.0, 0.0), at(4.0, 0.0), at(2.0, 3.0)];
        let path = Path::loop_through(&corners);
        assert_eq!(path.segments.len(), 5);
        for corner in corners {
            assert!(path.segments.iter().any(|segment| match *segment {
                Segment::Cubic(_, _, end) => end == corner,
                _ => false,
            }));
        }
    }

    #[test]
    fn an_arc_ends_in_the_direction_it_is_told() {
        let path = Path::arc(at(0.0, 0.0), 1.0, 0.0, 180.0);
        let Some(Segment::Cubic(_, _, end)) = path.segments.last() else {
            panic!("an arc is made of curves");
        };
        assert_eq!(*end, at(0.0, 1.0));
    }
}
