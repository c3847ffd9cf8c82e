//! Gifts that open together, and in which order they are announced (ES-5.4, ES-5.12).

use crate::cards::Piece;
use crate::event::Event;
use crate::frame::GiftFrame;
use crate::gift::{Kind, Template};
use crate::gift_facts::Window;
use crate::mode::Frame;
use crate::place::Slot;
use crate::player::Player;
use crate::position::Match;
use crate::work::{Progress, Task};
use kernel::Log;

/// A gift that has opened and waits for its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pending {
    pub slot: Slot,
    pub piece: Piece,
    /// The card the window speaks of.
    pub subject: Option<Slot>,
}

/// Gifts that opened together: those from `base` on in the queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Opening {
    pub base: u8,
}

impl Match {
    /// Opens a window for the cards of these players, in the order of ES-5.12.
    pub(crate) fn open_window(
        &mut self,
        window: Window,
        players: impl Iterator<Item = Player>,
        subject: Option<Slot>,
    ) {
        if !self.index.concerns.open_in(window) {
            return;
        }
        let base = self.queue.len() as u8;
        for player in players {
            for i in 0..self.field.len() {
                let slot = self.field[i];
                if self.index.reactive.contains(slot)
                    && self
                        .window_at(slot)
                        .is_some_and(|opens| opens == window || opens == Window::EitherDeclared)
                    && self.body(slot).controller() == player
                    && self.opens(slot, window, subject)
                {
                    let piece = self.body(slot).piece;
                    // A full queue is ES-5.15's stop: the gift is not announced.
                    if self
                        .queue
                        .push(Pending {
                            slot,
                            piece,
                            subject,
                        })
                        .is_err()
                    {
                        break;
                    }
                }
            }
        }
        if self.queue.len() > base as usize && !self.push(Task::Window(Opening { base })) {
            while self.queue.len() > base as usize {
                self.queue.pop();
            }
        }
    }

    /// Every player, the active one first (ES-5.12), in Inferno then the partner (ES-8.3.11).
    pub(crate) fn in_priority(&self) -> [Option<Player>; 5] {
        let mut order = [None; 5];
        if self.is_plain_pair() {
            order[0] = Some(self.active);
            order[1] = Some(Player::from_index(1 - self.active.index()));
            return order;
        }
        let side = self.side_of(self.active);
        let mut place = 0;
        let mut add = |player: Player| {
            order[place] = Some(player);
            place += 1;
        };
        add(self.active);
        for player in self.all_players() {
            if player != self.active && self.side_of(player) == side {
                add(player);
            }
        }
        for player in self.all_players() {
            if self.side_of(player) != side {
                add(player);
            }
        }
        order
    }

    /// Can the gift in this place be announced in this window now?
    pub(crate) fn opens(&self, slot: Slot, window: Window, subject: Option<Slot>) -> bool {
        let Some(opens) = self.window_at(slot) else {
            return false;
        };
        let right = opens == window
            || (opens == Window::EitherDeclared
                && matches!(window, Window::AttackDeclared | Window::DefenceDeclared));
        right && self.body(slot).is_up() && self.can_announce(slot, subject)
    }

    /// Can the gift in this place be announced at all: unused, not inhibited, its condition
    /// true, with something to do (ES-5.2)?
    pub(crate) fn can_announce(&self, slot: Slot, subject: Option<Slot>) -> bool {
        let Some(gift) = self.gift_at(slot) else {
            return false;
        };
        let body = self.body(slot);
        let controller = body.controller();
        let used = gift.kind == Kind::Once && self.state(self.gift_piece(slot)).gift_used();
        if used
            || (gift.once_per_turn && body.gift_spent_this_turn())
            || self.is_inhibited(slot)
            || self.resolutions >= 64
        {
            return false;
        }
        if self.modes.frame == Frame::Bastion {
            // ES-8.10.30
            if gift.inapplicable_in_bastion {
                return false;
            }
            // ES-8.10.27: a Dreamer's 1V reaction works only if it was primed.
            if gift.kind == Kind::Once
                && !controller.is_machine()
                && gift.window.is_reaction()
                && !body.is_primed()
            {
                return false;
            }
        }
        if let Template::Conditional { when, .. } = &gift.template
            && !self.holds(*when, slot, subject)
        {
            return false;
        }
        let mut frame = GiftFrame::new(
            slot,
            body.piece,
            self.gift_card(slot),
            controller,
            body.cell,
        );
        frame.subject = subject;
        self.subject_fits(&frame, gift.core()) && self.has_targets(&frame)
    }

    /// What templates ask of the card their window speaks of.
    fn subject_fits(&self, frame: &GiftFrame, template: &Template) -> bool {
        let Some(subject) = frame.subject else {
            // ES-8.6.14: a ship is no card of an estro.
            return !matches!(template, Template::AttackSurge { against, .. } if against.len() < 5);
        };
        match template {
            Template::AttackSurge { against, .. } | Template::DefenceSurge { against, .. } => {
                against.len() == 5
                    || (self.on_field(subject).is_some_and(|body| body.is_up())
                        && against.contains(self.clash_estro(subject)))
            }
            Template::Counterkill { filter } => {
                self.on_field(subject).is_some()
                    && self.fits(filter, subject)
                    && !self.is_warded_from(subject, frame.controller, template.tags())
            }
            Template::Riposte { .. } => {
                self.on_field(subject).is_some()
                    && !self.is_warded_from(subject, frame.controller, template.tags())
            }
            Template::Intercept { filter } => self.intercepts(frame.source, subject, filter),
            Template::SaveAlly { filter } | Template::Martyr { filter } => {
                self.fits(filter, subject)
            }
            Template::PlayTrap { filter, .. } => {
                if self.body(subject).is_up() {
                    self.fits(filter, subject)
                } else {
                    // ES-3.13: only if the filter needs no hidden information.
                    filter.is_open()
                }
            }
            _ => true,
        }
    }

    pub(crate) fn go_on_opening(
        &mut self,
        opening: Opening,
        log: &mut impl Log<Event>,
    ) -> Progress {
        let base = opening.base as usize;
        // What can no longer be announced drops out.
        let mut i = base;
        while i < self.queue.len() {
            let pending = self.queue[i];
            if self.still_there(pending.slot, pending.piece)
                && self.body(pending.slot).is_up()
                && self.can_announce(pending.slot, pending.subject)
            {
                i += 1;
            } else {
                self.queue.remove(i);
            }
        }
        if self.queue.len() <= base {
            self.tasks.pop();
            return Progress::Moved;
        }
        let player = self.body(self.queue[base].slot).controller();
        let same = self.queue[base..]
            .iter()
            .filter(|pending| self.body(pending.slot).controller() == player);
        // ES-8.6.10: guardians go in the order they were uncovered, which is field order.
        if same.count() > 1 && !player.is_machine() {
            return Progress::Waiting;
        }
        self.announce_pending(base, log);
        Progress::Moved
    }

    /// The places whose gifts the player can let come first.
    pub(crate) fn each_order(&self, opening: Opening, each: &mut impl FnMut(Slot)) {
        let base = opening.base as usize;
        let Some(first) = self.queue.get(base) else {
            return;
        };
        let player = self.body(first.slot).controller();
        for pending in &self.queue[base..] {
            if self.body(pending.slot).controller() == player {
                each(pending.slot);
            }
        }
    }

    pub(crate) fn answer_order(&mut self, opening: Opening, slot: Slot, log: &mut impl Log<Event>) {
        let base = opening.base as usize;
        let place = self.queue[base..].iter().position(|p| p.slot == slot);
        self.announce_pending(base + place.unwrap_or(0), log);
    }

    fn announce_pending(&mut self, index: usize, log: &mut impl Log<Event>) {
        let pending = self.queue.remove(index);
        self.announce(pending.slot, pending.subject, log);
    }
}
