//! What a seat is asked, for the prompt.

use crate::effect::{Step, Who, Whose};
use crate::frame::Frame;
use crate::phase::Phase;
use crate::position::{Nature, Standoff, Task};
use crate::question::Question;
use kernel::Seat;

impl Nature {
    pub(crate) fn question(&self, seat: Seat) -> Question {
        if self.standoff != Standoff::Open {
            return Question::Over;
        }
        if !self.waiting().minus(self.conceded).contains(seat) {
            return Question::Wait;
        }
        match self.tasks.last() {
            None => self.phase_question(seat),
            Some(Task::Settle) => Question::Reform,
            Some(Task::Attack) => self.instants_question().unwrap_or(Question::Wait),
            Some(Task::Effect(frame)) => self.effect_question(frame),
            Some(Task::Batch) => match self.redirection() {
                Some((guard, target, damage)) => Question::Redirect {
                    guard,
                    target,
                    damage,
                },
                None => Question::Wait,
            },
        }
    }

    fn phase_question(&self, seat: Seat) -> Question {
        match self.phase {
            Phase::Sages => Question::Sage,
            Phase::Warriors => Question::Warriors,
            Phase::Dawn => {
                let mut options = 0;
                self.each_option(seat, &mut |_| options += 1);
                Question::Dawn {
                    usable: options - 1,
                }
            }
            Phase::Actions => Question::Actions { ap: self.ap },
            Phase::Markets => Question::Markets {
                gold: self.gold[self.active.index()],
            },
            Phase::CleanUp => Question::CleanUp {
                surplus: self.surplus(seat).min(usize::from(u8::MAX)) as u8,
            },
        }
    }

    fn instants_question(&self) -> Option<Question> {
        let attack = self.attack.as_ref()?;
        let (side, space) = self.whereabouts(attack.attacker)?;
        Some(Question::Instants {
            command: self.printed(attack.command),
            attacker: self.spot(side, space),
        })
    }

    fn effect_question(&self, frame: &Frame) -> Question {
        let card = self.printed_id(frame.card);
        let Some(step) = frame.steps(self.set).get(frame.step as usize) else {
            return Question::Wait;
        };
        let optional = frame.may_decline(self.set);
        let choose = |who: &Who, optional: bool| match who {
            Who::One(among) | Who::UpTo(_, among) if among.side == Whose::Enemy => {
                Question::ChooseEnemy { card, optional }
            }
            _ => Question::ChooseOwn { card, optional },
        };
        let enough = optional || !frame.chosen.is_empty();
        match step {
            Step::Discard(count) => Question::Discard {
                card,
                left: count - frame.moved,
                optional,
                exact: true,
            },
            Step::DiscardUpTo(count) => Question::Discard {
                card,
                left: count - frame.moved,
                optional: optional || frame.moved > 0,
                exact: false,
            },
            Step::FetchUpTo(count) => Question::Take {
                card,
                left: count - frame.moved,
                optional: optional || frame.moved > 0,
            },
            Step::Recall => Question::Take {
                card,
                left: 1,
                optional,
            },
            Step::Revive => Question::Revive { card },
            Step::AttackFromDiscard => Question::AttackFromDiscard { card },
            Step::BoostOrShield { on } => match (frame.first, on) {
                (None, Who::One(_)) => choose(on, optional),
                _ => Question::BoostOrShield { card },
            },
            Step::Spend { token, from, .. } => match frame.first {
                None => choose(from, optional),
                Some(_) => Question::Spend {
                    card,
                    token: *token,
                },
            },
            Step::DivideShields => Question::Divide {
                card,
                left: frame.dividing.unwrap_or(0),
            },
            Step::Exchange { one, with } => match (frame.first, one) {
                (None, Who::One(_)) => choose(one, optional),
                _ => choose(with, optional),
            },
            Step::Boost { on: who, .. }
            | Step::Shield { on: who, .. }
            | Step::Damage { to: who, .. }
            | Step::Withdraw(who)
            | Step::Strip(who)
            | Step::Heal(who)
                if matches!(who, Who::One(_) | Who::UpTo(..)) =>
            {
                choose(who, enough)
            }
            _ => Question::Use { card },
        }
    }
}
