//! What each action does.

use super::card::Card;
use super::{End, FIRST, Leduc, LeducAction, LeducEvent, MOST_RAISES, SECOND, opponent};
use kernel::{Log, Seat};

impl Leduc {
    /// Has the other player put in more than the mover? A call would have ended the round, so
    /// that is so whenever anyone has raised in it.
    #[inline]
    pub(super) fn faces_a_bet(&self) -> bool {
        self.raises > 0
    }

    #[inline]
    pub(super) fn raise_size(&self) -> u8 {
        if self.public.is_none() { 2 } else { 4 }
    }

    /// What the mover may do.
    #[inline]
    pub(super) fn choices(&self) -> &'static [LeducAction] {
        const ALL: &[LeducAction] = &LeducAction::ALL;
        match self.raises {
            0 => &ALL[1..],
            MOST_RAISES => &ALL[..2],
            _ => ALL,
        }
    }

    #[inline]
    pub(super) fn call(&mut self, seat: Seat, log: &mut impl Log<LeducEvent>) {
        let (own, other) = (self.chips[seat.index()], self.chips[opponent(seat).index()]);
        self.chips[seat.index()] = other;
        log.note(|| LeducEvent::Called {
            seat,
            chips: other - own,
        });
        // LE-6: with a raise in the round, or as the second player to check, this ends it.
        if !self.faces_a_bet() && seat == FIRST {
            self.mover = SECOND;
        } else if let Some(public) = self.public {
            log.note(|| LeducEvent::Shown(self.hands));
            self.end(self.showdown(public), log);
        } else {
            self.begin_second_round(log);
        }
    }

    #[inline]
    pub(super) fn raise(&mut self, seat: Seat, log: &mut impl Log<LeducEvent>) {
        let own = self.chips[seat.index()];
        let raised = self.chips[opponent(seat).index()] + self.raise_size();
        self.chips[seat.index()] = raised;
        self.raises += 1;
        self.mover = opponent(seat);
        log.note(|| LeducEvent::Raised {
            seat,
            chips: raised - own,
        });
    }

    #[inline]
    pub(super) fn begin_second_round(&mut self, log: &mut impl Log<LeducEvent>) {
        let card = Card::draw(&mut self.chance, self.hands);
        self.public = Some(card);
        self.raises = 0;
        self.mover = FIRST;
        log.note(|| LeducEvent::PublicCard(card));
    }

    #[inline]
    pub(super) fn end(&mut self, end: End, log: &mut impl Log<LeducEvent>) {
        self.end = Some(end);
        log.note(|| LeducEvent::Ended(end));
    }
}
