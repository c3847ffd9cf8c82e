//! Why something cannot be done, with the rule that forbids it.

use crate::cards::Printed;
use crate::place::Slot;
use crate::ships::{Object, Ship};
use serde::Serialize;

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields are what their names say; the variant's line says the rest.
pub enum Reason {
    /// The match is over.
    MatchOver,
    /// It is another player's turn, and nothing is asked of this one.
    NotYourTurn,
    /// Somebody must answer a question first.
    AnswerFirst,
    /// It does not answer the question asked.
    NotAnAnswer,
    /// Nothing of the kind is asked or possible now.
    NotNow,
    /// The mandatory play comes first.
    PlayFirst,
    /// One card a turn has been played.
    AlreadyPlayed,
    /// The card is not in the hand.
    NotInHand { card: Printed },
    /// The card is not where it would be chosen from.
    NotThere { card: Printed },
    /// Nothing lies in this place.
    EmptySlot { slot: Slot },
    /// The card is not controlled by this player.
    NotYours { slot: Slot },
    /// It is no enemy's card.
    NotAnEnemy { slot: Slot },
    /// Face-down play is forbidden in these rounds.
    NoFaceDownYet { until: u8 },
    /// The card is played as support, or face-up.
    MustSupport { card: Printed },
    /// It can be no support there.
    NoSupport { slot: Slot },
    /// The card cannot be the second one.
    NotASecondCard { card: Printed },
    /// Where the card goes must be named.
    NeedsCell,
    /// The card cannot go there.
    BadCell,
    /// The cell is taken.
    CellTaken,
    /// Substitution needs all nine cells taken.
    FieldNotFull,
    /// A Chimera was not declared in the last turn.
    ChimeraNotDeclared,
    /// The player has a Chimera.
    HasChimera,
    /// A Chimera is one empty card and one gift card.
    NotAChimera,
    /// The card is face-up.
    IsFaceUp { slot: Slot },
    /// The card is face-down.
    IsFaceDown { slot: Slot },
    /// It was put down this turn.
    PutDownThisTurn { slot: Slot },
    /// No attacks in these rounds.
    NoAttacksYet { until: u8 },
    /// All attacks of the turn are made.
    NoAttacksLeft,
    /// The card has attacked this turn.
    HasAttacked { slot: Slot },
    /// The card cannot attack: a gift, an ambush, Lucid Dream.
    CannotAttack { slot: Slot },
    /// The target hides behind others (GT-36).
    Stealthy { slot: Slot },
    /// Another card must be attacked (GT-37).
    TauntedAway { slot: Slot },
    /// The target is out of reach: another zone field, another cell.
    OutOfReach { slot: Slot },
    /// Last Bastion: the target is out of range.
    OutOfRange { slot: Slot },
    /// Last Bastion: defenders stand in zones 1 to 3.
    NoDefenderCell,
    /// Lucid Dream: Granito cards never attack.
    GranitoNeverAttacks { slot: Slot },
    /// Lucid Dream: a Chimera attacks with its other estro.
    NotAsGranito { slot: Slot },
    /// The Rift takes a card that the player controls.
    RiftNeedsOwn { slot: Slot },
    /// A support cannot be attacked.
    IsSupport { slot: Slot },
    /// A Chimera names one of its estri, other cards none.
    NameEstro { slot: Slot },
    /// The ship still has guardians.
    ShipGuarded { ship: Ship },
    /// The ship is destroyed.
    ShipDestroyed { ship: Ship },
    /// The zone is not active, or its power cannot be used now.
    PowerClosed,
    /// The zone's power has been used.
    PowerUsed,
    /// The card does not fit the zone's power.
    PowerMisfit,
    /// The card has no gift that can be used now.
    NoGiftNow { slot: Slot },
    /// The gift has been used.
    GiftUsed { slot: Slot },
    /// The gift is inhibited.
    GiftInhibited { slot: Slot },
    /// The card is no legal target.
    NoTarget { slot: Slot },
    /// The Rift can be opened only after the play and before the first attack, once a turn.
    RiftClosed,
    /// The card cannot be destroyed, so it opens no Rift.
    Indestructible { slot: Slot },
    /// The player does not hold the object.
    NoObject { object: Object },
    /// The object would do nothing now, or waits for its moment.
    ObjectUseless { object: Object },
    /// Too few necrotokens, or not their moment.
    NoTokens,
    /// Too few Synaptic Actions.
    NoActionsLeft,
    /// An engaged defender must attack first.
    MustEngage,
    /// The Dreamer is done with the phase.
    IsDone,
    /// The card belongs to another Dreamer.
    NotYourCommand { slot: Slot },
}

impl kernel::Reason for Reason {
    fn rule(&self) -> &'static str {
        match self {
            Reason::MatchOver => "ES-7.1",
            Reason::NotYourTurn => "ES-3.3",
            Reason::AnswerFirst | Reason::NotAnAnswer | Reason::NotNow => "ES-3.30",
            Reason::PlayFirst | Reason::AlreadyPlayed | Reason::NotInHand { .. } => "ES-3.9",
            Reason::NotThere { .. } => "ES-5.11",
            Reason::EmptySlot { .. } => "ES-1.12",
            Reason::NotYours { .. } => "ES-4.13",
            Reason::NotAnEnemy { .. } => "ES-3.21",
            Reason::NoFaceDownYet { .. } => "ES-8.3.4",
            Reason::MustSupport { .. } => "ES-8.5.3",
            Reason::NoSupport { .. } => "ES-8.5.4",
            Reason::NotASecondCard { .. } => "ES-8.5.13",
            Reason::NeedsCell | Reason::BadCell => "ES-8.8.2",
            Reason::CellTaken => "ES-8.10.2",
            Reason::FieldNotFull => "ES-8.10.23",
            Reason::ChimeraNotDeclared => "ES-8.9.1",
            Reason::HasChimera => "ES-8.9.7",
            Reason::NotAChimera => "ES-8.9.2",
            Reason::IsFaceUp { .. } | Reason::PutDownThisTurn { .. } => "ES-3.15",
            Reason::IsFaceDown { .. } => "ES-3.14",
            Reason::NoAttacksYet { until: 3 } => "ES-8.3.4",
            Reason::NoAttacksYet { .. } => "ES-8.1.3",
            Reason::OutOfRange { .. } => "ES-8.10.21",
            Reason::NoDefenderCell => "ES-8.10.20",
            Reason::GranitoNeverAttacks { .. } => "ES-8.5.2",
            Reason::NotAsGranito { .. } => "ES-8.5.17",
            Reason::RiftNeedsOwn { .. } => "ES-8.12.2",
            Reason::NoAttacksLeft | Reason::HasAttacked { .. } => "ES-3.19",
            Reason::CannotAttack { .. } => "ES-4.13",
            Reason::Stealthy { .. } => "GT-36",
            Reason::TauntedAway { .. } => "GT-37",
            Reason::OutOfReach { .. } => "ES-8.8.2",
            Reason::IsSupport { .. } => "ES-8.5.6",
            Reason::NameEstro { .. } => "ES-8.9.6",
            Reason::ShipGuarded { .. } | Reason::ShipDestroyed { .. } => "ES-8.6.13",
            Reason::PowerClosed | Reason::PowerMisfit => "ES-6.5",
            Reason::PowerUsed => "ES-6.4",
            Reason::NoGiftNow { .. } => "ES-5.4",
            Reason::GiftUsed { .. } => "ES-5.2",
            Reason::GiftInhibited { .. } => "ES-5.17",
            Reason::NoTarget { .. } => "ES-5.10",
            Reason::RiftClosed => "ES-8.12.2",
            Reason::Indestructible { .. } => "ES-8.12.3",
            Reason::NoObject { .. } | Reason::ObjectUseless { .. } => "ES-8.6.16",
            Reason::NoTokens => "ES-8.4.4",
            Reason::NoActionsLeft => "ES-8.10.18",
            Reason::MustEngage => "ES-8.10.22",
            Reason::IsDone => "ES-8.10.24",
            Reason::NotYourCommand { .. } => "ES-8.10.19",
        }
    }
}
