//! How often what happened: how long games were.

use super::{
    Axis, Frame,
    frame::{AXIS_HEIGHT, block, text, titled, upright},
    scale::Scale,
};

/// What lies from one value to another, the second not included.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// Where it begins.
    pub from: f64,
    /// Where it ends.
    pub to: f64,
    /// How many there are.
    pub count: u64,
    /// What is said when somebody points at it.
    pub title: String,
}

/// A value to be found again on the histogram, such as the median.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// The value.
    pub value: f64,
    /// Its name.
    pub name: String,
}

const MARGIN: f64 = 22.0;
const HEADROOM: f64 = 26.0;

/// A bar for each range, as high as its count.
pub fn histogram(frame: &Frame<'_>, axis: &Axis<'_>, bars: &[Bar], mark: Option<&Mark>) -> String {
    let height = (frame.width * 0.32).clamp(130.0, 220.0);
    let bottom = HEADROOM + height;
    let ends = bars.iter().flat_map(|bar| [bar.from, bar.to]);
    let shown = axis.shows.into_iter().flat_map(|(low, high)| [low, high]);
    let scale = Scale::showing(ends.chain(shown), MARGIN, frame.width - MARGIN);
    let most = bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(1);
    let drawn = bars.iter().map(|bar| {
        let (left, right) = (scale.place(bar.from), scale.place(bar.to));
        let tall = height * bar.count as f64 / most as f64;
        // Bars stand apart by a hair, unless there are so many that nothing would be left.
        let gap = if right - left > 3.0 { 1.0 } else { 0.0 };
        let size = (right - left - gap, tall);
        let target = block("plot-target", (left, HEADROOM), (right - left, height));
        titled(
            &bar.title,
            [target, block("plot-bar", (left, bottom - tall), size)],
        )
    });
    let pointer = mark.map(|mark| {
        let x = scale.place(mark.value);
        let anchor = match x / frame.width {
            share if share < 0.25 => "start",
            share if share > 0.75 => "end",
            _ => "middle",
        };
        let name = text("plot-tick plot-strong", x, HEADROOM - 10.0)
            .with("text-anchor", anchor)
            .saying(&mark.name);
        titled(
            &mark.name,
            [upright("plot-mark", x, HEADROOM - 5.0, bottom), name],
        )
    });
    frame
        .picture("histogram", frame.width, bottom + AXIS_HEIGHT)
        .holding(axis.drawn(&scale, HEADROOM, bottom))
        .holding_all(drawn)
        .holding_all(pointer)
        .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_as_high_as_their_counts() {
        let bar = |from: f64, count| Bar {
            from,
            to: from + 10.0,
            count,
            title: format!("{count} games"),
        };
        let bars = [bar(0.0, 1), bar(10.0, 4), bar(20.0, 2)];
        let axis = Axis {
            name: "actions",
            say: &|value| format!("{value:.0}"),
            shows: None,
            reference: None,
        };
        let frame = Frame {
            width: 500.0,
            label: "length",
        };
        let mark = Mark {
            value: 15.0,
            name: "median 15".to_owned(),
        };
        let svg = histogram(&frame, &axis, &bars, Some(&mark));
        for part in [
            "height=\"40\"",
            "height=\"160\"",
            "height=\"80\"",
            "<title>4 games</title>",
            ">median 15</text>",
        ] {
            assert!(svg.contains(part), "{part} in {svg}");
        }
        let empty = histogram(&frame, &axis, &[], None);
        assert!(!empty.contains("NaN") && !empty.contains("plot-bar"));
    }
}
