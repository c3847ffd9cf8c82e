//! Whether an offer or a cost can be met completely (TS-5.5, R58).

use crate::cards::{Card, Cards};
use crate::effect::{Effect, Kind, Order, Place};
use crate::element::Element;
use crate::half::Half;
use crate::journey::Journey;
use crate::map::MapState;
use crate::script::Source;

impl Journey {
    /// Can the effect be done at all? Mandatory effects that do what they can always can.
    pub(crate) fn is_possible(&self, source: Source, effect: Effect) -> bool {
        match effect {
            Effect::Repeat => self.repeatable().is_some(),
            Effect::IgnoreModifiers => self.fight.is_some_and(|fight| !fight.ignore_modifiers),
            Effect::Heal(place) => !self.of_kind(place, Kind::TwoTip).is_empty(),
            Effect::Trade(place) => {
                let any = |kind| !self.of_kind(place, kind).is_empty();
                any(Kind::OneTip) && any(Kind::TwoTip)
            }
            Effect::Swap { kind, .. } => {
                !self.of_kind(Place::Hand, kind).is_empty() && !self.zones.deck.is_empty()
            }
            Effect::Recover { kind, .. } => {
                !self.of_kind(Place::Discard, kind).is_empty() && !self.zones.removed.is_empty()
            }
            Effect::Camp(element) | Effect::Helper { element, .. } => {
                !self.of_element(element).is_empty()
            }
            Effect::Observatory { stars, order, .. } => {
                !self.observable_first(stars, order).is_empty()
            }
            // R29: the hero's last card cannot be removed.
            Effect::Ritual(_) => self.zones.at_hand().len() >= 2,
            Effect::Migration => self.grid().is_some_and(|grid| {
                matches!(source, Source::Half(half) if grid.is_card_mapped(half.card))
                    && grid.cells.iter().filter(|&&card| card != 0).count() >= 2
            }),
            Effect::Gamble(_) => !self.zones.hand.is_empty() && !self.zones.deck.is_empty(),
            Effect::Sacrifice { place, .. } => !self.in_place(place).is_empty(),
            Effect::Forge { elements, .. } => self.can_take() && self.can_forge(elements),
            Effect::TakeHeroCard(_) => self.can_take(),
            Effect::Reveal(half) => self.grid().is_some_and(|grid| grid.can_reveal(half)),
            _ => true,
        }
    }

    /// TS-5.12.
    pub(crate) fn in_place(&self, place: Place) -> Cards {
        match place {
            Place::Hand => self.zones.hand,
            Place::Discard => self.zones.deck.as_set(),
            Place::Either => self.zones.at_hand(),
        }
    }

    pub(crate) fn of_kind(&self, place: Place, kind: Kind) -> Cards {
        let cards = self.in_place(place);
        match kind {
            Kind::Any => cards,
            Kind::OneTip => cards.without(self.zones.two_tip),
            Kind::TwoTip => cards.and(self.zones.two_tip),
        }
    }

    pub(crate) fn count_half(&self, place: Place, half: Half) -> u8 {
        match half {
            Half::I => self.of_kind(place, Kind::OneTip).len(),
            Half::II => self.of_kind(place, Kind::TwoTip).len(),
        }
    }

    /// TS-5.46: hand cards whose upright half shows the element.
    pub(crate) fn of_element(&self, element: Element) -> Cards {
        let shows = |card: &Card| self.in_play().upright(*card).element == Some(element);
        self.zones.hand.filter(shows).collect()
    }

    /// EF-36 with two different cards.
    fn can_forge(&self, [first, second]: [Element; 2]) -> bool {
        let (first, second) = (self.of_element(first), self.of_element(second));
        !first.is_empty() && !second.is_empty() && first.or(second).len() >= 2
    }

    /// TS-5.54: at most one card of the adventure ever joins the hero.
    fn can_take(&self) -> bool {
        self.zones.ninth == 0 && !matches!(self.map, MapState::Practice)
    }

    /// TS-5.47: hand cards that can be the first of a pair.
    pub(crate) fn observable_first(&self, stars: [u8; 2], order: Order) -> Cards {
        let second = |card: &Card| !self.observable_second(*card, stars, order).is_empty();
        let first = |card: &Card| self.in_play().upright(*card).stars() == stars[0];
        self.zones.hand.filter(first).filter(second).collect()
    }

    /// TS-5.47: hand cards that can be the second after this first one.
    pub(crate) fn observable_second(&self, first: Card, stars: [u8; 2], order: Order) -> Cards {
        let value = self.in_play().upright(first).value;
        let fits = |card: &Card| {
            let half = self.in_play().upright(*card);
            *card != first && half.stars() == stars[1] && order.holds(value, half.value)
        };
        self.zones.hand.filter(fits).collect()
    }
}
