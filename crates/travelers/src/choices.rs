//! What happens when the player has chosen what an instruction asked for (DP-9).

use crate::cards::Card;
use crate::effect::{Effect, Enters, Place};
use crate::element::Element;
use crate::event::Event;
use crate::half::Half;
use crate::interpreter::Flow;
use crate::journey::Journey;
use crate::map::{CardPlace, MapState};
use crate::question::Question;
use crate::script::Source;
use crate::track::Track;
use kernel::Log;

impl Journey {
    /// A card has been chosen for the instruction that asked.
    pub(crate) fn choose(&mut self, card: Card, log: &mut impl Log<Event>) {
        match self.question {
            Question::TakeBack(most) => {
                self.layout.infused.take(card);
                self.zones.hand.insert(card);
                log.note(|| Event::TookBack(self.upright(card)));
                match most {
                    2.. if !self.layout.infused.is_empty() => {
                        self.question = Question::TakeBack(most - 1);
                    }
                    _ => self.run(log),
                }
            }
            Question::Turn(_) => {
                self.turn(card, log);
                self.run(log);
            }
            Question::TradeOne => {
                self.picks.push(card);
                self.question = Question::TradeTwo;
            }
            Question::TradeTwo => {
                if let Some(first) = self.picks.first() {
                    self.turn(first, log);
                }
                self.turn(card, log);
                self.run(log);
            }
            Question::SwapGive | Question::RecoverGive => {
                self.picks.push(card);
                if self.can_give_no_more() {
                    self.stop_giving();
                }
            }
            Question::SwapTake => {
                self.exchanged.push(card);
                if self.exchanged.len() == self.picks.len() {
                    self.swap(log);
                }
            }
            Question::RecoverTake => self.recover_one(card, log),
            Question::ObserveFirst => {
                self.picks.push(card);
                self.question = Question::ObserveSecond;
            }
            Question::ObserveSecond => {
                self.picks.push(card);
                self.question = Question::DiscardOrder;
            }
            Question::RitualRemove => {
                self.remove(card, log);
                let most = match self.current_effect() {
                    Some(Effect::Ritual(most)) => most,
                    _ => 0,
                };
                self.go_on_turning(most, log);
            }
            Question::RitualTurn(most) => {
                self.turn(card, log);
                self.picks.push(card);
                self.go_on_turning(most - 1, log);
            }
            Question::Wager => self.gamble(card, log),
            _ => {}
        }
    }

    /// The player chooses no more.
    pub(crate) fn done(&mut self, log: &mut impl Log<Event>) {
        match self.question {
            Question::SwapGive | Question::RecoverGive => self.stop_giving(),
            _ => self.run(log),
        }
    }

    fn go_on_turning(&mut self, most: u8, log: &mut impl Log<Event>) {
        let others = self.zones.at_hand().without(self.picks.as_set());
        if most > 0 && !others.is_empty() {
            self.question = Question::RitualTurn(most);
        } else {
            self.run(log);
        }
    }

    /// EF-22, EF-23: as many are taken as are given.
    fn can_give_no_more(&self) -> bool {
        let given = self.picks.len();
        match self.current_effect() {
            Some(Effect::Swap { up_to, kind }) => {
                let giveable = self.of_kind(Place::Hand, kind).len();
                given >= up_to.min(self.zones.deck.len()).min(giveable)
            }
            Some(Effect::Recover { up_to, kind, .. }) => {
                let giveable = self.of_kind(Place::Discard, kind).len();
                given >= up_to.min(self.zones.removed.len()).min(giveable)
            }
            _ => true,
        }
    }

    fn stop_giving(&mut self) {
        self.question = match self.question {
            Question::RecoverGive => Question::RecoverTake,
            _ => Question::SwapTake,
        };
    }

    /// TS-5.42: the hand cards go on top in the order chosen, the others to hand.
    fn swap(&mut self, log: &mut impl Log<Event>) {
        let (given, taken) = (self.picks, self.exchanged);
        for card in taken.iter() {
            self.zones.leave(card);
            self.zones.hand.insert(card);
            log.note(|| Event::Took(self.upright(card)));
        }
        for card in given.iter() {
            self.discard(card, log);
        }
        self.run(log);
    }

    /// EF-23: a Removed Card, and the half it enters on.
    fn recover_one(&mut self, card: Card, log: &mut impl Log<Event>) {
        match self.current_effect() {
            Some(Effect::Recover { enters, .. }) => match enters {
                Enters::I => self.recover_on(card, Half::I, log),
                Enters::II => self.recover_on(card, Half::II, log),
                Enters::Chosen => self.question = Question::RecoverHalf(card),
            },
            _ => self.run(log),
        }
    }

    pub(crate) fn recover_on(&mut self, card: Card, half: Half, log: &mut impl Log<Event>) {
        // The half is kept from now on; the card itself waits until the whole swap is known.
        if half == Half::II {
            self.zones.two_tip.insert(card);
        }
        self.exchanged.push(card);
        if self.exchanged.len() < self.picks.len() {
            self.question = Question::RecoverTake;
            return;
        }
        let (given, taken) = (self.picks, self.exchanged);
        for card in given.iter() {
            log.note(|| Event::Removed(self.upright(card)));
            self.zones.remove(card);
        }
        for card in taken.iter() {
            self.zones.discard(card);
            log.note(|| Event::Took(self.upright(card)));
        }
        // TS-5.43: defeat is looked for only after the whole swap.
        self.check_defeat(log);
        self.run(log);
    }

    /// A card is discarded: the next of several, or what an instruction costs.
    pub(crate) fn discard_chosen(&mut self, card: Card, log: &mut impl Log<Event>) {
        match self.question {
            Question::Toll(direction) => {
                self.discard(card, log);
                self.go_paid(direction, log);
            }
            Question::Weaken(left) => {
                self.discard(card, log);
                match left {
                    2.. => self.question = Question::Weaken(left - 1),
                    _ => self.run(log),
                }
            }
            Question::Give(element) => self.give(card, element, log),
            Question::DiscardOrder => self.discard_in_order(card, log),
            Question::DiscardHand => {
                self.discard(card, log);
                let rest = self.zones.hand;
                if rest.len() <= 1 {
                    for card in rest {
                        self.discard(card, log);
                    }
                    self.turn_deck(log);
                    self.run(log);
                }
            }
            _ => {}
        }
    }

    /// EF-26, EF-27, EF-36: a card of the element.
    fn give(&mut self, card: Card, element: Element, log: &mut impl Log<Event>) {
        match self.current_effect() {
            Some(Effect::Camp(_)) => {
                self.discard(card, log);
                self.draw(log);
                self.draw(log);
                self.run(log);
            }
            Some(Effect::Helper { track, .. }) => {
                self.discard(card, log);
                self.gain(track, 1, log);
                self.run(log);
            }
            Some(Effect::Forge { elements, .. }) => {
                self.picks.push(card);
                self.question = match self.picks.len() {
                    1 if element == elements[0] => Question::Give(elements[1]),
                    _ => Question::DiscardOrder,
                };
            }
            _ => self.run(log),
        }
    }

    /// TS-5.13: the cards of one instruction, in an order of the player's choice.
    fn discard_in_order(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.picks.take(card);
        self.discard(card, log);
        if self.picks.len() == 1
            && let Some(last) = self.picks.first()
        {
            self.picks.clear();
            self.discard(last, log);
        }
        if !self.picks.is_empty() {
            return;
        }
        match self.current_effect() {
            Some(Effect::Observatory { track, .. }) => {
                self.gain(track, 1, log);
                self.run(log);
            }
            Some(Effect::Forge { enters, .. }) => {
                if self.enter(enters, log) == Flow::On {
                    self.run(log);
                }
            }
            _ => self.run(log),
        }
    }

    /// EF-33: the wagered card against the next one of the deck (R48).
    fn gamble(&mut self, card: Card, log: &mut impl Log<Event>) {
        let drawn = self.zones.deck.first();
        self.draw(log);
        let (Some(drawn), Some(Effect::Gamble(order))) = (drawn, self.current_effect()) else {
            return self.run(log);
        };
        let value = |card| self.in_play().upright(card).value;
        if order.holds(value(card), value(drawn)) {
            self.run(log);
        } else {
            self.picks.push(card);
            self.picks.push(drawn);
            self.question = Question::DiscardOrder;
        }
    }

    /// EF-25, EF-34: a card exhausted by instruction, which may be paid for (TS-4.65, R12).
    pub(crate) fn wear(&mut self, card: Card, pay: bool, log: &mut impl Log<Event>) {
        self.exhaust(card, pay, log);
        if self.end.is_some() {
            return;
        }
        if let Some(Effect::Sacrifice { track, .. }) = self.current_effect() {
            // TS-5.52: the point follows the exhaust.
            self.gain(track, 1, log);
        }
        self.run(log);
    }

    /// EF-32: both cards keep their half and marker; the pawn travels along (R26).
    pub(crate) fn migrate(&mut self, with: u8, log: &mut impl Log<Event>) {
        let Some(Source::Half(half)) = self.scripts.reading() else {
            return;
        };
        if let MapState::World(grid) = &mut self.map
            && let (CardPlace::Grid(here), CardPlace::Grid(there)) =
                (grid.place(half.card), grid.place(with))
        {
            grid.cells.swap(here.into(), there.into());
            if grid.pawn == here {
                grid.pawn = there;
            }
            log.note(|| Event::Migrated {
                card: half.card,
                with,
            });
        }
        self.run(log);
    }

    /// The half has been chosen on which a card enters.
    pub(crate) fn enter_on(&mut self, half: Half, log: &mut impl Log<Event>) {
        match self.question {
            Question::RecoverHalf(card) => self.recover_on(card, half, log),
            _ => {
                if self.take_hero_card(half, log) == Flow::On {
                    self.run(log);
                }
            }
        }
    }

    /// The tracks a strained card can give a point to (TS-4.40).
    pub(crate) const STRAIN: [Track; 2] = [Track::Attack, Track::Defense];
}
