//! A card on the field, or in an incinerator with changes that would come back with it.

use crate::action::Face;
use crate::cards::{CardId, Piece};
use crate::estri::{Estro, EstroSet};
use crate::place::{Cell, Slot};
use crate::player::Player;

const NONE: u8 = u8::MAX;

/// One estro, or the two of a Chimera, and which of them is the principal one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Estri(u8);

impl Estri {
    const SECOND_IS_PRINCIPAL: u8 = 1 << 6;
    const NO_SECOND: u8 = 7 << 3;

    pub const fn one(estro: Estro) -> Estri {
        Estri(estro as u8 | Self::NO_SECOND)
    }

    // ES-8.9.5, ES-8.9.10: at first the host's estro is the principal one.
    pub fn two(host: Estro, donor: Estro) -> Estri {
        if host == donor {
            Estri::one(host)
        } else {
            Estri(host as u8 | (donor as u8) << 3)
        }
    }

    #[inline]
    pub fn first(self) -> Estro {
        Estro::from_index((self.0 & 7) as usize)
    }

    #[inline]
    pub fn second(self) -> Option<Estro> {
        let index = (self.0 >> 3 & 7) as usize;
        (index < 5).then(|| Estro::from_index(index))
    }

    #[inline]
    pub fn principal(self) -> Estro {
        match self.second() {
            Some(second) if self.0 & Self::SECOND_IS_PRINCIPAL != 0 => second,
            _ => self.first(),
        }
    }

    #[must_use]
    pub fn led_by(self, estro: Estro) -> Estri {
        if self.second() == Some(estro) {
            Estri(self.0 | Self::SECOND_IS_PRINCIPAL)
        } else {
            Estri(self.0 & !Self::SECOND_IS_PRINCIPAL)
        }
    }

    #[inline]
    pub fn set(self) -> EstroSet {
        let first = EstroSet::one(self.first());
        self.second().map_or(first, |second| first.with(second))
    }
}

/// A card on the field, or its remembered changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Body {
    pub piece: Piece,
    /// The Granito this card supports, or the donor of this Chimera.
    link: u8,
    /// ES-4.1: printed or merged values changed by what lasts.
    pub own: [u8; 5],
    /// The same without what lowered a value: what GT-86 gives back.
    pub clean: [u8; 5],
    /// "+5 TOT" tokens.
    pub tokens: u8,
    pub estri: Estri,
    copied: u8,
    /// What GT-16 has given so far.
    pub growth: u8,
    /// Turns until a delayed gift works (GT-66); 0 if not armed.
    pub armed: u8,
    pub cell: Cell,
    flags: u16,
}

macro_rules! flags {
    ($($get:ident $set:ident $bit:literal;)*) => {
        impl Body {
            $(
                #[inline]
                pub const fn $get(&self) -> bool {
                    self.flags & (1 << $bit) != 0
                }
                #[inline]
                pub fn $set(&mut self, on: bool) {
                    self.flags = self.flags & !(1 << $bit) | (on as u16) << $bit;
                }
            )*
        }
    };
}

flags! {
    is_up set_up 0;
    // ES-3.15: not to be flipped in the turn it was put down.
    put_down_now set_put_down_now 1;
    // GT-46, ES-8.5.9: will be destroyed by what is going on.
    is_condemned set_condemned 2;
    gift_spent_this_turn set_gift_spent_this_turn 3;
    // ES-8.6.6: its PLAY gift waits for the end of the human's turn.
    gift_waits set_gift_waits 4;
    // ES-8.10.8, ES-8.10.27
    is_primed set_primed 5;
    is_chimera set_chimera 6;
    // ES-4.32
    is_dying set_dying 7;
    // OB-19
    strikes_twice set_strikes_twice 8;
    // ES-5.23: has been tried as a protection of the destruction going on.
    was_tried set_tried 9;
}

const ATTACKS: u32 = 10;
const CONTROLLER: u32 = 12;

impl Body {
    pub const EMPTY: Body = Body {
        piece: Piece(NONE),
        link: NONE,
        own: [0; 5],
        clean: [0; 5],
        tokens: 0,
        estri: Estri::one(Estro::Ardo),
        copied: NONE,
        growth: 0,
        armed: 0,
        cell: Cell::WHOLE,
        flags: 0,
    };

    pub fn new(piece: Piece, estro: Estro, values: [u8; 5]) -> Body {
        Body {
            piece,
            own: values,
            clean: values,
            estri: Estri::one(estro),
            ..Body::EMPTY
        }
    }

    /// What an incinerator remembers of it: neither face nor controller, nor what was done
    /// this turn (ES-1.16).
    #[must_use]
    pub fn ashes(self) -> Body {
        Body {
            link: NONE,
            tokens: 0,
            armed: 0,
            cell: Cell::WHOLE,
            flags: 0,
            ..self
        }
    }

    #[inline]
    pub const fn is_free(&self) -> bool {
        self.piece.0 == NONE
    }

    /// What was done or allowed this turn is over (ES-3.25).
    #[inline]
    pub fn end_turn(&mut self) {
        const THIS_TURN: u16 = 1 << 1 | 1 << 3 | 1 << 8 | 3 << ATTACKS;
        self.flags &= !THIS_TURN;
    }

    #[inline]
    pub fn controller(&self) -> Player {
        Player::from_index((self.flags >> CONTROLLER & 7) as usize)
    }

    pub fn set_controller(&mut self, player: Player) {
        self.flags = self.flags & !(7 << CONTROLLER) | (player.index() as u16) << CONTROLLER;
    }

    pub fn face(&self) -> Face {
        if self.is_up() { Face::Up } else { Face::Down }
    }

    #[inline]
    pub fn attacks(&self) -> u8 {
        (self.flags >> ATTACKS & 3) as u8
    }

    pub fn set_attacks(&mut self, attacks: u8) {
        self.flags = self.flags & !(3 << ATTACKS) | u16::from(attacks.min(3)) << ATTACKS;
    }

    /// The Granito this card supports.
    #[inline]
    pub fn supports(&self) -> Option<Slot> {
        (self.link != NONE && !self.is_chimera()).then_some(Slot(self.link))
    }

    pub fn set_supports(&mut self, granito: Option<Slot>) {
        self.link = granito.map_or(NONE, |slot| slot.0);
    }

    /// The gift card of this Chimera.
    #[inline]
    pub fn donor(&self) -> Option<Piece> {
        (self.link != NONE && self.is_chimera()).then_some(Piece(self.link))
    }

    pub fn set_donor(&mut self, donor: Piece) {
        self.set_chimera(true);
        self.link = donor.0;
    }

    /// The card whose gift this one has copied (GT-72).
    #[inline]
    pub fn copied(&self) -> Option<CardId> {
        (self.copied != NONE).then_some(CardId(self.copied))
    }

    pub fn set_copied(&mut self, card: Option<CardId>) {
        self.copied = card.map_or(NONE, |card| card.0);
    }
}
