//! How good a position is for a seat, by what the seat can see. `cargo xtask tune sovereign`
//! measures what things are worth.
//!
//! The opponent is taken to move next, as it will once the Day has ended.

use crate::effect::Trait;
use crate::pieces::Area;
use crate::player::rival;
use crate::position::Battle;
use crate::zone::ZoneSet;
use kernel::{Approach, Evaluate, Seat, Sheet, Times, Weigh, weights};

weights! {
    /// A face-down card of the wall: the only life there is (SV-7.1).
    COVER = 9.0;
    /// The last ones are worth more: this much over one more than there are.
    LAST_COVERS = -30.0;
    HAND = 5.0;
    /// Each pip of the cost of a card in hand, for the one who knows it.
    PIP_IN_HAND = 0.4;
    CRYSTAL = 9.0;
    /// A Crystal more than pay for anything.
    SPARE_CRYSTAL = 1.0;
    /// A Haerian that stands, besides its Force.
    BODY = 4.0;
    FORCE = 3.0;
    /// Each row towards the enemy's wall, for each of the first points of Force.
    ROW = 1.0;
    /// Each point of Force on the enemy's Initial Line that can strike next.
    AT_THE_GATE = 2.5;
    /// Each point of Force of a stunned Haerian.
    STUNNED = -1.2;
    EQUIPMENT = 4.0;
    BUILDING = 5.0;
    HELD_BUILDING = 4.0;
    /// A Puppet that waits in the Realms, and one that lies in the Afterlife.
    PUPPET_IN_REALMS = 2.0;
    PUPPET_IN_AFTERLIFE = 1.0;
    /// A card exchanged for one of the Realms (SV-4.12): choosing is better than not.
    ACCESS = 0.5;
    /// Each face-down card that the opponent can strike down in the turn to come.
    DANGER = -5.0;
    /// That is all of them and one more: the battle is nearly lost.
    LAST_STAND = -60.0;
}

const FULL_HAND: f32 = 7.0;
/// More Crystals than this pay for hardly more.
const ENOUGH_CRYSTALS: u8 = 12;
/// More Puppets than this wait in vain.
const ENOUGH_PUPPETS: f32 = 4.0;
const MARCHING_FORCE: f32 = 3.0;

impl Evaluate for Battle {
    fn evaluate(&self, seat: Seat) -> f32 {
        self.weighed(seat)
    }

    fn approach(&self) -> Approach {
        Approach {
            playout: 20,
            trust: 20.0,
            curiosity: 1.0,
            iterations: [8, 40, 200, 800],
            ..Approach::PLAIN
        }
    }
}

impl Weigh for Battle {
    const WEIGHTS: &'static [(&'static str, f32)] = WEIGHTS;
    const HALF: f32 = 60.0;

    fn weigh(&self, seat: Seat, sheet: &mut impl Sheet) {
        self.weigh_player(seat, sheet);
        self.weigh_own_hand(seat, sheet);
        self.weigh_danger(seat, sheet);
        self.weigh_player(rival(seat), &mut Times(-1.0, sheet));
    }
}

impl Battle {
    fn weigh_player(&self, seat: Seat, sheet: &mut impl Sheet) {
        let covers = self.covers_of(seat) as f32;
        sheet.add(COVER, covers);
        sheet.add(LAST_COVERS, 1.0 / (covers + 1.0));
        let hand = self.piles.len(Area::Hand(seat)) as f32;
        sheet.add(HAND, hand.min(FULL_HAND));
        let crystals = self.player(seat).crystals();
        sheet.add(CRYSTAL, f32::from(crystals.min(ENOUGH_CRYSTALS)));
        sheet.add(
            SPARE_CRYSTAL,
            f32::from(crystals.saturating_sub(ENOUGH_CRYSTALS)),
        );
        self.weigh_puppets(seat, sheet);
        self.weigh_army(seat, sheet);
        self.weigh_store(seat, sheet);
    }

    fn weigh_own_hand(&self, seat: Seat, sheet: &mut impl Sheet) {
        for piece in self.hand(seat) {
            sheet.add(PIP_IN_HAND, f32::from(self.card(piece).cost.value()));
        }
    }

    /// Puppets that wait to be played or brought back, and accesses made.
    fn weigh_puppets(&self, seat: Seat, sheet: &mut impl Sheet) {
        let puppets = |area| {
            let pieces = self.piles.iter(area);
            pieces.filter(|&piece| self.card(piece).is_puppet()).count() as f32
        };
        let waiting = puppets(Area::RealmsUp(seat));
        let fallen = puppets(Area::Afterlife(seat));
        sheet.add(PUPPET_IN_REALMS, waiting.min(ENOUGH_PUPPETS));
        sheet.add(PUPPET_IN_AFTERLIFE, fallen.min(ENOUGH_PUPPETS));
        sheet.add(
            ACCESS,
            self.piles.len(Area::RealmsUp(seat)) as f32 - waiting,
        );
    }

    fn weigh_army(&self, seat: Seat, sheet: &mut impl Sheet) {
        let gate = ZoneSet::initial(rival(seat));
        for zone in self.armies[seat.index()] {
            let force = f32::from(self.residual(zone));
            let rows = f32::from(zone.depth(seat) - 1);
            sheet.add(BODY, 1.0);
            sheet.add(FORCE, force);
            sheet.add(ROW, rows * force.min(MARCHING_FORCE));
            if gate.contains(zone) {
                sheet.add(AT_THE_GATE, force);
            }
            if self.built.contains(zone) {
                sheet.add(HELD_BUILDING, 1.0);
            }
            if self.unit(zone).is_stunned() {
                sheet.add(STUNNED, force);
            }
        }
    }

    /// What the seat fears of the opponent's next turn: who stands on its Initial Line or can step
    /// there will strike (SV-5.6), unless a Bulwark stands beside (SV-5.1).
    fn weigh_danger(&self, seat: Seat, sheet: &mut impl Sheet) {
        let gate = ZoneSet::initial(seat);
        let intruders = self.armies[rival(seat).index()].and(ZoneSet::home(seat));
        if intruders.is_empty() {
            return;
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
        sheet.add(DANGER, strikes.min(covers) as f32);
        if strikes > covers {
            sheet.add(LAST_STAND, 1.0);
        }
    }

    /// Equipment in play, and own Buildings.
    fn weigh_store(&self, seat: Seat, sheet: &mut impl Sheet) {
        sheet.add(EQUIPMENT, self.piles.len(Area::Equipment(seat)) as f32);
        let own = (self.built).filter(|&zone| self.owner(self.structure(zone).piece) == seat);
        sheet.add(BUILDING, own.count() as f32);
    }
}
