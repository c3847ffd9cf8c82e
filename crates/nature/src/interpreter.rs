//! Carrying out effects: the one place where the vocabulary of [`crate::effect`] does things.

use crate::action::Action;
use crate::batch::Hit;
use crate::effect::{Step, Token, Who};
use crate::event::Event;
use crate::frame::{Frame, Source};
use crate::layout::{Space, SpaceSet};
use crate::position::{Nature, Place, Task};
use crate::side::Side;
use crate::trigger::Occasion;
use crate::work::Progress;
use kernel::{Log, Pile};

impl Nature {
    /// Goes on with the effect on top of the tasks.
    pub(crate) fn carry_out(&mut self, mut frame: Frame, log: &mut impl Log<Event>) -> Progress {
        let Some(step) = frame.steps(self.set).get(frame.step as usize) else {
            self.finish_effect(&frame);
            return Progress::Moved;
        };
        if !Nature::asks(step) {
            if frame.may_decline(self.set) {
                return Progress::Waiting;
            }
            frame.next_step();
            self.set_frame(frame);
            self.do_unasked(&frame, step, log);
            return Progress::Moved;
        }
        if *step == Step::DivideShields && frame.dividing.is_none() {
            self.collect_shields(&mut frame, log);
            self.set_frame(frame);
        }
        if let Step::Spend { from, .. } = step
            && frame.first.is_none()
            && !matches!(from, Who::One(_))
            && let Some((_, spaces)) = self.concerned(&frame, from)
        {
            frame.first = spaces.lowest();
            self.set_frame(frame);
        }
        let mut options = 0;
        let mut only = None;
        self.effect_options(&frame, &mut |action| {
            options += 1;
            only = Some(action);
        });
        match (options, only) {
            // R22: a step that finds nothing to do does nothing.
            (0, _) => {
                frame.next_step();
                self.set_frame(frame);
            }
            // R77: a compulsory choice with one option is made by the engine.
            (1, Some(action)) => self.answer_effect(frame, action, log),
            _ => return Progress::Waiting,
        }
        Progress::Moved
    }

    fn set_frame(&mut self, frame: Frame) {
        if let Some(top) = self.tasks.as_mut_slice().last_mut() {
            *top = Task::Effect(frame);
        }
    }

    fn finish_effect(&mut self, frame: &Frame) {
        self.tasks.pop();
        match frame.source {
            Source::Utility | Source::Instant => {
                self.piles
                    .put_on_top(frame.host, Place::Discard(frame.actor));
                self.push_settle();
            }
            Source::Dawn | Source::Faction(_) => self.push_settle(),
            // The settling that resolves it goes on, and the attack settles by itself.
            Source::Trigger(_) | Source::Afterwards => {}
        }
    }

    /// The actor answers the question the effect on top of the tasks asks.
    pub(crate) fn answer_effect(
        &mut self,
        mut frame: Frame,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let Some(step) = frame.steps(self.set).get(frame.step as usize) else {
            return;
        };
        let seat = frame.actor;
        if frame.may_decline(self.set)
            && let Some((side, space)) = self.whereabouts(frame.host)
        {
            let spot = self.spot(side, space);
            if action == Action::Decline {
                log.note(|| Event::Declined { seat, spot });
                self.tasks.pop();
                return;
            }
            let effect = match frame.source {
                Source::Trigger(index) => index + 1,
                _ => 1,
            };
            log.note(|| Event::Triggered { seat, spot, effect });
        }
        frame.begun = true;
        match (action, step) {
            (Action::Done, _) => self.close_step(&mut frame, step, log),
            (Action::Discard(id), Step::Discard(most) | Step::DiscardUpTo(most)) => {
                self.discard(seat, id, log);
                frame.paid += 1;
                frame.moved += 1;
                let empty = self.piles.is_empty(Place::Hand(seat));
                if frame.moved == *most || empty {
                    frame.next_step();
                }
                self.set_frame(frame);
            }
            (Action::Take(id), Step::FetchUpTo(most)) => {
                self.fetch(seat, id, log);
                frame.moved += 1;
                let empty = self.piles.is_empty(Place::Discard(seat));
                if frame.moved == *most || empty {
                    frame.next_step();
                }
                self.set_frame(frame);
            }
            (Action::Take(id), _) => {
                self.recall(seat, id, log);
                frame.next_step();
                self.set_frame(frame);
            }
            (Action::Summon(id, space), _) => {
                frame.next_step();
                self.set_frame(frame);
                self.revive(seat, id, space, log);
            }
            (Action::Attack(id, attacker, targets), _) => {
                // Porella 4: the attack takes the effect's place, and settles by itself.
                self.tasks.pop();
                self.declare_attack(seat, Place::Discard(seat), id, attacker, targets, log);
            }
            (Action::Choose(space) | Action::Target(space), _) => {
                self.answer_pick(frame, step, space, log);
            }
            (Action::Spend(count), Step::Spend { token, from, .. }) => {
                if let (Some((side, _)), Some(space)) = (self.concerned(&frame, from), frame.first)
                {
                    self.spend(side, space, *token, count, log);
                }
                frame.paid += count;
                frame.next_step();
                self.set_frame(frame);
            }
            (Action::Put(count, space), _) => self.divide(frame, count, space, log),
            (Action::Token(token), Step::BoostOrShield { on }) => {
                let spaces = match frame.first {
                    Some(space) => Some((self.side_of(seat), SpaceSet::one(space))),
                    None => self.concerned(&frame, on),
                };
                frame.next_step();
                self.set_frame(frame);
                if let Some((side, spaces)) = spaces {
                    spaces.for_each(|space| self.put_tokens(token, side, space, 1, log));
                }
            }
            _ => self.set_frame(frame),
        }
    }

    /// An Elemental was chosen.
    fn answer_pick(
        &mut self,
        mut frame: Frame,
        step: &'static Step,
        space: Space,
        log: &mut impl Log<Event>,
    ) {
        match step {
            Step::Exchange { one, with } => self.answer_exchange(frame, one, with, space, log),
            Step::Spend { .. } | Step::BoostOrShield { .. } => {
                frame.first = Some(space);
                self.set_frame(frame);
            }
            _ => {
                frame.chosen = frame.chosen.with(space);
                let (most, among) = match picked(step) {
                    Some(Who::UpTo(most, among)) => (usize::from(*most), Some(among)),
                    _ => (1, None),
                };
                let more = among.is_some_and(|among| {
                    let (_, spaces) = self.candidates(&frame, among);
                    frame.chosen.len() < most && !spaces.minus(frame.chosen).is_empty()
                });
                if more {
                    self.set_frame(frame);
                } else {
                    self.close_step(&mut frame, step, log);
                }
            }
        }
    }

    /// All choices of the step have been made.
    fn close_step(&mut self, frame: &mut Frame, step: &'static Step, log: &mut impl Log<Event>) {
        let chosen = frame.chosen;
        let before = *frame;
        if let Some(Who::One(among) | Who::UpTo(_, among)) = picked(step) {
            let (side, _) = self.candidates(frame, among);
            if let (Some(space), Some(Who::One(_))) = (chosen.lowest(), picked(step)) {
                frame.that = Some(self.formation(side).at(space).piece);
            }
            frame.next_step();
            self.set_frame(*frame);
            self.apply(&before, step, side, chosen, log);
        } else {
            frame.next_step();
            self.set_frame(*frame);
        }
    }

    fn answer_exchange(
        &mut self,
        mut frame: Frame,
        one: &Who,
        with: &Who,
        space: Space,
        log: &mut impl Log<Event>,
    ) {
        let Some((side, _)) = self.concerned(&frame, one) else {
            return;
        };
        let fixed = |who: &Who| match who {
            Who::One(_) => None,
            _ => self.concerned(&frame, who).and_then(|(_, s)| s.lowest()),
        };
        let pair = match (frame.first, fixed(one), fixed(with)) {
            (Some(first), _, _) => Some((first, space)),
            (None, Some(first), _) => Some((first, space)),
            (None, None, Some(second)) => Some((space, second)),
            (None, None, None) => None,
        };
        match pair {
            None => {
                frame.first = Some(space);
                self.set_frame(frame);
            }
            Some((first, second)) => {
                frame.next_step();
                self.set_frame(frame);
                self.exchange(side, first, second, log);
            }
        }
    }

    /// A step that asks nothing.
    fn do_unasked(&mut self, frame: &Frame, step: &'static Step, log: &mut impl Log<Event>) {
        let side = self.side_of(frame.actor);
        match step {
            Step::Gold(amount) => {
                let amount = self.amount(frame, amount, None).min(u16::from(u8::MAX)) as u8;
                self.gain_gold(side, amount, log);
            }
            Step::Draw(count) => self.draw(frame.actor, usize::from(*count), log),
            Step::DrawIfDefeated(count) => {
                let defenders = self.seats_of(side);
                let index = defenders.take_while(|&seat| seat != frame.actor).count();
                self.with_target(frame, |target| target.promised[index] += count);
            }
            Step::Reduce(by) => {
                self.with_target(frame, |target| {
                    target.reduction = target.reduction.saturating_add(*by);
                });
                if let Some((side, space)) = frame.that.and_then(|that| self.whereabouts(that)) {
                    let spot = self.spot(side, space);
                    log.note(|| Event::Reduced { spot, by: *by });
                }
            }
            Step::Annul => {
                self.with_target(frame, |target| target.annulled = true);
                if let Some((side, space)) = frame.that.and_then(|that| self.whereabouts(that)) {
                    let spot = self.spot(side, space);
                    log.note(|| Event::Annulled { spot });
                }
            }
            Step::Exchange { one, with } => {
                if let (Some((side, ones)), Some((_, others))) =
                    (self.concerned(frame, one), self.concerned(frame, with))
                    && let (Some(one), Some(other)) = (ones.lowest(), others.lowest())
                {
                    self.exchange(side, one, other, log);
                }
            }
            _ => {
                if let Some((side, spaces)) =
                    affects(step).and_then(|who| self.concerned(frame, who))
                {
                    self.apply(frame, step, side, spaces, log);
                }
            }
        }
    }

    fn with_target(&mut self, frame: &Frame, change: impl Fn(&mut crate::attack::Attacked)) {
        if let Some(attack) = &mut self.attack {
            for target in attack.targets.as_mut_slice() {
                if Some(target.piece) == frame.that {
                    change(target);
                }
            }
        }
    }

    /// Does what the step says to the Elementals there.
    fn apply(
        &mut self,
        frame: &Frame,
        step: &'static Step,
        side: Side,
        spaces: SpaceSet,
        log: &mut impl Log<Event>,
    ) {
        match step {
            Step::Boost { amount, .. } | Step::Shield { amount, .. } => {
                let token = match step {
                    Step::Boost { .. } => Token::Boost,
                    _ => Token::Shield,
                };
                for space in spaces {
                    let count = self.amount(frame, amount, Some((side, space)));
                    self.put_tokens(token, side, space, count, log);
                }
            }
            Step::Damage { amount, .. } => {
                let mut hits = Pile::new();
                for space in spaces {
                    let amount = self.amount(frame, amount, Some((side, space)));
                    // CN-4.4.2: outside an attack there are no hits of 0.
                    if amount > 0 {
                        let recipient = self.formation(side).at(space).piece;
                        let _fits = hits.push(Hit { recipient, amount });
                    }
                }
                self.begin_batch(side, frame.credit, false, hits);
            }
            Step::Withdraw(_) => spaces.for_each(|space| self.withdraw(side, space, log)),
            Step::Strip(_) => {
                for space in spaces {
                    self.remove_boosts(side, space, log);
                    self.remove_shields(side, space, log);
                }
            }
            Step::Heal(_) => {
                for space in spaces {
                    let spot = self.spot(side, space);
                    let standing = self.formation_mut(side).at_mut(space);
                    if std::mem::take(&mut standing.damage) > 0 {
                        standing.felled = None;
                        log.note(|| Event::Healed { spot });
                    }
                }
            }
            _ => {}
        }
    }

    pub(crate) fn put_tokens(
        &mut self,
        token: Token,
        side: Side,
        space: Space,
        count: u16,
        log: &mut impl Log<Event>,
    ) {
        if count == 0 {
            return;
        }
        let spot = self.spot(side, space);
        let standing = self.formation_mut(side).at_mut(space);
        let piece = standing.piece;
        match token {
            Token::Boost => {
                standing.boosts = standing.boosts.saturating_add(count);
                log.note(|| Event::BoostsPut { spot, count });
            }
            Token::Shield => {
                standing.shields = standing.shields.saturating_add(count);
                log.note(|| Event::ShieldsPut { spot, count });
                self.record(side, piece, Occasion::ShieldsAdded);
            }
        }
    }

    fn spend(
        &mut self,
        side: Side,
        space: Space,
        token: Token,
        count: u8,
        log: &mut impl Log<Event>,
    ) {
        let spot = self.spot(side, space);
        let count = u16::from(count);
        let standing = self.formation_mut(side).at_mut(space);
        let piece = standing.piece;
        match token {
            Token::Boost => {
                standing.boosts = standing.boosts.saturating_sub(count);
                log.note(|| Event::BoostsRemoved { spot, count });
            }
            Token::Shield => {
                standing.shields = standing.shields.saturating_sub(count);
                log.note(|| Event::ShieldsRemoved { spot, count });
                self.record(side, piece, Occasion::ShieldsRemoved);
            }
        }
    }

    fn collect_shields(&mut self, frame: &mut Frame, log: &mut impl Log<Event>) {
        let side = self.side_of(frame.actor);
        let mut total = 0u16;
        for space in self.formation(side).occupied {
            total = total.saturating_add(self.tokens(Token::Shield, side, space));
            self.remove_shields(side, space, log);
        }
        frame.dividing = Some(total);
    }

    fn divide(&mut self, mut frame: Frame, count: u8, space: Space, log: &mut impl Log<Event>) {
        let side = self.side_of(frame.actor);
        let spot = self.spot(side, space);
        frame.chosen = frame.chosen.with(space);
        let left = frame.dividing.unwrap_or(0);
        // The last space takes all that is left, however many.
        let last = self.formation(side).occupied.minus(frame.chosen).is_empty();
        let count = if last { left } else { u16::from(count) };
        let standing = self.formation_mut(side).at_mut(space);
        standing.shields = standing.shields.saturating_add(count);
        log.note(|| Event::ShieldsPut { spot, count });
        let left = left.saturating_sub(count);
        frame.dividing = Some(left);
        if left == 0 {
            // R52: one "shields added" for each Elemental that receives any.
            for space in frame.chosen {
                let piece = self.formation(side).at(space).piece;
                self.record(side, piece, Occasion::ShieldsAdded);
            }
            frame.next_step();
        }
        self.set_frame(frame);
    }

    fn withdraw(&mut self, side: Side, space: Space, log: &mut impl Log<Event>) {
        let spot = self.spot(side, space);
        let standing = self.leave_formation(side, space);
        let seat = standing.owner;
        self.piles.put_on_top(standing.piece, Place::Discard(seat));
        log.note(|| Event::Withdrawn { seat, spot });
        self.record(side, standing.piece, Occasion::LeftFormation);
    }
}

/// Whom the actor chooses in this step, if anyone.
fn picked(step: &Step) -> Option<&Who> {
    affects(step).filter(|who| matches!(who, Who::One(_) | Who::UpTo(..)))
}

/// Whom the step affects, if it affects Elementals one by one.
fn affects(step: &Step) -> Option<&Who> {
    match step {
        Step::Boost { on: who, .. }
        | Step::Shield { on: who, .. }
        | Step::BoostOrShield { on: who }
        | Step::Damage { to: who, .. }
        | Step::Withdraw(who)
        | Step::Strip(who)
        | Step::Heal(who) => Some(who),
        _ => None,
    }
}
