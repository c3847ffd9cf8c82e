//! What a seat calls the cards it is offered.

use crate::cards::{CardId, Printed};
use crate::event::Spot;
use crate::mode::Frame;
use crate::phase::Phase;
use crate::place::Slot;
use crate::player::Player;
use crate::position::Match;
use crate::text::{Names, TokenUse};
use kernel::Seat;

/// A match as one seat knows it.
pub(crate) struct SeatNames<'a> {
    pub game: &'a Match,
    pub seat: Seat,
}

impl Names for SeatNames<'_> {
    fn spot(&self, slot: Slot) -> Option<Spot> {
        let body = self.game.on_field(slot)?;
        Some(if body.controller() == Player::seat(self.seat) {
            self.game.known_spot(slot)
        } else {
            self.game.spot(slot)
        })
    }

    fn printed(&self, card: CardId) -> Printed {
        self.game.printed_card(card)
    }

    fn token_use(&self) -> TokenUse {
        match (self.game.tasks.last(), self.game.phase) {
            (Some(_), _) => TokenUse::Protect,
            (None, Phase::Tokens) => TokenUse::Field,
            (None, _) => TokenUse::Draw,
        }
    }

    fn is_bastion(&self) -> bool {
        self.game.modes.frame == Frame::Bastion
    }
}
