//! World adventures from a seed (sections 8.6 and 8.10).

mod draft;
mod encounters;
mod fitness;
mod links;
mod piece;
mod print;
mod quests;

pub use fitness::fitness;

use super::cast::cast;
use super::streams::Streams;
use super::unfit::Unfit;
use crate::set::{AdventureSide, Map};
use draft::Draft;
use links::Links;

/// How often one attempt is drawn anew, from streams of its own, before it is given up.
const REPAIRS: u32 = 24;

/// The World of this seed: of attempt 0, or of a later one if the caller could not use an earlier.
///
/// # Errors
///
/// The requirement that the last repair of this attempt does not meet.
pub fn world(seed: &str, attempt: u32) -> Result<AdventureSide, Unfit> {
    let mut last = drawn(&mut Streams::of(seed, attempt));
    for repair in 1..REPAIRS {
        if last.is_ok() {
            break;
        }
        last = drawn(&mut Streams::repaired(seed, attempt, repair));
    }
    last
}

fn drawn(streams: &mut Streams) -> Result<AdventureSide, Unfit> {
    let cast = cast(&mut streams.text);
    let draft = Draft::draw(&mut streams.adventure)?;
    let links = Links::draw(&draft, &mut streams.adventure)?;
    let (title, world) = print::printed(&draft, &links, cast, streams);
    fitness(&world)?;
    Ok(AdventureSide {
        title,
        cast,
        map: Map::World(world),
    })
}
