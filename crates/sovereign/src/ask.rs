//! What a step asks next, and of whom (SV-8.7, SV-8.15).

use crate::action::Action;
use crate::card_bits::CardBits;
use crate::cards::{CardId, ClassId, Piece};
use crate::crystal::Colour;
use crate::effect::{CoverFrom, Destination, Discarded, Place, Step, Trait};
use crate::frame::{Frame, NOTHING_HELD, Stage};
use crate::pieces::Area;
use crate::player::rival;
use crate::position::Battle;
use crate::scene::Scene;
use crate::select::{CardChoice, CardGroup, CardType, Filter, Pick, Selector, Who};
use crate::zone::{Zone, ZoneSet};
use kernel::Seat;

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ask {
    Haerian(ZoneSet),
    Buildings(ZoneSet),
    Zones(ZoneSet),
    Covers(ZoneSet),
    /// Cards of an area that fit what the step says.
    Cards(Area),
    /// Equipment of a player; only exhausted ones to be recovered.
    Equipment {
        seat: Seat,
        exhausted: bool,
    },
    /// Crystals of a player.
    Crystals {
        seat: Seat,
        of: Crystals,
    },
    /// Options of CHOOSE, as bits.
    Modes(u8),
    /// Cards looked at that may go to the bottom.
    ToBottom,
    /// Cards looked at that go back on top.
    ToTop,
}

/// Which Crystals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Crystals {
    Any,
    Ready,
    Exhausted(Option<Colour>),
}

/// A question with whether "no more" is an answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    pub ask: Ask,
    pub optional: bool,
}

fn must(ask: Ask) -> Option<Question> {
    Some(Question {
        ask,
        optional: false,
    })
}

fn may(ask: Ask) -> Option<Question> {
    Some(Question {
        ask,
        optional: true,
    })
}

impl Battle {
    /// What the step under way asks next; nothing once all is chosen.
    pub(crate) fn question(&self, frame: &Frame, step: &Step) -> Option<Question> {
        let scene = &frame.scene;
        let own = scene.controller;
        let found = match step {
            Step::Damage { on, .. }
            | Step::Destroy(on)
            | Step::Exile(on)
            | Step::Force { on, .. }
            | Step::SetForce { on, .. }
            | Step::Heal { on, .. }
            | Step::Shield { on, .. }
            | Step::Immune { on, .. }
            | Step::Armor { on, .. }
            | Step::Trait { on, .. }
            | Step::Silence { on, .. }
            | Step::Exhaust(on)
            | Step::Stun(on)
            | Step::Ready(on)
            | Step::Extra { on, .. }
            | Step::Direct { on, .. }
            | Step::Bounce(on)
            | Step::Tuck { on, .. } => self.ask_objects(frame, on, step),
            Step::Duel { one, other } | Step::Swap { one, other } => {
                let selector = if frame.stage == Stage::Choose {
                    one
                } else {
                    other
                };
                self.ask_objects(frame, selector, step)
            }
            Step::Move { on, to } => match frame.stage {
                Stage::Handle => {
                    let zone = frame.chosen.into_iter().next()?;
                    must(Ask::Zones(self.destinations(zone, *to)))
                }
                _ => self.ask_objects(frame, on, step),
            },
            Step::Blink(on) => match frame.stage {
                Stage::Handle if frame.held != NOTHING_HELD => {
                    let owner = self.owner(Piece(frame.held));
                    must(Ask::Zones(self.free(ZoneSet::initial(owner))))
                }
                Stage::Handle => None,
                _ => self.ask_objects(frame, on, step),
            },
            Step::Sacrifice { who, filter, count } => {
                let seat = self.named(frame, *who)?;
                let fits = self.sacrifices(scene, seat, filter).minus(frame.chosen);
                (frame.count < *count).then_some(())?;
                must(Ask::Haerian(fits))
            }
            Step::Break { who, count } => {
                let seat = self.named(frame, *who)?;
                (frame.count < *count).then_some(())?;
                must(Ask::Equipment {
                    seat,
                    exhausted: false,
                })
            }
            Step::Rearm(count) => {
                (frame.count < *count).then_some(())?;
                let ask = Ask::Equipment {
                    seat: own,
                    exhausted: true,
                };
                if frame.count == 0 {
                    must(ask)
                } else {
                    may(ask)
                }
            }
            Step::Discard { who, count, how } => {
                let seat = self.named(frame, *who)?;
                let asked = match how {
                    Discarded::Choice => true,
                    // Only once the hand has been looked at.
                    Discarded::Pick => frame.stage == Stage::Handle,
                    Discarded::Random => false,
                };
                (frame.count < *count && asked).then_some(())?;
                must(Ask::Cards(Area::Hand(seat)))
            }
            Step::Look { keep, .. } => match frame.stage {
                Stage::Handle if frame.count < *keep => may(Ask::Cards(Area::Aside(own))),
                Stage::Handle | Stage::Rest => must(Ask::ToBottom),
                _ => None,
            },
            Step::Foresee(_) => match frame.stage {
                Stage::Handle => may(Ask::ToBottom),
                Stage::Rest => must(Ask::ToTop),
                _ => None,
            },
            Step::Search(_) => {
                (frame.count == 0 && frame.stage == Stage::Handle).then_some(())?;
                may(Ask::Cards(Area::Chronicles(own)))
            }
            Step::Retrieve(cards) | Step::Restore(cards) | Step::Purge(cards) => {
                self.ask_cards(frame, cards)
            }
            Step::Revive { cards, at } | Step::Deploy { cards, at } => {
                let zones = self.places(scene, *at);
                if frame.held != NOTHING_HELD {
                    return must(Ask::Zones(zones))
                        .filter(|question| self.has_answer(frame, step, question));
                }
                (!zones.is_empty()).then_some(())?;
                self.ask_cards(frame, cards)
            }
            Step::Refresh { count, colour } => {
                (frame.count < *count).then_some(())?;
                may(Ask::Crystals {
                    seat: own,
                    of: Crystals::Exhausted(*colour),
                })
            }
            Step::Shatter { who, count } => {
                let seat = self.named(frame, *who)?;
                (frame.count < *count).then_some(())?;
                must(Ask::Crystals {
                    seat,
                    of: Crystals::Any,
                })
            }
            Step::Drain { who, count } => {
                let seat = self.named(frame, *who)?;
                (frame.count < *count).then_some(())?;
                must(Ask::Crystals {
                    seat,
                    of: Crystals::Ready,
                })
            }
            Step::Generate { count, at, .. } => {
                let on_field = matches!(at, Place::Initial | Place::Home | Place::Adjacent);
                (frame.count < *count && on_field).then_some(())?;
                must(Ask::Zones(self.places(scene, *at)))
            }
            Step::Cover { count, from } => {
                (frame.count < *count).then_some(())?;
                let zones = Ask::Zones(self.coverable(own));
                match from {
                    CoverFrom::Chronicles => {
                        (!self.piles.is_empty(Area::Chronicles(own))).then_some(())?;
                        must(zones)
                    }
                    CoverFrom::Hand if frame.held != NOTHING_HELD => must(zones),
                    CoverFrom::Hand => {
                        (!self.coverable(own).is_empty()).then_some(())?;
                        must(Ask::Cards(Area::Hand(own)))
                    }
                }
            }
            Step::Pickup { who, count } | Step::Peek { who, count } => {
                let seat = self.named(frame, *who)?;
                (frame.count < *count).then_some(())?;
                must(Ask::Covers(self.walls[seat.index()].minus(frame.chosen)))
            }
            Step::Shift(count) => {
                (frame.count < *count).then_some(())?;
                if frame.held == NOTHING_HELD {
                    (!self.coverable(own).is_empty()).then_some(())?;
                    may(Ask::Covers(self.walls[own.index()].minus(frame.chosen)))
                } else {
                    must(Ask::Zones(self.coverable(own)))
                }
            }
            Step::Take(count) => {
                (frame.count < *count).then_some(())?;
                may(Ask::Cards(Area::RealmsDown(own)))
            }
            Step::Veil(count) => {
                (frame.count < *count).then_some(())?;
                may(Ask::Cards(Area::RealmsUp(own)))
            }
            Step::Choose(options) => must(Ask::Modes(self.possible(scene, options))),
            _ => None,
        }?;
        (!frame.closed && self.has_answer(frame, step, &found)).then_some(found)
    }

    /// Who answers.
    pub(crate) fn chooser(&self, frame: &Frame, step: &Step) -> Seat {
        let own = frame.scene.controller;
        match step {
            Step::Sacrifice { who, .. }
            | Step::Shatter { who, .. }
            | Step::Drain { who, .. }
            | Step::Pickup { who, .. }
            | Step::Discard {
                who,
                how: Discarded::Choice,
                ..
            } => self.named(frame, *who).unwrap_or(own),
            Step::Blink(_) if frame.held != NOTHING_HELD => self.owner(Piece(frame.held)),
            _ => own,
        }
    }

    /// The player the step speaks of now.
    pub(crate) fn named(&self, frame: &Frame, who: Who) -> Option<Seat> {
        self.players_meant(who, frame.scene.controller)[usize::from(frame.second)]
    }

    fn ask_objects(&self, frame: &Frame, selector: &Selector, step: &Step) -> Option<Question> {
        let Selector::Of { pick, .. } = selector else {
            return None;
        };
        let zones = self
            .eligible(&frame.scene, selector, step)
            .minus(frame.chosen);
        let ask = if self.means_buildings(&frame.scene, selector) {
            Ask::Buildings(zones)
        } else {
            Ask::Haerian(zones)
        };
        match pick {
            Pick::One if frame.count == 0 => must(ask),
            Pick::UpTo(most) if frame.count < *most => may(ask),
            _ => None,
        }
    }

    /// What the selector means, less those the step can do nothing to (T21, `steadfast`).
    pub(crate) fn eligible(&self, scene: &Scene, selector: &Selector, step: &Step) -> ZoneSet {
        let zones = self.candidates(scene, selector);
        let moves = matches!(
            step,
            Step::Move { .. } | Step::Bounce(_) | Step::Tuck { .. } | Step::Swap { .. }
        );
        if !moves || zones.is_empty() {
            return zones;
        }
        // SV-8.16: of all that move one by one, one may make room for another.
        let all = matches!(
            selector,
            Selector::Of {
                pick: Pick::All,
                ..
            }
        );
        let enemies = self.armies[rival(scene.controller).index()];
        let mut left = ZoneSet::EMPTY;
        for zone in zones {
            let stands_fast = enemies.contains(zone) && self.has(zone, Trait::Steadfast);
            let can_go = match step {
                Step::Move { to, .. } => all || !self.destinations(zone, *to).is_empty(),
                _ => true,
            };
            if !stands_fast && can_go {
                left.insert(zone);
            }
        }
        left
    }

    /// Is there one at all? Asked of every card in hand, so the first is enough.
    fn any_eligible(&self, scene: &Scene, selector: &Selector, step: &Step) -> bool {
        let plain = !matches!(
            step,
            Step::Move { .. } | Step::Bounce(_) | Step::Tuck { .. } | Step::Swap { .. }
        );
        if plain {
            self.any_candidate(scene, selector)
        } else {
            !self.eligible(scene, selector, step).is_empty()
        }
    }

    /// Where MOVE can put the Haerian here (T21).
    pub(crate) fn destinations(&self, zone: Zone, to: Destination) -> ZoneSet {
        let Some(seat) = self.controller(zone) else {
            return ZoneSet::EMPTY;
        };
        let one = |to: Option<Zone>| to.map_or(ZoneSet::EMPTY, ZoneSet::one);
        let zones = match to {
            Destination::Adjacent => zone.adjacent(),
            Destination::Back => one(zone.back(seat)),
            Destination::Forward => one(zone.forward(seat)),
            Destination::Initial => ZoneSet::initial(seat),
            Destination::Home => ZoneSet::home(seat),
        };
        self.free(zones)
    }

    /// Free zones where an effect can put a Haerian (T33).
    pub(crate) fn places(&self, scene: &Scene, at: Place) -> ZoneSet {
        let zones = match at {
            Place::Initial => ZoneSet::initial(scene.controller),
            Place::Home => ZoneSet::home(scene.controller),
            Place::Adjacent => self
                .reference_zone(scene)
                .map_or(ZoneSet::EMPTY, Zone::adjacent),
            Place::Hand | Place::Realms | Place::Afterlife => ZoneSet::EMPTY,
        };
        self.free(zones)
    }

    /// The Haerian a player could sacrifice for this.
    pub(crate) fn sacrifices(&self, scene: &Scene, seat: Seat, filter: &Filter) -> ZoneSet {
        let mut zones = ZoneSet::EMPTY;
        for zone in self.armies[seat.index()] {
            if self.unit_fits(scene, filter, zone) {
                zones.insert(zone);
            }
        }
        zones
    }

    fn ask_cards(&self, frame: &Frame, cards: &CardChoice) -> Option<Question> {
        let CardChoice::Of { pick, group, .. } = cards else {
            return None;
        };
        let ask = Ask::Cards(Battle::area_of(*group, frame.scene.controller));
        match pick {
            Pick::One if frame.count == 0 => must(ask),
            Pick::UpTo(most) if frame.count < *most => may(ask),
            _ => None,
        }
    }

    /// May this card be chosen for the step?
    pub(crate) fn card_serves(&self, scene: &Scene, step: &Step, piece: Piece) -> bool {
        match step {
            Step::Search(filter) => self.card_fits(scene, filter, piece),
            Step::Retrieve(cards) | Step::Restore(cards) | Step::Purge(cards) => {
                self.choice_fits(scene, cards, piece)
            }
            Step::Revive { cards, .. } | Step::Deploy { cards, .. } => {
                self.card(piece).card_type == CardType::Haerian
                    && self.choice_fits(scene, cards, piece)
            }
            Step::Veil(_) => !self.card(piece).is_puppet(),
            _ => true,
        }
    }

    fn choice_fits(&self, scene: &Scene, cards: &CardChoice, piece: Piece) -> bool {
        match cards {
            CardChoice::This => Battle::is_source(scene, piece),
            CardChoice::Of { filter, .. } => self.card_fits(scene, filter, piece),
        }
    }

    /// Every answer to a question, "no more" aside.
    pub(crate) fn each_answer(
        &self,
        frame: &Frame,
        step: &Step,
        question: &Question,
        each: &mut impl FnMut(Action),
    ) {
        let own = frame.scene.controller;
        match question.ask {
            Ask::Haerian(zones) => zones.for_each(|zone| each(Action::Haerian(zone))),
            Ask::Buildings(zones) => zones.for_each(|zone| each(Action::Building(zone))),
            Ask::Zones(zones) => zones.for_each(|zone| each(Action::Zone(zone))),
            Ask::Covers(zones) => zones.for_each(|zone| each(Action::Cover(zone))),
            Ask::Cards(area) => self.each_card(
                area,
                |piece| self.card_serves(&frame.scene, step, piece),
                |card| each(Action::Card(card)),
            ),
            Ask::Equipment { seat, exhausted } => {
                for worn in [false, true] {
                    if exhausted && !worn {
                        continue;
                    }
                    let fits = |piece: Piece| self.state(piece).exhausted() == worn;
                    self.each_card(Area::Equipment(seat), fits, |card| {
                        each(Action::Equipment {
                            card,
                            exhausted: worn,
                        });
                    });
                }
            }
            Ask::Crystals { seat, of } => {
                let player = self.player(seat);
                for colour in Colour::ALL {
                    let (ready, exhausted) = match of {
                        Crystals::Any => (true, true),
                        Crystals::Ready => (true, false),
                        Crystals::Exhausted(only) => {
                            (false, only.is_none_or(|only| only == colour))
                        }
                    };
                    if ready && player.ready[colour.index()] > 0 {
                        each(Action::Crystal {
                            colour,
                            exhausted: false,
                        });
                    }
                    if exhausted && player.exhausted[colour.index()] > 0 {
                        each(Action::Crystal {
                            colour,
                            exhausted: true,
                        });
                    }
                }
            }
            Ask::Modes(bits) => {
                for option in 0..8u8 {
                    if bits & 1 << option != 0 {
                        each(Action::Mode(option + 1));
                    }
                }
            }
            Ask::ToBottom => {
                self.each_card(
                    Area::Aside(own),
                    |_| true,
                    |card| each(Action::Bottom(card)),
                );
            }
            Ask::ToTop => {
                self.each_card(Area::Aside(own), |_| true, |card| each(Action::Top(card)));
            }
        }
    }

    /// Each card of an area that fits, every kind once.
    pub(crate) fn each_card(
        &self,
        area: Area,
        fits: impl Fn(Piece) -> bool,
        mut each: impl FnMut(CardId),
    ) {
        let mut seen = CardBits::default();
        for piece in self.piles.iter::<Piece>(area) {
            let card = self.printed_of(piece);
            if !seen.contains(card) && fits(piece) {
                seen.insert(card);
                each(card);
            }
        }
    }

    fn has_answer(&self, frame: &Frame, step: &Step, question: &Question) -> bool {
        match question.ask {
            Ask::Haerian(zones)
            | Ask::Buildings(zones)
            | Ask::Zones(zones)
            | Ask::Covers(zones) => !zones.is_empty(),
            Ask::Cards(area) => {
                let mut pieces = self.piles.iter::<Piece>(area);
                pieces.any(|piece| self.card_serves(&frame.scene, step, piece))
            }
            Ask::Modes(bits) => bits != 0,
            _ => {
                let mut any = false;
                self.each_answer(frame, step, question, &mut |_| any = true);
                any
            }
        }
    }

    /// The answer, if there is but one and it must be given.
    pub(crate) fn only_answer(
        &self,
        frame: &Frame,
        step: &Step,
        question: &Question,
    ) -> Option<Action> {
        if question.optional {
            return None;
        }
        if let Ask::Haerian(zones) | Ask::Zones(zones) | Ask::Covers(zones) = question.ask
            && zones.len() > 1
        {
            return None;
        }
        let mut count = 0;
        let mut only = Action::Done;
        self.each_answer(frame, step, question, &mut |action| {
            count += 1;
            only = action;
        });
        (count == 1).then_some(only)
    }

    /// The options of CHOOSE that can be carried out, as bits.
    fn possible(&self, scene: &Scene, options: &[Step]) -> u8 {
        let mut bits = 0;
        for (place, option) in options.iter().enumerate() {
            if self.can_begin(scene, option) {
                bits |= 1 << place;
            }
        }
        bits
    }

    /// Can the step be begun: is there something for every choice that must be made (SV-4.9.6)?
    pub(crate) fn can_begin(&self, scene: &Scene, step: &Step) -> bool {
        self.offers(scene, step, false)
    }

    /// Is there something for it to choose, also where that is up to the player (SV-8.7)?
    pub(crate) fn is_worth_asking(&self, scene: &Scene, step: &Step) -> bool {
        self.offers(scene, step, true)
    }

    fn offers(&self, scene: &Scene, step: &Step, also_optional: bool) -> bool {
        match step {
            Step::Then(inner)
            | Step::Repeat { step: inner, .. }
            | Step::Later { step: inner, .. } => self.offers(scene, inner, also_optional),
            Step::If { when, then } => {
                !self.holds(scene, when) || self.offers(scene, then, also_optional)
            }
            Step::Choose(options) => (options.iter()).any(|option| self.can_begin(scene, option)),
            _ => self.has_candidate(scene, step, also_optional),
        }
    }

    fn has_candidate(&self, scene: &Scene, step: &Step, also_optional: bool) -> bool {
        let objects = |selector: &Selector| match selector {
            Selector::Named(_) => !also_optional || self.any_eligible(scene, selector, step),
            Selector::Of {
                pick: Pick::All, ..
            } => true,
            Selector::Of {
                pick: Pick::UpTo(_),
                ..
            } if !also_optional => true,
            Selector::Of { .. } => self.any_eligible(scene, selector, step),
        };
        let asks = || {
            let frame = Frame::of_class(*scene, ClassId(0), 0);
            self.question(&frame, step).is_some()
        };
        let cards = |choice: &CardChoice| match choice {
            CardChoice::This => !also_optional || self.very_card(scene, choice).is_some(),
            CardChoice::Of { pick, group, .. } => {
                (*pick != Pick::One && !also_optional) || self.any_card(scene, step, *group)
            }
        };
        match step {
            Step::Duel { one, other } | Step::Swap { one, other } => objects(one) && objects(other),
            Step::Damage { on, .. }
            | Step::Destroy(on)
            | Step::Exile(on)
            | Step::Force { on, .. }
            | Step::SetForce { on, .. }
            | Step::Heal { on, .. }
            | Step::Shield { on, .. }
            | Step::Immune { on, .. }
            | Step::Armor { on, .. }
            | Step::Trait { on, .. }
            | Step::Silence { on, .. }
            | Step::Exhaust(on)
            | Step::Stun(on)
            | Step::Ready(on)
            | Step::Extra { on, .. }
            | Step::Direct { on, .. }
            | Step::Bounce(on)
            | Step::Tuck { on, .. }
            | Step::Blink(on)
            | Step::Move { on, .. } => objects(on),
            Step::Retrieve(choice) | Step::Restore(choice) | Step::Purge(choice) => cards(choice),
            Step::Revive { cards: choice, at } | Step::Deploy { cards: choice, at } => {
                let optional = matches!(choice, CardChoice::Of { pick, .. } if *pick != Pick::One);
                (optional && !also_optional)
                    || (cards(choice) && !self.places(scene, *at).is_empty())
            }
            Step::Sacrifice {
                who: Who::You,
                filter,
                ..
            } => !self.sacrifices(scene, scene.controller, filter).is_empty(),
            Step::Discard { who: Who::You, .. } => {
                !self.piles.is_empty(Area::Hand(scene.controller))
            }
            Step::Forfeit { who: Who::You, .. } => self.covers_of(scene.controller) > 0,
            Step::Shatter { who: Who::You, .. } => self.player(scene.controller).crystals() > 0,
            Step::Rearm(_) | Step::Break { .. } => asks(),
            Step::Take(_) | Step::Veil(_) | Step::Refresh { .. } | Step::Shift(_)
                if also_optional =>
            {
                asks()
            }
            _ => true,
        }
    }

    fn any_card(&self, scene: &Scene, step: &Step, group: CardGroup) -> bool {
        let area = Battle::area_of(group, scene.controller);
        let mut pieces = self.piles.iter::<Piece>(area);
        pieces.any(|piece| self.card_serves(scene, step, piece))
    }
}
