//! What the bot answers where neither a fight nor the way is in question.

use super::player::Bot;
use super::settle::LATE;
use crate::action::Action;
use crate::cards::Card;
use crate::dungeon::{Cell, RoomCode};
use crate::effect::Effect;
use crate::half::Half;
use crate::journey::Journey;
use crate::question::Question;

/// So many cards on half II make healing worth while.
const WORN_OUT: u8 = 2;

impl Bot<'_> {
    /// The answer to any other question.
    pub(super) fn answer(&mut self, journey: &Journey) -> Option<Action> {
        let late = journey.tracks.level >= LATE;
        match journey.question {
            Question::Offer => Some(match self.wants(journey) {
                true => Action::Accept,
                false => Action::Decline,
            }),
            Question::Visit => Some(match self.visits(journey) {
                true => Action::Accept,
                false => Action::Decline,
            }),
            Question::Toll(_) => least_useful(journey).map(Action::Discard),
            Question::EnterHalf | Question::RecoverHalf(_) => Some(Action::Enter(match late {
                true => Half::II,
                false => Half::I,
            })),
            Question::Land(room) => Some(Action::Land(landing(journey, room))),
            Question::Wear(place) => {
                let cards = journey.in_place(place);
                let card = cards.min_by_key(|&card| (journey.zones.half(card), card))?;
                Some(Action::Exhaust { card, pay: false })
            }
            _ => {
                let mut actions = Vec::new();
                journey.list(&mut actions);
                actions.into_iter().next()
            }
        }
    }

    /// TS-8.91: free gains always, healing when it helps, nothing that costs much.
    fn wants(&self, journey: &Journey) -> bool {
        let Some(frame) = journey.scripts.top() else {
            return false;
        };
        let sentence = journey.sentences(frame.source).get(frame.sentence as usize);
        let late = journey.tracks.level >= LATE;
        let alive = journey.zones.owned.without(journey.zones.removed);
        let turned = alive.and(journey.zones.two_tip).len();
        let mut effects = sentence.into_iter().flat_map(|sentence| &sentence.effects);
        effects.all(|effect| match effect {
            Effect::Heal(_) => !late && turned >= WORN_OUT.min(alive.len()),
            Effect::Recover { .. } => true,
            Effect::Ritual(most) => !late && turned >= WORN_OUT + *most / 2 && alive.len() > 5,
            Effect::Trade(_)
            | Effect::Swap { .. }
            | Effect::Gamble(_)
            | Effect::Sacrifice { .. }
            | Effect::Observatory { .. }
            | Effect::Migration => false,
            _ => true,
        })
    }

    /// Is the Choice entry under the pawn what the bot came for, or a free gain?
    fn visits(&self, journey: &Journey) -> bool {
        let Some((entry, _)) = journey.entry_here() else {
            return false;
        };
        let here = journey.maze().map(|maze| maze.room);
        if here.is_some() && here == self.goal {
            return true;
        }
        self.is_gain(journey, entry)
    }
}

/// The card that is missed least: one whose ability is too dear now, else the cheapest.
fn least_useful(journey: &Journey) -> Option<Card> {
    let level = journey.tracks.level;
    journey.zones.hand.min_by_key(|&card| {
        let half = journey.in_play().upright(card);
        let cost = half.abilities[0].cost;
        (cost <= level, half.value, card)
    })
}

/// The symbol's cell: there the enemy is reached at once, and 1A is won.
fn landing(journey: &Journey, room: RoomCode) -> Cell {
    match &journey.sets.rooms {
        Some(rooms) => rooms[room].symbol,
        None => Cell::new(0, 0),
    }
}
