//! Taking moves back.

use super::Session;
use kernel::{Seat, SeatSet};

impl Session {
    /// Takes the seat's last decision back, with all that followed from it; false if it may
    /// not.
    ///
    /// It may if every other seat is a bot, or if nobody else has acted since and nothing
    /// hidden was shown and no chance drawn; and never where the game's rules forbid it.
    pub fn undo(&mut self, seat: Seat) -> bool {
        let target = self.last_decision(seat);
        let Some(target) = target.filter(|&count| self.game.may_undo_to(count)) else {
            return false;
        };
        let taken_back = if self.people() == SeatSet::one(seat) {
            self.game.undo_to(target);
            true
        } else {
            self.undo_freely(seat, target)
        };
        if taken_back {
            let count = self.game.len();
            self.decided.truncate(count);
            self.log.retain(|entry| entry.after < count);
            self.called = false;
            self.invited = None;
            self.look(seat);
            self.save();
        }
        taken_back
    }

    pub(super) fn last_decision(&self, seat: Seat) -> Option<usize> {
        let movers = self.game.movers();
        (0..movers.len()).rfind(|&i| movers[i] == seat && self.decided[i])
    }

    /// Single answers that answered themselves go back together with the decision before them.
    fn undo_freely(&mut self, seat: Seat, target: usize) -> bool {
        let moves = self.game.record().moves;
        while self.game.len() > target {
            let Some(count) = self.game.free_undo(seat) else {
                break;
            };
            self.game.undo_to(count);
        }
        let reached = self.game.len() == target;
        if !reached {
            for redone in &moves[self.game.len()..] {
                // What was legal once is legal again: the game is a value.
                if self.game.play(redone.seat, &redone.text).is_err() {
                    break;
                }
            }
        }
        reached
    }
}
