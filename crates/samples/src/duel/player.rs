//! One player: health, mana, and where their thirty cards are.

use super::bag::Bag;
use super::board::Board;
use super::card::{self, Card, KINDS};
use super::{DECK_SIZE, FULL_HEALTH, HAND_LIMIT, MOST_MANA};
use kernel::{Broken, Pile, Rng};

/// A deck. It is shuffled while it is drawn: every card in it is equally likely to be the next,
/// so it has no order that anyone could know, and cards nobody draws cost no chance.
pub type Deck = Pile<Card, DECK_SIZE>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    pub health: i8,
    pub mana: u8,
    pub most_mana: u8,
    /// How often the player has drawn from an empty deck.
    pub tired: u8,
    pub hand: Bag,
    pub deck: Deck,
    pub board: Board,
    /// Cards that were lost, cast or defeated.
    pub gone: Bag,
}

impl Player {
    #[inline]
    pub fn new() -> Player {
        Player {
            health: FULL_HEALTH,
            mana: 0,
            most_mana: 0,
            tired: 0,
            hand: Bag::default(),
            deck: full_deck(),
            board: Board::default(),
            gone: Bag::default(),
        }
    }

    #[inline]
    pub fn is_defeated(&self) -> bool {
        self.health <= 0
    }

    /// The cards that can be played now.
    #[inline]
    pub fn playable(&self) -> Bag {
        let affordable = card::affordable(self.mana);
        self.hand.among(if self.board.is_full() {
            affordable.and(card::SPELLS)
        } else {
            affordable
        })
    }

    #[inline]
    pub fn draw(&mut self, rng: &mut Rng) -> Option<Card> {
        draw_from(&mut self.deck, rng)
    }

    /// Another hand of the same size, from all that is hidden from the opponent.
    pub fn redraw_hand(&mut self, rng: &mut Rng) {
        let size = self.hand.len();
        for held in self.hand.hand_cards() {
            // A deck has room for all cards of its player.
            if self.deck.push(held.card()).is_err() {
                return;
            }
        }
        // From the same order every time, so that the draw tells nothing of the true hand.
        self.deck.as_mut_slice().sort_unstable();
        self.hand = Bag::default();
        for card in (0..size).map_while(|_| draw_from(&mut self.deck, rng)) {
            self.hand.add(card);
        }
    }

    pub fn check(&self) -> Result<(), Broken> {
        let wrong = |what: &str| Err(Broken(format!("the duel: {what}")));
        let mut found = [0; KINDS];
        let units = self.board.units().map(|(_, unit)| unit.card);
        let piles = self.hand.cards().chain(self.gone.cards());
        for card in piles.chain(self.deck.iter().copied()).chain(units) {
            found[card.index()] += 1;
        }
        let mut dealt = [0; KINDS];
        for card in full_deck().iter() {
            dealt[card.index()] += 1;
        }
        let hurt_by_drawing = i32::from(self.tired) * (i32::from(self.tired) + 1) / 2;
        if found != dealt {
            wrong("a card was lost or made")
        } else if self.hand.len() > HAND_LIMIT {
            wrong("a hand has more than 10 cards")
        } else if self.mana > self.most_mana || self.most_mana > MOST_MANA {
            wrong("there is more mana than there can be")
        } else if i32::from(self.health) + hurt_by_drawing > i32::from(FULL_HEALTH) {
            wrong("a player has more health than is left to them")
        } else if self.tired > 0 && !self.deck.is_empty() {
            wrong("a player is tired who still has cards to draw")
        } else {
            self.board.check()
        }
    }
}

#[inline]
fn draw_from(deck: &mut Deck, rng: &mut Rng) -> Option<Card> {
    let last = deck.len().checked_sub(1)?;
    deck.as_mut_slice().swap(rng.index(last + 1), last);
    deck.pop()
}

#[inline]
fn full_deck() -> Deck {
    let mut deck = Deck::new();
    for number in 0..DECK_SIZE {
        // A new deck has room for all of it.
        if deck.push(Card::at(number % KINDS)).is_err() {
            break;
        }
    }
    deck
}
