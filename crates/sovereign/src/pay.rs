//! Costs: Crystals and Tribute (SV-4.9.1, SV-4.9.2, SV-4.9.7).

use crate::action::Action;
use crate::cards::Piece;
use crate::cost::{Cost, Price, Purse};
use crate::crystal::Colour;
use crate::effect::{Step, Trigger};
use crate::event::Event;
use crate::facts::Matters;
use crate::frame::PrintedOn;
use crate::pieces::Area;
use crate::position::Battle;
use crate::scene::{Origin, Scene};
use crate::trigger::Object;
use crate::work::Task;
use kernel::{Log, Seat};

/// The rules have no limit (SV-4.13.1), but Crystals are added up in a byte, and no battle of 120
/// turns comes near this.
pub(crate) const MOST_CRYSTALS: u8 = 100;

impl Battle {
    /// What a card costs its player now: generic pips may change, no others.
    pub(crate) fn cost_of(&self, seat: Seat, piece: Piece) -> Cost {
        let mut cost = self.card(piece).cost;
        if !self.has_changed_costs() {
            return cost;
        }
        let mut change = self.static_cost(seat, piece);
        let scene = self.scene_of_card(seat, piece);
        for discount in self
            .discounts
            .iter()
            .filter(|discount| discount.seat == seat)
        {
            if let Some(Step::Cost { filter, by, .. }) = discount.step(self.set)
                && self.card_fits(&scene, filter, piece)
            {
                change += i16::from(*by);
            }
        }
        cost.generic = (i16::from(cost.generic) + change).clamp(0, 99) as u8;
        cost
    }

    /// Does anything change what cards cost?
    #[inline]
    pub(crate) fn has_changed_costs(&self) -> bool {
        self.governed.meets(Matters::COSTS) || !self.discounts.is_empty()
    }

    /// A discount on the next such card is used up.
    pub(crate) fn use_discounts(&mut self, seat: Seat, piece: Piece) {
        let scene = self.scene_of_card(seat, piece);
        let mut i = 0;
        while i < self.discounts.len() {
            let discount = self.discounts[i];
            let used = discount.once
                && discount.seat == seat
                && matches!(
                    discount.step(self.set),
                    Some(Step::Cost { filter, .. }) if self.card_fits(&scene, filter, piece)
                );
            if used {
                self.discounts.remove(i);
            } else {
                i += 1;
            }
        }
    }

    /// The point of view of a card in hand.
    pub(crate) fn scene_of_card(&self, seat: Seat, piece: Piece) -> Scene {
        Scene {
            controller: seat,
            origin: Origin::Event,
            source: Object {
                piece,
                ..Object::NONE
            },
            it: Object::NONE,
        }
    }

    /// The Crystals the player can pay with.
    #[inline]
    pub(crate) fn purse(&self, seat: Seat) -> Purse {
        Purse::of(&self.player(seat).ready)
    }

    #[inline]
    pub(crate) fn can_pay(&self, seat: Seat, cost: Cost) -> bool {
        Price::of(cost).is_met_by(self.purse(seat))
    }

    /// Exhausts the Crystals for coloured pips, and asks for the others where it matters.
    pub(crate) fn pay(&mut self, seat: Seat, cost: Cost, log: &mut impl Log<Event>) {
        let mut paid = [0; 5];
        for colour in Colour::ALL {
            for _ in 0..cost.coloured[colour.index()] {
                self.exhaust_crystal(seat, colour, &mut paid);
            }
        }
        if cost.generic > 0 {
            if self.has_choice_of_crystals(seat, cost.generic) {
                self.push(Task::Pay {
                    seat,
                    left: cost.generic,
                });
            } else {
                self.pay_by_default(seat, cost.generic, &mut paid);
            }
        }
        if paid.iter().any(|&count| count > 0) {
            log.note(|| Event::Paid {
                seat,
                colours: paid,
            });
        }
    }

    fn has_choice_of_crystals(&self, seat: Seat, generic: u8) -> bool {
        let ready = &self.player(seat).ready;
        let colours = ready.iter().filter(|&&count| count > 0).count();
        colours > 1 && ready.iter().sum::<u8>() > generic
    }

    fn exhaust_crystal(&mut self, seat: Seat, colour: Colour, paid: &mut [u8; 5]) {
        let player = self.player_mut(seat);
        player.ready[colour.index()] -= 1;
        player.exhausted[colour.index()] += 1;
        paid[colour.index()] += 1;
    }

    /// SV-4.9.1: each generic pip from the colour with most ready Crystals left.
    fn pay_by_default(&mut self, seat: Seat, generic: u8, paid: &mut [u8; 5]) {
        for _ in 0..generic {
            let ready = &self.player(seat).ready;
            let most = Colour::ALL
                .into_iter()
                .max_by_key(|colour| (ready[colour.index()], std::cmp::Reverse(colour.index())));
            if let Some(colour) = most.filter(|colour| ready[colour.index()] > 0) {
                self.exhaust_crystal(seat, colour, paid);
            }
        }
    }

    pub(crate) fn each_payment(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        each(Action::PayRest);
        for colour in Colour::ALL {
            if self.player(seat).ready[colour.index()] > 0 {
                each(Action::Pay(colour));
            }
        }
    }

    pub(crate) fn answer_payment(
        &mut self,
        seat: Seat,
        left: u8,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let mut paid = [0; 5];
        let mut left = left;
        match action {
            Action::Pay(colour) => {
                self.exhaust_crystal(seat, colour, &mut paid);
                left -= 1;
            }
            _ => {
                self.pay_by_default(seat, left, &mut paid);
                left = 0;
            }
        }
        if left > 0 && !self.has_choice_of_crystals(seat, left) {
            self.pay_by_default(seat, left, &mut paid);
            left = 0;
        }
        log.note(|| Event::Paid {
            seat,
            colours: paid,
        });
        if left == 0 {
            self.tasks.pop();
        } else {
            self.set_top(Task::Pay { seat, left });
        }
    }

    /// Can the Tribute of a card be paid in full (SV-4.9.7)?
    pub(crate) fn can_pay_tribute(&self, seat: Seat, piece: Piece) -> bool {
        let card = self.card(piece);
        let scene = self.scene_of_card(seat, piece);
        card.abilities_on(Trigger::Tribute)
            .flat_map(|(_, ability)| &ability.steps)
            .all(|step| match step {
                Step::Sacrifice { filter, count, .. } => {
                    self.sacrifices(&scene, seat, filter).len() >= usize::from(*count)
                }
                Step::Discard { count, .. } => {
                    // The card being played is not in hand for this.
                    let here = usize::from(self.piles.is_in(piece, Area::Hand(seat)));
                    self.piles.len(Area::Hand(seat)) - here >= usize::from(*count)
                }
                Step::Forfeit { count, .. } => self.covers_of(seat) >= usize::from(*count),
                Step::Shatter { count, .. } => self.player(seat).crystals() >= *count,
                _ => true,
            })
    }
}

/// A changed cost for a time (T42): the step that says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Discount {
    pub seat: Seat,
    pub on: PrintedOn,
    pub ability: u8,
    pub step: u8,
    /// The option of CHOOSE, from 1.
    pub option: u8,
    /// Only for the next such card.
    pub once: bool,
}

impl Discount {
    fn step(&self, set: &'static crate::cards::CardSet) -> Option<&'static Step> {
        let abilities = match self.on {
            PrintedOn::Card(card) => &set.card(card).abilities,
            PrintedOn::Class(class) => &set.class(class).abilities,
        };
        let steps = &abilities.get(self.ability as usize)?.steps;
        steps.get(self.step as usize)?.inside(self.option, true)
    }
}

impl Default for Discount {
    /// Fills places of the pile that hold nothing.
    fn default() -> Discount {
        Discount {
            seat: Seat::new(0),
            on: PrintedOn::Class(crate::cards::ClassId(0)),
            ability: 0,
            step: 0,
            option: 0,
            once: false,
        }
    }
}
