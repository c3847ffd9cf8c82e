//! A match as files hold it: ids are words, and nothing is left out.
//!
//! A physical card goes by its card's id; where decks share a card, further copies are `ozok#2`
//! and so on, in the order of `pieces`. The last card of a deck is on top; hands and
//! incinerators are in the order the cards came, and the field is in field order. What a
//! scenario may leave out of this is completed in `sketch.rs`.

use crate::cards::{CardId, Piece};
use crate::estri::Zone;
use crate::event::Ending;
use crate::mark::{Effect, Mark, Until};
use crate::mode::Frame;
use crate::pieces::{Area, CardIds, PIECES, PieceState};
use crate::place::Slot;
use crate::player::{Player, Side};
use crate::player_state::{Intention, Numb};
use crate::position::{Match, Standing};
use crate::saved_card::SavedCard;
use crate::saved_names::{PieceNames, word};
use crate::saved_pending::SavedPending;
use crate::ships::{Object, Ship};
use kernel::{Rng, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// A match as files hold it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SavedMatch {
    pub(crate) round: u8,
    pub(crate) phase: String,
    pub(crate) active: Player,
    pub(crate) first: Seat,
    pub(crate) result: SavedResult,
    pub(crate) conceded: SeatSet,
    pub(crate) zones: Vec<String>,
    pub(crate) powers_used: Vec<String>,
    /// By seat; the machine's is `machine`.
    pub(crate) players: BTreeMap<String, SavedPlayer>,
    pub(crate) field: Vec<SavedCard>,
    pub(crate) marks: Vec<SavedMark>,
    /// What incinerated cards would bring back with them.
    pub(crate) remembered: Vec<SavedCard>,
    /// Cards out of the game.
    pub(crate) gone: Vec<String>,
    pub(crate) ships: BTreeMap<String, SavedShip>,
    pub(crate) objects: Vec<String>,
    pub(crate) received: Vec<String>,
    pub(crate) static_burst: bool,
    pub(crate) spoilt_until: u8,
    pub(crate) connections: u16,
    pub(crate) horde: Vec<String>,
    pub(crate) rift: Vec<String>,
    pub(crate) inverted: bool,
    pub(crate) still_rounds: u8,
    pub(crate) resolutions: u8,
    pub(crate) spins: u8,
    pub(crate) cursor: u8,
    /// Results of chance to come: dice as they show, picks counted from 0.
    pub(crate) fate: Vec<u8>,
    /// Who owns a card, where that is not the one whose hand, deck or incinerator it is in.
    pub(crate) owners: BTreeMap<String, Player>,
    /// Of cards that are not on the field, as the next three are.
    pub(crate) gift_used: Vec<String>,
    pub(crate) inhibited: Vec<String>,
    pub(crate) hollow: Vec<String>,
    pub(crate) inspired: Vec<String>,
    /// Every physical card, in the order in which they came into the match.
    pub(crate) pieces: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) pending: Option<SavedPending>,
    pub(crate) rng: Rng,
}

/// How the match stands.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SavedResult {
    Open,
    Won(Side, Ending),
    Drawn(Ending),
}

/// A player.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedPlayer {
    pub hand: Vec<String>,
    pub deck: Vec<String>,
    pub incinerator: Vec<String>,
    /// Cards this seat knows although they lie where it cannot see them.
    pub knows: Vec<String>,
    pub tokens: u8,
    pub rerolls: u8,
    pub skips: u8,
    pub attacks: u8,
    pub extra_slots: u8,
    pub actions: u8,
    pub attack_actions: u8,
    pub played: u8,
    pub extra_plays: u8,
    #[serde(with = "SavedIntention")]
    pub chimera: Intention,
    #[serde(with = "SavedNumb")]
    pub numbed: Numb,
    pub owes_action: bool,
    pub doubled: bool,
    pub rift_opened: bool,
    pub must_engage: bool,
    pub done: bool,
    pub exhausted: bool,
    pub order_known: bool,
    pub powers: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Intention", rename_all = "kebab-case")]
enum SavedIntention {
    None,
    Declared,
    Ready,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Numb", rename_all = "kebab-case")]
enum SavedNumb {
    No,
    NextTurn,
    ThisTurn,
}

/// A starship.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedShip {
    pub shields: u16,
    pub alarm: u8,
    pub alarm_stopped: bool,
}

/// An effect on the card in a place. Without `until` it has no end.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedMark {
    pub slot: Slot,
    pub effect: Effect,
    #[serde(default = "endless")]
    pub until: Until,
}

fn endless() -> Until {
    Until::RoundEnd { round: u8::MAX }
}

/// The zones of a set of bits.
pub(crate) fn zone_words(bits: u8) -> Vec<String> {
    let set = |zone: &Zone| bits & (1 << *zone as u8) != 0;
    let zones = Zone::ALL.into_iter().filter(set);
    zones.map(|zone| zone.id().to_owned()).collect()
}

fn object_words(bits: u32) -> Vec<String> {
    let set = |object: &Object| bits & (1 << *object as u32) != 0;
    let objects = Object::ALL.into_iter().filter(set);
    objects.map(|object| object.id().to_owned()).collect()
}

/// The players a match has, by what files call them.
pub(crate) fn player_words(game: &Match) -> impl Iterator<Item = (String, Player)> {
    let machine = matches!(game.modes.frame, Frame::Single | Frame::Bastion);
    Seat::all(game.seat_count())
        .map(|seat| (seat.to_string(), Player::seat(seat)))
        .chain(machine.then(|| ("machine".to_owned(), Player::MACHINE)))
}

/// Whose a card is if nothing else is said: by the area it is in.
pub(crate) fn natural_owner(game: &Match, piece: Piece) -> Option<Player> {
    (0..Player::COUNT).map(Player::from_index).find(|&player| {
        [
            Area::Hand(player),
            Area::Deck(player),
            Area::Incinerator(player),
        ]
        .into_iter()
        .any(|area| game.piles.is_in(piece, area))
    })
}

impl Match {
    /// Every physical card, in the order in which they came into the match.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = Piece> + '_ {
        (0..PIECES as u8)
            .rev()
            .map(Piece)
            .filter(|&piece| !self.piles.is_in(piece, Area::Unborn))
    }

    pub(crate) fn to_saved(&self) -> SavedMatch {
        let names = PieceNames::of(self);
        let pile = |area: Area| {
            self.piles
                .iter(area)
                .map(|piece| names.name(piece))
                .collect()
        };
        let cards = |cards: &CardIds| cards.iter().map(|card| self.card_word(card)).collect();
        let elsewhere = |passes: fn(PieceState) -> bool| {
            self.pieces()
                .filter(|&piece| !self.piles.is_in(piece, Area::Field) && passes(self.state(piece)))
                .map(|piece| names.name(piece))
                .collect()
        };
        let forgotten = |slot: &Slot| !self.field.contains(slot) && !self.body(*slot).is_free();
        SavedMatch {
            round: self.round,
            phase: word(&self.phase),
            active: self.active,
            first: self.first,
            result: match self.standing {
                Standing::Open => SavedResult::Open,
                Standing::Won(side, why) => SavedResult::Won(side, why),
                Standing::Drawn(why) => SavedResult::Drawn(why),
            },
            conceded: self.conceded,
            zones: zone_words(self.zones),
            powers_used: zone_words(self.powers_used),
            players: player_words(self)
                .map(|(word, player)| (word, self.saved_player(player, &names)))
                .collect(),
            field: (self.slots().map(|slot| SavedCard::of(self, slot, &names))).collect(),
            marks: self.marks.iter().map(saved_mark).collect(),
            remembered: (0..Slot::COUNT as u8)
                .map(Slot)
                .filter(forgotten)
                .map(|slot| SavedCard::ashes(self, slot, &names))
                .collect(),
            gone: pile(Area::Gone),
            ships: self.saved_ships(),
            objects: object_words(self.objects),
            received: object_words(self.received),
            static_burst: self.static_burst,
            spoilt_until: self.spoilt_until,
            connections: self.connections,
            horde: cards(&self.horde),
            rift: cards(&self.rift),
            inverted: self.inverted,
            still_rounds: self.still_rounds,
            resolutions: self.resolutions,
            spins: self.spins,
            cursor: self.cursor,
            fate: self.fate.to_vec(),
            owners: self
                .pieces()
                .filter(|&piece| {
                    !self.piles.is_in(piece, Area::Field)
                        && natural_owner(self, piece) != Some(self.owner(piece))
                })
                .map(|piece| (names.name(piece), self.owner(piece)))
                .collect(),
            gift_used: elsewhere(PieceState::gift_used),
            inhibited: elsewhere(PieceState::inhibited),
            hollow: elsewhere(PieceState::hollow),
            inspired: elsewhere(PieceState::inspired),
            pieces: self.pieces().map(|piece| names.name(piece)).collect(),
            pending: SavedPending::of(self, &names),
            rng: self.rng,
        }
    }

    pub(crate) fn card_word(&self, card: CardId) -> String {
        self.set.card(card).id.to_owned()
    }

    fn saved_ships(&self) -> BTreeMap<String, SavedShip> {
        let ships = match self.modes.frame {
            Frame::Single => &Ship::ALL[..],
            _ => &[],
        };
        ships
            .iter()
            .map(|ship| {
                let state = self.ships[ship.index()];
                let saved = SavedShip {
                    shields: state.shields,
                    alarm: state.alarm,
                    alarm_stopped: state.alarm_stopped,
                };
                (ship.id().to_owned(), saved)
            })
            .collect()
    }

    fn saved_player(&self, player: Player, names: &PieceNames) -> SavedPlayer {
        let pile = |area: Area| {
            self.piles
                .iter(area)
                .map(|piece| names.name(piece))
                .collect()
        };
        let state = self.player(player);
        let knows = |piece: &Piece| {
            let known = self.known.get(player.index());
            known.is_some_and(|known| known.contains(*piece))
        };
        SavedPlayer {
            hand: pile(Area::Hand(player)),
            deck: pile(Area::Deck(player)),
            incinerator: pile(Area::Incinerator(player)),
            knows: self
                .pieces()
                .filter(knows)
                .map(|piece| names.name(piece))
                .collect(),
            tokens: state.tokens,
            rerolls: state.rerolls,
            skips: state.skips,
            attacks: state.attacks,
            extra_slots: state.extra_slots,
            actions: state.actions,
            attack_actions: state.attack_actions,
            played: state.played,
            extra_plays: state.extra_plays,
            chimera: state.chimera,
            numbed: state.numbed,
            owes_action: state.owes_action,
            doubled: state.doubled,
            rift_opened: state.rift_opened,
            must_engage: state.must_engage,
            done: state.done,
            exhausted: state.exhausted,
            order_known: state.order_known,
            powers: zone_words(state.powers),
        }
    }
}

fn saved_mark(mark: &Mark) -> SavedMark {
    SavedMark {
        slot: mark.slot,
        effect: mark.effect,
        until: mark.until,
    }
}

impl fmt::Debug for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_saved().fmt(f)
    }
}
