//! How good a position is for a seat, by what the seat can see.

use crate::action::Action;
use crate::mark::Effect;
use crate::mode::Frame;
use crate::pieces::Area;
use crate::place::Slot;
use crate::player::{Player, Side};
use crate::position::Match;
use crate::ships::Ship;
use kernel::{Evaluate, Seat};

/// What a card is worth besides its TOT: it counts at the end, and keeps a side alive.
const BODY: f32 = 40.0;
/// A face-down card falls to any attack.
const FACE_DOWN: f32 = 55.0;
const HAND: f32 = 24.0;
const TOKEN: f32 = 12.0;
/// What a guardian of unknown TOT is worth.
const COVERED_GUARDIAN: f32 = 69.0;
const CONNECTION: f32 = 6.0;
/// What of a Horde card's hits to come counts, by its depth zone: a far one may still be stopped.
const NEARNESS: [f32; 4] = [1.0, 0.7, 0.5, 0.3];
/// More hits than this of one Horde card are not counted: it will be dealt with.
const HITS: f32 = 2.0;
/// How much of a Horde card's threat a defender takes away that it cannot beat.
const STOPPED: f32 = 0.65;
/// The lead in TOT that makes a clash safe: dice are worth 5 each.
const SAFE_LEAD: f32 = 6.0;
/// An advantage of this much is worth half of what is left to win.
const HALF: f32 = 220.0;

impl Evaluate for Match {
    fn evaluate(&self, seat: Seat) -> f32 {
        let side = self.side_of(Player::seat(seat));
        let advantage = match self.frame() {
            Frame::Duel | Frame::Inferno => self.strength(side) - self.strength(side.other()),
            Frame::Conquest => self.conquest_advantage(side),
            Frame::Single => self.single_advantage(),
            Frame::Bastion => self.bastion_advantage(),
        };
        0.5 + 0.5 * advantage / (advantage.abs() + HALF)
    }

    /// ES-8.2.7
    fn recollection(&self, seat: Seat) -> Option<(Action, Action)> {
        self.declaration_of(Player::seat(seat))
    }
}

impl Match {
    /// What a card on the field is worth to its side.
    fn worth(&self, slot: Slot) -> f32 {
        let body = self.body(slot);
        if !body.is_up() {
            return FACE_DOWN;
        }
        let tot = f32::from(self.current_tot(slot));
        let held = if self.is_held_back(slot) { 8.0 } else { 0.0 };
        // ES-8.5.7: a worn shield protects less.
        let worn = if self.is_supported(slot) {
            f32::from(self.group_damage(slot)) * 0.5
        } else {
            0.0
        };
        let gift = match self.gift_at(slot) {
            Some(gift) if !self.is_inhibited_itself(slot) => {
                let used = self.state(self.gift_piece(slot)).gift_used();
                match gift.kind {
                    crate::gift::Kind::Always => 10.0,
                    crate::gift::Kind::Once if !used => 8.0,
                    crate::gift::Kind::Once => 0.0,
                }
            }
            _ => 0.0,
        };
        BODY + tot + gift - held - worn
    }

    fn strength(&self, side: Side) -> f32 {
        let field: f32 = self.slots_of(side).map(|slot| self.worth(slot)).sum();
        field + self.lent(side) + self.reserves(side)
    }

    /// GT-74: a card seized for a turn goes back, so it is worth something to its lender.
    fn lent(&self, side: Side) -> f32 {
        let lent = self.marks.iter().filter_map(|mark| match mark.effect {
            Effect::Borrowed(lender, _) => Some((mark.slot, lender)),
            _ => None,
        });
        lent.map(|(slot, lender)| {
            if self.side_of(lender) == side {
                self.worth(slot)
            } else {
                -self.worth(slot)
            }
        })
        .sum()
    }

    /// Hands, tokens and what is left to draw.
    fn reserves(&self, side: Side) -> f32 {
        self.players_of(side)
            .filter(|player| !player.is_machine())
            .map(|player| {
                let state = self.player(player);
                let hand = self.hand_len(player).min(7) as f32;
                let deck = self.piles.len(Area::Deck(player)) as f32;
                hand * HAND
                    + deck
                    + f32::from(state.tokens) * TOKEN
                    + f32::from(state.rerolls) * 4.0
                    - f32::from(state.skips) * HAND * 0.7
            })
            .sum()
    }

    /// ES-8.8.6: three points in each of three zones.
    fn conquest_advantage(&self, side: Side) -> f32 {
        let points = self.zone_points();
        let hold = |side: usize| {
            let mut zones = points.map(|zone| zone[side].min(3));
            zones.sort_unstable_by(|a, b| b.cmp(a));
            let best: u8 = zones[..3].iter().sum();
            f32::from(best) * 60.0 + f32::from(zones[3] + zones[4]) * 8.0
        };
        let field = |side: Side| -> f32 {
            self.slots_of(side)
                .map(|slot| self.worth(slot) * 0.25)
                .sum::<f32>()
        };
        let of = |side: Side| hold(side.index()) + field(side) + self.reserves(side) * 0.5;
        of(side) - of(side.other())
    }

    /// Shields and guardians that are left, against what the human has.
    fn single_advantage(&self) -> f32 {
        let ships: f32 = Ship::ALL
            .into_iter()
            .map(|ship| {
                let state = self.ships[ship.index()];
                let alarm = if state.alarm > 0 {
                    f32::from(4 - state.alarm.min(3)) * 8.0
                } else {
                    0.0
                };
                let alive = if state.shields > 0 { 40.0 } else { 0.0 };
                f32::from(state.shields) * 0.5 + alive + alarm
            })
            .sum();
        let guardians: f32 = self
            .slots_of(Side::Two)
            .map(|slot| {
                if self.body(slot).is_up() {
                    f32::from(self.current_tot(slot))
                } else {
                    COVERED_GUARDIAN
                }
            })
            .sum();
        let objects = self.objects.count_ones() as f32 * 15.0;
        self.strength(Side::One) + objects - ships - guardians + 900.0
    }

    /// Connections left, and what the Horde threatens to take of them.
    fn bastion_advantage(&self) -> f32 {
        let mut advantage = f32::from(self.connections) * CONNECTION - 300.0;
        for slot in self.slots() {
            if self.side_at(slot) == Side::One {
                advantage += 30.0 + self.worth(slot) * 0.35;
            } else {
                advantage -= self.threat(slot) * CONNECTION;
            }
        }
        advantage + self.reserves(Side::One) * 0.3
    }

    /// The Connections a Horde card is expected to take.
    fn threat(&self, horde: Slot) -> f32 {
        let (lane, depth) = self.body(horde).cell.as_lane();
        let mut threat = f32::from(self.current_primary(horde))
            * self.hits_to_come(depth)
            * NEARNESS[usize::from(depth) - 1];
        for defender in self.slots_of(Side::One) {
            let (own_lane, own_depth) = self.body(defender).cell.as_lane();
            if own_lane == lane && own_depth <= depth {
                threat *= 1.0 - STOPPED * (1.0 - self.chance_to_beat(horde, defender));
            }
        }
        threat
    }

    /// ES-8.10.25, ES-8.10.35: how often a Horde card in this zone can still hit. From zones 1
    /// and 2 it hits in the next Horde phase.
    fn hits_to_come(&self, depth: u8) -> f32 {
        if self.horde_is_exhausted() {
            return HITS;
        }
        let phases = 10 - i16::from(self.round);
        let on_the_way = i16::from(depth.max(2)) - 2;
        f32::from(phases - on_the_way).clamp(0.0, HITS)
    }

    /// About how likely the attacker is to win, gifts aside (ES-4.20).
    fn chance_to_beat(&self, attacker: Slot, defender: Slot) -> f32 {
        let twice = 2 * u16::from(self.current_primary(defender));
        if !self.body(defender).is_up() || u16::from(self.current_primary(attacker)) > twice {
            return 1.0;
        }
        let modifier = self.estro_at(attacker).against(self.estro_at(defender));
        let lead = f32::from(self.current_tot(attacker)) + f32::from(modifier)
            - f32::from(self.current_tot(defender));
        (0.5 + lead / (2.0 * SAFE_LEAD)).clamp(0.0, 1.0)
    }
}
