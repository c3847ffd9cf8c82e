//! An ability under way: how far it has come.

use crate::cards::{CardId, CardSet, ClassId};
use crate::effect::{Ability, Step};
use crate::scene::Scene;
use crate::zone::ZoneSet;

/// Where the ability is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PrintedOn {
    Card(CardId),
    Class(ClassId),
}

/// How far a step has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Stage {
    /// Its controller may decline the whole ability.
    Offer,
    /// What the step acts on is chosen.
    Choose,
    /// The chosen ones are handled one by one, or the cards looked at are arranged.
    Handle,
    /// The rest of them is put back.
    Rest,
}

pub(crate) const NOTHING_HELD: u8 = u8::MAX;

/// An ability under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Frame {
    pub scene: Scene,
    pub on: PrintedOn,
    pub ability: u8,
    pub step: u8,
    pub stage: Stage,
    /// The option of CHOOSE, from 1.
    pub option: u8,
    /// How often REPEAT has done its step.
    pub repeated: u8,
    /// Where both players choose: which of them does.
    pub second: bool,
    /// Choices made for this step.
    pub count: u8,
    /// No more are wanted.
    pub closed: bool,
    /// A card or zone chosen that waits for a second choice.
    pub held: u8,
    /// Zones chosen for this step.
    pub chosen: ZoneSet,
    /// Did the step before do something (SV-8.10)?
    pub succeeded: bool,
    /// Is it the step that LATER put off, and nothing else?
    pub due: bool,
}

impl Frame {
    fn new(scene: Scene, on: PrintedOn, ability: u8) -> Frame {
        Frame {
            scene,
            on,
            ability,
            step: 0,
            stage: Stage::Choose,
            option: 0,
            repeated: 0,
            second: false,
            count: 0,
            closed: false,
            held: NOTHING_HELD,
            chosen: ZoneSet::EMPTY,
            succeeded: false,
            due: false,
        }
    }

    pub fn of_card(scene: Scene, card: CardId, ability: u8) -> Frame {
        Frame::new(scene, PrintedOn::Card(card), ability)
    }

    pub fn of_class(scene: Scene, class: ClassId, ability: u8) -> Frame {
        Frame::new(scene, PrintedOn::Class(class), ability)
    }

    pub fn ability(&self, set: &'static CardSet) -> Option<&'static Ability> {
        let abilities = match self.on {
            PrintedOn::Card(card) => &set.card(card).abilities,
            PrintedOn::Class(class) => &set.class(class).abilities,
        };
        abilities.get(self.ability as usize)
    }

    /// The step under way, as it is printed.
    pub fn printed_step(&self, set: &'static CardSet) -> Option<&'static Step> {
        self.ability(set)?.steps.get(self.step as usize)
    }

    /// What is to be done: inside what wraps it.
    pub fn step(&self, set: &'static CardSet) -> Option<&'static Step> {
        self.printed_step(set)?.inside(self.option, self.due)
    }

    /// Goes to the next step, or does this one again.
    pub fn finish_step(&mut self, set: &'static CardSet) {
        let times = match self.printed_step(set) {
            Some(Step::Repeat { times, .. }) => *times,
            Some(Step::Then(inner)) => match &**inner {
                Step::Repeat { times, .. } => *times,
                _ => 1,
            },
            _ => 1,
        };
        self.repeated += 1;
        if self.due {
            self.step = u8::MAX;
        } else if self.repeated >= times {
            self.step += 1;
            self.repeated = 0;
        }
        self.stage = Stage::Choose;
        self.option = 0;
        self.second = false;
        self.count = 0;
        self.closed = false;
        self.held = NOTHING_HELD;
        self.chosen = ZoneSet::EMPTY;
    }
}

impl Step {
    /// What is to be done inside what wraps it: of CHOOSE this option, from 1, and what LATER
    /// put off once it is due.
    pub(crate) fn inside(&self, option: u8, due: bool) -> Option<&Step> {
        let mut step = self;
        loop {
            step = match step {
                Step::Then(inner)
                | Step::If { then: inner, .. }
                | Step::Repeat { step: inner, .. } => inner,
                Step::Later { step: inner, .. } if due => inner,
                Step::Choose(options) if option > 0 => options.get(option as usize - 1)?,
                step => return Some(step),
            };
        }
    }
}
