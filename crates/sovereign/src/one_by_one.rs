//! Steps that handle what they select one after another: MOVE, BLINK, DUEL and SWAP.

use crate::cards::Piece;
use crate::effect::{Destination, Step};
use crate::event::{Event, Whither};
use crate::frame::{Frame, NOTHING_HELD, Stage};
use crate::pieces::Area;
use crate::position::Battle;
use crate::scene::Target;
use crate::select::Selector;
use crate::work::Task;
use crate::zone::{Zone, ZoneSet};
use kernel::Log;

impl Battle {
    pub(crate) fn apply_move(
        &mut self,
        mut frame: Frame,
        on: &Selector,
        to: Destination,
        step: &Step,
        log: &mut impl Log<Event>,
    ) {
        if frame.stage == Stage::Choose {
            frame.chosen = self.selected(&frame, on, step);
            frame.stage = Stage::Handle;
            frame.succeeded = false;
            self.remember(ZoneSet::EMPTY);
            return self.set_top(Task::Ability(frame));
        }
        // One without a destination stays; one with several is asked about.
        match frame.chosen.into_iter().next() {
            Some(zone) => {
                frame.chosen.remove(zone);
                self.set_top(Task::Ability(frame));
            }
            None => {
                let succeeded = frame.succeeded;
                frame.finish_step(self.set);
                frame.succeeded = succeeded;
                self.set_top(Task::Ability(frame));
            }
        }
        let _ = (to, log);
    }

    /// T25
    pub(crate) fn apply_blink(
        &mut self,
        mut frame: Frame,
        on: &Selector,
        step: &Step,
        log: &mut impl Log<Event>,
    ) {
        if frame.stage == Stage::Choose {
            frame.chosen = self.selected(&frame, on, step);
            frame.stage = Stage::Handle;
            frame.succeeded = false;
            self.remember(ZoneSet::EMPTY);
        }
        if frame.held != NOTHING_HELD {
            // No free zone: to the hand.
            self.take_up_openly(Piece(frame.held));
            frame.held = NOTHING_HELD;
        }
        match frame.chosen.into_iter().next() {
            Some(zone) => {
                frame.chosen.remove(zone);
                let spot = self.spot(zone);
                log.note(|| Event::LeftField {
                    spot,
                    to: Whither::Removed,
                });
                let piece = self.leave(zone);
                self.piles.put_on_top(piece, Area::Limbo);
                frame.held = piece.0;
                frame.succeeded = true;
                self.set_top(Task::Ability(frame));
            }
            None => {
                let succeeded = frame.succeeded;
                frame.finish_step(self.set);
                frame.succeeded = succeeded;
                self.set_top(Task::Ability(frame));
            }
        }
    }

    /// DUEL and SWAP: first the one, then the other.
    pub(crate) fn apply_pair(
        &mut self,
        mut frame: Frame,
        one: &Selector,
        other: &Selector,
        step: &Step,
        log: &mut impl Log<Event>,
    ) {
        if frame.stage == Stage::Choose {
            let first = self.selected(&frame, one, step).into_iter().next();
            if let Some(first) = first {
                frame.held = first.0;
                frame.stage = Stage::Handle;
                frame.count = 0;
                // It is not the other as well.
                frame.chosen = ZoneSet::one(first);
                return self.set_top(Task::Ability(frame));
            }
        }
        let first = Zone(frame.held);
        let mut second = self.selected(&frame, other, step);
        if frame.held != NOTHING_HELD {
            second.remove(first);
        }
        let second = second.into_iter().next();
        if let Some(second) = second.filter(|_| frame.held != NOTHING_HELD) {
            self.remember(ZoneSet::one(first).or(ZoneSet::one(second)));
            if matches!(step, Step::Duel { .. }) {
                let blows = [self.residual(second), self.residual(first)];
                let batch = self.pending.len();
                for (zone, amount) in [(first, blows[0]), (second, blows[1])] {
                    self.wound(Target::Haerian(zone), amount, log);
                }
                self.sort_batch(batch);
            } else {
                self.exchange(first, second, log);
            }
            frame.succeeded = true;
        } else {
            frame.succeeded = false;
        }
        let succeeded = frame.succeeded;
        frame.finish_step(self.set);
        frame.succeeded = succeeded;
        self.set_top(Task::Ability(frame));
    }
}
