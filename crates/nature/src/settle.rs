//! Settling: defeats, levels, win check, re-forming, triggers (CN-4.5 to CN-4.8).

use crate::cards::{Piece, Rank, THRESHOLDS};
use crate::effect::Passive;
use crate::event::Event;
use crate::layout::{Row, Space, SpaceSet};
use crate::position::{Nature, Place, Standing, Standoff};
use crate::side::Side;
use crate::trigger::Occasion;
use crate::work::Progress;
use kernel::{Log, Seat, SeatSet};

const TOP_LEVEL: u8 = 8;

impl Nature {
    pub(crate) fn settle(&mut self, log: &mut impl Log<Event>) -> Progress {
        loop {
            let fallen = Side::BOTH.map(|side| self.fallen(side));
            if !fallen.iter().all(|spaces| spaces.is_empty()) {
                self.defeat(fallen, log);
                self.check_win(log);
                if self.standoff != Standoff::Open {
                    return Progress::Moved;
                }
                self.draw_promised_cards(log);
                continue;
            }
            for side in [self.active, self.active.other()] {
                if self.reform(side, log) == Progress::Waiting {
                    return Progress::Waiting;
                }
            }
            if !self.begin_trigger(log) {
                self.tasks.pop();
                return Progress::Moved;
            }
            if self.tasks.last() != Some(&crate::position::Task::Settle) {
                return Progress::Moved;
            }
        }
    }

    fn fallen(&self, side: Side) -> SpaceSet {
        let formation = self.formation(side);
        let mut fallen = SpaceSet::EMPTY;
        for space in formation.occupied {
            let standing = formation.at(space);
            if standing.damage > 0
                && standing.damage >= u16::from(self.elemental(standing.piece).health)
            {
                fallen = fallen.with(space);
            }
        }
        fallen
    }

    // CN-4.5.1 step 1: all leave together, then levels and events in order.
    fn defeat(&mut self, fallen: [SpaceSet; 2], log: &mut impl Log<Event>) {
        let order = [self.active, self.active.other()];
        let mut gone: [Option<(Side, Standing)>; 2 * Space::MAX] = [None; 2 * Space::MAX];
        let mut count = 0;
        for side in order {
            for space in fallen[side.index()] {
                let spot = self.spot(side, space);
                let returns = self.returns_to_hand(side, space);
                let standing = self.leave_formation(side, space);
                let by = standing.felled.map(|felled| felled.by);
                log.note(|| Event::Defeated { spot, by });
                if returns {
                    self.known.insert(standing.piece);
                    let seat = standing.owner;
                    self.piles.put_on_top(standing.piece, Place::Hand(seat));
                    log.note(|| Event::Returned {
                        seat,
                        card: spot.card,
                    });
                } else {
                    self.piles.put_on_top(standing.piece, Place::Removed);
                }
                gone[count] = Some((side, standing));
                count += 1;
            }
        }
        for (side, standing) in gone.into_iter().flatten() {
            if let Some(felled) = standing.felled {
                self.gain_level(felled.by, log);
                if felled.by_attack {
                    self.keep_promise(standing.piece);
                    self.record_defeat_by_attacker(standing.piece);
                }
            }
            self.record(side, standing.piece, Occasion::LeftFormation);
        }
    }

    // R46
    fn returns_to_hand(&self, side: Side, space: Space) -> bool {
        let piece = self.formation(side).at(space).piece;
        self.elemental(piece).passive == Some(Passive::ReturnsToHand)
            && self.effect_works(side, space)
    }

    /// Takes an Elemental out of the formation; its tokens are lost (R47). The caller says where
    /// the card goes.
    pub(crate) fn leave_formation(&mut self, side: Side, space: Space) -> Standing {
        let standing = self.formation_mut(side).take(space);
        // CN-4.7.6: of several that left together, the one from the lowest-numbered space.
        self.reformer[side.index()].get_or_insert(standing.owner);
        standing
    }

    // CN-3.8, CN-4.6.2
    fn gain_level(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if !self.sage_stands(seat) || self.board(seat).level >= TOP_LEVEL {
            return;
        }
        let board = self.board_mut(seat);
        board.level += 1;
        let level = board.level;
        log.note(|| Event::LevelGained { seat, level });
        if !THRESHOLDS.contains(&level) {
            return;
        }
        let unlocked = self
            .piles
            .iter::<Piece>(Place::SageBoard(seat))
            .find(|&piece| self.elemental(piece).rank == Rank::Champion(level));
        if let Some(piece) = unlocked {
            self.piles.put_on_top(piece, Place::Discard(seat));
            let champion = self.printed(piece);
            log.note(|| Event::ChampionUnlocked {
                seat,
                champion,
                level,
            });
        }
    }

    fn record_defeat_by_attacker(&mut self, victim: Piece) {
        let Some(attack) = self.attack else { return };
        if let Some((side, space)) = self.whereabouts(attack.attacker)
            && self.effect_works(side, space)
        {
            self.record_for_host(attack.attacker, victim, Occasion::Defeats);
        }
    }

    /// R79: what was promised for this Elemental will be drawn after the win check.
    fn keep_promise(&mut self, piece: Piece) {
        if let Some(attack) = &mut self.attack {
            for target in attack.targets.as_mut_slice() {
                if target.piece == piece {
                    for (due, promised) in attack.due.iter_mut().zip(target.promised) {
                        *due += promised;
                    }
                    target.promised = [0; 2];
                }
            }
        }
    }

    fn draw_promised_cards(&mut self, log: &mut impl Log<Event>) {
        let Some(attack) = &mut self.attack else {
            return;
        };
        let (due, attacker) = (std::mem::take(&mut attack.due), attack.seat);
        let defenders = self.seats_of(self.side_of(attacker).other());
        for (seat, count) in defenders.zip(due) {
            self.draw(seat, count as usize, log);
        }
    }

    // CN-4.8.1
    fn check_win(&mut self, log: &mut impl Log<Event>) {
        let beaten = Side::BOTH.map(|side| !self.seats_of(side).any(|seat| self.sage_stands(seat)));
        match beaten {
            [false, false] => {}
            [true, false] => self.end(Standoff::Won(Side::Two), log),
            [false, true] => self.end(Standoff::Won(Side::One), log),
            // R60: impossible, and then a draw.
            [true, true] => self.end(Standoff::Drawn, log),
        }
    }

    pub(crate) fn end(&mut self, standoff: Standoff, log: &mut impl Log<Event>) {
        self.standoff = standoff;
        let winners = self.winners().unwrap_or(SeatSet::EMPTY);
        log.note(|| Event::Ended { winners });
    }

    /// The winners of a game that is over; nobody won a draw.
    pub(crate) fn winners(&self) -> Option<SeatSet> {
        match self.standoff {
            Standoff::Open => None,
            Standoff::Won(side) => Some(self.seats_of(side)),
            Standoff::Drawn => Some(SeatSet::EMPTY),
        }
    }

    /// Closes gaps until somebody must choose (CN-4.7).
    fn reform(&mut self, side: Side, log: &mut impl Log<Event>) -> Progress {
        while let Some((movers, gaps)) = self.gap(side) {
            match (movers.lowest(), gaps.lowest()) {
                (Some(from), Some(to)) if movers.len() == 1 && gaps.len() == 1 => {
                    self.move_up(side, from, to, log);
                }
                _ => return Progress::Waiting,
            }
        }
        self.reformer[side.index()] = None;
        Progress::Moved
    }

    /// The Elementals that may move up, and the spaces they may move to (CN-4.7.2).
    pub(crate) fn gap(&self, side: Side) -> Option<(SpaceSet, SpaceSet)> {
        let occupied = self.formation(side).occupied;
        [(Row::I, Row::II), (Row::II, Row::III)]
            .into_iter()
            .map(|(front, back)| {
                let movers = self.layout.row_spaces(back).and(occupied);
                let gaps = self.layout.row_spaces(front).minus(occupied);
                (movers, gaps)
            })
            .find(|(movers, gaps)| !movers.is_empty() && !gaps.is_empty())
    }

    pub(crate) fn move_up(
        &mut self,
        side: Side,
        from: Space,
        to: Space,
        log: &mut impl Log<Event>,
    ) {
        let standing = self.formation_mut(side).take(from);
        self.formation_mut(side).put(to, standing);
        let card = self.printed(standing.piece);
        log.note(|| Event::Reformed {
            side,
            card,
            from,
            to,
        });
        self.record(side, standing.piece, Occasion::EntersRow(self.row(to)));
    }

    /// The side that must re-form, and who decides how.
    pub(crate) fn reforming(&self) -> Option<(Side, Seat)> {
        [self.active, self.active.other()]
            .into_iter()
            .find(|&side| self.gap(side).is_some())
            .and_then(|side| {
                let owner = self.reformer[side.index()];
                let seat = owner.or_else(|| self.seats_of(side).lowest())?;
                Some((side, seat))
            })
    }
}
