//! What the turn player may do by day (SV-4.8).

use crate::action::Action;
use crate::card_bits::CardBits;
use crate::cards::Piece;
use crate::cost::{Price, Purse};
use crate::effect::{Ability, Trait};
use crate::facts::Matters;
use crate::pieces::Area;
use crate::player::rival;
use crate::position::Battle;
use crate::scene::Scene;
use crate::select::CardType;
use crate::unit::Unit;
use crate::zone::{Zone, ZoneSet};
use kernel::Seat;

/// Is the trait among these?
#[inline]
const fn among(traits: u16, flag: Trait) -> bool {
    traits & 1 << flag as u32 != 0
}

impl Unit {
    /// Has it moves left (SV-4.6)?
    #[inline]
    fn can_move(&self, traits: u16) -> bool {
        let strider = i8::from(among(traits, Trait::Strider));
        !self.is_exhausted() && self.moves < 1 + strider && !among(traits, Trait::Rooted)
    }

    /// Has it combat actions left (SV-4.6)?
    #[inline]
    fn can_fight(&self, traits: u16) -> bool {
        let settled = !self.entered_now() || among(traits, Trait::Swift);
        !self.is_exhausted() && self.combats < i8::from(settled) && !among(traits, Trait::Pacified)
    }
}

impl Battle {
    pub(crate) fn each_day_option(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        let purse = self.purse(seat);
        self.each_play(seat, purse, each);
        let front = self.front(seat);
        for zone in self.armies[seat.index()] {
            let unit = self.unit(zone);
            let traits = self.traits(zone);
            if unit.can_move(traits) {
                (self.reach(zone, traits)).for_each(|to| each(Action::Move { from: zone, to }));
            }
            if front.contains(zone) && unit.can_fight(traits) {
                self.each_attack(seat, zone, each);
            }
        }
        if self.may_access(seat) {
            self.each_card(
                Area::Hand(seat),
                |piece| !self.facts(piece).is_puppet,
                |card| each(Action::Access(card)),
            );
        }
        self.each_vocation(seat, purse, each);
        each(Action::End);
    }

    fn each_play(&self, seat: Seat, purse: Purse, each: &mut impl FnMut(Action)) {
        if purse.total() < self.set.facts.least && !self.has_changed_costs() {
            return;
        }
        // Copies of a card are one choice, and so is a Puppet in hand and in the Realms.
        let mut seen = CardBits::default();
        for piece in self.hand(seat) {
            let card = self.printed_of(piece);
            if self.may_afford(piece, purse) && !seen.contains(card) {
                seen.insert(card);
                self.offer_play(seat, piece, each);
            }
        }
        for piece in self.piles.iter::<Piece>(Area::RealmsUp(seat)) {
            let card = self.printed_of(piece);
            if self.facts(piece).is_puppet && self.may_afford(piece, purse) && !seen.contains(card)
            {
                seen.insert(card);
                self.offer_play(seat, piece, each);
            }
        }
    }

    fn offer_play(&self, seat: Seat, piece: Piece, each: &mut impl FnMut(Action)) {
        if !self.is_playable(seat, piece) {
            return;
        }
        let card = self.printed_of(piece);
        if matches!(
            self.facts(piece).card_type,
            CardType::Haerian | CardType::Building
        ) {
            for zone in self.zones_for(seat, piece) {
                let at = Some(zone);
                each(Action::Play { card, at });
            }
        } else {
            each(Action::Play { card, at: None });
        }
    }

    /// Moves the Haerian here has left.
    pub(crate) fn may_move(&self, zone: Zone) -> bool {
        self.unit(zone).can_move(self.traits(zone))
    }

    /// May the Haerian here take a combat action?
    pub(crate) fn may_fight(&self, zone: Zone) -> bool {
        self.unit(zone).can_fight(self.traits(zone))
    }

    /// SV-4.11
    fn reach(&self, zone: Zone, traits: u16) -> ZoneSet {
        let mut zones = zone.adjacent();
        if among(traits, Trait::Diagonal) {
            zones = zones.or(zone.diagonal());
        }
        if among(traits, Trait::Leap) {
            zones = zones.or(zone.leap());
        }
        self.free(zones)
    }

    /// The zones from where something can be attacked.
    fn front(&self, seat: Seat) -> ZoneSet {
        let enemy = rival(seat);
        let ruins = self.free(self.built);
        let targets = self.armies[enemy.index()].or(ruins);
        targets.neighbours().or(ZoneSet::initial(enemy))
    }

    fn each_attack(&self, seat: Seat, with: Zone, each: &mut impl FnMut(Action)) {
        let near = with.adjacent();
        let enemies = near.and(self.armies[rival(seat).index()]);
        let ruins = self.free(near.and(self.built));
        let at_the_gate = ZoneSet::initial(rival(seat)).contains(with);
        let bulwarks = self.bulwarks_at(with, seat);
        if !bulwarks.is_empty() {
            bulwarks.for_each(|on| each(Action::Fight { with, on }));
            return;
        }
        enemies.for_each(|on| each(Action::Fight { with, on }));
        // R46
        if (!at_the_gate && ruins.is_empty()) || self.residual(with) == 0 {
            return;
        }
        ruins.for_each(|on| each(Action::Raze { with, on }));
        if at_the_gate {
            each(Action::Strike(with));
        }
    }

    /// How many accesses the missing face-down cards allow, and how many are used (SV-4.12).
    pub(crate) fn accesses(&self, seat: Seat) -> (u8, u8) {
        let quota = self.quota(seat);
        let pieces = self.piles.iter::<Piece>(Area::RealmsUp(seat));
        let used = pieces.filter(|&piece| !self.facts(piece).is_puppet).count();
        (quota, used as u8)
    }

    fn quota(&self, seat: Seat) -> u8 {
        let missing = 10usize.saturating_sub(self.covers_of(seat)) as i16;
        (missing / 2 + self.quota_bonus(seat)).clamp(0, 99) as u8
    }

    pub(crate) fn may_access(&self, seat: Seat) -> bool {
        // Most of the time no two face-down cards are missing.
        if self.covers_of(seat) > 8 && !self.governed.meets(Matters::REALMS) {
            return false;
        }
        let quota = self.quota(seat);
        let used = self.piles.len(Area::RealmsUp(seat));
        // Counted only where it matters: Puppets are among them.
        (used < usize::from(quota) || self.accesses(seat).1 < quota)
            && self.hand(seat).any(|piece| !self.facts(piece).is_puppet)
    }

    fn each_vocation(&self, seat: Seat, purse: Purse, each: &mut impl FnMut(Action)) {
        let player = self.player(seat);
        if player.vocations == 0 {
            return;
        }
        let scene = self.scene_of_class(seat);
        for class in player.classes.iter() {
            for (number, ability) in (1..).zip(&self.set.class(class).abilities) {
                if Price::of(ability.cost).is_met_by(purse) && self.may_begin(&scene, ability) {
                    each(Action::Vocation { class, number });
                }
            }
        }
    }

    /// Do its conditions hold, and is there something to choose for its first step?
    fn may_begin(&self, scene: &Scene, ability: &Ability) -> bool {
        self.all_hold(scene, &ability.when)
            && (ability.steps.first()).is_none_or(|step| self.can_begin(scene, step))
    }
}
