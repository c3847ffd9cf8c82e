//! Dungeon adventures (sections 8.7 and 8.11): a tree of rooms, and what waits in them.

mod draft;
mod events;
mod fitness;
mod main_quest;
mod printing;
mod room_text;
mod side_quests;
mod wanderers;

pub use fitness::UnfitDungeon;

use super::streams::Streams;
use super::unfit::Unfit;
use crate::set::{AdventureSide, Map};
use draft::Draft;

/// How many entries the index of a set has (TS-8.53).
pub const ENTRIES: usize = 18;

/// Draws the Dungeon adventure of this attempt at a set.
///
/// # Errors
/// The requirement that this draft does not meet; the next attempt may (TS-8.80).
pub fn dungeon(seed: &str, attempt: u32) -> Result<AdventureSide, Unfit> {
    let mut draft = Draft::new(Streams::of(seed, attempt))?;
    let title = main_quest::write(&mut draft)?;
    side_quests::write(&mut draft)?;
    wanderers::write(&mut draft)?;
    events::write(&mut draft)?;
    let (cast, takable) = (draft.cast, draft.topology.takable);
    let dungeon = draft.print()?;
    fitness::check(&dungeon, takable)?;
    Ok(AdventureSide {
        title,
        cast,
        map: Map::Dungeon(dungeon),
    })
}
