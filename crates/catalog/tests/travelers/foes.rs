//! Enemies with every modifier.

use super::Line;
use travelers::text::enemy;
use travelers::{Bonus, Changed, Element, Enemy, Half, Modifier, Sign, Slots, Story, Tier};

/// MO-01 to MO-13 with all their parameters.
pub fn modifiers() -> Vec<Modifier> {
    let mut modifiers = vec![Modifier::Trap];
    for value in [Changed::Attack, Changed::Defense] {
        for by in [-1, 1] {
            let cards = match by {
                -1 => Sign::AtMostCards(4),
                _ => Sign::AtLeastCards(4),
            };
            let signs = (Element::ALL.map(Sign::Element).into_iter())
                .chain([cards])
                .chain(Half::ALL.map(Sign::TwoBanners));
            modifiers.extend(signs.map(|on| Modifier::Change { on, value, by }));
        }
    }
    modifiers
}

pub fn foe(modifier: Option<Modifier>) -> Enemy {
    Enemy {
        name: Story::new("ts-foe-t2-1"),
        about: Story::new("ts-foe-t2-1-about"),
        tier: Tier::T2,
        level: 3,
        attack: 4,
        defense: 6,
        modifier,
        slots: Slots::default(),
        gives: Bonus::default(),
    }
}

pub fn lines() -> Vec<Line> {
    let mut lines = Vec::new();
    for modifier in modifiers() {
        lines.push(Line::new(&modifier, enemy::modifier_title(modifier)));
        lines.push(Line::new(&"", enemy::modifier_rule(modifier)));
    }
    for one in [None, Some(modifiers()[1]), Some(Modifier::Trap)] {
        lines.push(Line::new(&one, enemy::line(&foe(one))));
    }
    lines
}
