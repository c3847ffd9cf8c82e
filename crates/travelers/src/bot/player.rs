//! Plays a game: one action after the other.

use super::chances::{Chances, Expected};
use super::settle::{LATE, is_special};
use super::turn::{TurnPlan, plan_turn};
use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::half::Half;
use crate::journey::Journey;
use crate::map::MapState;
use crate::proof::WorldGuide;
use crate::question::Question;
use crate::sentence::Letter;
use crate::set::Map;
use crate::stream::Stream;
use std::collections::VecDeque;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Strength {
    /// How many layouts of a turn it looks at.
    pub(crate) layouts: u32,
    /// It fights an enemy that so many of a hundred hands defeat at once.
    pub(crate) daring: u32,
    /// It also fights where no more than this is to be feared, in hundredths of a hit.
    pub(crate) risk: u32,
    /// It wants to be of this level before it goes for the end.
    pub(crate) level: u8,
}

impl Strength {
    /// TS-8.91.
    pub(crate) const STANDARD: Strength = Strength {
        layouts: 20_000,
        daring: 60,
        risk: 150,
        level: 9,
    };

    /// Looks at few plans of a turn.
    pub(crate) const NOVICE: Strength = Strength {
        layouts: 1_000,
        daring: 40,
        risk: 100,
        level: 9,
    };
}

impl Strength {
    /// Is the fight worth trying?
    pub(super) const fn dares(self, expected: Expected) -> bool {
        expected.percent >= self.daring || expected.danger <= self.risk
    }
}

/// TS-8.93: when a bot gives up.
const TURNS_OF_A_FIGHT: u16 = 30;
const TURNS_OF_A_GAME: u32 = 200;
const MAP_DECISIONS: u32 = 1_000;

/// Turns against a lock or a trap before the bot leaves it alone.
const TRIES_AT_A_LOCK: u16 = 4;

/// A bot that plays one game.
pub(crate) struct Bot<'a> {
    pub(super) strength: Strength,
    pub(super) chances: &'a Chances,
    pub(super) guides: [Option<WorldGuide>; 2],
    /// Makes attempts at the same game differ; nothing in a plain game.
    pub(super) whim: Option<Stream>,
    plan: VecDeque<Action>,
    pub(super) paid: Cards,
    pub(super) turns: u32,
    pub(super) decisions: u32,
    pub(super) steps: u32,
    pub(super) goal: Option<crate::dungeon::RoomCode>,
}

impl<'a> Bot<'a> {
    /// A bot for a game with these sets; a whim makes it another one.
    pub(crate) fn new(
        journey: &Journey,
        strength: Strength,
        chances: &'a Chances,
        whim: Option<Stream>,
    ) -> Bot<'a> {
        let guides = match journey.sets.map() {
            Some(Map::World(world)) => {
                [Letter::A, Letter::B].map(|letter| Some(WorldGuide::of(world, letter)))
            }
            _ => [None, None],
        };
        Bot {
            strength,
            chances,
            guides,
            whim,
            plan: VecDeque::new(),
            paid: Cards::NONE,
            turns: 0,
            decisions: 0,
            steps: 0,
            goal: None,
        }
    }

    /// Combat Turns so far.
    pub(crate) const fn turns(&self) -> u32 {
        self.turns
    }

    /// The next action; nothing if the bot gives up (TS-8.93).
    pub(crate) fn choose(&mut self, journey: &Journey) -> Option<Action> {
        let long = journey
            .fight
            .is_some_and(|fight| fight.turns > TURNS_OF_A_FIGHT);
        if long || self.turns > TURNS_OF_A_GAME || self.decisions > MAP_DECISIONS {
            return None;
        }
        if let Some(action) = self.plan.pop_front() {
            return Some(action);
        }
        Some(match journey.question {
            Question::Open => self.open(journey)?,
            Question::Exhaust => self.exhaust(journey),
            Question::Hits(_) => Action::Hit(card_for_a_hit(journey)?),
            Question::March => self.march(journey),
            Question::Walk => match journey.map {
                MapState::World(_) => {
                    self.decisions += 1;
                    self.walk_in_world(journey)?
                }
                _ => self.walk_in_dungeon(journey)?,
            },
            _ => self.answer(journey)?,
        })
    }

    /// Plans the whole turn and plays its first action.
    fn open(&mut self, journey: &Journey) -> Option<Action> {
        self.turns += 1;
        let plan = plan_turn(journey, self.strength.layouts);
        if self.leaves(journey, &plan) {
            return Some(Action::Leave);
        }
        self.follow(plan);
        self.plan.pop_front()
    }

    pub(super) fn follow(&mut self, plan: TurnPlan) {
        self.paid = plan.paid;
        self.plan = plan.actions.into();
        self.plan.push_back(Action::End);
    }

    fn leaves(&self, journey: &Journey, plan: &TurnPlan) -> bool {
        journey.fight.is_some_and(|fight| {
            let hopeless = fight.turns >= TRIES_AT_A_LOCK || journey.enemy().attack > 0;
            fight.may_leave && !plan.defeats() && hopeless
        })
    }

    /// Cards that are paid for leave play first, while the Mana is there.
    fn exhaust(&self, journey: &Journey) -> Action {
        let in_play: Cards = journey.layout.cards().collect();
        let mut paid = in_play.and(self.paid);
        let payable =
            paid.find(|&card| journey.layout.shows_exhaust(card) && journey.can_pay_exhaust(card));
        // In which order cards come to lie decides what is drawn next: another one every turn, so
        // that a fight does not go round in circles.
        let turn = self.turns as usize;
        let next = { in_play }.min_by_key(|card| (7 * card.index() + 5 * turn) % 9);
        match (payable, next) {
            (Some(card), _) => Action::Exhaust { card, pay: true },
            (None, Some(card)) => Action::Exhaust { card, pay: false },
            (None, None) => Action::End,
        }
    }

    /// Goes to the enemy if it falls there or cannot hurt, else lets it come.
    fn march(&self, journey: &Journey) -> Action {
        let steps = u16::from(journey.steps_to_enemy());
        let values = journey.enemy_now();
        let falls = journey.tracks.attack >= u16::from(values.defense) + steps;
        // An enemy that cannot hurt the hero is not waited for.
        let harmless = journey.tracks.defense >= values.attack.into();
        let way = match journey.maze() {
            Some(maze) if (falls || harmless) && steps > 0 && !journey.enemy().is_trap() => {
                journey.shortest_ways(maze).next()
            }
            _ => None,
        };
        way.map_or(Action::Strike, Action::Go)
    }
}

/// Shielded cards first. Before halves II are weapons a basic card turns sooner than a special
/// one; later it is the other way round, and special halves II are kept to the last.
fn card_for_a_hit(journey: &Journey) -> Option<Card> {
    let late = journey.tracks.level >= LATE;
    journey.hittable().min_by_key(|&card| {
        let special = is_special(card);
        let rank = match (journey.zones.half(card), special) {
            _ if journey.is_shielded(card) => 0,
            (Half::I, special) if special == late => 1,
            (Half::I, _) => 2,
            (Half::II, special) if special != late => 3,
            (Half::II, _) => 4,
        };
        (rank, card)
    })
}
