//! What gifts do to the attack under way: another defender, another estro, dice, sums.

use crate::action::Action;
use crate::attack::{ATTACKER, Combatant, DEFENDER, Step, Surge};
use crate::estri::Estro;
use crate::event::Event;
use crate::gift::{Filter, Template};
use crate::mark::Effect;
use crate::mode::Frame;
use crate::place::Slot;
use crate::position::Match;
use kernel::Log;

impl Match {
    /// ES-4.29: another card becomes the defender at the point reached.
    pub(crate) fn change_defender(&mut self, to: Slot, log: &mut impl Log<Event>) {
        let Some(mut attack) = self.attack else {
            return;
        };
        if self.on_field(to).is_none() || attack.defender == to {
            return;
        }
        let (from, spot) = (self.spot(attack.defender), self.spot(to));
        attack.defender = to;
        attack.defender_piece = self.body(to).piece;
        attack.sides[DEFENDER] = Combatant {
            die: attack.sides[DEFENDER].die,
            ..Combatant::default()
        };
        attack.step = Step::Principal;
        attack.passes = 0;
        attack.responder = 0;
        self.attack = Some(attack);
        log.note(|| Event::DefenderChanged { from, to: spot });
    }

    /// GT-39: the other own cards that could be attacked.
    pub(crate) fn mirage_targets(&self, source: Slot) -> impl Iterator<Item = Slot> + '_ {
        let attacker = self.attack.map(|attack| attack.attacker);
        let side = self.side_at(source);
        self.slots_of(side).filter(move |&slot| {
            slot != source && attacker.is_some_and(|attacker| self.is_attackable(attacker, slot))
        })
    }

    pub(crate) fn mirage(&mut self, source: Slot, log: &mut impl Log<Event>) {
        let count = self.mirage_targets(source).count();
        if count > 0 {
            let index = self.chance(count);
            let target = self.mirage_targets(source).nth(index);
            if let Some(target) = target {
                self.change_defender(target, log);
            }
        }
    }

    /// GT-38: can this card step in for the attacked one?
    pub(crate) fn intercepts(&self, source: Slot, attacked: Slot, filter: &Filter) -> bool {
        source != attacked
            && self.body(source).supports().is_none()
            && self.same_field(source, attacked)
            && self.fits(filter, attacked)
            && self.attack.is_some_and(|attack| match self.modes.frame {
                Frame::Bastion => {
                    self.body(source).cell == self.body(attack.attacker).cell
                        || self.body(source).cell == self.body(attacked).cell
                }
                _ => true,
            })
    }

    pub(crate) fn each_rampage_target(&self, source: Slot, each: &mut impl FnMut(Action)) {
        for slot in self.slots() {
            if self.is_attackable(source, slot) {
                each(Action::Target(slot));
            }
        }
    }

    pub(crate) fn any_rampage(&self, source: Slot) -> bool {
        !self.has_mark(source, Effect::CannotAttack)
            && self.slots().any(|slot| self.is_attackable(source, slot))
    }

    /// GT-79
    pub(crate) fn fight_as(&mut self, slot: Slot, estro: Estro, log: &mut impl Log<Event>) {
        if let Some(side) = self.role(slot)
            && let Some(attack) = &mut self.attack
        {
            attack.sides[side].estro = Some(estro);
            let spot = self.spot(slot);
            log.note(|| Event::PrincipalNamed { spot, estro });
        }
    }

    pub(crate) fn surge(&mut self, slot: Slot, surge: Surge) {
        if let Some(side) = self.role(slot)
            && let Some(attack) = &mut self.attack
        {
            attack.sides[side].surge = surge;
        }
    }

    /// Is the card attacker or defender now?
    pub(crate) fn role(&self, slot: Slot) -> Option<usize> {
        let attack = self.attack.as_ref()?;
        if attack.attacker == slot {
            Some(ATTACKER)
        } else if attack.defender == slot && attack.ship.is_none() {
            Some(DEFENDER)
        } else {
            None
        }
    }

    /// DICE and COMPARE gifts take effect.
    pub(crate) fn bend_comparison(&mut self, slot: Slot, template: &Template) {
        let Some(side) = self.role(slot) else {
            return;
        };
        let estro = self.clash_estro(slot);
        let other = match self.attack {
            Some(attack) if side == ATTACKER => self.clash_estro(attack.defender),
            _ => estro,
        };
        let Some(attack) = &mut self.attack else {
            return;
        };
        let [mine, theirs] = match side {
            ATTACKER => [ATTACKER, DEFENDER],
            _ => [DEFENDER, ATTACKER],
        };
        match *template {
            Template::DieBlock => attack.sides[theirs].die_blocked = true,
            Template::EstroShield | Template::EstroMastery => {
                attack.sides[mine].modifier_ignored = true;
            }
            Template::Underdog { amount } => attack.sides[mine].underdog = amount,
            Template::Pierce { value } => attack.sides[mine].pierced = Some(value.of(other)),
            Template::Breaker { times, of } => attack.sides[mine].breaker = Some((times, of)),
            Template::Steadfast => attack.sides[mine].steadfast = true,
            _ => {}
        }
    }

    /// GT-23, GT-24: a new result in place of the old one.
    pub(crate) fn reroll(&mut self, slot: Slot, of_other: bool, log: &mut impl Log<Event>) {
        let Some(mut side) = self.role(slot) else {
            return;
        };
        if of_other {
            side = 1 - side;
        }
        self.roll_again(side, log);
    }

    pub(crate) fn roll_again(&mut self, side: usize, log: &mut impl Log<Event>) {
        let face = self.roll();
        let Some(attack) = &mut self.attack else {
            return;
        };
        attack.sides[side].die = face;
        let slot = [attack.attacker, attack.defender][side];
        let player = self.body(slot).controller();
        log.note(|| Event::DieRolled {
            player,
            face,
            again: true,
        });
    }
}
