//! Takes what the board shows from a view, and puts it into words.

use super::concern::Concern;
use super::model::{Chip, Hand, Mark, Model, SeatRow, Stall, Standing};
use super::words::Speaker;
use crate::board::{Thing, Usable};
use kernel::{Phrase, Seat};
use nature::cards::{Market, Printed};
use nature::event::Spot;
use nature::side::Side;
use nature::view::{
    AttackView, DisplayedCard, FactionActionView, HandCard, NatureView, SeatView, StandingView,
    WhyNot,
};

/// Fills a model, one part after the other.
pub struct Modeller<'a> {
    pub view: &'a NatureView,
    pub say: Speaker<'a>,
    pub things: Vec<Thing>,
    pub concerns: Vec<Concern>,
}

impl Modeller<'_> {
    /// Everything the view's board shows.
    pub fn model(mut self) -> Model {
        let view = self.view;
        let near = self.near();
        let far_formation = self.formation(near.other());
        let near_formation = self.formation(near);
        let stalls = Market::ALL.map(|market| self.stall(market));
        let of_side = |side| view.seats.iter().filter(move |seat| seat.side == side);
        let mut own: Vec<&SeatView> = of_side(near).collect();
        own.sort_by_key(|seat| Some(seat.seat) != view.you);
        let hands = own.iter().filter_map(|seat| self.hand(seat)).collect();
        let rows = of_side(near.other())
            .chain(of_side(near))
            .map(|seat| self.seat_row(seat, near))
            .collect();
        Model {
            seats: view.seats.len(),
            status: self.say.status(view, near),
            labels: [near.other(), near].map(|side| self.say.side_label(view, side)),
            far: far_formation,
            near: near_formation,
            attack: self.attack().map(|attack| self.say.attack(attack)),
            stalls,
            hands,
            rows,
            removed: self.removed(),
            things: self.things,
            concerns: self.concerns,
        }
    }

    /// The side at the bottom of the screen.
    fn near(&self) -> Side {
        match self.view.you {
            Some(seat) => Side::of(seat, self.view.seats.len()),
            None => Side::One,
        }
    }

    fn add(&mut self, thing: Thing, concern: Concern) -> usize {
        self.things.push(thing);
        self.concerns.push(concern);
        self.things.len() - 1
    }

    fn formation(&mut self, side: Side) -> Vec<Option<Standing>> {
        let view = self.view;
        let standings = view.sides[side.index()].formation.iter();
        standings
            .map(|standing| {
                standing
                    .as_ref()
                    .map(|standing| self.standing(side, standing))
            })
            .collect()
    }

    fn standing(&mut self, side: Side, standing: &StandingView) -> Standing {
        let mine = side == self.near();
        let has_dawn = standing
            .card
            .elemental()
            .is_some_and(|printed| printed.dawn.is_some());
        let usable = match has_dawn && self.view.you == Some(standing.owner) {
            true => usable(&standing.why_not, &self.say),
            false => Usable::Never,
        };
        let number = standing.space.index() + 1;
        let mark = self.mark(side, standing, usable == Usable::Now);
        let thing = Thing {
            name: self.say.name(&standing.card),
            card: Some(standing.card.id),
            state: self.say.standing(self.view, side, standing),
            usable,
        };
        let thing = self.add(
            thing,
            match mine {
                true => Concern::OwnSpace(number),
                false => Concern::EnemySpace(number),
            },
        );
        let printed = standing.card.elemental();
        Standing {
            thing,
            name: self.say.name(&standing.card),
            faction: printed.map(|printed| printed.faction),
            owner: (self.view.seats.len() > 2).then_some(standing.owner),
            mark,
            strength: printed.map_or(0, |printed| printed.strength),
            health: printed.map_or(0, |printed| printed.health),
            damage: standing.damage,
            boosts: standing.boosts,
            shields: standing.shields,
        }
    }

    /// The attack being made. One that won the game is over.
    fn attack(&self) -> Option<&AttackView> {
        let attack = self.view.attack.as_ref();
        attack.filter(|_| self.view.winners.is_none())
    }

    fn mark(&self, side: Side, standing: &StandingView, usable: bool) -> Mark {
        let here = |spot: &Spot| spot.side == side && spot.space == standing.space;
        let attack = self.attack();
        if attack.is_some_and(|attack| attack.attacker.as_ref().is_some_and(here)) {
            Mark::Attacks
        } else if attack
            .is_some_and(|attack| attack.targets.iter().any(|target| here(&target.spot)))
        {
            Mark::IsAttacked
        } else if usable {
            Mark::Usable
        } else if standing.attacked {
            Mark::HasAttacked
        } else {
            Mark::None
        }
    }

    fn stall(&mut self, market: Market) -> Stall {
        let view = &self.view.markets[market as usize];
        Stall {
            label: self.say.market(market, view.deck_count),
            goods: [0, 1, 2].map(|slot| view.display[slot].as_ref().map(|card| self.good(card))),
        }
    }

    fn good(&mut self, displayed: &DisplayedCard) -> Chip {
        let usable = match self.view.you {
            Some(_) => usable(&displayed.why_not, &self.say),
            None => Usable::Never,
        };
        let text = format!("{} {}", displayed.price, self.say.name(&displayed.card));
        let state = vec![
            self.say
                .phrase(Phrase::new("mazzo-tui-nature-for-sale").with("price", displayed.price)),
        ];
        self.card_chip(&displayed.card, text, state, usable)
    }

    fn card_chip(
        &mut self,
        card: &Printed,
        text: String,
        state: Vec<String>,
        usable: Usable,
    ) -> Chip {
        let can = usable == Usable::Now;
        let thing = Thing {
            name: self.say.name(card),
            card: Some(card.id),
            state,
            usable,
        };
        Chip {
            thing: self.add(thing, Concern::Card(card.id)),
            text,
            faction: card.elemental().map(|printed| printed.faction),
            usable: can,
        }
    }

    fn hand(&mut self, seat: &SeatView) -> Option<Hand> {
        let cards = seat.hand.as_ref()?;
        Some(Hand {
            label: self.say.hand(self.view, seat.seat),
            cards: cards
                .iter()
                .map(|held| self.held(seat.seat, held))
                .collect(),
        })
    }

    fn held(&mut self, holder: Seat, held: &HandCard) -> Chip {
        let usable = match self.view.you == Some(holder) {
            true => usable(&held.why_not, &self.say),
            false => Usable::Never,
        };
        let state = vec![self.say.in_hand(self.view, holder)];
        self.card_chip(&held.card, self.say.name(&held.card), state, usable)
    }

    fn seat_row(&mut self, seat: &SeatView, near: Side) -> SeatRow {
        let side = &self.view.sides[seat.side.index()];
        let thing = Thing {
            name: self.say.seat(self.view, seat),
            card: None,
            state: self.say.seat_state(seat),
            usable: Usable::Never,
        };
        let thing = self.add(thing, Concern::Nothing);
        let actions = match seat.side == near {
            true => (seat.actions.iter())
                .map(|action| self.action(seat, action))
                .collect(),
            false => Vec::new(),
        };
        SeatRow {
            thing,
            seat: seat.seat,
            far: seat.side != near,
            waited_for: self.view.waiting.contains(seat.seat),
            sage: seat
                .sage
                .map_or("-".to_owned(), |sage| self.say.name(&sage)),
            faction: seat
                .sage
                .and_then(|sage| sage.elemental().map(|printed| printed.faction)),
            level: seat.level,
            gold: format!("{}/{}", side.gold, side.gold_limit),
            hand: seat.hand_count,
            deck: seat.deck_count,
            discard: seat.discard.len(),
            actions,
        }
    }

    fn action(&mut self, seat: &SeatView, action: &FactionActionView) -> Chip {
        let mine = self.view.you == Some(seat.seat);
        let usable = match mine {
            true => usable(&action.why_not, &self.say),
            false => Usable::Never,
        };
        let can = usable == Usable::Now;
        let thing = Thing {
            name: self
                .say
                .phrase(Phrase::new("mazzo-tui-nature-faction-action").with("level", action.level)),
            card: None,
            state: vec![self.say.phrase(action.text.clone())],
            usable,
        };
        Chip {
            thing: self.add(
                thing,
                match mine {
                    true => Concern::Faction(action.level),
                    false => Concern::Nothing,
                },
            ),
            text: match action.unlocked {
                true => action.level.to_string(),
                false => format!("({})", action.level),
            },
            faction: None,
            usable: can,
        }
    }

    fn removed(&mut self) -> Chip {
        let count = self.view.removed.len();
        let text = self
            .say
            .phrase(Phrase::new("mazzo-tui-nature-removed").with("count", count));
        let thing = Thing {
            name: text.clone(),
            card: None,
            state: self.say.names(&self.view.removed),
            usable: Usable::Never,
        };
        Chip {
            thing: self.add(thing, Concern::Nothing),
            text,
            faction: None,
            usable: false,
        }
    }
}

fn usable(why_not: &Option<WhyNot>, say: &Speaker) -> Usable {
    match why_not {
        None => Usable::Now,
        Some(WhyNot { rule, why }) => Usable::NotNow {
            rule,
            why: say.phrase(why.clone()),
        },
    }
}
