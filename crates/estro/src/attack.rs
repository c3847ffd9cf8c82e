//! An attack, step by step (ES-4.13 to ES-4.23).

use crate::cards::Piece;
use crate::estri::{Estro, Value};
use crate::event::{Cause, Event, Verdict};
use crate::gift::Template;
use crate::gift_facts::Window;
use crate::mode::{Extra, Frame};
use crate::place::Slot;
use crate::player::Player;
use crate::position::Match;
use crate::ships::Ship;
use crate::work::{Declaring, Progress, Task};
use kernel::Log;
use serde::{Deserialize, Serialize};

/// How far an attack has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Step {
    /// A2 (1): a defending Chimera names its principal estro.
    Principal,
    /// A2 (2)
    AttackGifts,
    /// A2 (3)
    DefenceGifts,
    AllyGifts,
    /// A3
    Respond,
    /// A4
    AfterPower,
    /// A5
    Show,
    /// A6
    Dice,
    AttackerDie,
    AttackerReroll,
    DefenderDie,
    DefenderReroll,
    /// A7
    AttackerCompares,
    DefenderCompares,
    Declare,
    /// A8, A9
    Judge,
    /// A10
    AfterAttacker,
    AfterDefender,
    AfterGuardian,
    /// A11, A12
    CleanUp,
}

/// An amount that counts for this attack: on a value, or on TOT alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Surge {
    pub value: Option<Value>,
    pub amount: u8,
}

/// What lies on one card of the clash for this attack only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct Combatant {
    /// GT-79: counts as this estro.
    pub estro: Option<Estro>,
    pub surge: Surge,
    /// Tech: ATK and DEF are exchanged.
    pub swapped: bool,
    /// Civil: how often the own DEX is added.
    pub doubled: u8,
    pub die: u8,
    /// GT-26: gets no die bonus.
    pub die_blocked: bool,
    /// GT-29, GT-30: the unfavourable estro modifier counts 0.
    pub modifier_ignored: bool,
    /// GT-31
    pub underdog: u8,
    /// GT-32
    pub pierced: Option<Value>,
    /// GT-33: (a, b)
    pub breaker: Option<(u8, u8)>,
    /// GT-34
    pub steadfast: bool,
}

/// An attack under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Attack {
    pub attacker: Slot,
    pub attacker_piece: Piece,
    pub player: Player,
    pub defender: Slot,
    pub defender_piece: Piece,
    /// The ship attacked in place of a card.
    pub ship: Option<Ship>,
    pub step: Step,
    /// Attacker and defender.
    pub sides: [Combatant; 2],
    /// Whose turn to respond it is, and how many have passed in a row.
    pub responder: u8,
    pub passes: u8,
    /// ES-8.4.7: neither stop nor redirect.
    pub locked: bool,
    /// A guardian uncovered by this attack: none of its gifts works (ES-8.6.5).
    pub uncovered: bool,
    pub defeated: bool,
    /// Have the attacker's gifts been opened? They are not again for a new defender.
    pub begun: bool,
    /// GT-44: the target of the attack that follows at once.
    pub next: Option<Slot>,
}

pub(crate) const ATTACKER: usize = 0;
pub(crate) const DEFENDER: usize = 1;

impl Attack {
    /// An attack that is just declared.
    pub fn between(game: &Match, with: Slot, on: Slot) -> Attack {
        Attack {
            attacker: with,
            attacker_piece: game.body(with).piece,
            player: game.body(with).controller(),
            defender: on,
            defender_piece: game.body(on).piece,
            ship: None,
            step: Step::Principal,
            sides: [Combatant::default(); 2],
            responder: 0,
            passes: 0,
            locked: false,
            uncovered: false,
            defeated: false,
            begun: false,
            next: None,
        }
    }
}

impl Match {
    pub(crate) fn attacks_this_turn(&self) -> u8 {
        self.player(self.active).attacks
    }

    /// Begins an attack on a card (A1). `free`: without using a slot (GT-44).
    pub(crate) fn begin_attack(
        &mut self,
        with: Slot,
        on: Slot,
        estro: Option<Estro>,
        free: bool,
        log: &mut impl Log<Event>,
    ) {
        if let Some(estro) = estro {
            let body = self.body_mut(with);
            body.estri = body.estri.led_by(estro);
        }
        self.start(with, on, None, free);
        let (attacker, defender) = (self.spot(with), self.spot(on));
        log.note(|| Event::AttackDeclared {
            attacker,
            defender,
            estro,
        });
    }

    /// Begins an attack on an exposed ship (ES-8.6.13).
    pub(crate) fn begin_strike(&mut self, with: Slot, ship: Ship) {
        self.start(with, with, Some(ship), false);
    }

    fn start(&mut self, with: Slot, on: Slot, ship: Option<Ship>, free: bool) {
        let player = self.body(with).controller();
        if !free {
            self.pay_for_attack(player);
        }
        let attacks = self.body(with).attacks();
        self.body_mut(with).set_attacks(attacks + 1);
        self.attack = Some(Attack {
            ship,
            ..Attack::between(self, with, on)
        });
        self.push(Task::Attack);
    }

    pub(crate) fn go_on_attacking(&mut self, log: &mut impl Log<Event>) -> Progress {
        let depth = self.tasks.len();
        // ES-4.30: only what the attack has waited for can break it.
        let broken = |attack: &Attack| attack.step < Step::AfterAttacker && self.is_broken(attack);
        if self.attack.as_ref().is_some_and(broken) {
            log.note(|| Event::AttackBroken);
            self.set_step(Step::CleanUp);
        }
        while let Some(attack) = &self.attack {
            let step = attack.step;
            let progress = self.take_attack_step(step, log);
            if progress == Progress::Waiting || self.tasks.len() != depth {
                return progress;
            }
        }
        self.tasks.pop();
        Progress::Moved
    }

    fn take_attack_step(&mut self, step: Step, log: &mut impl Log<Event>) -> Progress {
        let Some(attack) = &mut self.attack else {
            return Progress::Moved;
        };
        let (attacker, defender) = (attack.attacker, attack.defender);
        match step {
            Step::Principal => {
                let attack = *attack;
                let body = self.body(defender);
                if attack.ship.is_none() && body.is_up() && body.estri.second().is_some() {
                    return Progress::Waiting;
                }
                self.set_step(if self.nobody_reacts(&attack) {
                    Step::Respond
                } else {
                    Step::AttackGifts
                });
            }
            Step::AttackGifts => {
                let subject = attack.ship.is_none().then_some(defender);
                attack.step = match subject {
                    None => Step::Judge,
                    Some(_) => Step::DefenceGifts,
                };
                let again = std::mem::replace(&mut attack.begun, true);
                if !again {
                    self.open_for(attacker, Window::AttackDeclared, subject, log);
                }
            }
            Step::DefenceGifts => {
                self.set_step(Step::AllyGifts);
                // ES-4.14: a face-down defender has none.
                self.open_for(defender, Window::DefenceDeclared, Some(attacker), log);
            }
            Step::AllyGifts => {
                self.set_step(Step::Respond);
                if !self.index.concerns.open_in(Window::AllyAttacked) {
                    return Progress::Moved;
                }
                let controller = self.body(defender).controller();
                let side = self.side_of(controller);
                let mut order = self.in_priority();
                for place in &mut order {
                    *place = place.filter(|&player| self.side_of(player) == side);
                }
                let players = order.into_iter().flatten();
                self.open_window(Window::AllyAttacked, players, Some(defender));
            }
            Step::Respond => return self.go_on_responding(),
            Step::AfterPower => {
                if attack.locked || attack.player.is_machine() {
                    self.set_step(Step::Respond);
                } else {
                    return Progress::Waiting;
                }
            }
            Step::Show => self.show_defender(log),
            Step::Dice => self.roll_dice(log),
            Step::AttackerDie => {
                self.set_step(Step::AttackerReroll);
                self.open_for(attacker, Window::Dice, Some(defender), log);
            }
            Step::DefenderDie => {
                self.set_step(Step::DefenderReroll);
                self.open_for(defender, Window::Dice, Some(attacker), log);
            }
            Step::AttackerReroll | Step::DefenderReroll => {
                let asked = if step == Step::AttackerReroll {
                    attacker
                } else {
                    defender
                };
                if self.can_reroll(self.body(asked).controller()) {
                    return Progress::Waiting;
                }
                self.after_reroll(step);
            }
            Step::AttackerCompares => {
                self.set_step(Step::DefenderCompares);
                self.open_comparing(attacker, defender, log);
            }
            Step::DefenderCompares => {
                self.set_step(Step::Declare);
                self.open_comparing(defender, attacker, log);
            }
            Step::Declare => {
                self.set_step(Step::Judge);
                if self.has(Extra::Mnemonic) {
                    self.push(Task::Declare(Declaring::AttackerTotal));
                }
            }
            Step::Judge => {
                let attack = *attack;
                match attack.ship {
                    Some(ship) => self.hit_ship(attack, ship, log),
                    None => self.judge(attack, log),
                }
            }
            Step::AfterAttacker => {
                let attack = *attack;
                self.set_step(Step::AfterDefender);
                let gone = !self.still_there(defender, attack.defender_piece);
                if attack.defeated && gone && self.still_there(attacker, attack.attacker_piece) {
                    self.open_for(attacker, Window::Kill, None, log);
                }
            }
            Step::AfterDefender => {
                let attack = *attack;
                self.set_step(Step::AfterGuardian);
                if self.still_there(defender, attack.defender_piece)
                    && self.still_there(attacker, attack.attacker_piece)
                    && self.body(defender).is_up()
                {
                    self.open_for(defender, Window::Survive, Some(attacker), log);
                }
            }
            Step::AfterGuardian => {
                let attack = *attack;
                self.set_step(Step::CleanUp);
                self.uncover_neighbour(attack, log);
                self.advance_inexorably(attack, log);
            }
            Step::CleanUp => {
                let attack = *attack;
                self.end_attack(attack, log);
            }
        }
        Progress::Moved
    }

    /// A6
    fn roll_dice(&mut self, log: &mut impl Log<Event>) {
        let dice = [self.roll(), self.roll()];
        let Some(attack) = &mut self.attack else {
            return;
        };
        for side in [ATTACKER, DEFENDER] {
            attack.sides[side].die = dice[side];
        }
        let cards = [attack.attacker, attack.defender];
        self.set_step(self.step_after_dice(cards));
        for side in [ATTACKER, DEFENDER] {
            let player = self.body(cards[side]).controller();
            log.note(|| Event::DieRolled {
                player,
                face: dice[side],
                again: false,
            });
        }
    }

    /// Has neither card a gift for A2, nor the defending side one that steps in?
    fn nobody_reacts(&self, attack: &Attack) -> bool {
        attack.ship.is_none()
            && !self.index.reactive.contains(attack.attacker)
            && !self.index.reactive.contains(attack.defender)
            && !self.index.concerns.open_in(Window::AllyAttacked)
    }

    /// Where nobody has a gift, a re-roll or a declaration for it, the steps between the dice
    /// and the comparison are empty.
    fn step_after_dice(&self, [attacker, defender]: [Slot; 2]) -> Step {
        let idle = |slot: Slot| {
            !self.index.reactive.contains(slot) && !self.can_reroll(self.body(slot).controller())
        };
        if idle(attacker) && idle(defender) && !self.has(Extra::Mnemonic) {
            Step::Judge
        } else {
            Step::AttackerDie
        }
    }

    /// Likewise after it: KILL and SURVIVE gifts, guardians and the Horde's advance.
    fn step_after_judging(&self, attack: &Attack) -> Step {
        let idle = |slot: Slot| !self.index.reactive.contains(slot);
        let plain = !matches!(self.modes.frame, Frame::Single | Frame::Bastion);
        if plain && idle(attack.attacker) && idle(attack.defender) {
            Step::CleanUp
        } else {
            Step::AfterAttacker
        }
    }

    #[inline]
    pub(crate) fn set_step(&mut self, step: Step) {
        if let Some(attack) = &mut self.attack {
            attack.step = step;
        }
    }

    /// Opens a window for one card: its own gift.
    fn open_for(
        &mut self,
        slot: Slot,
        window: Window,
        subject: Option<Slot>,
        log: &mut impl Log<Event>,
    ) {
        let muted = self
            .attack
            .is_some_and(|attack| attack.uncovered && attack.defender == slot);
        if !muted && self.on_field(slot).is_some() && self.opens(slot, window, subject) {
            self.announce(slot, subject, log);
        }
    }

    /// Opens COMPARE for gifts that matter in this role.
    fn open_comparing(&mut self, slot: Slot, other: Slot, log: &mut impl Log<Event>) {
        let Some(gift) = self.gift_at(slot) else {
            return;
        };
        let attacks = self.attack.is_some_and(|attack| attack.attacker == slot);
        let matters = match gift.core() {
            Template::EstroShield | Template::Steadfast => !attacks,
            Template::EstroMastery | Template::Pierce { .. } | Template::Breaker { .. } => attacks,
            Template::Underdog { .. } => self.current_tot(slot) < self.current_tot(other),
            _ => false,
        };
        if matters {
            self.open_for(slot, Window::Compare, Some(other), log);
        }
    }

    /// Is one of the two cards gone, or on another side?
    fn is_broken(&self, attack: &Attack) -> bool {
        let gone = !self.still_there(attack.attacker, attack.attacker_piece)
            || self.body(attack.attacker).controller() != attack.player
            || !self.body(attack.attacker).is_up();
        gone || (attack.ship.is_none()
            && (!self.still_there(attack.defender, attack.defender_piece)
                || self.side_at(attack.defender) == self.side_at(attack.attacker)))
    }

    /// A5
    fn show_defender(&mut self, log: &mut impl Log<Event>) {
        let Some(mut attack) = self.attack else {
            return;
        };
        let defender = attack.defender;
        if self.body(defender).is_up() {
            self.after_show();
            return;
        }
        // ES-8.6.4: a guardian has its values.
        if self.ship_of(defender).is_some() {
            self.turn_up(defender, log);
            attack.uncovered = true;
            self.attack = Some(attack);
            self.after_show();
            return;
        }
        attack.defeated = true;
        attack.step = Step::AfterAttacker;
        self.attack = Some(attack);
        self.condemn(
            defender,
            Cause::Attack,
            attack.player,
            Some(attack.attacker),
        );
    }

    fn after_show(&mut self) {
        self.set_step(if self.terms.bare {
            Step::AttackerCompares
        } else {
            Step::Dice
        });
    }

    pub(crate) fn after_reroll(&mut self, step: Step) {
        self.set_step(match step {
            Step::AttackerReroll => Step::DefenderDie,
            _ => Step::AttackerCompares,
        });
    }

    /// A8 and A9.
    fn judge(&mut self, mut attack: Attack, log: &mut impl Log<Event>) {
        let clash = self.clash(&attack);
        let defeated = !matches!(clash.verdict, Verdict::Resists | Verdict::ShieldHolds);
        attack.defeated = defeated;
        attack.step = self.step_after_judging(&attack);
        self.attack = Some(attack);
        let (attacker, defender) = (self.spot(attack.attacker), self.spot(attack.defender));
        log.note(|| Event::Clashed {
            attacker,
            defender,
            attack: clash.attack.sum,
            defence: clash.defence.sum,
            verdict: clash.verdict,
        });
        if clash.verdict == Verdict::ShieldHolds {
            self.damage_group(attack.defender, clash.attack.sum.total, log);
        }
        if defeated {
            self.condemn(
                attack.defender,
                Cause::Attack,
                attack.player,
                Some(attack.attacker),
            );
        }
    }

    /// A11: attack-only effects vanish with the attack. GT-44 may follow at once.
    fn end_attack(&mut self, attack: Attack, log: &mut impl Log<Event>) {
        self.tasks.pop();
        self.attack = None;
        if let Some(next) = attack.next
            && self.still_there(attack.attacker, attack.attacker_piece)
            && self.body(attack.attacker).controller() == attack.player
            && self.body(attack.attacker).is_up()
            && self.is_attackable(attack.attacker, next)
        {
            self.begin_attack(attack.attacker, next, None, true, log);
        }
    }
}
