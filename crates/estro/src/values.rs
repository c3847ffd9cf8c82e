//! The three readings of a card's values (ES-4.1 to ES-4.6).

use crate::estri::{Estro, Value};
use crate::gift::{Condition, Kind, Template};
use crate::mark::Effect;
use crate::place::Slot;
use crate::position::Match;
use crate::tags::Tag;
use kernel::Pile;

/// The SilenceAuras at work (ES-5.21).
pub(crate) type Silencers = Pile<Slot, 8>;

impl Match {
    /// Is the gift inhibited by something other than a SilenceAura (ES-5.17)?
    #[inline]
    pub(crate) fn is_inhibited_itself(&self, slot: Slot) -> bool {
        self.state(self.gift_piece(slot)).inhibited()
            || (!self.marks.is_empty()
                && self
                    .marks
                    .iter()
                    .any(|mark| mark.slot == slot && mark.effect == Effect::Inhibited))
    }

    /// The SilenceAuras at work: the earlier wins (GT-71).
    pub(crate) fn silencers(&self) -> Silencers {
        let mut active = Silencers::new();
        if !self.index.concerns.silence() {
            return active;
        }
        for slot in self
            .slots()
            .filter(|&slot| self.index.statics.contains(slot))
        {
            let Some(gift) = self.gift_at(slot) else {
                continue;
            };
            if gift.number != 71
                || !self.body(slot).is_up()
                || self.is_inhibited_itself(slot)
                || self.silenced_by(&active, slot)
            {
                continue;
            }
            if let Template::Conditional { when, .. } = &gift.template
                && !self.holds(*when, slot, None)
            {
                continue;
            }
            if active.push(slot).is_err() {
                break;
            }
        }
        active
    }

    fn silenced_by(&self, silencers: &Silencers, slot: Slot) -> bool {
        silencers.iter().any(|&silencer| {
            let Some(Template::SilenceAura { filter }) =
                self.gift_at(silencer).map(|gift| gift.core())
            else {
                return false;
            };
            self.side_at(silencer) != self.side_at(slot)
                && self.same_field(silencer, slot)
                && self.fits_own(filter, slot)
                && !self.is_warded(slot, Tag::Silence)
        })
    }

    /// GT-54 against a tag. Wards come before everything else (ES-5.21).
    fn is_warded(&self, slot: Slot, tag: Tag) -> bool {
        self.body(slot).is_up()
            && !self.is_inhibited_itself(slot)
            && matches!(
                self.gift_at(slot).map(|gift| gift.core()),
                Some(Template::GiftWard { tags }) if tags.contains(tag)
            )
    }

    /// Is the gift in this place inhibited, whatever by?
    pub(crate) fn is_inhibited(&self, slot: Slot) -> bool {
        self.is_inhibited_itself(slot)
            || (self
                .gift_at(slot)
                .is_some_and(|gift| gift.kind == Kind::Always)
                && self.silenced_by(&self.silencers(), slot))
    }

    /// The STATIC template at work in this place.
    #[inline]
    pub(crate) fn static_gift(
        &self,
        slot: Slot,
        silencers: &Silencers,
    ) -> Option<&'static Template> {
        if !self.index.statics.contains(slot) || self.is_muted(slot) {
            return None;
        }
        let gift = self.gift_at(slot)?;
        if !self.body(slot).is_up()
            || self.is_inhibited_itself(slot)
            || (!silencers.is_empty() && self.silenced_by(silencers, slot))
        {
            return None;
        }
        match &gift.template {
            Template::Conditional { when, then } => {
                self.holds(*when, slot, None).then_some(&**then)
            }
            template => Some(template),
        }
    }

    /// The same, looking for SilenceAuras only if there is something to silence.
    #[inline]
    pub(crate) fn static_gift_at(&self, slot: Slot) -> Option<&'static Template> {
        if self.index.statics.contains(slot) {
            self.static_gift(slot, &self.silencers())
        } else {
            None
        }
    }

    /// Own values; a face-down card has none (ES-3.14).
    #[inline]
    pub(crate) fn own(&self, slot: Slot) -> [u8; 5] {
        let body = self.body(slot);
        if body.is_up() { body.own } else { [0; 5] }
    }

    pub(crate) fn own_tot(&self, slot: Slot) -> u16 {
        sum(self.own(slot)) + 5 * u16::from(self.body(slot).tokens)
    }

    /// Current values (ES-4.3 steps 1 to 4).
    pub(crate) fn current(&self, slot: Slot) -> [u8; 5] {
        let body = self.body(slot);
        if !body.is_up() {
            return [0; 5];
        }
        let with_zone = self.in_zone(slot);
        if self.index.statics.is_empty() && self.marks.is_empty() {
            return with_zone;
        }
        let mut change = [0i16; 5];
        let silencers = self.silencers();
        for source in self.index.statics {
            if let Some(template) = self.static_gift(source, &silencers) {
                self.add_aura(template, source, slot, &mut change);
            }
        }
        let mut values = [0u8; 5];
        for (i, value) in values.iter_mut().enumerate() {
            *value = (i16::from(with_zone[i]) + change[i]).clamp(0, 255) as u8;
        }
        for mark in self.marks.iter().filter(|mark| mark.slot == slot) {
            match mark.effect {
                Effect::More(value, more) => {
                    let value = &mut values[value.index()];
                    *value = value.saturating_add(more);
                }
                Effect::Swapped(one, other) => values.swap(one.index(), other.index()),
                _ => {}
            }
        }
        values
    }

    /// Own values with the passives of zones (ES-6.3, ES-8.8.4).
    fn in_zone(&self, slot: Slot) -> [u8; 5] {
        let body = self.body(slot);
        let mut values = body.own;
        let mut add = |estro: Estro| {
            if self.zone_reaches(estro.zone(), slot) {
                let value = &mut values[estro.value().index()];
                *value = value.saturating_add(2);
            }
        };
        add(body.estri.first());
        if let Some(second) = body.estri.second() {
            add(second);
        }
        values
    }

    fn add_aura(&self, template: &Template, source: Slot, slot: Slot, change: &mut [i16; 5]) {
        let mut add = |stat: crate::gift::Stat, amount: i16| {
            change[stat.of(self.estro_at(slot)).index()] += amount;
        };
        let ally = || self.side_at(source) == self.side_at(slot) && self.same_field(source, slot);
        match *template {
            Template::AuraAllies {
                value,
                amount,
                ref filter,
                this_too,
            } if (source != slot || this_too) && ally() && self.fits_own(filter, slot) => {
                add(value, i16::from(amount));
            }
            Template::AuraEnemies {
                value,
                amount,
                ref filter,
            } if self.side_at(source) != self.side_at(slot)
                && self.same_field(source, slot)
                && self.fits_own(filter, slot)
                && !self.is_warded(slot, Tag::Debuff) =>
            {
                add(value, -i16::from(amount));
            }
            _ if source != slot => {}
            Template::PackBonus {
                value,
                amount,
                ref filter,
                cap,
            } => {
                let pack = self.slots_of(self.side_at(slot)).filter(|&other| {
                    other != slot && self.same_field(slot, other) && self.fits_own(filter, other)
                });
                add(
                    value,
                    (pack.count() as i16 * i16::from(amount)).min(cap.into()),
                );
            }
            Template::LoneBonus { value, amount } => {
                let mut others = self.slots_of(self.side_at(slot));
                if !others.any(|other| other != slot && self.same_field(slot, other)) {
                    add(value, i16::from(amount));
                }
            }
            Template::ZoneBond {
                zone,
                value,
                amount,
            } if self.zone_reaches(zone, slot) => {
                add(value, i16::from(amount));
            }
            Template::RoundSurge {
                round,
                value,
                amount,
            } if self.round >= round => {
                add(value, i16::from(amount));
            }
            _ => {}
        }
    }

    /// Current TOT (ES-4.6).
    pub(crate) fn current_tot(&self, slot: Slot) -> u16 {
        if !self.body(slot).is_up() {
            return 0;
        }
        sum(self.current(slot)) + 5 * u16::from(self.body(slot).tokens)
    }

    pub(crate) fn current_primary(&self, slot: Slot) -> u8 {
        self.current(slot)[self.estro_at(slot).value().index()]
    }

    /// Does a condition hold (ES-5.8)? `other` is the other card of a clash.
    pub(crate) fn holds(&self, condition: Condition, slot: Slot, other: Option<Slot>) -> bool {
        let body = self.body(slot);
        let side = self.side_at(slot);
        let count = |side, of: crate::estri::EstroSet| {
            self.slots_of(side)
                .filter(|&card| {
                    let card_body = self.body(card);
                    card != slot
                        && card_body.is_up()
                        && self.same_field(slot, card)
                        && card_body.estri.set().meets(of)
                })
                .count()
        };
        let cards = |side| {
            self.slots_of(side)
                .filter(|&card| self.same_field(slot, card))
                .count()
        };
        match condition {
            Condition::ZoneIs(zone) => self.zone_reaches(zone, slot),
            Condition::RoundAtLeast(round) => self.round >= round,
            Condition::Allies { of, at_least } => count(side, of) >= at_least as usize,
            Condition::Enemies { of, at_least } => count(side.other(), of) >= at_least as usize,
            Condition::FewerCards => cards(side) < cards(side.other()),
            Condition::MoreCards => cards(side) > cards(side.other()),
            Condition::HandAtMost(most) => self.hand_len(body.controller()) <= most as usize,
            Condition::IncineratorAtLeast(least) => {
                self.piles.len(self.incinerator(body.controller())) >= least as usize
            }
            Condition::OwnTotLess => {
                other.is_some_and(|other| self.current_tot(slot) < self.current_tot(other))
            }
            Condition::OpponentEstroIs(estro) => other.is_some_and(|other| {
                self.on_field(other).is_some() && self.clash_estro(other) == estro
            }),
            Condition::FirstAttackThisTurn => self.attacks_this_turn() == 1,
            Condition::DestroyedByAttack => matches!(
                self.dying(slot),
                Some(doom) if doom.cause == crate::event::Cause::Attack
            ),
            Condition::WasFaceDown => {
                self.is_just_flipped(slot) || self.dying(slot).is_some_and(|doom| doom.was_down)
            }
        }
    }
}

pub(crate) fn sum(values: [u8; 5]) -> u16 {
    values.iter().map(|&value| u16::from(value)).sum()
}

/// The places of the highest and the lowest value, the first of equal ones (QO-21).
pub(crate) fn extremes(values: [u8; 5]) -> (Value, Value) {
    let mut high = Value::Atk;
    let mut low = Value::Atk;
    for value in Value::ALL {
        if values[value.index()] > values[high.index()] {
            high = value;
        }
        if values[value.index()] < values[low.index()] {
            low = value;
        }
    }
    (high, low)
}
