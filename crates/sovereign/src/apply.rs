//! What each step does once all its choices are made (SV-8.4, T01 to T65).

use crate::cards::Piece;
use crate::effect::{CostFor, Discarded, Place, Step, Tucked, Until};
use crate::event::{CoverLoss, Event, Whither};
use crate::frame::{Frame, Stage};
use crate::mark::Lying;
use crate::pay::Discount;
use crate::pieces::Area;
use crate::player::rival;
use crate::position::Battle;
use crate::select::{CardChoice, Pick, Selector};
use crate::trigger::Delayed;
use crate::work::Task;
use crate::zone::ZoneSet;
use kernel::Log;

impl Battle {
    /// Does the step under way, and goes to the next.
    pub(crate) fn apply(
        &mut self,
        mut frame: Frame,
        step: &'static Step,
        log: &mut impl Log<Event>,
    ) {
        match step {
            // Steps that handle what was chosen one by one come here several times.
            Step::Move { on, to } => return self.apply_move(frame, on, *to, step, log),
            Step::Blink(on) => return self.apply_blink(frame, on, step, log),
            Step::Duel { one, other } | Step::Swap { one, other } => {
                return self.apply_pair(frame, one, other, step, log);
            }
            Step::Look { count, .. } | Step::Foresee(count) if frame.stage == Stage::Choose => {
                self.look_at_top(frame.scene.controller, *count, log);
                frame.stage = Stage::Handle;
                return self.set_top(Task::Ability(frame));
            }
            Step::Search(_) if frame.stage == Stage::Choose => {
                let seat = frame.scene.controller;
                if !self.piles.is_empty(Area::Chronicles(seat)) {
                    log.note(|| Event::SearchBegan { seat });
                }
                frame.stage = Stage::Handle;
                return self.set_top(Task::Ability(frame));
            }
            Step::Foresee(_) if frame.stage == Stage::Handle => {
                frame.stage = Stage::Rest;
                return self.set_top(Task::Ability(frame));
            }
            Step::Sacrifice { who, count, .. } => {
                let chosen = frame.chosen;
                let players = 1 + usize::from(frame.second);
                frame.succeeded = chosen.len() >= players * usize::from(*count);
                let next = self.next_player(frame, *who);
                if let Some(next) = next {
                    // SV-8.5: what both give up goes together.
                    return self.set_top(Task::Ability(Frame { chosen, ..next }));
                }
                self.move_on(frame, next);
                return self.perish(chosen, ZoneSet::EMPTY, log);
            }
            Step::Discard {
                who,
                how: Discarded::Pick,
                ..
            } if frame.stage == Stage::Choose => {
                if let Some(seat) = self.named(&frame, *who) {
                    self.show_hand(seat, frame.scene.controller, log);
                }
                frame.stage = Stage::Handle;
                return self.set_top(Task::Ability(frame));
            }
            Step::Discard { who, count, how } => {
                if *how == Discarded::Random {
                    if let Some(seat) = self.named(&frame, *who) {
                        frame.succeeded = self.discard_by_chance(seat, *count, log);
                    }
                } else {
                    frame.succeeded = frame.count >= *count;
                }
                let next = self.next_player(frame, *who);
                return self.move_on(frame, next);
            }
            Step::Shatter { who, count } => {
                frame.succeeded = frame.count >= *count;
                let next = self.next_player(frame, *who);
                return self.move_on(frame, next);
            }
            Step::Revive { cards, at } | Step::Deploy { cards, at }
                if !self.places(&frame.scene, *at).is_empty() =>
            {
                // Only a zone is asked for.
                if let Some(piece) = self.next_unasked(&frame, cards, step) {
                    frame.held = piece.0;
                    return self.set_top(Task::Ability(frame));
                }
            }
            Step::Drain { who, .. }
            | Step::Break { who, .. }
            | Step::Pickup { who, .. }
            | Step::Peek { who, .. } => {
                frame.succeeded = frame.count > 0;
                let next = self.next_player(frame, *who);
                return self.move_on(frame, next);
            }
            _ => {}
        }
        frame.succeeded = self.do_step(&frame, step, log);
        // What was done may have put tasks on top: the ability goes on below them.
        self.finish_below(frame);
    }

    /// The next step follows, or the other player's choices.
    fn move_on(&mut self, mut frame: Frame, next: Option<Frame>) {
        match next {
            Some(next) => frame = next,
            None => frame.finish_step(self.set),
        }
        self.set_top(Task::Ability(frame));
    }

    /// Writes the ability's progress wherever it lies among the tasks.
    fn finish_below(&mut self, mut frame: Frame) {
        frame.finish_step(self.set);
        let place = (self.tasks.iter()).rposition(|task| matches!(task, Task::Ability(_)));
        if let Some(place) = place {
            self.tasks.as_mut_slice()[place] = Task::Ability(frame);
        }
    }

    /// Everything that needs no choices any more. Says whether something was affected.
    fn do_step(&mut self, frame: &Frame, step: &'static Step, log: &mut impl Log<Event>) -> bool {
        let scene = frame.scene;
        let own = scene.controller;
        match step {
            Step::Damage { on, amount } => {
                let amount = self.amount(&scene, amount).max(0) as u8;
                let zones = self.selected(frame, on, step);
                let batch = self.pending.len();
                for target in self.targets(frame, on, step) {
                    self.wound(target, amount, log);
                }
                self.sort_batch(batch);
                self.remember_targets(frame, on, zones);
                amount > 0 && !zones.is_empty()
            }
            Step::Hit { who, amount } => {
                let amount = self.amount(&scene, amount).max(0) as u8;
                let mut any = false;
                // The turn player chooses first, so the other's choice goes below.
                let players = self.players_meant(*who, own);
                for seat in players.into_iter().rev().flatten() {
                    any |= self.hit(seat, amount, true, log) > 0;
                }
                any
            }
            Step::Destroy(on) => {
                let zones = self.selected(frame, on, step);
                if self.means_buildings(&scene, on) {
                    self.perish(ZoneSet::EMPTY, zones, log);
                } else {
                    self.perish(zones, ZoneSet::EMPTY, log);
                }
                !zones.is_empty()
            }
            Step::Exile(on) => self.send_away(frame, on, step, Whither::Removed, log),
            Step::Bounce(on) => self.send_away(frame, on, step, Whither::Hand, log),
            Step::Tuck { on, to } => {
                let to = match to {
                    Tucked::Top => Whither::ChroniclesTop,
                    Tucked::Bottom => Whither::ChroniclesBottom,
                    Tucked::Shuffled => Whither::ChroniclesShuffled,
                };
                self.send_away(frame, on, step, to, log)
            }
            Step::Force { on, by, until } => {
                let by = self.amount(&scene, by);
                self.mark_each(frame, on, step, Lying::Force(by), *until, log)
            }
            Step::SetForce { on, to, until } => {
                let to = self.amount(&scene, to).max(0) as u8;
                self.mark_each(frame, on, step, Lying::SetForce(to), *until, log)
            }
            Step::Shield { on, amount, until } => {
                let amount = self.amount(&scene, amount).max(0) as u8;
                self.mark_each(frame, on, step, Lying::Shield(amount), *until, log)
            }
            Step::Immune { on, to, until } => {
                self.mark_each(frame, on, step, Lying::Immune(*to), *until, log)
            }
            Step::Armor { on, amount, until } => {
                let amount = self.amount(&scene, amount);
                let until = until.unwrap_or(Until::Lasting);
                self.mark_each(frame, on, step, Lying::Armor(amount), until, log)
            }
            Step::Trait { on, flag, until } => {
                let until = until.unwrap_or(Until::Lasting);
                self.mark_each(frame, on, step, Lying::Trait(*flag), until, log)
            }
            Step::Silence { on, until } => {
                self.mark_each(frame, on, step, Lying::Silence, *until, log)
            }
            Step::Direct { on, by, until } => {
                let by = self.amount(&scene, by);
                let until = until.unwrap_or(Until::Lasting);
                self.mark_each(frame, on, step, Lying::Direct(by), until, log)
            }
            Step::Heal { on, amount } => {
                let most = match amount {
                    Some(amount) => self.amount(&scene, amount).max(0) as u8,
                    None => u8::MAX,
                };
                let zones = self.selected(frame, on, step);
                let mut any = false;
                for target in self.targets(frame, on, step) {
                    any |= self.heal(target, most, log) > 0;
                }
                self.remember_targets(frame, on, zones);
                any
            }
            Step::Exhaust(on) => self.each_unit(
                frame,
                on,
                step,
                |battle, zone, log| {
                    if battle.unit(zone).is_exhausted() {
                        return false;
                    }
                    battle.unit_mut(zone).set_exhausted(true);
                    let spot = battle.spot(zone);
                    log.note(|| Event::Exhausted { spot });
                    true
                },
                log,
            ),
            Step::Stun(on) => self.each_unit(
                frame,
                on,
                step,
                |battle, zone, log| {
                    let unit = battle.unit_mut(zone);
                    if unit.is_stunned() {
                        return false;
                    }
                    unit.set_exhausted(true);
                    unit.set_stunned(true);
                    let spot = battle.spot(zone);
                    log.note(|| Event::Stunned { spot });
                    true
                },
                log,
            ),
            Step::Ready(on) => self.each_unit(
                frame,
                on,
                step,
                |battle, zone, log| {
                    let unit = battle.unit_mut(zone);
                    if !unit.is_exhausted() && !unit.is_stunned() {
                        return false;
                    }
                    unit.set_exhausted(false);
                    unit.set_stunned(false);
                    let spot = battle.spot(zone);
                    log.note(|| Event::Readied { spot });
                    true
                },
                log,
            ),
            Step::Extra { on, action, count } => self.each_unit(
                frame,
                on,
                step,
                |battle, zone, log| {
                    let unit = battle.unit_mut(zone);
                    let taken = match action {
                        crate::effect::Deed::Move => &mut unit.moves,
                        crate::effect::Deed::Combat => &mut unit.combats,
                    };
                    *taken = taken.saturating_sub_unsigned(*count);
                    let spot = battle.spot(zone);
                    log.note(|| Event::ActionGained {
                        spot,
                        action: *action,
                        count: *count,
                    });
                    *count > 0
                },
                log,
            ),
            Step::Draw { who, count } => {
                let count = self.amount(&scene, count).max(0) as u8;
                let players = self.players_meant(*who, own);
                for seat in players.into_iter().rev().flatten() {
                    self.push(Task::Draw { seat, left: count });
                }
                count > 0
            }
            Step::Mill { who, count } => {
                let count = self.amount(&scene, count).max(0) as u8;
                let mut any = false;
                for seat in self.players_meant(*who, own).into_iter().flatten() {
                    for _ in 0..count {
                        if let Some(piece) = self.next_card(seat) {
                            let card = self.printed(piece);
                            self.bury(piece);
                            log.note(|| Event::Milled { seat, card });
                            any = true;
                        }
                    }
                }
                any
            }
            Step::Search(_) => {
                if frame.count == 0 {
                    log.note(|| Event::Searched {
                        seat: own,
                        found: None,
                    });
                }
                self.shuffle_chronicles(own);
                frame.count > 0
            }
            Step::Retrieve(choice) | Step::Restore(choice) | Step::Purge(choice) => {
                let mut any = frame.count > 0;
                while let Some(piece) = self.next_unasked(frame, choice, step) {
                    self.retrieve(step, piece, log);
                    any = true;
                }
                if any && matches!(step, Step::Restore(_)) {
                    self.shuffle_chronicles(own);
                }
                any
            }
            Step::Spy(who) => {
                for seat in self.players_meant(*who, own).into_iter().flatten() {
                    self.show_hand(seat, own, log);
                }
                true
            }
            Step::Crystallize {
                colour,
                count,
                exhausted,
            } => {
                self.stores_changed();
                let player = self.player_mut(own);
                let room = crate::pay::MOST_CRYSTALS.saturating_sub(player.crystals());
                let pool = if *exhausted {
                    &mut player.exhausted
                } else {
                    &mut player.ready
                };
                pool[colour.index()] += room.min(*count);
                log.note(|| Event::Crystallized {
                    seat: own,
                    colour: *colour,
                    count: *count,
                    exhausted: *exhausted,
                });
                true
            }
            Step::Cost {
                filter: _,
                by,
                until,
            } => {
                let discount = Discount {
                    seat: own,
                    on: frame.on,
                    ability: frame.ability,
                    step: frame.step,
                    option: frame.option,
                    once: *until == CostFor::Next,
                };
                let _room = self.discounts.push(discount);
                log.note(|| Event::CostChanged { seat: own, by: *by });
                true
            }
            Step::Germinate(count) => {
                self.generate(own, self.set.sprout, *count, Place::Realms, log)
            }
            Step::Sanctify(count) => {
                self.generate(own, self.set.soul, *count, Place::Afterlife, log)
            }
            Step::Generate { puppet, count, at } => match at {
                Place::Initial | Place::Home | Place::Adjacent => frame.count > 0,
                _ => self.generate(own, puppet.card, *count, *at, log),
            },
            Step::Forfeit { who, count } => {
                let mut full = false;
                for seat in self.players_meant(*who, own).into_iter().rev().flatten() {
                    full = self.covers_of(seat) >= usize::from(*count);
                    self.lose(seat, seat, *count, CoverLoss::Forfeit, log);
                }
                full
            }
            Step::Breach(count) => {
                let seat = rival(own);
                let any = self.covers_of(seat) > 0;
                self.lose(seat, own, *count, CoverLoss::Breach, log);
                any
            }
            Step::Safeguard { amount, until } => {
                let amount = self.amount(&scene, amount).max(0) as u8;
                let pool = match until {
                    Until::Sunset | Until::Combat => 0,
                    Until::NextTurn => 1,
                    Until::Lasting => 2,
                };
                let pool = &mut self.player_mut(own).safeguards[pool];
                *pool = pool.saturating_add(amount);
                true
            }
            Step::Vocations(count) => {
                let player = self.player_mut(own);
                player.vocations = player.vocations.saturating_add(*count);
                log.note(|| Event::VocationsGained {
                    seat: own,
                    count: *count,
                });
                true
            }
            Step::Later { at, .. } => {
                let number = self.number_for_later();
                for zone in self.occupied() {
                    let unit = self.unit_mut(zone);
                    let bit = u8::from(unit.is_that()) << number;
                    unit.awaited = unit.awaited & !(1 << number) | bit;
                }
                let _room = self.delayed.push(Delayed {
                    source: scene.source,
                    origin: scene.origin,
                    it: scene.it,
                    on: frame.on,
                    ability: frame.ability,
                    step: frame.step,
                    controller: own,
                    at: *at,
                    due: None,
                    number,
                });
                true
            }
            _ => frame.count > 0,
        }
    }

    /// A number that no step put off has (T64): there is room for fewer than eight.
    fn number_for_later(&self) -> u8 {
        let taken = |number: u8| self.delayed.iter().any(|delayed| delayed.number == number);
        (0..7).find(|&number| !taken(number)).unwrap_or(7)
    }

    /// The next card that a step handles without a choice: the very card, or of all that fit.
    fn next_unasked(&self, frame: &Frame, choice: &CardChoice, step: &Step) -> Option<Piece> {
        match choice {
            CardChoice::This => self.very_card(&frame.scene, choice),
            CardChoice::Of {
                pick: Pick::All,
                group,
                ..
            } => {
                let area = Battle::area_of(*group, frame.scene.controller);
                let fits = |&piece: &Piece| self.card_serves(&frame.scene, step, piece);
                self.piles.iter(area).find(fits)
            }
            CardChoice::Of { .. } => None,
        }
    }

    /// `that` of the next step: the Haerian among them.
    pub(crate) fn remember_targets(&mut self, frame: &Frame, on: &Selector, zones: ZoneSet) {
        let haerian = !self.means_buildings(&frame.scene, on);
        self.remember(if haerian { zones } else { ZoneSet::EMPTY });
    }
}
