//! When two battles are the same, and what they look like to a person who debugs one.

use crate::cards::{CardId, Piece};
use crate::mentions::Mention;
use crate::pieces::{Area, PIECES, PieceState};
use crate::places::{Place, area_of_list};
use crate::position::Battle;
use crate::wall::NO_COVER;
use kernel::Piles;
use std::fmt;

impl PartialEq for Battle {
    /// Copies of a card are alike, so which number a physical card has does not count, nor the
    /// order of piles that have none (SV-1.17), nor that of effects on different objects.
    fn eq(&self, other: &Battle) -> bool {
        let (mine, theirs) = (self.renumbered(), other.renumbered());
        mine.cards_agree(&theirs) && mine.field_agrees(&theirs) && mine.turn_agrees(&theirs)
    }
}

impl fmt::Debug for Battle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match serde_json::to_string(&self.to_saved()) {
            Ok(text) => f.write_str(&text),
            Err(_) => f.write_str("Battle"),
        }
    }
}

impl Battle {
    /// The same battle with its cards numbered as [`Battle::each_place`] meets them, and its
    /// marks by the zones of their objects.
    pub(crate) fn renumbered(&self) -> Battle {
        let mut again = self.clone();
        again.piles = Piles::all_in(Area::Unborn);
        again.printed = [CardId(0); PIECES];
        again.states = [PieceState::default(); PIECES];
        let mut numbers = [None; PIECES];
        self.each_place(&mut |piece, place| {
            let Some(new) = again.piles.top::<Piece>(Area::Unborn) else {
                return;
            };
            numbers[piece.0 as usize] = Some(new);
            again.printed[new.0 as usize] = self.printed_of(piece);
            again.states[new.0 as usize] = self.state(piece);
            let area = match place {
                Place::Listed(seat, list, _) => area_of_list(list, seat),
                Place::Haerian(zone) => {
                    again.unit_mut(zone).piece = new;
                    Area::Field
                }
                Place::Building(zone) => {
                    again.structures[zone.index()].piece = new;
                    Area::Field
                }
                Place::Wall(zone) => {
                    again.covers[zone.index()] = new;
                    Area::Field
                }
            };
            again.file(new, area);
        });
        let renumber = |piece: &mut Piece| {
            if let Some(&Some(new)) = numbers.get(piece.0 as usize) {
                *piece = new;
            }
        };
        again.each_mention(&mut |mention| match mention {
            Mention::Object(object) => renumber(&mut object.piece),
            Mention::Card(piece) => renumber(piece),
            Mention::Held(held, _) => {
                let mut piece = Piece(*held);
                renumber(&mut piece);
                *held = piece.0;
            }
        });
        let rank = |entry| self.bearer_rank(entry);
        again.marks.as_mut_slice().sort_by_key(|mark| rank(mark.on));
        again
    }

    /// Puts the next card of a list into its area.
    pub(crate) fn file(&mut self, piece: Piece, area: Area) {
        match area {
            Area::Chronicles(_) => self.piles.put_at_bottom(piece, area),
            _ => self.piles.put_on_top(piece, area),
        }
    }

    fn cards_agree(&self, other: &Battle) -> bool {
        self.set == other.set
            && self.piles == other.piles
            && self.printed == other.printed
            && self.states == other.states
            && self.players == other.players
    }

    fn field_agrees(&self, other: &Battle) -> bool {
        let covered = |battle: &Battle| battle.covers.map(|cover| cover != NO_COVER);
        self.units == other.units
            && self.structures == other.structures
            && covered(self) == covered(other)
            && self.armies == other.armies
            && self.built == other.built
            && self.walls == other.walls
            && self.radiant == other.radiant
            && self.heard == other.heard
            && self.marks == other.marks
    }

    fn turn_agrees(&self, other: &Battle) -> bool {
        self.rng == other.rng
            && self.fate == other.fate
            && self.pending == other.pending
            && self.pick_ups == other.pick_ups
            && self.delayed == other.delayed
            && self.discounts == other.discounts
            && self.combat == other.combat
            && self.tasks == other.tasks
            && self.phase == other.phase
            && self.standing == other.standing
            && self.active == other.active
            && self.starter == other.starter
            && self.turn == other.turn
            && self.entries == other.entries
            && self.resolved == other.resolved
            && self.is_chain_cut == other.is_chain_cut
    }
}
