//! The state of a game: flat, small, without history.

use crate::attack::Attack;
use crate::batch::Batch;
use crate::cards::{Card, CardId, CardSet, Elemental, Market, PIECES, Piece, Printed};
use crate::effect::Faction;
use crate::event::Spot;
use crate::frame::Frame;
use crate::layout::{Layout, Row, Space, SpaceSet};
use crate::phase::Phase;
use crate::piece_set::PieceSet;
use crate::side::Side;
use crate::trigger::Queued;
use kernel::{Pile, Piles, Rng, Seat, SeatSet, Zone};
use std::fmt;

/// The most seats.
pub(crate) const SEATS: usize = 4;

/// Where a card can be (CN-1.3.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// Packs that nobody plays with.
    Box,
    Deck(Seat),
    Hand(Seat),
    Discard(Seat),
    /// Locked Champions.
    SageBoard(Seat),
    MarketDeck(Market),
    Display(Market),
    /// Both formations.
    Field,
    InPlay,
    Removed,
}

pub(crate) const PLACES: usize = 5 + 4 + 4 * SEATS;

impl Zone for Place {
    #[inline]
    fn index(self) -> usize {
        match self {
            Place::Box => 0,
            Place::Field => 1,
            Place::InPlay => 2,
            Place::Removed => 3,
            Place::MarketDeck(market) => 4 + market as usize,
            Place::Display(market) => 6 + market as usize,
            Place::Deck(seat) => 8 + seat.index(),
            Place::Hand(seat) => 12 + seat.index(),
            Place::Discard(seat) => 16 + seat.index(),
            Place::SageBoard(seat) => 20 + seat.index(),
        }
    }
}

/// Can the Elemental's dawn effect still be used this turn?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum DawnUse {
    /// It was not in the dawn list (CN-3.1.2).
    #[default]
    NotListed,
    Ready,
    Used,
}

/// Who brought an Elemental to defeat (CN-4.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Felled {
    pub by: Seat,
    pub by_attack: bool,
}

/// An Elemental in a formation, with its tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    pub piece: Piece,
    pub owner: Seat,
    pub dawn: DawnUse,
    pub felled: Option<Felled>,
    pub damage: u16,
    pub boosts: u16,
    pub shields: u16,
}

impl Standing {
    pub fn new(piece: Piece, owner: Seat) -> Standing {
        Standing {
            piece,
            owner,
            dawn: DawnUse::NotListed,
            felled: None,
            damage: 0,
            boosts: 0,
            shields: 0,
        }
    }
}

/// One side's formation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Formation {
    pub occupied: SpaceSet,
    standing: [Standing; Space::MAX],
}

impl Formation {
    pub fn empty() -> Formation {
        Formation {
            occupied: SpaceSet::EMPTY,
            standing: [Standing::new(Piece(0), Seat::new(0)); Space::MAX],
        }
    }

    /// The Elemental in an occupied space.
    #[inline]
    pub fn at(&self, space: Space) -> &Standing {
        &self.standing[space.index()]
    }

    #[inline]
    pub fn at_mut(&mut self, space: Space) -> &mut Standing {
        &mut self.standing[space.index()]
    }

    /// The Elemental in a space, if there is one.
    #[inline]
    pub fn get(&self, space: Space) -> Option<&Standing> {
        self.occupied.contains(space).then(|| self.at(space))
    }

    pub fn put(&mut self, space: Space, standing: Standing) {
        self.occupied = self.occupied.with(space);
        self.standing[space.index()] = standing;
    }

    pub fn take(&mut self, space: Space) -> Standing {
        self.occupied = self.occupied.without(space);
        // What lies under an empty space must not tell equal positions apart.
        let empty = Standing::new(Piece(0), Seat::new(0));
        std::mem::replace(&mut self.standing[space.index()], empty)
    }

    pub fn exchange(&mut self, one: Space, other: Space) {
        self.standing.swap(one.index(), other.index());
    }

    /// Where a physical card stands.
    #[inline]
    pub fn find(&self, piece: Piece) -> Option<Space> {
        self.occupied
            .into_iter()
            .find(|&s| self.at(s).piece == piece)
    }
}

/// What belongs to one seat besides its piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SageBoard {
    pub faction: Option<Faction>,
    pub level: u8,
    pub faction_action_taken: bool,
    /// Warriors chosen in setup, until they are placed.
    pub warriors: Option<(CardId, CardId)>,
}

/// How the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standoff {
    Open,
    Won(Side),
    Drawn,
}

/// Something the engine is in the middle of; the last one is worked on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Task {
    /// Settling (CN-4.5).
    #[default]
    Settle,
    /// The attack in progress (CN-4.2).
    Attack,
    /// An effect being carried out.
    Effect(Frame),
    /// The damage batch in progress (CN-4.4).
    Batch,
}

pub(crate) const TASKS: usize = 6;
pub(crate) const QUEUE: usize = 96;

/// A game of Command of Nature.
#[derive(Clone, Copy)]
pub struct Nature {
    pub(crate) set: &'static CardSet,
    pub(crate) layout: &'static Layout,
    pub(crate) rng: Rng,
    pub(crate) piles: Piles<PIECES, PLACES>,
    pub(crate) formations: [Formation; 2],
    pub(crate) displays: [[Option<Piece>; 3]; 2],
    pub(crate) boards: [SageBoard; SEATS],
    pub(crate) gold: [u8; 2],
    pub(crate) seats: u8,
    pub(crate) ap: u8,
    pub(crate) turn: u16,
    pub(crate) turn_limit: u16,
    pub(crate) first: Side,
    pub(crate) active: Side,
    pub(crate) phase: Phase,
    pub(crate) standoff: Standoff,
    /// Seats that said they are done with the phase.
    pub(crate) done: SeatSet,
    pub(crate) conceded: SeatSet,
    /// Physical cards that attacked this turn (R49).
    pub(crate) attacked: PieceSet,
    /// Cards in hidden places whose place everyone knows, because they went there face up.
    pub(crate) known: PieceSet,
    pub(crate) tasks: Pile<Task, TASKS>,
    pub(crate) queue: Pile<Queued, QUEUE>,
    /// Who decides how a formation is re-formed (CN-4.7.6).
    pub(crate) reformer: [Option<Seat>; 2],
    pub(crate) attack: Option<Attack>,
    pub(crate) batch: Option<Batch>,
}

impl PartialEq for Nature {
    fn eq(&self, other: &Nature) -> bool {
        self.set == other.set
            && (self.rng, self.formations) == (other.rng, other.formations)
            && self.same_places(other)
            && (self.displays, self.boards, self.gold) == (other.displays, other.boards, other.gold)
            && (self.seats, self.ap, self.turn, self.turn_limit)
                == (other.seats, other.ap, other.turn, other.turn_limit)
            && (self.first, self.active, self.phase, self.standoff)
                == (other.first, other.active, other.phase, other.standoff)
            && (self.done, self.conceded, self.attacked, self.known)
                == (other.done, other.conceded, other.attacked, other.known)
            && (self.tasks, self.queue, self.reformer) == (other.tasks, other.queue, other.reformer)
            && (self.attack, self.batch) == (other.attack, other.batch)
    }
}

/// As files hold it: the set is the same for all positions, and long.
impl fmt::Debug for Nature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_saved().fmt(f)
    }
}

impl Nature {
    /// Are all cards in the same places? The order counts only where it does in the game.
    fn same_places(&self, other: &Nature) -> bool {
        let seats = Seat::all(SEATS).flat_map(|seat| {
            [
                Place::Deck(seat),
                Place::Hand(seat),
                Place::Discard(seat),
                Place::SageBoard(seat),
            ]
        });
        let ordered = seats
            .chain(Market::ALL.map(Place::MarketDeck))
            .chain([Place::InPlay, Place::Removed]);
        let (ours, theirs) = (&self.piles, &other.piles);
        (0..PIECES).all(|piece| ours.home(piece) == theirs.home(piece))
            && ordered
                .into_iter()
                .all(|place| ours.iter::<Piece>(place).eq(theirs.iter::<Piece>(place)))
    }

    /// How many seats the game has.
    #[inline]
    pub(crate) fn seat_count(&self) -> usize {
        self.seats as usize
    }

    #[inline]
    pub(crate) fn side_of(&self, seat: Seat) -> Side {
        Side::of(seat, self.seat_count())
    }

    #[inline]
    pub(crate) fn seats_of(&self, side: Side) -> SeatSet {
        side.seats(self.seat_count())
    }

    #[inline]
    pub(crate) fn is_team_game(&self) -> bool {
        self.seats == 4
    }

    // CN-0.4
    pub(crate) fn gold_limit(&self) -> u8 {
        if self.is_team_game() { 20 } else { 12 }
    }

    #[inline]
    pub(crate) fn board(&self, seat: Seat) -> &SageBoard {
        &self.boards[seat.index()]
    }

    #[inline]
    pub(crate) fn board_mut(&mut self, seat: Seat) -> &mut SageBoard {
        &mut self.boards[seat.index()]
    }

    #[inline]
    pub(crate) fn formation(&self, side: Side) -> &Formation {
        &self.formations[side.index()]
    }

    #[inline]
    pub(crate) fn formation_mut(&mut self, side: Side) -> &mut Formation {
        &mut self.formations[side.index()]
    }

    /// The printed card of a physical one.
    #[inline]
    pub(crate) fn card(&self, piece: Piece) -> &'static Card {
        self.set.of(piece)
    }

    /// A physical Elemental's printed side. Only Elementals stand in formations (CN-1.2.4).
    #[inline]
    pub(crate) fn elemental(&self, piece: Piece) -> &'static Elemental {
        match self.card(piece).elemental() {
            Some(elemental) => elemental,
            None => unreachable!("a Command stands in a formation"),
        }
    }

    pub(crate) fn printed(&self, piece: Piece) -> Printed {
        Printed(self.card(piece))
    }

    pub(crate) fn printed_id(&self, id: CardId) -> Printed {
        Printed(self.set.card(id))
    }

    #[inline]
    pub(crate) fn row(&self, space: Space) -> Row {
        self.layout.row(space)
    }

    /// Does the effect of the Elemental in this space work in the row it stands in?
    #[inline]
    pub(crate) fn effect_works(&self, side: Side, space: Space) -> bool {
        let standing = self.formation(side).at(space);
        self.elemental(standing.piece)
            .rows
            .contains(self.row(space))
    }

    pub(crate) fn spot(&self, side: Side, space: Space) -> Spot {
        Spot {
            side,
            space,
            card: self.printed(self.formation(side).at(space).piece),
        }
    }

    /// Where a physical card stands, if it is in a formation.
    #[inline]
    pub(crate) fn whereabouts(&self, piece: Piece) -> Option<(Side, Space)> {
        if !self.piles.is_in(piece, Place::Field) {
            return None;
        }
        Side::BOTH
            .into_iter()
            .find_map(|side| Some((side, self.formation(side).find(piece)?)))
    }

    /// The seat's own Sage as a physical card.
    pub(crate) fn sage_piece(&self, seat: Seat) -> Option<Piece> {
        let faction = self.board(seat).faction?;
        self.set.pack_pieces(faction).next()
    }

    /// Where the seat's own Sage stands, if it does.
    pub(crate) fn sage_space(&self, seat: Seat) -> Option<Space> {
        let sage = self.sage_piece(seat)?;
        self.formation(self.side_of(seat)).find(sage)
    }

    pub(crate) fn sage_stands(&self, seat: Seat) -> bool {
        self.sage_piece(seat)
            .is_some_and(|sage| self.piles.is_in(sage, Place::Field))
    }

    /// The spaces where an Elemental may be put: the empty ones of the frontmost row that has
    /// any (CN-3.3.2).
    #[inline]
    pub(crate) fn summon_spaces(&self, side: Side) -> SpaceSet {
        let empty = self.layout.spaces.minus(self.formation(side).occupied);
        Row::ALL
            .into_iter()
            .map(|row| empty.and(self.layout.row_spaces(row)))
            .find(|spaces| !spaces.is_empty())
            .unwrap_or(SpaceSet::EMPTY)
    }

    /// A copy of this card in a seat's pile. Of several copies the one that attacked this turn
    /// comes last if `fresh` is wanted, else first; then one whose place is known comes first.
    pub(crate) fn copy_in(&self, place: Place, id: CardId, fresh: bool) -> Option<Piece> {
        let mut best = None;
        let mut best_score = 0;
        for piece in self.piles.iter::<Piece>(place) {
            if self.set.printed(piece) == id {
                let wanted = self.attacked.contains(piece) != fresh;
                let score = 1 + 2 * u8::from(wanted) + u8::from(self.known.contains(piece));
                if score > best_score {
                    best = Some(piece);
                    best_score = score;
                }
            }
        }
        best
    }

    /// Is a copy of this card there?
    pub(crate) fn has_copy(&self, place: Place, id: CardId) -> bool {
        self.piles
            .iter::<Piece>(place)
            .any(|piece| self.set.printed(piece) == id)
    }
}
