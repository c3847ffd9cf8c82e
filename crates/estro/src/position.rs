//! The state of a match: flat, small, without history.

use crate::attack::Attack;
use crate::body::Body;
use crate::cards::{Card, CardId, CardSet, Gift, Piece, Printed};
use crate::estri::{Estro, Zone};
use crate::event::{Ending, Spot};
use crate::field_index::FieldIndex;
use crate::gift_facts::Window;
use crate::mark::Mark;
use crate::mode::{Extra, Frame, Modes};
use crate::phase::Phase;
use crate::pieces::{AREAS, Area, CardIds, Known, PIECES, PieceState};
use crate::place::{Cell, Slot, SlotSet};
use crate::player::{Player, Side};
use crate::player_state::PlayerState;
use crate::ships::Ship;
use crate::window::Pending;
use crate::work::Task;
use kernel::{Pile, Piles, Rng, Seat, SeatSet};

/// How deep the engine can be in the middle of things.
pub(crate) const TASKS: usize = 30;
const QUEUE: usize = 20;
const MARKS: usize = 30;
/// Dice, coins and random picks that a scenario can fix beforehand.
pub(crate) const FATE: usize = 8;

/// A starship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ShipState {
    /// 0: destroyed.
    pub shields: u16,
    /// 0: not running.
    pub alarm: u8,
    pub alarm_stopped: bool,
}

/// How the match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    Open,
    Won(Side, Ending),
    Drawn(Ending),
}

/// Options of a match that rules ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Terms {
    pub power_each: bool,
    pub open_hands: bool,
    pub tactical: bool,
    pub bare: bool,
    /// Were decks chosen? Then they may share cards (ES-2.5).
    pub chosen: bool,
}

/// A match of Estro.
#[derive(Clone)]
pub struct Match {
    pub(crate) set: &'static CardSet,
    pub(crate) rng: Rng,
    pub(crate) piles: Piles<PIECES, AREAS>,
    pub(crate) printed: [CardId; PIECES],
    pub(crate) states: [PieceState; PIECES],
    pub(crate) bodies: [Body; Slot::COUNT],
    /// Field order (ES-1.12).
    pub(crate) field: Pile<Slot, { Slot::COUNT }>,
    pub(crate) index: FieldIndex,
    pub(crate) marks: Pile<Mark, MARKS>,
    pub(crate) known: [Known; 4],
    /// The dimensional deck: its order is nobody's, so it is a set that is drawn from.
    pub(crate) rift: CardIds,
    /// The Horde deck, likewise; what was put under it lies in the machine's deck.
    pub(crate) horde: CardIds,
    pub(crate) players: [PlayerState; Player::COUNT],
    pub(crate) ships: [ShipState; 5],
    pub(crate) attack: Option<Attack>,
    pub(crate) tasks: Pile<Task, TASKS>,
    /// Gifts that opened together and wait for their turn.
    pub(crate) queue: Pile<Pending, QUEUE>,
    /// Results that chance gives before it is asked: a scenario's.
    pub(crate) fate: Pile<u8, FATE>,
    pub(crate) modes: Modes,
    pub(crate) terms: Terms,
    pub(crate) seats: u8,
    /// The starting player.
    pub(crate) first: Seat,
    pub(crate) active: Player,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    pub(crate) standing: Standing,
    pub(crate) conceded: SeatSet,
    /// The active zones, as bits.
    pub(crate) zones: u8,
    /// Zone powers used in this match, as bits.
    pub(crate) powers_used: u8,
    /// QO-25: modifiers change sign until the end of this round.
    pub(crate) inverted: bool,
    /// Axiom Drift: the last of the human's turns, by round, that it spoils.
    pub(crate) spoilt_until: u8,
    /// OB-13: no attacks in the next ships' turn.
    pub(crate) static_burst: bool,
    /// Objects received so far, as bits, and those held.
    pub(crate) received: u32,
    pub(crate) objects: u32,
    /// Last Bastion: Quantum Connections.
    pub(crate) connections: u16,
    /// Still rounds so far (ES-7.8); 255 while something has moved in this one.
    pub(crate) still_rounds: u8,
    /// Gift resolutions and spins of the chain going on (ES-5.15, ES-8.11.4).
    pub(crate) resolutions: u8,
    /// How far a phase that goes card by card, ship by ship or seat by seat has come.
    pub(crate) cursor: u8,
    pub(crate) spins: u8,
}

impl Match {
    #[inline]
    pub(crate) fn has(&self, extra: Extra) -> bool {
        self.modes.has(extra)
    }

    #[inline]
    pub(crate) fn frame(&self) -> Frame {
        self.modes.frame
    }

    pub(crate) fn seat_count(&self) -> usize {
        self.seats as usize
    }

    /// Which side a player is on.
    #[inline]
    pub(crate) fn side_of(&self, player: Player) -> Side {
        match self.modes.frame {
            Frame::Single | Frame::Bastion => {
                if player.is_machine() {
                    Side::Two
                } else {
                    Side::One
                }
            }
            _ if player.index().is_multiple_of(2) => Side::One,
            _ => Side::Two,
        }
    }

    /// The players of a side, in turn order.
    pub(crate) fn players_of(&self, side: Side) -> impl Iterator<Item = Player> + '_ {
        self.all_players()
            .filter(move |&player| self.side_of(player) == side)
    }

    /// Every player in turn order (ES-3.1, ES-8.3.2, ES-8.6.3, ES-8.10.6).
    pub(crate) fn all_players(&self) -> impl Iterator<Item = Player> + '_ {
        let seats = self.seat_count();
        let first = self.first.index();
        let machine_first = self.modes.frame == Frame::Bastion;
        let has_machine = matches!(self.modes.frame, Frame::Single | Frame::Bastion);
        let machine = |wanted: bool| (has_machine && wanted).then_some(Player::MACHINE);
        machine(machine_first)
            .into_iter()
            .chain((0..seats).map(move |i| Player::from_index((first + i) % seats)))
            .chain(machine(!machine_first))
    }

    pub(crate) fn seats_of(&self, side: Side) -> SeatSet {
        self.players_of(side).filter_map(Player::in_seat).collect()
    }

    #[inline]
    pub(crate) fn body(&self, slot: Slot) -> &Body {
        &self.bodies[slot.index()]
    }

    #[inline]
    pub(crate) fn body_mut(&mut self, slot: Slot) -> &mut Body {
        &mut self.bodies[slot.index()]
    }

    /// The card on the field in this place.
    #[inline]
    pub(crate) fn on_field(&self, slot: Slot) -> Option<&Body> {
        let body = self.bodies.get(slot.index())?;
        (!body.is_free() && self.piles.is_in(body.piece, Area::Field)).then_some(body)
    }

    /// Is this card still in this place on the field?
    #[inline]
    pub(crate) fn still_there(&self, slot: Slot, piece: Piece) -> bool {
        self.body(slot).piece == piece && self.piles.is_in(piece, Area::Field)
    }

    /// All places with a card, in field order.
    #[inline]
    pub(crate) fn slots(&self) -> impl DoubleEndedIterator<Item = Slot> + '_ {
        self.field.iter().copied()
    }

    #[inline]
    pub(crate) fn side_at(&self, slot: Slot) -> Side {
        self.side_of(self.body(slot).controller())
    }

    #[inline]
    pub(crate) fn slots_of(&self, side: Side) -> impl Iterator<Item = Slot> + '_ {
        self.slots().filter(move |&slot| self.side_at(slot) == side)
    }

    /// The places of a side, in no order that means anything.
    #[inline]
    pub(crate) fn places_of(&self, side: Side) -> SlotSet {
        self.index.sides[side.index()]
    }

    /// The places of a player, in no order that means anything.
    #[inline]
    pub(crate) fn places_by(&self, player: Player) -> SlotSet {
        let places = self.places_of(self.side_of(player));
        if self.is_plain_pair() {
            return places;
        }
        let mut own = SlotSet::default();
        for slot in places.filter(|&slot| self.body(slot).controller() == player) {
            own.set(slot, true);
        }
        own
    }

    pub(crate) fn slots_by(&self, player: Player) -> impl Iterator<Item = Slot> + '_ {
        self.slots()
            .filter(move |&slot| self.body(slot).controller() == player)
    }

    pub(crate) fn cards_of(&self, side: Side) -> usize {
        self.slots_of(side).count()
    }

    #[inline]
    pub(crate) fn printed_of(&self, piece: Piece) -> CardId {
        self.printed[piece.0 as usize]
    }

    #[inline]
    pub(crate) fn card(&self, piece: Piece) -> &'static Card {
        self.set.card(self.printed_of(piece))
    }

    #[inline]
    pub(crate) fn printed(&self, piece: Piece) -> Printed {
        Printed(self.card(piece))
    }

    pub(crate) fn printed_card(&self, card: CardId) -> Printed {
        Printed(self.set.card(card))
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
    pub(crate) fn owner(&self, piece: Piece) -> Player {
        self.state(piece).owner()
    }

    #[inline]
    pub(crate) fn player(&self, player: Player) -> &PlayerState {
        &self.players[player.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, player: Player) -> &mut PlayerState {
        &mut self.players[player.index()]
    }

    #[inline]
    pub(crate) fn hand(&self, player: Player) -> impl Iterator<Item = Piece> + '_ {
        self.piles.iter(Area::Hand(player))
    }

    #[inline]
    pub(crate) fn hand_len(&self, player: Player) -> usize {
        self.piles.len(Area::Hand(player))
    }

    /// The copy of a card in an area: of several the one whose gift is unused comes first.
    pub(crate) fn find(&self, area: Area, card: CardId) -> Option<Piece> {
        let mut found = None;
        for piece in self.piles.iter::<Piece>(area) {
            if self.printed_of(piece) == card {
                if !self.state(piece).gift_used() {
                    return Some(piece);
                }
                found = found.or(Some(piece));
            }
        }
        found
    }

    /// Where a player's destroyed cards lie: Dreamers share one incinerator (ES-8.10.1).
    pub(crate) fn incinerator(&self, player: Player) -> Area {
        match self.modes.frame {
            Frame::Bastion if !player.is_machine() => Area::Incinerator(Player::from_index(0)),
            _ => Area::Incinerator(player),
        }
    }

    /// The card whose gift the card in this place has: its own, its donor's or one copied.
    #[inline]
    pub(crate) fn gift_card(&self, slot: Slot) -> CardId {
        let body = self.body(slot);
        match (body.copied(), body.donor()) {
            (Some(copied), _) => copied,
            (None, Some(donor)) => self.printed_of(donor),
            (None, None) => self.printed_of(body.piece),
        }
    }

    /// The piece that remembers whether the gift was used (ES-8.9.8).
    #[inline]
    pub(crate) fn gift_piece(&self, slot: Slot) -> Piece {
        let body = self.body(slot);
        body.donor().unwrap_or(body.piece)
    }

    /// When the gift in this place opens.
    #[inline]
    pub(crate) fn window_at(&self, slot: Slot) -> Option<Window> {
        self.set.window(self.gift_card(slot))
    }

    #[inline]
    pub(crate) fn gift_at(&self, slot: Slot) -> Option<&'static Gift> {
        self.set.card(self.gift_card(slot)).gift.as_ref()
    }

    #[inline]
    pub(crate) fn zone_is(&self, zone: Zone) -> bool {
        self.zones & (1 << zone as u8) != 0
    }

    pub(crate) fn active_zones(&self) -> impl Iterator<Item = Zone> + '_ {
        Zone::ALL.into_iter().filter(|&zone| self.zone_is(zone))
    }

    /// Does this zone act on the card in this place (ES-8.8.4)?
    pub(crate) fn zone_reaches(&self, zone: Zone, slot: Slot) -> bool {
        match self.modes.frame {
            Frame::Conquest => self.body(slot).cell == Cell::zone_field(zone),
            _ => self.zone_is(zone),
        }
    }

    /// Do two cards reach each other with gifts and attacks (ES-8.8.2)?
    #[inline]
    pub(crate) fn same_field(&self, one: Slot, other: Slot) -> bool {
        self.modes.frame != Frame::Conquest || self.body(one).cell == self.body(other).cell
    }

    pub(crate) fn ship_of(&self, slot: Slot) -> Option<Ship> {
        let body = self.body(slot);
        (self.modes.frame == Frame::Single && body.controller().is_machine())
            .then(|| Ship::ALL.get(body.cell.0 as usize).copied())
            .flatten()
    }

    /// The card in this place as everybody sees it.
    pub(crate) fn spot(&self, slot: Slot) -> Spot {
        let body = self.body(slot);
        Spot {
            slot,
            card: body.is_up().then(|| self.printed(body.piece)),
            player: body.controller(),
        }
    }

    /// The card in this place as its controller knows it.
    pub(crate) fn known_spot(&self, slot: Slot) -> Spot {
        let body = self.body(slot);
        Spot {
            card: Some(self.printed(body.piece)),
            ..self.spot(slot)
        }
    }

    /// A number below `count`, from chance or from the scenario's fate.
    pub(crate) fn chance(&mut self, count: usize) -> usize {
        if !self.fate.is_empty() {
            return self.fate.remove(0) as usize % count.max(1);
        }
        self.rng.index(count)
    }

    /// Rolls a die.
    #[inline]
    pub(crate) fn roll(&mut self) -> u8 {
        if !self.fate.is_empty() {
            return self.fate.remove(0).clamp(1, 6);
        }
        self.rng.index(6) as u8 + 1
    }

    /// The estro a card has outside a clash.
    #[inline]
    pub(crate) fn estro_at(&self, slot: Slot) -> Estro {
        self.body(slot).estri.principal()
    }
}
