//! Last Bastion: Horde phase, Dreamer phase, Advance (ES-8.10).

use crate::action::{Action, Inspiration};
use crate::attack::Attack;
use crate::cards::{CardId, Piece};
use crate::event::{Ending, Entry, Event};
use crate::gift::Kind;
use crate::gift_facts::Window;
use crate::mark::Until;
use crate::mode::{Extra, Frame};
use crate::phase::Phase;
use crate::pieces::Area;
use crate::place::{Cell, Slot};
use crate::player::{Player, Side};
use crate::player_state::Intention;
use crate::position::{Match, Standing};
use crate::work::{Asked, Progress, Task};
use kernel::{Log, Seat, SeatSet};

const DREAMERS: Player = Player::from_index(0);

impl Match {
    pub(crate) fn go_on_with_bastion(&mut self, log: &mut impl Log<Event>) -> Progress {
        match self.phase {
            Phase::HordeStart => self.start_horde(log),
            Phase::Reinforce => self.reinforce(log),
            Phase::HordeAttack => self.next_horde_attack(log),
            Phase::HordeEnd => {
                self.phase = Phase::HordeCleanup;
                self.open_window(Window::TurnEnd, std::iter::once(Player::MACHINE), None);
            }
            Phase::HordeCleanup => {
                self.clear_turn(log);
                self.phase = Phase::DreamersStart;
                self.active = DREAMERS;
            }
            Phase::DreamersStart => self.start_dreamers(log),
            Phase::Dreamers => {
                if self.dreamers_waiting().is_empty() {
                    self.phase = Phase::DreamersEnd;
                } else {
                    return Progress::Waiting;
                }
            }
            Phase::DreamersEnd => {
                self.phase = Phase::DreamersDiscard;
                self.cursor = 0;
                let seats = self.seat_count();
                let players = (0..seats).map(Player::from_index);
                self.open_window(Window::TurnEnd, players, None);
            }
            Phase::DreamersDiscard => self.next_dreamer_discard(log),
            _ => self.advance(log),
        }
        Progress::Moved
    }

    fn start_horde(&mut self, log: &mut impl Log<Event>) {
        let round = self.round;
        self.active = Player::MACHINE;
        log.note(|| Event::TurnBegan {
            player: Player::MACHINE,
            round,
        });
        self.expire(
            Until::Start {
                player: Player::MACHINE,
                round,
            },
            log,
        );
        self.count_down(Player::MACHINE);
        self.phase = Phase::Delayed;
        self.cursor = 0;
        self.open_window(Window::TurnStart, std::iter::once(Player::MACHINE), None);
    }

    pub(crate) fn horde_left(&self) -> usize {
        self.horde.len() + self.piles.len(Area::Deck(Player::MACHINE))
    }

    pub(crate) fn horde_is_exhausted(&self) -> bool {
        self.modes.frame == Frame::Bastion && self.horde_left() == 0
    }

    /// ES-8.10.7: three cards, each in a random lane.
    fn reinforce(&mut self, _log: &mut impl Log<Event>) {
        if self.cursor >= 3 || self.horde_left() == 0 {
            self.phase = Phase::HordeAttack;
            return;
        }
        self.cursor += 1;
        let count = self.horde.len();
        let piece = if count > 0 {
            let index = self.chance(count);
            let card = self.horde.nth(index);
            card.and_then(|card| {
                self.horde.remove(card);
                self.bear(card, Player::MACHINE)
            })
        } else {
            self.piles.top::<Piece>(Area::Deck(Player::MACHINE))
        };
        let lane = self.chance(3) as u8;
        if let Some(piece) = piece {
            self.enter_at(
                piece,
                Player::MACHINE,
                Entry::Reinforcement,
                false,
                Cell(lane * 4 + 3),
            );
        }
    }

    /// ES-8.10.8, ES-8.10.39: is its 1V gift one that waits for a Dreamer's play?
    pub(crate) fn is_armed(&self, slot: Slot) -> bool {
        let body = self.body(slot);
        body.controller().is_machine()
            && self.gift_at(slot).is_some_and(|gift| {
                gift.kind == Kind::Once && matches!(gift.window, Window::Play | Window::Main)
            })
            && body.armed == 0
            && self.can_announce(slot, None)
    }

    /// ES-8.10.9: after a Dreamer's play, nearest to the Bastion first.
    pub(crate) fn next_armed_gift(&mut self, log: &mut impl Log<Event>) -> Progress {
        let next = self.in_lane_order(|game, slot| {
            game.is_armed(slot) && !game.body(slot).gift_spent_this_turn()
        });
        match next {
            Some(slot) => {
                self.body_mut(slot).set_gift_spent_this_turn(true);
                self.announce(slot, None, log);
            }
            None => {
                self.tasks.pop();
            }
        }
        Progress::Moved
    }

    /// The first Horde card that passes: lanes 1 to 3, nearer to the Bastion first, then the
    /// one that entered earlier (ES-8.10.10).
    fn in_lane_order(&self, passes: impl Fn(&Match, Slot) -> bool) -> Option<Slot> {
        self.slots_by(Player::MACHINE)
            .filter(|&slot| passes(self, slot))
            .min_by_key(|&slot| self.body(slot).cell.0)
    }

    /// The defender in a cell.
    pub(crate) fn defender_in(&self, cell: Cell) -> Option<Slot> {
        self.slots_of(Side::One)
            .find(|&slot| self.body(slot).cell == cell)
    }

    fn next_horde_attack(&mut self, log: &mut impl Log<Event>) {
        let next = self.in_lane_order(|game, slot| game.body(slot).attacks() == 0);
        let Some(slot) = next else {
            self.phase = Phase::HordeEnd;
            return;
        };
        if self.is_held_back(slot) {
            self.body_mut(slot).set_attacks(1);
            return;
        }
        let cell = self.body(slot).cell;
        match self.defender_in(cell) {
            Some(defender) => {
                self.begin_attack(slot, defender, None, true, log);
                self.player_mut(Player::MACHINE).attacks += 1;
            }
            None => {
                self.body_mut(slot).set_attacks(1);
                if cell.as_lane().1 == 1 {
                    self.hit_bastion(slot, log);
                }
            }
        }
    }

    /// ES-8.10.15
    fn hit_bastion(&mut self, slot: Slot, log: &mut impl Log<Event>) {
        let damage = u16::from(self.current_primary(slot));
        self.connections = self.connections.saturating_sub(damage);
        self.something_moved();
        let spot = self.spot(slot);
        let left = self.connections;
        log.note(|| Event::BastionHit { spot, damage, left });
    }

    /// ES-8.10.13, ES-8.10.14
    pub(crate) fn advance_inexorably(&mut self, attack: Attack, log: &mut impl Log<Event>) {
        if self.modes.frame != Frame::Bastion
            || !attack.player.is_machine()
            || !attack.defeated
            || self.still_there(attack.defender, attack.defender_piece)
            || !self.still_there(attack.attacker, attack.attacker_piece)
        {
            return;
        }
        let cell = self.body(attack.attacker).cell;
        if cell.as_lane().1 == 1 {
            self.hit_bastion(attack.attacker, log);
        } else {
            self.move_horde(attack.attacker, log);
        }
    }

    fn move_horde(&mut self, slot: Slot, log: &mut impl Log<Event>) {
        let body = self.body_mut(slot);
        body.cell = Cell(body.cell.0 - 1);
        let (lane, depth) = body.cell.as_lane();
        let spot = self.spot(slot);
        log.note(|| Event::HordeMoved { spot, lane, depth });
    }

    fn start_dreamers(&mut self, log: &mut impl Log<Event>) {
        let round = self.round;
        log.note(|| Event::DreamersBegan { round });
        self.expire(
            Until::Start {
                player: DREAMERS,
                round,
            },
            log,
        );
        for seat in Seat::all(self.seat_count()) {
            let player = Player::seat(seat);
            self.refresh_player(player);
            // ES-8.10.16
            self.draw(player, 1, log);
            let owes = std::mem::take(&mut self.player_mut(player).owes_action);
            let state = self.player_mut(player);
            state.actions = 2 - u8::from(owes);
            state.done = false;
            self.count_down(player);
        }
        for seat in Seat::all(self.seat_count()) {
            let player = Player::seat(seat);
            let engaged = self.engaged_pairs(player).next().is_some();
            self.player_mut(player).must_engage = engaged;
        }
        self.phase = Phase::Delayed;
        let seats = self.seat_count();
        let players = (0..seats).map(Player::from_index);
        self.open_window(Window::TurnStart, players, None);
    }

    /// Chimera: each Dreamer may declare (ES-8.10.37).
    pub(crate) fn dreamer_declaring(&self) -> Option<Player> {
        (self.cursor as usize..self.seat_count())
            .map(Player::from_index)
            .find(|&player| self.may_declare(player))
    }

    /// ES-8.10.22, ES-8.10.41: own face-up defenders able to attack, with a Horde card in
    /// their cell.
    pub(crate) fn engaged_pairs(&self, player: Player) -> impl Iterator<Item = Slot> + '_ {
        self.slots_by(player).filter(move |&slot| {
            let body = self.body(slot);
            body.is_up()
                && self.can_still_attack(slot)
                && self
                    .slots_by(Player::MACHINE)
                    .any(|horde| self.body(horde).cell == body.cell)
        })
    }

    /// Does the player still owe an attack?
    pub(crate) fn owes_attack(&self, player: Player) -> bool {
        self.player(player).must_engage && self.engaged_pairs(player).next().is_some()
    }

    /// ES-8.10.21
    pub(crate) fn in_range(&self, attacker: Slot, target: Slot) -> bool {
        let (own, other) = (self.body(attacker).cell, self.body(target).cell);
        if self.body(attacker).controller().is_machine() {
            return own == other;
        }
        if own == other {
            return true;
        }
        let shares = self
            .slots_by(Player::MACHINE)
            .any(|horde| self.body(horde).cell == own);
        !shares && own.as_lane().1 < 4 && other.0 == own.0 + 1
    }

    /// Cells where a defender can stand (ES-8.10.2).
    pub(crate) fn free_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        (0..12)
            .map(Cell)
            .filter(|cell| cell.as_lane().1 <= 3 && self.defender_in(*cell).is_none())
    }

    /// ES-8.10.3
    pub(crate) fn play_cost(&self, player: Player) -> u8 {
        match (self.seats, self.player(player).played) {
            (4, _) => 2,
            (3, played) if played > 0 => 2,
            _ => 1,
        }
    }

    /// Can the Dreamer pay for something that is no engaging attack (ES-8.10.22)?
    pub(crate) fn can_afford(&self, player: Player, cost: u8) -> bool {
        let state = self.player(player);
        let duty = self.owes_attack(player);
        state.actions >= cost && (!duty || state.actions - cost + state.attack_actions >= 1)
    }

    /// An attack costs an action, first one usable for nothing else (GT-42).
    pub(crate) fn pay_for_attack(&mut self, player: Player) {
        let bastion = self.modes.frame == Frame::Bastion;
        let state = self.player_mut(player);
        state.attacks = state.attacks.saturating_add(1);
        if bastion {
            if state.attack_actions > 0 {
                state.attack_actions -= 1;
            } else {
                state.actions = state.actions.saturating_sub(1);
            }
        }
    }

    pub(crate) fn pay(&mut self, player: Player, cost: u8) {
        let state = self.player_mut(player);
        state.actions = state.actions.saturating_sub(cost);
    }

    /// ES-8.10.5: an action, or 1 AS less in the next phase.
    pub(crate) fn pay_for_power(&mut self, player: Player) {
        if self.active.is_machine() || self.player(player).actions == 0 {
            self.player_mut(player).owes_action = true;
        } else {
            self.pay(player, 1);
        }
    }

    /// The Dreamers the phase waits for (ES-8.10.24).
    pub(crate) fn dreamers_waiting(&self) -> SeatSet {
        Seat::all(self.seat_count())
            .filter(|&seat| {
                let state = self.player(Player::seat(seat));
                !state.done && state.actions + state.attack_actions > 0
            })
            .collect()
    }

    fn next_dreamer_discard(&mut self, log: &mut impl Log<Event>) {
        if (self.cursor as usize) < self.seat_count() {
            let player = Player::from_index(self.cursor as usize);
            self.cursor += 1;
            let count = self.surplus(player);
            if count > 0 {
                self.push(Task::Discard { player, count });
            }
            return;
        }
        self.active = DREAMERS;
        self.clear_turn(log);
        for seat in 0..self.seat_count() {
            let state = &mut self.players[seat];
            if state.chimera == Intention::Ready {
                state.chimera = Intention::None;
            }
            state.actions = 0;
            state.attack_actions = 0;
        }
        // ES-8.10.35, ES-8.10.36
        if self.round >= 10 && !self.horde_is_exhausted() {
            self.end(Standing::Won(Side::One, Ending::BastionHeld), log);
            return;
        }
        self.phase = Phase::Advance;
    }

    /// ES-8.10.25
    fn advance(&mut self, log: &mut impl Log<Event>) {
        for i in 0..self.field.len() {
            let slot = self.field[i];
            let body = self.body(slot);
            if body.controller().is_machine()
                && body.cell.as_lane().1 > 1
                && self.defender_in(body.cell).is_none()
            {
                self.move_horde(slot, log);
            }
        }
        self.phase = Phase::RoundEnd;
    }

    /// ES-8.10.34, ES-8.10.36
    pub(crate) fn check_bastion(&mut self, log: &mut impl Log<Event>) -> bool {
        let standing = if self.connections == 0 {
            Standing::Won(Side::Two, Ending::BastionFell)
        } else if self.horde_is_exhausted() && self.cards_of(Side::Two) == 0 {
            Standing::Won(Side::One, Ending::LastWave)
        } else {
            return false;
        };
        self.end(standing, log);
        true
    }

    pub(crate) fn each_inspiration(&self, seat: Seat, asked: Asked, each: &mut impl FnMut(Action)) {
        match asked {
            Asked::Which => {
                each(Action::Inspire(Inspiration::Deployment));
                if self.piles.len(Area::Deck(Player::seat(seat))) > 0 {
                    each(Action::Inspire(Inspiration::Analysis));
                }
                each(Action::Inspire(Inspiration::Terrain));
            }
            Asked::Keep(one, other) => {
                each(Action::Card(one));
                if one != other {
                    each(Action::Card(other));
                }
            }
            Asked::On => self
                .slots_of(Side::One)
                .for_each(|slot| each(Action::Target(slot))),
        }
    }

    /// ES-8.10.31
    pub(crate) fn answer_inspiration(
        &mut self,
        seat: Seat,
        slot: Slot,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let player = Player::seat(seat);
        let Some(Task::Inspire { asked, .. }) = self.tasks.last().copied() else {
            return;
        };
        self.tasks.pop();
        match (asked, action) {
            (_, Action::Inspire(bonus)) => {
                let spot = self.spot(slot);
                log.note(|| Event::Inspired { seat, spot, bonus });
                match bonus {
                    Inspiration::Deployment => self.player_mut(player).actions += 1,
                    Inspiration::Analysis => self.analyse(seat, slot, log),
                    Inspiration::Terrain => {
                        self.push(Task::Inspire {
                            seat,
                            slot,
                            asked: Asked::On,
                        });
                    }
                }
            }
            (Asked::Keep(one, other), Action::Card(kept)) => {
                let lost = if kept == one { other } else { one };
                if let Some(piece) = self.find(Area::Hand(player), lost) {
                    self.piles.put_at_bottom(piece, Area::Deck(player));
                    self.player_mut(player).order_known = true;
                    for seat in self.sees_hand(player) {
                        self.known[seat.index()].insert(piece);
                    }
                }
            }
            (Asked::On, Action::Target(on)) => {
                let body = self.body_mut(on);
                body.tokens = body.tokens.saturating_add(1);
                let spot = self.spot(on);
                log.note(|| Event::TokenPut { spot });
            }
            _ => {}
        }
    }

    fn analyse(&mut self, seat: Seat, slot: Slot, log: &mut impl Log<Event>) {
        let player = Player::seat(seat);
        let mut tops = self.piles.iter_from_top::<Piece>(Area::Deck(player));
        let pair = (tops.next(), tops.next());
        let cards: (Option<CardId>, Option<CardId>) = (
            pair.0.map(|piece| self.printed_of(piece)),
            pair.1.map(|piece| self.printed_of(piece)),
        );
        drop(tops);
        self.draw(player, 2, log);
        if let (Some(one), Some(other)) = cards {
            self.push(Task::Inspire {
                seat,
                slot,
                asked: Asked::Keep(one, other),
            });
        }
    }

    /// Does the mode let the Rift be opened by this Dreamer now (ES-8.10.41)?
    pub(crate) fn dreamer_may_open_rift(&self, player: Player) -> bool {
        self.has(Extra::Rift)
            && self.player(player).attacks == 0
            && !self.player(player).rift_opened
            && self.can_afford(player, 1)
    }
}
