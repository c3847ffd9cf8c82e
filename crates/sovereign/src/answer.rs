//! What an answer to a step does (SV-8.7).

use crate::action::Action;
use crate::cards::{CardId, Piece};
use crate::effect::Step;
use crate::event::Event;
use crate::frame::{Frame, NOTHING_HELD, Stage};
use crate::pieces::Area;
use crate::position::Battle;
use crate::zone::Zone;
use kernel::{Audience, Log, SeatSet};

impl Battle {
    pub(crate) fn answer_step(
        &mut self,
        mut frame: Frame,
        step: &'static Step,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        match action {
            Action::Done => self.close(&mut frame, step),
            Action::Mode(option) => frame.option = option,
            Action::Haerian(zone) | Action::Building(zone) => {
                frame.chosen.insert(zone);
                frame.count += 1;
            }
            Action::Cover(zone) => self.answer_cover(&mut frame, step, zone, log),
            Action::Zone(zone) => {
                self.set_frame(frame);
                return self.answer_zone(frame, step, zone, log);
            }
            Action::Card(card) => {
                self.set_frame(frame);
                return self.answer_card(frame, step, card, log);
            }
            Action::Equipment { card, exhausted } => {
                self.answer_equipment(&mut frame, step, card, exhausted, log);
            }
            Action::Crystal { colour, exhausted } => {
                let (seat, at) = (self.chooser(&frame, step), colour.index());
                frame.count += 1;
                self.stores_changed();
                let player = self.player_mut(seat);
                match step {
                    Step::Shatter { .. } => {
                        let kept = if exhausted {
                            &mut player.exhausted[at]
                        } else {
                            &mut player.ready[at]
                        };
                        *kept -= 1;
                        log.note(|| Event::Shattered { seat, colour });
                    }
                    Step::Refresh { .. } => {
                        player.exhausted[at] -= 1;
                        player.ready[at] += 1;
                        log.note(|| Event::Refreshed { seat, colour });
                    }
                    _ => {
                        player.ready[at] -= 1;
                        player.exhausted[at] += 1;
                        log.note(|| Event::Drained { seat, colour });
                    }
                }
            }
            Action::Bottom(card) => {
                self.put_back(&frame, card, false);
                if frame.stage == Stage::Handle && matches!(step, Step::Look { .. }) {
                    frame.stage = Stage::Rest;
                }
            }
            Action::Top(card) => self.put_back(&frame, card, true),
            _ => {}
        }
        self.set_frame(frame);
    }

    /// No more are wanted: of what is arranged, the rest follows.
    pub(crate) fn close(&mut self, frame: &mut Frame, step: &Step) {
        match (step, frame.stage) {
            (Step::Look { .. } | Step::Foresee(_), Stage::Handle) => frame.stage = Stage::Rest,
            _ => frame.closed = true,
        }
    }

    /// A card that was looked at goes back to the Chronicles.
    pub(crate) fn put_back(&mut self, frame: &Frame, card: CardId, on_top: bool) {
        let seat = frame.scene.controller;
        if let Some(piece) = self.find(Area::Aside(seat), card) {
            let area = Area::Chronicles(seat);
            if on_top {
                self.piles.put_on_top(piece, area);
            } else {
                self.piles.put_at_bottom(piece, area);
            }
            self.state_mut(piece).forget();
            self.state_mut(piece).set_known_to(seat);
        }
    }

    pub(crate) fn answer_cover(
        &mut self,
        frame: &mut Frame,
        step: &Step,
        zone: Zone,
        log: &mut impl Log<Event>,
    ) {
        let seat = frame.scene.controller;
        match step {
            Step::Peek { .. } => {
                frame.chosen.insert(zone);
                frame.count += 1;
                let piece = self.covers[zone.index()];
                self.state_mut(piece).set_known_to(seat);
                self.state_mut(piece).set_peeked_at_by(seat);
                let card = self.printed(piece);
                let own = SeatSet::one(seat);
                log.tell(Audience::Only(own), || Event::PeekedAtCard {
                    seat,
                    zone,
                    card,
                });
                log.tell(Audience::Except(own), || Event::PeekedAt { seat, zone });
            }
            Step::Pickup { .. } => {
                frame.chosen.insert(zone);
                frame.count += 1;
                let _room = self.pick_ups.push(crate::trigger::PickUp {
                    zone,
                    piece: self.covers[zone.index()],
                    intruder: crate::trigger::Object::NONE,
                });
            }
            _ => frame.held = zone.0,
        }
    }

    pub(crate) fn answer_zone(
        &mut self,
        mut frame: Frame,
        step: &'static Step,
        zone: Zone,
        log: &mut impl Log<Event>,
    ) {
        let seat = frame.scene.controller;
        match step {
            Step::Move { .. } => {
                if let Some(from) = frame.chosen.into_iter().next() {
                    frame.chosen.remove(from);
                    frame.succeeded = true;
                    self.set_frame(frame);
                    self.relocate(from, zone, log);
                    self.unit_mut(zone).set_that(true);
                }
                return;
            }
            Step::Revive { .. } => {
                self.settle_down(frame.held, zone, crate::event::Arrival::Revived, log)
            }
            Step::Deploy { .. } => {
                self.settle_down(frame.held, zone, crate::event::Arrival::Deployed, log)
            }
            Step::Blink(_) => {
                self.settle_down(frame.held, zone, crate::event::Arrival::Blinked, log)
            }
            Step::Generate { puppet, .. } => {
                if let Some(piece) = self.make_puppet(puppet.card, seat) {
                    self.settle_down(piece.0, zone, crate::event::Arrival::Generated, log);
                }
            }
            Step::Cover { from, .. } => {
                let piece = match from {
                    crate::effect::CoverFrom::Chronicles => self.next_card(seat),
                    crate::effect::CoverFrom::Hand => Some(Piece(frame.held)),
                };
                if let Some(piece) = piece {
                    self.put_face_down(piece, zone, *from, log);
                }
            }
            Step::Shift(_) => {
                let from = Zone(frame.held);
                let piece = self.uncover(from);
                self.cover(piece, zone);
                frame.chosen.insert(zone);
                log.note(|| Event::Shifted {
                    seat,
                    from,
                    to: zone,
                });
            }
            _ => {}
        }
        frame.count += 1;
        frame.succeeded = true;
        frame.held = NOTHING_HELD;
        self.set_frame(frame);
    }

    /// A Haerian enters by an effect, at no cost.
    pub(crate) fn settle_down(
        &mut self,
        held: u8,
        zone: Zone,
        how: crate::event::Arrival,
        log: &mut impl Log<Event>,
    ) {
        self.enter(Piece(held), zone);
        self.unit_mut(zone).set_that(true);
        let spot = self.spot(zone);
        log.note(|| Event::Entered { spot, how });
    }

    pub(crate) fn put_face_down(
        &mut self,
        piece: Piece,
        zone: Zone,
        from: crate::effect::CoverFrom,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.owner(piece);
        let card = self.printed(piece);
        let own = SeatSet::one(seat);
        if from == crate::effect::CoverFrom::Hand {
            self.state_mut(piece).forget();
            self.state_mut(piece).set_known_to(seat);
            log.tell(Audience::Only(own), || Event::CoveredCard {
                seat,
                zone,
                card,
            });
            log.tell(Audience::Except(own), || Event::Covered { seat, zone });
        } else {
            log.note(|| Event::Covered { seat, zone });
        }
        self.cover(piece, zone);
    }

    pub(crate) fn answer_card(
        &mut self,
        mut frame: Frame,
        step: &'static Step,
        card: CardId,
        log: &mut impl Log<Event>,
    ) {
        let seat = frame.scene.controller;
        let area = match self.question(&frame, step).map(|question| question.ask) {
            Some(crate::ask::Ask::Cards(area)) => area,
            _ => return,
        };
        let serves = |piece: Piece| self.card_serves(&frame.scene, step, piece);
        let Some(piece) = self.find_fitting(area, card, serves) else {
            return;
        };
        match step {
            Step::Revive { .. } | Step::Deploy { .. } | Step::Cover { .. } => {
                frame.held = piece.0;
                self.set_frame(frame);
                return;
            }
            Step::Discard { .. } => self.discard(piece, log),
            Step::Look { .. } => {
                self.piles.put_on_top(piece, Area::Hand(seat));
                let (own, card) = (SeatSet::one(seat), self.printed(piece));
                log.tell(Audience::Only(own), || Event::KeptCard { seat, card });
                log.tell(Audience::Except(own), || Event::Kept { seat, count: 1 });
            }
            Step::Search(_) => {
                let found = self.printed(piece);
                self.take_up_openly(piece);
                log.note(|| Event::Searched {
                    seat,
                    found: Some(found),
                });
            }
            Step::Take(_) => self.take_from_realms(piece, log),
            Step::Veil(_) => {
                self.piles.put_on_top(piece, Area::RealmsDown(seat));
                self.state_mut(piece).set_known_to_all(seat);
                let card = self.printed(piece);
                log.note(|| Event::Veiled { seat, card });
            }
            _ => self.retrieve(step, piece, log),
        }
        frame.count += 1;
        frame.succeeded = true;
        self.set_frame(frame);
    }

    pub(crate) fn answer_equipment(
        &mut self,
        frame: &mut Frame,
        step: &Step,
        card: CardId,
        exhausted: bool,
        log: &mut impl Log<Event>,
    ) {
        let seat = match step {
            Step::Break { who, .. } => self.named(frame, *who),
            _ => Some(frame.scene.controller),
        };
        let Some(seat) = seat else {
            return;
        };
        let mut pieces = self.piles.iter::<Piece>(Area::Equipment(seat));
        let found = pieces.find(|&piece| {
            self.printed_of(piece) == card && self.state(piece).exhausted() == exhausted
        });
        drop(pieces);
        let Some(piece) = found else {
            return;
        };
        frame.count += 1;
        frame.succeeded = true;
        let card = self.printed(piece);
        if matches!(step, Step::Rearm(_)) {
            self.state_mut(piece).set_exhausted(false);
            log.note(|| Event::Rearmed { seat, card });
        } else {
            self.bury(piece);
            log.note(|| Event::Broken { seat, card });
        }
    }
}
