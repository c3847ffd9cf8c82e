//! State checks and checkpoints (SV-8.3, SV-8.4, SV-7.3, SV-7.7).

use crate::combat::CombatStep;
use crate::effect::Trigger;
use crate::event::{Ending, Event};
use crate::frame::{Frame, PrintedOn};
use crate::player::rival;
use crate::position::{Battle, Standing};
use crate::scene::Scene;
use crate::select::CardType;
use crate::trigger::{Delayed, Pending};
use crate::work::{Progress, Task};
use crate::zone::{Zone, ZoneSet};
use kernel::{Log, Seat};

/// SV-7.7
const MOST_TRIGGERS: u16 = 256;

impl Battle {
    /// Deaths, falls and losses, until nothing changes.
    #[inline]
    pub(crate) fn check_state(&mut self, log: &mut impl Log<Event>) {
        self.refresh();
        if self.is_unsettled {
            self.is_unsettled = false;
            self.find_dead_and_lost(log);
        }
    }

    fn find_dead_and_lost(&mut self, log: &mut impl Log<Event>) {
        loop {
            self.refresh();
            let mut dying = self.occupied();
            dying = self.those(dying, |battle, zone| {
                battle.unit(zone).damage > 0 && battle.residual(zone) == 0
            });
            let falling = self.those(self.built, |battle, zone| {
                battle.structure(zone).damage > 0 && battle.durability(zone) == 0
            });
            if dying.is_empty() && falling.is_empty() {
                break;
            }
            self.perish(dying, falling, log);
        }
        let lost = Seat::new(0);
        match [lost, rival(lost)].map(|seat| self.player(seat).has_lost) {
            [false, false] => {}
            [true, true] => self.end(Standing::Drawn(Ending::Breakthrough), log),
            [first, _] => {
                let winner = Seat::new(usize::from(first));
                self.end(Standing::Won(winner, Ending::Breakthrough), log);
            }
        }
    }

    fn those(&self, zones: ZoneSet, which: impl Fn(&Battle, Zone) -> bool) -> ZoneSet {
        let mut found = ZoneSet::EMPTY;
        for zone in zones {
            if which(self, zone) {
                found.insert(zone);
            }
        }
        found
    }

    pub(crate) fn end(&mut self, standing: Standing, log: &mut impl Log<Event>) {
        self.standing = standing;
        let (winner, why) = match standing {
            Standing::Open => return,
            Standing::Won(seat, why) => (Some(seat), why),
            Standing::Drawn(why) => (None, why),
        };
        log.note(|| Event::Ended { winner, why });
    }

    /// These Haerian die and these Buildings fall, all at the same time.
    pub(crate) fn perish(&mut self, dying: ZoneSet, falling: ZoneSet, log: &mut impl Log<Event>) {
        let batch = self.pending.len();
        for zone in dying {
            self.fire_death(zone);
            self.fire_kill(zone);
        }
        self.sort_batch(batch);
        // SV-1.19
        for zone in dying.or(falling) {
            if dying.contains(zone) {
                let spot = self.spot(zone);
                log.note(|| Event::Died { spot });
                let piece = self.leave(zone);
                self.bury(piece);
            }
            if falling.contains(zone) {
                let spot = self.building_spot(zone);
                log.note(|| Event::Fell { spot });
                let piece = self.leave_building(zone);
                self.bury(piece);
            }
        }
    }

    /// SV-8.2 KILL: the other combatant has dealt it damage in this combat.
    fn fire_kill(&mut self, zone: Zone) {
        let Some(combat) = self.combat else {
            return;
        };
        if combat.step != CombatStep::Blows {
            return;
        }
        let here = self.object_at(zone);
        let entry = here.entry;
        let killer = if entry == combat.defender.entry && combat.struck[1] {
            combat.attacker
        } else if entry == combat.attacker.entry && combat.struck[0] {
            combat.defender
        } else {
            return;
        };
        if let Some(killer) = self.whereabouts(killer) {
            self.fire_unit(killer, Trigger::Kill, here);
        }
    }

    /// Begins to settle everything that waits.
    pub(crate) fn push_checkpoint(&mut self) {
        if !self.tasks.contains(&Task::Checkpoint) {
            self.resolved = 0;
        }
        self.push(Task::Checkpoint);
    }

    /// SV-8.3
    pub(crate) fn go_on_settling(&mut self, log: &mut impl Log<Event>) -> Progress {
        self.check_state(log);
        if self.standing != Standing::Open {
            return Progress::Moved;
        }
        if std::mem::take(&mut self.is_chain_cut) {
            log.note(|| Event::ChainCut);
        }
        if !self.pick_ups.is_empty() {
            let pick_up = self.pick_ups.remove(0);
            self.begin_pick_up(pick_up, log);
            return Progress::Moved;
        }
        // SV-8.5: what was put off comes last in its phase's batch.
        let resolved = self.resolved;
        let comes = |late: &Delayed| {
            let comes_after = |count| self.pending.is_empty() || resolved >= u16::from(count);
            late.due.is_some_and(comes_after)
        };
        if let Some(oldest) = self.delayed.iter().position(comes) {
            let delayed = self.delayed.remove(oldest);
            self.begin_delayed(delayed);
            return Progress::Moved;
        }
        if self.pending.is_empty() {
            self.tasks.pop();
            return Progress::Moved;
        }
        if self.resolved >= MOST_TRIGGERS {
            self.pending.clear();
            log.note(|| Event::ChainCut);
            return Progress::Moved;
        }
        let pending = self.pending.remove(0);
        let scene = self.scene_of(&pending);
        let card = self.card(pending.source.piece);
        let Some(ability) = card.abilities.get(pending.ability as usize) else {
            return Progress::Moved;
        };
        self.resolved += 1;
        if !self.is_void(&pending) && self.still_holds(&scene, ability) {
            log.note(|| self.triggered(&pending));
            self.begin_ability(Frame::of_card(scene, card.index, pending.ability));
        }
        Progress::Moved
    }

    /// What is told of a trigger that resolves, with its zone if its source still stands there.
    fn triggered(&self, pending: &Pending) -> Event {
        let source = pending.source;
        let zone = if self.facts(source.piece).card_type == CardType::Building {
            let stands = self.structure(source.zone).entry == source.entry;
            stands.then_some(source.zone)
        } else {
            self.whereabouts(source)
        };
        Event::Triggered {
            seat: pending.controller,
            card: self.printed(source.piece),
            zone,
            ability: pending.ability,
        }
    }

    /// T64: a step that was put off, with what the one before it had selected.
    fn begin_delayed(&mut self, delayed: Delayed) {
        let scene = Scene {
            controller: delayed.controller,
            origin: delayed.origin,
            source: delayed.source,
            it: delayed.it,
        };
        let mut frame = match delayed.on {
            PrintedOn::Card(card) => Frame::of_card(scene, card, delayed.ability),
            PrintedOn::Class(class) => Frame::of_class(scene, class, delayed.ability),
        };
        frame.step = delayed.step;
        frame.due = true;
        self.begin_ability(frame);
        self.set_top(Task::Ability(frame));
        for zone in self.occupied() {
            let unit = self.unit_mut(zone);
            unit.set_that(unit.awaited & 1 << delayed.number != 0);
        }
    }
}
