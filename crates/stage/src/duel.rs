//! Not yet.

use crate::{Staged, Usable};
use catalog::Locale;
use protocol::{Address, Scene};
pub(crate) struct Table(samples::duel::DuelView);
impl Table {
    pub(crate) fn new(view: samples::duel::DuelView, _: kernel::Eye) -> Table {
        Table(view)
    }
}
impl Staged for Table {
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
