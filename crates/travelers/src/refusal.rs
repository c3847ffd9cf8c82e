//! Why an action cannot be taken.

use crate::action::Action;
use crate::cards::Card;
use crate::journey::Journey;
use crate::map::MapState;
use crate::question::Question;
use crate::reason::Reason;

impl Journey {
    /// Why the action is not in the list; nothing if it is.
    pub(crate) fn examine(&self, action: Action) -> Option<Reason> {
        if self.end.is_some() {
            return Some(Reason::Over);
        }
        let mut legal = Vec::new();
        self.list(&mut legal);
        (!legal.contains(&action)).then(|| self.why_not(action))
    }

    fn why_not(&self, action: Action) -> Reason {
        match (self.question, action) {
            (Question::Walk, Action::Go(_)) => match &self.map {
                MapState::Dungeon(maze) => match self.arch_there(maze) {
                    true => Reason::Blocked,
                    false => Reason::Wall,
                },
                _ => Reason::EdgeOfTheWorld,
            },
            (Question::March, Action::Go(_)) => match &self.map {
                MapState::Dungeon(maze) if self.arch_there(maze) => Reason::NotAttached,
                _ => Reason::Wall,
            },
            (Question::Pull, Action::Pulled(_)) => Reason::NotShortest,
            (Question::Open | Question::Plan, Action::Leave) => Reason::CannotLeave,
            (Question::Open, Action::Open(card)) | (Question::Toll(_), Action::Discard(card)) => {
                Reason::NotInHand { card }
            }
            (Question::Plan, action) => self.why_not_planned(action),
            (Question::Exhaust, Action::Exhaust { card, pay }) => {
                let in_play = self.layout.cards().any(|there| there == card);
                match pay && in_play {
                    true => Reason::CannotPay { card },
                    false => Reason::NotInPlay { card },
                }
            }
            (Question::Wear(place), Action::Exhaust { card, pay }) => {
                match pay && self.in_place(place).has(card) {
                    true => Reason::CannotPay { card },
                    false => Reason::NotThere { card },
                }
            }
            (Question::Hits(_), Action::Hit(card)) => Reason::NotThere { card },
            (Question::Migrate, Action::Migrate(_)) => Reason::NotInGrid,
            (
                Question::SwapGive | Question::RecoverGive | Question::RitualTurn(_),
                Action::Done,
            ) => Reason::MustChoose,
            (_, Action::Choose(card) | Action::Discard(card)) => self.why_not_chosen(card),
            (Question::Beside(_), Action::Beside(_)) | (Question::Land(_), Action::Land(_)) => {
                Reason::NotAChoice
            }
            _ => Reason::NotAsked,
        }
    }

    /// Does the pawn stand on an arch of any kind: one with a code on some side of its card?
    fn arch_there(&self, maze: &crate::map::Maze) -> bool {
        let Some(crate::set::Map::Dungeon(dungeon)) = self.sets.map() else {
            return false;
        };
        let cell = maze.cell.on_card(maze.room.side);
        let doors = &dungeon.rooms[maze.room.card as usize - 1].doors;
        doors.iter().any(|door| door.cell == cell)
    }

    fn why_not_planned(&self, action: Action) -> Reason {
        match action {
            Action::Activate => match self.next_ability() {
                None => Reason::NoAbility,
                Some(ability) => Reason::TooDear {
                    cost: ability.cost,
                    mana: self.tracks.mana,
                },
            },
            Action::Load(card) | Action::Infuse(card) | Action::Add(card)
                if !self.zones.hand.has(card) =>
            {
                Reason::NotInHand { card }
            }
            Action::Strain(card, _) if !self.zones.hand.has(card) => Reason::NotInHand { card },
            Action::Strain(..) => Reason::NoManaToStrain,
            _ => Reason::NotAsked,
        }
    }

    fn why_not_chosen(&self, card: Card) -> Reason {
        let mut legal = Vec::new();
        self.list(&mut legal);
        let asks_for_cards =
            |action: &Action| matches!(action, Action::Choose(_) | Action::Discard(_));
        match legal.iter().any(asks_for_cards) {
            true => Reason::NotThere { card },
            false => Reason::NotAsked,
        }
    }
}
