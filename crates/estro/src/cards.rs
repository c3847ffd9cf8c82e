//! Printed cards and physical ones.

use crate::estri::Estro;
use crate::field_index::Concerns;
use crate::gift::{Kind, Template};
use crate::gift_facts::Window;
use crate::set_file;
use crate::tags::Tags;
use kernel::{CardStamp, PieceId, SetupFault, Words};
use serde::{Serialize, Serializer};
use std::sync::LazyLock;

/// How many cards the catalogue holds (ES-1.1).
pub const CATALOGUE: usize = 250;

/// A printed card, by its place in the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CardId(pub u8);

impl CardId {
    /// Its place in the catalogue.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A physical card of the match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Piece(pub u8);

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

/// A printed card.
#[derive(Debug)]
pub struct Card {
    /// Its place in the catalogue.
    pub index: CardId,
    /// Its id in notation and files.
    pub id: &'static str,
    /// Its name.
    pub name: Words,
    /// Its estro.
    pub estro: Estro,
    /// ATK, DEF, HEL, DEX, MAP.
    pub values: [u8; 5],
    /// Its gift; none on an empty card.
    pub gift: Option<Gift>,
}

impl Card {
    /// The sum of its printed values (ES-1.3).
    pub fn tot(&self) -> u16 {
        self.values.iter().map(|&value| u16::from(value)).sum()
    }

    /// Its printed primary value (ES-1.4).
    pub fn primary(&self) -> u8 {
        self.values[self.estro.value().index()]
    }
}

/// A gift with what the catalogue of templates says of it.
#[derive(Debug)]
pub struct Gift {
    /// What it does.
    pub template: Template,
    /// 1V or ∞.
    pub kind: Kind,
    /// When it opens.
    pub window: Window,
    /// What counters and wards see.
    pub tags: Tags,
    /// Is its controller asked?
    pub optional: bool,
    /// At most once a turn?
    pub once_per_turn: bool,
    /// Can it never be resolved in Last Bastion?
    pub inapplicable_in_bastion: bool,
    /// The number of its template, that of the nested one under a condition.
    pub number: u8,
}

impl Gift {
    /// The gift this template makes.
    pub fn new(template: Template) -> Gift {
        Gift {
            kind: template.kind(),
            window: template.window(),
            tags: template.tags(),
            optional: template.is_optional(),
            once_per_turn: template.is_once_per_turn(),
            inapplicable_in_bastion: template.is_inapplicable_in_bastion(),
            number: core(&template).number(),
            template,
        }
    }

    /// The template, or the one a condition wraps.
    #[inline]
    pub fn core(&self) -> &Template {
        core(&self.template)
    }
}

#[inline]
fn core(template: &Template) -> &Template {
    match template {
        Template::Conditional { then, .. } => then,
        template => template,
    }
}

/// A catalogue of 250 cards.
#[derive(Debug)]
pub struct CardSet {
    /// Which set it is, if not the game's own.
    pub stamp: Option<CardStamp>,
    /// Every card, in the order of the files.
    pub cards: Vec<Card>,
    /// What is asked of cards most often, close together.
    facts: Vec<GiftFacts>,
}

/// What is asked of a card's gift most often.
#[derive(Clone, Copy, Debug)]
struct GiftFacts {
    window: Option<Window>,
    concerns: Concerns,
}

impl PartialEq for CardSet {
    /// Sets live as long as the program, each once.
    fn eq(&self, other: &CardSet) -> bool {
        std::ptr::eq(self, other)
    }
}

static BASE: LazyLock<CardSet> = LazyLock::new(|| match set_file::load_base() {
    Ok(set) => set,
    Err(faults) => {
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        panic!("the game's own cards are broken:\n{}", lines.join("\n"))
    }
});

impl CardSet {
    /// A set of these cards.
    pub(crate) fn new(stamp: Option<CardStamp>, cards: Vec<Card>) -> CardSet {
        let facts = (cards.iter())
            .map(|card| GiftFacts {
                window: card.gift.as_ref().map(|gift| gift.window),
                concerns: (card.gift.as_ref())
                    .map(|gift| Concerns::of(gift.window, gift.number))
                    .unwrap_or_default(),
            })
            .collect();
        CardSet {
            stamp,
            cards,
            facts,
        }
    }

    /// When the card's gift opens, if it has one.
    #[inline]
    pub(crate) fn window(&self, id: CardId) -> Option<Window> {
        self.facts[id.index()].window
    }

    /// What the card's gift has to do with.
    #[inline]
    pub(crate) fn concerns(&self, id: CardId) -> Concerns {
        self.facts[id.index()].concerns
    }

    /// The game's own set.
    pub fn base() -> &'static CardSet {
        &BASE
    }

    /// A set from a TOML file of the user's own. It stays for the life of the program.
    pub fn from_file(file: &str, text: &str) -> Result<&'static CardSet, Vec<SetupFault>> {
        match set_file::load_own(file, text) {
            Ok(set) => Ok(Box::leak(Box::new(set))),
            Err(faults) => Err(faults
                .into_iter()
                .map(|fault| SetupFault::Cards(fault.to_string()))
                .collect()),
        }
    }

    /// A printed card.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// The card with this id.
    pub fn find(&self, id: &str) -> Option<&Card> {
        self.cards.iter().find(|card| card.id == id)
    }
}

/// A card as people and files know it: written as its id.
#[derive(Clone, Copy, Debug)]
pub struct Printed(pub &'static Card);

impl std::ops::Deref for Printed {
    type Target = Card;

    fn deref(&self) -> &Card {
        self.0
    }
}

impl PartialEq for Printed {
    fn eq(&self, other: &Printed) -> bool {
        self.0.index == other.0.index
    }
}

impl Serialize for Printed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.id)
    }
}
