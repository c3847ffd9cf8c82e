//! A game that has no board in the browser yet: its choices are buttons.

use crate::{Staged, Usable};
use catalog::Locale;
use protocol::{Address, Scene};

/// Nothing but choices.
pub(crate) struct Plain;

impl Staged for Plain {
    fn scene(&self, _: &Locale) -> Scene {
        Scene {
            board: "plain".into(),
            ..Scene::default()
        }
    }

    fn path(&self, _: &str) -> Vec<Address> {
        Vec::new()
    }

    fn usable(&self, _: &str) -> Vec<Usable> {
        Vec::new()
    }
}
