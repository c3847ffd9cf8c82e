//! Why a card that a seat looks at cannot be used now: for the view.

use crate::action::{Action, Face};
use crate::cards::CardId;
use crate::mode::Frame;
use crate::place::{Cell, Slot};
use crate::player::Player;
use crate::position::Match;
use crate::reason::Reason;
use crate::text;
use crate::view::WhyNot;
use crate::view_of::Look;
use kernel::Seat;

impl Look<'_> {
    /// Why the seat can do nothing with this card of its hand now; none if it can. Mnemonic mode
    /// gives no hints (ES-8.2.2).
    pub fn why_no_play(&self, seat: Seat, card: CardId) -> Option<WhyNot> {
        if self.forgetful || self.options.iter().any(|&option| uses(option, card)) {
            return None;
        }
        let play = Action::Play {
            card,
            face: Face::Up,
            at: self.game.likely_cell(),
        };
        self.game.examine(seat, play).err().map(why_not)
    }

    /// Why the seat cannot attack with its card in this place now; none if it can.
    pub fn why_no_attack(&self, seat: Seat, with: Slot) -> Option<WhyNot> {
        let attacks = |option: &Action| match *option {
            Action::Attack { with: slot, .. } | Action::Strike { with: slot, .. } => slot == with,
            _ => false,
        };
        if self.forgetful || self.options.iter().any(attacks) {
            return None;
        }
        self.game.why_idle(seat, with).map(why_not)
    }
}

impl Match {
    /// Where a card would be played if it could be.
    fn likely_cell(&self) -> Option<Cell> {
        match self.modes.frame {
            Frame::Conquest => Some(Cell(0)),
            Frame::Bastion => Some(self.free_cells().next().unwrap_or(Cell(0))),
            Frame::Duel | Frame::Inferno | Frame::Single => None,
        }
    }

    fn why_idle(&self, seat: Seat, with: Slot) -> Option<Reason> {
        let player = Player::seat(seat);
        let mut estro = None;
        self.each_principal(with, &mut |possible| estro = estro.or(possible));
        let enemy = |on: &Slot| self.side_at(*on) != self.side_of(player);
        let reachable = |on: &Slot| enemy(on) && self.within_reach(with, *on);
        let on = (self.slots().find(reachable))
            .or_else(|| self.slots().find(enemy))
            .unwrap_or(with);
        let refusal = self.examine(seat, Action::Attack { with, on, estro }).err();
        match (refusal, self.why_no_attacker(player, with)) {
            // What holds the card itself back says more than that it has no target.
            (Some(Reason::NotAnEnemy { .. }), Some(own)) => Some(own),
            (Some(Reason::NotAnEnemy { .. }), None) => Some(Reason::NotNow),
            (refusal, _) => refusal,
        }
    }
}

fn why_not(reason: Reason) -> WhyNot {
    WhyNot {
        rule: kernel::Reason::rule(&reason),
        why: text::reason(&reason),
    }
}

fn uses(action: Action, id: CardId) -> bool {
    match action {
        Action::Play { card, .. }
        | Action::Support { card, .. }
        | Action::Substitute { card, .. }
        | Action::Card(card) => card == id,
        Action::Chimera { host, donor, .. } => host == id || donor == id,
        Action::Power { burn, .. } => burn == Some(id),
        _ => false,
    }
}
