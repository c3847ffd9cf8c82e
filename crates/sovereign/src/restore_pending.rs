//! What a saved battle was in the middle of, read back.

use crate::cards::{CardId, Piece};
use crate::combat::Combat;
use crate::frame::{Frame, NOTHING_HELD, PrintedOn};
use crate::mentions::holds_card;
use crate::pay::Discount;
use crate::places::Places;
use crate::play::Playing;
use crate::restore::{Loader, card_named, class_named};
use crate::saved::SavedBattle;
use crate::saved_pending::{
    SavedAbility, SavedCombat, SavedDelayed, SavedDiscount, SavedLosing, SavedObject, SavedPickUp,
    SavedPlaying, SavedPrintedOn, SavedTask, SavedTrigger,
};
use crate::scene::{Origin, Scene};
use crate::trigger::{Delayed, Object, Pending, PickUp};
use crate::unit::Entry;
use crate::wall::Losing;
use crate::work::Task;
use crate::zone::{Zone, ZoneSet};

/// No step is chosen for or repeated so often.
const MOST_TIMES: u8 = 100;

fn zones(zones: &[Zone]) -> ZoneSet {
    let mut set = ZoneSet::EMPTY;
    zones.iter().for_each(|&zone| set.insert(zone));
    set
}

impl Loader {
    pub(crate) fn read_pending(&mut self, saved: &SavedBattle, places: &Places) {
        for trigger in &saved.pending {
            if let Some(pending) = self.trigger(trigger, places)
                && self.battle.pending.push(pending).is_err()
            {
                self.no_room("triggers");
            }
        }
        for pick_up in &saved.pick_ups {
            if let Some(pick_up) = self.pick_up(pick_up, places)
                && self.battle.pick_ups.push(pick_up).is_err()
            {
                self.no_room("pick-ups");
            }
        }
        for delayed in &saved.delayed {
            if let Some(delayed) = self.delayed(delayed, places)
                && self.battle.delayed.push(delayed).is_err()
            {
                self.no_room("delayed steps");
            }
        }
        for discount in &saved.discounts {
            if let Some(discount) = self.discount(discount)
                && self.battle.discounts.push(discount).is_err()
            {
                self.no_room("changed costs");
            }
        }
        if let Some(combat) = &saved.combat {
            let combat = self.combat(combat, places);
            self.battle.combat = Some(combat);
        }
        for task in &saved.tasks {
            if let Some(task) = self.task(task, places)
                && self.battle.tasks.push(task).is_err()
            {
                self.no_room("tasks");
            }
        }
    }

    fn no_room(&mut self, kind: &str) {
        self.faults
            .note(|| format!("there are more {kind} than a battle has room for"));
    }

    fn object(&mut self, saved: &SavedObject, places: &Places) -> Object {
        let piece = saved.at.as_ref().and_then(|at| self.piece(at, places));
        Object {
            piece: piece.unwrap_or(Object::NONE.piece),
            entry: saved.entry.map_or(Object::NONE.entry, Entry::new),
            zone: saved.zone.unwrap_or(Object::NONE.zone),
            force: saved.force,
        }
    }

    /// An object whose card has an ability.
    fn source(&mut self, saved: &SavedObject, places: &Places) -> Option<Object> {
        let object = self.object(saved, places);
        if saved.at.is_none() {
            self.faults
                .note(|| "an ability's source lies nowhere: say where in 'at'".to_owned());
        }
        (object.piece != Object::NONE.piece).then_some(object)
    }

    fn printed_on(&mut self, saved: &SavedPrintedOn, ability: u8) -> Option<PrintedOn> {
        let set = self.battle.set;
        let (on, id, abilities) = match saved {
            SavedPrintedOn::Card(word) => {
                let card = card_named(&mut self.faults, set, word)?;
                (
                    PrintedOn::Card(card),
                    set.card(card).id,
                    &set.card(card).abilities,
                )
            }
            SavedPrintedOn::Class(word) => {
                let class = class_named(&mut self.faults, set, word)?;
                (
                    PrintedOn::Class(class),
                    set.class(class).id,
                    &set.class(class).abilities,
                )
            }
        };
        self.has_ability(id, abilities.len(), ability).then_some(on)
    }

    fn has_ability(&mut self, id: &str, count: usize, ability: u8) -> bool {
        let there = usize::from(ability) < count;
        if !there {
            self.faults.note(|| {
                format!("'{id}' has {count} abilities, and none with the place {ability}")
            });
        }
        there
    }

    fn trigger(&mut self, saved: &SavedTrigger, places: &Places) -> Option<Pending> {
        let controller = self.seat(saved.controller);
        let it = self.object(&saved.it, places);
        let source = self.source(&saved.source, places)?;
        let card = self.battle.card(source.piece);
        self.has_ability(card.id, card.abilities.len(), saved.ability)
            .then_some(Pending {
                source,
                ability: saved.ability,
                controller,
                it,
            })
    }

    fn pick_up(&mut self, saved: &SavedPickUp, places: &Places) -> Option<PickUp> {
        let intruder = self.object(&saved.intruder, places);
        let piece = self.piece(&saved.card, places)?;
        Some(PickUp {
            zone: saved.zone,
            piece,
            intruder,
        })
    }

    fn delayed(&mut self, saved: &SavedDelayed, places: &Places) -> Option<Delayed> {
        let source = self.object(&saved.source, places);
        let it = self.object(&saved.it, places);
        let controller = self.seat(saved.controller);
        if saved.number >= u8::BITS as u8 {
            self.faults
                .note(|| "steps put off are numbered from 0 to 7".to_owned());
        }
        Some(Delayed {
            source,
            origin: saved.origin,
            it,
            on: self.printed_on(&saved.on, saved.ability)?,
            ability: saved.ability,
            step: saved.step,
            controller,
            at: saved.at,
            due: saved.due,
            number: saved.number & 7,
        })
    }

    fn discount(&mut self, saved: &SavedDiscount) -> Option<Discount> {
        let seat = self.seat(saved.seat);
        Some(Discount {
            seat,
            on: self.printed_on(&saved.on, saved.ability)?,
            ability: saved.ability,
            step: saved.step,
            option: saved.option,
            once: saved.once,
        })
    }

    fn combat(&mut self, saved: &SavedCombat, places: &Places) -> Combat {
        if saved.passes > 2 || saved.used.iter().any(|&used| used > MOST_TIMES) {
            self.faults
                .note(|| "nobody passes or uses so much in one combat".to_owned());
        }
        Combat {
            attacker: self.object(&saved.attacker, places),
            defender: self.object(&saved.defender, places),
            aggressor: self.seat(saved.aggressor),
            step: saved.step,
            side: self.seat(saved.side),
            passes: saved.passes,
            used: saved.used,
            struck: saved.struck,
        }
    }

    fn task(&mut self, saved: &SavedTask, places: &Places) -> Option<Task> {
        Some(match saved {
            SavedTask::Checkpoint => Task::Checkpoint,
            SavedTask::Play(playing) => Task::Play(self.playing(playing, places)?),
            &SavedTask::Pay { seat, left } => Task::Pay {
                seat: self.seat(seat),
                left,
            },
            SavedTask::Combat => Task::Combat,
            &SavedTask::Equipped { seat } => Task::Equipped {
                seat: self.seat(seat),
            },
            SavedTask::Ability(ability) => Task::Ability(self.ability(ability, places)?),
            &SavedTask::Draw { seat, left } => Task::Draw {
                seat: self.seat(seat),
                left,
            },
            SavedTask::Lose(losing) => Task::Lose(self.losing(losing)),
            SavedTask::PickUp(pick_up) => Task::PickUp(self.pick_up(pick_up, places)?),
            SavedTask::AfterPickUp(pick_up) => Task::AfterPickUp(self.pick_up(pick_up, places)?),
            &SavedTask::Realms { seat } => Task::Realms {
                seat: self.seat(seat),
            },
        })
    }

    fn playing(&mut self, saved: &SavedPlaying, places: &Places) -> Option<Playing> {
        let seat = self.seat(saved.seat);
        let piece = self.piece(&saved.card, places)?;
        Some(Playing {
            piece,
            seat,
            at: saved.at,
            step: saved.step,
        })
    }

    fn losing(&mut self, saved: &SavedLosing) -> Losing {
        Losing {
            seat: self.seat(saved.seat),
            chooser: self.seat(saved.chooser),
            left: saved.left,
            chosen: zones(&saved.chosen),
            why: saved.why,
        }
    }

    fn ability(&mut self, saved: &SavedAbility, places: &Places) -> Option<Frame> {
        let controller = self.seat(saved.controller);
        let it = self.object(&saved.it, places);
        let source = match saved.origin {
            Origin::Class => self.object(&saved.source, places),
            _ => self.source(&saved.source, places)?,
        };
        let on = self.printed_on(&saved.on, saved.ability)?;
        let scene = Scene {
            controller,
            origin: saved.origin,
            source,
            it,
        };
        if saved.repeated > MOST_TIMES || saved.count > MOST_TIMES {
            self.faults
                .note(|| "no step is repeated or chosen for so often".to_owned());
        }
        let mut frame = Frame {
            step: saved.step,
            stage: saved.stage,
            option: saved.option,
            repeated: saved.repeated,
            second: saved.second,
            count: saved.count,
            closed: saved.closed,
            held: NOTHING_HELD,
            chosen: zones(&saved.chosen),
            succeeded: saved.succeeded,
            due: saved.due,
            ..Frame::of_card(scene, CardId(0), saved.ability)
        };
        frame.on = on;
        if let Some(held) = &saved.held {
            frame.held = self.held(frame, held, places)?;
        }
        Some(frame)
    }

    fn held(&mut self, frame: Frame, word: &str, places: &Places) -> Option<u8> {
        let holding = Frame { held: 0, ..frame };
        if holds_card(&holding, self.battle.set).is_some() {
            return self.piece(word, places).map(|Piece(held)| held);
        }
        match word.parse::<Zone>() {
            Ok(zone) => Some(zone.0),
            Err(fault) => {
                self.faults.note(|| fault);
                None
            }
        }
    }
}
