//! Destruction, whatever the cause (ES-4.24 to ES-4.32), and sacrifice.

use crate::action::Action;
use crate::cards::{CardId, Piece};
use crate::estri::{Estro, Zone};
use crate::event::{Cause, Entry, Event};
use crate::frame::{GiftFrame, Stage};
use crate::gift_facts::Window;
use crate::mark::Effect;
use crate::mode::{Extra, Frame};
use crate::pieces::Area;
use crate::place::{Cell, Slot};
use crate::player::Player;
use crate::position::Match;
use crate::work::{Progress, Task};
use kernel::Log;
use serde::{Deserialize, Serialize};

/// How far a destruction has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum DoomStep {
    /// D1, and the automatic protections of D2.
    Show,
    /// D2: gifts of allies.
    Allies,
    /// D2: Medical Zone, 2 necrotokens.
    Powers,
    /// D3
    Ambush,
    /// D4, D5
    Leave,
    /// D6
    Dial,
    /// D7
    After,
}

/// A destruction under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Doom {
    pub slot: Slot,
    pub piece: Piece,
    /// A Chimera's gift card.
    pub donor: Option<Piece>,
    pub cause: Cause,
    /// Whose effect it is.
    pub by: Player,
    /// The card whose attack or gift it is.
    pub source: Option<Slot>,
    pub step: DoomStep,
    /// Who controlled the card.
    pub loser: Player,
    pub cell: Cell,
    pub was_down: bool,
    /// No protection applies: a cost, or a support that falls with its Granito.
    pub unstoppable: bool,
    pub saved: bool,
    /// A sacrifice that only the Dial follows.
    pub sacrifice: bool,
}

impl Doom {
    pub fn is_at_ambush(&self) -> bool {
        self.step == DoomStep::Ambush
    }
}

impl Match {
    fn doom(&self, slot: Slot, cause: Cause, by: Player, source: Option<Slot>) -> Doom {
        let body = self.body(slot);
        Doom {
            slot,
            piece: body.piece,
            donor: body.donor(),
            cause,
            by,
            source,
            step: DoomStep::Show,
            loser: body.controller(),
            cell: body.cell,
            was_down: !body.is_up(),
            unstoppable: false,
            saved: false,
            sacrifice: false,
        }
    }

    /// The card is going to be destroyed. One that already is cannot be again (ES-4.32).
    pub(crate) fn condemn(&mut self, slot: Slot, cause: Cause, by: Player, source: Option<Slot>) {
        if self.on_field(slot).is_none() || self.body(slot).is_dying() || !self.has_room() {
            return;
        }
        let doom = self.doom(slot, cause, by, source);
        self.body_mut(slot).set_dying(true);
        self.push(Task::Destroy(doom));
    }

    /// Destroyed with nothing to stop it: the Rift's cost, supports of a group that falls.
    pub(crate) fn condemn_surely(
        &mut self,
        slot: Slot,
        cause: Cause,
        by: Player,
        source: Option<Slot>,
    ) {
        if self.on_field(slot).is_none() || self.body(slot).is_dying() {
            return;
        }
        let doom = Doom {
            unstoppable: true,
            ..self.doom(slot, cause, by, source)
        };
        self.body_mut(slot).set_dying(true);
        self.push(Task::Destroy(doom));
    }

    /// The destruction that the card in this place is going through.
    pub(crate) fn dying(&self, slot: Slot) -> Option<Doom> {
        self.tasks.iter().rev().find_map(|task| match task {
            Task::Destroy(doom) if doom.slot == slot => Some(*doom),
            _ => None,
        })
    }

    pub(crate) fn go_on_destroying(&mut self, doom: Doom, log: &mut impl Log<Event>) -> Progress {
        let depth = self.tasks.len();
        let mut doom = doom;
        loop {
            let progress = self.take_doom_step(doom, log);
            if progress == Progress::Waiting || self.tasks.len() != depth {
                return progress;
            }
            match self.tasks.last() {
                Some(Task::Destroy(same)) => doom = *same,
                _ => return progress,
            }
        }
    }

    fn take_doom_step(&mut self, mut doom: Doom, log: &mut impl Log<Event>) -> Progress {
        if doom.saved {
            self.spare(doom, log);
            return Progress::Moved;
        }
        match doom.step {
            DoomStep::Show => self.show_doomed(doom, log),
            DoomStep::Allies => self.ask_allies(doom, log),
            DoomStep::Powers => {
                let mut any = false;
                self.each_rescue(&doom, &mut |_| any = true);
                if any {
                    return Progress::Waiting;
                }
                doom.step = if self.has(Extra::Ambush) {
                    DoomStep::Ambush
                } else {
                    DoomStep::Leave
                };
                self.set_top(Task::Destroy(doom));
            }
            DoomStep::Ambush => {
                if self.may_ambush(&doom) {
                    return Progress::Waiting;
                }
                doom.step = DoomStep::Leave;
                self.set_top(Task::Destroy(doom));
            }
            DoomStep::Leave => self.let_die(doom, log),
            DoomStep::Dial => {
                doom.step = DoomStep::After;
                self.set_top(Task::Destroy(doom));
                self.spin_dial(doom, log);
            }
            DoomStep::After => {
                self.tasks.pop();
                self.gain_token(doom, log);
            }
        }
        Progress::Moved
    }

    /// D1, and what saves a card by itself.
    fn show_doomed(&mut self, mut doom: Doom, log: &mut impl Log<Event>) {
        if doom.was_down && !self.body(doom.slot).is_up() {
            self.body_mut(doom.slot).set_up(true);
            self.forget_secret(doom.piece);
            let spot = self.spot(doom.slot);
            log.note(|| Event::Shown { spot });
        }
        doom.step = if doom.unstoppable {
            DoomStep::Ambush
        } else {
            DoomStep::Allies
        };
        self.set_top(Task::Destroy(doom));
        if doom.unstoppable {
            return;
        }
        // ES-4.31
        if self.has_mark(doom.slot, Effect::Protected) {
            self.save_doomed(None, log);
            return;
        }
        let own = self.gift_at(doom.slot).map(|gift| gift.window);
        if own != Some(Window::WouldDie) {
            if self.is_past_rescue(&doom) {
                doom.step = DoomStep::Leave;
                self.set_top(Task::Destroy(doom));
            }
        } else if !self.is_muted(doom.slot)
            && !self.body(doom.slot).was_tried()
            && self.can_announce(doom.slot, None)
        {
            self.body_mut(doom.slot).set_tried(true);
            self.announce(doom.slot, None, log);
        }
    }

    /// Is there nothing that D2 and D3 could ask for?
    fn is_past_rescue(&self, doom: &Doom) -> bool {
        let mut rescue = false;
        self.each_rescue(doom, &mut |_| rescue = true);
        !rescue && !self.has(Extra::Ambush) && !self.index.concerns.open_in(Window::AllyWouldDie)
    }

    /// ES-8.6.5: no gift of a guardian works in the attack that uncovered it.
    #[inline]
    pub(crate) fn is_muted(&self, slot: Slot) -> bool {
        self.attack
            .is_some_and(|attack| attack.uncovered && attack.defender == slot)
    }

    fn ask_allies(&mut self, mut doom: Doom, log: &mut impl Log<Event>) {
        let side = self.side_of(doom.loser);
        let none = !self.index.concerns.open_in(Window::AllyWouldDie);
        let ally = self.slots_of(side).filter(|_| !none).find(|&slot| {
            slot != doom.slot
                && !self.body(slot).was_tried()
                && !self.body(slot).is_dying()
                && self.same_field(slot, doom.slot)
                && self.opens(slot, Window::AllyWouldDie, Some(doom.slot))
        });
        match ally {
            Some(slot) => {
                self.body_mut(slot).set_tried(true);
                self.announce(slot, Some(doom.slot), log);
            }
            None => {
                doom.step = DoomStep::Powers;
                self.set_top(Task::Destroy(doom));
            }
        }
    }

    /// Medical Zone and necrotokens, as the card's controller can use them now.
    pub(crate) fn each_rescue(&self, doom: &Doom, each: &mut impl FnMut(Action)) {
        let body = self.body(doom.slot);
        let player = doom.loser;
        // ES-6.5, ES-6.7
        if self.zone_reaches(Zone::Medical, doom.slot)
            && self.power_open(Zone::Medical, player)
            && body.estri.set().contains(Estro::Armonio)
        {
            each(Action::Power {
                zone: Zone::Medical,
                burn: None,
                on: Some(doom.slot),
            });
        }
        // ES-8.4.7 (ii)
        if self.has(Extra::Luck) && self.player(player).tokens >= 2 {
            each(Action::Tokens);
        }
    }

    pub(crate) fn answer_rescue(
        &mut self,
        mut doom: Doom,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        match action {
            Action::Power { zone, burn, on } => {
                self.use_power(doom.loser, zone, burn, on, log);
                self.save_doomed(None, log);
            }
            Action::Tokens => {
                self.spend_two(doom.loser, Some(doom.slot), log);
                self.save_doomed(None, log);
            }
            _ => {
                doom.step = DoomStep::Ambush;
                self.set_top(Task::Destroy(doom));
            }
        }
    }

    /// Something replaces the destruction under way.
    pub(crate) fn save_doomed(&mut self, by: Option<Slot>, log: &mut impl Log<Event>) {
        let by = by.map(|slot| self.spot(slot));
        let found = self
            .tasks
            .as_mut_slice()
            .iter_mut()
            .rev()
            .find_map(|task| match task {
                Task::Destroy(doom) => {
                    doom.saved = true;
                    Some(doom.slot)
                }
                _ => None,
            });
        if let Some(slot) = found {
            let spot = self.spot(slot);
            log.note(|| Event::Saved { spot, by });
        }
    }

    /// GT-52: this card is destroyed instead.
    pub(crate) fn step_in(&mut self, martyr: Slot, log: &mut impl Log<Event>) {
        if self.on_field(martyr).is_none() {
            return;
        }
        let by = self.spot(martyr);
        let replaced = self.doom(martyr, Cause::Gift, Player::MACHINE, None);
        let found = self
            .tasks
            .as_mut_slice()
            .iter_mut()
            .rev()
            .find_map(|task| match task {
                Task::Destroy(doom) => {
                    let saved = doom.slot;
                    *doom = Doom {
                        cause: doom.cause,
                        by: doom.by,
                        source: doom.source,
                        ..replaced
                    };
                    Some(saved)
                }
                _ => None,
            });
        if let Some(saved) = found {
            self.body_mut(saved).set_dying(false);
            self.body_mut(martyr).set_dying(true);
            let spot = self.spot(saved);
            log.note(|| Event::Saved { spot, by: Some(by) });
        }
    }

    /// The card stays; what was tried can be tried again next time.
    fn spare(&mut self, doom: Doom, _log: &mut impl Log<Event>) {
        self.tasks.pop();
        self.body_mut(doom.slot).set_dying(false);
        self.forget_tried();
        // ES-8.5.9
        self.exhaust_group(doom.slot);
    }

    fn forget_tried(&mut self) {
        let concerns = self.index.concerns;
        if !concerns.open_in(Window::WouldDie) && !concerns.open_in(Window::AllyWouldDie) {
            return;
        }
        for i in 0..self.field.len() {
            let slot = self.field[i];
            self.body_mut(slot).set_tried(false);
        }
    }

    /// D3: judged by what everybody sees (ES-8.13.1).
    fn may_ambush(&self, doom: &Doom) -> bool {
        self.has(Extra::Ambush)
            && doom.was_down
            && !doom.loser.is_machine()
            && self.hand_len(doom.loser) > 0
            && self.field.len() < Slot::COUNT
    }

    pub(crate) fn each_ambush(&self, doom: &Doom, each: &mut impl FnMut(Action)) {
        self.each_card_in(Area::Hand(doom.loser), each, |piece| {
            self.card(piece).estro == Estro::Illusio
        });
        each(Action::Pass);
    }

    pub(crate) fn answer_ambush(
        &mut self,
        mut doom: Doom,
        card: Option<CardId>,
        log: &mut impl Log<Event>,
    ) {
        doom.step = DoomStep::Leave;
        self.set_top(Task::Destroy(doom));
        let Some(piece) = card.and_then(|card| self.find(Area::Hand(doom.loser), card)) else {
            return;
        };
        let gifted = self.card(piece).gift.is_some();
        if gifted {
            // ES-8.13.6
            self.state_mut(piece).set_inhibited();
            self.state_mut(piece).set_hollow();
        }
        if let Some(slot) = self.put_on_field(piece, doom.loser, doom.cell) {
            let spot = self.spot(slot);
            log.note(|| Event::Entered {
                spot,
                how: Entry::Ambush,
            });
            if !gifted {
                // ES-8.13.5, R55
                let until = self.end_of_next_turn(doom.loser);
                self.mark(slot, Effect::CannotAttack, until);
            }
        }
    }

    /// D4 and D5.
    fn let_die(&mut self, mut doom: Doom, log: &mut impl Log<Event>) {
        self.forget_tried();
        let slot = doom.slot;
        let spot = self.spot(slot);
        let death = self.death_gift(&doom);
        let guardian = self.ship_of(slot).is_some();
        let mut supports = [None; 2];
        for (place, support) in supports.iter_mut().zip(self.supports_of(slot)) {
            *place = Some(support);
        }
        let (piece, donor) = self.leave_field(slot);
        for piece in [Some(piece), donor].into_iter().flatten() {
            let area = self.incinerator(self.owner(piece));
            self.piles.put_on_top(piece, area);
        }
        let cause = doom.cause;
        log.note(|| Event::Destroyed { spot, cause });
        doom.step = if self.has(Extra::Dial) {
            DoomStep::Dial
        } else {
            DoomStep::After
        };
        let follows = death.is_some() || supports[0].is_some() || guardian;
        if !follows && doom.step == DoomStep::After {
            self.tasks.pop();
            self.gain_token(doom, log);
            return;
        }
        self.set_top(Task::Destroy(doom));
        if guardian {
            self.watch_alarms(log);
        }
        // ES-8.5.9: supports fall with their Granito.
        for support in supports.into_iter().flatten() {
            self.condemn_surely(support, doom.cause, doom.by, doom.source);
        }
        if let Some(frame) = death
            && self.has_room()
        {
            self.push(Task::Gift(frame));
        }
    }

    /// The card's own DEATH gift, as it stands before it leaves (ES-4.25).
    fn death_gift(&self, doom: &Doom) -> Option<GiftFrame> {
        let gift = self.gift_at(doom.slot)?;
        let attacker = (doom.cause == Cause::Attack)
            .then_some(doom.source)
            .flatten();
        let number = gift.number;
        // GT-48 works only against an attacker.
        if gift.window != Window::Death
            || (number == 48 && attacker.is_none())
            || self.is_muted(doom.slot)
            || !self.can_announce(doom.slot, attacker)
        {
            return None;
        }
        let mut frame = GiftFrame::new(
            doom.slot,
            self.gift_piece(doom.slot),
            self.gift_card(doom.slot),
            doom.loser,
            doom.cell,
        );
        frame.subject = attacker;
        frame.stage = if gift.optional {
            Stage::Offer
        } else {
            Stage::Opponent
        };
        Some(frame)
    }

    /// D7: the necrotoken (ES-8.4.1, ES-4.28).
    fn gain_token(&mut self, doom: Doom, log: &mut impl Log<Event>) {
        let by_opponent = matches!(
            doom.cause,
            Cause::Attack | Cause::Gift | Cause::Object | Cause::Skill
        ) && self.side_of(doom.by) != self.side_of(doom.loser);
        let player = doom.loser;
        if self.has(Extra::Luck)
            && by_opponent
            && !doom.sacrifice
            && !player.is_machine()
            && self.player(player).tokens < 3
        {
            self.player_mut(player).tokens += 1;
            let tokens = self.player(player).tokens;
            log.note(|| Event::TokenGained { player, tokens });
        }
    }

    /// ES-4.27: a cost. Only the Dial reacts.
    pub(crate) fn sacrifice_from_field(&mut self, slot: Slot, log: &mut impl Log<Event>) {
        let doom = Doom {
            step: DoomStep::Dial,
            sacrifice: true,
            ..self.doom(slot, Cause::Gift, self.body(slot).controller(), None)
        };
        let guardian = self.ship_of(slot).is_some();
        let player = self.body(slot).controller();
        let (piece, donor) = self.leave_field(slot);
        for piece in [Some(piece), donor].into_iter().flatten() {
            let area = self.incinerator(self.owner(piece));
            self.piles.put_on_top(piece, area);
            log.note(|| Event::Sacrificed {
                player,
                card: self.printed(piece),
            });
        }
        if guardian {
            self.watch_alarms(log);
        }
        if self.has(Extra::Dial) {
            self.push(Task::Destroy(doom));
        }
    }

    /// Is it the frame where only the human's losses spin the Dial (ES-8.0.1)?
    pub(crate) fn dial_spins_for(&self, loser: Player) -> bool {
        self.has(Extra::Dial) && !(self.modes.frame == Frame::Single && loser.is_machine())
    }
}
