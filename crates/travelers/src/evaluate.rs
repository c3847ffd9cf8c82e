//! How good a position is for the hero.

use crate::journey::Journey;

impl Journey {
    pub(crate) fn judge(&self) -> f32 {
        f32::from(self.zones.life()) / 20.0
    }
}
