//! Mnemonic mode: declarations and errors (ES-8.2).

use crate::action::Action;
use crate::event::{Event, Verdict};
use crate::mode::{Extra, Frame};
use crate::player::Player;
use crate::position::Match;
use crate::work::{Declaring, Progress, Task};
use kernel::Log;

/// No clash reaches more; a greater TOT is declared as this.
pub(crate) const MOST: u16 = 400;

impl Match {
    pub(crate) fn declarer(&self, declaring: Declaring) -> Player {
        let Some(attack) = &self.attack else {
            return self.active;
        };
        match declaring {
            Declaring::DefenderTotal => self.body(attack.defender).controller(),
            _ => attack.player,
        }
    }

    pub(crate) fn go_on_declaring(&mut self, declaring: Declaring) -> Progress {
        // ES-8.2.8: guardians and Horde declare nothing.
        if !self.declarer(declaring).is_machine() {
            return Progress::Waiting;
        }
        match declaring {
            Declaring::DefenderTotal => {
                self.tasks.pop();
            }
            _ => self.set_top(Task::Declare(Declaring::DefenderTotal)),
        }
        Progress::Moved
    }

    pub(crate) fn each_declaration(&self, declaring: Declaring, each: &mut impl FnMut(Action)) {
        match declaring {
            Declaring::AttackerOutcome { .. } => {
                each(Action::Destroyed);
                each(Action::Resists);
            }
            _ => (0..=MOST).for_each(|total| each(Action::Total(total))),
        }
    }

    pub(crate) fn answer_declaration(
        &mut self,
        declaring: Declaring,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let player = self.declarer(declaring);
        let Some(attack) = self.attack else {
            self.tasks.pop();
            return;
        };
        let clash = self.clash(&attack);
        let defeated = !matches!(clash.verdict, Verdict::Resists | Verdict::ShieldHolds);
        match (declaring, action) {
            (Declaring::AttackerTotal, Action::Total(total)) => {
                let wrong = total != clash.attack.sum.total.min(MOST);
                self.tell_declared(player, total, !wrong, log);
                self.set_top(Task::Declare(Declaring::AttackerOutcome { wrong }));
            }
            (Declaring::AttackerOutcome { wrong }, _) => {
                self.set_top(Task::Declare(Declaring::DefenderTotal));
                // ES-8.2.4: at most one error per player per clash.
                if wrong || (action == Action::Destroyed) != defeated {
                    self.err(player);
                }
            }
            (Declaring::DefenderTotal, Action::Total(total)) => {
                let wrong = total != clash.defence.sum.total.min(MOST);
                self.tell_declared(player, total, !wrong, log);
                self.tasks.pop();
                if wrong {
                    self.err(player);
                }
            }
            _ => {
                self.tasks.pop();
            }
        }
    }

    /// What is right where this player declares something, and what an error would be. The
    /// attacker errs in the total or not at all: it is one declaration (ES-8.2.3).
    pub(crate) fn declaration_of(&self, player: Player) -> Option<(Action, Action)> {
        let Some(&Task::Declare(declaring)) = self.tasks.last() else {
            return None;
        };
        let attack = self.attack.filter(|_| self.declarer(declaring) == player)?;
        let clash = self.clash(&attack);
        let total = |total: u16| {
            let right = total.min(MOST);
            let wrong = if right < 5 { right + 5 } else { right - 5 };
            (Action::Total(right), Action::Total(wrong))
        };
        Some(match declaring {
            Declaring::AttackerTotal => total(clash.attack.sum.total),
            Declaring::DefenderTotal => total(clash.defence.sum.total),
            Declaring::AttackerOutcome { .. } => {
                let right = match clash.verdict {
                    Verdict::Resists | Verdict::ShieldHolds => Action::Resists,
                    Verdict::Tot | Verdict::Primary | Verdict::ShieldFalls => Action::Destroyed,
                };
                (right, right)
            }
        })
    }

    fn tell_declared(&self, player: Player, total: u16, right: bool, log: &mut impl Log<Event>) {
        if let Some(seat) = player.in_seat() {
            log.note(|| Event::Declared { seat, total, right });
        }
    }

    /// ES-8.2.5: one card of the own hand, chosen by the player.
    fn err(&mut self, player: Player) {
        self.push(Task::Discard { player, count: 1 });
    }

    /// ES-8.2.4 (b): what can be tried although it is against the rules. Without a card to lose
    /// nothing would come of it, so nothing is offered.
    pub(crate) fn each_slip(&self, player: Player, each: &mut impl FnMut(Action)) {
        if !self.can_slip(player) {
            return;
        }
        for with in self.slots_by(player) {
            if !self.body(with).is_up() && self.body(with).put_down_now() {
                each(Action::Flip(with));
            }
            for on in self.slots() {
                if self.side_at(on) != self.side_of(player) {
                    let action = Action::Attack {
                        with,
                        on,
                        estro: None,
                    };
                    if self.is_slip(player, action) {
                        each(action);
                    }
                }
            }
        }
    }

    fn can_slip(&self, player: Player) -> bool {
        self.has(Extra::Mnemonic) && self.modes.frame != Frame::Bastion && self.hand_len(player) > 0
    }

    /// Is this an action that breaks a rule, and that Mnemonic mode lets a player try?
    pub(crate) fn is_slip(&self, player: Player, action: Action) -> bool {
        if !self.can_slip(player) {
            return false;
        }
        match action {
            Action::Attack {
                with, on, estro, ..
            } => {
                estro.is_none()
                    && self.body(with).estri.second().is_none()
                    && self.why_no_attack(player, with, on, None).is_some()
            }
            Action::Flip(slot) => self.body(slot).put_down_now(),
            _ => false,
        }
    }

    pub(crate) fn slip(&mut self, player: Player, log: &mut impl Log<Event>) {
        if let Some(seat) = player.in_seat() {
            log.note(|| Event::Slipped { seat });
        }
        self.err(player);
    }
}
