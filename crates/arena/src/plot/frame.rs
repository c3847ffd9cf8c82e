//! What all plots have: a size, a name for those who do not see it, and an axis below.

use super::scale::Scale;
use crate::markup::Element;

/// How a plot is shown.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'a> {
    /// How wide it may be, in pixels.
    pub width: f64,
    /// What it shows, for those who hear the page.
    pub label: &'a str,
}

/// What is measured along the lower edge.
#[derive(Clone, Copy)]
pub struct Axis<'a> {
    /// Its name.
    pub name: &'a str,
    /// How a number on it is written.
    pub say: &'a dyn Fn(f64) -> String,
    /// What must be seen of it even if no value lies there.
    pub shows: Option<(f64, f64)>,
    /// Where a line stands to compare with, such as one half.
    pub reference: Option<f64>,
}

/// How much room the numbers and the name of an axis need below a plot.
pub(super) const AXIS_HEIGHT: f64 = 42.0;

impl Frame<'_> {
    /// The picture, empty.
    pub(super) fn picture(&self, kind: &str, width: f64, height: f64) -> Element {
        Element::new("svg")
            .with("xmlns", "http://www.w3.org/2000/svg")
            .with("class", format!("plot plot-{kind}"))
            .with("role", "img")
            .with("aria-label", self.label)
            .with("viewBox", format!("0 0 {width:.0} {height:.0}"))
            .with("width", format!("{width:.0}"))
            .with("height", format!("{height:.0}"))
    }
}

impl Axis<'_> {
    /// The grid lines from `top` to `bottom`, the numbers and the name below, and the line to
    /// compare with.
    pub(super) fn drawn(&self, scale: &Scale, top: f64, bottom: f64) -> Element {
        let mut axis = Element::new("g").with("class", "plot-axis");
        for tick in scale.ticks() {
            let x = scale.place(tick);
            axis.push(upright("plot-grid", x, top, bottom));
            axis.push(
                text("plot-tick", x, bottom + 17.0)
                    .with("text-anchor", "middle")
                    .saying(&(self.say)(tick)),
            );
        }
        if let Some(reference) = self.reference {
            axis.push(upright(
                "plot-reference",
                scale.place(reference),
                top,
                bottom,
            ));
        }
        let (left, right) = scale.ends();
        axis.holding(
            text("plot-name", (left + right) / 2.0, bottom + 35.0)
                .with("text-anchor", "middle")
                .saying(self.name),
        )
    }
}

/// A vertical line.
pub(super) fn upright(class: &str, x: f64, top: f64, bottom: f64) -> Element {
    line(class, (x, top), (x, bottom))
}

/// A straight line.
pub(super) fn line(class: &str, from: (f64, f64), to: (f64, f64)) -> Element {
    Element::new("line")
        .with("class", class)
        .at("x1", from.0)
        .at("y1", from.1)
        .at("x2", to.0)
        .at("y2", to.1)
}

/// A rectangle.
pub(super) fn block(class: &str, corner: (f64, f64), size: (f64, f64)) -> Element {
    Element::new("rect")
        .with("class", class)
        .at("x", corner.0)
        .at("y", corner.1)
        .at("width", size.0)
        .at("height", size.1)
}

/// Text, its base line at `y`.
pub(super) fn text(class: &str, x: f64, y: f64) -> Element {
    Element::new("text")
        .with("class", class)
        .at("x", x)
        .at("y", y)
}

/// A mark, or several that are one, with what is said when somebody points at them.
pub(super) fn titled(title: &str, marks: impl IntoIterator<Item = Element>) -> Element {
    Element::new("g")
        .holding(Element::new("title").saying(title))
        .holding_all(marks)
}
