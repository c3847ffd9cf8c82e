//! Single Player: the ships' turn, alarms and skills (ES-8.6, ES-8.7.1).

use crate::action::Action;
use crate::attack::Attack;
use crate::cards::Piece;
use crate::change::Change;
use crate::estri::Value;
use crate::event::{Cause, Ending, Entry, Event};
use crate::gift_facts::Window;
use crate::mark::{Effect, Until};
use crate::mode::Frame;
use crate::phase::Phase;
use crate::pieces::Area;
use crate::place::{Cell, Slot};
use crate::player::{Player, Side};
use crate::position::{Match, Standing};
use crate::ships::Ship;
use crate::work::Progress;
use kernel::Log;

const HUMAN: Player = Player::from_index(0);

impl Match {
    pub(crate) fn go_on_with_ships(&mut self, log: &mut impl Log<Event>) -> Progress {
        match self.phase {
            Phase::Alarms => self.next_alarm(log),
            Phase::ShipsStart => {
                let round = self.round;
                log.note(|| Event::TurnBegan {
                    player: Player::MACHINE,
                    round,
                });
                self.expire(
                    Until::Start {
                        player: Player::MACHINE,
                        round,
                    },
                    log,
                );
                self.refresh_player(Player::MACHINE);
                self.count_down(Player::MACHINE);
                self.phase = Phase::Delayed;
                self.open_window(Window::TurnStart, std::iter::once(Player::MACHINE), None);
            }
            Phase::Uncover => {
                if self.cursor < 2 && self.covered_guardians().next().is_some() {
                    return Progress::Waiting;
                }
                self.phase = Phase::ShipsMain;
            }
            // ES-8.6.18
            Phase::ShipsMain => {
                let next = self
                    .slots_by(Player::MACHINE)
                    .find(|&slot| self.opens(slot, Window::Main, None));
                match next {
                    Some(slot) => self.announce(slot, None, log),
                    None => {
                        self.phase = Phase::ShipsAttack;
                        self.cursor = 0;
                    }
                }
            }
            Phase::ShipsAttack => self.next_ship_attack(log),
            Phase::ShipsEnd => {
                self.phase = Phase::ShipsCleanup;
                self.open_window(Window::TurnEnd, std::iter::once(Player::MACHINE), None);
            }
            _ => {
                self.static_burst = false;
                self.clear_turn(log);
                self.next_turn();
            }
        }
        Progress::Moved
    }

    pub(crate) fn covered_guardians(&self) -> impl Iterator<Item = Slot> + '_ {
        self.slots_by(Player::MACHINE)
            .filter(|&slot| !self.body(slot).is_up())
    }

    /// ES-8.6.7 (3): the human chooses which guardian turns face-up; its gift follows at once.
    pub(crate) fn uncover_guardian(&mut self, slot: Slot, log: &mut impl Log<Event>) {
        self.cursor += 1;
        self.flip_up(slot, log);
    }

    /// ES-8.6.6: gifts of guardians that were uncovered in the human's turn.
    pub(crate) fn next_waiting_gift(&mut self, log: &mut impl Log<Event>) -> Progress {
        let next = self
            .slots_by(Player::MACHINE)
            .find(|&slot| self.body(slot).gift_waits());
        match next {
            Some(slot) => {
                self.body_mut(slot).set_gift_waits(false);
                if self.opens(slot, Window::Play, None) {
                    self.announce(slot, None, log);
                }
            }
            None => {
                self.tasks.pop();
            }
        }
        Progress::Moved
    }

    pub(crate) fn guardians_of(&self, ship: Ship) -> impl Iterator<Item = Slot> + '_ {
        self.slots_by(Player::MACHINE)
            .filter(move |&slot| self.ship_of(slot) == Some(ship))
    }

    /// ES-8.6.13
    pub(crate) fn is_exposed(&self, ship: Ship) -> bool {
        self.ships[ship.index()].shields > 0 && self.guardians_of(ship).next().is_none()
    }

    /// ES-8.6.12, ES-8.6.19: alarms start and are cancelled with the guardians.
    pub(crate) fn watch_alarms(&mut self, log: &mut impl Log<Event>) {
        if self.modes.frame != Frame::Single {
            return;
        }
        for ship in Ship::ALL {
            let exposed = self.is_exposed(ship);
            let state = &mut self.ships[ship.index()];
            if !exposed {
                state.alarm = 0;
            } else if state.alarm == 0 && !state.alarm_stopped {
                state.alarm = 3;
                log.note(|| Event::AlarmRings { ship, left: 3 });
            }
        }
    }

    /// Step 1 of the ships' turn, ship by ship.
    fn next_alarm(&mut self, log: &mut impl Log<Event>) {
        let Some(&ship) = Ship::ALL.get(self.cursor as usize) else {
            self.cursor = 0;
            self.phase = Phase::ShipsStart;
            return;
        };
        self.cursor += 1;
        let state = &mut self.ships[ship.index()];
        if state.alarm == 0 {
            return;
        }
        state.alarm -= 1;
        let left = state.alarm;
        log.note(|| Event::AlarmRings { ship, left });
        if left == 0 {
            self.ships[ship.index()].alarm = 3;
            log.note(|| Event::SkillFired { ship });
            self.fire_skill(ship, log);
        }
    }

    /// ES-8.7.1
    fn fire_skill(&mut self, ship: Ship, log: &mut impl Log<Event>) {
        match ship {
            // SH-A
            Ship::Cinderlance => {
                let highest = self
                    .slots_by(HUMAN)
                    .filter(|&slot| self.body(slot).is_up())
                    .map(|slot| self.current_tot(slot))
                    .max();
                let Some(highest) = highest else {
                    return;
                };
                let target = self.random_slot(|game, slot| {
                    let body = game.body(slot);
                    body.controller() == HUMAN && body.is_up() && game.current_tot(slot) == highest
                });
                if let Some(slot) = target {
                    self.condemn(slot, Cause::Skill, Player::MACHINE, None);
                }
            }
            // SH-G
            Ship::BasaltArk => {
                let state = &mut self.ships[ship.index()];
                state.shields = (state.shields + 60).min(ship.shields());
                for i in 0..self.field.len() {
                    let slot = self.field[i];
                    if self.body(slot).controller().is_machine() {
                        self.change_unseen(slot, Change::Add(Value::Def, 5), log);
                    }
                }
            }
            // SH-R
            Ship::ChoralHaven => self.bring_back_guardian(ship, log),
            // SH-I
            Ship::Veilrunner => {
                for _ in 0..2 {
                    self.discard_random(HUMAN, log);
                }
            }
            // SH-M
            Ship::AxiomDrift => {
                self.spoilt_until = self.round.saturating_add(1);
                log.note(|| Event::ModifiersInverted);
            }
        }
    }

    /// A change of a card that may be face-down: told only if it is seen.
    fn change_unseen(&mut self, slot: Slot, change: Change, log: &mut impl Log<Event>) {
        if self.body(slot).is_up() {
            self.change(slot, change, log);
        } else {
            self.change(slot, change, &mut ());
        }
    }

    fn bring_back_guardian(&mut self, ship: Ship, log: &mut impl Log<Event>) {
        let ashes = Area::Incinerator(Player::MACHINE);
        let count = self.piles.len(ashes);
        if count == 0 {
            return;
        }
        let index = self.chance(count);
        let Some(piece) = self.piles.iter::<Piece>(ashes).nth(index) else {
            return;
        };
        self.erase(piece);
        self.state_mut(piece).forget();
        if let Some(slot) = self.put_on_field(piece, Player::MACHINE, Cell(ship as u8)) {
            self.body_mut(slot).set_up(false);
            let spot = self.spot(slot);
            log.note(|| Event::Entered {
                spot,
                how: Entry::Guardian,
            });
        }
        self.watch_alarms(log);
    }

    /// ES-8.6.9, ES-8.6.11
    fn next_ship_attack(&mut self, log: &mut impl Log<Event>) {
        if self.cursor >= 2 || self.static_burst {
            self.phase = Phase::ShipsEnd;
            return;
        }
        self.cursor += 1;
        let pair = if self.terms.tactical {
            self.tactical_pair()
        } else {
            self.random_pair()
        };
        match pair {
            Some((attacker, target)) => {
                // A Chimera never guards, so no principal estro is to be named.
                self.begin_attack(attacker, target, None, true, log);
                self.player_mut(Player::MACHINE).attacks += 1;
            }
            None => self.phase = Phase::ShipsEnd,
        }
    }

    fn can_guard_attack(&self, slot: Slot) -> bool {
        let body = self.body(slot);
        body.controller().is_machine()
            && body.is_up()
            && body.attacks() == 0
            && !self.is_held_back(slot)
    }

    /// The human's cards this guardian may attack; OB-21 leaves only one.
    fn is_guard_target(&self, attacker: Slot, slot: Slot) -> bool {
        let lured = self
            .slots_by(HUMAN)
            .find(|&slot| self.has_mark(slot, Effect::Lure));
        self.is_attackable(attacker, slot)
            && lured.is_none_or(|lured| lured == slot || !self.is_attackable(attacker, lured))
    }

    fn random_pair(&mut self) -> Option<(Slot, Slot)> {
        let attacker = self.random_slot(Match::can_guard_attack)?;
        let target = self.random_slot(|game, slot| game.is_guard_target(attacker, slot))?;
        Some((attacker, target))
    }

    fn tactical_pair(&mut self) -> Option<(Slot, Slot)> {
        let mut best = 0;
        let mut ties = 0;
        let weigh = |game: &Match, attacker: Slot, slot: Slot| {
            if !game.body(slot).is_up() {
                return 36 * 60;
            }
            game.winning_dice(attacker, slot) * u32::from(game.current_tot(slot))
        };
        let pairs = |game: &Match, each: &mut dyn FnMut(Slot, Slot, u32)| {
            for attacker in game.slots() {
                if game.can_guard_attack(attacker) {
                    for slot in game.slots() {
                        if game.is_guard_target(attacker, slot) {
                            each(attacker, slot, weigh(game, attacker, slot));
                        }
                    }
                }
            }
        };
        pairs(self, &mut |_, _, weight| {
            if weight > best || ties == 0 {
                best = weight;
                ties = 1;
            } else if weight == best {
                ties += 1;
            }
        });
        if ties == 0 {
            return None;
        }
        let index = self.chance(ties);
        let mut seen = 0;
        let mut chosen = None;
        pairs(self, &mut |attacker, slot, weight| {
            if weight == best {
                if seen == index {
                    chosen = Some((attacker, slot));
                }
                seen += 1;
            }
        });
        chosen
    }

    /// In how many of the 36 pairs of dice the attacker would win.
    pub(crate) fn winning_dice(&self, attacker: Slot, defender: Slot) -> u32 {
        let mut wins = 0;
        let mut attack = Attack::between(self, attacker, defender);
        for first in 1..=6 {
            for second in 1..=6 {
                attack.sides[0].die = first;
                attack.sides[1].die = second;
                let verdict = self.clash(&attack).verdict;
                wins += u32::from(!matches!(
                    verdict,
                    crate::event::Verdict::Resists | crate::event::Verdict::ShieldHolds
                ));
            }
        }
        wins
    }

    /// ES-8.6.13, ES-8.6.20
    pub(crate) fn hit_ship(&mut self, attack: Attack, ship: Ship, log: &mut impl Log<Event>) {
        let surge = u16::from(attack.sides[0].surge.amount);
        let damage = self.current_tot(attack.attacker) + surge;
        self.set_step(crate::attack::Step::CleanUp);
        self.damage_ship(ship, damage, log);
    }

    pub(crate) fn damage_ship(&mut self, ship: Ship, damage: u16, log: &mut impl Log<Event>) {
        let state = &mut self.ships[ship.index()];
        if state.shields == 0 {
            return;
        }
        state.shields = state.shields.saturating_sub(damage);
        let left = state.shields;
        self.something_moved();
        log.note(|| Event::ShipDamaged { ship, damage, left });
        if left == 0 {
            self.ships[ship.index()].alarm = 0;
            log.note(|| Event::ShipDestroyed { ship });
            if self.ships.iter().all(|ship| ship.shields == 0) {
                self.end(Standing::Won(Side::One, Ending::Ships), log);
            }
        }
    }

    /// ES-8.6.5: a guardian that resisted calls another one.
    pub(crate) fn uncover_neighbour(&mut self, attack: Attack, log: &mut impl Log<Event>) {
        if !attack.uncovered || !self.still_there(attack.defender, attack.defender_piece) {
            return;
        }
        let ship = self.ship_of(attack.defender);
        let neighbour = self.random_slot(|game, slot| {
            !game.body(slot).is_up() && game.ship_of(slot) == ship && ship.is_some()
        });
        if let Some(slot) = neighbour {
            self.turn_up(slot, log);
        }
    }

    pub(crate) fn each_uncover(&self, each: &mut impl FnMut(Action)) {
        self.covered_guardians()
            .for_each(|slot| each(Action::Target(slot)));
    }
}
