//! Events that effects answer, and the queue of their triggers (CN-6).

use crate::cards::Piece;
use crate::effect::{Style, Subject, Trigger, When};
use crate::event::Event;
use crate::frame::{Frame, Source};
use crate::layout::{Row, Space};
use crate::position::{Nature, Task};
use crate::side::Side;
use kernel::Log;

/// A trigger that waits for its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Queued {
    pub host: Piece,
    /// Which of the host's triggers.
    pub index: u8,
    /// The Elemental the event speaks of.
    pub that: Piece,
}

/// Something that effects may answer (CN-6.2).
#[derive(Clone, Copy)]
pub(crate) enum Occasion {
    Attacks(Style),
    Attacked(Style, Row),
    DealsDamage,
    Defeats,
    EntersFormation,
    LeftFormation,
    EntersRow(Row),
    ShieldsAdded,
    ShieldsRemoved,
}

impl Nature {
    /// Queues every effect of the side that answers an event of one of its Elementals, in
    /// ascending space number (CN-6.1.2). What counts is where its Elemental stands now
    /// (CN-6.1.1).
    ///
    /// Every event in the game is watched only from the formation it happens in, so the active
    /// side's watchers never compete with the other's for one event.
    pub(crate) fn record(&mut self, side: Side, subject: Piece, occasion: Occasion) {
        for space in self.formation(side).occupied {
            let host = self.formation(side).at(space).piece;
            let elemental = self.elemental(host);
            if elemental.triggers.is_empty() || !elemental.rows.contains(self.row(space)) {
                continue;
            }
            for (index, trigger) in elemental.triggers.iter().enumerate() {
                if self.answers(trigger, host, subject, occasion) {
                    // The queue has room for every event a formation of 12 can make at once; a
                    // set whose cards overflow it loses the last ones rather than the game.
                    let _full = self.queue.push(Queued {
                        host,
                        index: index as u8,
                        that: subject,
                    });
                }
            }
        }
    }

    /// Queues the effects of one Elemental that answer what it did to another.
    pub(crate) fn record_for_host(&mut self, host: Piece, that: Piece, occasion: Occasion) {
        for (index, trigger) in self.elemental(host).triggers.iter().enumerate() {
            if self.answers(trigger, host, host, occasion) {
                let _full = self.queue.push(Queued {
                    host,
                    index: index as u8,
                    that,
                });
            }
        }
    }

    fn answers(&self, trigger: &Trigger, host: Piece, subject: Piece, occasion: Occasion) -> bool {
        // CN-6.1.6: "an Elemental" includes itself, "another" does not.
        let fits = |who: Subject| match who {
            Subject::This => host == subject,
            Subject::Another => host != subject,
            Subject::Any => true,
        };
        let of_faction = |wanted: Option<_>| {
            wanted.is_none_or(|faction| self.elemental(subject).faction == faction)
        };
        match (trigger.when, occasion) {
            (
                When::Attacks {
                    who,
                    style,
                    faction,
                },
                Occasion::Attacks(made),
            ) => fits(who) && style.is_none_or(|style| style == made) && of_faction(faction),
            (When::Attacked { who, style, rows }, Occasion::Attacked(made, row)) => {
                fits(who) && style.is_none_or(|style| style == made) && rows.contains(row)
            }
            (When::DealsDamage, Occasion::DealsDamage) => host == subject,
            (When::Defeats, Occasion::Defeats) => host == subject,
            (When::EntersFormation(who), Occasion::EntersFormation) => fits(who),
            (When::LeftFormation(who), Occasion::LeftFormation) => fits(who),
            (When::EntersRow { who, rows, faction }, Occasion::EntersRow(row)) => {
                fits(who) && rows.contains(row) && of_faction(faction)
            }
            (When::ShieldsAdded(who), Occasion::ShieldsAdded) => fits(who),
            (When::ShieldsRemoved(who), Occasion::ShieldsRemoved) => fits(who),
            _ => false,
        }
    }

    /// An Elemental came to stand in a space from outside the formation (R25).
    pub(crate) fn record_entry(&mut self, side: Side, space: Space) {
        let piece = self.formation(side).at(space).piece;
        self.record(side, piece, Occasion::EntersFormation);
        self.record(side, piece, Occasion::EntersRow(self.row(space)));
    }

    /// Takes the first trigger of the queue and begins to resolve it (CN-6.1.3). False if the
    /// queue is empty.
    pub(crate) fn begin_trigger(&mut self, log: &mut impl Log<Event>) -> bool {
        if self.queue.is_empty() {
            return false;
        }
        let queued = self.queue.remove(0);
        let Some((side, space)) = self.whereabouts(queued.host) else {
            return true;
        };
        let owner = self.formation(side).at(space).owner;
        let source = Source::Trigger(queued.index);
        let mut frame = Frame::new(source, self.set.printed(queued.host), owner, queued.host);
        frame.that = Some(queued.that);
        frame.credit = self.credited(queued, owner);
        if !self.trigger_has_effect(&frame) {
            return true;
        }
        if !frame.may_decline(self.set) {
            let spot = self.spot(side, space);
            log.note(|| Event::Triggered {
                seat: owner,
                spot,
                effect: queued.index + 1,
            });
            frame.begun = true;
        }
        self.push_task(Task::Effect(frame));
        true
    }

    // CN-4.6.1: the declaration trigger of the attacker itself counts for the attacking seat.
    fn credited(&self, queued: Queued, owner: kernel::Seat) -> kernel::Seat {
        let trigger = &self.elemental(queued.host).triggers[queued.index as usize];
        match (&trigger.when, &self.attack) {
            (When::Attacks { .. }, Some(attack)) if attack.attacker == queued.host => attack.seat,
            _ => owner,
        }
    }
}
