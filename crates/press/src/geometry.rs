//! Places on a card, in millimetres from its top left corner, x to the right and y down.

/// A place.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

/// The place (x, y).
pub const fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

impl Point {
    /// The place this far away.
    pub fn moved(self, x: f32, y: f32) -> Point {
        at(self.x + x, self.y + y)
    }

    /// The place at a distance, in a direction that is counted in degrees clockwise from up.
    pub fn towards(self, degrees: f32, distance: f32) -> Point {
        let (sin, cos) = sin_cos(degrees);
        at(self.x + sin * distance, self.y - cos * distance)
    }

    /// This share of the way to another place.
    pub fn between(self, other: Point, share: f32) -> Point {
        at(
            self.x + (other.x - self.x) * share,
            self.y + (other.y - self.y) * share,
        )
    }
}

/// Sine and cosine of degrees. Rounded, because the last bits differ between systems and a
/// picture must not.
pub(crate) fn sin_cos(degrees: f32) -> (f32, f32) {
    let (sin, cos) = f64::from(degrees).to_radians().sin_cos();
    let round = |value: f64| ((value * 1e6).round() / 1e6) as f32;
    (round(sin), round(cos))
}

/// A width and a height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Size {
    /// How wide.
    pub width: f32,
    /// How high.
    pub height: f32,
}

/// An upright rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Its left edge.
    pub x: f32,
    /// Its top edge.
    pub y: f32,
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
}

impl Rect {
    /// A rectangle by its top left corner and size.
    pub const fn new(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect {
            x,
            y,
            width,
            height,
        }
    }

    /// A square around a place.
    pub fn around(centre: Point, side: f32) -> Rect {
        Rect::new(centre.x - side / 2.0, centre.y - side / 2.0, side, side)
    }

    /// Its right edge.
    pub fn right(&self) -> f32 {
        self.x + self.width
    }

    /// Its bottom edge.
    pub fn bottom(&self) -> f32 {
        self.y + self.height
    }

    /// Its middle.
    pub fn centre(&self) -> Point {
        at(self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// The rectangle that is smaller by a margin on all four sides.
    pub fn inset(&self, margin: f32) -> Rect {
        Rect::new(
            self.x + margin,
            self.y + margin,
            self.width - 2.0 * margin,
            self.height - 2.0 * margin,
        )
    }

    /// The place at these shares of its width and height.
    pub fn share(&self, x: f32, y: f32) -> Point {
        at(self.x + self.width * x, self.y + self.height * y)
    }
}

/// An affine change of places: x' = a·x + c·y + e, y' = b·x + d·y + f, as in SVG.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transform {
    /// x to x.
    pub a: f32,
    /// x to y.
    pub b: f32,
    /// y to x.
    pub c: f32,
    /// y to y.
    pub d: f32,
    /// Added to x.
    pub e: f32,
    /// Added to y.
    pub f: f32,
}

impl Transform {
    /// Moves.
    pub const fn shift(x: f32, y: f32) -> Transform {
        Transform {
            a: 1.0,
            b: 0.0,
            c: 0.0,
            d: 1.0,
            e: x,
            f: y,
        }
    }

    /// Makes larger or smaller, seen from the origin.
    pub const fn scale(by: f32) -> Transform {
        Transform {
            a: by,
            b: 0.0,
            c: 0.0,
            d: by,
            e: 0.0,
            f: 0.0,
        }
    }

    /// Turns clockwise about a place.
    pub fn turn(degrees: f32, about: Point) -> Transform {
        let (sin, cos) = sin_cos(degrees);
        Transform {
            a: cos,
            b: sin,
            c: -sin,
            d: cos,
            e: about.x - cos * about.x + sin * about.y,
            f: about.y - sin * about.x - cos * about.y,
        }
    }

    /// Mirrors left and right, leaving what has this x where it is.
    pub const fn mirror(x: f32) -> Transform {
        Transform {
            a: -1.0,
            b: 0.0,
            c: 0.0,
            d: 1.0,
            e: 2.0 * x,
            f: 0.0,
        }
    }

    /// Takes the unit square to a rectangle.
    pub const fn onto(place: Rect) -> Transform {
        Transform {
            a: place.width,
            b: 0.0,
            c: 0.0,
            d: place.height,
            e: place.x,
            f: place.y,
        }
    }

    /// First this change, then another.
    pub fn then(self, next: Transform) -> Transform {
        Transform {
            a: next.a * self.a + next.c * self.b,
            b: next.b * self.a + next.d * self.b,
            c: next.a * self.c + next.c * self.d,
            d: next.b * self.c + next.d * self.d,
            e: next.a * self.e + next.c * self.f + next.e,
            f: next.b * self.e + next.d * self.f + next.f,
        }
    }

    /// Where a place goes.
    pub fn apply(&self, point: Point) -> Point {
        at(
            self.a * point.x + self.c * point.y + self.e,
            self.b * point.x + self.d * point.y + self.f,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_turn_is_clockwise() {
        let turned = Transform::turn(90.0, at(1.0, 1.0)).apply(at(2.0, 1.0));
        assert_eq!(turned, at(1.0, 2.0));
    }

    #[test]
    fn changes_are_done_in_the_order_they_are_said() {
        let both = Transform::scale(2.0).then(Transform::shift(3.0, 0.0));
        assert_eq!(both.apply(at(1.0, 1.0)), at(5.0, 2.0));
    }

    #[test]
    fn directions_are_counted_clockwise_from_up() {
        assert_eq!(at(5.0, 5.0).towards(90.0, 2.0), at(7.0, 5.0));
        assert_eq!(at(5.0, 5.0).towards(180.0, 2.0), at(5.0, 7.0));
    }
}
