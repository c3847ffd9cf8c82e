//! The events that effects answer, as clauses: "one of your Elementals is attacked".

use super::whom::{Bearer, Role, one_of, own, whom};
use super::{rows, style};
use crate::effect::{Faction, InstantCommand, Subject, When, Who};
use crate::layout::Rows;
use kernel::Phrase;

/// The event that a trigger answers.
pub(super) fn event(when: &When) -> Phrase {
    match *when {
        When::Attacks {
            who,
            style: only,
            faction,
        } => Phrase::new("nature-when-attacks")
            .with("subject", subject(who, Rows::ALL, faction))
            .with("style", style(only)),
        When::Attacked {
            who,
            style: only,
            rows,
        } => Phrase::new("nature-when-attacked")
            .with("subject", subject(who, rows, None))
            .with("style", style(only)),
        When::DealsDamage => Phrase::new("nature-when-deals-damage"),
        When::Defeats => Phrase::new("nature-when-defeats"),
        When::EntersFormation(who) => {
            Phrase::new("nature-when-enters-formation").with("who", variant(who))
        }
        When::LeftFormation(who) => {
            Phrase::new("nature-when-left-formation").with("who", variant(who))
        }
        When::EntersRow {
            who,
            rows: entered,
            faction,
        } => Phrase::new("nature-when-enters-row")
            .with("subject", subject(who, Rows::ALL, faction))
            .with("rows", rows(entered)),
        When::ShieldsAdded(who) => {
            Phrase::new("nature-when-shields-added").with("subject", subject(who, Rows::ALL, None))
        }
        When::ShieldsRemoved(who) => Phrase::new("nature-when-shields-removed")
            .with("subject", subject(who, Rows::ALL, None)),
    }
}

/// The attack against which an Instant Command is played.
pub(super) fn answered(instant: &InstantCommand) -> Phrase {
    Phrase::new("nature-when-attacked")
        .with("subject", subject(Subject::Any, Rows::ALL, instant.faction))
        .with("style", style(instant.style))
}

fn subject(who: Subject, in_rows: Rows, faction: Option<Faction>) -> Phrase {
    let mut among = own(in_rows, faction);
    match who {
        Subject::This if in_rows == Rows::ALL => whom(&Who::This, Role::Subject, Bearer::Elemental),
        Subject::This => Phrase::new("nature-who-this-in-rows").with("rows", rows(in_rows)),
        Subject::Another => {
            among.another = true;
            one_of(&among, Role::Subject)
        }
        Subject::Any => one_of(&among, Role::Subject),
    }
}

fn variant(who: Subject) -> &'static str {
    match who {
        Subject::This => "this",
        Subject::Another => "another",
        Subject::Any => "any",
    }
}
