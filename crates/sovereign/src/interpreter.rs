//! Carrying out abilities, step by step: the one place where [`crate::effect`] does things.

use crate::action::Action;
use crate::cards::{Card, CardId, Piece, Printed};
use crate::effect::{Step, Trigger};
use crate::event::{Event, Whither};
use crate::frame::{Frame, NOTHING_HELD, PrintedOn, Stage};
use crate::pieces::Area;
use crate::player::rival;
use crate::position::{Battle, Standing};
use crate::scene::{Scene, Target};
use crate::select::{CardChoice, Selector, Who};
use crate::work::{Progress, Task};
use crate::zone::{Zone, ZoneSet};
use kernel::{Audience, Log, SeatSet};

impl Battle {
    /// Puts an ability on top of the tasks.
    pub(crate) fn begin_ability(&mut self, mut frame: Frame) {
        if frame
            .ability(self.set)
            .is_some_and(|ability| ability.optional)
        {
            frame.stage = Stage::Offer;
        }
        for zone in self.occupied() {
            self.unit_mut(zone).set_that(false);
        }
        self.push(Task::Ability(frame));
    }

    /// Puts every ability of a card with this trigger there, the first in print on top.
    pub(crate) fn begin_abilities(&mut self, scene: Scene, card: &Card, trigger: Trigger) {
        for (place, ability) in card.abilities.iter().enumerate().rev() {
            if ability.on == trigger && self.all_hold(&scene, &ability.when) {
                self.begin_ability(Frame::of_card(scene, card.index, place as u8));
            }
        }
    }

    fn set_frame(&mut self, frame: Frame) {
        self.set_top(Task::Ability(frame));
    }

    pub(crate) fn go_on_with_ability(
        &mut self,
        mut frame: Frame,
        log: &mut impl Log<Event>,
    ) -> Progress {
        if frame.stage == Stage::Offer {
            let first = frame.printed_step(self.set);
            if first.is_some_and(|step| self.is_worth_asking(&frame.scene, step)) {
                return Progress::Waiting;
            }
            self.tasks.pop();
            return Progress::Moved;
        }
        // SV-8.6: between the steps only state checks happen.
        if frame.count == 0 && frame.stage == Stage::Choose {
            self.check_state(log);
            if self.standing != Standing::Open {
                return Progress::Moved;
            }
        }
        let Some(printed) = frame.printed_step(self.set) else {
            self.tasks.pop();
            return Progress::Moved;
        };
        let skipped = match printed {
            // A repetition of it, or what LATER put off, does not depend on it again.
            Step::Then(inner) if frame.succeeded || frame.repeated > 0 || frame.due => {
                self.is_left_out(&frame.scene, inner)
            }
            Step::Then(_) => true,
            step => self.is_left_out(&frame.scene, step),
        };
        let step = frame.step(self.set).filter(|_| !skipped);
        let Some(step) = step else {
            frame.succeeded = false;
            frame.finish_step(self.set);
            self.set_frame(frame);
            return Progress::Moved;
        };
        match self.question(&frame, step) {
            Some(question) => match self.only_answer(&frame, step, &question) {
                Some(only) => {
                    self.answer_step(frame, step, only, log);
                    Progress::Moved
                }
                None => Progress::Waiting,
            },
            None => {
                self.apply(frame, step, log);
                Progress::Moved
            }
        }
    }

    /// T62
    fn is_left_out(&self, scene: &Scene, step: &Step) -> bool {
        matches!(step, Step::If { when, .. } if !self.holds(scene, when))
    }

    pub(crate) fn each_ability_option(&self, frame: &Frame, each: &mut impl FnMut(Action)) {
        if frame.stage == Stage::Offer {
            each(Action::Accept);
            each(Action::Decline);
            return;
        }
        let Some(step) = frame.step(self.set) else {
            return;
        };
        if let Some(question) = self.question(frame, step) {
            self.each_answer(frame, step, &question, each);
            if question.optional {
                each(Action::Done);
            }
        }
    }

    /// A player answers what the ability asks.
    pub(crate) fn answer_ability(
        &mut self,
        mut frame: Frame,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if frame.stage == Stage::Offer {
            if action == Action::Accept {
                frame.stage = Stage::Choose;
                self.set_frame(frame);
            } else {
                self.tasks.pop();
                let seat = frame.scene.controller;
                if let PrintedOn::Card(card) = frame.on {
                    let card = Printed(self.set.card(card));
                    log.note(|| Event::Declined { seat, card });
                }
            }
            return;
        }
        if let Some(step) = frame.step(self.set) {
            self.answer_step(frame, step, action, log);
        }
    }

    fn answer_step(
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
    fn close(&mut self, frame: &mut Frame, step: &Step) {
        match (step, frame.stage) {
            (Step::Look { .. } | Step::Foresee(_), Stage::Handle) => frame.stage = Stage::Rest,
            _ => frame.closed = true,
        }
    }

    /// A card that was looked at goes back to the Chronicles.
    fn put_back(&mut self, frame: &Frame, card: CardId, on_top: bool) {
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

    /// The copy of a card in an area: of several the one that the other player knows of comes
    /// first, so that which one is taken tells nothing.
    pub(crate) fn find(&self, area: Area, card: CardId) -> Option<Piece> {
        self.find_fitting(area, card, |_| true)
    }

    pub(crate) fn find_fitting(
        &self,
        area: Area,
        card: CardId,
        fits: impl Fn(Piece) -> bool,
    ) -> Option<Piece> {
        let mut found = None;
        for piece in self.piles.iter::<Piece>(area) {
            if self.printed_of(piece) == card && fits(piece) {
                let state = self.state(piece);
                if state.known_to(rival(state.owner())) {
                    return Some(piece);
                }
                found = found.or(Some(piece));
            }
        }
        found
    }

    fn answer_cover(
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

    fn answer_zone(
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
    fn settle_down(
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

    fn put_face_down(
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

    fn answer_card(
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
                log.note(|| Event::Kept { seat, count: 1 });
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

    /// A card that everybody has seen goes to its owner's hand.
    pub(crate) fn take_up_openly(&mut self, piece: Piece) {
        let owner = self.owner(piece);
        self.stores_changed();
        self.piles.put_on_top(piece, Area::Hand(owner));
        self.state_mut(piece).forget();
        self.state_mut(piece).set_known_to_all(owner);
    }

    pub(crate) fn discard(&mut self, piece: Piece, log: &mut impl Log<Event>) {
        let (seat, card) = (self.owner(piece), self.printed(piece));
        self.bury(piece);
        log.note(|| Event::Discarded { seat, card });
    }

    pub(crate) fn take_from_realms(&mut self, piece: Piece, log: &mut impl Log<Event>) {
        let (seat, card) = (self.owner(piece), self.printed(piece));
        // SV-3.12: nobody else knows which of the cards it was.
        for i in 0..self.states.len() {
            if self.piles.is_in(Piece(i as u8), Area::RealmsDown(seat)) {
                self.states[i].forget();
            }
        }
        self.piles.put_on_top(piece, Area::Hand(seat));
        let own = SeatSet::one(seat);
        log.tell(Audience::Only(own), || Event::RealmsTakenCard {
            seat,
            card,
        });
        log.tell(Audience::Except(own), || Event::RealmsTaken { seat });
    }

    /// RETRIEVE, RESTORE, PURGE
    pub(crate) fn retrieve(&mut self, step: &Step, piece: Piece, log: &mut impl Log<Event>) {
        self.stores_changed();
        let (seat, card) = (self.owner(piece), self.printed(piece));
        let to = match step {
            Step::Restore(_) => {
                self.piles.put_on_top(piece, Area::Chronicles(seat));
                Whither::ChroniclesShuffled
            }
            Step::Purge(_) => {
                self.piles.put_on_top(piece, Area::Removed);
                Whither::Removed
            }
            _ => {
                self.take_up_openly(piece);
                Whither::Hand
            }
        };
        log.note(|| Event::Retrieved { seat, card, to });
    }

    fn answer_equipment(
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

    /// The objects the step acts on, once all is chosen.
    pub(crate) fn selected(&self, frame: &Frame, selector: &Selector, step: &Step) -> ZoneSet {
        match selector {
            Selector::Of { pick, .. } if *pick != crate::select::Pick::All => frame.chosen,
            _ => self.eligible(&frame.scene, selector, step),
        }
    }

    /// Whether the zones are of Haerian or Buildings.
    pub(crate) fn targets(
        &self,
        frame: &Frame,
        selector: &Selector,
        step: &Step,
    ) -> impl Iterator<Item = Target> + use<> {
        let buildings = self.means_buildings(&frame.scene, selector);
        self.selected(frame, selector, step).map(move |zone| {
            if buildings {
                Target::Building(zone)
            } else {
                Target::Haerian(zone)
            }
        })
    }

    /// `that` of the next step: what this one has acted on.
    pub(crate) fn remember(&mut self, targets: ZoneSet) {
        for zone in self.occupied() {
            self.unit_mut(zone).set_that(targets.contains(zone));
        }
    }

    /// Where both players choose: the other one is next.
    pub(crate) fn next_player(&mut self, mut frame: Frame, who: Who) -> Option<Frame> {
        if who == Who::Each && !frame.second {
            frame.second = true;
            frame.stage = Stage::Choose;
            frame.count = 0;
            frame.closed = false;
            frame.chosen = ZoneSet::EMPTY;
            Some(frame)
        } else {
            None
        }
    }

    /// The very card, for steps that bring it back.
    pub(crate) fn very_card(&self, scene: &Scene, choice: &CardChoice) -> Option<Piece> {
        let piece = scene.source.piece;
        let home = Area::Afterlife(scene.controller);
        (*choice == CardChoice::This && self.piles.is_in(piece, home)).then_some(piece)
    }

    /// Cards discarded by chance.
    pub(crate) fn discard_by_chance(
        &mut self,
        seat: kernel::Seat,
        count: u8,
        log: &mut impl Log<Event>,
    ) -> bool {
        for _ in 0..count {
            let hand = self.piles.len(Area::Hand(seat));
            if hand == 0 {
                return false;
            }
            let index = self.chance(hand);
            let piece = self.hand(seat).nth(index);
            if let Some(piece) = piece {
                self.discard(piece, log);
            }
        }
        true
    }
}
