//! Scenarios: small stories in TOML that show what the rules do.
//!
//! ```toml
//! game = "nature"
//! title = "Draw and reshuffle"
//! rules = ["E9", "CN-3.3.5"]
//! seed = 1
//! setup = { sages = "cedar,gravel", first = 1 }
//!
//! [[step]]
//! given = { phase = "actions" }        # a merge patch on the saved position; starts afresh
//! do = ["1 draw"]                      # seat and action
//! expect = { ap = 3 }                  # a partial match on the saved position
//! legal = ["1 draw"]                   # these are legal now
//! refused = { "1 swap 1 4" = "CN-3.3.4" }  # these are not, by these rules
//! ```
//!
//! A step with `given` begins a new position, made by the patch from the one right after setup
//! ([`Game::opening`]); one without goes on from the step before. A scenario without any `given`
//! starts with setup itself. In a patch an array may be addressed by an object of indexes
//! counted from 1: `seats = { 1 = { hand = [] } }`.
//!
//! `only = { 1 = ["end", "swap 1 2"] }` says exactly what a seat may do, sorted or not, and
//! `count = { "1 swap" = 9 }` how many legal actions of a seat begin with these words.

use crate::misfit::misfits;
use crate::{BadSeat, Game, Options, Outcome, Reason, Seat, Seed, Setup, Turn};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// A scenario file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The game's id.
    pub game: String,
    /// What it shows, in a few words.
    pub title: String,
    /// The numbers of the rules it shows.
    pub rules: Vec<String>,
    /// Where its chance comes from.
    #[serde(default)]
    seed: u64,
    /// The setup's options.
    #[serde(default)]
    setup: BTreeMap<String, toml::Value>,
    /// A merge patch on the saved position, for all steps.
    #[serde(default)]
    given: Option<Value>,
    /// What is done and expected.
    step: Vec<Step>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    given: Option<Value>,
    #[serde(default, rename = "do")]
    moves: Vec<String>,
    #[serde(default)]
    expect: Option<Value>,
    #[serde(default)]
    legal: Vec<String>,
    #[serde(default)]
    refused: BTreeMap<String, String>,
    #[serde(default)]
    only: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    count: BTreeMap<String, usize>,
    #[serde(default)]
    result: Option<String>,
}

/// What went wrong in a scenario.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScenarioFault {
    /// The file is no scenario.
    #[error("{0}")]
    Unreadable(String),
    /// Its setup or position is not possible.
    #[error("step {step}: {what}")]
    Impossible {
        /// The step, counted from 1.
        step: usize,
        /// What is wrong.
        what: String,
    },
    /// The game did something else.
    #[error("step {step}{}: {what}", name.as_ref().map(|name| format!(" ({name})")).unwrap_or_default())]
    Differs {
        /// The step, counted from 1.
        step: usize,
        /// Its name, if it has one.
        name: Option<String>,
        /// What differs.
        what: String,
    },
}

impl Scenario {
    /// A scenario larger than this is refused unread.
    pub const MAX_BYTES: u64 = 1 << 20;

    /// The scenario in this text.
    pub fn parse(text: &str) -> Result<Scenario, ScenarioFault> {
        toml::from_str(text).map_err(|error| ScenarioFault::Unreadable(error.to_string()))
    }

    /// Plays the scenario; the first thing that differs is the error.
    pub fn run<G: Game>(&self) -> Result<(), ScenarioFault> {
        let setup = self.build_setup::<G>()?;
        let mut game = None;
        for (i, step) in self.step.iter().enumerate() {
            let number = i + 1;
            let position = match (game.take(), &step.given) {
                (Some(position), None) => position,
                _ => self
                    .begin::<G>(&setup, step.given.as_ref())
                    .map_err(|what| ScenarioFault::Impossible { step: number, what })?,
            };
            let after = step.run(position).map_err(|what| ScenarioFault::Differs {
                step: number,
                name: step.name.clone(),
                what,
            })?;
            game = Some(after);
        }
        Ok(())
    }

    fn build_setup<G: Game>(&self) -> Result<G::Setup, ScenarioFault> {
        let mut options = Options::new();
        for (key, value) in &self.setup {
            match value {
                toml::Value::String(text) => options.set(key, text),
                other => options.set(key, other),
            }
        }
        G::Setup::build(&options).map_err(|faults| {
            let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
            ScenarioFault::Unreadable(format!("setup: {}", faults.join("; ")))
        })
    }

    fn begin<G: Game>(&self, setup: &G::Setup, given: Option<&Value>) -> Result<G, String> {
        let mut patch = Value::Object(Default::default());
        for part in [self.given.as_ref(), given].into_iter().flatten() {
            merge_patch(&mut patch, part);
        }
        let seed = Seed::from(self.seed);
        if patch.as_object().is_some_and(|fields| fields.is_empty()) {
            return Ok(G::new(setup, seed));
        }
        let start = G::opening(setup, seed);
        let before = serde_json::to_value(start.save()).map_err(|e| e.to_string())?;
        let mut saved = before.clone();
        merge_patch(&mut saved, &patch);
        let saved = serde_json::from_value(saved).map_err(|error| {
            let misfits = misfits::<G::Saved>(&before, &patch);
            match misfits.is_empty() {
                true => format!("given: {error}"),
                false => format!("given: {}", misfits.join("\n")),
            }
        })?;
        let game = G::arrange(setup, saved, &patch).map_err(|e| format!("given: {e}"))?;
        game.check().map_err(|e| format!("given: {e}"))?;
        Ok(game)
    }
}

impl Step {
    fn run<G: Game>(&self, mut game: G) -> Result<G, String> {
        for text in &self.moves {
            let (seat, action) = read_line(text, game.seats())?;
            if action == "concede" {
                game.concede(seat, &mut ());
                continue;
            }
            let action = game
                .read(action)
                .map_err(|misread| format!("'{text}': {misread}"))?;
            game.play(seat, action, &mut ())
                .map_err(|reason| format!("'{text}' is refused by {}", reason.rule()))?;
            game.check()
                .map_err(|broken| format!("after '{text}': {broken}"))?;
        }
        if let Some(expected) = &self.expect {
            let saved = serde_json::to_value(game.save()).map_err(|e| e.to_string())?;
            if let Some(difference) = partial_difference(expected, &saved) {
                return Err(difference);
            }
        }
        self.check_legal(&game)?;
        self.check_refused(&game)?;
        self.check_result(&game)?;
        Ok(game)
    }

    fn check_legal<G: Game>(&self, game: &G) -> Result<(), String> {
        for text in &self.legal {
            let (seat, action) = read_line(text, game.seats())?;
            let spelt = spelt_legal(game, seat);
            if !spelt.iter().any(|legal| legal == action) {
                return Err(format!(
                    "'{text}' is not legal; legal: {}",
                    spelt.join(", ")
                ));
            }
        }
        for (seat, expected) in &self.only {
            let seat = read_seat(seat, game.seats())?;
            let (mut expected, mut found) = (expected.clone(), spelt_legal(game, seat));
            expected.sort();
            found.sort();
            if expected != found {
                return Err(format!(
                    "seat {seat} may do exactly: {}; expected: {}",
                    found.join(", "),
                    expected.join(", ")
                ));
            }
        }
        for (words, &expected) in &self.count {
            let (seat, start) = read_line(words, game.seats())?;
            let found: Vec<_> = spelt_legal(game, seat)
                .into_iter()
                .filter(|action| action.starts_with(start))
                .collect();
            if found.len() != expected {
                return Err(format!(
                    "{} legal actions begin with '{words}', not {expected}: {}",
                    found.len(),
                    found.join(", ")
                ));
            }
        }
        Ok(())
    }

    fn check_refused<G: Game>(&self, game: &G) -> Result<(), String> {
        for (text, rule) in &self.refused {
            let (seat, action) = read_line(text, game.seats())?;
            let action = game
                .read(action)
                .map_err(|misread| format!("'{text}': {misread}"))?;
            match game.refusal(seat, action) {
                None => return Err(format!("'{text}' is legal, but should be refused")),
                Some(reason) if reason.rule() != rule => {
                    return Err(format!(
                        "'{text}' is refused by {}, not by {rule}",
                        reason.rule()
                    ));
                }
                Some(_) => {}
            }
        }
        Ok(())
    }

    fn check_result<G: Game>(&self, game: &G) -> Result<(), String> {
        let Some(expected) = &self.result else {
            return Ok(());
        };
        let found = match game.turn() {
            Turn::Over(outcome) => Outcome::notation(&outcome),
            Turn::Choose(_) => "unfinished".to_owned(),
        };
        if found == *expected {
            Ok(())
        } else {
            Err(format!("the result is {found}, not {expected}"))
        }
    }
}

fn spelt_legal<G: Game>(game: &G, seat: Seat) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal.into_iter().map(|action| game.spell(action)).collect()
}

fn read_seat(text: &str, seats: usize) -> Result<Seat, String> {
    let seat: Seat = text.parse().map_err(|bad: BadSeat| bad.to_string())?;
    if seat.index() < seats {
        Ok(seat)
    } else {
        Err(format!("there is no seat {seat} in a game for {seats}"))
    }
}

fn read_line(text: &str, seats: usize) -> Result<(Seat, &str), String> {
    let (seat, action) = text
        .split_once(' ')
        .ok_or_else(|| format!("'{text}' should be a seat and an action, such as '1 end'"))?;
    Ok((read_seat(seat, seats)?, action.trim()))
}

/// Changes `target` as an RFC 7386 merge patch says: objects merge, null removes, all else
/// replaces. Besides, an object of indexes changes those items of an array.
pub fn merge_patch(target: &mut Value, patch: &Value) {
    let Value::Object(changes) = patch else {
        *target = patch.clone();
        return;
    };
    if let Value::Array(items) = target
        && let Some(places) = places(changes, items.len())
    {
        for (place, change) in places {
            merge_patch(&mut items[place], change);
        }
        return;
    }
    if !target.is_object() {
        *target = Value::Object(Default::default());
    }
    if let Value::Object(fields) = target {
        for (key, change) in changes {
            if change.is_null() {
                fields.remove(key);
            } else {
                merge_patch(fields.entry(key).or_insert(Value::Null), change);
            }
        }
    }
}

/// The items of an array that the keys of an object mean, if all of them are indexes.
fn places(changes: &serde_json::Map<String, Value>, len: usize) -> Option<Vec<(usize, &Value)>> {
    let place = |key: &str| {
        let number: usize = key.parse().ok()?;
        (1..=len).contains(&number).then(|| number - 1)
    };
    changes
        .iter()
        .map(|(key, change)| Some((place(key)?, change)))
        .collect()
}

/// Where `found` differs from what is expected of it. Objects may have more fields than
/// expected, and an array may be addressed by an object of indexes (`seats = { 1 = ... }`,
/// counted from 1); all else must be equal.
pub fn partial_difference(expected: &Value, found: &Value) -> Option<String> {
    difference_at("", expected, found)
}

fn difference_at(path: &str, expected: &Value, found: &Value) -> Option<String> {
    let inside = |key: &str| {
        if path.is_empty() {
            key.to_owned()
        } else {
            format!("{path}.{key}")
        }
    };
    match (expected, found) {
        (Value::Object(fields), Value::Object(others)) => fields.iter().find_map(|(key, value)| {
            difference_at(&inside(key), value, others.get(key).unwrap_or(&Value::Null))
        }),
        (Value::Object(fields), Value::Array(items)) => fields.iter().find_map(|(key, value)| {
            let index = key.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
            match index.and_then(|index| items.get(index)) {
                Some(item) => difference_at(&inside(key), value, item),
                None => Some(format!("{}: there is no such item", inside(key))),
            }
        }),
        _ if expected == found => None,
        _ => Some(format!("{path} is {found}, not {expected}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_patch_merges_objects_and_replaces_the_rest() {
        let mut target = json!({"a": {"b": 1, "c": [1, 2]}, "d": 4});
        merge_patch(
            &mut target,
            &json!({"a": {"c": [9]}, "d": null, "e": {"f": 1}}),
        );
        assert_eq!(target, json!({"a": {"b": 1, "c": [9]}, "e": {"f": 1}}));
    }

    #[test]
    fn a_partial_match_looks_only_at_what_is_expected() {
        let found = json!({"a": 1, "seats": [{"hand": ["x"]}, {"hand": []}]});
        let check = |expected| partial_difference(&expected, &found);
        assert_eq!(check(json!({"seats": {"1": {"hand": ["x"]}}})), None);
        assert_eq!(
            check(json!({"seats": {"2": {"hand": ["x"]}}})),
            Some("seats.2.hand is [], not [\"x\"]".into())
        );
        assert!(check(json!({"seats": {"3": {}}})).is_some());
        assert!(check(json!({"b": 1})).is_some(), "a missing field differs");
    }
}
