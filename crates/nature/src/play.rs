//! What each action does.

use crate::action::Action;
use crate::event::Event;
use crate::frame::{Frame, Source};
use crate::layout::Space;
use crate::phase::Phase;
use crate::position::{DawnUse, Nature, Place, Task};
use crate::side::Side;
use crate::trigger::Occasion;
use kernel::{Log, Seat};

impl Nature {
    /// Does what a legal action does, up to what follows from it ([`Nature::run`]).
    pub(crate) fn carry(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match self.tasks.last() {
            None => {
                // CN-5.8: acting cancels the declaration.
                if action != Action::End && self.phase != Phase::CleanUp {
                    self.done = self.done.without(seat);
                }
                self.act(seat, action, log);
            }
            Some(Task::Settle) => {
                if let (Action::Move(from, to), Some((side, _))) = (action, self.reforming()) {
                    self.move_up(side, from, to, log);
                }
            }
            Some(Task::Attack) => match action {
                Action::Instant(id, space) => self.play_instant(seat, id, space, log),
                _ => self.pass_on_instants(seat, log),
            },
            Some(&Task::Effect(frame)) => self.answer_effect(frame, action, log),
            Some(Task::Batch) => self.answer_redirection(action == Action::Accept, log),
        }
    }

    fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Sage(id) => self.choose_sage(seat, id, log),
            Action::Warriors(left, right) => self.choose_warriors(seat, left, right, log),
            Action::Dawn(space) => self.use_dawn(seat, space, log),
            Action::Summon(id, space) => {
                self.ap -= 1;
                self.summon(seat, id, space, log);
            }
            Action::Attack(id, attacker, targets) => {
                self.ap -= 1;
                self.declare_attack(seat, Place::Hand(seat), id, attacker, targets, log);
            }
            Action::Play(id) => {
                self.ap -= 1;
                self.play_utility(seat, id, log);
            }
            Action::Swap(one, other) => {
                self.ap -= 1;
                self.exchange(self.side_of(seat), one, other, log);
                self.push_settle();
            }
            Action::Draw => {
                self.ap -= 1;
                self.draw(seat, 1, log);
            }
            Action::Faction(level) => {
                self.ap -= 1;
                self.take_faction_action(seat, level, log);
            }
            Action::End => self.say_done(seat, log),
            Action::Buy(id, space) => self.buy(seat, id, space, log),
            Action::Sell(id) => self.sell(seat, id, log),
            Action::Refresh(market) => self.refresh(seat, market, log),
            Action::Discard(id) => self.discard(seat, id, log),
            // Answers ([`Action::phase`] is none); nothing asks for one here.
            _ => {}
        }
    }

    fn use_dawn(&mut self, seat: Seat, space: Space, log: &mut impl Log<Event>) {
        let side = self.side_of(seat);
        let spot = self.spot(side, space);
        log.note(|| Event::DawnUsed { seat, spot });
        let standing = self.formation_mut(side).at_mut(space);
        standing.dawn = DawnUse::Used;
        let piece = standing.piece;
        let mut frame = Frame::new(Source::Dawn, self.set.printed(piece), seat, piece);
        frame.begun = true;
        self.push_task(Task::Effect(frame));
    }

    fn play_utility(&mut self, seat: Seat, id: crate::cards::CardId, log: &mut impl Log<Event>) {
        if let Some(piece) = self.copy_in(Place::Hand(seat), id, false) {
            self.leave_hand(piece, Place::InPlay);
            let command = self.printed(piece);
            log.note(|| Event::Played { seat, command });
            let mut frame = Frame::new(Source::Utility, id, seat, piece);
            frame.begun = true;
            self.push_task(Task::Effect(frame));
        }
    }

    fn take_faction_action(&mut self, seat: Seat, level: u8, log: &mut impl Log<Event>) {
        let Some(sage) = self.sage_piece(seat) else {
            return;
        };
        self.board_mut(seat).faction_action_taken = true;
        let card = self.printed(sage);
        log.note(|| Event::FactionActionTaken {
            seat,
            sage: card,
            level,
        });
        let index = crate::cards::THRESHOLDS.iter().position(|&l| l == level);
        let source = Source::Faction(index.unwrap_or(0) as u8);
        let mut frame = Frame::new(source, card.index, seat, sage);
        frame.begun = true;
        self.push_task(Task::Effect(frame));
    }

    /// Two Elementals exchange spaces and keep their tokens; each whose row changed enters its
    /// new one, both recorded after the exchange, ascending space number (CN-6.2.2).
    pub(crate) fn exchange(
        &mut self,
        side: Side,
        one: Space,
        other: Space,
        log: &mut impl Log<Event>,
    ) {
        self.formation_mut(side).exchange(one, other);
        let (low, high) = (one.min(other), one.max(other));
        let (first, second) = (self.spot(side, low), self.spot(side, high));
        log.note(|| Event::Exchanged {
            one: first,
            other: second,
        });
        if self.row(low) != self.row(high) {
            for space in [low, high] {
                let piece = self.formation(side).at(space).piece;
                self.record(side, piece, Occasion::EntersRow(self.row(space)));
            }
        }
    }
}
