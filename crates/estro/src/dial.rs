//! The Oblivion Dial (ES-8.11).

use crate::action::Action;
use crate::cards::{CardId, Piece};
use crate::change::Change;
use crate::destroy::Doom;
use crate::estri::{Estro, Zone};
use crate::event::{Cause, Entry, Event};
use crate::mark::{Effect, Until};
use crate::mode::Frame;
use crate::pieces::Area;
use crate::place::Slot;
use crate::player::Player;
use crate::player_state::Numb;
use crate::position::Match;
use crate::sectors::Sector;
use crate::values::extremes;
use crate::work::{Progress, Task};
use kernel::{Audience, Log, SeatSet};

impl Match {
    /// D6: the loser spins (ES-8.11.1, ES-8.11.4).
    pub(crate) fn spin_dial(&mut self, doom: Doom, log: &mut impl Log<Event>) {
        if !self.dial_spins_for(doom.loser) || self.spins >= 25 || !self.has_room() {
            return;
        }
        self.spins += 1;
        let sector = Sector::ALL[self.chance(25)];
        let player = doom.loser;
        log.note(|| Event::DialSpun { player, sector });
        self.carry_out_sector(sector, doom, log);
    }

    /// The opponent of ES-8.11.6: in Inferno the one who acts next.
    fn rival(&self, loser: Player) -> Option<Player> {
        let side = self.side_of(loser).other();
        let order: kernel::Pile<Slot, 5> = {
            let mut order = kernel::Pile::new();
            for player in self.all_players() {
                let _room = order.push(Slot(player.index() as u8));
            }
            order
        };
        let here = order
            .iter()
            .position(|place| place.index() == self.active.index())?;
        (1..=order.len())
            .map(|step| Player::from_index(order[(here + step) % order.len()].index()))
            .find(|&player| self.side_of(player) == side)
    }

    fn carry_out_sector(&mut self, sector: Sector, doom: Doom, log: &mut impl Log<Event>) {
        let loser = doom.loser;
        let ashes = self.incinerator(self.owner(doom.piece));
        let in_ashes = self.piles.is_in(doom.piece, ashes);
        match sector {
            Sector::EmergencyReboot => {
                // ES-8.8.11: into the same zone field.
                // ES-8.11.6: the two cards of a Chimera come back apart.
                for piece in [doom.donor, Some(doom.piece)].into_iter().flatten() {
                    if self.piles.is_in(piece, self.incinerator(self.owner(piece))) {
                        self.enter_at(piece, loser, Entry::Sector, false, doom.cell);
                    }
                }
            }
            Sector::EchoRecall => {
                for piece in [Some(doom.piece), doom.donor].into_iter().flatten() {
                    if self.piles.is_in(piece, self.incinerator(self.owner(piece))) {
                        self.return_to_hand(piece, loser, log);
                    }
                }
            }
            Sector::QuickSynapse => self.draw(loser, 1, log),
            Sector::SortedThoughts => {
                self.draw(loser, 2, log);
                self.push(Task::Discard {
                    player: loser,
                    count: 1,
                });
            }
            Sector::ArmourOfGrief | Sector::PhoenixShell | Sector::VacuumGate => {
                self.push(Task::Sector { sector, loser });
            }
            Sector::SharedFury => {
                let until = self.end_of_next_turn(loser);
                for i in 0..self.field.len() {
                    let slot = self.field[i];
                    if self.body(slot).controller() == loser && self.body(slot).is_up() {
                        let value = self.estro_at(slot).value();
                        self.mark(slot, Effect::More(value, 3), until);
                    }
                }
            }
            Sector::VengefulSpark => {
                if let Some(slot) = doom.source
                    && matches!(doom.cause, Cause::Attack | Cause::Gift)
                    && self.on_field(slot).is_some_and(|body| body.is_up())
                    && self.side_at(slot) != self.side_of(loser)
                {
                    let value = self.estro_at(slot).value();
                    self.change(slot, Change::Sub(value, 8), log);
                }
            }
            Sector::SecondChance => {
                if self.player(loser).rerolls < 2 {
                    self.player_mut(loser).rerolls += 1;
                    log.note(|| Event::RerollKept { player: loser });
                }
            }
            Sector::Aftershock => self.discard_random(loser, log),
            Sector::ColdAsh => {
                if in_ashes {
                    self.exile(doom.piece, log);
                }
            }
            Sector::Contagion => {
                let weakest = self.weakest(loser, true);
                if let Some(slot) = weakest {
                    let value = self.estro_at(slot).value();
                    self.change(slot, Change::Sub(value, 5), log);
                }
            }
            Sector::ChainCollapse => {
                if let Some(slot) = self.weakest(loser, false) {
                    self.condemn(slot, Cause::Sector, loser, None);
                }
            }
            Sector::Numbness => {
                self.player_mut(loser).numbed = Numb::NextTurn;
                log.note(|| Event::Numbed { player: loser });
            }
            Sector::ShortCircuit => {
                let state = self.player_mut(loser);
                state.skips = state.skips.saturating_add(1);
                log.note(|| Event::DrawWillBeSkipped { player: loser });
            }
            Sector::Mute => {
                let until = self.end_of_next_turn(loser);
                let is_gifted = |game: &Match, slot: Slot| {
                    game.body(slot).is_up()
                        && game.body(slot).controller() == loser
                        && game.gift_at(slot).is_some()
                };
                if let Some(slot) = self.random_slot(is_gifted) {
                    self.mark(slot, Effect::Inhibited, until);
                    self.body_mut(slot).armed = 0;
                    let spot = self.spot(slot);
                    log.note(|| Event::Inhibited {
                        spot,
                        lasting: false,
                    });
                }
            }
            Sector::Floodlight => {
                for i in 0..self.field.len() {
                    let slot = self.field[i];
                    if self.body(slot).controller() == loser {
                        self.turn_up(slot, log);
                    }
                }
            }
            Sector::ZoneDrift => self.drift_zone(log),
            Sector::MindExchange => self.exchange_hands(loser, log),
            Sector::ValueStorm => self.storm(),
            Sector::EstroRoulette => {
                if let Some(slot) = self.random_slot(|game, slot| game.body(slot).is_up()) {
                    let estri = self.body(slot).estri;
                    let others = Estro::ALL.len() - 1;
                    let index = self.chance(others);
                    let estro = Estro::ALL
                        .into_iter()
                        .filter(|&estro| estro != estri.principal())
                        .nth(index)
                        .unwrap_or(Estro::Ardo);
                    self.change_estro(slot, estro, log);
                }
            }
            Sector::StrayBolt => {
                if let Some(slot) = self.random_slot(|game, slot| !game.body(slot).is_dying()) {
                    self.condemn(slot, Cause::Sector, loser, None);
                }
            }
            Sector::Resonance => {
                self.draw(loser, 1, log);
                if let Some(rival) = self.rival(loser) {
                    self.draw(rival, 1, log);
                }
            }
            Sector::Inversion => {
                self.inverted = !self.inverted;
                log.note(|| Event::ModifiersInverted);
            }
        }
    }

    /// The player's card with the lowest current TOT; a face-down one counts 0.
    fn weakest(&self, player: Player, face_up: bool) -> Option<Slot> {
        self.slots_by(player)
            .filter(|&slot| !self.body(slot).is_dying() && (!face_up || self.body(slot).is_up()))
            .min_by_key(|&slot| self.current_tot(slot))
    }

    /// A random card that passes: the active player's side first, in field order (ES-2.12).
    pub(crate) fn random_slot(&mut self, passes: impl Fn(&Match, Slot) -> bool) -> Option<Slot> {
        let first = self.side_of(self.active);
        let nth = |game: &Match, index: usize| {
            [first, first.other()]
                .into_iter()
                .flat_map(|side| game.slots_of(side))
                .filter(|&slot| passes(game, slot))
                .nth(index)
        };
        let count = self.slots().filter(|&slot| passes(self, slot)).count();
        if count == 0 {
            return None;
        }
        let index = self.chance(count);
        nth(self, index)
    }

    /// QO-19
    fn drift_zone(&mut self, log: &mut impl Log<Event>) {
        if self.modes.frame == Frame::Conquest || self.zones == 0 {
            return;
        }
        let count = self.zones.count_ones() as usize;
        let index = if count > 1 { self.chance(count) } else { 0 };
        let from = Zone::ALL
            .into_iter()
            .filter(|&zone| self.zone_is(zone))
            .nth(index);
        if let Some(from) = from {
            let to = self.random_other_zone();
            self.replace_zone(from, to, log);
        }
    }

    /// QO-20
    fn exchange_hands(&mut self, loser: Player, log: &mut impl Log<Event>) {
        let Some(rival) = self.rival(loser).filter(|rival| !rival.is_machine()) else {
            return;
        };
        let (mine, theirs) = (self.hand_len(loser), self.hand_len(rival));
        if mine == 0 || theirs == 0 {
            return;
        }
        let (one, other) = (self.chance(mine), self.chance(theirs));
        let (Some(one), Some(other)) = (self.hand(loser).nth(one), self.hand(rival).nth(other))
        else {
            return;
        };
        for (piece, from, to) in [(one, loser, rival), (other, rival, loser)] {
            self.piles.put_on_top(piece, Area::Hand(to));
            self.state_mut(piece).set_owner(to);
            if let (Some(gave), Some(got)) = (from.in_seat(), to.in_seat()) {
                self.known[gave.index()].insert(piece);
                self.known[got.index()].remove(piece);
            }
        }
        let both: SeatSet = [loser, rival]
            .into_iter()
            .filter_map(Player::in_seat)
            .collect();
        for (player, gave, got) in [(loser, one, other), (rival, other, one)] {
            if let Some(seat) = player.in_seat() {
                log.tell(Audience::Only(SeatSet::one(seat)), || {
                    Event::HandExchanged {
                        seat,
                        gave: self.printed(gave),
                        got: self.printed(got),
                    }
                });
            }
        }
        log.tell(Audience::Except(both), || Event::HandsExchanged {
            one: loser,
            other: rival,
        });
    }

    /// QO-21
    fn storm(&mut self) {
        let until = Until::RoundEnd { round: self.round };
        for i in 0..self.field.len() {
            let slot = self.field[i];
            if self.body(slot).is_up() {
                let (high, low) = extremes(self.current(slot));
                if high != low {
                    self.mark(slot, Effect::Swapped(high, low), until);
                }
            }
        }
    }

    pub(crate) fn go_on_with_sector(&mut self, sector: Sector, loser: Player) -> Progress {
        let mut any = false;
        self.each_sector_option(sector, loser, &mut |action| any |= action != Action::Pass);
        if any {
            return Progress::Waiting;
        }
        self.tasks.pop();
        Progress::Moved
    }

    pub(crate) fn each_sector_option(
        &self,
        sector: Sector,
        loser: Player,
        each: &mut impl FnMut(Action),
    ) {
        match sector {
            Sector::ArmourOfGrief | Sector::PhoenixShell => {
                for slot in self.slots_by(loser) {
                    if sector == Sector::PhoenixShell || self.body(slot).is_up() {
                        each(Action::Target(slot));
                    }
                }
            }
            _ => {
                if self.can_enter(loser) {
                    self.each_card_in(Area::Hand(loser), each, |_| true);
                }
                each(Action::Pass);
            }
        }
    }

    pub(crate) fn answer_sector(
        &mut self,
        sector: Sector,
        loser: Player,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        self.tasks.pop();
        match action {
            Action::Target(slot) if sector == Sector::ArmourOfGrief => {
                let value = self.estro_at(slot).value();
                self.change(slot, Change::Add(value, 8), log);
            }
            Action::Target(slot) => {
                let until = self.start_of_next_turn(loser);
                self.protect(slot, until, log);
            }
            Action::Card(card) => self.open_gate(loser, card),
            _ => {}
        }
    }

    /// QO-09
    fn open_gate(&mut self, loser: Player, card: CardId) {
        let piece: Option<Piece> = self.find(Area::Hand(loser), card);
        if let Some(piece) = piece {
            self.bring(piece, loser, Entry::Sector, true, crate::place::Cell::WHOLE);
        }
    }
}
