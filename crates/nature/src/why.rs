//! Why a card that a seat looks at cannot be used now: for the view.

use crate::action::Action;
use crate::cards::{Card, CardId, Kind};
use crate::layout::Space;
use crate::phase::Phase;
use crate::position::{Nature, Standoff, Task};
use crate::reason::Reason;
use kernel::Seat;

impl Nature {
    /// Why the seat can do nothing with this card of its hand now; none if it can.
    pub(crate) fn why_not_use(&self, seat: Seat, id: CardId) -> Option<Reason> {
        let mut usable = false;
        self.each_option(seat, &mut |option| usable |= uses(option, id));
        if usable && !self.conceded.contains(seat) {
            return None;
        }
        let card = self.printed_id(id);
        Some(match self.why_nothing(seat) {
            Some(Reason::NotYourTurn) if is_instant(card.0) => Reason::InstantAsAction { card },
            Some(reason) => reason,
            None => self.why_not_this(seat, card.0),
        })
    }

    /// Why the seat can do nothing at all with its cards.
    fn why_nothing(&self, seat: Seat) -> Option<Reason> {
        if self.standoff != Standoff::Open {
            return Some(Reason::GameOver);
        }
        if self.conceded.contains(seat) {
            return Some(Reason::HasConceded);
        }
        if !self.tasks.is_empty() {
            let asked = self.waiting().contains(seat);
            let window = matches!(self.tasks.last(), Some(Task::Attack));
            return match (asked, window) {
                (true, true) => None,
                (true, false) => Some(Reason::NotAnAnswer),
                (false, _) => Some(Reason::AnswerFirst),
            };
        }
        (self.side_of(seat) != self.active).then_some(Reason::NotYourTurn)
    }

    fn why_not_this(&self, seat: Seat, card: &'static Card) -> Reason {
        let printed = crate::cards::Printed(card);
        if matches!(self.tasks.last(), Some(Task::Attack)) {
            return self.why_no_instant(seat, card);
        }
        if is_instant(card) {
            return Reason::InstantAsAction { card: printed };
        }
        match self.phase {
            Phase::Actions if self.ap == 0 => Reason::NoActionPoints,
            Phase::Actions => match &card.kind {
                Kind::Elemental(_) => Reason::FormationFull,
                Kind::Attack(_) => Reason::NoAttackPossible { card: printed },
                _ => Reason::CannotBeDone { card: printed },
            },
            Phase::CleanUp => Reason::AlreadyDone,
            _ => Reason::WrongPhase {
                needs: Phase::Actions,
            },
        }
    }

    fn why_no_instant(&self, seat: Seat, card: &'static Card) -> Reason {
        let attacked = self.attack.and_then(|attack| {
            let formation = self.formation(self.side_of(seat));
            attack.targets.iter().find_map(|t| formation.find(t.piece))
        });
        let space = attacked.unwrap_or(Space::new(0));
        self.examine_instant(seat, card.index, space)
            .err()
            .unwrap_or(Reason::NotOffered)
    }
}

fn is_instant(card: &Card) -> bool {
    matches!(card.kind, Kind::Instant(_))
}

fn uses(action: Action, id: CardId) -> bool {
    match action {
        Action::Summon(card, _)
        | Action::Attack(card, ..)
        | Action::Play(card)
        | Action::Sell(card)
        | Action::Discard(card)
        | Action::Instant(card, _) => card == id,
        _ => false,
    }
}
