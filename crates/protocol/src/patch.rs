//! What changed from one scene, or one list of choices, to the next: the least that has to be
//! sent.
//!
//! Where the zones themselves stay, a patch names those whose contents changed, and in them
//! says of each piece where it lay before. Where zones come or go, the scene is sent whole.

use crate::scene::{Choice, Fact, Focus, Piece, Scene, Word, Zone};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How a scene changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SceneChange {
    /// So much that here is the new one.
    Whole(Scene),
    /// Its zones are the same, and in them this is new.
    Patch(ScenePatch),
}

/// What is new in a scene whose zones are the same.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ScenePatch {
    /// How the game stands, if that changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub status: Option<Vec<Fact>>,
    /// Zones with new contents.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<ZonePatch>>", optional)]
    pub zones: Vec<ZonePatch>,
    /// What is going on now, if that changed: nothing is an empty list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub focus: Option<Vec<Focus>>,
}

/// What is new in a zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ZonePatch {
    /// The zone.
    #[ts(type = "string")]
    pub key: Word,
    /// How many cards it has, if that changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub count: Option<u16>,
    /// Its facts, if they changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub facts: Option<Vec<Fact>>,
    /// All its pieces, if they changed: each as its former place in this zone, or anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pieces: Option<Vec<Kept<Piece>>>,
}

/// Something in a list: what was there before, by its former place, or something new.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Kept<T> {
    /// As it was, in this place of the former list.
    Place(u16),
    /// New.
    New(T),
}

/// A patch that does not fit what it is applied to.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the change is of something else: {0}")]
pub struct Misfit(pub String);

impl SceneChange {
    /// What leads from one scene to the other; nothing if they are equal.
    pub fn between(before: &Scene, after: &Scene) -> Option<SceneChange> {
        if before == after {
            return None;
        }
        if !same_zones(before, after) {
            return Some(SceneChange::Whole(after.clone()));
        }
        let zones = before.zones.iter().zip(&after.zones);
        Some(SceneChange::Patch(ScenePatch {
            status: (before.status != after.status).then(|| after.status.clone()),
            zones: zones
                .filter_map(|(was, is)| ZonePatch::between(was, is))
                .collect(),
            focus: (before.focus != after.focus).then(|| after.focus.clone().into_iter().collect()),
        }))
    }

    /// The scene after the change.
    pub fn apply(&self, before: &Scene) -> Result<Scene, Misfit> {
        let patch = match self {
            SceneChange::Whole(scene) => return Ok(scene.clone()),
            SceneChange::Patch(patch) => patch,
        };
        let mut scene = before.clone();
        if let Some(status) = &patch.status {
            scene.status.clone_from(status);
        }
        if let Some(focus) = &patch.focus {
            scene.focus = focus.first().cloned();
        }
        for changed in &patch.zones {
            let zone = scene.zones.iter_mut().find(|zone| zone.key == changed.key);
            let zone = zone.ok_or_else(|| Misfit(format!("there is no zone {}", changed.key)))?;
            changed.apply(zone)?;
        }
        Ok(scene)
    }
}

/// Do both scenes have the same zones, whatever lies in them?
fn same_zones(before: &Scene, after: &Scene) -> bool {
    let frame = |zone: &Zone| (zone.key.clone(), zone.kind, zone.seat);
    before.board == after.board
        && before.zones.len() == after.zones.len()
        && before.zones.iter().zip(&after.zones).all(|(was, is)| {
            frame(was) == frame(is)
                && was.name == is.name
                && was.count.is_some() == is.count.is_some()
        })
}

impl ZonePatch {
    fn between(was: &Zone, is: &Zone) -> Option<ZonePatch> {
        (was != is).then(|| ZonePatch {
            key: is.key.clone(),
            count: is.count.filter(|_| was.count != is.count),
            facts: (was.facts != is.facts).then(|| is.facts.clone()),
            pieces: (was.pieces != is.pieces).then(|| kept(&was.pieces, &is.pieces)),
        })
    }

    fn apply(&self, zone: &mut Zone) -> Result<(), Misfit> {
        if let Some(count) = self.count {
            zone.count = Some(count);
        }
        if let Some(facts) = &self.facts {
            zone.facts.clone_from(facts);
        }
        if let Some(pieces) = &self.pieces {
            zone.pieces = restored(&zone.pieces, pieces)?;
        }
        Ok(())
    }
}

/// What leads from one list of choices to the other; nothing if they are equal.
pub fn choices_between(before: &[Choice], after: &[Choice]) -> Option<Vec<Kept<Choice>>> {
    (before != after).then(|| kept(before, after))
}

/// The list that was described by its former places.
pub fn restored<T: Clone>(before: &[T], change: &[Kept<T>]) -> Result<Vec<T>, Misfit> {
    let item = |kept: &Kept<T>| match kept {
        Kept::New(item) => Ok(item.clone()),
        Kept::Place(place) => before
            .get(usize::from(*place))
            .cloned()
            .ok_or_else(|| Misfit(format!("there is no place {place}"))),
    };
    change.iter().map(item).collect()
}

/// Every item by its former place, where it had one. What stays in order is found without
/// looking through the whole list.
fn kept<T: Clone + PartialEq>(before: &[T], after: &[T]) -> Vec<Kept<T>> {
    let mut next = 0;
    let mut place_of = |item: &T| {
        let found = (next..before.len())
            .chain(0..next.min(before.len()))
            .find(|&place| before[place] == *item)?;
        next = found + 1;
        u16::try_from(found).ok()
    };
    (after.iter())
        .map(|item| match place_of(item) {
            Some(place) => Kept::Place(place),
            None => Kept::New(item.clone()),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::ZoneKind;
    use proptest::prelude::*;

    fn piece(key: u8, value: i32) -> Piece {
        Piece {
            key: format!("card-{key}").into(),
            values: [(Word::from("health"), value)].into(),
            ..Piece::default()
        }
    }

    fn zone(key: usize, pieces: Vec<Piece>, count: Option<u16>) -> Zone {
        Zone {
            key: format!("zone-{key}").into(),
            name: "Zone".into(),
            kind: ZoneKind::Row,
            seat: None,
            count,
            facts: Vec::new(),
            pieces,
        }
    }

    prop_compose! {
        fn scenes()(
            zones in prop::collection::vec(
                (prop::collection::vec((0..4u8, 0..3i32), 0..5), prop::option::of(0..3u16)),
                0..4,
            ),
            attacked in any::<bool>(),
        ) -> Scene {
            let zones = zones.into_iter().enumerate().map(|(key, (pieces, count))| {
                let pieces = pieces.into_iter().map(|(key, value)| piece(key, value));
                zone(key, pieces.collect(), count)
            });
            let focus = attacked.then(|| Focus {
                kind: "attack".into(),
                from: None,
                to: Vec::new(),
                card: None,
                facts: Vec::new(),
            });
            Scene { board: "any".into(), status: Vec::new(), zones: zones.collect(), focus }
        }
    }

    proptest! {
        #[test]
        fn a_change_leads_from_any_scene_to_any_other(before in scenes(), after in scenes()) {
            let change = SceneChange::between(&before, &after);
            prop_assert_eq!(change.is_none(), before == after);
            if let Some(change) = change {
                let sent = serde_json::to_string(&change).unwrap();
                let heard: SceneChange = serde_json::from_str(&sent).unwrap();
                prop_assert_eq!(heard.apply(&before), Ok(after));
            }
        }
    }

    #[test]
    fn what_stayed_is_sent_as_its_former_place() {
        let scene = |pieces| Scene {
            zones: vec![zone(0, pieces, None)],
            ..Scene::default()
        };
        let before = scene(vec![piece(1, 1), piece(2, 1), piece(2, 1), piece(3, 1)]);
        let after = scene(vec![piece(2, 1), piece(2, 1), piece(3, 2)]);
        let change = SceneChange::between(&before, &after);
        assert_eq!(
            serde_json::to_value(&change).unwrap()["patch"]["zones"][0]["pieces"],
            serde_json::json!([1, 2, { "key": "card-3", "values": { "health": 2 } }]),
        );
    }

    #[test]
    fn a_change_of_something_else_is_refused() {
        let change = |text: &str| serde_json::from_str::<SceneChange>(text).unwrap();
        let scene = Scene {
            zones: vec![zone(0, vec![piece(1, 1)], None)],
            ..Scene::default()
        };
        for wrong in [
            r#"{"patch":{"zones":[{"key":"nowhere"}]}}"#,
            r#"{"patch":{"zones":[{"key":"zone-0","pieces":[1]}]}}"#,
        ] {
            assert!(change(wrong).apply(&scene).is_err(), "{wrong}");
        }
    }
}
