//! When two matches are the same.

use crate::cards::Piece;
use crate::pieces::{Area, PIECES};
use crate::player::Player;
use crate::position::Match;

impl PartialEq for Match {
    /// The order of a pile counts where the game can tell: in decks, hands and incinerators.
    fn eq(&self, other: &Match) -> bool {
        self.rules_agree(other)
            && self.cards_agree(other)
            && self.table_agrees(other)
            && self.turn_agrees(other)
    }
}

impl Match {
    fn rules_agree(&self, other: &Match) -> bool {
        self.set == other.set
            && self.modes == other.modes
            && self.terms == other.terms
            && self.seats == other.seats
    }

    fn cards_agree(&self, other: &Match) -> bool {
        let same_piece = |piece: Piece| {
            let home = self.piles.home(piece);
            home == other.piles.home(piece)
                && (self.piles.is_in(piece, Area::Unborn)
                    || (self.printed_of(piece) == other.printed_of(piece)
                        && self.state(piece) == other.state(piece)))
        };
        let same_order = |area: Area| {
            let mine = self.piles.iter::<Piece>(area);
            mine.eq(other.piles.iter::<Piece>(area))
        };
        (0..PIECES as u8).map(Piece).all(same_piece)
            && (0..Player::COUNT).map(Player::from_index).all(|player| {
                same_order(Area::Deck(player))
                    && same_order(Area::Hand(player))
                    && same_order(Area::Incinerator(player))
            })
    }

    fn table_agrees(&self, other: &Match) -> bool {
        self.bodies == other.bodies
            && self.field == other.field
            && self.index == other.index
            && self.marks == other.marks
            && self.known[..self.seat_count()] == other.known[..self.seat_count()]
            && self.rift == other.rift
            && self.horde == other.horde
            && self.players == other.players
            && self.ships == other.ships
            && (self.zones, self.powers_used) == (other.zones, other.powers_used)
            && (self.objects, self.received) == (other.objects, other.received)
            && self.connections == other.connections
    }

    fn turn_agrees(&self, other: &Match) -> bool {
        self.rng == other.rng
            && self.fate == other.fate
            && self.attack == other.attack
            && self.tasks == other.tasks
            && self.queue == other.queue
            && self.first == other.first
            && self.active == other.active
            && self.round == other.round
            && self.phase == other.phase
            && self.standing == other.standing
            && self.conceded == other.conceded
            && self.inverted == other.inverted
            && self.spoilt_until == other.spoilt_until
            && self.static_burst == other.static_burst
            && self.still_rounds == other.still_rounds
            && self.resolutions == other.resolutions
            && self.spins == other.spins
            && self.cursor == other.cursor
    }
}
