//! Clash values and the comparison (ES-4.3, ES-4.8 to ES-4.12, ES-4.19, ES-4.20).

use crate::attack::{ATTACKER, Attack, DEFENDER};
use crate::estri::{Estro, Value};
use crate::event::{Sum, Verdict};
use crate::gift::Template;
use crate::mode::{Extra, Frame};
use crate::place::Slot;
use crate::position::Match;

/// One card of a clash.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClashSide {
    pub values: [u16; 5],
    pub sum: Sum,
}

/// A comparison.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clash {
    pub attack: ClashSide,
    pub defence: ClashSide,
    pub verdict: Verdict,
}

impl Match {
    /// The estro a card has in the attack, or outside one.
    pub(crate) fn clash_estro(&self, slot: Slot) -> Estro {
        let named = self
            .role(slot)
            .and_then(|side| self.attack.and_then(|attack| attack.sides[side].estro));
        named.unwrap_or_else(|| self.estro_at(slot))
    }

    /// Steps 5 and 6 of ES-4.3, and the attacker's modifier.
    fn clash_side(&self, attack: &Attack, side: usize) -> ClashSide {
        let slot = [attack.attacker, attack.defender][side];
        let combatant = &attack.sides[side];
        let estro = combatant.estro.unwrap_or_else(|| self.estro_at(slot));
        let current = self.current(slot);
        let mut values = current.map(u16::from);
        let tokens = 5 * u16::from(self.body(slot).tokens);
        let before = values.iter().sum::<u16>() + tokens;
        if let Some(value) = combatant.surge.value {
            values[value.index()] += u16::from(combatant.surge.amount);
        }
        // ES-4.4, ES-4.5
        let own_dex = u16::from(self.body(slot).own[Value::Dex.index()]);
        let more_dex = own_dex * u16::from(combatant.doubled);
        values[Value::Dex.index()] += more_dex;
        if combatant.swapped {
            values.swap(Value::Atk.index(), Value::Def.index());
        }
        // Whether a surge lies on a value or on TOT alone, TOT has it.
        let surge =
            (u16::from(combatant.surge.amount) + u16::from(combatant.underdog) + more_dex) as i16;
        let die_bonus = if self.die_counts(attack, side, estro) {
            5
        } else {
            0
        };
        values[estro.value().index()] += die_bonus;
        let modifier = if side == ATTACKER && !self.terms.bare {
            self.modifier(attack, estro)
        } else {
            0
        };
        let raw = (before + die_bonus) as i16 + surge + modifier;
        ClashSide {
            values,
            sum: Sum {
                estro,
                current: before,
                surge,
                die: (!self.terms.bare).then_some(combatant.die),
                die_bonus: die_bonus as u8,
                modifier,
                total: raw.max(0) as u16,
                primary: values[estro.value().index()],
            },
        }
    }

    /// ES-4.8, GT-25, GT-26
    fn die_counts(&self, attack: &Attack, side: usize, estro: Estro) -> bool {
        let slot = [attack.attacker, attack.defender][side];
        let combatant = &attack.sides[side];
        if self.terms.bare || combatant.die_blocked || self.is_spoilt(slot) {
            return false;
        }
        let loaded = || {
            matches!(
                self.static_gift_at(slot),
                Some(Template::LoadedDie { faces }) if faces.contains(&combatant.die)
            )
        };
        estro.on_face(combatant.die) || loaded()
    }

    /// SH-M: the human's dice and modifiers are spoilt.
    fn is_spoilt(&self, slot: Slot) -> bool {
        self.modes.frame == Frame::Single
            && (self.round < self.spoilt_until
                || (self.round == self.spoilt_until && !self.active.is_machine()))
            && !self.body(slot).controller().is_machine()
    }

    /// ES-4.10
    fn modifier(&self, attack: &Attack, estro: Estro) -> i16 {
        let defender = attack.sides[DEFENDER]
            .estro
            .unwrap_or_else(|| self.estro_at(attack.defender));
        let mut modifier = i16::from(estro.against(defender));
        if self.inverted {
            modifier = -modifier;
        }
        if self.is_spoilt(attack.attacker) {
            modifier = -modifier;
        }
        let ignored = (modifier > 0 && attack.sides[DEFENDER].modifier_ignored)
            || (modifier < 0 && attack.sides[ATTACKER].modifier_ignored);
        if ignored { 0 } else { modifier }
    }

    /// A7 and A8.
    pub(crate) fn clash(&self, attack: &Attack) -> Clash {
        let offence = self.clash_side(attack, ATTACKER);
        let mut defence = self.clash_side(attack, DEFENDER);
        let mut lost = [false; 5];
        // GT-32
        if let Some(value) = attack.sides[ATTACKER].pierced {
            lost[value.index()] = true;
        }
        // ES-8.5.14, ES-8.5.17: DEX goes only once.
        if self.has(Extra::Lucid)
            && offence.sum.estro == Estro::Illusio
            && defence.sum.estro != Estro::Illusio
        {
            lost[Value::Dex.index()] = true;
        }
        for value in Value::ALL {
            if lost[value.index()] {
                let amount = defence.values[value.index()];
                defence.sum.total = defence.sum.total.saturating_sub(amount);
                defence.sum.surge -= amount as i16;
            }
        }
        let verdict = if self.is_supported(attack.defender) {
            self.shield_verdict(attack, &offence, &mut defence)
        } else {
            verdict(attack, &offence, &defence)
        };
        Clash {
            attack: offence,
            defence,
            verdict,
        }
    }

    /// ES-8.5.8: what is compared is what is left of the shield.
    fn shield_verdict(
        &self,
        attack: &Attack,
        offence: &ClashSide,
        defence: &mut ClashSide,
    ) -> Verdict {
        let supports: u16 = self
            .supports_of(attack.defender)
            .map(|slot| self.current_tot(slot))
            .sum();
        let damage = self.group_damage(attack.defender);
        let shield = defence.sum.total + supports;
        defence.sum.surge += supports as i16 - damage as i16;
        defence.sum.total = shield.saturating_sub(damage);
        if offence.sum.total >= defence.sum.total {
            Verdict::ShieldFalls
        } else {
            Verdict::ShieldHolds
        }
    }
}

/// ES-4.20
fn verdict(attack: &Attack, offence: &ClashSide, defence: &ClashSide) -> Verdict {
    let (times, of) = attack.sides[ATTACKER].breaker.unwrap_or((2, 1));
    let primary = !attack.sides[DEFENDER].steadfast
        && u32::from(offence.sum.primary) * u32::from(of)
            > u32::from(defence.sum.primary) * u32::from(times);
    if offence.sum.total > defence.sum.total {
        Verdict::Tot
    } else if primary {
        Verdict::Primary
    } else {
        Verdict::Resists
    }
}
