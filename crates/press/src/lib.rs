//! Cards as pictures: one drawing, written as SVG, PNG or a PDF to print and cut out.
//!
//! A card is drawn on a [`Canvas`] in millimetres and becomes a [`Drawing`], a list of shapes
//! and lines of text. [`svg()`], [`png()`] and [`pdf()`] write it; a [`Sheet`] puts nine on a page.
//! Everything is a function of what is drawn: no clock, no chance, no fonts of the system, so
//! the same cards are the same bytes everywhere (TS-9.13).
//!
//! Where to look: `path.rs` for outlines, `text/` for measuring and breaking lines, `emblem.rs`
//! for symbols, `font.rs` for the embedded fonts, `sheet.rs` for paper, `portrait.rs` for
//! pictures without words.

pub mod canvas;
pub mod colour;
pub mod drawing;
pub mod dress;
pub mod emblem;
pub mod font;
pub mod geometry;
pub mod icon;
pub mod mark;
pub mod path;
pub mod pdf;
pub mod png;
pub mod portrait;
pub mod sheet;
pub mod svg;
pub mod text;

pub use canvas::{Canvas, Label};
pub use colour::Colour;
pub use drawing::{Drawing, Fill, Paint, Stroke};
pub use dress::{DressFault, Dressed, dress, travelers};
pub use emblem::Emblem;
pub use font::{Font, Weight};
pub use geometry::{Point, Rect, Size, Transform, at};
pub use path::Path;
pub use pdf::{About, Date, PdfFault, pdf};
pub use png::{PngFault, png};
pub use sheet::{CARD, CodePlace, Mode, Paper, Sheet, Slip};
pub use svg::svg;
pub use text::{Align, Laid, POINT, Paragraph, Rise, Span, TextBox, TextFault};
