//! Whom an effect concerns, with the preposition that goes before it: languages differ in what
//! preposition and article become together.

use super::{faction, rows};
use crate::effect::{Among, Faction, Who, Whose};
use crate::layout::Rows;
use kernel::Phrase;

/// The place of an Elemental in its clause.
#[derive(Clone, Copy)]
pub(super) enum Role {
    /// The one that does or suffers what an event tells.
    Subject,
    /// The one that something is done with.
    Object,
    /// The one that something is put on.
    On,
    /// The one that something is done to.
    To,
    /// The one that something is taken from.
    From,
}

impl Role {
    fn variant(self) -> &'static str {
        match self {
            Role::Subject => "subject",
            Role::Object => "object",
            Role::On => "on",
            Role::To => "to",
            Role::From => "from",
        }
    }
}

/// Whom the word "this" means.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bearer {
    /// The Elemental with the effect.
    Elemental,
    /// The attacker: the effect is an Attack Command's.
    Attacker,
}

/// Those whom a step concerns.
pub(super) fn whom(who: &Who, role: Role, bearer: Bearer) -> Phrase {
    let key = match who {
        Who::This if bearer == Bearer::Elemental => "nature-who-this",
        Who::This | Who::Attacker => "nature-who-attacker",
        Who::That => "nature-who-that",
        Who::Sage => "nature-who-sage",
        Who::One(among) | Who::UpTo(1, among) => return one_of(among, role),
        Who::UpTo(..) => "nature-who-them",
        Who::Each(among) => {
            let each = Phrase::new("nature-who-each").with("role", role.variant());
            return described(each, among);
        }
    };
    Phrase::new(key).with("role", role.variant())
}

/// One Elemental among several.
pub(super) fn one_of(among: &Among, role: Role) -> Phrase {
    let one = Phrase::new("nature-who-one")
        .with("role", role.variant())
        .with("another", if among.another { "yes" } else { "no" });
    described(one, among)
}

/// Any Elemental of the own formation in these rows and of this faction.
pub(super) fn own(rows: Rows, faction: Option<Faction>) -> Among {
    Among {
        side: Whose::Own,
        rows,
        faction,
        connected_to_sage: false,
        connected_to_this: false,
        no_sage: false,
        another: false,
    }
}

/// The clause, after several Elementals have been chosen for it if it concerns several.
pub(super) fn chosen(who: &Who, clause: Phrase) -> Phrase {
    match who {
        Who::UpTo(most @ 2.., among) => {
            let choose = Phrase::new("nature-choose")
                .with("count", *most)
                .with("clause", clause);
            described(choose, among)
        }
        _ => clause,
    }
}

/// The phrase with all that describes the Elementals it speaks of.
pub(super) fn described(phrase: Phrase, among: &Among) -> Phrase {
    phrase
        .with(
            "side",
            match among.side {
                Whose::Own => "own",
                Whose::Enemy => "enemy",
            },
        )
        .with("sort", sort(among))
        .with("place", place(among.rows))
        .with("linked", linked(among))
}

/// What goes before the word "Elemental".
fn sort(among: &Among) -> Phrase {
    match (among.faction, among.no_sage) {
        (None, false) => Phrase::new("nature-sort-any"),
        (None, true) => Phrase::new("nature-sort-no-sage"),
        (Some(only), false) => Phrase::new("nature-sort-faction").with("faction", faction(only)),
        (Some(only), true) => {
            Phrase::new("nature-sort-faction-no-sage").with("faction", faction(only))
        }
    }
}

/// Nothing, if every row is meant.
pub(super) fn place(in_rows: Rows) -> Phrase {
    if in_rows == Rows::ALL {
        Phrase::new("nature-place-any")
    } else {
        Phrase::new("nature-place").with("rows", rows(in_rows))
    }
}

fn linked(among: &Among) -> Phrase {
    Phrase::new(match (among.connected_to_sage, among.connected_to_this) {
        (false, false) => "nature-linked-any",
        (true, false) => "nature-linked-sage",
        (false, true) => "nature-linked-this",
        (true, true) => "nature-linked-both",
    })
}
