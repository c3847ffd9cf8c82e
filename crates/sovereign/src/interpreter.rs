//! Carrying out abilities, step by step: the one place where [`crate::effect`] does things.

use crate::action::Action;
use crate::cards::{Card, Printed};
use crate::effect::{Step, Trigger};
use crate::event::Event;
use crate::frame::{Frame, PrintedOn, Stage};
use crate::position::{Battle, Standing};
use crate::scene::{Scene, Target};
use crate::select::{Selector, Who};
use crate::work::{Progress, Task};
use crate::zone::ZoneSet;
use kernel::Log;

impl Battle {
    /// Puts an ability on top of the tasks.
    pub(crate) fn begin_ability(&mut self, mut frame: Frame) {
        if frame
            .ability(self.set)
            .is_some_and(|ability| ability.optional)
        {
            frame.stage = Stage::Offer;
        }
        for zone in self.occupied() {
            self.unit_mut(zone).set_that(false);
        }
        self.push(Task::Ability(frame));
    }

    /// Puts every ability of a card with this trigger there, the first in print on top.
    pub(crate) fn begin_abilities(&mut self, scene: Scene, card: &Card, trigger: Trigger) {
        for (place, ability) in card.abilities.iter().enumerate().rev() {
            if ability.on == trigger {
                let mut frame = Frame::of_card(scene, card.index, place as u8);
                frame.stage = Stage::Begin;
                self.push(Task::Ability(frame));
            }
        }
    }

    pub(crate) fn set_frame(&mut self, frame: Frame) {
        self.set_top(Task::Ability(frame));
    }

    pub(crate) fn go_on_with_ability(
        &mut self,
        mut frame: Frame,
        log: &mut impl Log<Event>,
    ) -> Progress {
        if frame.stage == Stage::Begin {
            self.tasks.pop();
            let when = frame.ability(self.set).map(|ability| &ability.when);
            if when.is_some_and(|when| self.all_hold(&frame.scene, when)) {
                frame.stage = Stage::Choose;
                self.begin_ability(frame);
            }
            return Progress::Moved;
        }
        if frame.stage == Stage::Offer {
            let first = frame.printed_step(self.set);
            if first.is_some_and(|step| self.is_worth_asking(&frame.scene, step)) {
                return Progress::Waiting;
            }
            self.tasks.pop();
            return Progress::Moved;
        }
        // SV-8.6: between the steps only state checks happen.
        if frame.count == 0 && frame.stage == Stage::Choose {
            self.check_state(log);
            if self.standing != Standing::Open {
                return Progress::Moved;
            }
        }
        let Some(printed) = frame.printed_step(self.set) else {
            self.tasks.pop();
            return Progress::Moved;
        };
        let skipped = match printed {
            // A repetition of it, or what LATER put off, does not depend on it again.
            Step::Then(inner) if frame.succeeded || frame.repeated > 0 || frame.due => {
                self.is_left_out(&frame.scene, inner)
            }
            Step::Then(_) => true,
            step => self.is_left_out(&frame.scene, step),
        };
        let step = frame.step(self.set).filter(|_| !skipped);
        let Some(step) = step else {
            frame.succeeded = false;
            frame.finish_step(self.set);
            self.set_frame(frame);
            return Progress::Moved;
        };
        match self.question(&frame, step) {
            Some(question) => match self.only_answer(&frame, step, &question) {
                Some(only) => {
                    self.answer_step(frame, step, only, log);
                    Progress::Moved
                }
                None => Progress::Waiting,
            },
            None => {
                self.apply(frame, step, log);
                Progress::Moved
            }
        }
    }

    /// T62
    fn is_left_out(&self, scene: &Scene, step: &Step) -> bool {
        matches!(step, Step::If { when, .. } if !self.holds(scene, when))
    }

    pub(crate) fn each_ability_option(&self, frame: &Frame, each: &mut impl FnMut(Action)) {
        if frame.stage == Stage::Offer {
            each(Action::Accept);
            each(Action::Decline);
            return;
        }
        let Some(step) = frame.step(self.set) else {
            return;
        };
        if let Some(question) = self.question(frame, step) {
            self.each_answer(frame, step, &question, each);
            if question.optional {
                each(Action::Done);
            }
        }
    }

    /// A player answers what the ability asks.
    pub(crate) fn answer_ability(
        &mut self,
        mut frame: Frame,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if frame.stage == Stage::Offer {
            if action == Action::Accept {
                frame.stage = Stage::Choose;
                self.set_frame(frame);
            } else {
                self.tasks.pop();
                let seat = frame.scene.controller;
                if let PrintedOn::Card(card) = frame.on {
                    let card = Printed(self.set.card(card));
                    log.note(|| Event::Declined { seat, card });
                }
            }
            return;
        }
        if let Some(step) = frame.step(self.set) {
            self.answer_step(frame, step, action, log);
        }
    }

    /// The objects the step acts on, once all is chosen.
    pub(crate) fn selected(&self, frame: &Frame, selector: &Selector, step: &Step) -> ZoneSet {
        match selector {
            Selector::Of { pick, .. } if *pick != crate::select::Pick::All => frame.chosen,
            _ => self.eligible(&frame.scene, selector, step),
        }
    }

    /// Whether the zones are of Haerian or Buildings.
    pub(crate) fn targets(
        &self,
        frame: &Frame,
        selector: &Selector,
        step: &Step,
    ) -> impl Iterator<Item = Target> + use<> {
        let buildings = self.means_buildings(&frame.scene, selector);
        self.selected(frame, selector, step).map(move |zone| {
            if buildings {
                Target::Building(zone)
            } else {
                Target::Haerian(zone)
            }
        })
    }

    /// `that` of the next step: what this one has acted on.
    pub(crate) fn remember(&mut self, targets: ZoneSet) {
        for zone in self.occupied() {
            self.unit_mut(zone).set_that(targets.contains(zone));
        }
    }

    /// Where both players choose: the other one is next.
    pub(crate) fn next_player(&mut self, mut frame: Frame, who: Who) -> Option<Frame> {
        if who == Who::Each && !frame.second {
            frame.second = true;
            frame.stage = Stage::Choose;
            frame.count = 0;
            frame.closed = false;
            frame.chosen = ZoneSet::EMPTY;
            Some(frame)
        } else {
            None
        }
    }
}
