//! The state of a battle: flat, small, without history.

use crate::cards::{Card, CardId, CardSet, Piece, Printed};
use crate::combat::Combat;
use crate::facts::{Facts, Matters};
use crate::mark::Mark;
use crate::phase::Phase;
use crate::pieces::{AREAS, Area, PIECES, PieceState};
use crate::requirement::ClassSet;
use crate::shine::Shine;
use crate::trigger::{Delayed, Pending, PickUp};
use crate::unit::{Entry, Structure, Unit};
use crate::work::Task;
use crate::zone::{ZONES, Zone, ZoneSet};
use kernel::{Pile, Piles, Rng, Seat};

/// How many effects can lie on objects at once.
pub(crate) const MARKS: usize = 42;
/// How many triggers can wait at once.
pub(crate) const TRIGGERS: usize = 39;
/// How many things can be half done at once. Triggers wait in a queue and never nest, so the
/// deepest there is: a checkpoint, a combat in it, a checkpoint in that, a pick-up, the abilities
/// of one card with the same trigger (no card has more than [`ALIKE`]), two draws, a lost card.
pub(crate) const TASKS: usize = 7 + ALIKE;
/// The most abilities of one card with the same trigger.
pub(crate) const ALIKE: usize = 3;
const PICK_UPS: usize = 10;
const DELAYED: usize = 4;
/// Dice of chance that a scenario can fix beforehand.
pub(crate) const FATE: usize = 8;

/// What a player has besides cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct PlayerState {
    pub classes: ClassSet,
    /// Crystals by colour.
    pub ready: [u8; 5],
    pub exhausted: [u8; 5],
    /// Vocations left this turn (SV-4.13).
    pub vocations: u8,
    /// Prevents the next direct damage (T52): until Sunset, until the own next turn, for good.
    pub safeguards: [u8; 3],
    /// Was dealt more direct damage than the wall could take (SV-7.1).
    pub has_lost: bool,
    /// Has chosen the cards to exchange (SV-3.1).
    pub kept: bool,
    /// Cards exchanged.
    pub exchanged: u8,
}

impl PlayerState {
    /// Crystals of all colours, ready or not.
    pub fn crystals(&self) -> u8 {
        let all = self.ready.iter().chain(&self.exhausted);
        all.fold(0, |sum, &crystals| sum.saturating_add(crystals))
    }
}

/// How the battle stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    Open,
    Won(Seat, crate::event::Ending),
    Drawn(crate::event::Ending),
}

/// A battle of Sovereign.
#[derive(Clone)]
pub struct Battle {
    pub(crate) set: &'static CardSet,
    pub(crate) rng: Rng,
    pub(crate) piles: Piles<PIECES, AREAS>,
    pub(crate) printed: [CardId; PIECES],
    pub(crate) states: [PieceState; PIECES],
    pub(crate) units: [Unit; ZONES],
    pub(crate) structures: [Structure; ZONES],
    /// Face-down cards.
    pub(crate) covers: [Piece; ZONES],
    /// Where the Haerian of each player stand: found again from the units.
    pub(crate) armies: [ZoneSet; 2],
    /// Where Buildings stand.
    pub(crate) built: ZoneSet,
    /// Where face-down cards of each player lie.
    pub(crate) walls: [ZoneSet; 2],
    /// Where Haerian and Buildings stand that touch others as long as they do.
    pub(crate) radiant: ZoneSet,
    /// Where those stand whose STATIC abilities are about costs, Realms, Equipment or damage.
    pub(crate) governing: ZoneSet,
    /// Triggers that something on the battlefield has, as bits.
    pub(crate) heard: u32,
    /// What STATIC abilities on the battlefield are about, and what auras look at.
    pub(crate) governed: Matters,
    pub(crate) minded: Matters,
    pub(crate) shine: Shine,
    /// Must what shines be looked at again?
    pub(crate) is_stale: bool,
    /// Has something happened that a state check could find?
    pub(crate) is_unsettled: bool,
    pub(crate) marks: Pile<Mark, MARKS>,
    pub(crate) players: [PlayerState; 2],
    pub(crate) pending: Pile<Pending, TRIGGERS>,
    pub(crate) pick_ups: Pile<PickUp, PICK_UPS>,
    pub(crate) delayed: Pile<Delayed, DELAYED>,
    /// Costs changed for a time.
    pub(crate) discounts: Pile<crate::pay::Discount, 4>,
    pub(crate) combat: Option<Combat>,
    pub(crate) tasks: Pile<Task, TASKS>,
    pub(crate) fate: Pile<u8, FATE>,
    pub(crate) phase: Phase,
    pub(crate) standing: Standing,
    pub(crate) active: Seat,
    /// Who takes the first turn, if the setup says so.
    pub(crate) starter: Option<Seat>,
    pub(crate) turn: u8,
    /// The next object's number.
    pub(crate) entries: u16,
    /// Triggers resolved in this checkpoint (SV-7.7).
    pub(crate) resolved: u16,
    /// Were more triggers fired than can wait?
    pub(crate) is_chain_cut: bool,
}

impl Battle {
    #[inline]
    pub(crate) fn unit(&self, zone: Zone) -> &Unit {
        &self.units[zone.index()]
    }

    #[inline]
    pub(crate) fn unit_mut(&mut self, zone: Zone) -> &mut Unit {
        &mut self.units[zone.index()]
    }

    #[inline]
    pub(crate) fn structure(&self, zone: Zone) -> &Structure {
        &self.structures[zone.index()]
    }

    /// All zones with a Haerian.
    #[inline]
    pub(crate) fn occupied(&self) -> ZoneSet {
        self.armies[0].or(self.armies[1])
    }

    /// Whose Haerian stands here.
    #[inline]
    pub(crate) fn controller(&self, zone: Zone) -> Option<Seat> {
        [0, 1]
            .into_iter()
            .find(|&seat| self.armies[seat].contains(zone))
            .map(Seat::new)
    }

    /// Where the object with this number stands as a Haerian.
    pub(crate) fn find_unit(&self, entry: Entry) -> Option<Zone> {
        let mut zones = self.occupied();
        zones.find(|&zone| self.unit(zone).entry == entry)
    }

    #[inline]
    pub(crate) fn printed_of(&self, piece: Piece) -> CardId {
        self.printed[piece.0 as usize]
    }

    #[inline]
    pub(crate) fn card(&self, piece: Piece) -> &'static Card {
        self.set.card(self.printed_of(piece))
    }

    /// What is asked of the card most often.
    #[inline]
    pub(crate) fn facts(&self, piece: Piece) -> &'static Facts {
        self.set.facts.of_card(self.printed_of(piece))
    }

    pub(crate) fn printed(&self, piece: Piece) -> Printed {
        Printed(self.card(piece))
    }

    #[inline]
    pub(crate) fn state(&self, piece: Piece) -> PieceState {
        self.states[piece.0 as usize]
    }

    #[inline]
    pub(crate) fn state_mut(&mut self, piece: Piece) -> &mut PieceState {
        &mut self.states[piece.0 as usize]
    }

    #[inline]
    pub(crate) fn owner(&self, piece: Piece) -> Seat {
        self.state(piece).owner()
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &PlayerState {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut PlayerState {
        &mut self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> impl Iterator<Item = Piece> + '_ {
        self.piles.iter(Area::Hand(seat))
    }

    /// Own face-down cards on the battlefield (SV-4.12).
    #[inline]
    pub(crate) fn covers_of(&self, seat: Seat) -> usize {
        self.walls[seat.index()].len()
    }

    /// A number below `count`, from chance or from the scenario's fate.
    pub(crate) fn chance(&mut self, count: usize) -> usize {
        if !self.fate.is_empty() {
            return self.fate.remove(0) as usize % count.max(1);
        }
        self.rng.index(count)
    }
}
