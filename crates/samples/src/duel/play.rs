//! What each action does.

use super::board::Place;
use super::card::{Card, Effect, Kind};
use super::{Duel, DuelEvent, HAND_LIMIT, MOST_MANA, Target, opponent};
use kernel::{Audience, Game, Log, Seat, SeatSet, Turn};

impl Duel {
    /// DU-2
    #[inline]
    pub(super) fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<DuelEvent>) {
        self.active = seat;
        let player = self.player_mut(seat);
        player.most_mana = (player.most_mana + 1).min(MOST_MANA);
        player.mana = player.most_mana;
        player.board.make_ready();
        let mana = player.mana;
        log.note(|| DuelEvent::TurnBegan { seat, mana });
        self.draw(seat, 1, log);
    }

    /// DU-3
    #[inline]
    pub(super) fn draw(&mut self, seat: Seat, count: u8, log: &mut impl Log<DuelEvent>) {
        let owner = SeatSet::one(seat);
        let mut kept = 0;
        for _ in 0..count {
            let player = &mut self.players[seat.index()];
            match player.draw(&mut self.chance) {
                Some(card) if player.hand.len() < HAND_LIMIT => {
                    player.hand.add(card);
                    kept += 1;
                    log.tell(Audience::Only(owner), || DuelEvent::Drew { seat, card });
                }
                Some(card) => {
                    player.gone.add(card);
                    log.note(|| DuelEvent::Lost { seat, card });
                }
                None => {
                    player.tired += 1;
                    let damage = player.tired;
                    log.note(|| DuelEvent::Tired { seat, damage });
                    self.hit_player(seat, damage, log);
                    if self.is_over() {
                        break;
                    }
                }
            }
        }
        if kept > 0 {
            log.tell(Audience::Except(owner), || DuelEvent::DrewUnseen {
                seat,
                count: kept,
            });
        }
    }

    /// DU-5, DU-6
    #[inline]
    pub(super) fn play_card(&mut self, seat: Seat, card: Card, log: &mut impl Log<DuelEvent>) {
        let data = card.data();
        let player = self.player_mut(seat);
        player.mana -= data.cost;
        player.hand.remove(card);
        let place = match data.kind {
            Kind::Unit { health, .. } => Some(player.board.enter(card, health)),
            Kind::Spell => {
                player.gone.add(card);
                None
            }
        };
        log.note(|| DuelEvent::Played { seat, card, place });
        if let Some(effect) = data.effect {
            self.perform(seat, effect, log);
        }
    }

    #[inline]
    fn perform(&mut self, seat: Seat, effect: Effect, log: &mut impl Log<DuelEvent>) {
        let enemy = opponent(seat);
        match effect {
            Effect::Draw(count) => self.draw(seat, count, log),
            Effect::HitPlayer(damage) => self.hit_player(enemy, damage, log),
            Effect::HitRandom(damage) => {
                let units = self.player(enemy).board.taken();
                let on = match self.chance.index(units.len() + 1) {
                    0 => Target::Player,
                    unit => Target::Unit(Place::at(units.nth(unit - 1))),
                };
                log.note(|| DuelEvent::Struck { seat, on });
                self.hit(enemy, on, damage, log);
            }
        }
    }

    /// DU-7
    #[inline]
    pub(super) fn attack(
        &mut self,
        seat: Seat,
        with: Place,
        on: Target,
        log: &mut impl Log<DuelEvent>,
    ) {
        let enemy = opponent(seat);
        let Some(attacker) = self.player(seat).board.unit(with) else {
            return;
        };
        let card = attacker.card;
        self.player_mut(seat).board.exhaust(with);
        log.note(|| DuelEvent::Attacked {
            seat,
            with,
            card,
            on,
        });
        let answer = match on {
            Target::Player => None,
            Target::Unit(place) => self.player(enemy).board.unit(place),
        };
        self.hit(enemy, on, card.attack(), log);
        if let Some(defender) = answer {
            self.hit(seat, Target::Unit(with), defender.card.attack(), log);
        }
    }

    #[inline]
    pub(super) fn pass(&mut self, seat: Seat, log: &mut impl Log<DuelEvent>) {
        log.note(|| DuelEvent::Passed { seat });
        self.begin_turn(opponent(seat), log);
    }

    /// Deals damage to a player or to one of their units.
    #[inline]
    fn hit(&mut self, seat: Seat, target: Target, damage: u8, log: &mut impl Log<DuelEvent>) {
        match target {
            Target::Player => self.hit_player(seat, damage, log),
            Target::Unit(place) => self.hit_unit(seat, place, damage, log),
        }
    }

    #[inline]
    fn hit_player(&mut self, seat: Seat, damage: u8, log: &mut impl Log<DuelEvent>) {
        self.player_mut(seat).health -= damage as i8;
        log.note(|| DuelEvent::PlayerHit { seat, damage });
    }

    #[inline]
    fn hit_unit(&mut self, seat: Seat, place: Place, damage: u8, log: &mut impl Log<DuelEvent>) {
        let player = self.player_mut(seat);
        let Some(unit) = player.board.unit(place) else {
            return;
        };
        let card = unit.card;
        log.note(|| DuelEvent::UnitHit {
            seat,
            place,
            card,
            damage,
        });
        if player.board.hit(place, damage) {
            player.gone.add(card);
            log.note(|| DuelEvent::UnitLeft { seat, place, card });
        }
    }

    /// DU-8
    #[inline]
    pub(super) fn announce_end(&self, log: &mut impl Log<DuelEvent>) {
        if let Turn::Over(outcome) = self.turn() {
            log.note(|| match outcome.winners().lowest() {
                Some(seat) => DuelEvent::Won { seat },
                None => DuelEvent::Drawn,
            });
        }
    }
}
