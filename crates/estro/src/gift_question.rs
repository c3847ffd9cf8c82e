//! What a gift asks while it resolves: a call, an estro, a zone, a target (ES-5.11).

use crate::action::{Action, Coin};
use crate::change::Change;
use crate::estri::{Estro, Zone};
use crate::event::Event;
use crate::frame::{GiftFrame, Stage};
use crate::gift::Template;
use crate::player::Player;
use crate::position::Match;
use crate::work::Task;
use kernel::Log;

impl Match {
    /// The choices a gift asks for while it resolves.
    pub(crate) fn each_resolving_option(&self, frame: &GiftFrame, each: &mut impl FnMut(Action)) {
        match frame.template(self.set) {
            Template::CoinBoost { .. } | Template::CoinGamble { .. } => {
                each(Action::Call(Coin::Heads));
                each(Action::Call(Coin::Tails));
            }
            Template::ChangeEstro { .. } => {
                let estri = (frame.chosen_slots().next()).map(|slot| self.body(slot).estri);
                for estro in Estro::ALL {
                    if estri != Some(crate::body::Estri::one(estro)) {
                        each(Action::Estro(estro));
                    }
                }
            }
            Template::Chameleon => {
                for estro in Estro::ALL {
                    if estro != self.clash_estro(frame.source) {
                        each(Action::Estro(estro));
                    }
                }
            }
            Template::Rampage => self.each_rampage_target(frame.source, each),
            Template::ZoneShift { .. } => {
                for zone in Zone::ALL {
                    if self.zone_is(zone) == (frame.stage == Stage::Asking) {
                        each(Action::Zone(zone));
                    }
                }
            }
            Template::ZoneRefresh => {
                let zones = self.refreshable_zones(frame);
                for zone in Zone::ALL {
                    if zones & (1 << zone as u8) != 0 {
                        each(Action::Zone(zone));
                    }
                }
            }
            _ => {}
        }
    }

    /// A decision made while a gift resolves.
    pub(crate) fn answer_resolving(
        &mut self,
        mut frame: GiftFrame,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        match (frame.template(self.set), action) {
            (Template::CoinBoost { value, amount }, Action::Call(call)) => {
                self.finish_gift(frame);
                if self.flip(frame.controller, call, log)
                    && self.still_there(frame.source, frame.piece)
                {
                    let value = value.of(self.estro_at(frame.source));
                    self.change(frame.source, Change::Add(value, *amount), log);
                }
            }
            (Template::CoinGamble { .. }, Action::Call(call)) => {
                let right = self.flip(frame.controller, call, log);
                frame.path = frame.path.down(!right);
                frame.other = u8::MAX;
                if !self.has_targets(&frame) {
                    self.finish_gift(frame);
                    return;
                }
                crate::announce::descend(&mut frame, self);
                frame.stage = Stage::Opponent;
                self.set_top(Task::Gift(frame));
            }
            (Template::ChangeEstro { .. }, Action::Estro(estro)) => {
                self.finish_gift(frame);
                for slot in self.legal_targets(&frame).iter().copied() {
                    self.change_estro(slot, estro, log);
                }
            }
            (Template::Chameleon, Action::Estro(estro)) => {
                self.finish_gift(frame);
                self.fight_as(frame.source, estro, log);
            }
            (Template::Rampage, Action::Target(slot)) => {
                self.finish_gift(frame);
                if let Some(attack) = &mut self.attack {
                    attack.next = Some(slot);
                }
            }
            (Template::ZoneShift { chosen }, Action::Zone(zone)) => {
                if frame.stage == Stage::Asking {
                    frame.other = zone as u8;
                    frame.stage = Stage::Resolve;
                    self.set_top(Task::Gift(frame));
                    if !chosen {}
                } else {
                    self.finish_gift(frame);
                    let from = Zone::from_index(frame.other as usize);
                    self.replace_zone(from, zone, log);
                }
            }
            (Template::ZoneRefresh, Action::Zone(zone)) => {
                self.finish_gift(frame);
                self.refresh_zone(zone, log);
            }
            _ => self.finish_gift(frame),
        }
    }

    /// Is the call right?
    fn flip(&mut self, player: Player, call: Coin, log: &mut impl Log<Event>) -> bool {
        let shows = if self.chance(2) == 0 {
            Coin::Heads
        } else {
            Coin::Tails
        };
        log.note(|| Event::CoinFlipped {
            player,
            call,
            shows,
        });
        call == shows
    }
}
