//! What each decision does.

use crate::action::{Action, Face};
use crate::attack::Step;
use crate::cards::{CardId, Piece};
use crate::destroy::DoomStep;
use crate::event::{Cause, Entry, Event};
use crate::gift::Template;
use crate::mode::Frame;
use crate::phase::Phase;
use crate::pieces::Area;
use crate::place::{Cell, Slot};
use crate::player::Player;
use crate::player_state::Intention;
use crate::position::Match;
use crate::work::{Progress, Task};
use kernel::Log;

impl Match {
    /// Does what a legal decision does; the rest follows in `run`.
    pub(crate) fn carry(&mut self, player: Player, action: Action, log: &mut impl Log<Event>) {
        match self.tasks.last() {
            None => self.carry_in_turn(player, action, log),
            Some(Task::Attack) => self.answer_attack(player, action, log),
            Some(&Task::Destroy(doom)) => match (doom.step, action) {
                (DoomStep::Ambush, Action::Card(card)) => {
                    self.answer_ambush(doom, Some(card), log);
                }
                (DoomStep::Ambush, _) => self.answer_ambush(doom, None, log),
                _ => self.answer_rescue(doom, action, log),
            },
            Some(&Task::Gift(frame)) => self.answer_gift(frame, action, log),
            Some(&Task::Window(opening)) => {
                if let Action::Order(slot) = action {
                    self.answer_order(opening, slot, log);
                }
            }
            Some(&Task::Place { .. }) => {
                if let Action::Cell(cell) = action {
                    self.answer_place(cell);
                }
            }
            Some(&Task::Discard { player, count }) => {
                if let Action::Card(card) = action {
                    self.answer_discard(player, count, card, log);
                }
            }
            Some(&Task::Arrange { player, left, done }) => {
                if let Action::Card(card) = action {
                    self.answer_arrange(player, left, done, card);
                }
            }
            Some(&Task::ExtraPlay { player, gift, .. }) => {
                self.tasks.pop();
                self.play_additional(player, action, gift, log);
            }
            Some(&Task::Sector { sector, loser }) => {
                self.answer_sector(sector, loser, action, log);
            }
            Some(&Task::Object { object, left, .. }) => {
                self.answer_object(object, left, action, log);
            }
            Some(&Task::Prism { slot }) => {
                if let Action::Estro(estro) = action {
                    self.answer_prism(slot, estro, log);
                }
            }
            Some(&Task::Inspire { seat, slot, .. }) => {
                self.answer_inspiration(seat, slot, action, log);
            }
            Some(Task::LastBreath) => self.answer_last_breath(action, log),
            Some(&Task::Declare(declaring)) => self.answer_declaration(declaring, action, log),
            Some(Task::Enter(_) | Task::WaitingGifts | Task::ArmedGifts | Task::Rift { .. }) => {}
        }
    }

    fn answer_attack(&mut self, player: Player, action: Action, log: &mut impl Log<Event>) {
        let Some(attack) = self.attack else {
            return;
        };
        match (attack.step, action) {
            (Step::Principal, Action::Estro(estro)) => {
                let body = self.body_mut(attack.defender);
                body.estri = body.estri.led_by(estro);
                let spot = self.spot(attack.defender);
                log.note(|| Event::PrincipalNamed { spot, estro });
                self.set_step(Step::AttackGifts);
            }
            (Step::AfterPower, _) => self.answer_after_power(action, log),
            (Step::AttackerReroll | Step::DefenderReroll, _) => self.answer_reroll(action, log),
            _ => self.answer_response(player, action, log),
        }
    }

    fn carry_in_turn(&mut self, player: Player, action: Action, log: &mut impl Log<Event>) {
        if let Action::Drop(object) = action {
            self.drop_object(object, log);
            return;
        }
        match self.phase {
            Phase::Declare => {
                if action == Action::Declare
                    && let Some(seat) = player.in_seat()
                {
                    self.player_mut(player).chimera = Intention::Declared;
                    log.note(|| Event::ChimeraDeclared { seat });
                }
                match self.modes.frame {
                    Frame::Bastion => self.cursor = player.index() as u8 + 1,
                    _ => self.phase = Phase::Draw,
                }
            }
            Phase::Draw => {
                let two = action == Action::Tokens;
                if two {
                    self.player_mut(player).tokens -= 1;
                    log.note(|| Event::TokensSpent { player, count: 1 });
                }
                self.mandatory_draw(if two { 2 } else { 1 }, log);
            }
            Phase::Play => {
                self.phase = Phase::Main;
                self.play_from_hand(player, action, log);
            }
            Phase::Tokens => {
                if action == Action::Tokens {
                    self.spend_three(log);
                } else {
                    self.phase = Phase::Discard;
                }
            }
            Phase::Uncover => {
                if let Action::Target(slot) = action {
                    self.uncover_guardian(slot, log);
                }
            }
            Phase::Dreamers => {
                self.active = player;
                self.carry_dreamer(player, action, log);
            }
            _ => self.carry_main(player, action, log),
        }
    }

    /// A card, a support or a Chimera is played.
    fn play_from_hand(
        &mut self,
        player: Player,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Option<Slot> {
        self.player_mut(player).played += 1;
        match action {
            Action::Play { card, face, at } => {
                self.play_card(player, card, face, at.unwrap_or(Cell::WHOLE), log)
            }
            Action::Support { card, under } => {
                self.play_support(player, card, under, log);
                None
            }
            Action::Chimera { host, donor, at } => {
                self.player_mut(player).chimera = Intention::None;
                self.play_chimera(player, host, donor, at.unwrap_or(Cell::WHOLE), log);
                None
            }
            _ => None,
        }
    }

    /// GT-62: one more card, perhaps without its gift.
    fn play_additional(
        &mut self,
        player: Player,
        action: Action,
        gift: CardId,
        log: &mut impl Log<Event>,
    ) {
        let without_gift = matches!(
            self.set.card(gift).gift.as_ref().map(|gift| gift.core()),
            Some(Template::ExtraPlay {
                inhibited: true,
                ..
            })
        );
        if let Action::Play { card, .. } = action
            && without_gift
            && let Some(piece) = self.find(Area::Hand(player), card)
            && self.card(piece).gift.is_some()
        {
            self.state_mut(piece).set_inhibited();
        }
        self.play_from_hand(player, action, log);
    }

    fn carry_main(&mut self, player: Player, action: Action, log: &mut impl Log<Event>) {
        if self.is_slip(player, action) {
            self.slip(player, log);
            return;
        }
        match action {
            Action::Play { card, .. } => self.play_second(player, card, action, log),
            Action::Support { .. } => {
                self.player_mut(player).extra_plays -= 1;
                self.play_from_hand(player, action, log);
            }
            Action::End => self.phase = Phase::End,
            _ => self.carry_common(player, action, log),
        }
    }

    /// OB-22, or the extra Manpo of ES-8.5.13.
    fn play_second(
        &mut self,
        player: Player,
        card: CardId,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if self.player(player).extra_plays > 0 {
            self.player_mut(player).extra_plays -= 1;
        } else {
            self.player_mut(player).doubled = true;
            if let Some(piece) = self.find(Area::Hand(player), card)
                && self.card(piece).gift.is_some()
            {
                self.state_mut(piece).set_inhibited();
            }
        }
        self.play_from_hand(player, action, log);
    }

    /// What MAIN and the Dreamer phase have in common.
    fn carry_common(&mut self, player: Player, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Flip(slot) => self.flip_up(slot, log),
            Action::Activate(slot) => self.announce(slot, None, log),
            Action::Attack { with, on, estro } => self.begin_attack(with, on, estro, false, log),
            Action::Strike { with, ship } => self.begin_strike(with, ship),
            Action::Power { zone, burn, on } => self.use_power(player, zone, burn, on, log),
            Action::Rift(slot) => self.open_rift(player, slot, log),
            Action::Use(object) => self.use_object(object, log),
            _ => {}
        }
    }

    fn carry_dreamer(&mut self, player: Player, action: Action, log: &mut impl Log<Event>) {
        let cost = self.play_cost(player);
        match action {
            Action::Play { .. } | Action::Chimera { .. } => {
                self.pay(player, cost);
                self.play_from_hand(player, action, log);
            }
            Action::Substitute { out, card, face } => {
                self.pay(player, cost);
                self.substitute(player, out, card, face, log);
            }
            Action::Activate(slot) => {
                self.pay(player, 1);
                let reaction = self
                    .gift_at(slot)
                    .is_some_and(|gift| gift.window.is_reaction());
                if reaction {
                    self.body_mut(slot).set_primed(true);
                    let spot = self.spot(slot);
                    log.note(|| Event::Primed { spot });
                } else {
                    self.announce(slot, None, log);
                }
            }
            Action::Rift(slot) => {
                self.pay(player, 1);
                self.open_rift(player, slot, log);
            }
            Action::Pass => {
                self.player_mut(player).done = true;
                if let Some(seat) = player.in_seat() {
                    log.note(|| Event::DreamerDone { seat });
                }
            }
            _ => {
                if self.is_engaging(action) {
                    self.player_mut(player).must_engage = false;
                }
                self.carry_common(player, action, log);
            }
        }
    }

    /// ES-8.10.23: a discard, not a destruction.
    fn substitute(
        &mut self,
        player: Player,
        out: Slot,
        card: CardId,
        face: Face,
        log: &mut impl Log<Event>,
    ) {
        let cell = self.body(out).cell;
        let (piece, donor) = self.leave_field(out);
        for piece in [Some(piece), donor].into_iter().flatten() {
            self.discard(player, piece, log);
        }
        self.player_mut(player).played += 1;
        self.play_card(player, card, face, cell, log);
    }

    /// ES-8.12.2 to 8.12.5
    fn open_rift(&mut self, player: Player, slot: Slot, log: &mut impl Log<Event>) {
        self.player_mut(player).rift_opened = true;
        if let Some(seat) = player.in_seat() {
            log.note(|| Event::RiftOpened { seat });
        }
        let cell = self.body(slot).cell;
        self.push(Task::Rift { player, cell });
        self.condemn_surely(slot, Cause::Rift, player, None);
    }

    pub(crate) fn draw_from_rift(&mut self, player: Player, cell: Cell) -> Progress {
        self.tasks.pop();
        let count = self.rift.len();
        let room = self.modes.frame != Frame::Bastion
            || self.defender_in(cell).is_none()
            || self.can_enter(player);
        if count > 0 && room {
            let index = self.chance(count);
            let card = self.rift.nth(index);
            let piece: Option<Piece> = card.and_then(|card| self.bear(card, player));
            if let (Some(card), Some(piece)) = (card, piece) {
                self.rift.remove(card);
                // An ambush may have taken the cell (ES-8.13.7): then any free one (ES-8.10.40).
                if self.modes.frame == Frame::Bastion && self.defender_in(cell).is_some() {
                    self.piles.put_on_top(piece, Area::Gone);
                    self.bring(piece, player, Entry::Rift, false, cell);
                } else {
                    self.enter_at(piece, player, Entry::Rift, false, cell);
                }
            }
        }
        Progress::Moved
    }
}
