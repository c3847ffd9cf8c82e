//! Where the chance of a match comes from, and who acts when several may.

use bots::{Bot, BotKind};
use kernel::{Evaluate, Rng, Seat, SeatSet, Seed};

/// The separate streams of chance in one match, all from one seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchSeeds(Seed);

impl MatchSeeds {
    /// The streams of the match with this seed. Game `i` of a simulation, counted from 0, has
    /// the seed `seed.child(i)`.
    pub const fn new(seed: Seed) -> MatchSeeds {
        MatchSeeds(seed)
    }

    /// For the game itself: what [`kernel::Game::new`] is given.
    pub fn chance(self) -> Seed {
        self.0.child(0)
    }

    /// For who acts next where the game waits for several seats.
    pub fn order(self) -> Seed {
        self.0.child(1)
    }

    /// For the bot in this seat.
    pub fn bot(self, seat: Seat) -> Seed {
        self.0.child(2 + seat.index() as u64)
    }

    /// One bot a seat, ready to play the match.
    pub fn seat_bots<G: Evaluate>(self, kinds: &[BotKind]) -> Vec<Box<dyn Bot<G>>> {
        Seat::all(kinds.len())
            .zip(kinds)
            .map(|(seat, kind)| kind.seat(self.bot(seat)))
            .collect()
    }
}

/// Decides who acts next, so that teams interleave. Most games never need it, and then it costs
/// nothing.
pub(crate) struct Order {
    seeds: MatchSeeds,
    rng: Option<Rng>,
}

impl Order {
    pub(crate) fn new(seeds: MatchSeeds) -> Order {
        Order { seeds, rng: None }
    }

    #[inline]
    pub(crate) fn next(&mut self, waiting: SeatSet) -> Seat {
        let seeds = self.seeds;
        next_seat(waiting, || {
            self.rng.get_or_insert_with(|| Rng::new(seeds.order()))
        })
    }
}

/// One of the seats a game waits for, each equally likely. If there is only one, no chance is
/// drawn.
///
/// # Panics
/// If the game breaks the law that it waits for somebody until it is over.
#[inline]
pub(crate) fn next_seat<'a>(mut waiting: SeatSet, rng: impl FnOnce() -> &'a mut Rng) -> Seat {
    let place = match waiting.len() {
        0 | 1 => 0,
        several => rng().index(several),
    };
    waiting
        .nth(place)
        .expect("a game that is not over waits for somebody")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_that_wait_together_act_in_any_order() {
        let waiting: SeatSet = [0, 2, 3].map(Seat::new).into_iter().collect();
        let mut order = Order::new(MatchSeeds::new(Seed::from(1)));
        let mut counts = [0; 4];
        for _ in 0..3000 {
            counts[order.next(waiting).index()] += 1;
        }
        assert_eq!(counts[1], 0, "nobody waits for seat 2");
        for seat in waiting {
            assert!((880..1120).contains(&counts[seat.index()]), "{counts:?}");
        }
    }

    #[test]
    fn no_two_streams_of_a_match_are_the_same() {
        let seeds = MatchSeeds::new(Seed::from(1));
        let mut all = vec![seeds.chance(), seeds.order()];
        all.extend(Seat::all(8).map(|seat| seeds.bot(seat)));
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 10);
    }
}
