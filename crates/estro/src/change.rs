//! Lasting and timed changes of cards on the field (ES-4.2, ES-1.16).

use crate::body::Estri;
use crate::estri::{Estro, Value};
use crate::event::Event;
use crate::frame::GiftFrame;
use crate::mark::{Effect, Mark, Until};
use crate::mode::Frame;
use crate::place::{Cell, Slot};
use crate::player::Player;
use crate::position::Match;
use kernel::{Log, Pile};

/// A permanent operation (ES-4.2).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Change {
    Add(Value, u8),
    Sub(Value, u8),
    Set(Value, u8),
    Double(Value),
    Halve(Value),
    Swap(Value, Value),
    /// One half of a swap between two cards.
    Exchange(Value, u8),
    Copy([u8; 5]),
}

impl Change {
    /// The values after it; a value never passes 255.
    fn apply(self, mut values: [u8; 5]) -> [u8; 5] {
        match self {
            Change::Add(value, n) => {
                values[value.index()] = values[value.index()].saturating_add(n);
            }
            Change::Sub(value, n) => {
                values[value.index()] = values[value.index()].saturating_sub(n);
            }
            Change::Set(value, n) | Change::Exchange(value, n) => values[value.index()] = n,
            // ES-4.4
            Change::Double(value) => {
                values[value.index()] = values[value.index()].saturating_mul(2);
            }
            Change::Halve(value) => values[value.index()] /= 2,
            Change::Swap(one, other) => values.swap(one.index(), other.index()),
            Change::Copy(copied) => values = copied,
        }
        values
    }

    /// Is it one that GT-86 takes back?
    fn lowers(self, own: [u8; 5]) -> bool {
        match self {
            Change::Sub(..) | Change::Halve(_) => true,
            Change::Set(value, n) => n < own[value.index()],
            _ => false,
        }
    }
}

impl Match {
    /// Changes own values for good.
    pub(crate) fn change(&mut self, slot: Slot, change: Change, log: &mut impl Log<Event>) {
        let body = self.body_mut(slot);
        let before = body.own;
        body.own = change.apply(before);
        if !change.lowers(before) {
            body.clean = change.apply(body.clean);
        }
        self.tell_values(slot, before, log);
    }

    fn tell_values(&self, slot: Slot, before: [u8; 5], log: &mut impl Log<Event>) {
        let after = self.body(slot).own;
        if before == after {
            return;
        }
        for value in Value::ALL {
            let (from, to) = (before[value.index()], after[value.index()]);
            if from != to {
                log.note(|| Event::ValueChanged {
                    spot: self.spot(slot),
                    value,
                    from,
                    to,
                });
            }
        }
    }

    /// GT-86
    pub(crate) fn cleanse(&mut self, slot: Slot, log: &mut impl Log<Event>) {
        let body = self.body_mut(slot);
        let before = body.own;
        body.own = body.clean;
        self.drop_marks(|mark| {
            mark.slot == slot && matches!(mark.effect, Effect::CannotAttack | Effect::Inhibited)
        });
        let spot = self.spot(slot);
        log.note(|| Event::Cleansed { spot });
        self.tell_values(slot, before, log);
    }

    /// Puts a timed effect on a card. Beyond what a match can reach, it is not kept.
    pub(crate) fn mark(&mut self, slot: Slot, effect: Effect, until: Until) {
        let _room = self.marks.push(Mark {
            slot,
            effect,
            until,
        });
    }

    pub(crate) fn drop_marks(&mut self, ended: impl Fn(&Mark) -> bool) {
        let mut i = 0;
        while i < self.marks.len() {
            if ended(&self.marks[i]) {
                self.marks.remove(i);
            } else {
                i += 1;
            }
        }
    }

    #[inline]
    pub(crate) fn has_mark(&self, slot: Slot, effect: Effect) -> bool {
        !self.marks.is_empty()
            && self
                .marks
                .iter()
                .any(|mark| mark.slot == slot && mark.effect == effect)
    }

    pub(crate) fn protect(&mut self, slot: Slot, until: Until, log: &mut impl Log<Event>) {
        self.mark(slot, Effect::Protected, until);
        let spot = self.spot(slot);
        log.note(|| Event::Shielded { spot });
    }

    /// ES-5.17: for the whole game.
    pub(crate) fn inhibit(&mut self, slot: Slot, log: &mut impl Log<Event>) {
        let piece = self.gift_piece(slot);
        self.state_mut(piece).set_inhibited();
        self.body_mut(slot).armed = 0;
        self.body_mut(slot).set_primed(false);
        let spot = self.spot(slot);
        log.note(|| Event::Inhibited {
            spot,
            lasting: true,
        });
    }

    /// ES-8.9.11: a Chimera is left with that one estro.
    pub(crate) fn change_estro(&mut self, slot: Slot, estro: Estro, log: &mut impl Log<Event>) {
        self.body_mut(slot).estri = Estri::one(estro);
        let spot = self.spot(slot);
        log.note(|| Event::EstroChanged { spot, estro });
        if estro != Estro::Granito {
            self.end_group(slot);
        }
    }

    /// A card is turned face-up by an attack or another's effect (ES-3.16).
    pub(crate) fn turn_up(&mut self, slot: Slot, log: &mut impl Log<Event>) {
        if self.body(slot).is_up() {
            return;
        }
        self.uncover(slot);
        let spot = self.spot(slot);
        log.note(|| Event::Shown { spot });
    }

    /// The card lies face-up from now on; a guardian comes last in the order of its side, and
    /// its gift waits (ES-8.6.6, ES-8.6.10).
    pub(crate) fn uncover(&mut self, slot: Slot) {
        let guardian = self.ship_of(slot).is_some();
        let waits = guardian && !self.active.is_machine();
        let body = self.body_mut(slot);
        body.set_up(true);
        body.set_put_down_now(false);
        if waits {
            body.set_gift_waits(true);
        }
        if guardian {
            self.move_last(slot);
        }
        let piece = self.body(slot).piece;
        self.forget_secret(piece);
    }

    fn move_last(&mut self, slot: Slot) {
        if let Some(place) = self.field.iter().position(|&other| other == slot) {
            self.field.remove(place);
            let _room = self.field.push(slot);
        }
    }

    /// GT-77: everybody has seen which card it is.
    pub(crate) fn turn_down(&mut self, slot: Slot, log: &mut impl Log<Event>) {
        if !self.can_turn_down(slot) {
            return;
        }
        let spot = self.spot(slot);
        let body = self.body_mut(slot);
        body.set_up(false);
        body.set_put_down_now(true);
        body.armed = 0;
        let piece = body.piece;
        for known in &mut self.known {
            known.insert(piece);
        }
        log.note(|| Event::TurnedDown { spot });
    }

    /// GT-74
    pub(crate) fn seize(
        &mut self,
        slot: Slot,
        frame: &GiftFrame,
        for_a_turn: bool,
        log: &mut impl Log<Event>,
    ) {
        let from = self.body(slot).controller();
        let home = self.body(slot).cell;
        let cell = match self.modes.frame {
            // ES-8.6.19
            Frame::Single if frame.controller.is_machine() => frame.cell,
            Frame::Single => Cell::WHOLE,
            // ES-8.8.11
            _ => self.body(slot).cell,
        };
        self.give(slot, frame.controller, cell, log);
        if for_a_turn {
            let until = self.end_of_this_turn();
            self.mark(slot, Effect::Borrowed(from, home.0), until);
        }
    }

    /// The card lies on another side from now on.
    fn give(&mut self, slot: Slot, to: Player, cell: Cell, log: &mut impl Log<Event>) {
        self.end_group(slot);
        let from = self.body(slot).controller();
        let body = self.body_mut(slot);
        if !body.is_chimera() {
            body.set_supports(None);
        }
        body.set_controller(to);
        body.cell = cell;
        body.armed = 0;
        self.note_gift(slot);
        let spot = self.spot(slot);
        log.note(|| Event::Seized { spot, from });
        self.watch_alarms(log);
    }

    /// Everything that ends now (ES-3.4, ES-3.25, ES-3.27).
    #[inline]
    pub(crate) fn expire(&mut self, now: Until, log: &mut impl Log<Event>) {
        if !self.marks.is_empty() {
            self.end_marks(now, log);
        }
    }

    fn end_marks(&mut self, now: Until, log: &mut impl Log<Event>) {
        let ends = |until: Until| match (until, now) {
            (
                Until::Start { player, round },
                Until::Start {
                    player: who,
                    round: at,
                },
            )
            | (
                Until::End { player, round },
                Until::End {
                    player: who,
                    round: at,
                },
            ) => player == who && round <= at,
            (Until::RoundEnd { round }, Until::RoundEnd { round: at }) => round <= at,
            _ => false,
        };
        let mut back: Pile<Mark, 8> = Pile::new();
        for mark in self.marks.iter() {
            if matches!(mark.effect, Effect::Borrowed(..)) && ends(mark.until) {
                let _room = back.push(*mark);
            }
        }
        self.drop_marks(|mark| ends(mark.until) && !matches!(mark.effect, Effect::Damage(_)));
        for mark in back.iter() {
            if let Effect::Borrowed(from, home) = mark.effect
                && self.on_field(mark.slot).is_some()
            {
                let cell = match self.modes.frame {
                    Frame::Single => Cell(home),
                    _ => self.body(mark.slot).cell,
                };
                self.give(mark.slot, from, cell, log);
            }
        }
    }
}
