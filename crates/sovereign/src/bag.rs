//! Cards to draw from by chance, perhaps several copies of each.

use crate::cards::CardId;
use kernel::Rng;

const SHELVES: usize = 16;
const CARDS: usize = 256;

/// Copies of cards. They stand on shelves whose copies are counted, so that one is found
/// without looking at all of them.
#[derive(Clone)]
pub(crate) struct Bag {
    copies: [u8; CARDS],
    shelves: [u16; SHELVES],
}

impl Bag {
    pub fn new() -> Bag {
        Bag {
            copies: [0; CARDS],
            shelves: [0; SHELVES],
        }
    }

    pub fn copies(&self, card: CardId) -> u8 {
        self.copies[card.index()]
    }

    /// How many copies of the card there are from now on.
    pub fn set(&mut self, card: CardId, copies: u8) {
        let shelf = &mut self.shelves[card.index() / SHELVES];
        *shelf = *shelf - u16::from(self.copies[card.index()]) + u16::from(copies);
        self.copies[card.index()] = copies;
    }

    /// Takes a copy of the card out, if there is one.
    pub fn take(&mut self, card: CardId) {
        self.set(card, self.copies(card).saturating_sub(1));
    }

    /// Takes a copy out, each equally likely.
    pub fn draw(&mut self, rng: &mut Rng) -> Option<CardId> {
        let total: u16 = self.shelves.iter().sum();
        if total == 0 {
            return None;
        }
        let mut place = rng.index(usize::from(total)) as u16;
        let mut shelf = 0;
        while place >= self.shelves[shelf] {
            place -= self.shelves[shelf];
            shelf += 1;
        }
        let mut card = shelf * SHELVES;
        while place >= u16::from(self.copies[card]) {
            place -= u16::from(self.copies[card]);
            card += 1;
        }
        let card = CardId(card as u8);
        self.take(card);
        Some(card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seed;

    #[test]
    fn every_copy_is_drawn_once_and_as_often_first_as_any_other() {
        let mut rng = Rng::new(Seed::from(5));
        let wanted = [(3u8, 1u8), (15, 4), (16, 2), (255, 3)];
        let mut full = Bag::new();
        for (card, copies) in wanted {
            full.set(CardId(card), copies);
        }
        full.set(CardId(80), 9);
        full.set(CardId(80), 0);
        let mut first = [0u32; CARDS];
        for _ in 0..20_000 {
            let mut bag = full.clone();
            let mut drawn = [0u8; CARDS];
            let mut order = std::iter::from_fn(|| bag.draw(&mut rng));
            let begin = order.next().expect("it is full");
            first[begin.index()] += 1;
            drawn[begin.index()] += 1;
            order.for_each(|card| drawn[card.index()] += 1);
            assert_eq!(drawn, full.copies);
        }
        for (card, copies) in wanted {
            let expected = 2_000 * u32::from(copies);
            let times = first[usize::from(card)];
            assert!(
                times.abs_diff(expected) < 200,
                "{card}: {times} of {expected}"
            );
        }
    }
}
