//! Which half reveals which (TS-8.43, TS-8.44).

use super::draft::Draft;
use super::piece::Deed;
use crate::generate::unfit::Unfit;
use crate::sentence::Letter;
use crate::stream::Stream;
use crate::world::HalfCode;

/// All reveals of a World.
pub(super) struct Links {
    /// From the half that reveals to the half B that is revealed.
    links: Vec<(HalfCode, HalfCode)>,
}

impl Links {
    /// The reveals of the quests, and free ones until every half B has one.
    pub(super) fn draw(draft: &Draft, stream: &mut Stream) -> Result<Links, Unfit> {
        let mut links = Links {
            links: quest_links(draft),
        };
        let mut from: Vec<HalfCode> = HalfCode::all()
            .filter(|&half| has_free_reveal(draft, half))
            .collect();
        stream.shuffle(&mut from);
        // Halves A first: what nothing on the table reveals cannot reveal anything itself.
        from.sort_by_key(|half| half.letter);
        for half in from {
            links.add_free(half, draft, stream);
        }
        match links.hidden() {
            Some(half) => Err(Unfit::Hidden(half)),
            None => Ok(links),
        }
    }

    /// What this half reveals.
    pub(super) fn from(&self, half: HalfCode) -> impl Iterator<Item = HalfCode> {
        let links = self.links.iter();
        links.filter(move |link| link.0 == half).map(|link| link.1)
    }

    /// TS-8.44 (3): the halves A that must have been turned before one half reveals another,
    /// because the half A it would bury is what turns them. A half that buries itself has done
    /// its work.
    pub(super) fn first_turned(&self, from: HalfCode, target: HalfCode) -> Vec<HalfCode> {
        let buried = HalfCode::a(target.card);
        if from == buried {
            return Vec::new();
        }
        let turned = self.from(buried);
        turned.map(|turned| HalfCode::a(turned.card)).collect()
    }

    fn reveals(&self, target: HalfCode) -> bool {
        self.links.iter().any(|link| link.1 == target)
    }

    fn hidden(&self) -> Option<HalfCode> {
        (2..=9).map(HalfCode::b).find(|&half| !self.reveals(half))
    }

    fn add_free(&mut self, from: HalfCode, draft: &Draft, stream: &mut Stream) {
        let candidates = self.candidates(from, draft);
        if candidates.is_empty() {
            return;
        }
        // The earlier of two: the villain is seldom one step away from the beginning.
        let two = [stream.choose(&candidates), stream.choose(&candidates)];
        if let Some(target) = two.into_iter().min_by_key(|&half| draft.time(half)) {
            self.links.push((from, target));
        }
    }

    // TS-8.43.
    fn candidates(&self, from: HalfCode, draft: &Draft) -> Vec<HalfCode> {
        // TS-8.44 (4).
        if from.letter == Letter::A && self.is_revealed_from_an_a(HalfCode::b(from.card)) {
            return Vec::new();
        }
        let possible: Vec<HalfCode> = (2..=9)
            .map(HalfCode::b)
            .filter(|&half| half.card != from.card && !self.reveals(half))
            .filter(|&half| !self.with(from, half).goes_round())
            .collect();
        let later = possible.iter().copied();
        let later: Vec<HalfCode> = later
            .filter(|&half| draft.time(half) >= draft.time(from))
            .collect();
        if later.is_empty() { possible } else { later }
    }

    fn is_revealed_from_an_a(&self, target: HalfCode) -> bool {
        let mut links = self.links.iter();
        links.any(|link| link.1 == target && link.0.letter == Letter::A)
    }

    fn with(&self, from: HalfCode, target: HalfCode) -> Links {
        let mut links = self.links.clone();
        links.push((from, target));
        Links { links }
    }

    /// Does some card have to be turned before itself?
    fn goes_round(&self) -> bool {
        // waits[n] holds the cards that must be turned before card n.
        let mut waits = [0_u16; 10];
        for &(from, target) in &self.links {
            let wait = &mut waits[usize::from(target.card)];
            if from.letter == Letter::B {
                *wait |= 1 << from.card;
            }
            for turned in self.first_turned(from, target) {
                *wait |= 1 << turned.card;
            }
        }
        let mut turned = 0_u16;
        for _ in 0..9 {
            for (card, wait) in waits.iter().enumerate() {
                if wait & !turned == 0 {
                    turned |= 1 << card;
                }
            }
        }
        turned != 0b11_1111_1111
    }
}

fn has_free_reveal(draft: &Draft, half: HalfCode) -> bool {
    let placed = draft.at(half);
    placed.is_some_and(|placed| placed.part.deeds.contains(&Deed::FreeReveal))
}

/// The reveals that the pieces bring with them.
fn quest_links(draft: &Draft) -> Vec<(HalfCode, HalfCode)> {
    let mut links = Vec::new();
    for laid in &draft.pieces {
        for (part, &from) in laid.piece.parts.iter().zip(&laid.halves) {
            for deed in part.deeds {
                if let Deed::Reveal(target) | Deed::RevealOn(_, target) = *deed {
                    links.push((from, laid.halves[target]));
                }
            }
        }
    }
    links
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drafts() -> impl Iterator<Item = (Draft, Stream)> {
        (0..200).filter_map(|seed| {
            let mut stream = Stream::new(&format!("links {seed}"), "adventure");
            Some((Draft::draw(&mut stream).ok()?, stream))
        })
    }

    // TS-8.43.
    #[test]
    fn a_free_reveal_goes_to_a_later_half_of_another_card_if_there_is_one() {
        for (draft, _) in drafts() {
            let links = Links {
                links: quest_links(&draft),
            };
            let free = HalfCode::all().filter(|&half| has_free_reveal(&draft, half));
            for from in free.filter(|half| !links.is_revealed_from_an_a(HalfCode::b(half.card))) {
                let candidates = links.candidates(from, &draft);
                let later = |half: HalfCode| draft.time(half) >= draft.time(from);
                assert!(candidates.iter().all(|half| half.letter == Letter::B));
                assert!(candidates.iter().all(|half| half.card != from.card));
                assert!(candidates.iter().all(|&half| !links.reveals(half)));
                let open = (2..=9).map(HalfCode::b).filter(|&half| {
                    half.card != from.card
                        && !links.reveals(half)
                        && !links.with(from, half).goes_round()
                });
                let some_later = open.clone().any(later);
                let expected: Vec<_> = open.filter(|&half| later(half) || !some_later).collect();
                assert_eq!(candidates, expected);
            }
        }
    }

    // TS-8.44 (4): links are in the order in which they were drawn.
    #[test]
    fn a_half_a_that_another_half_a_would_bury_gets_no_reveal() {
        let mut met = 0;
        for (draft, mut stream) in drafts() {
            let Ok(links) = Links::draw(&draft, &mut stream) else {
                continue;
            };
            assert!(!links.goes_round());
            let from_a = |link: &&(HalfCode, HalfCode)| link.0.letter == Letter::A;
            let all: Vec<_> = links.links.iter().filter(from_a).collect();
            for (place, (from, _)) in all.iter().enumerate() {
                let mut others = all[..place].iter().filter(|link| link.0 != *from);
                assert!(!others.any(|link| link.1.card == from.card));
                met += 1;
            }
        }
        assert!(met > 500);
    }

    // TS-8.44, G-32: 2A reveals 3B and 3A reveals 2B, each only after the other.
    #[test]
    fn two_halves_that_wait_for_each_other_go_round() {
        let links = |pairs: &[(HalfCode, HalfCode)]| Links {
            links: pairs.to_vec(),
        };
        let (a, b) = (HalfCode::a, HalfCode::b);
        assert!(!links(&[(a(2), b(3)), (a(4), b(2))]).goes_round());
        assert!(links(&[(a(2), b(3)), (a(3), b(2))]).goes_round());
        assert!(links(&[(b(2), b(3)), (b(3), b(2))]).goes_round());
        assert!(links(&[(a(2), b(3)), (b(3), b(4)), (b(4), b(2)), (a(3), b(4))]).goes_round());
        assert!(!links(&[(a(2), b(2)), (a(2), b(3))]).goes_round());
    }
}
