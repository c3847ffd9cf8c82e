//! What a player can do, and how it is written.

use super::bag::HandCard;
use super::board::Place;
use kernel::{Misread, Reader};
use serde::Serialize;
use std::fmt;

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DuelAction {
    /// Play a card from the hand.
    Play(HandCard),
    /// Attack with a unit.
    Attack {
        /// The place of the own unit.
        with: Place,
        /// What it attacks.
        on: Target,
    },
    /// End the turn.
    Pass,
}

/// What can be attacked, or struck by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// The enemy player.
    Player,
    /// The enemy unit in this place.
    Unit(Place),
}

impl Target {
    /// Everything an attack can name.
    pub fn all() -> impl Iterator<Item = Target> {
        std::iter::once(Target::Player).chain(Place::all().map(Target::Unit))
    }

    fn read(word: &str) -> Option<Target> {
        match word {
            "player" => Some(Target::Player),
            place => Place::read(place).map(Target::Unit),
        }
    }
}

impl Target {
    /// As notation names it.
    fn word(self) -> &'static str {
        match self {
            Target::Player => "player",
            Target::Unit(place) => place.word(),
        }
    }
}

impl fmt::Display for DuelAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.spell())
    }
}

impl DuelAction {
    /// Every action there can be, legal or not.
    pub fn all() -> impl Iterator<Item = DuelAction> {
        let attacks = Place::all()
            .flat_map(|with| Target::all().map(move |on| DuelAction::Attack { with, on }));
        HandCard::all()
            .map(DuelAction::Play)
            .chain(attacks)
            .chain([DuelAction::Pass])
    }

    /// Its notation.
    pub(super) fn spell(self) -> String {
        match self {
            DuelAction::Play(card) => {
                let [id, letter] = card.words();
                ["play ", id, letter].concat()
            }
            DuelAction::Attack { with, on } => ["attack ", with.word(), " on ", on.word()].concat(),
            DuelAction::Pass => "pass".to_owned(),
        }
    }

    pub(super) fn read(text: &str) -> Result<DuelAction, Misread> {
        let mut reader = Reader::new(text);
        let action = match reader.word("play, attack or pass")? {
            "play" => DuelAction::Play(reader.parse(
                "a card, such as 7, or 7b for a second copy of it",
                HandCard::read,
            )?),
            "attack" => {
                let with = reader.parse("a place from 1 to 7", Place::read)?;
                reader.expect("on")?;
                let on = reader.parse("'player' or a place from 1 to 7", Target::read)?;
                DuelAction::Attack { with, on }
            }
            "pass" => DuelAction::Pass,
            other => return Err(Reader::misread(other, "play, attack or pass")),
        };
        reader.finish(action)
    }
}
