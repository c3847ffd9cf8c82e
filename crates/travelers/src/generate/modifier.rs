//! Modifiers of generated enemies.

use crate::element::Element;
use crate::enemy::{Changed, Modifier, Sign};
use crate::half::Half;
use crate::stream::{LoopingBag, Stream};

/// What a modifier looks at, its parameter still to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    Element,
    Cards,
    Banners,
}

/// The bags modifiers come from (TS-8.31).
#[derive(Clone, Debug)]
pub struct Modifiers {
    buffs: Groups,
    debuffs: Groups,
}

/// One bag for the modifiers of attack and one for those of defense.
#[derive(Clone, Debug)]
struct Groups {
    attack: LoopingBag<Look>,
    defense: LoopingBag<Look>,
}

impl Groups {
    fn full() -> Groups {
        let bag = || LoopingBag::new([Look::Element, Look::Cards, Look::Banners]);
        Groups {
            attack: bag(),
            defense: bag(),
        }
    }

    // TS-8.31: first the group at random, then a looping bag inside the group.
    fn draw(&mut self, stream: &mut Stream) -> (Changed, Look) {
        let value = stream.choose(&[Changed::Attack, Changed::Defense]);
        let bag = match value {
            Changed::Attack => &mut self.attack,
            Changed::Defense => &mut self.defense,
        };
        (value, bag.draw(stream).unwrap_or(Look::Cards))
    }
}

impl Default for Modifiers {
    fn default() -> Modifiers {
        Modifiers {
            buffs: Groups::full(),
            debuffs: Groups::full(),
        }
    }
}

impl Modifiers {
    /// One of MO-07 to MO-12.
    pub fn buff(&mut self, stream: &mut Stream) -> Modifier {
        let (value, look) = self.buffs.draw(stream);
        let on = sign(look, Sign::AtLeastCards(4), stream);
        Modifier::Change { on, value, by: 1 }
    }

    /// One of MO-01 to MO-06.
    pub fn debuff(&mut self, stream: &mut Stream) -> Modifier {
        let (value, look) = self.debuffs.draw(stream);
        let on = sign(look, Sign::AtMostCards(4), stream);
        Modifier::Change { on, value, by: -1 }
    }
}

/// The sign with its parameter at random.
fn sign(look: Look, cards: Sign, stream: &mut Stream) -> Sign {
    match look {
        Look::Element => Sign::Element(stream.choose(&Element::ALL)),
        Look::Cards => cards,
        Look::Banners => Sign::TwoBanners(stream.choose(&Half::ALL)),
    }
}
