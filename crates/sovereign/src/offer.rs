//! What there is to choose from for a step, and whether there is anything (SV-4.9.6, SV-8.7).

use crate::cards::{ClassId, Piece};
use crate::effect::{Destination, Place, Step, Trait};
use crate::frame::Frame;
use crate::pieces::Area;
use crate::player::rival;
use crate::position::Battle;
use crate::scene::Scene;
use crate::select::{CardChoice, CardGroup, CardType, Filter, Pick, Selector, Who};
use crate::zone::{Zone, ZoneSet};
use kernel::Seat;

impl Battle {
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
    pub(crate) fn any_eligible(&self, scene: &Scene, selector: &Selector, step: &Step) -> bool {
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

    pub(crate) fn choice_fits(&self, scene: &Scene, cards: &CardChoice, piece: Piece) -> bool {
        match cards {
            CardChoice::This => Battle::is_source(scene, piece),
            CardChoice::Of { filter, .. } => self.card_fits(scene, filter, piece),
        }
    }

    /// The options of CHOOSE that can be carried out, as bits.
    pub(crate) fn possible(&self, scene: &Scene, options: &[Step]) -> u8 {
        let mut bits = 0;
        for (place, option) in options.iter().enumerate() {
            if self.can_begin(scene, option) {
                bits |= 1 << place;
            }
        }
        bits
    }

    /// Can the step be begun: is there something for every choice that must be made (SV-4.9.6)?
    #[inline]
    pub(crate) fn can_begin(&self, scene: &Scene, step: &Step) -> bool {
        // Most of what Vocations do chooses nothing, and they are asked for at every turn.
        let chooses_nothing = matches!(
            step,
            Step::Crystallize { .. }
                | Step::Draw { .. }
                | Step::Foresee(_)
                | Step::Germinate(_)
                | Step::Sanctify(_)
        );
        chooses_nothing || self.offers(scene, step, false)
    }

    /// Is there something for it to choose, also where that is up to the player (SV-8.7)?
    pub(crate) fn is_worth_asking(&self, scene: &Scene, step: &Step) -> bool {
        self.offers(scene, step, true)
    }

    pub(crate) fn offers(&self, scene: &Scene, step: &Step, also_optional: bool) -> bool {
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

    pub(crate) fn has_candidate(&self, scene: &Scene, step: &Step, also_optional: bool) -> bool {
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
            step => step.acts_on().is_none_or(objects),
        }
    }

    pub(crate) fn any_card(&self, scene: &Scene, step: &Step, group: CardGroup) -> bool {
        let area = Battle::area_of(group, scene.controller);
        let mut pieces = self.piles.iter::<Piece>(area);
        pieces.any(|piece| self.card_serves(scene, step, piece))
    }
}
