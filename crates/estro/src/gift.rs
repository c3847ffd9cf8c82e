//! The gift vocabulary: the 87 templates of §5.4 as data.
//!
//! A card's gift in `cards/*.toml` is written in these words, `{ self-boost = { value = "atk",
//! amount = 5 } }`. `gift_facts.rs` knows each template's number, kind, window and tags; the
//! interpreter (`resolve.rs`) carries them out, and [`crate::text`] puts them into words. No card's
//! name stands in code.

mod condition;
mod filter;
mod manner;
mod template;
mod value;

use crate::estri::EstroSet;
use serde::{Deserialize, Serialize};

pub use condition::Condition;
pub use filter::{Faces, Filter, Giftedness, Whose};
pub use manner::{Blast, DiscardHow, Home, Pace, ReviveTo, Scope, Seizure};
pub use template::Template;
pub use value::{Stat, SurgeOn};

/// 1V or ∞ (ES-1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// 1V: resolves at most once in the whole game.
    Once,
    /// ∞: keeps working and may repeat.
    Always,
}

fn all_estri() -> EstroSet {
    EstroSet::ALL
}

fn is_all_estri(set: &EstroSet) -> bool {
    *set == EstroSet::ALL
}

fn one() -> u8 {
    1
}

fn is_one(count: &u8) -> bool {
    *count == 1
}
