//! Turns and rounds (ES-3).

use crate::cards::Piece;
use crate::event::{Entry, Event};
use crate::frame::{GiftFrame, Path, Stage};
use crate::gift::Template;
use crate::gift_facts::Window;
use crate::mark::Until;
use crate::mode::{Extra, Frame};
use crate::phase::Phase;
use crate::pieces::Area;
use crate::place::Cell;
use crate::player::Player;
use crate::player_state::{Intention, Numb};
use crate::position::Match;
use crate::work::{Progress, Task};
use kernel::Log;

impl Match {
    /// Nothing is half done: the turn goes on.
    pub(crate) fn go_on_with_turn(&mut self, log: &mut impl Log<Event>) -> Progress {
        self.resolutions = 0;
        self.spins = 0;
        if self.fall_of_groups() || self.check_state(log) {
            return Progress::Moved;
        }
        if self.must_drop_object() {
            return Progress::Waiting;
        }
        loop {
            let progress = self.take_turn_step(log);
            // Between these parts of a turn nothing happens that a test could find.
            let goes_on = progress == Progress::Moved
                && self.tasks.is_empty()
                && matches!(
                    self.phase,
                    Phase::Delayed
                        | Phase::Declare
                        | Phase::Draw
                        | Phase::Play
                        | Phase::Tokens
                        | Phase::Discard
                        | Phase::Cleanup
                );
            if !goes_on || self.must_drop_object() {
                return progress;
            }
        }
    }

    fn take_turn_step(&mut self, log: &mut impl Log<Event>) -> Progress {
        match self.phase {
            Phase::Start => self.start_turn(log),
            Phase::Delayed => return self.next_due_gift(),
            Phase::Declare if self.modes.frame == Frame::Bastion => {
                if self.dreamer_declaring().is_some() {
                    return Progress::Waiting;
                }
                self.phase = Phase::Dreamers;
            }
            Phase::Declare => {
                if self.may_declare(self.active) {
                    return Progress::Waiting;
                }
                self.phase = Phase::Draw;
            }
            Phase::Draw => {
                if self.may_draw_two() {
                    return Progress::Waiting;
                }
                self.mandatory_draw(1, log);
            }
            // ES-3.10
            Phase::Play => {
                if self.hand_len(self.active) > 0 && self.can_enter(self.active) {
                    return Progress::Waiting;
                }
                self.phase = Phase::Main;
            }
            Phase::Main => return Progress::Waiting,
            Phase::End => {
                self.phase = Phase::Tokens;
                self.open_window(Window::TurnEnd, std::iter::once(self.active), None);
            }
            Phase::Tokens => {
                if self.may_spend_three() {
                    return Progress::Waiting;
                }
                self.phase = Phase::Discard;
            }
            Phase::Discard => {
                let player = self.active;
                let surplus = self.surplus(player);
                self.phase = Phase::Cleanup;
                if surplus > 0 {
                    self.push(Task::Discard {
                        player,
                        count: surplus,
                    });
                }
            }
            Phase::Cleanup => self.finish_turn(log),
            Phase::RoundEnd if !self.index.concerns.open_in(Window::RoundEnd) => {
                self.phase = Phase::RoundTests
            }
            Phase::RoundEnd => {
                self.phase = Phase::RoundTests;
                let mut order = [None; 5];
                for (place, player) in order.iter_mut().zip(self.all_players()) {
                    *place = Some(player);
                }
                self.open_window(Window::RoundEnd, order.into_iter().flatten(), None);
            }
            Phase::RoundTests => self.finish_round(log),
            Phase::Alarms
            | Phase::ShipsStart
            | Phase::Uncover
            | Phase::ShipsMain
            | Phase::ShipsAttack
            | Phase::ShipsEnd
            | Phase::ShipsCleanup => return self.go_on_with_ships(log),
            _ => return self.go_on_with_bastion(log),
        }
        Progress::Moved
    }

    fn start_turn(&mut self, log: &mut impl Log<Event>) {
        let player = self.active;
        let round = self.round;
        log.note(|| Event::TurnBegan { player, round });
        self.expire(
            Until::Start {
                player: self.turn_of(player),
                round,
            },
            log,
        );
        self.refresh_player(player);
        self.count_down(player);
        self.phase = Phase::Delayed;
        if self.modes.frame == Frame::Single {
            self.receive_object(log);
        }
        self.open_window(Window::TurnStart, std::iter::once(player), None);
    }

    /// What a player has anew each turn.
    pub(crate) fn refresh_player(&mut self, player: Player) {
        let state = self.player_mut(player);
        state.attacks = 0;
        state.extra_slots = 0;
        state.attack_actions = 0;
        state.played = 0;
        state.extra_plays = 0;
        state.doubled = false;
        state.rift_opened = false;
        state.chimera = match state.chimera {
            Intention::Declared => Intention::Ready,
            _ => Intention::None,
        };
        state.numbed = match state.numbed {
            Numb::NextTurn => Numb::ThisTurn,
            _ => Numb::No,
        };
    }

    /// Armed gifts come a turn nearer (GT-66).
    pub(crate) fn count_down(&mut self, player: Player) {
        if !self.index.concerns.delay() {
            return;
        }
        for i in 0..self.field.len() {
            let slot = self.field[i];
            let body = self.body_mut(slot);
            if body.controller() == player && body.armed > 0 {
                body.armed -= 1;
                let due = body.armed == 0;
                body.set_gift_waits(due);
            }
        }
    }

    /// ES-3.4 (3): what is due resolves.
    pub(crate) fn next_due_gift(&mut self) -> Progress {
        let side = self.side_of(self.active);
        let delays = self.index.concerns.delay();
        let due = self.places_of(side).filter(|_| delays).find(|&slot| {
            let body = self.body(slot);
            body.gift_waits()
                && self
                    .gift_at(slot)
                    .is_some_and(|gift| matches!(gift.core(), Template::Delayed { .. }))
        });
        let Some(slot) = due else {
            self.phase = match self.phase_after_delayed() {
                Some(phase) => phase,
                None => Phase::Declare,
            };
            return Progress::Moved;
        };
        self.body_mut(slot).set_gift_waits(false);
        if !self.body(slot).is_up() || self.is_inhibited(slot) {
            return Progress::Moved;
        }
        let body = self.body(slot);
        let mut frame = GiftFrame::new(
            slot,
            body.piece,
            self.gift_card(slot),
            body.controller(),
            body.cell,
        );
        let wrapped = self
            .gift_at(slot)
            .is_some_and(|gift| matches!(gift.template, Template::Conditional { .. }));
        frame.path = if wrapped {
            Path::WHOLE.down(false).down(false)
        } else {
            Path::WHOLE.down(false)
        };
        frame.stage = Stage::Opponent;
        crate::announce::descend(&mut frame, self);
        if self.has_targets(&frame) {
            self.push(Task::Gift(frame));
        }
        Progress::Moved
    }

    fn phase_after_delayed(&mut self) -> Option<Phase> {
        self.cursor = 0;
        match (self.modes.frame, self.active.is_machine()) {
            (Frame::Single, true) => Some(Phase::Uncover),
            (Frame::Bastion, true) => Some(Phase::Reinforce),
            (Frame::Bastion, false) => Some(Phase::Declare),
            _ => None,
        }
    }

    /// ES-8.9.1, ES-8.9.3, ES-8.9.7
    pub(crate) fn may_declare(&self, player: Player) -> bool {
        self.has(Extra::Chimera)
            && self.player(player).chimera == Intention::None
            && !self.has_chimera(player)
    }

    /// ES-8.1.2, ES-5.25: is the mandatory draw of this turn skipped?
    fn is_draw_skipped(&self) -> bool {
        let strategist = self.has(Extra::Strategist) && matches!(self.round, 3 | 12);
        strategist || self.player(self.active).skips > 0
    }

    /// ES-8.4.4
    fn may_draw_two(&self) -> bool {
        self.has(Extra::Luck)
            && self.player(self.active).tokens >= 1
            && !self.is_draw_skipped()
            && !self.piles.is_empty(Area::Deck(self.active))
    }

    /// ES-3.5 to ES-3.8
    pub(crate) fn mandatory_draw(&mut self, count: u8, log: &mut impl Log<Event>) {
        let player = self.active;
        self.phase = Phase::Play;
        if self.is_draw_skipped() {
            if !(self.has(Extra::Strategist) && matches!(self.round, 3 | 12)) {
                self.player_mut(player).skips -= 1;
            }
            log.note(|| Event::NoDraw {
                player,
                skipped: true,
            });
            return;
        }
        if !self.piles.is_empty(Area::Deck(player)) {
            self.draw(player, count, log);
            return;
        }
        log.note(|| Event::NoDraw {
            player,
            skipped: false,
        });
        if self.hand_len(player) == 0 {
            self.exhaust(player, log);
        }
    }

    /// ES-8.4.6
    fn may_spend_three(&self) -> bool {
        self.has(Extra::Luck)
            && self.player(self.active).tokens >= 3
            && !self.piles.is_empty(Area::Deck(self.active))
            && self.can_enter(self.active)
    }

    pub(crate) fn spend_three(&mut self, log: &mut impl Log<Event>) {
        let player = self.active;
        self.player_mut(player).tokens -= 3;
        log.note(|| Event::TokensSpent { player, count: 3 });
        let deck = Area::Deck(player);
        let index = self.chance(self.piles.len(deck));
        let piece = self.piles.iter::<Piece>(deck).nth(index);
        self.phase = Phase::Discard;
        if let Some(piece) = piece {
            self.bring(piece, player, Entry::Tokens, true, Cell::WHOLE);
        }
    }

    /// ES-3.25 (3), GT-63: how many cards are too many.
    pub(crate) fn surplus(&self, player: Player) -> u8 {
        if self.hand_len(player) <= 5 {
            return 0;
        }
        let silencers = self.silencers();
        let more = self
            .slots_by(player)
            .filter_map(|slot| match self.static_gift(slot, &silencers) {
                Some(Template::HandLimit { more }) => Some(*more),
                _ => None,
            })
            .max()
            .unwrap_or(0);
        let limit = 5 + usize::from(more);
        self.hand_len(player).saturating_sub(limit) as u8
    }

    /// ES-3.25 (4): what lasted for the turn is over.
    pub(crate) fn clear_turn(&mut self, log: &mut impl Log<Event>) {
        self.expire(self.end_of_this_turn(), log);
        for i in 0..self.field.len() {
            let slot = self.field[i];
            self.body_mut(slot).end_turn();
        }
    }

    fn finish_turn(&mut self, log: &mut impl Log<Event>) {
        self.clear_turn(log);
        let player = self.active;
        let state = self.player_mut(player);
        if state.chimera == Intention::Ready {
            state.chimera = Intention::None;
        }
        self.next_turn();
    }

    /// Whose turn comes next, or the end of the round.
    pub(crate) fn next_turn(&mut self) {
        let here = self.active;
        if self.is_plain_pair() {
            if here == Player::seat(self.first) {
                self.active = Player::from_index(1 - here.index());
                self.phase = Phase::Start;
            } else {
                self.phase = Phase::RoundEnd;
            }
            return;
        }
        let is_out =
            |player: Player| self.modes.frame == Frame::Inferno && self.player(player).exhausted;
        let next = self
            .all_players()
            .skip_while(|&player| player != here)
            .skip(1)
            .find(|&player| !is_out(player));
        match next {
            Some(player) if player.is_machine() => {
                self.active = player;
                self.phase = Phase::Alarms;
                self.cursor = 0;
                self.push(Task::WaitingGifts);
            }
            Some(player) => {
                self.active = player;
                self.phase = Phase::Start;
            }
            None => self.phase = Phase::RoundEnd,
        }
    }

    /// Do just two seats play against each other?
    #[inline]
    pub(crate) fn is_plain_pair(&self) -> bool {
        matches!(self.modes.frame, Frame::Duel | Frame::Conquest)
    }

    fn finish_round(&mut self, log: &mut impl Log<Event>) {
        let round = self.round;
        log.note(|| Event::RoundEnded { round });
        self.expire(Until::RoundEnd { round }, log);
        self.inverted = false;
        // After a round in which something moved the count begins anew.
        self.still_rounds = self.still_rounds.wrapping_add(1);
        if self.end_of_round_tests(log) {
            return;
        }
        self.round = round.saturating_add(1);
        self.active = Player::seat(self.first);
        if self.modes.frame == Frame::Inferno {
            let first = self
                .all_players()
                .find(|&player| !self.player(player).exhausted);
            self.active = first.unwrap_or(self.active);
        }
        self.phase = match self.modes.frame {
            Frame::Bastion => Phase::HordeStart,
            _ => Phase::Start,
        };
    }
}
