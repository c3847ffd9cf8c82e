//! Narrative texts of a set: keys of messages in `locales/`, chosen by the generator.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Mutex, PoisonError};

/// The key of a narrative text (EF-45). Its placeholders are filled from the set's [`Cast`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Story(&'static str);

/// Every key met so far. The stock of texts is finite, so this stays small.
static KEYS: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

impl Story {
    /// The text with this key.
    pub fn new(key: impl AsRef<str>) -> Story {
        let key = key.as_ref();
        let mut keys = KEYS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = keys.get(key) {
            return Story(known);
        }
        let kept: &'static str = Box::leak(key.into());
        keys.insert(kept);
        Story(kept)
    }

    /// Its key.
    pub const fn key(self) -> &'static str {
        self.0
    }
}

impl fmt::Debug for Story {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for Story {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

impl<'de> Deserialize<'de> for Story {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Story, D::Error> {
        Ok(Story::new(String::deserialize(deserializer)?))
    }
}

/// Who keeps their name through a whole set (TS-8.61).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cast {
    /// The villain's name.
    pub villain: Story,
    /// The key object.
    pub object: Story,
    /// The lieutenant's name.
    pub lieutenant: Story,
}
