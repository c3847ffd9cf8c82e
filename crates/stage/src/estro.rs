//! Not yet.

use crate::{Staged, Usable};
use catalog::Locale;
use protocol::{Address, Cue, Scene};
pub(crate) struct Field(::estro::EstroView);
impl Field {
    pub(crate) fn new(view: ::estro::EstroView) -> Field {
        Field(view)
    }
}
impl Staged for Field {
    fn scene(&self, _: &Locale) -> Scene {
        let _ = &self.0;
        Scene::default()
    }
    fn path(&self, _: &str) -> Vec<Address> {
        Vec::new()
    }
    fn usable(&self, _: &str) -> Vec<Usable> {
        Vec::new()
    }
}
pub(crate) fn cue(_: &::estro::Event) -> Option<Cue> {
    None
}
