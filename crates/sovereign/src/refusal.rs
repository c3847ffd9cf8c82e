//! Why an action cannot be taken: the same tests as the list of legal ones, one by one.

use crate::action::Action;
use crate::cards::{CardId, ClassId, Piece, Printed};
use crate::effect::{Trait, Trigger};
use crate::phase::Phase;
use crate::pieces::Area;
use crate::player::rival;
use crate::position::{Battle, Standing};
use crate::reason::Reason;
use crate::select::CardType;
use crate::work::Task;
use crate::zone::{Zone, ZoneSet};
use kernel::Seat;

impl Battle {
    pub(crate) fn examine(&self, seat: Seat, action: Action) -> Option<Reason> {
        if self.standing != Standing::Open {
            return Some(Reason::Over);
        }
        if !self.deciders().contains(seat) {
            return Some(Reason::NotYourDecision);
        }
        let mut legal = false;
        self.each_option(seat, &mut |option| legal |= option == action);
        if legal {
            return None;
        }
        Some(match self.tasks.last() {
            None if self.phase == Phase::Day => self.why_not_today(seat, action),
            None => match action {
                Action::Exchange(card) => Reason::NotInHand {
                    card: Printed(self.set.card(card)),
                },
                _ => Reason::NotAsked,
            },
            Some(Task::Combat) => self.why_not_in_combat(seat, action),
            Some(Task::PickUp(_)) => match action {
                Action::Activate => Reason::NoSnare,
                _ => Reason::NotAsked,
            },
            Some(Task::Pay { .. }) => match action {
                Action::Pay(_) => Reason::NoCrystal,
                _ => Reason::NotAsked,
            },
            _ => match action {
                Action::Done | Action::Pass | Action::Decline => Reason::MustChoose,
                Action::Haerian(_)
                | Action::Building(_)
                | Action::Cover(_)
                | Action::Zone(_)
                | Action::Card(_)
                | Action::Equipment { .. }
                | Action::Crystal { .. }
                | Action::Mode(_)
                | Action::Bottom(_)
                | Action::Top(_) => Reason::NotAChoice,
                _ => Reason::NotAsked,
            },
        })
    }

    fn why_not_today(&self, seat: Seat, action: Action) -> Reason {
        match action {
            Action::Play { card, at } => self.why_not_play(seat, card, at),
            Action::Move { from, to } => self.why_not_move(seat, from, to),
            Action::Fight { with, on } => self.why_not_attack(seat, with, on, false),
            Action::Raze { with, on } => self.why_not_attack(seat, with, on, true),
            Action::Strike(zone) => match self.why_not_combat(seat, zone) {
                Some(reason) => reason,
                None if self.residual(zone) == 0 => Reason::NoForce { zone },
                None => Reason::NotAtEnemyLine { zone },
            },
            Action::Access(card) => self.why_not_access(seat, card),
            Action::Vocation { class, number } => self.why_not_vocation(seat, class, number),
            _ => Reason::NotAsked,
        }
    }

    fn why_not_play(&self, seat: Seat, id: CardId, at: Option<Zone>) -> Reason {
        let printed = self.set.card(id);
        let card = Printed(printed);
        let Some(piece) = self.playable_copy(seat, id) else {
            return match self.find(Area::RealmsUp(seat), id) {
                Some(_) => Reason::OnlyPuppetsFromRealms { card },
                None => Reason::NotInHand { card },
            };
        };
        let cost = self.cost_of(seat, piece);
        if !self.can_pay(seat, cost) {
            return Reason::TooDear { card, cost };
        }
        if !self.can_pay_tribute(seat, piece) {
            return Reason::NoTribute { card };
        }
        match at {
            Some(zone) if printed.needs_zone() => self.why_not_there(seat, piece, zone),
            None if printed.needs_zone() => Reason::NeedsZone { card },
            Some(_) => Reason::NoZoneWanted { card },
            None => Reason::NothingToChoose { card },
        }
    }

    fn why_not_there(&self, seat: Seat, piece: Piece, zone: Zone) -> Reason {
        let card = self.card(piece);
        if card.card_type == CardType::Building {
            if ZoneSet::initial(rival(seat)).contains(zone) {
                Reason::EnemyInitialLine { zone }
            } else if self.built.contains(zone) {
                Reason::AlreadyBuilt { zone }
            } else {
                Reason::EnemyStandsThere { zone }
            }
        } else if card.facts.is(Trait::Vanguard) && !ZoneSet::home(seat).contains(zone) {
            Reason::NotHomeRows { zone }
        } else if !card.facts.is(Trait::Vanguard) && !ZoneSet::initial(seat).contains(zone) {
            Reason::NotInitialLine { zone }
        } else {
            Reason::ZoneTaken { zone }
        }
    }

    fn why_not_move(&self, seat: Seat, from: Zone, to: Zone) -> Reason {
        if !self.armies[seat.index()].contains(from) {
            return Reason::NoOwnHaerian { zone: from };
        }
        if self.unit(from).is_exhausted() {
            return Reason::Exhausted { zone: from };
        }
        if self.has(from, Trait::Rooted) {
            return Reason::Rooted { zone: from };
        }
        if !self.may_move(from) {
            return Reason::NoMoveLeft { zone: from };
        }
        if self.occupied().contains(to) {
            return Reason::ZoneTaken { zone: to };
        }
        Reason::OutOfReach { from, to }
    }

    /// Why a Haerian can take no combat action at all.
    fn why_not_combat(&self, seat: Seat, zone: Zone) -> Option<Reason> {
        if !self.armies[seat.index()].contains(zone) {
            return Some(Reason::NoOwnHaerian { zone });
        }
        let unit = self.unit(zone);
        if unit.is_exhausted() {
            return Some(Reason::Exhausted { zone });
        }
        if self.has(zone, Trait::Pacified) {
            return Some(Reason::Pacified { zone });
        }
        if self.may_fight(zone) {
            let bulwark = self.bulwarks_at(zone, seat).next();
            return bulwark.map(|zone| Reason::Bulwark { zone });
        }
        if unit.entered_now() && unit.combats <= 0 {
            return Some(Reason::JustEntered { zone });
        }
        Some(Reason::NoCombatLeft { zone })
    }

    fn why_not_attack(&self, seat: Seat, with: Zone, on: Zone, razes: bool) -> Reason {
        if let Some(reason) = self.why_not_combat(seat, with) {
            return reason;
        }
        if !with.adjacent().contains(on) {
            return Reason::NotAdjacent { with, on };
        }
        if !razes {
            return Reason::NoEnemy { zone: on };
        }
        if !self.built.contains(on) {
            Reason::NoBuilding { zone: on }
        } else if self.occupied().contains(on) {
            Reason::BuildingHeld { zone: on }
        } else {
            Reason::NoForce { zone: with }
        }
    }

    fn why_not_access(&self, seat: Seat, card: CardId) -> Reason {
        let printed = self.set.card(card);
        if self.find(Area::Hand(seat), card).is_none() {
            return Reason::NotInHand {
                card: Printed(printed),
            };
        }
        if printed.is_puppet() {
            return Reason::PuppetInAccess;
        }
        let (quota, used) = self.accesses(seat);
        Reason::NoAccess { quota, used }
    }

    fn why_not_vocation(&self, seat: Seat, class: ClassId, number: u8) -> Reason {
        if self.player(seat).vocations == 0 {
            return Reason::NoVocation;
        }
        let abilities = &self.set.class(class).abilities;
        match abilities.get(usize::from(number).wrapping_sub(1)) {
            Some(ability) if self.player(seat).classes.contains(class) => {
                if self.can_pay(seat, ability.cost) {
                    Reason::NothingForVocation
                } else {
                    Reason::VocationTooDear { cost: ability.cost }
                }
            }
            _ => Reason::NoSuchVocation,
        }
    }

    fn why_not_in_combat(&self, seat: Seat, action: Action) -> Reason {
        let Action::Use(id) = action else {
            return Reason::NotAsked;
        };
        let card = Printed(self.set.card(id));
        let Some(piece) = self.find(Area::Equipment(seat), id) else {
            return Reason::NoEquipment { card };
        };
        let ready = self
            .piles
            .iter::<Piece>(Area::Equipment(seat))
            .any(|other| self.printed_of(other) == id && !self.state(other).exhausted());
        if !ready {
            return Reason::EquipmentExhausted { card };
        }
        if self.facts(piece).has(Trigger::Usable) && !self.is_usable(seat, piece) {
            return Reason::NotUsable { card };
        }
        Reason::NoMoreEquipment
    }
}
