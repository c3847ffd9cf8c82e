//! Victory, defeat, draw (ES-7).

use crate::event::{Ending, Event};
use crate::mode::{Extra, Frame};
use crate::phase::Phase;
use crate::pieces::Area;
use crate::player::{Player, Side};
use crate::position::{Match, Standing};
use crate::ships::Object;
use crate::work::Task;
use kernel::{Log, Outcome, Seat, SeatSet};

/// ES-7.5
const LAST_ROUND: u8 = 19;

impl Match {
    pub(crate) fn last_round(&self) -> Option<u8> {
        match self.modes.frame {
            Frame::Duel | Frame::Inferno => Some(LAST_ROUND),
            Frame::Bastion => Some(10),
            Frame::Single | Frame::Conquest => None,
        }
    }

    /// The round from whose end an empty side loses (the table of ES-7.8).
    fn elimination_from(&self) -> Option<u8> {
        let strategist = self.has(Extra::Strategist);
        match self.modes.frame {
            Frame::Duel | Frame::Inferno if strategist => Some(8),
            Frame::Duel | Frame::Single => Some(5),
            Frame::Inferno => Some(6),
            Frame::Conquest | Frame::Bastion => None,
        }
    }

    pub(crate) fn end(&mut self, standing: Standing, log: &mut impl Log<Event>) {
        self.standing = standing;
        let (winners, why) = match standing {
            Standing::Won(side, why) => (self.seats_of(side), why),
            Standing::Drawn(why) => (SeatSet::EMPTY, why),
            Standing::Open => return,
        };
        log.note(|| Event::Ended { winners, why });
    }

    /// The test after every complete resolution (ES-7.1). Says whether something came of it.
    pub(crate) fn check_state(&mut self, log: &mut impl Log<Event>) -> bool {
        // No frame eliminates anybody before round 5 is over.
        if self.round < 5 && self.modes.frame != Frame::Bastion {
            return false;
        }
        if self.modes.frame == Frame::Bastion {
            return self.check_bastion(log);
        }
        let Some(from) = self.elimination_from() else {
            return false;
        };
        let concluded =
            self.round > from || (self.round == from && self.phase == Phase::RoundTests);
        if !concluded {
            return false;
        }
        let empty = self.index.sides.map(|side| side.is_empty());
        if empty == [false; 2] {
            return false;
        }
        // ES-8.6.1: only the human loses so.
        if self.modes.frame == Frame::Single {
            if !empty[Side::One.index()] {
                return false;
            }
            let human = Player::from_index(0);
            if self.holds_object(Object::LastBreath) && !self.piles.is_empty(Area::Deck(human)) {
                self.push(Task::LastBreath);
            } else {
                self.end(Standing::Won(Side::Two, Ending::Elimination), log);
            }
            return true;
        }
        let standing = match empty {
            // ES-7.3
            [true, true] => Standing::Drawn(Ending::Elimination),
            [true, false] => Standing::Won(Side::Two, Ending::Elimination),
            [false, true] => Standing::Won(Side::One, Ending::Elimination),
            [false, false] => return false,
        };
        self.end(standing, log);
        true
    }

    /// Somebody had to draw with neither deck nor hand (ES-7.4).
    pub(crate) fn exhaust(&mut self, player: Player, log: &mut impl Log<Event>) {
        match self.modes.frame {
            // ES-8.6.1
            Frame::Single | Frame::Bastion => return,
            _ => {}
        }
        // ES-8.1.1: before the end of round 8 it has no effect.
        let settled_later = u8::from(self.modes.frame != Frame::Conquest);
        if self.has(Extra::Strategist) && self.round < 8 + settled_later {
            return;
        }
        let side = self.side_of(player);
        match self.modes.frame {
            Frame::Conquest => {
                self.player_mut(player).exhausted = true;
                log.note(|| Event::Exhausted { player });
            }
            Frame::Inferno => {
                self.player_mut(player).exhausted = true;
                if let Some(seat) = player.in_seat() {
                    log.note(|| Event::WentOut { seat });
                }
                if self.players_of(side).all(|p| self.player(p).exhausted) {
                    self.end(Standing::Won(side.other(), Ending::Exhaustion), log);
                } else {
                    self.phase = Phase::End;
                }
            }
            _ => {
                log.note(|| Event::Exhausted { player });
                self.end(Standing::Won(side.other(), Ending::Exhaustion), log);
            }
        }
    }

    /// What is tested at the end of a round. Says whether the match is over.
    pub(crate) fn end_of_round_tests(&mut self, log: &mut impl Log<Event>) -> bool {
        match self.modes.frame {
            Frame::Duel | Frame::Inferno if self.round >= LAST_ROUND => {
                let standing = self.count_up();
                self.end(standing, log);
                true
            }
            Frame::Conquest => self.test_conquest(log) || self.test_standstill(log),
            Frame::Single => self.test_standstill(log),
            // ES-7.8: only during the Last Wave is there no last round.
            Frame::Bastion => self.horde_is_exhausted() && self.test_standstill(log),
            _ => false,
        }
    }

    /// ES-7.5, ES-8.3.8
    fn count_up(&self) -> Standing {
        let mut cards = [0usize; 2];
        let mut sums = [0u32; 2];
        for slot in self.slots() {
            let side = self.side_at(slot).index();
            cards[side] += 1;
            sums[side] += u32::from(self.current_tot(slot));
        }
        let won = |side| Standing::Won(side, Ending::LastRound);
        if cards[0] > cards[1] && sums[0] > sums[1] {
            return won(Side::One);
        }
        if cards[1] > cards[0] && sums[1] > sums[0] {
            return won(Side::Two);
        }
        match (self.modes.frame, sums[0].cmp(&sums[1])) {
            (Frame::Inferno, std::cmp::Ordering::Greater) => won(Side::One),
            (Frame::Inferno, std::cmp::Ordering::Less) => won(Side::Two),
            _ => Standing::Drawn(Ending::LastRound),
        }
    }

    /// ES-8.8.5: cards in each zone field, by side.
    pub(crate) fn zone_points(&self) -> [[u8; 2]; 5] {
        let mut points = [[0; 2]; 5];
        for slot in self.slots() {
            if let Some(zone) = self.body(slot).cell.as_zone() {
                points[zone.index()][self.side_at(slot).index()] += 1;
            }
        }
        points
    }

    /// ES-8.8.6, ES-8.8.7, ES-8.8.9, ES-8.8.13
    fn test_conquest(&mut self, log: &mut impl Log<Event>) -> bool {
        if self.has(Extra::Strategist) && self.round < 8 {
            return false;
        }
        let points = self.zone_points();
        let held = |side: usize| points.iter().filter(|zone| zone[side] >= 3).count();
        let holds = [held(0) >= 3, held(1) >= 3];
        let exhausted = Side::BOTH.map(|side| {
            self.players_of(side)
                .any(|player| self.player(player).exhausted)
        });
        let standing = match (holds, exhausted) {
            ([true, false], _) => Standing::Won(Side::One, Ending::Conquest),
            ([false, true], _) => Standing::Won(Side::Two, Ending::Conquest),
            ([true, true], _) => self.compare_conquest(Ending::Conquest),
            (_, [true, true]) => self.compare_conquest(Ending::Exhaustion),
            (_, [true, false]) => Standing::Won(Side::Two, Ending::Exhaustion),
            (_, [false, true]) => Standing::Won(Side::One, Ending::Exhaustion),
            _ => return false,
        };
        self.end(standing, log);
        true
    }

    /// ES-8.8.7
    fn compare_conquest(&self, why: Ending) -> Standing {
        let points = self.zone_points();
        let key = |side: usize| {
            let zones = points.iter().filter(|zone| zone[side] >= 3).count();
            let all: u32 = points.iter().map(|zone| u32::from(zone[side])).sum();
            let tot: u32 = self
                .slots_of(Side::BOTH[side])
                .map(|slot| u32::from(self.current_tot(slot)))
                .sum();
            (zones, all, tot)
        };
        match key(0).cmp(&key(1)) {
            std::cmp::Ordering::Greater => Standing::Won(Side::One, why),
            std::cmp::Ordering::Less => Standing::Won(Side::Two, why),
            std::cmp::Ordering::Equal => Standing::Drawn(why),
        }
    }

    /// ES-7.8
    fn test_standstill(&mut self, log: &mut impl Log<Event>) -> bool {
        if self.still_rounds < 15 && self.round < 200 {
            return false;
        }
        let standing = match self.modes.frame {
            Frame::Conquest => Standing::Drawn(Ending::Standstill),
            _ => Standing::Won(Side::Two, Ending::Standstill),
        };
        self.end(standing, log);
        true
    }

    /// ES-7.7: a side has given up when all its seats have.
    pub(crate) fn give_up(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if self.standing != Standing::Open || self.conceded.contains(seat) {
            return;
        }
        self.conceded = self.conceded.with(seat);
        log.note(|| Event::Conceded { seat });
        let side = self.side_of(Player::seat(seat));
        if self.seats_of(side).minus(self.conceded).is_empty() {
            self.end(Standing::Won(side.other(), Ending::Concession), log);
        }
    }

    #[inline]
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        match self.standing {
            Standing::Open => None,
            Standing::Won(side, _) => Some(Outcome::won(self.seats_of(side), self.seat_count())),
            Standing::Drawn(_) => Some(Outcome::drawn()),
        }
    }
}
