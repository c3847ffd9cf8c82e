//! What the next ability looks at, so that a turn search tries nothing else.

use crate::action::Action;
use crate::cards::Card;
use crate::effect::Effect;
use crate::hero::Ability;
use crate::journey::Journey;
use crate::sentence::{Condition, Where};
use crate::track::Track;

/// What the next ability of a plan looks at. Cards are placed only right before an ability that
/// looks at what they show; everything else can wait for the end of the turn.
#[derive(Clone, Copy, Default)]
pub(super) struct Wants {
    /// There is a next ability, and its cost is not there yet.
    lacks_mana: bool,
    /// By element: does it ask for it in play?
    elements: [bool; 4],
    /// Does it ask for a constellation in play?
    row: bool,
    /// Does it count cards in play, or look at the hand, so that it matters that cards leave it?
    leaving: bool,
    /// Does it count banners in play?
    banners: bool,
    /// Does it spend or move points of attack or defense?
    attack: bool,
    defense: bool,
    /// Would a card added now cover one that was added for nothing?
    covers_unused: bool,
}

impl Wants {
    /// What the next ability of the plan looks at.
    pub(super) fn of(journey: &Journey) -> Wants {
        let mut wants = Wants {
            covers_unused: journey.layout.next == 0 && journey.layout.column.len() > 1,
            ..Wants::default()
        };
        if let Some(ability) = journey.next_ability() {
            wants.lacks_mana = ability.cost > journey.tracks.mana;
            wants.look(ability);
        }
        wants
    }

    fn look(&mut self, ability: &Ability) {
        for sentence in &ability.sentences {
            sentence.when.iter().for_each(|asked| self.ask(asked));
            for effect in &sentence.effects {
                if let Effect::Transfer { from, .. } = effect {
                    self.spend(*from);
                }
            }
        }
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
            Condition::Cards { .. } => self.leaving = true,
            Condition::Banners { place, .. } => match place {
                Where::InPlay => self.banners = true,
                Where::InHand => self.leaving = true,
            },
            Condition::Elements { place, element, .. } => match place {
                Where::InPlay => self.elements[element.index()] = true,
                Where::InHand => self.leaving = true,
            },
            Condition::Constellation { place, .. } => match place {
                Where::InPlay => self.row = true,
                Where::InHand => self.leaving = true,
            },
            Condition::Pay { track, .. } | Condition::Shows { track, .. } => self.spend(*track),
            _ => {}
        }
    }

    /// Is the action worth trying?
    pub(super) fn worth_trying(&self, journey: &Journey, action: Action) -> bool {
        match action {
            Action::Load(_) => {
                let fills = self.lacks_mana && journey.tracks.mana < journey.tracks.level;
                fills || self.banners || self.leaving
            }
            Action::Infuse(card) => self.row || self.leaving || self.shows_wanted(journey, card),
            Action::Add(_) => !self.covers_unused,
            Action::Strain(_, Track::Defense) => self.defense && journey.tracks.defense < 2,
            Action::Strain(_, _) => self.attack && journey.tracks.attack < 2,
            Action::End | Action::Leave => false,
            _ => true,
        }
    }

    fn shows_wanted(&self, journey: &Journey, card: Card) -> bool {
        let element = journey.in_play().upright(card).element;
        element.is_some_and(|element| self.elements[element.index()])
    }
}
