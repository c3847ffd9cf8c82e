//! The wall: direct damage, lost cards, picked-up cards (SV-5.6, SV-5.7, SV-7.1).

use crate::action::Action;
use crate::cards::Piece;
use crate::effect::{Trait, Trigger};
use crate::event::{CoverLoss, Event};
use crate::pieces::Area;
use crate::position::Battle;
use crate::scene::{Origin, Scene};
use crate::trigger::{Object, PickUp};
use crate::work::{Progress, Task};
use crate::zone::{Zone, ZoneSet};
use kernel::{Audience, Log, Seat, SeatSet};

/// Nobody's card lies here.
pub(crate) const NO_COVER: Piece = Piece(u8::MAX);

/// A player chooses face-down cards that leave the battlefield together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Losing {
    /// Whose cards they are.
    pub seat: Seat,
    /// Who chooses.
    pub chooser: Seat,
    pub left: u8,
    pub chosen: ZoneSet,
    pub why: CoverLoss,
}

impl Battle {
    /// Direct damage to a player (SV-5.6.1).
    pub(crate) fn hit(
        &mut self,
        seat: Seat,
        amount: u8,
        preventable: bool,
        log: &mut impl Log<Event>,
    ) -> u8 {
        let mut guard = 0;
        if preventable {
            for pool in &mut self.player_mut(seat).safeguards {
                let used = (*pool).min(amount - guard);
                *pool -= used;
                guard += used;
            }
        }
        if guard > 0 {
            log.note(|| Event::Safeguarded {
                seat,
                amount: guard,
            });
        }
        let dealt = amount - guard;
        if dealt == 0 {
            return 0;
        }
        log.note(|| Event::DirectDamage {
            seat,
            amount: dealt,
        });
        let covers = self.covers_of(seat);
        if usize::from(dealt) > covers {
            self.player_mut(seat).has_lost = true;
            self.is_unsettled = true;
        }
        self.lose(seat, seat, dealt, CoverLoss::DirectDamage, log);
        dealt
    }

    /// So many face-down cards of a player go to the Afterlife, chosen by somebody.
    pub(crate) fn lose(
        &mut self,
        seat: Seat,
        chooser: Seat,
        count: u8,
        why: CoverLoss,
        log: &mut impl Log<Event>,
    ) {
        let wall = self.walls[seat.index()];
        let losing = Losing {
            seat,
            chooser,
            left: count,
            chosen: ZoneSet::EMPTY,
            why,
        };
        if usize::from(count) >= wall.len() {
            self.lose_all(
                Losing {
                    chosen: wall,
                    ..losing
                },
                log,
            );
        } else if count > 0 {
            self.push(Task::Lose(losing));
        }
    }

    pub(crate) fn answer_losing(
        &mut self,
        mut losing: Losing,
        zone: Zone,
        log: &mut impl Log<Event>,
    ) {
        losing.chosen.insert(zone);
        losing.left -= 1;
        if losing.left == 0 {
            self.tasks.pop();
            self.lose_all(losing, log);
        } else {
            self.set_top(Task::Lose(losing));
        }
    }

    pub(crate) fn each_losing(&self, losing: &Losing, each: &mut impl FnMut(Action)) {
        let wall = self.walls[losing.seat.index()].minus(losing.chosen);
        wall.for_each(|zone| each(Action::Cover(zone)));
    }

    /// They go face-up to the Afterlife together, in the order of zones (SV-1.19).
    fn lose_all(&mut self, losing: Losing, log: &mut impl Log<Event>) {
        if losing.chosen.is_empty() {
            return;
        }
        for zone in losing.chosen {
            let piece = self.uncover(zone);
            let card = self.printed(piece);
            self.bury(piece);
            let (seat, why) = (losing.seat, losing.why);
            log.note(|| Event::CoverLost {
                seat,
                zone,
                card,
                why,
            });
        }
        let batch = self.pending.len();
        self.fire_all(losing.seat, Trigger::CoverLost, Object::NONE);
        self.sort_batch(batch);
    }

    /// Takes the face-down card off its zone.
    pub(crate) fn uncover(&mut self, zone: Zone) -> Piece {
        self.stores_changed();
        let piece = std::mem::replace(&mut self.covers[zone.index()], NO_COVER);
        for wall in &mut self.walls {
            wall.remove(zone);
        }
        piece
    }

    /// Puts a card face-down on a zone of its owner's Home rows.
    pub(crate) fn cover(&mut self, piece: Piece, zone: Zone) {
        self.stores_changed();
        let owner = self.owner(piece);
        self.piles.put_on_top(piece, Area::Field);
        self.covers[zone.index()] = piece;
        self.walls[owner.index()].insert(zone);
    }

    /// Where a player may put a face-down card (T46).
    pub(crate) fn coverable(&self, seat: Seat) -> ZoneSet {
        let enemies = self.armies[crate::player::rival(seat).index()];
        crate::zone::ZoneSet::home(seat)
            .minus(self.walls[seat.index()])
            .minus(enemies)
    }

    /// SV-5.7: the owner picks the card up and is always asked, Snare or not.
    pub(crate) fn begin_pick_up(&mut self, pick_up: PickUp, log: &mut impl Log<Event>) {
        let zone = pick_up.zone;
        // SV-5.7.5
        if self.covers[zone.index()] != pick_up.piece {
            return;
        }
        let piece = self.uncover(zone);
        self.state_mut(piece).end_peeking();
        let owner = self.owner(piece);
        // SV-5.7.1
        let pillaged = self
            .whereabouts(pick_up.intruder)
            .is_some_and(|zone| self.has(zone, Trait::Pillager));
        if pillaged {
            let card = self.printed(piece);
            self.bury(piece);
            log.note(|| Event::CoverLost {
                seat: owner,
                zone,
                card,
                why: CoverLoss::Pillage,
            });
            self.after_pick_up(pick_up);
            return;
        }
        self.piles.put_on_top(piece, Area::Aside(owner));
        let own = SeatSet::one(owner);
        let card = self.printed(piece);
        log.tell(Audience::Only(own), || Event::PickedUpCard {
            seat: owner,
            zone,
            card,
        });
        log.tell(Audience::Except(own), || Event::PickedUp {
            seat: owner,
            zone,
        });
        self.push(Task::PickUp(pick_up));
    }

    pub(crate) fn each_pick_up(&self, pick_up: &PickUp, each: &mut impl FnMut(Action)) {
        if self.facts(pick_up.piece).has(Trigger::Snare) {
            each(Action::Activate);
        }
        each(Action::Keep);
    }

    pub(crate) fn answer_pick_up(
        &mut self,
        pick_up: PickUp,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        self.tasks.pop();
        let piece = pick_up.piece;
        let owner = self.owner(piece);
        self.push(Task::AfterPickUp(pick_up));
        if action != Action::Activate {
            // What only some knew of it, they know of the hand.
            self.piles.put_on_top(piece, Area::Hand(owner));
            return;
        }
        self.state_mut(piece).forget();
        self.piles.put_on_top(piece, Area::Limbo);
        let card = self.printed(piece);
        let zone = pick_up.zone;
        log.note(|| Event::SnareSprung {
            seat: owner,
            card,
            zone,
        });
        let scene = Scene {
            controller: owner,
            origin: Origin::Snare,
            source: Object {
                piece,
                entry: crate::unit::Entry::NONE,
                zone,
                force: 0,
            },
            it: pick_up.intruder,
        };
        self.begin_abilities(scene, self.card(piece), Trigger::Snare);
    }

    /// SV-5.7 step 5
    fn after_pick_up(&mut self, pick_up: PickUp) {
        let owner = self.owner(pick_up.piece);
        let batch = self.pending.len();
        if let Some(zone) = self.whereabouts(pick_up.intruder) {
            self.fire_unit(zone, Trigger::Trespass, Object::NONE);
        }
        self.fire_all(owner, Trigger::CoverLost, Object::NONE);
        self.sort_batch(batch);
    }

    pub(crate) fn go_on_after_pick_up(&mut self, pick_up: PickUp) -> Progress {
        self.tasks.pop();
        if self.piles.is_in(pick_up.piece, Area::Limbo) {
            self.bury(pick_up.piece);
        }
        self.after_pick_up(pick_up);
        Progress::Moved
    }
}
