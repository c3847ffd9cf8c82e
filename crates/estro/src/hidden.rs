//! What a seat cannot know, drawn anew (ES-2.4).

use crate::cards::{CATALOGUE, CardId, Piece};
use crate::mode::{Extra, Frame};
use crate::pieces::{Area, CardIds, PIECES};
use crate::player::Player;
use crate::position::Match;
use kernel::{Rng, Seat};

/// Physical cards a seat does not know.
struct Unknown {
    pieces: [Piece; PIECES],
    count: usize,
}

impl Unknown {
    fn none() -> Unknown {
        Unknown {
            pieces: [Piece(0); PIECES],
            count: 0,
        }
    }

    fn push(&mut self, piece: Piece) {
        self.pieces[self.count] = piece;
        self.count += 1;
    }

    fn iter(&self) -> impl Iterator<Item = Piece> + '_ {
        self.pieces[..self.count].iter().copied()
    }
}

impl Match {
    /// Redraws what the seat cannot know: the order of all decks, the hands and face-down cards
    /// of others except those it has seen, guardians, the cards that nobody has, and all chance
    /// to come.
    pub(crate) fn redraw(&mut self, seat: Seat, rng: &mut Rng) {
        let viewer = Player::seat(seat);
        for other in (0..self.seat_count()).map(Player::from_index) {
            if !self.sees_hand(other).contains(seat) {
                continue;
            }
            // The own list is known, its order is not (ES-2.8); a partner's list is not either.
            let mut unknown = Unknown::none();
            for piece in self.piles.iter(Area::Deck(other)) {
                if !self.known[seat.index()].contains(piece) {
                    unknown.push(piece);
                }
            }
            if other == viewer {
                self.shuffle_cards(&unknown, rng);
            }
        }
        self.mix_decks(seat, rng);
        if self.terms.chosen {
            self.redraw_chosen(seat, rng);
        } else {
            self.redraw_dealt(seat, rng);
        }
        for i in 0..self.field.len() {
            self.note_gift(self.field[i]);
        }
        self.rng = rng.split();
    }

    /// Exchanges which cards these pieces are, every way equally likely. They are put in order
    /// first, so that the draw tells nothing of which they were.
    fn shuffle_cards(&mut self, unknown: &Unknown, rng: &mut Rng) {
        self.sort_cards(unknown);
        for last in (1..unknown.count).rev() {
            let other = rng.index(last + 1);
            self.swap_cards(unknown.pieces[last], unknown.pieces[other]);
        }
    }

    /// The same where some lie on the field: what was added to an unseen guardian (SH-G) stays.
    fn shuffle_laid(&mut self, unknown: &Unknown, rng: &mut Rng) {
        let before = self.printed;
        self.shuffle_cards(unknown, rng);
        for piece in unknown.iter() {
            let card = self.printed_of(piece);
            self.printed[piece.0 as usize] = before[piece.0 as usize];
            self.turn_into(piece, card);
        }
    }

    /// Cards that have been seen before those that have not; these by estro, for which of them they
    /// are is drawn afterwards.
    fn sort_cards(&mut self, unknown: &Unknown) {
        let pieces = &unknown.pieces[..unknown.count];
        for sorted in 1..pieces.len() {
            for place in (1..=sorted).rev() {
                let (before, here) = (pieces[place - 1], pieces[place]);
                if self.rank(before) <= self.rank(here) {
                    break;
                }
                self.swap_cards(before, here);
            }
        }
    }

    fn rank(&self, piece: Piece) -> (bool, u8, CardId) {
        let fresh = self.state(piece).is_pristine();
        (fresh, self.card(piece).estro as u8, self.printed_of(piece))
    }

    /// Two physical cards exchange what they are: the printed card, and what it keeps.
    fn swap_cards(&mut self, one: Piece, other: Piece) {
        self.printed.swap(one.0 as usize, other.0 as usize);
        let (a, b) = (self.state(one), self.state(other));
        let (owner_a, owner_b) = (a.owner(), b.owner());
        *self.state_mut(one) = b;
        *self.state_mut(other) = a;
        self.state_mut(one).set_owner(owner_a);
        self.state_mut(other).set_owner(owner_b);
    }

    /// Cards that a seat has seen somewhere in a deck that was shuffled since can be anywhere
    /// in it.
    fn mix_decks(&mut self, seat: Seat, rng: &mut Rng) {
        for player in (0..self.seat_count()).map(Player::from_index) {
            if player != Player::seat(seat) && !self.player(player).order_known {
                let deck = Area::Deck(player);
                self.piles.guess_order::<Piece>(deck, rng);
            }
        }
    }

    /// The pieces of a player that the seat does not know.
    fn unknown_of(&self, player: Player, seat: Seat) -> Unknown {
        let known = &self.known[seat.index()];
        let mut unknown = Unknown::none();
        let viewer = Player::seat(seat);
        if player == viewer {
            return unknown;
        }
        let mut add = |piece: Piece| {
            if !known.contains(piece) {
                unknown.push(piece);
            }
        };
        for piece in self.piles.iter(Area::Deck(player)) {
            // What lies under the Horde deck, everybody has seen go there.
            if !player.is_machine() {
                add(piece);
            }
        }
        if !self.sees_hand(player).contains(seat) {
            self.hand(player).for_each(&mut add);
        }
        for slot in self.slots_by(player) {
            let body = self.body(slot);
            if !body.is_up() {
                add(body.piece);
            }
        }
        unknown
    }

    /// The random format: all cards the seat has not seen are alike to it.
    fn redraw_dealt(&mut self, seat: Seat, rng: &mut Rng) {
        // Cards in no pile at all: the dimensional deck, the Horde deck, or nobody's.
        let mut seen = CardIds::default();
        let mut hidden = Unknown::none();
        for player in (0..Player::COUNT).map(Player::from_index) {
            for piece in self.unknown_of(player, seat).iter() {
                hidden.push(piece);
            }
        }
        for player in (0..self.seat_count()).map(Player::from_index) {
            self.mix_returned(player, seat, rng);
        }
        for index in 0..PIECES {
            let piece = Piece(index as u8);
            if self.piles.is_in(piece, Area::Unborn) {
                continue;
            }
            seen.insert(self.printed_of(piece));
        }
        // A card with a history has been seen: it is somewhere there, and no other card is.
        let mut fresh = Unknown::none();
        for piece in hidden.iter() {
            if self.state(piece).is_pristine() {
                seen.remove(self.printed_of(piece));
                fresh.push(piece);
            }
        }
        let hidden = fresh;
        if self.has(Extra::Lucid) {
            self.redraw_by_estro(&hidden, &seen, rng);
            return;
        }
        let mut pool = CardIds::default();
        (0..CATALOGUE)
            .map(|card| CardId(card as u8))
            .filter(|&card| !seen.contains(card))
            .for_each(|card| pool.insert(card));
        for piece in hidden.iter() {
            self.become_one_of(piece, &mut pool, rng);
        }
        self.refill_undealt(pool, rng);
    }

    /// A card that came back to a hand can be any of the cards in hand and face-down on the field
    /// that the seat does not know.
    fn mix_returned(&mut self, player: Player, seat: Seat, rng: &mut Rng) {
        let mut near = Unknown::none();
        for piece in self.unknown_of(player, seat).iter() {
            if !self.piles.is_in(piece, Area::Deck(player)) {
                near.push(piece);
            }
        }
        if near.iter().all(|piece| self.state(piece).is_pristine()) {
            return;
        }
        self.shuffle_cards(&near, rng);
        for piece in near.iter() {
            let lying = self.slots().find(|&slot| self.body(slot).piece == piece);
            if let Some(slot) = lying {
                let card = self.card(piece);
                let body = self.body_mut(slot);
                body.own = card.values;
                body.clean = card.values;
                body.estri = crate::body::Estri::one(card.estro);
            }
        }
    }

    /// ES-8.5.1: everybody knows that each deck has five cards an estro.
    fn redraw_by_estro(&mut self, hidden: &Unknown, seen: &CardIds, rng: &mut Rng) {
        for player in (0..self.seat_count()).map(Player::from_index) {
            let mut own = Unknown::none();
            for piece in hidden.iter().filter(|&piece| self.owner(piece) == player) {
                own.push(piece);
            }
            self.shuffle_laid(&own, rng);
        }
        let mut pool = CardIds::default();
        (0..CATALOGUE)
            .map(|card| CardId(card as u8))
            .filter(|&card| !seen.contains(card))
            .for_each(|card| pool.insert(card));
        for piece in hidden.iter() {
            let estro = self.card(piece).estro;
            let mut fitting = CardIds::default();
            pool.iter()
                .filter(|&card| self.set.card(card).estro == estro)
                .for_each(|card| fitting.insert(card));
            let before = fitting;
            self.become_one_of(piece, &mut fitting, rng);
            for card in before.iter() {
                if !fitting.contains(card) {
                    pool.remove(card);
                }
            }
        }
        self.refill_undealt(pool, rng);
    }

    fn become_one_of(&mut self, piece: Piece, pool: &mut CardIds, rng: &mut Rng) {
        let count = pool.len();
        if count > 0
            && let Some(card) = pool.nth(rng.index(count))
        {
            pool.remove(card);
            self.turn_into(piece, card);
        }
    }

    /// The piece is this card now; a card nobody has seen has no history, and a face-down one
    /// its printed values.
    fn turn_into(&mut self, piece: Piece, card: CardId) {
        let before = self.card(piece).values;
        self.printed[piece.0 as usize] = card;
        let lying = self.slots().find(|&slot| self.body(slot).piece == piece);
        if let Some(slot) = lying {
            let printed = self.set.card(card);
            let body = self.body_mut(slot);
            // What was added to an unseen guardian (SH-G) stays.
            for (i, own) in body.own.iter_mut().enumerate() {
                let added = own.saturating_sub(before[i]);
                *own = printed.values[i].saturating_add(added);
            }
            body.clean = body.own;
            body.estri = crate::body::Estri::one(printed.estro);
        }
    }

    /// What is left over is in the dimensional deck and the Horde deck.
    fn refill_undealt(&mut self, pool: CardIds, rng: &mut Rng) {
        let mut left = pool;
        if self.frame() == Frame::Bastion {
            let count = self.horde.len();
            self.horde = CardIds::default();
            for _ in 0..count {
                if let Some(card) = left.nth(rng.index(left.len().max(1))) {
                    left.remove(card);
                    self.horde.insert(card);
                }
            }
        }
        if self.has(Extra::Rift) {
            self.rift = left;
        }
    }

    /// The chosen format: others may have any cards, each at most once.
    fn redraw_chosen(&mut self, seat: Seat, rng: &mut Rng) {
        for player in (0..Player::COUNT).map(Player::from_index) {
            if !player.is_machine() {
                self.mix_returned(player, seat, rng);
            }
            let mut unknown = Unknown::none();
            for piece in self.unknown_of(player, seat).iter() {
                if self.state(piece).is_pristine() {
                    unknown.push(piece);
                }
            }
            if unknown.count == 0 {
                continue;
            }
            let mut taken = CardIds::default();
            for index in 0..PIECES {
                let piece = Piece(index as u8);
                let mine = player.is_machine() || self.owner(piece) == player;
                if mine && !self.piles.is_in(piece, Area::Unborn) {
                    taken.insert(self.printed_of(piece));
                }
            }
            for piece in unknown.iter() {
                taken.remove(self.printed_of(piece));
            }
            let lucid = self.has(Extra::Lucid) && !player.is_machine();
            if lucid {
                self.shuffle_laid(&unknown, rng);
            }
            for piece in unknown.iter() {
                let estro = self.card(piece).estro;
                let mut pool = CardIds::default();
                (0..CATALOGUE)
                    .map(|card| CardId(card as u8))
                    .filter(|&card| {
                        !taken.contains(card) && (!lucid || self.set.card(card).estro == estro)
                    })
                    .for_each(|card| pool.insert(card));
                self.become_one_of(piece, &mut pool, rng);
                taken.insert(self.printed_of(piece));
            }
        }
        self.redraw_undealt_chosen(rng);
    }

    /// The Rift and the Horde hold no card that is in a deck of the match (ES-8.12.1,
    /// ES-8.10.4).
    fn redraw_undealt_chosen(&mut self, rng: &mut Rng) {
        let mut pool = CardIds::default();
        (0..CATALOGUE).for_each(|card| pool.insert(CardId(card as u8)));
        for index in 0..PIECES {
            let piece = Piece(index as u8);
            if !self.piles.is_in(piece, Area::Unborn) {
                pool.remove(self.printed_of(piece));
            }
        }
        self.refill_undealt(pool, rng);
    }
}
