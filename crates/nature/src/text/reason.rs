//! Refusals as sentences: what is wrong, and what would be right.

use super::{number, phase, rows};
use crate::cards::Printed;
use crate::layout::{Rows, Space};
use crate::reason::Reason;
use kernel::Phrase;

/// Why something cannot be done, in one sentence.
pub fn explain(reason: &Reason) -> Phrase {
    match reason {
        Reason::GameOver => Phrase::new("nature-reason-game-over"),
        Reason::HasConceded => Phrase::new("nature-reason-has-conceded"),
        Reason::NotYourTurn => Phrase::new("nature-reason-not-your-turn"),
        Reason::AnswerFirst => Phrase::new("nature-reason-answer-first"),
        Reason::NotAnAnswer => Phrase::new("nature-reason-not-an-answer"),
        Reason::NotAsked => Phrase::new("nature-reason-not-asked"),
        Reason::WrongPhase { needs } => {
            Phrase::new("nature-reason-wrong-phase").with("phase", phase(*needs))
        }
        Reason::AlreadyDone => Phrase::new("nature-reason-already-done"),
        Reason::SageTaken { sage } => card("nature-reason-sage-taken", sage),
        Reason::NotASage { card: named } => card("nature-reason-not-a-sage", named),
        Reason::NotYourWarriors => Phrase::new("nature-reason-not-your-warriors"),
        Reason::NotInHand { card: named } => card("nature-reason-not-in-hand", named),
        Reason::NotInDiscard { card: named } => card("nature-reason-not-in-discard", named),
        Reason::NoSuchSpace { space: named } => space("nature-reason-no-such-space", *named),
        Reason::EmptySpace { space: named } => space("nature-reason-empty-space", *named),
        Reason::SpaceTaken { space: named } => space("nature-reason-space-taken", *named),
        Reason::FormationFull => Phrase::new("nature-reason-formation-full"),
        Reason::NotFrontmost { row } => {
            Phrase::new("nature-reason-not-frontmost").with("rows", rows(Rows::one(*row)))
        }
        Reason::NotAnElemental { card: named } => card("nature-reason-not-an-elemental", named),
        Reason::NoActionPoints => Phrase::new("nature-reason-no-action-points"),
        Reason::InstantAsAction { card: named } => card("nature-reason-instant-as-action", named),
        Reason::NotAnAttack { card: named } => card("nature-reason-not-an-attack", named),
        Reason::NotAUtility { card: named } => card("nature-reason-not-a-utility", named),
        Reason::NotAnInstant { card: named } => card("nature-reason-not-an-instant", named),
        Reason::AttackerRow { rows: allowed } => {
            Phrase::new("nature-reason-attacker-row").with("rows", rows(*allowed))
        }
        Reason::HasAttacked { card: named } => card("nature-reason-has-attacked", named),
        Reason::OutOfReach { space: named } => space("nature-reason-out-of-reach", *named),
        Reason::NoAttackPossible { card: named } => card("nature-reason-no-attack-possible", named),
        Reason::TargetCount { most } => {
            Phrase::new("nature-reason-target-count").with("count", *most)
        }
        Reason::NotConnected { one, other } => Phrase::new("nature-reason-not-connected")
            .with("one", number(*one))
            .with("other", number(*other)),
        Reason::NothingToDraw => Phrase::new("nature-reason-nothing-to-draw"),
        Reason::NoDawnEffect { card: named } => card("nature-reason-no-dawn-effect", named),
        Reason::NotTheOwner { card: named } => card("nature-reason-not-the-owner", named),
        Reason::NotThereAtDawn { card: named } => card("nature-reason-not-there-at-dawn", named),
        Reason::WrongRow {
            card: named,
            rows: fitting,
        } => card("nature-reason-wrong-row", named).with("rows", rows(*fitting)),
        Reason::DawnUsed { card: named } => card("nature-reason-dawn-used", named),
        Reason::NothingToDo | Reason::NoOtherElemental => {
            Phrase::new("nature-reason-nothing-to-do")
        }
        Reason::CannotBeDone { card: named } => card("nature-reason-cannot-be-done", named),
        Reason::Locked { level } => Phrase::new("nature-reason-locked").with("level", *level),
        Reason::NoSuchAction => Phrase::new("nature-reason-no-such-action"),
        Reason::FactionActionTaken => Phrase::new("nature-reason-faction-action-taken"),
        Reason::SageGone => Phrase::new("nature-reason-sage-gone"),
        Reason::NotOnDisplay { card: named } => card("nature-reason-not-on-display", named),
        Reason::NotEnoughGold { price, gold } | Reason::NoGoldToRefresh { price, gold } => {
            Phrase::new("nature-reason-not-enough-gold")
                .with("price", *price)
                .with("gold", *gold)
        }
        Reason::OnlyElementalsStand { card: named } => {
            card("nature-reason-only-elementals-stand", named)
        }
        Reason::MarketDeckEmpty => Phrase::new("nature-reason-market-deck-empty"),
        Reason::NotAttacked { space: named } => space("nature-reason-not-attacked", *named),
        Reason::WrongStyle { card: named } => card("nature-reason-wrong-style", named),
        Reason::WrongFaction { card: named } => card("nature-reason-wrong-faction", named),
        Reason::HandTooLarge { surplus } => {
            Phrase::new("nature-reason-hand-too-large").with("count", *surplus)
        }
        Reason::NotOffered => Phrase::new("nature-reason-not-offered"),
    }
}

fn card(key: &'static str, card: &Printed) -> Phrase {
    Phrase::new(key).with("card", card.name)
}

fn space(key: &'static str, space: Space) -> Phrase {
    Phrase::new(key).with("space", number(space))
}
