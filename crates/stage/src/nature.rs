//! Not yet.

use crate::{Staged, Usable};
use catalog::Locale;
use protocol::{Address, Cue, Scene};
pub(crate) struct Glade(::nature::view::NatureView);
impl Glade {
    pub(crate) fn new(view: ::nature::view::NatureView) -> Glade {
        Glade(view)
    }
}
impl Staged for Glade {
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
pub(crate) fn cue(_: &::nature::Event) -> Option<Cue> {
    None
}
