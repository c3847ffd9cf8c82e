//! The best Combat Turn a hand allows: an exhaustive search of its plans.

use super::seen::Seen;
use super::settle::{STANDING, Settling};
use super::wants::Wants;
use crate::action::Action;
use crate::cards::Cards;
use crate::fight::Values;
use crate::journey::Journey;
use crate::question::Question;

/// TS-8.91: the most layouts that are looked at.
const MOST_LAYOUTS: u32 = 150_000;

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
    let steps = journey.steps_to_enemy();
    let mut best = TurnPlan {
        price: u32::MAX,
        ..TurnPlan::default()
    };
    let mut search = Search::new(limit);
    search.explore(journey, &mut |plan, path| {
        let values = plan.enemy_values(&plan.in_play().snapshot());
        for load_rest in [false, true] {
            let mut settling = Settling::of(plan, values, steps);
            settling.strain_to_win(plan);
            if load_rest {
                settling.load_rest(plan);
            }
            let (price, paid) = settling.settle();
            if price < best.price {
                best = TurnPlan {
                    actions: path
                        .iter()
                        .copied()
                        .chain(settling.last_actions())
                        .collect(),
                    paid,
                    price,
                };
            }
        }
        best.price == 0
    });
    best
}

/// For every attack below `N` the least loss with which some plan of the hand reaches it, or
/// nothing if none does, and the most defense that costs nothing. The enemy does not matter.
pub(super) fn reach_of<const N: usize>(journey: &Journey, limit: u32) -> ([Option<u32>; N], u16) {
    let nobody = Values {
        level: 0,
        attack: 0,
        defense: 0,
    };
    let mut losses: [Option<u32>; N] = [None; N];
    let mut defense = 0;
    let mut search = Search::new(limit);
    search.explore(journey, &mut |plan, _| {
        let mut settling = Settling::of(plan, nobody, 0);
        settling.load_rest(plan);
        let loss = settling.least_loss();
        if loss == 0 {
            defense = plan.tracks.defense.max(defense);
        }
        let attack = usize::from(plan.tracks.attack).min(N - 1);
        for best in &mut losses[..=attack] {
            if best.is_none_or(|best| loss < best) {
                *best = Some(loss);
            }
        }
        false
    });
    (losses, defense)
}

struct Search {
    seen: Seen,
    left: u32,
    path: Vec<Action>,
    /// Actions still to be tried, of all plans on the path.
    options: Vec<Action>,
}

impl Search {
    fn new(limit: u32) -> Search {
        Search {
            seen: Seen::default(),
            left: limit.min(MOST_LAYOUTS),
            path: Vec::with_capacity(24),
            options: Vec::with_capacity(200),
        }
    }

    /// Shows every plan to `judge`, which says when it has seen enough.
    fn explore(&mut self, journey: &Journey, judge: &mut impl FnMut(&Journey, &[Action]) -> bool) {
        if journey.question == Question::Plan {
            if self.left == 0 || !self.seen.note(journey) {
                return;
            }
            self.left -= 1;
            if judge(journey, &self.path) {
                self.left = 0;
                return;
            }
        }
        let wants = Wants::of(journey);
        let first = self.options.len();
        journey.list(&mut self.options);
        while self.options.len() > first && self.left > 0 {
            let Some(action) = self.options.pop() else {
                return;
            };
            let planning = matches!(journey.question, Question::Open | Question::Plan);
            if planning && !wants.worth_trying(journey, action) {
                continue;
            }
            let mut after = journey.clone();
            after.act(action, &mut ());
            self.path.push(action);
            self.explore(&after, judge);
            self.path.pop();
        }
        self.options.truncate(first);
    }
}
