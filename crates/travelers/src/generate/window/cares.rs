//! What an ability looks at while it is read. A card that is loaded, infused or strained changes
//! nothing until somebody looks, so the search places cards just before an ability that does.

use crate::effect::Effect;
use crate::hero::Ability;
use crate::sentence::{Condition, Count, Sentence, Where};
use crate::track::Track;

/// What an ability looks at, as far as it bears on a turn's attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cares {
    /// Banners in play.
    pub banners: bool,
    /// Which elements in play, as bits.
    pub elements: u8,
    /// Which of them it wants to be there.
    pub elements_wanted: u8,
    /// The constellation row.
    pub row: bool,
    /// Whether cards have left the hand for the table.
    pub leaving: bool,
    /// The stars of the card above.
    pub above: bool,
    /// Defense Points, to make attack of them.
    pub defense: bool,
    /// Attack Points that are there already.
    pub attack: bool,
    /// Infused cards, to take them back.
    pub take_back: bool,
    /// The Mana it gives.
    pub mana: u8,
}

impl Cares {
    /// What an ability looks at; `defense`: do Defense Points count in this hand?
    pub fn of(ability: &Ability, defense: bool) -> Cares {
        let mut cares = Cares::default();
        let helping = ability
            .sentences
            .iter()
            .filter(|sentence| helps(sentence, defense));
        for sentence in helping {
            sentence
                .when
                .iter()
                .for_each(|condition| cares.ask(condition));
            sentence
                .effects
                .iter()
                .for_each(|effect| cares.affect(effect));
        }
        cares
    }

    /// Both together.
    pub fn and(self, other: Cares) -> Cares {
        Cares {
            banners: self.banners | other.banners,
            elements: self.elements | other.elements,
            elements_wanted: self.elements_wanted | other.elements_wanted,
            row: self.row | other.row,
            leaving: self.leaving | other.leaving,
            above: self.above | other.above,
            defense: self.defense | other.defense,
            attack: self.attack | other.attack,
            take_back: self.take_back | other.take_back,
            mana: self.mana + other.mana,
        }
    }

    fn ask(&mut self, condition: &Condition) {
        match *condition {
            Condition::Cards { count, .. } => self.leaving |= matches!(count, Count::AtLeast(_)),
            Condition::Banners { place, .. } => self.banners |= place == Where::InPlay,
            Condition::Elements {
                place: Where::InPlay,
                element,
                count,
            } => {
                self.elements |= 1 << element.index();
                if let Count::AtLeast(_) = count {
                    self.elements_wanted |= 1 << element.index();
                }
            }
            Condition::Elements { count, .. } => {
                self.leaving |= !matches!(count, Count::AtLeast(_));
            }
            Condition::Constellation { place, present, .. } => {
                self.row |= place == Where::InPlay;
                self.leaving |= place == Where::InHand && !present;
            }
            Condition::PreviousStars(_) => self.above = true,
            Condition::Pay { track, .. } | Condition::Shows { track, .. } => self.look_at(track),
            _ => {}
        }
    }

    fn affect(&mut self, effect: &Effect) {
        match *effect {
            Effect::Transfer { from, .. } => self.look_at(from),
            Effect::TakeBack(_) => self.take_back = true,
            Effect::Gain {
                track: Track::Mana,
                amount,
            } => self.mana += amount,
            _ => {}
        }
    }

    fn look_at(&mut self, track: Track) {
        self.defense |= track == Track::Defense;
        self.attack |= track == Track::Attack;
    }
}

/// Can the sentence do a turn's attack any good?
fn helps(sentence: &Sentence, defense: bool) -> bool {
    sentence.effects.iter().any(|effect| match *effect {
        Effect::Gain { track, .. } => track != Track::Defense || defense,
        Effect::Transfer { to, .. } => to == Track::Attack || defense,
        Effect::TakeBack(_) | Effect::Repeat => true,
        _ => false,
    })
}

/// Can the ability do a turn's attack any good?
pub(super) fn ability_helps(ability: &Ability, defense: bool) -> bool {
    ability
        .sentences
        .iter()
        .any(|sentence| helps(sentence, defense))
}

/// Does the ability make attack out of defense?
pub(super) fn uses_defense(ability: &Ability) -> bool {
    Cares::of(ability, true).defense
}

/// Does the ability repeat the one before it (EF-09)?
pub(super) fn repeats(ability: &Ability) -> bool {
    let mut effects = ability
        .sentences
        .iter()
        .flat_map(|sentence| &sentence.effects);
    effects.any(|effect| *effect == Effect::Repeat)
}
