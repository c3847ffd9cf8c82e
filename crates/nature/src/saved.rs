//! A position as files hold it: ids are words, and nothing is left out.
//!
//! An Elemental in a formation is one line: `3 dewy d1 b2 s3` is Dewy in space 3 with 1 damage,
//! 2 boosts and 3 shields; with four seats `@2` names its owner. `ready` and `used` tell of its
//! dawn effect this turn, `f1` that seat 1 has brought it to defeat (`f1a`: by an attack).

use crate::cards::{CardSet, Market, Piece};
use crate::phase::Phase;
use crate::position::{DawnUse, Nature, Place, Standing, Standoff};
use crate::saved_pending::SavedPending;
use crate::side::Side;
use kernel::{Rng, Seat};
use serde::{Deserialize, Serialize};
use std::fmt::Write;

/// A position of Command of Nature as files hold it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedNature {
    pub(crate) turn: u16,
    pub(crate) turn_limit: u16,
    pub(crate) first: Side,
    pub(crate) active: Side,
    pub(crate) phase: Phase,
    pub(crate) ap: u8,
    pub(crate) result: SavedResult,
    pub(crate) sides: [SavedSide; 2],
    pub(crate) seats: Vec<SavedSeat>,
    pub(crate) elementals: SavedMarket,
    pub(crate) commands: SavedMarket,
    pub(crate) removed: Vec<String>,
    pub(crate) in_play: Vec<String>,
    /// Cards that attacked this turn, each with the number of its copy.
    pub(crate) attacked: Vec<String>,
    /// Hidden cards whose place everyone knows.
    pub(crate) known: Vec<String>,
    #[serde(default)]
    pub(crate) pending: Option<SavedPending>,
    /// Tells copies of a card apart: the number of each copy, in the order in which cards with
    /// several copies stand in this document. Without it copies are taken as they come.
    #[serde(default)]
    pub(crate) copies: Option<Vec<u8>>,
    pub(crate) rng: Rng,
}

/// How the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SavedResult {
    Open,
    Won(Side),
    Drawn,
}

/// A side.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SavedSide {
    pub gold: u8,
    pub formation: Vec<String>,
    #[serde(default)]
    pub reformer: Option<Seat>,
}

/// A seat. The last card of a pile is on top; hands are in the order the cards came.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SavedSeat {
    #[serde(default)]
    pub sage: Option<String>,
    pub level: u8,
    pub faction_action_taken: bool,
    #[serde(default)]
    pub warriors: Option<[String; 2]>,
    pub hand: Vec<String>,
    pub deck: Vec<String>,
    pub discard: Vec<String>,
    pub champions: Vec<String>,
    pub done: bool,
    pub conceded: bool,
}

/// A market. An empty slot is `-`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SavedMarket {
    pub display: [String; 3],
    pub deck: Vec<String>,
}

pub(crate) const EMPTY_SLOT: &str = "-";

impl CardSet {
    /// The number of a physical card among those with the same print, counted from 1; none if
    /// it is the only one.
    pub(crate) fn copy_number(&self, piece: Piece) -> Option<u8> {
        let id = self.printed(piece);
        let mut copies = self.all_pieces().filter(|&p| self.printed(p) == id);
        let number = copies.by_ref().take_while(|&p| p != piece).count() + 1;
        (number > 1 || copies.next().is_some()).then_some(number as u8)
    }

    /// Every physical card that exists.
    pub(crate) fn all_pieces(&self) -> impl Iterator<Item = Piece> + '_ {
        crate::effect::Faction::ALL
            .into_iter()
            .flat_map(|faction| self.pack_pieces(faction))
            .chain(Market::ALL.into_iter().flat_map(|m| self.market_pieces(m)))
    }

    /// A physical card's own name: `timber.2`, or just the id if there is one copy.
    pub(crate) fn piece_name(&self, piece: Piece) -> String {
        let id = self.of(piece).id;
        match self.copy_number(piece) {
            Some(number) => format!("{id}.{number}"),
            None => id.to_owned(),
        }
    }

    /// The physical card with this name.
    pub(crate) fn piece_named(&self, name: &str) -> Option<Piece> {
        self.all_pieces()
            .find(|&piece| self.piece_name(piece) == name)
    }
}

/// Writes words and remembers which copies they stand for.
struct Writer<'a> {
    game: &'a Nature,
    copies: Vec<u8>,
}

impl Writer<'_> {
    fn word(&mut self, piece: Piece) -> String {
        self.copies.extend(self.game.set.copy_number(piece));
        self.game.card(piece).id.to_owned()
    }

    fn words(&mut self, place: Place) -> Vec<String> {
        let pieces: Vec<Piece> = self.game.piles.iter(place).collect();
        pieces.into_iter().map(|piece| self.word(piece)).collect()
    }

    fn side(&mut self, side: Side) -> SavedSide {
        let formation = self.game.formation(side);
        SavedSide {
            gold: self.game.gold[side.index()],
            formation: (formation.occupied)
                .map(|space| {
                    let standing = formation.at(space);
                    let word = self.word(standing.piece);
                    standing_line(space, &word, standing, self.game.is_team_game())
                })
                .collect(),
            reformer: self.game.reformer[side.index()],
        }
    }

    fn seat(&mut self, seat: Seat) -> SavedSeat {
        let game = self.game;
        let board = game.board(seat);
        SavedSeat {
            sage: game.sage_piece(seat).map(|s| game.card(s).id.to_owned()),
            level: board.level,
            faction_action_taken: board.faction_action_taken,
            warriors: board
                .warriors
                .map(|(left, right)| [left, right].map(|id| game.set.card(id).id.to_owned())),
            hand: self.words(Place::Hand(seat)),
            deck: self.words(Place::Deck(seat)),
            discard: self.words(Place::Discard(seat)),
            champions: self.words(Place::SageBoard(seat)),
            done: game.done.contains(seat),
            conceded: game.conceded.contains(seat),
        }
    }

    fn market(&mut self, market: Market) -> SavedMarket {
        SavedMarket {
            display: self.game.displays[market as usize].map(|slot| match slot {
                Some(piece) => self.word(piece),
                None => EMPTY_SLOT.to_owned(),
            }),
            deck: self.words(Place::MarketDeck(market)),
        }
    }
}

fn standing_line(
    space: crate::layout::Space,
    word: &str,
    standing: &Standing,
    with_owner: bool,
) -> String {
    let mut line = format!("{space} {word}");
    let mut add = |text: std::fmt::Arguments| {
        // Writing to a String cannot fail.
        let _ = write!(line, " {text}");
    };
    if with_owner {
        add(format_args!("@{}", standing.owner));
    }
    for (mark, count) in [
        ('d', standing.damage),
        ('b', standing.boosts),
        ('s', standing.shields),
    ] {
        if count > 0 {
            add(format_args!("{mark}{count}"));
        }
    }
    match standing.dawn {
        DawnUse::NotListed => {}
        DawnUse::Ready => add(format_args!("ready")),
        DawnUse::Used => add(format_args!("used")),
    }
    if let Some(felled) = standing.felled {
        let how = if felled.by_attack { "a" } else { "" };
        add(format_args!("f{}{how}", felled.by));
    }
    line
}

impl Nature {
    pub(crate) fn to_saved(self) -> SavedNature {
        let mut writer = Writer {
            game: &self,
            copies: Vec::new(),
        };
        let names = |pieces: &crate::piece_set::PieceSet| {
            (self.set.all_pieces())
                .filter(|&piece| pieces.contains(piece))
                .map(|piece| self.set.piece_name(piece))
                .collect()
        };
        SavedNature {
            turn: self.turn,
            turn_limit: self.turn_limit,
            first: self.first,
            active: self.active,
            phase: self.phase,
            ap: self.ap,
            result: match self.standoff {
                Standoff::Open => SavedResult::Open,
                Standoff::Won(side) => SavedResult::Won(side),
                Standoff::Drawn => SavedResult::Drawn,
            },
            sides: Side::BOTH.map(|side| writer.side(side)),
            seats: Seat::all(self.seat_count())
                .map(|seat| writer.seat(seat))
                .collect(),
            elementals: writer.market(Market::Elementals),
            commands: writer.market(Market::Commands),
            removed: writer.words(Place::Removed),
            in_play: writer.words(Place::InPlay),
            attacked: names(&self.attacked),
            known: names(&self.known),
            pending: SavedPending::of(&self),
            copies: Some(writer.copies),
            rng: self.rng,
        }
    }
}
