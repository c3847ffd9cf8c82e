//! The frame of a turn: its phases, and whom the game waits for (CN-3.1, CN-5.8).

use crate::event::Event;
use crate::hand::HAND_SIZE;
use crate::phase::Phase;
use crate::position::{DawnUse, Nature, Place, Standoff, Task};
use crate::side::Side;
use crate::work::Progress;
use kernel::{Log, Seat, SeatSet};

impl Nature {
    // CN-3.1.2
    pub(crate) fn begin_turn(&mut self, side: Side, log: &mut impl Log<Event>) {
        self.active = side;
        self.turn += 1;
        self.ap = if self.is_team_game() { 6 } else { 4 };
        self.attacked.clear();
        for board in &mut self.boards {
            board.faction_action_taken = false;
        }
        for space in self.formation(side).occupied {
            let piece = self.formation(side).at(space).piece;
            let listed = self.elemental(piece).dawn.is_some() && self.effect_works(side, space);
            self.formation_mut(side).at_mut(space).dawn = if listed {
                DawnUse::Ready
            } else {
                DawnUse::NotListed
            };
        }
        let turn = self.turn;
        log.note(|| Event::TurnBegan { side, turn });
        self.begin_phase(Phase::Dawn, log);
    }

    fn begin_phase(&mut self, phase: Phase, log: &mut impl Log<Event>) {
        self.phase = phase;
        self.done = SeatSet::EMPTY;
        log.note(|| Event::PhaseBegan { phase });
    }

    /// Nothing is pending: leaves the phase if everyone is done with it.
    pub(crate) fn go_on_with_phase(&mut self, log: &mut impl Log<Event>) -> Progress {
        if !self.phase_waiting().is_empty() {
            return Progress::Waiting;
        }
        match self.phase {
            Phase::Sages | Phase::Warriors => return Progress::Waiting,
            Phase::Dawn => {
                self.forget_dawn();
                self.begin_phase(Phase::Actions, log);
            }
            Phase::Actions => {
                // CN-3.1.4: unspent AP are lost.
                self.ap = 0;
                self.begin_phase(Phase::Markets, log);
            }
            Phase::Markets => self.begin_phase(Phase::CleanUp, log),
            Phase::CleanUp => self.end_turn(log),
        }
        Progress::Moved
    }

    // CN-3.2.1: unused dawn effects are lost.
    fn forget_dawn(&mut self) {
        let side = self.active;
        for space in self.formation(side).occupied {
            self.formation_mut(side).at_mut(space).dawn = DawnUse::NotListed;
        }
    }

    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        if self.turn >= self.turn_limit {
            let turns = self.turn;
            log.note(|| Event::TurnLimitReached { turns });
            self.end(self.decide_by_limit(), log);
        } else {
            self.begin_turn(self.active.other(), log);
        }
    }

    // R61
    fn decide_by_limit(&self) -> Standoff {
        let sages = |side: Side| {
            let seats = self.seats_of(side);
            seats.filter_map(move |seat| self.sage_space(seat))
        };
        let standing = |side: Side| sages(side).count();
        let damage = |side: Side| -> u32 {
            sages(side)
                .map(|space| u32::from(self.formation(side).at(space).damage))
                .sum()
        };
        let levels = |side: Side| -> u32 {
            self.seats_of(side)
                .map(|seat| u32::from(self.board(seat).level))
                .sum()
        };
        let [one, two] = Side::BOTH;
        let better = standing(one)
            .cmp(&standing(two))
            .then(damage(two).cmp(&damage(one)))
            .then(levels(one).cmp(&levels(two)));
        match better {
            std::cmp::Ordering::Greater => Standoff::Won(one),
            std::cmp::Ordering::Less => Standoff::Won(two),
            std::cmp::Ordering::Equal => Standoff::Drawn,
        }
    }

    /// A seat is done with the phase.
    pub(crate) fn say_done(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if self.phase == Phase::CleanUp {
            let missing = HAND_SIZE.saturating_sub(self.piles.len(Place::Hand(seat)));
            self.draw(seat, missing, log);
        }
        self.done = self.done.with(seat);
        let others = self.phase_waiting();
        if !others.is_empty() {
            log.note(|| Event::SaidDone { seat });
        }
    }

    /// The seats that must say they are done before the phase ends. One that gave up counts as
    /// having said so (R62), but must still clean up.
    fn phase_waiting(&self) -> SeatSet {
        match self.phase {
            Phase::Sages => self.sage_chooser().into_iter().collect(),
            Phase::Warriors => self.warrior_choosers(),
            Phase::CleanUp => self.seats_of(self.active).minus(self.done),
            _ => self
                .seats_of(self.active)
                .minus(self.done)
                .minus(self.conceded),
        }
    }

    /// The seats the game waits for, those that gave up included.
    pub(crate) fn waiting(&self) -> SeatSet {
        if self.standoff != Standoff::Open {
            return SeatSet::EMPTY;
        }
        let asked = match self.tasks.last() {
            None => return self.phase_waiting(),
            Some(Task::Settle) => self.reforming().map(|(_, seat)| seat),
            Some(Task::Attack) => self.responder(),
            Some(Task::Effect(frame)) => Some(frame.actor),
            Some(Task::Batch) => self.guard_owner(),
        };
        asked.into_iter().collect()
    }

    pub(crate) fn guard_owner(&self) -> Option<Seat> {
        let side = self.batch.as_ref()?.side;
        Some(self.formation(side).at(self.guard()?).owner)
    }

    pub(crate) fn give_up(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if self.standoff != Standoff::Open
            || self.conceded.contains(seat)
            || seat.index() >= self.seat_count()
        {
            return;
        }
        self.conceded = self.conceded.with(seat);
        log.note(|| Event::Conceded { seat });
        let side = self.side_of(seat);
        // R62: in a team the game ends only if both give up.
        if self.seats_of(side).minus(self.conceded).is_empty() {
            self.end(Standoff::Won(side.other()), log);
        }
    }
}
