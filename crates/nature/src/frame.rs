//! An effect that is being carried out: which, for whom, and how far it has come.

use crate::cards::{Card, CardId, CardSet, Kind, Piece};
use crate::effect::Step;
use crate::layout::{Space, SpaceSet};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Which effect of a card it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Source {
    Dawn,
    Trigger(u8),
    /// The index of the faction action.
    Faction(u8),
    Utility,
    Instant,
    /// What follows an attack (CN-4.2.11).
    Afterwards,
}

/// An effect that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Frame {
    pub source: Source,
    /// The card whose effect it is.
    pub card: CardId,
    /// Who makes its choices.
    pub actor: Seat,
    /// Who is credited with defeats (CN-4.6).
    pub credit: Seat,
    /// The Elemental with the effect, or the Command.
    pub host: Piece,
    /// The Elemental the event speaks of, or an earlier step chose.
    pub that: Option<Piece>,
    /// The step being done.
    pub step: u8,
    /// Has an optional effect been taken up?
    pub begun: bool,
    /// Cards discarded or tokens spent so far.
    pub paid: u8,
    /// Cards moved in this step so far.
    pub moved: u8,
    /// Elementals chosen in this step so far.
    pub chosen: SpaceSet,
    /// The first of two Elementals that exchange spaces, or the one that spends.
    pub first: Option<Space>,
    /// Shields still to be divided; none before they were taken off.
    pub dividing: Option<u16>,
}

impl Frame {
    pub fn new(source: Source, card: CardId, actor: Seat, host: Piece) -> Frame {
        Frame {
            source,
            card,
            actor,
            credit: actor,
            host,
            that: None,
            step: 0,
            begun: false,
            paid: 0,
            moved: 0,
            chosen: SpaceSet::EMPTY,
            first: None,
            dividing: None,
        }
    }

    /// The steps of the effect.
    pub fn steps(&self, set: &'static CardSet) -> &'static [Step] {
        steps_of(set.card(self.card), self.source)
    }

    /// May the effect be declined, and has not been taken up yet?
    pub fn may_decline(&self, set: &'static CardSet) -> bool {
        !self.begun
            && match (self.source, &set.card(self.card).kind) {
                (Source::Trigger(index), Kind::Elemental(e)) => e.triggers[index as usize].ask,
                _ => false,
            }
    }

    /// Goes on to the next step.
    pub fn next_step(&mut self) {
        self.step += 1;
        self.moved = 0;
        self.chosen = SpaceSet::EMPTY;
        self.first = None;
        self.dividing = None;
    }
}

pub(crate) fn steps_of(card: &'static Card, source: Source) -> &'static [Step] {
    match (&card.kind, source) {
        (Kind::Elemental(e), Source::Dawn) => match &e.dawn {
            Some(dawn) => &dawn.steps,
            None => &[],
        },
        (Kind::Elemental(e), Source::Trigger(index)) => &e.triggers[index as usize].steps,
        (Kind::Elemental(e), Source::Faction(index)) => &e.actions[index as usize].steps,
        (Kind::Utility(steps), Source::Utility) => steps,
        (Kind::Instant(instant), Source::Instant) => &instant.steps,
        (Kind::Attack(attack), Source::Afterwards) => &attack.afterwards,
        _ => &[],
    }
}

/// Does the card have this effect?
pub(crate) fn has_effect(card: &Card, source: Source) -> bool {
    match (&card.kind, source) {
        (Kind::Elemental(e), Source::Dawn) => e.dawn.is_some(),
        (Kind::Elemental(e), Source::Trigger(index)) => usize::from(index) < e.triggers.len(),
        (Kind::Elemental(e), Source::Faction(index)) => usize::from(index) < e.actions.len(),
        (Kind::Utility(_), Source::Utility)
        | (Kind::Instant(_), Source::Instant)
        | (Kind::Attack(_), Source::Afterwards) => true,
        _ => false,
    }
}
