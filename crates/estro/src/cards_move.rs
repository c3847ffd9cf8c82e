//! Cards between decks, hands, incinerators and the field (ES-1.13, ES-1.14, ES-1.16).

use crate::action::Action;
use crate::body::Body;
use crate::cards::{CardId, Piece};
use crate::event::Event;
use crate::gift::Filter;
use crate::mode::Frame;
use crate::pieces::Area;
use crate::place::Slot;
use crate::player::Player;
use crate::position::Match;
use crate::work::{Progress, Task};
use kernel::{Audience, Log, SeatSet};

impl Match {
    /// Who may see what is in this player's hand.
    pub(crate) fn sees_hand(&self, player: Player) -> SeatSet {
        let own: SeatSet = player.in_seat().into_iter().collect();
        if self.terms.open_hands {
            self.seats_of(self.side_of(player))
        } else {
            own
        }
    }

    /// Draws as many cards as the deck has (ES-3.8).
    pub(crate) fn draw(&mut self, player: Player, count: u8, log: &mut impl Log<Event>) {
        if player.is_machine() {
            return;
        }
        let seeing = self.sees_hand(player);
        for _ in 0..count {
            let Some(piece) = self.piles.top::<Piece>(Area::Deck(player)) else {
                return;
            };
            self.piles.put_on_top(piece, Area::Hand(player));
            if let Some(seat) = player.in_seat() {
                // What only the drawer knew of the deck, the hand tells anyway.
                self.known[seat.index()].remove(piece);
                log.tell(Audience::Only(seeing), || Event::DrewCard {
                    seat,
                    card: self.printed(piece),
                });
            }
            log.tell(Audience::Except(seeing), || Event::Drew {
                player,
                count: 1,
            });
        }
    }

    /// A card goes from a hand to the incinerator (ES-3.26).
    pub(crate) fn discard(&mut self, player: Player, piece: Piece, log: &mut impl Log<Event>) {
        let area = self.incinerator(self.owner(piece));
        self.piles.put_on_top(piece, area);
        self.forget_secret(piece);
        log.note(|| Event::Discarded {
            player,
            card: self.printed(piece),
        });
    }

    pub(crate) fn discard_random(&mut self, player: Player, log: &mut impl Log<Event>) {
        let count = self.hand_len(player);
        if count > 0 {
            let index = self.chance(count);
            let piece = self.hand(player).nth(index);
            if let Some(piece) = piece {
                self.discard(player, piece, log);
            }
        }
    }

    /// The card lies open: nobody needs to remember it.
    #[inline]
    pub(crate) fn forget_secret(&mut self, piece: Piece) {
        for known in &mut self.known {
            known.remove(piece);
        }
    }

    /// Everybody knows which card it is, wherever it lies.
    pub(crate) fn everybody_knows(&mut self, piece: Piece) {
        for known in &mut self.known {
            known.insert(piece);
        }
    }

    /// A card that everybody has seen goes to a hand; what lay on it is erased (ES-1.16).
    pub(crate) fn return_to_hand(
        &mut self,
        piece: Piece,
        player: Player,
        log: &mut impl Log<Event>,
    ) {
        self.erase(piece);
        self.piles.put_on_top(piece, Area::Hand(player));
        self.everybody_knows(piece);
        log.note(|| Event::ToHand {
            player,
            card: self.printed(piece),
        });
    }

    /// A card that everybody has seen goes under its owner's deck.
    pub(crate) fn under_deck(&mut self, piece: Piece, log: &mut impl Log<Event>) {
        self.erase(piece);
        let player = self.owner(piece);
        self.piles.put_at_bottom(piece, Area::Deck(player));
        self.everybody_knows(piece);
        self.player_mut(player).order_known = true;
        log.note(|| Event::UnderDeck {
            player,
            card: self.printed(piece),
        });
    }

    pub(crate) fn exile(&mut self, piece: Piece, log: &mut impl Log<Event>) {
        self.erase(piece);
        self.piles.put_on_top(piece, Area::Gone);
        log.note(|| Event::Exiled {
            card: self.printed(piece),
        });
    }

    /// Changes of values and estro are erased; a copied gift gives way to GT-72, used.
    pub(crate) fn erase(&mut self, piece: Piece) {
        if let Some(slot) = self.remembered(piece) {
            if self.body(slot).copied().is_some() {
                self.state_mut(piece).set_gift_used(true);
            }
            *self.body_mut(slot) = Body::EMPTY;
        }
    }

    /// The place where an incinerated card's changes are remembered.
    pub(crate) fn remembered(&self, piece: Piece) -> Option<Slot> {
        (0..Slot::COUNT as u8)
            .map(Slot)
            .find(|&slot| self.body(slot).piece == piece && !self.field.contains(&slot))
    }

    /// The card leaves the field; what is left of it is remembered if it was changed. A Chimera
    /// falls into its two cards (ES-8.9.8).
    pub(crate) fn leave_field(&mut self, slot: Slot) -> (Piece, Option<Piece>) {
        let body = *self.body(slot);
        self.end_group(slot);
        if let Some(place) = self.field.iter().position(|&other| other == slot) {
            self.field.remove(place);
        }
        self.drop_marks(|mark| mark.slot == slot);
        self.something_moved();
        let card = self.card(body.piece);
        let changed = body.own != card.values
            || body.clean != card.values
            || body.estri != crate::body::Estri::one(card.estro)
            || body.copied().is_some()
            || body.growth > 0;
        if changed && !body.is_chimera() {
            *self.body_mut(slot) = body.ashes();
        } else {
            *self.body_mut(slot) = Body::EMPTY;
        }
        self.note_gone(slot);
        if !body.is_up() {
            self.forget_secret(body.piece);
        }
        (body.piece, body.donor())
    }

    /// ES-7.8: this round does not count as a still one.
    #[inline]
    pub(crate) fn something_moved(&mut self) {
        self.still_rounds = u8::MAX;
    }

    /// GT-65, OB-22: back to the owner's hand; a Horde card under its deck.
    pub(crate) fn bounce(&mut self, slot: Slot, log: &mut impl Log<Event>) {
        if !self.body(slot).is_up() {
            let spot = self.known_spot(slot);
            log.note(|| Event::Shown { spot });
        }
        let was_guardian = self.ship_of(slot).is_some();
        let (piece, donor) = self.leave_field(slot);
        for piece in [Some(piece), donor].into_iter().flatten() {
            let owner = self.owner(piece);
            if owner.is_machine() {
                self.under_deck(piece, log);
            } else {
                self.return_to_hand(piece, owner, log);
            }
        }
        if was_guardian {
            self.watch_alarms(log);
        }
    }

    /// GT-59
    pub(crate) fn peek(&mut self, by: Player, of: Player, count: u8, log: &mut impl Log<Event>) {
        let Some(seat) = by.in_seat() else {
            return;
        };
        let mut cards: kernel::Pile<Piece, 8> = kernel::Pile::new();
        for _ in 0..count {
            let unseen = |piece: &Piece| !cards.contains(piece);
            let left = self.hand(of).filter(unseen).count();
            if left == 0 {
                break;
            }
            let index = self.chance(left);
            let Some(piece) = self
                .hand(of)
                .filter(|piece| !cards.contains(piece))
                .nth(index)
            else {
                break;
            };
            self.known[seat.index()].insert(piece);
            let _room = cards.push(piece);
        }
        let seen = cards.len() as u8;
        log.tell(Audience::Only(SeatSet::one(seat)), || Event::HandSeen {
            seat,
            of,
            cards: cards.iter().map(|&piece| self.printed(piece)).collect(),
        });
        log.tell(Audience::Except(SeatSet::one(seat)), || Event::HandPeeked {
            seat,
            of,
            count: seen,
        });
    }

    /// GT-60
    pub(crate) fn scry(&mut self, player: Player, count: u8, log: &mut impl Log<Event>) {
        let Some(seat) = player.in_seat() else {
            return;
        };
        let left = self.piles.len(Area::Deck(player)).min(count as usize) as u8;
        for i in 0..left {
            let piece = self.piles.iter_from_top(Area::Deck(player)).nth(i as usize);
            if let Some(piece) = piece {
                self.known[seat.index()].insert(piece);
            }
        }
        self.player_mut(player).order_known = true;
        log.tell(Audience::Only(SeatSet::one(seat)), || Event::DeckSeen {
            seat,
            cards: (self.piles.iter_from_top::<Piece>(Area::Deck(player)))
                .take(left as usize)
                .map(|piece| self.printed(piece))
                .collect(),
        });
        log.tell(Audience::Except(SeatSet::one(seat)), || {
            Event::DeckLookedAt {
                player,
                count: left,
            }
        });
        self.push(Task::Arrange {
            player,
            left,
            done: 0,
        });
    }

    pub(crate) fn go_on_arranging(&mut self, left: u8) -> Progress {
        if left == 0 {
            self.tasks.pop();
            return Progress::Moved;
        }
        Progress::Waiting
    }

    /// The looked-at cards that have not been put back, the top one first.
    pub(crate) fn arranged(
        &self,
        player: Player,
        left: u8,
        done: u8,
    ) -> impl Iterator<Item = Piece> + '_ {
        self.piles
            .iter_from_top(Area::Deck(player))
            .skip(done as usize)
            .take(left as usize)
    }

    pub(crate) fn answer_arrange(&mut self, player: Player, left: u8, done: u8, card: CardId) {
        let piece = self
            .arranged(player, left, done)
            .find(|&piece| self.printed_of(piece) == card);
        if let Some(piece) = piece {
            self.piles.put_on_top(piece, Area::Deck(player));
        }
        self.set_top(Task::Arrange {
            player,
            left: left - 1,
            done: done + 1,
        });
    }

    /// GT-61
    pub(crate) fn fetch(&mut self, player: Player, filter: &Filter, log: &mut impl Log<Event>) {
        let fitting = |game: &Match| {
            game.piles
                .iter::<Piece>(Area::Deck(player))
                .filter(|&piece| game.fits_printed(filter, piece))
                .count()
        };
        let count = fitting(self);
        if count > 0 {
            let index = self.chance(count);
            let piece = self
                .piles
                .iter::<Piece>(Area::Deck(player))
                .filter(|&piece| self.fits_printed(filter, piece))
                .nth(index);
            if let Some(piece) = piece {
                self.piles.put_on_top(piece, Area::Hand(player));
                self.everybody_knows(piece);
                log.note(|| Event::Fetched {
                    player,
                    card: self.printed(piece),
                });
            }
        }
        let deck = Area::Deck(player);
        self.piles.shuffle_into::<Piece>(deck, deck, &mut self.rng);
        self.player_mut(player).order_known = false;
        if let Some(seat) = player.in_seat() {
            // The owner no longer knows where the cards looked at lie.
            let pieces: kernel::Pile<Piece, 64> = {
                let mut pieces = kernel::Pile::new();
                for piece in self.piles.iter(deck) {
                    let _room = pieces.push(piece);
                }
                pieces
            };
            for &piece in pieces.iter() {
                self.known[seat.index()].remove(piece);
            }
        }
    }

    pub(crate) fn go_on_discarding(&mut self, player: Player, count: u8) -> Progress {
        if count == 0 || self.hand_len(player) == 0 {
            self.tasks.pop();
            return Progress::Moved;
        }
        Progress::Waiting
    }

    pub(crate) fn answer_discard(
        &mut self,
        player: Player,
        count: u8,
        card: CardId,
        log: &mut impl Log<Event>,
    ) {
        self.set_top(Task::Discard {
            player,
            count: count - 1,
        });
        if let Some(piece) = self.find(Area::Hand(player), card) {
            self.discard(player, piece, log);
        }
    }

    /// Every different card of an area that passes, as a choice.
    pub(crate) fn each_card_in(
        &self,
        area: Area,
        each: &mut impl FnMut(Action),
        passes: impl Fn(Piece) -> bool,
    ) {
        for piece in self.piles.iter::<Piece>(area) {
            if passes(piece) && self.is_first_copy(area, piece, &passes) {
                each(Action::Card(self.printed_of(piece)));
            }
        }
    }

    /// Is no copy of the card before it? Only chosen decks share cards (ES-2.5).
    pub(crate) fn is_first_copy(
        &self,
        area: Area,
        piece: Piece,
        passes: &impl Fn(Piece) -> bool,
    ) -> bool {
        !self.terms.chosen
            || self
                .piles
                .iter::<Piece>(area)
                .find(|&other| self.printed_of(other) == self.printed_of(piece) && passes(other))
                == Some(piece)
    }

    /// Is there room on the field for a card of this player?
    pub(crate) fn can_enter(&self, player: Player) -> bool {
        self.field.len() < Slot::COUNT
            && match self.modes.frame {
                // ES-8.10.40
                Frame::Bastion if !player.is_machine() => self.free_cells().next().is_some(),
                _ => true,
            }
    }
}
