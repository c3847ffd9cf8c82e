//! A game that has no board in the browser yet: its choices are buttons.

use crate::{Staged, Usable};
use catalog::Locale;
use protocol::{Address, SceneInk};

/// Nothing but choices.
pub(crate) struct Plain;

impl Staged for Plain {
    fn draw(&self, _: &Locale, scene: &mut SceneInk<'_>) {
        scene.board("plain");
    }

    fn path(&self, _: &str) -> Vec<Address> {
        Vec::new()
    }

    fn usable(&self, _: &str) -> Vec<Usable> {
        Vec::new()
    }
}
