//! Whom a card of Estro shows: a spirit of its estro, about 24 high around the origin. What it
//! bears comes from its high values, so that it can be read: horns for ATK, plates for DEF, a halo
//! for HEL, wings for DEX, orbs for MAP; and a gem on its brow is a gift.

mod body;
mod face;
mod gear;

use super::palette::Palette;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::drawing::Stroke;
use crate::dress::whim::Whim;
use crate::geometry::at;
use crate::path::Path;
use estro::cards::Card;
use estro::estri::{Estro, Value};
use estro::gift::Kind;

/// From here on a value that is not the estro's own shows.
const HIGH: u8 = 16;

/// A spirit, ready to be drawn.
pub(super) struct Spirit {
    estro: Estro,
    values: [u8; 5],
    gift: Option<Kind>,
    coat: Colour,
    /// Which of the estro's three bodies.
    shape: usize,
    palette: Palette,
    line: Stroke,
    whim: Whim,
}

impl Spirit {
    /// The spirit of a card.
    pub(super) fn of(card: &Card) -> Spirit {
        let palette = Palette::of(card.estro);
        let mut whim = Whim::of(&format!("the spirit of {}", card.id));
        Spirit {
            estro: card.estro,
            values: card.values,
            gift: card.gift.as_ref().map(|gift| gift.kind),
            coat: coat(card.estro, &mut whim),
            shape: whim.below(3),
            palette,
            line: Stroke::new(palette.night.darker(0.2), 0.75).round(),
            whim,
        }
    }

    /// Draws it.
    pub(super) fn paint(&self, canvas: &mut Canvas) {
        let mut whim = self.whim.clone();
        let glow = self.palette.bright.covering(0.22);
        canvas.fill(Path::circle(at(0.0, 0.0), 14.0), glow);
        self.each_high(|value, size| self.behind(canvas, value, size));
        self.body(canvas, &mut whim);
        self.face(canvas, &mut whim);
        self.brow(canvas);
        self.each_high(|value, size| self.before(canvas, value, size));
    }

    /// The values that show, with how large: 1 for a very high one. An estro's own value is in
    /// its body already and must be higher still.
    fn each_high(&self, mut show: impl FnMut(Value, f32)) {
        for value in Value::ALL {
            let own = self.estro.value() == value;
            let least = if own { HIGH + 8 } else { HIGH };
            let number = self.values[value.index()];
            if number >= least {
                show(value, (0.72 + f32::from(number - least) / 40.0).min(1.1));
            }
        }
    }
}

/// The colours that occur in an estro.
fn coat(estro: Estro, whim: &mut Whim) -> Colour {
    Colour::new(whim.one(&match estro {
        Estro::Ardo => [0xd9432f, 0xe8702c, 0xc02f4e, 0xe09a35],
        Estro::Granito => [0x3d82cc, 0x5b9fc0, 0x5a6fc4, 0x8fa6c0],
        Estro::Armonio => [0x3aa86c, 0x74b84e, 0x35a898, 0xa5c455],
        Estro::Illusio => [0x8f56cc, 0xb35cc0, 0x6a5fd0, 0x9c86d8],
        Estro::Manpo => [0xd0a32a, 0xe2bc4a, 0xd88f38, 0xb9b544],
    }))
}
