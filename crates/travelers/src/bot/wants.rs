//! What the cards of a hand ask for, so that a turn search tries nothing else.

use crate::action::Action;
use crate::cards::Card;
use crate::effect::Effect;
use crate::element::Element;
use crate::enemy::{Modifier, Sign};
use crate::journey::Journey;
use crate::sentence::{Condition, Where};
use crate::track::Track;

/// What conditions of abilities in hand, and the enemy's modifier, look at.
#[derive(Clone, Copy, Default)]
pub(super) struct Wants {
    /// By element: does anything ask for it in play?
    elements: [bool; 4],
    /// Does anything ask for a constellation in play?
    row: bool,
    /// Does anything count the cards in play?
    cards: bool,
    /// Does anything count banners in play?
    banners: bool,
    /// Does anything spend or move points of attack or defense?
    attack: bool,
    defense: bool,
}

impl Wants {
    pub(super) fn of(journey: &Journey) -> Wants {
        let mut wants = Wants::default();
        for card in journey.zones.hand {
            for ability in &journey.in_play().upright(card).abilities {
                for sentence in &ability.sentences {
                    sentence.when.iter().for_each(|asked| wants.ask(asked));
                    for effect in &sentence.effects {
                        if let Effect::Transfer { from, .. } = effect {
                            wants.spend(*from);
                        }
                    }
                }
            }
        }
        if let Some(Modifier::Change { on, .. }) = journey.enemy().modifier {
            match on {
                Sign::Element(element) => wants.element(element),
                Sign::AtLeastCards(_) => wants.cards = true,
                Sign::TwoBanners(_) => wants.banners = true,
                Sign::AtMostCards(_) => {}
            }
        }
        wants
    }

    fn element(&mut self, element: Element) {
        self.elements[element.index()] = true;
    }

    fn spend(&mut self, track: Track) {
        match track {
            Track::Attack => self.attack = true,
            Track::Defense => self.defense = true,
            Track::Mana => {}
        }
    }

    fn ask(&mut self, condition: &Condition) {
        match condition {
            Condition::Cards {
                place: Where::InPlay,
                ..
            } => self.cards = true,
            Condition::Banners {
                place: Where::InPlay,
                ..
            } => self.banners = true,
            Condition::Elements {
                place: Where::InPlay,
                element,
                ..
            } => self.element(*element),
            Condition::Constellation {
                place: Where::InPlay,
                ..
            } => self.row = true,
            Condition::Pay { track, .. } | Condition::Shows { track, .. } => self.spend(*track),
            _ => {}
        }
    }

    /// Is the action worth trying? Strain for its own sake is counted where the plan is judged.
    pub(super) fn worth_trying(&self, journey: &Journey, action: Action) -> bool {
        match action {
            Action::Load(_) => self.banners || journey.tracks.mana < journey.tracks.level,
            Action::Infuse(card) => self.row || self.cards || self.shows_wanted(journey, card),
            Action::Strain(_, Track::Defense) => self.defense && journey.tracks.defense < 2,
            Action::Strain(_, _) => self.cards || (self.attack && journey.tracks.attack < 2),
            Action::End | Action::Leave => false,
            _ => true,
        }
    }

    fn shows_wanted(&self, journey: &Journey, card: Card) -> bool {
        let element = journey.in_play().upright(card).element;
        element.is_some_and(|element| self.elements[element.index()])
    }
}
