//! The setup's choices and the turn (SV-3.1, SV-4.1 to SV-4.13).

use crate::action::Action;
use crate::cards::{CardId, ClassId, Piece};
use crate::effect::{Later, Trigger};
use crate::event::{Ending, Event};
use crate::frame::Frame;
use crate::mark::Lasts;
use crate::phase::Phase;
use crate::pieces::Area;
use crate::player::rival;
use crate::position::{Battle, Standing};
use crate::scene::{Origin, Scene};
use crate::trigger::Object;
use crate::work::{Progress, Task};
use kernel::{Audience, Log, Seat, SeatSet};

/// SV-7.6
pub(crate) const LAST_TURN: u8 = 120;

impl Battle {
    /// Nothing is half done: the turn goes on.
    pub(crate) fn go_on_with_turn(&mut self, log: &mut impl Log<Event>) -> Progress {
        match self.phase {
            Phase::Mulligan => {
                if self.players.iter().any(|player| !player.kept) {
                    return Progress::Waiting;
                }
                self.finish_setup(log);
            }
            Phase::Starter | Phase::Day => return Progress::Waiting,
            Phase::TurnStart => self.start_turn(log),
            Phase::Recovery => {
                self.phase = Phase::Daybreak;
                self.push_checkpoint();
                // SV-4.4
                if self.turn > 1 {
                    self.recover(log);
                }
            }
            Phase::Daybreak => {
                self.phase = Phase::Dawn;
                self.fire_phase(Trigger::Dawn, Later::Dawn);
            }
            Phase::Dawn => self.phase = Phase::Day,
            Phase::Sunset => {
                self.phase = Phase::Cleaning;
                self.fire_phase(Trigger::Sunset, Later::Sunset);
            }
            Phase::Cleaning => {
                self.phase = Phase::TurnEnd;
                self.clean(log);
            }
            Phase::TurnEnd => self.end_turn(log),
        }
        Progress::Moved
    }

    /// SV-4.2
    fn start_turn(&mut self, log: &mut impl Log<Event>) {
        self.turn += 1;
        let (seat, turn) = (self.active, self.turn);
        log.note(|| Event::TurnBegan { seat, turn });
        self.end_marks(|mark| mark.until == Lasts::Turn(seat));
        for zone in self.occupied() {
            self.unit_mut(zone).spent = 0;
        }
        for zone in self.built {
            self.structures[zone.index()].spent = 0;
        }
        self.player_mut(seat).vocations = 1;
        self.player_mut(seat).safeguards[1] = 0;
        for zone in self.armies[seat.index()] {
            let unit = self.unit_mut(zone);
            unit.set_entered_now(false);
            unit.moves = 0;
            unit.combats = 0;
        }
        self.phase = Phase::Recovery;
        self.push_checkpoint();
    }

    /// SV-4.3
    fn recover(&mut self, log: &mut impl Log<Event>) {
        let seat = self.active;
        log.note(|| Event::Recovered { seat });
        let player = self.player_mut(seat);
        for (ready, exhausted) in player.ready.iter_mut().zip(&mut player.exhausted) {
            *ready += std::mem::take(exhausted);
        }
        for zone in self.armies[seat.index()] {
            let unit = self.unit_mut(zone);
            if unit.is_stunned() {
                unit.set_stunned(false);
            } else {
                unit.set_exhausted(false);
            }
        }
        for piece in self.piles.iter::<Piece>(Area::Equipment(seat)) {
            self.states[piece.0 as usize].set_exhausted(false);
        }
        self.push(Task::Draw { seat, left: 1 });
    }

    /// Cards are drawn one at a time; each that is missing hurts (SV-7.2).
    pub(crate) fn go_on_drawing(
        &mut self,
        seat: Seat,
        left: u8,
        log: &mut impl Log<Event>,
    ) -> Progress {
        if left <= 1 {
            self.tasks.pop();
        } else {
            self.set_top(Task::Draw {
                seat,
                left: left - 1,
            });
        }
        if left > 0 {
            self.draw_one(seat, log);
        }
        Progress::Moved
    }

    fn draw_one(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        match self.next_card(seat) {
            Some(piece) => {
                self.stores_changed();
                self.piles.put_on_top(piece, Area::Hand(seat));
                let card = self.printed(piece);
                let own = SeatSet::one(seat);
                log.tell(Audience::Only(own), || Event::DrewCard { seat, card });
                log.tell(Audience::Except(own), || Event::Drew { seat });
            }
            None => {
                log.note(|| Event::NothingToDraw { seat });
                self.hit(seat, 1, false, log);
            }
        }
    }

    /// Triggers of a phase, then what was set for it (SV-8.5).
    fn fire_phase(&mut self, trigger: Trigger, later: Later) {
        let seat = self.active;
        let batch = self.pending.len();
        self.fire_all(seat, trigger, Object::NONE);
        self.sort_batch(batch);
        self.push_checkpoint();
        for delayed in self.delayed.as_mut_slice() {
            // T64: a Sunset is this turn's, whoever's turn it is; a Dawn is one's own.
            let comes = later == Later::Sunset || delayed.controller == seat;
            if delayed.at == later && comes {
                delayed.due = Some(self.pending.len() as u8);
            }
        }
    }

    /// SV-4.7 steps 2 and 3
    fn clean(&mut self, log: &mut impl Log<Event>) {
        let mut healed = false;
        for zone in self.occupied() {
            let damage = &mut self.unit_mut(zone).damage;
            healed |= std::mem::take(damage) > 0;
        }
        if healed {
            log.note(|| Event::DamageRemoved);
        }
        self.end_marks(|mark| mark.until == Lasts::Sunset);
        self.discounts.clear();
        for player in &mut self.players {
            player.safeguards[0] = 0;
        }
        self.push_checkpoint();
    }

    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        if self.turn >= LAST_TURN {
            self.adjudicate(log);
            return;
        }
        self.active = rival(self.active);
        self.phase = Phase::TurnStart;
    }

    /// SV-7.6
    fn adjudicate(&mut self, log: &mut impl Log<Event>) {
        let strength = |seat: usize| {
            let force: u32 = self.armies[seat]
                .map(|zone| u32::from(self.residual(zone)))
                .sum();
            (self.walls[seat].len(), force)
        };
        let (south, north) = (strength(0), strength(1));
        let standing = match south.cmp(&north) {
            std::cmp::Ordering::Greater => Standing::Won(Seat::new(0), Ending::TurnLimit),
            std::cmp::Ordering::Less => Standing::Won(Seat::new(1), Ending::TurnLimit),
            std::cmp::Ordering::Equal => Standing::Drawn(Ending::TurnLimit),
        };
        self.end(standing, log);
    }

    pub(crate) fn each_turn_option(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        match self.phase {
            Phase::Mulligan => {
                each(Action::Keep);
                self.each_card(
                    Area::Hand(seat),
                    |_| true,
                    |card| each(Action::Exchange(card)),
                );
            }
            Phase::Starter => {
                each(Action::Begin(seat));
                each(Action::Begin(rival(seat)));
            }
            Phase::Day => self.each_day_option(seat, each),
            _ => {}
        }
    }

    pub(crate) fn scene_of_class(&self, seat: Seat) -> Scene {
        Scene {
            controller: seat,
            origin: Origin::Class,
            source: Object::NONE,
            it: Object::NONE,
        }
    }

    pub(crate) fn carry_in_turn(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Exchange(card) => {
                if let Some(piece) = self.find(Area::Hand(seat), card) {
                    self.piles.put_on_top(piece, Area::Aside(seat));
                }
            }
            Action::Keep => self.player_mut(seat).kept = true,
            Action::Begin(first) => {
                self.active = first;
                self.phase = Phase::TurnStart;
                log.note(|| Event::StarterChosen { seat: first });
            }
            Action::Play { card, at } => self.begin_play(seat, card, at, log),
            Action::Move { from, to } => {
                self.unit_mut(from).moves += 1;
                self.push_checkpoint();
                self.relocate(from, to, log);
            }
            Action::Fight { with, on } => {
                self.push_checkpoint();
                self.begin_fight(with, on, log);
            }
            Action::Raze { with, on } => self.raze(with, on, log),
            Action::Strike(zone) => self.strike(zone, log),
            Action::Access(card) => self.access(seat, card, log),
            Action::Vocation { class, number } => self.use_vocation(seat, class, number, log),
            Action::End => {
                self.phase = Phase::Sunset;
                log.note(|| Event::DayEnded { seat });
            }
            _ => {}
        }
    }

    /// SV-4.12.1
    fn access(&mut self, seat: Seat, card: CardId, log: &mut impl Log<Event>) {
        let Some(piece) = self.find(Area::Hand(seat), card) else {
            return;
        };
        self.state_mut(piece).forget();
        self.piles.put_on_top(piece, Area::RealmsUp(seat));
        let card = self.printed(piece);
        log.note(|| Event::Accessed { seat, card });
        self.push_checkpoint();
        self.push(Task::Realms { seat });
    }

    pub(crate) fn go_on_with_realms(&mut self, seat: Seat) -> Progress {
        if self.piles.is_empty(Area::RealmsDown(seat)) {
            self.tasks.pop();
            return Progress::Moved;
        }
        Progress::Waiting
    }

    pub(crate) fn each_realms_option(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        self.each_card(
            Area::RealmsDown(seat),
            |_| true,
            |card| each(Action::Card(card)),
        );
        each(Action::Done);
    }

    pub(crate) fn answer_realms(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.tasks.pop();
        if let Action::Card(card) = action
            && let Some(piece) = self.find(Area::RealmsDown(seat), card)
        {
            self.take_from_realms(piece, log);
        }
    }

    /// SV-4.13
    fn use_vocation(&mut self, seat: Seat, class: ClassId, number: u8, log: &mut impl Log<Event>) {
        let printed = self.set.class(class);
        let Some(ability) = printed.abilities.get(usize::from(number).wrapping_sub(1)) else {
            return;
        };
        self.player_mut(seat).vocations -= 1;
        log.note(|| Event::VocationUsed {
            seat,
            class: printed.id,
            number,
        });
        self.push_checkpoint();
        self.begin_ability(Frame::of_class(
            self.scene_of_class(seat),
            class,
            number - 1,
        ));
        self.pay(seat, ability.cost, log);
    }
}
