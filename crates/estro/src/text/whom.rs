//! Which cards a gift concerns, as noun phrases: "another of your face-up Ardo cards".

use super::{alternatives, estro_name};
use crate::estri::EstroSet;
use crate::gift::{Faces, Filter, Giftedness, Whose};
use kernel::{Arg, Phrase};

/// The cards among which a gift chooses.
#[derive(Clone, Copy)]
pub(super) enum Pool {
    /// The own side's, this card included.
    Own,
    /// The own side's other ones.
    Another,
    /// The opposing side's.
    Enemy,
    /// Both sides', this card included.
    Either,
    /// Both sides' other ones.
    EitherOther,
}

impl Pool {
    /// The cards of a side, this card included.
    pub(super) fn of(side: Whose) -> Pool {
        match side {
            Whose::Own => Pool::Own,
            Whose::Enemy => Pool::Enemy,
            Whose::Both => Pool::Either,
        }
    }

    /// The cards of a side, but not this one.
    pub(super) fn others_of(side: Whose) -> Pool {
        match side {
            Whose::Own => Pool::Another,
            Whose::Enemy => Pool::Enemy,
            Whose::Both => Pool::EitherOther,
        }
    }

    fn variant(self) -> &'static str {
        match self {
            Pool::Own => "own",
            Pool::Another => "another",
            Pool::Enemy => "enemy",
            Pool::Either => "either",
            Pool::EitherOther => "either-other",
        }
    }
}

/// One card, which the gift's controller chooses.
pub(super) fn one(pool: Pool, filter: &Filter) -> Phrase {
    Phrase::new("estro-who-one")
        .with("pool", pool.variant())
        .with("face", face(filter))
        .with("sort", sort(filter))
        .with("such", such(filter))
}

/// Up to so many cards, which the gift's controller chooses.
pub(super) fn up_to(count: u8, pool: Pool, filter: &Filter) -> Phrase {
    if count == 1 {
        return one(pool, filter);
    }
    Phrase::new("estro-who-up-to")
        .with("count", count)
        .with("pool", pool.variant())
        .with("face", faces(filter))
        .with("sort", sorts(filter))
        .with("such", such(filter))
}

/// Each card. That it is face-up is said only where a face-down one could be meant.
pub(super) fn each(pool: Pool, filter: &Filter) -> Phrase {
    let face = match filter.face {
        Faces::Up => Phrase::new("estro-nothing"),
        _ => face(filter),
    };
    Phrase::new("estro-who-each")
        .with("pool", pool.variant())
        .with("face", face)
        .with("sort", sort(filter))
        .with("such", such(filter))
}

/// Each card, with its face named.
pub(super) fn each_with_face(pool: Pool, filter: &Filter) -> Phrase {
    Phrase::new("estro-who-each")
        .with("pool", pool.variant())
        .with("face", face(filter))
        .with("sort", sort(filter))
        .with("such", such(filter))
}

/// "Ardo card with TOT 60 or less": the noun alone, for cards that are not on the field.
pub(super) fn card(filter: &Filter) -> Phrase {
    Phrase::new("estro-who-card")
        .with("sort", sort(filter))
        .with("such", such(filter))
}

/// "Ardo or Granito card", of these estri.
pub(super) fn card_of(estri: EstroSet) -> Phrase {
    card(&only(estri))
}

/// "Ardo or Granito", to go with "card"; nothing if all estri are meant.
pub(super) fn sort_of(estri: EstroSet) -> Phrase {
    sort(&only(estri))
}

fn only(estri: EstroSet) -> Filter {
    Filter {
        estro: (estri != EstroSet::ALL).then_some(estri),
        ..Filter::ANY
    }
}

/// "Ardo or Granito".
fn estri(set: EstroSet) -> Phrase {
    alternatives(set.iter().map(estro_name))
}

/// What goes before "card" for a face; a word for one card.
fn face(filter: &Filter) -> Phrase {
    Phrase::new(match filter.face {
        Faces::Up => "estro-face-up",
        Faces::Down => "estro-face-hidden",
        Faces::Any => "estro-face-any",
    })
}

/// The same for several cards.
fn faces(filter: &Filter) -> Phrase {
    Phrase::new(match filter.face {
        Faces::Up => "estro-faces-up",
        Faces::Down => "estro-faces-hidden",
        Faces::Any => "estro-faces-any",
    })
}

fn sort(filter: &Filter) -> Phrase {
    match (filter.estro, filter.gift) {
        (None, None) => Phrase::new("estro-nothing"),
        (None, Some(Giftedness::Empty)) => Phrase::new("estro-sort-empty"),
        (None, Some(Giftedness::Gift)) => Phrase::new("estro-sort-gift"),
        (Some(set), None) => Phrase::new("estro-sort-estro").with("estri", estri(set)),
        (Some(set), Some(Giftedness::Empty)) => {
            Phrase::new("estro-sort-estro-empty").with("estri", estri(set))
        }
        (Some(set), Some(Giftedness::Gift)) => {
            Phrase::new("estro-sort-estro-gift").with("estri", estri(set))
        }
    }
}

/// The sort of several cards.
fn sorts(filter: &Filter) -> Phrase {
    match (filter.estro, filter.gift) {
        (None, Some(Giftedness::Empty)) => Phrase::new("estro-sorts-empty"),
        (Some(set), Some(Giftedness::Empty)) => {
            Phrase::new("estro-sorts-estro-empty").with("estri", estri(set))
        }
        _ => sort(filter),
    }
}

/// The numbers a card must have.
fn such(filter: &Filter) -> Phrase {
    let number = |key: &'static str, bound: Option<u8>| {
        bound.map(|bound| Phrase::new(key).with("number", bound))
    };
    let mut qualities: Vec<Phrase> = [
        number("estro-such-tot-at-most", filter.tot_at_most),
        number("estro-such-tot-at-least", filter.tot_at_least),
        number("estro-such-primary-at-most", filter.primary_at_most),
        number("estro-such-primary-at-least", filter.primary_at_least),
    ]
    .into_iter()
    .flatten()
    .collect();
    if filter.damaged {
        qualities.push(Phrase::new("estro-such-damaged"));
    }
    if qualities.is_empty() {
        return Phrase::new("estro-nothing");
    }
    Phrase::new("estro-such").with("qualities", Arg::List(qualities))
}
