//! Why something cannot be done, with the rule that forbids it.

use crate::cards::Printed;
use crate::layout::{Row, Rows, Space};
use crate::phase::Phase;
use serde::Serialize;

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields are what their names say; the variant's line says the rest.
pub enum Reason {
    /// The game is over.
    GameOver,
    /// The seat has given up.
    HasConceded,
    /// It is the other side's turn, and nothing is asked of this seat.
    NotYourTurn,
    /// Somebody must answer a question first.
    AnswerFirst,
    /// The seat must answer the question it was asked.
    NotAnAnswer,
    /// Nothing of the kind is asked now.
    NotAsked,
    /// It belongs to another phase.
    WrongPhase { needs: Phase },
    /// The seat has already said that it is done.
    AlreadyDone,
    /// The Sage was taken by somebody.
    SageTaken { sage: Printed },
    /// The card is no Sage.
    NotASage { card: Printed },
    /// The Warrior is not in the seat's pack, or was named twice.
    NotYourWarriors,
    /// The card is not in the seat's hand.
    NotInHand { card: Printed },
    /// The card is not in the seat's discard pile.
    NotInDiscard { card: Printed },
    /// The formation has no such space.
    NoSuchSpace { space: Space },
    /// Nothing stands in the space.
    EmptySpace { space: Space },
    /// The space is taken.
    SpaceTaken { space: Space },
    /// The formation has no empty space.
    FormationFull,
    /// An Elemental goes to the frontmost row with an empty space.
    NotFrontmost { row: Row },
    /// The card cannot be summoned.
    NotAnElemental { card: Printed },
    /// No action points are left.
    NoActionPoints,
    /// An Instant Command is played only when an own Elemental is attacked.
    InstantAsAction { card: Printed },
    /// The card is no Attack Command.
    NotAnAttack { card: Printed },
    /// The card is no Utility Command.
    NotAUtility { card: Printed },
    /// The card is no Instant Command.
    NotAnInstant { card: Printed },
    /// The attacker stands in a row the Command does not allow.
    AttackerRow { rows: Rows },
    /// The Elemental has attacked this turn.
    HasAttacked { card: Printed },
    /// The target is out of the Command's reach.
    OutOfReach { space: Space },
    /// No own Elemental can make this attack on any enemy.
    NoAttackPossible { card: Printed },
    /// More targets than the Command allows, or none.
    TargetCount { most: u8 },
    /// The two spaces are not connected.
    NotConnected { one: Space, other: Space },
    /// Deck and discard pile are both empty.
    NothingToDraw,
    /// The Elemental has no dawn effect.
    NoDawnEffect { card: Printed },
    /// The Elemental belongs to the teammate.
    NotTheOwner { card: Printed },
    /// The Elemental did not stand in a fitting row when the turn began.
    NotThereAtDawn { card: Printed },
    /// The Elemental does not stand in a fitting row now.
    WrongRow { card: Printed, rows: Rows },
    /// The dawn effect was used this turn.
    DawnUsed { card: Printed },
    /// The effect could do nothing.
    NothingToDo,
    /// The Utility Command's compulsory part cannot be done.
    CannotBeDone { card: Printed },
    /// The faction action is not unlocked yet.
    Locked { level: u8 },
    /// There is no faction action of this level.
    NoSuchAction,
    /// The seat has taken a faction action this turn.
    FactionActionTaken,
    /// The seat's Sage has been defeated.
    SageGone,
    /// The card is not on display in a market.
    NotOnDisplay { card: Printed },
    /// The side has too little gold for a purchase.
    NotEnoughGold { price: u8, gold: u8 },
    /// The side has too little gold to refresh a market.
    NoGoldToRefresh { price: u8, gold: u8 },
    /// Only an Elemental can be bought into the formation.
    OnlyElementalsStand { card: Printed },
    /// The market's deck is empty.
    MarketDeckEmpty,
    /// The Elemental there is not attacked.
    NotAttacked { space: Space },
    /// The Instant does not fit this attack.
    WrongStyle { card: Printed },
    /// The Instant does not fit this Elemental.
    WrongFaction { card: Printed },
    /// The Instant speaks of another Elemental, and there is none.
    NoOtherElemental,
    /// The hand must be brought down to the limit first.
    HandTooLarge { surplus: u8 },
    /// It is not among the choices.
    NotOffered,
}

impl kernel::Reason for Reason {
    fn rule(&self) -> &'static str {
        match self {
            Reason::GameOver => "CN-4.8.1",
            Reason::HasConceded => "R62",
            Reason::NotYourTurn => "CN-3.1.1",
            Reason::AnswerFirst => "CN-4.5.2",
            Reason::NotAnAnswer | Reason::NotAsked | Reason::NotOffered => "CN-3.9.1",
            Reason::WrongPhase { needs } => match needs {
                Phase::Sages => "CN-2.2.1",
                Phase::Warriors => "CN-2.2.2",
                Phase::Dawn => "CN-3.2.1",
                Phase::Actions => "CN-3.2.6",
                Phase::Markets => "CN-3.5.5",
                Phase::CleanUp => "CN-3.6.1",
            },
            Reason::AlreadyDone => "CN-5.8",
            Reason::SageTaken { .. } | Reason::NotASage { .. } => "R9",
            Reason::NotYourWarriors => "CN-2.2.2",
            Reason::NotInHand { .. } => "CN-5.2",
            Reason::NotInDiscard { .. } => "CN-5.3",
            Reason::NoSuchSpace { .. } => "CN-0.4",
            Reason::EmptySpace { .. } => "R20",
            Reason::SpaceTaken { .. }
            | Reason::FormationFull
            | Reason::NotFrontmost { .. }
            | Reason::NotAnElemental { .. } => "CN-3.3.2",
            Reason::NoActionPoints => "CN-3.3.1",
            Reason::InstantAsAction { .. }
            | Reason::NotAnAttack { .. }
            | Reason::NotAUtility { .. } => "CN-3.3.3",
            Reason::NotAnInstant { .. } => "R33",
            Reason::AttackerRow { .. } | Reason::OutOfReach { .. } | Reason::TargetCount { .. } => {
                "CN-4.2.1"
            }
            Reason::NoAttackPossible { .. } => "R74",
            Reason::HasAttacked { .. } => "R49",
            Reason::NotConnected { .. } => "CN-3.3.4",
            Reason::NothingToDraw => "R17",
            Reason::NoDawnEffect { .. } => "CN-1.2.5",
            Reason::NotTheOwner { .. } => "CN-3.2.3",
            Reason::NotThereAtDawn { .. } => "CN-3.2.2",
            Reason::WrongRow { .. } => "R21",
            Reason::DawnUsed { .. } => "CN-3.2.1",
            Reason::NothingToDo => "R18",
            Reason::CannotBeDone { .. } => "CN-3.3.7",
            Reason::Locked { .. } | Reason::NoSuchAction => "CN-3.4.1",
            Reason::FactionActionTaken => "CN-3.4.2",
            Reason::SageGone => "CN-5.4",
            Reason::NotOnDisplay { .. }
            | Reason::NotEnoughGold { .. }
            | Reason::OnlyElementalsStand { .. } => "CN-3.5.2",
            Reason::NoGoldToRefresh { .. } | Reason::MarketDeckEmpty => "CN-3.5.4",
            Reason::NotAttacked { .. }
            | Reason::WrongStyle { .. }
            | Reason::WrongFaction { .. } => "CN-4.2.6",
            Reason::NoOtherElemental => "R80",
            Reason::HandTooLarge { .. } => "CN-3.6.1",
        }
    }
}
