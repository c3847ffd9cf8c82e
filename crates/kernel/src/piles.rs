//! Many ordered piles over one set of physical cards.
//!
//! Every piece is in exactly one pile, by construction: the only thing that can be done to a
//! piece is to move it. No card can be lost or made, and a position needs four bytes a card
//! however large a hand may grow.

use crate::Rng;
use std::fmt;

/// A physical card, as an index into a game's list of pieces.
pub trait PieceId: Copy + Eq {
    /// The piece with this index.
    fn from_index(index: usize) -> Self;
    /// The index of this piece.
    fn index(self) -> usize;
}

/// A pile, as an index into a game's list of piles.
pub trait Zone: Copy {
    /// The index of this pile.
    fn index(self) -> usize;
}

const NONE: u8 = u8::MAX;

/// `PILES` ordered piles that hold `PIECES` pieces between them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Piles<const PIECES: usize, const PILES: usize> {
    above: [u8; PIECES],
    below: [u8; PIECES],
    home: [u8; PIECES],
    top: [u8; PILES],
    bottom: [u8; PILES],
    len: [u8; PILES],
}

impl<const PIECES: usize, const PILES: usize> Piles<PIECES, PILES> {
    /// All pieces in one pile, the lowest index at the bottom.
    pub fn all_in(zone: impl Zone) -> Self {
        const { assert!(PIECES < NONE as usize && PILES < NONE as usize) };
        let mut piles = Piles {
            above: std::array::from_fn(|piece| piece as u8 + 1),
            below: std::array::from_fn(|piece| (piece as u8).wrapping_sub(1)),
            home: [zone.index() as u8; PIECES],
            top: [NONE; PILES],
            bottom: [NONE; PILES],
            len: [0; PILES],
        };
        if let Some(last) = piles.above.last_mut() {
            *last = NONE;
            piles.top[zone.index()] = PIECES as u8 - 1;
            piles.bottom[zone.index()] = 0;
            piles.len[zone.index()] = PIECES as u8;
        }
        piles
    }

    /// How many pieces the pile holds.
    #[inline]
    pub fn len(&self, zone: impl Zone) -> usize {
        self.len[zone.index()] as usize
    }

    /// Does the pile hold nothing?
    #[inline]
    pub fn is_empty(&self, zone: impl Zone) -> bool {
        self.len(zone) == 0
    }

    /// The piece on top of the pile.
    #[inline]
    pub fn top<P: PieceId>(&self, zone: impl Zone) -> Option<P> {
        let piece = self.top[zone.index()];
        (piece != NONE).then(|| P::from_index(piece as usize))
    }

    /// Is the piece in this pile?
    #[inline]
    pub fn is_in(&self, piece: impl PieceId, zone: impl Zone) -> bool {
        self.home[piece.index()] as usize == zone.index()
    }

    /// The index of the pile that holds the piece.
    #[inline]
    pub fn home(&self, piece: impl PieceId) -> usize {
        self.home[piece.index()] as usize
    }

    /// The pieces of a pile, bottom first: for a hand, in the order they came.
    #[inline]
    pub fn iter<P: PieceId>(&self, zone: impl Zone) -> impl Iterator<Item = P> + '_ {
        walk(self.bottom[zone.index()], &self.above)
    }

    /// The pieces of a pile, top first.
    #[inline]
    pub fn iter_from_top<P: PieceId>(&self, zone: impl Zone) -> impl Iterator<Item = P> + '_ {
        walk(self.top[zone.index()], &self.below)
    }

    /// Moves a piece from wherever it is to the top of a pile.
    #[inline]
    pub fn put_on_top(&mut self, piece: impl PieceId, zone: impl Zone) {
        self.unlink(piece.index());
        self.link_on_top(piece.index(), zone.index());
    }

    /// Moves a piece from wherever it is to the bottom of a pile.
    #[inline]
    pub fn put_at_bottom(&mut self, piece: impl PieceId, zone: impl Zone) {
        let (piece, zone) = (piece.index(), zone.index());
        self.unlink(piece);
        let above = self.bottom[zone];
        self.below[piece] = NONE;
        self.above[piece] = above;
        match above {
            NONE => self.top[zone] = piece as u8,
            _ => self.below[above as usize] = piece as u8,
        }
        self.bottom[zone] = piece as u8;
        self.home[piece] = zone as u8;
        self.len[zone] += 1;
    }

    /// Moves everything from one pile to another and puts that into random order.
    pub fn shuffle_into<P: PieceId>(&mut self, from: impl Zone, to: impl Zone, rng: &mut Rng) {
        let (mut order, count) = self.listed::<P>(from);
        rng.shuffle(&mut order[..count]);
        for &piece in &order[..count] {
            self.put_on_top(P::from_index(piece as usize), to);
        }
    }

    /// Another order of a pile, every one equally likely. Unlike a shuffle it does not depend on
    /// the order it has: for guesses, which must tell nothing of the truth.
    pub fn guess_order<P: PieceId>(&mut self, pile: impl Zone, rng: &mut Rng) {
        let (mut order, count) = self.listed::<P>(pile);
        order[..count].sort_unstable();
        rng.shuffle(&mut order[..count]);
        for &piece in &order[..count] {
            self.put_on_top(P::from_index(piece as usize), pile);
        }
    }

    fn listed<P: PieceId>(&self, pile: impl Zone) -> ([u8; PIECES], usize) {
        let mut order = [NONE; PIECES];
        let mut count = 0;
        for piece in self.iter::<P>(pile) {
            order[count] = piece.index() as u8;
            count += 1;
        }
        (order, count)
    }

    /// Exchanges the places of two pieces, whatever piles they are in.
    pub fn exchange<P: PieceId>(&mut self, a: P, b: P) {
        if a == b {
            return;
        }
        let (a, b) = (a.index(), b.index());
        if self.above[b] as usize == a {
            return self.exchange_neighbours(b, a);
        }
        if self.above[a] as usize == b {
            return self.exchange_neighbours(a, b);
        }
        for links in [&mut self.above, &mut self.below, &mut self.home] {
            links.swap(a, b);
        }
        self.mend_around(a);
        self.mend_around(b);
    }

    fn exchange_neighbours(&mut self, lower: usize, upper: usize) {
        self.below[upper] = self.below[lower];
        self.above[lower] = self.above[upper];
        self.above[upper] = lower as u8;
        self.below[lower] = upper as u8;
        self.mend_around(upper);
        self.mend_around(lower);
    }

    /// Makes the neighbours of a piece, or the ends of its pile, point back at it.
    fn mend_around(&mut self, piece: usize) {
        let zone = self.home[piece] as usize;
        match self.above[piece] {
            NONE => self.top[zone] = piece as u8,
            above => self.below[above as usize] = piece as u8,
        }
        match self.below[piece] {
            NONE => self.bottom[zone] = piece as u8,
            below => self.above[below as usize] = piece as u8,
        }
    }

    #[inline]
    fn link_on_top(&mut self, piece: usize, zone: usize) {
        let below = self.top[zone];
        self.above[piece] = NONE;
        self.below[piece] = below;
        match below {
            NONE => self.bottom[zone] = piece as u8,
            _ => self.above[below as usize] = piece as u8,
        }
        self.top[zone] = piece as u8;
        self.home[piece] = zone as u8;
        self.len[zone] += 1;
    }

    #[inline]
    fn unlink(&mut self, piece: usize) {
        let zone = self.home[piece] as usize;
        let (above, below) = (self.above[piece], self.below[piece]);
        match above {
            NONE => self.top[zone] = below,
            _ => self.below[above as usize] = below,
        }
        match below {
            NONE => self.bottom[zone] = above,
            _ => self.above[below as usize] = above,
        }
        self.len[zone] -= 1;
    }
}

fn walk<P: PieceId>(start: u8, links: &[u8]) -> impl Iterator<Item = P> + '_ {
    let mut next = start;
    std::iter::from_fn(move || {
        (next != NONE).then(|| {
            let piece = next as usize;
            next = links[piece];
            P::from_index(piece)
        })
    })
}

impl<const PIECES: usize, const PILES: usize> fmt::Debug for Piles<PIECES, PILES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piles = (0..PILES).map(|zone| {
            let pieces: Vec<usize> = walk::<usize>(self.bottom[zone], &self.above).collect();
            (zone, pieces)
        });
        f.debug_map().entries(piles).finish()
    }
}

impl PieceId for usize {
    fn from_index(index: usize) -> usize {
        index
    }
    fn index(self) -> usize {
        self
    }
}

impl Zone for usize {
    fn index(self) -> usize {
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;
    use proptest::prelude::*;

    type Small = Piles<6, 3>;

    fn lists(piles: &Small) -> Vec<Vec<usize>> {
        (0..3).map(|zone| piles.iter(zone).collect()).collect()
    }

    #[test]
    fn pieces_go_on_top_and_come_off_the_top() {
        let mut piles = Small::all_in(0);
        piles.put_on_top(2, 1);
        piles.put_on_top(5, 1);
        piles.put_at_bottom(0, 1);
        assert_eq!(lists(&piles), [vec![1, 3, 4], vec![0, 2, 5], vec![]]);
        assert_eq!(piles.top::<usize>(1), Some(5));
        assert_eq!(
            piles.iter_from_top::<usize>(1).collect::<Vec<_>>(),
            [5, 2, 0]
        );
        assert_eq!(piles.top::<usize>(2), None);
    }

    #[test]
    fn shuffling_into_a_pile_empties_the_other() {
        let mut piles = Small::all_in(0);
        piles.shuffle_into::<usize>(0, 2, &mut crate::Rng::new(Seed::from(1)));
        let mut shuffled: Vec<usize> = piles.iter(2).collect();
        shuffled.sort_unstable();
        assert_eq!((piles.len(0), shuffled), (0, vec![0, 1, 2, 3, 4, 5]));
    }

    proptest! {
        /// The linked piles do what three plain lists would do.
        #[test]
        fn moves_agree_with_plain_lists(moves in prop::collection::vec((0..3u8, 0..6usize, 0..6usize), 0..60)) {
            let mut piles = Small::all_in(0);
            let mut plain = vec![(0..6).collect::<Vec<usize>>(), vec![], vec![]];
            for (kind, piece, other) in moves {
                if kind == 2 {
                    piles.exchange(piece, other);
                    for place in plain.iter_mut().flatten() {
                        *place = match *place {
                            p if p == piece => other,
                            p if p == other => piece,
                            p => p,
                        };
                    }
                } else {
                    let zone = other % 3;
                    plain.iter_mut().for_each(|list| list.retain(|&p| p != piece));
                    if kind == 0 {
                        piles.put_on_top(piece, zone);
                        plain[zone].push(piece);
                    } else {
                        piles.put_at_bottom(piece, zone);
                        plain[zone].insert(0, piece);
                    }
                }
                prop_assert_eq!(lists(&piles), plain.clone());
                for (zone, list) in plain.iter().enumerate() {
                    prop_assert_eq!(piles.len(zone), list.len());
                    let mut reversed: Vec<usize> = piles.iter_from_top(zone).collect();
                    reversed.reverse();
                    prop_assert_eq!(&reversed, list);
                    for &piece in list {
                        prop_assert!(piles.is_in(piece, zone));
                    }
                }
            }
        }
    }
}
