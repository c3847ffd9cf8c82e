//! Fighting, razing, striking, and the Equipment window (SV-5.1 to SV-5.6).

use crate::action::Action;
use crate::cards::{CardId, Piece};
use crate::combat::{Combat, CombatStep};
use crate::effect::{Damage, Trait, Trigger};
use crate::event::Event;
use crate::mark::{Lasts, Lying};
use crate::pieces::Area;
use crate::player::rival;
use crate::position::{Battle, Standing};
use crate::scene::{Origin, Scene, Target};
use crate::trigger::Object;
use crate::unit::Entry;
use crate::work::{Progress, Task};
use crate::zone::{Zone, ZoneSet};
use kernel::{Log, Seat};

impl Battle {
    /// C1 and C2.
    pub(crate) fn begin_fight(&mut self, with: Zone, on: Zone, log: &mut impl Log<Event>) {
        self.unit_mut(with).combats += 1;
        let (attacker, defender) = (self.object_at(with), self.object_at(on));
        let aggressor = self.active;
        self.combat = Some(Combat {
            attacker,
            defender,
            aggressor,
            step: CombatStep::Window,
            side: aggressor,
            passes: 0,
            used: [0; 2],
            struck: [false; 2],
        });
        let (one, other) = (self.spot(with), self.spot(on));
        log.note(|| Event::FightDeclared {
            attacker: one,
            defender: other,
        });
        let batch = self.pending.len();
        self.fire_unit(with, Trigger::Assault, defender);
        self.fire_unit(on, Trigger::Defend, attacker);
        self.sort_batch(batch);
        self.push(Task::Combat);
        self.push_checkpoint();
    }

    /// C3: are both still there, and adjacent?
    fn combatants(&self, combat: &Combat) -> Option<(Zone, Zone)> {
        let attacker = self.whereabouts(combat.attacker)?;
        let defender = self.whereabouts(combat.defender)?;
        attacker
            .adjacent()
            .contains(defender)
            .then_some((attacker, defender))
    }

    pub(crate) fn go_on_fighting(&mut self, log: &mut impl Log<Event>) -> Progress {
        let Some(mut combat) = self.combat else {
            self.tasks.pop();
            return Progress::Moved;
        };
        match combat.step {
            CombatStep::Window => {
                if self.combatants(&combat).is_none() {
                    log.note(|| Event::CombatBroken);
                    combat.step = CombatStep::End;
                } else if combat.passes >= 2 {
                    combat.step = CombatStep::Blows;
                } else if self.can_use_something(&combat) {
                    return Progress::Waiting;
                } else {
                    combat.passes += 1;
                    combat.side = rival(combat.side);
                }
                self.combat = Some(combat);
            }
            CombatStep::Blows => {
                self.exchange_blows(log);
                if self.standing == Standing::Open
                    && let Some(combat) = &mut self.combat
                {
                    combat.step = CombatStep::End;
                }
            }
            CombatStep::End => {
                self.tasks.pop();
                self.combat = None;
                if combat.used != [0; 2] {
                    self.sheathe();
                }
                self.end_marks(|mark| mark.until == Lasts::Combat);
            }
        }
        Progress::Moved
    }

    /// The next combat begins without used Equipment.
    fn sheathe(&mut self) {
        for state in &mut self.states {
            state.set_wielded(false);
        }
    }

    /// Equipment a player may still use in this combat (SV-5.3.1).
    fn uses_left(&self, combat: &Combat, seat: Seat) -> bool {
        let Some(zone) = self.combatant(seat) else {
            return false;
        };
        let traits = self.traits(zone);
        if traits & 1 << Trait::Unarmed as u32 != 0 {
            return false;
        }
        let twin = i16::from(traits & 1 << Trait::Twinarmed as u32 != 0);
        i16::from(combat.used[seat.index()]) < 1 + self.arms(seat) + twin
    }

    fn can_use_something(&self, combat: &Combat) -> bool {
        let mut any = false;
        self.each_use(combat, &mut |_| any = true);
        any
    }

    /// Ready Equipment whose condition holds.
    fn each_use(&self, combat: &Combat, each: &mut impl FnMut(Action)) {
        let seat = combat.side;
        if self.piles.is_empty(Area::Equipment(seat)) || !self.uses_left(combat, seat) {
            return;
        }
        self.each_card(
            Area::Equipment(seat),
            |piece| self.is_usable(seat, piece),
            |card| each(Action::Use(card)),
        );
    }

    /// SV-5.3.2 (a)
    pub(crate) fn is_usable(&self, seat: Seat, piece: Piece) -> bool {
        let scene = self.scene_of_equipment(seat, piece);
        let card = self.card(piece);
        !self.state(piece).exhausted()
            && card
                .abilities_on(Trigger::Usable)
                .all(|(_, ability)| self.all_hold(&scene, &ability.when))
    }

    fn scene_of_equipment(&self, seat: Seat, piece: Piece) -> Scene {
        Scene {
            controller: seat,
            origin: Origin::Equipment,
            source: Object {
                piece,
                entry: Entry::NONE,
                zone: self.combatant(seat).unwrap_or(Zone(0)),
                force: 0,
            },
            it: Object::NONE,
        }
    }

    pub(crate) fn each_combat_option(&self, each: &mut impl FnMut(Action)) {
        if let Some(combat) = &self.combat {
            self.each_use(combat, each);
            each(Action::Pass);
        }
    }

    pub(crate) fn answer_combat(&mut self, action: Action, log: &mut impl Log<Event>) {
        let Some(mut combat) = self.combat else {
            return;
        };
        let seat = combat.side;
        combat.side = rival(seat);
        match action {
            Action::Use(card) => {
                combat.passes = 0;
                combat.used[seat.index()] += 1;
                self.combat = Some(combat);
                self.use_equipment(seat, card, log);
            }
            _ => {
                combat.passes += 1;
                self.combat = Some(combat);
            }
        }
    }

    /// SV-5.3.2 (b) to (f)
    fn use_equipment(&mut self, seat: Seat, card: CardId, log: &mut impl Log<Event>) {
        let mut pieces = self.piles.iter::<Piece>(Area::Equipment(seat));
        let found =
            pieces.find(|&piece| self.printed_of(piece) == card && !self.state(piece).exhausted());
        drop(pieces);
        let (Some(piece), Some(bearer)) = (found, self.combatant(seat)) else {
            return;
        };
        self.state_mut(piece).set_exhausted(true);
        self.state_mut(piece).set_wielded(true);
        let bonus = self.bonus_of(seat, piece);
        self.put_mark(Target::Haerian(bearer), Lying::Force(bonus), Lasts::Sunset);
        let (spot, printed) = (self.spot(bearer), self.printed(piece));
        log.note(|| Event::EquipmentUsed {
            seat,
            card: printed,
            bearer: spot,
            bonus,
        });
        self.push_checkpoint();
        self.push(Task::Equipped { seat });
        let scene = self.scene_of_equipment(seat, piece);
        let printed = self.card(piece);
        self.begin_abilities(scene, printed, Trigger::Use);
    }

    /// (c)
    pub(crate) fn bonus_of(&self, seat: Seat, piece: Piece) -> i8 {
        let force = i16::from(self.card(piece).force) + self.temper(seat, piece);
        force.clamp(-99, 99) as i8
    }

    /// (e)
    pub(crate) fn go_on_equipped(&mut self, seat: Seat) -> Progress {
        self.tasks.pop();
        if let Some(zone) = self.combatant(seat) {
            let batch = self.pending.len();
            self.fire_unit(zone, Trigger::Equipped, Object::NONE);
            self.sort_batch(batch);
        }
        Progress::Moved
    }

    /// C5 to C7.
    fn exchange_blows(&mut self, log: &mut impl Log<Event>) {
        let Some(combat) = self.combat else {
            return;
        };
        let Some((attacker, defender)) = self.combatants(&combat) else {
            return;
        };
        let first = [attacker, defender].map(|zone| self.has(zone, Trait::First));
        let unanswered = self.has(attacker, Trait::Unanswered);
        let (one, other) = (self.spot(attacker), self.spot(defender));
        let blows = match first {
            [true, false] => {
                let dealt = self.strike_blow(attacker, defender, 1);
                self.check_state(log);
                let returns = self.whereabouts(combat.defender).is_some() && !unanswered;
                let returned = if returns {
                    self.strike_blow(defender, attacker, 0)
                } else {
                    0
                };
                (dealt, returned)
            }
            [false, true] if !unanswered => {
                let returned = self.strike_blow(defender, attacker, 0);
                self.check_state(log);
                let dealt = if self.whereabouts(combat.attacker).is_some() {
                    self.strike_blow(attacker, defender, 1)
                } else {
                    0
                };
                (dealt, returned)
            }
            _ => {
                let [a, d] = [attacker, defender].map(|zone| self.residual(zone));
                let returned = if unanswered {
                    0
                } else {
                    self.deal_blow(attacker, d, 0)
                };
                (self.deal_blow(defender, a, 1), returned)
            }
        };
        log.note(|| Event::Blows {
            attacker: one,
            dealt: blows.0,
            defender: other,
            returned: blows.1,
        });
        self.check_state(log);
    }

    fn strike_blow(&mut self, from: Zone, to: Zone, struck: usize) -> u8 {
        let amount = self.residual(from);
        self.deal_blow(to, amount, struck)
    }

    fn deal_blow(&mut self, to: Zone, amount: u8, struck: usize) -> u8 {
        let suffered = self.suffer(Target::Haerian(to), amount, Damage::Combat);
        if suffered > 0
            && let Some(combat) = &mut self.combat
        {
            combat.struck[struck] = true;
        }
        suffered
    }

    /// SV-5.5
    pub(crate) fn raze(&mut self, with: Zone, on: Zone, log: &mut impl Log<Event>) {
        self.unit_mut(with).combats += 1;
        let (attacker, building) = (self.spot(with), self.building_spot(on));
        log.note(|| Event::Razed { attacker, building });
        let force = self.residual(with);
        let amount = if self.has(with, Trait::Siege) {
            force.saturating_mul(2)
        } else {
            force
        };
        let suffered = self.suffer(Target::Building(on), amount, Damage::Combat);
        let left = self.durability(on);
        log.note(|| Event::Damaged {
            spot: building,
            amount: suffered,
            left,
        });
        self.push_checkpoint();
    }

    /// SV-5.6
    pub(crate) fn strike(&mut self, with: Zone, log: &mut impl Log<Event>) {
        self.unit_mut(with).combats += 1;
        let force = i16::from(self.residual(with)) + self.direct_bonus(with);
        let amount = force.clamp(0, 255) as u8;
        let attacker = self.spot(with);
        log.note(|| Event::Struck { attacker, amount });
        self.push_checkpoint();
        // One batch with the loss, if there was nothing to choose (SV-8.5).
        let batch = self.pending.len();
        let dealt = self.hit(rival(self.active), amount, true, log);
        if dealt > 0 {
            self.fire_unit(with, Trigger::DirectHit, Object::NONE);
            self.sort_batch(batch);
        }
    }

    /// Adjacent enemies with Bulwark (SV-5.1).
    pub(crate) fn bulwarks_at(&self, zone: Zone, seat: Seat) -> ZoneSet {
        let mut bulwarks = ZoneSet::EMPTY;
        for enemy in zone.adjacent().and(self.armies[rival(seat).index()]) {
            if self.has(enemy, Trait::Bulwark) {
                bulwarks.insert(enemy);
            }
        }
        bulwarks
    }
}
