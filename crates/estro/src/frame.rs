//! A gift that is being announced and resolved: whose, which, and how far it has come.

use crate::cards::{CardId, Gift, Piece};
use crate::gift::Template;
use crate::place::{Cell, Slot};
use crate::player::Player;

/// How far a gift has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Stage {
    /// Is it used at all?
    Offer,
    /// Inferno: which opponent.
    Opponent,
    /// What is paid for it.
    Cost,
    /// Which of two effects.
    Either,
    /// Its targets.
    Targets,
    /// A Chimera among the targets names its principal estro.
    Principal,
    /// Is it countered?
    Counter,
    /// What it does.
    Resolve,
    /// A choice made while it resolves: coin, estro, zone.
    Asking,
    /// A second choice made while it resolves.
    AskingAgain,
    /// It is done.
    Finish,
}

/// The way from a gift to a template nested in it: for each level the first child or the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Path(pub u8);

impl Path {
    pub const WHOLE: Path = Path(0);

    #[must_use]
    pub fn down(self, second: bool) -> Path {
        let step = 1 + second as u8;
        if self.0 == 0 {
            Path(step)
        } else {
            Path(self.0 | step << 2)
        }
    }

    pub fn template(self, gift: &'static Gift) -> &'static Template {
        let mut template = &gift.template;
        let mut rest = self.0;
        while rest != 0 {
            let mut nested = template.nested();
            let child = if rest & 3 == 2 {
                nested.nth(1)
            } else {
                nested.next()
            };
            match child {
                Some(child) => template = child,
                None => break,
            }
            rest >>= 2;
        }
        template
    }
}

/// The most cards a gift can choose.
pub(crate) const TARGETS: usize = 3;

/// A gift under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct GiftFrame {
    /// Where its card lies, or lay.
    pub source: Slot,
    /// Its card.
    pub piece: Piece,
    /// The card whose printed gift it is.
    pub gift: CardId,
    pub path: Path,
    pub controller: Player,
    /// The part of the field it reaches (ES-8.8.2).
    pub cell: Cell,
    pub stage: Stage,
    /// The card the window speaks of: the other card of a clash, a card played, one that dies.
    pub subject: Option<Slot>,
    /// Chosen targets: places on the field, or pieces of an incinerator.
    pub targets: [u8; TARGETS],
    pub chosen: u8,
    /// The opponent chosen; any small number while it resolves.
    pub other: u8,
    /// Was it countered?
    pub countered: bool,
    /// Was it announced, so that a nested effect is not announced again?
    pub announced: bool,
}

impl GiftFrame {
    pub fn new(
        source: Slot,
        piece: Piece,
        gift: CardId,
        controller: Player,
        cell: Cell,
    ) -> GiftFrame {
        GiftFrame {
            source,
            piece,
            gift,
            path: Path::WHOLE,
            controller,
            cell,
            stage: Stage::Offer,
            subject: None,
            targets: [0; TARGETS],
            chosen: 0,
            other: u8::MAX,
            countered: false,
            announced: false,
        }
    }

    pub fn chosen(&self) -> &[u8] {
        &self.targets[..self.chosen as usize]
    }

    pub fn chosen_slots(&self) -> impl Iterator<Item = Slot> + '_ {
        self.chosen().iter().map(|&slot| Slot(slot))
    }

    pub fn choose(&mut self, target: u8) {
        if let Some(place) = self.targets.get_mut(self.chosen as usize) {
            *place = target;
            self.chosen += 1;
        }
    }
}
