//! Bodies: three for each estro. All have room for a face about the origin.

mod ardo;
mod armonio;
mod granito;
mod illusio;
mod manpo;

use super::Spirit;
use crate::canvas::Canvas;
use crate::drawing::Paint;
use crate::dress::whim::Whim;
use estro::estri::Estro;

impl Spirit {
    pub(super) fn body(&self, canvas: &mut Canvas, whim: &mut Whim) {
        let bodies = match self.estro {
            Estro::Ardo => [Spirit::flame, Spirit::ember, Spirit::mane],
            Estro::Granito => [Spirit::boulder, Spirit::pillar, Spirit::shards],
            Estro::Armonio => [Spirit::flower, Spirit::bud, Spirit::mushroom],
            Estro::Illusio => [Spirit::masked, Spirit::fox, Spirit::wisp],
            Estro::Manpo => [Spirit::gear, Spirit::pyramid, Spirit::cube],
        };
        bodies[self.shape](self, canvas, whim);
    }

    /// The coat, brighter at the top.
    fn lit(&self) -> Paint {
        let light = self.coat.towards(self.palette.bright, 0.55);
        Paint::down(-13.0, light, 9.0, self.coat)
    }
}
