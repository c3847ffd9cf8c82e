//! Events: what happens on halves and in rooms besides fights (section 5.5).

use crate::effect::{Amount, Effect, Enters, Kind, Order, Place};
use crate::element::Element;
use crate::half::Half;
use crate::sentence::Sentence;
use crate::stream::Stream;
use crate::track::Track;

/// An event whose parameters are still to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Event {
    /// EF-20.
    Heal,
    /// EF-21.
    Trade,
    /// EF-22.
    Swap,
    /// EF-23.
    Recover,
    /// EF-24.
    Weakness,
    /// EF-25.
    Challenge,
    /// EF-26.
    Camp,
    /// EF-27.
    Helper,
    /// EF-28.
    Loot,
    /// EF-29.
    Observatory,
    /// EF-30.
    Ritual,
    /// EF-31.
    Curse,
    /// EF-32.
    Migration,
    /// EF-33.
    Gamble,
    /// EF-34.
    Sacrifice,
    /// EF-36.
    Forge,
    /// EF-37.
    TakeHeroCard,
}

const KINDS: [Kind; 3] = [Kind::OneTip, Kind::TwoTip, Kind::Any];
const PLACES: [Place; 3] = [Place::Hand, Place::Discard, Place::Either];
const HAND_OR_DISCARD: [Place; 2] = [Place::Hand, Place::Discard];
const ORDERS: [Order; 3] = [Order::Higher, Order::Lower, Order::Same];
const HALVES: [Enters; 3] = [Enters::I, Enters::II, Enters::Chosen];

/// Each with the element it beats.
const FORGED: [[Element; 2]; 4] = [
    [Element::Fire, Element::Air],
    [Element::Earth, Element::Water],
    [Element::Water, Element::Fire],
    [Element::Air, Element::Earth],
];

impl Event {
    /// Must the player undergo it? The other events are offers (the column "Opt." of 5.5).
    pub const fn is_mandatory(self) -> bool {
        matches!(
            self,
            Event::Weakness | Event::Challenge | Event::Curse | Event::TakeHeroCard
        )
    }

    /// Does it happen once a game? Taking a card needs no such word: the card is gone.
    pub const fn is_once(self) -> bool {
        !matches!(self, Event::Forge | Event::TakeHeroCard)
    }

    /// The event as a sentence of a World half, its parameters at random.
    pub fn sentence(self, stream: &mut Stream) -> Sentence {
        Sentence {
            once: self.is_once(),
            may: !self.is_mandatory(),
            ..Sentence::of([self.effect(stream)])
        }
    }

    /// The event's effect, its parameters drawn from the ranges of 5.5.
    pub fn effect(self, stream: &mut Stream) -> Effect {
        match self {
            Event::Heal => Effect::Heal(stream.choose(&PLACES)),
            Event::Trade => Effect::Trade(stream.choose(&HAND_OR_DISCARD)),
            Event::Swap => Effect::Swap {
                up_to: between(1, 2, stream),
                kind: stream.choose(&KINDS),
            },
            Event::Recover => Effect::Recover {
                up_to: between(1, 2, stream),
                kind: stream.choose(&KINDS),
                enters: stream.choose(&HALVES),
            },
            Event::Weakness => Effect::Weakness {
                count: between(3, 5, stream),
                kind: stream.choose(&KINDS),
            },
            Event::Challenge => challenge(stream),
            Event::Camp => Effect::Camp(stream.choose(&Element::ALL)),
            Event::Helper => Effect::Helper {
                element: stream.choose(&Element::ALL),
                track: stream.choose(&Track::ALL),
            },
            Event::Loot => Effect::Gain {
                track: stream.choose(&Track::ALL),
                amount: 1,
            },
            Event::Observatory => Effect::Observatory {
                stars: [between(1, 2, stream), between(1, 2, stream)],
                order: stream.choose(&ORDERS),
                track: stream.choose(&Track::ALL),
            },
            Event::Ritual => Effect::Ritual(between(3, 5, stream)),
            Event::Curse => Effect::Curse,
            Event::Migration => Effect::Migration,
            Event::Gamble => Effect::Gamble(stream.choose(&ORDERS)),
            Event::Sacrifice => Effect::Sacrifice {
                place: stream.choose(&PLACES),
                track: stream.choose(&Track::ALL),
            },
            Event::Forge => Effect::Forge {
                elements: stream.choose(&FORGED),
                enters: stream.choose(&HALVES),
            },
            Event::TakeHeroCard => Effect::TakeHeroCard(stream.choose(&HALVES)),
        }
    }
}

// EF-25.
fn challenge(stream: &mut Stream) -> Effect {
    let number = between(2, 3, stream);
    let amounts = [
        Amount::MoreThan(number),
        Amount::LessThan(number),
        Amount::Exactly(number),
    ];
    Effect::Challenge {
        amount: stream.choose(&amounts),
        half: stream.choose(&Half::ALL),
        counted: stream.choose(&HAND_OR_DISCARD),
        prize: stream.choose(&PLACES),
        penalty: stream.choose(&HAND_OR_DISCARD),
    }
}

/// A number from `least` to `most`.
fn between(least: u8, most: u8, stream: &mut Stream) -> u8 {
    least + stream.below(u64::from(most - least) + 1) as u8
}
