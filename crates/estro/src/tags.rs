//! What counters and wards look at (ES-5.18).

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One tag of a gift.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // The words of ES-5.18.
#[repr(u8)]
pub enum Tag {
    Buff,
    Debuff,
    Destroy,
    Protect,
    Draw,
    Discard,
    Revive,
    Steal,
    Copy,
    Swap,
    Reveal,
    Estro,
    Attack,
    Dice,
    Coin,
    Zone,
    Silence,
    Counter,
}

impl Tag {
    /// All of them, in the order of ES-5.18.
    pub const ALL: [Tag; 18] = [
        Tag::Buff,
        Tag::Debuff,
        Tag::Destroy,
        Tag::Protect,
        Tag::Draw,
        Tag::Discard,
        Tag::Revive,
        Tag::Steal,
        Tag::Copy,
        Tag::Swap,
        Tag::Reveal,
        Tag::Estro,
        Tag::Attack,
        Tag::Dice,
        Tag::Coin,
        Tag::Zone,
        Tag::Silence,
        Tag::Counter,
    ];
}

/// A set of tags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tags(u32);

impl Tags {
    /// None.
    pub const NONE: Tags = Tags(0);

    /// These tags.
    pub const fn of(tags: &[Tag]) -> Tags {
        let mut set = 0;
        let mut i = 0;
        while i < tags.len() {
            set |= 1 << tags[i] as u32;
            i += 1;
        }
        Tags(set)
    }

    /// Is this tag in the set?
    pub const fn contains(self, tag: Tag) -> bool {
        self.0 & (1 << tag as u32) != 0
    }

    /// Have the sets one in common?
    pub const fn meets(self, other: Tags) -> bool {
        self.0 & other.0 != 0
    }

    /// All tags of both sets.
    #[must_use]
    pub const fn union(self, other: Tags) -> Tags {
        Tags(self.0 | other.0)
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tags in it.
    pub fn iter(self) -> impl Iterator<Item = Tag> {
        Tag::ALL.into_iter().filter(move |tag| self.contains(*tag))
    }
}

impl Serialize for Tags {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tags {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tags, D::Error> {
        Ok(Tags::of(&Vec::<Tag>::deserialize(deserializer)?))
    }
}
