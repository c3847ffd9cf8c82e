//! Phase III: buying, selling, refreshing (CN-3.5); and putting Elementals into the formation.

use crate::cards::{CardId, Market, Piece};
use crate::event::Event;
use crate::hand::HAND_SIZE;
use crate::layout::Space;
use crate::position::{Nature, Place, Standing};
use kernel::{Log, Seat};

/// What it costs more to put a bought Elemental straight into the formation (CN-0.4).
pub(crate) const INTO_FORMATION: u8 = 2;

impl Nature {
    /// The lowest slot that shows this card. Copies on display are one choice.
    pub(crate) fn slot_of(&self, id: CardId) -> Option<(Market, usize)> {
        Market::ALL.into_iter().find_map(|market| {
            let display = &self.displays[market as usize];
            let slot = display
                .iter()
                .position(|shown| shown.is_some_and(|piece| self.set.printed(piece) == id))?;
            Some((market, slot))
        })
    }

    /// How many cards must go in Phase IV.
    pub(crate) fn surplus(&self, seat: Seat) -> usize {
        self.piles.len(Place::Hand(seat)).saturating_sub(HAND_SIZE)
    }

    pub(crate) fn buy(
        &mut self,
        seat: Seat,
        id: CardId,
        space: Option<Space>,
        log: &mut impl Log<Event>,
    ) {
        let Some((market, slot)) = self.slot_of(id) else {
            return;
        };
        let Some(piece) = self.displays[market as usize][slot].take() else {
            return;
        };
        let side = self.side_of(seat);
        let card = self.printed(piece);
        let price = card.cost.unwrap_or(0) + space.map_or(0, |_| INTO_FORMATION);
        self.gold[side.index()] = self.gold[side.index()].saturating_sub(price);
        log.note(|| Event::Bought {
            seat,
            card,
            price,
            space,
        });
        match space {
            None => self.piles.put_on_top(piece, Place::Discard(seat)),
            Some(space) => self.stand(seat, piece, space),
        }
        self.turn_up(market, slot, log);
        if let Some(space) = space {
            self.record_entry(side, space);
            self.push_settle();
        }
    }

    /// A card comes to stand in the formation, without tokens.
    fn stand(&mut self, seat: Seat, piece: Piece, space: Space) {
        let side = self.side_of(seat);
        self.known.remove(piece);
        self.piles.put_on_top(piece, Place::Field);
        self.formation_mut(side)
            .put(space, Standing::new(piece, seat));
    }

    pub(crate) fn summon(
        &mut self,
        seat: Seat,
        id: CardId,
        space: Space,
        log: &mut impl Log<Event>,
    ) {
        if let Some(piece) = self.copy_in(Place::Hand(seat), id, true) {
            let side = self.side_of(seat);
            self.stand(seat, piece, space);
            let spot = self.spot(side, space);
            log.note(|| Event::Summoned { seat, spot });
            self.record_entry(side, space);
            self.push_settle();
        }
    }

    /// An effect puts an Elemental from the discard pile into the formation.
    pub(crate) fn revive(
        &mut self,
        seat: Seat,
        id: CardId,
        space: Space,
        log: &mut impl Log<Event>,
    ) {
        if let Some(piece) = self.copy_in(Place::Discard(seat), id, true) {
            let side = self.side_of(seat);
            self.stand(seat, piece, space);
            let spot = self.spot(side, space);
            log.note(|| Event::Revived { seat, spot });
            self.record_entry(side, space);
        }
    }

    pub(crate) fn sell(&mut self, seat: Seat, id: CardId, log: &mut impl Log<Event>) {
        if let Some(piece) = self.copy_in(Place::Hand(seat), id, false) {
            self.leave_hand(piece, Place::Removed);
            let card = self.printed(piece);
            log.note(|| Event::Sold { seat, card });
            self.gain_gold(self.side_of(seat), card.sale_price(), log);
        }
    }

    // R55: slots 0, 1, 2 go under the deck in this order, slot 2 at the very bottom.
    pub(crate) fn refresh(&mut self, seat: Seat, market: Market, log: &mut impl Log<Event>) {
        let side = self.side_of(seat);
        self.gold[side.index()] = self.gold[side.index()].saturating_sub(1);
        log.note(|| Event::Refreshed { seat, market });
        for slot in 0..3 {
            if let Some(piece) = self.displays[market as usize][slot].take() {
                self.known.insert(piece);
                self.piles.put_at_bottom(piece, Place::MarketDeck(market));
            }
        }
        for slot in 0..3 {
            self.turn_up(market, slot, log);
        }
    }
}
