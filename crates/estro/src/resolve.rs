//! Carrying out gifts: the one place where the templates of [`crate::gift`] do things.

use crate::attack::Surge;
use crate::cards::Piece;
use crate::change::Change;
use crate::estri::Zone;
use crate::event::{Cause, Entry, Event};
use crate::frame::{GiftFrame, Stage};
use crate::gift::{Blast, DiscardHow, Home, ReviveTo, Seizure, Template};
use crate::gift_facts::Window;
use crate::mark::Effect;
use crate::mode::Frame;
use crate::place::Slot;
use crate::player::Player;
use crate::position::Match;
use crate::target::Select;
use crate::work::{Progress, Task};
use kernel::{Log, Pile};

type Targets = Pile<Slot, { crate::frame::TARGETS }>;

impl Match {
    /// The chosen cards that are still legal targets (ES-5.11). A Chimera must fit with the
    /// estro its controller named (ES-8.9.10).
    pub(crate) fn legal_targets(&self, frame: &GiftFrame) -> Targets {
        let template = frame.template(self.set);
        let mut legal = Targets::new();
        let bare = GiftFrame {
            chosen: 0,
            ..*frame
        };
        let select = template.select();
        let by_trap = matches!(
            frame.whole(self.set).map(|gift| gift.core()),
            Some(Template::PlayTrap { .. })
        );
        for slot in frame.chosen_slots() {
            if self.on_field(slot).is_none() {
                continue;
            }
            let fits = match select {
                Select::Field { filter, .. } if by_trap => {
                    filter.is_open()
                        && !self.is_warded_from(slot, frame.controller, template.tags())
                }
                Select::Field { filter, .. } => {
                    self.is_target(&bare, &select, slot)
                        && filter.estro.is_none_or(|set| {
                            !self.body(slot).is_up() || set.contains(self.estro_at(slot))
                        })
                }
                _ => true,
            };
            if fits {
                let _room = legal.push(slot);
            }
        }
        legal
    }

    pub(crate) fn finish_gift(&mut self, mut frame: GiftFrame) {
        frame.stage = Stage::Finish;
        self.set_top(Task::Gift(frame));
    }

    pub(crate) fn ask(&mut self, mut frame: GiftFrame, stage: Stage) -> Progress {
        frame.stage = stage;
        self.set_top(Task::Gift(frame));
        Progress::Waiting
    }

    pub(crate) fn resolve(&mut self, frame: GiftFrame, log: &mut impl Log<Event>) -> Progress {
        let template = frame.template(self.set);
        match template {
            Template::CoinBoost { .. } | Template::CoinGamble { .. } => {
                return self.ask(frame, Stage::Asking);
            }
            Template::ChangeEstro { to: None, .. } if !self.legal_targets(&frame).is_empty() => {
                return self.ask(frame, Stage::Asking);
            }
            Template::Chameleon => return self.ask(frame, Stage::Asking),
            Template::Rampage => return self.ask(frame, Stage::Asking),
            Template::ZoneShift { chosen } => return self.shift_zone(frame, *chosen, log),
            Template::ZoneRefresh => {
                let zones = self.refreshable_zones(&frame);
                if zones.count_ones() > 1 {
                    return self.ask(frame, Stage::Asking);
                }
                self.finish_gift(frame);
                if zones != 0 {
                    self.refresh_zone(Zone::from_index(zones.trailing_zeros() as usize), log);
                }
                return Progress::Moved;
            }
            Template::DestroyAll { .. } => return self.destroy_all(frame),
            _ => {}
        }
        self.finish_gift(frame);
        match template.select() {
            Select::Field { .. } => {
                for slot in self.legal_targets(&frame).iter().copied() {
                    self.do_to(&frame, template, slot, log);
                }
            }
            Select::Ashes { .. } => self.do_to_ashes(&frame, template, log),
            Select::Subject => {
                if let Some(subject) = frame.subject {
                    self.do_to_subject(&frame, template, subject, log);
                }
            }
            Select::Nothing => self.do_untargeted(&frame, template, log),
        }
        Progress::Moved
    }

    /// What a template does to a card that was chosen for it.
    fn do_to(
        &mut self,
        frame: &GiftFrame,
        template: &'static Template,
        slot: Slot,
        log: &mut impl Log<Event>,
    ) {
        let estro = self.estro_at(slot);
        let here = self.still_there(frame.source, frame.piece);
        match *template {
            Template::AllyBoost { value, amount, .. } => {
                self.change(slot, Change::Add(value.of(estro), amount), log);
            }
            Template::Weaken { value, amount, .. } => {
                self.change(slot, Change::Sub(value.of(estro), amount), log);
            }
            Template::HalveValue { value, .. } => {
                self.change(slot, Change::Halve(value.of(estro)), log);
            }
            Template::SetValue { value, amount, .. } => {
                self.change(slot, Change::Set(value.of(estro), amount), log);
            }
            // ES-5.24
            Template::SwapWithEnemy { value, .. } if here => {
                let mine = value.of(self.estro_at(frame.source));
                let theirs = value.of(estro);
                let (own, other) = (
                    self.body(frame.source).own[mine.index()],
                    self.body(slot).own[theirs.index()],
                );
                self.change(frame.source, Change::Exchange(mine, other), log);
                self.change(slot, Change::Exchange(theirs, own), log);
            }
            Template::Drain { value, amount, .. } => {
                let theirs = value.of(estro);
                let lost = amount.min(self.body(slot).own[theirs.index()]);
                self.change(slot, Change::Sub(theirs, lost), log);
                if here {
                    let mine = value.of(self.estro_at(frame.source));
                    self.change(frame.source, Change::Add(mine, lost), log);
                }
            }
            Template::Pacify { .. } => {
                let until = self.end_of_next_turn(self.body(slot).controller());
                self.mark(slot, Effect::CannotAttack, until);
                let spot = self.spot(slot);
                log.note(|| Event::Pacified { spot });
            }
            Template::DestroyOne { .. } => {
                self.condemn(slot, Cause::Gift, frame.controller, Some(frame.source));
            }
            Template::TurnShield { .. } => {
                let until = self.start_of_next_turn(frame.controller);
                self.protect(slot, until, log);
            }
            Template::Bounce { .. } => self.bounce(slot, log),
            Template::Silence { .. } => self.inhibit(slot, log),
            Template::CopyGift { .. } if here => self.copy_gift(frame.source, slot, log),
            Template::Recharge { .. } => self.recharge(slot, log),
            Template::Seize { lasting, .. } => {
                self.seize(slot, frame, lasting == Seizure::Turn, log);
            }
            Template::CopyValues { .. } if here => {
                let values = self.body(slot).own;
                self.change(frame.source, Change::Copy(values), log);
            }
            Template::Reveal { .. } => self.turn_up(slot, log),
            Template::Hide { .. } => self.turn_down(slot, log),
            Template::ChangeEstro { to: Some(to), .. } => self.change_estro(slot, to, log),
            Template::Cleanse { .. } => self.cleanse(slot, log),
            _ => {}
        }
    }

    /// What a template does to the card its window speaks of.
    fn do_to_subject(
        &mut self,
        frame: &GiftFrame,
        template: &'static Template,
        subject: Slot,
        log: &mut impl Log<Event>,
    ) {
        match *template {
            Template::Riposte { amount } | Template::DeathBlast(Blast::Weaken(amount))
                if self.on_field(subject).is_some() && self.body(subject).is_up() =>
            {
                let value = self.estro_at(subject).value();
                self.change(subject, Change::Sub(value, amount), log);
            }
            Template::Counterkill { .. } | Template::DeathBlast(Blast::Kill)
                if self.on_field(subject).is_some() =>
            {
                self.condemn(subject, Cause::Gift, frame.controller, Some(frame.source));
            }
            Template::Intercept { .. } if self.still_there(frame.source, frame.piece) => {
                self.change_defender(frame.source, log);
            }
            Template::SaveAlly { .. } => self.save_doomed(Some(frame.source), log),
            Template::Martyr { .. } => self.step_in(frame.source, log),
            _ => {}
        }
    }

    fn do_to_ashes(
        &mut self,
        frame: &GiftFrame,
        template: &'static Template,
        log: &mut impl Log<Event>,
    ) {
        let own = matches!(template, Template::Revive { .. });
        let Some(area) = self.ashes_for(frame, own) else {
            return;
        };
        for &piece in frame.chosen() {
            let piece = Piece(piece);
            if !self.piles.is_in(piece, area) {
                continue;
            }
            match *template {
                Template::Revive {
                    to: ReviveTo::Field,
                    inhibited,
                    ..
                } => {
                    // ES-8.10.40: whoever brings a card back commands it.
                    if self.modes.frame == Frame::Bastion {
                        self.state_mut(piece).set_owner(frame.controller);
                    }
                    self.bring(
                        piece,
                        frame.controller,
                        Entry::Revived,
                        inhibited,
                        frame.cell,
                    );
                }
                Template::Revive {
                    to: ReviveTo::Hand,
                    inhibited,
                    ..
                } => {
                    if inhibited {
                        self.state_mut(piece).set_inhibited();
                    }
                    let player = match self.modes.frame {
                        Frame::Bastion => frame.controller,
                        _ => self.owner(piece),
                    };
                    self.state_mut(piece).set_owner(player);
                    self.return_to_hand(piece, player, log);
                }
                Template::GraveRob { .. } => {
                    self.bring(piece, frame.controller, Entry::Revived, true, frame.cell);
                }
                Template::Exile { .. } => self.exile(piece, log),
                _ => {}
            }
        }
    }

    fn do_untargeted(
        &mut self,
        frame: &GiftFrame,
        template: &'static Template,
        log: &mut impl Log<Event>,
    ) {
        let source = frame.source;
        let controller = frame.controller;
        let here = self.still_there(source, frame.piece);
        let estro = self.estro_at(source);
        match *template {
            Template::SelfBoost { value, amount } if here => {
                self.change(source, Change::Add(value.of(estro), amount), log);
            }
            Template::SelfWeaken { value, amount } | Template::Burnout { value, amount }
                if here =>
            {
                self.change(source, Change::Sub(value.of(estro), amount), log);
            }
            Template::DoubleValue { value } if here => {
                self.change(source, Change::Double(value.of(estro)), log);
            }
            Template::SwapOwn { value, with } if here => {
                let (one, other) = (value.of(estro), with.of(estro));
                self.change(source, Change::Swap(one, other), log);
            }
            Template::Growth { value, amount, cap } if here => {
                let given = amount.min(cap - self.body(source).growth.min(cap));
                self.body_mut(source).growth += given;
                self.change(source, Change::Add(value.of(estro), given), log);
            }
            Template::DieBoost { value, times } => {
                let face = self.roll();
                log.note(|| Event::DieRolled {
                    player: controller,
                    face,
                    again: false,
                });
                if here {
                    let amount = face.saturating_mul(times);
                    self.change(source, Change::Add(value.of(estro), amount), log);
                }
            }
            Template::TeamBoost { .. } | Template::MassWeaken { .. } => {
                self.change_many(frame, template, log);
            }
            Template::DestroySelf if here => {
                self.condemn(source, Cause::Gift, controller, Some(source));
            }
            Template::OwnDiscard { count } => {
                self.push(Task::Discard {
                    player: controller,
                    count,
                });
            }
            Template::ExtraAttack { count } => {
                // GT-42: in Last Bastion, actions usable only for attacks.
                let player = self.player_mut(controller);
                player.extra_slots = player.extra_slots.saturating_add(count);
                player.attack_actions = player.attack_actions.saturating_add(count);
                log.note(|| Event::AttacksGained {
                    player: controller,
                    count,
                });
            }
            Template::SurviveOnce => self.save_doomed(None, log),
            Template::ReturnOnDeath { to } => {
                let piece = frame.piece;
                if self.piles.is_in(piece, self.incinerator(self.owner(piece))) {
                    let owner = self.owner(piece);
                    match to {
                        Home::Hand if !owner.is_machine() => self.return_to_hand(piece, owner, log),
                        Home::Deck => self.under_deck(piece, log),
                        Home::Hand => {}
                    }
                }
            }
            Template::Draw { count } => self.draw(controller, count, log),
            Template::Loot { draw, discard } => {
                self.draw(controller, draw, log);
                self.push(Task::Discard {
                    player: controller,
                    count: discard,
                });
            }
            Template::EnemyDiscard { count, how } => {
                let player = Player::from_index(frame.other as usize);
                match how {
                    DiscardHow::Chooses => {
                        self.push(Task::Discard { player, count });
                    }
                    DiscardHow::Random => {
                        for _ in 0..count {
                            self.discard_random(player, log);
                        }
                    }
                }
            }
            Template::PeekHand { count } => {
                self.peek(
                    controller,
                    Player::from_index(frame.other as usize),
                    count,
                    log,
                );
            }
            Template::Scry { count } => self.scry(controller, count, log),
            Template::Tutor { ref filter } => self.fetch(controller, filter, log),
            Template::ExtraPlay { .. } => {
                self.push(Task::ExtraPlay {
                    player: controller,
                    source,
                    gift: frame.gift,
                });
            }
            Template::SkipDraw => {
                let player = Player::from_index(frame.other as usize);
                let state = self.player_mut(player);
                state.skips = state.skips.saturating_add(1);
                log.note(|| Event::DrawWillBeSkipped { player });
            }
            Template::Delayed { turns, .. } if here => {
                self.body_mut(source).armed = turns;
                let spot = self.spot(source);
                log.note(|| Event::Armed { spot, turns });
            }
            Template::CounterGift { .. } => self.countered(frame, log),
            Template::Mirage => self.mirage(source, log),
            Template::RerollOwn | Template::ForceReroll => {
                self.reroll(source, *template == Template::ForceReroll, log);
            }
            Template::AttackSurge { value, amount, .. }
            | Template::DefenceSurge { value, amount, .. } => {
                let value = value.stat().map(|stat| stat.of(self.clash_estro(source)));
                self.surge(source, Surge { value, amount });
            }
            Template::DieBlock
            | Template::EstroShield
            | Template::EstroMastery
            | Template::Underdog { .. }
            | Template::Pierce { .. }
            | Template::Breaker { .. }
            | Template::Steadfast => self.bend_comparison(source, template),
            _ => {}
        }
    }

    /// GT-03, GT-05: everyone who fits now.
    fn change_many(
        &mut self,
        frame: &GiftFrame,
        template: &'static Template,
        log: &mut impl Log<Event>,
    ) {
        let (side, filter, value, amount) = match template {
            Template::TeamBoost {
                value,
                amount,
                filter,
            } => (self.side_of(frame.controller), filter, *value, *amount),
            Template::MassWeaken {
                value,
                amount,
                filter,
            } => (
                self.side_of(frame.controller).other(),
                filter,
                *value,
                *amount,
            ),
            _ => return,
        };
        // The filter is read before anything changes.
        for i in 0..self.field.len() {
            let slot = self.field[i];
            let hit = self.side_at(slot) == side
                && self.body(slot).is_up()
                && (self.modes.frame != Frame::Conquest || self.body(slot).cell == frame.cell)
                && self.fits(filter, slot)
                && !self.is_warded_from(slot, frame.controller, template.tags());
            self.body_mut(slot).set_condemned(hit);
        }
        for i in 0..self.field.len() {
            let slot = self.field[i];
            if self.body(slot).is_condemned() {
                self.body_mut(slot).set_condemned(false);
                let value = value.of(self.estro_at(slot));
                let change = match template {
                    Template::TeamBoost { .. } => Change::Add(value, amount),
                    _ => Change::Sub(value, amount),
                };
                self.change(slot, change, log);
            }
        }
    }

    /// GT-46: one after the other; who is destroyed is settled when it begins.
    fn destroy_all(&mut self, mut frame: GiftFrame) -> Progress {
        if frame.other == u8::MAX {
            frame.other = 0;
            let mut slots: Pile<Slot, { Slot::COUNT }> = Pile::new();
            for slot in self.doomed_by(&frame) {
                let _room = slots.push(slot);
            }
            for &slot in slots.iter() {
                self.body_mut(slot).set_condemned(true);
            }
            self.set_top(Task::Gift(frame));
        }
        let first = self.side_of(self.active);
        let next = [first, first.other()].into_iter().find_map(|side| {
            self.slots_of(side)
                .find(|&slot| self.body(slot).is_condemned())
        });
        match next {
            Some(slot) => {
                self.body_mut(slot).set_condemned(false);
                self.condemn(slot, Cause::Gift, frame.controller, Some(frame.source));
            }
            None => self.finish_gift(frame),
        }
        Progress::Moved
    }

    /// GT-72: the copied gift is fresh, and opens at once if it opens when played.
    fn copy_gift(&mut self, source: Slot, from: Slot, log: &mut impl Log<Event>) {
        let card = self.gift_card(from);
        self.body_mut(source).set_copied(Some(card));
        self.body_mut(source).growth = 0;
        self.note_gift(source);
        let piece = self.gift_piece(source);
        self.state_mut(piece).set_gift_used(false);
        let (spot, other) = (self.spot(source), self.spot(from));
        log.note(|| Event::GiftCopied { spot, from: other });
        self.reopen(source, log);
    }

    /// GT-73, OB-23
    pub(crate) fn recharge(&mut self, slot: Slot, log: &mut impl Log<Event>) {
        let piece = self.gift_piece(slot);
        self.state_mut(piece).set_gift_used(false);
        let spot = self.spot(slot);
        log.note(|| Event::Recharged { spot });
        self.reopen(slot, log);
    }

    fn reopen(&mut self, slot: Slot, log: &mut impl Log<Event>) {
        let automatic = !(self.modes.frame == Frame::Bastion);
        if automatic && self.opens(slot, Window::Play, None) {
            self.announce(slot, None, log);
        }
    }
}
