//! The position as readable text, for plain play.

mod flat;

use catalog::{Locale, Match};
use kernel::Eye;

/// What an eye sees, as lines of text.
pub fn text(game: &dyn Match, eye: Eye, locale: &Locale) -> String {
    let _ = locale;
    flat::text(&game.view_json(eye))
}
