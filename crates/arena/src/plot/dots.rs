//! Dots with their intervals, a row each: ratings, win rates, differences.

use super::{
    Axis, Frame,
    frame::{AXIS_HEIGHT, block, line, text, titled},
    lettering::{fitted, width},
    scale::Scale,
};
use crate::markup::Element;

/// One value with its interval.
#[derive(Clone, Debug, PartialEq)]
pub struct Dot {
    /// What it is of.
    pub name: String,
    /// The value.
    pub value: f64,
    /// Where it lies with 95 % confidence.
    pub interval: (f64, f64),
    /// The value as it is written at the end of the row.
    pub figure: String,
    /// What is said when somebody points at it.
    pub title: String,
    /// How it is drawn.
    pub tone: Tone,
}

/// How a value is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// As any other.
    Plain,
    /// As one that is surely above what it is compared with.
    Above,
    /// As one that is surely below.
    Below,
    /// As one that may be either.
    Unsure,
}

impl Tone {
    /// How a value with this interval compares with another.
    pub fn against(reference: f64, interval: (f64, f64)) -> Tone {
        match interval {
            (low, _) if low > reference => Tone::Above,
            (_, high) if high < reference => Tone::Below,
            _ => Tone::Unsure,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Tone::Plain => "plot-plain",
            Tone::Above => "plot-above",
            Tone::Below => "plot-below",
            Tone::Unsure => "plot-unsure",
        }
    }
}

const LETTERS: f64 = 13.0;
const ROW: f64 = 24.0;
const TOP: f64 = 6.0;
const GAP: f64 = 14.0;

/// A row for each value, in the order given. Every other row is underlaid, so that the eye finds
/// its way along a long list.
pub fn dots(frame: &Frame<'_>, axis: &Axis<'_>, dots: &[Dot]) -> String {
    let names = widest(dots.iter().map(|dot| &dot.name)).min(0.42 * frame.width);
    let figures = widest(dots.iter().map(|dot| &dot.figure));
    let (left, right) = (names + GAP, frame.width - figures - GAP);
    let values = dots
        .iter()
        .flat_map(|dot| [dot.value, dot.interval.0, dot.interval.1]);
    let shown = axis.shows.into_iter().flat_map(|(low, high)| [low, high]);
    let scale = Scale::showing(values.chain(shown).chain(axis.reference), left, right);
    let bottom = TOP + ROW * dots.len() as f64;
    let rows = dots.iter().enumerate().map(|(number, dot)| {
        let top = TOP + ROW * number as f64;
        dot.drawn(&scale, top, names, frame.width)
    });
    let bands = (0..dots.len())
        .filter(|number| number % 2 == 1)
        .map(|number| {
            let top = TOP + ROW * number as f64;
            block("plot-band", (0.0, top), (frame.width, ROW))
        });
    frame
        .picture("dots", frame.width, bottom + AXIS_HEIGHT)
        .holding_all(bands)
        .holding(axis.drawn(&scale, TOP, bottom))
        .holding_all(rows)
        .to_string()
}

impl Dot {
    fn drawn(&self, scale: &Scale, top: f64, names: f64, right: f64) -> Element {
        let (middle, base) = (top + ROW / 2.0, top + ROW / 2.0 + LETTERS * 0.35);
        let (low, high) = (scale.place(self.interval.0), scale.place(self.interval.1));
        let whisker = line("plot-whisker", (low, middle), (high, middle));
        let dot = Element::new("circle")
            .with("class", "plot-dot")
            .at("cx", scale.place(self.value))
            .at("cy", middle)
            .at("r", 4.5);
        let target = block("plot-target", (0.0, top), (right, ROW));
        let name = text("plot-label", names, base)
            .with("text-anchor", "end")
            .saying(&fitted(&self.name, LETTERS, names));
        let figure = text("plot-figure", right, base)
            .with("text-anchor", "end")
            .saying(&self.figure);
        titled(&self.title, [target, name, whisker, dot, figure]).with("class", self.tone.class())
    }
}

fn widest<'a>(texts: impl Iterator<Item = &'a String>) -> f64 {
    texts.map(|text| width(text, LETTERS)).fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dot(name: &str, value: f64, interval: (f64, f64)) -> Dot {
        Dot {
            name: name.to_owned(),
            value,
            interval,
            figure: format!("{value}"),
            title: format!("{name} in full"),
            tone: Tone::against(0.5, interval),
        }
    }

    fn drawn(list: &[Dot]) -> String {
        let frame = Frame {
            width: 400.0,
            label: "Win \"rates\"",
        };
        let axis = Axis {
            name: "won",
            say: &|share| format!("{:.0} %", 100.0 * share),
            shows: Some((0.0, 1.0)),
            reference: Some(0.5),
        };
        dots(&frame, &axis, list)
    }

    #[test]
    fn every_value_has_a_row_with_its_name_figure_and_title() {
        let svg = drawn(&[
            dot("a<b", 0.6, (0.55, 0.65)),
            dot("c", 0.5, (0.4, 0.6)),
            dot("d", 0.2, (0.1, 0.3)),
        ]);
        for part in [
            "role=\"img\"",
            "aria-label=\"Win &quot;rates&quot;\"",
            ">a&lt;b</text>",
            "<title>c in full</title>",
            ">0.2</text>",
            "class=\"plot-above\"",
            "class=\"plot-unsure\"",
            "class=\"plot-below\"",
            ">40 %</text>",
            "plot-reference",
        ] {
            assert!(svg.contains(part), "{part} in {svg}");
        }
        assert_eq!(svg.matches("<circle").count(), 3);
        assert!(!svg.contains("NaN"));
    }

    #[test]
    fn no_value_at_all_is_an_empty_plot() {
        let svg = drawn(&[]);
        assert!(svg.contains("plot-axis") && !svg.contains("<circle"));
    }
}
