//! Which piece is printed on which half (TS-8.40).

use super::encounters::{EARLY_ENEMIES, LATE_ENEMIES, LATE_EVENTS, MIDDLE_ENEMY, MIDDLE_EVENTS};
use super::piece::{Part, Piece, Spot, Time};
use super::quests::{MAIN_QUESTS, MainQuest, SIDE_QUESTS};
use crate::generate::unfit::Unfit;
use crate::sentence::Letter;
use crate::stream::{LoopingBag, Stream};
use crate::world::HalfCode;

/// A piece and the half of each of its parts.
pub(super) struct Laid {
    pub(super) piece: &'static Piece,
    pub(super) halves: Vec<HalfCode>,
}

/// A part with the piece it belongs to.
#[derive(Clone, Copy)]
pub(super) struct Placed<'draft> {
    pub(super) part: &'static Part,
    pub(super) laid: &'draft Laid,
}

/// The 18 halves with their pieces.
pub(super) struct Draft {
    pub(super) quest: &'static MainQuest,
    pub(super) pieces: Vec<Laid>,
}

/// How many rounds fill what is left.
const FILLING_ROUNDS: u8 = 9;

impl Draft {
    /// TS-8.40, in the order of the rule.
    pub(super) fn draw(stream: &mut Stream) -> Result<Draft, Unfit> {
        let quest = &MAIN_QUESTS[stream.index(MAIN_QUESTS.len())];
        let mut draft = Draft {
            quest,
            pieces: Vec::new(),
        };
        draft.require(&quest.piece, stream)?;
        draft.some_of(SIDE_QUESTS, 1, "a side quest", stream)?;
        draft.some_of(LATE_EVENTS, 2, "late events", stream)?;
        let late: Vec<bool> = LATE_ENEMIES
            .iter()
            .map(|enemy| draft.lay(enemy, stream))
            .collect();
        if !late[0] {
            return Err(Unfit::NoPlace("a late enemy"));
        }
        draft.require(&MIDDLE_ENEMY, stream)?;
        draft.some_of(EARLY_ENEMIES, 2, "early enemies", stream)?;
        let left = draft.some_of(MIDDLE_EVENTS, 4, "middle events", stream)?;
        draft.fill(left, stream)?;
        Ok(draft)
    }

    /// Lays so many of the pieces, without repetition; what fits nowhere is passed over. Gives
    /// back those that were not tried.
    fn some_of(
        &mut self,
        pieces: &'static [Piece],
        mut count: usize,
        name: &'static str,
        stream: &mut Stream,
    ) -> Result<Vec<&'static Piece>, Unfit> {
        let mut bag: Vec<&Piece> = pieces.iter().collect();
        stream.shuffle(&mut bag);
        while count > 0 {
            let piece = bag.pop().ok_or(Unfit::NoPlace(name))?;
            count -= usize::from(self.lay(piece, stream));
        }
        Ok(bag)
    }

    /// Rounds of middle event, early enemy and late enemy, until all halves are filled.
    fn fill(&mut self, mut events: Vec<&'static Piece>, stream: &mut Stream) -> Result<(), Unfit> {
        let enemies = |pieces: &'static [Piece]| LoopingBag::new(pieces.iter().collect::<Vec<_>>());
        let mut early = enemies(EARLY_ENEMIES);
        let mut late = enemies(LATE_ENEMIES);
        for _ in 0..FILLING_ROUNDS {
            let round = [events.pop(), early.draw(stream), late.draw(stream)];
            for piece in round.into_iter().flatten() {
                self.lay(piece, stream);
            }
            if HalfCode::all().all(|half| !self.is_free(half)) {
                return Ok(());
            }
        }
        Err(Unfit::NoPlace("what fills the last halves"))
    }

    fn require(&mut self, piece: &'static Piece, stream: &mut Stream) -> Result<(), Unfit> {
        let laid = self.lay(piece, stream);
        laid.then_some(()).ok_or(Unfit::NoPlace(piece.id))
    }

    /// Lays a piece on free halves at random; says whether it could be laid.
    fn lay(&mut self, piece: &'static Piece, stream: &mut Stream) -> bool {
        let mut halves: Vec<HalfCode> = Vec::new();
        for part in piece.parts {
            let fits = |&half: &HalfCode| {
                self.is_free(half) && !halves.contains(&half) && self.fits(part.spot, half, &halves)
            };
            let free: Vec<HalfCode> = HalfCode::all().filter(fits).collect();
            if free.is_empty() {
                return false;
            }
            halves.push(stream.choose(&free));
        }
        self.pieces.push(Laid { piece, halves });
        true
    }

    fn fits(&self, spot: Spot, half: HalfCode, before: &[HalfCode]) -> bool {
        let (first, is_a) = (half.card == 1, half.letter == Letter::A);
        match spot {
            Spot::Start => first && is_a,
            Spot::End => first && !is_a,
            Spot::A => !first && is_a,
            Spot::Over => !first && is_a && self.is_free(HalfCode::b(half.card)),
            Spot::Under => !first && !is_a && before.contains(&HalfCode::a(half.card)),
            Spot::B => !first && !is_a,
            Spot::Any => !first,
            Spot::Takable => !is_a && matches!(half.card, 5 | 6),
        }
    }

    fn is_free(&self, half: HalfCode) -> bool {
        self.at(half).is_none()
    }

    /// When this half is meant to be read.
    pub(super) fn time(&self, half: HalfCode) -> Option<Time> {
        self.at(half).map(|placed| placed.part.time)
    }

    /// What is printed on this half.
    pub(super) fn at(&self, half: HalfCode) -> Option<Placed<'_>> {
        self.pieces.iter().find_map(|laid| {
            let place = laid.halves.iter().position(|&taken| taken == half)?;
            Some(Placed {
                part: &laid.piece.parts[place],
                laid,
            })
        })
    }
}
