//! The standard bot as an opponent and an adviser: asked in the midst of a game, of which it
//! remembers nothing.

use super::chances::Chances;
use super::player::{Bot, Strength};
use super::settle::Settling;
use super::turn::plan_turn;
use crate::action::Action;
use crate::journey::Journey;
use crate::question::Question;
use kernel::Level;
use std::sync::Arc;

/// How many layouts of a turn a player who plays on looks at.
const GLANCE: u32 = 1_000;

/// What practised players know of a hero, worked out when it is first asked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct PracticeBook(Arc<[Chances; 2]>);

/// It says nothing that the hero does not.
impl PartialEq for PracticeBook {
    fn eq(&self, _: &PracticeBook) -> bool {
        true
    }
}

impl PracticeBook {
    /// Hands reach farther where strain costs nothing.
    fn chances(&self, strain_cost: u8) -> &Chances {
        &self.0[usize::from(strain_cost > 0)]
    }
}

impl Strength {
    /// A player who looks at so many layouts of a turn.
    const fn looking_at(layouts: u32) -> Strength {
        Strength {
            layouts,
            ..Strength::STANDARD
        }
    }

    /// How well the levels play.
    const fn of(level: Level) -> Strength {
        Strength::looking_at(match level {
            Level::Easy => 700,
            Level::Normal => 1_400,
            Level::Hard | Level::Expert => 20_000,
        })
    }
}

impl Journey {
    /// What a player of this level does here.
    pub(crate) fn advised(&self, level: Level) -> Option<Action> {
        self.practised_player(self, Strength::of(level))
            .choose(self)
    }

    /// Plays on to the end, or until the bot gives up (TS-8.93).
    pub(crate) fn played_on(&mut self) {
        // What is known of the hero is not a part of the journey that goes on.
        let start = self.clone();
        let mut bot = start.practised_player(self, Strength::looking_at(GLANCE));
        while self.end.is_none()
            && let Some(action) = bot.choose(self)
        {
            self.act(action, &mut ());
        }
    }

    fn practised_player<'a>(&'a self, journey: &Journey, strength: Strength) -> Bot<'a> {
        let chances = self.sets.practice_book.chances(self.rules.strain_cost);
        let mut bot = Bot::new(journey, strength, chances, None);
        bot.pick_up(journey);
        bot
    }
}

impl Bot<'_> {
    /// Takes over where another has begun.
    fn pick_up(&mut self, journey: &Journey) {
        self.turns = journey.fight.map_or(0, |fight| u32::from(fight.turns));
        match journey.question {
            Question::Plan => {
                let plan = plan_turn(journey, self.strength.layouts);
                self.follow(plan);
            }
            Question::Exhaust => {
                let settling = Settling::of(journey, journey.enemy_now(), journey.steps_to_enemy());
                self.paid = settling.settle().1;
            }
            // The goal of the walk that led here.
            Question::Visit => {
                self.walk_in_dungeon(journey);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journey::End;
    use crate::setup::TravelersSetup;
    use kernel::{Game, Options, Rng, Seed, Setup};

    /// Asked anew for every action, in guessed worlds, as the levels and hints ask it.
    fn end_of(day: &str, seed: u64, level: Level) -> Option<End> {
        let setup = TravelersSetup::build(&Options::new().with("hero", day)).unwrap();
        let mut journey = Journey::new(&setup, Seed::from(seed));
        let mut rng = Rng::new(Seed::from(seed));
        for _ in 0..2_000 {
            let mut world = journey.clone();
            world.redraw(&mut rng);
            let action = world.advised(level)?;
            assert_eq!(journey.examine(action), None, "{day} {seed}: {action:?}");
            journey.act(action, &mut ());
            if journey.end.is_some() {
                break;
            }
        }
        journey.end
    }

    #[test]
    fn a_player_who_remembers_nothing_wins_adventures() {
        let days = ["2026-01-06", "2026-01-11", "2026-01-16", "2026-01-21"];
        let games = || {
            days.iter()
                .flat_map(|day| (1..=4).map(move |seed| (day, seed)))
        };
        let won = |level: Level| {
            let won = |(day, seed): &(&&str, u64)| end_of(day, *seed, level) == Some(End::Won);
            games().filter(won).count()
        };
        let (easy, hard) = (won(Level::Easy), won(Level::Hard));
        assert!(hard >= 3, "hard won {hard} of 16");
        assert!(easy < hard, "easy won {easy}, hard {hard} of 16");
    }

    #[test]
    fn playing_on_comes_to_an_end() {
        let setup = TravelersSetup::build(&Options::new().with("hero", "2026-01-06")).unwrap();
        let mut journey = Journey::new(&setup, Seed::from(1));
        journey.played_on();
        assert!(journey.end.is_some());
    }
}
