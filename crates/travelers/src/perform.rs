//! From an action to what it does.

use crate::action::Action;
use crate::event::Event;
use crate::journey::{End, Journey};
use crate::question::Question;
use kernel::Log;

impl Journey {
    /// Does what a legal action does.
    pub(crate) fn act(&mut self, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Go(direction) => match self.question {
                Question::March => self.march(direction, log),
                _ => self.go(direction, log),
            },
            Action::Open(card) => self.open(card, log),
            Action::Activate => self.activate(log),
            Action::Load(card) => self.load(card, log),
            Action::Infuse(card) => self.infuse(card, log),
            Action::Add(card) => self.add(card, log),
            Action::Strain(card, track) => self.strain(card, track, log),
            Action::End => self.end_plan(log),
            Action::Leave => self.leave_fight(log),
            Action::Exhaust { card, pay } => match self.question {
                Question::Wear(_) => self.wear(card, pay, log),
                _ => self.leave_play(card, pay, log),
            },
            Action::Hit(card) => {
                if let Question::Hits(hits) = self.question {
                    self.hit(card, hits, log);
                }
            }
            Action::Strike => self.strike(log),
            Action::Pulled(direction) => self.pull_chosen(direction, log),
            Action::Discard(card) => self.discard_chosen(card, log),
            Action::Choose(card) => self.choose(card, log),
            Action::Enter(half) => self.enter_on(half, log),
            Action::Migrate(card) => self.migrate(card, log),
            Action::Beside(room) => self.beside_chosen(room, log),
            Action::Land(cell) => self.land(cell, log),
            Action::Accept => match self.question {
                Question::Visit => self.visit(true, log),
                Question::GoOn => self.go_on_training(),
                _ => self.accept(log),
            },
            Action::Decline => match self.question {
                Question::Visit => self.visit(false, log),
                Question::Toll(_) => self.question = Question::Walk,
                Question::GoOn => self.finish(End::Stopped, log),
                _ => self.decline(log),
            },
            Action::Done => self.done(log),
        }
    }
}
