//! Everything a seat may do now.

use crate::action::Action;
use crate::cards::{CardId, Kind, Market, Piece};
use crate::effect::AttackCommand;
use crate::layout::{Space, SpaceSet};
use crate::market::INTO_FORMATION;
use crate::phase::Phase;
use crate::position::{DawnUse, Nature, Place, Standoff, Task};
use crate::side::Side;
use kernel::Seat;

/// Printed cards that have been listed, so that copies are one choice.
#[derive(Default)]
pub(crate) struct CardsSeen([u64; 4]);

impl CardsSeen {
    /// Adds a card; false if it was there.
    #[inline]
    pub fn insert(&mut self, id: CardId) -> bool {
        let (word, bit) = (id.0 as usize / 64, 1 << (id.0 % 64));
        let new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        new
    }
}

impl Nature {
    /// Offers everything the seat may do now.
    #[inline]
    pub(crate) fn each_option(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        if self.standoff != Standoff::Open || seat.index() >= self.seat_count() {
            return;
        }
        match self.tasks.last() {
            None => self.phase_options(seat, offer),
            Some(_) if !self.waiting().contains(seat) => {}
            Some(Task::Settle) => self.reform_options(offer),
            Some(Task::Attack) => self.instant_options(seat, offer),
            Some(Task::Effect(frame)) => self.effect_options(frame, offer),
            Some(Task::Batch) => {
                offer(Action::Decline);
                offer(Action::Accept);
            }
        }
    }

    fn phase_options(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        match self.phase {
            Phase::Sages => self.sage_options(seat, offer),
            Phase::Warriors => self.warrior_options(seat, offer),
            _ if self.side_of(seat) != self.active => {}
            Phase::CleanUp => {
                if !self.done.contains(seat) {
                    self.clean_up_options(seat, offer);
                }
            }
            phase => {
                if !self.done.contains(seat) {
                    offer(Action::End);
                }
                match phase {
                    Phase::Dawn => self.dawn_options(seat, offer),
                    Phase::Actions if self.ap > 0 => self.action_options(seat, offer),
                    Phase::Markets => self.market_options(seat, offer),
                    _ => {}
                }
            }
        }
    }

    fn sage_options(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        if self.sage_chooser() == Some(seat) {
            for faction in crate::effect::Faction::ALL {
                if !self.is_taken(faction) {
                    offer(Action::Sage(self.set.pack(faction).sage));
                }
            }
        }
    }

    fn warrior_options(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        let board = self.board(seat);
        if let (Some(faction), None) = (board.faction, board.warriors) {
            let warriors = self.set.pack(faction).warriors;
            for left in warriors {
                for right in warriors {
                    if left != right {
                        offer(Action::Warriors(left, right));
                    }
                }
            }
        }
    }

    fn dawn_options(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        let formation = self.formation(self.active);
        for space in formation.occupied {
            let standing = formation.at(space);
            if standing.dawn == DawnUse::Ready
                && standing.owner == seat
                && self.effect_works(self.active, space)
                && let Some(dawn) = &self.elemental(standing.piece).dawn
                && self.dawn_can_act(seat, standing.piece, dawn)
            {
                offer(Action::Dawn(space));
            }
        }
    }

    fn action_options(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        let side = self.active;
        let empty = self.summon_spaces(side);
        let mut seen = CardsSeen::default();
        for piece in self.piles.iter::<Piece>(Place::Hand(seat)) {
            let card = self.card(piece);
            if !seen.insert(card.index) {
                continue;
            }
            match &card.kind {
                Kind::Elemental(_) => {
                    empty.for_each(|space| offer(Action::Summon(card.index, space)));
                }
                Kind::Attack(command) => self.each_attack(side, card.index, command, offer),
                Kind::Utility(_) => {
                    if self.utility_can_act(seat, piece) {
                        offer(Action::Play(card.index));
                    }
                }
                Kind::Instant(_) => {}
            }
        }
        self.each_swap(side, |one, other| offer(Action::Swap(one, other)));
        if self.can_draw(seat) {
            offer(Action::Draw);
        }
        let board = self.board(seat);
        if !board.faction_action_taken && board.level >= 4 && self.sage_stands(seat) {
            for (index, level) in crate::cards::THRESHOLDS.into_iter().enumerate() {
                if board.level >= level && self.faction_action_can_act(seat, index as u8) {
                    offer(Action::Faction(level));
                }
            }
        }
    }

    /// Every attack the side could make with this Command.
    pub(crate) fn each_attack(
        &self,
        side: Side,
        id: CardId,
        command: &AttackCommand,
        offer: &mut impl FnMut(Action),
    ) {
        for attacker in self.attackers(side, command) {
            let reach = self.reach(side, command, attacker);
            if command.up_to == 1 {
                for target in reach {
                    offer(Action::Attack(id, attacker, SpaceSet::one(target)));
                }
            } else {
                each_subset(reach, command.up_to, SpaceSet::EMPTY, &mut |targets| {
                    offer(Action::Attack(id, attacker, targets));
                });
            }
        }
    }

    // R20: both spaces hold an Elemental.
    fn each_swap(&self, side: Side, mut swap: impl FnMut(Space, Space)) {
        let occupied = self.formation(side).occupied;
        for one in occupied {
            for other in self.layout.connected(one).and(occupied) {
                if one < other {
                    swap(one, other);
                }
            }
        }
    }

    fn market_options(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        let side = self.active;
        let gold = self.gold[side.index()];
        let empty = self.summon_spaces(side);
        for market in Market::ALL {
            let mut seen = CardsSeen::default();
            for piece in self.displays[market as usize].into_iter().flatten() {
                let card = self.card(piece);
                let price = card.cost.unwrap_or(0);
                if price > gold || !seen.insert(card.index) {
                    continue;
                }
                offer(Action::Buy(card.index, None));
                if market == Market::Elementals && price + INTO_FORMATION <= gold {
                    empty.for_each(|space| offer(Action::Buy(card.index, Some(space))));
                }
            }
            if gold > 0 && !self.piles.is_empty(Place::MarketDeck(market)) {
                offer(Action::Refresh(market));
            }
        }
        let mut seen = CardsSeen::default();
        for piece in self.piles.iter::<Piece>(Place::Hand(seat)) {
            let id = self.set.printed(piece);
            if seen.insert(id) {
                offer(Action::Sell(id));
            }
        }
    }

    fn clean_up_options(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        if self.surplus(seat) == 0 {
            offer(Action::End);
        }
        let mut seen = CardsSeen::default();
        for piece in self.piles.iter::<Piece>(Place::Hand(seat)) {
            let id = self.set.printed(piece);
            if seen.insert(id) {
                offer(Action::Discard(id));
            }
        }
    }

    fn reform_options(&self, offer: &mut impl FnMut(Action)) {
        if let Some((side, _)) = self.reforming()
            && let Some((movers, gaps)) = self.gap(side)
        {
            for from in movers {
                gaps.for_each(|to| offer(Action::Move(from, to)));
            }
        }
    }

    fn instant_options(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        offer(Action::Pass);
        let mut seen = CardsSeen::default();
        for piece in self.piles.iter::<Piece>(Place::Hand(seat)) {
            let id = self.set.printed(piece);
            if matches!(self.card(piece).kind, Kind::Instant(_)) && seen.insert(id) {
                self.instant_targets(seat, id)
                    .for_each(|space| offer(Action::Instant(id, space)));
            }
        }
    }
}

/// Every set of 1 to `most` of these spaces, added to `chosen`.
fn each_subset(mut spaces: SpaceSet, most: u8, chosen: SpaceSet, found: &mut impl FnMut(SpaceSet)) {
    if most == 0 {
        return;
    }
    while let Some(space) = spaces.next() {
        let with = chosen.with(space);
        found(with);
        each_subset_dyn(spaces, most - 1, with, found);
    }
}

// Recursion through a trait object, or the closure's type would grow without end.
fn each_subset_dyn(
    spaces: SpaceSet,
    most: u8,
    chosen: SpaceSet,
    mut found: &mut dyn FnMut(SpaceSet),
) {
    each_subset(spaces, most, chosen, &mut found);
}
