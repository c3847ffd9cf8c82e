//! How numbers and outlines are written in SVG: as short as they can be.

use crate::geometry::{Point, Transform};
use crate::path::{Path, Segment};

/// How many font units are one unit of a drawn glyph. Chinese glyphs are many and intricate; on
/// a grid of 250 to the em, a hundredth of a millimetre on a card, they stay small.
pub(super) const GRID: f32 = 4.0;

/// A number with at most two decimals: a hundredth of a millimetre is finer than any printer.
pub(crate) fn short(number: f32) -> String {
    decimal(number, 100)
}

/// A number with up to seven decimals, for scales.
pub(super) fn precise(number: f32) -> String {
    decimal(number, 10_000_000)
}

pub(super) fn decimal(number: f32, parts: i64) -> String {
    parted((f64::from(number) * parts as f64).round() as i64, parts)
}

/// So many tenths, hundredths and so on, as a decimal number.
fn parted(number: i64, parts: i64) -> String {
    let sign = if number < 0 { "-" } else { "" };
    let (units, rest) = (number.abs() / parts, number.abs() % parts);
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

pub(super) fn matrix(by: &Transform) -> String {
    let turn = [by.a, by.b, by.c, by.d].map(precise).join(" ");
    if turn == "1 0 0 1" {
        return format!("translate({} {})", short(by.e), short(by.f));
    }
    format!("matrix({turn} {} {})", precise(by.e), precise(by.f))
}

/// An outline in hundredths of a millimetre.
pub(crate) fn outline(path: &Path) -> String {
    steps(
        path,
        |number| (f64::from(number) * 100.0).round() as i64,
        100,
    )
}

/// An outline of a glyph, on its grid. Curves that are straight there are drawn straight.
pub(super) fn glyph_outline(path: &Path) -> String {
    let mut pen = Point::default();
    let mut straightened = Path::default();
    for &segment in &path.segments {
        let (drawn, end) = match segment {
            Segment::Quadratic(control, to) if is_straight(pen, control, to) => {
                (Segment::Line(to), to)
            }
            Segment::Move(to)
            | Segment::Line(to)
            | Segment::Quadratic(_, to)
            | Segment::Cubic(_, _, to) => (segment, to),
            Segment::Close => (segment, pen),
        };
        straightened.segments.push(drawn);
        pen = end;
    }
    steps(&straightened, |number| (number / GRID).round() as i64, 1)
}

/// Does the control point lie within one step of the grid from the straight line?
fn is_straight(from: Point, control: Point, to: Point) -> bool {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let away = (control.x - from.x) * y - (control.y - from.y) * x;
    away.abs() < GRID * (x * x + y * y).sqrt()
}

/// An outline with every point counted from the one before, which is shortest. Points are
/// rounded before they are counted, so that no error adds up.
fn steps(path: &Path, whole: impl Fn(f32) -> i64, parts: i64) -> String {
    let (mut pen, mut begin) = ((0, 0), (0, 0));
    let mut data = String::new();
    let mut before = ' ';
    for segment in &path.segments {
        let (letter, points) = match *segment {
            Segment::Move(to) => ('M', vec![to]),
            Segment::Line(to) => ('l', vec![to]),
            Segment::Quadratic(control, to) => ('q', vec![control, to]),
            Segment::Cubic(first, second, to) => ('c', vec![first, second, to]),
            Segment::Close => ('z', vec![]),
        };
        let origin = if letter == 'M' { (0, 0) } else { pen };
        let steps: Vec<(i64, i64)> = points
            .iter()
            .map(|point| (whole(point.x) - origin.0, whole(point.y) - origin.1))
            .collect();
        let (letter, numbers) = match (letter, &steps[..]) {
            ('l', [(x, 0)]) => ('h', vec![*x]),
            ('l', [(0, y)]) => ('v', vec![*y]),
            _ => (letter, steps.iter().flat_map(|&(x, y)| [x, y]).collect()),
        };
        // A command that is repeated is not named again.
        if letter != before || letter == 'z' {
            data.push(letter);
        }
        for (i, number) in numbers.into_iter().enumerate() {
            let follows = i > 0 || letter == before;
            if follows && number >= 0 {
                data.push(' ');
            }
            data.push_str(&parted(number, parts));
        }
        before = letter;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::at;

    #[test]
    fn numbers_are_short_and_have_no_negative_zero() {
        let said = [0.0, -0.001, 1.5, -0.25, 63.5, 12.345, 10.0].map(short);
        assert_eq!(said, ["0", "0", "1.5", "-.25", "63.5", "12.35", "10"]);
        assert_eq!(precise(0.003_175), ".003175");
    }

    #[test]
    fn outlines_count_from_point_to_point_and_name_a_command_once() {
        let path = Path::from(at(1.0, 2.0))
            .line_to(3.5, 2.0)
            .line_to(4.0, 4.0)
            .line_to(3.0, 5.25)
            .close();
        assert_eq!(outline(&path), "M1 2h2.5l.5 2-1 1.25z");
    }
}
