//! How good a position is for a seat, by what the seat can see.
//!
//! The opponent is taken to move next, as it will once the Day has ended.

use crate::effect::Trait;
use crate::pieces::Area;
use crate::player::rival;
use crate::position::Battle;
use crate::zone::ZoneSet;
use kernel::Seat;

/// A face-down card of the wall: the only life there is (SV-7.1).
const COVER: f32 = 9.0;
/// The last ones are worth more.
const LAST_COVERS: f32 = 30.0;
/// A card in hand, and what each pip of its cost adds for the one who knows it.
const HAND: f32 = 5.0;
const PIP_IN_HAND: f32 = 0.4;
const FULL_HAND: f32 = 7.0;
const CRYSTAL: f32 = 9.0;
/// More Crystals than this pay for hardly more.
const ENOUGH_CRYSTALS: u8 = 12;
/// A Haerian that stands, besides its Force.
const BODY: f32 = 4.0;
const FORCE: f32 = 3.0;
/// Each row towards the enemy's wall, for each of the first points of Force.
const ROW: f32 = 1.0;
const MARCHING_FORCE: f32 = 3.0;
/// Each point of Force on the enemy's Initial Line that can strike next.
const AT_THE_GATE: f32 = 2.5;
/// The part of its Force that a stunned Haerian is not worth.
const STUNNED: f32 = 0.4;
const EQUIPMENT: f32 = 4.0;
const BUILDING: f32 = 5.0;
const HELD_BUILDING: f32 = 4.0;
/// A Puppet that waits in the Realms, and one that lies in the Afterlife.
const PUPPET_IN_REALMS: f32 = 2.0;
const PUPPET_IN_AFTERLIFE: f32 = 1.0;
/// More Puppets than this wait in vain.
const ENOUGH_PUPPETS: f32 = 4.0;
/// A card exchanged for one of the Realms (SV-4.12): choosing is better than not.
const ACCESS: f32 = 0.5;
/// Each face-down card that the opponent can strike down in the turn to come, besides its worth.
const DANGER: f32 = 5.0;
/// If that is all of them and one more, the battle is nearly lost.
const LAST_STAND: f32 = 60.0;
/// An advantage of this much is worth half of what is left to win.
const HALF: f32 = 60.0;

impl Battle {
    /// From 0 to 1.
    pub(crate) fn judge(&self, seat: Seat) -> f32 {
        let advantage = self.strength(seat) + self.hand_worth(seat)
            - self.strength(rival(seat))
            - self.danger(seat);
        0.5 + 0.5 * advantage / (advantage.abs() + HALF)
    }

    fn strength(&self, seat: Seat) -> f32 {
        let covers = self.covers_of(seat) as f32;
        let player = self.player(seat);
        let crystals = f32::from(player.crystals().min(ENOUGH_CRYSTALS));
        let spare = f32::from(player.crystals().saturating_sub(ENOUGH_CRYSTALS));
        let hand = self.piles.len(Area::Hand(seat)) as f32;
        covers * COVER - LAST_COVERS / (covers + 1.0)
            + hand.min(FULL_HAND) * HAND
            + crystals * CRYSTAL
            + spare
            + self.puppets_worth(seat)
            + self.army_worth(seat)
            + self.store_worth(seat)
    }

    /// What the seat's own hand is worth besides the number of its cards.
    fn hand_worth(&self, seat: Seat) -> f32 {
        let pips = self.hand(seat).map(|piece| self.card(piece).cost.value());
        pips.map(f32::from).sum::<f32>() * PIP_IN_HAND
    }

    /// Puppets that wait to be played or brought back, and accesses made.
    fn puppets_worth(&self, seat: Seat) -> f32 {
        let puppets = |area| {
            let pieces = self.piles.iter(area);
            pieces.filter(|&piece| self.card(piece).is_puppet()).count() as f32
        };
        let waiting = puppets(Area::RealmsUp(seat));
        let accesses = self.piles.len(Area::RealmsUp(seat)) as f32 - waiting;
        waiting.min(ENOUGH_PUPPETS) * PUPPET_IN_REALMS
            + puppets(Area::Afterlife(seat)).min(ENOUGH_PUPPETS) * PUPPET_IN_AFTERLIFE
            + accesses * ACCESS
    }

    fn army_worth(&self, seat: Seat) -> f32 {
        let gate = ZoneSet::initial(rival(seat));
        let mut worth = 0.0;
        for zone in self.armies[seat.index()] {
            let force = f32::from(self.residual(zone));
            let rows = f32::from(zone.depth(seat) - 1);
            worth += BODY + force * FORCE + rows * ROW * force.min(MARCHING_FORCE);
            if gate.contains(zone) {
                worth += force * AT_THE_GATE;
            }
            if self.built.contains(zone) {
                worth += HELD_BUILDING;
            }
            if self.unit(zone).is_stunned() {
                worth -= force * FORCE * STUNNED;
            }
        }
        worth
    }

    /// What the seat fears of the opponent's next turn: who stands on its Initial Line or can step
    /// there will strike (SV-5.6), unless a Bulwark stands beside (SV-5.1).
    fn danger(&self, seat: Seat) -> f32 {
        let gate = ZoneSet::initial(seat);
        let intruders = self.armies[rival(seat).index()].and(ZoneSet::home(seat));
        if intruders.is_empty() {
            return 0.0;
        }
        let mut guarded = ZoneSet::EMPTY;
        for zone in self.armies[seat.index()] {
            if self.has(zone, Trait::Bulwark) {
                guarded = guarded.or(zone.adjacent());
            }
        }
        let free = self.free(gate);
        let mut strikes = 0;
        for zone in intruders {
            let mut stands = zone.adjacent().and(free);
            if gate.contains(zone) {
                stands.insert(zone);
            }
            if !stands.minus(guarded).is_empty() && !self.unit(zone).is_stunned() {
                strikes += usize::from(self.residual(zone));
            }
        }
        let covers = self.covers_of(seat);
        let last_stand = if strikes > covers { LAST_STAND } else { 0.0 };
        strikes.min(covers) as f32 * DANGER + last_stand
    }

    /// Equipment in play, and own Buildings.
    fn store_worth(&self, seat: Seat) -> f32 {
        let equipment = self.piles.len(Area::Equipment(seat)) as f32;
        let own = self
            .built
            .filter(|&zone| self.owner(self.structure(zone).piece) == seat);
        equipment * EQUIPMENT + own.count() as f32 * BUILDING
    }
}
