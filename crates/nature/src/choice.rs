//! The choices an effect asks for, step by step.

use crate::action::Action;
use crate::cards::Piece;
use crate::effect::{Step, Token, Who};
use crate::frame::Frame;
use crate::layout::{Space, SpaceSet};
use crate::legal::CardsSeen;
use crate::position::{Nature, Place};
use crate::side::Side;

impl Nature {
    /// Does the step ask its actor anything?
    pub(crate) fn asks(step: &Step) -> bool {
        let picks = |who: &Who| matches!(who, Who::One(_) | Who::UpTo(..));
        match step {
            Step::Gold(_)
            | Step::Draw(_)
            | Step::DrawIfDefeated(_)
            | Step::Reduce(_)
            | Step::Annul => false,
            Step::Discard(_)
            | Step::DiscardUpTo(_)
            | Step::FetchUpTo(_)
            | Step::Recall
            | Step::Revive
            | Step::AttackFromDiscard
            | Step::BoostOrShield { .. }
            | Step::Spend { .. }
            | Step::DivideShields => true,
            Step::Boost { on: who, .. }
            | Step::Shield { on: who, .. }
            | Step::Damage { to: who, .. }
            | Step::Withdraw(who)
            | Step::Strip(who)
            | Step::Heal(who) => picks(who),
            Step::Exchange { one, with } => picks(one) || picks(with),
        }
    }

    /// What the actor of an effect may answer now.
    pub(crate) fn effect_options(&self, frame: &Frame, offer: &mut impl FnMut(Action)) {
        let Some(step) = frame.steps(self.set).get(frame.step as usize) else {
            return;
        };
        if frame.may_decline(self.set) {
            if !Nature::asks(step) {
                offer(Action::Accept);
            }
            offer(Action::Decline);
        }
        match step {
            Step::Discard(_) => self.offer_hand(frame, offer),
            Step::DiscardUpTo(_) => {
                if frame.moved > 0 {
                    offer(Action::Done);
                }
                self.offer_hand(frame, offer);
            }
            Step::FetchUpTo(_) => {
                if frame.moved > 0 {
                    offer(Action::Done);
                }
                self.offer_discard_pile(frame, offer);
            }
            Step::Recall => self.offer_discard_pile(frame, offer),
            Step::Revive => self.offer_revivals(frame, offer),
            Step::AttackFromDiscard => self.offer_attacks_from_discard(frame, offer),
            Step::Boost { amount, on } | Step::Shield { amount, on } => {
                self.offer_who(frame, on, offer, |side, spaces| {
                    self.affected(frame, amount, side, spaces)
                });
            }
            Step::BoostOrShield { on } => {
                if frame.first.is_none() && matches!(on, Who::One(_)) {
                    self.offer_who(frame, on, offer, |_, spaces| spaces);
                } else {
                    offer(Action::Token(Token::Boost));
                    offer(Action::Token(Token::Shield));
                }
            }
            Step::Damage { to: who, .. }
            | Step::Withdraw(who)
            | Step::Strip(who)
            | Step::Heal(who) => {
                self.offer_who(frame, who, offer, |_, spaces| spaces);
            }
            Step::Exchange { one, with } => self.offer_exchange(frame, one, with, offer),
            Step::Spend { token, from, up_to } => {
                self.offer_spending(frame, *token, from, *up_to, offer);
            }
            Step::DivideShields => self.offer_division(frame, offer),
            Step::Gold(_)
            | Step::Draw(_)
            | Step::DrawIfDefeated(_)
            | Step::Reduce(_)
            | Step::Annul => {}
        }
    }

    /// The action that chooses an Elemental of this side, seen from the actor.
    fn pick(&self, frame: &Frame, side: Side, space: Space) -> Action {
        if side == self.side_of(frame.actor) {
            Action::Choose(space)
        } else {
            Action::Target(space)
        }
    }

    fn offer_who(
        &self,
        frame: &Frame,
        who: &Who,
        offer: &mut impl FnMut(Action),
        narrow: impl FnOnce(Side, SpaceSet) -> SpaceSet,
    ) {
        let (Who::One(among) | Who::UpTo(_, among)) = who else {
            return;
        };
        if !frame.chosen.is_empty() {
            offer(Action::Done);
        }
        let (side, spaces) = self.candidates(frame, among);
        for space in narrow(side, spaces).minus(frame.chosen) {
            offer(self.pick(frame, side, space));
        }
    }

    fn offer_hand(&self, frame: &Frame, offer: &mut impl FnMut(Action)) {
        let mut seen = CardsSeen::default();
        for piece in self.piles.iter::<Piece>(Place::Hand(frame.actor)) {
            let id = self.set.printed(piece);
            if seen.insert(id) {
                offer(Action::Discard(id));
            }
        }
    }

    fn offer_discard_pile(&self, frame: &Frame, offer: &mut impl FnMut(Action)) {
        let mut seen = CardsSeen::default();
        // R62: the discard pile counts from the top.
        for piece in self
            .piles
            .iter_from_top::<Piece>(Place::Discard(frame.actor))
        {
            let id = self.set.printed(piece);
            if seen.insert(id) {
                offer(Action::Take(id));
            }
        }
    }

    fn offer_revivals(&self, frame: &Frame, offer: &mut impl FnMut(Action)) {
        let spaces = self.summon_spaces(self.side_of(frame.actor));
        let mut seen = CardsSeen::default();
        for piece in self
            .piles
            .iter_from_top::<Piece>(Place::Discard(frame.actor))
        {
            let id = self.set.printed(piece);
            if self.card(piece).elemental().is_some() && seen.insert(id) {
                spaces.for_each(|space| offer(Action::Summon(id, space)));
            }
        }
    }

    fn offer_attacks_from_discard(&self, frame: &Frame, offer: &mut impl FnMut(Action)) {
        let side = self.side_of(frame.actor);
        let mut seen = CardsSeen::default();
        for piece in self
            .piles
            .iter_from_top::<Piece>(Place::Discard(frame.actor))
        {
            let id = self.set.printed(piece);
            if let Some(command) = self.card(piece).attack()
                && seen.insert(id)
            {
                self.each_attack(side, id, command, offer);
            }
        }
    }

    fn offer_exchange(&self, frame: &Frame, one: &Who, with: &Who, offer: &mut impl FnMut(Action)) {
        let (Some((side, ones)), Some((_, others))) =
            (self.concerned(frame, one), self.concerned(frame, with))
        else {
            return;
        };
        let spaces = match (frame.first, one) {
            // The first choice must leave somebody for the second.
            (None, Who::One(_)) => ones
                .filter(|&space| !others.without(space).is_empty())
                .collect(),
            (None, _) => others.minus(ones),
            (Some(first), _) => others.without(first),
        };
        for space in spaces {
            offer(self.pick(frame, side, space));
        }
    }

    fn offer_spending(
        &self,
        frame: &Frame,
        token: Token,
        from: &Who,
        up_to: u8,
        offer: &mut impl FnMut(Action),
    ) {
        let Some((side, spaces)) = self.concerned(frame, from) else {
            return;
        };
        match frame.first {
            None => {
                for space in self.holding(token, side, spaces) {
                    offer(self.pick(frame, side, space));
                }
            }
            Some(space) => {
                let most = self.tokens(token, side, space).min(u16::from(up_to)) as u8;
                (1..=most).for_each(|count| offer(Action::Spend(count)));
            }
        }
    }

    // R52: free division; a space takes its whole share at once, and the last one takes all
    // that is left.
    fn offer_division(&self, frame: &Frame, offer: &mut impl FnMut(Action)) {
        let Some(left) = frame.dividing else { return };
        let side = self.side_of(frame.actor);
        let open = self.formation(side).occupied.minus(frame.chosen);
        let most = left.min(u16::from(u8::MAX)) as u8;
        for space in open {
            let least = if open.len() == 1 { most } else { 1 };
            (least..=most).for_each(|count| offer(Action::Put(count, space)));
        }
    }
}
