//! Which objects and cards an effect means, how much, and whether (SV-8.8, SV-8.11).

use crate::cards::{Card, Piece};
use crate::effect::{Trait, Trigger};
use crate::pieces::Area;
use crate::player::rival;
use crate::position::Battle;
use crate::scene::{Origin, Scene, Target};
use crate::select::{CardGroup, Filter, Group, Keyword, Pick, Reference, Selector, Who};
use crate::value::{Bound, Condition, Quantity, Value};
use crate::zone::{Zone, ZoneSet};
use kernel::Seat;

impl Battle {
    /// Is the object one that the selector means, choices aside?
    pub(crate) fn selects(&self, scene: &Scene, selector: &Selector, target: Target) -> bool {
        match selector {
            Selector::Named(Reference::That) => match target {
                Target::Haerian(zone) => self.unit(zone).is_that(),
                Target::Building(_) => false,
            },
            Selector::Named(reference) => self.refer(scene, *reference) == Some(target),
            Selector::Of { group, filter, .. } => match target {
                Target::Haerian(zone) => {
                    self.group(scene, *group).contains(zone)
                        && *group != Group::Building
                        && self.unit_fits(scene, filter, zone)
                }
                Target::Building(zone) => {
                    *group == Group::Building && self.structure_fits(scene, filter, zone)
                }
            },
        }
    }

    /// The zones of a group's members.
    fn group(&self, scene: &Scene, group: Group) -> ZoneSet {
        let own = scene.controller.index();
        match group {
            Group::Ally => self.armies[own],
            Group::Enemy => self.armies[1 - own],
            Group::Haerian => self.occupied(),
            Group::Building => self.built,
        }
    }

    /// The zones whose Haerian or Buildings the selector means, wards included for choices.
    pub(crate) fn candidates(&self, scene: &Scene, selector: &Selector) -> ZoneSet {
        let mut zones = ZoneSet::EMPTY;
        match selector {
            Selector::Named(Reference::That) => {
                for zone in self.occupied() {
                    if self.unit(zone).is_that() {
                        zones.insert(zone);
                    }
                }
            }
            Selector::Named(reference) => {
                if let Some(target) = self.refer(scene, *reference) {
                    zones.insert(target.zone());
                }
            }
            Selector::Of {
                pick,
                group,
                filter,
            } => {
                let chosen = *pick != Pick::All;
                for zone in self.group(scene, *group) {
                    let fits = match group {
                        Group::Building => self.structure_fits(scene, filter, zone),
                        _ => {
                            self.unit_fits(scene, filter, zone)
                                && !(chosen && self.is_warded_from(zone, scene.controller))
                        }
                    };
                    if fits {
                        zones.insert(zone);
                    }
                }
            }
        }
        zones
    }

    /// Is there one that the selector means, wards included for choices?
    pub(crate) fn any_candidate(&self, scene: &Scene, selector: &Selector) -> bool {
        let Selector::Of {
            pick,
            group,
            filter,
        } = selector
        else {
            return !self.candidates(scene, selector).is_empty();
        };
        let chosen = *pick != Pick::All;
        let mut members = self.group(scene, *group);
        members.any(|zone| match group {
            Group::Building => self.structure_fits(scene, filter, zone),
            _ => {
                self.unit_fits(scene, filter, zone)
                    && !(chosen && self.is_warded_from(zone, scene.controller))
            }
        })
    }

    /// SV-8.8
    #[inline]
    fn is_warded_from(&self, zone: Zone, seat: Seat) -> bool {
        self.armies[rival(seat).index()].contains(zone) && self.has(zone, Trait::Warded)
    }

    /// Does the selector mean Buildings?
    pub(crate) fn means_buildings(&self, scene: &Scene, selector: &Selector) -> bool {
        match selector {
            Selector::Named(reference) => {
                matches!(self.refer(scene, *reference), Some(Target::Building(_)))
            }
            Selector::Of { group, .. } => *group == Group::Building,
        }
    }

    #[inline(always)]
    pub(crate) fn unit_fits(&self, scene: &Scene, filter: &Filter, zone: Zone) -> bool {
        let asks = &filter.asks;
        asks.fitting
            .contains(self.printed_of(self.unit(zone).piece))
            && (!asks.place || self.place_fits(scene, filter, zone))
            && (!asks.state || self.state_fits(scene, filter, zone))
    }

    fn state_fits(&self, scene: &Scene, filter: &Filter, zone: Zone) -> bool {
        let unit = self.unit(zone);
        let force = || self.residual(zone);
        !(filter.other && self.is_self(scene, zone))
            && filter.force_at_most.is_none_or(|most| force() <= most)
            && filter.force_at_least.is_none_or(|least| force() >= least)
            && (!filter.damaged || unit.damage > 0)
            && (!filter.exhausted || unit.is_exhausted())
            && !filter.vacant
            && filter
                .keyword
                .is_none_or(|keyword| self.unit_has_keyword(zone, keyword))
    }

    /// Is the Haerian here the source, or the bearer of the source Equipment?
    fn is_self(&self, scene: &Scene, zone: Zone) -> bool {
        match scene.origin {
            Origin::Equipment => self.combatant(scene.controller) == Some(zone),
            Origin::Haerian => {
                let unit = self.unit(zone);
                unit.piece == scene.source.piece && unit.entry == scene.source.entry
            }
            _ => false,
        }
    }

    fn unit_has_keyword(&self, zone: Zone, keyword: Keyword) -> bool {
        if keyword == Keyword::Bulwark {
            return self.has(zone, Trait::Bulwark);
        }
        let unit = self.unit(zone);
        !unit.is_silenced() && has_keyword(self.card(unit.piece), keyword)
    }

    fn structure_fits(&self, scene: &Scene, filter: &Filter, zone: Zone) -> bool {
        let structure = self.structure(zone);
        let force = || self.durability(zone);
        let is_self = scene.origin == Origin::Building && scene.source.zone == zone;
        self.place_fits(scene, filter, zone)
            && !(filter.other && is_self)
            && filter.force_at_most.is_none_or(|most| force() <= most)
            && filter.force_at_least.is_none_or(|least| force() >= least)
            && (!filter.damaged || structure.damage > 0)
            && !filter.exhausted
            && (!filter.vacant || !self.occupied().contains(zone))
            && filter
                .keyword
                .is_none_or(|keyword| has_keyword(self.card(structure.piece), keyword))
            && filter
                .asks
                .fitting
                .contains(self.printed_of(structure.piece))
    }

    fn place_fits(&self, scene: &Scene, filter: &Filter, zone: Zone) -> bool {
        let from = || self.reference_zone(scene);
        (!filter.adjacent || from().is_some_and(|from| from.adjacent().contains(zone)))
            && (!filter.same_column || from().is_some_and(|from| from.column() == zone.column()))
            && filter
                .row
                .is_none_or(|rows| Battle::rows(rows, scene.controller).contains(zone))
    }

    /// Does a card off the battlefield fit? What only an object on it can be does not.
    pub(crate) fn card_fits(&self, _scene: &Scene, filter: &Filter, piece: Piece) -> bool {
        let asks = &filter.asks;
        if !asks.fitting.contains(self.printed_of(piece)) || asks.place {
            return false;
        }
        if !asks.state {
            return true;
        }
        let card = self.card(piece);
        !filter.damaged
            && !filter.vacant
            && (!filter.exhausted || self.state(piece).exhausted())
            && filter.force_at_most.is_none_or(|most| card.force <= most)
            && filter
                .force_at_least
                .is_none_or(|least| card.force >= least)
            && filter
                .keyword
                .is_none_or(|keyword| has_keyword(card, keyword))
    }

    /// Where the cards of a group lie.
    pub(crate) fn area_of(group: CardGroup, seat: Seat) -> Area {
        match group {
            CardGroup::Hand => Area::Hand(seat),
            CardGroup::Afterlife => Area::Afterlife(seat),
            CardGroup::OpponentAfterlife => Area::Afterlife(rival(seat)),
            CardGroup::Chronicles => Area::Chronicles(seat),
            CardGroup::RealmsUp => Area::RealmsUp(seat),
            CardGroup::RealmsDown => Area::RealmsDown(seat),
        }
    }

    /// How much (SV-8.11).
    pub(crate) fn amount(&self, scene: &Scene, value: &Value) -> i8 {
        let seat = |who: Who| match who {
            Who::Opponent => rival(scene.controller),
            _ => scene.controller,
        };
        let counted = match &value.of {
            Quantity::Number(number) => return *number,
            Quantity::Objects(group, filter) => {
                let members = self.group(scene, *group);
                let fits = |&zone: &Zone| match group {
                    Group::Building => self.structure_fits(scene, filter, zone),
                    _ => self.unit_fits(scene, filter, zone),
                };
                members.filter(fits).count()
            }
            Quantity::Cards(group, filter) => {
                let area = Battle::area_of(*group, scene.controller);
                let pieces = self.piles.iter::<Piece>(area);
                pieces
                    .filter(|&piece| self.card_fits(scene, filter, piece))
                    .count()
            }
            Quantity::Force(reference) => match self.refer(scene, *reference) {
                Some(Target::Haerian(zone)) => usize::from(self.residual(zone)),
                Some(Target::Building(zone)) => usize::from(self.durability(zone)),
                None => 0,
            },
            Quantity::Missing(who) => 10usize.saturating_sub(self.covers_of(seat(*who))),
            Quantity::Hand(who) => self.piles.len(Area::Hand(seat(*who))),
            Quantity::Crystals(who, colour) => {
                let player = self.player(seat(*who));
                match colour {
                    None => usize::from(player.crystals()),
                    Some(colour) => {
                        usize::from(player.ready[colour.index()] + player.exhausted[colour.index()])
                    }
                }
            }
        };
        let most = value.at_most.unwrap_or(i8::MAX as u8).min(i8::MAX as u8);
        let amount = counted.min(usize::from(most)) as i8;
        if value.minus { -amount } else { amount }
    }

    #[inline]
    pub(crate) fn all_hold(&self, scene: &Scene, conditions: &[Condition]) -> bool {
        conditions
            .iter()
            .all(|condition| self.holds(scene, condition))
    }

    pub(crate) fn holds(&self, scene: &Scene, condition: &Condition) -> bool {
        match condition {
            Condition::Attacking | Condition::Defending => {
                let attacking = matches!(condition, Condition::Attacking);
                let role = self
                    .combat
                    .as_ref()
                    .is_some_and(|combat| (combat.aggressor == scene.controller) == attacking);
                let fights = match scene.origin {
                    Origin::Equipment => true,
                    _ => self.combatant(scene.controller) == self.whereabouts(scene.source),
                };
                role && fights
            }
            Condition::StandsIn(rows) => self
                .reference_zone(scene)
                .is_some_and(|zone| Battle::rows(*rows, scene.controller).contains(zone)),
            Condition::StandsOnBuilding => self
                .reference_zone(scene)
                .is_some_and(|zone| self.built.contains(zone)),
            Condition::Is(reference, filter) => self.is(scene, *reference, filter),
            Condition::Amount(value, bound) => {
                let amount = i16::from(self.amount(scene, value));
                match *bound {
                    Bound::AtLeast(least) => amount >= i16::from(least),
                    Bound::AtMost(most) => amount <= i16::from(most),
                    Bound::Exactly(number) => amount == i16::from(number),
                }
            }
        }
    }

    /// A condition on an object; on one that has died by what was last known of it.
    fn is(&self, scene: &Scene, reference: Reference, filter: &Filter) -> bool {
        match self.refer(scene, reference) {
            Some(Target::Haerian(zone)) => self.unit_fits(scene, filter, zone),
            Some(Target::Building(zone)) => self.structure_fits(scene, filter, zone),
            None => {
                let known = match reference {
                    Reference::It => scene.it,
                    Reference::This if scene.origin == Origin::Haerian => scene.source,
                    _ => return false,
                };
                known.piece != crate::trigger::Object::NONE.piece
                    && self.remembered_fits(scene, filter, known)
            }
        }
    }

    /// Last-known information (SV-8.11).
    fn remembered_fits(
        &self,
        scene: &Scene,
        filter: &Filter,
        object: crate::trigger::Object,
    ) -> bool {
        self.place_fits(scene, filter, object.zone)
            && filter.force_at_most.is_none_or(|most| object.force <= most)
            && filter
                .force_at_least
                .is_none_or(|least| object.force >= least)
            && !filter.vacant
            && filter
                .keyword
                .is_none_or(|keyword| has_keyword(self.card(object.piece), keyword))
            && filter.asks.fitting.contains(self.printed_of(object.piece))
    }
}

fn has_keyword(card: &Card, keyword: Keyword) -> bool {
    let on = |trigger: Trigger| card.facts.has(trigger);
    match keyword {
        Keyword::Base => card.base,
        Keyword::Legion => card.legion.is_some(),
        Keyword::Glimmer => card.glimmer,
        Keyword::Bulwark => card.bulwark,
        Keyword::Intervention => on(Trigger::Intervention),
        Keyword::Testament => on(Trigger::Testament),
        Keyword::Assault => on(Trigger::Assault),
        Keyword::Immolation => on(Trigger::Immolation),
        Keyword::Snare => on(Trigger::Snare),
        Keyword::Tribute => on(Trigger::Tribute),
        Keyword::Germinate => card.facts.germinates,
        Keyword::Sanctify => card.facts.sanctifies,
    }
}
