//! Text that is measured before it is drawn: it is broken into lines, shrunk to fit, and what
//! cannot fit is an error rather than a cut-off sentence (TS-9.11).

mod breaking;
mod line;
mod paragraph;
mod text_box;

pub(crate) use line::{BESIDE, Piece, SYMBOL};
pub use paragraph::{Paragraph, Span};
pub use text_box::{Align, Laid, Rise, TextBox};

/// A printer's point in millimetres.
pub const POINT: f32 = 25.4 / 72.0;

/// Why text cannot be drawn.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TextFault {
    /// No embedded font has a character.
    #[error("no font has the character '{character}' (U+{:04X})", u32::from(*character))]
    NoGlyph {
        /// The character.
        character: char,
    },
    /// It is too long for its place, even at the least size.
    #[error("'{text}' needs {needs:.1} mm at the smallest size, and has {room:.1} mm")]
    Overflow {
        /// Its beginning.
        text: String,
        /// How high or wide it would be, in millimetres.
        needs: f32,
        /// How much there is.
        room: f32,
    },
}

impl TextFault {
    pub(crate) fn overflow(text: &str, needs: f32, room: f32) -> TextFault {
        TextFault::Overflow {
            text: text.chars().take(40).collect(),
            needs,
            room,
        }
    }
}

/// The sizes to try, from the wished one in steps of a tenth down to the least (TS-9.11).
pub(crate) fn sizes(wished: f32, least: f32) -> impl Iterator<Item = f32> {
    std::iter::successors(Some(wished), move |&size| {
        (size > least).then(|| ((size * 90.0).round() / 100.0).max(least))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ts_9_11_text_shrinks_by_tenths_down_to_the_least_size() {
        let tried: Vec<f32> = sizes(9.0, 7.5).collect();
        assert_eq!(tried, [9.0, 8.1, 7.5]);
        assert_eq!(sizes(6.0, 6.0).count(), 1);
        assert_eq!(sizes(6.0, 7.0).count(), 1);
    }
}
