//! The best Combat Turn a hand allows: an exhaustive search of its plans.

use super::seen::Seen;
use super::wants::Wants;
use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::fight::Values;
use crate::half::Half;
use crate::hero::ExhaustModel;
use crate::journey::Journey;
use crate::question::Question;
use crate::track::Track;

/// TS-8.91: the most layouts that are looked at.
const MOST_LAYOUTS: u32 = 150_000;

/// What losses weigh, in hundredths of a hit (TS-8.91).
pub(super) const HIT: u32 = 100;
const TURNED: u32 = 100;
const TURNED_LATE: u32 = 35;
const REMOVED: u32 = 160;

/// From this level on halves II are weapons.
const LATE: u8 = 7;

/// What is worse than any loss: not to defeat the enemy.
const STANDING: u32 = 100_000;

/// What is worse still: to lose the last card.
const DEADLY: u32 = 1_000_000;

/// A turn: what is planned, and for which cards the exhaust cost is paid.
#[derive(Clone, Debug, Default)]
pub(crate) struct TurnPlan {
    /// Open and Plan actions, without End Plan.
    pub(crate) actions: Vec<Action>,
    /// The cards that are paid for.
    pub(crate) paid: Cards,
    /// Its price: losses in hundredths of a hit, and far more if the enemy stands.
    pub(crate) price: u32,
}

impl TurnPlan {
    /// Does it defeat the enemy?
    pub(crate) const fn defeats(&self) -> bool {
        self.price < STANDING
    }
}

/// TS-8.91: if some plan defeats the enemy, the one with the least loss; else the one with the
/// least loss and hits.
pub(crate) fn plan_turn(journey: &Journey, limit: u32) -> TurnPlan {
    let mut search = Search {
        seen: Seen::default(),
        wants: Wants::of(journey),
        steps: journey.steps_to_enemy(),
        left: limit.min(MOST_LAYOUTS),
        path: Vec::with_capacity(24),
        best: TurnPlan {
            price: u32::MAX,
            ..TurnPlan::default()
        },
        options: Vec::new(),
    };
    search.explore(journey);
    search.best
}

struct Search {
    seen: Seen,
    wants: Wants,
    /// How far the pawn is from the enemy.
    steps: u8,
    left: u32,
    path: Vec<Action>,
    best: TurnPlan,
    /// Actions still to be tried, of all plans on the path.
    options: Vec<Action>,
}

impl Search {
    fn explore(&mut self, journey: &Journey) {
        if self.left == 0 || self.best.price == 0 {
            return;
        }
        if journey.question == Question::Plan {
            if !self.seen.note(journey) {
                return;
            }
            self.left -= 1;
            self.judge(journey);
        }
        let first = self.options.len();
        journey.list(&mut self.options);
        while self.options.len() > first {
            let Some(action) = self.options.pop() else {
                return;
            };
            if journey.question == Question::Plan && !self.wants.worth_trying(journey, action) {
                continue;
            }
            let mut after = journey.clone();
            after.act(action, &mut ());
            self.path.push(action);
            self.explore(&after);
            self.path.pop();
        }
    }

    /// What the plan would come to if it ended here.
    fn judge(&mut self, journey: &Journey) {
        let values = journey.enemy_values(&journey.in_play().snapshot());
        let mut settling = Settling::of(journey, values, self.steps);
        settling.strain_to_win(journey);
        let (price, paid) = settling.settle();
        if price < self.best.price {
            let mut actions = self.path.clone();
            let strained = settling.strained;
            actions.extend(strained.map(|card| Action::Strain(card, settling.track)));
            self.best = TurnPlan {
                actions,
                paid,
                price,
            };
        }
    }
}

/// A card that will be exhausted.
#[derive(Clone, Copy)]
struct Worn {
    card: Card,
    cost: u8,
    loss: u32,
    model: ExhaustModel,
    half: Half,
}

/// The end of a turn: what is strained and paid for, and what comes of it.
struct Settling {
    attack: u16,
    defense: u16,
    mana: u8,
    worn: Vec<Worn>,
    strained: Cards,
    track: Track,
    values: Values,
    trap: bool,
    steps: u8,
    life: u8,
}

impl Settling {
    fn of(journey: &Journey, values: Values, steps: u8) -> Settling {
        let layout = &journey.layout;
        let shown = layout.column.iter().chain(layout.strained.iter());
        Settling {
            attack: journey.tracks.attack,
            defense: journey.tracks.defense,
            mana: journey.tracks.mana,
            worn: shown.map(|card| worn(journey, card)).collect(),
            strained: Cards::NONE,
            track: Track::Attack,
            values,
            trap: journey.enemy().is_trap(),
            steps,
            life: journey.zones.life(),
        }
    }

    /// What the track must show to defeat the enemy: attack for the way as well (TS-7.40), or
    /// defense against what a trap has left after the pull (R25).
    fn needed(&self) -> u16 {
        match self.trap {
            true => u16::from(self.values.attack.saturating_sub(self.steps)),
            false => u16::from(self.values.defense) + u16::from(self.steps),
        }
    }

    fn shown(&self) -> u16 {
        match self.trap {
            true => self.defense,
            false => self.attack,
        }
    }

    /// Strains cards of the hand if the points that lack can be had by it, the cheapest first.
    fn strain_to_win(&mut self, journey: &Journey) {
        let cost = journey.rules.strain_cost;
        let lack = self.needed().saturating_sub(self.shown());
        let hand = journey.zones.hand;
        if lack == 0 || lack > hand.len().into() || lack * u16::from(cost) > self.mana.into() {
            return;
        }
        let mut cards: Vec<Worn> = hand.map(|card| worn(journey, card)).collect();
        cards.sort_by_key(|worn| (worn.loss, worn.cost));
        self.track = match self.trap {
            true => Track::Defense,
            false => Track::Attack,
        };
        for worn in cards.into_iter().take(lack.into()) {
            self.mana -= cost;
            self.strained.insert(worn.card);
            self.worn.push(worn);
            match self.trap {
                true => self.defense += 1,
                false => self.attack += 1,
            }
        }
    }

    /// The cheapest end: which cards are paid for. Cards that give points when unpaid (XM-3,
    /// XM-4) are tried both ways.
    fn settle(&self) -> (u32, Cards) {
        let special = self
            .worn
            .iter()
            .position(|worn| matches!(worn.model, ExhaustModel::Deflect | ExhaustModel::Tenacity));
        let with = self.settle_with(None);
        match special {
            None => with,
            Some(unpaid) => {
                let without = self.settle_with(Some(unpaid));
                if without.0 < with.0 { without } else { with }
            }
        }
    }

    /// The cheapest payments while this card stays unpaid.
    fn settle_with(&self, unpaid: Option<usize>) -> (u32, Cards) {
        let mut best = [(0_u32, Cards::NONE); 10];
        for (place, worn) in self.worn.iter().enumerate() {
            if Some(place) == unpaid || worn.model == ExhaustModel::Free {
                continue;
            }
            for mana in (usize::from(worn.cost)..best.len()).rev() {
                let (saved, mut paid) = best[mana - usize::from(worn.cost)];
                if saved + worn.loss > best[mana].0 {
                    paid.insert(worn.card);
                    best[mana] = (saved + worn.loss, paid);
                }
            }
        }
        let (_, paid) = best[usize::from(self.mana).min(best.len() - 1)];
        (self.price(paid), paid)
    }

    fn price(&self, paid: Cards) -> u32 {
        let (mut attack, mut defense, mut loss, mut worn_life) = (self.attack, self.defense, 0, 0);
        for worn in self.worn.iter().filter(|worn| !paid.has(worn.card)) {
            loss += worn.loss;
            worn_life += 1;
            let points = match worn.half {
                Half::I => 2,
                Half::II => 3,
            };
            match worn.model {
                ExhaustModel::Deflect => attack += points,
                ExhaustModel::Tenacity => defense += points,
                _ => {}
            }
        }
        if worn_life >= self.life {
            return DEADLY;
        }
        let shown = if self.trap { defense } else { attack };
        if shown >= self.needed() {
            return loss;
        }
        let left = u16::from(self.values.attack.saturating_sub(self.steps));
        let hits = left.saturating_sub(defense);
        let deadly = hits + u16::from(worn_life) >= self.life.into();
        let price = STANDING + loss + u32::from(hits) * HIT;
        if deadly { price + DEADLY } else { price }
    }
}

fn worn(journey: &Journey, card: Card) -> Worn {
    let exhaust = journey.in_play().upright(card).exhaust;
    let half = journey.zones.half(card);
    let loss = match half {
        Half::I if journey.tracks.level >= LATE => TURNED_LATE,
        Half::I => TURNED,
        Half::II => REMOVED,
    };
    Worn {
        card,
        cost: exhaust.cost,
        loss,
        model: exhaust.model,
        half,
    }
}
