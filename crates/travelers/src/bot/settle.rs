//! The end of a Combat Turn: what is strained and paid for, and what comes of it.

use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::fight::Values;
use crate::half::Half;
use crate::hero::{Exhaust, ExhaustModel};
use crate::journey::Journey;
use crate::track::Track;

/// What losses weigh, in hundredths of a hit (TS-8.91).
const HIT: u32 = 100;

/// From this level on halves II are weapons; before, those of special cards are too dear to use.
pub(super) const LATE: u8 = 7;

/// What it weighs that a card turns to half II, or that it is removed from there: a basic card
/// and a special one, before that level and from it on.
const TURNED: [u32; 2] = [90, 170];
const TURNED_LATE: [u32; 2] = [35, 0];
const REMOVED: [u32; 2] = [160, 130];
const REMOVED_LATE: [u32; 2] = [150, 220];

/// What is worse than any loss: not to defeat the enemy.
pub(super) const STANDING: u32 = 100_000;

/// What is worse still: to lose the last card.
const DEADLY: u32 = 1_000_000;

/// What a step towards the enemy is worth.
const NEARER: u32 = 8;

/// More cards are never exhausted in a turn.
const MOST: usize = 9;

/// A card that will be exhausted.
#[derive(Clone, Copy)]
struct Worn {
    card: Card,
    cost: u8,
    loss: u32,
    model: ExhaustModel,
    half: Half,
}

/// What comes of a turn; losses and hits in hundredths of a hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Settled {
    /// The enemy is defeated.
    Falls(u32),
    /// It is not.
    Stands(u32),
    /// The hero loses the last card.
    Dead,
}

/// The end of a turn: what is strained and paid for, and what comes of it.
pub(crate) struct Settling {
    attack: u16,
    defense: u16,
    mana: u8,
    worn: [Worn; MOST],
    count: usize,
    strained: Cards,
    track: Track,
    /// Cards that are loaded last, for their Mana and to see more of the deck.
    loaded: Cards,
    values: Values,
    trap: bool,
    steps: u8,
    life: u8,
    /// Cards that stay in hand.
    kept: u8,
}

impl Settling {
    pub(crate) fn of(journey: &Journey, values: Values, steps: u8) -> Settling {
        let layout = &journey.layout;
        let mut settling = Settling {
            attack: journey.tracks.attack,
            defense: journey.tracks.defense,
            mana: journey.tracks.mana,
            worn: [Worn::NOBODY; MOST],
            count: 0,
            strained: Cards::NONE,
            track: Track::Attack,
            loaded: Cards::NONE,
            values,
            trap: journey.enemy().is_trap(),
            steps,
            life: journey.zones.life(),
            kept: journey.zones.hand.len(),
        };
        for card in layout.column.iter().chain(layout.strained.iter()) {
            settling.wear(worn(journey, card));
        }
        settling
    }

    /// Loads what is left of the hand.
    pub(crate) fn load_rest(&mut self, journey: &Journey) {
        self.loaded = journey.zones.hand.without(self.strained);
        self.kept = 0;
        for card in self.loaded {
            let value = journey.in_play().upright(card).value;
            self.mana = (self.mana + value).min(journey.tracks.level);
        }
    }

    /// What is still played after the plan: cards strained and loaded.
    pub(super) fn last_actions(&self) -> impl Iterator<Item = Action> + use<> {
        let track = self.track;
        let strains = self.strained.map(move |card| Action::Strain(card, track));
        strains.chain(self.loaded.map(Action::Load))
    }

    fn wear(&mut self, worn: Worn) {
        self.worn[self.count] = worn;
        self.count += 1;
    }

    fn worn(&self) -> &[Worn] {
        &self.worn[..self.count]
    }

    /// What the track must show to defeat the enemy: attack for the way as well (TS-7.40), or
    /// defense against what a trap has left after the pull (R25).
    pub(crate) fn needed(&self) -> u16 {
        match self.trap {
            true => u16::from(self.values.attack.saturating_sub(self.steps)),
            false => u16::from(self.values.defense) + u16::from(self.steps),
        }
    }

    pub(crate) fn shown(&self) -> u16 {
        match self.trap {
            true => self.defense,
            false => self.attack,
        }
    }

    /// Strains cards of the hand if the points that lack can be had by it, the cheapest first.
    pub(crate) fn strain_to_win(&mut self, journey: &Journey) {
        let cost = journey.rules.strain_cost;
        let lack = self.needed().saturating_sub(self.shown());
        let hand = journey.zones.hand;
        if lack == 0 || lack > hand.len().into() || lack * u16::from(cost) > self.mana.into() {
            return;
        }
        let mut cards = [Worn::NOBODY; MOST];
        for (place, card) in cards.iter_mut().zip(hand) {
            *place = worn(journey, card);
        }
        let cards = &mut cards[..usize::from(hand.len())];
        cards.sort_unstable_by_key(|worn| (worn.loss, worn.cost, worn.card));
        self.track = match self.trap {
            true => Track::Defense,
            false => Track::Attack,
        };
        for &mut worn in cards.iter_mut().take(lack.into()) {
            self.mana -= cost;
            self.strained.insert(worn.card);
            self.wear(worn);
            match self.trap {
                true => self.defense += 1,
                false => self.attack += 1,
            }
        }
    }

    /// The cheapest end: which cards are paid for. Cards that give points when unpaid (XM-3,
    /// XM-4) are tried both ways.
    pub(super) fn settle(&self) -> (u32, Cards) {
        let special = self
            .worn
            .iter()
            .position(|worn| matches!(worn.model, ExhaustModel::Deflect | ExhaustModel::Tenacity));
        let with = self.settle_with(None);
        match special {
            None => with,
            Some(unpaid) => {
                let without = self.settle_with(Some(unpaid));
                if without.0 < with.0 { without } else { with }
            }
        }
    }

    /// How the turn ends if it ends as cheaply as it can.
    pub(crate) fn ending(&self) -> Settled {
        match self.settle().0 {
            price if price >= DEADLY => Settled::Dead,
            price if price >= STANDING => Settled::Stands(price - STANDING),
            price => Settled::Falls(price),
        }
    }

    /// The least loss if nothing but losses counts.
    pub(super) fn least_loss(&self) -> u32 {
        let (_, paid) = self.settle_with(None);
        let unpaid = self.worn().iter().filter(|worn| !paid.has(worn.card));
        unpaid.map(|worn| worn.loss).sum()
    }

    /// The cheapest payments while this card stays unpaid.
    fn settle_with(&self, unpaid: Option<usize>) -> (u32, Cards) {
        let mut best = [(0_u32, Cards::NONE); 10];
        for (place, worn) in self.worn().iter().enumerate() {
            if Some(place) == unpaid || worn.model == ExhaustModel::Free {
                continue;
            }
            for mana in (usize::from(worn.cost)..best.len()).rev() {
                let (saved, mut paid) = best[mana - usize::from(worn.cost)];
                if saved + worn.loss > best[mana].0 {
                    paid.insert(worn.card);
                    best[mana] = (saved + worn.loss, paid);
                }
            }
        }
        let (_, paid) = best[usize::from(self.mana).min(best.len() - 1)];
        (self.price(paid), paid)
    }

    fn price(&self, paid: Cards) -> u32 {
        let (mut attack, mut defense, mut loss, mut worn_life) = (self.attack, self.defense, 0, 0);
        for worn in self.worn().iter().filter(|worn| !paid.has(worn.card)) {
            loss += worn.loss;
            worn_life += 1;
            let points = u16::from(Exhaust::points(worn.half));
            match worn.model {
                ExhaustModel::Deflect => attack += points,
                ExhaustModel::Tenacity => defense += points,
                _ => {}
            }
        }
        if worn_life >= self.life {
            return DEADLY;
        }
        let shown = if self.trap { defense } else { attack };
        if shown >= self.needed() {
            return loss;
        }
        let left = u16::from(self.values.attack.saturating_sub(self.steps));
        let hits = left.saturating_sub(defense);
        let deadly = hits + u16::from(worn_life) >= self.life.into();
        // Of plans that come to the same, the one that sees more of the deck.
        let mut price = STANDING + loss + u32::from(hits) * HIT + u32::from(self.kept);
        if defense >= self.values.attack.into() {
            // Steps towards an enemy that cannot hurt are worth something.
            let nearer = attack.min(self.steps.into());
            price -= u32::from(nearer) * NEARER;
        }
        if deadly { price + DEADLY } else { price }
    }
}

impl Worn {
    /// A place that holds no card yet.
    const NOBODY: Worn = Worn {
        card: Card::NINTH,
        cost: 0,
        loss: 0,
        model: ExhaustModel::Free,
        half: Half::I,
    };
}

/// Cards 5 to 8 are special, and so is one that an adventure gives.
pub(super) const fn is_special(card: Card) -> bool {
    card.number() >= 5
}

fn worn(journey: &Journey, card: Card) -> Worn {
    let exhaust = journey.in_play().upright(card).exhaust;
    let half = journey.zones.half(card);
    let late = journey.tracks.level >= LATE;
    let weights = match (half, late) {
        (Half::I, false) => TURNED,
        (Half::I, true) => TURNED_LATE,
        (Half::II, false) => REMOVED,
        (Half::II, true) => REMOVED_LATE,
    };
    let loss = weights[usize::from(is_special(card))];
    Worn {
        card,
        cost: exhaust.cost,
        loss,
        model: exhaust.model,
        half,
    }
}
