//! Perks (section 5.8).

use crate::effect::Effect;
use crate::element::Element;
use crate::half::Half;
use crate::hero::Ability;
use crate::sentence::{Condition, Count, Sentence, Where};
use crate::track::Track;

/// How many perks there are: PK-01 to PK-16.
pub(crate) const PERKS: u8 = 16;

/// The order in which PK-02 to PK-09 name the elements.
const ORDER: [Element; 4] = [Element::Fire, Element::Earth, Element::Air, Element::Water];

/// The Secondary Ability of the perk with this number.
pub(crate) fn perk(number: u8) -> Ability {
    let one = |track| Sentence::of([Effect::Gain { track, amount: 1 }]);
    let (attack, defense) = (one(Track::Attack), one(Track::Defense));
    let element = |place, index: u8| Condition::Elements {
        place,
        element: ORDER[usize::from(index)],
        count: Count::AtLeast(1),
    };
    let two_banners = |half| Condition::Banners {
        place: Where::InPlay,
        half,
        least: 2,
    };
    let sentence = match number {
        1 => defense,
        2..=5 => attack.when([element(Where::InPlay, number - 2)]),
        6..=9 => attack.when([element(Where::InHand, number - 6)]),
        10 => Sentence::of([Effect::Gain {
            track: Track::Mana,
            amount: 2,
        }]),
        11 => defense.when([Condition::PreviousStars(1)]),
        12 => attack.when([Condition::PreviousStars(2)]),
        13 => attack.when([two_banners(Half::I)]),
        14 => defense.when([two_banners(Half::II)]),
        15 => Sentence::of([Effect::IgnoreModifiers]),
        _ => Sentence::of([Effect::Repeat]),
    };
    Ability {
        cost: 1,
        sentences: vec![sentence],
    }
}
