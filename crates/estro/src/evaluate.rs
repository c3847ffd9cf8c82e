//! How good a position is for a seat, by what the seat can see. `cargo xtask tune estro`
//! measures what things are worth.

use crate::action::Action;
use crate::gift::Kind;
use crate::mark::Effect;
use crate::mode::{Extra, Frame, Modes};
use crate::pieces::Area;
use crate::place::Slot;
use crate::player::{Player, Side};
use crate::position::Match;
use crate::ships::Ship;
use kernel::{Approach, Evaluate, Seat, Sheet, Times, Weigh, weights};

weights! {
    /// A card that lies face up, besides its TOT: it counts at the end, and keeps a side alive.
    BODY = 40.0;
    TOT = 1.0;
    /// A face-down card falls to any attack.
    FACE_DOWN = 55.0;
    /// A card that may not act.
    HELD_BACK = -8.0;
    /// Damage of a worn shield, which protects less (ES-8.5.7).
    WORN = -0.5;
    GIFT_FOR_ALWAYS = 10.0;
    GIFT_TO_COME = 8.0;
    HAND = 24.0;
    DECK = 1.0;
    TOKEN = 12.0;
    REROLL = 4.0;
    /// A turn that will be skipped.
    SKIP = -17.0;
    /// Conquest: a point in one of the three best zones, and one in another (ES-8.8.6).
    ZONE_POINT = 60.0;
    SPARE_ZONE_POINT = 8.0;
    /// Single: the ships.
    SHIELDS = -0.5;
    SHIP = -40.0;
    ALARM = -8.0;
    GUARDIAN_TOT = -1.0;
    OBJECT = 15.0;
    /// Bastion: what is left, and what the Horde threatens to take of it.
    CONNECTION = 6.0;
    THREAT = -6.0;
    DREAMERS_CARD = 30.0;
    /// Where solo and co-op games stand when nothing is counted.
    SINGLE = 900.0;
    BASTION = -300.0;
}

/// What part of a card's worth on the field counts where points or Connections decide.
const FIELD_IN_CONQUEST: f32 = 0.25;
const FIELD_IN_BASTION: f32 = 0.35;
const RESERVES_IN_CONQUEST: f32 = 0.5;
const RESERVES_IN_BASTION: f32 = 0.3;
const FULL_HAND: usize = 7;
/// What the TOT of a guardian is taken for that lies face down.
const COVERED_GUARDIAN: f32 = 69.0;
/// What of a Horde card's hits to come counts, by its depth zone: a far one may still be stopped.
const NEARNESS: [f32; 4] = [1.0, 0.7, 0.5, 0.3];
/// More hits than this of one Horde card are not counted: it will be dealt with.
const HITS: f32 = 2.0;
/// How much of a Horde card's threat a defender takes away that it cannot beat.
const STOPPED: f32 = 0.65;
/// The lead in TOT that makes a clash safe: dice are worth 5 each.
const SAFE_LEAD: f32 = 6.0;

/// How often the levels slip.
const SELDOM: [u32; 4] = Approach::PLAIN.slips;
const OFTEN: [u32; 4] = [60, 16, 0, 0];

impl Evaluate for Match {
    fn evaluate(&self, seat: Seat) -> f32 {
        self.weighed(seat)
    }

    /// ES-8.2.7
    fn recollection(&self, seat: Seat) -> Option<(Action, Action)> {
        self.declaration_of(Player::seat(seat))
    }

    fn approach(&self) -> Approach {
        let is_overlaid = self.modes != Modes::of(self.frame());
        // What lies in zones and lanes is judged best as it stands, or soon after.
        let (playout, iterations, slips) = match self.frame() {
            // Where something lies over a duel a search gains little by more than a hundred
            // iterations, except in Strategist: levels that a person can tell apart lie below.
            Frame::Duel if self.modes.has(Extra::Strategist) => (20, [8, 20, 150, 4_000], OFTEN),
            Frame::Duel if is_overlaid => (20, [8, 6, 30, 2_000], OFTEN),
            Frame::Duel => (20, [8, 20, 800, 4_000], SELDOM),
            // Where less is luck, 800 iterations would leave expert nothing to be better at.
            Frame::Inferno => (20, [8, 20, 250, 4_000], SELDOM),
            Frame::Single => (20, [8, 40, 300, 1_500], SELDOM),
            Frame::Conquest => (8, [4, 10, 60, 1_500], SELDOM),
            Frame::Bastion => (0, [4, 25, 150, 1_000], SELDOM),
        };
        Approach {
            playout,
            trust: 20.0,
            curiosity: 1.0,
            iterations,
            slips,
        }
    }
}

impl Weigh for Match {
    const WEIGHTS: &'static [(&'static str, f32)] = WEIGHTS;
    const HALF: f32 = 220.0;

    fn weigh(&self, seat: Seat, sheet: &mut impl Sheet) {
        let own = self.side_of(Player::seat(seat));
        match self.frame() {
            Frame::Duel | Frame::Inferno => {
                self.weigh_side(own, sheet);
                self.weigh_side(own.other(), &mut Times(-1.0, sheet));
            }
            Frame::Conquest => {
                self.weigh_conquest(own, sheet);
                self.weigh_conquest(own.other(), &mut Times(-1.0, sheet));
            }
            Frame::Single => self.weigh_single(sheet),
            Frame::Bastion => self.weigh_bastion(sheet),
        }
    }
}

impl Match {
    fn weigh_side(&self, side: Side, sheet: &mut impl Sheet) {
        for slot in self.slots_of(side) {
            self.weigh_card(slot, sheet);
        }
        self.weigh_lent(side, sheet);
        self.weigh_reserves(side, sheet);
    }

    /// What a card on the field is worth to its side.
    fn weigh_card(&self, slot: Slot, sheet: &mut impl Sheet) {
        if !self.body(slot).is_up() {
            return sheet.add(FACE_DOWN, 1.0);
        }
        sheet.add(BODY, 1.0);
        sheet.add(TOT, f32::from(self.current_tot(slot)));
        if self.is_held_back(slot) {
            sheet.add(HELD_BACK, 1.0);
        }
        if self.is_supported(slot) {
            sheet.add(WORN, f32::from(self.group_damage(slot)));
        }
        if let Some(gift) = self.gift_at(slot)
            && !self.is_inhibited_itself(slot)
        {
            match gift.kind {
                Kind::Always => sheet.add(GIFT_FOR_ALWAYS, 1.0),
                Kind::Once if self.state(self.gift_piece(slot)).gift_used() => {}
                Kind::Once => sheet.add(GIFT_TO_COME, 1.0),
            }
        }
    }

    /// GT-74: a card seized for a turn goes back, so it is worth something to its lender.
    fn weigh_lent(&self, side: Side, sheet: &mut impl Sheet) {
        for mark in self.marks.iter() {
            if let Effect::Borrowed(lender, _) = mark.effect {
                let times = if self.side_of(lender) == side {
                    1.0
                } else {
                    -1.0
                };
                self.weigh_card(mark.slot, &mut Times(times, sheet));
            }
        }
    }

    /// Hands, tokens and what is left to draw.
    fn weigh_reserves(&self, side: Side, sheet: &mut impl Sheet) {
        for player in self.players_of(side).filter(|player| !player.is_machine()) {
            let state = self.player(player);
            sheet.add(HAND, self.hand_len(player).min(FULL_HAND) as f32);
            sheet.add(DECK, self.piles.len(Area::Deck(player)) as f32);
            sheet.add(TOKEN, f32::from(state.tokens));
            sheet.add(REROLL, f32::from(state.rerolls));
            sheet.add(SKIP, f32::from(state.skips));
        }
    }

    /// ES-8.8.6: three points in each of three zones.
    fn weigh_conquest(&self, side: Side, sheet: &mut impl Sheet) {
        let mut zones = (self.zone_points()).map(|zone| zone[side.index()].min(3));
        zones.sort_unstable_by(|a, b| b.cmp(a));
        let best: u8 = zones[..3].iter().sum();
        sheet.add(ZONE_POINT, f32::from(best));
        sheet.add(SPARE_ZONE_POINT, f32::from(zones[3] + zones[4]));
        for slot in self.slots_of(side) {
            self.weigh_card(slot, &mut Times(FIELD_IN_CONQUEST, sheet));
        }
        self.weigh_reserves(side, &mut Times(RESERVES_IN_CONQUEST, sheet));
    }

    /// Shields and guardians that are left, against what the human has.
    fn weigh_single(&self, sheet: &mut impl Sheet) {
        sheet.add(SINGLE, 1.0);
        for ship in Ship::ALL {
            let state = self.ships[ship.index()];
            sheet.add(SHIELDS, f32::from(state.shields));
            if state.shields > 0 {
                sheet.add(SHIP, 1.0);
            }
            if state.alarm > 0 {
                sheet.add(ALARM, f32::from(4 - state.alarm.min(3)));
            }
        }
        for slot in self.slots_of(Side::Two) {
            let tot = match self.body(slot).is_up() {
                true => f32::from(self.current_tot(slot)),
                false => COVERED_GUARDIAN,
            };
            sheet.add(GUARDIAN_TOT, tot);
        }
        sheet.add(OBJECT, self.objects.count_ones() as f32);
        self.weigh_side(Side::One, sheet);
    }

    /// Connections left, and what the Horde threatens to take of them.
    fn weigh_bastion(&self, sheet: &mut impl Sheet) {
        sheet.add(BASTION, 1.0);
        sheet.add(CONNECTION, f32::from(self.connections));
        for slot in self.slots() {
            if self.side_at(slot) == Side::One {
                sheet.add(DREAMERS_CARD, 1.0);
                self.weigh_card(slot, &mut Times(FIELD_IN_BASTION, sheet));
            } else {
                sheet.add(THREAT, self.threat(slot));
            }
        }
        self.weigh_reserves(Side::One, &mut Times(RESERVES_IN_BASTION, sheet));
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
