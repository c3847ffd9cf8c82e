//! What the engine is in the middle of, and going on with it until somebody must decide.

use crate::action::Action;
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::Phase;
use crate::play::Playing;
use crate::position::{Battle, Standing};
use crate::trigger::PickUp;
use crate::wall::Losing;
use kernel::{Log, Seat, SeatSet};

/// Something half done. The last one is worked on; it may wait for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// State checks, pick-ups and triggers until nothing waits (SV-8.3).
    Checkpoint,
    /// A card is being played.
    Play(Playing),
    /// Generic pips are paid.
    Pay { seat: Seat, left: u8 },
    /// The fight in `Battle::combat`.
    Combat,
    /// EQUIPPED triggers follow the use of an Equipment.
    Equipped { seat: Seat },
    /// An ability is carried out.
    Ability(Frame),
    /// Cards are drawn one at a time.
    Draw { seat: Seat, left: u8 },
    /// Face-down cards are chosen that leave the battlefield.
    Lose(Losing),
    /// A player looks at a card picked up.
    PickUp(PickUp),
    /// The card is in its owner's hand, or its Snare resolves above.
    AfterPickUp(PickUp),
    /// The Realms are open: a card may be taken (SV-4.12.1).
    Realms { seat: Seat },
}

impl Default for Task {
    /// Fills places of the pile that hold nothing.
    fn default() -> Task {
        Task::Checkpoint
    }
}

/// How far a task has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// Something was done; go on.
    Moved,
    /// Somebody must decide.
    Waiting,
}

/// Play never takes nearly so many steps between two decisions.
const ENDLESS: u32 = 100_000;

impl Battle {
    pub(crate) fn push(&mut self, task: Task) {
        let pushed = self.tasks.push(task);
        debug_assert!(pushed.is_ok(), "too many tasks: {:?}", self.tasks);
    }

    #[inline]
    pub(crate) fn set_top(&mut self, task: Task) {
        if let Some(top) = self.tasks.as_mut_slice().last_mut() {
            *top = task;
        }
    }

    /// Goes on until a seat must decide, or the battle is over.
    pub(crate) fn run(&mut self, log: &mut impl Log<Event>) {
        for _ in 0..ENDLESS {
            if self.standing != Standing::Open {
                // SV-7.5: pending triggers and decisions are dropped.
                self.tasks.clear();
                self.pending.clear();
                self.pick_ups.clear();
                self.delayed.clear();
                self.combat = None;
                return;
            }
            self.refresh();
            let progress = match self.tasks.last() {
                None => self.go_on_with_turn(log),
                Some(Task::Checkpoint) => self.go_on_settling(log),
                Some(&Task::Play(playing)) => self.go_on_playing(playing, log),
                Some(Task::Pay { .. } | Task::Lose(_) | Task::PickUp(_)) => Progress::Waiting,
                Some(Task::Combat) => self.go_on_fighting(log),
                Some(&Task::Equipped { seat }) => self.go_on_equipped(seat),
                Some(&Task::Ability(frame)) => self.go_on_with_ability(frame, log),
                Some(&Task::Draw { seat, left }) => self.go_on_drawing(seat, left, log),
                Some(&Task::AfterPickUp(pick_up)) => self.go_on_after_pick_up(pick_up),
                Some(&Task::Realms { seat }) => self.go_on_with_realms(seat),
            };
            if progress == Progress::Waiting {
                self.refresh();
                return;
            }
        }
        debug_assert!(false, "endless: {:?}", self.tasks);
    }

    /// Who decides now.
    pub(crate) fn deciders(&self) -> SeatSet {
        let one = SeatSet::one;
        match self.tasks.last() {
            None => match self.phase {
                Phase::Mulligan => [0, 1]
                    .into_iter()
                    .map(Seat::new)
                    .filter(|&seat| !self.player(seat).kept)
                    .collect(),
                _ => one(self.active),
            },
            Some(&Task::Pay { seat, .. } | &Task::Realms { seat }) => one(seat),
            Some(Task::Combat) => match &self.combat {
                Some(combat) => one(combat.side),
                None => one(self.active),
            },
            Some(Task::Ability(frame)) => match frame.step(self.set) {
                Some(step) if frame.stage != crate::frame::Stage::Offer => {
                    one(self.chooser(frame, step))
                }
                _ => one(frame.scene.controller),
            },
            Some(Task::Lose(losing)) => one(losing.chooser),
            Some(Task::PickUp(pick_up)) => one(self.owner(pick_up.piece)),
            Some(
                Task::Checkpoint
                | Task::Play(_)
                | Task::Equipped { .. }
                | Task::Draw { .. }
                | Task::AfterPickUp(_),
            ) => one(self.active),
        }
    }

    /// Everything the seat may do now.
    pub(crate) fn each_option(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        if !self.deciders().contains(seat) {
            return;
        }
        match self.tasks.last() {
            None => self.each_turn_option(seat, each),
            Some(Task::Pay { .. }) => self.each_payment(seat, each),
            Some(Task::Combat) => self.each_combat_option(each),
            Some(Task::Ability(frame)) => self.each_ability_option(frame, each),
            Some(Task::Lose(losing)) => self.each_losing(losing, each),
            Some(Task::PickUp(pick_up)) => self.each_pick_up(pick_up, each),
            Some(Task::Realms { .. }) => self.each_realms_option(seat, each),
            Some(
                Task::Checkpoint
                | Task::Play(_)
                | Task::Equipped { .. }
                | Task::Draw { .. }
                | Task::AfterPickUp(_),
            ) => {}
        }
    }

    /// Does what a legal decision does; the rest follows in `run`.
    pub(crate) fn carry(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match self.tasks.last() {
            None => self.carry_in_turn(seat, action, log),
            Some(&Task::Pay { seat, left }) => self.answer_payment(seat, left, action, log),
            Some(Task::Combat) => self.answer_combat(action, log),
            Some(&Task::Ability(frame)) => self.answer_ability(frame, action, log),
            Some(&Task::Lose(losing)) => {
                if let Action::Cover(zone) = action {
                    self.answer_losing(losing, zone, log);
                }
            }
            Some(&Task::PickUp(pick_up)) => self.answer_pick_up(pick_up, action, log),
            Some(&Task::Realms { seat }) => self.answer_realms(seat, action, log),
            Some(
                Task::Checkpoint
                | Task::Play(_)
                | Task::Equipped { .. }
                | Task::Draw { .. }
                | Task::AfterPickUp(_),
            ) => {}
        }
    }

    /// What is done for an absent seat (SV-7.8).
    pub(crate) fn fallback_action(&self, seat: Seat) -> Action {
        let mut best = Action::End;
        let mut best_rank = u8::MAX;
        self.each_option(seat, &mut |action| {
            let rank = match action {
                Action::Keep
                | Action::Pass
                | Action::Decline
                | Action::Done
                | Action::End
                | Action::PayRest => 0,
                Action::Begin(first) if first == seat => 0,
                _ => 1,
            };
            if rank < best_rank {
                best = action;
                best_rank = rank;
            }
        });
        best
    }
}
