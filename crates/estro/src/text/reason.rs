//! Refusals as sentences that say what would be right.

use super::{object_name, ship_name};
use crate::cards::Printed;
use crate::place::Slot;
use crate::reason::Reason;
use kernel::Phrase;

/// Why it cannot be done, in one sentence.
pub fn reason(reason: &Reason) -> Phrase {
    match *reason {
        Reason::MatchOver => Phrase::new("estro-reason-match-over"),
        Reason::NotYourTurn => Phrase::new("estro-reason-not-your-turn"),
        Reason::AnswerFirst => Phrase::new("estro-reason-answer-first"),
        Reason::NotAnAnswer => Phrase::new("estro-reason-not-an-answer"),
        Reason::NotNow => Phrase::new("estro-reason-not-now"),
        Reason::PlayFirst => Phrase::new("estro-reason-play-first"),
        Reason::AlreadyPlayed => Phrase::new("estro-reason-already-played"),
        Reason::NotInHand { card } => of("estro-reason-not-in-hand", card),
        Reason::NotThere { card } => of("estro-reason-not-there", card),
        Reason::EmptySlot { slot } => at("estro-reason-empty-slot", slot),
        Reason::NotYours { slot } => at("estro-reason-not-yours", slot),
        Reason::NotAnEnemy { slot } => at("estro-reason-not-an-enemy", slot),
        Reason::NoFaceDownYet { until } => {
            Phrase::new("estro-reason-no-face-down-yet").with("round", until)
        }
        Reason::MustSupport { card } => of("estro-reason-must-support", card),
        Reason::NoSupport { slot } => at("estro-reason-no-support", slot),
        Reason::NotASecondCard { card } => of("estro-reason-not-a-second-card", card),
        Reason::NeedsCell => Phrase::new("estro-reason-needs-cell"),
        Reason::BadCell => Phrase::new("estro-reason-bad-cell"),
        Reason::CellTaken => Phrase::new("estro-reason-cell-taken"),
        Reason::FieldNotFull => Phrase::new("estro-reason-field-not-full"),
        Reason::ChimeraNotDeclared => Phrase::new("estro-reason-chimera-not-declared"),
        Reason::HasChimera => Phrase::new("estro-reason-has-chimera"),
        Reason::NotAChimera => Phrase::new("estro-reason-not-a-chimera"),
        Reason::IsFaceUp { slot } => at("estro-reason-is-face-up", slot),
        Reason::IsFaceDown { slot } => at("estro-reason-is-face-down", slot),
        Reason::PutDownThisTurn { slot } => at("estro-reason-put-down-this-turn", slot),
        Reason::NoAttacksYet { until } => {
            Phrase::new("estro-reason-no-attacks-yet").with("round", until)
        }
        Reason::NoAttacksLeft => Phrase::new("estro-reason-no-attacks-left"),
        Reason::HasAttacked { slot } => at("estro-reason-has-attacked", slot),
        Reason::CannotAttack { slot } => at("estro-reason-cannot-attack", slot),
        Reason::Stealthy { slot } => at("estro-reason-stealthy", slot),
        Reason::TauntedAway { slot } => at("estro-reason-taunted-away", slot),
        Reason::OutOfReach { slot } => at("estro-reason-out-of-reach", slot),
        Reason::OutOfRange { slot } => at("estro-reason-out-of-range", slot),
        Reason::NoDefenderCell => Phrase::new("estro-reason-no-defender-cell"),
        Reason::GranitoNeverAttacks { slot } => at("estro-reason-granito-never-attacks", slot),
        Reason::NotAsGranito { slot } => at("estro-reason-not-as-granito", slot),
        Reason::RiftNeedsOwn { slot } => at("estro-reason-rift-needs-own", slot),
        Reason::IsSupport { slot } => at("estro-reason-is-support", slot),
        Reason::NameEstro { slot } => at("estro-reason-name-estro", slot),
        Reason::ShipGuarded { ship } => {
            Phrase::new("estro-reason-ship-guarded").with("ship", ship_name(ship))
        }
        Reason::ShipDestroyed { ship } => {
            Phrase::new("estro-reason-ship-destroyed").with("ship", ship_name(ship))
        }
        Reason::PowerClosed => Phrase::new("estro-reason-power-closed"),
        Reason::PowerUsed => Phrase::new("estro-reason-power-used"),
        Reason::PowerMisfit => Phrase::new("estro-reason-power-misfit"),
        Reason::NoGiftNow { slot } => at("estro-reason-no-gift-now", slot),
        Reason::GiftUsed { slot } => at("estro-reason-gift-used", slot),
        Reason::GiftInhibited { slot } => at("estro-reason-gift-inhibited", slot),
        Reason::NoTarget { slot } => at("estro-reason-no-target", slot),
        Reason::RiftClosed => Phrase::new("estro-reason-rift-closed"),
        Reason::Indestructible { slot } => at("estro-reason-indestructible", slot),
        Reason::NoObject { object } => {
            Phrase::new("estro-reason-no-object").with("object", object_name(object))
        }
        Reason::ObjectUseless { object } => {
            Phrase::new("estro-reason-object-useless").with("object", object_name(object))
        }
        Reason::NoTokens => Phrase::new("estro-reason-no-tokens"),
        Reason::NoActionsLeft => Phrase::new("estro-reason-no-actions-left"),
        Reason::MustEngage => Phrase::new("estro-reason-must-engage"),
        Reason::IsDone => Phrase::new("estro-reason-is-done"),
        Reason::NotYourCommand { slot } => at("estro-reason-not-your-command", slot),
    }
}

fn of(key: &'static str, card: Printed) -> Phrase {
    Phrase::new(key).with("card", card.name)
}

fn at(key: &'static str, slot: Slot) -> Phrase {
    Phrase::new(key).with("number", slot.number())
}
