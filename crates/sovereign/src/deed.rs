//! What steps do to Haerian, Buildings and cards.

use crate::cards::Piece;
use crate::effect::{Damage, Place, Step, Trigger, Until};
use crate::event::{Event, Whither};
use crate::frame::Frame;
use crate::mark::{Lasts, Lying};
use crate::pieces::Area;
use crate::position::Battle;
use crate::scene::Target;
use crate::select::Selector;
use crate::trigger::Object;
use crate::zone::Zone;
use kernel::{Audience, Log, Seat, SeatSet};

impl Battle {
    /// Non-combat damage to one object of an instance.
    pub(crate) fn wound(&mut self, target: Target, amount: u8, log: &mut impl Log<Event>) -> bool {
        if amount == 0 {
            return false;
        }
        let suffered = self.suffer(target, amount, Damage::Effect);
        let (spot, left) = match target {
            Target::Haerian(zone) => (self.spot(zone), self.residual(zone)),
            Target::Building(zone) => (self.building_spot(zone), self.durability(zone)),
        };
        if suffered == 0 {
            log.note(|| Event::Prevented { spot });
            return true;
        }
        log.note(|| Event::Damaged {
            spot,
            amount: suffered,
            left,
        });
        if let Target::Haerian(zone) = target {
            self.fire_unit(zone, Trigger::Immolation, Object::NONE);
        }
        true
    }

    /// Looks at the top cards of the own Chronicles.
    pub(crate) fn look_at_top(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        let own = SeatSet::one(seat);
        log.tell(Audience::Except(own), || Event::LookedAt { seat, count });
        for _ in 0..count {
            let Some(piece) = self.next_card(seat) else {
                break;
            };
            self.piles.put_at_bottom(piece, Area::Aside(seat));
            self.state_mut(piece).set_known_to(seat);
            let card = self.printed(piece);
            log.tell(Audience::Only(own), || Event::LookedAtCard { seat, card });
        }
    }

    /// Says how much damage is gone.
    pub(crate) fn heal(&mut self, target: Target, most: u8, log: &mut impl Log<Event>) -> u8 {
        let (spot, damage) = match target {
            Target::Haerian(zone) => (self.spot(zone), &mut self.units[zone.index()].damage),
            Target::Building(zone) => (
                self.building_spot(zone),
                &mut self.structures[zone.index()].damage,
            ),
        };
        let amount = (*damage).min(most);
        *damage -= amount;
        if amount > 0 {
            log.note(|| Event::Healed { spot, amount });
        }
        amount
    }

    /// Does something to every Haerian the step selects. Says whether it did so to any.
    pub(crate) fn each_unit<L: Log<Event>>(
        &mut self,
        frame: &Frame,
        on: &Selector,
        step: &Step,
        mut each: impl FnMut(&mut Battle, Zone, &mut L) -> bool,
        log: &mut L,
    ) -> bool {
        if self.means_buildings(&frame.scene, on) {
            return false;
        }
        let zones = self.selected(frame, on, step);
        self.states_changed();
        let mut any = false;
        for zone in zones {
            any |= each(self, zone, log);
        }
        self.remember(zones);
        any
    }

    /// Puts an effect on every object the step selects.
    pub(crate) fn mark_each(
        &mut self,
        frame: &Frame,
        on: &Selector,
        step: &Step,
        effect: Lying,
        until: Until,
        log: &mut impl Log<Event>,
    ) -> bool {
        // SV-8.14
        if matches!(effect, Lying::Shield(0) | Lying::Force(0)) {
            return false;
        }
        let zones = self.selected(frame, on, step);
        let lasts = Lasts::of(until, frame.scene.controller);
        for target in self.targets(frame, on, step) {
            if !self.put_mark(target, effect, lasts) {
                continue;
            }
            let spot = match target {
                Target::Haerian(zone) => self.spot(zone),
                Target::Building(zone) => self.building_spot(zone),
            };
            log.note(|| match effect {
                Lying::Force(by) => Event::ForceChanged { spot, by, until },
                Lying::SetForce(to) => Event::ForceSet { spot, to, until },
                Lying::Shield(amount) => Event::Shielded {
                    spot,
                    amount,
                    until,
                },
                Lying::Immune(_) => Event::MadeImmune { spot, until },
                Lying::Armor(amount) => Event::Armored {
                    spot,
                    amount,
                    until,
                },
                Lying::Trait(flag) => Event::TraitGiven { spot, flag, until },
                Lying::Silence => Event::Silenced { spot, until },
                Lying::Direct(by) => Event::DirectChanged { spot, by, until },
            });
        }
        self.remember_targets(frame, on, zones);
        !zones.is_empty()
    }

    /// Objects leave the battlefield without dying.
    pub(crate) fn send_away(
        &mut self,
        frame: &Frame,
        on: &Selector,
        step: &Step,
        to: Whither,
        log: &mut impl Log<Event>,
    ) -> bool {
        let zones = self.selected(frame, on, step);
        for target in self.targets(frame, on, step) {
            let (spot, piece) = match target {
                Target::Haerian(zone) => (self.spot(zone), self.leave(zone)),
                Target::Building(zone) => (self.building_spot(zone), self.leave_building(zone)),
            };
            let owner = self.owner(piece);
            match to {
                Whither::Hand => self.take_up_openly(piece),
                Whither::Removed => self.piles.put_on_top(piece, Area::Removed),
                Whither::Realms => self.piles.put_on_top(piece, Area::RealmsUp(owner)),
                Whither::Afterlife => self.bury(piece),
                Whither::ChroniclesBottom => {
                    self.piles.put_at_bottom(piece, Area::Chronicles(owner));
                    self.state_mut(piece).set_known_to_all(owner);
                }
                Whither::ChroniclesTop => {
                    self.piles.put_on_top(piece, Area::Chronicles(owner));
                    self.state_mut(piece).set_known_to_all(owner);
                }
                Whither::ChroniclesShuffled => {
                    self.piles.put_on_top(piece, Area::Chronicles(owner));
                    self.shuffle_chronicles(owner);
                }
            }
            log.note(|| Event::LeftField { spot, to });
        }
        !zones.is_empty()
    }

    /// Puppets come from outside the game (SV-6.9, SV-6.10).
    pub(crate) fn generate(
        &mut self,
        seat: Seat,
        card: crate::cards::CardId,
        count: u8,
        at: Place,
        log: &mut impl Log<Event>,
    ) -> bool {
        let mut made = 0;
        for _ in 0..count {
            let Some(piece) = self.make_puppet(card, seat) else {
                break;
            };
            match at {
                Place::Hand => self.take_up_openly(piece),
                Place::Afterlife => self.bury(piece),
                _ => self.piles.put_on_top(piece, Area::RealmsUp(seat)),
            }
            made += 1;
        }
        if made > 0 {
            let sanctified = at == Place::Afterlife && card == self.set.soul;
            let card = crate::cards::Printed(self.set.card(card));
            let to = match at {
                Place::Hand => Whither::Hand,
                Place::Afterlife => Whither::Afterlife,
                _ => Whither::Realms,
            };
            log.note(|| match sanctified {
                true => Event::Sanctified { seat, count: made },
                false => Event::Generated {
                    seat,
                    card,
                    count: made,
                    to,
                },
            });
        }
        made > 0
    }

    pub(crate) fn shuffle_chronicles(&mut self, seat: Seat) {
        let area = Area::Chronicles(seat);
        self.piles.shuffle_into::<Piece>(area, area, &mut self.rng);
        for i in 0..self.states.len() {
            if self.piles.is_in(Piece(i as u8), area) {
                self.states[i].forget();
            }
        }
    }

    /// SPY, DISCARD `pick`: one player sees another's hand.
    pub(crate) fn show_hand(&mut self, of: Seat, to: Seat, log: &mut impl Log<Event>) {
        let seeing = SeatSet::one(to);
        log.tell(Audience::Except(seeing), || Event::HandSeen { to, of });
        for place in 0..self.piles.len(Area::Hand(of)) {
            let piece = self.hand(of).nth(place);
            if let Some(piece) = piece {
                self.state_mut(piece).set_known_to(to);
                let card = self.printed(piece);
                log.tell(Audience::Only(seeing), || Event::HandShown { to, of, card });
            }
        }
    }
}
