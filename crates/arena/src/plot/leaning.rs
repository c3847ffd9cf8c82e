//! A share as a bar from one half to where it lies, with its interval: who acts first, and how
//! much that helps.

use super::{
    Axis, Frame, Tone,
    frame::{AXIS_HEIGHT, block, line, text, titled, upright},
    lettering::{fitted, width},
    scale::Scale,
};

/// A share of one, and how sure it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Lean {
    /// The share.
    pub share: f64,
    /// Where it lies with 95 % confidence.
    pub interval: (f64, f64),
    /// The share as it is written.
    pub figure: String,
    /// What is said when somebody points at it.
    pub title: String,
    /// What lies below one half.
    pub below: String,
    /// What lies above.
    pub above: String,
}

const LETTERS: f64 = 12.0;
const TOP: f64 = 30.0;
const THICK: f64 = 34.0;
const MARGIN: f64 = 18.0;

/// A bar from one half to the share. All of it is seen, from nothing to everything, because the
/// eye should not take a small lean for a large one.
pub fn leaning(frame: &Frame<'_>, axis: &Axis<'_>, lean: &Lean) -> String {
    let scale = Scale::showing([0.0, 1.0], MARGIN, frame.width - MARGIN);
    let (half, end) = (scale.place(0.5), scale.place(lean.share));
    let (low, high) = (scale.place(lean.interval.0), scale.place(lean.interval.1));
    let (middle, bottom) = (TOP + THICK / 2.0, TOP + THICK);
    let tone = match Tone::against(0.5, lean.interval) {
        Tone::Above => "plot-above",
        Tone::Below => "plot-below",
        Tone::Plain | Tone::Unsure => "plot-unsure",
    };
    let bar = block(
        "plot-bar",
        (half.min(end), TOP),
        ((end - half).abs(), THICK),
    );
    let marks = [
        bar,
        line("plot-whisker", (low, middle), (high, middle)),
        upright("plot-whisker", low, middle - 6.0, middle + 6.0),
        upright("plot-whisker", high, middle - 6.0, middle + 6.0),
    ];
    let room = (frame.width - width(&lean.figure, 16.0)) / 2.0 - MARGIN - 6.0;
    let end_name = |name: &str, x: f64, anchor: &str| {
        text("plot-tick", x, TOP - 10.0)
            .with("text-anchor", anchor)
            .saying(&fitted(name, LETTERS, room))
    };
    let figure = text("plot-figure plot-large", half, TOP - 9.0)
        .with("text-anchor", "middle")
        .saying(&lean.figure);
    frame
        .picture("leaning", frame.width, bottom + AXIS_HEIGHT)
        .holding(block(
            "plot-track",
            (MARGIN, TOP),
            (frame.width - 2.0 * MARGIN, THICK),
        ))
        .holding(axis.drawn(&scale, TOP, bottom))
        .holding(titled(&lean.title, marks).with("class", tone))
        .holding(figure)
        .holding(end_name(&lean.below, MARGIN, "start"))
        .holding(end_name(&lean.above, frame.width - MARGIN, "end"))
        .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(share: f64, interval: (f64, f64)) -> String {
        let axis = Axis {
            name: "won by who acts first",
            say: &|share| format!("{:.0} %", 100.0 * share),
            shows: None,
            reference: Some(0.5),
        };
        let frame = Frame {
            width: 436.0,
            label: "first",
        };
        let lean = Lean {
            share,
            interval,
            figure: "x".to_owned(),
            title: "y".to_owned(),
            below: "second".to_owned(),
            above: "first".to_owned(),
        };
        leaning(&frame, &axis, &lean)
    }

    #[test]
    fn the_bar_goes_from_one_half_to_the_share() {
        let svg = drawn(0.6, (0.55, 0.65));
        assert!(
            svg.contains("<rect class=\"plot-bar\" x=\"218\" y=\"30\" width=\"40\""),
            "{svg}"
        );
        assert!(svg.contains("class=\"plot-above\""));
        let svg = drawn(0.25, (0.2, 0.3));
        assert!(
            svg.contains("<rect class=\"plot-bar\" x=\"118\" y=\"30\" width=\"100\""),
            "{svg}"
        );
        assert!(svg.contains("class=\"plot-below\""));
    }

    #[test]
    fn a_lean_that_may_be_none_is_drawn_as_unsure() {
        assert!(drawn(0.52, (0.48, 0.56)).contains("class=\"plot-unsure\""));
    }
}
