//! Who people are, and what they are called.

use crate::TableRefusal;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::Arc;

/// The longest name, in characters.
pub const MOST_LETTERS: usize = 24;

/// Somebody with a session. What the id is made of is the host's affair. It is in many places at a
/// table, and all share it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GuestId(Arc<str>);

impl GuestId {
    /// The guest with this id.
    pub fn new(id: impl Into<Arc<str>>) -> GuestId {
        GuestId(id.into())
    }

    /// The id.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Serialize for GuestId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for GuestId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GuestId, D::Error> {
        String::deserialize(deserializer).map(GuestId::new)
    }
}

/// The name as others see it: without space around it, 1 to 24 characters, all of which show.
pub fn read_name(name: &str) -> Result<String, TableRefusal> {
    let name = name.trim();
    let letters = name.chars().count();
    if letters == 0 || letters > MOST_LETTERS || name.chars().any(is_invisible) {
        return Err(TableRefusal::BadName);
    }
    Ok(name.to_owned())
}

/// Control characters, and those that only change how others look: with them a name could pass
/// for somebody else's.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_shows() {
        assert_eq!(read_name("  Ann B. "), Ok("Ann B.".to_owned()));
        assert_eq!(read_name("石頭"), Ok("石頭".to_owned()));
        assert!(read_name(&"é".repeat(24)).is_ok());
        for wrong in ["", "   ", "a\nb", "a\u{7}", "\u{202e}nnA", "\u{200b}"] {
            assert_eq!(read_name(wrong), Err(TableRefusal::BadName), "{wrong:?}");
        }
        assert!(read_name(&"é".repeat(25)).is_err());
    }
}
