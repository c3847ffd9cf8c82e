//! What changed from one scene, or one list of choices, to the next: the least that has to be
//! sent.
//!
//! Where the zones themselves stay, a patch names those whose contents changed, and in them
//! says of each fact and piece where it was before. Where zones come or go, the scene is sent whole. Changes
//! are written by [`SceneInk`](crate::SceneInk).

use crate::scene::{Fact, Focus, Piece, Scene, Word, Zone};
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
    /// How the game stands, if that changed: each fact as its former place, or anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub status: Option<Vec<Kept<Fact>>>,
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
    /// All its facts, if they changed: each as its former place in this zone, or anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub facts: Option<Vec<Kept<Fact>>>,
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
    /// The scene after the change.
    pub fn apply(&self, before: &Scene) -> Result<Scene, Misfit> {
        let patch = match self {
            SceneChange::Whole(scene) => return Ok(scene.clone()),
            SceneChange::Patch(patch) => patch,
        };
        let mut scene = before.clone();
        if let Some(status) = &patch.status {
            scene.status = restored(&scene.status, status)?;
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

impl ZonePatch {
    fn apply(&self, zone: &mut Zone) -> Result<(), Misfit> {
        if let Some(count) = self.count {
            zone.count = Some(count);
        }
        if let Some(facts) = &self.facts {
            zone.facts = restored(&zone.facts, facts)?;
        }
        if let Some(pieces) = &self.pieces {
            zone.pieces = restored(&zone.pieces, pieces)?;
        }
        Ok(())
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::ZoneKind;

    #[test]
    fn a_change_of_something_else_is_refused() {
        let change = |text: &str| serde_json::from_str::<SceneChange>(text).unwrap();
        let zone = Zone {
            key: "zone-0".into(),
            name: "Zone".into(),
            kind: ZoneKind::Row,
            seat: None,
            count: None,
            facts: Vec::new(),
            pieces: vec![Piece::default()],
        };
        let scene = Scene {
            zones: vec![zone],
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
