//! Fights: how they begin, what the enemy is worth, how they end (sections 4.1, 4.2 and 4.8).

use crate::cards::Card;
use crate::enemy::{Changed, Enemy, Modifier, Sign};
use crate::event::Event;
use crate::journey::{HIGHEST_LEVEL, Journey};
use crate::layout::{Layout, Snapshot};
use crate::map::MapState;
use crate::question::Question;
use crate::script::Source;
use crate::set::Map;
use crate::story::Story;
use crate::zones::FULL_HAND;
use kernel::Log;

/// A fight that is going on. The enemy is that of the text that is being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Fight {
    /// What was in play at End Plan (TS-4.55).
    pub(crate) snapshot: Snapshot,
    /// EF-08.
    pub(crate) ignore_modifiers: bool,
    /// EF-35: may the hero leave?
    pub(crate) may_leave: bool,
    /// Is the hero leaving, so that Execute is skipped (TS-6.38)?
    pub(crate) leaving: bool,
    /// The ability activated last this turn.
    pub(crate) last: Option<Activated>,
    /// The ability activated before it (TS-5.30).
    pub(crate) previous: Option<Activated>,
    /// What is left of the enemy's attack while it pulls (TS-7.40).
    pub(crate) attack_left: u8,
    /// Combat Turns so far, this one included.
    pub(crate) turns: u16,
}

/// An ability of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Activated {
    pub(crate) card: Card,
    pub(crate) ability: u8,
}

/// An enemy's values in a turn (TS-4.70).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Values {
    pub(crate) level: u8,
    pub(crate) attack: u8,
    pub(crate) defense: u8,
}

impl Journey {
    /// The enemy that is fought.
    pub(crate) fn enemy(&self) -> &Enemy {
        let printed = match (self.scripts.reading(), self.sets.map()) {
            (Some(Source::Half(code)), Some(Map::World(world))) => world.half(code).enemy.as_ref(),
            (Some(Source::Entry { entry, .. }), Some(Map::Dungeon(dungeon))) => {
                dungeon.index[entry as usize].enemy.as_ref()
            }
            _ => None,
        };
        printed.unwrap_or(&self.sets.practice)
    }

    /// What the text that is being read tells after the victory (TS-2.7).
    fn told_after(&self) -> Option<Story> {
        match (self.scripts.reading()?, self.sets.map()?) {
            (Source::Half(code), Map::World(world)) => world.half(code).after,
            (Source::Entry { entry, .. }, Map::Dungeon(dungeon)) => {
                dungeon.index[usize::from(entry)].after
            }
            _ => None,
        }
    }

    /// EF-44: the fight begins with Prepare (TS-4.5).
    pub(crate) fn begin_fight(&mut self, log: &mut impl Log<Event>) {
        log.note(|| Event::FightBegan(self.enemy().name));
        self.fight = Some(Fight {
            may_leave: self.may_leave,
            ..Fight::default()
        });
        self.may_leave = false;
        if !self.zones.deck.is_empty() {
            self.zones.shuffle(&mut self.chance);
            log.note(|| Event::Shuffled);
        }
        self.fill_hand(log);
        self.begin_turn();
    }

    /// A first turn against whatever enemy is read, the practice enemy if none is, with the hand
    /// as it is: what a bot imagines.
    pub(crate) fn rehearse(&mut self) {
        self.fight = Some(Fight::default());
        self.end = None;
        self.begin_turn();
    }

    /// TS-4.3.
    fn begin_turn(&mut self) {
        self.layout = Layout::default();
        if let Some(fight) = &mut self.fight {
            *fight = Fight {
                may_leave: fight.may_leave,
                turns: fight.turns.saturating_add(1),
                ..Fight::default()
            };
        }
        self.question = Question::Open;
    }

    /// Draws until the hand has 5 cards or the deck is empty (R14).
    pub(crate) fn fill_hand(&mut self, log: &mut impl Log<Event>) {
        while self.zones.hand.len() < FULL_HAND && self.draw(log) {}
    }

    /// TS-1.9. Says whether there was a card to draw.
    pub(crate) fn draw(&mut self, log: &mut impl Log<Event>) -> bool {
        let drawn = self.zones.draw();
        if let Some(card) = drawn {
            log.note(|| Event::Drew(self.upright(card)));
        }
        drawn.is_some()
    }

    /// TS-4.70: printed values, the bonus from the right (TS-6.40), and the modifier on the
    /// snapshot. Nothing falls below 0 (R9).
    pub(crate) fn enemy_values(&self, snapshot: &Snapshot) -> Values {
        let enemy = self.enemy();
        let bonus = self.bonus_from_the_right();
        let (mut attack, mut defense) = (
            enemy.attack as i8 + bonus.attack,
            enemy.defense as i8 + bonus.defense,
        );
        let ignored = self.fight.is_some_and(|fight| fight.ignore_modifiers);
        if let Some(Modifier::Change { on, value, by }) = enemy.modifier
            && !ignored
            && on.shown(snapshot)
        {
            match value {
                Changed::Attack => attack += by,
                Changed::Defense => defense += by,
            }
        }
        Values {
            level: (enemy.level as i8 + bonus.level).max(0) as u8,
            attack: attack.max(0) as u8,
            defense: defense.max(0) as u8,
        }
    }

    /// The enemy's values as the turn stands: with the snapshot once the plan has ended, before
    /// that with what is in play.
    pub(crate) fn enemy_now(&self) -> Values {
        let planned =
            matches!(self.question, Question::Open | Question::Plan) || self.scripts.depth() > 1;
        match self.fight {
            Some(fight) if !planned => self.enemy_values(&fight.snapshot),
            _ => self.enemy_values(&self.in_play().snapshot()),
        }
    }

    /// TS-4.72: does the defeat of an enemy of this level raise the hero's?
    pub(crate) const fn raises_level(&self, enemy: u8) -> bool {
        enemy >= self.tracks.level && self.tracks.level < HIGHEST_LEVEL
    }

    /// TS-4.72: exactly one step, if the enemy was strong enough.
    pub(crate) fn enemy_defeated(&mut self, values: Values, log: &mut impl Log<Event>) {
        log.note(|| Event::EnemyDefeated {
            name: self.enemy().name,
            after: self.told_after(),
        });
        if self.raises_level(values.level) {
            self.tracks.level += 1;
            let level = self.tracks.level;
            log.note(|| Event::LevelRose(level));
        }
        self.restore_hero(log);
        match self.map {
            // TS-3.7: the practice enemy is there again.
            MapState::Practice => self.question = Question::GoOn,
            _ => {
                self.fight = None;
                self.run(log);
            }
        }
    }

    /// TS-4.80.
    pub(crate) fn restore_hero(&mut self, log: &mut impl Log<Event>) {
        self.tracks.attack = 0;
        self.tracks.defense = 0;
        self.tracks.mana = 0;
        self.fill_hand(log);
    }

    /// TS-4.81: the enemy stands. The fight goes on, unless the hero has left or fled.
    pub(crate) fn enemy_stands(&mut self, log: &mut impl Log<Event>) {
        self.restore_hero(log);
        let leaving = self.fight.is_some_and(|fight| fight.leaving);
        if leaving {
            // TS-6.38, TS-7.53: the pawn stays, and the rest of the text is not read.
            log.note(|| Event::LeftFight);
            self.end_fight();
            self.question = Question::Walk;
        } else if self.has_fled() {
            log.note(|| Event::Fled);
            self.end_fight();
            self.read_room(log);
        } else if self.map == MapState::Practice {
            self.question = Question::GoOn;
        } else {
            self.begin_turn();
        }
    }

    fn end_fight(&mut self) {
        self.fight = None;
        self.scripts.clear();
    }

    /// TS-7.50: is the pawn in a room other than the enemy's?
    fn has_fled(&self) -> bool {
        match (self.map, self.scripts.reading()) {
            (MapState::Dungeon(maze), Some(Source::Entry { room, .. })) => maze.room != room,
            _ => false,
        }
    }

    /// TS-3.7: the next turn of Training, or its end.
    pub(crate) fn go_on_training(&mut self) {
        self.begin_turn();
    }
}

impl Sign {
    /// Does the snapshot show it (TS-5.70)?
    fn shown(self, snapshot: &Snapshot) -> bool {
        match self {
            Sign::Element(element) => snapshot.elements[element.index()] >= 1,
            Sign::AtMostCards(most) => snapshot.cards <= most,
            Sign::AtLeastCards(least) => snapshot.cards >= least,
            Sign::TwoBanners(half) => snapshot.banners[half.index()] >= 2,
        }
    }
}
