//! What the engine is in the middle of, and going on with it until somebody must decide.

use crate::action::Action;
use crate::event::Event;
use crate::position::{Nature, Standoff, Task};
use kernel::{Log, Seat};

/// No chain of triggers of the base set takes nearly so many steps.
const ENDLESS: u32 = 4096;

/// How far a task has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// Something was done; go on.
    Moved,
    /// Somebody must decide.
    Waiting,
}

impl Nature {
    pub(crate) fn push_task(&mut self, task: Task) {
        // Attack, Settle, Effect, Batch is the deepest it gets: nothing in the game answers an
        // answer before that is settled.
        let pushed = self.tasks.push(task);
        debug_assert!(pushed.is_ok(), "too many tasks: {:?}", self.tasks);
    }

    pub(crate) fn push_settle(&mut self) {
        if self.tasks.last() != Some(&Task::Settle) {
            self.push_task(Task::Settle);
        }
    }

    /// Goes on until a seat that plays must decide, or the game is over.
    pub(crate) fn run(&mut self, log: &mut impl Log<Event>) {
        for step in 1u32.. {
            // Cards of a user's own may trigger each other without end; ours cannot.
            if step % ENDLESS == 0 {
                self.queue.clear();
            }
            if self.standoff != Standoff::Open {
                // R59: nothing that is pending is carried out.
                self.tasks.clear();
                self.queue.clear();
                self.batch = None;
                return;
            }
            let progress = match self.tasks.last() {
                None => self.go_on_with_phase(log),
                Some(Task::Settle) => self.settle(log),
                Some(Task::Attack) => self.go_on_attacking(log),
                Some(&Task::Effect(frame)) => self.carry_out(frame, log),
                Some(Task::Batch) => self.work_on_batch(log),
            };
            if progress == Progress::Waiting {
                // R62: a seat that gave up is played by passing every decision.
                let waiting = self.waiting();
                match waiting.lowest() {
                    Some(seat) if waiting.minus(self.conceded).is_empty() => {
                        let action = self.fallback_action(seat);
                        self.carry(seat, action, log);
                    }
                    _ => return,
                }
            }
        }
    }

    /// What is done for an absent seat: decline, pass, end, and for compulsory choices the
    /// lowest option (R62).
    pub(crate) fn fallback_action(&self, seat: Seat) -> Action {
        let mut best = Action::End;
        let mut best_rank = u8::MAX;
        self.each_option(seat, &mut |action| {
            let rank = match action {
                Action::Decline | Action::Pass | Action::Done => 0,
                Action::End => 1,
                _ => 2,
            };
            if rank < best_rank {
                best = action;
                best_rank = rank;
            }
        });
        best
    }
}
