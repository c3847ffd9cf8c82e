//! A damaged save is refused, or is a sound position.
//!
//! Saved positions come from files that people edit. One value of the saved tree is changed at
//! random; reading it may fail, restoring it may fail, but a position that is restored obeys the
//! game's invariants.

use super::{Moment, demand};
use crate::json;
use kernel::{Broken, Game, Rng};
use serde_json::{Value, json};

/// A damaged save is refused, or is a sound position.
pub const NAME: &str = "a damaged save is refused or sound";

const TRIES: usize = 4;

pub(crate) fn holds<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    let sound = json::tree(&moment.position.save())?;
    for _ in 0..TRIES {
        let mut damaged = sound.clone();
        damage(&mut damaged, moment.rng);
        let Ok(saved) = serde_json::from_value(damaged.clone()) else {
            continue;
        };
        if let Ok(restored) = G::restore(moment.setup, saved) {
            let checked = restored.check();
            demand!(
                checked.is_ok(),
                "a save with {} was restored, but: {checked:?}",
                described(&sound, &damaged)
            );
        }
    }
    Ok(())
}

fn described(sound: &Value, damaged: &Value) -> String {
    match json::differences(sound, damaged).first() {
        Some(place) => format!(
            "{} instead of {} at '{}'",
            place.theirs, place.ours, place.path
        ),
        None => "other chance".to_owned(),
    }
}

/// Changes one place, reached by a random walk down the tree.
fn damage(tree: &mut Value, rng: &mut Rng) {
    let stop = rng.below(6) == 0;
    match tree {
        Value::Array(items) if !items.is_empty() => {
            let place = rng.index(items.len());
            match (stop, rng.below(3)) {
                (false, _) => damage(&mut items[place], rng),
                (true, 0) => drop(items.remove(place)),
                (true, 1) => items.push(items[place].clone()),
                (true, _) => items.rotate_left(1),
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            let key = fields
                .keys()
                .nth(rng.index(fields.len()))
                .cloned()
                .unwrap_or_default();
            match stop {
                true => drop(fields.remove(&key)),
                false => damage(&mut fields[&key], rng),
            }
        }
        leaf => {
            let other = [
                json!(0),
                json!(1),
                json!(2),
                json!(7),
                json!(100),
                json!(255),
                json!(-1),
                json!(1e9),
                json!(true),
                json!(false),
                json!(null),
                json!("x"),
                json!([]),
                json!({}),
            ];
            *leaf = other[rng.index(other.len())].clone();
        }
    }
}
