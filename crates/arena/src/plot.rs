//! Plots of what is found out, as SVG text.
//!
//! Each is a pure function from plain data and the words to be read. Colours are classes that
//! [`STYLE`] gives in light and dark; a page that shows plots has it once. A plot is drawn for a
//! width in pixels and shown no larger, so that its letters are as large as those around it: a
//! page for phones and desks has each plot twice and shows the one that fits.

mod dots;
mod frame;
mod histogram;
mod leaning;
mod lettering;
mod matrix;
mod scale;

pub use dots::{Dot, Tone, dots};
pub use frame::{Axis, Frame};
pub use histogram::{Bar, Mark, histogram};
pub use leaning::{Lean, leaning};
pub use matrix::{Cell, matrix};

/// What plots look like, for the style sheet of the page they are in.
pub const STYLE: &str = include_str!("plot/plot.css");
