//! How good a position is for a seat, by what the seat can see.

use crate::cards::Piece;
use crate::pieces::Area;
use crate::player::rival;
use crate::position::Battle;
use crate::zone::ZoneSet;
use kernel::Seat;

/// A face-down card of the wall: the only life there is (SV-7.1).
const COVER: f32 = 9.0;
/// The last ones are worth more.
const LAST_COVERS: f32 = 30.0;
const HAND: f32 = 5.0;
const CRYSTAL: f32 = 6.0;
/// More Crystals than this pay for hardly more.
const ENOUGH_CRYSTALS: u8 = 8;
/// A Haerian that stands, besides its Force.
const BODY: f32 = 4.0;
const FORCE: f32 = 3.0;
/// Each row towards the enemy's wall.
const ROW: f32 = 1.2;
/// A Haerian on the enemy's Initial Line that can strike next.
const AT_THE_GATE: f32 = 2.5;
const EQUIPMENT: f32 = 4.0;
const BUILDING: f32 = 5.0;
const HELD_BUILDING: f32 = 4.0;
const PUPPET_IN_REALMS: f32 = 2.0;
/// An advantage of this much is worth half of what is left to win.
const HALF: f32 = 60.0;

impl Battle {
    /// From 0 to 1.
    pub(crate) fn judge(&self, seat: Seat) -> f32 {
        let advantage = self.strength(seat) - self.strength(rival(seat));
        0.5 + 0.5 * advantage / (advantage.abs() + HALF)
    }

    fn strength(&self, seat: Seat) -> f32 {
        let covers = self.covers_of(seat) as f32;
        let player = self.player(seat);
        let crystals = f32::from(player.crystals().min(ENOUGH_CRYSTALS));
        let spare = f32::from(player.crystals().saturating_sub(ENOUGH_CRYSTALS));
        let puppets = self.piles.len(Area::RealmsUp(seat)) as f32;
        let hand = self.piles.len(Area::Hand(seat)) as f32;
        covers * COVER - LAST_COVERS / (covers + 1.0)
            + hand.min(7.0) * HAND
            + crystals * CRYSTAL
            + spare
            + puppets.min(4.0) * PUPPET_IN_REALMS
            + self.army_worth(seat)
            + self.store_worth(seat)
    }

    fn army_worth(&self, seat: Seat) -> f32 {
        let gate = ZoneSet::initial(rival(seat));
        let mut worth = 0.0;
        for zone in self.armies[seat.index()] {
            let force = f32::from(self.residual(zone));
            let depth = f32::from(zone.depth(seat) - 1);
            worth += BODY + force * FORCE + depth * ROW * force.min(3.0);
            if gate.contains(zone) {
                worth += force * AT_THE_GATE;
            }
            if self.built.contains(zone) {
                worth += HELD_BUILDING;
            }
            if self.unit(zone).is_stunned() {
                worth -= force * FORCE * 0.4;
            }
        }
        worth
    }

    /// Equipment in play, and own Buildings.
    fn store_worth(&self, seat: Seat) -> f32 {
        let equipment = self.piles.len(Area::Equipment(seat)) as f32;
        let mut built = self.built;
        let own = built.by_ref().filter(|&zone| {
            let piece: Piece = self.structure(zone).piece;
            self.owner(piece) == seat
        });
        equipment * EQUIPMENT + own.count() as f32 * BUILDING
    }
}
