//! Single Player: objects, received and used (ES-8.6.16, ES-8.7.2).

use crate::action::Action;
use crate::body::Estri;
use crate::cards::Piece;
use crate::change::Change;
use crate::estri::Estro;
use crate::event::Ending;
use crate::event::{Cause, Entry, Event};
use crate::gift::Kind;
use crate::mark::Effect;
use crate::mode::Frame;
use crate::pieces::Area;
use crate::place::{Cell, Slot};
use crate::player::Player;
use crate::player::Side;
use crate::position::{Match, Standing};
use crate::ships::{Object, Ship};
use crate::work::{Progress, Task};
use kernel::{Audience, Log, SeatSet};

const HUMAN: Player = Player::from_index(0);
const INVENTORY: u32 = 3;

impl Match {
    pub(crate) fn holds_object(&self, object: Object) -> bool {
        self.objects & (1 << object as u32) != 0
    }

    pub(crate) fn held_objects(&self) -> impl Iterator<Item = Object> + '_ {
        let all: &[Object] = if self.objects == 0 { &[] } else { &Object::ALL };
        all.iter()
            .copied()
            .filter(|&object| self.holds_object(object))
    }

    /// ES-8.6.16: one not received before, in every third round.
    pub(crate) fn receive_object(&mut self, log: &mut impl Log<Event>) {
        let left = 25 - self.received.count_ones() as usize;
        if !self.round.is_multiple_of(3) || left == 0 {
            return;
        }
        let index = self.chance(left);
        let object = Object::ALL
            .into_iter()
            .filter(|&object| self.received & (1 << object as u32) == 0)
            .nth(index);
        if let Some(object) = object {
            self.received |= 1 << object as u32;
            self.objects |= 1 << object as u32;
            log.note(|| Event::ObjectReceived { object });
        }
    }

    /// Are there more than the human can carry?
    #[inline]
    pub(crate) fn must_drop_object(&self) -> bool {
        self.modes.frame == Frame::Single && self.objects.count_ones() > INVENTORY
    }

    pub(crate) fn drop_object(&mut self, object: Object, log: &mut impl Log<Event>) {
        self.objects &= !(1 << object as u32);
        log.note(|| Event::ObjectDropped { object });
    }

    pub(crate) fn spend_object(&mut self, object: Object, log: &mut impl Log<Event>) {
        self.objects &= !(1 << object as u32);
        log.note(|| Event::ObjectUsed { object });
    }

    /// Would the object do something in MAIN now?
    pub(crate) fn is_object_useful(&self, object: Object) -> bool {
        let mut any = match object {
            Object::SupplyDrop => !self.piles.is_empty(Area::Deck(HUMAN)),
            Object::SecondWind | Object::StaticBurst => true,
            _ => false,
        };
        self.each_object_option(object, None, &mut |_| any = true);
        any
    }

    /// What an object can be used on.
    pub(crate) fn each_object_option(
        &self,
        object: Object,
        first: Option<Slot>,
        each: &mut impl FnMut(Action),
    ) {
        let ships = |each: &mut dyn FnMut(Action), passes: &dyn Fn(Ship) -> bool| {
            for ship in Ship::ALL {
                if self.ships[ship.index()].shields > 0 && passes(ship) {
                    each(Action::Ship(ship));
                }
            }
        };
        let targets = |each: &mut dyn FnMut(Action), passes: &dyn Fn(Slot) -> bool| {
            for slot in self.slots() {
                if passes(slot) {
                    each(Action::Target(slot));
                }
            }
        };
        let own = |slot: Slot| self.body(slot).controller() == HUMAN;
        let own_up = |slot: Slot| own(slot) && self.body(slot).is_up();
        let guardian_up = |slot: Slot| !own(slot) && self.body(slot).is_up();
        match object {
            Object::IonLance => ships(each, &|ship| self.is_exposed(ship)),
            Object::BreachCharge => {
                ships(each, &|ship| self.ships[ship.index()].shields > 1);
            }
            Object::ScannerDrone => targets(each, &|slot| {
                !own(slot) && !self.body(slot).is_up() && Some(slot) != first
            }),
            Object::DeepScan => ships(each, &|ship| {
                self.guardians_of(ship).any(|slot| !self.body(slot).is_up())
            }),
            Object::Jammer => ships(each, &|ship| self.ships[ship.index()].alarm > 0),
            Object::AlarmCutter => ships(each, &|ship| !self.ships[ship.index()].alarm_stopped),
            Object::SalvageClaw | Object::StasisPod => {
                self.each_card_in(Area::Incinerator(HUMAN), each, |_| true);
            }
            Object::AegisField | Object::LureBeacon | Object::RecallTether => {
                targets(each, &own);
            }
            Object::Overclock | Object::TwinLink => targets(each, &own_up),
            Object::EstroPrism => targets(each, &own_up),
            Object::GravityNet | Object::Solvent => targets(each, &guardian_up),
            Object::NullSignal => targets(each, &|slot| {
                guardian_up(slot) && self.gift_at(slot).is_some()
            }),
            Object::MemoryShard => targets(each, &|slot| {
                own_up(slot)
                    && self.state(self.gift_piece(slot)).gift_used()
                    && self
                        .gift_at(slot)
                        .is_some_and(|gift| gift.kind == Kind::Once)
            }),
            Object::VoidGrenade => targets(each, &|slot| {
                guardian_up(slot) && self.current_tot(slot) <= 65
            }),
            Object::DecoyHull => {
                if let Some(attack) = &self.attack {
                    self.decoys(attack)
                        .for_each(|slot| each(Action::Target(slot)));
                }
            }
            Object::SupplyDrop
            | Object::SecondWind
            | Object::StaticBurst
            | Object::WeightedDie
            | Object::LastBreath => {}
        }
    }

    /// The human uses an object: it acts, or asks what on.
    pub(crate) fn use_object(&mut self, object: Object, log: &mut impl Log<Event>) {
        self.spend_object(object, log);
        match object {
            Object::SupplyDrop => self.draw(HUMAN, 2, log),
            Object::SecondWind => {
                self.player_mut(HUMAN).extra_slots += 1;
                log.note(|| Event::AttacksGained {
                    player: HUMAN,
                    count: 1,
                });
            }
            Object::StaticBurst => self.static_burst = true,
            _ => {
                let left = if object == Object::ScannerDrone { 2 } else { 1 };
                self.push(Task::Object {
                    object,
                    first: None,
                    left,
                });
            }
        }
    }

    pub(crate) fn go_on_with_object(&mut self, object: Object, left: u8) -> Progress {
        let mut any = false;
        if left > 0 {
            self.each_object_option(object, None, &mut |_| any = true);
        }
        if any {
            return Progress::Waiting;
        }
        self.tasks.pop();
        Progress::Moved
    }

    pub(crate) fn answer_object(
        &mut self,
        object: Object,
        left: u8,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        self.set_top(Task::Object {
            object,
            first: None,
            left: left - 1,
        });
        match action {
            Action::Ship(ship) => self.use_on_ship(object, ship, log),
            Action::Card(card) => {
                if let Some(piece) = self.find(Area::Incinerator(HUMAN), card) {
                    if object == Object::SalvageClaw {
                        self.return_to_hand(piece, HUMAN, log);
                    } else {
                        self.bring(piece, HUMAN, Entry::Object, true, Cell::WHOLE);
                    }
                }
            }
            Action::Target(slot) => self.use_on_card(object, slot, log),
            _ => {}
        }
    }

    fn use_on_ship(&mut self, object: Object, ship: Ship, log: &mut impl Log<Event>) {
        let shields = self.ships[ship.index()].shields;
        match object {
            Object::IonLance => self.damage_ship(ship, 60, log),
            Object::BreachCharge => {
                self.damage_ship(ship, 30.min(shields.saturating_sub(1)), log);
            }
            Object::DeepScan => {
                let human = kernel::Seat::new(0);
                let mut cards: kernel::Pile<Piece, 32> = kernel::Pile::new();
                for slot in self.guardians_of(ship) {
                    if !self.body(slot).is_up() {
                        let _room = cards.push(self.body(slot).piece);
                    }
                }
                for &piece in cards.iter() {
                    self.known[0].insert(piece);
                }
                log.tell(Audience::Only(SeatSet::one(human)), || Event::HandSeen {
                    seat: human,
                    of: Player::MACHINE,
                    cards: cards.iter().map(|&piece| self.printed(piece)).collect(),
                });
            }
            Object::Jammer => {
                let state = &mut self.ships[ship.index()];
                state.alarm += 3;
                let left = state.alarm;
                log.note(|| Event::AlarmRings { ship, left });
            }
            Object::AlarmCutter => {
                let state = &mut self.ships[ship.index()];
                state.alarm = 0;
                state.alarm_stopped = true;
                log.note(|| Event::AlarmStopped { ship });
            }
            _ => {}
        }
    }

    fn use_on_card(&mut self, object: Object, slot: Slot, log: &mut impl Log<Event>) {
        let value = self.estro_at(slot).value();
        match object {
            Object::ScannerDrone => self.turn_up(slot, log),
            Object::AegisField => {
                let until = self.start_of_next_turn(HUMAN);
                self.protect(slot, until, log);
            }
            Object::DecoyHull => self.change_defender(slot, log),
            Object::Overclock => self.change(slot, Change::Add(value, 8), log),
            Object::GravityNet => {
                let until = crate::mark::Until::End {
                    player: Player::MACHINE,
                    round: self.round.saturating_add(1),
                };
                self.mark(slot, Effect::CannotAttack, until);
                let spot = self.spot(slot);
                log.note(|| Event::Pacified { spot });
            }
            Object::Solvent => self.change(slot, Change::Sub(value, 12), log),
            Object::NullSignal => self.inhibit(slot, log),
            Object::TwinLink => self.body_mut(slot).set_strikes_twice(true),
            Object::EstroPrism => {
                self.push(Task::Prism { slot });
            }
            Object::LureBeacon => {
                let until = self.end_of_next_turn(Player::MACHINE);
                self.mark(slot, Effect::Lure, until);
            }
            Object::RecallTether => {
                self.bounce(slot, log);
                self.player_mut(HUMAN).extra_plays += 1;
            }
            Object::MemoryShard => self.recharge(slot, log),
            Object::VoidGrenade => self.condemn(slot, Cause::Object, HUMAN, None),
            _ => {}
        }
    }

    pub(crate) fn each_prism_estro(&self, slot: Slot, each: &mut impl FnMut(Action)) {
        for estro in Estro::ALL {
            if self.body(slot).estri != Estri::one(estro) {
                each(Action::Estro(estro));
            }
        }
    }

    pub(crate) fn answer_prism(&mut self, slot: Slot, estro: Estro, log: &mut impl Log<Event>) {
        self.tasks.pop();
        self.change_estro(slot, estro, log);
    }

    /// OB-25
    pub(crate) fn answer_last_breath(&mut self, action: Action, log: &mut impl Log<Event>) {
        self.tasks.pop();
        let top = self.piles.top::<Piece>(Area::Deck(HUMAN));
        match (action, top) {
            (Action::Accept, Some(piece)) => {
                self.spend_object(Object::LastBreath, log);
                self.bring(piece, HUMAN, Entry::Object, true, Cell::WHOLE);
            }
            _ => self.end(Standing::Won(Side::Two, Ending::Elimination), log),
        }
    }
}
