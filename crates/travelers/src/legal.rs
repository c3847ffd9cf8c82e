//! What may be done now: the list that everyone chooses from.

use crate::action::Action;
use crate::cards::Cards;
use crate::dungeon::{Cell, Direction};
use crate::effect::{Effect, Kind, Place};
use crate::half::Half;
use crate::journey::Journey;
use crate::map::MapState;
use crate::question::Question;
use crate::script::Source;
use crate::walk::neighbour;

impl Journey {
    /// Adds everything that may be done now.
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        match self.question {
            Question::Walk => self.list_steps(out),
            Question::Toll(_) => {
                out.extend(self.zones.hand.map(Action::Discard));
                out.push(Action::Decline);
            }
            Question::Visit | Question::Offer | Question::GoOn => {
                out.extend([Action::Accept, Action::Decline]);
            }
            Question::Open => {
                out.extend(self.zones.hand.map(Action::Open));
                self.list_leave(out);
            }
            Question::Plan => self.list_plan(out),
            Question::TakeBack(_) => {
                out.extend(self.layout.infused.iter().map(Action::Choose));
                out.push(Action::Done);
            }
            Question::Exhaust => self.list_exhaust(out),
            Question::Hits(_) => out.extend(self.hittable().map(Action::Hit)),
            Question::March => {
                if let MapState::Dungeon(maze) = &self.map {
                    let open = |way: &Direction| self.step_in_fight(maze, *way).is_some();
                    out.extend(Direction::ALL.into_iter().filter(open).map(Action::Go));
                }
                out.push(Action::Strike);
            }
            Question::Pull => {
                if let MapState::Dungeon(maze) = &self.map {
                    out.extend(self.shortest_ways(maze).map(Action::Pulled));
                }
            }
            Question::Weaken(_)
            | Question::Give(_)
            | Question::DiscardOrder
            | Question::DiscardHand => out.extend(self.choosable().map(Action::Discard)),
            Question::Wear(_) => self.list_wear(out),
            Question::RecoverHalf(_) | Question::EnterHalf => {
                out.extend(Half::ALL.map(Action::Enter));
            }
            Question::Migrate => {
                if let (MapState::World(grid), Some(Source::Half(half))) =
                    (&self.map, self.scripts.reading())
                {
                    let others = (1..=9).filter(|&card| card != half.card);
                    out.extend(
                        others
                            .filter(|&card| grid.is_card_mapped(card))
                            .map(Action::Migrate),
                    );
                }
            }
            Question::Beside(room) => {
                if let MapState::Dungeon(maze) = &self.map {
                    out.extend(self.places_beside(maze, room).map(Action::Beside));
                }
            }
            Question::Land(room) => {
                if let Some(rooms) = &self.sets.rooms {
                    let floor = |cell: &Cell| !rooms[room].is_wall(*cell);
                    out.extend(Cell::of_frame(room.side).filter(floor).map(Action::Land));
                }
            }
            Question::SwapGive | Question::RecoverGive | Question::RitualTurn(_) => {
                out.extend(self.choosable().map(Action::Choose));
                // "Up to n" is at least one (TS-5.10).
                if !self.picks.is_empty() {
                    out.push(Action::Done);
                }
            }
            Question::Turn(_)
            | Question::TradeOne
            | Question::TradeTwo
            | Question::SwapTake
            | Question::RecoverTake
            | Question::ObserveFirst
            | Question::ObserveSecond
            | Question::RitualRemove
            | Question::Wager => out.extend(self.choosable().map(Action::Choose)),
        }
    }

    /// The Hero Cards that answer the question.
    pub(crate) fn choosable(&self) -> Cards {
        let effect = self.current_effect();
        let picked = self.picks.as_set();
        match (self.question, effect) {
            (Question::Turn(place), _) => self.of_kind(place, Kind::TwoTip),
            (Question::TradeOne, Some(Effect::Trade(place))) => self.of_kind(place, Kind::OneTip),
            (Question::TradeTwo, Some(Effect::Trade(place))) => self.of_kind(place, Kind::TwoTip),
            (Question::SwapGive, Some(Effect::Swap { kind, .. })) => {
                self.of_kind(Place::Hand, kind).without(picked)
            }
            (Question::SwapTake, _) => self
                .in_place(Place::Discard)
                .without(self.exchanged.as_set()),
            (Question::RecoverGive, Some(Effect::Recover { kind, .. })) => {
                self.of_kind(Place::Discard, kind).without(picked)
            }
            (Question::RecoverTake, _) => self.zones.removed.without(self.exchanged.as_set()),
            (Question::Weaken(_), Some(Effect::Weakness { kind, .. })) => {
                self.of_kind(Place::Hand, kind)
            }
            (Question::Give(element), Some(Effect::Forge { elements, .. })) => {
                // TS-5.46: two different cards, so the first must leave one for the second.
                let fits = self.of_element(element).without(picked);
                let other = self.of_element(elements[1]);
                match (picked.is_empty(), other.len()) {
                    (true, 1) if fits.len() > 1 => fits.without(other),
                    _ => fits,
                }
            }
            (Question::Give(element), _) => self.of_element(element),
            (Question::ObserveFirst, Some(Effect::Observatory { stars, order, .. })) => {
                self.observable_first(stars, order)
            }
            (Question::ObserveSecond, Some(Effect::Observatory { stars, order, .. })) => {
                let first = self.picks.first();
                first.map_or(Cards::NONE, |first| {
                    self.observable_second(first, stars, order)
                })
            }
            (Question::RitualRemove, _) => self.zones.at_hand(),
            (Question::RitualTurn(_), _) => self.zones.at_hand().without(picked),
            (Question::DiscardOrder, _) => picked,
            (Question::DiscardHand | Question::Wager, _) => self.zones.hand,
            _ => Cards::NONE,
        }
    }

    fn list_steps(&self, out: &mut Vec<Action>) {
        let open = |way: &Direction| match &self.map {
            MapState::World(grid) => neighbour(grid.pawn, *way).is_some(),
            MapState::Dungeon(maze) => self.can_go(maze, *way),
            MapState::Practice => false,
        };
        out.extend(Direction::ALL.into_iter().filter(open).map(Action::Go));
    }

    fn list_leave(&self, out: &mut Vec<Action>) {
        if self.fight.is_some_and(|fight| fight.may_leave) {
            out.push(Action::Leave);
        }
    }

    /// TS-4.15: End Plan is always legal.
    /// TS-4.28: there is a next ability, and the Mana for it.
    pub(crate) fn can_activate(&self) -> bool {
        let next = self.next_ability();
        next.is_some_and(|ability| self.tracks.mana >= ability.cost)
    }

    fn list_plan(&self, out: &mut Vec<Action>) {
        let hand = self.zones.hand;
        let mana = self.tracks.mana;
        if self.can_activate() {
            out.push(Action::Activate);
        }
        out.extend(hand.map(Action::Load));
        out.extend(hand.map(Action::Infuse));
        out.extend(hand.map(Action::Add));
        if mana >= self.rules.strain_cost {
            for card in hand {
                out.extend(Journey::STRAIN.map(|track| Action::Strain(card, track)));
            }
        }
        out.push(Action::End);
        self.list_leave(out);
    }

    fn list_exhaust(&self, out: &mut Vec<Action>) {
        for card in self.layout.cards() {
            out.push(Action::Exhaust { card, pay: false });
            if self.layout.shows_exhaust(card) && self.can_pay_exhaust(card) {
                out.push(Action::Exhaust { card, pay: true });
            }
        }
    }

    /// TS-4.65: a shielded card in hand needs no payment.
    fn list_wear(&self, out: &mut Vec<Action>) {
        let Question::Wear(place) = self.question else {
            return;
        };
        for card in self.in_place(place) {
            out.push(Action::Exhaust { card, pay: false });
            if self.can_pay_exhaust(card) && !self.is_shielded(card) {
                out.push(Action::Exhaust { card, pay: true });
            }
        }
    }
}
