//! Printed cards and card sets. A set is checked when it loads (`set_file`) and then
//! lives as long as the program.

use crate::effect::{
    AttackCommand, Dawn, Faction, FactionAction, InstantCommand, Passive, Step, Trigger,
};
use crate::layout::Rows;
use crate::set_file;
use kernel::{CardStamp, PieceId, SetupFault, Words};
use serde::{Serialize, Serializer};
use std::{fmt, sync::OnceLock};

/// A printed card of a set, as an index into it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(pub(crate) u8);

/// A physical card: one object with its own identity for the whole game (CN-1.2.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Piece(pub(crate) u8);

impl PieceId for Piece {
    #[inline]
    fn from_index(index: usize) -> Piece {
        Piece(index as u8)
    }

    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// Cards in a Sage pack (CN-1.1.2).
pub const PACK: usize = 16;
/// The most cards a market deck may have (CN-7.11).
pub const MARKET: usize = 40;
/// All physical cards: four packs and two markets (CN-1.1.1).
pub const PIECES: usize = 4 * PACK + 2 * MARKET;
/// The levels that unlock a Champion and a faction action (CN-0.4).
pub const THRESHOLDS: [u8; 3] = [4, 6, 8];

/// A printed card.
#[derive(Debug)]
pub struct Card {
    /// Its place in the set.
    pub index: CardId,
    /// Its id in notation and files.
    pub id: &'static str,
    /// Its name.
    pub name: Words,
    /// Its price; none for a card of a Sage pack (★).
    pub cost: Option<u8>,
    /// How many copies its market deck has.
    pub copies: u8,
    /// What it is.
    pub kind: Kind,
}

/// What a card is (CN-1.2).
#[derive(Debug)]
pub enum Kind {
    /// Stands in the formation.
    Elemental(Elemental),
    /// An Attack Command.
    Attack(AttackCommand),
    /// An Instant Command.
    Instant(InstantCommand),
    /// A Utility Command.
    Utility(Vec<Step>),
}

/// The printed side of an Elemental (CN-1.2.1).
#[derive(Debug)]
pub struct Elemental {
    /// Sage, Champion, Warrior or Basic.
    pub rank: Rank,
    /// Its faction.
    pub faction: Faction,
    /// Its STR.
    pub strength: u8,
    /// Its HP.
    pub health: u8,
    /// The rows in which its effect works.
    pub rows: Rows,
    /// Its dawn effect.
    pub dawn: Option<Dawn>,
    /// Its triggered effects.
    pub triggers: Vec<Trigger>,
    /// What it does by itself.
    pub passive: Option<Passive>,
    /// A Sage's faction actions, by level.
    pub actions: Vec<FactionAction>,
}

/// The four ranks of Elementals (CN-1.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// The leader of a seat.
    Sage,
    /// Unlocked at this level.
    Champion(u8),
    /// Has an effect bound to rows.
    Warrior,
    /// Has no effect.
    Basic,
}

impl Card {
    /// The Elemental on the card, if it is one.
    #[inline]
    pub fn elemental(&self) -> Option<&Elemental> {
        match &self.kind {
            Kind::Elemental(elemental) => Some(elemental),
            _ => None,
        }
    }

    /// The Attack Command on the card, if it is one.
    #[inline]
    pub fn attack(&self) -> Option<&AttackCommand> {
        match &self.kind {
            Kind::Attack(attack) => Some(attack),
            _ => None,
        }
    }

    // CN-3.5.3: half the cost, rounded up; a ★ card gives 1.
    /// What it sells for.
    pub fn sale_price(&self) -> u8 {
        self.cost.map_or(1, |cost| cost.div_ceil(2))
    }
}

/// A printed card, as events, reasons and views name it: by its id.
#[derive(Clone, Copy)]
pub struct Printed(pub &'static Card);

impl std::ops::Deref for Printed {
    type Target = Card;

    fn deref(&self) -> &Card {
        self.0
    }
}

impl PartialEq for Printed {
    fn eq(&self, other: &Printed) -> bool {
        self.id == other.id
    }
}

impl fmt::Debug for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl Serialize for Printed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id)
    }
}

/// The cards of one faction's starter pack (CN-7.10), in the order of its pieces.
#[derive(Debug)]
pub struct Pack {
    /// The Sage.
    pub sage: CardId,
    /// The Champions, in the order of the thresholds.
    pub champions: [CardId; 3],
    /// The starter Warriors.
    pub warriors: [CardId; 3],
    /// The Basic, of which there are four.
    pub basic: CardId,
    /// The Commands.
    pub commands: [CardId; 5],
}

impl Pack {
    /// The pack's cards in the order of its pieces.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + '_ {
        std::iter::once(self.sage)
            .chain(self.champions)
            .chain(self.warriors)
            .chain([self.basic; 4])
            .chain(self.commands)
    }
}

/// The two markets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Market {
    /// Sells Elementals.
    Elementals,
    /// Sells Commands.
    Commands,
}

impl Market {
    /// Both markets.
    pub const ALL: [Market; 2] = [Market::Elementals, Market::Commands];
}

/// A complete, checked set of cards.
#[derive(Debug)]
pub struct CardSet {
    /// Which set it is, if not the game's own.
    pub stamp: Option<CardStamp>,
    /// Every printed card, in the order of the files.
    pub cards: Vec<Card>,
    /// The four packs, one a faction, in the order of [`Faction::ALL`].
    pub packs: [Pack; 4],
    pub(crate) printed: [CardId; PIECES],
    pub(crate) market_sizes: [u8; 2],
}

/// Two sets are the same if their name and content are, even if they were loaded twice.
impl PartialEq for CardSet {
    fn eq(&self, other: &CardSet) -> bool {
        self.stamp == other.stamp
    }
}

impl CardSet {
    /// The game's own cards.
    pub fn base() -> &'static CardSet {
        static BASE: OnceLock<CardSet> = OnceLock::new();
        BASE.get_or_init(|| {
            set_file::load_base().unwrap_or_else(|faults| {
                // Only a wrong file in this repository leads here; a test reads it.
                panic!("the base set is faulty: {faults:?}")
            })
        })
    }

    /// A user's own set from the text of its file. Lives as long as the program.
    pub fn from_file(file: &str, text: &str) -> Result<&'static CardSet, Vec<SetupFault>> {
        match set_file::load_own(file, text) {
            Ok(set) => Ok(Box::leak(Box::new(set))),
            Err(faults) => Err(faults
                .iter()
                .map(|fault| SetupFault::Cards(fault.to_string()))
                .collect()),
        }
    }

    /// A printed card.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.0 as usize]
    }

    /// The printed card of a physical one.
    #[inline]
    pub fn printed(&self, piece: Piece) -> CardId {
        self.printed[piece.index()]
    }

    /// What stands on a physical card.
    #[inline]
    pub fn of(&self, piece: Piece) -> &Card {
        self.card(self.printed(piece))
    }

    /// The card with this id.
    pub fn find(&self, id: &str) -> Option<CardId> {
        self.cards
            .iter()
            .find(|card| card.id == id)
            .map(|card| card.index)
    }

    /// The pack of a faction.
    pub fn pack(&self, faction: Faction) -> &Pack {
        &self.packs[faction as usize]
    }

    /// The physical cards of a faction's pack: Sage, Champions, Warriors, Basics, Commands.
    pub fn pack_pieces(&self, faction: Faction) -> impl Iterator<Item = Piece> + use<> {
        let first = faction as usize * PACK;
        (first..first + PACK).map(Piece::from_index)
    }

    /// The physical cards of a market.
    pub fn market_pieces(&self, market: Market) -> impl Iterator<Item = Piece> + use<> {
        let first = 4 * PACK + market as usize * MARKET;
        let size = self.market_sizes[market as usize] as usize;
        (first..first + size).map(Piece::from_index)
    }
}
